### What a player is asked, in one sentence: question-<kind of decision>, or
### question-<kind of decision>-<card, territory, window or effect that it is for>.
###
### How a decision of docs/notation.md becomes such a question is in docs/words.md. In short: the
### parts of its subject are filled in by their names, and only those named in the comment are sure
### to be there. Players have -is: [you], [other] or [none]; territories and cards their id or
### [none].

## The course of the game

question-settle = Gdzie umieszczasz klan na początek?

# $count (number): to be held now; $held (number): held already; $rest (number): passed on then
question-hold = { $held ->
    [0] Draft: zachowaj { $count ->
        [one] kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }, resztę ({ $rest }) przekaż dalej. Co zachowujesz?
   *[other] Co jeszcze zachowujesz? Trzeba jeszcze { $count ->
        [one] { $count } karty
        [few] { $count } kart
        [many] { $count } kart
       *[other] { $count } karty
    }.
}

# $cards (text): the cards held so far; $count (number): still to be held
question-hold-more = Zachowujesz: { $cards }. Co jeszcze? Brakuje { $count }.

# $opening (number): 1 in the Brenn’s first turn
question-turn = { $opening ->
    [1] Jesteś Branem i zaczynasz: którą kartę pory roku zagrywasz?
   *[other] Twoja tura: co robisz?
}

question-territory-founding = Jesteś pierwszym Branem: który teren ma być stolicą?

question-place-return = Nie masz klanów na wyspie: gdzie umieszczasz klan?

# $count (number)
question-place-return-many = Nie masz klanów na wyspie: gdzie umieszczasz { $count ->
    [one] klan
    [few] { $count } klany
    [many] { $count } klanów
   *[other] { $count } klanu
}?

# $card (card)
question-keep = Którą kartę eposu zachowujesz? Pozostałe odrzucasz odkryte.

## Windows: what has come up, and what may be done

question-window-assembly-start = Zaczyna się zgromadzenie. Zagrywasz kartę?

# $by (player), $card (card)
question-window-declared = { $by-is ->
    [you] Zagrywasz kartę
   *[other] { $by } zagrywa kartę
} „{ $card }”. Odpowiadasz na to?

# $count (number), $card (card): what one draws for, or $effect (territory)
question-window-drawing = Masz dobrać { $count ->
    [one] kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} eposu ({ $card-is ->
    [none] { $effect-is ->
        [return] nowy początek
       *[other] { $effect }
    }
   *[other] { $card }
}). Zagrywasz kartę?

# $territory (territory)
question-window-arrived = Twoje klany przyszły { $territory-to }. Zagrywasz kartę?

# $clash (territory)
question-window-clash-start = Zaczyna się konflikt { $clash-in }. Zagrywasz kartę?

# $clash (territory)
question-window-sheltered = Klany { $clash-in } już się schroniły. Zagrywasz kartę?

# $attacker (player), $victim (player), $clash (territory)
question-window-attacked = { $attacker-is ->
    [you] Atakujesz
   *[other] { $attacker } atakuje
} { $victim-is ->
    [you] cię
   *[other] { $victim-obj }
} { $clash-in }. Zagrywasz kartę?

# $territory (territory)
question-window-removed = Twój klan { $territory-in } ma być usunięty. Zagrywasz kartę?

# $clash (territory)
question-window-after-maneuver = Manewr { $clash-in } jest wykonany. Zagrywasz po nim kartę?

# $by (player), $card (card)
question-window-after-play = { $by-is ->
    [you] Twoja karta „{ $card }” jest zagrana
   *[other] Karta „{ $card }” ({ $by }) jest zagrana
}. Zagrywasz po niej kartę?

question-window-end-of-turn = Tura się kończy. Zagrywasz kartę przed następną?

## A territory is chosen. $territory is the one chosen first, if two are.

