### The game in a terminal, and the reports about many games: screens, menus, notices.
###
### What is in quotation marks or stands alone is typed so. $who is a player’s name.

## The beginning

terminal-greeting = Клани, ворони й корона: настільна гра «Ініш», неофіційно, у твоєму терміналі.
# $least (number), $most (number), $usual (number): what Enter alone means
terminal-how-many = Скільки гравців? [від { $least } до { $most }; Enter: { $usual }]
# $least (number), $most (number), $usual (number)
terminal-how-many-people =
    Скільки з них — люди за цією клавіатурою? [від { $least } до { $most }; Enter: { $usual }]
# $least (number), $most (number)
terminal-number = Введи число від { $least } до { $most }.
# $players (number), $round (number): 0 in the setup; $when (text): a day and a time
terminal-unfinished = Є незавершена гра для { $players ->
    [one] { $players } гравця
    [few] { $players } гравців
    [many] { $players } гравців
   *[other] { $players } гравця
}, { $round ->
    [0] приготування
   *[other] раунд { $round }
}, { $when }.
# $yes (text), $no (text): what one types; Enter alone means yes
terminal-go-on = Продовжити її? [{ $yes }/{ $no }]
# $yes (text), $no (text)
terminal-yes-or-no = Введи { $yes } або { $no }.
# The words for yes and for no, parted by commas, the shortest first.
terminal-yes = т, так
terminal-no = н, ні
# $who (text): colours; $count (number)
terminal-company-people = { $count ->
    [1] Твій колір: { $who }.
   *[other] За цією клавіатурою: { $who }.
}
# $who (text): colours, each with the kind of bot; $count (number)
terminal-company-bots = { $count ->
    [1] Бот: { $who }.
   *[other] Боти: { $who }.
}
# $help (text): what one types
terminal-help-hint = «{ $help }» будь-коли підкаже, що можна ввести.
terminal-farewell = До наступного разу.

## The commands: what one types, the first word being the one that is shown

terminal-command-map = мапа
terminal-command-hand = рука
terminal-command-cards = карти
terminal-command-log = журнал
terminal-command-card = карта
terminal-command-rules = правила, правило
terminal-command-glossary = словник
terminal-command-undo = назад
terminal-command-save = зберегти
terminal-command-resume = продовжити
terminal-command-quit = вихід, вийти
terminal-command-help = довідка, допомога, ?

## What each of them does

terminal-does-map = острів іще раз і всі території з їхніми сусідами
terminal-does-hand = твої карти
terminal-does-cards = карти, які бачать усі
terminal-does-log = що відбулося (журнал 100: більше)
terminal-does-card = що робить карта чи територія: карта нові клани
terminal-does-rules = правила гри за розділами; правила сутичка: один із них
terminal-does-glossary = що означають слова; словник ватажок: одне з них
terminal-does-undo = узяти назад свій останній вибір, якщо ніхто відтоді нічого не дізнався
terminal-does-save = копія гри у твоєму файлі: зберегти evening.ardri
terminal-does-resume = продовжити іншу гру: продовжити evening.ardri
terminal-does-quit = вийти; гру буде збережено й запропоновано наступного разу
terminal-does-help = цей перелік

terminal-help = Введи номер вибору чи його слова або одне з такого:

## Whose move it is

# $who (text)
terminal-pass-keyboard = Передай клавіатуру: тепер { $who }.
# $who (text): who was there before; $undo (text): what one types
terminal-or-undo = (Або введи «{ $undo }», і { $who } забирає останній вибір назад.)
# $who (text)
terminal-press-enter = { $who }, натисни Enter.
# $quit (text): what one types
terminal-enter-alone = Enter показує карти; «{ $quit }» — вийти з гри.
terminal-taken-back = Узято назад.

## What cannot be done, and that nothing has come of it

# $fault (saying)
terminal-nothing-changed = { $fault } (Нічого не змінилося.)
# $most (number), $help (text): what one types
terminal-type-number = Введи число від 1 до { $most } або «{ $help }».
# $number (number), $most (number)
terminal-no-choice = Вибору { $number } немає: вони йдуть від 1 до { $most }.
terminal-more-than-asked = Це більше, ніж запитано.
# $typed (text), $choices (text)
terminal-several = «{ $typed }» може означати різне: { $choices }.
# $names (text): of cards; $typed (text), $card (text): what one types
terminal-not-now = Зараз цього не вибрати: { $names }; «{ $card } { $typed }» скаже, що це робить.
# $typed (text), $names (text)
terminal-may-be = «{ $typed }» — це може бути { $names }.
# $typed (text), $rules (text): what one types
terminal-no-card = «{ $typed }» — не карта й не територія; «{ $rules }» перелічить розділи правил.
# $card (text): what one types
terminal-card-what = Котра? Наприклад: { $card } нові клани
# $typed (text)
terminal-no-term = Слова «{ $typed }» у словнику немає.
# $save (text): what one types
terminal-save-what = Після «{ $save }» потрібна назва файлу, як-от: { $save } evening.ardri
# $resume (text): what one types
terminal-resume-what = Після «{ $resume }» потрібна назва файлу, як-от: { $resume } evening.ardri

