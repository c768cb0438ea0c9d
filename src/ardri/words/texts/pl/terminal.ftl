### The game in a terminal, and the reports about many games: screens, menus, notices.
###
### What is in quotation marks or stands alone is typed so. $who is a player’s name.

## The beginning

terminal-greeting = Klany, wrony i korona: gra planszowa Inis, nieoficjalnie, w twoim terminalu.
# $least (number), $most (number), $usual (number): what Enter alone means
terminal-how-many = Ilu graczy? [od { $least } do { $most }; Enter: { $usual }]
# $least (number), $most (number), $usual (number)
terminal-how-many-people =
    Ilu z nich to ludzie przy tej klawiaturze? [od { $least } do { $most }; Enter: { $usual }]
# $least (number), $most (number)
terminal-number = Wpisz liczbę od { $least } do { $most }.
# $players (number), $round (number): 0 in the setup; $when (text): a day and a time
terminal-unfinished = Jest nieskończona gra dla { $players ->
    [one] { $players } gracza
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}, { $round ->
    [0] w trakcie przygotowania
   *[other] runda { $round }
}, { $when }.
# $yes (text), $no (text): what one types; Enter alone means yes
terminal-go-on = Grać dalej? [{ $yes }/{ $no }]
# $yes (text), $no (text)
terminal-yes-or-no = Wpisz { $yes } albo { $no }.
# The words for yes and for no, parted by commas, the shortest first.
terminal-yes = t, tak
terminal-no = n, nie
# $who (text): colours; $count (number)
terminal-company-people = { $count ->
    [1] Twój kolor: { $who }.
   *[other] Przy tej klawiaturze: { $who }.
}
# $who (text): colours, each with the kind of bot; $count (number)
terminal-company-bots = { $count ->
    [1] Bot: { $who }.
   *[other] Boty: { $who }.
}
# $help (text): what one types
terminal-help-hint = W każdej chwili „{ $help }” podpowie, co można wpisać.
terminal-farewell = Do następnego razu.

## The commands: what one types, the first word being the one that is shown

terminal-command-map = mapa
terminal-command-hand = ręka
terminal-command-cards = karty
terminal-command-log = dziennik
terminal-command-card = karta
terminal-command-rules = zasady, zasada
terminal-command-glossary = słownik
terminal-command-undo = cofnij
terminal-command-save = zapisz
terminal-command-resume = wczytaj
terminal-command-quit = wyjdź, koniec
terminal-command-help = pomoc, ?

## What each of them does

terminal-does-map = jeszcze raz wyspa i wszystkie tereny z ich sąsiadami
terminal-does-hand = twoje karty
terminal-does-cards = karty, które widzą wszyscy
terminal-does-log = co się wydarzyło (dziennik 100: więcej)
terminal-does-card = co robi karta lub teren: karta nowe klany
terminal-does-rules = zasady gry, rozdziałami; zasady konflikt: jeden z nich
terminal-does-glossary = co znaczą słowa; słownik wódz: jedno z nich
terminal-does-undo = cofnąć swój ostatni wybór, jeśli nikt się od tej pory niczego nie dowiedział
terminal-does-save = kopia gry w twoim pliku: zapisz evening.ardri
terminal-does-resume = przejść do innej gry: wczytaj evening.ardri
terminal-does-quit = wyjść; gra zostaje zapisana i czeka na następny raz
terminal-does-help = ta lista

terminal-help = Wpisz numer wyboru albo jego słowa, albo coś z tej listy:

## Whose move it is

# $who (text)
terminal-pass-keyboard = Oddaj klawiaturę. Teraz: { $who }.
# $who (text): who was there before; $undo (text): what one types
terminal-or-undo = (Albo wpisz „{ $undo }”, a { $who } cofnie ostatni wybór.)
# $who (text)
terminal-press-enter = { $who }, naciśnij Enter.
# $quit (text): what one types
terminal-enter-alone = Sam Enter pokazuje karty; „{ $quit }” kończy.
terminal-taken-back = Cofnięte.

