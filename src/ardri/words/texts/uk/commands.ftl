### The command line: what its help says, and what is wrong with arguments. What begins with "ardri"
### or with "--" is typed so; so are human, the names of bots, compiled and interpreted.

## What there is

command-about = Ardrí: рушій і дім для настільної гри «Ініш». Неофіційно.
command-about-page = сторінка у браузері: запускає сервер на цій машині
command-about-play = гра в цьому терміналі, проти ботів або разом
command-about-serve = сервер: для домашніх або для світу
command-about-simulate = багато ігор між ботами і чим вони скінчилися
command-about-bench = який швидкий рушій поряд з іншими
command-about-arena = боти проти ботів, тисячами: хто наскільки сильний; ігри із самим собою
command-about-analyse = закінчена гра: що зробив би бот і хто мав які шанси
command-about-replay = гра ще раз, словами
command-about-help = параметри команди
command-commands = команди

# Stands for what is to be typed.
command-word-command = КОМАНДА
command-word-file = ФАЙЛ
command-word-folder = ТЕКА
command-word-bot = БОТ
command-word-bots = БОТИ
command-word-seats = МІСЦЯ
command-word-address = АДРЕСА

## ardri play

command-play-alone =
    Без параметрів запитує, скільки гравців, і пропонує продовжити незавершену гру.
command-example-bots = ти проти двох ботів
command-example-people = троє людей за однією клавіатурою
command-example-seats = хто на якому місці
command-example-resume = остання незавершена гра
command-example-file = з файлу: запис або позиція у JSON
command-example-language = іншою мовою

command-help-saved = збережена гра або позиція
command-help-players = 2, 3 або 4 (4)
command-help-bots = скільки або які: wanderer, warrior, druid, ardri, від слабшого до сильнішого (усі, крім одного)
command-help-seats = хто на якому місці: human,warrior,…
command-help-resume = остання незавершена гра
command-help-seed = щоб ворони й карти були ті самі
# $known (text): all there are; $usual (text): if it is not given
command-help-known = { $known } ({ $usual })
command-help-round-limit = нічия після стількох раундів

## ardri serve

command-serve-environment =
    Кожен параметр має й змінну середовища: --bot-seconds – це ARDRI_BOT_SECONDS. Усе – в docs/running.md.
command-example-open = саме ardri робить приблизно це
command-example-house = для всіх у домі; пише адресу
command-example-database = у файлі на вибір
command-example-workers = для багатьох людей: docs/running.md

command-help-serve-database = sqlite:///ФАЙЛ або postgresql://… (файл у вашій теці даних)
# $usual (text): what it is if nobody says
command-help-serve-host = де слухати; 0.0.0.0: й для інших ({ $usual })
# $usual (text)
command-help-serve-port = 0: будь-який вільний ({ $usual }; якщо зайнятий – будь-який)
# $usual (text)
command-help-serve-workers = процеси; більше ніж один потребує PostgreSQL ({ $usual })
command-help-serve-origins = адреси, які люди вводять, як-от https://inis.example
# $usual (text)
command-help-serve-secure-cookies = куки лише через https: yes, no; auto: так само, як сторінка ({ $usual })
command-help-serve-trusted-proxies = кому вірити в X-Forwarded-For і X-Forwarded-Proto (нікому)
# $usual (text)
command-help-serve-bot-workers = процеси, в яких думають боти; 0: на один менше, ніж ядер ({ $usual })
# $usual (text)
command-help-serve-bot-seconds = як довго щонайбільше думає бот, у секундах ({ $usual })
# $usual (text)
command-help-serve-pace = як довго вікно лишається закритим, у секундах, на половину менше чи більше ({ $usual })
# $usual (text)
command-help-serve-limits = у скільки разів частіше звичайного можна питати; 0: без обмежень ({ $usual })
# $usual (text)
command-help-serve-sockets = з’єднання водночас, на процес ({ $usual })
# $usual (text)
command-help-serve-account-sockets = з’єднання водночас, на обліковий запис ({ $usual })
# $usual (text)
command-help-serve-metrics = хто може читати /metrics: local, off, all ({ $usual })
# $usual (text)
command-help-serve-log = text, json; auto: text у терміналі ({ $usual })
# $usual (text)
command-help-serve-log-level = скільки записувати: debug, info, warning, error ({ $usual })
# $usual (text)
command-help-serve-grace = скільки секунд має на завершення те, що триває ({ $usual })
command-help-serve-open = відкрити сторінку у браузері

