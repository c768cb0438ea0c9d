### The rules of the game, retold for players, chapter by chapter.
### A chapter is a title and paragraphs p1, p2, … without gaps. A paragraph is plain text on one line, at most
### 400 characters. The comment above it names the rules (R), rulings (Q, A) and sections that it retells.

## What the game is about

chapter-goal-title = Le but du jeu
# R1.1
chapter-goal-p1 = À la tête de douze clans chacun, vous abordez une île de légende celtique. Ensemble, vous la peuplez, vous y bâtissez, vous découvrez de nouvelles terres, vous contez les récits des dieux et des héros et, de temps en temps, vous vous battez. On joue à deux, trois ou quatre, et une seule personne devient Haut-roi.
# R8.1
chapter-goal-p2 = Trois voies mènent à la couronne. Le pouvoir : être chef de territoires où vivent, au total, au moins six clans adverses. La terre : avoir des clans dans au moins six territoires. Le sacré : avoir des clans là où se dressent au moins six sanctuaires. Une seule suffit, tant que personne n’a mieux à montrer.
# R4.5, R8.3
chapter-goal-p3 = Encore faut-il dire que tu la veux. Pendant la Saison, tu consacres un tour à prendre un marqueur Prétendant, sous les yeux de tout le monde. Si, à l’Assemblée suivante, tu remplis toujours une condition, et plus de conditions que tout autre Prétendant, tu gagnes. D’ici là, les autres ont le temps de t’arrêter.
# R3, R4
chapter-goal-p4 = La partie avance round par round. Un round s’ouvre par une Assemblée : on regarde si quelqu’un a gagné, puis on choisit ses cartes Action dans un draft. Vient ensuite la Saison : tour après tour, vous jouez ces cartes. Le nombre de rounds n’est pas fixé ; la partie dure jusqu’à ce qu’il y ait un Haut-roi.
# R1.1, R5.1
chapter-goal-p5 = Il y a trois sortes de cartes. Les cartes Action sont redistribuées à chaque round, et tout le monde choisit parmi les mêmes. Une carte Avantage appartient à un territoire et revient à son chef. Les Récits épiques se gagnent par d’autres moyens encore, et se gardent jusqu’au jour où tu en as besoin.
# R7.6
chapter-goal-p6 = Se battre coûte cher, et le combat s’arrête quand tous ceux qui se battent en conviennent. Il est souvent plus sage de partager un territoire que de le vider. Surveille ce que les autres sont près d’atteindre, et garde quelque chose en main.

## The island, its people and its buildings

chapter-island-title = L’île
# R1.1, R1.6
chapter-island-p1 = L’île est faite de territoires. Il y en a seize en tout : quelques-uns sont sur la table dès le début, les autres se découvrent plus tard. Chacun couvre trois hexagones qui se touchent tous, et peut être tourné dans n’importe quel sens. L’île est toujours d’un seul tenant.
# R1.6
chapter-island-p2 = Deux territoires sont voisins quand un hexagone de l’un partage un côté avec un hexagone de l’autre. Passer d’un territoire à un territoire voisin, c’est faire un pas.
# R1.4
chapter-island-p3 = Tu as douze clans. Ceux qui ne sont pas sur l’île forment ta réserve. Les clans que tu ajoutes viennent toujours de ta propre réserve. Si elle n’en contient pas assez, tu ajoutes tous ceux qu’elle contient, et tu choisis où ils vont.
# Words (presence)
chapter-island-p4 = Être présent dans un territoire, c’est y avoir au moins un clan. Un territoire peut accueillir autant de joueurs que l’on veut ; leurs clans y vivent en paix jusqu’à ce que quelqu’un déclenche un conflit.
# Words (chieftain), E1
chapter-island-p5 = Tu es chef d’un territoire quand tu y as plus de clans que chacun des autres joueurs. Avec quatre clans contre trois et deux, tu es chef. En cas d’égalité, personne ne l’est. On recompte aussitôt, à chaque changement.
# R1.5, R7.4, R8.1
chapter-island-p6 = Les citadelles et les sanctuaires se dressent dans les territoires et n’appartiennent à personne ; un territoire peut en contenir autant que l’on veut. Lors d’un conflit, une citadelle abrite un clan, le premier qui vient s’y réfugier. Les sanctuaires comptent pour la couronne, et bien des Récits épiques en demandent.
# R2.4, R3.1, R4.1, R8.4, Q33
chapter-island-p7 = L’un des territoires est la Capitale ; elle a sa propre citadelle. Son chef devient Brenn à l’Assemblée. Le Brenn joue le premier tour de la Saison, dit où l’Exploration trouve une nouvelle terre, et l’emporte en cas d’égalité pour la couronne.
# Words (turn order), R3.4
chapter-island-p8 = Le Vol des corbeaux indique dans quel sens les tours se suivent autour de la table, horaire ou antihoraire. Partout où ces règles parlent du joueur suivant ou du sens du tour, il s’agit de ce sens-là.
# R1.3, A1
chapter-island-p9 = Quand les marqueurs, les bâtiments ou les cartes d’une sorte sont épuisés, on n’en gagne, n’en construit et n’en pioche plus ; tout le reste de l’effet s’applique quand même. Les sanctuaires imprimés sur un territoire ne sont pas pris dans la réserve commune.

## Setting up

