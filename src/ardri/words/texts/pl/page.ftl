### The page in the browser, around the table.
###
### Headings and buttons are short: they stand in narrow places, and on a telephone.
### $who is what a player is called, $name a name that somebody has given, or a bot’s.

## At the foot of every screen.

page-unofficial = Strona nieoficjalna. Inis to gra Christiana Martineza wydana przez Matagot. Ten projekt nie jest z nimi związany i nie używa ich grafik ani tekstów.
page-free = Ardrí jest wolne i otwarte. Kto chce grać naprawdę, niech weźmie pudełko: jest piękne.

## At the top, and wherever one is

page-nav-home = Graj
page-nav-games = Partie
page-nav-rules = Zasady
page-nav-settings = Ustawienia
page-nav = Strona
page-skip = Do treści
page-to-home = Na początek
page-close = Zamknij
page-cancel = Anuluj
page-delete = Usuń
page-save = Zapisz
page-more = Pokaż więcej
page-again = Spróbuj ponownie
page-reload = Wczytaj stronę od nowa
page-loading = Chwileczkę …
page-copy = Kopiuj
page-copied = Skopiowano.
page-copy-by-hand = Zaznaczone: skopiuj klawiszami albo z menu urządzenia.
page-share = Udostępnij
page-search = Szukaj

## When something does not work

page-no-server = Serwer jest nieosiągalny. Nic, co zostało potwierdzone, nie przepadło.
page-no-part = Tej części strony nie udało się wczytać.
page-broken = Brak połączenia z serwerem. Strona próbuje dalej.
page-offline = To urządzenie jest offline. Strona ruszy, gdy tylko wróci połączenie.
page-nowhere = Tu niczego nie ma
page-nowhere-lead = Ten adres prowadzi donikąd. Może brakuje litery.

## Home

page-home = Zdobądź koronę
page-home-lead = Celtyckie klany na wyspie: zasiedlaj, buduj, snuj opowieści i zasłuż na koronę. Z botami albo z przyjaciółmi.
page-now = Zagraj od razu
page-now-players = Ilu graczy
page-count = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
page-now-bots = Kto gra przeciw tobie
page-now-first = Moja pierwsza gra:
page-now-go = Zaczynamy
page-discovery-about = Pierwsza rozgrywka, z wybranymi terenami na początek.

## The bots: what they are called, and how strong they are, in a few words

page-bot-wanderer = Wędrowiec
page-strength-wanderer = Gra byle co. Do nauki ruchów.
page-bot-warrior = Wojownik
page-strength-warrior = Patrzy na turę naprzód. Dobry na pierwszą grę.
page-bot-druid = Druid
page-strength-druid = Myśli daleko naprzód. Silny.
page-bot-ardri = Ardrí
page-strength-ardri = Najsilniejszy: wie, które karty wygrywają.
page-strength-visitor = Gość na tym serwerze.

## First steps: ten short sentences for whoever has never played

page-first-steps = Pierwsze kroki
page-first-steps-1 = Prowadzisz dwanaście klanów. Kto ma ich na terenie najwięcej, jest tam wodzem.
page-first-steps-2 = Do korony wiodą trzy drogi; wystarczy jedna, byle do sześciu:
page-first-steps-3 = Władza: bądź wodzem nad sześcioma klanami innych.
page-first-steps-4 = Ziemie: miej klany na sześciu terenach.
page-first-steps-5 = Wiara: miej klany tam, gdzie stoi łącznie sześć miejsc kultu.
page-first-steps-6 = Runda zaczyna się doborem: część kart Akcji zatrzymujesz, resztę podajesz dalej.
page-first-steps-7 = Potem po kolei zagrywacie karty. Po spasowaniu można wrócić, chyba że spasują wszyscy.
page-first-steps-8 = Gdy spełniasz warunek, poświęć turę na żądanie korony: wszyscy to zobaczą.
page-first-steps-9 = Jeśli na następnym zgromadzeniu nadal go spełniasz i nikt nie ma więcej, wygrywasz.
page-first-steps-10 = Gdy klany się spotkają, bywa starcie. Często więcej wart jest pokój.
page-first-steps-more = Wszystkie zasady, karty i słowa

## Lists of tables

page-games = Moje partie
page-games-going = W toku
page-games-over = Zakończone
page-games-none = Żadna z twoich partii nie trwa.
page-games-over-none = Jeszcze żadna.
page-games-nobody = Twoje partie będą tutaj, gdy tylko jakąś zagrasz.
page-games-all = Wszystkie ({ $count })
page-turn-waiting = { $count ->
    [one] Jedna partia czeka na ciebie
    [few] { $count } partie czekają na ciebie
    [many] { $count } partii czeka na ciebie
   *[other] { $count } partii czeka na ciebie
}
page-open = Otwarte stoły
page-open-lead = Stoły, do których każdy może się dosiąść albo popatrzeć.
page-open-none = Teraz nie ma żadnego otwartego stołu.
page-open-all = Wszystkie otwarte stoły
page-filter-state = Pokaż
page-filter-gathering = do gry
page-filter-playing = do oglądania
page-filter-players = Graczy
page-filter-any = dowolnie