## Files

# $command (text)
terminal-kept = Гру збережено. Щоб продовжити: { $command }
# $command (text)
terminal-saved = Збережено. Щоб продовжити звідси: { $command }
# $path (text), $fault (saying)
terminal-not-kept = Гру не вдається зберегти тут: { $path }: { $fault }
# $path (text), $fault (saying)
terminal-not-written = { $path }: не вдається записати: { $fault }
# $path (text)
terminal-no-game-there = { $path } уже існує, але це не гра: він лишається, як був.
# $path (text), $fault (saying)
terminal-in-file = { $path }: { $fault }
terminal-no-text = це не текст
terminal-fault-no-file = такого файлу чи теки немає
terminal-fault-permission = бракує прав доступу
terminal-fault-folder = це тека
terminal-fault-no-folder = це не тека
terminal-fault-exists = такий файл уже є
terminal-fault-full = місце закінчилося
terminal-fault-read-only = файлова система лише для читання
terminal-fault-long-name = назва файлу задовга
# $number (text)
terminal-fault-other = системна помилка { $number }

## The end

terminal-end-draw = Гра закінчилася нічиєю: верховного короля немає.
# $who (text), $count (number): of victory conditions
terminal-end-king = { $who } — верховний король і виконує { $count ->
    [one] { $count } умову перемоги
    [few] { $count } умови перемоги
    [many] { $count } умов перемоги
   *[other] { $count } умови перемоги
}!
# $command (text)
terminal-see-again = Переглянути ще раз: { $command }

## The table

# $colour (text), $beast (text)
terminal-player = { $colour } { $beast }
# $who (text): who reads this
terminal-you = { $who } (ти)
terminal-settling = Острів заселяють
# $count (number)
terminal-round = Раунд { $count }
# $who (text)
terminal-brenn = Брен: { $who }
# $order (text): names with arrows between
terminal-order = ходи: { $order }
terminal-legend = n* ватажок · ★ столиця · ▲ цитаделі · ◎ святилища · ♪ свято

# Heads of narrow columns: clans on the island, cards in hand of each kind, Deeds, then how much one
# has of each victory condition.
terminal-column-clans = Клани
terminal-column-actions = Дії
terminal-column-tales = Епос
terminal-column-advantages = Пер.
terminal-column-deeds = Зверш.
terminal-column-leadership = Влада
terminal-column-land = Землі
terminal-column-faith = Віра

# $count (number), $deeds (yes | no): whether Deeds are needed for it
terminal-conditions = Ти виконуєш { $count ->
    [one] { $count } умову перемоги
    [few] { $count } умови перемоги
    [many] { $count } умов перемоги
   *[other] { $count } умови перемоги
}{ $deeds ->
    [yes] { " " }(зі звершеннями)
   *[no] { "" }
}.
terminal-pretender = У тебе жетон претендента: протримайся до наступного зібрання.

## A clash

# $territory (territory)
terminal-clash = Сутичка { $territory-in }
# $who (text)
terminal-clash-by = заводій: { $who }
# $who (text), $exposed (number), $sheltered (number): clans; $cards (number): Action cards in hand
terminal-clash-side = { $who }: незахищених { $exposed }{ $sheltered ->
    [0] { "" }
   *[other] , захищених { $sheltered }
} ({ $cards ->
    [one] { $cards } карта дії
    [few] { $cards } карти дій
    [many] { $cards } карт дій
   *[other] { $cards } карти дії
})
# $card (text), $who (text), $whose (you | other), $count (number): fallen clans
terminal-lingering = { $whose ->
    [you] { $card } лежить перед тобою
   *[other] { $card } лежить на столі ({ $who })
}{ $count ->
    [0] { "" }
    [one] , на карті { $count } полеглий клан
    [few] , на карті { $count } полеглі клани
    [many] , на карті { $count } полеглих кланів
   *[other] , на карті { $count } полеглого клану
}.

## Cards

