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

name-cove = Anse
    .in = dans l’Anse
    .to = vers l’Anse
    .from = de l’Anse
    .of = de l’Anse
    .the = l’Anse
name-forest = Forêt
    .in = dans la Forêt
    .to = vers la Forêt
    .from = de la Forêt
    .of = de la Forêt
    .the = la Forêt
name-gates-of-tir-na-nog = Portes de Tir Na Nog
    .in = aux Portes de Tir Na Nog
    .to = vers les Portes de Tir Na Nog
    .from = des Portes de Tir Na Nog
    .of = des Portes de Tir Na Nog
    .the = les Portes de Tir Na Nog
    .short = Tir Na Nog
name-highlands = Plateau
    .in = sur le Plateau
    .to = vers le Plateau
    .from = du Plateau
    .of = du Plateau
    .the = le Plateau
name-hills = Collines
    .in = dans les Collines
    .to = vers les Collines
    .from = des Collines
    .of = des Collines
    .the = les Collines
name-iron-mine = Mine de fer
    .in = dans la Mine de fer
    .to = vers la Mine de fer
    .from = de la Mine de fer
    .of = de la Mine de fer
    .the = la Mine de fer
name-lost-vale = Val perdu
    .in = dans le Val perdu
    .to = vers le Val perdu
    .from = du Val perdu
    .of = du Val perdu
    .the = le Val perdu
name-meadows = Prairie
    .in = dans la Prairie
    .to = vers la Prairie
    .from = de la Prairie
    .of = de la Prairie
    .the = la Prairie
name-misty-lands = Terre des Brumes
    .in = dans la Terre des Brumes
    .to = vers la Terre des Brumes
    .from = de la Terre des Brumes
    .of = de la Terre des Brumes
    .the = la Terre des Brumes
    .short = Brumes
name-moor = Lande
    .in = sur la Lande
    .to = vers la Lande
    .from = de la Lande
    .of = de la Lande
    .the = la Lande
name-mountains = Montagnes
    .in = dans les Montagnes
    .to = vers les Montagnes
    .from = des Montagnes
    .of = des Montagnes
    .the = les Montagnes
name-plains = Plaine
    .in = dans la Plaine
    .to = vers la Plaine
    .from = de la Plaine
    .of = de la Plaine
    .the = la Plaine
name-salt-mine = Mine de sel
    .in = dans la Mine de sel
    .to = vers la Mine de sel
    .from = de la Mine de sel
    .of = de la Mine de sel
    .the = la Mine de sel
name-stone-circle = Cromlech
    .in = au Cromlech
    .to = vers le Cromlech
    .from = du Cromlech
    .of = du Cromlech
    .the = le Cromlech
name-swamp = Marais
    .in = dans le Marais
    .to = vers le Marais
    .from = du Marais
    .of = du Marais
    .the = le Marais
name-valley = Vallée
    .in = dans la Vallée
    .to = vers la Vallée
    .from = de la Vallée
    .of = de la Vallée
    .the = la Vallée

## The Action cards

name-bard = Barde
name-citadel = Citadelle
name-conquest = Conquête
name-craftsmen-and-peasants = Artisans et paysans
name-druid = Druide
name-emissaries = Émissaires
name-exploration = Exploration
name-festival = Festivités
name-geis = Geis
name-master-craftsman = Maître Artisan
name-migration = Migration
name-new-alliance = Nouvelle alliance
name-new-clans = Nouveaux Clans
name-raid = Razzia
name-sanctuary = Sanctuaire
name-scouts-and-spies = Éclaireurs et espions
name-warlord = Chef de guerre

## The Epic Tales

name-balors-eye = L’œil de Balor
name-battle-frenzy = Furie guerrière
name-battle-of-moytura = La bataille de Moytura
name-breas-tyranny = La tyrannie de Breas
name-cathbads-word = La parole de Cathbad
name-champions-share = La part du champion
name-children-of-dana = Les enfants de Dana
name-dagda = Le Dagda
name-dagdas-cauldron = Le chaudron du Dagda
name-dagdas-club = La massue du Dagda
name-dagdas-harp = La harpe du Dagda
name-deirdres-beauty = La beauté de Deirdre
name-diarmuid-and-grainne = Diarmuid et Grainne
name-eriu = Eriu
name-fianna = Les Fianna
name-kernunos-sanctuary = Kernunos
name-lug-samildanach = Lug Samildanach
name-lugs-spear = La lance de Lug
name-maeves-wealth = Les richesses de Maeve
name-manannans-horses = Les chevaux de Manannan
name-morrigan = La Morrigane
name-nuada-silverhand = Nuada main d’argent
name-oenguss-ploy = La ruse d’Oengus
name-ogmas-eloquence = La voix d’Ogma
name-otherworld = L’autre monde
name-stone-of-fal = La pierre de Fal
name-strengs-resolve = La volonté de Sreng
name-tailtus-land = La terre de Tailtu
name-tale-of-cuchulain = La geste de Cuchulain
name-tuans-memory = La mémoire de Tuan

## The players: their colours, and the beast of each colour

name-red = Rouge
    .letter = R
name-violet = Violet
    .letter = V
name-blue = Bleu
    .letter = B
name-white = Blanc
    .letter = C
name-stag = Cerf
name-raven = Corbeau
name-salmon = Saumon
name-boar = Sanglier

## The two kinds of effect, as they are called before a card’s text

name-season = Saison
name-triskel = Triskel

## Terms of the rules

name-action-card = carte Action
    .letter = A
name-advantage-card = carte Avantage
    .letter = V
name-epic-tale-card = carte Récit épique
    .letter = R
name-season-card = carte Saison
name-triskel-card = carte Triskel
name-territory = territoire
name-clan = clan
name-chieftain = chef
name-brenn = Brenn
name-high-king = Haut-roi
name-capital = Capitale
name-citadel-building = citadelle
name-sanctuary-building = sanctuaire
name-flock-of-crows = Vol des corbeaux
name-pretender-token = Prétendant
name-deed-token = Exploit
name-festival-marker = marqueur Festivités
name-reserve = réserve
name-round = round
name-turn = tour
name-assembly-phase = phase d’Assemblée
name-season-phase = phase de Saison
name-pass = passer
name-take-pretender-token = prendre un marqueur Prétendant
name-victory-conditions = conditions de victoire
name-clash = conflit
name-instigator = envahisseur
name-citadels-step = Citadelles
name-resolution-step = Résolution
name-maneuver = manœuvre
name-attack = Attaquer
name-withdraw = Quitter le territoire
name-epic-tale-maneuver = manœuvre de Récit épique
name-exposed = engagé
name-sheltered = réfugié
name-engaged = impliqué
name-present = présent
name-shared-territory = territoire partagé
name-move = déplacer
name-place = ajouter
name-remove = perdre
name-replace = remplacer
name-discard-pile = défausse
name-turn-order = sens du tour
name-discovery-scenario = Scénario découverte
name-icon-build = Construction
name-icon-move = Mouvement
name-icon-recruit = Recrutement
