### The table in the browser: what stands around the map, beside questions and on buttons.
###
### Buttons and headings are short: they stand in narrow places, and on a telephone.
### $who is a player’s name. Players have -is where it is said: [you], [other] or [none].

## The page

# As in the tab of the browser.
board-title = Ardrí
board-title-you = Twoja tura
# $who (text)
board-title-other = Decyduje { $who }
board-title-over = Koniec gry
board-opening = Stół jest nakrywany …
board-offline = Brak połączenia. Strona próbuje dalej.
board-lost = Połączenie zerwało się, zanim to się stało. Spróbuj jeszcze raz.

## To jump to a part of the page

board-skip-links = Części stołu
board-skip-question = Do pytania
board-skip-map = Do wyspy
board-skip-hand = Do twoich kart
board-skip-players = Do graczy

## At the top

board-round = Runda
board-settling = Zasiedlanie wyspy
board-phases = Fazy rundy
board-phase-setup = Przygotowanie
board-phase-assembly = Zgromadzenie
board-phase-season = Pora roku
board-phase-over = Koniec
board-flock = Stado leci
board-flock-clockwise = W prawo
board-flock-counterclockwise = W lewo
board-flies-clockwise = Stado wron leci zgodnie z ruchem wskazówek zegara
board-flies-counterclockwise = Stado wron leci przeciwnie do ruchu wskazówek zegara
board-menu = Menu
board-help = Pomoc i klawisze

# What lies beside the board, in a word each beside a number.
board-pile-undiscovered = nieodkryte
board-pile-discarded = odrzucone
board-pile-aside = odłożone
board-pile-deck = w talii
board-pile-open = odkryte
board-undiscovered = Tereny, które są jeszcze do odkrycia

## What lies beside the board, as a sheet

board-store = Obok planszy
# $count (number)
board-left-citadels = { $count ->
    [one] Została { $count } cytadela
    [few] Zostały { $count } cytadele
    [many] Zostało { $count } cytadel
   *[other] Zostało { $count } cytadeli
}
# $count (number)
board-left-sanctuaries = { $count ->
    [one] Zostało { $count } miejsce kultu
    [few] Zostały { $count } miejsca kultu
    [many] Zostało { $count } miejsc kultu
   *[other] Zostało { $count } miejsca kultu
}
# $count (number)
board-left-deeds = { $count ->
    [one] Został { $count } wyczyn
    [few] Zostały { $count } wyczyny
    [many] Zostało { $count } wyczynów
   *[other] Zostało { $count } wyczynu
}
# $count (number)
board-store-discarded = Odrzucone karty akcji: { $count }
# $count (number)
board-store-unseen = Odrzucone w ukryciu: { $count }
# $count (number)
board-store-aside = Odłożona karta akcji: { $count }
# $count (number)
board-store-open = Odrzucone karty eposu, odkryte: { $count }
# $count (number)
board-store-deck = Karty eposu w talii: { $count }
board-store-advantages = Karty przewagi
board-advantage-table = na stole
board-advantage-played = zagrana w tej rundzie
# $count (number)
board-store-lands = Nieodkryte tereny: { $count }

## Players

# $beast (text)
board-role-you = { $beast } · ty
# $beast (text)
board-role-bot = { $beast } · bot
board-state-yours = Twoja tura
board-state-turn = Tura
board-state-deciding = Decyduje
board-state-maneuver = Manewr
board-state-choosing = Wybiera
board-state-ready = Gotowe
board-state-passed = Pas
board-state-away = Poza stołem
board-leadership = Władza
board-land = Ziemie
board-faith = Wiara
# $value (number), $deeds (number)
board-ring-leadership = Władza: { $value }{ $deeds ->
    [0] { "" }
   *[other] { " " }i { $deeds } z wyczynów
} z 6
# $value (number), $deeds (number)
board-ring-land = Ziemie: { $value }{ $deeds ->
    [0] { "" }
   *[other] { " " }i { $deeds } z wyczynów
} z 6
# $value (number), $deeds (number)
board-ring-faith = Wiara: { $value }{ $deeds ->
    [0] { "" }
   *[other] { " " }i { $deeds } z wyczynów
} z 6
# $count (number)
board-met = { $count ->
    [0] Żaden warunek zwycięstwa nie jest spełniony.
   *[other] Spełnione warunki zwycięstwa: { $count }.
}
# $count (number)
board-deeds = { $count ->
    [0] Bez wyczynów
    [one] { $count } wyczyn
    [few] { $count } wyczyny
    [many] { $count } wyczynów
   *[other] { $count } wyczynu
}
# $count (number)
board-cards-action = { $count ->
    [0] Bez kart akcji
    [one] { $count } karta akcji
    [few] { $count } karty akcji
    [many] { $count } kart akcji
   *[other] { $count } karty akcji
}
# $count (number)
board-cards-advantage = { $count ->
    [0] Bez kart przewagi
    [one] { $count } karta przewagi
    [few] { $count } karty przewagi
    [many] { $count } kart przewagi
   *[other] { $count } karty przewagi
}
# $count (number)
board-cards-epic = { $count ->
    [0] Bez kart eposu
    [one] { $count } karta eposu
    [few] { $count } karty eposu
    [many] { $count } kart eposu
   *[other] { $count } karty eposu
}
# $count (number), $reserve (number)
board-clans-on-map = Klany na wyspie: { $count }, w rezerwie: { $reserve }
board-known = Co wiesz o tych kartach
board-present = Gdzie są klany

