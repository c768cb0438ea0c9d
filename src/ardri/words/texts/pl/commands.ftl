### The command line: what its help says, and what is wrong with arguments. What begins with "ardri"
### or with "--" is typed so; so are human, the names of bots, compiled and interpreted.

## What there is

command-about = Ardrí: silnik i dom dla gry planszowej Inis. Nieoficjalnie.
command-about-page = strona w przeglądarce: uruchamia serwer na tej maszynie
command-about-play = gra w tym terminalu, z botami albo we własnym gronie
command-about-serve = serwer: dla domowników albo dla świata
command-about-simulate = wiele gier między botami i to, jak się skończyły
command-about-bench = jak szybki jest silnik obok innych
command-about-arena = boty przeciw botom, tysiącami: kto jest jak silny; gry z samym sobą
command-about-analyse = skończona gra: co zrobiłby bot i kto ma jakie szanse na wygraną
command-about-replay = gra jeszcze raz, słowami
command-about-help = opcje polecenia
command-commands = polecenia

# Stands for what is to be typed.
command-word-command = POLECENIE
command-word-file = PLIK
command-word-folder = KATALOG
command-word-bot = BOT
command-word-bots = BOTY
command-word-seats = MIEJSCA
command-word-address = ADRES

## ardri play

command-play-alone = Bez opcji pyta, ilu jest graczy, i proponuje dokończyć przerwaną grę.
command-example-bots = ty przeciw dwóm botom
command-example-people = trzy osoby przy jednej klawiaturze
command-example-seats = kto na którym miejscu
command-example-resume = ostatnia nieskończona gra
command-example-file = z pliku: zapis albo pozycja w JSON
command-example-language = w innym języku

command-help-saved = zapisana gra albo pozycja
command-help-players = 2, 3 albo 4 (4)
command-help-bots = ile albo które: wanderer, warrior, druid, ardri, coraz silniejsze (wszyscy poza jednym)
command-help-seats = kto na którym miejscu: human,warrior,…
command-help-resume = ostatnia nieskończona gra
command-help-seed = żeby wrony i karty były znów te same
# $known (text): all there are; $usual (text): if it is not given
command-help-known = { $known } ({ $usual })
command-help-round-limit = remis po tylu rundach

## ardri serve

command-serve-environment =
    Każda opcja ma też zmienną środowiska: --bot-seconds to ARDRI_BOT_SECONDS. Wszystko jest w docs/running.md.
command-example-open = samo ardri to mniej więcej to
command-example-house = dla wszystkich w domu; wypisuje adres
command-example-database = w wybranym pliku
command-example-workers = dla wielu osób: docs/running.md

command-help-serve-database = sqlite:///PLIK albo postgresql://… (plik w twoim katalogu danych)
# $usual (text): what it is if nobody says
command-help-serve-host = gdzie nasłuchiwać; 0.0.0.0: także dla innych ({ $usual })
# $usual (text)
command-help-serve-port = 0: dowolny wolny ({ $usual }; jeśli zajęty, dowolny)
# $usual (text)
command-help-serve-workers = procesy; więcej niż jeden wymaga PostgreSQL ({ $usual })
command-help-serve-origins = adresy, które się wpisuje, jak https://inis.example
# $usual (text)
command-help-serve-secure-cookies = ciasteczka tylko przez https: yes, no; auto: tak jak strona ({ $usual })
command-help-serve-trusted-proxies = komu wierzyć w X-Forwarded-For i X-Forwarded-Proto (nikomu)
# $usual (text)
command-help-serve-bot-workers = procesy, w których myślą boty; 0: o jeden mniej niż rdzeni ({ $usual })
# $usual (text)
command-help-serve-bot-seconds = jak długo najwyżej myśli bot, w sekundach ({ $usual })
# $usual (text)
command-help-serve-pace = jak długo okno pozostaje zamknięte, w sekundach, o połowę krócej lub dłużej ({ $usual })
# $usual (text)
command-help-serve-limits = ile razy częściej niż zwykle można pytać; 0: bez ograniczeń ({ $usual })
# $usual (text)
command-help-serve-sockets = połączenia naraz, na proces ({ $usual })
# $usual (text)
command-help-serve-account-sockets = połączenia naraz, na konto ({ $usual })
# $usual (text)
command-help-serve-metrics = kto może czytać /metrics: local, off, all ({ $usual })
# $usual (text)
command-help-serve-log = text, json; auto: text w terminalu ({ $usual })
# $usual (text)
command-help-serve-log-level = ile się zapisuje: debug, info, warning, error ({ $usual })
# $usual (text)
command-help-serve-grace = ile sekund ma na koniec to, co trwa ({ $usual })
command-help-serve-open = otworzyć stronę w przeglądarce

