### The game in a terminal, and the reports about many games: screens, menus, notices.
###
### What is in quotation marks or stands alone is typed so. $who is a player’s name.

## The beginning

terminal-greeting = Clans, crows and a crown: the board game Inis, unofficially, in your terminal.
# $least (number), $most (number), $usual (number): what Enter alone means
terminal-how-many = How many players? [{ $least } to { $most }; Enter: { $usual }]
# $least (number), $most (number), $usual (number)
terminal-how-many-people =
    How many of them are people at this keyboard? [{ $least } to { $most }; Enter: { $usual }]
# $least (number), $most (number)
terminal-number = Type a number from { $least } to { $most }.
# $players (number), $round (number): 0 in the setup; $when (text): a day and a time
terminal-unfinished = There is an unfinished game of { $players }, { $round ->
    [0] in its setup
   *[other] in round { $round }
}, from { $when }.
# $yes (text), $no (text): what one types; Enter alone means yes
terminal-go-on = Go on with it? [{ $yes }/{ $no }]
# $yes (text), $no (text)
terminal-yes-or-no = Type { $yes } or { $no }.
# The words for yes and for no, parted by commas, the shortest first.
terminal-yes = y, yes
terminal-no = n, no
# $who (text): colours; $count (number)
terminal-company-people = { $count ->
    [1] You are { $who }.
   *[other] { $who } share this keyboard.
}
# $who (text): colours, each with the kind of bot; $count (number)
terminal-company-bots = { $count ->
    [1] { $who } is a bot.
   *[other] { $who } are bots.
}
# $help (text): what one types
terminal-help-hint = At any time "{ $help }" says what you can type.
terminal-farewell = Until next time.

## The commands: what one types, the first word being the one that is shown

terminal-command-map = map
terminal-command-hand = hand
terminal-command-cards = cards
terminal-command-log = log
terminal-command-card = card
terminal-command-rules = rules, rule
terminal-command-glossary = glossary
terminal-command-undo = undo, u
terminal-command-save = save
terminal-command-resume = resume
terminal-command-quit = quit, exit, q
terminal-command-help = help, h, ?

## What each of them does

terminal-does-map = the island once more, and all territories with their neighbours
terminal-does-hand = your cards
terminal-does-cards = the cards that everybody can see
terminal-does-log = what has happened (log 100: more of it)
terminal-does-card = what a card or a territory does: card new clans
terminal-does-rules = how the game goes, by chapters; rules clash: one of them
terminal-does-glossary = what the words mean; glossary chieftain: one of them
terminal-does-undo = take back your last choice, if nobody has learned anything since
terminal-does-save = a copy of the game in a file of yours: save evening.ardri
terminal-does-resume = go on with another game: resume evening.ardri
terminal-does-quit = leave; the game is kept, and offered the next time
terminal-does-help = this list

terminal-help = Type a choice’s number or its words, or one of these:

## Whose move it is

# $who (text)
terminal-pass-keyboard = Pass the keyboard to { $who }.
# $who (text): who was there before; $undo (text): what one types
terminal-or-undo = (Or type "{ $undo }", and { $who } takes the last choice back.)
# $who (text)
terminal-press-enter = { $who }, press Enter.
# $quit (text): what one types
terminal-enter-alone = Enter alone shows the cards; { $quit } leaves the game.
terminal-taken-back = Taken back.

## What cannot be done, and that nothing has come of it

