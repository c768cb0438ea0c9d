### The command line: what its help says, and what is wrong with arguments. What begins with "ardri"
### or with "--" is typed so; so are human, the names of bots, compiled and interpreted.

## What there is

command-about = Ardrí: an engine and a home for the board game Inis. Unofficial.
command-about-play = a game in this terminal, alone against bots or together
command-about-simulate = many games between bots, and how they ended
command-about-replay = a game once more, in words
command-about-help = the options of a command
command-commands = commands

# Stands for what is to be typed.
command-word-command = COMMAND
command-word-file = FILE
command-word-folder = DIR
command-word-bots = BOTS
command-word-seats = SEATS

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
