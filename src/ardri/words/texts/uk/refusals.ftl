### Why something is refused, and that nothing has changed. What is in quotation marks stands so in
### a file or in a line of the notation, and is not translated.

## Where the fault is

# $path (text): in JSON data, as in map[2].clans; $fault (saying)
refusal-at = { $path }: { $fault }
# $line (number): of a record; $fault (saying)
refusal-in-line = рядок { $line }: { $fault }
# $option (text): its name; $fault (saying)
refusal-option = { $option }: { $fault }

## Something that there is not

# $name (text), $close (none | text): what was perhaps meant; $noun (card | action-card |
# epic-tale | advantage-card | territory | seat | clans | place | action | key | header | result |
# plan | flag | other): what it should be
refusal-unknown = { $noun ->
    [card] такої карти немає
    [action-card] такої карти дії немає
    [epic-tale] такої карти епосу немає
    [advantage-card] такої карти переваги немає
    [territory] такої території немає
    [seat] такого місця за столом немає
    [clans] стількох кланів не буває
    [place] такого місця на мапі немає
    [action] такої дії немає
    [key] такого ключа немає
    [header] такого заголовка немає
    [result] такого результату немає
    [plan] такого плану немає
    [flag] такого прапорця немає
   *[other] такого немає ({ $noun })
}: «{ $name }»{ $close ->
    [none] { "" }
   *[other] ; може, «{ $close }»?
}

# $noun (card | action-card | epic-tale | advantage-card | territory | plan | flag | other), $what
# (saying): what is there instead
refusal-needed = { $noun ->
    [card] потрібна карта
    [action-card] потрібна карта дії
    [epic-tale] потрібна карта епосу
    [advantage-card] потрібна карта переваги
    [territory] потрібна територія
    [plan] потрібен план
    [flag] потрібен прапорець
   *[other] потрібно інше ({ $noun })
}, а не { $what }

## Actions and lines

# $number (text)
refusal-no-action-number = дії з номером { $number } немає
refusal-no-action = потрібна дія, а її немає
# $verb (text)
refusal-alone = «{ $verb }» пишуть окремо: далі нічого не має бути
# $verb (text), $noun (card | territory | seat | clans | place)
refusal-verb-needs = { $noun ->
   *[card] «{ $verb }» потребує карти
    [territory] «{ $verb }» потребує території
    [seat] «{ $verb }» потребує місця за столом
    [clans] «{ $verb }» потребує кількості кланів
    [place] «{ $verb }» потребує місця на мапі
}

# $seat (text), $last (number)
refusal-no-seat = такого місця за столом немає: { $seat }; місця — від 0 до { $last }
refusal-over = Гру завершено.

# $seat (number)
refusal-seat = гравець на місці { $seat }
refusal-chance = випадок
# $who (saying), $whose (sayings)
refusal-not-asked = Зараз вирішує не { $who }, а { $whose }.
# $action (text), $offered (saying)
refusal-impossible = «{ $action }» зараз неможливо. { $offered }
# $actions (text)
refusal-possible = Зараз можна: { $actions }.
# $why (saying)
refusal-wait = Решта рядка мусить зачекати. { $why }

refusal-held-once = ту саму карту можна лишити тільки раз
# $count (number), $said (number)
refusal-held = зараз треба лишити { $count }, а не { $said }

# $said (text), $example (text)
refusal-no-march = «{ $said }» — це не переміщення; воно має вигляд «{ $example }»
# $count (text)
refusal-march-count = стільки кланів переміститися не може: { $count }
# $territory (text)
refusal-march-about = ідеться про переміщення для { $territory }
refusal-march-over = більше кланів переміститися не може
refusal-march-into-one = усі клани йдуть на одну територію
refusal-march-out-of-one = усі клани йдуть з однієї території
refusal-march-ways = кожен шлях називають один раз, з усіма кланами, що ним ідуть

## Undo

refusal-undo-nothing = Тобі нема чого взяти назад.
refusal-undo-another = Відтоді вирішував інший гравець.
refusal-undo-chance = Відтоді втрутився випадок.
refusal-undo-announced = Карту вже оголошено.
refusal-undo-learned = Відтоді хтось про щось дізнався.
refusal-undo-gone-on = Відтоді гра пішла далі.

## Options

# $said (text), $least (number), $most (number)
refusal-no-number = { $said } — це не число від { $least } до { $most }

## JSON data

# $line (number), $column (number), $fault (text): in English, as Python has it
refusal-json = рядок { $line }, стовпець { $column }: { $fault }
refusal-json-deep = завелика вкладеність
# $key (text)
refusal-json-twice = ключ «{ $key }» двічі трапляється в одному об’єкті
# $what (saying)
refusal-object-needed = потрібен об’єкт, а не { $what }
# $what (saying)
refusal-list-needed = потрібен список, а не { $what }
# $what (saying)
refusal-number-needed = потрібне ціле число, а не { $what }
# $what (saying)
refusal-flag-needed = потрібне true або false, а не { $what }
# $key (text)
refusal-missing = бракує «{ $key }»
# $count (text), $least (number), $most (number)
refusal-out-of-bounds = { $count } — не в межах від { $least } до { $most }
# $value (text)
refusal-value = { $value }
refusal-value-list = список
refusal-value-object = об’єкт

