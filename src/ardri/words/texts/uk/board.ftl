### The table in the browser: what stands around the map, beside questions and on buttons.
###
### Buttons and headings are short: they stand in narrow places, and on a telephone.
### $who is a player’s name. Players have -is where it is said: [you], [other] or [none].

## The page

# As in the tab of the browser.
board-title = Ardrí
board-title-you = Твій хід
# $who (text)
board-title-other = Вирішує { $who }
board-title-over = Гру закінчено
board-opening = Стіл накривають …
board-offline = Немає з’єднання. Сторінка пробує ще.
board-lost = З’єднання урвалося раніше, ніж це сталося. Спробуй ще раз.

## To jump to a part of the page

board-skip-links = Частини столу
board-skip-question = До запитання
board-skip-map = До острова
board-skip-hand = До твоїх карт
board-skip-players = До гравців

## At the top

board-round = Раунд
board-settling = Заселення острова
board-phases = Фази раунду
board-phase-setup = Підготовка
board-phase-assembly = Зібрання
board-phase-season = Пора року
board-phase-over = Кінець
board-flock = Зграя летить
board-flock-clockwise = За стрілкою
board-flock-counterclockwise = Проти стрілки
board-flies-clockwise = Зграя ворон летить за годинниковою стрілкою
board-flies-counterclockwise = Зграя ворон летить проти годинникової стрілки
board-menu = Меню
board-help = Довідка і клавіші

# What lies beside the board, in a word each beside a number.
board-pile-undiscovered = невідкриті
board-pile-discarded = скинуті
board-pile-aside = відкладені
board-pile-deck = у колоді
board-pile-open = відкриті
board-undiscovered = Території, які ще не відкрито

## What lies beside the board, as a sheet

board-store = Поруч із мапою
# $count (number)
board-left-citadels = { $count ->
    [one] Лишилася { $count } цитадель
    [few] Лишилося { $count } цитаделі
    [many] Лишилося { $count } цитаделей
   *[other] Лишилося { $count } цитаделі
}
# $count (number)
board-left-sanctuaries = { $count ->
    [one] Лишилося { $count } святилище
    [few] Лишилося { $count } святилища
    [many] Лишилося { $count } святилищ
   *[other] Лишилося { $count } святилища
}
# $count (number)
board-left-deeds = { $count ->
    [one] Лишилося { $count } звершення
    [few] Лишилося { $count } звершення
    [many] Лишилося { $count } звершень
   *[other] Лишилося { $count } звершення
}
# $count (number)
board-store-discarded = Скинуті карти дій: { $count }
# $count (number)
board-store-unseen = Скинуто потай: { $count }
# $count (number)
board-store-aside = Відкладена карта дії: { $count }
# $count (number)
board-store-open = Скинуті карти епосу, горілиць: { $count }
# $count (number)
board-store-deck = Карти епосу в колоді: { $count }
board-store-advantages = Карти переваги
board-advantage-table = на столі
board-advantage-played = зіграно в цьому раунді
# $count (number)
board-store-lands = Невідкриті території: { $count }

## Players

# $beast (text)
board-role-you = { $beast } · ти
# $beast (text)
board-role-bot = { $beast } · бот
board-state-yours = Твій хід
board-state-turn = Хід
board-state-deciding = Вирішує
board-state-maneuver = Маневр
board-state-choosing = Обирає
board-state-ready = Готово
board-state-passed = Пас
board-state-away = Не за столом
board-leadership = Влада
board-land = Землі
board-faith = Віра
# $value (number), $deeds (number)
board-ring-leadership = Влада: { $value }{ $deeds ->
    [0] { "" }
   *[other] { " " }і { $deeds } зі звершень
} з 6
# $value (number), $deeds (number)
board-ring-land = Землі: { $value }{ $deeds ->
    [0] { "" }
   *[other] { " " }і { $deeds } зі звершень
} з 6
# $value (number), $deeds (number)
board-ring-faith = Віра: { $value }{ $deeds ->
    [0] { "" }
   *[other] { " " }і { $deeds } зі звершень
} з 6
# $count (number)
board-met = { $count ->
    [0] Жодної умови перемоги не виконано.
   *[other] Виконані умови перемоги: { $count }.
}
# $count (number)
board-deeds = { $count ->
    [0] Без звершень
    [one] { $count } звершення
    [few] { $count } звершення
    [many] { $count } звершень
   *[other] { $count } звершення
}
# $count (number)
board-cards-action = { $count ->
    [0] Без карт дій
    [one] { $count } карта дії
    [few] { $count } карти дій
    [many] { $count } карт дій
   *[other] { $count } карти дії
}
# $count (number)
board-cards-advantage = { $count ->
    [0] Без карт переваги
    [one] { $count } карта переваги
    [few] { $count } карти переваги
    [many] { $count } карт переваги
   *[other] { $count } карти переваги
}
# $count (number)
board-cards-epic = { $count ->
    [0] Без карт епосу
    [one] { $count } карта епосу
    [few] { $count } карти епосу
    [many] { $count } карт епосу
   *[other] { $count } карти епосу
}
# $count (number), $reserve (number)
board-clans-on-map = Клани на острові: { $count }, у запасі: { $reserve }
board-known = Що ти знаєш про ці карти
board-present = Де є клани

