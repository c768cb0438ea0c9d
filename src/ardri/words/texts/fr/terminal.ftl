### The game in a terminal, and the reports about many games: screens, menus, notices.
###
### What is in quotation marks or stands alone is typed so. $who is a player’s name.

## The beginning

terminal-greeting =
    Des clans, des corbeaux, une couronne : le jeu de société Inis, en version non officielle,
    dans ton terminal.
# $least (number), $most (number), $usual (number): what Enter alone means
terminal-how-many = Combien de joueurs ? [{ $least } à { $most } ; Entrée : { $usual }]
# $least (number), $most (number), $usual (number)
terminal-how-many-people =
    Combien d’entre eux sont des personnes à ce clavier ? [{ $least } à { $most } ; Entrée : {
    $usual }]
# $least (number), $most (number)
terminal-number = Tape un nombre de { $least } à { $most }.
# $players (number), $round (number): 0 in the setup; $when (text): a day and a time
terminal-unfinished = Il y a une partie inachevée à { $players } joueurs, { $round ->
    [0] en pleine mise en place
   *[other] au round { $round }
}, du { $when }.
# $yes (text), $no (text): what one types; Enter alone means yes
terminal-go-on = La reprendre ? [{ $yes }/{ $no }]
# $yes (text), $no (text)
terminal-yes-or-no = Tape { $yes } ou { $no }.
# The words for yes and for no, parted by commas, the shortest first.
terminal-yes = o, oui
terminal-no = n, non
# $who (text): colours; $count (number)
terminal-company-people = { $count ->
    [1] Tu es { $who }.
   *[other] { $who } se partagent ce clavier.
}
# $who (text): colours, each with the kind of bot; $count (number)
terminal-company-bots = { $count ->
    [1] { $who } est un bot.
   *[other] { $who } sont des bots.
}
# $help (text): what one types
terminal-help-hint = À tout moment, « { $help } » dit ce que tu peux taper.
terminal-farewell = À la prochaine.

## The commands: what one types, the first word being the one that is shown

terminal-command-map = plan
terminal-command-hand = main
terminal-command-cards = cartes
terminal-command-log = journal
terminal-command-card = carte
terminal-command-rules = règles, règle
terminal-command-glossary = glossaire
terminal-command-undo = annuler, a
terminal-command-save = sauver, sauvegarder
terminal-command-resume = reprendre
terminal-command-quit = sortir, q
terminal-command-help = aide, h, ?

## What each of them does

terminal-does-map = l’île encore une fois, et tous les territoires avec leurs voisins
terminal-does-hand = tes cartes
terminal-does-cards = les cartes que tout le monde peut voir
terminal-does-log = ce qui s’est passé (journal 100 : davantage)
terminal-does-card = ce que fait une carte ou un territoire : carte nouveaux clans
terminal-does-rules = comment se joue la partie, par chapitres ; règles conflit : l’un d’eux
terminal-does-glossary = ce que veulent dire les mots ; glossaire chef : l’un d’eux
terminal-does-undo = reprendre ton dernier choix, si personne n’a rien appris depuis
terminal-does-save = une copie de la partie dans un fichier à toi : sauver soiree.ardri
terminal-does-resume = continuer une autre partie : reprendre soiree.ardri
terminal-does-quit = sortir ; la partie est gardée, et proposée la prochaine fois
terminal-does-help = cette liste

terminal-help = Tape le numéro d’un choix ou ses mots, ou bien l’un de ceux-ci :

## Whose move it is

# $who (text)
terminal-pass-keyboard = Passe le clavier à { $who }.
# $who (text): who was there before; $undo (text): what one types
terminal-or-undo = (Ou tape « { $undo } », et { $who } reprend son dernier choix.)
# $who (text)
terminal-press-enter = { $who }, appuie sur Entrée.
# $quit (text): what one types
terminal-enter-alone = Entrée seule montre les cartes ; { $quit } arrête la partie.
terminal-taken-back = C’est repris.

## What cannot be done, and that nothing has come of it

# $fault (saying)
terminal-nothing-changed = { $fault } (Rien n’a changé.)
# $most (number), $help (text): what one types
terminal-type-number = Tape un nombre de 1 à { $most }, ou { $help }.
# $number (number), $most (number)
terminal-no-choice = Il n’y a pas de choix { $number } : ils vont de 1 à { $most }.
terminal-more-than-asked = C’est plus que ce qui est demandé.
# $typed (text), $choices (text)
terminal-several = « { $typed } » peut vouloir dire plusieurs choses : { $choices }.
# $names (text): of cards; $typed (text), $card (text): what one types
terminal-not-now =
    On ne peut pas choisir { $names } maintenant ; « { $card } { $typed } » en dit l’effet.
