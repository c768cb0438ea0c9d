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
event-round = --- Ronda { $count } ---

# $territory (territory)
event-laid = La isla empieza con { $territory-the }.

# $who (player)
event-brenn = { $who-is ->
    [you] Eres Brenn.
   *[other] { $who } es Brenn.
}

# $flock (clockwise | counterclockwise)
event-flock = { $flock ->
    [clockwise] Los cuervos vuelan en sentido horario.
   *[counterclockwise] Los cuervos vuelan en sentido antihorario.
}

# $who (player), $count (number), $cards (cards)
event-dealt = { $cards-count ->
    [0] { "" }
   *[other] { $who-is ->
        [you] Recibes { $cards } en el reparto.
       *[other] { $who } recibe { $cards } en el reparto.
    }
}

# $who (player), $whom (player), $count (number), $cards (cards)
event-passed-on = { $cards-count ->
    [0] { "" }
   *[other] { $who-is ->
        [you] Pasas { $cards } a { $whom }.
       *[other] { $whom-is ->
            [you] { $who } te pasa { $cards }.
           *[other] { $who } pasa { $cards } a { $whom }.
        }
    }
}

# $who (player), $count (number), $cards (cards): by their territories
event-advantage = { $who-is ->
    [you] Tomas
   *[other] { $who } toma
} { $count ->
    [one] la Ventaja { $cards }
   *[other] las Ventajas { $cards }
}.

# $who (player), $count (number): how many have passed in a row
event-passed = { $who-is ->
    [you] Pasas.
   *[other] { $who } pasa.
}

# $who (player)
event-pretender = { $who-is ->
    [you] ¡Tomas un marcador de Pretendiente!
   *[other] ¡{ $who } toma un marcador de Pretendiente!
}

# $who (player), $count (number): the Deeds that are left
event-homeless = { $who-is ->
    [you] No te queda ningún clan en la isla, y empiezas de nuevo.
   *[other] A { $who } no le queda ningún clan en la isla, y empieza de nuevo.
}

event-season-over = Todos han pasado: la Estación ha terminado.

# $who (player), $count (number): of the round
event-king = { $who-is ->
    [you] ¡La corona es tuya! Eres Gran Rey en la ronda { $count }.
   *[other] ¡La corona es de { $who }, Gran Rey en la ronda { $count }!
}

# $count (number): of the round
event-draw = La última ronda ha terminado y nadie es Gran Rey: tablas.

## Cards

# $who (player), $whom (player): chosen for it, if any; $territory (territory), $to (territory):
# chosen for it, if any; $use (triskel | plain): triskel if the card has a Season effect, too;
# $cards (cards): one
event-played = { $who-is ->
    [you] Juegas { $cards }
   *[other] { $who } juega { $cards }
}{ $use ->
    [triskel] { " " }como Trisquel
   *[plain] { "" }
}{ $territory-is ->
    [none] { "" }
   *[other] { " " }{ $territory-in }
}{ $to-is ->
    [none] { "" }
   *[other] { " " }hacia { $to-the }
}{ $whom-is ->
    [none] { "" }
    [self] { "" }
    [you] { " " }y te elige a ti
   *[other] { $who-is ->
        [you] { " " }y eliges a { $whom }
       *[other] { " " }y elige a { $whom }
    }
}.

# $who (player), $whom (player): whose card; $count (number), $cards (cards)
event-cancelled = { $who-is ->
    [you] Anulas
   *[other] { $who } anula
} { $whom-is ->
    [self] { $who-is ->
        [you] tu propia carta { $cards }
       *[other] su propia carta { $cards }
    }
    [you] tu carta { $cards }
   *[other] la carta { $cards } de { $whom }
}.

# $who (player), $count (number), $cards (cards)
event-drew = { $who-is ->
    [you] Robas
   *[other] { $who } roba
} { $cards-count ->
    [0] una Proeza
   *[other] { $cards }
}.

# What was drawn and what of it was discarded is told already.
# $who (player), $count (number), $cards (cards)
event-kept = { "" }

# Only Action cards are discarded unseen.
# $who (player), $count (number), $cards (cards)
event-discarded = { $who-is ->
    [you] Descartas
   *[other] { $who } descarta
} { $cards-count ->
    [0] { $count ->
        [one] una carta de Acción sin mostrarla
       *[other] { $count } cartas de Acción sin mostrarlas
    }
   *[other] { $cards }
}.

