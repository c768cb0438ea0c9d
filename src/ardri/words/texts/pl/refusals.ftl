### Why something is refused, and that nothing has changed. What is in quotation marks stands so in
### a file or in a line of the notation, and is not translated.

## Where the fault is

# $path (text): in JSON data, as in map[2].clans; $fault (saying)
refusal-at = { $path }: { $fault }
# $line (number): of a record; $fault (saying)
refusal-in-line = wiersz { $line }: { $fault }
# $option (text): its name; $fault (saying)
refusal-option = { $option }: { $fault }

## Something that there is not

# $name (text), $close (none | text): what was perhaps meant; $noun (card | action-card |
# epic-tale | advantage-card | territory | seat | clans | place | action | key | header | result |
# plan | flag | other): what it should be
refusal-unknown = { $noun ->
    [card] nie ma takiej karty
    [action-card] nie ma takiej karty akcji
    [epic-tale] nie ma takiej karty eposu
    [advantage-card] nie ma takiej karty przewagi
    [territory] nie ma takiego terenu
    [seat] nie ma takiego miejsca przy stole
    [clans] nie ma takiej liczby klanów
    [place] nie ma takiego miejsca na mapie
    [action] nie ma takiej czynności
    [key] nie ma takiego klucza
    [header] nie ma takiego nagłówka
    [result] nie ma takiego wyniku
    [plan] nie ma takiego planu
    [flag] nie ma takiej flagi
   *[other] nie ma czegoś takiego ({ $noun })
}: „{ $name }”{ $close ->
    [none] { "" }
   *[other] ; może „{ $close }”?
}

# $noun (card | action-card | epic-tale | advantage-card | territory | plan | flag | other), $what
# (saying): what is there instead
refusal-needed = { $noun ->
    [card] potrzeba karty
    [action-card] potrzeba karty akcji
    [epic-tale] potrzeba karty eposu
    [advantage-card] potrzeba karty przewagi
    [territory] potrzeba terenu
    [plan] potrzeba planu
    [flag] potrzeba flagi
   *[other] potrzeba czegoś innego ({ $noun })
}, a jest: { $what }

## Actions and lines

# $number (text)
refusal-no-action-number = żadna czynność nie ma numeru { $number }
refusal-no-action = potrzeba czynności, a nie ma żadnej
# $verb (text)
refusal-alone = „{ $verb }” stoi samo: nic nie może po nim być
# $verb (text), $noun (card | territory | seat | clans | place)
refusal-verb-needs = { $noun ->
   *[card] „{ $verb }” wymaga karty
    [territory] „{ $verb }” wymaga terenu
    [seat] „{ $verb }” wymaga miejsca przy stole
    [clans] „{ $verb }” wymaga liczby klanów
    [place] „{ $verb }” wymaga miejsca na mapie
}

# $seat (text), $last (number)
refusal-no-seat = nie ma takiego miejsca przy stole: { $seat }; są miejsca od 0 do { $last }
refusal-over = Gra jest skończona.

# $seat (number)
refusal-seat = gracz na miejscu { $seat }
refusal-chance = los
# $who (saying), $whose (sayings)
refusal-not-asked = Teraz decyduje nie { $who }, lecz { $whose }.
# $action (text), $offered (saying)
refusal-impossible = „{ $action }” nie jest teraz możliwe. { $offered }
# $actions (text)
refusal-possible = Możliwe teraz: { $actions }.
# $why (saying)
refusal-wait = Reszta wiersza musi poczekać. { $why }

refusal-held-once = tę samą kartę można zachować tylko raz
# $count (number), $said (number)
refusal-held = teraz trzeba zachować { $count }, a nie { $said }

# $said (text), $example (text)
refusal-no-march = „{ $said }” to nie przemieszczenie; wygląda ono tak: „{ $example }”
# $count (text)
refusal-march-count = tyle klanów nie może się przemieścić: { $count }
# $territory (text)
refusal-march-about = to przemieszczenie dotyczy terenu { $territory }
refusal-march-over = więcej klanów nie może się przemieścić
refusal-march-into-one = wszystkie klany idą na jeden teren
refusal-march-out-of-one = wszystkie klany idą z jednego terenu
refusal-march-ways = każdą drogę podaje się raz, ze wszystkimi klanami, które nią idą

