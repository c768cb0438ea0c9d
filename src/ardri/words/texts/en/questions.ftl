### What a player is asked, in one sentence: question-<kind of decision>, or
### question-<kind of decision>-<card, territory, window or effect that it is for>.
###
### How a decision of docs/notation.md becomes such a question is in docs/words.md. In short: the
### parts of its subject are filled in by their names, and only those named in the comment are sure
### to be there. Players have -is: [you], [other] or [none]; territories and cards their id or
### [none].

## The course of the game

question-settle = Where do you place a clan to begin with?

# $count (number): to be held now; $held (number): held already; $rest (number): passed on then
question-hold = { $held ->
    [0] The draft: which { $count ->
        [one] card
       *[other] { $count } cards
    } do you hold? You pass { $rest ->
        [one] the other
       *[other] the other { $rest }
    } on.
   *[other] Which { $count ->
        [one] other card
       *[other] other cards
    } do you hold? { $count } more.
}

# $cards (text): the cards held so far; $count (number): still to be held
question-hold-more = You hold { $cards }, and { $count } more?

# $opening (number): 1 in the Brenn’s first turn
question-turn = { $opening ->
    [1] You are Brenn and take the first turn: which Season card do you play?
   *[other] Your turn: what do you do?
}

question-territory-founding = You are the first Brenn: which territory is to be the Capital?

question-place-return = You have no clan on the island: where do you place one?

# $count (number)
question-place-return-many = You have no clan on the island: where do you place { $count }?

# $card (card)
question-keep = Which Epic Tale do you keep? All others are discarded, for everyone to see.

## Windows: what has come up, and what may be done

question-window-assembly-start = The Assembly starts. Do you play a card?

# $by (player), $card (card)
question-window-declared = { $by-is ->
    [you] You play
   *[other] { $by } plays
} { $card }. Do you answer it?

# $count (number), $card (card): what one draws for, or $effect (territory)
question-window-drawing = You are about to draw { $count ->
    [one] an Epic Tale
   *[other] { $count } Epic Tales
} for { $card-is ->
    [none] { $effect-is ->
        [return] a new beginning
       *[other] the { $effect }
    }
   *[other] { $card }
}. Do you play a card?

# $territory (territory)
question-window-arrived = Your clans have come to the { $territory }. Do you play a card?

# $clash (territory)
question-window-clash-start = A clash starts in the { $clash }. Do you play a card?

# $clash (territory)
question-window-sheltered = The clans have taken shelter in the { $clash }. Do you play a card?

# $attacker (player), $victim (player), $clash (territory)
question-window-attacked = { $attacker-is ->
    [you] You attack
   *[other] { $attacker } attacks
} { $victim-is ->
    [you] you
   *[other] { $victim }
} in the { $clash }. Do you play a card?

# $territory (territory)
question-window-removed = A clan of yours is to be removed in the { $territory }. Do you play a card?

# $clash (territory)
question-window-after-maneuver = A maneuver is over in the { $clash }. Do you play a card after it?

# $by (player), $card (card)
question-window-after-play = { $by-is ->
    [you] You have
   *[other] { $by } has
} played { $card }. Do you play a card after it?

question-window-end-of-turn = The turn is over. Do you play a card before the next?

## A territory is chosen. $territory is the one chosen first, if two are.

# $card (card)
question-territory-citadel = { $card }: where do you build?
# $card (card)
question-territory-conquest = { $card }: into which territory do your clans move?
# $card (card)
question-territory-emissaries = { $card }: from which territory does the clan leave?
# $card (card)
question-territory-festival = { $card }: where is the Festival?
# $card (card)
question-territory-migration = { $card }: from which territory do your clans leave?
# $card (card)
question-territory-new-alliance = { $card }: in which territory?
# $card (card)
question-territory-sanctuary = { $card }: where do you build?
# $card (card), $territory (territory)
question-territory-scouts-and-spies = { $territory-is ->
    [none] { $card }: from which territory do you move clans, if you do?
   *[other] { $card }: to which territory do your clans from the { $territory } go?
}
# $card (card)
question-territory-warlord = { $card }: where do you start a clash?
# $card (card)
question-territory-lost-vale = { $card }: from which neighbour does a clan come to the Lost Vale?
# $card (card)
question-territory-valley = { $card }: where do you place a clan?
# $card (card)
question-territory-balors-eye = { $card }: in which territory is a clan removed?
# $card (card)
question-territory-breas-tyranny =
    { $card }: from which territory do you drive an opponent’s clan out?
