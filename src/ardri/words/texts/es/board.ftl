### The table in the browser: what stands around the map, beside questions and on buttons.
###
### Buttons and headings are short: they stand in narrow places, and on a telephone.
### $who is a player’s name. Players have -is where it is said: [you], [other] or [none].

## The page

# As in the tab of the browser.
board-title = Ardrí
board-title-you = Tu turno
# $who (text)
board-title-other = Decide { $who }
board-title-over = La partida ha terminado
board-opening = Se está poniendo la mesa …
board-offline = Sin conexión. La página lo sigue intentando.
board-lost = La conexión se cortó antes de hacerlo. Inténtalo de nuevo.

## To jump to a part of the page

board-skip-links = Partes de la mesa
board-skip-question = A la pregunta
board-skip-map = A la isla
board-skip-hand = A tus cartas
board-skip-players = A los jugadores

## At the top

board-round = Ronda
board-settling = Se puebla la isla
board-phases = Fases de la ronda
board-phase-setup = Preparación
board-phase-assembly = Asamblea
board-phase-season = Estación
board-phase-over = El final
board-flock = La bandada vuela
board-flock-clockwise = A la derecha
board-flock-counterclockwise = A la izquierda
board-flies-clockwise = La bandada vuela en el sentido de las agujas del reloj
board-flies-counterclockwise = La bandada vuela en sentido contrario a las agujas del reloj
board-menu = Menú
board-help = Ayuda y teclas

# What lies beside the board, in a word each beside a number.
board-pile-undiscovered = por descubrir
board-pile-discarded = descartadas
board-pile-aside = apartadas
board-pile-deck = en el mazo
board-pile-open = a la vista
board-undiscovered = Territorios que aún están por descubrir

## What lies beside the board, as a sheet

board-store = Junto al tablero
# $count (number)
board-left-citadels = { $count ->
    [one] Queda { $count } ciudadela
   *[other] Quedan { $count } ciudadelas
}
# $count (number)
board-left-sanctuaries = { $count ->
    [one] Queda { $count } santuario
   *[other] Quedan { $count } santuarios
}
# $count (number)
board-left-deeds = { $count ->
    [one] Queda { $count } Logro
   *[other] Quedan { $count } Logros
}
# $count (number)
board-store-discarded = Cartas de Acción descartadas: { $count }
# $count (number)
board-store-unseen = { $count ->
    [one] { $count } más se descartó a escondidas.
   *[other] { $count } más se descartaron a escondidas.
}
# $count (number)
board-store-aside = Carta de Acción apartada: { $count }
# $count (number)
board-store-open = Proezas descartadas, a la vista: { $count }
# $count (number)
board-store-deck = Proezas en el mazo: { $count }
board-store-advantages = Cartas de Ventaja
board-advantage-table = en la mesa
board-advantage-played = jugada en esta ronda
# $count (number)
board-store-lands = Territorios por descubrir: { $count }

## Players

# $beast (text)
board-role-you = { $beast } · tú
# $beast (text)
board-role-bot = { $beast } · bot
board-state-yours = Tu turno
board-state-turn = Turno
board-state-deciding = Decide
board-state-maneuver = Maniobra
board-state-choosing = Eligiendo
board-state-ready = Ya está
board-state-passed = Ha pasado
board-state-away = Ausente
board-leadership = Liderazgo
board-land = Tierra
board-faith = Fe
# $value (number), $deeds (number)
board-ring-leadership = Liderazgo: { $value }{ $deeds ->
    [0] { "" }
   *[other] { " " }y { $deeds } por Logros
} de 6
# $value (number), $deeds (number)
board-ring-land = Tierra: { $value }{ $deeds ->
    [0] { "" }
   *[other] { " " }y { $deeds } por Logros
} de 6
# $value (number), $deeds (number)
board-ring-faith = Fe: { $value }{ $deeds ->
    [0] { "" }
   *[other] { " " }y { $deeds } por Logros
} de 6
# $count (number)
board-met = { $count ->
    [0] No se cumple ninguna condición de victoria.
    [one] Se cumple { $count } condición de victoria.
   *[other] Se cumplen { $count } condiciones de victoria.
}
# $count (number)
board-deeds = { $count ->
    [0] Sin Logros
    [one] { $count } Logro
   *[other] { $count } Logros
}
# $count (number)
board-cards-action = { $count ->
    [0] Sin cartas de Acción
    [one] { $count } carta de Acción
   *[other] { $count } cartas de Acción
}
# $count (number)
board-cards-advantage = { $count ->
    [0] Sin cartas de Ventaja
    [one] { $count } carta de Ventaja
   *[other] { $count } cartas de Ventaja
}
# $count (number)
board-cards-epic = { $count ->
    [0] Sin Proezas
    [one] { $count } Proeza
   *[other] { $count } Proezas
}
# $count (number), $reserve (number)
board-clans-on-map = Clanes en la isla: { $count }, en la reserva: { $reserve }
board-known = Lo que sabes de su mano
board-present = Presente en