# $address (text)
command-serve-at = Ardrí за адресою { $address }
# $address (text)
command-serve-also = і за адресою { $address }
command-serve-stop = Зупиняє Ctrl+C; ігри лишаються.
# $address (text)
command-serve-already = Ardrí вже працює, за адресою { $address }
command-serve-busy = Інший сервер має цю базу даних відкритою.

## ardri simulate

command-help-games = на кожен вид (1000)
command-help-one-bot = один або по одному на місце (wanderer)
command-help-rounds = нічия після стількох раундів; 0: ніколи (60)
command-help-check = перевіряти рушій у дорозі
command-help-every = перевіряти кожне K-те рішення
command-help-coverage = що використано, а що ні разу
command-help-jobs = процеси (1; з --check: усі)
command-help-figures = числа як JSON
command-help-out = куди класти гру, що не вдалася (.)

## ardri bench

command-help-quick = усього менше і без інших програм
command-help-peers = інші програми поряд (так; --quick: ні)
command-help-measured = скільки разів усе міряти (5; --quick: 3)
command-help-part = лише одну N-ту роботи (1; --quick: 4)
# $file (text)
command-help-bench-json = куди класти числа, як JSON ({ $file })
command-help-markdown = таблиця як Markdown
## ardri arena

command-arena-deals = Кожну роздачу грають раз у кожному порядку місць: так кожен бот має кожне місце з тими самими картами.
command-example-pair = два боти один проти одного
command-example-alone = кожен сам проти трьох інших
command-example-table = хто сидить за столом
command-example-times = бот проти себе, якому дано менше часу
command-example-out = якщо зупинити, та сама команда піде далі
command-example-data = ігри із самим собою, записані для навчання
command-example-list = усі боти, також з інших пакунків

command-help-meet-bots = боти, що зустрічаються; кожному можна дати свій час або кількість проходів (druid@0.5, druid:200)
command-help-table = стіл на твій вибір; можна кілька разів
command-help-deals = роздач на кожен стіл (100)
command-help-seconds = на одне рішення (1); 0: скільки бот захоче
command-help-all-jobs = процеси (по одному на ядро)
command-help-ray = грати на цьому кластері Ray
command-help-results = ігри дотепер; звідти йде далі
command-help-records = запис кожної гри
command-help-data = ігри для навчання; звідти йде далі
command-help-chunk = ігор в одному файлі з --data (100)
command-help-list = усі боти і що з ними не так

## ardri analyse

command-help-advisor = бот, який радить (найкращий із домашніх)
command-help-advice-time = на кожну пораду (1); 0: скільки бот захоче
command-help-playouts = світів на кожну оцінку, якщо бот не оцінює (100)
command-help-advice-seed = щоб поради були ті самі
command-help-analysis-json = усе це також як JSON
command-help-picture = шанси також як малюнок (SVG)

## ardri replay

command-help-record = запис
command-help-to = лише перші N рішень
command-help-verbose = також кожне рішення, навіть випадку
command-help-events = усе, що відбулося, як JSON
command-help-position = лише кінцева позиція, як JSON

## For all of them

# $languages (text): their codes
command-help-lang = мова: { $languages }
command-help-version = яка це версія
command-help-help = ця довідка
# $version (text), $engine (text), $python (text)
command-version = ardri { $version }, рушій { $engine }, Python { $python }
command-not-installed = (не встановлено)
command-usage = використання:
command-options = параметри
command-arguments = аргументи
command-stopped = зупинено

## What is wrong

# $fault (saying), $command (text): one line each
command-try = { $fault } – спробуй: { $command }
# $fault (text)
command-fault = { $fault }
# $name (text), $known (text): their codes
command-no-language = мови «{ $name }» немає; є { $known }
# $language (text): its name
command-no-letters = Цей термінал не може показати літер цієї мови ({ $language }): ось гра англійською.
# $argument (text), $fault (text)
command-in-argument = аргумент { $argument }: { $fault }
# $arguments (text)
command-unknown-arguments = невідомі аргументи: { $arguments }
command-one-argument = потрібен один аргумент
# $argument (text)
command-no-argument = після нього нічого не має бути: { $argument }
# $arguments (text)
command-required = бракує обов’язкових аргументів: { $arguments }
# $option (text), $matches (text)
command-ambiguous = { $option } може означати { $matches }
# $value (text)
command-invalid-number = { $value } — не ціле число
# $value (text), $choices (text)
command-invalid-choice = хибний вибір: { $value } (є { $choices })
