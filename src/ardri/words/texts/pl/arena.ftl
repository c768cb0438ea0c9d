### Bots against bots, ardri arena: what it refuses, and its tables. A game analysed: ardri analyse.

## What it asks for and cannot have

# $command (text)
arena-no-bots = Które boty? Na przykład: { $command }
# $said (text)
arena-seconds = --seconds: liczba sekund, a nie „{ $said }”
# $bots (number)
arena-table-seats = --table: od 2 do 4 botów, a podano ich { $bots }
# $bots (number), $players (number)
arena-too-few = { $bots ->
    [one] { $bots } bot to
    [few] { $bots } boty to
    [many] { $bots } botów to
   *[other] { $bots } bota to
} za mało na spotkanie przy stole dla { $players } graczy
arena-data-or-out = --data samo zapisuje przebieg gier; nie można obok niego podać --out
arena-ray-or-jobs = --ray mówi, kto pracuje; nie można obok niego podać --jobs

## Files

# $path (text)
arena-not-ours = { $path } już istnieje, ale nie należy do areny: zostaje bez zmian
# $path (text), $version (number), $known (number)
arena-later = { $path } ma format { $version }, a ten program zna formaty do { $known }
# $path (text), $what (text): as it is called in the file
arena-other = { $path } należy do innej kampanii: „{ $what }” nie jest tam takie samo
# $path (text), $game (text): its numbers
arena-strange-game = { $path } ma grę { $game }, która nie należy do tej kampanii
# $path (text), $line (number), $fault (text): in English
arena-bad-line = { $path }, wiersz { $line }: { $fault }
# $path (text), $fault (text): in English
arena-bad-chunk =
    Plik { $path } jest uszkodzony ({ $fault }): usuń go, a jego gry zostaną rozegrane od nowa
# $path (text)
arena-locked = W { $path } zapisuje już inna arena

## Workers

# $bots (text): those that were playing
arena-worker-died =
    Proces, w którym toczyły się gry, przestał działać; grały w nim: { $bots }. Co zapisane, zostaje.
# $command (text)
arena-no-ray = Nie ma tu zainstalowanego Ray; instaluje go: { $command }
# $address (text), $fault (text): in English
arena-no-cluster = Pod adresem { $address } nie ma klastra Ray: { $fault }
# $fault (text): in English
arena-cluster-failed = Klaster zawodzi: { $fault }
# $here (text), $there (text): versions
arena-cluster-other = Klaster ma { $there }, a tutaj jest { $here }: muszą być takie same

## What came of it

# $game (text): its numbers; $who (text): a bot; $fault (text): in English
arena-failed-bot = BŁĄD: { $who } w grze { $game }, którą przegrywa: { $fault }
# $game (text), $fault (text): in English
arena-failed-engine = BŁĄD: silnik w grze { $game }, która nie liczy się nikomu: { $fault }
arena-of-the-house = wbudowany

# Heads of columns.
arena-head-games = gier
arena-head-draws = remisów
arena-head-seats = miejsc
arena-head-wins = wygranych
arena-head-share = udział
arena-head-from = od
arena-head-to = do
arena-head-deals-from = rozdania: od
arena-head-deals-to = do
arena-head-rating = ranking
arena-head-ahead = przewaga
arena-head-decisions = decyzji
arena-head-mean = średnio ms
arena-head-worst = najdłużej ms
arena-head-over = ponad czas
arena-head-late = o 1/5 ponad
# $count (number): of players
arena-ratings = { $count ->
    [one] Ranking w grach dla { $count } gracza; przewaga nad następnym
    [few] Ranking w grach dla { $count } graczy; przewaga nad następnym
    [many] Ranking w grach dla { $count } graczy; przewaga nad następnym
   *[other] Ranking w grach dla { $count } gracza; przewaga nad następnym
}
arena-what-counts =
    Remis liczy się każdemu przy stole jako część wygranej; bot, który zawodzi, przegrywa, a grę
    dzielą między siebie pozostali. Przedział „od–do” ma poziom ufności 95%: najpierw dla udziałów,
    według Wilsona, a potem według całych rozdań, z których każde gra się w każdym ustawieniu.
    400 punktów rankingu to dziesięć wygranych na jedną przegraną; ranking mówi, jak silny jest bot
    wśród tych botów, i nic więcej.

## A game analysed

# $done (text), $all (text): numbers; $left (text): as on a clock
analysis-progress = { $done } z { $all } decyzji, jeszcze { $left }
# $bot (text), $by (bot | playouts): whose judgement the chances are; $count (number): of worlds
analysis-about =
    Bot { $bot } radzi każdemu z graczy na podstawie tego, co ten gracz widzi. Liczby to szanse przed
    każdą decyzją, w procentach, { $by ->
        [bot] w ocenie bota { $bot }
       *[playouts] z wymyślonych światów (za każdym razem { $count }), dogrywanych niemal losowo
    }: na podstawie tego, co gracze mogą wiedzieć razem.
# $decided (text): who did what; $bot (text), $choice (text): what the bot would have done
analysis-other = { $decided } – wybór bota { $bot }: { $choice }
# $how (king | draw | unfinished), $who (text)
analysis-end = { $how ->
    [draw] Remis: nikt nie jest Wysokim Królem.
    [unfinished] Gra nie jest skończona.
   *[king] Wysokim Królem zostaje { $who }.
}
# $who (text), $same (number), $count (number): of decisions
analysis-same = { $who }: { $same } z { $count } decyzji zgodnie z wyborem bota.
# $number (text), $before (number), $after (number): of a hundred
analysis-worst = Największa strata: decyzja { $number }, z { $before } na { $after }.
# $path (text)
analysis-written = Zapisane: { $path }
analysis-picture = Jak zmieniają się szanse
# $n (number): of a hundred
analysis-part = { $n }%
analysis-rounds = Rundy
# $who (text), $part (text): of a hundred
analysis-ends-at = { $who }: { $part }
analysis-shows = Szanse każdego gracza na tytuł Wysokiego Króla w przebiegu gry.
# $who (text), $first (number), $last (number), $least (number), $most (number): of a hundred
analysis-seat-shows =
    { $who }: { $first }% na początku, { $last }% na końcu, nigdy mniej niż { $least }% ani więcej
    niż { $most }%.
# $bot (text)
analysis-no-chances = Bot { $bot } ocenia pozycje, ale nie podaje szans każdego miejsca.
# $bot (text), $number (number)
analysis-no-choice = Bot { $bot } radzi przy decyzji { $number } coś, czego nie można wybrać.
# $bot (text), $number (number), $fault (text): in English
analysis-failed = Bot { $bot } zawodzi przy decyzji { $number }: { $fault }
