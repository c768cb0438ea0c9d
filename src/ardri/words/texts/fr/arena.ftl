### Bots against bots, ardri arena: what it refuses, and its tables. A game analysed: ardri analyse.

## What it asks for and cannot have

# $command (text)
arena-no-bots = Quels bots ? Par exemple : { $command }
# $said (text)
arena-seconds = --seconds : un nombre de secondes, et non « { $said } »
# $bots (number)
arena-table-seats = --table : de 2 à 4 bots, et il y en a { $bots }
# $bots (number), $players (number)
arena-too-few = { $bots ->
    [one] { $bots } bot ne suffit pas
   *[other] { $bots } bots ne suffisent pas
} pour une table de { $players }
arena-data-or-out = --data garde déjà le compte des parties ; --out n’a pas de place à côté
arena-ray-or-jobs = --ray dit qui travaille ; --jobs n’a pas de place à côté

## Files

# $path (text)
arena-not-ours = { $path } existe déjà, et n’est pas de l’arène : rien n’y est changé
# $path (text), $version (number), $known (number)
arena-later = { $path } a le format { $version }, et cet Ardrí connaît jusqu’au { $known }
# $path (text), $what (text): as it is called in the file
arena-other = { $path } est d’une autre campagne : « { $what } » n’y est pas pareil
# $path (text), $game (text): its numbers
arena-strange-game = { $path } contient la partie { $game }, qui n’est pas de cette campagne
# $path (text), $line (number), $fault (text): in English
arena-bad-line = { $path }, ligne { $line } : { $fault }
# $path (text), $fault (text): in English
arena-bad-chunk = { $path } est abîmé ({ $fault }) : enlève-le, et ses parties seront rejouées
# $path (text)
arena-locked = Une autre arène est en train d’écrire dans { $path }

## Workers

# $bots (text): those that were playing
arena-worker-died = Un processus qui jouait est mort ; un de ces bots y était : { $bots }. Ce qui est gardé reste gardé.
# $command (text)
arena-no-ray = Ray n’est pas installé ici ; pour l’installer : { $command }
# $address (text), $fault (text): in English
arena-no-cluster = Il n’y a pas de grappe Ray à { $address } : { $fault }
# $fault (text): in English
arena-cluster-failed = La grappe a échoué : { $fault }
# $here (text), $there (text): versions
arena-cluster-other = La grappe a { $there }, et ici c’est { $here } : il faut que ce soit pareil

## What came of it

# $game (text): its numbers; $who (text): a bot; $fault (text): in English
arena-failed-bot = ÉCHEC : { $who } dans la partie { $game }, qu’il perd : { $fault }
# $game (text), $fault (text): in English
arena-failed-engine = ÉCHEC : le moteur dans la partie { $game }, qui ne compte pour personne : { $fault }
arena-of-the-house = de la maison
# Heads of columns.
arena-head-games = parties
arena-head-draws = nulles
arena-head-seats = sièges
arena-head-wins = gagnées
arena-head-share = part
arena-head-from = de
arena-head-to = à
arena-head-deals-from = donnes : de
arena-head-deals-to = à
arena-head-rating = cote
arena-head-ahead = avance
arena-head-decisions = décisions
arena-head-mean = moyenne ms
arena-head-worst = max. ms
arena-head-over = dépassées
arena-head-late = d’un cinquième
# $count (number): of players
arena-ratings = { $count ->
   *[other] Cotes dans les parties à { $count } ; avance sur le suivant
}
arena-what-counts = Une partie nulle compte comme une part de victoire pour chacun à la table ; un bot qui échoue perd, et les autres se partagent la partie. Ce qui va de l’un à l’autre vaut avec 95 % de confiance : pour les parts, par l’intervalle de Wilson, et encore une fois par donnes entières, chacune jouée à tous les sièges. 400 points de cote font dix victoires contre une ; une cote dit combien un bot est fort parmi ces bots, et rien d’autre.

## A game analysed

# $done (text), $all (text): numbers; $left (text): as on a clock
analysis-progress = { $done } décisions sur { $all }, encore { $left }
# $bot (text), $by (bot | playouts): whose judgement the chances are; $count (number): of worlds
analysis-about = Le bot { $bot } conseille chaque joueur d’après ce que ce joueur peut voir. Les nombres sont les chances avant chaque décision, sur cent, { $by ->
    [bot] telles que { $bot } les juge
   *[playouts] d’après { $count } mondes inventés et joués presque au hasard
} : selon ce que les joueurs ensemble pouvaient savoir.
# $decided (text): who did what; $bot (text), $choice (text): what the bot would have done
analysis-other = { $decided } – choix de { $bot } : { $choice }
# $how (king | draw | unfinished), $who (text)
analysis-end = { $how ->
    [draw] Partie nulle : il n’y a pas de Haut-roi.
    [unfinished] La partie n’est pas finie.
   *[king] { $who } est Haut-roi.
}
# $who (text), $same (number), $count (number): of decisions
analysis-same = { $who } : { $same } sur { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
} comme le choix du bot.
# $number (text), $before (number), $after (number): of a hundred
analysis-worst = La plus grande perte : décision { $number }, de { $before } à { $after }.
# $path (text)
analysis-written = Écrit : { $path }
analysis-picture = Comment les chances ont bougé
# $n (number): of a hundred
analysis-part = { $n } %
analysis-rounds = Rounds
# $who (text), $part (text): of a hundred
analysis-ends-at = { $who } : { $part }
analysis-shows = Les chances de chaque joueur de devenir Haut-roi, au cours de la partie.
# $who (text), $first (number), $last (number), $least (number), $most (number): of a hundred
analysis-seat-shows = { $who } : { $first } % au début, { $last } % à la fin, jamais moins de { $least } % ni plus de { $most } %.
# $bot (text)
analysis-no-chances = Le bot { $bot } juge les positions, mais pas avec une chance pour chaque siège.
# $bot (text), $number (number)
analysis-no-choice = Le bot { $bot } conseille ce qui ne peut être choisi, à la décision { $number }.
# $bot (text), $number (number), $fault (text): in English
analysis-failed = Le bot { $bot } a échoué à la décision { $number } : { $fault }
