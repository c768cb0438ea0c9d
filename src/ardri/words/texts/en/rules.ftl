### The rules of the game, retold for players, chapter by chapter.
### A chapter is a title and paragraphs p1, p2, … without gaps. A paragraph is plain text on one line, at most
### 400 characters. The comment above it names the rules (R), rulings (Q, A) and sections that it retells.

## What the game is about

chapter-goal-title = The goal
# R1.1
chapter-goal-p1 = Each of you leads twelve clans on an island of Celtic legend. Together you settle it, build on it, discover new land, tell tales of gods and heroes, and now and then you fight. Two, three or four can play, and only one becomes High King.
# R8.1
chapter-goal-p2 = There are three ways to deserve the crown. Leadership: be chieftain over six or more clans of other players. Land: be present in six or more territories. Faith: be present where six or more sanctuaries stand. One of them is enough, as long as nobody else has more to show.
# R4.5, R8.3
chapter-goal-p3 = You have to say that you want it. During the Season you spend a turn on a Pretender token, and everybody has seen you. If you still meet a condition at the next Assembly, and more of them than every other pretender, you win. In between, the others have time to stop you.
# R3, R4
chapter-goal-p4 = The game goes round by round. A round begins with an Assembly: you see whether there is a winner, and choose your Action cards in a draft. Then comes the Season: turn by turn you play those cards. There is no fixed number of rounds; it lasts until somebody is High King.
# R1.1, R5.1
chapter-goal-p5 = You have three kinds of cards. Action cards are new every round, and you all choose from the same few. An Advantage card belongs to a territory and goes to its chieftain. Epic Tales you earn with deeds of other kinds, and keep till the day you need them.
# R7.6
chapter-goal-p6 = Fighting costs, and ends when all who are fighting agree. Often it is wiser to share a territory than to empty it. Watch what the others are close to, and keep something in your hand.

## The island, its people and its buildings

chapter-island-title = The island
# R1.1, R1.6
chapter-island-p1 = The island is made of territories. There are sixteen in all; a few lie on the table at the start, others are discovered later. Each covers three hexagons that all touch one another, and may be turned any way round. The island is always in one piece.
# R1.6
chapter-island-p2 = Two territories are adjacent when a hexagon of one shares an edge with a hexagon of the other. From a territory to an adjacent one is one step.
# R1.4
chapter-island-p3 = You have twelve clans. Those that are not on the island are your reserve. Whatever you place comes out of your own reserve. If it holds too few, you place as many as it holds, and say yourself where they go.
# Words (presence)
chapter-island-p4 = You are present in a territory when at least one clan of yours stands there. Any number of players may be present in the same territory, and they live there in peace until somebody starts a clash.
# Words (chieftain), E1
chapter-island-p5 = You are chieftain of a territory when you have more clans there than any other single player. With four clans against three and two you are chieftain. On a tie nobody is. It is counted anew at once, whenever anything changes.
# R1.5, R7.4, R8.1
chapter-island-p6 = Citadels and sanctuaries stand in territories and belong to nobody; a territory may hold any number of both. In a clash a citadel shelters one clan, whoever comes for shelter first. Sanctuaries count towards the crown, and many Epic Tales ask for them.
# R2.4, R3.1, R4.1, R8.4, Q33
chapter-island-p7 = One territory is the Capital; it has a citadel of its own. Its chieftain becomes Brenn at the Assembly. The Brenn takes the first turn of the Season, says where Exploration finds new land, and wins ties for the crown.
# Words (turn order), R3.4
chapter-island-p8 = The Flock of Crows shows which way turns go round the table, clockwise or the other way. Wherever these rules say next player, or in turn order, they mean that way.
# R1.3, A1
chapter-island-p9 = When tokens, buildings or cards of a kind have run out, nobody gains, places or draws any more of them; everything else that an effect does still happens. The sanctuaries that are printed on a territory are not taken from the supply.

## Setting up

