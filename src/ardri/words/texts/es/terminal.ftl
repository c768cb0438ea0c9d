### The game in a terminal, and the reports about many games: screens, menus, notices.
###
### What is in quotation marks or stands alone is typed so. $who is a player’s name.

## The beginning

terminal-greeting = Clanes, cuervos y una corona: el juego de mesa Inis, sin carácter oficial, en tu terminal.
# $least (number), $most (number), $usual (number): what Enter alone means
terminal-how-many = ¿Cuántos jugadores? [{ $least } a { $most }; Intro: { $usual }]
# $least (number), $most (number), $usual (number)
terminal-how-many-people = ¿Cuántas personas juegan con este teclado? [{ $least } a { $most }; Intro: { $usual }]
# $least (number), $most (number)
terminal-number = Escribe un número de { $least } a { $most }.
# $players (number), $round (number): 0 in the setup; $when (text): a day and a time
terminal-unfinished = Hay una partida de { $players } sin terminar, { $round ->
    [0] en la preparación
   *[other] en la ronda { $round }
}, del { $when }.
# $yes (text), $no (text): what one types; Enter alone means yes
terminal-go-on = ¿Seguir con ella? [{ $yes }/{ $no }]
# $yes (text), $no (text)
terminal-yes-or-no = Escribe { $yes } o { $no }.
# The words for yes and for no, parted by commas, the shortest first.
terminal-yes = s, sí
terminal-no = n, no
# $who (text): colours; $count (number)
terminal-company-people = { $count ->
    [1] Tu color: { $who }.
   *[other] { $who } comparten este teclado.
}
# $who (text): colours, each with the kind of bot; $count (number)
terminal-company-bots = { $count ->
    [1] { $who } es un bot.
   *[other] { $who } son bots.
}
# $help (text): what one types
terminal-help-hint = En cualquier momento, «{ $help }» dice qué puedes escribir.
terminal-farewell = Hasta la próxima.

## The commands: what one types, the first word being the one that is shown

terminal-command-map = mapa
terminal-command-hand = mano
terminal-command-cards = cartas
terminal-command-log = historial
terminal-command-card = carta
terminal-command-rules = reglas, regla
terminal-command-glossary = glosario
terminal-command-undo = deshacer, d
terminal-command-save = guardar
terminal-command-resume = reanudar
terminal-command-quit = salir
terminal-command-help = ayuda, a, ?

## What each of them does

terminal-does-map = la isla otra vez, y todos los territorios con sus vecinos
terminal-does-hand = tus cartas
terminal-does-cards = las cartas a la vista de todo el mundo
terminal-does-log = lo que ha ocurrido (historial 100: más)
terminal-does-card = qué hace una carta o un territorio: carta nuevos clanes
terminal-does-rules = cómo se juega, por capítulos; reglas combate: uno de ellos
terminal-does-glossary = qué significan las palabras; glosario jefatura: una de ellas
terminal-does-undo = volver atrás en tu última elección, si nadie se ha enterado de nada desde entonces
terminal-does-save = una copia de la partida en un archivo tuyo: guardar velada.ardri
terminal-does-resume = seguir con otra partida: reanudar velada.ardri
terminal-does-quit = marcharte; la partida se conserva y se ofrece la próxima vez
terminal-does-help = esta lista

terminal-help = Escribe el número de una opción o sus palabras, o una de estas órdenes:

## Whose move it is

# $who (text)
terminal-pass-keyboard = Pasa el teclado a { $who }.
# $who (text): who was there before; $undo (text): what one types
terminal-or-undo = (O escribe «{ $undo }», y { $who } vuelve atrás en su última elección.)
# $who (text)
terminal-press-enter = { $who }: pulsa Intro.
# $quit (text): what one types
terminal-enter-alone = Intro a solas muestra las cartas; { $quit } deja la partida.
terminal-taken-back = Deshecho.

## What cannot be done, and that nothing has come of it

