### The names of all things: cards, territories, colours, terms.
###
### A name stands in the nominative, as on a card. Beside it, as attributes, may stand:
###   .in .to .from .of .the   a territory within a sentence ("in the Cove"), where a language needs
###                            more than a word before the bare name: a message then says
###                            { $territory-in }, and what has no such attribute gives the bare name
###   .of .to .obj             the same for a player's colour: of whom, to whom, whom
###   .short                   a territory's name of eleven letters at most, for a narrow map
###   .letter                  the letter that stands for a colour on the map, or for a kind of card
###                            before its name: all different
### A language that gives one of .in .to .from .of .the .obj to one name gives it to all of the kind.

## The territories, and with them their Advantage cards

name-cove = Cove
name-forest = Forest
name-gates-of-tir-na-nog = Gates of Tír na nÓg
    .short = Tír na nÓg
name-highlands = Highlands
name-hills = Hills
name-iron-mine = Iron Mine
name-lost-vale = Lost Vale
name-meadows = Meadows
name-misty-lands = Misty Lands
name-moor = Moor
name-mountains = Mountains
name-plains = Plains
name-salt-mine = Salt Mine
name-stone-circle = Stone Circle
    .short = Stones
name-swamp = Swamp
name-valley = Valley

## The Action cards

name-bard = Bard
name-citadel = Citadel
name-conquest = Conquest
name-craftsmen-and-peasants = Craftsmen & Peasants
name-druid = Druid
name-emissaries = Emissaries
name-exploration = Exploration
name-festival = Festival
name-geis = Geis
name-master-craftsman = Master Craftsman
name-migration = Migration
name-new-alliance = New Alliance
name-new-clans = New Clans
name-raid = Raid
name-sanctuary = Sanctuary
name-scouts-and-spies = Scouts & Spies
name-warlord = Warlord

## The Epic Tales

name-balors-eye = Balor’s Eye
name-battle-frenzy = Battle Frenzy
name-battle-of-moytura = The Battle of Moytura
name-breas-tyranny = Breas’ Tyranny
name-cathbads-word = Cathbad’s Word
name-champions-share = The Champion’s Share
name-children-of-dana = Children of Dana
name-dagda = The Dagda
name-dagdas-cauldron = Dagda’s Cauldron
name-dagdas-club = Dagda’s Club
name-dagdas-harp = Dagda’s Harp
name-deirdres-beauty = Deirdre’s Beauty
name-diarmuid-and-grainne = Diarmuid and Gráinne
name-eriu = Eriu
name-fianna = The Fianna
name-kernunos-sanctuary = Kernunos’ Sanctuary
name-lug-samildanach = Lug Samildanach
name-lugs-spear = Lug’s Spear
name-maeves-wealth = Maeve’s Wealth
name-manannans-horses = Manannan’s Horses
name-morrigan = The Morrigan
name-nuada-silverhand = Nuada Silverhand
name-oenguss-ploy = Oengus’s Ploy
name-ogmas-eloquence = Ogma’s Eloquence
name-otherworld = The Otherworld
name-stone-of-fal = The Stone of Fal
name-strengs-resolve = Streng’s Resolve
name-tailtus-land = Tailtu’s Land
name-tale-of-cuchulain = Tale of Cúchulain
name-tuans-memory = Tuan’s Memory

## The players: their colours, and the beast of each colour

name-red = Red
    .letter = R
name-violet = Violet
    .letter = V
name-blue = Blue
    .letter = B
name-white = White
    .letter = W
name-stag = Stag
name-raven = Raven
name-salmon = Salmon
name-boar = Boar

## The two kinds of effect, as they are called before a card’s text

name-season = Season
name-triskel = Triskel

## Terms of the rules

name-action-card = Action card
    .letter = A
name-advantage-card = Advantage card
    .letter = V
name-epic-tale-card = Epic Tale card
    .letter = E
name-season-card = Season card
name-triskel-card = Triskel card
name-territory = territory
name-clan = clan
name-chieftain = chieftain
name-brenn = Brenn
name-high-king = High King
name-capital = Capital
name-citadel-building = Citadel
name-sanctuary-building = Sanctuary
name-flock-of-crows = Flock of Crows
name-pretender-token = Pretender
name-deed-token = Deed
name-festival-marker = Festival marker
name-reserve = reserve
name-round = round
name-turn = turn
name-assembly-phase = Assembly phase
name-season-phase = Season phase
name-pass = pass
name-take-pretender-token = take a Pretender token
name-victory-conditions = victory conditions
name-clash = clash
name-instigator = instigator
name-citadels-step = Citadels (step)
name-resolution-step = Resolution (step)
name-maneuver = maneuver
name-attack = Attack
name-withdraw = Withdraw
name-epic-tale-maneuver = Epic Tale maneuver
name-exposed = exposed
name-sheltered = protected
name-engaged = involved
name-present = present
name-shared-territory = shared territory
name-move = move
name-place = place
name-remove = remove
name-replace = replace
name-discard-pile = discard pile
name-turn-order = turn order
name-discovery-scenario = Discovery scenario
name-icon-build = Build
name-icon-move = Move
name-icon-recruit = Recruit