chapter-setup-title = Setting up
# R1.1, R2.1
chapter-setup-p1 = Of the seventeen Action cards, four are for games of four: Emissaries, Master Craftsman, Raid, Scouts & Spies. With two or three players they stay in the box, and you play with thirteen.
# R2.2, Q42
chapter-setup-p2 = As many territories as there are players are drawn by chance and laid out. Two lie side by side; three meet around one point; four make a rhombus, each touching at least two others. Chance also says which one lies where. The rest wait in the stack.
# R2.2, A1
chapter-setup-p3 = The Advantage cards of these territories lie face up beside them. The Gates of Tír na nÓg and the Stone Circle come with the sanctuary that is printed on them.
# R2.4, Q21
chapter-setup-p4 = Chance names the first Brenn. The Brenn says which of the territories is to be the Capital: the Capital’s citadel and one sanctuary are put there. The Swamp cannot be chosen, since it may never hold a citadel.
# R2.5
chapter-setup-p5 = The flock is tossed, to see which way turns go. Then, beginning with the Brenn, each of you in turn order puts one clan into any territory, and once round again, so that everybody has two on the island.
# R2.5
chapter-setup-p6 = Now the first round begins, with an Assembly. The first toss is not a change of direction, so the Gates of Tír na nÓg do not answer it.

## The Assembly

chapter-assembly-title = The Assembly
# R3
chapter-assembly-p1 = Every round opens with an Assembly. Its steps always come in the same order: the Brenn, the victory check, the Advantage cards, the flock, the deal, the draft.
# R3.0, Q43, Q4
chapter-assembly-p2 = Before the first step there is a moment for Cathbad’s Word. The old Brenn and the old direction still hold then, and Advantage cards kept from the last round are still in hand. What the Word began is completed at the very end of the Assembly.
# R3.1, E2
chapter-assembly-p3 = Brenn: whoever is chieftain of the Capital is Brenn from now on. If the Capital has no chieftain, the Brenn stays Brenn, even without a single clan there. The Brenn changes here and at no other time.
# R3.2
chapter-assembly-p4 = Victory check: the pretenders show what they have. If one of them wins, the game is over at once. If not, all Pretender tokens go back, and who wants the crown must claim it anew.
# R3.3
chapter-assembly-p5 = Advantage cards: every chieftain takes the card of their territory, no matter whether it was played last round. Where there is no chieftain, the card lies face up beside the territory and is nobody’s.
# R3.4
chapter-assembly-p6 = Flock: it is tossed like a coin, and shows the direction for this round. If that is another direction than before, the Gates of Tír na nÓg take effect, when they are in play.
# R3.5, R3.6
chapter-assembly-p7 = Deal and draft: all Action cards of the game are shuffled. One is set aside unseen, and out of the others each of you chooses a hand of four, or of six when only two play. The chapter about the draft tells how.

## The draft

chapter-draft-title = The draft
# R3.5
chapter-draft-p1 = One Action card is set aside face down, and nobody knows which. With three or four players each then gets four cards, and none are left over: all other Action cards are in somebody’s hand every round.
# R3.6
chapter-draft-p2 = All choose at the same time. Of your four cards hold one and pass three to the next player. You have four again: hold two, pass two. Once more four: hold three, pass the last. Then you have your hand.
# R3.6
chapter-draft-p3 = What you held before may be passed on later. Every time you choose anew from all the cards in your hand.
# R3.6
chapter-draft-p4 = Cards go to the next player in turn order, so the flock, tossed just before, says to whom you pass.
# R14, A14
chapter-draft-p5 = Choices stay hidden until all have chosen; only whether somebody is done can be seen. Remember what you pass on: later in the Season you will know where some of the cards may be.
# R3.5, R3.7, Q4
chapter-draft-p6 = Cathbad’s Word lets a player choose, before the deal, which card is set aside, and swap it for another one when the draft is over. The Champion’s Share and the Cove can reach that card later. Otherwise it stays out for the whole round.
# R9.2
chapter-draft-p7 = Two players draft twice, three cards each time; see the chapter for two players.

## The Season