# $fault (saying)
terminal-nothing-changed = { $fault } (Nada ha cambiado.)
# $most (number), $help (text): what one types
terminal-type-number = Escribe un número de 1 a { $most }, o { $help }.
# $number (number), $most (number)
terminal-no-choice = No hay opción { $number }: van de 1 a { $most }.
terminal-more-than-asked = Eso es más de lo que se pide.
# $typed (text), $choices (text)
terminal-several = «{ $typed }» puede ser varias cosas: { $choices }.
# $names (text): of cards; $typed (text), $card (text): what one types
terminal-not-now = Ahora no se puede elegir { $names }; «{ $card } { $typed }» dice qué hace.
# $typed (text), $names (text)
terminal-may-be = «{ $typed }» puede ser { $names }.
# $typed (text), $rules (text): what one types
terminal-no-card = «{ $typed }» no es ni una carta ni un territorio; { $rules } muestra los capítulos de las reglas.
# $card (text): what one types
terminal-card-what = ¿Cuál? Por ejemplo: { $card } nuevos clanes
# $typed (text)
terminal-no-term = «{ $typed }» no es una palabra del glosario.
# $save (text): what one types
terminal-save-what = { $save } necesita el nombre de un archivo, por ejemplo: { $save } velada.ardri
# $resume (text): what one types
terminal-resume-what = { $resume } necesita el nombre de un archivo, por ejemplo: { $resume } velada.ardri

## Files

# $command (text)
terminal-kept = La partida se conserva. Síguela con: { $command }
# $command (text)
terminal-saved = Guardada. Síguela desde ahí con: { $command }
# $path (text), $fault (saying)
terminal-not-kept = La partida no puede conservarse en { $path }: { $fault }
# $path (text), $fault (saying)
terminal-not-written = No se puede escribir { $path }: { $fault }
# $path (text)
terminal-no-game-there = { $path } ya existe y no es una partida: se queda como está.
# $path (text), $fault (saying)
terminal-in-file = { $path }: { $fault }
terminal-no-text = esto no es un texto
terminal-fault-no-file = No existe el archivo o la carpeta
terminal-fault-permission = Permiso denegado
terminal-fault-folder = Es una carpeta
terminal-fault-no-folder = No es una carpeta
terminal-fault-exists = El archivo ya existe
terminal-fault-full = No queda espacio
terminal-fault-read-only = Sistema de archivos de solo lectura
terminal-fault-long-name = Nombre de archivo demasiado largo
# $number (text)
terminal-fault-other = Error { $number } del sistema

## The end

terminal-end-draw = La partida acaba en tablas: nadie es Gran Rey.
# $who (text), $count (number): of victory conditions
terminal-end-king = ¡La corona es de { $who }, Gran Rey con { $count ->
    [one] una condición
   *[other] { $count } condiciones
} de victoria!
# $command (text)
terminal-see-again = Vuelve a verla con: { $command }

## The table

# $colour (text), $beast (text)
terminal-player = { $beast } { $colour }
# $who (text): who reads this
terminal-you = { $who } (tú)
terminal-settling = La isla se puebla
# $count (number)
terminal-round = Ronda { $count }
# $who (text)
terminal-brenn = Brenn: { $who }
# $order (text): names with arrows between
terminal-order = turnos: { $order }
terminal-legend = n* jefatura · ★ Capital · ▲ ciudadelas · ◎ santuarios · ♪ Festival

# Heads of narrow columns: clans on the island, cards in hand of each kind, Deeds, then how much one
# has of each victory condition.
terminal-column-clans = Clanes
terminal-column-actions = Acc
terminal-column-tales = Pro
terminal-column-advantages = Ven
terminal-column-deeds = Log
terminal-column-leadership = Lid
terminal-column-land = Tierra
terminal-column-faith = Fe

# $count (number), $deeds (yes | no): whether Deeds are needed for it
terminal-conditions = Cumples { $count ->
    [1] una condición de victoria
   *[other] { $count } condiciones de victoria
}{ $deeds ->
    [yes] { " " }(con Logros)
   *[no] { "" }
}.
terminal-pretender = Tienes un marcador de Pretendiente: mantente así hasta la próxima Asamblea.

## A clash

# $territory (territory)
terminal-clash = Combate { $territory-in }
# $who (text)
terminal-clash-by = lo instiga { $who }
# $who (text), $exposed (number), $sheltered (number): clans; $cards (number): Action cards in hand
terminal-clash-side = { $who }: { $exposed ->
    [one] { $exposed } expuesto
   *[other] { $exposed } expuestos
}{ $sheltered ->
    [0] { "" }
    [one] , { $sheltered } protegido
   *[other] , { $sheltered } protegidos
} ({ $cards ->
    [one] { $cards } carta de Acción
   *[other] { $cards } cartas de Acción
})
# $card (text), $who (text), $whose (you | other), $count (number): fallen clans
terminal-lingering = { $whose ->
    [you] { $card } está ante ti
   *[other] { $card } está ante { $who }
}{ $count ->
    [0] { "" }
    [one] , con { $count } clan caído
   *[other] , con { $count } clanes caídos
}.

