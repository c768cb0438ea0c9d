### What happened, as the log tells it to one player, who is "you": event-<kind of event>.
###
### How an event of docs/events.md becomes such a line is in docs/words.md. In short:
###   $who (player) is the event's seat, $whom the other one. $who-is says who that is to the
###     reader: [you], [other] or [none]; $whom-is besides [self]: the same as $who.
###   $territory and $to are places; $territory-is is [none] if there is none.
###   $cards are the cards by name, $cards-count how many are named: 0 for who may not know them.
### A text that comes out empty is not told at all. No line says more than it is given.

## The course of the game

# $count (number): of the round
event-round = --- Раунд { $count } ---

# $territory (territory)
event-laid = Перші землі острова: { $territory }.

# $who (player)
event-brenn = { $who-is ->
    [you] Ти — брен.
   *[other] { $who } — брен.
}

# $flock (clockwise | counterclockwise)
event-flock = { $flock ->
    [clockwise] Ворони летять за годинниковою стрілкою.
   *[counterclockwise] Ворони летять проти годинникової стрілки.
}

# $who (player), $count (number), $cards (cards)
event-dealt = { $cards-count ->
    [0] { "" }
   *[other] { $who-is ->
        [you] Тобі роздано: { $cards }.
       *[other] { $who } одержує карти: { $cards }.
    }
}

# $who (player), $whom (player), $count (number), $cards (cards)
event-passed-on = { $cards-count ->
    [0] { "" }
   *[other] { $who-is ->
        [you] Ти передаєш { $whom-to }: { $cards }.
       *[other] { $who } передає { $whom-is ->
            [you] тобі
           *[other] { $whom-to }
        }: { $cards }.
    }
}

# $who (player), $count (number), $cards (cards): by their territories
event-advantage = { $who-is ->
    [you] Ти береш
   *[other] { $who } бере
} { $count ->
    [one] карту переваги
    [few] карти переваг
    [many] карти переваг
   *[other] карти переваг
}: { $cards }.

# $who (player), $count (number): how many have passed in a row
event-passed = { $who-is ->
    [you] Ти пропускаєш хід.
   *[other] { $who } пропускає хід.
}

# $who (player)
event-pretender = { $who-is ->
    [you] Ти береш жетон претендента!
   *[other] { $who } бере жетон претендента!
}

# $who (player), $count (number): the Deeds that are left
event-homeless = { $who-is ->
    [you] На острові не лишилося твоїх кланів, і ти починаєш заново.
   *[other] { $who } не має на острові жодного клану й починає заново.
}

event-season-over = Усі пропустили хід: пора року завершилася.

# $who (player), $count (number): of the round
event-king = { $who-is ->
    [you] Раунд { $count }: верховний король — це ти!
   *[other] Раунд { $count }: верховний король — { $who }!
}

# $count (number): of the round
event-draw = Останній раунд завершено, верховного короля немає: нічия.

## Cards

# $who (player), $whom (player): chosen for it, if any; $territory (territory), $to (territory):
# chosen for it, if any; $use (triskel | plain): triskel if the card has a Season effect, too;
# $cards (cards): one
event-played = { $who-is ->
    [you] Ти граєш карту «{ $cards }»
   *[other] { $who } грає карту «{ $cards }»
}{ $use ->
    [triskel] { " " }заради трискеля
   *[plain] { "" }
}{ $territory-is ->
    [none] { "" }
   *[other] { " " }{ $territory-in }
}{ $to-is ->
    [none] { "" }
   *[other] , далі { $to-to }
}{ $whom-is ->
    [none] { "" }
    [self] { "" }
    [you] { " " }та називає тебе
   *[other] { $who-is ->
        [you] { " " }та називаєш { $whom-obj }
       *[other] { " " }та називає { $whom-obj }
    }
}.

# $who (player), $whom (player): whose card; $count (number), $cards (cards)
event-cancelled = { $who-is ->
    [you] Ти скасовуєш
   *[other] { $who } скасовує
} { $whom-is ->
    [self] свою карту «{ $cards }»
    [you] твою карту «{ $cards }»
   *[other] карту { $whom-of } «{ $cards }»
}.

# $who (player), $count (number), $cards (cards)
event-drew = { $who-is ->
    [you] Ти береш
   *[other] { $who } бере
} { $cards-count ->
    [0] карту епосу
    [one] карту епосу «{ $cards }»
    [few] карти епосу: { $cards }
    [many] карти епосу: { $cards }
   *[other] карти епосу: { $cards }
}.

# What was drawn and what of it was discarded is told already.
# $who (player), $count (number), $cards (cards)
event-kept = { "" }

