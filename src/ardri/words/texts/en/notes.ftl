### What the rulings mean for each card, in short: note-<card>-<number of the ruling>.
###
### The rulings themselves are in docs/rulings.md. An Advantage card has the id of its territory,
### and its notes are for both.

## What is said of several cards; the price is the beginning of a sentence

-note-counts = It also fits after a Season card that was cancelled: that one was played too.
-note-price = The clan is removed like any other: Dagda’s Club or Diarmuid and Gráinne may answer
-note-together = Everything is announced at once; a part that cannot be done any more is skipped.
-note-none-too = You may choose to do less, down to nothing.
-note-one-at-least = At least one clan has to go, if one can.

## Action cards

note-bard-q1 =
    It shares its window with Raid, Streng’s Resolve and Warlord; a Bard that Raid has just stolen
    may still be played there.
note-bard-q2 =
    A clan that Raid removed does not count. One that came back by Diarmuid and Gráinne or Dagda’s
    Cauldron was removed all the same, one kept by Dagda’s Club was not.
note-citadel-q21 =
    Holding the card already, or with it played, you only build; when citadels have run out, you
    only take it. The Swamp is not allowed.
note-conquest-q34 = “Any number” may be none.
note-craftsmen-and-peasants-q26 = { -note-together }
note-craftsmen-and-peasants-q34 = { -note-none-too }
note-exploration-q12 = Which territory comes is chance’s; there is no top or bottom of the stack.
note-exploration-q33 =
    The Brenn chooses the place once the card is sure to be resolved, before anybody knows the
    territory.
note-festival-q5 = Who began the clash pays, also if the Highlands name another instigator.
note-festival-q8 = { -note-price }, and then the price is paid.
note-festival-q25 = Played again, it moves the marker.
note-festival-q39 =
    If the price was the last clan and the clash is off, a Dagda’s Cauldron played on it still
    gives back.
note-geis-q3 = The card it cancels counts as played, and so lets “after you play” cards follow.
note-geis-q13 = A Brenn whose first card is cancelled has done with the duty to play one.
note-geis-q40 = A cancelled Season card still breaks a run of passes.
note-master-craftsman-q3 = A Tale that was cancelled is out of its reach.
note-master-craftsman-q11 = An Advantage card discarded for it lies by its territory as played.
note-master-craftsman-q30 =
    Its Triskel needs a Deed in the supply; so it and Lug Samildanach cannot take turns for ever.
note-migration-q34 = { -note-one-at-least }
note-new-alliance-a5 =
    You may choose to place a clan even with an empty reserve: then nothing happens.
note-raid-q1 =
    It shares its window with Bard, Streng’s Resolve and Warlord. What it steals may be played
    there, and what it has stolen another cannot play any more.
note-raid-q2 = It is no maneuver: a clan that it removes is nothing for Bard.
note-raid-q6 = An attack ignored in the Hills was an attack all the same.
note-raid-q23 = With neither a card nor an exposed clan to take, nothing happens.
note-sanctuary-q9 = It draws because it says so, not because a sanctuary comes into play.
note-scouts-and-spies-q33 = The march is chosen after the look.
note-scouts-and-spies-q34 = If you march, at least one clan goes.
note-warlord-q1 = It shares its window with Bard, Raid and Streng’s Resolve, each in turn order.
note-warlord-q14 = It may be played where no opponent is; then no clash comes of it.
note-warlord-q24 =
    With an empty reserve it still says who is next; cancelled, it changes nothing, and the window
    goes on.
note-warlord-q41 =
    Should the player it named have no exposed clan by then, the search goes on from that seat.

## Advantage cards

note-cove-q3 = { -note-counts }
note-cove-q22 =
    If nothing is set aside you take nothing, yet set one aside. If the card you take is your only
    one, it goes back.
note-forest-q3 = It also fits after a Tale of yours that was cancelled.
note-gates-of-tir-na-nog-q8 = { -note-price }; the Tale is drawn all the same.
note-gates-of-tir-na-nog-q9 = The sanctuary that comes with the territory draws no Tale.
note-gates-of-tir-na-nog-q27 =
    One player’s removal and draw are over before the next player’s begin.