chapter-setup-title = Mise en place
# R1.1, R2.1
chapter-setup-p1 = Sur les dix-sept cartes Action, quatre sont réservées aux parties à quatre : Émissaires, Maître Artisan, Razzia, Éclaireurs et espions. À deux ou à trois, elles restent dans la boîte, et l’on joue avec treize cartes.
# R2.2, Q42
chapter-setup-p2 = On tire au hasard autant de territoires qu’il y a de joueurs, et on les dispose. Deux se placent côte à côte ; trois se rejoignent autour d’un point ; quatre forment un losange où chacun en touche au moins deux autres. Le hasard décide aussi de la place de chacun. Les autres forment la pioche.
# R2.2, A1
chapter-setup-p3 = Les cartes Avantage de ces territoires sont posées à côté d’eux, face visible. Les Portes de Tir Na Nog et le Cromlech arrivent avec le sanctuaire qui y est imprimé.
# R2.4, Q21
chapter-setup-p4 = Le hasard désigne le premier Brenn. Le Brenn dit lequel des territoires sera la Capitale : on y place la citadelle de la Capitale et un sanctuaire. Le Marais ne peut pas être choisi, puisqu’il n’accueille jamais de citadelle.
# R2.5
chapter-setup-p5 = On lance le Vol des corbeaux pour connaître le sens du tour. Puis, à partir du Brenn et dans le sens du tour, chaque joueur ajoute un clan dans le territoire de son choix, et l’on recommence une fois : tout le monde a ainsi deux clans sur l’île.
# R2.5
chapter-setup-p6 = Alors commence le premier round, par une Assemblée. Ce premier lancer n’est pas un changement de sens : les Portes de Tir Na Nog n’y réagissent pas.

## The Assembly

chapter-assembly-title = L’Assemblée
# R3
chapter-assembly-p1 = Chaque round s’ouvre par une Assemblée. Ses étapes viennent toujours dans le même ordre : le Brenn, la vérification de la victoire, les cartes Avantage, le Vol des corbeaux, la distribution, le draft.
# R3.0, Q43, Q4
chapter-assembly-p2 = Avant la première étape, il y a un moment pour La parole de Cathbad. L’ancien Brenn et l’ancien sens du tour valent encore, et les cartes Avantage conservées du round précédent sont encore en main. Ce que la Parole a commencé s’achève tout à la fin de l’Assemblée.
# R3.1, E2
chapter-assembly-p3 = Brenn : le chef de la Capitale est désormais Brenn. Si la Capitale n’a pas de chef, le Brenn reste Brenn, même sans y avoir un seul clan. Le Brenn change à cette étape, et à aucun autre moment.
# R3.2
chapter-assembly-p4 = Vérification de la victoire : les Prétendants montrent ce qu’ils ont. Si l’un d’eux gagne, la partie s’arrête aussitôt. Sinon, tous les marqueurs Prétendant sont rendus, et qui veut la couronne doit se déclarer de nouveau.
# R3.3
chapter-assembly-p5 = Cartes Avantage : chaque chef prend la carte de son territoire, qu’elle ait été jouée ou non au round précédent. Là où il n’y a pas de chef, la carte reste face visible à côté du territoire et n’est à personne.
# R3.4
chapter-assembly-p6 = Vol des corbeaux : on le lance comme une pièce, et il indique le sens du tour pour ce round. Si le sens a changé, l’effet des Portes de Tir Na Nog s’applique, quand elles sont en jeu.
# R3.5, R3.6
chapter-assembly-p7 = Distribution et draft : on mélange toutes les cartes Action de la partie. Une carte est écartée sans que personne la voie et, parmi les autres, chaque joueur se compose une main de quatre cartes, ou de six à deux joueurs. Le chapitre sur le draft dit comment.

## The draft

chapter-draft-title = Le draft
# R3.5
chapter-draft-p1 = Une carte Action est écartée face cachée, et personne ne sait laquelle. À trois ou à quatre, chaque joueur reçoit ensuite quatre cartes, et il n’en reste pas : à chaque round, toutes les autres cartes Action sont dans la main de quelqu’un.
# R3.6
chapter-draft-p2 = Tout le monde choisit en même temps. De tes quatre cartes, gardes-en une et passe les trois autres au joueur suivant. Tu en as de nouveau quatre : gardes-en deux, passes-en deux. Encore quatre : gardes-en trois, passe la dernière. Tu as alors ta main.
# R3.6
chapter-draft-p3 = Ce que tu as gardé d’abord, tu peux le passer plus tard. Chaque fois, tu choisis de nouveau parmi toutes les cartes de ta main.
# R3.6
chapter-draft-p4 = Les cartes vont au joueur suivant dans le sens du tour : c’est le Vol des corbeaux, lancé juste avant, qui dit à qui tu passes.
# R14, A14
chapter-draft-p5 = Les choix restent cachés jusqu’à ce que tout le monde ait choisi ; on voit seulement qui a terminé. Retiens ce que tu passes : plus tard dans la Saison, tu sauras où certaines cartes peuvent se trouver.
# R3.5, R3.7, Q4
chapter-draft-p6 = La parole de Cathbad permet de choisir, avant la distribution, la carte à écarter, et de l’échanger contre une autre à la fin du draft. La part du champion et l’Anse peuvent atteindre cette carte plus tard. Sinon, elle reste hors jeu pendant tout le round.
# R9.2
chapter-draft-p7 = À deux joueurs, on drafte deux fois, trois cartes à chaque fois ; voir le chapitre sur les parties à deux.

## The Season