## Undo

refusal-undo-nothing = Nie masz czego cofać.
refusal-undo-another = Od tamtej pory była już decyzja innego gracza.
refusal-undo-chance = Od tamtej pory odpowiedział już los.
refusal-undo-announced = Karta jest już ogłoszona.
refusal-undo-learned = Od tamtej pory ktoś już się czegoś dowiedział.
refusal-undo-gone-on = Od tamtej pory gra poszła już dalej.

## Options

# $said (text), $least (number), $most (number)
refusal-no-number = { $said } to nie liczba od { $least } do { $most }

## JSON data

# $line (number), $column (number), $fault (text): in English, as Python has it
refusal-json = wiersz { $line }, kolumna { $column }: { $fault }
refusal-json-deep = zbyt głębokie zagnieżdżenie
# $key (text)
refusal-json-twice = klucz „{ $key }” występuje dwa razy w jednym obiekcie
# $what (saying)
refusal-object-needed = potrzeba obiektu, a jest: { $what }
# $what (saying)
refusal-list-needed = potrzeba listy, a jest: { $what }
# $what (saying)
refusal-number-needed = potrzeba liczby całkowitej, a jest: { $what }
# $what (saying)
refusal-flag-needed = potrzeba true albo false, a jest: { $what }
# $key (text)
refusal-missing = brakuje „{ $key }”
# $count (text), $least (number), $most (number)
refusal-out-of-bounds = { $count } nie mieści się między { $least } a { $most }
# $value (text)
refusal-value = { $value }
refusal-value-list = lista
refusal-value-object = obiekt

## Positions: cards

# $card (text)
refusal-four-players = „{ $card }” jest tylko w grze dla czterech osób
# $card (text)
refusal-card-off-map = terenu „{ $card }” nie ma na mapie, więc jego karty nie ma w grze
# $card (text), $path (text)
refusal-card-twice = „{ $card }” jest już tutaj: { $path }
# $card (text)
refusal-card-not-held = karty „{ $card }” nie ma ani na tacy, ani na ręce
# $card (text)
refusal-card-played = karta „{ $card }” jest właśnie zagrywana: jej miejsce jest w „playing”
# $card (text)
refusal-card-not-played = żadna ramka nie zagrywa karty „{ $card }”
refusal-cards-need-frames = karty są tu tylko w trakcie zdarzeń: razem z „frames”
refusal-held-needs-frames = karty wybiera się tylko w trakcie zdarzeń: razem z „frames”
refusal-setup-hands = podczas przygotowania gry ręce są puste
refusal-assembly-hands = karty akcji rozdaje się na zgromadzeniu, ale nie na samym początku
refusal-tray-in-draft = karty są tu tylko w fazie „draft”
# $count (number), $said (number)
refusal-packet-hand = { $count ->
    [one] przed tym draftem na każdej ręce jest { $count } karta akcji, a nie { $said }
    [few] przed tym draftem na każdej ręce są { $count } karty akcji, a nie { $said }
    [many] przed tym draftem na każdej ręce jest { $count } kart akcji, a nie { $said }
   *[other] przed tym draftem na każdej ręce jest { $count } karty akcji, a nie { $said }
}
# $count (number)
refusal-packet-size = { $count ->
    [one] każdemu rozdaje się { $count } kartę akcji
    [few] każdemu rozdaje się { $count } karty akcji
    [many] każdemu rozdaje się { $count } kart akcji
   *[other] każdemu rozdaje się { $count } karty akcji
}
refusal-held-at-start = na początku draftu nikt jeszcze nic nie zachowuje: „held” jest tu zbędne

## Positions: the map

