### Why something is refused, and that nothing has changed. What is in quotation marks stands so in
### a file or in a line of the notation, and is not translated.

## Where the fault is

# $path (text): in JSON data, as in map[2].clans; $fault (saying)
refusal-at = { $path }: { $fault }
# $line (number): of a record; $fault (saying)
refusal-in-line = línea { $line }: { $fault }
# $option (text): its name; $fault (saying)
refusal-option = { $option }: { $fault }

## Something that there is not

# $name (text), $close (none | text): what was perhaps meant; $noun (card | action-card |
# epic-tale | advantage-card | territory | seat | clans | place | action | key | header | result |
# plan | flag | other): what it should be
refusal-unknown = { $noun ->
    [card] no existe esa carta
    [action-card] no existe esa carta de Acción
    [epic-tale] no existe esa Proeza
    [advantage-card] no existe esa carta de Ventaja
    [territory] no existe ese territorio
    [seat] no existe ese puesto
    [clans] no existe ese número de clanes
    [place] no existe ese lugar del mapa
    [action] no existe esa acción
    [key] no existe esa clave
    [header] no existe esa cabecera
    [result] no existe ese resultado
    [plan] no existe ese plan
    [flag] no existe esa marca
   *[other] no existe tal cosa ({ $noun })
}: «{ $name }»{ $close ->
    [none] { "" }
   *[other] ; ¿querías decir «{ $close }»?
}

# $noun (card | action-card | epic-tale | advantage-card | territory | plan | flag | other), $what
# (saying): what is there instead
refusal-needed = { $noun ->
    [card] hace falta una carta
    [action-card] hace falta una carta de Acción
    [epic-tale] hace falta una Proeza
    [advantage-card] hace falta una carta de Ventaja
    [territory] hace falta un territorio
    [plan] hace falta un plan
    [flag] hace falta una marca
   *[other] hace falta otra cosa ({ $noun })
}, no { $what }

## Actions and lines

# $number (text)
refusal-no-action-number = ninguna acción tiene el número { $number }
refusal-no-action = hace falta una acción, y no hay ninguna
# $verb (text)
refusal-alone = «{ $verb }» va sin nada más: nada puede seguir
# $verb (text), $noun (card | territory | seat | clans | place)
refusal-verb-needs = { $noun ->
   *[card] «{ $verb }» necesita una carta
    [territory] «{ $verb }» necesita un territorio
    [seat] «{ $verb }» necesita un puesto
    [clans] «{ $verb }» necesita un número de clanes
    [place] «{ $verb }» necesita un lugar del mapa
}

# $seat (text), $last (number)
refusal-no-seat = no existe el puesto { $seat }; los puestos van de 0 a { $last }
refusal-over = La partida ha terminado.

# $seat (number)
refusal-seat = el puesto { $seat }
refusal-chance = el azar
# $who (saying), $whose (sayings)
refusal-not-asked = Ahora no decide { $who }, sino { $whose }.
# $action (text), $offered (saying)
refusal-impossible = «{ $action }» no es posible ahora. { $offered }
# $actions (text)
refusal-possible = Posible ahora: { $actions }.
# $why (saying)
refusal-wait = El resto de la línea tiene que esperar. { $why }

refusal-held-once = una misma carta no puede elegirse dos veces
# $count (number), $said (number)
refusal-held = ahora hay que quedarse con { $count }, no con { $said }

# $said (text), $example (text)
refusal-no-march = «{ $said }» no es una marcha; una marcha es, por ejemplo, «{ $example }»
# $count (text)
refusal-march-count = { $count } no es un número de clanes que puedan marchar
# $territory (text)
refusal-march-about = la marcha es de { $territory }
refusal-march-over = no pueden marchar más clanes
refusal-march-into-one = todos los clanes marchan a un mismo territorio
refusal-march-out-of-one = todos los clanes marchan desde un mismo territorio
refusal-march-ways = cada camino se nombra una vez, con todos los clanes que lo toman

## Undo

refusal-undo-nothing = No hay nada tuyo que deshacer.
refusal-undo-another = Otro jugador ha decidido desde entonces.
refusal-undo-chance = El azar ha respondido desde entonces.
refusal-undo-announced = La carta ya se ha anunciado.
refusal-undo-learned = Alguien se ha enterado de algo desde entonces.
refusal-undo-gone-on = La partida ha seguido desde entonces.

## Options

# $said (text), $least (number), $most (number)
refusal-no-number = { $said } no es un número de { $least } a { $most }

## JSON data