## The map

board-map = Wyspa
board-map-list = Tereny jako lista
board-map-whole = Pokaż całą wyspę
# $who (text), $count (number), $territory (territory)
board-clans = { $who }: { $count ->
    [one] { $count } klan
    [few] { $count } klany
    [many] { $count } klanów
   *[other] { $count } klanu
} { $territory-in }
# $who (text), $count (number)
board-clans-of = { $who }: { $count ->
    [one] { $count } klan
    [few] { $count } klany
    [many] { $count } klanów
   *[other] { $count } klanu
}
board-no-clans = bez klanów
# $who (text)
board-chieftain = wódz: { $who }
# $count (number)
board-citadels = { $count ->
    [one] { $count } cytadela
    [few] { $count } cytadele
    [many] { $count } cytadel
   *[other] { $count } cytadeli
}
# $count (number)
board-sanctuaries = { $count ->
    [one] { $count } miejsce kultu
    [few] { $count } miejsca kultu
    [many] { $count } miejsc kultu
   *[other] { $count } miejsca kultu
}
# $territories (territories)
board-beside = obok: { $territories }
board-legal = można teraz wybrać

## Deciding

# $card (card)
board-spot = { $card }: gdzie odkrywasz teren?
# $card (card), $by (player): who has played it
board-spot-brenn = { $card } ({ $by-is ->
    [you] twoja karta
   *[other] { $by }
}): decydujesz jako Bran. Gdzie pojawia się teren?
board-question = O co chodzi
board-back = Cofnij
board-confirm = Zatwierdź
board-confirm-march = Zatwierdź ruch
board-confirm-place = Umieść
# $count (number): cards
board-confirm-hold = { $count ->
    [one] Zachowaj tę kartę
    [few] Zachowaj te { $count }
    [many] Zachowaj te { $count }
   *[other] Zachowaj te { $count }
}
board-withdraw = Wycofać klany
board-skip = Pokaż wszystko
# $choice (text): what has been chosen
board-chosen = Wybór: { $choice }
# $cards (text)
board-hold-these = Zachowujesz: { $cards }?
# $places (territories)
board-place-these = Umieszczasz klany: { $places }?
# $what (text): how many clans by which way
board-fewer = O klan mniej: { $what }
# $what (text)
board-more = O klan więcej: { $what }
board-idle = O ile możesz wiedzieć, nic to nie zmieni poza tym, gdzie leży karta.
# $count (number): of victory conditions
board-claim = Spełnione warunki zwycięstwa: { $count }. Wytrwaj do następnego zgromadzenia: wszyscy zobaczą żeton.
# $who (text), $count (number): of players
board-waiting = { $count ->
    [one] Decyduje { $who }
    [few] Decydują: { $who }
    [many] Decydują: { $who }
   *[other] Decydują: { $who }
}
board-going-on = Gra toczy się dalej …
board-over = Koniec gry
board-answered = Twoja odpowiedź jest dana
board-help-answered = Inni może jeszcze odpowiadają. Do tego czasu możesz ją cofnąć.

## A second sentence below the question

board-help-settle = Wszyscy po kolei umieszczają po jednym klanie. Wybierz na mapie.
board-help-hold = Co teraz zachowasz, następnym razem możesz jeszcze przekazać.
board-help-turn = Wybierz kartę z ręki, spasuj albo, jeśli możesz, sięgnij po koronę.
board-help-window = Wybierz kartę, która odpowiada, albo odmów.
board-help-sealed = Nikt nie widzi, czy i kiedy odpowiadasz.
board-help-spot = Wybierz jedno z miejsc u brzegu.
board-help-place = Dotknij terenu raz za każdy klan.
board-help-march = Dotknij świecącego terenu raz za każdy klan albo przeciągnij tam klany.
board-help-orders = Wydawaj polecenia jedno po drugim.
board-help-maneuver = Atakuj, wycofaj klany, zagraj kartę jako manewr albo zaproponuj pokój.
board-help-shelter = Klanu w cytadeli nie można zaatakować, a liczy się dalej.
board-help-peace = Jeśli wszyscy się zgodzą, konflikt się kończy; jeśli nie, trwa.
board-help-answer = Odrzuć kartę akcji z ręki albo strać klan.

## Cards

