### What the rulings mean for each card, in short: note-<card>-<number of the ruling>.
###
### The rulings themselves are in docs/rulings.md. An Advantage card has the id of its territory,
### and its notes are for both.

## What is said of several cards; the price is the beginning of a sentence

-note-counts = Se joue aussi après une carte Saison annulée : elle a été jouée quand même.
-note-price =
    C’est une perte comme une autre : La massue du Dagda ou Diarmuid et Grainne peuvent y réagir
-note-together = Tout est annoncé en même temps ; ce qui n’est plus possible est laissé de côté.
-note-none-too = Tu peux en faire moins, et même rien.
-note-one-at-least = Au moins un clan doit partir, si un clan le peut.

## Action cards

note-bard-q1 =
    Se joue dans la même fenêtre que Razzia, La volonté de Sreng et Chef de guerre ; un Barde que
    Razzia vient de voler peut encore y être joué.
note-bard-q2 =
    Un clan perdu par Razzia ne compte pas. Celui que Diarmuid et Grainne ou Le chaudron du Dagda
    ont ramené a été perdu quand même ; celui qu’a gardé La massue du Dagda, non.
note-citadel-q21 =
    Si tu as déjà la carte, ou si elle a été jouée, tu construis seulement ; s’il n’y a plus de
    citadelle, tu la prends seulement. Le Marais est exclu.
note-conquest-q34 = « Autant que tu veux », ce peut être zéro.
note-craftsmen-and-peasants-q26 = { -note-together }
note-craftsmen-and-peasants-q34 = { -note-none-too }
note-exploration-q12 =
    Le hasard décide quel territoire vient ; la pioche n’a ni dessus ni dessous.
note-exploration-q33 =
    Le Brenn choisit l’emplacement quand il est sûr que la carte prend effet, avant que personne
    connaisse le territoire.
note-festival-q5 =
    C’est à qui a commencé le conflit de payer, même si le Plateau désigne un autre envahisseur.
note-festival-q8 = { -note-price }, et le prix est alors payé.
note-festival-q25 = Joué de nouveau, Festivités déplace le marqueur.
note-festival-q39 =
    Si le prix était le dernier clan et que le conflit n’a pas lieu, Le chaudron du Dagda joué à
    ce moment rend quand même ses clans.
note-geis-q3 =
    La carte qu’il annule compte comme jouée : les cartes « après ta carte » peuvent suivre.
note-geis-q13 = Un Brenn dont la première carte est annulée n’est plus tenu d’en jouer une.
note-geis-q40 = Même annulée, une carte Saison interrompt le compte de ceux qui passent.
note-master-craftsman-q3 = Un Récit annulé est hors de sa portée.
note-master-craftsman-q11 =
    Une carte Avantage défaussée pour lui est posée près de son territoire comme jouée.
note-master-craftsman-q30 =
    Son Triskel demande un Exploit dans la réserve commune ; ainsi, Lug Samildanach et lui ne
    peuvent se relayer sans fin.
note-migration-q34 = { -note-one-at-least }
note-new-alliance-a5 =
    Tu peux choisir d’ajouter un clan même avec une réserve vide : il ne se passe alors rien.
note-raid-q1 =
    Se joue dans la même fenêtre que Barde, La volonté de Sreng et Chef de guerre. Ce qu’elle vole
    peut y être joué, et la personne volée ne peut plus le jouer.
note-raid-q2 = Ce n’est pas une manœuvre : un clan perdu par elle ne permet pas de jouer Barde.
note-raid-q6 = Une attaque restée sans effet dans les Collines était une attaque quand même.
note-raid-q23 = Sans carte ni clan engagé à prendre, il ne se passe rien.
note-sanctuary-q9 = Il fait piocher parce qu’il le dit, non parce qu’un sanctuaire entre en jeu.
note-scouts-and-spies-q33 = Le déplacement se choisit après avoir regardé.
note-scouts-and-spies-q34 = S’il y a déplacement, au moins un clan part.
note-warlord-q1 =
    Se joue dans la même fenêtre que Barde, Razzia et La volonté de Sreng, chacun dans le sens du
    tour.
