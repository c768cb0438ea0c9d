### What happened, as the log tells it to one player, who is "you": event-<kind of event>.
###
### How an event of docs/events.md becomes such a line is in docs/words.md. In short:
###   $who (player) is the event's seat, $whom the other one. $who-is says who that is to the
###     reader: [you], [other] or [none]; $whom-is besides [self]: the same as $who.
###   $territory and $to are places; $territory-is is [none] if there is none.
###   $cards are the cards by name, $cards-count how many are named: 0 for who may not know them.
### A text that comes out empty is not told at all. No line says more than it is given.

## The course of the game

# $count (number): of the round
event-round = --- Round { $count } ---

# $territory (territory)
event-laid = L’île commence avec { $territory-the }.

# $who (player)
event-brenn = { $who-is ->
    [you] Tu es Brenn.
   *[other] { $who } est Brenn.
}

# $flock (clockwise | counterclockwise)
event-flock = { $flock ->
    [clockwise] Les corbeaux volent dans le sens horaire.
   *[counterclockwise] Les corbeaux volent dans le sens antihoraire.
}

# $who (player), $count (number), $cards (cards)
event-dealt = { $cards-count ->
    [0] { "" }
   *[other] { $who-is ->
        [you] Tu reçois { $cards }.
       *[other] { $who } reçoit { $cards }.
    }
}

# $who (player), $whom (player), $count (number), $cards (cards)
event-passed-on = { $cards-count ->
    [0] { "" }
   *[other] { $who-is ->
        [you] Tu passes { $cards } à { $whom }.
       *[other] { $whom-is ->
            [you] { $who } te passe { $cards }.
           *[other] { $who } passe { $cards } à { $whom }.
        }
    }
}

# $who (player), $count (number), $cards (cards): by their territories
event-advantage = { $who-is ->
    [you] Tu prends
   *[other] { $who } prend
} { $count ->
    [one] la carte Avantage { $cards }
   *[other] les cartes Avantage { $cards }
}.

# $who (player), $count (number): how many have passed in a row
event-passed = { $who-is ->
    [you] Tu passes.
   *[other] { $who } passe.
}

# $who (player)
event-pretender = { $who-is ->
    [you] Tu prends un marqueur Prétendant !
   *[other] { $who } prend un marqueur Prétendant !
}

# $who (player), $count (number): the Deeds that are left
event-homeless = { $who-is ->
    [you] Tu n’as plus de clan sur l’île, et tu recommences.
   *[other] { $who } n’a plus de clan sur l’île, et recommence.
}

event-season-over = Tout le monde a passé : la Saison est finie.

# $who (player), $count (number): of the round
event-king = { $who-is ->
    [you] Tu es Haut-roi, au round { $count } !
   *[other] { $who } est Haut-roi, au round { $count } !
}

# $count (number): of the round
event-draw = Le dernier round est fini, et il n’y a pas de Haut-roi : partie nulle.

## Cards

# $who (player), $whom (player): chosen for it, if any; $territory (territory), $to (territory):
# chosen for it, if any; $use (triskel | plain): triskel if the card has a Season effect, too;
# $cards (cards): one
event-played = { $who-is ->
    [you] Tu joues { $cards }
   *[other] { $who } joue { $cards }
}{ $use ->
    [triskel] { " " }pour son Triskel
   *[plain] { "" }
}{ $territory-is ->
    [none] { "" }
   *[other] { " " }{ $territory-in }
}{ $to-is ->
    [none] { "" }
   *[other] { " " }{ $to-to }
}{ $whom-is ->
    [none] { "" }
    [self] { "" }
    [you] , en te désignant
   *[other] , en désignant { $whom }
}.

# $who (player), $whom (player): whose card; $count (number), $cards (cards)
event-cancelled = { $who-is ->
    [you] Tu annules
   *[other] { $who } annule
} { $whom-is ->
    [self] { $who-is ->
        [you] ta carte { $cards }
       *[other] sa propre carte { $cards }
    }
    [you] ta carte { $cards }
   *[other] la carte { $cards } de { $whom }
}.

# $who (player), $count (number), $cards (cards)
event-drew = { $who-is ->
    [you] Tu pioches
   *[other] { $who } pioche
} { $cards-count ->
    [0] un Récit épique
   *[other] { $cards }
}.

# What was drawn and what of it was discarded is told already.
# $who (player), $count (number), $cards (cards)
event-kept = { "" }