chapter-season-title = La Saison
# R4.1, Q13
chapter-season-p1 = Le Brenn joue le premier tour et doit y jouer une carte Saison : il ne peut ni passer ni se déclarer Prétendant. Même si cette carte est ensuite annulée, il a fait son devoir. Seul un Brenn sans aucune carte Saison jouable peut passer, et cela compte comme toute autre fois où l’on passe.
# R4.3
chapter-season-p2 = À ton tour, tu fais une seule chose parmi trois : jouer une carte Saison, passer, ou prendre un marqueur Prétendant. Puis c’est au joueur suivant.
# R4.4
chapter-season-p3 = Passer n’est pas définitif. Quand ton tour revient, tu peux jouer une carte, si la Saison n’est pas finie d’ici là.
# R4.5, E7
chapter-season-p4 = Tu peux prendre un marqueur Prétendant si tu n’en as pas et si tu remplis à cet instant une condition de victoire, Exploits compris. Tu le gardes jusqu’à la prochaine vérification de la victoire, même si tu ne remplis plus rien. Ce n’est jamais obligatoire.
# R4.2, A2
chapter-season-p5 = Si tu n’as aucun clan sur l’île au début de ton tour, tu perds un Exploit, si tu en as ; il retourne dans la réserve commune. Puis tu ajoutes deux clans dans un ou deux territoires de ton choix, n’importe où. Ensuite, tu joues ton tour comme d’habitude.
# R4.6, Q16
chapter-season-p6 = Après chaque tour, il y a un moment pour La ruse d’Oengus, qui donne le tour suivant à qui la joue. Puis c’est au joueur suivant dans le sens du tour.
# R4.7, R6.5, Q40
chapter-season-p7 = La Saison s’achève quand tous les joueurs ont passé à la suite, sans rien d’autre entre-temps. Une carte Saison, même annulée, un marqueur Prétendant pris, ou La ruse d’Oengus si elle a pris effet, et l’on recommence à compter. Les cartes jouées en réaction n’y changent rien.
# R4.8, Q28
chapter-season-p8 = À la fin de la Saison, toutes les cartes Action restées en main sont défaussées sans être montrées. Une carte Avantage retourne à côté de son territoire si son détenteur n’y est plus chef. Les Récits épiques se gardent. Le marqueur Festivités quitte l’île. Puis vient l’Assemblée suivante.

## Playing a card

chapter-playing-title = Jouer une carte
# R5.1
chapter-playing-p1 = Une carte a un effet Saison, un effet Triskel, ou les deux ; quand tu la joues, tu utilises l’un d’eux. L’effet Saison est pour ton propre tour. L’effet Triskel réagit à quelque chose : il se joue seulement au moment que la carte indique, mais au tour de n’importe qui.
# R5.2
chapter-playing-p2 = D’abord, tu annonces la carte : tu la montres et tu fais tous les choix qu’elle demande. Tu peux tout reprendre tant que l’annonce n’est pas complète.
# R5.2, Q33
chapter-playing-p3 = Trois sortes de choix attendent que la carte prenne effet : ceux qui dépendent de quelque chose d’encore inconnu, comme une carte piochée ou une main regardée ; ceux qui sont secrets, comme le choix de cartes de ta propre main ; et ceux qui reviennent à un autre joueur.
# R5.3, Q3
chapter-playing-p4 = La carte peut alors être annulée : une carte Action par un adversaire avec Geis, un Récit épique ou une carte Avantage par n’importe qui avec Le Dagda. Elle est défaussée aussitôt, avant la carte qui l’annule, et ne fait rien. Elle a pourtant été jouée : tout ce qui peut la suivre le peut encore.
# R5.4, Q34
chapter-playing-p5 = Puis elle prend effet, autant que possible. Ce qui ne peut pas se faire est laissé de côté, et tu peux jouer une carte dont rien ne peut se faire, sauf si elle dit le contraire, comme Druide. Là où elle dit « tu peux », « autant que tu veux » ou « jusqu’à », tu peux ne rien faire ; tout le reste se fait autant que possible.
# R5.2, R5.4, Q26
chapter-playing-p6 = Quand une carte fait plusieurs choses à la fois, tu les annonces toutes ensemble. Si l’une d’elles est devenue impossible au moment de l’exécuter, elle tombe, et le reste se fait.
# R5.5
chapter-playing-p7 = Quand tout est fini, avec tous les conflits qui en sont nés, vient le moment d’après la carte : pour ce qui se joue après ta carte Saison ou ton Récit épique, et pour Lug Samildanach après la carte Action de n’importe qui. Une carte utilisée pour son Triskel n’est pas une carte Saison, même si elle a aussi un effet Saison.
# R5.6
chapter-playing-p8 = Enfin, la carte est défaussée, sauf si on l’a reprise ou donnée. Les cartes Action vont face cachée : ce qui a été joué est connu, ce qui a été défaussé d’une main n’est pas montré. Les Récits épiques vont face visible, pour que tout le monde les lise. Une carte Avantage est posée face cachée près de son territoire : elle est jouée pour ce round.
# R5.7, R5.8, Q44
chapter-playing-p9 = Chaque fois que Le Dagda arrive dans la défausse des Récits, toute cette défausse est mélangée à la pioche, dès que l’effet qui l’y a mené est terminé. Si la pioche est vide, on mélange la défausse pour en faire une nouvelle, même au milieu d’un effet où l’on pioche.

## Answering with Triskel cards