note-warlord-q14 = Se joue même là où il n’y a pas d’adversaire ; aucun conflit n’en naît.
note-warlord-q24 =
    Avec une réserve vide, dit quand même qui vient ensuite ; annulé, ne change rien, et la
    fenêtre continue.
note-warlord-q41 =
    Si le joueur désigné n’a plus de clan engagé le moment venu, on cherche le suivant à partir de
    sa place.

## Advantage cards

note-cove-q3 = { -note-counts }
note-cove-q22 =
    Si aucune carte n’est écartée, tu ne prends rien, mais tu en écartes une. Si la carte prise
    est ta seule carte, elle repart.
note-forest-q3 = Se joue aussi après ton Récit annulé.
note-gates-of-tir-na-nog-q8 = { -note-price } ; on pioche le Récit quand même.
note-gates-of-tir-na-nog-q9 =
    Le sanctuaire qui arrive avec le territoire ne fait pas piocher de Récit.
note-gates-of-tir-na-nog-q27 =
    La perte et la pioche d’un joueur sont finies avant que commencent celles du suivant.
note-gates-of-tir-na-nog-q44 =
    Si Le Dagda est défaussé lors d’une telle pioche, la défausse est mélangée à la pioche quand
    tout l’effet du territoire est terminé.
note-gates-of-tir-na-nog-a1 = Le sanctuaire imprimé n’est pas pris dans la réserve commune.
note-gates-of-tir-na-nog-a11 =
    S’il ne reste aucun Récit, on ne pioche pas, et cette carte n’a pas de moment.
note-highlands-q5 =
    L’envahisseur change avant que les clans se réfugient : l’ancien peut alors se réfugier, le
    nouveau ne le peut pas. Le prix des Festivités reste à qui a commencé le conflit.
note-hills-q6 = L’attaque a eu lieu : Razzia et La volonté de Sreng peuvent la suivre.
note-iron-mine-q23 = Sans carte Action, la victime perd seulement le clan.
note-iron-mine-q38 =
    Le clan d’abord, puis la carte. Ensuite, La massue du Dagda ne convient plus à cette attaque,
    et inversement.
note-lost-vale-q3 = { -note-counts }
note-meadows-a11 = S’il ne reste aucun Récit, on ne pioche pas, et cette carte n’a pas de moment.
note-misty-lands-a23 =
    Les cartes se choisissent une par une, sans être montrées, et quittent la main toutes
    ensemble.
note-moor-q19 =
    Se joue à toute décision qu’on te demande, mais pas pendant que plusieurs joueurs choisissent
    à la fois (le draft, Les richesses de Maeve).
note-moor-q31 =
    Seulement à la première étape d’une vraie décision, pas au milieu d’une carte que tu joues.
note-moor-q43 =
    Gardée du round précédent, elle peut se jouer au début de l’Assemblée, si l’on t’y demande
    quelque chose.
note-moor-a16 =
    Elle ne répond à rien : on te redemande la même chose, et le « non » des autres n’est pas
    oublié.
note-moor-a29 =
    Si elle mène à une autre pioche pendant que tu choisis quel Récit garder, les Récits piochés
    d’abord attendent.
note-mountains-q7 =
    Le propriétaire des clans paie, qui que ce soit qui les ait déplacés, et lui seul peut jouer
    la carte : une fois par effet, quel que soit le nombre de clans. Ajouter des clans ne coûte
    rien.
note-mountains-q8 = { -note-price }, et le prix est alors payé.
note-plains-q34 = { -note-one-at-least }
note-salt-mine-q3 = { -note-counts }
note-salt-mine-q22 = Tu peux rendre la carte même que tu as prise.
note-salt-mine-q35 =
    On ne peut choisir qu’un adversaire qui a une carte Action ; s’il n’y en a pas, rien n’est
    pris ni donné.
