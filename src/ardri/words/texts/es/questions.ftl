### What a player is asked, in one sentence: question-<kind of decision>, or
### question-<kind of decision>-<card, territory, window or effect that it is for>.
###
### How a decision of docs/notation.md becomes such a question is in docs/words.md. In short: the
### parts of its subject are filled in by their names, and only those named in the comment are sure
### to be there. Players have -is: [you], [other] or [none]; territories and cards their id or
### [none].

## The course of the game

question-settle = ¿Dónde colocas un clan para empezar?

# $count (number): to be held now; $held (number): held already; $rest (number): passed on then
question-hold = { $held ->
    [0] La selección: ¿con qué { $count ->
        [one] carta
       *[other] { $count } cartas
    } te quedas? Pasas { $rest ->
        [one] la otra
       *[other] las otras { $rest }
    }.
   *[other] ¿Con qué { $count ->
        [one] otra carta te quedas? Falta { $count }.
       *[other] otras cartas te quedas? Faltan { $count }.
    }
}

# $cards (text): the cards held so far; $count (number): still to be held
question-hold-more = Te quedas con { $cards }, ¿y con qué { $count ->
    [one] otra
   *[other] otras { $count }
}?

# $opening (number): 1 in the Brenn’s first turn
question-turn = { $opening ->
    [1] Eres Brenn y juegas el primer turno: ¿qué carta de Estación juegas?
   *[other] Tu turno: ¿qué haces?
}

question-territory-founding = Eres el primer Brenn: ¿qué territorio será la Capital?

question-place-return = No tienes ningún clan en la isla: ¿dónde colocas uno?

# $count (number)
question-place-return-many = No tienes ningún clan en la isla: ¿dónde colocas { $count }?

# $card (card)
question-keep = ¿Con qué Proeza te quedas? Las demás se descartan a la vista.

## Windows: what has come up, and what may be done

question-window-assembly-start = Empieza la Asamblea. ¿Juegas una carta?

# $by (player), $card (card)
question-window-declared = { $by-is ->
    [you] Juegas
   *[other] { $by } juega
} { $card }. ¿Respondes?

# $count (number), $card (card): what one draws for, or $effect (territory)
question-window-drawing = Vas a robar { $count ->
    [one] una Proeza
   *[other] { $count } Proezas
} por { $card-is ->
    [none] { $effect-is ->
        [return] un nuevo comienzo
       *[other] { $effect-the }
    }
   *[other] { $card }
}. ¿Juegas una carta?

# $territory (territory)
question-window-arrived = Tus clanes han llegado { $territory-to }. ¿Juegas una carta?

# $clash (territory)
question-window-clash-start = Se inicia un combate { $clash-in }. ¿Juegas una carta?

# $clash (territory)
question-window-sheltered = Ya hay clanes protegidos { $clash-in }. ¿Juegas una carta?

# $attacker (player), $victim (player), $clash (territory)
question-window-attacked = { $attacker-is ->
    [you] Atacas a { $victim }
   *[other] { $victim-is ->
        [you] { $attacker } te ataca
       *[other] { $attacker } ataca a { $victim }
    }
} { $clash-in }. ¿Juegas una carta?

# $territory (territory)
question-window-removed = Se va a eliminar un clan tuyo { $territory-in }. ¿Juegas una carta?

# $clash (territory)
question-window-after-maneuver = Ha terminado una maniobra { $clash-in }. ¿Juegas una carta tras ella?

# $by (player), $card (card)
question-window-after-play = { $by-is ->
    [you] Has
   *[other] { $by } ha
} jugado { $card }. ¿Juegas una carta después?

question-window-end-of-turn = El turno ha terminado. ¿Juegas una carta antes del siguiente?

## A territory is chosen. $territory is the one chosen first, if two are.

