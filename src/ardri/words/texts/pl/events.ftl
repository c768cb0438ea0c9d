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
event-round = --- Runda { $count } ---

# $territory (territory)
event-laid = Teren początkowy: { $territory }.

# $who (player)
event-brenn = { $who-is ->
    [you] Jesteś Branem.
   *[other] Branem jest { $who }.
}

# $flock (clockwise | counterclockwise)
event-flock = { $flock ->
    [clockwise] Wrony lecą zgodnie z ruchem wskazówek zegara.
   *[counterclockwise] Wrony lecą przeciwnie do ruchu wskazówek zegara.
}

# $who (player), $count (number), $cards (cards)
event-dealt = { $cards-count ->
    [0] { "" }
   *[other] { $who-is ->
        [you] Dostajesz karty: { $cards }.
       *[other] { $who } dostaje karty: { $cards }.
    }
}

# $who (player), $whom (player), $count (number), $cards (cards)
event-passed-on = { $cards-count ->
    [0] { "" }
   *[other] { $who-is ->
        [you] Przekazujesz { $whom-to }: { $cards }.
       *[other] { $who } przekazuje { $whom-is ->
            [you] ci
           *[other] { $whom-to }
        }: { $cards }.
    }
}

# $who (player), $count (number), $cards (cards): by their territories
event-advantage = { $who-is ->
    [you] Bierzesz
   *[other] { $who } bierze
} { $count ->
    [one] kartę przewagi
    [few] karty przewagi
    [many] karty przewagi
   *[other] karty przewagi
}: { $cards }.

# $who (player), $count (number): how many have passed in a row
event-passed = { $who-is ->
    [you] Pasujesz.
   *[other] { $who } pasuje.
}

# $who (player)
event-pretender = { $who-is ->
    [you] Bierzesz żeton pretendenta!
   *[other] { $who } bierze żeton pretendenta!
}

# $who (player), $count (number): the Deeds that are left
event-homeless = { $who-is ->
    [you] Nie masz już na wyspie żadnego klanu i zaczynasz od nowa.
   *[other] { $who } nie ma już na wyspie żadnego klanu i zaczyna od nowa.
}

event-season-over = Wszyscy pasują: pora roku się kończy.

# $who (player), $count (number): of the round
event-king = { $who-is ->
    [you] Runda { $count }: zostajesz Wysokim Królem!
   *[other] Runda { $count }: Wysokim Królem zostaje { $who }!
}

# $count (number): of the round
event-draw = Ostatnia runda dobiegła końca, a Wysokiego Króla nie ma: remis.

## Cards

# $who (player), $whom (player): chosen for it, if any; $territory (territory), $to (territory):
# chosen for it, if any; $use (triskel | plain): triskel if the card has a Season effect, too;
# $cards (cards): one
event-played = { $who-is ->
    [you] Zagrywasz kartę „{ $cards }”
   *[other] { $who } zagrywa kartę „{ $cards }”
}{ $use ->
    [triskel] { " " }(triskelion)
   *[plain] { "" }
}{ $territory-is ->
    [none] { $to-is ->
        [none] { "" }
       *[other] { " " }{ $to-to }
    }
   *[other] { $to-is ->
        [none] { " " }{ $territory-in }
       *[other] { " " }{ $territory-from } { $to-to }
    }
}{ $whom-is ->
    [none] { "" }
    [self] { "" }
    [you] , wskazując ciebie
   *[other] , wskazując { $whom-obj }
}.

# $who (player), $whom (player): whose card; $count (number), $cards (cards)
event-cancelled = { $who-is ->
    [you] Anulujesz
   *[other] { $who } anuluje
} { $whom-is ->
    [self] własną kartę „{ $cards }”
    [you] twoją kartę „{ $cards }”
   *[other] kartę „{ $cards }”, którą zagrywa { $whom }
}.

# $who (player), $count (number), $cards (cards)
event-drew = { $who-is ->
    [you] Dobierasz
   *[other] { $who } dobiera
} { $cards-count ->
    [0] kartę eposu
    [one] kartę eposu „{ $cards }”
    [few] karty eposu: { $cards }
    [many] karty eposu: { $cards }
   *[other] karty eposu: { $cards }
}.

# What was drawn and what of it was discarded is told already.
# $who (player), $count (number), $cards (cards)
event-kept = { "" }

# Only Action cards are discarded unseen.
# $who (player), $count (number), $cards (cards)
event-discarded = { $who-is ->
    [you] Odrzucasz
   *[other] { $who } odrzuca
}{ $cards-count ->
    [0] { $count ->
        [one] { " " }zakrytą kartę akcji
        [few] { " " }{ $count } zakryte karty akcji
        [many] { " " }{ $count } zakrytych kart akcji
       *[other] { " " }{ $count } zakrytej karty akcji
    }
    [one] { " " }kartę „{ $cards }”
    [few] { " " }karty: { $cards }
    [many] { " " }karty: { $cards }
   *[other] { " " }karty: { $cards }
}.

