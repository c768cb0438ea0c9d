### The names of all things: cards, territories, colours, terms.
###
### A name stands in the nominative, as on a card. Beside it, as attributes, may stand:
###   .in .to .from .of .the   a territory within a sentence ("in the Cove"), where a language needs
###                            more than a word before the bare name: a message then says
###                            { $territory-in }, and what has no such attribute gives the bare name
###   .of .to .obj             the same for a player's colour: of whom, to whom, whom
###   .short                   a territory's name of eleven letters at most, for a narrow map
###   .letter                  the letter that stands for a colour on the map, or for a kind of card
###                            before its name: all different
### A language that gives one of .in .to .from .of .the .obj to one name gives it to all of the kind.

## The territories, and with them their Advantage cards

name-cove = Бухта
    .in = у Бухті
    .to = до Бухти
    .from = з Бухти
    .of = Бухти
    .the = Бухту
name-forest = Ліс
    .in = у Лісі
    .to = до Лісу
    .from = з Лісу
    .of = Лісу
    .the = Ліс
name-gates-of-tir-na-nog = Ворота в Тір-На-Ноґ
    .in = біля Воріт у Тір-На-Ноґ
    .to = до Воріт у Тір-На-Ноґ
    .from = від Воріт у Тір-На-Ноґ
    .of = Воріт у Тір-На-Ноґ
    .the = Ворота в Тір-На-Ноґ
    .short = Тір-На-Ноґ
name-highlands = Нагір’я
    .in = у Нагір’ї
    .to = до Нагір’я
    .from = з Нагір’я
    .of = Нагір’я
    .the = Нагір’я
name-hills = Пагорби
    .in = на Пагорбах
    .to = на Пагорби
    .from = з Пагорбів
    .of = Пагорбів
    .the = Пагорби
name-iron-mine = Залізна копальня
    .in = у Залізній копальні
    .to = до Залізної копальні
    .from = із Залізної копальні
    .of = Залізної копальні
    .the = Залізну копальню
    .short = Залізна
name-lost-vale = Забутий видолинок
    .in = у Забутому видолинку
    .to = до Забутого видолинку
    .from = із Забутого видолинку
    .of = Забутого видолинку
    .the = Забутий видолинок
    .short = Видолинок
name-meadows = Луги
    .in = на Лугах
    .to = на Луги
    .from = з Лугів
    .of = Лугів
    .the = Луги
name-misty-lands = Імлисті землі
    .in = на Імлистих землях
    .to = на Імлисті землі
    .from = з Імлистих земель
    .of = Імлистих земель
    .the = Імлисті землі
    .short = Імлисті
name-moor = Пустище
    .in = на Пустищі
    .to = на Пустище
    .from = з Пустища
    .of = Пустища
    .the = Пустище
name-mountains = Гори
    .in = у Горах
    .to = у Гори
    .from = з Гір
    .of = Гір
    .the = Гори
name-plains = Рівнини
    .in = на Рівнинах
    .to = на Рівнини
    .from = з Рівнин
    .of = Рівнин
    .the = Рівнини
name-salt-mine = Соляна копальня
    .in = у Соляній копальні
    .to = до Соляної копальні
    .from = із Соляної копальні
    .of = Соляної копальні
    .the = Соляну копальню
    .short = Соляна
name-stone-circle = Кам’яне коло
    .in = у Кам’яному колі
    .to = до Кам’яного кола
    .from = з Кам’яного кола
    .of = Кам’яного кола
    .the = Кам’яне коло
    .short = Коло
name-swamp = Болото
    .in = на Болоті
    .to = на Болото
    .from = з Болота
    .of = Болота
    .the = Болото
name-valley = Долина
    .in = у Долині
    .to = до Долини
    .from = з Долини
    .of = Долини
    .the = Долину

## The Action cards

