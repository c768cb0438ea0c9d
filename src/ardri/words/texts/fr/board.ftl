### The table in the browser: what stands around the map, beside questions and on buttons.
###
### Buttons and headings are short: they stand in narrow places, and on a telephone.
### $who is a player’s name. Players have -is where it is said: [you], [other] or [none].

## The page

# As in the tab of the browser.
board-title = Ardrí
board-title-you = À toi de jouer
# $who (text)
board-title-other = { $who } décide
board-title-over = La partie est finie
board-opening = On met la table …
board-offline = Pas de connexion. La page réessaie.
board-lost = La connexion s’est coupée avant. Réessaie.

## To jump to a part of the page

board-skip-links = Parties de la table
board-skip-question = Vers la question
board-skip-map = Vers l’île
board-skip-hand = Vers tes cartes
board-skip-players = Vers les joueurs

## At the top

board-round = Round
board-settling = On peuple l’île
board-phases = Phases du round
board-phase-setup = Mise en place
board-phase-assembly = Assemblée
board-phase-season = Saison
board-phase-over = La fin
board-flock = Le vol va
board-flock-clockwise = Vers la droite
board-flock-counterclockwise = Vers la gauche
board-flies-clockwise = Les corbeaux volent dans le sens des aiguilles d’une montre
board-flies-counterclockwise = Les corbeaux volent dans le sens contraire des aiguilles d’une montre
board-menu = Menu
board-help = Aide et touches

# What lies beside the board, in a word each beside a number.
board-pile-undiscovered = à découvrir
board-pile-discarded = défaussées
board-pile-aside = de côté
board-pile-deck = en pioche
board-pile-open = visibles
board-undiscovered = Territoires encore à découvrir

## What lies beside the board, as a sheet

board-store = À côté du plateau
# $count (number)
board-left-citadels = { $count ->
    [one] Il reste { $count } citadelle
   *[other] Il reste { $count } citadelles
}
# $count (number)
board-left-sanctuaries = { $count ->
    [one] Il reste { $count } sanctuaire
   *[other] Il reste { $count } sanctuaires
}
# $count (number)
board-left-deeds = { $count ->
    [one] Il reste { $count } Exploit
   *[other] Il reste { $count } Exploits
}
# $count (number)
board-store-discarded = Cartes Action défaussées : { $count }
# $count (number)
board-store-unseen = { $count ->
    [one] { $count } autre défaussée face cachée.
   *[other] { $count } autres défaussées face cachée.
}
# $count (number)
board-store-aside = Carte Action mise de côté : { $count }
# $count (number)
board-store-open = Récits épiques défaussés, face visible : { $count }
# $count (number)
board-store-deck = Récits épiques dans la pioche : { $count }
board-store-advantages = Cartes Avantage
board-advantage-table = sur la table
board-advantage-played = jouée ce round
# $count (number)
board-store-lands = Territoires à découvrir : { $count }

## Players

# $beast (text)
board-role-you = { $beast } · toi
# $beast (text)
board-role-bot = { $beast } · bot
board-state-yours = À toi
board-state-turn = Son tour
board-state-deciding = Décide
board-state-maneuver = Manœuvre
board-state-choosing = Choisit
board-state-ready = Prêt
board-state-passed = A passé
board-state-away = Hors de la table
board-leadership = Pouvoir
board-land = Terre
board-faith = Sacré
# $value (number), $deeds (number)
board-ring-leadership = Pouvoir : { $value }{ $deeds ->
    [0] { "" }
   *[other] { " " }et { $deeds } par Exploits
} sur 6
# $value (number), $deeds (number)
board-ring-land = Terre : { $value }{ $deeds ->
    [0] { "" }
   *[other] { " " }et { $deeds } par Exploits
} sur 6
# $value (number), $deeds (number)
board-ring-faith = Sacré : { $value }{ $deeds ->
    [0] { "" }
   *[other] { " " }et { $deeds } par Exploits
} sur 6
# $count (number)
board-met = { $count ->
    [0] Aucune condition de victoire n’est remplie.
    [one] { $count } condition de victoire est remplie.
   *[other] { $count } conditions de victoire sont remplies.
}
# $count (number)
board-deeds = { $count ->
    [0] Aucun Exploit
    [one] { $count } Exploit
   *[other] { $count } Exploits
}
# $count (number)
board-cards-action = { $count ->
    [0] Aucune carte Action
    [one] { $count } carte Action
   *[other] { $count } cartes Action
}
# $count (number)
board-cards-advantage = { $count ->
    [0] Aucune carte Avantage
    [one] { $count } carte Avantage
   *[other] { $count } cartes Avantage
}
# $count (number)
board-cards-epic = { $count ->
    [0] Aucun Récit épique
    [one] { $count } Récit épique
   *[other] { $count } Récits épiques
}
# $count (number), $reserve (number)
board-clans-on-map = Clans sur l’île : { $count }, en réserve : { $reserve }
board-known = Ce que tu sais de sa main
board-present = Là où sont ses clans