# $card (card)
question-territory-children-of-dana = { $card }: where do you place a clan?
# $card (card)
question-territory-deirdres-beauty =
    { $card }: in which territory do you remove a clan of yours?
# $card (card)
question-territory-diarmuid-and-grainne = { $card }: where does the clan go instead?
# $card (card)
question-territory-fianna = { $card }: to which territory do your clans go?
# $card (card)
question-territory-kernunos-sanctuary = { $card }: where do you place a clan and a sanctuary?
# $card (card), $territory (territory)
question-territory-manannans-horses = { $territory-is ->
    [none] { $card }: from which territory do your clans leave?
   *[other] { $card }: to which territory do your clans from the { $territory } go?
}
# $card (card)
question-territory-morrigan = { $card }: in which territory do you start a clash, if you do?
# $card (card)
question-territory-otherworld = { $card }: in which territory do you place and remove clans?
# $card (card), $to (territory): the one discovered
question-territory-tailtus-land =
    { $card }: from which territory does a clan of yours move into the { $to }, if one does?

## A player is chosen

# $card (card)
question-player-master-craftsman = { $card }: to whom do you give the Epic Tale?
# $card (card), $territory (territory)
question-player-new-alliance = { $card }: whose clan do you replace in the { $territory }?
# $card (card)
question-player-scouts-and-spies = { $card }: whose Action cards do you look at?
# $card (card)
question-player-warlord = { $card }: who performs the next maneuver?
# $card (card)
question-player-highlands = { $card }: who is to be the instigator of the clash?
# $card (card), $territory (territory)
question-player-lost-vale =
    { $card }: whose clan comes from the { $territory } to the Lost Vale?
# $card (card)
question-player-moor = { $card }: whose Epic Tales do you look at?
# $card (card)
question-player-salt-mine = { $card }: from whom do you take an Action card at random?
# $card (card), $territory (territory)
question-player-balors-eye = { $card }: whose clan is removed in the { $territory }?
# $card (card), $territory (territory)
question-player-breas-tyranny = { $card }: whose clan do you drive out of the { $territory }?
# $card (card), $territory (territory)
question-player-morrigan =
    { $card }: who is to be the instigator of the clash in the { $territory }?

## Places and clans

# $card (card), $by (player): who has played it
question-spot = You are Brenn: where does { $by-is ->
    [you] your
   *[other] { $by }’s
} { $card } lead? The map shows the numbers.

# $card (card)
question-spot-tailtus-land =
    { $card }: where do you discover a territory? The map shows the numbers.

# $card (card)
question-unearth =
    { $card }: which of these territories do you discover? The others go last.

# $card (card)
question-place = { $card }: where do you place a clan?

# Several clans are shared out at one time.
# $card (card), $count (number): at most; $fewer (yes | no): whether fewer will do
question-place-many = { $card }: where do you place { $count ->
    [one] a clan{ $fewer ->
        [yes] , if you do
       *[no] { "" }
    }
   *[other] { $fewer ->
        [yes] up to { $count }
       *[no] { $count }
    } clans
}?

# $places (territories): where clans are placed, one name for each
question-place-more = So far: { $places }. Where do you place another?

# $card (card), $territory (territory), $verb (from | to): whether clans come from other places to
# the territory, or go to others
question-march = { $verb ->
    [from] { $card }: from where do clans move into the { $territory }?
   *[to] { $card }: where do clans from the { $territory } go?
}

# $territory (territory)
question-march-withdrawal = You withdraw: where do clans from the { $territory } go?