# $typed (text), $names (text)
terminal-may-be = « { $typed } » peut être { $names }.
# $typed (text), $rules (text): what one types
terminal-no-card =
    « { $typed } » n’est ni une carte ni un territoire ; { $rules } donne la liste des chapitres
    des règles.
# $card (text): what one types
terminal-card-what = Laquelle ? Par exemple : { $card } nouveaux clans
# $typed (text)
terminal-no-term = « { $typed } » n’est pas dans le glossaire.
# $save (text): what one types
terminal-save-what = { $save } demande un nom de fichier, comme dans : { $save } soiree.ardri
# $resume (text): what one types
terminal-resume-what =
    { $resume } demande un nom de fichier, comme dans : { $resume } soiree.ardri

## Files

# $command (text)
terminal-kept = La partie est gardée. Pour continuer : { $command }
# $command (text)
terminal-saved = C’est sauvé. Pour continuer à partir de là : { $command }
# $path (text), $fault (saying)
terminal-not-kept = La partie ne peut pas être gardée dans { $path } : { $fault }
# $path (text), $fault (saying)
terminal-not-written = { $path } ne peut pas être écrit : { $fault }
# $path (text)
terminal-no-game-there = { $path } existe déjà et n’est pas une partie : rien n’y est changé.
# $path (text), $fault (saying)
terminal-in-file = { $path } : { $fault }
terminal-no-text = ce n’est pas du texte
terminal-fault-no-file = Fichier ou dossier introuvable
terminal-fault-permission = Accès refusé
terminal-fault-folder = C’est un dossier
terminal-fault-no-folder = Ce n’est pas un dossier
terminal-fault-exists = Le fichier existe
terminal-fault-full = Il n’y a plus de place
terminal-fault-read-only = Système de fichiers en lecture seule
terminal-fault-long-name = Nom de fichier trop long
# $number (text)
terminal-fault-other = Erreur { $number } du système

## The end

terminal-end-draw = La partie est nulle : il n’y a pas de Haut-roi.
# $who (text), $count (number): of victory conditions
terminal-end-king = { $who } est Haut-roi, avec { $count ->
    [one] une condition de victoire
   *[other] { $count } conditions de victoire
} !
# $command (text)
terminal-see-again = Pour la revoir : { $command }

## The table

# $colour (text), $beast (text)
terminal-player = { $beast } { $colour }
# $who (text): who reads this
terminal-you = { $who } (toi)
terminal-settling = L’île se peuple
# $count (number)
terminal-round = Round { $count }
# $who (text)
terminal-brenn = Brenn : { $who }
# $order (text): names with arrows between
terminal-order = sens du tour : { $order }
terminal-legend = n* chef · ★ Capitale · ▲ citadelles · ◎ sanctuaires · ♪ Festivités

# Heads of narrow columns: clans on the island, cards in hand of each kind, Deeds, then how much one
# has of each victory condition.
terminal-column-clans = Clans
terminal-column-actions = Act.
terminal-column-tales = Réc.
terminal-column-advantages = Av.
terminal-column-deeds = Exp.
terminal-column-leadership = Pouv.
terminal-column-land = Terre
terminal-column-faith = Sacré

# $count (number), $deeds (yes | no): whether Deeds are needed for it
terminal-conditions = Tu remplis { $count ->
    [1] une condition de victoire
   *[other] { $count } conditions de victoire
}{ $deeds ->
    [yes] { " " }(Exploits compris)
   *[no] { "" }
}.
terminal-pretender = Tu as un marqueur Prétendant : tiens bon jusqu’à la prochaine Assemblée.

## A clash

# $territory (territory)
terminal-clash = Conflit { $territory-in }
# $who (text)
terminal-clash-by = déclenché par { $who }
# $who (text), $exposed (number), $sheltered (number): clans; $cards (number): Action cards in hand
terminal-clash-side = { $who } : { $exposed ->
    [one] { $exposed } engagé
   *[other] { $exposed } engagés
}{ $sheltered ->
    [0] { "" }
    [one] , { $sheltered } réfugié
   *[other] , { $sheltered } réfugiés
} ({ $cards ->
    [one] { $cards } carte Action
   *[other] { $cards } cartes Action
})
# $card (text), $who (text), $whose (you | other), $count (number): fallen clans
terminal-lingering = { $whose ->
    [you] { $card } est devant toi
   *[other] { $card } est devant { $who }
}{ $count ->
    [0] { "" }
    [one] , avec { $count } clan tombé
   *[other] , avec { $count } clans tombés
}.

