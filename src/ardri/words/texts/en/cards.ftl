### What each card does, in our own words, short enough for a card and exact enough to play by.
###
### card-<card>-season is the Season effect; card-<card>-<window> a Triskel effect, which may be
### used in that window: the text says when, then what. land-<territory> is what the territory
### itself does, where it is more than land. 200 letters at most.

## Action cards

card-bard-season = Draw an Epic Tale.
card-bard-after-maneuver = After a maneuver of yours that removed an opponent’s clan: gain a Deed.
card-citadel-season =
    Build a citadel where you are present. That territory’s Advantage card becomes yours, even out
    of an opponent’s hand, unless it was played this round.
card-conquest-season =
    Pick a territory and bring any number of your clans there from the territories beside it.
    Clash.
card-craftsmen-and-peasants-season =
    Wherever you are present you may place clans: in each territory at most as many as it has
    citadels.
card-druid-season =
    Look through the discarded Action cards and take one into your hand. Not playable as your only
    Action card.
card-emissaries-season = Move one clan of yours to a territory beside it. No clash.
card-exploration-season =
    The Brenn points out an empty place that touches two territories. Discover a territory there
    and place a clan in it.
card-festival-season =
    Where you are present and a sanctuary stands: place a clan and the Festival marker. This
    round, whoever starts a clash there begins by removing a clan of their own.
card-geis-declared = When an opponent plays an Action card: it is cancelled and discarded.
card-master-craftsman-season =
    If you can, discard another card of any kind from your hand. Draw an Epic Tale.
card-master-craftsman-after-play =
    After an Epic Tale of yours, while the supply has a Deed: hand the Tale to an opponent instead
    of discarding it, and gain a Deed.
card-migration-season =
    From one territory, send one or more of your clans into the territories beside it, split as
    you like. Clash.
card-new-alliance-season =
    Choose a territory where you are present. Either place a clan there, or put one of yours in
    the place of an opponent’s who has at least two there.
card-new-clans-season = Place two clans where you are present, together or apart.
card-raid-after-maneuver =
    After your attack: pull an Action card at random out of the victim’s hand. If it holds none,
    the victim removes an exposed clan.
card-sanctuary-season = Build a sanctuary where you are present and draw an Epic Tale.
card-scouts-and-spies-season =
    See the Action cards of one opponent. You may then send one or more of your clans from a
    territory to a single one beside it. Clash.
card-warlord-season = Start a clash where you are present, as its instigator.
card-warlord-after-maneuver =
    After any maneuver, with an exposed clan of yours there: place one more, exposed. Say which
    player with exposed clans acts next; from there the order goes on.

## Advantage cards

card-cove-after-play =
    After a Season card of yours: take the Action card that was set aside and set one from your
    hand aside instead.
card-forest-after-play = After an Epic Tale of yours: draw an Epic Tale.
card-gates-of-tir-na-nog-drawing =
    When the territory’s own effect lets you draw: draw one Tale more, keep one.
card-highlands-clash-start =
    As a clash starts in the Highlands: name its instigator, among the players with exposed clans
    there.
card-hills-attacked = When you are attacked in the Hills: the attack comes to nothing.
card-iron-mine-attacked =
    When you attack: the victim owes both, an exposed clan and an Action card.
card-lost-vale-after-play =
    After a Season card of yours: move one clan, whosever it is, from a territory beside the Lost
    Vale into it. No clash.
card-meadows-drawing = When you are about to draw Epic Tales: draw one more, keep one.
card-misty-lands-season =
    Discard as many Action cards as you like, at least one. Draw that many Epic Tales and keep
    one.
card-moor-any-time = Whenever you have a decision to make: look at an opponent’s Epic Tales.
card-mountains-arrived = When clans of yours were moved into the Mountains: pay nothing.
card-plains-season =
    March out of the Plains with one or more of your clans, into any territories beside them,
    split as you like. Clash.
card-salt-mine-after-play =
    After a Season card of yours: pull an Action card at random out of an opponent’s hand, and
    give one of yours back.
card-stone-circle-after-play =
    After an Epic Tale of yours: remove a clan of yours from the Stone Circle and take the Tale
    back into your hand.
card-swamp-season = Nothing happens, but you have played a Season card.
card-valley-after-play = After a Season card of yours: place a clan where you are present.

