### The page in the browser, around the table.
###
### Headings and buttons are short: they stand in narrow places, and on a telephone.
### $who is what a player is called, $name a name that somebody has given, or a bot’s.

## At the foot of every screen.

page-unofficial = Неофіційна сторінка. Inis — гра Крістіана Мартінеса, видана Matagot. Цей проєкт із ними не пов’язаний і не використовує ні їхніх малюнків, ні їхніх текстів.
page-free = Ardrí вільна й відкрита. Щоб зіграти по-справжньому, візьми коробку: вона прекрасна.

## At the top, and wherever one is

page-nav-home = Грати
page-nav-games = Партії
page-nav-rules = Правила
page-nav-settings = Параметри
page-nav = Сторінка
page-skip = До вмісту
page-to-home = На початок
page-close = Закрити
page-cancel = Скасувати
page-delete = Видалити
page-save = Зберегти
page-more = Показати ще
page-again = Спробувати знову
page-reload = Завантажити сторінку наново
page-loading = Хвилинку …
page-copy = Копіювати
page-copied = Скопійовано.
page-copy-by-hand = Виділено: скопіюй клавішами або через меню пристрою.
page-share = Поділитися
page-search = Пошук

## When something does not work

page-no-server = Сервер недосяжний. Ніщо підтверджене не втрачено.
page-no-part = Цю частину сторінки не вдалося завантажити.
page-broken = Немає зв’язку із сервером. Сторінка пробує далі.
page-offline = Цей пристрій поза мережею. Щойно зв’язок повернеться, гра піде далі.
page-nowhere = Тут нічого немає
page-nowhere-lead = Ця адреса нікуди не веде. Мабуть, бракує літери.

## Home

page-home = Здобудь корону
page-home-lead = Кельтські клани на острові: заселяй, будуй, розповідай перекази й заслужи корону. З ботами або з друзями.
page-now = Грати зараз
page-now-players = Скільки гравців
page-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}
page-now-bots = Хто грає проти тебе
page-now-first = Моя перша гра:
page-now-go = Почати гру
page-discovery-about = Знайомство з грою: спершу вибрані території.

## The bots: what they are called, and how strong they are, in a few words

page-bot-wanderer = Мандрівець
page-strength-wanderer = Грає будь-що. Щоб вивчити ходи.
page-bot-warrior = Воїн
page-strength-warrior = Дивиться на хід уперед. Добрий для першої гри.
page-bot-druid = Друїд
page-strength-druid = Думає далеко вперед. Сильний.
page-bot-ardri = Ардрі
page-strength-ardri = Найсильніший: знає, які карти перемагають.
page-strength-visitor = Гість на цьому сервері.

## First steps: ten short sentences for whoever has never played

page-first-steps = Перші кроки
page-first-steps-1 = Ти ведеш дванадцять кланів. У кого їх на території найбільше, той там ватажок.
page-first-steps-2 = До корони ведуть три шляхи; досить одного, аби було шість:
page-first-steps-3 = Влада: будь ватажком над шістьма чужими кланами.
page-first-steps-4 = Землі: май клани на шести територіях.
page-first-steps-5 = Віра: май клани там, де стоїть шість святилищ.
page-first-steps-6 = Раунд починається з розбору: частину карт дій лишаєш собі, решту передаєш далі.
page-first-steps-7 = Потім по черзі граєте карти. Хто спасував, може повернутися, якщо не спасували всі.
page-first-steps-8 = Виконавши умову, витрать хід, щоб заявити про корону: це побачать усі.
page-first-steps-9 = Якщо на наступному зібранні умова ще виконана й ні в кого немає більше — перемога твоя.
page-first-steps-10 = Клани зустрілися — буває сутичка. Часто мир вартий більшого.
page-first-steps-more = Усі правила, карти й слова

## Lists of tables

page-games = Мої партії
page-games-going = Тривають
page-games-over = Завершені
page-games-none = Жодна з твоїх партій не триває.
page-games-over-none = Ще жодної.
page-games-nobody = Твої партії будуть тут, щойно ти зіграєш першу.
page-games-all = Усі ({ $count })
page-turn-waiting = { $count ->
    [one] На тебе чекає { $count } партія
    [few] На тебе чекають { $count } партії
    [many] На тебе чекає { $count } партій
   *[other] На тебе чекає { $count } партії
}
page-open = Відкриті столи
page-open-lead = Столи, за які може сісти або подивитися кожен.
page-open-none = Зараз немає жодного відкритого столу.
page-open-all = Усі відкриті столи
page-filter-state = Показати
page-filter-gathering = щоб сісти
page-filter-playing = щоб дивитися
page-filter-players = Гравців
page-filter-any = будь-що