## What cannot be done, and that nothing has come of it

# $fault (saying)
terminal-nothing-changed = { $fault } (Nic się nie zmieniło.)
# $most (number), $help (text): what one types
terminal-type-number = Wpisz liczbę od 1 do { $most } albo „{ $help }”.
# $number (number), $most (number)
terminal-no-choice = Nie ma wyboru { $number }: są od 1 do { $most }.
terminal-more-than-asked = To więcej, niż trzeba.
# $typed (text), $choices (text)
terminal-several = „{ $typed }” może znaczyć różne rzeczy: { $choices }.
# $names (text): of cards; $typed (text), $card (text): what one types
terminal-not-now =
    Teraz nie można tego wybrać: { $names }; „{ $card } { $typed }” powie, co to robi.
# $typed (text), $names (text)
terminal-may-be = „{ $typed }” to może być { $names }.
# $typed (text), $rules (text): what one types
terminal-no-card = „{ $typed }” to ani karta, ani teren; „{ $rules }” wymienia rozdziały zasad.
# $card (text): what one types
terminal-card-what = Która? Na przykład: { $card } nowe klany
# $typed (text)
terminal-no-term = Słowa „{ $typed }” nie ma w słowniku.
# $save (text): what one types
terminal-save-what = Po „{ $save }” trzeba podać nazwę pliku, na przykład: { $save } evening.ardri
# $resume (text): what one types
terminal-resume-what =
    Po „{ $resume }” trzeba podać nazwę pliku, na przykład: { $resume } evening.ardri

## Files

# $command (text)
terminal-kept = Gra jest zapisana. Żeby grać dalej: { $command }
# $command (text)
terminal-saved = Zapisane. Żeby grać od tego miejsca: { $command }
# $path (text), $fault (saying)
terminal-not-kept = Nie da się zapisać gry w { $path }: { $fault }
# $path (text), $fault (saying)
terminal-not-written = Nie da się zapisać { $path }: { $fault }
# $path (text)
terminal-no-game-there = { $path } już istnieje, ale nie jest grą: zostaje bez zmian.
# $path (text), $fault (saying)
terminal-in-file = { $path }: { $fault }
terminal-no-text = to nie jest tekst
terminal-fault-no-file = nie ma takiego pliku ani katalogu
terminal-fault-permission = brak uprawnień
terminal-fault-folder = to katalog
terminal-fault-no-folder = to nie katalog
terminal-fault-exists = taki plik już jest
terminal-fault-full = brak miejsca
terminal-fault-read-only = system plików tylko do odczytu
terminal-fault-long-name = za długa nazwa pliku
# $number (text)
terminal-fault-other = błąd systemu { $number }

## The end

terminal-end-draw = Gra kończy się remisem: nikt nie jest Wysokim Królem.
# $who (text), $count (number): of victory conditions
terminal-end-king = Wysokim Królem zostaje { $who }, spełniając { $count ->
    [one] { $count } warunek
    [few] { $count } warunki
    [many] { $count } warunków
   *[other] { $count } warunku
} zwycięstwa!
# $command (text)
terminal-see-again = Obejrzeć jeszcze raz: { $command }

## The table

# $colour (text), $beast (text)
terminal-player = { $colour } { $beast }
# $who (text): who reads this
terminal-you = { $who } (ty)
terminal-settling = Zasiedlanie wyspy
# $count (number)
terminal-round = Runda { $count }
# $who (text)
terminal-brenn = Bran: { $who }
# $order (text): names with arrows between
terminal-order = tury: { $order }
terminal-legend = n* wódz · ★ stolica · ▲ cytadele · ◎ miejsca kultu · ♪ święto

# Heads of narrow columns: clans on the island, cards in hand of each kind, Deeds, then how much one
# has of each victory condition.
terminal-column-clans = Klany
terminal-column-actions = Akcje
terminal-column-tales = Epos
terminal-column-advantages = Przew.
terminal-column-deeds = Wyczyny
terminal-column-leadership = Władza
terminal-column-land = Ziemie
terminal-column-faith = Wiara