# $who (player), $count (number), $cards (cards), $kind (advantage | other): of the card, if known
event-took = { $who-is ->
    [you] Tomas
   *[other] { $who } toma
} { $cards-count ->
    [0] una de las cartas descartadas
   *[other] { $kind ->
        [advantage] la Ventaja { $cards }
       *[other] { $cards }
    }
}.

# A card goes from one hand to another, stolen or given.
# $who (player): from; $whom (player): to; $count (number), $cards (cards)
event-gave = { $cards-count ->
    [0] Una carta pasa
   *[other] { $cards } pasa
} { $who-is ->
    [you] de ti
   *[other] de { $who }
} { $whom-is ->
    [you] a ti
   *[other] a { $whom }
}.

# $who (player), $whom (player): whose cards, or none: the discarded ones; $count (number): how
# many were seen; $what (actions | tales | none), $cards (cards)
event-looked = { $who-is ->
    [you] Miras
   *[other] { $who } mira
} { $whom-is ->
    [none] las cartas de Acción descartadas
    [you] { $what ->
        [actions] tus cartas de Acción
        [tales] tus Proezas
       *[none] tus cartas
    }
   *[other] { $what ->
        [actions] las cartas de Acción de { $whom }
        [tales] las Proezas de { $whom }
       *[none] las cartas de { $whom }
    }
}{ $count ->
    [0] : no hay ninguna
   *[other] { $cards-count ->
        [0] { "" }
       *[other] : { $cards }
    }
}.

# $who (player), $count (number), $cards (cards)
event-took-aside = { $who-is ->
    [you] Tomas
   *[other] { $who } toma
} { $cards-count ->
    [0] la carta de Acción apartada
   *[other] la carta apartada, { $cards }
}.

# $who (player), $count (number), $cards (cards)
event-set-aside = { $who-is ->
    [you] Apartas
   *[other] { $who } aparta
} { $cards-count ->
    [0] una carta de Acción
   *[other] la carta { $cards }
} sin mostrarla.

# $who (player), $count (number), $cards (cards)
event-revealed = { $who-is ->
    [you] Revelas { $cards }.
   *[other] { $who } revela { $cards }.
}

# $count (number)
event-reshuffled = Las Proezas descartadas vuelven a su mazo, que se baraja.

# $who (player), $count (number): how many now
event-deed = { $who-is ->
    [you] Ganas un Logro (ya son { $count }).
   *[other] { $who } gana un Logro (ya son { $count }).
}

## The island

# $who (player), $territory (territory), $count (number)
event-placed = { $who-is ->
    [you] Colocas
   *[other] { $who } coloca
} { $count ->
    [one] un clan
   *[other] { $count } clanes
} { $territory-in }.

# Whose clans they are is told, not who moves them: some cards move another player's.
# $who (player), $territory (territory): from; $to (territory), $count (number)
event-moved = { $who-is ->
    [you] { $count ->
        [one] Un clan tuyo va
       *[other] { $count } clanes tuyos van
    }
   *[other] { $count ->
        [one] Un clan de { $who } va
       *[other] { $count } clanes de { $who } van
    }
} { $territory-from } { $to-to }.

# $who (player), $territory (territory), $count (number)
event-removed = { $who-is ->
    [you] Pierdes
   *[other] { $who } pierde
} { $count ->
    [one] un clan
   *[other] { $count } clanes
} { $territory-in }.

# $who (player), $whom (player): whose clan; $territory (territory), $count (number)
event-replaced = { $who-is ->
    [you] Reemplazas
   *[other] { $who } reemplaza
} { $whom-is ->
    [you] un clan tuyo
   *[other] un clan de { $whom }
} { $territory-in }.

# $who (player), $territory (territory), $what (citadel | sanctuary | capital | festival)
event-built = { $who-is ->
    [you] { $what ->
        [citadel] Construyes una ciudadela { $territory-in }.
        [sanctuary] Construyes un santuario { $territory-in }.
        [capital] Fundas la Capital { $territory-in }.
       *[festival] Llevas el Festival { $territory-to }.
    }
   *[other] { $what ->
        [citadel] { $who } construye una ciudadela { $territory-in }.
        [sanctuary] { $who } construye un santuario { $territory-in }.
        [capital] { $who } funda la Capital { $territory-in }.
       *[festival] { $who } lleva el Festival { $territory-to }.
    }
}