# $card (card)
question-territory-citadel = { $card }: ¿dónde construyes?
# $card (card)
question-territory-conquest = { $card }: ¿a qué territorio van tus clanes?
# $card (card)
question-territory-emissaries = { $card }: ¿de qué territorio sale el clan?
# $card (card)
question-territory-festival = { $card }: ¿dónde se celebra?
# $card (card)
question-territory-migration = { $card }: ¿de qué territorio salen tus clanes?
# $card (card)
question-territory-new-alliance = { $card }: ¿en qué territorio?
# $card (card)
question-territory-sanctuary = { $card }: ¿dónde construyes?
# $card (card), $territory (territory)
question-territory-scouts-and-spies = { $territory-is ->
    [none] { $card }: ¿de qué territorio mueves clanes, si lo haces?
   *[other] { $card }: ¿a qué territorio van tus clanes { $territory-of }?
}
# $card (card)
question-territory-warlord = { $card }: ¿dónde inicias un combate?
# $card (card)
question-territory-lost-vale = { $card }: ¿de qué territorio adyacente llega un clan al Valle Perdido?
# $card (card)
question-territory-valley = { $card }: ¿dónde colocas un clan?
# $card (card)
question-territory-balors-eye = { $card }: ¿en qué territorio se elimina un clan?
# $card (card)
question-territory-breas-tyranny = { $card }: ¿de qué territorio echas un clan rival?
# $card (card)
question-territory-children-of-dana = { $card }: ¿dónde colocas un clan?
# $card (card)
question-territory-deirdres-beauty = { $card }: ¿en qué territorio eliminas un clan tuyo?
# $card (card)
question-territory-diarmuid-and-grainne = { $card }: ¿adónde va el clan?
# $card (card)
question-territory-fianna = { $card }: ¿a qué territorio van tus clanes?
# $card (card)
question-territory-kernunos-sanctuary = { $card }: ¿dónde colocas un clan y un santuario?
# $card (card), $territory (territory)
question-territory-manannans-horses = { $territory-is ->
    [none] { $card }: ¿de qué territorio salen tus clanes?
   *[other] { $card }: ¿a qué territorio van tus clanes { $territory-of }?
}
# $card (card)
question-territory-morrigan = { $card }: ¿en qué territorio inicias un combate, si lo haces?
# $card (card)
question-territory-otherworld = { $card }: ¿en qué territorio colocas y eliminas clanes?
# $card (card), $to (territory): the one discovered
question-territory-tailtus-land = { $card }: ¿de qué territorio entra un clan tuyo { $to-in }, si entra alguno?

## A player is chosen

# $card (card)
question-player-master-craftsman = { $card }: ¿a quién das la Proeza?
# $card (card), $territory (territory)
question-player-new-alliance = { $card }: ¿de quién es el clan que reemplazas { $territory-in }?
# $card (card)
question-player-scouts-and-spies = { $card }: ¿de quién son las cartas de Acción que miras?
# $card (card)
question-player-warlord = { $card }: ¿quién hace la siguiente maniobra?
# $card (card)
question-player-highlands = { $card }: ¿quién instiga el combate?
# $card (card), $territory (territory)
question-player-lost-vale = { $card }: ¿de quién es el clan que llega { $territory-from } al Valle Perdido?
# $card (card)
question-player-moor = { $card }: ¿de quién son las Proezas que miras?
# $card (card)
question-player-salt-mine = { $card }: ¿a quién quitas una carta de Acción al azar?
# $card (card), $territory (territory)
question-player-balors-eye = { $card }: ¿de quién es el clan que se elimina { $territory-in }?
# $card (card), $territory (territory)
question-player-breas-tyranny = { $card }: ¿de quién es el clan que echas { $territory-from }?
# $card (card), $territory (territory)
question-player-morrigan = { $card }: ¿quién instiga el combate { $territory-in }?

## Places and clans

# $card (card), $by (player): who has played it
question-spot = Eres Brenn: ¿adónde lleva { $by-is ->
    [you] tu carta { $card }
   *[other] la carta { $card } de { $by }
}? Los números están en el mapa.

# $card (card)
question-spot-tailtus-land = { $card }: ¿dónde descubres un territorio? Los números están en el mapa.

# $card (card)
question-unearth = { $card }: ¿cuál de estos territorios descubres? Los otros irán los últimos.

# $card (card)
question-place = { $card }: ¿dónde colocas un clan?

# Several clans are shared out at one time.
# $card (card), $count (number): at most; $fewer (yes | no): whether fewer will do
question-place-many = { $card }: ¿dónde colocas { $count ->
    [one] un clan{ $fewer ->
        [yes] , si quieres
       *[no] { "" }
    }
   *[other] { $fewer ->
        [yes] hasta { $count }
       *[no] { $count }
    } clanes
}?

# $places (territories): where clans are placed, one name for each
question-place-more = Hasta ahora: { $places }. ¿Dónde colocas otro?

# $card (card), $territory (territory), $verb (from | to): whether clans come from other places to
# the territory, or go to others
question-march = { $verb ->
    [from] { $card }: ¿desde dónde van los clanes { $territory-to }?
   *[to] { $card }: ¿adónde van los clanes { $territory-of }?
}

# $territory (territory)
question-march-withdrawal = Te retiras: ¿adónde van los clanes { $territory-of }?