# Only Action cards are discarded unseen.
# $who (player), $count (number), $cards (cards)
event-discarded = { $who-is ->
    [you] Tu défausses
   *[other] { $who } défausse
} { $cards-count ->
    [0] { $count ->
        [one] une carte Action face cachée
       *[other] { $count } cartes Action face cachée
    }
   *[other] { $cards }
}.

# $who (player), $count (number), $cards (cards), $kind (advantage | other): of the card, if known
event-took = { $who-is ->
    [you] Tu prends
   *[other] { $who } prend
} { $cards-count ->
    [0] une carte dans la défausse
   *[other] { $kind ->
        [advantage] la carte Avantage { $cards }
       *[other] { $cards }
    }
}.

# A card goes from one hand to another, stolen or given.
# $who (player): from; $whom (player): to; $count (number), $cards (cards)
event-gave = { $cards-count ->
    [0] Une carte passe
    [one] { $cards } passe
   *[other] { $cards } passent
} { $who-is ->
    [you] de ta main
   *[other] de la main de { $who }
} { $whom-is ->
    [you] à la tienne
   *[other] à celle de { $whom }
}.

# $who (player), $whom (player): whose cards, or none: the discarded ones; $count (number): how
# many were seen; $what (actions | tales | none), $cards (cards)
event-looked = { $who-is ->
    [you] Tu regardes
   *[other] { $who } regarde
} { $whom-is ->
    [none] les cartes Action défaussées
    [you] { $what ->
        [actions] tes cartes Action
        [tales] tes Récits épiques
       *[none] tes cartes
    }
   *[other] { $what ->
        [actions] les cartes Action de { $whom }
        [tales] les Récits épiques de { $whom }
       *[none] les cartes de { $whom }
    }
}{ $count ->
    [0] { "" } : il n’y en a pas
   *[other] { $cards-count ->
        [0] { "" }
       *[other] { "" } : { $cards }
    }
}.

# $who (player), $count (number), $cards (cards)
event-took-aside = { $who-is ->
    [you] Tu prends
   *[other] { $who } prend
} { $cards-count ->
    [0] la carte Action écartée
   *[other] la carte écartée, { $cards }
}.

# $who (player), $count (number), $cards (cards)
event-set-aside = { $who-is ->
    [you] Tu écartes
   *[other] { $who } écarte
} { $cards-count ->
    [0] une carte Action
   *[other] { $cards }
} sans la montrer.

# $who (player), $count (number), $cards (cards)
event-revealed = { $who-is ->
    [you] Tu révèles { $cards }.
   *[other] { $who } révèle { $cards }.
}

# $count (number)
event-reshuffled = Les Récits épiques défaussés sont mélangés à la pioche.

# $who (player), $count (number): how many now
event-deed = { $who-is ->
    [you] Tu gagnes un Exploit ({ $count } désormais).
   *[other] { $who } gagne un Exploit ({ $count } désormais).
}

## The island

# $who (player), $territory (territory), $count (number)
event-placed = { $who-is ->
    [you] Tu ajoutes
   *[other] { $who } ajoute
} { $count ->
    [one] un clan
   *[other] { $count } clans
} { $territory-in }.

# Whose clans they are is told, not who moves them: some cards move another player's.
# $who (player), $territory (territory): from; $to (territory), $count (number)
event-moved = { $who-is ->
    [you] { $count ->
        [one] Un de tes clans va
       *[other] { $count } de tes clans vont
    }
   *[other] { $count ->
        [one] Un clan de { $who } va
       *[other] { $count } clans de { $who } vont
    }
} { $territory-from } { $to-to }.

# $who (player), $territory (territory), $count (number)
event-removed = { $who-is ->
    [you] Tu perds
   *[other] { $who } perd
} { $count ->
    [one] un clan
   *[other] { $count } clans
} { $territory-in }.

# $who (player), $whom (player): whose clan; $territory (territory), $count (number)
event-replaced = { $who-is ->
    [you] Tu remplaces
   *[other] { $who } remplace
} { $whom-is ->
    [you] un de tes clans
   *[other] un clan de { $whom }
} { $territory-in }.

# $who (player), $territory (territory), $what (citadel | sanctuary | capital | festival)
event-built = { $who-is ->
    [you] { $what ->
        [citadel] Tu construis une citadelle { $territory-in }.
        [sanctuary] Tu construis un sanctuaire { $territory-in }.
        [capital] Tu fondes la Capitale { $territory-in }.
       *[festival] Tu fais venir les Festivités { $territory-in }.
    }
   *[other] { $what ->
        [citadel] { $who } construit une citadelle { $territory-in }.
        [sanctuary] { $who } construit un sanctuaire { $territory-in }.
        [capital] { $who } fonde la Capitale { $territory-in }.
       *[festival] { $who } fait venir les Festivités { $territory-in }.
    }
}

