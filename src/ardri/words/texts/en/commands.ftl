### The command line: what its help says, and what is wrong with arguments. What begins with "ardri"
### or with "--" is typed so; so are human, the names of bots, compiled and interpreted.

## What there is

command-about = Ardrí: an engine and a home for the board game Inis. Unofficial.
command-about-page = the page, in your browser: starts a server for this machine
command-about-play = a game in this terminal, alone against bots or together
command-about-serve = a server, for a household or for the world
command-about-simulate = many games between bots, and how they ended
command-about-bench = how fast the engine is, and its peers beside it
command-about-arena = bots against bots, by the thousand: who is how strong; self-play
command-about-analyse = a finished game: what a bot would have done, and who was how likely to win
command-about-replay = a game once more, in words
command-about-help = the options of a command
command-commands = commands

# Stands for what is to be typed.
command-word-command = COMMAND
command-word-file = FILE
command-word-folder = DIR
command-word-bot = BOT
command-word-bots = BOTS
command-word-seats = SEATS
command-word-address = ADDRESS

## ardri play

command-play-alone =
    Without options it asks how many play, and offers to go on with an unfinished game.
command-example-bots = you against two bots
command-example-people = three people at one keyboard
command-example-seats = who sits where
command-example-resume = the last unfinished game
command-example-file = from a file: a record, or a position in JSON
command-example-language = in another language

command-help-saved = a saved game, or a position
command-help-players = 2, 3 or 4 (4)
command-help-bots = how many, or which: wanderer, warrior, druid, ardri, ever stronger (all but one)
command-help-seats = who sits where: human,warrior,…
command-help-resume = the last unfinished game
command-help-seed = for the same crows and cards again
# $known (text): all there are; $usual (text): if it is not given
command-help-known = { $known } ({ $usual })
command-help-round-limit = a draw after so many rounds

## ardri serve

command-serve-environment =
    Every option has a variable in the environment, too: --bot-seconds is ARDRI_BOT_SECONDS. All of it: docs/running.md.
command-example-open = plain ardri is about this
command-example-house = for everybody in the house; it prints the address
command-example-database = in a file of your choice
command-example-workers = many people: docs/running.md

command-help-serve-database = sqlite:///FILE or postgresql://… (a file in your data folder)
# $usual (text): what it is if nobody says
command-help-serve-host = where to listen; 0.0.0.0: for others, too ({ $usual })
# $usual (text)
command-help-serve-port = 0: any that is free ({ $usual }; if that is taken, any)
# $usual (text)
command-help-serve-workers = processes; more than one need PostgreSQL ({ $usual })
command-help-serve-origins = the addresses that people type, as in https://inis.example
# $usual (text)
command-help-serve-secure-cookies = cookies over https alone: yes, no; auto: as the page came ({ $usual })
command-help-serve-trusted-proxies = whose X-Forwarded-For and X-Forwarded-Proto are believed (nobody’s)
# $usual (text)
command-help-serve-bot-workers = processes in which bots think; 0: one less than there are cores ({ $usual })
# $usual (text)
command-help-serve-bot-seconds = how long a bot thinks at most, in seconds ({ $usual })
# $usual (text)
command-help-serve-pace = how long a sealed window stays shut, in seconds, give or take a half ({ $usual })
# $usual (text)
command-help-serve-limits = how much more often than usual one may ask; 0: without a limit ({ $usual })
# $usual (text)
command-help-serve-sockets = connections at once, for each process ({ $usual })
# $usual (text)
command-help-serve-account-sockets = connections at once, for each account ({ $usual })
# $usual (text)
command-help-serve-metrics = who may read /metrics: local, off, all ({ $usual })
# $usual (text)
command-help-serve-log = text, json; auto: text at a terminal ({ $usual })
# $usual (text)
command-help-serve-log-level = how much is logged: debug, info, warning, error ({ $usual })
# $usual (text)
command-help-serve-grace = seconds that what goes on may take to end ({ $usual })
command-help-serve-open = open the page in a browser