chapter-season-title = The Season
# R4.1, Q13
chapter-season-p1 = The Brenn takes the first turn and must play a Season card in it: no pass, no Pretender token. A card that is then cancelled has done that duty all the same. Only a Brenn who holds no Season card that can be played may pass, and this pass counts like any other.
# R4.3
chapter-season-p2 = In your turn you do exactly one of three things: play one Season card, pass, or take a Pretender token. Then it is the next player’s turn.
# R4.4
chapter-season-p3 = To pass binds you to nothing. When your turn comes again, you may play a card if the Season is not over by then.
# R4.5, E7
chapter-season-p4 = You may take a Pretender token if you have none and meet a victory condition at this moment, with your Deeds counted in. You keep the token until the next victory check, even if you no longer meet anything. Nobody has to take one.
# R4.2, A2
chapter-season-p5 = If you have no clan on the island when your turn begins, you lose one Deed, if you have any; it goes back to the supply. Then you place two clans, in one or two territories of your choice, anywhere. After that you take your turn as usual.
# R4.6, Q16
chapter-season-p6 = After every turn there is a moment for Oengus’s Ploy, which makes the next turn its player’s. Then the turn goes to the next player in turn order.
# R4.7, R6.5, Q40
chapter-season-p7 = The Season ends when all players have passed in a row, with nothing but passes in between. A Season card, even a cancelled one, a Pretender token, or an Oengus’s Ploy that took effect starts the count anew. Cards played as answers do not.
# R4.8, Q28
chapter-season-p8 = At the end of the Season all Action cards left in hand are discarded, unseen. An Advantage card goes back beside its territory if its holder is no longer chieftain there. Epic Tales are kept. The Festival marker leaves the island. Then comes the next Assembly.

## Playing a card

chapter-playing-title = Playing a card
# R5.1
chapter-playing-p1 = A card has a Season effect, a Triskel effect, or both; when you play it, you use one of them. A Season effect is for your own turn. A Triskel effect answers something, and fits only at the moment that the card names, in anybody’s turn.
# R5.2
chapter-playing-p2 = First you announce the card: you show it, and make all the choices it asks for. You may take everything back until the announcement is complete.
# R5.2, Q33
chapter-playing-p3 = Three kinds of choice wait until the card takes effect: those that depend on something not known yet, such as a card drawn or a hand looked at; those that are secret, such as cards out of your own hand; and those that another player has to make.
# R5.3, Q3
chapter-playing-p4 = Now the card may be cancelled: an Action card by an opponent with Geis, an Epic Tale or an Advantage card by anyone with The Dagda. It is discarded at once, before the card that cancelled it, and does nothing. It was played all the same, so whatever may follow it still may.
# R5.4, Q34
chapter-playing-p5 = Then it takes effect, as far as possible. What cannot be done is left out, and you may play a card even if none of it can be done, unless it says otherwise, as Druid does. Where it says “may”, “any number” or “up to”, you may do nothing; everything else you do as far as you can.
# R5.2, R5.4, Q26
chapter-playing-p6 = When a card does several things at once, you announce all of them together. If one has become impossible before it is carried out, that one is dropped, and the rest happens.
# R5.5
chapter-playing-p7 = When it is over, along with every clash it led to, there is the moment after the card: for what you may play after a Season card or an Epic Tale of yours, and for Lug Samildanach after anybody’s Action card. A card used for its Triskel is no Season card, even if it has a Season effect too.
# R5.6
chapter-playing-p8 = At last the card is discarded, unless it was taken or handed on. Action cards go face down: what was played is known, what was discarded from a hand is not shown. Epic Tales go face up, for all to read. An Advantage card lies face down by its territory and is played for this round.
# R5.7, R5.8, Q44
chapter-playing-p9 = Whenever The Dagda reaches the pile of discarded Tales, the whole pile is shuffled into the deck, as soon as the effect that brought it there is over. If the deck is empty, the pile becomes the new deck, in the middle of a draw if need be.

## Answering with Triskel cards