# $territory (text)
refusal-land-twice = „{ $territory }” jest już na mapie
# $territory (text)
refusal-land-on-map = „{ $territory }” jest na mapie
# $territory (text)
refusal-land-off-map = terenu „{ $territory }” nie ma na mapie
# $territory (text)
refusal-land-in-stack = „{ $territory }” jest już w stosie
refusal-empty-set = w części stosu jest co najmniej jeden teren
# $hexagon (text), $territory (text)
refusal-hexagon-twice = { $hexagon } zajmuje już { $territory }
refusal-hexagon = sześciokąt ma dwie współrzędne
refusal-hexagons = teren zajmuje trzy stykające się ze sobą sześciokąty
# $territory (text)
refusal-in-pieces = { $territory } nie łączy się z resztą mapy
refusal-no-capital = jeden z terenów musi mieć „capital”: true
# $territory (text)
refusal-capital-twice = stolica już jest: { $territory }
# $territory (text)
refusal-festival-twice = żeton święta już jest: { $territory }
# $territory (text)
refusal-no-citadels = { $territory }: nigdy nie stoi tu cytadela
refusal-capital-citadel = w stolicy jest cytadela: co najmniej jedna
# $count (number)
refusal-citadels = { $count ->
    [one] łącznie jest tylko { $count } cytadela
    [few] łącznie są tylko { $count } cytadele
    [many] łącznie jest tylko { $count } cytadel
   *[other] łącznie jest tylko { $count } cytadeli
}
# $territory (text), $count (number)
refusal-printed = { $territory }: wydrukowanych miejsc kultu jest tu { $count }
# $count (number)
refusal-sanctuaries = { $count ->
    [one] oprócz wydrukowanych jest tylko { $count } miejsce kultu
    [few] oprócz wydrukowanych są tylko { $count } miejsca kultu
    [many] oprócz wydrukowanych jest tylko { $count } miejsc kultu
   *[other] oprócz wydrukowanych jest tylko { $count } miejsca kultu
}
# $count (number)
refusal-one-a-seat = { $count ->
    [one] potrzeba { $count } liczby, po jednej na miejsce
    [few] potrzeba { $count } liczb, po jednej na miejsce
    [many] potrzeba { $count } liczb, po jednej na miejsce
   *[other] potrzeba { $count } liczby, po jednej na miejsce
}
# $seat (number), $count (number)
refusal-clans = { $count ->
    [one] miejsce { $seat } ma na mapie więcej niż { $count } klan
    [few] miejsce { $seat } ma na mapie więcej niż { $count } klany
    [many] miejsce { $seat } ma na mapie więcej niż { $count } klanów
   *[other] miejsce { $seat } ma na mapie więcej niż { $count } klanu
}

## Positions: the course of the game

# $count (number)
refusal-players = graczy nie może być { $count }; może ich być 2, 3 albo 4
refusal-no-brenn = Brana może nie być tylko podczas przygotowania gry
refusal-no-winner = dopóki gra trwa, nie ma zwycięzcy
# $count (number)
refusal-deeds = { $count ->
    [one] łącznie jest tylko { $count } wyczyn
    [few] łącznie są tylko { $count } wyczyny
    [many] łącznie jest tylko { $count } wyczynów
   *[other] łącznie jest tylko { $count } wyczynu
}
# $phase (text)
refusal-no-turns = tury są tylko w fazie „season”, a nie w „{ $phase }”
# $seat (number)
refusal-opening = pierwsza tura należy do Brana, miejsce { $seat }
refusal-opening-passes = przed pierwszą turą nikt nie może spasować
refusal-all-passed = gdy spasują wszyscy, pora roku się kończy
# $seat (number), $seats (text)
refusal-passed = tuż przed miejscem { $seat } pasują { $seats }
# $count (number)
refusal-setup-lands = { $count ->
    [one] do przygotowania gry potrzeba { $count } terenu albo jeszcze żadnego
    [few] do przygotowania gry potrzeba { $count } terenów albo jeszcze żadnego
    [many] do przygotowania gry potrzeba { $count } terenów albo jeszcze żadnego
   *[other] do przygotowania gry potrzeba { $count } terenu albo jeszcze żadnego
}
refusal-setup-clans = klany umieszcza się po wyborze stolicy
refusal-setup-capital = stolicę wybiera Bran, a jeszcze jej nie ma
refusal-setup-brenn = Brana wybiera się, gdy leżą już pierwsze tereny
refusal-setup-order = każdy umieszcza po jednym klanie, w kolejności tur od Brana, dwa razy

## Positions: what is going on, and who knows what