## Cards

terminal-tray = Devant toi
terminal-hand = Ta main
terminal-held = gardée
terminal-chosen = choisie
terminal-empty-hand = Ta main est vide.
# $kind (text): Season or Triskel; $text (text)
terminal-effect = { $kind } : { $text }
# $name (text), $kind (text): of card
terminal-card = { $name } ({ $kind })
# $name (text)
terminal-land = { $name } (territoire, avec sa carte Avantage)
# $text (text): what the territory itself does
terminal-land-effect = Le territoire : { $text }
terminal-land-plain = Le territoire lui-même ne fait rien.
# $ruling (text): its number; $text (text)
terminal-ruling = { $ruling } : { $text }
# $chapters (text): their titles
terminal-see-chapters = Dans les règles : { $chapters }
# $choice (text), $text (text): what the card does
terminal-choice-explained = { $choice } : { $text }
# $rules (text): what one types
terminal-chapters =
    Les chapitres des règles ; l’un d’eux par son numéro ou par son nom, comme dans : { $rules }
    conflit
# $word (text), $text (text)
terminal-term = { $word } : { $text }

# $who (text), $cards (text)
terminal-advantages = { $who } a { $cards }.
# $count (number)
terminal-discarded-actions = Cartes Action défaussées : { $count }.
# $cards (text), $count (number)
terminal-discarded-tales = { $count ->
    [0] Récits épiques défaussés : aucun.
   *[other] Récits épiques défaussés : { $cards }.
}

## The list of territories

terminal-list-land = Territoire
terminal-list-clans = Clans
terminal-list-built = Bâti
terminal-list-card = Carte
terminal-card-on-table = sur la table
terminal-card-played = jouée
# $territories (territories)
terminal-beside = voisins : { $territories }
# $count (number)
terminal-unknown-lands = { $count ->
    [0] Il ne reste aucun territoire à découvrir.
    [one] Il reste { $count } territoire à découvrir.
   *[other] Il reste { $count } territoires à découvrir.
}

## The log

# $count (number)
terminal-log-before = … et { $count ->
    [one] { $count } chose
   *[other] { $count } choses
} avant cela (journal : tout)

## A game once more: ardri replay

terminal-to-number = --to : un nombre de décisions
# $who (text), $choice (text)
terminal-decided = { $who } : { $choice }
# $choice (text)
terminal-decided-by-chance = Hasard : { $choice }
# $how (cut | unfinished | draw | king), $who (text), $count (number): of decisions
terminal-replay-end = { $how ->
    [cut] { $count ->
        [one] Voilà où elle en était après { $count } décision.
       *[other] Voilà où elle en était après { $count } décisions.
    }
    [unfinished] { $count ->
        [one] La partie n’est pas finie, après { $count } décision.
       *[other] La partie n’est pas finie, après { $count } décisions.
    }
    [draw] { $count ->
        [one] Partie nulle après { $count } décision : il n’y a pas de Haut-roi.
       *[other] Partie nulle après { $count } décisions : il n’y a pas de Haut-roi.
    }
   *[king] { $count ->
        [one] { $who } est Haut-roi, après { $count } décision.
       *[other] { $who } est Haut-roi, après { $count } décisions.
    }
}

## What the command line asks for and cannot have

# $command (text)
terminal-none-unfinished = il n’y a pas de partie inachevée ; pour en commencer une : { $command }
terminal-seats-or-bots = --seats dit tout ; --bots ne peut pas s’y ajouter
# $bots (number), $players (number)
terminal-many-bots = --bots : { $bots ->
    [one] { $bots } bot n’a
   *[other] { $bots } bots n’ont
} pas de place parmi { $players } joueurs
# $seats (number), $players (number)
terminal-seats = --seats : il y en a { $seats }, pour { $players } joueurs
# $name (text), $known (text): the names that there are
terminal-no-player = joueur inconnu : « { $name } » ; il y a { $known }
# $option (text), $name (text), $known (text)
terminal-no-such = { $option } : il n’y a pas de « { $name } » ; il y a { $known }
# $bots (number), $players (number)
terminal-bots-for = --bots : { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} pour { $players } joueurs
# $option (text), $least (number)
terminal-least = { $option } : un nombre à partir de { $least }

## Many games: ardri simulate

# $done (text), $all (text): numbers; $left (text): as on a clock
terminal-progress = { $done } parties sur { $all }, encore { $left }
# $count (number)
terminal-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}