## A table in a list

page-table = Стіл
page-table-new = Новий стіл
page-table-screen = За одним екраном
page-table-record = Запис
page-times = { $name } ×{ $count }
page-seat-open = вільно
page-seat-somebody = Хтось
page-seat-label = { $name } ({ $colour })
page-state-gathering = { $count ->
    [one] { $count } місце вільне
    [few] { $count } місця вільні
    [many] { $count } місць вільно
   *[other] { $count } місця вільно
}
page-state-settling = Ось-ось почнеться
page-state-yours = { $round ->
    [0] Початок
   *[other] Раунд { $round }
}: твій хід
page-state-others = { $round ->
    [0] Початок
   *[other] Раунд { $round }
}, вирішує: { $who }
page-state-playing = { $round ->
    [0] Початок
   *[other] Раунд { $round }
}
page-state-won = Твоя перемога в раунді { $round }
page-state-lost = Перемога: { $who }, раунд { $round }
page-state-drawn = Нічия в раунді { $round }
page-state-broken = Перервана

## Making a table

page-friends = З друзями
page-friends-about = Відкрий стіл, надішли посилання.
page-friends-lead = Відкрий стіл і надішли посилання. Хто його відкриє, сяде з тобою.
page-friends-go = Відкрити стіл
page-who-may = Хто може сісти
page-by-link = На запрошення
page-by-link-about = Хто має посилання.
page-open-to-all = Для всіх
page-open-to-all-about = Стіл буде в переліку відкритих.
page-other-seats = Інші місця
page-seat = Місце { $number }
page-seat-name = Ім’я на місці { $number }
page-seat-for-friend = для друга
page-seat-person = людина
page-seat-bot = Бот: { $name }
page-more-options = Більше налаштувань
page-table-name = Назва столу
page-table-name-about = Можна лишити порожньою.
page-scenario = Сценарій
page-scenario-standard = Повна гра
page-scenario-standard-about = Території тягнуть навмання.
page-ruleset = Видання
page-ruleset-about = У виданнях різна кількість цитаделей, святилищ і звершень.
page-ruleset-2e = Найновіше
page-ruleset-en = Англійське
page-ruleset-es = Іспанське
page-ruleset-fr = Французьке
page-ruleset-uk = Українське
page-limit = Раунди
page-limit-none = скільки треба
page-limit-rounds = { $count ->
    [one] щонайбільше { $count } раунд
    [few] щонайбільше { $count } раунди
    [many] щонайбільше { $count } раундів
   *[other] щонайбільше { $count } раунду
}
page-spectators = Глядачі
page-spectators-0 = бачать усе відразу
page-spectators-60 = бачать на хвилину пізніше
page-spectators-300 = бачать на п’ять хвилин пізніше
page-spectators-none = без глядачів
page-screen = За одним екраном
page-screen-about = Передаєте пристрій по колу.
page-screen-lead = Передаєте пристрій по колу; перед кожним ходом екран закрито, щоб ніхто не бачив твоїх карт.

## While people gather

page-lobby-full = Усі на місці. Почнеться, коли всі будуть готові.
page-lobby-waiting = Чекаємо, поки всі будуть готові
page-you = ти
page-host = відкриває стіл
page-here = тут
page-away = не тут
page-sit = Сісти
page-seat-a-bot = Посадити бота
page-free-seat = Звільнити місце: { $who }
page-is-ready = готово
page-is-not-ready = ще не готово
page-ready = Можна починати
page-not-ready = Ні, ще не готово
page-ready-about = Почнеться, щойно всі місця буде зайнято й усі будуть готові.
page-get-up = Встати
page-call-off = Скасувати гру
page-invite = Посилання на цей стіл
page-invite-about = Хто його відкриє, може сісти. Обліковий запис не потрібен.
page-invite-share = Зіграй зі мною в Inis
page-door = Щоб дивитися цю гру, скажи сторінці, як тебе звати.
page-look-on = Дивитися
page-table-missing = Може, його скасовано або посилання неповне. Якщо це було твоє місце, повернешся за кодом.

## The code of a seat

page-code = Код твого місця
page-code-about = Із цим кодом повернешся на своє місце з будь-якого пристрою. Його видно лише тепер.
page-code-kept = Уже збережено

## On one screen

page-pass-to = Передай пристрій: { $who }
page-pass-about = Далі — лише для очей гравця { $who }.
page-pass-taken = Це я, { $who }

## Talk

