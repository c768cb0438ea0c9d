### What can be chosen: choice-<verb of the action>, or choice-<verb>-<kind of decision>, or
### choice-<verb>-<kind of decision>-<card, territory or effect that it is for>.
###
### How an action of docs/notation.md becomes such a choice is in docs/words.md. In short: what
### follows the verb is $chosen, with -is as in questions ([you], [other]; an id), and the parts of
### the decision’s subject are there as well.

## Yes, no, enough

choice-decline = Non
choice-decline-shelter = Non, tous restent engagés
choice-decline-territory-scouts-and-spies = Ne déplacer aucun clan
choice-decline-territory-tailtus-land = Ne déplacer aucun clan
choice-decline-territory-morrigan = Ne déclencher aucun conflit
choice-decline-may = Non, le laisser ainsi
choice-decline-give-back = Aucun
choice-done = C’est tout
choice-done-muster = Aucun
# Before anything was chosen.
choice-none-place = Aucun clan
choice-none-march = Aucun

## What one does

choice-pass = Passer
choice-pretend = Prendre un marqueur Prétendant
choice-peace = Oui, la paix
choice-peace-maneuver = Proposer la paix
choice-fight = Non, continuer à se battre
choice-remove = Perdre un de tes clans
choice-shelter = Abriter un clan
choice-withdraw = Quitter le territoire pour un territoire voisin dont tu es chef
choice-turn = Oui, le retourner
choice-demand-card = Une carte Action
choice-demand-clan = Un clan

## Places

# $chosen (territory)
choice-territory = { $chosen }
# $chosen (territory)
choice-from = Depuis { $chosen-the }
# $chosen (territory)
choice-to = Vers { $chosen-the }
# $chosen (territory)
choice-place = { $chosen }
# More clans than one may be placed.
# $chosen (territory), $count (number)
choice-place-many = { $chosen } (jusqu’à { $count })
# $chosen (territory)
choice-place-either = Ajouter un de tes clans { $chosen-in }
# $chosen (territory)
choice-place-orders = Ajouter un de tes clans { $chosen-in }
# An empty place, by the territories that it touches.
# $chosen (territories)
choice-at = À côté { $chosen-of }
# $count (number)
choice-count = { $count ->
    [one] { $count } clan
   *[other] { $count } clans
}

## Players

# $chosen (player)
choice-attack = Attaquer { $chosen }
# $chosen (player)
choice-player = { $chosen-is ->
    [you] { $chosen } (toi)
   *[other] { $chosen }
}
# $chosen (player)
choice-player-either = { $chosen-is ->
    [you] { $chosen } (toi)
   *[other] Remplacer un clan de { $chosen }
}
# $chosen (player)
choice-player-orders = { $chosen-is ->
    [you] { $chosen } (toi)
   *[other] Faire perdre un clan à { $chosen }
}

## Cards

# $chosen (card)
choice-play = Jouer { $chosen }
# It may be played at any time, and answers nothing.
# $chosen (card)
choice-play-beside = Jouer { $chosen }, puis reprendre ici
# $chosen (card)
choice-discard = Défausser { $chosen }
# $chosen (card)
choice-take = Prendre { $chosen }
# $chosen (card)
choice-hold = Garder { $chosen }
# $chosen (card)
choice-give = Donner { $chosen }
# $chosen (card)
choice-aside = Écarter { $chosen }
# $chosen (card)
choice-keep = Garder { $chosen }

## Chance’s, in the report of a game

choice-clockwise = Sens horaire
choice-counterclockwise = Sens antihoraire
# $chosen (card)
choice-draw = Piocher { $chosen }