board-hand = Twoje karty
# $count (number): of cards
board-hand-all = Wszystkie karty na ręce: { $count }
board-hand-empty = Nie masz kart na ręce.
# $card (text)
board-read = Przeczytaj: { $card }
board-kind-action = Akcja
board-kind-advantage = Przewaga
board-kind-epic = Epos
board-category-clash = Konflikt
board-category-cards = Karty
board-why-not-asked = teraz nie ty decydujesz
board-why-season = karta pory roku, na twoją turę
board-why-triskel = nie w tej chwili
board-why-nothing = nie można jej teraz zagrać
board-land-rule = Sam teren
board-land-plain = Nie ma własnego działania.
board-notes = Dokładniej
board-legend = Legenda
board-chapters = W zasadach
board-choose = Wybierz kartę

## The draft

board-draft = Rozdanie kart
board-draft-passes = Kolejne przekazania
# $pass (number): to be held; $rest (number): passed on
board-draft-pass = Do zachowania: { $pass }, do przekazania: { $rest }.
# $count (number)
board-draft-hold = Zachowaj { $count }
# $who (text), $count (number): of cards
board-draft-next = { $count ->
    [one] { $count } karta przejdzie dalej: { $who }
    [few] { $count } karty przejdą dalej: { $who }
    [many] { $count } kart przejdzie dalej: { $who }
   *[other] { $count } karty przejdzie dalej: { $who }
}
board-ribbon-hold = Zachowaj
board-ribbon-pass = Przekaż
board-ribbon-chosen = Wybrana

## The clash

# $territory (territory)
board-clash = Konflikt { $territory-in }
# $who (text), $count (number): of attacks so far
board-clash-by = Prowokator: { $who } · { $count ->
    [0] jeszcze bez ataku
    [one] { $count } atak
    [few] { $count } ataki
    [many] { $count } ataków
   *[other] { $count } ataku
}
board-clash-table = Konflikt
board-clash-order = Kolejność
board-clash-exposed = Odsłonięte
board-clash-sheltered = W cytadeli
board-clash-hand = Ręka
board-clash-none = brak
board-clash-acts = działa teraz
board-clash-acting = już działał(a)
board-clash-for-peace = za pokojem
# $count (number): citadels that are free
board-clash-citadels = { $count ->
    [0] Wszystkie cytadele są pełne.
    [one] Wolna jest { $count } cytadela.
    [few] Wolne są { $count } cytadele.
    [many] Wolnych jest { $count } cytadel.
   *[other] Wolne jest { $count } cytadeli.
}
board-clash-silent = Bez kart z triskelionem.

## Standing orders

board-orders = Stałe polecenia
board-orders-about = Odpowiadają za ciebie odmową, gdy można by zagrać kartę. Nigdy nie zagrywają kart.
board-order-could = Pytaj tylko, gdy mam pasującą kartę
board-order-until-turn = Odmawiaj wszystkiego do mojej następnej tury
# $card (card)
board-order-never = Nigdy nie pytaj z powodu samej karty { $card }
# $count (number)
board-order-used = { $count ->
    [one] Odmówiło za ciebie { $count } raz.
    [few] Odmówiło za ciebie { $count } razy.
    [many] Odmówiło za ciebie { $count } razy.
   *[other] Odmówiło za ciebie { $count } raza.
}

## The log

board-log = Opowieść do tej pory
board-log-filter = Co jest na liście
board-log-all = wszystko
board-log-cards = karty
board-log-clashes = konflikty
board-log-before = Co było wcześniej
board-log-since = Od twojej ostatniej wizyty

## The end

# $who (text), $count (number): of the round
board-won = { $who } zostaje Wysokim Królem w rundzie { $count }
# $count (number): of the round
board-won-you = Zostajesz Wysokim Królem w rundzie { $count }!
# $count (number): of the round
board-drawn = Remis w rundzie { $count }: nikt nie jest Wysokim Królem

## Talk

board-chat = Rozmowa
# $count (number): of lines
board-chat-unread = { $count ->
    [one] Rozmowa: { $count } nowa wiadomość
    [few] Rozmowa: { $count } nowe wiadomości
    [many] Rozmowa: { $count } nowych wiadomości
   *[other] Rozmowa: { $count } nowej wiadomości
}

## Help and keys

board-close = Zamknij
board-help-hands = Co świeci, można wybrać: na mapie, na ręce albo pod pytaniem. Nic się nie liczy, póki nie zatwierdzisz.
board-keys = Klawisze
board-key-help = ta pomoc
board-key-confirm = zatwierdź
board-key-back = cofnij
board-key-skip = pokaż wszystko, co się stało
board-key-question = do pytania
board-key-map = do wyspy
board-key-hand = do twoich kart
board-key-players = do graczy
board-key-log = opowieść do tej pory
board-key-store = co leży obok planszy
board-key-read = przeczytaj zaznaczoną kartę
board-key-arrows = na wyspie: od terenu do terenu
board-key-zoom = na wyspie: bliżej, dalej, cała