chapter-answering-title = Réagir avec les cartes Triskel
# R6.1
chapter-answering-p1 = Chaque fois que se produit une chose à laquelle une carte Triskel peut réagir, il y a un moment pour cela, une fenêtre. Qui a en main une carte qui convient peut la jouer ou renoncer. On interroge d’abord le joueur actif, puis les autres dans le sens du tour.
# R6.1
chapter-answering-p2 = Après chaque carte jouée et résolue, on recommence à interroger : tu peux donc réagir encore, ou changer d’avis. La fenêtre se ferme quand tous ceux qui pourraient encore jouer ont renoncé. Quand un effet touche plusieurs joueurs, ils viennent dans le même ordre.
# Words (active player)
chapter-answering-p3 = Pendant la Saison, le joueur actif est celui dont c’est le tour. Dans un conflit, c’est l’envahisseur jusqu’à la première manœuvre, puis celui qui va faire une manœuvre et, juste après, celui qui vient de la faire. À l’Assemblée, c’est le Brenn, et tout au début l’ancien Brenn.
# R6 (declared, drawing, any time)
chapter-answering-p4 = Quand une carte est annoncée, Geis ou Le Dagda peut l’annuler. Avant de piocher des Récits épiques, tu peux jouer la Prairie, ou les Portes de Tir Na Nog quand c’est ce territoire qui te fait piocher. Quand tes clans sont déplacés dans les Montagnes, tu peux jouer les Montagnes. La Lande se joue chaque fois que tu as une décision à prendre.
# R6 (clash start, Citadels, attack)
chapter-answering-p5 = Quand un conflit commence, c’est le moment de La lance de Lug et, sur le Plateau, du Plateau. Quand les clans se sont réfugiés, celui de Furie guerrière. Quand une attaque est annoncée, avant que la victime réponde : celui de la Mine de fer ou de La massue du Dagda pour l’attaquant, et des Collines pour la victime, si cela s’y passe.
# R6 (removed, after maneuver)
chapter-answering-p6 = Chaque fois qu’un clan est perdu, son propriétaire peut réagir : avec La massue du Dagda, avec Diarmuid et Grainne ou, dans un conflit, avec Le chaudron du Dagda. Après une manœuvre viennent, dans une seule fenêtre commune, Barde, Razzia et La volonté de Sreng pour qui l’a faite, et Chef de guerre pour quiconque a là un clan engagé.
# R6 (after play, end of turn, Assembly), R5.5
chapter-answering-p7 = Après ta carte Saison : Anse, Val perdu, Mine de sel, Vallée. Après ton Récit épique : Forêt, Cromlech, Maître Artisan. Après la carte Action de n’importe qui : Lug Samildanach. Après chaque tour : La ruse d’Oengus. Au début de l’Assemblée : La parole de Cathbad. Les Récits qui sont des manœuvres se jouent comme ta manœuvre dans un conflit.
# R6.2, R6.4
chapter-answering-p8 = Plusieurs cartes peuvent réagir au même événement, et l’on peut réagir aux réactions : avec Geis à une carte Action jouée pour son Triskel, avec Le Dagda à un Récit épique ou à une carte Avantage. La dernière venue se termine la première. Ce qui peut suivre une carte Triskel vient avant la fenêtre commune d’après la manœuvre.
# R6.4
chapter-answering-p9 = Certaines réactions règlent l’affaire. Quand La massue du Dagda ou Diarmuid et Grainne ont sauvé un clan, plus rien ne réagit à cette perte. Quand une carte jouée a été reprise ou donnée, les cartes qui ont besoin d’elle ne conviennent plus.
# Q19, Q31
chapter-answering-p10 = La Lande demande une vraie décision de ta part : elle se joue à la première étape de celle-ci, pas au milieu de l’annonce d’une carte, pas quand il n’y a qu’un choix, et pas pendant que plusieurs joueurs choisissent à la fois. Elle ne répond à rien : ensuite, on te pose de nouveau la même question.

## How a clash begins

chapter-clash-title = Le conflit
# R7.1
chapter-clash-p1 = Un conflit commence quand des clans ont été déplacés dans un territoire où il y a des clans d’autres joueurs, sauf si l’effet l’exclut, et là où une carte le dit. Ajouter des clans n’en déclenche jamais. Avec moins de deux joueurs présents, il n’y a pas de conflit.
# R7.2, Q41
chapter-clash-p2 = L’envahisseur est le propriétaire des clans arrivés, ou le joueur que la carte désigne. Quand un effet provoque plusieurs conflits, tous les clans se déplacent d’abord. Puis l’envahisseur dit quel conflit vient ensuite, l’un après l’autre.
# R7.2, E16
chapter-clash-p3 = Un conflit en attente tombe si, le moment venu, l’envahisseur n’y a plus de clan ou plus d’adversaire. Qui est chef se juge toujours d’après les clans tels qu’ils se trouvent, même là où un conflit est encore à venir.
# R7.3, Q5, Q8, Q39
chapter-clash-p4 = Si le marqueur Festivités s’y trouve, l’envahisseur du départ perd d’abord un de ses clans de ce territoire. Des cartes peuvent y réagir comme à toute perte. S’il n’y reste alors aucun clan à lui, le conflit n’a pas lieu ; si Le chaudron du Dagda a été joué entre-temps, il rend quand même ses clans.
# R7.3, Q5
chapter-clash-p5 = Puis vient le moment des cartes de début de conflit. Si le Plateau désigne alors un autre envahisseur, l’ancien peut se réfugier et le nouveau ne le peut pas. Le prix des Festivités reste à la charge de qui l’a payé.
# R7.4, Q15, A4, E3
chapter-clash-p6 = Citadelles : à partir du joueur après l’envahisseur, dans le sens du tour et autant de fois qu’il le faut, chaque joueur présent peut abriter un clan dans une citadelle libre, ou renoncer ; l’envahisseur ne le peut pas. Qui a renoncé peut encore accepter quand on lui redemande. C’est fini quand il n’y a plus de citadelle libre, plus de clan à abriter, ou quand tous ont renoncé à la suite.
# R7.4
chapter-clash-p7 = Un clan réfugié ne prend pas part au conflit, et aucune manœuvre ne l’atteint, sauf si une carte le dit. Il compte toujours pour la présence et pour le titre de chef. Tous les autres clans du territoire sont engagés, ceux qui arrivent plus tard aussi. Une citadelle quittée avant la fin n’est plus proposée.
# R7.4
chapter-clash-p8 = Si tu n’as là que des clans réfugiés, tu ne fais pas de manœuvre, on ne peut pas t’attaquer, et tu n’as pas ton mot à dire sur la fin du conflit.
# R7.5
chapter-clash-p9 = Quand tous ceux qui le voulaient se sont réfugiés, il y a un moment pour Furie guerrière, qui fait ressortir tous les clans réfugiés. Puis les manœuvres commencent.

