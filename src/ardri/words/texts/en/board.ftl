### The table in the browser: what stands around the map, beside questions and on buttons.
###
### Buttons and headings are short: they stand in narrow places, and on a telephone.
### $who is a player’s name. Players have -is where it is said: [you], [other] or [none].

## The page

# As in the tab of the browser.
board-title = Ardrí
board-title-you = Your turn
# $who (text)
board-title-other = { $who }’s turn
board-title-over = The game is over
board-opening = The table is being laid …
board-offline = No connection. The page is trying again.
board-lost = The connection broke before it was done. Try again.

## To jump to a part of the page

board-skip-links = Parts of the table
board-skip-question = To the question
board-skip-map = To the island
board-skip-hand = To your cards
board-skip-players = To the players

## At the top

board-round = Round
board-settling = The island is settled
board-phases = Phases of the round
board-phase-setup = Setup
board-phase-assembly = Assembly
board-phase-season = Season
board-phase-over = The end
board-flock = The flock flies
board-flock-clockwise = Clockwise
board-flock-counterclockwise = Counterclockwise
board-flies-clockwise = The flock flies clockwise
board-flies-counterclockwise = The flock flies counterclockwise
board-menu = Menu
board-help = Help and keys

# What lies beside the board, in a word each beside a number.
board-pile-undiscovered = undiscovered
board-pile-discarded = discarded
board-pile-aside = set aside
board-pile-deck = deck
board-pile-open = open
board-undiscovered = Territories still to be discovered

## What lies beside the board, as a sheet

board-store = Beside the board
# $count (number)
board-left-citadels = { $count ->
    [one] { $count } citadel left
   *[other] { $count } citadels left
}
# $count (number)
board-left-sanctuaries = { $count ->
    [one] { $count } sanctuary left
   *[other] { $count } sanctuaries left
}
# $count (number)
board-left-deeds = { $count ->
    [one] { $count } Deed left
   *[other] { $count } Deeds left
}
# $count (number)
board-store-discarded = Discarded Action cards: { $count }
# $count (number)
board-store-unseen = { $count ->
    [one] { $count } more was discarded unseen.
   *[other] { $count } more were discarded unseen.
}
# $count (number)
board-store-aside = Action card set aside: { $count }
# $count (number)
board-store-open = Discarded Epic Tales, face up: { $count }
# $count (number)
board-store-deck = Epic Tales in the deck: { $count }
board-store-advantages = Advantage cards
board-advantage-table = on the table
board-advantage-played = played this round
# $count (number)
board-store-lands = Undiscovered territories: { $count }

## Players

# $beast (text)
board-role-you = { $beast } · you
# $beast (text)
board-role-bot = { $beast } · bot
board-state-yours = Your turn
board-state-turn = Turn
board-state-deciding = Decides
board-state-maneuver = Maneuver
board-state-choosing = Choosing
board-state-ready = Ready
board-state-passed = Passed
board-state-away = Away
board-leadership = Leadership
board-land = Land
board-faith = Faith
# $value (number), $deeds (number)
board-ring-leadership = Leadership: { $value }{ $deeds ->
    [0] { "" }
   *[other] { " " }and { $deeds } by Deeds
} of 6
# $value (number), $deeds (number)
board-ring-land = Land: { $value }{ $deeds ->
    [0] { "" }
   *[other] { " " }and { $deeds } by Deeds
} of 6
# $value (number), $deeds (number)
board-ring-faith = Faith: { $value }{ $deeds ->
    [0] { "" }
   *[other] { " " }and { $deeds } by Deeds
} of 6
# $count (number)
board-met = { $count ->
    [0] No victory condition is met.
    [one] { $count } victory condition is met.
   *[other] { $count } victory conditions are met.
}
# $count (number)
board-deeds = { $count ->
    [0] No Deeds
    [one] { $count } Deed
   *[other] { $count } Deeds
}
# $count (number)
board-cards-action = { $count ->
    [0] No Action cards
    [one] { $count } Action card
   *[other] { $count } Action cards
}
# $count (number)
board-cards-advantage = { $count ->
    [0] No Advantage cards
    [one] { $count } Advantage card
   *[other] { $count } Advantage cards
}
# $count (number)
board-cards-epic = { $count ->
    [0] No Epic Tales
    [one] { $count } Epic Tale
   *[other] { $count } Epic Tales
}
# $count (number), $reserve (number)
board-clans-on-map = Clans on the island: { $count }, in reserve: { $reserve }
board-known = What you know of the hand
board-present = Present in

## The map

board-map = The island
board-map-list = The territories as a list
board-map-whole = Show the whole island
# $who (text), $count (number), $territory (territory)
board-clans = { $who }: { $count ->
    [one] { $count } clan
   *[other] { $count } clans
} in the { $territory }
# $who (text), $count (number)
board-clans-of = { $who } { $count ->
    [one] { $count } clan
   *[other] { $count } clans
}
board-no-clans = no clans
# $who (text)
board-chieftain = chieftain: { $who }
# $count (number)
board-citadels = { $count ->
    [one] { $count } citadel
   *[other] { $count } citadels
}
# $count (number)
board-sanctuaries = { $count ->
    [one] { $count } sanctuary
   *[other] { $count } sanctuaries
}
# $territories (territories)
board-beside = beside { $territories }
board-legal = can be chosen now

## Deciding

