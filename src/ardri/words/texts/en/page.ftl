### The page in the browser, around the table.
###
### Headings and buttons are short: they stand in narrow places, and on a telephone.
### $who is what a player is called, $name a name that somebody has given, or a bot’s.

## At the foot of every screen.

page-unofficial = Unofficial. Inis is Christian Martinez’s game, published by Matagot. This project is not affiliated with either, and has neither their art nor their text.
page-free = Ardrí is free and open. To play the game properly, get the real one: it is beautiful.

## At the top, and wherever one is

# In the bar, beside or below a small picture: one word, at most eleven letters.
page-nav-home = Play
page-nav-games = Games
page-nav-rules = Rules
page-nav-settings = Settings
page-nav = The page
page-skip = To the content
page-to-home = To the start
page-close = Close
page-cancel = Cancel
page-delete = Delete
page-save = Save
page-more = Show more
page-again = Try again
page-reload = Load the page anew
page-loading = One moment …
page-copy = Copy
page-copied = Copied.
page-copy-by-hand = Marked: copy it with the keys or the menu of your device.
page-share = Share
page-search = Search

## When something does not work

page-no-server = The server cannot be reached. Nothing that was confirmed is lost.
page-no-part = This part of the page could not be loaded.
page-broken = No connection to the server. The page is trying again.
page-offline = This device is offline. The page goes on as soon as it is back.
page-nowhere = There is nothing here
page-nowhere-lead = The address leads nowhere. Perhaps a letter is missing.

## Home

page-home = Become High King
page-home-lead = Celtic clans on an island: settle it, build, tell its tales, and be worthy of the crown. Against bots, or with friends.
page-now = Play now
page-now-players = Players
# $count (number): of players
page-count = { $count } players
page-now-bots = Who plays against you
page-now-first = My first game:
page-now-go = Start the game
page-discovery-about = The Discovery scenario, with chosen territories to begin with.

## The bots: what they are called, and how strong they are, in a few words

page-bot-wanderer = Wanderer
page-strength-wanderer = Plays anything. To learn the moves.
page-bot-warrior = Warrior
page-strength-warrior = Looks one turn ahead. Good for a first game.
page-bot-druid = Druid
page-strength-druid = Thinks far ahead. Strong.
page-bot-ardri = Ardrí
page-strength-ardri = The strongest: has learned which cards win.
page-strength-visitor = A guest on this server.

## First steps: ten short sentences for whoever has never played

page-first-steps = First steps
page-first-steps-1 = You lead twelve clans. Whoever has most of them in a territory is its chieftain.
page-first-steps-2 = There are three ways to the crown; one is enough, with six of it:
page-first-steps-3 = Leadership: be chieftain over six clans of others.
page-first-steps-4 = Land: have clans in six territories.
page-first-steps-5 = Faith: have clans where six sanctuaries stand.
page-first-steps-6 = Each round begins with a draft: hold some Action cards, pass the others on.
page-first-steps-7 = Then you play cards in turn. You may pass and still act later, unless all pass.
page-first-steps-8 = If you meet a condition, spend a turn on claiming the crown: all will see it.
page-first-steps-9 = If it still holds at the next Assembly, and nobody has more, you have won.
page-first-steps-10 = Clans of two players meet: a clash. Often peace is worth more.
page-first-steps-more = All the rules, cards and words

## Lists of tables

page-games = My games
page-games-going = Going on
page-games-over = Over
page-games-none = None of your games is going on.
page-games-over-none = None yet.
page-games-nobody = Your games will stand here, as soon as you have played one.
# $count (number)
page-games-all = All { $count } of them
# $count (number): of games
page-turn-waiting = { $count ->
    [one] A game waits for you
   *[other] { $count } games wait for you
}
page-open = Open tables
page-open-lead = Tables that anybody may join, or watch.
page-open-none = There is no open table just now.
page-open-all = All open tables
page-filter-state = Show
page-filter-gathering = to join
page-filter-playing = to watch
page-filter-players = Players
page-filter-any = any

## A table in a list

