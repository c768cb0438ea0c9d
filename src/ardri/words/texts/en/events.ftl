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
event-laid = The island begins with the { $territory }.

# $who (player)
event-brenn = { $who-is ->
    [you] You are Brenn.
   *[other] { $who } is Brenn.
}

# $flock (clockwise | counterclockwise)
event-flock = { $flock ->
    [clockwise] The crows fly clockwise.
   *[counterclockwise] The crows fly counterclockwise.
}

# $who (player), $count (number), $cards (cards)
event-dealt = { $cards-count ->
    [0] { "" }
   *[other] { $who-is ->
        [you] You are dealt { $cards }.
       *[other] { $who } is dealt { $cards }.
    }
}

# $who (player), $whom (player), $count (number), $cards (cards)
event-passed-on = { $cards-count ->
    [0] { "" }
   *[other] { $who-is ->
        [you] You pass { $cards } on to { $whom }.
       *[other] { $who } passes { $cards } on to { $whom-is ->
            [you] you
           *[other] { $whom }
        }.
    }
}

# $who (player), $count (number), $cards (cards): by their territories
event-advantage = { $who-is ->
    [you] You take the Advantage of { $cards }.
   *[other] { $who } takes the Advantage of { $cards }.
}

# $who (player), $count (number): how many have passed in a row
event-passed = { $who-is ->
    [you] You pass.
   *[other] { $who } passes.
}

# $who (player)
event-pretender = { $who-is ->
    [you] You take a Pretender token!
   *[other] { $who } takes a Pretender token!
}

# $who (player), $count (number): the Deeds that are left
event-homeless = { $who-is ->
    [you] You have no clan left on the island, and begin anew.
   *[other] { $who } has no clan left on the island, and begins anew.
}

event-season-over = All have passed: the Season is over.

# $who (player), $count (number): of the round
event-king = { $who-is ->
    [you] You are High King, in round { $count }!
   *[other] { $who } is High King, in round { $count }!
}

# $count (number): of the round
event-draw = The last round is over, and nobody is High King: a draw.

## Cards

# $who (player), $whom (player): chosen for it, if any; $territory (territory), $to (territory):
# chosen for it, if any; $use (triskel | plain): triskel if the card has a Season effect, too;
# $cards (cards): one
event-played = { $who-is ->
    [you] You play { $cards }
   *[other] { $who } plays { $cards }
}{ $use ->
    [triskel] { " " }as a Triskel
   *[plain] { "" }
}{ $territory-is ->
    [none] { "" }
   *[other] { " " }in the { $territory }
}{ $to-is ->
    [none] { "" }
   *[other] { " " }to the { $to }
}{ $whom-is ->
    [none] { "" }
    [self] { "" }
    [you] , naming you
   *[other] , naming { $whom }
}.

# $who (player), $whom (player): whose card; $count (number), $cards (cards)
event-cancelled = { $who-is ->
    [you] You cancel
   *[other] { $who } cancels
} { $whom-is ->
    [self] { $who-is ->
        [you] your { $cards }
       *[other] their own { $cards }
    }
    [you] your { $cards }
   *[other] { $whom }’s { $cards }
}.

# $who (player), $count (number), $cards (cards)
event-drew = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} { $cards-count ->
    [0] an Epic Tale
   *[other] { $cards }
}.

# What was drawn and what of it was discarded is told already.
# $who (player), $count (number), $cards (cards)
event-kept = { "" }

# Only Action cards are discarded unseen.
# $who (player), $count (number), $cards (cards)
event-discarded = { $who-is ->
    [you] You discard
   *[other] { $who } discards
} { $cards-count ->
    [0] { $count ->
        [one] an Action card unseen
       *[other] { $count } Action cards unseen
    }
   *[other] { $cards }
}.

# $who (player), $count (number), $cards (cards), $kind (advantage | other): of the card, if known
event-took = { $who-is ->
    [you] You take
   *[other] { $who } takes
} { $cards-count ->
    [0] a card from the discarded ones
   *[other] { $kind ->
        [advantage] the Advantage of { $cards }
       *[other] { $cards }
    }
}.

# A card goes from one hand to another, stolen or given.
# $who (player): from; $whom (player): to; $count (number), $cards (cards)
event-gave = { $cards-count ->
    [0] A card goes
   *[other] { $cards } goes
} from { $who-is ->
    [you] you
   *[other] { $who }
} to { $whom-is ->
    [you] you
   *[other] { $whom }
}.

# $who (player), $whom (player): whose cards, or none: the discarded ones; $count (number): how
# many were seen; $what (actions | tales | none), $cards (cards)
event-looked = { $who-is ->
    [you] You look
   *[other] { $who } looks
} at { $whom-is ->
    [none] the discarded Action cards
    [you] your { $what ->
        [actions] Action cards
        [tales] Epic Tales
       *[none] cards
    }
   *[other] { $whom }’s { $what ->
        [actions] Action cards
        [tales] Epic Tales
       *[none] cards
    }
}{ $count ->
    [0] : there are none
   *[other] { $cards-count ->
        [0] { "" }
       *[other] : { $cards }
    }
}.

# $who (player), $count (number), $cards (cards)
event-took-aside = { $who-is ->
    [you] You take
   *[other] { $who } takes
} { $cards-count ->
    [0] the Action card that was set aside
   *[other] { $cards }, which was set aside
}.

# $who (player), $count (number), $cards (cards)
event-set-aside = { $who-is ->
    [you] You set
   *[other] { $who } sets
} { $cards-count ->
    [0] an Action card
   *[other] { $cards }
} aside, unseen.

# $who (player), $count (number), $cards (cards)
event-revealed = { $who-is ->
    [you] You reveal { $cards }.
   *[other] { $who } reveals { $cards }.
}

