### What can be chosen: choice-<verb of the action>, or choice-<verb>-<kind of decision>, or
### choice-<verb>-<kind of decision>-<card, territory or effect that it is for>.
###
### How an action of docs/notation.md becomes such a choice is in docs/words.md. In short: what
### follows the verb is $chosen, with -is as in questions ([you], [other]; an id), and the parts of
### the decision’s subject are there as well.

## Yes, no, enough

choice-decline = No
choice-decline-shelter = No, all stay in the open
choice-decline-territory-scouts-and-spies = Move no clans
choice-decline-territory-tailtus-land = Move no clan
choice-decline-territory-morrigan = Start no clash
choice-decline-may = No, let it fly as it does
choice-decline-give-back = None
choice-done = That is all
choice-done-muster = None
# Before anything was chosen.
choice-none-place = No clan at all
choice-none-march = None at all

## What one does

choice-pass = Pass
choice-pretend = Take a Pretender token
choice-peace = Yes, peace
choice-peace-maneuver = Offer peace
choice-fight = No, fight on
choice-remove = Remove one of your clans
choice-shelter = Shelter a clan
choice-withdraw = Withdraw clans to a neighbouring land where you are chieftain
choice-turn = Yes, turn the flock
choice-demand-card = An Action card
choice-demand-clan = A clan

## Places

# $chosen (territory)
choice-territory = { $chosen }
# $chosen (territory)
choice-from = From the { $chosen }
# $chosen (territory)
choice-to = To the { $chosen }
# $chosen (territory)
choice-place = { $chosen }
# More clans than one may be placed.
# $chosen (territory), $count (number)
choice-place-many = { $chosen } (up to { $count })
# $chosen (territory)
choice-place-either = Place one of your clans in the { $chosen }
# $chosen (territory)
choice-place-orders = Place one of your clans in the { $chosen }
# An empty place, by the territories that it touches.
# $chosen (territories)
choice-at = Beside { $chosen }
# $count (number)
choice-count = { $count ->
    [one] { $count } clan
   *[other] { $count } clans
}

## Players

# $chosen (player)
choice-attack = Attack { $chosen }
# $chosen (player)
choice-player = { $chosen-is ->
    [you] { $chosen } (you)
   *[other] { $chosen }
}
# $chosen (player)
choice-player-either = { $chosen-is ->
    [you] { $chosen } (you)
   *[other] Replace one of { $chosen }’s clans
}
# $chosen (player)
choice-player-orders = { $chosen-is ->
    [you] { $chosen } (you)
   *[other] Remove one of { $chosen }’s clans
}

## Cards

# $chosen (card)
choice-play = Play { $chosen }
# It may be played at any time, and answers nothing.
# $chosen (card)
choice-play-beside = Play { $chosen }, then go on here
# $chosen (card)
choice-discard = Discard { $chosen }
# $chosen (card)
choice-take = Take { $chosen }
# $chosen (card)
choice-hold = Hold { $chosen }
# $chosen (card)
choice-give = Give { $chosen }
# $chosen (card)
choice-aside = Set { $chosen } aside
# $chosen (card)
choice-keep = Keep { $chosen }

## Chance’s, in the report of a game

choice-clockwise = Clockwise
choice-counterclockwise = Counterclockwise
# $chosen (card)
choice-draw = Draw { $chosen }
