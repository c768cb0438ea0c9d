### Bots against bots, ardri arena: what it refuses, and its tables. A game analysed: ardri analyse.

## What it asks for and cannot have

# $command (text)
arena-no-bots = Які боти? Наприклад: { $command }
# $said (text)
arena-seconds = --seconds: число секунд, а не «{ $said }»
# $bots (number)
arena-table-seats = --table: від 2 до 4 ботів, а там їх { $bots }
# $bots (number), $players (number)
arena-too-few = { $bots ->
    [one] { $bots } бота замало
    [few] { $bots } ботів замало
    [many] { $bots } ботів замало
   *[other] { $bots } бота замало
} для столу на { $players }
arena-data-or-out = --data сам веде облік ігор; поруч із ним --out не можна
arena-ray-or-jobs = --ray каже, хто працює; поруч із ним --jobs не можна

## Files

# $path (text)
arena-not-ours = { $path } вже є, і це не від арени: хай лишається, як є
# $path (text), $version (number), $known (number)
arena-later = { $path } має формат { $version }, а цей Ardrí знає до { $known }
# $path (text), $what (text): as it is called in the file
arena-other = { $path } належить іншій кампанії: «{ $what }» там не таке
# $path (text), $game (text): its numbers
arena-strange-game = { $path } має гру { $game }, якої в цій кампанії немає
# $path (text), $line (number), $fault (text): in English
arena-bad-line = { $path }, рядок { $line }: { $fault }
# $path (text), $fault (text): in English
arena-bad-chunk = { $path } пошкоджено ({ $fault }): прибери його, і його ігри буде зіграно знову
# $path (text)
arena-locked = У { $path } вже пише інша арена

## Workers

# $bots (text): those that were playing
arena-worker-died = Процес, що грав ігри, загинув; саме тоді грав один із цих ботів: { $bots }. Збережене збережено.
# $command (text)
arena-no-ray = Ray тут не встановлено; встановити його можна так: { $command }
# $address (text), $fault (text): in English
arena-no-cluster = За адресою { $address } немає кластера Ray: { $fault }
# $fault (text): in English
arena-cluster-failed = Кластер дав збій: { $fault }
# $here (text), $there (text): versions
arena-cluster-other = Кластер має { $there }, а тут { $here }: вони мають бути однакові

## What came of it

# $game (text): its numbers; $who (text): a bot; $fault (text): in English
arena-failed-bot = ПОМИЛКА: { $who } у грі { $game }, яку програє: { $fault }
# $game (text), $fault (text): in English
arena-failed-engine = ПОМИЛКА: рушій у грі { $game }, яка не рахується нікому: { $fault }
arena-of-the-house = домашній
# Heads of columns.
arena-head-games = ігор
arena-head-draws = нічиїх
arena-head-seats = місць
arena-head-wins = перемог
arena-head-share = частка
arena-head-from = від
arena-head-to = до
arena-head-deals-from = роздачі: від
arena-head-deals-to = до
arena-head-rating = рейтинг
arena-head-ahead = попереду
arena-head-decisions = рішень
arena-head-mean = середнє мс
arena-head-worst = найдовше мс
arena-head-over = понад час
arena-head-late = на п’яту
# $count (number): of players
arena-ratings = { $count ->
    [one] Рейтинги в іграх на { $count }; наскільки попереду наступного
    [few] Рейтинги в іграх на { $count }; наскільки попереду наступного
    [many] Рейтинги в іграх на { $count }; наскільки попереду наступного
   *[other] Рейтинги в іграх на { $count }; наскільки попереду наступного
}
arena-what-counts = Нічия рахується як частка перемоги кожному за столом; бот, що дав збій, програє, а решта ділять гру між собою. Проміжок від–до справджується з певністю 95 %: для часток — за Вілсоном, і ще раз за цілими роздачами, кожну з яких зіграно з усіх місць. 400 пунктів рейтингу — це десять перемог проти однієї; рейтинг каже, наскільки сильний бот серед цих ботів, і нічого більше.

## A game analysed

# $done (text), $all (text): numbers; $left (text): as on a clock
analysis-progress = { $done } з { $all } рішень, лишилося { $left }
# $bot (text), $by (bot | playouts): whose judgement the chances are; $count (number): of worlds
analysis-about = Бот { $bot } радить кожному гравцеві з того, що той може бачити. Числа — шанси перед кожним рішенням, зі ста, { $by ->
    [bot] як їх оцінює { $bot }
   *[playouts] за такою кількістю вигаданих світів, дограних майже навмання: { $count }
}; з того, що гравці разом могли знати.
# $decided (text): who did what; $bot (text), $choice (text): what the bot would have done
analysis-other = { $decided } – вибір бота { $bot }: { $choice }
# $how (king | draw | unfinished), $who (text)
analysis-end = { $how ->
    [draw] Нічия: верховного короля немає.
    [unfinished] Гру не закінчено.
   *[king] { $who } — верховний король.
}
# $who (text), $same (number), $count (number): of decisions
analysis-same = { $who }: як обрав би бот — { $same } з { $count ->
    [one] { $count } рішення
    [few] { $count } рішень
    [many] { $count } рішень
   *[other] { $count } рішення
}.
# $number (text), $before (number), $after (number): of a hundred
analysis-worst = Найбільша втрата: рішення { $number }, від { $before } до { $after }.
# $path (text)
analysis-written = Записано: { $path }
analysis-picture = Як змінювалися шанси
# $n (number): of a hundred
analysis-part = { $n } %
analysis-rounds = Раунди
# $who (text), $part (text): of a hundred
analysis-ends-at = { $who }: { $part }
analysis-shows = Шанси кожного гравця стати верховним королем протягом гри.
# $who (text), $first (number), $last (number), $least (number), $most (number): of a hundred
analysis-seat-shows = { $who }: { $first } % на початку, { $last } % наприкінці, ніколи не менше { $least } % і не більше { $most } %.
# $bot (text)
analysis-no-chances = Бот { $bot } оцінює позиції, але не дає шансу для кожного місця.
# $bot (text), $number (number)
analysis-no-choice = Бот { $bot } радить те, чого не можна обрати, у рішенні { $number }.
# $bot (text), $number (number), $fault (text): in English
analysis-failed = Бот { $bot } дав збій у рішенні { $number }: { $fault }