# $fault (saying)
terminal-nothing-changed = { $fault } (Nothing has changed.)
# $most (number), $help (text): what one types
terminal-type-number = Type a number from 1 to { $most }, or { $help }.
# $number (number), $most (number)
terminal-no-choice = There is no choice { $number }: they go from 1 to { $most }.
terminal-more-than-asked = That is more than is asked for.
# $typed (text), $choices (text)
terminal-several = "{ $typed }" may be several things: { $choices }.
# $names (text): of cards; $typed (text), $card (text): what one types
terminal-not-now = { $names } cannot be chosen now; "{ $card } { $typed }" says what it does.
# $typed (text), $names (text)
terminal-may-be = "{ $typed }" may be { $names }.
# $typed (text), $rules (text): what one types
terminal-no-card = "{ $typed }" is no card and no territory; { $rules } lists the chapters of the rules.
# $card (text): what one types
terminal-card-what = Which one? For example: { $card } new clans
# $typed (text)
terminal-no-term = "{ $typed }" is no word of the glossary.
# $save (text): what one types
terminal-save-what = { $save } needs a file’s name, as in: { $save } evening.ardri
# $resume (text): what one types
terminal-resume-what = { $resume } needs a file’s name, as in: { $resume } evening.ardri

## Files

# $command (text)
terminal-kept = The game is kept. Go on with: { $command }
# $command (text)
terminal-saved = Saved. Go on from there with: { $command }
# $path (text), $fault (saying)
terminal-not-kept = The game cannot be kept in { $path }: { $fault }
# $path (text), $fault (saying)
terminal-not-written = { $path } cannot be written: { $fault }
# $path (text)
terminal-no-game-there = { $path } is there already, and is no game: it stays as it is.
# $path (text), $fault (saying)
terminal-in-file = { $path }: { $fault }
terminal-no-text = this is no text
terminal-fault-no-file = No such file or directory
terminal-fault-permission = Permission denied
terminal-fault-folder = Is a directory
terminal-fault-no-folder = Not a directory
terminal-fault-exists = File exists
terminal-fault-full = No space left
terminal-fault-read-only = Read-only file system
terminal-fault-long-name = File name too long
# $number (text)
terminal-fault-other = Error { $number } of the system

## The end

terminal-end-draw = The game ends in a draw: nobody is High King.
# $who (text), $count (number): of victory conditions
terminal-end-king = { $who } is High King, with { $count ->
    [one] one victory condition
   *[other] { $count } victory conditions
}!
# $command (text)
terminal-see-again = See it again with: { $command }

## The table

# $colour (text), $beast (text)
terminal-player = { $colour } { $beast }
# $who (text): who reads this
terminal-you = { $who } (you)
terminal-settling = The island is settled
# $count (number)
terminal-round = Round { $count }
# $who (text)
terminal-brenn = Brenn: { $who }
# $order (text): names with arrows between
terminal-order = turns go { $order }
terminal-legend = n* chieftain · ★ Capital · ▲ citadels · ◎ sanctuaries · ♪ Festival

# Heads of narrow columns: clans on the island, cards in hand of each kind, Deeds, then how much one
# has of each victory condition.
terminal-column-clans = Clans
terminal-column-actions = Action
terminal-column-tales = Epic
terminal-column-advantages = Adv.
terminal-column-deeds = Deeds
terminal-column-leadership = Leads
terminal-column-land = Lands
terminal-column-faith = Faith

# $count (number), $deeds (yes | no): whether Deeds are needed for it
terminal-conditions = You meet { $count ->
    [1] a victory condition
   *[other] { $count } victory conditions
}{ $deeds ->
    [yes] { " " }(with Deeds)
   *[no] { "" }
}.
terminal-pretender = You are a Pretender: keep that up till the next Assembly.

## A clash

# $territory (territory)
terminal-clash = Clash in the { $territory }
# $who (text)
terminal-clash-by = started by { $who }
# $who (text), $exposed (number), $sheltered (number): clans; $cards (number): Action cards in hand
terminal-clash-side = { $who } { $exposed } exposed{ $sheltered ->
    [0] { "" }
   *[other] , { $sheltered } sheltered
} ({ $cards ->
    [one] { $cards } Action card
   *[other] { $cards } Action cards
})
# $card (text), $who (text), $whose (you | other), $count (number): fallen clans
terminal-lingering = { $whose ->
    [you] { $card } lies before you
   *[other] { $card } lies before { $who }
}{ $count ->
    [0] { "" }
    [one] , { $count } fallen clan on it
   *[other] , { $count } fallen clans on it
}.