chapter-answering-title = Answering with Triskel cards
# R6.1
chapter-answering-p1 = Whenever something happens that a Triskel card can answer, there is a moment for it, a window. Whoever holds a fitting card may play one or decline. The active player is asked first, then the others in turn order.
# R6.1
chapter-answering-p2 = After each card played and carried out, the asking begins anew, so that you may answer once more, or think better of it. The window closes when all who could still play have declined. When an effect touches several players, they come in the same order.
# Words (active player)
chapter-answering-p3 = The active player is the one whose turn it is in the Season. In a clash it is the instigator until the first maneuver, then whoever is about to make a maneuver, and just after it whoever has made it. In the Assembly it is the Brenn, at its very start the old Brenn.
# R6 (declared, drawing, any time)
chapter-answering-p4 = When a card is announced, Geis or The Dagda may cancel it. Before you draw Epic Tales you may play the Meadows, or the Gates of Tír na nÓg where that territory lets you draw. When clans of yours are moved into the Mountains, you may play the Mountains. The Moor fits at any time when you have to decide something.
# R6 (clash start, Citadels, attack)
chapter-answering-p5 = When a clash starts, it is time for Lug’s Spear, and in the Highlands for the Highlands. When clans have taken shelter, for Battle Frenzy. When an attack is announced, before the victim answers: for the attacker’s Iron Mine or Dagda’s Club, and for the victim’s Hills if it happens there.
# R6 (removed, after maneuver)
chapter-answering-p6 = Each time a single clan is removed, its owner may answer: with Dagda’s Club, with Diarmuid and Gráinne, or, in a clash, with Dagda’s Cauldron. After a maneuver come, in one common window, Bard, Raid and Streng’s Resolve for whoever made it, and Warlord for anyone with an exposed clan there.
# R6 (after play, end of turn, Assembly), R5.5
chapter-answering-p7 = After your Season card: Cove, Lost Vale, Salt Mine, Valley. After your Epic Tale: Forest, Stone Circle, Master Craftsman. After anybody’s Action card: Lug Samildanach. After each turn: Oengus’s Ploy. When an Assembly starts: Cathbad’s Word. The Tales that are maneuvers you play as your maneuver in a clash.
# R6.2, R6.4
chapter-answering-p8 = Several cards may answer the same event, and answers may be answered: Geis an Action card played for its Triskel, The Dagda an Epic Tale or an Advantage card. The innermost is finished first. What may follow a Triskel card comes before the common window after a maneuver.
# R6.4
chapter-answering-p9 = Some answers settle the matter. Once Dagda’s Club or Diarmuid and Gráinne has saved a clan, nothing else answers that removal. Once a played card has been taken up or handed on, cards that need it no longer fit.
# Q19, Q31
chapter-answering-p10 = The Moor asks for a real decision of your own: it fits at its first step, not in the middle of announcing a card, not where there is only one thing to choose, and not while several of you choose at once. It answers nothing: afterwards you are asked the same again.

## How a clash begins

chapter-clash-title = The clash
# R7.1
chapter-clash-p1 = A clash begins when clans have been moved into a territory with clans of other players, unless the effect says that there is none, and where a card says so. Placing clans never starts one. With fewer than two players present there is no clash.
# R7.2, Q41
chapter-clash-p2 = The instigator is the owner of the clans moved in, or the player named by the card. When one effect leads to several clashes, all clans move first. Then the instigator says which clash comes next, one after the other.
# R7.2, E16
chapter-clash-p3 = A waiting clash is dropped if by then the instigator has no clan there, or no opponent. Who is chieftain is always judged by the clans as they stand, also where a clash is still to come.
# R7.3, Q5, Q8, Q39
chapter-clash-p4 = If the Festival marker lies there, the player who is instigator at the outset first removes one of their own clans from there. Cards may answer that as any removal. If no clan of the instigator is left there then, the clash is off; a Dagda’s Cauldron played meanwhile still gives back.
# R7.3, Q5
chapter-clash-p5 = Then comes the moment for cards at the start of a clash. If the Highlands name another instigator now, the old one may take shelter and the new one may not. The price of the Festival stays with the one who has paid it.
# R7.4, Q15, A4, E3
chapter-clash-p6 = Citadels: beginning after the instigator, in turn order and round and round, each player present may shelter one clan in a free citadel, or decline; the instigator may not. Who declined may shelter when asked again. It ends when no citadel is free, no clan is left to shelter, or all have declined in a row.
# R7.4
chapter-clash-p7 = A sheltered clan takes no part in the clash, and no maneuver reaches it unless a card says so. It still counts for presence and for being chieftain. All other clans there are exposed, and so are those that arrive later. A citadel left early is not offered again.
# R7.4
chapter-clash-p8 = If you have only sheltered clans there, you make no maneuver, you cannot be attacked, and you have no say in whether the clash ends.
# R7.5
chapter-clash-p9 = When all who want have taken shelter, there is a moment for Battle Frenzy, which drives every sheltered clan out again. Then the maneuvers begin.