page-table = The table
page-table-new = A new table
page-table-screen = On one screen
page-table-record = A record
# $name (text), $count (number): several bots of one name
page-times = { $name } ×{ $count }
page-seat-open = free
page-seat-somebody = Somebody
# $name (text): a bot’s, $colour (text): of its clans
page-seat-label = { $name } ({ $colour })
# $count (number): of seats
page-state-gathering = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
page-state-settling = About to begin
# $round (number)
page-state-yours = { $round ->
    [0] The beginning
   *[other] Round { $round }
}: your turn
# $round (number), $who (text)
page-state-others = { $round ->
    [0] The beginning
   *[other] Round { $round }
}: { $who } to decide
# $round (number)
page-state-playing = { $round ->
    [0] The beginning
   *[other] Round { $round }
}
# $round (number)
page-state-won = You won in round { $round }
# $round (number), $who (text)
page-state-lost = Won by { $who } in round { $round }
# $round (number)
page-state-drawn = A draw in round { $round }
page-state-broken = Broken off

## Making a table

page-friends = With friends
page-friends-about = Make a table, send the link.
page-friends-lead = Make a table and send the link. Whoever opens it sits down with you.
page-friends-go = Make the table
page-who-may = Who may sit down
page-by-link = By invitation
page-by-link-about = Whoever has the link.
page-open-to-all = Open to all
page-open-to-all-about = The table stands in the list of open tables.
page-other-seats = The other seats
# $number (number)
page-seat = Seat { $number }
# $number (number): of the seat
page-seat-name = Name in seat { $number }
page-seat-for-friend = for a friend
page-seat-person = a person
# $name (text)
page-seat-bot = Bot: { $name }
page-more-options = More options
page-table-name = Name of the table
page-table-name-about = May be left empty.
page-scenario = Scenario
page-scenario-standard = The whole game
page-scenario-standard-about = Territories are drawn at random.
page-ruleset = Edition
page-ruleset-about = Editions differ in how many citadels, sanctuaries and Deeds there are.
page-ruleset-2e = Latest edition
page-ruleset-en = English edition
page-ruleset-es = Spanish edition
page-ruleset-fr = French edition
page-ruleset-uk = Ukrainian edition
page-limit = Rounds
page-limit-none = as many as it takes
# $count (number)
page-limit-rounds = { $count } rounds at most
page-spectators = Spectators
page-spectators-0 = see everything at once
page-spectators-60 = are one minute behind
page-spectators-300 = are five minutes behind
page-spectators-none = none
page-screen = On one screen
page-screen-about = You pass the device round.
page-screen-lead = You pass the device round; before each turn it is covered, so that nobody sees your cards.

## While people gather

page-lobby-full = Everybody is there. It begins when all are ready.
page-lobby-waiting = Waiting till all are ready
page-you = you
page-host = made this table
page-here = here
page-away = away
page-sit = Sit down
page-seat-a-bot = Seat a bot
# $who (text)
page-free-seat = Free the seat of { $who }
page-is-ready = ready
page-is-not-ready = not ready yet
page-ready = I am ready
page-not-ready = Not ready after all
page-ready-about = It begins as soon as every seat is taken and everybody is ready.
page-get-up = Get up
page-call-off = Call it off
page-invite = The link to this table
page-invite-about = Whoever opens it may sit down. No account is needed.
page-invite-share = Play Inis with me
page-door = To watch this game, tell the page what to call you.
page-look-on = Look on
page-table-missing = Perhaps it was called off, or the link is not complete. If you sat there as somebody else, your code brings you back.

## The code of a seat

page-code = Code of your seat
page-code-about = With this code you get back to your seat, from any device. It is shown only now.
page-code-kept = I have kept it

## On one screen

# $who (text)
page-pass-to = Pass the device to { $who }
# $who (text)
page-pass-about = What comes next is for the eyes of { $who } only.
# $who (text)
page-pass-taken = I am { $who }

## Talk