# Heads of columns.
terminal-head-games = parties
terminal-head-decisions = décisions
terminal-head-forced = forcées
terminal-head-by-engine = moteur
terminal-head-chance = hasard
terminal-head-unforced-rate = libres/s
terminal-head-all-rate = toutes/s
terminal-head-games-rate = parties/s
terminal-head-rounds = rounds
terminal-head-kings = rois
terminal-head-draws = nulles
# $count (number): of victory conditions
terminal-head-by = par { $count }

terminal-how-ended =
    Comment finissent les parties : rounds en moyenne, rois par siège et par conditions remplies
# $checks (yes | no): whether they took time, too
terminal-what-counts = Une décision est un choix demandé à un joueur ; « forcées » sont celles où il n’y a qu’un choix (les fenêtres « possible » en demandent pour que rien ne soit trahi). Les choix uniques qui ne trahissent rien, le moteur les fait de lui-même, et les réponses du hasard ne sont pas des décisions : ils ont leurs propres colonnes. Les vitesses sont pour un cœur, à sa propre horloge{ $checks ->
    [yes] , vérifications comprises
   *[no] { "" }
}.
# $games (text), $decisions (text), $seconds (text): numbers; $count (number): of processes
terminal-spent = { $games } parties et { $decisions } décisions en { $seconds } s à l’horloge murale, { $count ->
    [one] { $count } processus
   *[other] { $count } processus
}.
# $positions (text), $failures (number)
terminal-checked = { $positions } positions vérifiées ; échecs : { $failures }.
terminal-coverage =
    Ce qui a servi, dans toutes ces parties ensemble ; les noms sont ceux des enregistrements et
    des positions
terminal-coverage-whole = JAMAIS SERVI : rien. Tout a servi au moins une fois.
# $count (number)
terminal-never-cards = { $count ->
    [0] JAMAIS SERVI, parmi les cartes et les fenêtres : rien
   *[other] JAMAIS SERVI, parmi les cartes et les fenêtres : { $count }
}
# $count (number)
terminal-never-others = JAMAIS SERVI, parmi le reste : { $count }
# $kind (text): of game; $number (number), $fault (text): in English
terminal-failed = ÉCHEC : { $kind }, partie { $number } : { $fault }
# $path (text)
terminal-failed-record = son enregistrement : { $path }
# $count (number)
terminal-more-failures = { $count ->
    [one] … et { $count } autre.
   *[other] … et { $count } autres.
}

## How fast it is: ardri bench

# Heads of columns.
terminal-head-nodes-rate = avec hasard/s
terminal-head-range = de–à
terminal-head-mean = moyenne
terminal-head-largest = maximum
terminal-head-wanted = voulu
terminal-head-measured = mesuré
terminal-head-met = atteint

# Heads of tables.
terminal-bench-playing = Parties au hasard, par seconde
terminal-bench-operations = Une position, en nanosecondes
terminal-bench-sizes = La taille d’une position, en octets
terminal-bench-ratios = Combien de fois plus vite que les autres
terminal-bench-targets = Ce qui est voulu

# $name (text): of what is done; $round (number)
terminal-bench-round = { $name }, round { $round }
terminal-bench-memory = en mémoire
# Behind "to_bytes()".
terminal-bench-without = sans ce que savent les sièges
# $met (yes | no | unknown): whether a figure is what is wanted
terminal-bench-met = { $met ->
    [yes] oui
    [no] non
   *[unknown] non mesuré
}
# $rounds (number)
terminal-what-counts-bench =
    Médianes sur { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    }, avec minimum et maximum ; temps de processeur. Les jeux diffèrent : une décision d’ici n’est pas celle d’un autre. On compte les décisions des joueurs, mais le temps est celui de toute la boucle, hasard compris. Les libres avaient plus d’un choix ; « toutes » comprend celles d’un seul, même faites par le moteur. Les rapports opposent nos libres aux libres de catanatron et à toutes celles d’OpenSpiel.

terminal-bench-compile = Le moteur compilé est mis à jour…
terminal-bench-install = L’environnement des autres programmes est mis à jour…
terminal-bench-no-compiler = Pas de compilateur C ici : seul le moteur interprété est mesuré.
terminal-bench-no-source = ardri bench a besoin des sources d’Ardrí : il n’y a pas de dossier bench ici
# $fault (text): in English
terminal-bench-failed = impossible à mesurer : { $fault }
# $path (text)
terminal-bench-written = Les chiffres : { $path }
# $done (text), $all (text): numbers; $left (text): as on a clock
terminal-bench-progress = { $done } mesures sur { $all }, encore { $left }