## Maneuvers

chapter-maneuvers-title = Les manœuvres
# R7.6, R7.10
chapter-maneuvers-p1 = À partir de l’envahisseur, dans le sens du tour, chaque joueur qui a là des clans engagés fait une manœuvre, encore et encore, jusqu’à la fin du conflit. Personne ne peut passer. Avant chaque manœuvre, vous pouvez convenir de la paix. Une manœuvre, c’est attaquer, quitter le territoire, ou jouer un Récit épique qui est une manœuvre.
# R7.7, E4
chapter-maneuvers-p2 = Attaquer : désigne un joueur qui a là des clans engagés. Ce joueur choisit : défausser une carte Action quelconque, sans la montrer et sans effet, ou perdre un de ses clans engagés. Sans carte Action, ce sera le clan.
# R7.7
chapter-maneuvers-p3 = Tu peux attaquer toute personne qui a là des clans engagés. À trois ou plus dans un conflit, il n’y a pas de camps : c’est chacun pour soi.
# R6, Q23, Q38
chapter-maneuvers-p4 = On peut réagir à une attaque avant que la victime choisisse. La Mine de fer exige le clan et la carte, le clan d’abord ; La massue du Dagda laisse à l’attaquant le choix entre les deux. Une seule des deux se joue sur une même attaque, et nul ne peut être forcé de donner ce qu’il n’a pas.
# Q6
chapter-maneuvers-p5 = Dans les Collines, la victime peut jouer la carte Collines, et l’attaque reste sans effet. C’était une attaque tout de même : ce qui peut suivre une attaque le peut encore.
# R7.8, Q17, E15
chapter-maneuvers-p6 = Quitter le territoire : déplace un ou plusieurs de tes clans engagés vers des territoires voisins dont tu es chef, répartis à ton gré. On juge qui est chef avant tout mouvement. Tu peux en laisser sur place. Cela ne déclenche aucun conflit. Si tu n’as pas de tel territoire, cette manœuvre t’est fermée.
# R7.9, R7.12, Q37
chapter-maneuvers-p7 = Récit épique : La bataille de Moytura, Les Fianna, La voix d’Ogma et La geste de Cuchulain se jouent comme ta manœuvre. Si un tel Récit est annulé, c’était quand même ta manœuvre. La geste de Cuchulain n’atteint que des clans engagés : deux, ou le seul qui soit là.
# R6, Q1, Q2
chapter-maneuvers-p8 = Après chaque manœuvre, il y a un moment commun pour Barde, Razzia, La volonté de Sreng et Chef de guerre. Razzia ne fait pas partie de la manœuvre : un clan perdu par elle ne permet pas de jouer Barde. Après La voix d’Ogma, ce moment n’existe pas, car le conflit est fini.
# R7.10
chapter-maneuvers-p9 = Ensuite, s’il reste là des clans engagés, c’est au joueur suivant, dans le sens du tour, qui en a. S’il n’en reste pas, le conflit est fini.

## Making peace

chapter-peace-title = Faire la paix
# R7.6
chapter-peace-p1 = Avant chaque manœuvre, les joueurs qui ont là des clans engagés peuvent convenir d’arrêter le conflit. On demande d’abord à celui qui va agir, puis aux autres dans le sens du tour, et tout le monde entend les réponses.
# R7.6, E4
chapter-peace-p2 = Si tous sont d’accord, le conflit prend fin aussitôt. Au premier refus, on ne demande plus, et celui dont c’est le tour doit faire une manœuvre. Avant la manœuvre suivante, on vous redemande.
# R7.4, R7.6
chapter-peace-p3 = Seuls ceux qui ont des clans engagés ont leur mot à dire. Qui n’a que des clans réfugiés attend simplement les autres.
# R7.11, Q17
chapter-peace-p4 = Si tous les clans engagés qui restent là sont à toi, tu peux arrêter le conflit ou faire une manœuvre ; si aucune ne t’est possible, il s’arrête. Tu peux par exemple partir avec quelques clans, rester avec les autres, et on te redemandera.
# R7.10, R7.12
chapter-peace-p5 = Un conflit prend fin aussi quand il n’y reste aucun clan engagé, ou quand La voix d’Ogma y met fin.
# R7.12, Q39
chapter-peace-p6 = À la fin, les clans réfugiés sortent de leurs citadelles. Si Le chaudron du Dagda a été joué dans ce conflit, il rend jusqu’à trois clans ; à son propriétaire de dire combien. Tous ceux qui sont encore là vivent côte à côte, même après s’être battus.
# R7.12
chapter-peace-p7 = Puis vient le conflit suivant, s’il y en a un en attente, et après le dernier, la suite du tour.

## Victory