## The map

board-map = Острів
board-map-list = Території списком
board-map-whole = Показати весь острів
# $who (text), $count (number), $territory (territory)
board-clans = { $who }: { $count ->
    [one] { $count } клан
    [few] { $count } клани
    [many] { $count } кланів
   *[other] { $count } клану
} { $territory-in }
# $who (text), $count (number)
board-clans-of = { $who }: { $count ->
    [one] { $count } клан
    [few] { $count } клани
    [many] { $count } кланів
   *[other] { $count } клану
}
board-no-clans = без кланів
# $who (text)
board-chieftain = ватажок: { $who }
# $count (number)
board-citadels = { $count ->
    [one] { $count } цитадель
    [few] { $count } цитаделі
    [many] { $count } цитаделей
   *[other] { $count } цитаделі
}
# $count (number)
board-sanctuaries = { $count ->
    [one] { $count } святилище
    [few] { $count } святилища
    [many] { $count } святилищ
   *[other] { $count } святилища
}
# $territories (territories)
board-beside = поруч: { $territories }
board-legal = можна обрати зараз

## Deciding

# $card (card)
board-spot = { $card }: де відкриваєш територію?
# $card (card), $by (player): who has played it
board-spot-brenn = { $card } ({ $by-is ->
    [you] твоя карта
   *[other] { $by }
}): ти — брен, де відкриється територія?
board-question = Що запитують
board-back = Повернути
board-confirm = Підтвердити
board-confirm-march = Підтвердити рух
board-confirm-place = Розмістити
# $count (number): cards
board-confirm-hold = { $count ->
    [one] Лишити цю карту
    [few] Лишити ці { $count }
    [many] Лишити ці { $count }
   *[other] Лишити ці { $count }
}
board-withdraw = Відступити
board-skip = Показати все
# $choice (text): what has been chosen
board-chosen = Обрано: { $choice }
# $cards (text)
board-hold-these = Лишаєш: { $cards }?
# $places (territories)
board-place-these = Розміщуєш клани: { $places }?
# $what (text): how many clans by which way
board-fewer = На клан менше: { $what }
# $what (text)
board-more = На клан більше: { $what }
board-idle = Наскільки ти можеш знати, це змінить лише те, де лежить карта.
# $count (number): of victory conditions
board-claim = Виконані умови перемоги: { $count }. Протримайся до наступного зібрання: усі побачать жетон.
# $who (text), $count (number): of players
board-waiting = { $count ->
    [one] Вирішує { $who }
    [few] Вирішують: { $who }
    [many] Вирішують: { $who }
   *[other] Вирішують: { $who }
}
board-going-on = Гра триває …
board-over = Гру закінчено
board-answered = Твою відповідь прийнято
board-help-answered = Інші, може, ще відповідають. Доти її можна повернути.

## A second sentence below the question

board-help-settle = Усі по черзі розміщують по одному клану. Обери на мапі.
board-help-hold = Що лишиш зараз, наступного разу ще можна передати.
board-help-turn = Обери карту з руки, пропусти хід або, якщо можеш, сягни по корону.
board-help-window = Обери карту для відповіді або відмовся.
board-help-sealed = Ніхто не бачить, чи ти відповідаєш і коли.
board-help-spot = Обери одне з місць край берега.
board-help-place = Торкнися території раз за кожен клан.
board-help-march = Торкнися підсвіченої території раз за кожен клан або перетягни клани туди.
board-help-orders = Віддавай накази один за одним.
board-help-maneuver = Атакуй, відступи, зіграй карту як маневр або запропонуй мир.
board-help-shelter = Клан у цитаделі не можна атакувати, а враховують його й далі.
board-help-peace = Якщо згодні всі, сутичка скінчиться; якщо ні, триває далі.
board-help-answer = Скинь карту дії з руки або втрать клан.

## Cards

