### The language itself.

## Its own name, for a menu.

language-name = English

## Words that one may leave out before a name when one types it, parted by commas; a dash for none.

language-articles = the, a, an

## Several things in one phrase, put together from two at a time, from left to right:
## "a, b" by the first, then with the last thing by one of the others.
# $first (text): what is there so far
# $second (text): what comes next
list-more = { $first }, { $second }
# $first (text)
# $second (text)
list-and = { $first } and { $second }
# $first (text)
# $second (text)
list-or = { $first } or { $second }

## Numbers of a table, in the manner of the language.

# $n (number): however large
number-whole = { NUMBER($n, useGrouping: "always") }
# $n (number)
number-tenths = { NUMBER($n, useGrouping: "always", minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $n (number): in per cent
number-share = { NUMBER($n, useGrouping: "always", minimumFractionDigits: 1, maximumFractionDigits: 1) }%
# $when (moment): a day and a time
number-moment = { DATETIME($when, dateStyle: "long") }, { DATETIME($when, timeStyle: "short") }