page-chat = Talk
page-chat-players = Only the players read this.
page-chat-spectators = Only spectators read this.
page-chat-none = Nothing has been said yet.
page-chat-say = Say something
page-chat-send = Send
# $who (text)
page-chat-about = About what { $who } said
# $who (text)
page-chat-mute = Do not hear { $who }
page-chat-unmute = Hear again
# $who (text)
page-chat-muted = You do not hear { $who }.
# $who (text)
page-chat-heard = You hear { $who } again.
page-chat-report = Report this
page-chat-reported = Reported to whoever runs this server.

## After the end

page-rematch = Rematch
page-rematch-join = To the rematch
page-reckoning = All hands
page-record = Record
page-replay = Replay
page-hands = The hands
# $cards (text)
page-hand = In hand: { $cards }.
page-hand-empty = No cards in hand.

## Looking back at a game

# $name (text): of the table
page-replay-of = Replay: { $name }
page-step = Step
page-step-first = To the beginning
page-step-back = One step back
page-step-next = One step on
page-step-last = To the end
# $step (number), $last (number)
page-step-of = Step { $step } of { $last }
page-seen-by = Seen by
page-seen-all = All hands open
page-seen-spectator = As spectators see it
# $who (text)
page-seen-as = As { $who } saw it
page-record-bring = Open a record
page-record-lead = A recorded game, from this server or another, to be looked at step by step.
page-record-file = From a file
page-record-text = Or its text
page-record-go = Open it
page-record-long = This file is too long for a record.

## Settings

page-settings-lead = They are kept in this browser, and hold at once.
page-language = Language
page-theme = Colours
page-as-machine = as this device
page-theme-light = light
page-theme-dark = dark
page-motion = Motion
page-motion-less = less
page-pace = What others do is shown
page-pace-calm = calmly
page-pace-brisk = briskly
page-pace-at-once = at once
page-confirm = Confirm
page-confirm-all = Everything
page-confirm-all-about = Nothing counts until you confirm it.
page-confirm-few = Only the more serious
page-confirm-few-about = Small answers that can be taken back count at once.
page-sound = Sounds

## Who one is

page-become = What shall we call you?
page-your-name = Your name
page-become-hint = For the others at the table. Nothing else is needed.
page-become-go = That’s me
page-have-account = I have an account
page-name = Name
page-password = Password
# $count (number): of letters
page-password-about = At least { $count } letters.
page-password-new = New password
page-password-new-about = Only if it is to change. It ends all other sessions.
page-password-old = Your password so far
page-email = E-mail
page-email-about = May be left empty.
page-sign-in = Sign in
page-sign-in-lead = With an account your games are there on every device.
page-sign-in-guest = You play as a guest: to keep those games make an account below, rather than signing in.
page-account = Who you are
page-account-new = No account yet?
page-account-why = An account keeps your games, and your name is yours alone.
page-account-make = Make an account
page-account-keep = Keep your games
page-is-guest = You play as a guest, in this browser.
page-is-account = You have an account.
page-is-nobody = You are nobody here yet. Play, or sign in.
page-change = Change
page-changed = Changed.
page-out = Leave for now
page-out-guest = A guest who signs out gets back only by the code of a seat.
page-sign-out = Sign out
page-sign-out-all = Sign out everywhere
page-tokens = Tokens for programs
page-tokens-about = A bot of yours, or another program, plays with a token in your name.
page-token = Token
page-token-once = Copy it now: it is shown only this once.
page-token-label = What it is for
page-token-make = Make a token
page-token-unused = never used
# $when (text): how long ago
page-token-used = last used: { $when }
# $name (text)
page-token-drop = Delete { $name }
page-farewell = Delete the account
page-farewell-about = Your name and all that belongs to it goes. Games stay, with an empty name.
page-farewell-go = Delete it for good
page-recover = Back to my seat
page-recover-lead = With the code that was shown when you sat down you get back, from any device.
page-recover-table = The table
page-recover-table-about = Its address, or what stands there behind “table/”.
page-recover-go = To my seat

## To read

page-rules-lead = Retold in our own words, with every card and what its rulings mean.
page-contents = Contents
page-shelf-rules = Rules
page-shelf-cards = Cards
page-shelf-words = Words
page-shelf-legends = Legends
# $count (number)
page-cards-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