## The map

board-map = La isla
board-map-list = Los territorios en una lista
board-map-whole = Mostrar toda la isla
# $who (text), $count (number), $territory (territory)
board-clans = { $who }: { $count ->
    [one] { $count } clan
   *[other] { $count } clanes
} { $territory-in }
# $who (text), $count (number)
board-clans-of = { $who } { $count ->
    [one] { $count } clan
   *[other] { $count } clanes
}
board-no-clans = sin clanes
# $who (text)
board-chieftain = jefatura: { $who }
# $count (number)
board-citadels = { $count ->
    [one] { $count } ciudadela
   *[other] { $count } ciudadelas
}
# $count (number)
board-sanctuaries = { $count ->
    [one] { $count } santuario
   *[other] { $count } santuarios
}
# $territories (territories)
board-beside = linda con { $territories-the }
board-legal = se puede elegir ahora

## Deciding

# $card (card)
board-spot = { $card }: ¿dónde descubres un territorio?
# $card (card), $by (player): who has played it
board-spot-brenn = Eres Brenn: ¿adónde lleva { $by-is ->
    [you] tu carta { $card }
   *[other] la carta { $card } de { $by }
}?
board-question = Lo que se pregunta
board-back = Deshacer
board-confirm = Confirmar
board-confirm-march = Confirmar el movimiento
board-confirm-place = Colocarlos
# $count (number): cards
board-confirm-hold = { $count ->
    [one] Quedarte con esta
   *[other] Quedarte con estas { $count }
}
board-withdraw = Retirarse
board-skip = Mostrarlo todo
# $choice (text): what has been chosen
board-chosen = Elegido: { $choice }
# $cards (text)
board-hold-these = ¿Te quedas con { $cards }?
# $places (territories)
board-place-these = ¿Colocas clanes en { $places-the }?
# $what (text): how many clans by which way
board-fewer = Un clan menos: { $what }
# $what (text)
board-more = Un clan más: { $what }
board-idle = Que tú sepas, esto solo cambia el lugar de la carta.
# $count (number): of victory conditions
board-claim = Cumples { $count ->
    [one] { $count } condición
   *[other] { $count } condiciones
} de victoria. Mantente hasta la próxima Asamblea: todos lo verán.
# $who (text), $count (number): of players
board-waiting = { $count ->
    [one] Decide { $who }
   *[other] Deciden { $who }
}
board-going-on = La partida sigue …
board-over = La partida ha terminado
board-answered = Has respondido
board-help-answered = Puede que otros aún respondan. Hasta entonces puedes deshacerlo.

## A second sentence below the question

board-help-settle = Todos colocáis un clan por turno. Elige en el mapa.
board-help-hold = Lo que guardas ahora aún podrás pasarlo la próxima vez.
board-help-turn = Elige una carta de tu mano, pasa o, si puedes, reclama la corona.
board-help-window = Elige una carta que responda, o di que no.
board-help-sealed = Nadie ve si respondes, ni cuándo.
board-help-spot = Elige uno de los lugares de la costa.
board-help-place = Toca un territorio una vez por cada clan.
board-help-march = Toca un territorio iluminado por cada clan que va, o arrastra clanes.
board-help-orders = Da una orden tras otra.
board-help-maneuver = Ataca, retírate, juega una carta como maniobra o propón la paz.
board-help-shelter = A un clan protegido no se le puede atacar, y sigue contando.
board-help-peace = Si todos aceptan, el combate termina; si no, continúa.
board-help-answer = Descarta una carta de Acción de tu mano, o pierde un clan.