# $count (number), $deeds (yes | no): whether Deeds are needed for it
terminal-conditions = Spełniasz { $count ->
    [one] { $count } warunek
    [few] { $count } warunki
    [many] { $count } warunków
   *[other] { $count } warunku
} zwycięstwa{ $deeds ->
    [yes] { " " }(z wyczynami)
   *[no] { "" }
}.
terminal-pretender = Masz żeton pretendenta: wytrwaj tak do następnego zgromadzenia.

## A clash

# $territory (territory)
terminal-clash = Konflikt { $territory-in }
# $who (text)
terminal-clash-by = prowokator: { $who }
# $who (text), $exposed (number), $sheltered (number): clans; $cards (number): Action cards in hand
terminal-clash-side = { $who } – nieufortyfikowane: { $exposed }{ $sheltered ->
    [0] { "" }
   *[other] , ufortyfikowane: { $sheltered }
} ({ $cards ->
    [one] { $cards } karta akcji
    [few] { $cards } karty akcji
    [many] { $cards } kart akcji
   *[other] { $cards } karty akcji
})
# $card (text), $who (text), $whose (you | other), $count (number): fallen clans
terminal-lingering = { $whose ->
    [you] { $card } leży przed tobą
   *[other] { $card } leży na stole ({ $who })
}{ $count ->
    [0] { "" }
    [one] , a na karcie { $count } poległy klan
    [few] , a na karcie { $count } poległe klany
    [many] , a na karcie { $count } poległych klanów
   *[other] , a na karcie { $count } poległego klanu
}.

## Cards

terminal-tray = Przed tobą
terminal-hand = Twoja ręka
terminal-held = zachowane
terminal-chosen = wybrane
terminal-empty-hand = Nie masz kart na ręce.
# $kind (text): Season or Triskel; $text (text)
terminal-effect = { $kind }: { $text }
# $name (text), $kind (text): of card
terminal-card = { $name } ({ $kind })
# $name (text)
terminal-land = { $name } (teren z kartą przewagi)
# $text (text): what the territory itself does
terminal-land-effect = Teren: { $text }
terminal-land-plain = Nic szczególnego.
# $ruling (text): its number; $text (text)
terminal-ruling = { $ruling }: { $text }
# $chapters (text): their titles
terminal-see-chapters = W zasadach: { $chapters }
# $choice (text), $text (text): what the card does
terminal-choice-explained = { $choice }: { $text }
# $rules (text): what one types
terminal-chapters =
    Rozdziały zasad; jeden z nich po numerze albo nazwie, na przykład: { $rules } konflikt
# $word (text), $text (text)
terminal-term = { $word }: { $text }

# $who (text), $cards (text)
terminal-advantages = { $who } ma: { $cards }.
# $count (number)
terminal-discarded-actions = Odrzucone karty akcji: { $count }.
# $cards (text), $count (number)
terminal-discarded-tales = { $count ->
    [0] Odrzucone karty eposu: brak.
   *[other] Odrzucone karty eposu: { $cards }.
}

## The list of territories

terminal-list-land = Teren
terminal-list-clans = Klany
terminal-list-built = Budynki
terminal-list-card = Karta
terminal-card-on-table = na stole
terminal-card-played = zagrana
# $territories (territories)
terminal-beside = obok: { $territories }
# $count (number)
terminal-unknown-lands = { $count ->
    [0] Wszystkie tereny są odkryte.
    [one] Do odkrycia pozostał { $count } teren.
    [few] Do odkrycia pozostały { $count } tereny.
    [many] Do odkrycia pozostało { $count } terenów.
   *[other] Do odkrycia pozostało { $count } terenu.
}

## The log

# $count (number)
terminal-log-before = … a wcześniej jeszcze { $count ->
    [one] { $count } zdarzenie
    [few] { $count } zdarzenia
    [many] { $count } zdarzeń
   *[other] { $count } zdarzenia
} (dziennik: wszystkie)