# $value (text)
refusal-frames-say = z ramek wynika { $value }
# $fault (text)
refusal-cannot-go-on = stąd gra nie może toczyć się dalej ({ $fault })
refusal-stuck = stąd gra nie może toczyć się dalej
# $fault (text): in English, as the engine has it
refusal-unsound = pozycja przeczy sama sobie: { $fault }
# $seat (number)
refusal-nothing-to-choose = decyduje miejsce { $seat }, a nie ma z czego wybierać
refusal-no-frame = potrzeba co najmniej jednej ramki
refusal-one-clash = naraz toczy się tylko jeden konflikt
# $count (number), $reserve (number)
refusal-gathered = { $count ->
    [one] { $count } klan nie może tam leżeć: poza mapą jest ich { $reserve }
    [few] { $count } klany nie mogą tam leżeć: poza mapą jest ich { $reserve }
    [many] { $count } klanów nie może tam leżeć: poza mapą jest ich { $reserve }
   *[other] { $count } klanu nie może tam leżeć: poza mapą jest ich { $reserve }
}
refusal-no-window = takie okno się tu nie otwiera
refusal-plan-here = ten plan nie może tu leżeć
# $count (number)
refusal-many-clans = { $count ->
    [one] więcej niż { $count } klan
    [few] więcej niż { $count } klany
    [many] więcej niż { $count } klanów
   *[other] więcej niż { $count } klanu
}
# $order (text)
refusal-order = kolejność musi być taka: { $order }
refusal-not-both = karta albo teren, nie jedno i drugie
# $count (number)
refusal-numbers = { $count ->
    [one] potrzeba { $count } liczby
    [few] potrzeba { $count } liczb
    [many] potrzeba { $count } liczb
   *[other] potrzeba { $count } liczby
}
# $name (text)
refusal-must-be-possible = „{ $name }” tam jest, więc musi być uznane za możliwe

## Records

# $header (text)
refusal-record-begins = zapis zaczyna się od { $header }
refusal-after-result = po wyniku nie ma już nic
# $word (text)
refusal-record-line = wiersz zaczyna się od miejsca, „chance” albo „result”: „{ $word }”
refusal-headers-first = nagłówki stoją przed pierwszą decyzją
refusal-header-end = nagłówek kończy się znakiem ]
# $name (text)
refusal-header-twice = [{ $name }] już tu jest
# $name (text), $fault (saying)
refusal-header-json = wartość [{ $name }] to nie JSON: { $fault }
refusal-version = wersja formatu to liczba całkowita od 1 wzwyż
# $version (number), $known (number)
refusal-later = zapis ma format { $version }, a ten program czyta do { $known }
refusal-chance-header = chance to „thrown” albo „asked”
refusal-seed-header = seed to tekst
# $name (text)
refusal-header-missing = przed pierwszą decyzją brakuje [{ $name } …]
# $name (text)
refusal-header-in-position = [{ $name }] należy do pozycji
# $result (text): as records have it
refusal-result = wynik gry to { $result }
# $said (text), $result (text)
refusal-other-result = według zapisu wynik to { $said }, a w grze jest { $result }
# $line (number)
refusal-note-broken = Wiersz { $line } się urywa i jest pominięty.
# $line (number)
refusal-note-cut = Zapis kończy się na wierszu { $line } bez wyniku: jest urwany.

## Bots

# $name (text), $known (text): the names that there are
refusal-no-bot = nie ma takiego bota: „{ $name }”; są { $known }
# $bot (text): as it was typed
refusal-bot-time = { $bot }: po @ stoi czas w sekundach, jak w druid@0.5
refusal-bot-passes = { $bot }: po : stoi liczba przebiegów bota, który przeszukuje, jak w druid:200
# $name (text), $package (text)
refusal-bot-name =
    Pakiet { $package } nazywa bota „{ $name }”: nazwa składa się z małych liter, cyfr i łączników.
# $name (text), $package (text)
refusal-bot-house =
    Pakiet { $package } nazywa bota „{ $name }”, a tak nazywa się jeden z wbudowanych.
# $name (text), $package (text)
refusal-bot-twice =
    Kilka pakietów nazywa bota „{ $name }”, jeden z nich to { $package }: żaden z nich nie zagra.
# $name (text), $package (text), $target (text): a place in the package, $method (text)
refusal-bot-no-bot =
    Bot „{ $name }” z pakietu { $package } to nie bot: to, co tworzy { $target }, nie ma metody { $method }.
# $name (text), $package (text), $target (text), $fault (text): in English
refusal-bot-broken =
    Nie da się wziąć bota „{ $name }” z pakietu { $package } (skąd: { $target }): { $fault }
