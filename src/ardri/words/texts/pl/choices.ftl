### What can be chosen: choice-<verb of the action>, or choice-<verb>-<kind of decision>, or
### choice-<verb>-<kind of decision>-<card, territory or effect that it is for>.
###
### How an action of docs/notation.md becomes such a choice is in docs/words.md. In short: what
### follows the verb is $chosen, with -is as in questions ([you], [other]; an id), and the parts of
### the decision’s subject are there as well.

## Yes, no, enough

choice-decline = Nie
choice-decline-shelter = Nie, wszystkie zostają na zewnątrz
choice-decline-territory-scouts-and-spies = Nie przemieszczać klanów
choice-decline-territory-tailtus-land = Nie przemieszczać klanu
choice-decline-territory-morrigan = Nie wywoływać konfliktu
choice-decline-may = Nie, niech leci, jak leci
choice-decline-give-back = Ani jeden
choice-done = To wszystko
choice-done-muster = Ani jeden
# Before anything was chosen.
choice-none-place = Żadnego klanu
choice-none-march = Zupełnie żadne

## What one does

choice-pass = Spasować
choice-pretend = Wziąć żeton pretendenta
choice-peace = Tak, pokój
choice-peace-maneuver = Zaproponować pokój
choice-fight = Nie, walczyć dalej
choice-remove = Usunąć jeden swój klan
choice-shelter = Schronić klan
choice-withdraw = Wycofać klany na sąsiednie tereny, których jesteś wodzem
choice-turn = Tak, odwrócić stado
choice-demand-card = Karty akcji
choice-demand-clan = Klanu

## Places

# $chosen (territory)
choice-territory = { $chosen }
# $chosen (territory)
choice-from = Wyruszyć { $chosen-from }
# $chosen (territory)
choice-to = Ruszyć { $chosen-to }
# $chosen (territory)
choice-place = { $chosen }
# More clans than one may be placed.
# $chosen (territory), $count (number)
choice-place-many = { $chosen } (do { $count })
# $chosen (territory)
choice-place-either = Umieścić swój klan { $chosen-in }
# $chosen (territory)
choice-place-orders = Umieścić swój klan { $chosen-in }
# An empty place, by the territories that it touches.
# $chosen (territories)
choice-at = Obok: { $chosen }
# $count (number)
choice-count = { $count ->
    [one] { $count } klan
    [few] { $count } klany
    [many] { $count } klanów
   *[other] { $count } klanu
}

## Players

# $chosen (player)
choice-attack = Zaatakować { $chosen-obj }
# $chosen (player)
choice-player = { $chosen-is ->
    [you] { $chosen } (ty)
   *[other] { $chosen }
}
# $chosen (player)
choice-player-either = { $chosen-is ->
    [you] { $chosen } (ty)
   *[other] Zastąpić klan gracza { $chosen-of }
}
# $chosen (player)
choice-player-orders = { $chosen-is ->
    [you] { $chosen } (ty)
   *[other] Usunąć klan gracza { $chosen-of }
}

## Cards

# $chosen (card)
choice-play = Zagrać: { $chosen }
# It may be played at any time, and answers nothing.
# $chosen (card)
choice-play-beside = Zagrać: { $chosen } (i decydować dalej)
# $chosen (card)
choice-discard = Odrzucić: { $chosen }
# $chosen (card)
choice-take = Wziąć: { $chosen }
# $chosen (card)
choice-hold = Zachować: { $chosen }
# $chosen (card)
choice-give = Oddać: { $chosen }
# $chosen (card)
choice-aside = Odłożyć: { $chosen }
# $chosen (card)
choice-keep = Zachować: { $chosen }

## Chance’s, in the report of a game

choice-clockwise = Zgodnie z ruchem wskazówek zegara
choice-counterclockwise = Przeciwnie do ruchu wskazówek zegara
# $chosen (card)
choice-draw = Dobrać: { $chosen }