## Maneuvers

chapter-maneuvers-title = Maneuvers
# R7.6, R7.10
chapter-maneuvers-p1 = Beginning with the instigator, in turn order, each player with exposed clans there makes one maneuver, round after round, until the clash is over. Nobody may pass. Before each maneuver you may agree on peace. A maneuver is one of three: attack, withdraw, or play an Epic Tale that is a maneuver.
# R7.7, E4
chapter-maneuvers-p2 = Attack: name a player with exposed clans there. That player chooses: discard any one Action card, unseen and without effect, or remove one of their exposed clans. Without an Action card it has to be the clan.
# R7.7
chapter-maneuvers-p3 = You may attack anyone with exposed clans there. With three or more in a clash there are no sides: each fights for themselves.
# R6, Q23, Q38
chapter-maneuvers-p4 = An attack may be answered before the victim chooses. The attacker’s Iron Mine asks for both the clan and the card, the clan first; Dagda’s Club lets the attacker choose which. Only one of the two can be played on the same attack, and nobody can be made to give what they do not have.
# Q6
chapter-maneuvers-p5 = In the Hills the victim may play the Hills card, and the attack comes to nothing. It was an attack all the same: what may follow an attack still may.
# R7.8, Q17, E15
chapter-maneuvers-p6 = Withdraw: move one or more of your exposed clans to adjacent territories of which you are chieftain, split as you like. Chieftains are judged before anything moves. You may leave some behind. A withdrawal starts no clash. If you have no such territory, you cannot withdraw.
# R7.9, R7.12, Q37
chapter-maneuvers-p7 = Epic Tale: The Battle of Moytura, The Fianna, Ogma’s Eloquence and Tale of Cúchulain are played as your maneuver. If such a Tale is cancelled, it was your maneuver nevertheless. Tale of Cúchulain reaches exposed clans only: two, or the one there is.
# R6, Q1, Q2
chapter-maneuvers-p8 = After each maneuver there is one common moment for Bard, Raid, Streng’s Resolve and Warlord. Raid is not part of the maneuver, so a clan that it removes is no reason for Bard. After Ogma’s Eloquence there is no such moment, for the clash has ended.
# R7.10
chapter-maneuvers-p9 = Then, if anyone still has exposed clans there, the next player in turn order who has some is to act. If nobody has, the clash is over.

## Making peace

chapter-peace-title = Making peace
# R7.6
chapter-peace-p1 = Before each maneuver the players with exposed clans there may agree to end the clash. The one about to act is asked first, then the others in turn order, and everybody hears the answers.
# R7.6, E4
chapter-peace-p2 = If all agree, the clash ends at once. The first refusal ends the asking, and the one whose turn it is must make a maneuver. Before the next maneuver you are asked anew.
# R7.4, R7.6
chapter-peace-p3 = Only those with exposed clans have a say. Whoever has all their clans sheltered just waits for the others.
# R7.11, Q17
chapter-peace-p4 = If you alone have exposed clans left there, you may end the clash or make a maneuver; if you have none to make, it ends. You may for instance withdraw some clans, stay with the others, and be asked again.
# R7.10, R7.12
chapter-peace-p5 = A clash also ends when no exposed clan is left there, or when Ogma’s Eloquence ends it.
# R7.12, Q39
chapter-peace-p6 = At the end sheltered clans step out of their citadels. A Dagda’s Cauldron played in this clash gives back up to three clans; how many is its owner’s choice. All who are still there live side by side, also those who fought.
# R7.12
chapter-peace-p7 = Then comes the next clash that waits, if there is one, and after the last one the rest of the turn.

## Victory