## Cards

board-hand = Tu mano
# $count (number): of cards
board-hand-all = Las { $count } cartas de la mano
board-hand-empty = No tienes cartas en la mano.
# $card (text)
board-read = Leer { $card }
board-kind-action = Acción
board-kind-advantage = Ventaja
board-kind-epic = Proeza
board-category-clash = Combate
board-category-cards = Cartas
board-why-not-asked = ahora no decides tú
board-why-season = carta de Estación, para tu turno
board-why-triskel = no en este momento
board-why-nothing = no se puede jugar ahora
board-land-rule = El territorio mismo
board-land-plain = No tiene efecto propio.
board-notes = Para ser exactos
board-legend = La leyenda
board-chapters = En las reglas
board-choose = Elige una carta

## The draft

board-draft = La elección de cartas
board-draft-passes = Pasos de esta elección
# $pass (number): to be held; $rest (number): passed on
board-draft-pass = Te quedas con { $pass }, pasas { $rest }.
# $count (number)
board-draft-hold = Guarda { $count }
# $who (text), $count (number): of cards
board-draft-next = { $count ->
    [one] { $count } carta va para { $who }
   *[other] { $count } cartas van para { $who }
}
board-ribbon-hold = Guardar
board-ribbon-pass = Pasar
board-ribbon-chosen = Elegida

## The clash

# $territory (territory)
board-clash = Combate { $territory-in }
# $who (text), $count (number): of attacks so far
board-clash-by = Lo instiga { $who } · { $count ->
    [0] aún sin ataques
    [one] { $count } ataque
   *[other] { $count } ataques
}
board-clash-table = El combate
board-clash-order = Por turno
board-clash-exposed = Expuestos
board-clash-sheltered = Protegidos
board-clash-hand = Mano
board-clash-none = ninguno
board-clash-acts = actúa ahora
board-clash-acting = ha actuado
board-clash-for-peace = por la paz
# $count (number): citadels that are free
board-clash-citadels = { $count ->
    [0] Todas las ciudadelas están llenas.
    [one] Hay { $count } ciudadela libre.
   *[other] Hay { $count } ciudadelas libres.
}
board-clash-silent = Ya no hay cartas de Trisquel.

## Standing orders

board-orders = Órdenes permanentes
board-orders-about = Responden por ti que no, cuando podrías jugar una carta. Nunca juegan una.
board-order-could = Preguntarme solo si tengo una carta que sirva
board-order-until-turn = Decir a todo que no hasta mi próximo turno
# $card (card)
board-order-never = No preguntarme solo por { $card }
# $count (number)
board-order-used = { $count ->
    [one] Ha dicho que no por ti { $count } vez.
   *[other] Ha dicho que no por ti { $count } veces.
}

## The log

board-log = La historia hasta ahora
board-log-filter = Lo que se lista
board-log-all = todo
board-log-cards = cartas
board-log-clashes = combates
board-log-before = Lo de antes
board-log-since = Desde tu última visita

## The end

# $who (text), $count (number): of the round
board-won = { $who } gana el título de Gran Rey en la ronda { $count }
# $count (number): of the round
board-won-you = ¡Ganas el título de Gran Rey en la ronda { $count }!
# $count (number): of the round
board-drawn = Empate en la ronda { $count }: nadie es Gran Rey

## Talk

board-chat = Charla
# $count (number): of lines
board-chat-unread = { $count ->
    [one] Charla: { $count } línea nueva
   *[other] Charla: { $count } líneas nuevas
}

## Help and keys

board-close = Cerrar
board-help-hands = Lo que brilla se puede elegir: en el mapa, en tu mano o bajo la pregunta. Nada cuenta hasta confirmar.
board-keys = Teclas
board-key-help = esta ayuda
board-key-confirm = confirmar
board-key-back = deshacer
board-key-skip = mostrar todo lo ocurrido
board-key-question = a la pregunta
board-key-map = a la isla
board-key-hand = a tus cartas
board-key-players = a los jugadores
board-key-log = la historia hasta ahora
board-key-store = lo que hay junto al tablero
board-key-read = leer la carta señalada
board-key-arrows = en la isla: de tierra en tierra
board-key-zoom = en la isla: más cerca, más lejos, entera
