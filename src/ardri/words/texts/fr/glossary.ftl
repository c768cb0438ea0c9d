### The words that a player meets, each with what it means. One line each, plain text.

## On the island

gloss-territory-word = territoire
gloss-territory-text = Une partie de l’île, grande de trois hexagones. Il y en a seize, chacun avec sa propre carte Avantage.
gloss-adjacent-word = voisin
gloss-adjacent-text = Deux territoires sont voisins quand un hexagone de l’un partage un côté avec un hexagone de l’autre.
gloss-stack-word = pioche des territoires
gloss-stack-text = Les territoires qui restent à découvrir. Personne ne sait lequel vient ensuite.
gloss-clan-word = clan
gloss-clan-text = Une de tes douze figurines. Tes clans peuplent les territoires, se battent, et te donnent la présence et le titre de chef.
gloss-reserve-word = réserve
gloss-reserve-text = Tes clans qui ne sont pas sur l’île. Ceux que tu ajoutes en viennent ; ceux qui sont perdus ou remplacés y retournent.
gloss-present-word = présent
gloss-present-text = On est présent dans un territoire quand on y a au moins un clan, réfugié ou non.
gloss-chieftain-word = chef
gloss-chieftain-text = Qui a dans un territoire plus de clans que chacun des autres joueurs. En cas d’égalité, il n’y en a pas. On en juge de nouveau après chaque changement.
gloss-opposing-word = adverse
gloss-opposing-text = Qui est à un autre joueur, comme un clan adverse. Tous les autres joueurs sont tes adversaires.
gloss-citadel-word = citadelle
gloss-citadel-text = Un bâtiment qui abrite un clan dans chaque conflit : le premier qui s’y réfugie, à qui qu’il soit. Il n’appartient à personne.
gloss-sanctuary-word = sanctuaire
gloss-sanctuary-text = Un bâtiment qui compte pour la condition de victoire du sacré, au profit de tous les joueurs présents. Il n’appartient à personne.
gloss-capital-word = Capitale
gloss-capital-text = Le territoire que le premier Brenn a choisi au début, et qui a sa propre citadelle. Son chef devient Brenn à l’Assemblée.
gloss-festival-marker-word = marqueur Festivités
gloss-festival-marker-text = Se trouve dans le territoire des dernières Festivités jusqu’à la fin de la Saison. Qui y déclenche un conflit y perd d’abord un de ses propres clans.

## Players and the order of play

gloss-brenn-word = Brenn
gloss-brenn-text = La tête du round, désignée à l’Assemblée : joue le premier tour de la Saison, dit où l’Exploration trouve une terre, et l’emporte en cas d’égalité pour la couronne.
gloss-high-king-word = Haut-roi
gloss-high-king-text = Ce que tu veux devenir. Le Prétendant qui remplit le plus de conditions de victoire à la vérification est Haut-roi : il a gagné.
gloss-pretender-word = Prétendant
gloss-pretender-text = Un joueur qui a un marqueur Prétendant et réclame la couronne. Prendre ce marqueur occupe tout un tour et demande de remplir à cet instant une condition de victoire.
gloss-deed-word = Exploit
gloss-deed-text = Un marqueur qui ajoute un à l’une de tes conditions de victoire, celle qui te sert le mieux, à chaque vérification. Tu le gardes de round en round.
gloss-victory-conditions-word = conditions de victoire
gloss-victory-conditions-text = Le pouvoir, la terre et le sacré : au moins six clans adverses là où tu es chef, six territoires où tu as un clan, ou six sanctuaires là où tu as un clan.
gloss-flock-word = Vol des corbeaux
gloss-flock-text = Indique dans quel sens les tours se suivent autour de la table. On le lance à chaque Assemblée.
gloss-turn-order-word = sens du tour
gloss-turn-order-text = L’ordre autour de la table, dans la direction que montre le Vol des corbeaux.
gloss-active-player-word = joueur actif
gloss-active-player-text = Celui qu’on interroge d’abord quand plusieurs peuvent réagir : celui dont c’est le tour, dans un conflit celui dont c’est la manœuvre, à l’Assemblée le Brenn.
gloss-round-word = round
gloss-round-text = Une Assemblée et la Saison qui la suit.
gloss-assembly-word = Assemblée
gloss-assembly-text = La première partie d’un round : Brenn, vérification de la victoire, cartes Avantage, Vol des corbeaux, distribution et draft.
gloss-season-word = Saison
gloss-season-text = La seconde partie d’un round, où vous jouez chacun votre tour jusqu’à ce que tout le monde ait passé à la suite.
gloss-pass-word = passer
gloss-pass-text = Ne rien faire à ton tour. Tu pourras agir de nouveau à un tour suivant.
gloss-draft-word = draft
gloss-draft-text = La façon de choisir tes cartes Action : en garder quelques-unes, passer les autres, choisir de nouveau avec ce que tu reçois.

## Cards

