### Why something is refused, and that nothing has changed. What is in quotation marks stands so in
### a file or in a line of the notation, and is not translated.

## Where the fault is

# $path (text): in JSON data, as in map[2].clans; $fault (saying)
refusal-at = { $path }: { $fault }
# $line (number): of a record; $fault (saying)
refusal-in-line = line { $line }: { $fault }
# $option (text): its name; $fault (saying)
refusal-option = { $option }: { $fault }

## Something that there is not

# $name (text), $close (none | text): what was perhaps meant; $noun (card | action-card |
# epic-tale | advantage-card | territory | seat | clans | place | action | key | header | result |
# plan | flag | other): what it should be
refusal-unknown = { $noun ->
    [card] no such card
    [action-card] no such Action card
    [epic-tale] no such Epic Tale
    [advantage-card] no such Advantage card
    [territory] no such territory
    [seat] no such seat
    [clans] no such number of clans
    [place] no such place of the map
    [action] no such action
    [key] no such key
    [header] no such header
    [result] no such result
    [plan] no such plan
    [flag] no such flag
   *[other] no such { $noun }
}: "{ $name }"{ $close ->
    [none] { "" }
   *[other] ; did you mean "{ $close }"?
}

# $noun (card | action-card | epic-tale | advantage-card | territory | plan | flag | other), $what
# (saying): what is there instead
refusal-needed = { $noun ->
    [card] a card is needed
    [action-card] an Action card is needed
    [epic-tale] an Epic Tale is needed
    [advantage-card] an Advantage card is needed
    [territory] a territory is needed
    [plan] a plan is needed
    [flag] a flag is needed
   *[other] a { $noun } is needed
}, not { $what }

## Actions and lines

# $number (text)
refusal-no-action-number = no action has the number { $number }
refusal-no-action = an action is needed, and there is none
# $verb (text)
refusal-alone = "{ $verb }" stands alone: nothing may follow it
# $verb (text), $noun (card | territory | seat | clans | place)
refusal-verb-needs = { $noun ->
   *[card] "{ $verb }" needs a card
    [territory] "{ $verb }" needs a territory
    [seat] "{ $verb }" needs a seat
    [clans] "{ $verb }" needs a number of clans
    [place] "{ $verb }" needs a place of the map
}

# $seat (text), $last (number)
refusal-no-seat = no such seat: { $seat }; seats are 0 to { $last }
refusal-over = The game is over.

# $seat (number)
refusal-seat = seat { $seat }
refusal-chance = chance
# $who (saying), $whose (sayings)
refusal-not-asked = It is not for { $who } to decide now, but for { $whose }.
# $action (text), $offered (saying)
refusal-impossible = "{ $action }" is not possible now. { $offered }
# $actions (text)
refusal-possible = Possible now: { $actions }.
# $why (saying)
refusal-wait = The rest of the line has to wait. { $why }

refusal-held-once = a card can be held once only
# $count (number), $said (number)
refusal-held = { $count } must be held now, not { $said }

# $said (text), $example (text)
refusal-no-march = "{ $said }" is no march; one looks like "{ $example }"
# $count (text)
refusal-march-count = { $count } is no number of clans that can march
# $territory (text)
refusal-march-about = the march is about { $territory }
refusal-march-over = no more clans can march
refusal-march-into-one = all clans march into one territory
refusal-march-out-of-one = all clans march out of one territory
refusal-march-ways = each way is named once, with all the clans that take it

## Undo

refusal-undo-nothing = There is nothing of yours to take back.
refusal-undo-another = Another player has decided since.
refusal-undo-chance = Chance has answered since.
refusal-undo-announced = The card has been announced.
refusal-undo-learned = Somebody has learned something since.
refusal-undo-gone-on = The game has gone on since.

## Options

# $said (text), $least (number), $most (number)
refusal-no-number = { $said } is no number from { $least } to { $most }

## JSON data