# Only Action cards are discarded unseen.
# $who (player), $count (number), $cards (cards)
event-discarded = { $who-is ->
    [you] Ти скидаєш
   *[other] { $who } скидає
}{ $cards-count ->
    [0] { " " }{ $count ->
        [one] { $count } карту дії, не показуючи
        [few] { $count } карти дій, не показуючи
        [many] { $count } карт дій, не показуючи
       *[other] { $count } карти дії, не показуючи
    }
   *[other] : { $cards }
}.

# $who (player), $count (number), $cards (cards), $kind (advantage | other): of the card, if known
event-took = { $who-is ->
    [you] Ти забираєш
   *[other] { $who } забирає
} { $cards-count ->
    [0] карту зі скиду
   *[other] { $kind ->
        [advantage] карту переваги «{ $cards }»
       *[other] карту «{ $cards }»
    }
}.

# A card goes from one hand to another, stolen or given.
# $who (player): from; $whom (player): to; $count (number), $cards (cards)
event-gave = { $cards-count ->
    [0] Карта
   *[other] Карта «{ $cards }»
} переходить від { $who-is ->
    [you] тебе
   *[other] { $who-of }
} до { $whom-is ->
    [you] тебе
   *[other] { $whom-of }
}.

# $who (player), $whom (player): whose cards, or none: the discarded ones; $count (number): how
# many were seen; $what (actions | tales | none), $cards (cards)
event-looked = { $who-is ->
    [you] Ти переглядаєш
   *[other] { $who } переглядає
} { $whom-is ->
    [none] скид карт дій
    [you] твої { $what ->
        [actions] карти дій
        [tales] карти епосу
       *[none] карти
    }
   *[other] { $what ->
        [actions] карти дій
        [tales] карти епосу
       *[none] карти
    } { $whom-of }
}{ $count ->
    [0] : їх немає
   *[other] { $cards-count ->
        [0] { "" }
       *[other] : { $cards }
    }
}.

# $who (player), $count (number), $cards (cards)
event-took-aside = { $who-is ->
    [you] Ти забираєш
   *[other] { $who } забирає
} { $cards-count ->
    [0] відкладену карту дії
   *[other] відкладену карту дії «{ $cards }»
}.

# $who (player), $count (number), $cards (cards)
event-set-aside = { $who-is ->
    [you] Ти потай відкладаєш
   *[other] { $who } потай відкладає
} { $cards-count ->
    [0] карту дії
   *[other] карту дії «{ $cards }»
}.

# $who (player), $count (number), $cards (cards)
event-revealed = { $who-is ->
    [you] Ти відкриваєш карту «{ $cards }».
   *[other] { $who } відкриває карту «{ $cards }».
}

# $count (number)
event-reshuffled = Скид карт епосу замішано назад у колоду.

# $who (player), $count (number): how many now
event-deed = { $who-is ->
    [you] Ти здобуваєш звершення (тепер їх { $count }).
   *[other] { $who } здобуває звершення (тепер їх { $count }).
}

## The island

# $who (player), $territory (territory), $count (number)
event-placed = { $who-is ->
    [you] Ти розміщуєш
   *[other] { $who } розміщує
} { $count ->
    [one] { $count } клан
    [few] { $count } клани
    [many] { $count } кланів
   *[other] { $count } клану
} { $territory-in }.

# Whose clans they are is told, not who moves them: some cards move another player's.
# $who (player), $territory (territory): from; $to (territory), $count (number)
event-moved = { $who-is ->
    [you] { $count ->
        [one] { $count } твій клан переходить
        [few] { $count } твої клани переходять
        [many] { $count } твоїх кланів переходять
       *[other] { $count } твого клану переходить
    }
   *[other] { $count ->
        [one] { $count } клан { $who-of } переходить
        [few] { $count } клани { $who-of } переходять
        [many] { $count } кланів { $who-of } переходять
       *[other] { $count } клану { $who-of } переходить
    }
} { $territory-from } { $to-to }.

# $who (player), $territory (territory), $count (number)
event-removed = { $who-is ->
    [you] Ти втрачаєш
   *[other] { $who } втрачає
} { $count ->
    [one] { $count } клан
    [few] { $count } клани
    [many] { $count } кланів
   *[other] { $count } клану
} { $territory-in }.

# $who (player), $whom (player): whose clan; $territory (territory), $count (number)
event-replaced = { $who-is ->
    [you] Ти заміняєш
   *[other] { $who } заміняє
} один { $whom-is ->
    [you] твій клан
   *[other] клан { $whom-of }
} { $territory-in }.

# $who (player), $territory (territory), $what (citadel | sanctuary | capital | festival)
event-built = { $who-is ->
    [you] { $what ->
        [citadel] Ти будуєш цитадель { $territory-in }.
        [sanctuary] Ти будуєш святилище { $territory-in }.
        [capital] Ти засновуєш столицю { $territory-in }.
       *[festival] Ти влаштовуєш свято { $territory-in }.
    }
   *[other] { $what ->
        [citadel] { $who } будує цитадель { $territory-in }.
        [sanctuary] { $who } будує святилище { $territory-in }.
        [capital] { $who } засновує столицю { $territory-in }.
       *[festival] { $who } влаштовує свято { $territory-in }.
    }
}