note-gates-of-tir-na-nog-q44 =
    If The Dagda is discarded in such a draw, the pile goes back into the deck when the
    territory’s whole effect is over.
note-gates-of-tir-na-nog-a1 = The printed sanctuary is no token of the supply.
note-gates-of-tir-na-nog-a11 =
    With no Tale left to draw there is no draw, and no moment for this card.
note-highlands-q5 =
    The instigator changes before clans take shelter: the old one may shelter then, the new one
    may not. A Festival’s price stays with who began the clash.
note-hills-q6 = The attack was made: Raid and Streng’s Resolve may follow it.
note-iron-mine-q23 = A victim without an Action card only loses the clan.
note-iron-mine-q38 =
    The clan first, then the card. After it Dagda’s Club no longer fits that attack, and the other
    way about.
note-lost-vale-q3 = { -note-counts }
note-meadows-a11 = With no Tale left to draw there is no draw, and no moment for this card.
note-misty-lands-a23 = The cards are chosen one by one, unseen, and leave the hand all at once.
note-moor-q19 =
    It fits at any decision that you are asked for, but not while several players choose at once
    (the draft, Maeve’s Wealth).
note-moor-q31 = Only at the first step of a real decision, not within a play of your own.
note-moor-q43 =
    Kept from the round before, it may be played at the start of the Assembly, if you are asked
    something there.
note-moor-a16 = It answers nothing: you are asked the same again, and nobody’s “no” is forgotten.
note-moor-a29 =
    If it leads to another draw while you choose which Tale to keep, the Tales drawn first wait.
note-mountains-q7 =
    The owner of the clans pays, whoever moved them, and only that player can play the card: once
    for each effect, however many clans. Placed clans cost nothing.
note-mountains-q8 = { -note-price }, and then the price is paid.
note-plains-q34 = { -note-one-at-least }
note-salt-mine-q3 = { -note-counts }
note-salt-mine-q22 = You may give back the very card that you took.
note-salt-mine-q35 =
    Only an opponent with an Action card can be chosen; without one, nothing is taken and nothing
    given.
note-stone-circle-q3 = A Tale that was cancelled is out of its reach.
note-stone-circle-q8 = { -note-price }; you take the Tale all the same.
note-stone-circle-q9 = The sanctuary that comes with the territory draws no Tale.
note-stone-circle-q36 =
    It needs a clan of yours there. In a clash there, an exposed one goes before a sheltered one.
note-stone-circle-a1 = The printed sanctuary is no token of the supply.
note-stone-circle-a28 =
    If its price is the last clan there, a removal still to come takes nothing.
note-swamp-q21 = The Citadel cannot be played there, and it cannot hold the Capital.
note-valley-q3 = { -note-counts }

## Epic Tales

note-breas-tyranny-q7 = A clan moved into the Mountains costs its owner, not you.
note-cathbads-word-q4 =
    You choose among all Action cards of the game, and nobody else learns which. The card lies
    open before you until the Assembly ends; cancelled, chance chooses.
note-champions-share-q22 = After it nothing is set aside; a second one takes nothing.
note-dagda-q3 =
    What it cancels counts as played, and is out of reach for Stone Circle and Master Craftsman.
note-dagda-q40 =
    Cancelling Oengus’s Ploy leaves a run of passes unbroken; cancelling a Season card does not.
note-dagda-q44 =
    If an effect that is no card’s brings it to the pile, the pile goes back into the deck when
    that effect is over.
note-dagdas-cauldron-q2 = A clan that comes back by it was removed.
note-dagdas-cauldron-q18 =
    Clans on it are neither present nor in your reserve. It is about one clash, and about clans
    removed in its territory since it began.
note-dagdas-cauldron-q39 =
    Clans that fell earlier join it as far as your reserve has them. Its after-play window comes
    once it gave back, which it does even if the Festival ended the clash.