chapter-victory-title = Victory, Pretenders and Deeds
# R8.1
chapter-victory-p1 = Each of the three conditions is met at six or more. Leadership: in the territories of which you are chieftain, count the clans of all other players; your own do not count. Land: count the territories where you are present. Faith: count the sanctuaries in all territories where you are present.
# R8.2, Q29, E5
chapter-victory-p2 = Each Deed adds one to one of your conditions. Present in four territories with five sanctuaries in them, one Deed gives you faith, and three give you land as well. A Deed never counts for two conditions at the same time.
# R8.2
chapter-victory-p3 = Deeds are always counted in the way that serves you best, and anew at each check. They are not used up, and you keep them from round to round.
# R4.5, R4.2
chapter-victory-p4 = Only a pretender can win. You take a Pretender token as your whole turn in the Season, and only while you meet a condition. The token says nothing about which one: at the check it may be met in another way.
# R3.2, R8.3
chapter-victory-p5 = Victory is checked once a round, in the Assembly, after the Brenn has been settled. Of the pretenders, whoever meets the most conditions, and at least one, is High King. By how much a condition is exceeded makes no difference.
# R8.4, E6, E14
chapter-victory-p6 = If several pretenders tie for the most, the Brenn wins if the Brenn is one of them. If not, nobody wins, and the game goes on. So the Capital is worth having when it matters.
# R8.3, E6
chapter-victory-p7 = Players without a token are not looked at, whatever they have. With one condition you may win against a player with two who claimed nothing.
# R3.2
chapter-victory-p8 = After a check without a winner all tokens go back. Claiming the crown is a matter of each Season anew.

## What effects are made of

chapter-effects-title = What effects do
# R10.1
chapter-effects-p1 = Move: clans of one owner go from one territory to another. It must be an adjacent one, unless the card says anywhere. Clans moved to where others are start a clash, unless the card says there is none.
# R1.4
chapter-effects-p2 = Place: clans come onto the island out of their owner’s reserve. That never starts a clash. If two are to be placed and one is left, one is placed.
# R10.2, Q8
chapter-effects-p3 = Remove: a clan goes back to its owner’s reserve. Several are removed one by one, and each time the owner may answer with a card. This holds for every removal, also for one that you must make as the price of something. A price that was answered is paid, and what it was paid for happens.
# Q2, A20
chapter-effects-p4 = A clan that Diarmuid and Gráinne led elsewhere, or that Dagda’s Cauldron brings back later, was removed, and counts so for Bard. One that Dagda’s Club kept in its place was not removed.
# R10.3
chapter-effects-p5 = Replace: another player’s clan goes to its reserve, and one of yours takes its place. If your reserve is empty, nothing happens. It is not a removal: nobody may answer it as one, and it does nothing for Bard.
# R10.4
chapter-effects-p6 = Draw some, keep one: you look at the drawn Epic Tales, and the others do not. You keep one; the rest is discarded face up.
# Q9, A11
chapter-effects-p7 = You draw an Epic Tale only when something says that you draw. A sanctuary coming into play does not bring one by itself: neither one printed on a territory nor that of Kernunos’ Sanctuary. With no Tale left anywhere, there is no draw.
# R10.5, Q12
chapter-effects-p8 = Discover: chance takes the next territory from the stack. It comes to an empty place adjacent to at least two territories, with its Advantage card face up and the sanctuary printed on it, if any. If the stack is empty, or no such place is left, nothing is discovered.
# R10.6
chapter-effects-p9 = Look: only the player named sees the cards. The others know that they were looked at, and whose they were.
# Q34
chapter-effects-p10 = “Any number” and “up to” allow none. “One or more” means at least one. Manannan’s Horses move at least one clan if one can go.

## Territories and their Advantage cards