# $address (text)
command-serve-at = Ardrí is at { $address }
# $address (text)
command-serve-also = and at { $address }
command-serve-stop = Ctrl+C stops it; the games stay.
# $address (text)
command-serve-already = Ardrí is already running, at { $address }
command-serve-busy = Another server has this database open.

## ardri simulate

command-help-games = for each kind (1000)
command-help-one-bot = one, or one a seat (wanderer)
command-help-rounds = a draw after so many rounds; 0: never (60)
command-help-check = check the engine on the way
command-help-every = check every K-th decision
command-help-coverage = what was used, and what never
command-help-jobs = processes (1; with --check: all)
command-help-figures = the figures as JSON
command-help-out = where a failing game is put (.)

## ardri bench

command-help-quick = less of everything, and no peers
command-help-peers = other programs beside it (yes; --quick: no)
command-help-measured = how often all is measured (5; --quick: 3)
command-help-part = only one N-th of the work (1; --quick: 4)
# $file (text)
command-help-bench-json = where the figures go, as JSON ({ $file })
command-help-markdown = the table in Markdown
## ardri arena

command-arena-deals =
    Every deal is played once in every seating, so that each bot has each seat with the same cards.
command-example-pair = two bots against each other
command-example-alone = each alone against three of the other
command-example-table = who sits at one table
command-example-times = a bot against itself, with less time
command-example-out = stopped, the same command goes on
command-example-data = self-play, written down for training
command-example-list = all bots, those of other packages too

command-help-meet-bots = the bots that meet, each with a time or a number of passes if you like (druid@0.5, druid:200)
command-help-table = a line-up of your own; may be given again
command-help-deals = deals for each table (100)
command-help-seconds = for one decision (1); 0: as long as a bot likes
command-help-all-jobs = processes (one for each core)
command-help-ray = play on this Ray cluster
command-help-results = the games so far; it goes on from there
command-help-records = a record of every game
command-help-data = games for training; it goes on from there
command-help-chunk = games in one file of --data (100)
command-help-list = all bots, and what is wrong with them

## ardri analyse

command-help-advisor = the bot that advises (the best of the house)
command-help-advice-time = for each piece of advice (1); 0: as long as the bot likes
command-help-playouts = worlds for each judgement, if the bot does not judge (100)
command-help-advice-seed = for the same advice again
command-help-analysis-json = all of it as JSON, too
command-help-picture = the chances as a picture (SVG), too

## ardri replay

command-help-record = a record
command-help-to = only the first N decisions
command-help-verbose = each decision, too, chance’s also
command-help-events = everything that happened, as JSON
command-help-position = only the final position, as JSON

## For all of them

# $languages (text): their codes
command-help-lang = the language: { $languages }
command-help-version = which version this is
command-help-help = this help
# $version (text), $engine (text), $python (text)
command-version = ardri { $version }, engine { $engine }, Python { $python }
command-not-installed = (not installed)
command-usage = usage:
command-options = options
command-arguments = arguments
command-stopped = stopped

## What is wrong

# $fault (saying), $command (text): one line each
command-try = { $fault } – try: { $command }
# $fault (text)
command-fault = { $fault }
# $name (text), $known (text): their codes
command-no-language = there is no language "{ $name }"; there is { $known }
# $language (text): its name
command-no-letters = This terminal cannot show the letters of this language ({ $language }): here is the game in English.
# $argument (text), $fault (text)
command-in-argument = argument { $argument }: { $fault }
# $arguments (text)
command-unknown-arguments = unrecognized arguments: { $arguments }
command-one-argument = one argument is needed
# $argument (text)
command-no-argument = nothing may follow it: { $argument }
# $arguments (text)
command-required = the following arguments are required: { $arguments }
# $option (text), $matches (text)
command-ambiguous = { $option } may be { $matches }
# $value (text)
command-invalid-number = { $value } is no whole number
# $value (text), $choices (text)
command-invalid-choice = invalid choice: { $value } (there is { $choices })