# $line (number), $column (number), $fault (text): in English, as Python has it
refusal-json = line { $line }, column { $column }: { $fault }
refusal-json-deep = nested too deep
# $key (text)
refusal-json-twice = the key "{ $key }" stands twice in one object
# $what (saying)
refusal-object-needed = an object is needed, not { $what }
# $what (saying)
refusal-list-needed = a list is needed, not { $what }
# $what (saying)
refusal-number-needed = a whole number is needed, not { $what }
# $what (saying)
refusal-flag-needed = true or false is needed, not { $what }
# $key (text)
refusal-missing = "{ $key }" is missing
# $count (text), $least (number), $most (number)
refusal-out-of-bounds = { $count } is not between { $least } and { $most }
# $value (text)
refusal-value = { $value }
refusal-value-list = a list
refusal-value-object = an object

## Positions: cards

# $card (text)
refusal-four-players = "{ $card }" is in the game with four players only
# $card (text)
refusal-card-off-map = "{ $card }" is not on the map, so its card is not in the game
# $card (text), $path (text)
refusal-card-twice = "{ $card }" is at { $path } already
# $card (text)
refusal-card-not-held = "{ $card }" is neither in the tray nor in the hand
# $card (text)
refusal-card-played = "{ $card }" is being played: it belongs in "playing"
# $card (text)
refusal-card-not-played = no frame plays "{ $card }"
refusal-cards-need-frames = cards are there only in the middle of things: with "frames"
refusal-held-needs-frames = cards are chosen only in the middle of things: with "frames"
refusal-setup-hands = hands are empty in the setup
refusal-assembly-hands = Action cards are dealt in the Assembly, after its start
refusal-tray-in-draft = cards are there in the phase "draft" only
# $count (number), $said (number)
refusal-packet-hand = { $count ->
   *[other] { $count } Action cards are in each hand before this draft, not { $said }
}
# $count (number)
refusal-packet-size = { $count ->
   *[other] { $count } Action cards are dealt to each
}
refusal-held-at-start = nobody has held any at the start of a draft: leave out "held"

## Positions: the map

# $territory (text)
refusal-land-twice = "{ $territory }" is on the map already
# $territory (text)
refusal-land-on-map = "{ $territory }" is on the map
# $territory (text)
refusal-land-off-map = "{ $territory }" is not on the map
# $territory (text)
refusal-land-in-stack = "{ $territory }" is in the stack already
refusal-empty-set = a set of the stack holds at least one territory
# $hexagon (text), $territory (text)
refusal-hexagon-twice = { $hexagon } is covered by { $territory } already
refusal-hexagon = a hexagon has two coordinates
refusal-hexagons = a territory covers three hexagons that touch one another
# $territory (text)
refusal-in-pieces = { $territory } does not hang together with the rest of the map
refusal-no-capital = one territory needs "capital": true
# $territory (text)
refusal-capital-twice = the Capital is in { $territory } already
# $territory (text)
refusal-festival-twice = the Festival marker is in { $territory } already
# $territory (text)
refusal-no-citadels = { $territory } never holds a citadel
refusal-capital-citadel = the Capital is a citadel: there is one at least
# $count (number)
refusal-citadels = { $count ->
   *[other] there are only { $count } citadels in all
}
# $territory (text), $count (number)
refusal-printed = { $territory } has { $count } printed on it
# $count (number)
refusal-sanctuaries = { $count ->
   *[other] there are only { $count } sanctuaries, besides printed ones
}
# $count (number)
refusal-one-a-seat = { $count ->
    [one] one number is needed, one a seat
   *[other] { $count } numbers are needed, one a seat
}
# $seat (number), $count (number)
refusal-clans = { $count ->
   *[other] seat { $seat } has more than { $count } clans on the map
}

## Positions: the course of the game

# $count (number)
refusal-players = { $count } cannot play; 2, 3 or 4 can
refusal-no-brenn = there is no Brenn in the setup only
refusal-no-winner = nobody has won before the game is over
# $count (number)
refusal-deeds = { $count ->
   *[other] there are only { $count } Deeds in all
}
# $phase (text)
refusal-no-turns = there are turns in the phase "season" only, not in "{ $phase }"
# $seat (number)
refusal-opening = the first turn is the Brenn’s, seat { $seat }
refusal-opening-passes = nobody can have passed before the first turn
refusal-all-passed = when all have passed the Season is over
# $seat (number), $seats (text)
refusal-passed = those who passed just before seat { $seat } are { $seats }
# $count (number)
refusal-setup-lands = { $count ->
   *[other] the game is set up with { $count } territories, or none yet
}
refusal-setup-clans = clans are placed after the Capital
refusal-setup-capital = the Brenn chooses the Capital, and there is none yet
refusal-setup-brenn = the Brenn is chosen when the first territories lie
refusal-setup-order = each places one clan in turn order from the Brenn, twice round

