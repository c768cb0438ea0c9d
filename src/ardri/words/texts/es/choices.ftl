### What can be chosen: choice-<verb of the action>, or choice-<verb>-<kind of decision>, or
### choice-<verb>-<kind of decision>-<card, territory or effect that it is for>.
###
### How an action of docs/notation.md becomes such a choice is in docs/words.md. In short: what
### follows the verb is $chosen, with -is as in questions ([you], [other]; an id), and the parts of
### the decision’s subject are there as well.

## Yes, no, enough

choice-decline = No
choice-decline-shelter = No, que sigan expuestos
choice-decline-territory-scouts-and-spies = No mover clanes
choice-decline-territory-tailtus-land = No mover ningún clan
choice-decline-territory-morrigan = No iniciar ningún combate
choice-decline-may = No, que vuele como vuela
choice-decline-give-back = Ninguno
choice-done = Eso es todo
choice-done-muster = Ninguno
# Before anything was chosen.
choice-none-place = Ni un clan
choice-none-march = Ninguno

## What one does

choice-pass = Pasar
choice-pretend = Tomar un marcador de Pretendiente
choice-peace = Sí, paz
choice-peace-maneuver = Proponer la paz
choice-fight = No, seguir luchando
choice-remove = Eliminar uno de tus clanes
choice-shelter = Proteger un clan
choice-withdraw = Retirar clanes a un territorio adyacente cuya jefatura tengas
choice-turn = Sí, dar la vuelta a la bandada
choice-demand-card = Una carta de Acción
choice-demand-clan = Un clan

## Places

# $chosen (territory)
choice-territory = { $chosen }
# $chosen (territory)
choice-from = Desde { $chosen-the }
# $chosen (territory)
choice-to = Hacia { $chosen-the }
# $chosen (territory)
choice-place = { $chosen }
# More clans than one may be placed.
# $chosen (territory), $count (number)
choice-place-many = { $chosen } (hasta { $count })
# $chosen (territory)
choice-place-either = Colocar uno de tus clanes { $chosen-in }
# $chosen (territory)
choice-place-orders = Colocar uno de tus clanes { $chosen-in }
# An empty place, by the territories that it touches.
# $chosen (territories)
choice-at = Junto { $chosen-to }
# $count (number)
choice-count = { $count ->
    [one] { $count } clan
   *[other] { $count } clanes
}

## Players

# $chosen (player)
choice-attack = Atacar a { $chosen }
# $chosen (player)
choice-player = { $chosen-is ->
    [you] { $chosen } (tú)
   *[other] { $chosen }
}
# $chosen (player)
choice-player-either = { $chosen-is ->
    [you] { $chosen } (tú)
   *[other] Reemplazar un clan de { $chosen }
}
# $chosen (player)
choice-player-orders = { $chosen-is ->
    [you] { $chosen } (tú)
   *[other] Eliminar un clan de { $chosen }
}

## Cards

# $chosen (card)
choice-play = Jugar { $chosen }
# It may be played at any time, and answers nothing.
# $chosen (card)
choice-play-beside = Jugar { $chosen } y luego seguir aquí
# $chosen (card)
choice-discard = Descartar { $chosen }
# $chosen (card)
choice-take = Tomar { $chosen }
# $chosen (card)
choice-hold = Quedarte con { $chosen }
# $chosen (card)
choice-give = Dar { $chosen }
# $chosen (card)
choice-aside = Apartar { $chosen }
# $chosen (card)
choice-keep = Quedarte con { $chosen }

## Chance’s, in the report of a game

choice-clockwise = Sentido horario
choice-counterclockwise = Sentido antihorario
# $chosen (card)
choice-draw = Robar { $chosen }
