### What a player is asked, in one sentence: question-<kind of decision>, or
### question-<kind of decision>-<card, territory, window or effect that it is for>.
###
### How a decision of docs/notation.md becomes such a question is in docs/words.md. In short: the
### parts of its subject are filled in by their names, and only those named in the comment are sure
### to be there. Players have -is: [you], [other] or [none]; territories and cards their id or
### [none].

## The course of the game

question-settle = Où ajoutes-tu un clan pour commencer ?

# $count (number): to be held now; $held (number): held already; $rest (number): passed on then
question-hold = { $held ->
    [0] Draft : { $count ->
        [one] quelle carte gardes-tu ?
       *[other] quelles { $count } cartes gardes-tu ?
    } { $rest ->
        [one] Tu passes l’autre.
       *[other] Tu passes les { $rest } autres.
    }
   *[other] { $count ->
        [one] Quelle autre carte gardes-tu ? Encore { $count }.
       *[other] Quelles autres cartes gardes-tu ? Encore { $count }.
    }
}

# $cards (text): the cards held so far; $count (number): still to be held
question-hold-more = Tu gardes { $cards }, et { $count ->
    [one] une autre
   *[other] { $count } autres
} ?

# $opening (number): 1 in the Brenn’s first turn
question-turn = { $opening ->
    [1] Tu es Brenn et joues le premier tour : quelle carte Saison joues-tu ?
   *[other] À toi de jouer : que fais-tu ?
}

question-territory-founding = Le premier Brenn, c’est toi : quel territoire sera la Capitale ?

question-place-return = Tu n’as aucun clan sur l’île : où en ajoutes-tu un ?

# $count (number)
question-place-return-many = Tu n’as aucun clan sur l’île : où en ajoutes-tu { $count } ?

# $card (card)
question-keep =
    Quel Récit épique gardes-tu ? Tous les autres sont défaussés à la vue de tout le monde.

## Windows: what has come up, and what may be done

question-window-assembly-start = L’Assemblée commence. Joues-tu une carte ?

# $by (player), $card (card)
question-window-declared = { $by-is ->
    [you] Tu joues
   *[other] { $by } joue
} { $card }. Y réagis-tu ?

# $count (number), $card (card): what one draws for, or $effect (territory)
question-window-drawing = Tu vas piocher { $count ->
    [one] un Récit épique
   *[other] { $count } Récits épiques
} pour { $card-is ->
    [none] { $effect-is ->
        [return] recommencer
       *[other] { $effect-the }
    }
   *[other] { $card }
}. Joues-tu une carte ?

# $territory (territory)
question-window-arrived = Tes clans sont arrivés { $territory-in }. Joues-tu une carte ?

# $clash (territory)
question-window-clash-start = Un conflit commence { $clash-in }. Joues-tu une carte ?

# $clash (territory)
question-window-sheltered = Les clans se sont réfugiés { $clash-in }. Joues-tu une carte ?

# $attacker (player), $victim (player), $clash (territory)
question-window-attacked = { $attacker-is ->
    [you] Tu attaques { $victim }
   *[other] { $victim-is ->
        [you] { $attacker } t’attaque
       *[other] { $attacker } attaque { $victim }
    }
} { $clash-in }. Joues-tu une carte ?

# $territory (territory)
question-window-removed = Tu vas perdre un clan { $territory-in }. Joues-tu une carte ?

# $clash (territory)
question-window-after-maneuver =
    Une manœuvre vient de finir { $clash-in }. Joues-tu une carte à sa suite ?

# $by (player), $card (card)
question-window-after-play = { $by-is ->
    [you] Tu as joué
   *[other] { $by } a joué
} { $card }. Joues-tu une carte à sa suite ?

question-window-end-of-turn = Le tour est fini. Joues-tu une carte avant le suivant ?

## A territory is chosen. $territory is the one chosen first, if two are.