gloss-action-card-word = carte Action
gloss-action-card-text = L’une des cartes que l’on drafte à chaque Assemblée. Celles qui restent à la fin de la Saison sont défaussées.
gloss-advantage-card-word = carte Avantage
gloss-advantage-card-text = La carte d’un territoire. Son chef la prend à l’Assemblée et peut la jouer une fois dans le round.
gloss-epic-tale-word = Récit épique
gloss-epic-tale-text = Une carte qui conte les dieux ou les héros. Tu la pioches quand un effet le dit, et tu la gardes jusqu’à ce que tu la joues.
gloss-season-card-word = carte Saison
gloss-season-card-text = Une carte qui a un effet Saison, que tu joues à ton tour pendant la Saison. Utilisée pour son Triskel, une carte n’est pas une carte Saison.
gloss-triskel-word = Triskel
gloss-triskel-text = La triple spirale. Elle marque les effets qui réagissent à quelque chose ; ils se jouent quand la carte le dit, au tour de n’importe qui.
gloss-window-word = fenêtre
gloss-window-text = Un moment pour réagir. On interroge ceux qui ont une carte qui convient, le joueur actif d’abord, jusqu’à ce que tous renoncent.
gloss-cancel-word = annuler
gloss-cancel-text = Arrêter une carte qui vient d’être annoncée : elle est défaussée sans effet, mais compte comme jouée.
gloss-discard-word = défausser
gloss-discard-text = Mettre une carte dans la défausse de sa sorte : les cartes Action face cachée, les Récits épiques face visible. Une carte Avantage est posée face cachée près de son territoire.
gloss-set-aside-word = écartée
gloss-set-aside-text = Se dit de la carte Action qui n’est dans la main de personne pendant ce round. Elle reste face cachée jusqu’à ce qu’un effet l’atteigne.

## What effects do

gloss-place-word = ajouter
gloss-place-text = Faire venir des clans de ta réserve sur l’île. Cela ne déclenche jamais de conflit.
gloss-move-word = déplacer
gloss-move-text = Mener des clans d’un territoire à un autre, voisin sauf si la carte les laisse aller n’importe où. S’il y a là d’autres joueurs, un conflit commence, sauf si la carte l’exclut.
gloss-remove-word = perdre
gloss-remove-text = Remettre un clan de l’île dans la réserve de son propriétaire, qui peut réagir avec une carte.
gloss-replace-word = remplacer
gloss-replace-text = Renvoyer le clan d’un autre joueur dans sa réserve et mettre un des tiens à sa place. Ce n’est pas une perte.
gloss-draw-word = piocher
gloss-draw-text = Prendre des Récits épiques de la pioche. Si tu n’en gardes qu’un sur plusieurs, les autres sont défaussés face visible.
gloss-discover-word = découvrir
gloss-discover-text = Mettre en jeu un territoire de la pioche, à un emplacement vide voisin d’au moins deux autres.
gloss-look-word = regarder
gloss-look-text = Voir des cartes ou des territoires que les autres ne voient pas.

## The clash

gloss-clash-word = conflit
gloss-clash-text = Un affrontement entre les joueurs présents dans un territoire. Il dure, manœuvre après manœuvre, jusqu’à ce qu’ils conviennent d’arrêter ou qu’il n’y reste plus de clan engagé.
gloss-instigator-word = envahisseur
gloss-instigator-text = Celui qui déclenche un conflit. L’envahisseur ne peut pas se réfugier et fait la première manœuvre.
gloss-sheltered-word = réfugié
gloss-sheltered-text = Se dit d’un clan à l’abri dans une citadelle pendant un conflit : protégé, il n’y prend pas part, mais compte pour la présence et pour le titre de chef.
gloss-exposed-word = engagé
gloss-exposed-text = Se dit d’un clan qui n’est pas réfugié pendant un conflit. Il en faut pour faire des manœuvres, être attaqué et avoir son mot à dire sur la fin du conflit.
gloss-engaged-word = impliqué
gloss-engaged-text = Se dit d’un joueur qui a au moins un clan engagé dans le conflit.
gloss-maneuver-word = manœuvre
gloss-maneuver-text = Ce que tu fais quand vient ton tour dans un conflit : attaquer, quitter le territoire, ou jouer un Récit épique qui est une manœuvre.
gloss-attack-word = attaquer
gloss-attack-text = Une manœuvre : le joueur que tu désignes défausse une carte Action ou perd un de ses clans engagés.
gloss-withdraw-word = quitter le territoire
gloss-withdraw-text = Une manœuvre : tu déplaces des clans engagés vers des territoires voisins dont tu es chef. Aucun conflit n’en naît.
gloss-peace-word = paix
gloss-peace-text = La fin d’un conflit d’un commun accord. Avant chaque manœuvre, tous ceux qui ont des clans engagés peuvent en convenir ; un seul refus suffit pour continuer.

## Ways to play

gloss-ruleset-word = jeu de règles
gloss-ruleset-text = Combien il y a de citadelles, de sanctuaires et d’Exploits. Chaque édition du jeu a ses propres nombres.
gloss-scenario-word = Scénario découverte
gloss-scenario-text = Une première partie : des territoires choisis pour commencer, et six autres qui viennent en dernier.