## Cards

terminal-tray = Before you
terminal-hand = Your hand
terminal-held = held
terminal-chosen = chosen
terminal-empty-hand = Your hand is empty.
# $kind (text): Season or Triskel; $text (text)
terminal-effect = { $kind }: { $text }
# $name (text), $kind (text): of card
terminal-card = { $name } ({ $kind })
# $name (text)
terminal-land = { $name } (territory, with its Advantage card)
# $text (text): what the territory itself does
terminal-land-effect = The land: { $text }
terminal-land-plain = Nothing special.
# $ruling (text): its number; $text (text)
terminal-ruling = { $ruling }: { $text }
# $chapters (text): their titles
terminal-see-chapters = In the rules: { $chapters }
# $choice (text), $text (text): what the card does
terminal-choice-explained = { $choice }: { $text }
# $rules (text): what one types
terminal-chapters = The chapters of the rules; one of them by its number or its name, as in: { $rules } clash
# $word (text), $text (text)
terminal-term = { $word }: { $text }

# $who (text), $cards (text)
terminal-advantages = { $who } holds { $cards }.
# $count (number)
terminal-discarded-actions = Discarded Action cards: { $count }.
# $cards (text), $count (number)
terminal-discarded-tales = { $count ->
    [0] Discarded Epic Tales: none.
   *[other] Discarded Epic Tales: { $cards }.
}

## The list of territories

terminal-list-land = Territory
terminal-list-clans = Clans
terminal-list-built = Built
terminal-list-card = Card
terminal-card-on-table = on the table
terminal-card-played = played
# $territories (territories)
terminal-beside = beside { $territories }
# $count (number)
terminal-unknown-lands = { $count ->
    [0] No territories are still unknown.
    [one] { $count } territory is still unknown.
   *[other] { $count } territories are still unknown.
}

## The log

# $count (number)
terminal-log-before = … and { $count ->
    [one] { $count } thing
   *[other] { $count } things
} before (log: all of it)

## A game once more: ardri replay

terminal-to-number = --to: a number of decisions
# $who (text), $choice (text)
terminal-decided = { $who }: { $choice }
# $choice (text)
terminal-decided-by-chance = Chance: { $choice }
# $how (cut | unfinished | draw | king), $who (text), $count (number): of decisions
terminal-replay-end = { $how ->
    [cut] { $count ->
        [one] So it stood after { $count } decision.
       *[other] So it stood after { $count } decisions.
    }
    [unfinished] { $count ->
        [one] The game is not over, after { $count } decision.
       *[other] The game is not over, after { $count } decisions.
    }
    [draw] { $count ->
        [one] A draw after { $count } decision: nobody is High King.
       *[other] A draw after { $count } decisions: nobody is High King.
    }
   *[king] { $count ->
        [one] { $who } is High King, after { $count } decision.
       *[other] { $who } is High King, after { $count } decisions.
    }
}

## What the command line asks for and cannot have

# $command (text)
terminal-none-unfinished = there is no unfinished game; begin one with: { $command }
terminal-seats-or-bots = --seats says it all; --bots cannot be given beside it
# $bots (number), $players (number)
terminal-many-bots = --bots: { $bots ->
    [one] { $bots } bot has
   *[other] { $bots } bots have
} no room among { $players } players
# $seats (number), $players (number)
terminal-seats = --seats: there are { $seats }, and { $players } players
# $name (text), $known (text): the names that there are
terminal-no-player = no such player: "{ $name }"; there is { $known }
# $option (text), $name (text), $known (text)
terminal-no-such = { $option }: no such thing: "{ $name }"; there is { $known }
# $bots (number), $players (number)
terminal-bots-for = --bots: { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} for { $players } players
# $option (text), $least (number)
terminal-least = { $option }: a number from { $least } up

## Many games: ardri simulate

# $done (text), $all (text): numbers; $left (text): as on a clock
terminal-progress = { $done } of { $all } games, { $left } to go
# $count (number)
terminal-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