# $card (card), $player (player), $territory (territory)
question-march-breas-tyranny =
    { $card }: where does { $player }’s clan from the { $territory } go?

# $card (card), $territory (territory)
question-march-emissaries = { $card }: where does your clan from the { $territory } go?

# $legs (text): what goes so far
question-march-more = So far { $legs }. More?
# A part of that.
# $count (number), $end (territory), $verb (from | to)
question-march-leg = { $verb ->
    [from] { $count } from the { $end }
   *[to] { $count } to the { $end }
}

# $territory (territory), $from (territory): where clans come from, or none; $to (territory): where
# they go, or none
question-count = { $from-is ->
    [none] How many clans move from the { $territory } to the { $to }?
   *[other] How many clans move from the { $from } into the { $territory }?
}

# $card (card), $to (territory), $clans (exposed | sheltered)
question-muster = { $clans ->
    [sheltered] { $card }: how many of your sheltered clans go to the { $to }?
   *[exposed] { $card }: how many of your exposed clans go to the { $to }?
}

# $card (card), $territory (territory), $left (number): times; $verb (place | player): whether one
# may place a clan, or only remove one
question-orders = { $verb ->
    [place] { $card }: what do you do in the { $territory }?
   *[player] { $card }: whose clan do you remove in the { $territory }?
}{ $left ->
    [one] { "" }
   *[other] { " " }{ $left } times.
}

# $orders (text): what has been ordered so far; $left (number): times
question-orders-more = So far: { $orders }. { $left } more?
# One of them, in the words of its choice.
# $order (text)
question-orders-order = “{ $order }”

# $card (card), $territory (territory)
question-give-back = { $card }: how many of your fallen clans return to the { $territory }?

## One of two ways

# $card (card), $territory (territory)
question-either = { $card }: what do you do in the { $territory }?

question-either-mountains = Your clans have come to the Mountains: what do you pay?

# $card (card)
question-either-dagdas-club = { $card }: what do you demand of the player whom you attack?

# $card (card), $flock (clockwise | counterclockwise)
question-may = { $flock ->
    [clockwise] { $card }: the flock flies clockwise. Do you turn it?
   *[counterclockwise] { $card }: the flock flies counterclockwise. Do you turn it?
}

## Cards

# $card (card)
question-discard = { $card }: which card do you discard?

question-discard-mountains = What do you pay?

# $card (card)
question-discard-some = { $card }: which Action cards do you discard? You draw as many Epic Tales.

# $cards (text): chosen so far
question-discard-some-more = You discard { $cards }. More?

# $card (card), $player (player)
question-give = { $card }: which Action card do you give to { $player } in return?

# $card (card), $by (player)
question-tribute = { $card }: which Action card do you give to { $by }?

# $card (card)
question-aside = { $card }: which Action card of yours do you set aside, unseen?

# At the start of the Assembly, then, without an Action card in hand, it is for one of them all.
# $card (card), $actions (number): the Action cards in one’s hand
question-aside-cathbads-word = { $actions ->
    [0] { $card }: which Action card is to be set aside? You take it after the draft.
   *[other] { $card }: which Action card of yours do you set aside, unseen?
}

# $card (card)
question-take = { $card }: which of the discarded Action cards do you take?

# $card (card)
question-take-deirdres-beauty = { $card }: which of the revealed Epic Tales do you take?

## Clashes

question-clashes = Several clashes: which comes first?

# $territory (territory), $free (number): citadels
question-shelter = Clash in the { $territory }, { $free ->
    [one] one citadel is
   *[other] { $free } citadels are
} free: do you shelter a clan?

# $territory (territory)
question-maneuver = Clash in the { $territory }: it is for you to act. What do you do?

# $actor (player), $territory (territory)
question-peace = { $actor-is ->
    [you] You would end
   *[other] { $actor } would end
} the clash in the { $territory }. Do you agree?

# $attacker (player), $clash (territory)
question-answer = { $attacker } attacks you in the { $clash }: what does it cost you?