# $line (number), $column (number), $fault (text): in English, as Python has it
refusal-json = línea { $line }, columna { $column }: { $fault }
refusal-json-deep = anidado a demasiada profundidad
# $key (text)
refusal-json-twice = la clave «{ $key }» está dos veces en un mismo objeto
# $what (saying)
refusal-object-needed = hace falta un objeto, no { $what }
# $what (saying)
refusal-list-needed = hace falta una lista, no { $what }
# $what (saying)
refusal-number-needed = hace falta un número entero, no { $what }
# $what (saying)
refusal-flag-needed = hace falta true o false, no { $what }
# $key (text)
refusal-missing = falta «{ $key }»
# $count (text), $least (number), $most (number)
refusal-out-of-bounds = { $count } no está entre { $least } y { $most }
# $value (text)
refusal-value = { $value }
refusal-value-list = una lista
refusal-value-object = un objeto

## Positions: cards

# $card (text)
refusal-four-players = «{ $card }» solo está en la partida con cuatro jugadores
# $card (text)
refusal-card-off-map = «{ $card }» no está en el mapa, así que su carta no está en la partida
# $card (text), $path (text)
refusal-card-twice = «{ $card }» ya está en { $path }
# $card (text)
refusal-card-not-held = «{ $card }» no está ni en la bandeja ni en la mano
# $card (text)
refusal-card-played = «{ $card }» se está jugando: va en «playing»
# $card (text)
refusal-card-not-played = ningún marco juega «{ $card }»
refusal-cards-need-frames = solo hay cartas a mitad de algo: con «frames»
refusal-held-needs-frames = solo se eligen cartas a mitad de algo: con «frames»
refusal-setup-hands = en la preparación las manos están vacías
refusal-assembly-hands = las cartas de Acción se reparten en la Asamblea, después de su comienzo
refusal-tray-in-draft = ahí solo hay cartas en la fase «draft»
# $count (number), $said (number)
refusal-packet-hand = { $count ->
    [one] antes de esta selección hay { $count } carta de Acción en cada mano, no { $said }
   *[other] antes de esta selección hay { $count } cartas de Acción en cada mano, no { $said }
}
# $count (number)
refusal-packet-size = { $count ->
    [one] a cada puesto se reparte { $count } carta de Acción
   *[other] a cada puesto se reparten { $count } cartas de Acción
}
refusal-held-at-start = al empezar una selección nadie se ha quedado aún con nada: quita «held»

## Positions: the map

# $territory (text)
refusal-land-twice = «{ $territory }» ya está en el mapa
# $territory (text)
refusal-land-on-map = «{ $territory }» está en el mapa
# $territory (text)
refusal-land-off-map = «{ $territory }» no está en el mapa
# $territory (text)
refusal-land-in-stack = «{ $territory }» ya está en la pila
refusal-empty-set = una tanda de la pila tiene al menos un territorio
# $hexagon (text), $territory (text)
refusal-hexagon-twice = { $hexagon } ya lo ocupa { $territory }
refusal-hexagon = un hexágono tiene dos coordenadas
refusal-hexagons = un territorio ocupa tres hexágonos que se tocan entre sí
# $territory (text)
refusal-in-pieces = { $territory } no está unido al resto del mapa
refusal-no-capital = un territorio necesita "capital": true
# $territory (text)
refusal-capital-twice = la Capital ya está en { $territory }
# $territory (text)
refusal-festival-twice = el marcador de Festival ya está en { $territory }
# $territory (text)
refusal-no-citadels = { $territory } nunca tiene ciudadela
refusal-capital-citadel = la Capital es una ciudadela: hay al menos una
# $count (number)
refusal-citadels = { $count ->
    [one] solo hay { $count } ciudadela en total
   *[other] solo hay { $count } ciudadelas en total
}
# $territory (text), $count (number)
refusal-printed = { $territory } lleva { $count } impreso
# $count (number)
refusal-sanctuaries = { $count ->
    [one] solo hay { $count } santuario, aparte de los impresos
   *[other] solo hay { $count } santuarios, aparte de los impresos
}
# $count (number)
refusal-one-a-seat = { $count ->
    [one] hace falta un número, uno por puesto
   *[other] hacen falta { $count } números, uno por puesto
}
# $seat (number), $count (number)
refusal-clans = { $count ->
    [one] el puesto { $seat } tiene más de { $count } clan en el mapa
   *[other] el puesto { $seat } tiene más de { $count } clanes en el mapa
}

## Positions: the course of the game