# $who (player), $count (number), $cards (cards), $kind (advantage | other): of the card, if known
event-took = { $who-is ->
    [you] Bierzesz
   *[other] { $who } bierze
} { $cards-count ->
    [0] kartę spośród odrzuconych
   *[other] { $kind ->
        [advantage] kartę przewagi „{ $cards }”
       *[other] kartę „{ $cards }”
    }
}.

# A card goes from one hand to another, stolen or given.
# $who (player): from; $whom (player): to; $count (number), $cards (cards)
event-gave = { $cards-count ->
    [0] Karta
   *[other] Karta „{ $cards }”
} przechodzi od { $who-is ->
    [you] ciebie
   *[other] { $who-of }
} do { $whom-is ->
    [you] ciebie
   *[other] { $whom-of }
}.

# $who (player), $whom (player): whose cards, or none: the discarded ones; $count (number): how
# many were seen; $what (actions | tales | none), $cards (cards)
event-looked = { $who-is ->
    [you] Oglądasz
   *[other] { $who } ogląda
} { $whom-is ->
    [none] odrzucone karty akcji
    [you] twoje { $what ->
        [actions] karty akcji
        [tales] karty eposu
       *[none] karty
    }
   *[other] { $what ->
        [actions] karty akcji
        [tales] karty eposu
       *[none] karty
    } gracza { $whom-of }
}{ $count ->
    [0] : nie ma żadnej
   *[other] { $cards-count ->
        [0] { "" }
       *[other] : { $cards }
    }
}.

# $who (player), $count (number), $cards (cards)
event-took-aside = { $who-is ->
    [you] Bierzesz
   *[other] { $who } bierze
} { $cards-count ->
    [0] odłożoną kartę akcji
   *[other] odłożoną kartę akcji „{ $cards }”
}.

# $who (player), $count (number), $cards (cards)
event-set-aside = { $who-is ->
    [you] Odkładasz
   *[other] { $who } odkłada
} { $cards-count ->
    [0] zakrytą kartę akcji
   *[other] zakrytą kartę akcji „{ $cards }”
}.

# $who (player), $count (number), $cards (cards)
event-revealed = { $who-is ->
    [you] Ujawniasz kartę „{ $cards }”.
   *[other] { $who } ujawnia kartę „{ $cards }”.
}

# $count (number)
event-reshuffled = Odrzucone karty eposu zostają wtasowane do talii.

# $who (player), $count (number): how many now
event-deed = { $who-is ->
    [you] Zyskujesz wyczyn (teraz masz { $count }).
   *[other] { $who } zyskuje wyczyn (teraz ma { $count }).
}

## The island

# $who (player), $territory (territory), $count (number)
event-placed = { $who-is ->
    [you] Umieszczasz
   *[other] { $who } umieszcza
} { $count ->
    [one] klan
    [few] { $count } klany
    [many] { $count } klanów
   *[other] { $count } klanu
} { $territory-in }.

# Whose clans they are is told, not who moves them: some cards move another player's.
# $who (player), $territory (territory): from; $to (territory), $count (number)
event-moved = { $who-is ->
    [you] { $count ->
        [one] Twój klan przechodzi
        [few] { $count } twoje klany przechodzą
        [many] { $count } twoich klanów przechodzi
       *[other] { $count } twojego klanu przechodzi
    }
   *[other] { $who }: { $count ->
        [one] klan przechodzi
        [few] { $count } klany przechodzą
        [many] { $count } klanów przechodzi
       *[other] { $count } klanu przechodzi
    }
} { $territory-from } { $to-to }.

# $who (player), $territory (territory), $count (number)
event-removed = { $who-is ->
    [you] Tracisz
   *[other] { $who } traci
} { $count ->
    [one] klan
    [few] { $count } klany
    [many] { $count } klanów
   *[other] { $count } klanu
} { $territory-in }.

# $who (player), $whom (player): whose clan; $territory (territory), $count (number)
event-replaced = { $who-is ->
    [you] Zastępujesz
   *[other] { $who } zastępuje
} własnym klanem { $whom-is ->
    [you] twój klan
   *[other] klan gracza { $whom-of }
} { $territory-in }.

# $who (player), $territory (territory), $what (citadel | sanctuary | capital | festival)
event-built = { $who-is ->
    [you] { $what ->
        [citadel] Budujesz cytadelę { $territory-in }.
        [sanctuary] Budujesz miejsce kultu { $territory-in }.
        [capital] Zakładasz stolicę { $territory-in }.
       *[festival] Urządzasz święto { $territory-in }.
    }
   *[other] { $what ->
        [citadel] { $who } buduje cytadelę { $territory-in }.
        [sanctuary] { $who } buduje miejsce kultu { $territory-in }.
        [capital] { $who } zakłada stolicę { $territory-in }.
       *[festival] { $who } urządza święto { $territory-in }.
    }
}