## Epic Tales

card-balors-eye-season = Remove one clan, whosever and wherever it is.
card-battle-frenzy-sheltered =
    When clans have taken shelter in a clash: all of them come out again and are exposed.
card-battle-of-moytura-maneuver =
    As your maneuver: bring one or more of your clans from territories beside it into the clash,
    and place one more there, all exposed.
card-breas-tyranny-season =
    Where you are present, move one opponent’s clan to a territory beside it. No clash.
card-cathbads-word-assembly-start =
    As an Assembly starts: secretly choose the Action card that is set aside. As it ends: take
    that card, and set one of yours aside unseen.
card-champions-share-season = Take the Action card that was set aside.
card-children-of-dana-season = Place a clan in any territory.
card-dagda-declared =
    When anyone plays an Epic Tale or an Advantage card: it is cancelled and discarded. Afterwards
    the discarded Tales, The Dagda too, are shuffled into the deck.
card-dagdas-cauldron-removed =
    When a clan of yours falls in a clash: all of yours that fall there, before or after, wait on
    this card. At the clash’s end up to three return there, the rest to your reserve.
card-dagdas-club-removed = When a clan of yours is to be removed: it stays.
card-dagdas-club-attacked =
    When you attack: you say whether the victim loses an exposed clan or an Action card; it must
    be something the victim has.
card-dagdas-harp-season =
    Count the other Epic Tales in your hand, to three at most: place that many clans where you are
    present.
card-deirdres-beauty-season =
    Every opponent reveals a Tale at random. One of them you take, the rest is discarded. Then
    remove a clan of yours, wherever you like.
card-diarmuid-and-grainne-removed =
    When a clan of yours is removed: instead of your reserve it goes to another territory where
    you are present.
card-eriu-season =
    Choose up to three territories that have both a sanctuary and a clan of yours: place one more
    clan in each.
card-fianna-maneuver =
    As your maneuver: lead one or more of your clans, exposed or sheltered, out of the clash to
    one territory beside it. No clash there.
card-kernunos-sanctuary-season =
    Where you are present and no sanctuary stands: place a clan, build a sanctuary.
card-lug-samildanach-after-play =
    Once anyone’s Action card was played, cancelled or not: take it into your hand. You may use it
    again, even right away if it fits.
card-lugs-spear-clash-start =
    As a clash starts: nobody plays a card for its Triskel until it is over.
card-maeves-wealth-season =
    Each opponent who has an Action card gives you one, unseen. Then you give each of them an
    Action card of your choice.
card-manannans-horses-season =
    Send up to three of your clans out of one territory into a single other one, near or far.
    Clash.
card-morrigan-season =
    Turn the flock over, if you like. Then, if you like, start a clash anywhere and name a player
    present there as its instigator.
card-nuada-silverhand-season =
    Wherever you are chieftain you may place clans: in each territory at most one for each
    opponent present.
card-oenguss-ploy-end-of-turn =
    At the end of anyone’s turn: the next turn is yours, and the order goes on from you. A Season
    about to end goes on.
card-ogmas-eloquence-maneuver = As your maneuver: the clash is over at once.
card-otherworld-season =
    Choose a territory where you are present. Once for each of its sanctuaries, three times at
    most: place a clan there, or remove one of an opponent’s.
card-stone-of-fal-season = Place two clans in the Capital’s territory.
card-strengs-resolve-after-maneuver = After your attack, whatever came of it: gain a Deed.
card-tailtus-land-season =
    See three undiscovered territories and lay one of them at a place you choose; the others come
    last of all. Then one of your clans beside it may move in.
card-tale-of-cuchulain-maneuver =
    As your maneuver, with exactly one exposed clan there: remove two exposed clans of opponents,
    or the one there is.
card-tuans-memory-season = Draw three Epic Tales, keep one.

## The territories that are more than land

land-gates-of-tir-na-nog =
    It comes with a sanctuary. Whenever the flock changes direction, each player present, in turn
    order, removes a clan of theirs from here and draws an Epic Tale.
land-mountains =
    When clans of yours were moved in, discard an Action card or remove a clan of yours from here,
    before any clash.
land-stone-circle = It comes with a sanctuary.
land-swamp = It never holds a citadel.