note-stone-circle-q3 = Un Récit annulé est hors de sa portée.
note-stone-circle-q8 = { -note-price } ; tu reprends le Récit quand même.
note-stone-circle-q9 = Le sanctuaire qui arrive avec le territoire ne fait pas piocher de Récit.
note-stone-circle-q36 =
    Il lui faut un clan à toi sur place. Dans un conflit, un clan engagé part avant un clan
    réfugié.
note-stone-circle-a1 = Le sanctuaire imprimé n’est pas pris dans la réserve commune.
note-stone-circle-a28 =
    Si son prix est le dernier clan sur place, une perte encore à venir ne prend rien.
note-swamp-q21 = Citadelle ne peut pas s’y jouer, et il ne peut pas être la Capitale.
note-valley-q3 = { -note-counts }

## Epic Tales

note-breas-tyranny-q7 = Un clan déplacé dans les Montagnes coûte à son propriétaire, pas à toi.
note-cathbads-word-q4 =
    Tu choisis parmi toutes les cartes Action de la partie, et personne d’autre ne sait laquelle.
    La Parole reste visible devant toi jusqu’à la fin de l’Assemblée ; annulée, elle laisse le
    choix au hasard.
note-champions-share-q22 =
    Après elle, il n’y a plus de carte écartée ; une deuxième ne prend rien.
note-dagda-q3 =
    Ce qu’il annule compte comme joué, hors de portée du Cromlech et de Maître Artisan.
note-dagda-q40 =
    La ruse d’Oengus annulée n’interrompt pas le compte de ceux qui passent ; une carte Saison
    annulée, si.
note-dagda-q44 =
    Si un effet qui n’est pas celui d’une carte le met dans la défausse, celle-ci est mélangée à
    la pioche quand cet effet est terminé.
note-dagdas-cauldron-q2 = Un clan qui revient par lui a été perdu.
note-dagdas-cauldron-q18 =
    Les clans posés sur lui ne sont ni présents ni dans ta réserve. Il vaut pour un seul conflit,
    et pour les clans perdus dans son territoire depuis le début.
note-dagdas-cauldron-q39 =
    Les clans tombés plus tôt le rejoignent s’ils sont encore dans ta réserve. Son moment d’après
    la carte vient quand il a rendu ses clans, même si les Festivités ont mis fin au conflit.
note-dagdas-cauldron-a20 = Un clan sauvé par Diarmuid et Grainne n’y est pas posé.
note-dagdas-cauldron-a21 =
    On demande combien reviennent quand le conflit est fini ; aucun est une réponse possible.
note-dagdas-club-q2 = Un clan qu’elle a gardé n’a pas été perdu.
note-dagdas-club-q8 =
    Elle réagit aussi à une perte qui est le prix de quelque chose : le prix est payé.
note-dagdas-club-q23 = Elle ne peut exiger ce que la victime ne peut pas faire.
note-dagdas-club-q38 =
    Après la Mine de fer, elle ne convient plus à cette attaque, et inversement.
note-dagdas-club-a18 = Seule une exigence qui peut être satisfaite est proposée.
note-dagdas-harp-q26 = { -note-together }
note-deirdres-beauty-q8 = { -note-price }.
note-deirdres-beauty-q25 = Même si personne n’a de Récit à révéler, elle coûte un clan.
note-deirdres-beauty-q33 = Ton propre clan se choisit après le Récit.
note-deirdres-beauty-a22 =
    Les Récits restent visibles devant leurs propriétaires jusqu’à ce que tu en prennes un.
note-diarmuid-and-grainne-q2 = Le clan a été perdu : Barde peut suivre.
note-diarmuid-and-grainne-q8 =
    Ils réagissent aussi à une perte qui est le prix de quelque chose : le prix est payé.
