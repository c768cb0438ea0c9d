### Why something is refused, and that nothing has changed. What is in quotation marks stands so in
### a file or in a line of the notation, and is not translated.

## Where the fault is

# $path (text): in JSON data, as in map[2].clans; $fault (saying)
refusal-at = { $path } : { $fault }
# $line (number): of a record; $fault (saying)
refusal-in-line = ligne { $line } : { $fault }
# $option (text): its name; $fault (saying)
refusal-option = { $option } : { $fault }

## Something that there is not

# $name (text), $close (none | text): what was perhaps meant; $noun (card | action-card |
# epic-tale | advantage-card | territory | seat | clans | place | action | key | header | result |
# plan | flag | other): what it should be
refusal-unknown = { $noun ->
    [card] carte inconnue
    [action-card] carte Action inconnue
    [epic-tale] Récit épique inconnu
    [advantage-card] carte Avantage inconnue
    [territory] territoire inconnu
    [seat] siège inconnu
    [clans] nombre de clans impossible
    [place] emplacement inconnu sur le plan
    [action] action inconnue
    [key] clé inconnue
    [header] en-tête inconnu
    [result] résultat inconnu
    [plan] projet inconnu
    [flag] indicateur inconnu
   *[other] inconnu ({ $noun })
} : « { $name } »{ $close ->
    [none] { "" }
   *[other] { "" } ; voulais-tu dire « { $close } » ?
}

# $noun (card | action-card | epic-tale | advantage-card | territory | plan | flag | other), $what
# (saying): what is there instead
refusal-needed = { $noun ->
    [card] il faut une carte
    [action-card] il faut une carte Action
    [epic-tale] il faut un Récit épique
    [advantage-card] il faut une carte Avantage
    [territory] il faut un territoire
    [plan] il faut un projet
    [flag] il faut un indicateur
   *[other] il faut : { $noun }
}, et non { $what }

## Actions and lines

# $number (text)
refusal-no-action-number = aucune action n’a le numéro { $number }
refusal-no-action = il faut une action, et il n’y en a pas
# $verb (text)
refusal-alone = « { $verb } » va seul : rien ne peut le suivre
# $verb (text), $noun (card | territory | seat | clans | place)
refusal-verb-needs = { $noun ->
   *[card] « { $verb } » demande une carte
    [territory] « { $verb } » demande un territoire
    [seat] « { $verb } » demande un siège
    [clans] « { $verb } » demande un nombre de clans
    [place] « { $verb } » demande un emplacement du plan
}

# $seat (text), $last (number)
refusal-no-seat = siège inconnu : { $seat } ; les sièges vont de 0 à { $last }
refusal-over = La partie est finie.

# $seat (number)
refusal-seat = siège { $seat }
refusal-chance = hasard
# $who (saying), $whose (sayings)
refusal-not-asked = Qui décide maintenant : { $whose }, et non { $who }.
# $action (text), $offered (saying)
refusal-impossible = « { $action } » n’est pas possible maintenant. { $offered }
# $actions (text)
refusal-possible = Possible maintenant : { $actions }.
# $why (saying)
refusal-wait = Le reste de la ligne doit attendre. { $why }

refusal-held-once = une carte ne se garde qu’une fois
# $count (number), $said (number)
refusal-held = il faut en garder { $count } maintenant, et non { $said }

# $said (text), $example (text)
refusal-no-march = « { $said } » n’est pas un déplacement ; voici un exemple : « { $example } »
# $count (text)
refusal-march-count = { $count } n’est pas un nombre de clans qui peut se déplacer
# $territory (text)
refusal-march-about = ce déplacement concerne { $territory }
refusal-march-over = plus aucun clan ne peut se déplacer
refusal-march-into-one = tous les clans vont vers un seul territoire
refusal-march-out-of-one = tous les clans partent d’un seul territoire
refusal-march-ways = chaque chemin se nomme une fois, avec tous les clans qui le prennent

## Undo

refusal-undo-nothing = Tu n’as rien à reprendre.
refusal-undo-another = Quelqu’un d’autre a décidé depuis.
refusal-undo-chance = Le hasard a parlé depuis.
refusal-undo-announced = La carte a été annoncée.
refusal-undo-learned = Quelqu’un a appris quelque chose depuis.
refusal-undo-gone-on = La partie a continué depuis.

## Options

# $said (text), $least (number), $most (number)
refusal-no-number = { $said } n’est pas un nombre de { $least } à { $most }

## JSON data

# $line (number), $column (number), $fault (text): in English, as Python has it
refusal-json = ligne { $line }, colonne { $column } : { $fault }
refusal-json-deep = trop de niveaux imbriqués
# $key (text)
refusal-json-twice = la clé « { $key } » figure deux fois dans un objet
# $what (saying)
refusal-object-needed = il faut un objet, et non { $what }
# $what (saying)
refusal-list-needed = il faut une liste, et non { $what }
# $what (saying)
refusal-number-needed = il faut un nombre entier, et non { $what }
# $what (saying)
refusal-flag-needed = il faut true ou false, et non { $what }
# $key (text)
refusal-missing = « { $key } » manque
# $count (text), $least (number), $most (number)
refusal-out-of-bounds = { $count } n’est pas entre { $least } et { $most }
# $value (text)
refusal-value = { $value }
refusal-value-list = une liste
refusal-value-object = un objet