# $card (card)
question-territory-citadel = { $card }: gdzie budujesz?
# $card (card)
question-territory-conquest = { $card }: na który teren idą twoje klany?
# $card (card)
question-territory-emissaries = { $card }: z którego terenu idzie klan?
# $card (card)
question-territory-festival = { $card }: gdzie je urządzasz?
# $card (card)
question-territory-migration = { $card }: z którego terenu idą twoje klany?
# $card (card)
question-territory-new-alliance = { $card }: na którym terenie?
# $card (card)
question-territory-sanctuary = { $card }: gdzie budujesz?
# $card (card), $territory (territory)
question-territory-scouts-and-spies = { $territory-is ->
    [none] { $card }: z którego terenu idą twoje klany, jeśli idą?
   *[other] { $card }: na który teren idą twoje klany { $territory-from }?
}
# $card (card)
question-territory-warlord = { $card }: gdzie wywołujesz konflikt?
# $card (card)
question-territory-lost-vale = { $card }: z którego sąsiedniego terenu przychodzi tam klan?
# $card (card)
question-territory-valley = { $card }: gdzie umieszczasz klan?
# $card (card)
question-territory-balors-eye = { $card }: z którego terenu usuwasz klan?
# $card (card)
question-territory-breas-tyranny = { $card }: z którego terenu wypędzasz klan przeciwnika?
# $card (card)
question-territory-children-of-dana = { $card }: gdzie umieszczasz klan?
# $card (card)
question-territory-deirdres-beauty = { $card }: z którego terenu usuwasz swój klan?
# $card (card)
question-territory-diarmuid-and-grainne = { $card }: dokąd trafia klan?
# $card (card)
question-territory-fianna = { $card }: na który teren idą twoje klany?
# $card (card)
question-territory-kernunos-sanctuary = { $card }: gdzie umieszczasz klan i budujesz miejsce kultu?
# $card (card), $territory (territory)
question-territory-manannans-horses = { $territory-is ->
    [none] { $card }: z którego terenu idą twoje klany?
   *[other] { $card }: na który teren idą twoje klany { $territory-from }?
}
# $card (card)
question-territory-morrigan = { $card }: gdzie wywołujesz konflikt, jeśli wywołujesz?
# $card (card)
question-territory-otherworld = { $card }: na którym terenie umieszczasz i usuwasz klany?
# $card (card), $to (territory): the one discovered
question-territory-tailtus-land =
    { $card }: z którego terenu twój klan idzie { $to-to }, jeśli idzie?

## A player is chosen

# $card (card)
question-player-master-craftsman = { $card }: komu oddajesz kartę eposu?
# $card (card), $territory (territory)
question-player-new-alliance = { $card }: czyj klan { $territory-in } zastępujesz?
# $card (card)
question-player-scouts-and-spies = { $card }: czyje karty akcji oglądasz?
# $card (card)
question-player-warlord = { $card }: kto wykonuje następny manewr?
# $card (card)
question-player-highlands = { $card }: kto ma być prowokatorem konfliktu?
# $card (card), $territory (territory)
question-player-lost-vale = { $card }: czyj klan przychodzi tam { $territory-from }?
# $card (card)
question-player-moor = { $card }: czyje karty eposu oglądasz?
# $card (card)
question-player-salt-mine = { $card }: komu zabierasz losową kartę akcji?
# $card (card), $territory (territory)
question-player-balors-eye = { $card }: czyj klan usuwasz { $territory-from }?
# $card (card), $territory (territory)
question-player-breas-tyranny = { $card }: czyj klan wypędzasz { $territory-from }?
# $card (card), $territory (territory)
question-player-morrigan = { $card }: kto ma być prowokatorem konfliktu { $territory-in }?

## Places and clans

# $card (card), $by (player): who has played it
question-spot = { $card } ({ $by-is ->
    [you] twoja karta
   *[other] { $by }
}): decydujesz jako Bran. Gdzie pojawia się teren? Numery miejsc są na mapie.

# $card (card)
question-spot-tailtus-land = { $card }: gdzie odkrywasz teren? Numery miejsc są na mapie.

# $card (card)
question-unearth = { $card }: który z tych terenów odkrywasz? Pozostałe przyjdą na końcu.

# $card (card)
question-place = { $card }: gdzie umieszczasz klan?

# Several clans are shared out at one time.
# $card (card), $count (number): at most; $fewer (yes | no): whether fewer will do
question-place-many = { $card }: gdzie umieszczasz { $fewer ->
    [yes] do { $count ->
        [one] { $count } klanu
        [few] { $count } klanów
        [many] { $count } klanów
       *[other] { $count } klanu
    }
   *[no] { $count ->
        [one] klan
        [few] { $count } klany
        [many] { $count } klanów
       *[other] { $count } klanu
    }
}?

# $places (territories): where clans are placed, one name for each
question-place-more = Dotąd: { $places }. Gdzie umieszczasz kolejny?

# $card (card), $territory (territory), $verb (from | to): whether clans come from other places to
# the territory, or go to others
question-march = { $verb ->
    [from] { $card }: skąd idą klany { $territory-to }?
   *[to] { $card }: dokąd idą klany { $territory-from }?
}

# $territory (territory)
question-march-withdrawal = Wycofanie: dokąd idą klany { $territory-from }?