chapter-territories-title = Territories
# R11
chapter-territories-p1 = Each territory has an Advantage card. Besides, four territories are special in themselves, whoever holds the card: the Gates of Tír na nÓg, the Mountains, the Stone Circle and the Swamp. All others are plain land.
# R3.3, R4.8, R5.6
chapter-territories-p2 = You get a territory’s Advantage card in the Assembly, as its chieftain, and you may play it once in the round. You keep it through the Season even if you lose the land; but at the end of the Season it goes back if you are no longer chieftain.
# R3.3, R5.6, Q11, Q21
chapter-territories-p3 = A played Advantage card lies face down by its territory until the next Assembly. So does one that Master Craftsman discarded. The Action card Citadel can bring you an Advantage card during the Season, even from another player’s hand, unless it was played already.
# R11 (Gates), R3.4
chapter-territories-p4 = Gates of Tír na nÓg: it comes with a sanctuary. Whenever the flock’s direction changes, each player present there removes one of their own clans from there and draws an Epic Tale.
# Q27, R11, Q8
chapter-territories-p5 = At the Gates players come one after the other, in turn order from the active player; in the Assembly that is the Brenn. One is done with removing and drawing before the next begins. When The Morrigan turns the flock, the Gates come before the clash.
# R11 (Mountains), Q7
chapter-territories-p6 = Mountains: when an effect has moved clans of yours in, you discard an Action card or remove one of your clans from there, before any clash. It is once for each effect, however many clans came, and no matter who moved them. A withdrawal counts; clans that were placed cost nothing.
# R11 (Stone Circle), Q9, Q36
chapter-territories-p7 = Stone Circle: it comes with a sanctuary. No Epic Tale is drawn for that sanctuary, nor for the one at the Gates. To play the card of the Stone Circle you need a clan there, for that is its price.
# R11 (Swamp), Q21
chapter-territories-p8 = Swamp: it never holds a citadel, so it cannot be the Capital. Its card does nothing, yet playing it is playing a Season card.
# Q36
chapter-territories-p9 = If a price in clans has to be paid in a territory where there is a clash, its owner gives an exposed clan, and a sheltered one only if there is no other. What one player demands of another reaches exposed clans only.

## Two players

chapter-two-players-title = Two players
# R2.1, R2.2
chapter-two-players-p1 = With two you begin with two territories side by side, and thirteen Action cards: those for four players stay in the box.
# R9.2
chapter-two-players-p2 = One Action card is set aside unseen. Then each of you gets three. Hold one and pass two; of the three in your hand hold two and pass one. Lay the three you have then aside.
# R9.2
chapter-two-players-p3 = Each of you now gets the remaining three, drafted in the same way. Do not mix the two sets before you are done. In the end you have six cards each.
# R9.1
chapter-two-players-p4 = Turns simply alternate. The flock is tossed every round all the same, but matters only for the Gates of Tír na nÓg, which look at whether it has changed.
# Q4
chapter-two-players-p5 = Cathbad’s Word works as ever: when its player takes the card that was set aside, there are seven in hand for a moment, and six again when another one has been set aside.
# R4.7
chapter-two-players-p6 = The Season ends when both of you pass, one right after the other. All other rules stay as they are.

## Rulesets and scenarios

chapter-editions-title = Rulesets and scenarios
# R1.2, A3
chapter-editions-p1 = The game has appeared in several languages, and the boxes do not hold the same number of tokens. A ruleset says how many of each there are. The rules themselves are the same in all of them.
# R1.2
chapter-editions-p2 = The usual ruleset, 2e, follows the latest edition: nine citadels, that of the Capital among them, nine sanctuaries, ten Deeds.
# R1.2
chapter-editions-p3 = The English (en) and the Spanish (es) rulesets have ten citadels, that of the Capital among them, ten sanctuaries, eight Deeds. The French (fr) and the Ukrainian (uk) ones have nine citadels, nine sanctuaries, eight Deeds.
# R1.1, R1.2
chapter-editions-p4 = In every ruleset there are four Pretender tokens, the Brenn, the flock, one Festival marker, twelve clans for each player, sixteen territories with their Advantage cards, seventeen Action cards and thirty Epic Tales. Cards of expansions stay out.
# R2.3
chapter-editions-p5 = The Discovery scenario is a good first game. You start with the Valley and the Cove; with three players the Plains come along, with four the Plains and the Hills.
# R2.3, A12
chapter-editions-p6 = In that scenario the Meadows, the Misty Lands, the Forest, the Gates of Tír na nÓg, the Highlands and the Mountains are the last six to be discovered, in random order.
# Q20, Q45
chapter-editions-p7 = You may agree on a number of rounds; usually there is no limit. The last round is played to its end, and the victory check that follows it still counts. If nobody wins there, nobody is High King, and the game is a draw.