note-dagdas-cauldron-a20 = A clan saved by Diarmuid and Gráinne does not lie on it.
note-dagdas-cauldron-a21 =
    How many return is asked once the clash is over, none among the answers.
note-dagdas-club-q2 = A clan kept by it was not removed.
note-dagdas-club-q8 = It also answers a removal that is the price of something: the price is paid.
note-dagdas-club-q23 = It cannot demand what the victim cannot do.
note-dagdas-club-q38 = After the Iron Mine it no longer fits that attack, and the other way about.
note-dagdas-club-a18 = Only a demand that can be met is offered.
note-dagdas-harp-q26 = { -note-together }
note-deirdres-beauty-q8 = { -note-price }.
note-deirdres-beauty-q25 = If nobody has a Tale to reveal, it still costs a clan.
note-deirdres-beauty-q33 = Your own clan is chosen after the Tale.
note-deirdres-beauty-a22 = The Tales lie open before their owners until you take one.
note-diarmuid-and-grainne-q2 = The clan was removed: Bard may follow.
note-diarmuid-and-grainne-q8 =
    It also answers a removal that is the price of something: the price is paid.
note-diarmuid-and-grainne-q25 = Present nowhere else, it has no effect.
note-diarmuid-and-grainne-a19 =
    Without effect, it does not keep other cards from answering the removal.
note-diarmuid-and-grainne-a20 = The clan did not fall for Dagda’s Cauldron.
note-diarmuid-and-grainne-a28 =
    The clan goes at once: a Stone Circle played after it finds it gone.
note-eriu-q26 = { -note-together }
note-eriu-q34 = { -note-none-too }
note-fianna-q7 = Moving into the Mountains with it costs as ever.
note-kernunos-sanctuary-q9 = Its sanctuary draws no Tale.
note-lug-samildanach-q3 = It reaches an Action card that was cancelled.
note-lug-samildanach-q30 = It and Master Craftsman cannot take turns for ever, for Deeds run out.
note-lug-samildanach-a17 =
    A cancelled card is taken out of the discard pile, if it still lies there.
note-lugs-spear-q32 =
    Tales that are maneuvers are silenced too; attack and withdrawal are what remains.
note-maeves-wealth-q19 = The Moor cannot be played while the others choose what to give.
note-maeves-wealth-q22 = You may give back the very card that you got.
note-maeves-wealth-q35 = What you give back may be any Action card of your hand.
note-maeves-wealth-a24 = Who has just one Action card is not asked.
note-manannans-horses-q34 = { -note-one-at-least }
note-morrigan-q5 = The instigator that it names pays for the Festival.
note-morrigan-q14 = It may name a territory where only one player is; then no clash comes of it.
note-morrigan-q27 = First the flock, then the Gates of Tír na nÓg, then the clash.
note-morrigan-q41 = If the instigator has left the territory by then, there is no clash.
note-nuada-silverhand-q26 = { -note-together }
note-nuada-silverhand-q34 = { -note-none-too }
note-oenguss-ploy-q16 =
    It starts the count of passes anew, also after the last pass. The players between are skipped;
    you may follow yourself.
note-oenguss-ploy-q40 = Cancelled, it breaks no run of passes.
note-otherworld-q26 = { -note-together }
note-otherworld-a25 = Your clans are placed first; then the others’ are removed, in turn order.
note-strengs-resolve-q1 = It shares its window with Bard, Raid and Warlord, each in turn order.
note-strengs-resolve-q6 = An attack ignored in the Hills was an attack all the same.
note-tailtus-land-q12 = What is put back is drawn last, in random order.
note-tailtus-land-q25 = With fewer than three left, you see what there is.
note-tailtus-land-q33 = Place, territory and march are chosen after the look.
note-tailtus-land-a12 = How many territories the stack has, and in how many sets, all can see.
note-tailtus-land-a26 = What you put back is a set of its own that only you know.
note-tailtus-land-a27 = With no empty place for a territory, all that you saw go back.
note-tale-of-cuchulain-q37 = It reaches exposed clans only: two, or the one there is.