## A table in a list

page-table = Stół
page-table-new = Nowy stół
page-table-screen = Przy jednym ekranie
page-table-record = Zapis
page-times = { $name } ×{ $count }
page-seat-open = wolne
page-seat-somebody = Ktoś
page-seat-label = { $name } ({ $colour })
page-state-gathering = { $count ->
    [one] Jedno miejsce wolne
    [few] { $count } miejsca wolne
    [many] { $count } miejsc wolnych
   *[other] { $count } miejsca wolnego
}
page-state-settling = Zaraz się zacznie
page-state-yours = { $round ->
    [0] Początek
   *[other] Runda { $round }
}: twoja tura
page-state-others = { $round ->
    [0] Początek
   *[other] Runda { $round }
}, decyzja: { $who }
page-state-playing = { $round ->
    [0] Początek
   *[other] Runda { $round }
}
page-state-won = Twoja wygrana w rundzie { $round }
page-state-lost = Wygrywa { $who } w rundzie { $round }
page-state-drawn = Remis w rundzie { $round }
page-state-broken = Przerwana

## Making a table

page-friends = Z przyjaciółmi
page-friends-about = Załóż stół, wyślij odnośnik.
page-friends-lead = Załóż stół i wyślij odnośnik. Kto go otworzy, siada z tobą.
page-friends-go = Załóż stół
page-who-may = Kto może usiąść
page-by-link = Na zaproszenie
page-by-link-about = Kto ma odnośnik.
page-open-to-all = Dla wszystkich
page-open-to-all-about = Stół będzie na liście otwartych stołów.
page-other-seats = Pozostałe miejsca
page-seat = Miejsce { $number }
page-seat-name = Imię na miejscu { $number }
page-seat-for-friend = dla przyjaciela
page-seat-person = osoba
page-seat-bot = Bot: { $name }
page-more-options = Więcej opcji
page-table-name = Nazwa stołu
page-table-name-about = Może zostać pusta.
page-scenario = Scenariusz
page-scenario-standard = Pełna gra
page-scenario-standard-about = Tereny są losowane.
page-ruleset = Wydanie
page-ruleset-about = Wydania różnią się liczbą cytadel, miejsc kultu i wyczynów.
page-ruleset-2e = Najnowsze
page-ruleset-en = Angielskie
page-ruleset-es = Hiszpańskie
page-ruleset-fr = Francuskie
page-ruleset-uk = Ukraińskie
page-limit = Rundy
page-limit-none = ile trzeba
page-limit-rounds = { $count ->
    [one] najwyżej { $count } runda
    [few] najwyżej { $count } rundy
    [many] najwyżej { $count } rund
   *[other] najwyżej { $count } rundy
}
page-spectators = Widzowie
page-spectators-0 = widzą wszystko od razu
page-spectators-60 = widzą minutę później
page-spectators-300 = widzą pięć minut później
page-spectators-none = bez widzów
page-screen = Przy jednym ekranie
page-screen-about = Podajecie sobie urządzenie.
page-screen-lead = Podajecie sobie urządzenie; przed każdą turą ekran się zasłania, by nikt nie widział twoich kart.

## While people gather

page-lobby-full = Wszyscy są. Zacznie się, gdy wszyscy będą gotowi.
page-lobby-waiting = Czekamy, aż wszyscy będą gotowi
page-you = ty
page-host = zakłada stół
page-here = tutaj
page-away = poza stroną
page-sit = Usiądź
page-seat-a-bot = Posadź bota
page-free-seat = Zwolnij miejsce: { $who }
page-is-ready = gotowe
page-is-not-ready = jeszcze nie
page-ready = Możemy zaczynać
page-not-ready = Jednak jeszcze nie
page-ready-about = Zacznie się, gdy każde miejsce będzie zajęte i wszyscy będą gotowi.
page-get-up = Wstań
page-call-off = Odwołaj
page-invite = Odnośnik do tego stołu
page-invite-about = Kto go otworzy, może usiąść. Konto nie jest potrzebne.
page-invite-share = Zagraj ze mną w Inis
page-door = Żeby oglądać tę grę, powiedz stronie, jak cię nazywać.
page-look-on = Oglądaj
page-table-missing = Może go odwołano albo odnośnik jest niepełny. Jeśli to było twoje miejsce, wrócisz dzięki kodowi.

## The code of a seat

page-code = Kod twojego miejsca
page-code-about = Z tym kodem wrócisz na swoje miejsce z każdego urządzenia. Widać go tylko teraz.
page-code-kept = Już zapisany

## On one screen

page-pass-to = Podaj urządzenie: { $who }
page-pass-about = To, co teraz, jest tylko dla oczu gracza { $who }.
page-pass-taken = To ja, { $who }

## Talk

