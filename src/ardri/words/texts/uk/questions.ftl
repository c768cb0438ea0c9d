### What a player is asked, in one sentence: question-<kind of decision>, or
### question-<kind of decision>-<card, territory, window or effect that it is for>.
###
### How a decision of docs/notation.md becomes such a question is in docs/words.md. In short: the
### parts of its subject are filled in by their names, and only those named in the comment are sure
### to be there. Players have -is: [you], [other] or [none]; territories and cards their id or
### [none].

## The course of the game

question-settle = Де розміщуєш клан на початку гри?

# $count (number): to be held now; $held (number): held already; $rest (number): passed on then
question-hold = { $held ->
    [0] Відбір: лиши { $count ->
        [one] { $count } карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }, решту ({ $rest }) передай. Що лишаєш?
   *[other] Що ще лишаєш? Треба ще { $count ->
        [one] { $count } карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }.
}

# $cards (text): the cards held so far; $count (number): still to be held
question-hold-more = Лишаєш: { $cards }. Що ще? Треба { $count }.

# $opening (number): 1 in the Brenn’s first turn
question-turn = { $opening ->
    [1] Ти — брен, і перший хід твій: яку карту пори року граєш?
   *[other] Твій хід: що робиш?
}

question-territory-founding = Ти — перший брен: яка територія буде столицею?

question-place-return = На острові немає твоїх кланів: де розміщуєш клан?

# $count (number)
question-place-return-many = На острові немає твоїх кланів: де розміщуєш { $count ->
    [one] { $count } клан
    [few] { $count } клани
    [many] { $count } кланів
   *[other] { $count } клану
}?

# $card (card)
question-keep = Яку карту епосу лишаєш? Решту скидають горілиць, на очах у всіх.

## Windows: what has come up, and what may be done

question-window-assembly-start = Починається зібрання. Граєш карту?

# $by (player), $card (card)
question-window-declared = { $by-is ->
    [you] Ти граєш
   *[other] { $by } грає
} карту «{ $card }». Відповідаєш?

# $count (number), $card (card): what one draws for, or $effect (territory)
question-window-drawing = Ти береш { $count ->
    [one] { $count } карту епосу
    [few] { $count } карти епосу
    [many] { $count } карт епосу
   *[other] { $count } карти епосу
} ({ $card-is ->
    [none] { $effect-is ->
        [return] новий початок
       *[other] { $effect }
    }
   *[other] { $card }
}). Спершу граєш карту?

# $territory (territory)
question-window-arrived = Твої клани перемістилися { $territory-to }. Граєш карту?

# $clash (territory)
question-window-clash-start = Починається сутичка { $clash-in }. Граєш карту?

# $clash (territory)
question-window-sheltered = Клани { $clash-in } сховалися. Граєш карту?

# $attacker (player), $victim (player), $clash (territory)
question-window-attacked = { $attacker-is ->
    [you] Ти атакуєш
   *[other] { $attacker } атакує
} { $victim-is ->
    [you] тебе
   *[other] { $victim-obj }
} { $clash-in }. Граєш карту?

# $territory (territory)
question-window-removed = Мають прибрати твій клан { $territory-in }. Граєш карту?

# $clash (territory)
question-window-after-maneuver = Маневр { $clash-in } завершено. Граєш після нього карту?

# $by (player), $card (card)
question-window-after-play = { $by-is ->
    [you] Твою карту
   *[other] Карту { $by-of }
} «{ $card }» зіграно. Граєш після неї карту?

question-window-end-of-turn = Хід завершено. Граєш карту перед наступним?

## A territory is chosen. $territory is the one chosen first, if two are.

