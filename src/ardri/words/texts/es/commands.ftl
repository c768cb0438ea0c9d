### The command line: what its help says, and what is wrong with arguments. What begins with "ardri"
### or with "--" is typed so; so are human, the names of bots, compiled and interpreted.

## What there is

command-about = Ardrí: un motor y un hogar para el juego de mesa Inis. Sin carácter oficial.
command-about-play = una partida en esta terminal, a solas contra bots o en compañía
command-about-simulate = muchas partidas entre bots, y cómo acabaron
command-about-bench = qué rápido es el motor, junto a otros
command-about-arena = bots contra bots, a millares: quién es cuán fuerte; partidas consigo mismos
command-about-analyse = una partida terminada: qué habría hecho un bot, y quién tenía qué posibilidades
command-about-replay = una partida otra vez, en palabras
command-about-help = las opciones de una orden
command-commands = órdenes

# Stands for what is to be typed.
command-word-command = ORDEN
command-word-file = ARCHIVO
command-word-folder = CARPETA
command-word-bot = BOT
command-word-bots = BOTS
command-word-seats = PUESTOS
command-word-address = DIRECCIÓN

## ardri play

command-play-alone = Sin opciones pregunta cuántos juegan, y ofrece seguir con una partida sin terminar.
command-example-bots = tú contra dos bots
command-example-people = tres personas con un teclado
command-example-seats = quién ocupa cada puesto
command-example-resume = la última partida sin terminar
command-example-file = desde un archivo: un registro, o una posición en JSON
command-example-language = en otro idioma

command-help-saved = una partida guardada, o una posición
command-help-players = 2, 3 o 4 (4)
command-help-bots = cuántos, o cuáles: wanderer, warrior, druid, ardri, de menos a más fuerte (todos menos uno)
command-help-seats = quién ocupa cada puesto: human,warrior,…
command-help-resume = la última partida sin terminar
command-help-seed = para los mismos cuervos y cartas otra vez
# $known (text): all there are; $usual (text): if it is not given
command-help-known = { $known } ({ $usual })
command-help-round-limit = tablas tras tantas rondas

## ardri simulate

command-help-games = de cada clase (1000)
command-help-one-bot = uno, o uno por puesto (wanderer)
command-help-rounds = tablas tras tantas rondas; 0: nunca (60)
command-help-check = comprobar el motor de paso
command-help-every = comprobar una de cada K decisiones
command-help-coverage = qué se usó, y qué nunca
command-help-jobs = procesos (1; con --check: todos)
command-help-figures = las cifras en JSON
command-help-out = dónde dejar una partida que falle (.)

## ardri bench

command-help-quick = menos de todo y sin otros programas
command-help-peers = otros programas al lado (sí; --quick: no)
command-help-measured = cuántas veces se mide todo (5; --quick: 3)
command-help-part = solo una N-ésima parte del trabajo (1; --quick: 4)
# $file (text)
command-help-bench-json = dónde dejar las cifras, en JSON ({ $file })
command-help-markdown = la tabla en Markdown
## ardri arena

command-arena-deals = Cada reparto se juega una vez con cada orden de asientos: así todo bot ocupa cada puesto con las mismas cartas.
command-example-pair = dos bots, uno contra otro
command-example-alone = cada uno a solas contra tres del otro
command-example-table = quién se sienta a una mesa
command-example-times = un bot contra sí mismo, con menos tiempo
command-example-out = parada, la misma orden sigue donde estaba
command-example-data = partidas consigo mismo, anotadas para entrenar
command-example-list = todos los bots, también los de otros paquetes

command-help-meet-bots = los bots que se encuentran, con un tiempo o un número de pasadas si quieres (druid@0.5, druid:200)
command-help-table = una mesa a tu gusto; se puede repetir
command-help-deals = repartos por mesa (100)
command-help-seconds = para una decisión (1); 0: cuanto quiera el bot
command-help-all-jobs = procesos (uno por núcleo)
command-help-ray = jugar en este clúster de Ray
command-help-results = las partidas hasta ahora; sigue desde ahí
command-help-records = un registro de cada partida
command-help-data = partidas para entrenar; sigue desde ahí
command-help-chunk = partidas en un archivo de --data (100)
command-help-list = todos los bots, y qué les pasa

## ardri analyse

command-help-advisor = el bot que aconseja (el mejor de la casa)
command-help-advice-time = para cada consejo (1); 0: cuanto quiera el bot
command-help-playouts = mundos por juicio, si el bot no juzga (100)
command-help-advice-seed = para los mismos consejos otra vez
command-help-analysis-json = todo ello, también en JSON
command-help-picture = las posibilidades, también como imagen (SVG)

## ardri replay

command-help-record = un registro
command-help-to = solo las primeras N decisiones
command-help-verbose = también cada decisión, y las del azar
command-help-events = todo lo que ocurrió, en JSON
command-help-position = solo la posición final, en JSON

## For all of them

# $languages (text): their codes
command-help-lang = el idioma: { $languages }
command-help-version = qué versión es esta
command-help-help = esta ayuda
# $version (text), $engine (text), $python (text)
command-version = ardri { $version }, motor { $engine }, Python { $python }
command-not-installed = (sin instalar)
command-usage = uso:
command-options = opciones
command-arguments = argumentos
command-stopped = interrumpido

## What is wrong

# $fault (saying), $command (text): one line each
command-try = { $fault } – prueba: { $command }
# $fault (text)
command-fault = { $fault }
# $name (text), $known (text): their codes
command-no-language = no existe el idioma «{ $name }»; hay { $known }
# $language (text): its name
command-no-letters = Esta terminal no puede mostrar las letras de este idioma ({ $language }): la partida sigue en inglés.
# $argument (text), $fault (text)
command-in-argument = argumento { $argument }: { $fault }
# $arguments (text)
command-unknown-arguments = argumentos desconocidos: { $arguments }
command-one-argument = hace falta un argumento
# $argument (text)
command-no-argument = nada puede seguirlo: { $argument }
# $arguments (text)
command-required = hacen falta estos argumentos: { $arguments }
# $option (text), $matches (text)
command-ambiguous = { $option } puede ser { $matches }
# $value (text)
command-invalid-number = { $value } no es un número entero
# $value (text), $choices (text)
command-invalid-choice = opción no válida: { $value } (hay { $choices })