# $who (player), $territory (territory)
event-discovered = { $who-is ->
    [you] Odkrywasz { $territory-the }.
   *[other] { $who } odkrywa { $territory-the }.
}

# $who (player), $territory (territory): none for those who may not know it
event-scouted = { $who-is ->
    [you] Oglądasz
   *[other] { $who } ogląda
} { $territory-is ->
    [none] teren ze stosu
   *[other] { $territory-the }
}.

## Clashes

# $who (player), $territory (territory)
event-clash = { $who-is ->
    [you] Wywołujesz konflikt { $territory-in }!
   *[other] { $who } wywołuje konflikt { $territory-in }!
}

# $who (player), $territory (territory), $count (number)
event-sheltered = { $who-is ->
    [you] Chronisz
   *[other] { $who } chroni
} { $count ->
    [one] klan w cytadeli
    [few] { $count } klany w cytadelach
    [many] { $count } klanów w cytadelach
   *[other] { $count } klanu w cytadeli
} { $territory-in }.

# $who (player), $territory (territory), $count (number)
event-declined = { $who-is ->
    [you] Nie chronisz klanu.
   *[other] { $who } nie chroni klanu.
}

# $who (player), $whom (player), $territory (territory)
event-maneuver = { $who-is ->
    [you] Atakujesz
   *[other] { $who } atakuje
} { $whom-is ->
    [you] cię
   *[other] { $whom-obj }
} { $territory-in }.

# $who (player), $whom (player), $what (both | card | clan)
event-demanded = { $who-is ->
    [you] Żądasz
   *[other] { $who } żąda
} { $what ->
    [both] klanu i karty akcji
    [card] karty akcji
   *[clan] klanu
} od { $whom-is ->
    [you] ciebie
   *[other] { $whom-of }
}.

# $who (player), $territory (territory), $count (number)
event-spared = { $who-is ->
    [you] { $count ->
        [one] Twój klan { $territory-in } uchodzi cało i zostaje.
        [few] { $count } twoje klany { $territory-in } uchodzą cało i zostają.
        [many] { $count } twoich klanów { $territory-in } uchodzi cało i zostaje.
       *[other] { $count } twojego klanu { $territory-in } uchodzi cało i zostaje.
    }
   *[other] { $who }: { $count ->
        [one] klan { $territory-in } uchodzi cało i zostaje.
        [few] { $count } klany { $territory-in } uchodzą cało i zostają.
        [many] { $count } klanów { $territory-in } uchodzi cało i zostaje.
       *[other] { $count } klanu { $territory-in } uchodzi cało i zostaje.
    }
}

# $who (player), $territory (territory)
event-silenced = Do końca konfliktu { $territory-in } nikt już nie zagrywa kart z triskelionem.

# $who (player), $territory (territory)
event-stepped-out = Wszystkie ufortyfikowane klany { $territory-in } wychodzą z cytadel.

# $who (player), $whom (player)
event-instigator = { $who-is ->
    [you] Wskazujesz
   *[other] { $who } wskazuje
} prowokatora: { $whom-is ->
    [self] { $who-is ->
        [you] to ty
       *[other] { $who }
    }
    [you] to ty
    [none] nikt nim nie jest
   *[other] { $whom }
}.

# $who (player), $territory (territory), $count (number)
event-returned = { $who-is ->
    [you] { $count ->
        [one] Twój klan wraca
        [few] { $count } twoje klany wracają
        [many] { $count } twoich klanów wraca
       *[other] { $count } twojego klanu wraca
    }
   *[other] { $who }: { $count ->
        [one] klan wraca
        [few] { $count } klany wracają
        [many] { $count } klanów wraca
       *[other] { $count } klanu wraca
    }
} { $territory-to }.

# $who (player)
event-peace = { $who-is ->
    [you] Chcesz pokoju.
   *[other] { $who } chce pokoju.
}

# $who (player)
event-refused = { $who-is ->
    [you] Chcesz walczyć dalej.
   *[other] { $who } chce walczyć dalej.
}

# $who (player), $whom (player)
event-next = { $who-is ->
    [you] Wskazujesz, kto teraz działa:
   *[other] { $who } wskazuje, kto teraz działa:
} { $whom-is ->
    [self] { $who-is ->
        [you] ty
       *[other] { $who }
    }
    [you] ty
    [none] nikt
   *[other] { $whom }
}.

# $territory (territory)
event-clash-over = Koniec konfliktu { $territory-in }.

## The same line several times in a row is told once.

# $line (text), $count (number)
event-times = { $line } ({ $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
})