# $card (card), $player (player), $territory (territory)
question-march-breas-tyranny =
    { $card }: dokąd idzie klan gracza { $player-of } { $territory-from }?

# $card (card), $territory (territory)
question-march-emissaries = { $card }: dokąd idzie twój klan { $territory-from }?

# $legs (text): what goes so far
question-march-more = Dotąd: { $legs }. Coś jeszcze?
# A part of that.
# $count (number), $end (territory), $verb (from | to)
question-march-leg = { $verb ->
    [from] { $count } { $end-from }
   *[to] { $count } { $end-to }
}

# $territory (territory), $from (territory): where clans come from, or none; $to (territory): where
# they go, or none
question-count = { $from-is ->
    [none] Ile klanów idzie { $territory-from } { $to-to }?
   *[other] Ile klanów idzie { $from-from } { $territory-to }?
}

# $card (card), $to (territory), $clans (exposed | sheltered)
question-muster = { $clans ->
    [sheltered] { $card }: ile twoich ufortyfikowanych klanów idzie { $to-to }?
   *[exposed] { $card }: ile twoich nieufortyfikowanych klanów idzie { $to-to }?
}

# $card (card), $territory (territory), $left (number): times; $verb (place | player): whether one
# may place a clan, or only remove one
question-orders = { $verb ->
    [place] { $card }: co robisz { $territory-in }?
   *[player] { $card }: czyj klan usuwasz { $territory-from }?
}{ $left ->
    [one] { "" }
    [few] { " " }{ $left } razy.
    [many] { " " }{ $left } razy.
   *[other] { " " }{ $left } raza.
}

# $orders (text): what has been ordered so far; $left (number): times
question-orders-more = Dotąd: { $orders }. Jeszcze { $left }?
# One of them, in the words of its choice.
# $order (text)
question-orders-order = „{ $order }”

# $card (card), $territory (territory)
question-give-back = { $card }: ile twoich poległych klanów wraca { $territory-to }?

## One of two ways

# $card (card), $territory (territory)
question-either = { $card }: co robisz { $territory-in }?

question-either-mountains = Twoje klany przyszły w Góry: czym płacisz?

# $card (card)
question-either-dagdas-club = { $card }: czego żądasz od ofiary ataku?

# $card (card), $flock (clockwise | counterclockwise)
question-may = { $flock ->
    [clockwise] { $card }: stado leci zgodnie z ruchem wskazówek zegara. Odwracasz je?
   *[counterclockwise] { $card }: stado leci przeciwnie do ruchu wskazówek zegara. Odwracasz je?
}

## Cards

# $card (card)
question-discard = { $card }: którą kartę odrzucasz?

question-discard-mountains = Czym płacisz?

# $card (card)
question-discard-some = { $card }: które karty akcji odrzucasz? Dobierasz tyle samo kart eposu.

# $cards (text): chosen so far
question-discard-some-more = Odrzucasz: { $cards }. Coś jeszcze?

# $card (card), $player (player)
question-give = { $card }: którą kartę akcji oddajesz w zamian { $player-to }?

# $card (card), $by (player)
question-tribute = { $card }: którą kartę akcji oddajesz { $by-to }?

# $card (card)
question-aside = { $card }: którą swoją kartę akcji odkładasz zakrytą?

# At the start of the Assembly, then, without an Action card in hand, it is for one of them all.
# $card (card), $actions (number): the Action cards in one’s hand
question-aside-cathbads-word = { $actions ->
    [0] { $card }: która karta akcji ma być odłożona? Po drafcie bierzesz ją na rękę.
   *[other] { $card }: którą swoją kartę akcji odkładasz zakrytą?
}

# $card (card)
question-take = { $card }: którą z odrzuconych kart akcji bierzesz?

# $card (card)
question-take-deirdres-beauty = { $card }: którą z ujawnionych kart eposu bierzesz?

## Clashes

question-clashes = Kilka konfliktów: który pierwszy?

# $territory (territory), $free (number): citadels
question-shelter = Konflikt { $territory-in }, { $free ->
    [one] jedna wolna cytadela
    [few] { $free } wolne cytadele
    [many] { $free } wolnych cytadel
   *[other] { $free } wolnej cytadeli
}: chronisz klan?

# $territory (territory)
question-maneuver = Konflikt { $territory-in }: twoja kolej. Co robisz?

# $actor (player), $territory (territory)
question-peace = { $actor-is ->
    [you] Proponujesz
   *[other] { $actor } proponuje
} zakończyć konflikt { $territory-in }. Zgadzasz się?

# $attacker (player), $clash (territory)
question-answer = { $attacker } atakuje cię { $clash-in }: czym płacisz?