## Secrets

chapter-secrets-title = Who knows what
# R14, Q10
chapter-secrets-p1 = Open to all: the island with all that stands on it, reserves and tokens, the direction of the flock, whose turn it is, every card that was played, the pile of discarded Epic Tales, and who holds which Advantage card.
# R14, Q10
chapter-secrets-p2 = Everybody may also count: how many Action cards and how many Epic Tales each hand holds, how many Action cards lie discarded. Which ones they are is another matter.
# R14
chapter-secrets-p3 = Yours alone are your hand, what you saw and passed on in the draft, what you looked at, what you set aside, the cards that you discarded unplayed, and the territories that you put back under Tailtu’s Land.
# R14
chapter-secrets-p4 = A card that is stolen or given unseen is known to both of you, and to nobody else. One that is revealed or given openly is known to all. Whoever looks through the discarded Action cards sees the whole pile.
# R14
chapter-secrets-p5 = When several of you choose at once, as in the draft, nothing is shown until all have chosen.
# R14, A12
chapter-secrets-p6 = Nobody knows the order of decks and of the stack of territories, nor what chance is going to bring. How many territories are still to be discovered, all can see.
# R14
chapter-secrets-p7 = The game tells you no more than that. Usually only those who hold a fitting card are asked for an answer, and being asked may tell the others something. With the windows set to “possible”, all who might hold one are asked, and no question gives away a hand.

## Delicate cases

chapter-delicate-title = Delicate cases
# Q1, E10, E12
chapter-delicate-p1 = Who answers first? The active player, then the others in turn order. A card that you only mean to play is still in your hand: it can be stolen before its turn comes. A card stolen by Raid may be played by the thief in the same window.
# Q3, E9
chapter-delicate-p2 = Cancelled is played. After a cancelled Season card of yours you may still play the Valley. But the cancelled card itself lies in its pile already: Stone Circle and Master Craftsman no longer reach a cancelled Tale. Only Lug Samildanach takes up a cancelled Action card.
# R6.3, Q32, E8
chapter-delicate-p3 = Lug’s Spear brings silence. Until that clash is over nobody plays a Triskel card, not even after the Spear itself, and Epic Tales are no maneuvers either: attack and withdrawal remain. The Dagda may cancel the Spear, for that comes before. Other clashes that wait are not silenced.
# Q16, Q40
chapter-delicate-p4 = Oengus’s Ploy gives its player an ordinary turn, even after the last pass, and even to the player whose turn has just ended. Those in between are skipped, and passes are counted anew. If the Ploy is cancelled, the run of passes stands; a cancelled Season card breaks it all the same.
# Q8, Q25, Q23, Q35
chapter-delicate-p5 = What cannot be done is left out. Deirdre’s Beauty costs its clan even if nobody had a Tale to show. Diarmuid and Gráinne do nothing if you are present nowhere else. Raid finds nothing where there is neither card nor exposed clan. The Salt Mine needs an opponent with an Action card.
# Q22
chapter-delicate-p6 = After The Champion’s Share nothing may be left set aside. Then a second Share takes nothing, and the Cove takes nothing but still sets a card aside. If the card that the Cove brings is the only one in your hand, it goes back.
# Q5, Q14, Q41
chapter-delicate-p7 = Warlord and The Morrigan may be played where there is nobody to fight; no clash comes of it. If the instigator named by The Morrigan is no longer there, there is none either. If the player named by Warlord has lost all exposed clans by then, the order goes on from that seat.
# Q18, Q39
chapter-delicate-p8 = Clans on Dagda’s Cauldron are neither on the island nor in your reserve. It serves one clash only. Clans that fell in it earlier lie on it too, as far as your reserve still has them. The moment after this card comes when it has given back.
# Q30
chapter-delicate-p9 = Master Craftsman’s Triskel needs a Deed in the supply. Otherwise it and Lug Samildanach could go on handing each other round for ever.
# Q24, R1.4, A5
chapter-delicate-p10 = An empty reserve keeps no card from being played. Warlord, played in a clash, still says who is next. If it is cancelled, nothing has changed, and the window goes on.