# $card (card)
question-territory-citadel = { $card } : où construis-tu ?
# $card (card)
question-territory-conquest = { $card } : vers quel territoire vont tes clans ?
# $card (card)
question-territory-emissaries = { $card } : de quel territoire part le clan ?
# $card (card)
question-territory-festival = { $card } : où ont-elles lieu ?
# $card (card)
question-territory-migration = { $card } : de quel territoire partent tes clans ?
# $card (card)
question-territory-new-alliance = { $card } : dans quel territoire ?
# $card (card)
question-territory-sanctuary = { $card } : où construis-tu ?
# $card (card), $territory (territory)
question-territory-scouts-and-spies = { $territory-is ->
    [none] { $card } : de quel territoire partent tes clans, si tu en déplaces ?
   *[other] { $card } : vers quel territoire vont tes clans { $territory-of } ?
}
# $card (card)
question-territory-warlord = { $card } : où déclenches-tu un conflit ?
# $card (card)
question-territory-lost-vale = { $card } : de quel territoire voisin vient un clan ?
# $card (card)
question-territory-valley = { $card } : où ajoutes-tu un clan ?
# $card (card)
question-territory-balors-eye = { $card } : dans quel territoire un clan est-il perdu ?
# $card (card)
question-territory-breas-tyranny = { $card } : de quel territoire chasses-tu un clan adverse ?
# $card (card)
question-territory-children-of-dana = { $card } : où ajoutes-tu un clan ?
# $card (card)
question-territory-deirdres-beauty = { $card } : dans quel territoire perds-tu un de tes clans ?
# $card (card)
question-territory-diarmuid-and-grainne = { $card } : où va le clan ?
# $card (card)
question-territory-fianna = { $card } : vers quel territoire vont tes clans ?
# $card (card)
question-territory-kernunos-sanctuary = { $card } : où ajoutes-tu un clan et un sanctuaire ?
# $card (card), $territory (territory)
question-territory-manannans-horses = { $territory-is ->
    [none] { $card } : de quel territoire partent tes clans ?
   *[other] { $card } : vers quel territoire vont tes clans { $territory-of } ?
}
# $card (card)
question-territory-morrigan = { $card } : où déclenches-tu un conflit, si tu en veux un ?
# $card (card)
question-territory-otherworld = { $card } : dans quel territoire agis-tu ?
# $card (card), $to (territory): the one discovered
question-territory-tailtus-land =
    { $card } : de quel territoire un de tes clans va-t-il { $to-to }, si tu veux ?

## A player is chosen

# $card (card)
question-player-master-craftsman = { $card } : à qui donnes-tu le Récit épique ?
# $card (card), $territory (territory)
question-player-new-alliance = { $card } : à qui est le clan que tu remplaces { $territory-in } ?
# $card (card)
question-player-scouts-and-spies = { $card } : de qui regardes-tu les cartes Action ?
# $card (card)
question-player-warlord = { $card } : qui fait la prochaine manœuvre ?
# $card (card)
question-player-highlands = { $card } : qui sera l’envahisseur du conflit ?
# $card (card), $territory (territory)
question-player-lost-vale = { $card } : à qui est le clan qui vient { $territory-from } ?
# $card (card)
question-player-moor = { $card } : de qui regardes-tu les Récits épiques ?
# $card (card)
question-player-salt-mine = { $card } : à qui prends-tu une carte Action au hasard ?
# $card (card), $territory (territory)
question-player-balors-eye = { $card } : qui perd un clan { $territory-in } ?
# $card (card), $territory (territory)
question-player-breas-tyranny = { $card } : à qui est le clan que tu chasses { $territory-from } ?
# $card (card), $territory (territory)
question-player-morrigan = { $card } : qui sera l’envahisseur du conflit { $territory-in } ?

## Places and clans

# $card (card), $by (player): who has played it
question-spot = Tu es Brenn : où mène la carte { $card } { $by-is ->
    [you] que tu as jouée
   *[other] de { $by }
} ? Le plan montre les numéros.

# $card (card)
question-spot-tailtus-land =
    { $card } : où découvres-tu un territoire ? Le plan montre les numéros.

# $card (card)
question-unearth =
    { $card } : lequel de ces territoires découvres-tu ? Les autres viendront en dernier.

# $card (card)
question-place = { $card } : où ajoutes-tu un clan ?

# Several clans are shared out at one time.
# $card (card), $count (number): at most; $fewer (yes | no): whether fewer will do
question-place-many = { $card } : où ajoutes-tu { $count ->
    [one] un clan{ $fewer ->
        [yes] , si tu veux
       *[no] { "" }
    }
   *[other] { $fewer ->
        [yes] jusqu’à { $count } clans
       *[no] { $count } clans
    }
} ?

# $places (territories): where clans are placed, one name for each
question-place-more = Jusqu’ici : { $places }. Où ajoutes-tu le suivant ?

# $card (card), $territory (territory), $verb (from | to): whether clans come from other places to
# the territory, or go to others
question-march = { $verb ->
    [from] { $card } : d’où des clans vont-ils { $territory-to } ?
   *[to] { $card } : où vont les clans { $territory-of } ?
}