## A game once more: ardri replay

terminal-to-number = --to: liczba decyzji
# $who (text), $choice (text)
terminal-decided = { $who }: { $choice }
# $choice (text)
terminal-decided-by-chance = Los: { $choice }
# $how (cut | unfinished | draw | king), $who (text), $count (number): of decisions
terminal-replay-end = { $how ->
    [cut] { $count ->
        [one] Tak było po { $count } decyzji.
        [few] Tak było po { $count } decyzjach.
        [many] Tak było po { $count } decyzjach.
       *[other] Tak było po { $count } decyzji.
    }
    [unfinished] { $count ->
        [one] Po { $count } decyzji gra nie jest skończona.
        [few] Po { $count } decyzjach gra nie jest skończona.
        [many] Po { $count } decyzjach gra nie jest skończona.
       *[other] Po { $count } decyzji gra nie jest skończona.
    }
    [draw] { $count ->
        [one] Remis po { $count } decyzji: nikt nie jest Wysokim Królem.
        [few] Remis po { $count } decyzjach: nikt nie jest Wysokim Królem.
        [many] Remis po { $count } decyzjach: nikt nie jest Wysokim Królem.
       *[other] Remis po { $count } decyzji: nikt nie jest Wysokim Królem.
    }
   *[king] { $count ->
        [one] Po { $count } decyzji Wysokim Królem zostaje { $who }.
        [few] Po { $count } decyzjach Wysokim Królem zostaje { $who }.
        [many] Po { $count } decyzjach Wysokim Królem zostaje { $who }.
       *[other] Po { $count } decyzji Wysokim Królem zostaje { $who }.
    }
}

## What the command line asks for and cannot have

# $command (text)
terminal-none-unfinished = nie ma nieskończonej gry; nową zaczyna: { $command }
terminal-seats-or-bots = --seats mówi już wszystko; nie można obok niego podać --bots
# $bots (number), $players (number)
terminal-many-bots = --bots: { $bots ->
    [one] { $bots } bot nie zmieści się
    [few] { $bots } boty nie zmieszczą się
    [many] { $bots } botów nie zmieści się
   *[other] { $bots } bota nie zmieści się
} przy tej liczbie graczy: { $players }
# $seats (number), $players (number)
terminal-seats = --seats: miejsc jest { $seats }, a graczy { $players }
# $name (text), $known (text): the names that there are
terminal-no-player = nie ma takiego gracza: „{ $name }”; są { $known }
# $option (text), $name (text), $known (text)
terminal-no-such = { $option }: nie ma czegoś takiego: „{ $name }”; jest { $known }
# $bots (number), $players (number)
terminal-bots-for = --bots: { $bots ->
    [one] { $bots } bot
    [few] { $bots } boty
    [many] { $bots } botów
   *[other] { $bots } bota
}, a liczba graczy to { $players }
# $option (text), $least (number)
terminal-least = { $option }: liczba od { $least } wzwyż

## Many games: ardri simulate

# $done (text), $all (text): numbers; $left (text): as on a clock
terminal-progress = gra { $done } z { $all }, pozostało { $left }
# $count (number)
terminal-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}

# Heads of columns.
terminal-head-games = gier
terminal-head-decisions = decyzji
terminal-head-forced = wymuszonych
terminal-head-by-engine = silnika
terminal-head-chance = losu
terminal-head-unforced-rate = wolnych/s
terminal-head-all-rate = wszystkich/s
terminal-head-games-rate = gier/s
terminal-head-rounds = rund
terminal-head-kings = królów
terminal-head-draws = remisów
# $count (number): of victory conditions
terminal-head-by = za { $count }

terminal-how-ended =
    Jak skończyły się gry: średnia liczba rund, królowie według miejsc i spełnionych warunków