board-hand = Твої карти
# $count (number): of cards
board-hand-all = Усі карти на руці: { $count }
board-hand-empty = У тебе немає карт.
# $card (text)
board-read = Прочитати: { $card }
board-kind-action = Дія
board-kind-advantage = Перевага
board-kind-epic = Епос
board-category-clash = Сутичка
board-category-cards = Карти
board-why-not-asked = зараз вирішуєш не ти
board-why-season = карта пори року, на твій хід
board-why-triskel = не в цю мить
board-why-nothing = зараз її не можна зіграти
board-land-rule = Сама територія
board-land-plain = Власної дії не має.
board-notes = Точніше
board-legend = Легенда
board-chapters = У правилах
board-choose = Обери карту

## The draft

board-draft = Роздача карт
board-draft-passes = Передавання карт
# $pass (number): to be held; $rest (number): passed on
board-draft-pass = Лишити: { $pass }, передати: { $rest }.
# $count (number)
board-draft-hold = Лишити { $count }
# $who (text), $count (number): of cards
board-draft-next = { $count ->
    [one] { $count } карта піде далі: { $who }
    [few] { $count } карти підуть далі: { $who }
    [many] { $count } карт піде далі: { $who }
   *[other] { $count } карти піде далі: { $who }
}
board-ribbon-hold = Лишити
board-ribbon-pass = Передати
board-ribbon-chosen = Обрано

## The clash

# $territory (territory)
board-clash = Сутичка { $territory-in }
# $who (text), $count (number): of attacks so far
board-clash-by = Заводій: { $who } · { $count ->
    [0] ще без атак
    [one] { $count } атака
    [few] { $count } атаки
    [many] { $count } атак
   *[other] { $count } атаки
}
board-clash-table = Сутичка
board-clash-order = Черга
board-clash-exposed = Незахищені
board-clash-sheltered = Захищені
board-clash-hand = Рука
board-clash-none = немає
board-clash-acts = діє зараз
board-clash-acting = щойно діє
board-clash-for-peace = за мир
# $count (number): citadels that are free
board-clash-citadels = { $count ->
    [0] Усі цитаделі зайнято.
    [one] Вільна { $count } цитадель.
    [few] Вільні { $count } цитаделі.
    [many] Вільних цитаделей: { $count }.
   *[other] Вільної цитаделі: { $count }.
}
board-clash-silent = Без карт із трискелем.

## Standing orders

board-orders = Постійні накази
board-orders-about = Вони відповідають за тебе відмовою, коли можна зіграти карту. Карт вони не грають ніколи.
board-order-could = Питати, лише якщо в мене є слушна карта
board-order-until-turn = Відмовлятися від усього до мого наступного ходу
# $card (card)
board-order-never = Не питати через саму лише карту { $card }
# $count (number)
board-order-used = { $count ->
    [one] Наказ відмовив за тебе { $count } раз.
    [few] Наказ відмовив за тебе { $count } рази.
    [many] Наказ відмовив за тебе { $count } разів.
   *[other] Наказ відмовив за тебе { $count } раза.
}

## The log

board-log = Оповідь дотепер
board-log-filter = Що в списку
board-log-all = усе
board-log-cards = карти
board-log-clashes = сутички
board-log-before = Що було раніше
board-log-since = Відколи ти тут був(-ла)

## The end

# $who (text), $count (number): of the round
board-won = { $who } стає верховним королем у раунді { $count }
# $count (number): of the round
board-won-you = Ти стаєш верховним королем у раунді { $count }!
# $count (number): of the round
board-drawn = Нічия в раунді { $count }: верховного короля немає

## Talk

board-chat = Розмова
# $count (number): of lines
board-chat-unread = { $count ->
    [one] Розмова: { $count } новий рядок
    [few] Розмова: { $count } нові рядки
    [many] Розмова: { $count } нових рядків
   *[other] Розмова: { $count } нового рядка
}

## Help and keys

board-close = Закрити
board-help-hands = Що світиться, те можна обрати: на мапі, у руці чи під запитанням. Нічого не діє, доки не підтвердиш.
board-keys = Клавіші
board-key-help = ця довідка
board-key-confirm = підтвердити
board-key-back = повернути
board-key-skip = показати все, що сталося
board-key-question = до запитання
board-key-map = до острова
board-key-hand = до твоїх карт
board-key-players = до гравців
board-key-log = оповідь дотепер
board-key-store = що лежить поруч із мапою
board-key-read = прочитати карту у фокусі
board-key-arrows = на острові: від землі до землі
board-key-zoom = на острові: ближче, далі, цілком