## Positions: cards

# $card (text)
refusal-four-players = «{ $card }» буває лише у грі вчотирьох
# $card (text)
refusal-card-off-map = території «{ $card }» немає на мапі, тож і її карти немає у грі
# $card (text), $path (text)
refusal-card-twice = «{ $card }» уже є тут: { $path }
# $card (text)
refusal-card-not-held = «{ $card }» немає ні на таці, ні на руці
# $card (text)
refusal-card-played = карту «{ $card }» саме грають: її місце в «playing»
# $card (text)
refusal-card-not-played = жоден кадр не грає «{ $card }»
refusal-cards-need-frames = карти бувають тут лише посеред подій: з «frames»
refusal-held-needs-frames = карти вибирають лише посеред подій: з «frames»
refusal-setup-hands = під час приготування руки порожні
refusal-assembly-hands = карти дій роздають на зібранні, але не на самому початку
refusal-tray-in-draft = карти бувають тут лише у фазі «draft»
# $count (number), $said (number)
refusal-packet-hand = { $count ->
    [one] перед цим відбором у кожній руці { $count } карта дії, а не { $said }
    [few] перед цим відбором у кожній руці { $count } карти дій, а не { $said }
    [many] перед цим відбором у кожній руці { $count } карт дій, а не { $said }
   *[other] перед цим відбором у кожній руці { $count } карти дії, а не { $said }
}
# $count (number)
refusal-packet-size = { $count ->
    [one] кожному роздають { $count } карту дії
    [few] кожному роздають { $count } карти дій
    [many] кожному роздають { $count } карт дій
   *[other] кожному роздають { $count } карти дії
}
refusal-held-at-start = на початку відбору ніхто ще нічого не лишає собі: «held» тут зайве

## Positions: the map

# $territory (text)
refusal-land-twice = «{ $territory }» уже є на мапі
# $territory (text)
refusal-land-on-map = «{ $territory }» є на мапі
# $territory (text)
refusal-land-off-map = «{ $territory }» немає на мапі
# $territory (text)
refusal-land-in-stack = «{ $territory }» уже є в стосі
refusal-empty-set = у частині стосу є щонайменше одна територія
# $hexagon (text), $territory (text)
refusal-hexagon-twice = { $hexagon } уже займає { $territory }
refusal-hexagon = шестикутник має дві координати
refusal-hexagons = територія займає три шестикутники, що торкаються один одного
# $territory (text)
refusal-in-pieces = { $territory } не з’єднується з рештою мапи
refusal-no-capital = одна з територій має містити «capital»: true
# $territory (text)
refusal-capital-twice = столиця вже є: { $territory }
# $territory (text)
refusal-festival-twice = жетон свята вже є: { $territory }
# $territory (text)
refusal-no-citadels = { $territory }: цитаделей тут не буває
refusal-capital-citadel = у столиці є цитадель: принаймні одна
# $count (number)
refusal-citadels = { $count ->
    [one] усього є лише { $count } цитадель
    [few] усього є лише { $count } цитаделі
    [many] усього є лише { $count } цитаделей
   *[other] усього є лише { $count } цитаделі
}
# $territory (text), $count (number)
refusal-printed = { $territory }: надрукованих святилищ тут { $count }
# $count (number)
refusal-sanctuaries = { $count ->
    [one] крім надрукованих, є лише { $count } святилище
    [few] крім надрукованих, є лише { $count } святилища
    [many] крім надрукованих, є лише { $count } святилищ
   *[other] крім надрукованих, є лише { $count } святилища
}
# $count (number)
refusal-one-a-seat = { $count ->
    [one] потрібне { $count } число, по одному на кожне місце
    [few] потрібні { $count } числа, по одному на кожне місце
    [many] потрібно { $count } чисел, по одному на кожне місце
   *[other] потрібно { $count } числа, по одному на кожне місце
}
# $seat (number), $count (number)
refusal-clans = { $count ->
    [one] на місці { $seat } більше ніж { $count } клан на мапі
    [few] на місці { $seat } більше ніж { $count } клани на мапі
    [many] на місці { $seat } більше ніж { $count } кланів на мапі
   *[other] на місці { $seat } більше ніж { $count } клану на мапі
}

## Positions: the course of the game