terminal-tray = Перед тобою
terminal-hand = Твоя рука
terminal-held = лишаєш
terminal-chosen = вибрано
terminal-empty-hand = На руці порожньо.
# $kind (text): Season or Triskel; $text (text)
terminal-effect = { $kind }: { $text }
# $name (text), $kind (text): of card
terminal-card = { $name } ({ $kind })
# $name (text)
terminal-land = { $name } (територія з картою переваги)
# $text (text): what the territory itself does
terminal-land-effect = Територія: { $text }
terminal-land-plain = Нічого особливого.
# $ruling (text): its number; $text (text)
terminal-ruling = { $ruling }: { $text }
# $chapters (text): their titles
terminal-see-chapters = У правилах: { $chapters }
# $choice (text), $text (text): what the card does
terminal-choice-explained = { $choice }: { $text }
# $rules (text): what one types
terminal-chapters = Розділи правил; один із них — за номером чи назвою, як-от: { $rules } сутичка
# $word (text), $text (text)
terminal-term = { $word }: { $text }

# $who (text), $cards (text)
terminal-advantages = { $who } має: { $cards }.
# $count (number)
terminal-discarded-actions = Скид карт дій: { $count }.
# $cards (text), $count (number)
terminal-discarded-tales = { $count ->
    [0] Скид карт епосу порожній.
   *[other] Скид карт епосу: { $cards }.
}

## The list of territories

terminal-list-land = Територія
terminal-list-clans = Клани
terminal-list-built = Будівлі
terminal-list-card = Карта
terminal-card-on-table = на столі
terminal-card-played = зіграно
# $territories (territories)
terminal-beside = поруч: { $territories }
# $count (number)
terminal-unknown-lands = { $count ->
    [0] Усі території відкрито.
    [one] Ще не відкрито { $count } територію.
    [few] Ще не відкрито { $count } території.
    [many] Ще не відкрито { $count } територій.
   *[other] Ще не відкрито { $count } території.
}

## The log

# $count (number)
terminal-log-before = … а до того ще { $count ->
    [one] { $count } подія
    [few] { $count } події
    [many] { $count } подій
   *[other] { $count } події
} (журнал: усі)

## A game once more: ardri replay

terminal-to-number = --to: кількість рішень
# $who (text), $choice (text)
terminal-decided = { $who }: { $choice }
# $choice (text)
terminal-decided-by-chance = Випадок: { $choice }
# $how (cut | unfinished | draw | king), $who (text), $count (number): of decisions
terminal-replay-end = { $how ->
    [cut] { $count ->
        [one] Так було після { $count } рішення.
        [few] Так було після { $count } рішень.
        [many] Так було після { $count } рішень.
       *[other] Так було після { $count } рішення.
    }
    [unfinished] { $count ->
        [one] Гру не завершено після { $count } рішення.
        [few] Гру не завершено після { $count } рішень.
        [many] Гру не завершено після { $count } рішень.
       *[other] Гру не завершено після { $count } рішення.
    }
    [draw] { $count ->
        [one] Нічия після { $count } рішення: верховного короля немає.
        [few] Нічия після { $count } рішень: верховного короля немає.
        [many] Нічия після { $count } рішень: верховного короля немає.
       *[other] Нічия після { $count } рішення: верховного короля немає.
    }
   *[king] { $count ->
        [one] { $who } — верховний король після { $count } рішення.
        [few] { $who } — верховний король після { $count } рішень.
        [many] { $who } — верховний король після { $count } рішень.
       *[other] { $who } — верховний король після { $count } рішення.
    }
}

## What the command line asks for and cannot have

# $command (text)
terminal-none-unfinished = незавершеної гри немає; почати нову: { $command }
terminal-seats-or-bots = --seats визначає все; --bots поряд із ним не можна
# $bots (number), $players (number)
terminal-many-bots = --bots: { $bots ->
    [one] { $bots } бот не має місця
    [few] { $bots } боти не мають місця
    [many] { $bots } ботів не мають місця
   *[other] { $bots } бота не має місця
}, коли гравців { $players }
# $seats (number), $players (number)
terminal-seats = --seats: місць { $seats }, а гравців { $players }
# $name (text), $known (text): the names that there are
terminal-no-player = такого гравця немає: «{ $name }»; є { $known }
# $option (text), $name (text), $known (text)
terminal-no-such = { $option }: такого немає: «{ $name }»; є { $known }
# $bots (number), $players (number)
terminal-bots-for = --bots: { $bots ->
    [one] { $bots } бот
    [few] { $bots } боти
    [many] { $bots } ботів
   *[other] { $bots } бота
}, а гравців { $players }
# $option (text), $least (number)
terminal-least = { $option }: число від { $least }

## Many games: ardri simulate

# $done (text), $all (text): numbers; $left (text): as on a clock
terminal-progress = { $done } з { $all } ігор, лишилося { $left }
# $count (number)
terminal-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}