name-bard = Бард
name-citadel = Цитадель
name-conquest = Завоювання
name-craftsmen-and-peasants = Ремісники та селяни
name-druid = Друїд
name-emissaries = Посланці
name-exploration = Дослідження
name-festival = Свято
name-geis = Ґеш
name-master-craftsman = Ремісник
name-migration = Переселення
name-new-alliance = Новий союз
name-new-clans = Нові клани
name-raid = Набіг
name-sanctuary = Святилище
name-scouts-and-spies = Розвідники та шпигуни
name-warlord = Воєначальник

## The Epic Tales

name-balors-eye = Око Балора
name-battle-frenzy = Бойовий шал
name-battle-of-moytura = Битва під Маґ Туїред
name-breas-tyranny = Тиранія Бреса
name-cathbads-word = Пророцтво Катвада
name-champions-share = Частування переможця
name-children-of-dana = Діти Дану
name-dagda = Дагда
name-dagdas-cauldron = Котел Дагди
name-dagdas-club = Палиця Дагди
name-dagdas-harp = Арфа Дагди
name-deirdres-beauty = Врода Дейрдре
name-diarmuid-and-grainne = Діармод і Ґронья
name-eriu = Ейре
name-fianna = Фіяна
name-kernunos-sanctuary = Святилище Кернунна
name-lug-samildanach = Луг Самілданах
name-lugs-spear = Спис Луга
name-maeves-wealth = Багатство Мейв
name-manannans-horses = Коні Мананнана
name-morrigan = Морріґан
name-nuada-silverhand = Нуада Срібнорукий
name-oenguss-ploy = Хитрощі Ейнґуса
name-ogmas-eloquence = Красномовство Огми
name-otherworld = Потойбіччя
name-stone-of-fal = Камінь Фаль
name-strengs-resolve = Рішучість Шренга
name-tailtus-land = Земля Тальту
name-tale-of-cuchulain = Легенда про Кухуліна
name-tuans-memory = Пам’ять Туана

## The players: their colours, and the beast of each colour

name-red = Червоний
    .of = Червоного
    .to = Червоному
    .obj = Червоного
    .letter = Ч
name-violet = Фіолетовий
    .of = Фіолетового
    .to = Фіолетовому
    .obj = Фіолетового
    .letter = Ф
name-blue = Синій
    .of = Синього
    .to = Синьому
    .obj = Синього
    .letter = С
name-white = Білий
    .of = Білого
    .to = Білому
    .obj = Білого
    .letter = Б
name-stag = Олень
name-raven = Крук
name-salmon = Лосось
name-boar = Вепр

## The two kinds of effect, as they are called before a card’s text

name-season = Пора року
name-triskel = Трискель

## Terms of the rules

name-action-card = карта дії
    .letter = Д
name-advantage-card = карта переваги
    .letter = П
name-epic-tale-card = карта епосу
    .letter = Е
name-season-card = карта пори року
name-triskel-card = карта з трискелем
name-territory = територія
name-clan = клан
name-chieftain = ватажок
name-brenn = брен
name-high-king = верховний король
name-capital = столиця
name-citadel-building = цитадель
name-sanctuary-building = святилище
name-flock-of-crows = зграя ворон
name-pretender-token = претендент
name-deed-token = звершення
name-festival-marker = жетон свята
name-reserve = запас
name-round = раунд
name-turn = хід
name-assembly-phase = фаза зібрання
name-season-phase = фаза пори року
name-pass = пропустити хід
name-take-pretender-token = узяти жетон претендента
name-victory-conditions = умови перемоги
name-clash = сутичка
name-instigator = заводій
name-citadels-step = Цитаделі (крок)
name-resolution-step = Залагодження сутички (крок)
name-maneuver = маневр
name-attack = атака
name-withdraw = відступ
name-epic-tale-maneuver = маневр з карти епосу
name-exposed = незахищений
name-sheltered = захищений
name-engaged = учасник сутички
name-present = присутній
name-shared-territory = спільна територія
name-move = перемістити
name-place = розмістити
name-remove = прибрати
name-replace = замінити
name-discard-pile = скид
name-turn-order = порядок ходів
name-discovery-scenario = Знайомство з грою
name-icon-build = Будівництво
name-icon-move = Переміщення
name-icon-recruit = Наймання