# $count (number)
refusal-players = no pueden jugar { $count }; pueden 2, 3 o 4
refusal-no-brenn = solo en la preparación no hay Brenn
refusal-no-winner = nadie ha ganado antes de que termine la partida
# $count (number)
refusal-deeds = { $count ->
    [one] solo hay { $count } Logro en total
   *[other] solo hay { $count } Logros en total
}
# $phase (text)
refusal-no-turns = solo hay turnos en la fase «season», no en «{ $phase }»
# $seat (number)
refusal-opening = el primer turno es del Brenn, el puesto { $seat }
refusal-opening-passes = nadie puede haber pasado antes del primer turno
refusal-all-passed = cuando todos han pasado, la Estación ha terminado
# $seat (number), $seats (text)
refusal-passed = quienes han pasado justo antes del puesto { $seat } son { $seats }
# $count (number)
refusal-setup-lands = { $count ->
    [one] la partida se prepara con { $count } territorio, o aún con ninguno
   *[other] la partida se prepara con { $count } territorios, o aún con ninguno
}
refusal-setup-clans = los clanes se colocan después de la Capital
refusal-setup-capital = el Brenn elige la Capital, y aún no la hay
refusal-setup-brenn = el Brenn se elige cuando están puestos los primeros territorios
refusal-setup-order = cada cual coloca un clan en orden de turno desde el Brenn, en dos vueltas

## Positions: what is going on, and who knows what

# $value (text)
refusal-frames-say = los marcos dicen { $value }
# $fault (text)
refusal-cannot-go-on = la partida no puede seguir desde aquí ({ $fault })
refusal-stuck = la partida no puede seguir desde aquí
# $fault (text): in English, as the engine has it
refusal-unsound = la posición se contradice: { $fault }
# $seat (number)
refusal-nothing-to-choose = se pregunta al puesto { $seat } y no tiene nada que elegir
refusal-no-frame = hace falta al menos un marco
refusal-one-clash = solo se libra un combate a la vez
# $count (number), $reserve (number)
refusal-gathered = { $count ->
    [one] { $count } clan no puede estar en él: hay { $reserve } fuera del mapa
   *[other] { $count } clanes no pueden estar en él: hay { $reserve } fuera del mapa
}
refusal-no-window = aquí no se abre esa ventana
refusal-plan-here = este plan no puede estar aquí
# $count (number)
refusal-many-clans = { $count ->
    [one] más de { $count } clan
   *[other] más de { $count } clanes
}
# $order (text)
refusal-order = el orden debe ser { $order }
refusal-not-both = una carta o un territorio, no las dos cosas
# $count (number)
refusal-numbers = { $count ->
    [one] hace falta un número
   *[other] hacen falta { $count } números
}
# $name (text)
refusal-must-be-possible = «{ $name }» está ahí, y debe tenerse por posible

## Records

# $header (text)
refusal-record-begins = un registro empieza con { $header }
refusal-after-result = después del resultado no viene nada
# $word (text)
refusal-record-line = una línea empieza con un puesto, «chance» o «result»: «{ $word }»
refusal-headers-first = las cabeceras van antes de la primera decisión
refusal-header-end = una cabecera termina con ]
# $name (text)
refusal-header-twice = [{ $name }] ya está ahí
# $name (text), $fault (saying)
refusal-header-json = el valor de [{ $name }] no es JSON: { $fault }
refusal-version = la versión del formato es un número entero desde 1
# $version (number), $known (number)
refusal-later = el registro tiene el formato { $version }, y este programa lee hasta el { $known }
refusal-chance-header = el azar es «thrown» o «asked»
refusal-seed-header = la semilla es un texto
# $name (text)
refusal-header-missing = antes de la primera decisión falta [{ $name } …]
# $name (text)
refusal-header-in-position = [{ $name }] es parte de la posición
# $result (text): as records have it
refusal-result = el resultado de la partida es { $result }
# $said (text), $result (text)
refusal-other-result = el registro dice que el resultado es { $said }; el de la partida es { $result }
# $line (number)
refusal-note-broken = La línea { $line } está cortada y se omite.
# $line (number)
refusal-note-cut = El registro acaba en la línea { $line } sin resultado: quedó interrumpido.

## Bots

# $name (text), $known (text): the names that there are
refusal-no-bot = no existe el bot «{ $name }»; hay { $known }
# $bot (text): as it was typed
refusal-bot-time = { $bot }: tras la @ va un tiempo en segundos, como en druid@0.5
refusal-bot-passes = { $bot }: tras los : va cuántas pasadas da un bot que busca, como en druid:200
# $name (text), $package (text)
refusal-bot-name = El paquete { $package } llama «{ $name }» a un bot: un nombre se compone de minúsculas, cifras y guiones.
# $name (text), $package (text)
refusal-bot-house = El paquete { $package } llama «{ $name }» a un bot, como se llama uno de la casa.
# $name (text), $package (text)
refusal-bot-twice = Varios paquetes llaman «{ $name }» a un bot, uno de ellos { $package }: ninguno puede jugar.
# $name (text), $package (text), $target (text): a place in the package, $method (text)
refusal-bot-no-bot = El bot «{ $name }» del paquete { $package } no lo es: lo que hace { $target } no tiene el método { $method }.
# $name (text), $package (text), $target (text), $fault (text): in English
refusal-bot-broken = El bot «{ $name }» del paquete { $package } no se puede obtener de { $target }: { $fault }