page-chat = Розмова
page-chat-players = Це читають лише гравці.
page-chat-spectators = Це читають лише глядачі.
page-chat-none = Ще нічого не сказано.
page-chat-say = Скажи щось
page-chat-send = Надіслати
page-chat-about = Про сказане: { $who }
page-chat-mute = Не чути: { $who }
page-chat-unmute = Чути знову
page-chat-muted = Тепер не чути: { $who }.
page-chat-heard = Знову чути: { $who }.
page-chat-report = Поскаржитися
page-chat-reported = Передано тому, хто тримає цей сервер.

## After the end

page-rematch = Реванш
page-rematch-join = До реваншу
page-reckoning = Усі руки
page-record = Запис
page-replay = Повтор
page-hands = Карти на руках
page-hand = На руці: { $cards }.
page-hand-empty = На руці немає карт.

## Looking back at a game

page-replay-of = Повтор: { $name }
page-step = Крок
page-step-first = На початок
page-step-back = Крок назад
page-step-next = Крок уперед
page-step-last = У кінець
page-step-of = Крок { $step } з { $last }
page-seen-by = Чиїми очима
page-seen-all = Усі руки відкриті
page-seen-spectator = Очима глядача
page-seen-as = Очима гравця { $who }
page-record-bring = Відкрити запис
page-record-lead = Записана партія, звідси чи з іншого сервера, щоб переглянути крок за кроком.
page-record-file = З файлу
page-record-text = Або її текст
page-record-go = Відкрити
page-record-long = Цей файл задовгий для запису.

## Settings

page-settings-lead = Лишаються в цьому браузері й діють відразу.
page-language = Мова
page-theme = Кольори
page-as-machine = як у пристрої
page-theme-light = світлі
page-theme-dark = темні
page-motion = Рух
page-motion-less = менше
page-pace = Дії інших показано
page-pace-calm = спокійно
page-pace-brisk = жваво
page-pace-at-once = відразу
page-confirm = Підтвердження
page-confirm-all = Усього
page-confirm-all-about = Ніщо не діє, доки не підтвердиш.
page-confirm-few = Лише важливішого
page-confirm-few-about = Дрібні відповіді, які можна взяти назад, діють відразу.
page-sound = Звуки

## Who one is

page-become = Як тебе звати?
page-your-name = Твоє ім’я
page-become-hint = Для інших за столом. Більше нічого не треба.
page-become-go = Це я
page-have-account = Я маю обліковий запис
page-name = Ім’я
page-password = Пароль
page-password-about = { $count ->
    [one] Щонайменше { $count } знак.
    [few] Щонайменше { $count } знаки.
    [many] Щонайменше { $count } знаків.
   *[other] Щонайменше { $count } знака.
}
page-password-new = Новий пароль
page-password-new-about = Лише якщо його треба змінити. Усі інші сеанси завершаться.
page-password-old = Дотеперішній пароль
page-email = Ел. пошта
page-email-about = Можна лишити порожньою.
page-sign-in = Увійти
page-sign-in-lead = З обліковим записом твої партії є на кожному пристрої.
page-sign-in-guest = Ти граєш як гість: щоб зберегти ці партії, створи обліковий запис нижче, а не входь.
page-account = Хто ти
page-account-new = Ще немає запису?
page-account-why = Обліковий запис зберігає твої партії, а ім’я належить лише тобі.
page-account-make = Створити обліковий запис
page-account-keep = Збережи свої партії
page-is-guest = Ти граєш як гість у цьому браузері.
page-is-account = Ти маєш обліковий запис.
page-is-nobody = Тут тебе ще не знають. Зіграй або ввійди.
page-change = Змінити
page-changed = Змінено.
page-out = Поки що вийти
page-out-guest = Гість після виходу повернеться лише за кодом місця.
page-sign-out = Вийти
page-sign-out-all = Вийти всюди
page-tokens = Токени для програм
page-tokens-about = Твій бот чи інша програма грає з токеном від твого імені.
page-token = Токен
page-token-once = Скопіюй зараз: його видно лише цього разу.
page-token-label = Для чого він
page-token-make = Створити токен
page-token-unused = ще не вживано
page-token-used = востаннє: { $when }
page-token-drop = Видалити { $name }
page-farewell = Видалити обліковий запис
page-farewell-about = Зникне твоє ім’я й усе, що до нього належить. Партії лишаться без імені.
page-farewell-go = Видалити назавжди
page-recover = Назад на моє місце
page-recover-lead = Код, показаний на початку за столом, поверне тебе з будь-якого пристрою.
page-recover-table = Стіл
page-recover-table-about = Його адреса або те, що в ній за «table/».
page-recover-go = На моє місце

## To read

page-rules-lead = Переказано нашими словами, з кожною картою й тим, що означають роз’яснення.
page-contents = Зміст
page-shelf-rules = Правила
page-shelf-cards = Карти
page-shelf-words = Слова
page-shelf-legends = Легенди
page-cards-found = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
