### Partia przy stole: dlaczego czegoś się nie robi i co się stało z partią.

## Czego miejsce chce od partii

match-stale = Gra poszła tymczasem dalej. Spójrz jeszcze raz i zdecyduj od nowa.
match-sealed = Twoja odpowiedź już jest. Aby odpowiedzieć inaczej, najpierw ją cofnij.
match-undo-stands = Twój ostatni ruch jest ostateczny i nie można go cofnąć.
match-no-orders = Dla tego miejsca nie ma stałych poleceń: nie gra tu człowiek.
match-order-card = To polecenie wymaga karty.
match-order-no-card = To polecenie nie dotyczy żadnej konkretnej karty.
# $number (number)
match-no-order = Nie ma tu stałego polecenia { $number }.

## Partia z zewnątrz

match-goes-on = Gra jeszcze trwa: w całości będzie ją widać po zakończeniu.
# $step (number), $last (number)
match-no-step = Ta partia nie ma kroku { $step }: jej kroki to 0 do { $last }.
# $version (number)
match-differs =
    Zapis tej partii prowadzi gdzie indziej niż wtedy, gdy ją grano, począwszy od wpisu { $version }.
    Można go czytać, ale nie można grać dalej.

## Stoły, miejsca i kto co może

match-no-table = Nie ma takiego stołu.
match-not-your-seat = To nie jest twoje miejsce.
match-not-invited = Przy tym stole dopiero zbierają się gracze i widzi go tylko ten, kto przy nim siedzi.
match-no-spectators = Ten stół nie ma widzów.
match-not-begun = Gra jeszcze się nie zaczęła.

## Połączenie

match-nobody = Najpierw podaj imię albo zaloguj się.
match-origin = To pochodzi ze strony, która nie należy do tego serwera.
match-binary = Wiadomości są tekstami.
match-too-long = Ta wiadomość jest za długa.
# $fault (text)
match-malformed = Tej wiadomości nie da się odczytać: { $fault }
match-too-fast = To było za szybko. Poczekaj chwilę i spróbuj ponownie.
match-flood = O wiele za dużo wiadomości przyszło za szybko. Połączenie zostaje zamknięte.
match-slow = To, co tu wysłano, zbyt długo pozostało nieodczytane. Połączenie zostaje zamknięte; nowe nadrobi resztę.
match-signed-out = Twoje logowanie zakończono gdzie indziej.
match-nothing-said = W tym nic nie powiedziano.

## Granice serwera

match-busy = Serwer nie może teraz tego zrobić. Nic nie przepadło; spróbuj ponownie za chwilę.
match-closing = Serwer uruchamia się ponownie. Nic nie przepadło; za chwilę wróci.
match-full = Ten serwer jest teraz pełny. Spróbuj ponownie za jakiś czas.
match-many-sockets = Masz za dużo otwartych połączeń. Zamknij niektóre strony lub programy.
match-many-tables = Jedno połączenie nie może śledzić tylu stołów.
match-waiting = Zbyt wiele twoich zapytań już czeka na kolej.