# $card (card), $player (player), $territory (territory)
question-march-breas-tyranny = { $card }: ¿adónde va el clan de { $player } que está { $territory-in }?

# $card (card), $territory (territory)
question-march-emissaries = { $card }: ¿adónde va tu clan { $territory-of }?

# $legs (text): what goes so far
question-march-more = Hasta ahora { $legs }. ¿Más?
# A part of that.
# $count (number), $end (territory), $verb (from | to)
question-march-leg = { $verb ->
    [from] { $count } desde { $end-the }
   *[to] { $count } hacia { $end-the }
}

# $territory (territory), $from (territory): where clans come from, or none; $to (territory): where
# they go, or none
question-count = { $from-is ->
    [none] ¿Cuántos clanes van { $territory-from } { $to-to }?
   *[other] ¿Cuántos clanes van { $from-from } { $territory-to }?
}

# $card (card), $to (territory), $clans (exposed | sheltered)
question-muster = { $clans ->
    [sheltered] { $card }: ¿cuántos de tus clanes protegidos van { $to-to }?
   *[exposed] { $card }: ¿cuántos de tus clanes expuestos van { $to-to }?
}

# $card (card), $territory (territory), $left (number): times; $verb (place | player): whether one
# may place a clan, or only remove one
question-orders = { $verb ->
    [place] { $card }: ¿qué haces { $territory-in }?
   *[player] { $card }: ¿de quién es el clan que eliminas { $territory-in }?
}{ $left ->
    [one] { "" }
   *[other] { " " }Quedan { $left } veces.
}

# $orders (text): what has been ordered so far; $left (number): times
question-orders-more = Hasta ahora: { $orders }. ¿Y { $left } más?
# One of them, in the words of its choice.
# $order (text)
question-orders-order = «{ $order }»

# $card (card), $territory (territory)
question-give-back = { $card }: ¿cuántos de tus clanes caídos vuelven { $territory-to }?

## One of two ways

# $card (card), $territory (territory)
question-either = { $card }: ¿qué haces { $territory-in }?

question-either-mountains = Tus clanes han llegado a las Montañas: ¿qué pagas?

# $card (card)
question-either-dagdas-club = { $card }: ¿qué exiges a quien atacas?

# $card (card), $flock (clockwise | counterclockwise)
question-may = { $flock ->
    [clockwise] { $card }: la bandada vuela en sentido horario. ¿Le das la vuelta?
   *[counterclockwise] { $card }: la bandada vuela en sentido antihorario. ¿Le das la vuelta?
}

## Cards

# $card (card)
question-discard = { $card }: ¿qué carta descartas?

question-discard-mountains = ¿Qué pagas?

# $card (card)
question-discard-some = { $card }: ¿qué cartas de Acción descartas? Robas otras tantas Proezas.

# $cards (text): chosen so far
question-discard-some-more = Descartas { $cards }. ¿Más?

# $card (card), $player (player)
question-give = { $card }: ¿qué carta de Acción das a { $player } a cambio?

# $card (card), $by (player)
question-tribute = { $card }: ¿qué carta de Acción das a { $by }?

# $card (card)
question-aside = { $card }: ¿qué carta de Acción tuya apartas sin mostrarla?

# At the start of the Assembly, then, without an Action card in hand, it is for one of them all.
# $card (card), $actions (number): the Action cards in one’s hand
question-aside-cathbads-word = { $actions ->
    [0] { $card }: ¿qué carta de Acción se aparta? La tomas después de la selección.
   *[other] { $card }: ¿qué carta de Acción tuya apartas sin mostrarla?
}

# $card (card)
question-take = { $card }: ¿qué carta de Acción descartada tomas?

# $card (card)
question-take-deirdres-beauty = { $card }: ¿qué Proeza revelada tomas?

## Clashes

question-clashes = Hay varios combates: ¿cuál va primero?

# $territory (territory), $free (number): citadels
question-shelter = Combate { $territory-in }, { $free ->
    [one] una ciudadela libre
   *[other] { $free } ciudadelas libres
}: ¿proteges un clan?

# $territory (territory)
question-maneuver = Combate { $territory-in }: te toca. ¿Qué haces?

# $actor (player), $territory (territory)
question-peace = { $actor-is ->
    [you] Propones
   *[other] { $actor } propone
} terminar el combate { $territory-in }. ¿Aceptas?

# $attacker (player), $clash (territory)
question-answer = { $attacker } te ataca { $clash-in }: ¿qué pierdes?
