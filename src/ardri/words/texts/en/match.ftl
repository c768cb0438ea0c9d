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

## Tables, places, and who may

match-no-table = There is no such table.
match-not-your-seat = This seat is not yours.
match-not-invited = At this table people are still gathering, and only who sits there can look on.
match-no-spectators = This table has no spectators.
match-not-begun = The game has not begun yet.

## The socket

match-nobody = Take a name or sign in first.
match-origin = This comes from a page that is not this server’s.
match-binary = Messages are texts.
match-too-long = This message is too long.
# $fault (text): in English
match-malformed = This message cannot be read: { $fault }
match-too-fast = That came too fast. Wait a moment, then try again.
match-flood = Far too many messages came too fast. The connection is closed.
match-slow = What was sent here was not read for too long. The connection is closed; a new one catches up.
match-signed-out = You have signed out elsewhere.
match-nothing-said = Nothing is said in this.

## The server’s limits

match-busy = The server cannot do this just now. Nothing is lost; try again in a moment.
match-closing = The server is restarting. Nothing is lost; it will be back in a moment.
match-full = This server is full just now. Try again in a while.
match-many-sockets = You have too many connections open. Close some pages or programs.
match-many-tables = One connection cannot follow so many tables.
match-waiting = Too many requests of yours are waiting for a turn already.