chapter-victory-title = Victoire, Prétendants et Exploits
# R8.1
chapter-victory-p1 = Chacune des trois conditions est remplie à partir de six. Le pouvoir : dans les territoires dont tu es chef, compte les clans de tous les autres joueurs, pas les tiens. La terre : compte les territoires où tu as un clan. Le sacré : compte les sanctuaires de tous les territoires où tu as un clan.
# R8.2, Q29, E5
chapter-victory-p2 = Chaque Exploit ajoute un à l’une de tes conditions. Si tu as des clans dans quatre territoires qui comptent cinq sanctuaires, un Exploit te donne le sacré, et trois te donnent aussi la terre. Un Exploit ne compte jamais pour deux conditions à la fois.
# R8.2
chapter-victory-p3 = Les Exploits sont toujours comptés au mieux pour toi, et de nouveau à chaque vérification. Ils ne s’usent pas, et tu les gardes de round en round.
# R4.5, R4.2
chapter-victory-p4 = Seul un Prétendant peut gagner. Prendre un marqueur Prétendant occupe tout ton tour, pendant la Saison, et n’est possible que tant que tu remplis une condition. Le marqueur ne dit pas laquelle : à la vérification, ce peut être une autre.
# R3.2, R8.3
chapter-victory-p5 = La victoire est vérifiée une fois par round, à l’Assemblée, après la désignation du Brenn. Parmi les Prétendants, celui qui remplit le plus de conditions, et au moins une, est Haut-roi. Dépasser une condition de peu ou de beaucoup n’y change rien.
# R8.4, E6, E14
chapter-victory-p6 = Si plusieurs Prétendants sont à égalité en tête, le Brenn gagne s’il est l’un d’eux. Sinon, personne ne gagne, et la partie continue. La Capitale vaut donc cher au bon moment.
# R8.3, E6
chapter-victory-p7 = Sans marqueur, on n’est pas pris en compte, quoi qu’on ait. Avec une seule condition, tu peux gagner face à quelqu’un qui en remplit deux sans avoir rien réclamé.
# R3.2
chapter-victory-p8 = Après une vérification sans victoire, tous les marqueurs sont rendus. C’est à chaque Saison qu’il faut de nouveau réclamer la couronne.

## What effects are made of

chapter-effects-title = Ce que font les effets
# R10.1
chapter-effects-p1 = Déplacer : des clans d’un même joueur passent d’un territoire à un autre. Ce doit être un territoire voisin, sauf si la carte les laisse aller n’importe où. Des clans déplacés là où d’autres joueurs en ont déclenchent un conflit, sauf si la carte l’exclut.
# R1.4
chapter-effects-p2 = Ajouter : des clans arrivent sur l’île depuis la réserve de leur propriétaire. Cela ne déclenche jamais de conflit. S’il faut en ajouter deux et qu’il n’en reste qu’un, on en ajoute un.
# R10.2, Q8
chapter-effects-p3 = Perdre : un clan retourne dans la réserve de son propriétaire. Plusieurs clans se perdent un par un, et chaque fois leur propriétaire peut réagir avec une carte. C’est vrai de toute perte, même de celle que tu dois subir comme prix de quelque chose. Si l’on y a réagi, le prix est payé, et ce qu’il payait a lieu.
# Q2, A20
chapter-effects-p4 = Un clan que Diarmuid et Grainne ont mené ailleurs, ou que Le chaudron du Dagda rend plus tard, a été perdu et compte comme tel pour Barde. Un clan que La massue du Dagda a gardé à sa place n’a pas été perdu.
# R10.3
chapter-effects-p5 = Remplacer : le clan d’un autre joueur retourne dans sa réserve, et un des tiens prend sa place. Si ta réserve est vide, il ne se passe rien. Ce n’est pas une perte : personne ne peut y réagir comme à une perte, et cela ne sert à rien pour Barde.
# R10.4
chapter-effects-p6 = Piocher plusieurs Récits, en garder un : tu regardes les Récits épiques piochés, et les autres ne les voient pas. Tu en gardes un ; le reste est défaussé face visible.
# Q9, A11
chapter-effects-p7 = Tu ne pioches un Récit épique que si quelque chose dit que tu pioches. Un sanctuaire qui entre en jeu n’en apporte pas de lui-même : ni celui qui est imprimé sur un territoire, ni celui que construit Kernunos. S’il ne reste de Récits nulle part, on ne pioche pas.
# R10.5, Q12
chapter-effects-p8 = Découvrir : le hasard tire de la pioche le territoire suivant. Il arrive à un emplacement vide voisin d’au moins deux territoires, avec sa carte Avantage face visible et, s’il y en a un, le sanctuaire qui y est imprimé. Si la pioche est vide, ou s’il ne reste pas de tel emplacement, rien n’est découvert.
# R10.6
chapter-effects-p9 = Regarder : seul le joueur désigné voit les cartes. Les autres savent qu’elles ont été regardées, et à qui elles sont.
# Q34
chapter-effects-p10 = « Autant que tu veux » et « jusqu’à » permettent aussi zéro. « Un ou plusieurs » veut dire au moins un. Les chevaux de Manannan déplacent au moins un clan, si un clan peut partir.

## Territories and their Advantage cards

