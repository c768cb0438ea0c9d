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