# $who (player), $territory (territory)
event-discovered = { $who-is ->
    [you] Ти відкриваєш { $territory-the }.
   *[other] { $who } відкриває { $territory-the }.
}

# $who (player), $territory (territory): none for those who may not know it
event-scouted = { $who-is ->
    [you] Ти оглядаєш
   *[other] { $who } оглядає
} { $territory-is ->
    [none] територію зі стосу
   *[other] { $territory-the }
}.

## Clashes

# $who (player), $territory (territory)
event-clash = { $who-is ->
    [you] Ти починаєш сутичку { $territory-in }!
   *[other] { $who } починає сутичку { $territory-in }!
}

# $who (player), $territory (territory), $count (number)
event-sheltered = { $who-is ->
    [you] Ти ховаєш
   *[other] { $who } ховає
} { $count ->
    [one] { $count } клан
    [few] { $count } клани
    [many] { $count } кланів
   *[other] { $count } клану
} { $territory-in }.

# $who (player), $territory (territory), $count (number)
event-declined = { $who-is ->
    [you] Ти не ховаєш кланів.
   *[other] { $who } не ховає кланів.
}

# $who (player), $whom (player), $territory (territory)
event-maneuver = { $who-is ->
    [you] Ти атакуєш
   *[other] { $who } атакує
} { $whom-is ->
    [you] тебе
   *[other] { $whom-obj }
} { $territory-in }.

# $who (player), $whom (player), $what (both | card | clan)
event-demanded = { $who-is ->
    [you] Ти вимагаєш
   *[other] { $who } вимагає
} від { $whom-is ->
    [you] тебе
   *[other] { $whom-of }
} { $what ->
    [both] клану й карти дії
    [card] карти дії
   *[clan] клану
}.

# $who (player), $territory (territory), $count (number)
event-spared = { $who-is ->
    [you] { $count ->
        [one] { $count } твій клан { $territory-in } врятовано, і він лишається.
        [few] { $count } твої клани { $territory-in } врятовано, і вони лишаються.
        [many] { $count } твоїх кланів { $territory-in } врятовано, і вони лишаються.
       *[other] { $count } твого клану { $territory-in } врятовано.
    }
   *[other] { $count ->
        [one] { $count } клан { $who-of } { $territory-in } врятовано, і він лишається.
        [few] { $count } клани { $who-of } { $territory-in } врятовано, і вони лишаються.
        [many] { $count } кланів { $who-of } { $territory-in } врятовано, і вони лишаються.
       *[other] { $count } клану { $who-of } { $territory-in } врятовано.
    }
}

# $who (player), $territory (territory)
event-silenced = До кінця сутички { $territory-in } ніхто більше не грає карт із трискелем.

# $who (player), $territory (territory)
event-stepped-out = Усі захищені клани { $territory-in } виходять із цитаделей.

# $who (player), $whom (player)
event-instigator = { $who-is ->
    [you] Ти призначаєш
   *[other] { $who } призначає
} { $whom-is ->
    [self] заводієм себе
    [you] заводієм тебе
    [none] заводія, та його немає
   *[other] заводієм { $whom-obj }
}.

# $who (player), $territory (territory), $count (number)
event-returned = { $who-is ->
    [you] { $count ->
        [one] { $count } твій клан повертається
        [few] { $count } твої клани повертаються
        [many] { $count } твоїх кланів повертаються
       *[other] { $count } твого клану повертається
    }
   *[other] { $count ->
        [one] { $count } клан { $who-of } повертається
        [few] { $count } клани { $who-of } повертаються
        [many] { $count } кланів { $who-of } повертаються
       *[other] { $count } клану { $who-of } повертається
    }
} { $territory-to }.

# $who (player)
event-peace = { $who-is ->
    [you] Ти за мир.
   *[other] { $who } — за мир.
}

# $who (player)
event-refused = { $who-is ->
    [you] Ти хочеш битися далі.
   *[other] { $who } хоче битися далі.
}

# $who (player), $whom (player)
event-next = { $who-is ->
    [you] Ти вибираєш, кому діяти далі:
   *[other] { $who } вибирає, кому діяти далі:
} { $whom-is ->
    [self] собі
    [you] тобі
    [none] нікому
   *[other] { $whom-to }
}.

# $territory (territory)
event-clash-over = Сутичку { $territory-in } завершено.

## The same line several times in a row is told once.

# $line (text), $count (number)
event-times = { $line } ({ $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
})