## The map

board-map = L’île
board-map-list = La liste des territoires
board-map-whole = Montrer toute l’île
# $who (text), $count (number), $territory (territory)
board-clans = { $who } : { $count ->
    [one] { $count } clan
   *[other] { $count } clans
} { $territory-in }
# $who (text), $count (number)
board-clans-of = { $who } { $count ->
    [one] { $count } clan
   *[other] { $count } clans
}
board-no-clans = aucun clan
# $who (text)
board-chieftain = chef : { $who }
# $count (number)
board-citadels = { $count ->
    [one] { $count } citadelle
   *[other] { $count } citadelles
}
# $count (number)
board-sanctuaries = { $count ->
    [one] { $count } sanctuaire
   *[other] { $count } sanctuaires
}
# $territories (territories)
board-beside = voisins : { $territories }
board-legal = peut être choisi maintenant

## Deciding

# $card (card)
board-spot = { $card } : où découvres-tu un territoire ?
# $card (card), $by (player): who has played it
board-spot-brenn = Tu es Brenn : où mène la carte { $card } { $by-is ->
    [you] que tu as jouée
   *[other] de { $by }
} ?
board-question = Ce qu’on demande
board-back = Reprendre
board-confirm = Confirmer
board-confirm-march = Confirmer le mouvement
board-confirm-place = Les ajouter
# $count (number): cards
board-confirm-hold = { $count ->
    [one] Garder cette carte
   *[other] Garder ces { $count }
}
board-withdraw = Quitter le territoire
board-skip = Tout montrer
# $choice (text): what has been chosen
board-chosen = Choisi : { $choice }
# $cards (text)
board-hold-these = Tu gardes { $cards } ?
# $places (territories)
board-place-these = Ajouter des clans : { $places } ?
# $what (text): how many clans by which way
board-fewer = Un clan de moins : { $what }
# $what (text)
board-more = Un clan de plus : { $what }
board-idle = Autant que tu puisses le savoir, cela ne change que la place de la carte.
# $count (number): of victory conditions
board-claim = Tu remplis { $count ->
    [one] { $count } condition
   *[other] { $count } conditions
} de victoire. Tiens bon jusqu’à la prochaine Assemblée : tous le verront.
# $who (text), $count (number): of players
board-waiting = { $count ->
    [one] { $who } décide
   *[other] { $who } décident
}
board-going-on = La partie continue …
board-over = La partie est finie
board-answered = Tu as répondu
board-help-answered = D’autres répondent peut-être encore. D’ici là tu peux reprendre ta réponse.

## A second sentence below the question

board-help-settle = Chacun ajoute un clan à son tour. Choisis sur le plan.
board-help-hold = Ce que tu gardes, tu peux encore le passer la prochaine fois.
board-help-turn = Choisis une carte de ta main, passe, ou réclame la couronne si tu peux.
board-help-window = Choisis une carte qui répond, ou refuse.
board-help-sealed = Personne ne voit si tu réponds, ni quand.
board-help-spot = Choisis un des emplacements le long de la côte.
board-help-place = Touche un territoire une fois par clan.
board-help-march = Touche un territoire éclairé pour chaque clan qui part, ou fais glisser des clans.
board-help-orders = Donne un ordre après l’autre.
board-help-maneuver = Attaque, quitte le territoire, joue une carte comme manœuvre ou propose la paix.
board-help-shelter = Un clan réfugié ne peut pas être attaqué, et compte toujours.
board-help-peace = Si tous sont d’accord, le conflit est fini ; sinon il continue.
board-help-answer = Défausse une carte Action de ta main, ou perds un clan.

