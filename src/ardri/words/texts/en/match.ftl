### A match at a table: why something is not done, and what has become of a match.

## What a seat wants of a match

match-stale = The game has gone on meanwhile. Look again, then decide anew.
match-sealed = You have answered already. To answer otherwise, take your answer back first.
match-undo-stands = What you did last stands, and cannot be taken back.
match-no-orders = There are no standing orders for this seat: it is not a person’s.
match-order-card = This order needs a card.
match-order-no-card = This order is for no card in particular.
# $number (number): what it is called
match-no-order = There is no standing order { $number } here.

## A match from outside

match-goes-on = The game is still going on: all of it will be shown when it is over.
# $step (number), $last (number)
match-no-step = This game has no step { $step }: its steps are 0 to { $last }.
# $version (number)
match-differs =
    This game’s log leads elsewhere than it did when it was played, from entry { $version } on.
    It can be read, but not played on.