# $card (card)
question-territory-citadel = { $card }: де будуєш?
# $card (card)
question-territory-conquest = { $card }: на яку територію йдуть твої клани?
# $card (card)
question-territory-emissaries = { $card }: з якої території йде клан?
# $card (card)
question-territory-festival = { $card }: де воно буде?
# $card (card)
question-territory-migration = { $card }: з якої території йдуть твої клани?
# $card (card)
question-territory-new-alliance = { $card }: на якій території?
# $card (card)
question-territory-sanctuary = { $card }: де будуєш?
# $card (card), $territory (territory)
question-territory-scouts-and-spies = { $territory-is ->
    [none] { $card }: з якої території йдуть твої клани, якщо йдуть?
   *[other] { $card }: куди йдуть твої клани { $territory-from }?
}
# $card (card)
question-territory-warlord = { $card }: де починаєш сутичку?
# $card (card)
question-territory-lost-vale = { $card }: з якої сусідньої території туди йде клан?
# $card (card)
question-territory-valley = { $card }: де розміщуєш клан?
# $card (card)
question-territory-balors-eye = { $card }: звідки прибираєш клан?
# $card (card)
question-territory-breas-tyranny = { $card }: звідки виганяєш клан суперника?
# $card (card)
question-territory-children-of-dana = { $card }: де розміщуєш клан?
# $card (card)
question-territory-deirdres-beauty = { $card }: звідки прибираєш свій клан?
# $card (card)
question-territory-diarmuid-and-grainne = { $card }: куди натомість іде клан?
# $card (card)
question-territory-fianna = { $card }: на яку територію йдуть твої клани?
# $card (card)
question-territory-kernunos-sanctuary = { $card }: де розміщуєш клан і святилище?
# $card (card), $territory (territory)
question-territory-manannans-horses = { $territory-is ->
    [none] { $card }: з якої території йдуть твої клани?
   *[other] { $card }: куди йдуть твої клани { $territory-from }?
}
# $card (card)
question-territory-morrigan = { $card }: де починаєш сутичку, якщо починаєш?
# $card (card)
question-territory-otherworld = { $card }: де розміщуєш і прибираєш клани?
# $card (card), $to (territory): the one discovered
question-territory-tailtus-land = { $card }: звідки твій клан іде { $to-to }, якщо йде?

## A player is chosen

# $card (card)
question-player-master-craftsman = { $card }: кому віддаєш карту епосу?
# $card (card), $territory (territory)
question-player-new-alliance = { $card }: чий клан { $territory-in } заміняєш?
# $card (card)
question-player-scouts-and-spies = { $card }: чиї карти дій переглядаєш?
# $card (card)
question-player-warlord = { $card }: хто виконує наступний маневр?
# $card (card)
question-player-highlands = { $card }: хто буде заводієм сутички?
# $card (card), $territory (territory)
question-player-lost-vale = { $card }: чий клан { $territory-from } туди йде?
# $card (card)
question-player-moor = { $card }: чиї карти епосу переглядаєш?
# $card (card)
question-player-salt-mine = { $card }: у кого навмання береш карту дії?
# $card (card), $territory (territory)
question-player-balors-eye = { $card }: чий клан прибираєш { $territory-from }?
# $card (card), $territory (territory)
question-player-breas-tyranny = { $card }: чий клан виганяєш { $territory-from }?
# $card (card), $territory (territory)
question-player-morrigan = { $card }: хто буде заводієм сутички { $territory-in }?

## Places and clans

# $card (card), $by (player): who has played it
question-spot = { $card } ({ $by-is ->
    [you] твоя карта
   *[other] { $by }
}): ти — брен, де відкриється територія? Номери місць — на мапі.

# $card (card)
question-spot-tailtus-land = { $card }: де відкриваєш територію? Номери місць — на мапі.

# $card (card)
question-unearth = { $card }: яку з цих територій відкриваєш? Решта буде останньою.

# $card (card)
question-place = { $card }: де розміщуєш клан?

# Several clans are shared out at one time.
# $card (card), $count (number): at most; $fewer (yes | no): whether fewer will do
question-place-many = { $card }: де розміщуєш { $fewer ->
    [yes] до { $count ->
        [one] { $count } клану
        [few] { $count } кланів
        [many] { $count } кланів
       *[other] { $count } клану
    }
   *[no] { $count ->
        [one] { $count } клан
        [few] { $count } клани
        [many] { $count } кланів
       *[other] { $count } клану
    }
}?

# $places (territories): where clans are placed, one name for each
question-place-more = Поки що: { $places }. Де розміщуєш іще один?

# $card (card), $territory (territory), $verb (from | to): whether clans come from other places to
# the territory, or go to others
question-march = { $verb ->
    [from] { $card }: звідки йдуть клани { $territory-to }?
   *[to] { $card }: куди йдуть клани { $territory-from }?
}

# $territory (territory)
question-march-withdrawal = Відступ: куди йдуть клани { $territory-from }?

# $card (card), $player (player), $territory (territory)
question-march-breas-tyranny = { $card }: куди йде клан { $player-of } { $territory-from }?