chapter-territories-title = Les territoires
# R11
chapter-territories-p1 = Chaque territoire a une carte Avantage. De plus, quatre territoires ont un effet à eux, peu importe qui a la carte : les Portes de Tir Na Nog, les Montagnes, le Cromlech et le Marais. Tous les autres sont des terres ordinaires.
# R3.3, R4.8, R5.6
chapter-territories-p2 = Tu reçois la carte Avantage d’un territoire à l’Assemblée, si tu en es chef, et tu peux la jouer une fois dans le round. Tu la gardes toute la Saison, même si tu perds le territoire ; mais à la fin de la Saison, elle est rendue si tu n’en es plus chef.
# R3.3, R5.6, Q11, Q21
chapter-territories-p3 = Une carte Avantage jouée reste face cachée près de son territoire jusqu’à l’Assemblée suivante. Il en va de même si elle a été défaussée pour Maître Artisan. La carte Action Citadelle peut t’apporter une carte Avantage pendant la Saison, même prise dans la main d’un autre joueur, sauf si elle a déjà été jouée.
# R11 (Gates), R3.4
chapter-territories-p4 = Portes de Tir Na Nog : elles arrivent avec un sanctuaire. Chaque fois que le Vol des corbeaux change de sens, chaque joueur présent y perd un de ses clans et pioche un Récit épique.
# Q27, R11, Q8
chapter-territories-p5 = Aux Portes, les joueurs viennent l’un après l’autre, dans le sens du tour, à partir du joueur actif ; à l’Assemblée, c’est le Brenn. L’un a fini de perdre et de piocher avant que le suivant commence. Quand La Morrigane retourne le Vol des corbeaux, les Portes viennent avant le conflit.
# R11 (Mountains), Q7
chapter-territories-p6 = Montagnes : quand un effet y a déplacé de tes clans, tu défausses une carte Action ou tu y perds un de tes clans, avant tout conflit. C’est une fois par effet, quels que soient le nombre de clans et la personne qui les a déplacés. Quitter un territoire pour y venir compte aussi ; ajouter des clans ne coûte rien.
# R11 (Stone Circle), Q9, Q36
chapter-territories-p7 = Cromlech : il arrive avec un sanctuaire. On ne pioche pas de Récit épique pour ce sanctuaire, ni pour celui des Portes. Pour jouer la carte Cromlech, il te faut un clan sur place, car c’est son prix.
# R11 (Swamp), Q21
chapter-territories-p8 = Marais : il n’accueille jamais de citadelle, donc il ne peut pas être la Capitale. Sa carte ne fait rien, mais la jouer, c’est jouer une carte Saison.
# Q36
chapter-territories-p9 = Si un prix en clans doit être payé dans un territoire en conflit, leur propriétaire donne un clan engagé, et un clan réfugié seulement s’il n’y en a pas d’autre. Ce qu’un joueur exige d’un autre n’atteint que des clans engagés.

## Two players

chapter-two-players-title = À deux joueurs
# R2.1, R2.2
chapter-two-players-p1 = À deux, vous commencez avec deux territoires côte à côte et treize cartes Action : celles des parties à quatre restent dans la boîte.
# R9.2
chapter-two-players-p2 = Une carte Action est écartée sans qu’on la voie. Puis chaque joueur en reçoit trois. Gardes-en une et passes-en deux ; des trois que tu as alors en main, gardes-en deux et passes-en une. Mets de côté les trois que tu as à la fin.
# R9.2
chapter-two-players-p3 = Chaque joueur reçoit alors trois des cartes restantes, draftées de la même façon. Ne mélange pas les deux lots avant d’avoir terminé. Pour finir, vous avez six cartes en main l’un et l’autre.
# R9.1
chapter-two-players-p4 = Les tours alternent, tout simplement. On lance quand même le Vol des corbeaux à chaque round, mais il ne compte que pour les Portes de Tir Na Nog, où l’on regarde s’il a changé de sens.
# Q4
chapter-two-players-p5 = La parole de Cathbad fonctionne comme toujours : quand la personne qui l’a jouée prend la carte écartée, elle a un instant sept cartes en main, puis de nouveau six après en avoir écarté une autre.
# R4.7
chapter-two-players-p6 = La Saison s’achève quand vous passez l’un juste après l’autre. Toutes les autres règles restent les mêmes.

## Rulesets and scenarios

chapter-editions-title = Jeux de règles et scénarios
# R1.2, A3
chapter-editions-p1 = Le jeu a paru en plusieurs langues, et les boîtes ne contiennent pas toutes le même nombre de pièces. Un jeu de règles dit combien il y en a de chaque sorte. Les règles elles-mêmes sont partout les mêmes.
# R1.2
chapter-editions-p2 = Le jeu de règles habituel, 2e, suit la dernière édition : neuf citadelles, dont celle de la Capitale, neuf sanctuaires, dix Exploits.
# R1.2
chapter-editions-p3 = Les jeux de règles anglais (en) et espagnol (es) ont dix citadelles, dont celle de la Capitale, dix sanctuaires, huit Exploits. Le français (fr) et l’ukrainien (uk) ont neuf citadelles, neuf sanctuaires, huit Exploits.
# R1.1, R1.2
chapter-editions-p4 = Dans chaque jeu de règles, il y a quatre marqueurs Prétendant, le Brenn, le Vol des corbeaux, un marqueur Festivités, douze clans par joueur, seize territoires avec leurs cartes Avantage, dix-sept cartes Action et trente Récits épiques. Les cartes des extensions restent dehors.
# R2.3
chapter-editions-p5 = Le Scénario découverte est une bonne première partie. Vous commencez avec la Vallée et l’Anse ; à trois s’y ajoute la Plaine, à quatre la Plaine et les Collines.
# R2.3, A12
chapter-editions-p6 = Dans ce scénario, la Prairie, la Terre des Brumes, la Forêt, les Portes de Tir Na Nog, le Plateau et les Montagnes sont les six derniers territoires à découvrir, dans un ordre tiré au hasard.
# Q20, Q45
chapter-editions-p7 = Vous pouvez convenir d’un nombre de rounds ; d’habitude, il n’y a pas de limite. Le dernier round se joue jusqu’au bout, et la vérification de la victoire qui le suit compte encore. Si personne n’y gagne, il n’y a pas de Haut-roi, et la partie est nulle.

