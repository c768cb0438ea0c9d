### What can be chosen: choice-<verb of the action>, or choice-<verb>-<kind of decision>, or
### choice-<verb>-<kind of decision>-<card, territory or effect that it is for>.
###
### How an action of docs/notation.md becomes such a choice is in docs/words.md. In short: what
### follows the verb is $chosen, with -is as in questions ([you], [other]; an id), and the parts of
### the decision’s subject are there as well.

## Yes, no, enough

choice-decline = Ні
choice-decline-shelter = Ні, не ховати
choice-decline-territory-scouts-and-spies = Не переміщувати кланів
choice-decline-territory-tailtus-land = Не переміщувати клану
choice-decline-territory-morrigan = Не починати сутички
choice-decline-may = Ні, хай летить, як летить
choice-decline-give-back = Жодного
choice-done = Це все
choice-done-muster = Жодного
# Before anything was chosen.
choice-none-place = Жодного клану
choice-none-march = Зовсім жодного

## What one does

choice-pass = Пропустити хід
choice-pretend = Узяти жетон претендента
choice-peace = Так, мир
choice-peace-maneuver = Запропонувати мир
choice-fight = Ні, битися далі
choice-remove = Прибрати один свій клан
choice-shelter = Сховати клан
choice-withdraw = Відступити на сусідні території, де ти ватажок
choice-turn = Так, перевернути зграю
choice-demand-card = Карти дії
choice-demand-clan = Клану

## Places

# $chosen (territory)
choice-territory = { $chosen }
# $chosen (territory)
choice-from = Іти { $chosen-from }
# $chosen (territory)
choice-to = Іти { $chosen-to }
# $chosen (territory)
choice-place = { $chosen }
# More clans than one may be placed.
# $chosen (territory), $count (number)
choice-place-many = { $chosen } (до { $count })
# $chosen (territory)
choice-place-either = Розмістити свій клан { $chosen-in }
# $chosen (territory)
choice-place-orders = Розмістити свій клан { $chosen-in }
# An empty place, by the territories that it touches.
# $chosen (territories)
choice-at = Поруч: { $chosen }
# $count (number)
choice-count = { $count ->
    [one] { $count } клан
    [few] { $count } клани
    [many] { $count } кланів
   *[other] { $count } клану
}

## Players

# $chosen (player)
choice-attack = Атакувати { $chosen-obj }
# $chosen (player)
choice-player = { $chosen-is ->
    [you] { $chosen } (ти)
   *[other] { $chosen }
}
# $chosen (player)
choice-player-either = { $chosen-is ->
    [you] { $chosen } (ти)
   *[other] Замінити клан { $chosen-of }
}
# $chosen (player)
choice-player-orders = { $chosen-is ->
    [you] { $chosen } (ти)
   *[other] Прибрати клан { $chosen-of }
}

## Cards

# $chosen (card)
choice-play = Зіграти: { $chosen }
# It may be played at any time, and answers nothing.
# $chosen (card)
choice-play-beside = Зіграти: { $chosen } (і вирішувати далі)
# $chosen (card)
choice-discard = Скинути: { $chosen }
# $chosen (card)
choice-take = Забрати: { $chosen }
# $chosen (card)
choice-hold = Лишити: { $chosen }
# $chosen (card)
choice-give = Віддати: { $chosen }
# $chosen (card)
choice-aside = Відкласти: { $chosen }
# $chosen (card)
choice-keep = Лишити: { $chosen }

## Chance’s, in the report of a game

choice-clockwise = За годинниковою стрілкою
choice-counterclockwise = Проти годинникової стрілки
# $chosen (card)
choice-draw = Узяти: { $chosen }