# $count (number)
refusal-players = гравців не може бути { $count }; лише 2, 3 або 4
refusal-no-brenn = брена може не бути лише під час приготування
refusal-no-winner = доки гру не завершено, переможця немає
# $count (number)
refusal-deeds = { $count ->
    [one] усього є лише { $count } звершення
    [few] усього є лише { $count } звершення
    [many] усього є лише { $count } звершень
   *[other] усього є лише { $count } звершення
}
# $phase (text)
refusal-no-turns = ходи бувають лише у фазі «season», а не «{ $phase }»
# $seat (number)
refusal-opening = перший хід робить брен, місце { $seat }
refusal-opening-passes = до першого ходу ніхто не міг його пропустити
refusal-all-passed = коли хід пропустили всі, пора року завершується
# $seat (number), $seats (text)
refusal-passed = щойно перед місцем { $seat } хід пропускають { $seats }
# $count (number)
refusal-setup-lands = { $count ->
    [one] для приготування потрібна { $count } територія або ще жодної
    [few] для приготування потрібні { $count } території або ще жодної
    [many] для приготування потрібно { $count } територій або ще жодної
   *[other] для приготування потрібно { $count } території або ще жодної
}
refusal-setup-clans = клани розміщують після вибору столиці
refusal-setup-capital = столицю вибирає брен, а її ще немає
refusal-setup-brenn = брена визначають, коли викладено перші території
refusal-setup-order = кожен розміщує по одному клану, за порядком ходів від брена, двічі

## Positions: what is going on, and who knows what

# $value (text)
refusal-frames-say = за кадрами — { $value }
# $fault (text)
refusal-cannot-go-on = звідси гра тривати не може ({ $fault })
refusal-stuck = звідси гра тривати не може
# $fault (text): in English, as the engine has it
refusal-unsound = позиція суперечить сама собі: { $fault }
# $seat (number)
refusal-nothing-to-choose = рішення за місцем { $seat }, а вибирати йому нема з чого
refusal-no-frame = потрібен щонайменше один кадр
refusal-one-clash = водночас буває лише одна сутичка
# $count (number), $reserve (number)
refusal-gathered = { $count ->
    [one] { $count } клан не може там лежати: поза мапою їх { $reserve }
    [few] { $count } клани не можуть там лежати: поза мапою їх { $reserve }
    [many] { $count } кланів не можуть там лежати: поза мапою їх { $reserve }
   *[other] { $count } клану не може там лежати: поза мапою їх { $reserve }
}
refusal-no-window = такого вікна тут не буває
refusal-plan-here = цього плану тут бути не може
# $count (number)
refusal-many-clans = { $count ->
    [one] більше ніж { $count } клан
    [few] більше ніж { $count } клани
    [many] більше ніж { $count } кланів
   *[other] більше ніж { $count } клану
}
# $order (text)
refusal-order = порядок має бути { $order }
refusal-not-both = карта або територія, але не обидві
# $count (number)
refusal-numbers = { $count ->
    [one] потрібне { $count } число
    [few] потрібні { $count } числа
    [many] потрібно { $count } чисел
   *[other] потрібно { $count } числа
}
# $name (text)
refusal-must-be-possible = «{ $name }» там є, тож має вважатися можливим

## Records

# $header (text)
refusal-record-begins = запис починається з { $header }
refusal-after-result = після результату нічого немає
# $word (text)
refusal-record-line = рядок починається з місця, «chance» або «result»: «{ $word }»
refusal-headers-first = заголовки стоять перед першим рішенням
refusal-header-end = заголовок закінчується на ]
# $name (text)
refusal-header-twice = [{ $name }] тут уже є
# $name (text), $fault (saying)
refusal-header-json = значення [{ $name }] — не JSON: { $fault }
refusal-version = версія формату — ціле число від 1
# $version (number), $known (number)
refusal-later = запис має формат { $version }, а ця програма читає до { $known }
refusal-chance-header = chance — це «thrown» або «asked»
refusal-seed-header = seed — це текст
# $name (text)
refusal-header-missing = перед першим рішенням бракує [{ $name } …]
# $name (text)
refusal-header-in-position = [{ $name }] належить до позиції
# $result (text): as records have it
refusal-result = результат гри — { $result }
# $said (text), $result (text)
refusal-other-result = у записі результат { $said }, а у грі — { $result }
# $line (number)
refusal-note-broken = Рядок { $line } уривається, його пропущено.
# $line (number)
refusal-note-cut = Запис скінчився на рядку { $line } без результату: він обірваний.

## Bots

# $name (text), $known (text): the names that there are
refusal-no-bot = немає бота «{ $name }»; є { $known }
# $bot (text): as it was typed
refusal-bot-time = { $bot }: після @ стоїть час у секундах, як у druid@0.5
refusal-bot-passes = { $bot }: після : стоїть кількість проходів бота, який шукає, як у druid:200
# $name (text), $package (text)
refusal-bot-name = Пакунок { $package } назвав бота «{ $name }»: назва складається з малих літер, цифр і дефісів.
# $name (text), $package (text)
refusal-bot-house = Пакунок { $package } назвав бота «{ $name }», а так зветься домашній.
# $name (text), $package (text)
refusal-bot-twice = Кілька пакунків назвали бота «{ $name }», один із них { $package }: жоден із них не гратиме.
# $name (text), $package (text), $target (text): a place in the package, $method (text)
refusal-bot-no-bot = Бот «{ $name }» з пакунка { $package } — не бот: у того, що створює { $target }, немає методу { $method }.
# $name (text), $package (text), $target (text), $fault (text): in English
refusal-bot-broken = Бота «{ $name }» з пакунка { $package } не можна взяти з { $target }: { $fault }
