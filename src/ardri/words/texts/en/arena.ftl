### Bots against bots, ardri arena: what it refuses, and its tables. A game analysed: ardri analyse.

## What it asks for and cannot have

# $command (text)
arena-no-bots = Which bots? For example: { $command }
# $said (text)
arena-seconds = --seconds: a number of seconds, not "{ $said }"
# $bots (number)
arena-table-seats = --table: 2 to 4 bots, and there { $bots ->
    [one] is { $bots }
   *[other] are { $bots }
}
# $bots (number), $players (number)
arena-too-few = { $bots ->
    [one] { $bots } bot is
   *[other] { $bots } bots are
} too few to meet at a table of { $players }
arena-data-or-out = --data is an account of the games itself; --out cannot be given beside it
arena-ray-or-jobs = --ray says who works; --jobs cannot be given beside it

## Files

# $path (text)
arena-not-ours = { $path } is there already, and is none of the arena’s: it stays as it is
# $path (text), $version (number), $known (number)
arena-later = { $path } has format { $version }, and this Ardrí knows up to { $known }
# $path (text), $what (text): as it is called in the file
arena-other = { $path } belongs to another campaign: "{ $what }" is not the same there
# $path (text), $game (text): its numbers
arena-strange-game = { $path } has the game { $game }, which is none of this campaign’s
# $path (text), $line (number), $fault (text): in English
arena-bad-line = { $path }, line { $line }: { $fault }
# $path (text), $fault (text): in English
arena-bad-chunk = { $path } is broken ({ $fault }): remove it, and its games are played again
# $path (text)
arena-locked = Another arena is writing to { $path }

## Workers

# $bots (text): those that were playing
arena-worker-died =
    A process that played games has died; these bots were playing: { $bots }. What was kept is kept.
# $command (text)
arena-no-ray = Ray is not installed here; this installs it: { $command }
# $address (text), $fault (text): in English
arena-no-cluster = There is no Ray cluster at { $address }: { $fault }
# $fault (text): in English
arena-cluster-failed = The cluster has failed: { $fault }
# $here (text), $there (text): versions
arena-cluster-other = The cluster has { $there }, and this is { $here }: they must be the same

## What came of it

# $game (text): its numbers; $who (text): a bot; $fault (text): in English
arena-failed-bot = FAILED: { $who } in game { $game }, which it loses: { $fault }
# $game (text), $fault (text): in English
arena-failed-engine = FAILED: the engine in game { $game }, which counts for nobody: { $fault }
arena-of-the-house = of the house

# Heads of columns.
arena-head-games = games
arena-head-draws = draws
arena-head-seats = seats
arena-head-wins = wins
arena-head-share = share
arena-head-from = from
arena-head-to = to
arena-head-deals-from = deals: from
arena-head-deals-to = to
arena-head-rating = rating
arena-head-ahead = ahead
arena-head-decisions = decisions
arena-head-mean = mean ms
arena-head-worst = worst ms
arena-head-over = over time
arena-head-late = by a fifth
# $count (number): of players
arena-ratings = { $count ->
   *[other] Ratings in games of { $count }; ahead of the next
}
arena-what-counts =
    A draw counts as a part of a win for each at the table; a bot that fails loses, and the others
    share the game. What stands between from and to holds with 95 % confidence: of shares by
    Wilson’s interval, and once more by whole deals, each played in every seating. 400 points of
    rating are ten wins to one; a rating says how strong a bot is among these bots, and nothing else.

## A game analysed

# $done (text), $all (text): numbers; $left (text): as on a clock
analysis-progress = { $done } of { $all } decisions, { $left } to go
# $bot (text), $by (bot | playouts): whose judgement the chances are; $count (number): of worlds
analysis-about =
    The bot { $bot } advises each player by what that player can see. The numbers are the chances
    before each decision, of a hundred, { $by ->
        [bot] as { $bot } judges them
       *[playouts] from { $count } worlds made up and played on, nearly at random
    }: by what the players together could know.
# $decided (text): who did what; $bot (text), $choice (text): what the bot would have done
analysis-other = { $decided } – { $bot }’s choice: { $choice }
# $how (king | draw | unfinished), $who (text)
analysis-end = { $how ->
    [draw] A draw: nobody is High King.
    [unfinished] The game is not over.
   *[king] { $who } is High King.
}
# $who (text), $same (number), $count (number): of decisions
analysis-same = { $who }: { $same } of { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
} as the bot’s choice.
# $number (text), $before (number), $after (number): of a hundred
analysis-worst = The greatest loss: decision { $number }, from { $before } to { $after }.
# $path (text)
analysis-written = Written: { $path }
analysis-picture = How the chances moved
# $n (number): of a hundred
analysis-part = { $n }%
analysis-rounds = Rounds
# $who (text), $part (text): of a hundred
analysis-ends-at = { $who }: { $part }
analysis-shows = Each player’s chance of becoming High King, in the course of the game.
# $who (text), $first (number), $last (number), $least (number), $most (number): of a hundred
analysis-seat-shows =
    { $who }: { $first }% at the beginning, { $last }% at the end, never less than { $least }% nor
    more than { $most }%.
# $bot (text)
analysis-no-chances = The bot { $bot } judges positions, but not with a chance for each seat.
# $bot (text), $number (number)
analysis-no-choice = The bot { $bot } advises what cannot be chosen, at decision { $number }.
# $bot (text), $number (number), $fault (text): in English
analysis-failed = The bot { $bot } has failed at decision { $number }: { $fault }