## Positions: cards

# $card (text)
refusal-four-players = « { $card } » n’est en jeu qu’à quatre joueurs
# $card (text)
refusal-card-off-map = « { $card } » n’est pas sur le plan, donc sa carte n’est pas en jeu
# $card (text), $path (text)
refusal-card-twice = « { $card } » est déjà en { $path }
# $card (text)
refusal-card-not-held = « { $card } » n’est ni dans « tray » ni dans la main
# $card (text)
refusal-card-played = « { $card } » est en train d’être jouée : sa place est dans « playing »
# $card (text)
refusal-card-not-played = aucun élément de « frames » ne joue « { $card } »
refusal-cards-need-frames = il n’y a de cartes ici qu’au milieu de quelque chose : avec « frames »
refusal-held-needs-frames =
    on ne choisit des cartes qu’au milieu de quelque chose : avec « frames »
refusal-setup-hands = les mains sont vides pendant la mise en place
refusal-assembly-hands = les cartes Action sont distribuées pendant l’Assemblée, après son début
refusal-tray-in-draft = il n’y a de cartes ici que dans la phase « draft »
# $count (number), $said (number)
refusal-packet-hand = { $count ->
    [one] il y a { $count } carte Action dans chaque main avant ce draft, et non { $said }
   *[other] il y a { $count } cartes Action dans chaque main avant ce draft, et non { $said }
}
# $count (number)
refusal-packet-size = { $count ->
    [one] { $count } carte Action est distribuée à chaque joueur
   *[other] { $count } cartes Action sont distribuées à chaque joueur
}
refusal-held-at-start = personne n’a rien gardé au début d’un draft : il ne faut pas de « held »

## Positions: the map

# $territory (text)
refusal-land-twice = « { $territory } » est déjà sur le plan
# $territory (text)
refusal-land-on-map = « { $territory } » est sur le plan
# $territory (text)
refusal-land-off-map = « { $territory } » n’est pas sur le plan
# $territory (text)
refusal-land-in-stack = « { $territory } » est déjà dans la pioche
refusal-empty-set = un lot de la pioche contient au moins un territoire
# $hexagon (text), $territory (text)
refusal-hexagon-twice = { $hexagon } est déjà couvert par { $territory }
refusal-hexagon = un hexagone a deux coordonnées
refusal-hexagons = un territoire couvre trois hexagones qui se touchent
# $territory (text)
refusal-in-pieces = { $territory } n’est pas relié au reste du plan
refusal-no-capital = il faut un territoire avec "capital": true
# $territory (text)
refusal-capital-twice = la Capitale est déjà là : { $territory }
# $territory (text)
refusal-festival-twice = le marqueur Festivités est déjà là : { $territory }
# $territory (text)
refusal-no-citadels = { $territory } n’accueille jamais de citadelle
refusal-capital-citadel = la Capitale est une citadelle : il y en a au moins une
# $count (number)
refusal-citadels = { $count ->
    [one] il n’y a que { $count } citadelle en tout
   *[other] il n’y a que { $count } citadelles en tout
}
# $territory (text), $count (number)
refusal-printed = { $territory } en a { $count } d’imprimé
# $count (number)
refusal-sanctuaries = { $count ->
    [one] il n’y a que { $count } sanctuaire, outre ceux qui sont imprimés
   *[other] il n’y a que { $count } sanctuaires, outre ceux qui sont imprimés
}
# $count (number)
refusal-one-a-seat = { $count ->
    [one] il faut un nombre, un par siège
   *[other] il faut { $count } nombres, un par siège
}
# $seat (number), $count (number)
refusal-clans = { $count ->
    [one] le siège { $seat } a plus de { $count } clan sur le plan
   *[other] le siège { $seat } a plus de { $count } clans sur le plan
}

## Positions: the course of the game

# $count (number)
refusal-players = on ne peut pas jouer à { $count } ; à 2, 3 ou 4, oui
refusal-no-brenn = ce n’est que pendant la mise en place qu’il n’y a pas de Brenn
refusal-no-winner = personne n’a gagné avant la fin de la partie
# $count (number)
refusal-deeds = { $count ->
    [one] il n’y a que { $count } Exploit en tout
   *[other] il n’y a que { $count } Exploits en tout
}
# $phase (text)
refusal-no-turns = il n’y a de tours que dans la phase « season », pas dans « { $phase } »
# $seat (number)
refusal-opening = le premier tour est celui du Brenn, siège { $seat }
refusal-opening-passes = personne ne peut avoir passé avant le premier tour
refusal-all-passed = quand tout le monde a passé, la Saison est finie
# $seat (number), $seats (text)
refusal-passed = ceux qui viennent de passer avant le siège { $seat } sont { $seats }
# $count (number)
refusal-setup-lands = { $count ->
    [one] la mise en place se fait avec { $count } territoire, ou avec aucun encore
   *[other] la mise en place se fait avec { $count } territoires, ou avec aucun encore
}
refusal-setup-clans = les clans sont ajoutés après le choix de la Capitale
refusal-setup-capital = le Brenn choisit la Capitale, et il n’y en a pas encore
refusal-setup-brenn = le Brenn est désigné quand les premiers territoires sont posés
refusal-setup-order =
    à partir du Brenn, dans le sens du tour, chacun ajoute un clan, et cela deux fois