# $checks (yes | no): whether they took time, too
terminal-what-counts =
    Decyzja to jeden wybór, o który pyta się gracza; „wymuszone” to te, przy których wybór jest
    tylko jeden (okna „possible” pytają i wtedy, żeby niczego nie zdradzić). Jedyny wybór, który
    niczego nie zdradza, silnik podejmuje sam, a odpowiedzi losu nie są decyzjami: mają osobne
    kolumny. Szybkość podano na jeden rdzeń, według jego własnego zegara{ $checks ->
        [yes] , razem ze sprawdzaniem
       *[no] { "" }
    }.
# $games (text), $decisions (text), $seconds (text): numbers; $count (number): of processes
terminal-spent =
    Gier: { $games }, decyzji: { $decisions }, w { $seconds } s według zegara na ścianie, { $count ->
        [one] { $count } proces
        [few] { $count } procesy
        [many] { $count } procesów
       *[other] { $count } procesu
    }.
# $positions (text), $failures (number)
terminal-checked = Sprawdzonych pozycji: { $positions }; błędów: { $failures }.
terminal-coverage = Czego użyto łącznie we wszystkich tych grach; nazwy jak w zapisach i pozycjach
terminal-coverage-whole = NIGDY NIE UŻYTO: niczego. Wszystko, co jest, było użyte.
# $count (number)
terminal-never-cards = { $count ->
    [0] NIGDY NIE UŻYTO, z kart i okien: niczego
   *[other] NIGDY NIE UŻYTO, z kart i okien: { $count }
}
# $count (number)
terminal-never-others = NIGDY NIE UŻYTO, z reszty: { $count }
# $kind (text): of game; $number (number), $fault (text): in English
terminal-failed = BŁĄD: { $kind }, gra { $number }: { $fault }
# $path (text)
terminal-failed-record = jej zapis: { $path }
# $count (number)
terminal-more-failures = … i jeszcze { $count }.

## How fast it is: ardri bench

# Heads of columns.
terminal-head-nodes-rate = z losem/s
terminal-head-range = od–do
terminal-head-mean = średnia
terminal-head-largest = największa
terminal-head-wanted = wymagane
terminal-head-measured = zmierzone
terminal-head-met = spełnione

# Heads of tables.
terminal-bench-playing = Losowe gry, na sekundę
terminal-bench-operations = Jedna pozycja, w nanosekundach
terminal-bench-sizes = Rozmiar pozycji, w bajtach
terminal-bench-ratios = Ile razy szybciej niż inne
terminal-bench-targets = Czego się wymaga

# $name (text): of what is done; $round (number)
terminal-bench-round = { $name }, runda { $round }
terminal-bench-memory = w pamięci
# Behind "to_bytes()".
terminal-bench-without = bez tego, co wiedzą miejsca
# $met (yes | no | unknown): whether a figure is what is wanted
terminal-bench-met = { $met ->
    [yes] tak
    [no] nie
   *[unknown] nie zmierzono
}
# $rounds (number)
terminal-what-counts-bench =
    Mediany z { $rounds ->
        [one] { $rounds } rundy
        [few] { $rounds } rund
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }, a także najmniej i najwięcej; czas procesora. Gry są różne: nasza decyzja to nie to samo co cudza. Liczone są decyzje graczy, a czas jest czasem całej pętli, razem z losem. Wolne miały więcej niż jeden wybór; „wszystkich” to także te z jednym, nawet podejmowane przez silnik. Nasze wolne decyzje zestawiono z wolnymi w catanatron i ze wszystkimi w OpenSpiel.

terminal-bench-compile = Skompilowany silnik jest uaktualniany…
terminal-bench-install = Środowisko innych programów jest uaktualniane…
terminal-bench-no-compiler = Nie ma tu kompilatora C: mierzony jest tylko silnik interpretowany.
terminal-bench-no-source = ardri bench potrzebuje źródeł Ardrí: nie ma tu folderu bench
# $fault (text): in English
terminal-bench-failed = tego nie da się zmierzyć: { $fault }
# $path (text)
terminal-bench-written = Liczby: { $path }
# $done (text), $all (text): numbers; $left (text): as on a clock
terminal-bench-progress = { $done } z { $all } pomiarów, jeszcze { $left }
