### Tables and who sits there: why something is not done.

## Making a table

# $players (number)
seating-count = There must be as many seats as players: { $players }.
seating-without-you = Sit down at your own table, too.
seating-bot = There is no such bot.
seating-holders = Where several people play, everybody who might answer must be asked: choose the windows “possible”.
seating-too-many = Too many of your tables are not over yet: finish some of them, or call them off.

## At a table

seating-no-table = There is no such table, or it is open only to those who are invited.
seating-no-seat = This table has no such seat.
seating-taken = Somebody sits there already.
seating-full = Every seat is taken.
seating-sits = You sit at this table already.
seating-not-there = You do not sit there.
seating-host = Only whoever made this table may do that.
seating-begun = The game has begun: nobody gets up or sits down any more.
seating-not-over = There can be a rematch when the game is over.

## Lists

seating-page = The list does not go on there.