## Positions: what is going on, and who knows what

# $value (text)
refusal-frames-say = « frames » dit { $value }
# $fault (text)
refusal-cannot-go-on = la partie ne peut pas continuer d’ici ({ $fault })
refusal-stuck = la partie ne peut pas continuer d’ici
# $fault (text): in English, as the engine has it
refusal-unsound = la position se contredit : { $fault }
# $seat (number)
refusal-nothing-to-choose = on interroge le siège { $seat }, qui n’a rien à choisir
refusal-no-frame = il faut au moins un élément dans « frames »
refusal-one-clash = un seul conflit se joue à la fois
# $count (number), $reserve (number)
refusal-gathered = { $count ->
    [one] { $count } clan ne peut pas y être posé : { $reserve } hors du plan
   *[other] { $count } clans ne peuvent pas y être posés : { $reserve } hors du plan
}
refusal-no-window = aucune fenêtre de ce genre ne s’ouvre ici
refusal-plan-here = ce projet ne peut pas se trouver ici
# $count (number)
refusal-many-clans = { $count ->
    [one] plus de { $count } clan
   *[other] plus de { $count } clans
}
# $order (text)
refusal-order = l’ordre doit être { $order }
refusal-not-both = une carte ou un territoire, pas les deux
# $count (number)
refusal-numbers = { $count ->
    [one] il faut un nombre
   *[other] il faut { $count } nombres
}
# $name (text)
refusal-must-be-possible = « { $name } » est là, et doit être tenu pour possible

## Records

# $header (text)
refusal-record-begins = un enregistrement commence par { $header }
refusal-after-result = rien ne vient après le résultat
# $word (text)
refusal-record-line = une ligne commence par un siège, « chance » ou « result » : « { $word } »
refusal-headers-first = les en-têtes viennent avant la première décision
refusal-header-end = un en-tête finit par ]
# $name (text)
refusal-header-twice = [{ $name }] y figure déjà
# $name (text), $fault (saying)
refusal-header-json = la valeur de [{ $name }] n’est pas du JSON : { $fault }
refusal-version = la version du format est un nombre entier à partir de 1
# $version (number), $known (number)
refusal-later = l’enregistrement a le format { $version }, et ce programme lit jusqu’au { $known }
refusal-chance-header = le hasard est « thrown » ou « asked »
refusal-seed-header = la graine est un texte
# $name (text)
refusal-header-missing = avant la première décision, il manque [{ $name } …]
# $name (text)
refusal-header-in-position = [{ $name }] fait partie de la position
# $result (text): as records have it
refusal-result = le résultat de la partie est { $result }
# $said (text), $result (text)
refusal-other-result =
    l’enregistrement donne pour résultat { $said } ; celui de la partie est { $result }
# $line (number)
refusal-note-broken = La ligne { $line } est interrompue et n’est pas lue.
# $line (number)
refusal-note-cut =
    L’enregistrement s’arrête à la ligne { $line } sans résultat : il a été interrompu.

## Bots

# $name (text), $known (text): the names that there are
refusal-no-bot = il n’y a pas de bot « { $name } » ; il y a { $known }
# $bot (text): as it was typed
refusal-bot-time = { $bot } : après le @ vient un temps en secondes, comme dans druid@0.5
refusal-bot-passes = { $bot } : après les : vient le nombre de passes d’un bot qui cherche, comme dans druid:200
# $name (text), $package (text)
refusal-bot-name = Le paquet { $package } nomme un bot « { $name } » : un nom est fait de minuscules, de chiffres et de traits d’union.
# $name (text), $package (text)
refusal-bot-house = Le paquet { $package } nomme un bot « { $name } », comme un de la maison.
# $name (text), $package (text)
refusal-bot-twice = Plusieurs paquets nomment un bot « { $name } », dont { $package } : aucun ne peut jouer.
# $name (text), $package (text), $target (text): a place in the package, $method (text)
refusal-bot-no-bot = Le bot « { $name } » du paquet { $package } n’en est pas un : ce que fait { $target } n’a pas de méthode { $method }.
# $name (text), $package (text), $target (text), $fault (text): in English
refusal-bot-broken = Le bot « { $name } » du paquet { $package } ne vient pas de { $target } : { $fault }