## Secrets

chapter-secrets-title = Qui sait quoi
# R14, Q10
chapter-secrets-p1 = Visible de tout le monde : l’île et tout ce qui s’y trouve, les réserves et les marqueurs, le sens du tour, qui doit jouer, toutes les cartes jouées, la défausse des Récits épiques, et qui a quelle carte Avantage.
# R14, Q10
chapter-secrets-p2 = Tout le monde peut aussi compter : combien de cartes Action et combien de Récits épiques il y a dans chaque main, combien de cartes Action sont défaussées. Lesquelles, c’est une autre affaire.
# R14
chapter-secrets-p3 = Restent ton secret : ta main, ce que tu as vu et passé pendant le draft, ce que tu as regardé, ce que tu as écarté, les cartes que tu as défaussées sans les jouer, et les territoires que tu as remis dans la pioche avec La terre de Tailtu.
# R14
chapter-secrets-p4 = Une carte volée ou donnée sans être montrée est connue de vous deux, et de personne d’autre. Une carte révélée ou donnée ouvertement est connue de tout le monde. Qui consulte les cartes Action défaussées voit toute la défausse.
# R14
chapter-secrets-p5 = Quand plusieurs joueurs choisissent à la fois, comme pendant le draft, rien n’est montré avant que tout le monde ait choisi.
# R14, A12
chapter-secrets-p6 = Personne ne connaît l’ordre des pioches, ni ce que le hasard va apporter. Combien de territoires restent à découvrir, tout le monde peut le voir.
# R14
chapter-secrets-p7 = Le jeu ne t’en dit pas plus. D’habitude, on ne propose de réagir qu’à ceux qui ont une carte qui convient, et la question peut à elle seule renseigner les autres. Avec les fenêtres réglées sur « possible », on interroge tous ceux qui pourraient en avoir une, et aucune question ne trahit une main.

## Delicate cases

chapter-delicate-title = Cas délicats
# Q1, E10, E12
chapter-delicate-p1 = Qui réagit d’abord ? Le joueur actif, puis les autres dans le sens du tour. Une carte que tu as seulement l’intention de jouer est encore dans ta main : on peut te la voler avant que vienne son tour. Une carte volée par Razzia peut être jouée dans la même fenêtre par qui l’a volée.
# Q3, E9
chapter-delicate-p2 = Annulée, une carte a été jouée. Après une carte Saison à toi qu’on a annulée, tu peux encore jouer la Vallée. Mais la carte annulée est déjà dans sa défausse : le Cromlech et Maître Artisan n’atteignent plus un Récit annulé. Seul Lug Samildanach reprend une carte Action annulée.
# R6.3, Q32, E8
chapter-delicate-p3 = La lance de Lug impose le silence. Jusqu’à la fin de ce conflit, personne ne joue de carte Triskel, pas même après la Lance, et les Récits épiques ne sont plus des manœuvres : restent attaquer et quitter le territoire. Le Dagda peut annuler la Lance, car cela vient avant. Les autres conflits en attente ne sont pas touchés.
# Q16, Q40
chapter-delicate-p4 = La ruse d’Oengus donne un tour ordinaire, même quand tout le monde vient de passer, et même à la personne dont le tour vient de finir. Les joueurs intermédiaires sont sautés, et l’on recommence à compter ceux qui passent. Si la Ruse est annulée, le compte continue ; une carte Saison annulée l’interrompt quand même.
# Q8, Q25, Q23, Q35
chapter-delicate-p5 = Ce qui ne peut pas se faire est laissé de côté. La beauté de Deirdre coûte son clan même si personne n’avait de Récit à montrer. Diarmuid et Grainne ne font rien si tu n’as de clan nulle part ailleurs. Razzia ne trouve rien là où il n’y a ni carte ni clan engagé. La Mine de sel demande un adversaire qui ait une carte Action.
# Q22
chapter-delicate-p6 = Après La part du champion, il peut ne plus y avoir de carte écartée. Une deuxième Part ne prend alors rien, et l’Anse ne prend rien, mais écarte quand même une carte. Si la carte qu’apporte l’Anse est la seule de ta main, elle repart.
# Q5, Q14, Q41
chapter-delicate-p7 = Chef de guerre et La Morrigane peuvent se jouer là où il n’y a personne à combattre ; aucun conflit n’en naît. Si l’envahisseur que La Morrigane a désigné n’est plus là, il n’y en a pas non plus. Si le joueur que Chef de guerre a désigné n’a plus de clan engagé à ce moment, l’ordre continue à partir de sa place.
# Q18, Q39
chapter-delicate-p8 = Les clans posés sur Le chaudron du Dagda ne sont ni sur l’île ni dans ta réserve. Il ne sert qu’à un seul conflit. Les clans tombés plus tôt dans ce conflit y vont aussi, s’ils sont encore dans ta réserve. Le moment d’après cette carte vient quand elle a rendu ses clans.
# Q30
chapter-delicate-p9 = Le Triskel de Maître Artisan demande un Exploit dans la réserve commune. Sinon, Lug Samildanach et lui pourraient se relayer sans fin.
# Q24, R1.4, A5
chapter-delicate-p10 = Une réserve vide n’empêche de jouer aucune carte. Chef de guerre, joué dans un conflit, dit quand même qui vient ensuite. S’il est annulé, rien n’a changé, et la fenêtre continue.