note-diarmuid-and-grainne-q25 = Si tu n’as de clan nulle part ailleurs, aucun effet.
note-diarmuid-and-grainne-a19 =
    Sans effet, ils n’empêchent pas d’autres cartes de réagir à la perte.
note-diarmuid-and-grainne-a20 = Le clan n’est pas tombé pour Le chaudron du Dagda.
note-diarmuid-and-grainne-a28 =
    Le clan part aussitôt : un Cromlech joué ensuite ne le trouve plus.
note-eriu-q26 = { -note-together }
note-eriu-q34 = { -note-none-too }
note-fianna-q7 = Aller ainsi dans les Montagnes coûte comme toujours.
note-kernunos-sanctuary-q9 = Son sanctuaire ne fait pas piocher de Récit.
note-lug-samildanach-q3 = Il atteint aussi une carte Action annulée.
note-lug-samildanach-q30 =
    Maître Artisan et lui ne peuvent se relayer sans fin, car les Exploits s’épuisent.
note-lug-samildanach-a17 = Une carte annulée est reprise dans la défausse, si elle y est encore.
note-lugs-spear-q32 =
    Les Récits qui sont des manœuvres se taisent aussi ; il reste attaquer et quitter le
    territoire.
note-maeves-wealth-q19 = La Lande ne se joue pas pendant que les autres choisissent quoi donner.
note-maeves-wealth-q22 = Tu peux rendre la carte même que tu as reçue.
note-maeves-wealth-q35 = Tu peux rendre n’importe quelle carte Action de ta main.
note-maeves-wealth-a24 = À qui n’a qu’une carte Action, on ne demande rien.
note-manannans-horses-q34 = { -note-one-at-least }
note-morrigan-q5 = C’est l’envahisseur qu’elle désigne qui paie pour les Festivités.
note-morrigan-q14 =
    Elle peut désigner un territoire où un seul joueur est présent ; aucun conflit n’en naît.
note-morrigan-q27 = D’abord le Vol des corbeaux, puis les Portes de Tir Na Nog, puis le conflit.
note-morrigan-q41 = Si l’envahisseur a quitté le territoire d’ici là, il n’y a pas de conflit.
note-nuada-silverhand-q26 = { -note-together }
note-nuada-silverhand-q34 = { -note-none-too }
note-oenguss-ploy-q16 =
    On recommence à compter ceux qui passent, même quand tout le monde vient de passer. Les
    joueurs intermédiaires sont sautés ; tu peux te succéder.
note-oenguss-ploy-q40 = Annulée, elle n’interrompt pas le compte de ceux qui passent.
note-otherworld-q26 = { -note-together }
note-otherworld-a25 =
    Tes clans sont ajoutés d’abord ; puis les autres sont perdus, dans le sens du tour.
note-strengs-resolve-q1 =
    Se joue dans la même fenêtre que Barde, Razzia et Chef de guerre, chacun dans le sens du tour.
note-strengs-resolve-q6 =
    Une attaque restée sans effet dans les Collines était une attaque quand même.
note-tailtus-land-q12 = Ce que tu remets est pioché en dernier, dans un ordre tiré au hasard.
note-tailtus-land-q25 = S’il en reste moins de trois, tu vois ce qu’il y a.
note-tailtus-land-q33 = Emplacement, territoire et déplacement se choisissent après avoir regardé.
note-tailtus-land-a12 =
    Combien de territoires compte la pioche, et en combien de lots, tout le monde peut le voir.
note-tailtus-land-a26 = Ce que tu remets forme un lot à part, que tu connais sans les autres.
note-tailtus-land-a27 =
    Sans emplacement vide pour un territoire, tous ceux que tu as vus sont remis.
note-tale-of-cuchulain-q37 = Elle n’atteint que des clans engagés : deux, ou le seul qu’il y a.