# $card (card)
board-spot = { $card }: where do you discover a territory?
# $card (card), $by (player): who has played it
board-spot-brenn = You are Brenn: where does { $by-is ->
    [you] your
   *[other] { $by }’s
} { $card } lead?
board-question = What is asked
board-back = Take back
board-confirm = Confirm
board-confirm-march = Confirm the move
board-confirm-place = Place them
# $count (number): cards
board-confirm-hold = { $count ->
    [one] Hold this card
   *[other] Hold these { $count }
}
board-withdraw = Withdraw
board-skip = Show it all
# $choice (text): what has been chosen
board-chosen = Chosen: { $choice }
# $cards (text)
board-hold-these = Hold { $cards }?
# $places (territories)
board-place-these = Place clans: { $places }?
# $what (text): how many clans by which way
board-fewer = One clan fewer: { $what }
# $what (text)
board-more = One clan more: { $what }
board-idle = As far as you can know, this changes nothing but where the card lies.
# $count (number): of victory conditions
board-claim = You meet { $count ->
    [one] { $count } victory condition
   *[other] { $count } victory conditions
}. Keep it up till the next Assembly: all will see that you claim the crown.
# $who (text), $count (number): of players
board-waiting = Waiting for { $who }
board-going-on = The game goes on …
board-over = The game is over
board-answered = You have answered
board-help-answered = Others may still be answering. Until then you can take it back.

## A second sentence below the question

board-help-settle = You and the others place one clan in turn. Choose on the map.
board-help-hold = What you hold now you may still pass on the next time.
board-help-turn = Choose a card from your hand, pass, or claim the crown if you can.
board-help-window = Choose a card that answers, or decline.
board-help-sealed = Nobody sees whether you answer, or when.
board-help-spot = Choose one of the places along the coast.
board-help-place = Tap a territory once for each clan.
board-help-march = Tap a lit territory for each clan that goes, or drag clans there.
board-help-orders = Give one order after the other.
board-help-maneuver = Attack, withdraw, play a card as a maneuver, or offer peace.
board-help-shelter = A sheltered clan cannot be attacked, and still counts.
board-help-peace = If all agree the clash is over; otherwise it goes on.
board-help-answer = Discard an Action card from your hand, or lose a clan.

## Cards

board-hand = Your hand
# $count (number): of cards
board-hand-all = All { $count } in hand
board-hand-empty = Your hand is empty.
# $card (text)
board-read = Read { $card }
board-kind-action = Action
board-kind-advantage = Advantage
board-kind-epic = Epic Tale
board-category-clash = Clash
board-category-cards = Cards
board-why-not-asked = you are not asked now
board-why-season = a Season card, for your turn
board-why-triskel = not at this moment
board-why-nothing = it cannot be played now
board-land-rule = The land itself
board-land-plain = It has no effect of its own.
board-notes = To be exact
board-legend = The legend
board-chapters = In the rules
board-choose = Choose a card

## The draft

board-draft = The draft
board-draft-passes = Passes of this draft
# $pass (number): to be held; $rest (number): passed on
board-draft-pass = Hold { $pass }, pass { $rest } on.
# $count (number)
board-draft-hold = Hold { $count }
# $who (text), $count (number): of cards
board-draft-next = { $count ->
    [one] { $count } card goes
   *[other] { $count } cards go
} to { $who }
board-ribbon-hold = Hold
board-ribbon-pass = Pass on
board-ribbon-chosen = Chosen

## The clash

# $territory (territory)
board-clash = Clash in the { $territory }
# $who (text), $count (number): of attacks so far
board-clash-by = Begun by { $who } · { $count ->
    [0] no attack yet
    [one] { $count } attack
   *[other] { $count } attacks
}
board-clash-table = The clash
board-clash-order = In turn order
board-clash-exposed = Exposed
board-clash-sheltered = Sheltered
board-clash-hand = Hand
board-clash-none = none
board-clash-acts = acts now
board-clash-acting = has acted
board-clash-for-peace = for peace
# $count (number): citadels that are free
board-clash-citadels = { $count ->
    [0] All citadels are full.
    [one] { $count } citadel is free.
   *[other] { $count } citadels are free.
}
board-clash-silent = No Triskel cards any more.

## Standing orders

board-orders = Standing orders
board-orders-about = They answer windows for you by declining. They never play a card.
board-order-could = Ask me only if I hold a card that fits
board-order-until-turn = Decline everything until my next turn
# $card (card)
board-order-never = Never ask me only because of { $card }
# $count (number): the windows that a standing order has answered
board-order-used = { $count ->
    [one] It has declined { $count } time for you.
   *[other] It has declined { $count } times for you.
}

## The log

board-log = The tale so far
board-log-filter = What is listed
board-log-all = all
board-log-cards = cards
board-log-clashes = clashes
board-log-before = What was before
board-log-since = Since you last looked

## The end

# $who (text), $count (number): of the round
board-won = { $who } is High King, in round { $count }
# $count (number): of the round
board-won-you = You are High King, in round { $count }!
# $count (number): of the round
board-drawn = A draw in round { $count }: nobody is High King

## Talk

board-chat = Talk
# $count (number): of lines
board-chat-unread = { $count ->
    [one] Talk: { $count } new line
   *[other] Talk: { $count } new lines
}

## Help and keys

board-close = Close
board-help-hands = Whatever glows can be chosen, on the map, in your hand or below the question. Nothing counts until you confirm.
board-keys = Keys
board-key-help = this help
board-key-confirm = confirm
board-key-back = take back
board-key-skip = show all that has happened
board-key-question = to the question
board-key-map = to the island
board-key-hand = to your cards
board-key-players = to the players
board-key-log = the tale so far
board-key-store = what lies beside the board
board-key-read = read the card in focus
board-key-arrows = on the island: from land to land
board-key-zoom = on the island: nearer, farther, all of it
