### The command line: what its help says, and what is wrong with arguments. What begins with "ardri"
### or with "--" is typed so; so are human, the names of bots, compiled and interpreted.

## What there is

command-about = Ardrí: un motor y un hogar para el juego de mesa Inis. Sin carácter oficial.
command-about-page = la página, en tu navegador: inicia un servidor en esta máquina
command-about-play = una partida en esta terminal, a solas contra bots o en compañía
command-about-serve = un servidor, para la casa o para el mundo
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

## ardri serve

command-serve-environment =
    Cada opción tiene también una variable de entorno: --bot-seconds es ARDRI_BOT_SECONDS. Todo está en docs/running.md.
command-example-open = ardri a secas es más o menos esto
command-example-house = para todos los de la casa; escribe la dirección
command-example-database = en el archivo que elijas
command-example-workers = para mucha gente: docs/running.md

command-help-serve-database = sqlite:///ARCHIVO o postgresql://… (un archivo en tu carpeta de datos)
# $usual (text): what it is if nobody says
command-help-serve-host = dónde escuchar; 0.0.0.0: también para otros ({ $usual })
# $usual (text)
command-help-serve-port = 0: cualquiera libre ({ $usual }; si está ocupado, cualquiera)
# $usual (text)
command-help-serve-workers = procesos; más de uno necesita PostgreSQL ({ $usual })
command-help-serve-origins = las direcciones que se escriben, como https://inis.example
# $usual (text)
command-help-serve-secure-cookies = cookies solo por https: yes, no; auto: como llegó la página ({ $usual })
command-help-serve-trusted-proxies = de quién se creen X-Forwarded-For y X-Forwarded-Proto (de nadie)
# $usual (text)
command-help-serve-bot-workers = procesos en los que piensan los bots; 0: uno menos que núcleos ({ $usual })
# $usual (text)
command-help-serve-bot-seconds = cuánto piensa un bot como máximo, en segundos ({ $usual })
# $usual (text)
command-help-serve-pace = cuánto sigue cerrada una ventana sellada, en segundos, la mitad más o menos ({ $usual })
# $usual (text)
command-help-serve-limits = cuántas veces más de lo usual se puede preguntar; 0: sin límite ({ $usual })
# $usual (text)
command-help-serve-sockets = conexiones a la vez, por proceso ({ $usual })
# $usual (text)
command-help-serve-account-sockets = conexiones a la vez, por cuenta ({ $usual })
# $usual (text)
command-help-serve-metrics = quién puede leer /metrics: local, off, all ({ $usual })
# $usual (text)
command-help-serve-log = text, json; auto: text en un terminal ({ $usual })
# $usual (text)
command-help-serve-log-level = cuánto se registra: debug, info, warning, error ({ $usual })
# $usual (text)
command-help-serve-grace = segundos que puede tardar en acabar lo que está en marcha ({ $usual })
command-help-serve-open = abrir la página en un navegador

# $address (text)
command-serve-at = Ardrí está en { $address }
# $address (text)
command-serve-also = y en { $address }
command-serve-stop = Ctrl+C lo para; las partidas quedan.
# $address (text)
command-serve-already = Ardrí ya está en marcha, en { $address }
command-serve-busy = Otro servidor tiene abierta esta base de datos.

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