## Cards

terminal-tray = Ante ti
terminal-hand = Tu mano
terminal-held = te la quedas
terminal-chosen = elegida
terminal-empty-hand = No tienes cartas en la mano.
# $kind (text): Season or Triskel; $text (text)
terminal-effect = { $kind }: { $text }
# $name (text), $kind (text): of card
terminal-card = { $name } ({ $kind })
# $name (text)
terminal-land = { $name } (territorio, con su carta de Ventaja)
# $text (text): what the territory itself does
terminal-land-effect = El territorio: { $text }
terminal-land-plain = Nada especial.
# $ruling (text): its number; $text (text)
terminal-ruling = { $ruling }: { $text }
# $chapters (text): their titles
terminal-see-chapters = En las reglas: { $chapters }
# $choice (text), $text (text): what the card does
terminal-choice-explained = { $choice }: { $text }
# $rules (text): what one types
terminal-chapters = Los capítulos de las reglas; uno de ellos, por su número o su nombre, por ejemplo: { $rules } combate
# $word (text), $text (text)
terminal-term = { $word }: { $text }

# $who (text), $cards (text)
terminal-advantages = { $who } tiene { $cards }.
# $count (number)
terminal-discarded-actions = Cartas de Acción descartadas: { $count }.
# $cards (text), $count (number)
terminal-discarded-tales = { $count ->
    [0] Proezas descartadas: ninguna.
   *[other] Proezas descartadas: { $cards }.
}

## The list of territories

terminal-list-land = Territorio
terminal-list-clans = Clanes
terminal-list-built = Edificios
terminal-list-card = Carta
terminal-card-on-table = en la mesa
terminal-card-played = jugada
# $territories (territories)
terminal-beside = linda con { $territories-the }
# $count (number)
terminal-unknown-lands = { $count ->
    [0] Ya no quedan territorios por descubrir.
    [one] Queda { $count } territorio por descubrir.
   *[other] Quedan { $count } territorios por descubrir.
}

## The log

# $count (number)
terminal-log-before = … y antes { $count ->
    [one] { $count } cosa más
   *[other] { $count } cosas más
} (historial: todo)

## A game once more: ardri replay

terminal-to-number = --to: un número de decisiones
# $who (text), $choice (text)
terminal-decided = { $who }: { $choice }
# $choice (text)
terminal-decided-by-chance = Azar: { $choice }
# $how (cut | unfinished | draw | king), $who (text), $count (number): of decisions
terminal-replay-end = { $how ->
    [cut] { $count ->
        [one] Así estaba tras { $count } decisión.
       *[other] Así estaba tras { $count } decisiones.
    }
    [unfinished] { $count ->
        [one] La partida no ha terminado, tras { $count } decisión.
       *[other] La partida no ha terminado, tras { $count } decisiones.
    }
    [draw] { $count ->
        [one] Tablas tras { $count } decisión: nadie es Gran Rey.
       *[other] Tablas tras { $count } decisiones: nadie es Gran Rey.
    }
   *[king] { $count ->
        [one] La corona es de { $who }, Gran Rey tras { $count } decisión.
       *[other] La corona es de { $who }, Gran Rey tras { $count } decisiones.
    }
}

## What the command line asks for and cannot have

# $command (text)
terminal-none-unfinished = no hay ninguna partida sin terminar; empieza una con: { $command }
terminal-seats-or-bots = --seats ya lo dice todo; no puede ir con --bots
# $bots (number), $players (number)
terminal-many-bots = --bots: { $bots ->
    [one] { $bots } bot no cabe
   *[other] { $bots } bots no caben
} entre { $players } jugadores
# $seats (number), $players (number)
terminal-seats = --seats: hay { $seats }, y { $players } jugadores
# $name (text), $known (text): the names that there are
terminal-no-player = no existe ese jugador: «{ $name }»; hay { $known }
# $option (text), $name (text), $known (text)
terminal-no-such = { $option }: no existe «{ $name }»; hay { $known }
# $bots (number), $players (number)
terminal-bots-for = --bots: { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} para { $players } jugadores
# $option (text), $least (number)
terminal-least = { $option }: un número desde { $least }

## Many games: ardri simulate

# $done (text), $all (text): numbers; $left (text): as on a clock
terminal-progress = { $done } de { $all } partidas; faltan { $left }
# $count (number)
terminal-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}