# $territory (territory)
question-march-withdrawal = Tu quittes le territoire : où vont tes clans { $territory-of } ?

# $card (card), $player (player), $territory (territory)
question-march-breas-tyranny = { $card } : où va le clan de { $player } { $territory-of } ?

# $card (card), $territory (territory)
question-march-emissaries = { $card } : où va ton clan { $territory-of } ?

# $legs (text): what goes so far
question-march-more = Jusqu’ici : { $legs }. D’autres ?
# A part of that.
# $count (number), $end (territory), $verb (from | to)
question-march-leg = { $verb ->
    [from] { $count } { $end-from }
   *[to] { $count } { $end-to }
}

# $territory (territory), $from (territory): where clans come from, or none; $to (territory): where
# they go, or none
question-count = { $from-is ->
    [none] Combien de clans vont { $territory-from } { $to-to } ?
   *[other] Combien de clans vont { $from-from } { $territory-to } ?
}

# $card (card), $to (territory), $clans (exposed | sheltered)
question-muster = { $clans ->
    [sheltered] { $card } : combien de tes clans réfugiés vont { $to-to } ?
   *[exposed] { $card } : combien de tes clans engagés vont { $to-to } ?
}

# $card (card), $territory (territory), $left (number): times; $verb (place | player): whether one
# may place a clan, or only remove one
question-orders = { $verb ->
    [place] { $card } : que fais-tu { $territory-in } ?
   *[player] { $card } : qui perd un clan { $territory-in } ?
}{ $left ->
    [one] { "" }
   *[other] { " " }À faire { $left } fois.
}

# $orders (text): what has been ordered so far; $left (number): times
question-orders-more = Jusqu’ici : { $orders }. Encore { $left } ?
# One of them, in the words of its choice.
# $order (text)
question-orders-order = « { $order } »

# $card (card), $territory (territory)
question-give-back = { $card } : combien de tes clans tombés reviennent { $territory-in } ?

## One of two ways

# $card (card), $territory (territory)
question-either = { $card } : que fais-tu { $territory-in } ?

question-either-mountains = Tes clans sont arrivés dans les Montagnes : que paies-tu ?

# $card (card)
question-either-dagdas-club = { $card } : qu’exiges-tu du joueur que tu attaques ?

# $card (card), $flock (clockwise | counterclockwise)
question-may = { $flock ->
    [clockwise] { $card } : le Vol des corbeaux est horaire. Le retournes-tu ?
   *[counterclockwise] { $card } : le Vol des corbeaux est antihoraire. Le retournes-tu ?
}

## Cards

# $card (card)
question-discard = { $card } : quelle carte défausses-tu ?

question-discard-mountains = Que paies-tu ?

# $card (card)
question-discard-some =
    { $card } : quelles cartes Action défausses-tu ? Tu pioches autant de Récits épiques.

# $cards (text): chosen so far
question-discard-some-more = Tu défausses { $cards }. Encore ?

# $card (card), $player (player)
question-give = { $card } : quelle carte Action donnes-tu à { $player } en retour ?

# $card (card), $by (player)
question-tribute = { $card } : quelle carte Action donnes-tu à { $by } ?

# $card (card)
question-aside = { $card } : laquelle de tes cartes Action écartes-tu sans la montrer ?

# At the start of the Assembly, then, without an Action card in hand, it is for one of them all.
# $card (card), $actions (number): the Action cards in one’s hand
question-aside-cathbads-word = { $actions ->
    [0] { $card } : quelle carte Action sera écartée ? Tu la prends après le draft.
   *[other] { $card } : laquelle de tes cartes Action écartes-tu sans la montrer ?
}

# $card (card)
question-take = { $card } : laquelle des cartes Action défaussées prends-tu ?

# $card (card)
question-take-deirdres-beauty = { $card } : lequel des Récits épiques révélés prends-tu ?

## Clashes

question-clashes = Plusieurs conflits : lequel vient d’abord ?

# $territory (territory), $free (number): citadels
question-shelter = Conflit { $territory-in }, { $free ->
    [one] une citadelle libre
   *[other] { $free } citadelles libres
} : abrites-tu un clan ?

# $territory (territory)
question-maneuver = Conflit { $territory-in } : à toi d’agir. Que fais-tu ?

# $actor (player), $territory (territory)
question-peace = { $actor-is ->
    [you] Tu veux
   *[other] { $actor } veut
} arrêter le conflit { $territory-in }. Es-tu d’accord ?

# $attacker (player), $clash (territory)
question-answer = { $attacker } t’attaque { $clash-in } : que perds-tu ?