# $count (number)
event-reshuffled = The discarded Epic Tales are shuffled back into their deck.

# $who (player), $count (number): how many now
event-deed = { $who-is ->
    [you] You gain a Deed (now { $count }).
   *[other] { $who } gains a Deed (now { $count }).
}

## The island

# $who (player), $territory (territory), $count (number)
event-placed = { $who-is ->
    [you] You place
   *[other] { $who } places
} { $count ->
    [one] a clan
   *[other] { $count } clans
} in the { $territory }.

# Whose clans they are is told, not who moves them: some cards move another player's.
# $who (player), $territory (territory): from; $to (territory), $count (number)
event-moved = { $who-is ->
    [you] { $count ->
        [one] A clan of yours moves
       *[other] { $count } clans of yours move
    }
   *[other] { $count ->
        [one] A clan of { $who }’s moves
       *[other] { $count } clans of { $who }’s move
    }
} from the { $territory } to the { $to }.

# $who (player), $territory (territory), $count (number)
event-removed = { $who-is ->
    [you] You lose
   *[other] { $who } loses
} { $count ->
    [one] a clan
   *[other] { $count } clans
} in the { $territory }.

# $who (player), $whom (player): whose clan; $territory (territory), $count (number)
event-replaced = { $who-is ->
    [you] You replace
   *[other] { $who } replaces
} one of { $whom-is ->
    [you] your clans
   *[other] { $whom }’s clans
} in the { $territory }.

# $who (player), $territory (territory), $what (citadel | sanctuary | capital | festival)
event-built = { $who-is ->
    [you] { $what ->
        [citadel] You build a citadel in the { $territory }.
        [sanctuary] You build a sanctuary in the { $territory }.
        [capital] You build the Capital in the { $territory }.
       *[festival] You bring the Festival to the { $territory }.
    }
   *[other] { $what ->
        [citadel] { $who } builds a citadel in the { $territory }.
        [sanctuary] { $who } builds a sanctuary in the { $territory }.
        [capital] { $who } builds the Capital in the { $territory }.
       *[festival] { $who } brings the Festival to the { $territory }.
    }
}

# $who (player), $territory (territory)
event-discovered = { $who-is ->
    [you] You discover the { $territory }.
   *[other] { $who } discovers the { $territory }.
}

# $who (player), $territory (territory): none for those who may not know it
event-scouted = { $who-is ->
    [you] You look
   *[other] { $who } looks
} at { $territory-is ->
    [none] a territory of the stack
   *[other] the { $territory }
}.

## Clashes

# $who (player), $territory (territory)
event-clash = { $who-is ->
    [you] You start a clash in the { $territory }!
   *[other] { $who } starts a clash in the { $territory }!
}

# $who (player), $territory (territory), $count (number)
event-sheltered = { $who-is ->
    [you] You shelter
   *[other] { $who } shelters
} { $count ->
    [one] a clan
   *[other] { $count } clans
} in the { $territory }.

# $who (player), $territory (territory), $count (number)
event-declined = { $who-is ->
    [you] You shelter no clan.
   *[other] { $who } shelters no clan.
}

# $who (player), $whom (player), $territory (territory)
event-maneuver = { $who-is ->
    [you] You attack
   *[other] { $who } attacks
} { $whom-is ->
    [you] you
   *[other] { $whom }
} in the { $territory }.

# $who (player), $whom (player), $what (both | card | clan)
event-demanded = { $who-is ->
    [you] You demand
   *[other] { $who } demands
} { $what ->
    [both] a clan and an Action card
    [card] an Action card
   *[clan] a clan
} of { $whom-is ->
    [you] you
   *[other] { $whom }
}.

# $who (player), $territory (territory), $count (number)
event-spared = { $who-is ->
    [you] { $count ->
        [one] A clan of yours in the { $territory } is saved, and stays.
       *[other] { $count } clans of yours in the { $territory } are saved, and stay.
    }
   *[other] { $count ->
        [one] A clan of { $who }’s in the { $territory } is saved, and stays.
       *[other] { $count } clans of { $who }’s in the { $territory } are saved, and stay.
    }
}

# $who (player), $territory (territory)
event-silenced = Nobody plays a Triskel card in the { $territory } any more till the clash is over.

# $who (player), $territory (territory)
event-stepped-out = All sheltered clans in the { $territory } step out.

# $who (player), $whom (player)
event-instigator = { $who-is ->
    [you] You make
   *[other] { $who } makes
} { $whom-is ->
    [self] { $who-is ->
        [you] yourself
       *[other] themselves
    }
    [you] you
    [none] nobody
   *[other] { $whom }
} the instigator.

# $who (player), $territory (territory), $count (number)
event-returned = { $who-is ->
    [you] { $count ->
        [one] A clan of yours returns
       *[other] { $count } clans of yours return
    }
   *[other] { $count ->
        [one] A clan of { $who }’s returns
       *[other] { $count } clans of { $who }’s return
    }
} to the { $territory }.

# $who (player)
event-peace = { $who-is ->
    [you] You are for peace.
   *[other] { $who } is for peace.
}

# $who (player)
event-refused = { $who-is ->
    [you] You want to fight on.
   *[other] { $who } wants to fight on.
}

# $who (player), $whom (player)
event-next = { $who-is ->
    [you] You choose
   *[other] { $who } chooses
} who is next: { $whom-is ->
    [self] { $who-is ->
        [you] yourself
       *[other] themselves
    }
    [you] you
    [none] nobody
   *[other] { $whom }
}.

# $territory (territory)
event-clash-over = The clash in the { $territory } is over.

## The same line several times in a row is told once.

# $line (text), $count (number)
event-times = { $line } ({ $count } times)