# Heads of columns.
terminal-head-games = ігор
terminal-head-decisions = рішень
terminal-head-forced = вимушених
terminal-head-by-engine = рушієм
terminal-head-chance = випадок
terminal-head-unforced-rate = вільних/с
terminal-head-all-rate = усіх/с
terminal-head-games-rate = ігор/с
terminal-head-rounds = раундів
terminal-head-kings = королів
terminal-head-draws = нічиїх
# $count (number): of victory conditions
terminal-head-by = за { $count }

terminal-how-ended = Чим скінчилися ігри: раундів у середньому, королі за місцями та за виконаними умовами
# $checks (yes | no): whether they took time, too
terminal-what-counts =
    Рішення — це один вибір, якого просять у гравця; «вимушені» — ті, де вибір лише один (вікна
    «possible» питають і про них, щоб нічого не видати). Єдиний вибір, що нічого не видає, рушій
    робить сам, а відповіді випадку — не рішення: вони стоять в окремих стовпцях. Швидкість — на
    одне ядро, за його власним годинником{ $checks ->
        [yes] , разом із перевірками
       *[no] { "" }
    }.
# $games (text), $decisions (text), $seconds (text): numbers; $count (number): of processes
terminal-spent =
    Ігор { $games }, рішень { $decisions }, за { $seconds } с настінного часу, { $count ->
        [one] { $count } процес
        [few] { $count } процеси
        [many] { $count } процесів
       *[other] { $count } процесу
    }.
# $positions (text), $failures (number)
terminal-checked = Перевірено позицій: { $positions }; помилок: { $failures }.
terminal-coverage = Що використано в усіх цих іграх разом; назви — як у записах і позиціях
terminal-coverage-whole = НЕ ВИКОРИСТАНО: нічого. Використано все, що є.
# $count (number)
terminal-never-cards = { $count ->
    [0] НЕ ВИКОРИСТАНО з карт і вікон: нічого
   *[other] НЕ ВИКОРИСТАНО з карт і вікон: { $count }
}
# $count (number)
terminal-never-others = НЕ ВИКОРИСТАНО з решти: { $count }
# $kind (text): of game; $number (number), $fault (text): in English
terminal-failed = ПОМИЛКА: { $kind }, гра { $number }: { $fault }
# $path (text)
terminal-failed-record = її запис: { $path }
# $count (number)
terminal-more-failures = … і ще { $count }.

## How fast it is: ardri bench

# Heads of columns.
terminal-head-nodes-rate = з випадком/с
terminal-head-range = від–до
terminal-head-mean = середнє
terminal-head-largest = найбільше
terminal-head-wanted = бажано
terminal-head-measured = виміряно
terminal-head-met = досягнуто

# Heads of tables.
terminal-bench-playing = Випадкові ігри, за секунду
terminal-bench-operations = Одна позиція, у наносекундах
terminal-bench-sizes = Розмір позиції, у байтах
terminal-bench-ratios = У скільки разів швидше за інших
terminal-bench-targets = Чого бажано досягти

# $name (text): of what is done; $round (number)
terminal-bench-round = { $name }, раунд { $round }
terminal-bench-memory = у пам’яті
# Behind "to_bytes()".
terminal-bench-without = без того, що знають місця
# $met (yes | no | unknown): whether a figure is what is wanted
terminal-bench-met = { $met ->
    [yes] так
    [no] ні
   *[unknown] не виміряно
}
# $rounds (number)
terminal-what-counts-bench =
    Медіани за { $rounds ->
        [one] { $rounds } коло
        [few] { $rounds } кола
        [many] { $rounds } кіл
       *[other] { $rounds } кола
    }, а також найменше й найбільше; час процесора. Ігри різні: наше рішення — не те, що чуже. Рахуються рішення гравців, а час — усього циклу, разом із випадком. Вільні мали більше ніж один вибір; «усіх» — це й ті, де вибір один, навіть якщо їх робить рушій. Наші вільні рішення порівняно з вільними в catanatron та з усіма в OpenSpiel.

terminal-bench-compile = Скомпільований рушій оновлюється…
terminal-bench-install = Середовище інших програм оновлюється…
terminal-bench-no-compiler = Тут немає компілятора C: міряється лише інтерпретований рушій.
terminal-bench-no-source = ardri bench потребує вихідного коду Ardrí: тут немає теки bench
# $fault (text): in English
terminal-bench-failed = цього не можна виміряти: { $fault }
# $path (text)
terminal-bench-written = Числа: { $path }
# $done (text), $all (text): numbers; $left (text): as on a clock
terminal-bench-progress = { $done } з { $all } вимірів, ще { $left }