# $address (text)
command-serve-at = Ardrí jest pod adresem { $address }
# $address (text)
command-serve-also = i pod adresem { $address }
command-serve-stop = Zatrzymuje je Ctrl+C; gry zostają.
# $address (text)
command-serve-already = Ardrí już działa, pod adresem { $address }
command-serve-busy = Inny serwer ma otwartą tę bazę danych.

## ardri simulate

command-help-games = dla każdego rodzaju (1000)
command-help-one-bot = jeden albo po jednym na miejsce (wanderer)
command-help-rounds = remis po tylu rundach; 0: nigdy (60)
command-help-check = po drodze sprawdzać silnik
command-help-every = sprawdzać co K-tą decyzję
command-help-coverage = czego użyto, a czego nigdy
command-help-jobs = procesy (1; z --check: wszystkie)
command-help-figures = liczby jako JSON
command-help-out = dokąd trafia gra z błędem (.)

## ardri bench

command-help-quick = wszystkiego mniej i bez innych programów
command-help-peers = inne programy obok (tak; --quick: nie)
command-help-measured = ile razy wszystko mierzyć (5; --quick: 3)
command-help-part = tylko jedna N-ta pracy (1; --quick: 4)
# $file (text)
command-help-bench-json = dokąd trafiają liczby, jako JSON ({ $file })
command-help-markdown = tabela jako Markdown

## ardri arena

command-arena-deals =
    Każde rozdanie gra się raz w każdym ustawieniu: każdy bot ma każde miejsce z tymi samymi kartami.
command-example-pair = dwa boty przeciw sobie
command-example-alone = każdy sam przeciw trzem innym
command-example-table = kto siedzi przy jednym stole
command-example-times = bot przeciw sobie, mającemu mniej czasu
command-example-out = po przerwaniu to samo polecenie gra dalej
command-example-data = gry z samym sobą, zapisane do uczenia
command-example-list = wszystkie boty, także z innych pakietów

command-help-meet-bots = boty, które się spotykają; każdemu można dać własny czas albo liczbę przebiegów (druid@0.5, druid:200)
command-help-table = własny skład stołu; można podać kilka razy
command-help-deals = rozdań na każdy stół (100)
command-help-seconds = na jedną decyzję (1); 0: ile bot zechce
command-help-all-jobs = procesy (po jednym na rdzeń)
command-help-ray = grać na tym klastrze Ray
command-help-results = dotychczasowe gry; arena gra dalej od tego miejsca
command-help-records = zapis każdej gry
command-help-data = gry do uczenia; arena gra dalej od tego miejsca
command-help-chunk = gier w jednym pliku --data (100)
command-help-list = wszystkie boty i to, co jest z nimi nie tak

## ardri analyse

command-help-advisor = bot, który radzi (najlepszy z wbudowanych)
command-help-advice-time = na każdą radę (1); 0: ile bot zechce
command-help-playouts = światów na każdą ocenę, jeśli bot sam nie ocenia (100)
command-help-advice-seed = żeby rady były znów te same
command-help-analysis-json = wszystko także jako JSON
command-help-picture = szanse także jako obraz (SVG)

## ardri replay

command-help-record = zapis
command-help-to = tylko pierwsze N decyzji
command-help-verbose = także każda decyzja, nawet losu
command-help-events = wszystko, co się dzieje, jako JSON
command-help-position = tylko końcowa pozycja, jako JSON

## For all of them

# $languages (text): their codes
command-help-lang = język: { $languages }
command-help-version = która to wersja
command-help-help = ta pomoc
# $version (text), $engine (text), $python (text)
command-version = ardri { $version }, silnik { $engine }, Python { $python }
command-not-installed = (niezainstalowane)
command-usage = użycie:
command-options = opcje
command-arguments = argumenty
command-stopped = przerwane

## What is wrong

# $fault (saying), $command (text): one line each
command-try = { $fault } – spróbuj: { $command }
# $fault (text)
command-fault = { $fault }
# $name (text), $known (text): their codes
command-no-language = nie ma języka „{ $name }”; są { $known }
# $language (text): its name
command-no-letters =
    Ten terminal nie umie pokazać liter tego języka ({ $language }): gra będzie po angielsku.
# $argument (text), $fault (text)
command-in-argument = argument { $argument }: { $fault }
# $arguments (text)
command-unknown-arguments = nieznane argumenty: { $arguments }
command-one-argument = potrzeba jednego argumentu
# $argument (text)
command-no-argument = nic nie może po tym być: { $argument }
# $arguments (text)
command-required = brakuje wymaganych argumentów: { $arguments }
# $option (text), $matches (text)
command-ambiguous = { $option } może znaczyć { $matches }
# $value (text)
command-invalid-number = { $value } to nie liczba całkowita
# $value (text), $choices (text)
command-invalid-choice = zły wybór: { $value } (jest { $choices })