## Positions: what is going on, and who knows what

# $value (text)
refusal-frames-say = the frames say { $value }
# $fault (text)
refusal-cannot-go-on = the game cannot go on from here ({ $fault })
refusal-stuck = the game cannot go on from here
# $fault (text): in English, as the engine has it
refusal-unsound = the position contradicts itself: { $fault }
# $seat (number)
refusal-nothing-to-choose = seat { $seat } is asked and has nothing to choose
refusal-no-frame = at least one frame is needed
refusal-one-clash = only one clash is fought at a time
# $count (number), $reserve (number)
refusal-gathered = { $count ->
    [one] { $count } clan cannot lie on it: { $reserve } are not on the map
   *[other] { $count } clans cannot lie on it: { $reserve } are not on the map
}
refusal-no-window = no such window opens here
refusal-plan-here = this plan cannot lie here
# $count (number)
refusal-many-clans = { $count ->
   *[other] more than { $count } clans
}
# $order (text)
refusal-order = the order must be { $order }
refusal-not-both = a card or a territory, not both
# $count (number)
refusal-numbers = { $count ->
    [one] one number is needed
   *[other] { $count } numbers are needed
}
# $name (text)
refusal-must-be-possible = "{ $name }" is there, and must be thought possible

## Records

# $header (text)
refusal-record-begins = a record begins with { $header }
refusal-after-result = nothing comes after the result
# $word (text)
refusal-record-line = a line begins with a seat, "chance" or "result": "{ $word }"
refusal-headers-first = headers come before the first decision
refusal-header-end = a header ends with ]
# $name (text)
refusal-header-twice = [{ $name }] stands there already
# $name (text), $fault (saying)
refusal-header-json = the value of [{ $name }] is no JSON: { $fault }
refusal-version = the version of the format is a whole number from 1 up
# $version (number), $known (number)
refusal-later = the record has format { $version }, and this program reads up to { $known }
refusal-chance-header = chance is "thrown" or "asked"
refusal-seed-header = the seed is a text
# $name (text)
refusal-header-missing = before the first decision, [{ $name } …] is missing
# $name (text)
refusal-header-in-position = [{ $name }] is part of the position
# $result (text): as records have it
refusal-result = the game’s result is { $result }
# $said (text), $result (text)
refusal-other-result = the record says that the result is { $said }; the game’s is { $result }
# $line (number)
refusal-note-broken = Line { $line } breaks off and is left out.
# $line (number)
refusal-note-cut = The record ends at line { $line } without a result: it was cut short.

## Bots

# $name (text), $known (text): the names that there are
refusal-no-bot = no such bot: "{ $name }"; there is { $known }
# $bot (text): as it was typed
refusal-bot-time = { $bot }: after the @ stands a time in seconds, as in druid@0.5
# $bot (text): as it was typed
refusal-bot-passes = { $bot }: after the : stands how many passes a bot that searches makes, as in druid:200
# $name (text), $package (text)
refusal-bot-name = The package { $package } calls a bot "{ $name }": a name is made of small letters, digits and hyphens.
# $name (text), $package (text)
refusal-bot-house = The package { $package } calls a bot "{ $name }", as one of the house is called.
# $name (text), $package (text)
refusal-bot-twice = Several packages call a bot "{ $name }", one of them { $package }: none of them can play.
# $name (text), $package (text), $target (text): a place in the package, $method (text)
refusal-bot-no-bot = The bot "{ $name }" of the package { $package } is none: what { $target } makes has no method { $method }.
# $name (text), $package (text), $target (text), $fault (text): in English
refusal-bot-broken = The bot "{ $name }" of the package { $package } cannot be had from { $target }: { $fault }