# $who (player), $territory (territory)
event-discovered = { $who-is ->
    [you] Tu découvres { $territory-the }.
   *[other] { $who } découvre { $territory-the }.
}

# $who (player), $territory (territory): none for those who may not know it
event-scouted = { $who-is ->
    [you] Tu regardes
   *[other] { $who } regarde
} { $territory-is ->
    [none] un territoire de la pioche
   *[other] { $territory-the }
}.

## Clashes

# $who (player), $territory (territory)
event-clash = { $who-is ->
    [you] Tu déclenches un conflit { $territory-in } !
   *[other] { $who } déclenche un conflit { $territory-in } !
}

# $who (player), $territory (territory), $count (number)
event-sheltered = { $who-is ->
    [you] Tu mets
   *[other] { $who } met
} { $count ->
    [one] un clan
   *[other] { $count } clans
} à l’abri { $territory-in }.

# $who (player), $territory (territory), $count (number)
event-declined = { $who-is ->
    [you] Tu n’abrites aucun clan.
   *[other] { $who } n’abrite aucun clan.
}

# $who (player), $whom (player), $territory (territory)
event-maneuver = { $who-is ->
    [you] Tu attaques { $whom }
   *[other] { $whom-is ->
        [you] { $who } t’attaque
       *[other] { $who } attaque { $whom }
    }
} { $territory-in }.

# $who (player), $whom (player), $what (both | card | clan)
event-demanded = { $who-is ->
    [you] Tu exiges
   *[other] { $who } exige
} { $what ->
    [both] un clan et une carte Action
    [card] une carte Action
   *[clan] un clan
} { $whom-is ->
    [you] de toi
   *[other] de { $whom }
}.

# $who (player), $territory (territory), $count (number)
event-spared = { $who-is ->
    [you] { $count ->
        [one] Un de tes clans est sauvé et reste { $territory-in }.
       *[other] { $count } de tes clans sont sauvés et restent { $territory-in }.
    }
   *[other] { $count ->
        [one] Un clan de { $who } est sauvé et reste { $territory-in }.
       *[other] { $count } clans de { $who } sont sauvés et restent { $territory-in }.
    }
}

# $who (player), $territory (territory)
event-silenced =
    Plus personne ne joue de carte Triskel { $territory-in } jusqu’à la fin du conflit.

# $who (player), $territory (territory)
event-stepped-out = Tous les clans réfugiés { $territory-in } ressortent.

# $who (player), $whom (player)
event-instigator = { $whom-is ->
    [self] { $who-is ->
        [you] Tu deviens l’envahisseur.
       *[other] { $who } devient l’envahisseur.
    }
    [you] { $who } fait de toi l’envahisseur.
    [none] { $who-is ->
        [you] Tu ne désignes aucun envahisseur.
       *[other] { $who } ne désigne aucun envahisseur.
    }
   *[other] { $who-is ->
        [you] Tu fais de { $whom } l’envahisseur.
       *[other] { $who } fait de { $whom } l’envahisseur.
    }
}

# $who (player), $territory (territory), $count (number)
event-returned = { $who-is ->
    [you] { $count ->
        [one] Un de tes clans revient
       *[other] { $count } de tes clans reviennent
    }
   *[other] { $count ->
        [one] Un clan de { $who } revient
       *[other] { $count } clans de { $who } reviennent
    }
} { $territory-in }.

# $who (player)
event-peace = { $who-is ->
    [you] Tu veux la paix.
   *[other] { $who } veut la paix.
}

# $who (player)
event-refused = { $who-is ->
    [you] Tu veux continuer à te battre.
   *[other] { $who } veut continuer à se battre.
}

# $who (player), $whom (player)
event-next = { $whom-is ->
    [self] { $who-is ->
        [you] Tu choisis d’agir ensuite.
       *[other] { $who } choisit d’agir ensuite.
    }
    [you] { $who } te désigne pour agir ensuite.
    [none] { $who-is ->
        [you] Tu ne désignes personne pour agir ensuite.
       *[other] { $who } ne désigne personne pour agir ensuite.
    }
   *[other] { $who-is ->
        [you] Tu désignes { $whom } pour agir ensuite.
       *[other] { $who } désigne { $whom } pour agir ensuite.
    }
}

# $territory (territory)
event-clash-over = Le conflit { $territory-in } est fini.

## The same line several times in a row is told once.

# $line (text), $count (number)
event-times = { $line } ({ $count } fois)