# $who (player), $territory (territory)
event-discovered = { $who-is ->
    [you] Descubres { $territory-the }.
   *[other] { $who } descubre { $territory-the }.
}

# $who (player), $territory (territory): none for those who may not know it
event-scouted = { $who-is ->
    [you] Miras
   *[other] { $who } mira
} { $territory-is ->
    [none] un territorio de la pila
   *[other] { $territory-the }
}.

## Clashes

# $who (player), $territory (territory)
event-clash = { $who-is ->
    [you] ¡Inicias un combate { $territory-in }!
   *[other] ¡{ $who } inicia un combate { $territory-in }!
}

# $who (player), $territory (territory), $count (number)
event-sheltered = { $who-is ->
    [you] Proteges
   *[other] { $who } protege
} { $count ->
    [one] un clan
   *[other] { $count } clanes
} { $territory-in }.

# $who (player), $territory (territory), $count (number)
event-declined = { $who-is ->
    [you] No proteges ningún clan.
   *[other] { $who } no protege ningún clan.
}

# $who (player), $whom (player), $territory (territory)
event-maneuver = { $who-is ->
    [you] Atacas a { $whom }
   *[other] { $whom-is ->
        [you] { $who } te ataca
       *[other] { $who } ataca a { $whom }
    }
} { $territory-in }.

# $who (player), $whom (player), $what (both | card | clan)
event-demanded = { $who-is ->
    [you] Exiges
   *[other] { $whom-is ->
        [you] { $who } te exige
       *[other] { $who } exige
    }
} { $what ->
    [both] un clan y una carta de Acción
    [card] una carta de Acción
   *[clan] un clan
}{ $whom-is ->
    [you] { "" }
   *[other] { " " }a { $whom }
}.

# $who (player), $territory (territory), $count (number)
event-spared = { $who-is ->
    [you] { $count ->
        [one] Un clan tuyo se salva y se queda { $territory-in }.
       *[other] { $count } clanes tuyos se salvan y se quedan { $territory-in }.
    }
   *[other] { $count ->
        [one] Un clan de { $who } se salva y se queda { $territory-in }.
       *[other] { $count } clanes de { $who } se salvan y se quedan { $territory-in }.
    }
}

# $who (player), $territory (territory)
event-silenced = Nadie juega más cartas de Trisquel { $territory-in } hasta que acabe el combate.

# $who (player), $territory (territory)
event-stepped-out = Todos los clanes protegidos { $territory-in } salen a campo abierto.

# $who (player), $whom (player)
event-instigator = { $whom-is ->
    [self] { $who-is ->
        [you] Decides instigar tú el combate.
       *[other] { $who } decide instigar el combate.
    }
   *[other] { $who-is ->
        [you] Decides quién instiga
       *[other] { $who } decide quién instiga
    } el combate: { $whom-is ->
        [you] tú
        [none] nadie
       *[other] { $whom }
    }.
}

# $who (player), $territory (territory), $count (number)
event-returned = { $who-is ->
    [you] { $count ->
        [one] Un clan tuyo vuelve
       *[other] { $count } clanes tuyos vuelven
    }
   *[other] { $count ->
        [one] Un clan de { $who } vuelve
       *[other] { $count } clanes de { $who } vuelven
    }
} { $territory-to }.

# $who (player)
event-peace = { $who-is ->
    [you] Quieres la paz.
   *[other] { $who } quiere la paz.
}

# $who (player)
event-refused = { $who-is ->
    [you] Quieres seguir luchando.
   *[other] { $who } quiere seguir luchando.
}

# $who (player), $whom (player)
event-next = { $whom-is ->
    [self] { $who-is ->
        [you] Decides seguir tú.
       *[other] { $who } decide ser quien sigue.
    }
   *[other] { $who-is ->
        [you] Decides quién sigue
       *[other] { $who } decide quién sigue
    }: { $whom-is ->
        [you] tú
        [none] nadie
       *[other] { $whom }
    }.
}

# $territory (territory)
event-clash-over = El combate { $territory-in } ha terminado.

## The same line several times in a row is told once.

# $line (text), $count (number)
event-times = { $line } ({ $count } veces)
