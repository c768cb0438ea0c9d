### The words that a player meets, each with what it means. One line each, plain text.

## On the island

gloss-territory-word = territory
gloss-territory-text = A piece of the island, three hexagons large. There are sixteen, each with an Advantage card of its own.
gloss-adjacent-word = adjacent
gloss-adjacent-text = Two territories are adjacent when a hexagon of one shares an edge with a hexagon of the other.
gloss-stack-word = stack
gloss-stack-text = The territories that are still to be discovered. Nobody knows which comes next.
gloss-clan-word = clan
gloss-clan-text = One of your twelve figures. Clans settle territories, fight, and make you present and chieftain.
gloss-reserve-word = reserve
gloss-reserve-text = Your clans that are not on the island. What you place comes out of it; what is removed or replaced goes back to it.
gloss-present-word = present
gloss-present-text = You are present in a territory when at least one of your clans is there, sheltered or not.
gloss-chieftain-word = chieftain
gloss-chieftain-text = Whoever has more clans in a territory than each other player. On a tie there is none. It is judged anew after every change.
gloss-opposing-word = opposing
gloss-opposing-text = Belonging to another player, as in opposing clans. Every other player is your opponent.
gloss-citadel-word = citadel
gloss-citadel-text = A building that shelters one clan in each clash, whosever comes for it first. It belongs to nobody.
gloss-sanctuary-word = sanctuary
gloss-sanctuary-text = A building that counts towards the victory condition of faith, for all who are present. It belongs to nobody.
gloss-capital-word = Capital
gloss-capital-text = The territory that the first Brenn chose at the start, with a citadel of its own. Its chieftain becomes Brenn at the Assembly.
gloss-festival-marker-word = Festival marker
gloss-festival-marker-text = Lies in the territory of the last Festival till the Season ends. Whoever instigates a clash there first removes one of their own clans from it.

## Players and the order of play

gloss-brenn-word = Brenn
gloss-brenn-text = The leader of the round, settled in the Assembly: first to act in the Season, the one who says where Exploration finds land, and winner of ties for the crown.
gloss-high-king-word = High King
gloss-high-king-text = What you want to become. A pretender who meets the most victory conditions at the check is High King, and has won.
gloss-pretender-word = Pretender
gloss-pretender-text = A player with a Pretender token, who claims the crown. Taking the token is a whole turn and needs a victory condition met at that moment.
gloss-deed-word = Deed
gloss-deed-text = A token that adds one to one of your victory conditions, whichever serves you best, at every check. You keep it from round to round.
gloss-victory-conditions-word = victory conditions
gloss-victory-conditions-text = Leadership, land and faith: at least six opposing clans where you are chieftain, territories where you are present, or sanctuaries where you are present.
gloss-flock-word = Flock of Crows
gloss-flock-text = Shows which way turns go round the table. It is tossed in every Assembly.
gloss-turn-order-word = turn order
gloss-turn-order-text = Round the table in the direction that the flock shows.
gloss-active-player-word = active player
gloss-active-player-text = The one who is asked first when several may answer: whose turn it is, in a clash whose maneuver it is, in the Assembly the Brenn.
gloss-round-word = round
gloss-round-text = An Assembly and the Season that follows it.
gloss-assembly-word = Assembly
gloss-assembly-text = The first part of a round: Brenn, victory check, Advantage cards, flock, deal and draft.
gloss-season-word = Season
gloss-season-text = The second part of a round, in which you take turns until all have passed in a row.
gloss-pass-word = pass
gloss-pass-text = To do nothing in your turn. You may act again in a later one.
gloss-draft-word = draft
gloss-draft-text = How you choose your Action cards: hold some, pass the others on, choose anew from what you get.

## Cards

gloss-action-card-word = Action card
gloss-action-card-text = One of the cards that are drafted in every Assembly. What is left of them at the end of the Season is discarded.
gloss-advantage-card-word = Advantage card
gloss-advantage-card-text = The card of a territory. Its chieftain takes it in the Assembly and may play it once in the round.
gloss-epic-tale-word = Epic Tale
gloss-epic-tale-text = A card with a tale of gods or heroes. You draw it when an effect says so, and keep it until you play it.
gloss-season-card-word = Season card
gloss-season-card-text = A card with a Season effect, which you play as your turn in the Season. Used for its Triskel, a card is no Season card.
gloss-triskel-word = Triskel
gloss-triskel-text = The threefold spiral. It marks effects that answer something, played when the card says, in anybody’s turn.
gloss-window-word = window
gloss-window-text = A moment to answer. Those who hold a fitting card are asked, the active player first, till all decline.
gloss-cancel-word = cancel
gloss-cancel-text = To stop a card that has just been announced: it is discarded without effect, but counts as played.
gloss-discard-word = discard
gloss-discard-text = To put a card on the pile of its kind: Action cards face down, Epic Tales face up. An Advantage card lies face down by its territory instead.
gloss-set-aside-word = set aside
gloss-set-aside-text = Said of the one Action card that is in nobody’s hand this round. It lies face down until an effect reaches it.

## What effects do

gloss-place-word = place
gloss-place-text = To bring clans out of your reserve onto the island. That never starts a clash.
gloss-move-word = move
gloss-move-text = To take clans from one territory to another, an adjacent one unless the card says anywhere. Where others are it starts a clash, unless the card says there is none.
gloss-remove-word = remove
gloss-remove-text = To take a clan from the island to its owner’s reserve. Its owner may answer with a card.
gloss-replace-word = replace
gloss-replace-text = To send another player’s clan to its reserve and put one of yours in its place. It is not a removal.
gloss-draw-word = draw
gloss-draw-text = To take Epic Tales from the deck. If you keep only one of several, the others are discarded face up.
gloss-discover-word = discover
gloss-discover-text = To bring a territory from the stack into play, at an empty place adjacent to at least two others.
gloss-look-word = look
gloss-look-text = To see cards or territories that the others do not see.

## The clash

gloss-clash-word = clash
gloss-clash-text = A fight among the players present in one territory. It goes on, maneuver by maneuver, till they agree to end it or nobody exposed is left.
gloss-instigator-word = instigator
gloss-instigator-text = Who starts a clash. The instigator may not take shelter, and makes the first maneuver.
gloss-sheltered-word = sheltered
gloss-sheltered-text = Said of a clan in a citadel during a clash: it is protected and takes no part, but counts for presence and for being chieftain.
gloss-exposed-word = exposed
gloss-exposed-text = Said of a clan in a clash that is not sheltered. Only those with exposed clans make maneuvers, can be attacked, and have a say in ending the clash.
gloss-engaged-word = involved
gloss-engaged-text = Said of a player with at least one exposed clan in the clash.
gloss-maneuver-word = maneuver
gloss-maneuver-text = What you do when the turn comes to you in a clash: attack, withdraw, or play an Epic Tale that is a maneuver.
gloss-attack-word = attack
gloss-attack-text = A maneuver: the player you name discards an Action card or removes one of their exposed clans.
gloss-withdraw-word = withdraw
gloss-withdraw-text = A maneuver: you move exposed clans to adjacent territories of which you are chieftain. No clash comes of it.
gloss-peace-word = peace
gloss-peace-text = The end of a clash by agreement. Before each maneuver all players with exposed clans may agree on it; one refusal is enough to go on.

## Ways to play

gloss-ruleset-word = ruleset
gloss-ruleset-text = How many citadels, sanctuaries and Deeds there are. Each edition of the game has its own numbers.
gloss-scenario-word = Discovery scenario
gloss-scenario-text = A first game: chosen territories to start with, and six others that come last.