# Heads of columns.
terminal-head-games = games
terminal-head-decisions = decisions
terminal-head-forced = forced
terminal-head-by-engine = by engine
terminal-head-chance = chance
terminal-head-unforced-rate = unforced/s
terminal-head-all-rate = all/s
terminal-head-games-rate = games/s
terminal-head-rounds = rounds
terminal-head-kings = kings
terminal-head-draws = draws
# $count (number): of victory conditions
terminal-head-by = by { $count }

terminal-how-ended = How games ended: rounds on average, kings by seat and by conditions met
# $checks (yes | no): whether they took time, too
terminal-what-counts =
    A decision is one choice that a player is asked for; "forced" are those asked with one choice
    only (windows "possible" ask them so that nothing is betrayed). Choices of one that betray
    nothing the engine makes by itself, and chance’s answers are no decisions: they stand in columns
    of their own. Rates are for one core, by its own clock{ $checks ->
        [yes] , the checks included
       *[no] { "" }
    }.
# $games (text), $decisions (text), $seconds (text): numbers; $count (number): of processes
terminal-spent =
    { $games } games with { $decisions } decisions in { $seconds } s by the wall’s clock, { $count ->
        [one] { $count } process
       *[other] { $count } processes
    }.
# $positions (text), $failures (number)
terminal-checked = Checked { $positions } positions; failures: { $failures }.
terminal-coverage = What was used, in all these games together; names as in records and positions
terminal-coverage-whole = NEVER USED: nothing. All that there is was used.
# $count (number)
terminal-never-cards = { $count ->
    [0] NEVER USED, of cards and windows: nothing
   *[other] NEVER USED, of cards and windows: { $count }
}
# $count (number)
terminal-never-others = NEVER USED, of the rest: { $count }
# $kind (text): of game; $number (number), $fault (text): in English
terminal-failed = FAILED: { $kind }, game { $number }: { $fault }
# $path (text)
terminal-failed-record = its record: { $path }
# $count (number)
terminal-more-failures = { $count ->
   *[other] … and { $count } more.
}

## How fast it is: ardri bench

# Heads of columns.
terminal-head-nodes-rate = with chance/s
terminal-head-range = from–to
terminal-head-mean = mean
terminal-head-largest = largest
terminal-head-wanted = wanted
terminal-head-measured = measured
terminal-head-met = met

# Heads of tables.
terminal-bench-playing = Random games, in a second
terminal-bench-operations = One position, in nanoseconds
terminal-bench-sizes = The size of a position, in bytes
terminal-bench-ratios = How many times as fast as the peers
terminal-bench-targets = What is wanted

# $name (text): of what is done; $round (number)
terminal-bench-round = { $name }, round { $round }
terminal-bench-memory = in memory
# Behind "to_bytes()".
terminal-bench-without = without what the seats know
# $met (yes | no | unknown): whether a figure is what is wanted
terminal-bench-met = { $met ->
    [yes] yes
    [no] no
   *[unknown] not measured
}
# $rounds (number)
terminal-what-counts-bench =
    Medians of { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, and the least and the most of them; processor time. The games differ: a decision of ours is none of a peer’s. Counted are players’ decisions, while the time is that of the whole loop, chance included. "unforced" had more than one choice; "all" holds those of one, too, also where the engine makes them by itself. Ratios set our unforced decisions against catanatron’s unforced ones and against all of OpenSpiel’s.

terminal-bench-compile = The compiled engine is brought up to date …
terminal-bench-install = The environment of the peers is brought up to date …
terminal-bench-no-compiler = There is no C compiler here: only the interpreted engine is measured.
terminal-bench-no-source = ardri bench needs a checkout of Ardrí’s sources: there is no folder bench here
# $fault (text): in English
terminal-bench-failed = this cannot be measured: { $fault }
# $path (text)
terminal-bench-written = The figures: { $path }
# $done (text), $all (text): numbers; $left (text): as on a clock
terminal-bench-progress = { $done } of { $all } measurements, { $left } to go