# $card (card), $territory (territory)
question-march-emissaries = { $card }: куди йде твій клан { $territory-from }?

# $legs (text): what goes so far
question-march-more = Поки що: { $legs }. Ще?
# A part of that.
# $count (number), $end (territory), $verb (from | to)
question-march-leg = { $verb ->
    [from] { $count } { $end-from }
   *[to] { $count } { $end-to }
}

# $territory (territory), $from (territory): where clans come from, or none; $to (territory): where
# they go, or none
question-count = { $from-is ->
    [none] Скільки кланів іде { $territory-from } { $to-to }?
   *[other] Скільки кланів іде { $from-from } { $territory-to }?
}

# $card (card), $to (territory), $clans (exposed | sheltered)
question-muster = { $clans ->
    [sheltered] { $card }: скільки твоїх захищених кланів іде { $to-to }?
   *[exposed] { $card }: скільки твоїх незахищених кланів іде { $to-to }?
}

# $card (card), $territory (territory), $left (number): times; $verb (place | player): whether one
# may place a clan, or only remove one
question-orders = { $verb ->
    [place] { $card }: що робиш { $territory-in }?
   *[player] { $card }: чий клан прибираєш { $territory-from }?
}{ $left ->
    [1] { "" }
    [one] { " " }{ $left } раз.
    [few] { " " }{ $left } рази.
    [many] { " " }{ $left } разів.
   *[other] { " " }{ $left } раза.
}

# $orders (text): what has been ordered so far; $left (number): times
question-orders-more = Поки що: { $orders }. Ще { $left }?
# One of them, in the words of its choice.
# $order (text)
question-orders-order = «{ $order }»

# $card (card), $territory (territory)
question-give-back = { $card }: скільки твоїх полеглих кланів повертається { $territory-to }?

## One of two ways

# $card (card), $territory (territory)
question-either = { $card }: що робиш { $territory-in }?

question-either-mountains = Твої клани прийшли в Гори: чим платиш?

# $card (card)
question-either-dagdas-club = { $card }: чого вимагаєш від жертви?

# $card (card), $flock (clockwise | counterclockwise)
question-may = { $flock ->
    [clockwise] { $card }: зграя летить за годинниковою стрілкою. Перевертаєш її?
   *[counterclockwise] { $card }: зграя летить проти годинникової стрілки. Перевертаєш її?
}

## Cards

# $card (card)
question-discard = { $card }: яку карту скидаєш?

question-discard-mountains = Чим платиш?

# $card (card)
question-discard-some = { $card }: які карти дій скидаєш? Карт епосу береш стільки ж.

# $cards (text): chosen so far
question-discard-some-more = Скидаєш: { $cards }. Ще?

# $card (card), $player (player)
question-give = { $card }: яку карту дії натомість віддаєш { $player-to }?

# $card (card), $by (player)
question-tribute = { $card }: яку карту дії віддаєш { $by-to }?

# $card (card)
question-aside = { $card }: яку свою карту дії потай відкладаєш?

# At the start of the Assembly, then, without an Action card in hand, it is for one of them all.
# $card (card), $actions (number): the Action cards in one’s hand
question-aside-cathbads-word = { $actions ->
    [0] { $card }: яку карту дії буде відкладено? Після відбору вона твоя.
   *[other] { $card }: яку свою карту дії потай відкладаєш?
}

# $card (card)
question-take = { $card }: яку карту дії забираєш зі скиду?

# $card (card)
question-take-deirdres-beauty = { $card }: яку з відкритих карт епосу забираєш?

## Clashes

question-clashes = Кілька сутичок: котра перша?

# $territory (territory), $free (number): citadels
question-shelter = Сутичка { $territory-in }, { $free ->
    [one] { $free } вільна цитадель
    [few] { $free } вільні цитаделі
    [many] { $free } вільних цитаделей
   *[other] { $free } вільної цитаделі
}: ховаєш клан?

# $territory (territory)
question-maneuver = Сутичка { $territory-in }: твоя черга. Що робиш?

# $actor (player), $territory (territory)
question-peace = { $actor-is ->
    [you] Ти пропонуєш
   *[other] { $actor } пропонує
} завершити сутичку { $territory-in }. Погоджуєшся?

# $attacker (player), $clash (territory)
question-answer = { $attacker } атакує тебе { $clash-in }: чим платиш?