## Cards

board-hand = Ta main
# $count (number): of cards
board-hand-all = Les { $count } cartes en main
board-hand-empty = Ta main est vide.
# $card (text)
board-read = Lire { $card }
board-kind-action = Action
board-kind-advantage = Avantage
board-kind-epic = Récit épique
board-category-clash = Conflit
board-category-cards = Cartes
board-why-not-asked = on ne te demande rien
board-why-season = carte Saison, pour ton tour
board-why-triskel = pas en ce moment
board-why-nothing = elle ne peut pas être jouée maintenant
board-land-rule = Le territoire lui-même
board-land-plain = Il n’a pas d’effet propre.
board-notes = Plus précisément
board-legend = La légende
board-chapters = Dans les règles
board-choose = Choisis une carte

## The draft

board-draft = La distribution
board-draft-passes = Étapes de la distribution
# $pass (number): to be held; $rest (number): passed on
board-draft-pass = Tu en gardes { $pass }, tu en passes { $rest }.
# $count (number)
board-draft-hold = Garder { $count }
# $who (text), $count (number): of cards
board-draft-next = { $count ->
    [one] { $count } carte va à { $who }
   *[other] { $count } cartes vont à { $who }
}
board-ribbon-hold = Garder
board-ribbon-pass = Passer
board-ribbon-chosen = Choisie

## The clash

# $territory (territory)
board-clash = Conflit { $territory-in }
# $who (text), $count (number): of attacks so far
board-clash-by = Déclenché par { $who } · { $count ->
    [0] pas encore d’attaque
    [one] { $count } attaque
   *[other] { $count } attaques
}
board-clash-table = Le conflit
board-clash-order = Dans l’ordre
board-clash-exposed = Engagés
board-clash-sheltered = Réfugiés
board-clash-hand = Main
board-clash-none = aucun
board-clash-acts = agit maintenant
board-clash-acting = vient d’agir
board-clash-for-peace = pour la paix
# $count (number): citadels that are free
board-clash-citadels = { $count ->
    [0] Toutes les citadelles sont pleines.
    [one] { $count } citadelle est libre.
   *[other] { $count } citadelles sont libres.
}
board-clash-silent = Plus de cartes Triskel.

## Standing orders

board-orders = Ordres permanents
board-orders-about = Ils refusent pour toi quand on pourrait jouer une carte. Ils n’en jouent jamais.
board-order-could = Ne me demander que si j’ai une carte qui convient
board-order-until-turn = Tout refuser jusqu’à mon prochain tour
# $card (card)
board-order-never = Ne pas me demander pour { $card } seule
# $count (number)
board-order-used = { $count ->
    [one] A refusé { $count } fois pour toi.
   *[other] A refusé { $count } fois pour toi.
}

## The log

board-log = Le récit jusqu’ici
board-log-filter = Ce qui est listé
board-log-all = tout
board-log-cards = cartes
board-log-clashes = conflits
board-log-before = Ce qui précède
board-log-since = Depuis ta dernière visite

## The end

# $who (text), $count (number): of the round
board-won = { $who } devient Haut-roi au round { $count }
# $count (number): of the round
board-won-you = Tu deviens Haut-roi au round { $count } !
# $count (number): of the round
board-drawn = Égalité au round { $count } : personne n’est Haut-roi

## Talk

board-chat = Discussion
# $count (number): of lines
board-chat-unread = { $count ->
    [one] Discussion : { $count } nouvelle ligne
   *[other] Discussion : { $count } nouvelles lignes
}

## Help and keys

board-close = Fermer
board-help-hands = Ce qui brille peut être choisi : sur le plan, en main ou sous la question. Rien ne compte avant de confirmer.
board-keys = Touches
board-key-help = cette aide
board-key-confirm = confirmer
board-key-back = reprendre
board-key-skip = montrer tout ce qui s’est passé
board-key-question = vers la question
board-key-map = vers l’île
board-key-hand = vers tes cartes
board-key-players = vers les joueurs
board-key-log = le récit jusqu’ici
board-key-store = ce qui est à côté du plateau
board-key-read = lire la carte sélectionnée
board-key-arrows = sur l’île : d’une terre à l’autre
board-key-zoom = sur l’île : plus près, plus loin, en entier
