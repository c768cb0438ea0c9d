### Bots against bots, ardri arena: what it refuses, and its tables. A game analysed: ardri analyse.

## What it asks for and cannot have

# $command (text)
arena-no-bots = ¿Qué bots? Por ejemplo: { $command }
# $said (text)
arena-seconds = --seconds: un número de segundos, y no «{ $said }»
# $bots (number)
arena-table-seats = --table: de 2 a 4 bots, y ahí hay { $bots }
# $bots (number), $players (number)
arena-too-few = { $bots ->
    [one] { $bots } bot es muy poco
   *[other] { $bots } bots son muy pocos
} para encontrarse en una mesa de { $players }
arena-data-or-out = --data ya da cuenta de las partidas; a su lado no cabe --out
arena-ray-or-jobs = --ray dice quién trabaja; a su lado no cabe --jobs

## Files

# $path (text)
arena-not-ours = { $path } ya existe, y no es de la arena: se queda como está
# $path (text), $version (number), $known (number)
arena-later = { $path } tiene el formato { $version }, y este Ardrí conoce hasta el { $known }
# $path (text), $what (text): as it is called in the file
arena-other = { $path } es de otra campaña: allí «{ $what }» no es igual
# $path (text), $game (text): its numbers
arena-strange-game = { $path } tiene la partida { $game }, que no es de esta campaña
# $path (text), $line (number), $fault (text): in English
arena-bad-line = { $path }, línea { $line }: { $fault }
# $path (text), $fault (text): in English
arena-bad-chunk = { $path } está dañado ({ $fault }): bórralo, y sus partidas se jugarán otra vez
# $path (text)
arena-locked = Otra arena está escribiendo en { $path }

## Workers

# $bots (text): those that were playing
arena-worker-died = Ha muerto un proceso que jugaba partidas; jugaba uno de estos bots: { $bots }. Lo guardado, guardado queda.
# $command (text)
arena-no-ray = Ray no está instalado aquí; así se instala: { $command }
# $address (text), $fault (text): in English
arena-no-cluster = No hay ningún clúster de Ray en { $address }: { $fault }
# $fault (text): in English
arena-cluster-failed = El clúster ha fallado: { $fault }
# $here (text), $there (text): versions
arena-cluster-other = El clúster tiene { $there }, y esto es { $here }: han de ser iguales

## What came of it

# $game (text): its numbers; $who (text): a bot; $fault (text): in English
arena-failed-bot = FALLO: { $who } en la partida { $game }, que pierde: { $fault }
# $game (text), $fault (text): in English
arena-failed-engine = FALLO: el motor en la partida { $game }, que no cuenta para nadie: { $fault }
arena-of-the-house = de la casa
# Heads of columns.
arena-head-games = partidas
arena-head-draws = tablas
arena-head-seats = puestos
arena-head-wins = ganadas
arena-head-share = parte
arena-head-from = desde
arena-head-to = hasta
arena-head-deals-from = repartos: de
arena-head-deals-to = a
arena-head-rating = puntos
arena-head-ahead = ventaja
arena-head-decisions = decisiones
arena-head-mean = media ms
arena-head-worst = máx. ms
arena-head-over = excedidas
arena-head-late = en un quinto
# $count (number): of players
arena-ratings = { $count ->
   *[other] Puntos en partidas de { $count }; ventaja sobre el siguiente
}
arena-what-counts = Las tablas cuentan como una parte de victoria para cada cual; un bot que falla pierde, y los demás se reparten la partida. Lo que va de desde a hasta vale con un 95 % de confianza: el de las partes, por el intervalo de Wilson, y otra vez por repartos enteros, cada uno jugado en todos los puestos. 400 puntos son diez victorias contra una; los puntos dicen cuán fuerte es un bot entre estos bots, y nada más.

## A game analysed

# $done (text), $all (text): numbers; $left (text): as on a clock
analysis-progress = { $done } de { $all } decisiones, faltan { $left }
# $bot (text), $by (bot | playouts): whose judgement the chances are; $count (number): of worlds
analysis-about = El bot { $bot } aconseja a cada jugador según lo que ese jugador puede ver. Los números son las posibilidades antes de cada decisión, de cien, { $by ->
    [bot] como las juzga { $bot }
   *[playouts] según { $count } mundos inventados y seguidos casi al azar
}: según lo que los jugadores juntos podían saber.
# $decided (text): who did what; $bot (text), $choice (text): what the bot would have done
analysis-other = { $decided } – elección de { $bot }: { $choice }
# $how (king | draw | unfinished), $who (text)
analysis-end = { $how ->
    [draw] Tablas: nadie es Gran Rey.
    [unfinished] La partida no ha terminado.
   *[king] La corona es de { $who }, Gran Rey.
}
# $who (text), $same (number), $count (number): of decisions
analysis-same = { $who }: { $same } de { $count ->
    [one] { $count } decisión
   *[other] { $count } decisiones
} como la elección del bot.
# $number (text), $before (number), $after (number): of a hundred
analysis-worst = La mayor pérdida: decisión { $number }, de { $before } a { $after }.
# $path (text)
analysis-written = Escrito: { $path }
analysis-picture = Cómo cambiaron las posibilidades
# $n (number): of a hundred
analysis-part = { $n } %
analysis-rounds = Rondas
# $who (text), $part (text): of a hundred
analysis-ends-at = { $who }: { $part }
analysis-shows = La posibilidad de cada jugador de llegar a Gran Rey, a lo largo de la partida.
# $who (text), $first (number), $last (number), $least (number), $most (number): of a hundred
analysis-seat-shows = { $who }: { $first } % al comienzo, { $last } % al final, nunca menos de { $least } % ni más de { $most } %.
# $bot (text)
analysis-no-chances = El bot { $bot } juzga posiciones, pero no con una posibilidad para cada puesto.
# $bot (text), $number (number)
analysis-no-choice = El bot { $bot } aconseja lo que no se puede elegir, en la decisión { $number }.
# $bot (text), $number (number), $fault (text): in English
analysis-failed = El bot { $bot } ha fallado en la decisión { $number }: { $fault }