page-chat = Rozmowa
page-chat-players = Czytają to tylko gracze.
page-chat-spectators = Czytają to tylko widzowie.
page-chat-none = Nic jeszcze nie powiedziano.
page-chat-say = Powiedz coś
page-chat-send = Wyślij
page-chat-about = O tym, co mówi { $who }
page-chat-mute = Ucisz: { $who }
page-chat-unmute = Słuchaj znowu
page-chat-muted = Nie słyszysz: { $who }.
page-chat-heard = Znowu słyszysz: { $who }.
page-chat-report = Zgłoś to
page-chat-reported = Zgłoszono osobie, która prowadzi ten serwer.

## After the end

page-rematch = Rewanż
page-rematch-join = Do rewanżu
page-reckoning = Wszystkie ręce
page-record = Zapis
page-replay = Powtórka
page-hands = Karty na ręce
page-hand = Na ręce: { $cards }.
page-hand-empty = Brak kart na ręce.

## Looking back at a game

page-replay-of = Powtórka: { $name }
page-step = Krok
page-step-first = Na początek
page-step-back = Krok wstecz
page-step-next = Krok naprzód
page-step-last = Na koniec
page-step-of = Krok { $step } z { $last }
page-seen-by = Oczami
page-seen-all = Wszystkie ręce odkryte
page-seen-spectator = Oczami widza
page-seen-as = Oczami gracza { $who }
page-record-bring = Otwórz zapis
page-record-lead = Zapisana partia, stąd lub z innego serwera, do obejrzenia krok po kroku.
page-record-file = Z pliku
page-record-text = Albo jej tekst
page-record-go = Otwórz
page-record-long = Ten plik jest za długi jak na zapis.

## Settings

page-settings-lead = Zostają w tej przeglądarce i działają od razu.
page-language = Język
page-theme = Kolory
page-as-machine = jak urządzenie
page-theme-light = jasne
page-theme-dark = ciemne
page-motion = Ruch
page-motion-less = mniej
page-pace = Ruchy innych widać
page-pace-calm = spokojnie
page-pace-brisk = żwawo
page-pace-at-once = od razu
page-confirm = Potwierdzanie
page-confirm-all = Wszystko
page-confirm-all-about = Nic się nie liczy, póki nie potwierdzisz.
page-confirm-few = Tylko ważniejsze
page-confirm-few-about = Drobne odpowiedzi, które można cofnąć, liczą się od razu.
page-sound = Dźwięki

## Who one is

page-become = Jak cię nazywać?
page-your-name = Twoje imię
page-become-hint = Dla innych przy stole. Nic więcej nie trzeba.
page-become-go = To ja
page-have-account = Mam konto
page-name = Imię
page-password = Hasło
page-password-about = { $count ->
    [one] Co najmniej { $count } znak.
    [few] Co najmniej { $count } znaki.
    [many] Co najmniej { $count } znaków.
   *[other] Co najmniej { $count } znaku.
}
page-password-new = Nowe hasło
page-password-new-about = Tylko jeśli ma się zmienić. Kończy wszystkie inne sesje.
page-password-old = Dotychczasowe hasło
page-email = Adres e-mail
page-email-about = Może zostać pusty.
page-sign-in = Zaloguj się
page-sign-in-lead = Z kontem twoje partie są na każdym urządzeniu.
page-sign-in-guest = Grasz jako gość: żeby zachować te partie, załóż konto poniżej, zamiast się logować.
page-account = Kim jesteś
page-account-new = Nie masz konta?
page-account-why = Konto zachowuje twoje partie, a imię jest tylko twoje.
page-account-make = Załóż konto
page-account-keep = Zachowaj swoje partie
page-is-guest = Grasz jako gość, w tej przeglądarce.
page-is-account = Masz konto.
page-is-nobody = Nie mamy tu jeszcze twojego imienia. Zagraj albo zaloguj się.
page-change = Zmień
page-changed = Zmieniono.
page-out = Wyjdź na razie
page-out-guest = Gość po wylogowaniu wróci tylko z kodem miejsca.
page-sign-out = Wyloguj
page-sign-out-all = Wyloguj wszędzie
page-tokens = Tokeny dla programów
page-tokens-about = Twój bot lub inny program gra z tokenem w twoim imieniu.
page-token = Nowy token
page-token-once = Skopiuj go teraz: widać go tylko ten jeden raz.
page-token-label = Do czego służy
page-token-make = Utwórz token
page-token-unused = jeszcze nieużyty
page-token-used = ostatnio: { $when }
page-token-drop = Usuń { $name }
page-farewell = Usuń konto
page-farewell-about = Znika twoje imię i wszystko, co do niego należy. Partie zostają, bez imienia.
page-farewell-go = Usuń na zawsze
page-recover = Wróć na miejsce
page-recover-lead = Kod, który widać było przy siadaniu, przyprowadzi cię z powrotem z każdego urządzenia.
page-recover-table = Stół
page-recover-table-about = Jego adres albo to, co w nim stoi za „table/”.
page-recover-go = Na moje miejsce

## To read

page-rules-lead = Opowiedziane naszymi słowami, z każdą kartą i z tym, co znaczą rozstrzygnięcia.
page-contents = Spis treści
page-shelf-rules = Zasady
page-shelf-cards = Karty
page-shelf-words = Słowa
page-shelf-legends = Legendy
page-cards-found = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