# Heads of columns.
terminal-head-games = partidas
terminal-head-decisions = decisiones
terminal-head-forced = forzadas
terminal-head-by-engine = del motor
terminal-head-chance = azar
terminal-head-unforced-rate = libres/s
terminal-head-all-rate = todas/s
terminal-head-games-rate = partidas/s
terminal-head-rounds = rondas
terminal-head-kings = reyes
terminal-head-draws = tablas
# $count (number): of victory conditions
terminal-head-by = con { $count }

terminal-how-ended = Cómo acabaron las partidas: rondas de media, reyes por puesto y por condiciones cumplidas
# $checks (yes | no): whether they took time, too
terminal-what-counts = Una decisión es una elección que se pide a un jugador; «forzadas» son las que se piden con una sola opción (las ventanas «possible» las piden para que nada se delate). Las de una sola opción que no delatan nada las toma el motor por sí mismo, y las respuestas del azar no son decisiones: van en columnas propias. Las velocidades son de un núcleo, según su propio reloj{ $checks ->
    [yes] , con las comprobaciones
   *[no] { "" }
}.
# $games (text), $decisions (text), $seconds (text): numbers; $count (number): of processes
terminal-spent = { $games } partidas con { $decisions } decisiones en { $seconds } s de reloj de pared, { $count ->
    [one] { $count } proceso
   *[other] { $count } procesos
}.
# $positions (text), $failures (number)
terminal-checked = Posiciones comprobadas: { $positions }; fallos: { $failures }.
terminal-coverage = Lo que se usó, en todas estas partidas juntas; con los nombres de registros y posiciones
terminal-coverage-whole = NUNCA SE USÓ: nada. Se usó todo lo que hay.
# $count (number)
terminal-never-cards = { $count ->
    [0] NUNCA SE USÓ, de cartas y ventanas: nada
   *[other] NUNCA SE USÓ, de cartas y ventanas: { $count }
}
# $count (number)
terminal-never-others = NUNCA SE USÓ, de lo demás: { $count }
# $kind (text): of game; $number (number), $fault (text): in English
terminal-failed = FALLO: { $kind }, partida { $number }: { $fault }
# $path (text)
terminal-failed-record = su registro: { $path }
# $count (number)
terminal-more-failures = { $count ->
   *[other] … y { $count } más.
}

## How fast it is: ardri bench

# Heads of columns.
terminal-head-nodes-rate = con azar/s
terminal-head-range = desde–hasta
terminal-head-mean = media
terminal-head-largest = máximo
terminal-head-wanted = se pide
terminal-head-measured = medido
terminal-head-met = cumplido

# Heads of tables.
terminal-bench-playing = Partidas al azar, por segundo
terminal-bench-operations = Una posición, en nanosegundos
terminal-bench-sizes = El tamaño de una posición, en bytes
terminal-bench-ratios = Cuántas veces más rápido que los otros
terminal-bench-targets = Lo que se pide

# $name (text): of what is done; $round (number)
terminal-bench-round = { $name }, ronda { $round }
terminal-bench-memory = en memoria
# Behind "to_bytes()".
terminal-bench-without = sin lo que saben los puestos
# $met (yes | no | unknown): whether a figure is what is wanted
terminal-bench-met = { $met ->
    [yes] sí
    [no] no
   *[unknown] sin medir
}
# $rounds (number)
terminal-what-counts-bench =
    Medianas de { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }, con el mínimo y el máximo; tiempo de procesador. Los juegos difieren: una decisión nuestra no es una de otro. Se cuentan las decisiones de los jugadores, pero el tiempo es el de todo el bucle, azar incluido. Las libres tenían más de una opción; entre «todas» están también las de una sola, aunque las tome el motor. Las razones oponen nuestras libres a las libres de catanatron y a todas las de OpenSpiel.

terminal-bench-compile = Se pone al día el motor compilado…
terminal-bench-install = Se pone al día el entorno de los otros programas…
terminal-bench-no-compiler = Aquí no hay compilador de C: solo se mide el motor interpretado.
terminal-bench-no-source = ardri bench necesita las fuentes de Ardrí: aquí no hay carpeta bench
# $fault (text): in English
terminal-bench-failed = no se puede medir: { $fault }
# $path (text)
terminal-bench-written = Las cifras: { $path }
# $done (text), $all (text): numbers; $left (text): as on a clock
terminal-bench-progress = { $done } de { $all } mediciones, quedan { $left }
