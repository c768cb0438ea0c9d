### What each card does, in our own words, short enough for a card and exact enough to play by.
###
### card-<card>-season is the Season effect; card-<card>-<window> a Triskel effect, which may be
### used in that window: the text says when, then what. land-<territory> is what the territory
### itself does, where it is more than land. 200 letters at most.

## Action cards

card-bard-season = Pioche un Récit épique.
card-bard-after-maneuver =
    Après une de tes manœuvres qui a fait perdre un clan à un adversaire : gagne un Exploit.
card-citadel-season =
    Construis une citadelle là où tu as un clan. La carte Avantage de ce territoire est à toi,
    même prise dans la main d’un adversaire, sauf si elle a été jouée ce round.
card-conquest-season =
    Choisis un territoire et amènes-y autant de tes clans que tu veux depuis les territoires
    voisins. Conflit.
card-craftsmen-and-peasants-season =
    Partout où tu as un clan, tu peux ajouter des clans : dans chaque territoire, au plus autant
    qu’il a de citadelles.
card-druid-season =
    Consulte les cartes Action défaussées et prends-en une en main. Injouable si c’est ta seule
    carte Action.
card-emissaries-season = Déplace un de tes clans vers un territoire voisin. Pas de conflit.
card-exploration-season =
    Le Brenn désigne un emplacement vide qui touche deux territoires. Découvres-y un territoire et
    ajoute un clan dans celui-ci.
card-festival-season =
    Là où tu as un clan et où il y a un sanctuaire : ajoute un clan et pose le marqueur
    Festivités. Ce round, qui y déclenche un conflit y perd d’abord un de ses clans.
card-geis-declared = Quand un adversaire joue une carte Action : elle est annulée et défaussée.
card-master-craftsman-season =
    Si tu peux, défausse une autre carte de ta main, quelle qu’elle soit. Pioche un Récit épique.
card-master-craftsman-after-play =
    Après ton Récit épique, s’il reste un Exploit dans la réserve commune : au lieu de le
    défausser, donne ce Récit à un adversaire et gagne un Exploit.
card-migration-season =
    D’un seul territoire, envoie un ou plusieurs de tes clans dans les territoires voisins,
    répartis à ton gré. Conflit.
card-new-alliance-season =
    Choisis un territoire où tu as un clan. Ajoutes-y un clan, ou bien remplace par un des tiens
    le clan d’un adversaire qui en a là au moins deux.
card-new-clans-season = Ajoute deux clans là où tu as un clan, ensemble ou séparément.
card-raid-after-maneuver =
    Après ton attaque : prends au hasard une carte Action dans la main de la victime. Si elle n’en
    a pas, elle perd un clan engagé.
card-sanctuary-season = Construis un sanctuaire là où tu as un clan et pioche un Récit épique.
card-scouts-and-spies-season =
    Regarde les cartes Action d’un adversaire. Tu peux ensuite envoyer un ou plusieurs de tes
    clans d’un territoire vers un seul territoire voisin. Conflit.
card-warlord-season = Déclenche un conflit là où tu as un clan : l’envahisseur, c’est toi.
card-warlord-after-maneuver =
    Après toute manœuvre, si tu as là un clan engagé : ajoutes-y un clan, engagé. Désigne qui agit
    ensuite, parmi ceux qui ont là des clans engagés ; l’ordre continue à partir de là.

## Advantage cards

card-cove-after-play =
    Après ta carte Saison : prends la carte Action écartée et écarte à la place une carte de ta
    main.
card-forest-after-play = Après ton Récit épique : pioche un Récit épique.
card-gates-of-tir-na-nog-drawing =
    Quand l’effet de ce territoire te fait piocher : pioche un Récit de plus, gardes-en un.
card-highlands-clash-start =
    Quand un conflit commence sur le Plateau : désigne l’envahisseur parmi les joueurs qui y ont
    des clans engagés.
card-hills-attacked = Quand on t’attaque dans les Collines : l’attaque est sans effet.
card-iron-mine-attacked =
    Quand tu attaques : la victime doit les deux, un clan engagé et une carte Action.
card-lost-vale-after-play =
    Après ta carte Saison : déplace un clan, à qui qu’il soit, d’un territoire voisin du Val perdu
    dans le Val perdu. Pas de conflit.
card-meadows-drawing =
    Quand tu vas piocher des Récits épiques : pioches-en un de plus, gardes-en un.
card-misty-lands-season =
    Défausse autant de cartes Action que tu veux, au moins une. Pioche autant de Récits épiques et
    gardes-en un.
card-moor-any-time =
    Chaque fois que tu as une décision à prendre : regarde les Récits épiques d’un adversaire.
card-mountains-arrived = Quand tes clans ont été déplacés dans les Montagnes : ne paie rien.
card-plains-season =
    De la Plaine, envoie un ou plusieurs de tes clans dans les territoires voisins, répartis à ton
    gré. Conflit.
card-salt-mine-after-play =
    Après ta carte Saison : prends au hasard une carte Action dans la main d’un adversaire, et
    donne-lui une des tiennes.
card-stone-circle-after-play =
    Après ton Récit épique : perds un clan du Cromlech et reprends ce Récit en main.
card-swamp-season = Il ne se passe rien, mais tu as joué une carte Saison.
card-valley-after-play = Après ta carte Saison : ajoute un clan là où tu as un clan.

## Epic Tales

card-balors-eye-season = Choisis un clan, à qui et où qu’il soit : il est perdu.
card-battle-frenzy-sheltered =
    Quand les clans se sont réfugiés dans un conflit : tous ressortent et sont engagés.
card-battle-of-moytura-maneuver =
    Comme ta manœuvre : amène dans le conflit un ou plusieurs de tes clans de territoires voisins,
    et ajoutes-y un clan, tous engagés.
card-breas-tyranny-season =
    Là où tu as un clan, déplace un clan adverse vers un territoire voisin. Pas de conflit.
card-cathbads-word-assembly-start =
    Quand l’Assemblée commence : choisis en secret la carte Action écartée. Quand elle finit :
    prends cette carte et écarte une des tiennes sans la montrer.
card-champions-share-season = Prends la carte Action écartée.
card-children-of-dana-season = Ajoute un clan dans n’importe quel territoire.
card-dagda-declared =
    Quand n’importe qui joue un Récit épique ou une carte Avantage : annule et défausse cette
    carte. Ensuite, les Récits défaussés, Le Dagda compris, sont mélangés à la pioche.
card-dagdas-cauldron-removed =
    Quand tu perds un clan dans un conflit : tous les tiens qui y tombent, avant ou après,
    attendent sur cette carte. À la fin, trois au plus y reviennent, le reste va dans ta réserve.
card-dagdas-club-removed = Quand tu vas perdre un clan : il reste en place.
card-dagdas-club-attacked =
    Quand tu attaques : tu dis si la victime perd un clan engagé ou une carte Action ; il faut
    qu’elle en ait.
card-dagdas-harp-season =
    Compte les autres Récits épiques de ta main, trois au plus : ajoute autant de clans là où tu
    as un clan.
card-deirdres-beauty-season =
    Chaque adversaire révèle un Récit au hasard. Tu en prends un, le reste est défaussé. Puis
    perds un de tes clans, où tu veux.
card-diarmuid-and-grainne-removed =
    Quand tu perds un clan : au lieu de ta réserve, il va dans un autre territoire où tu as un
    clan.
card-eriu-season =
    Choisis jusqu’à trois territoires qui ont un sanctuaire et un clan à toi : ajoute un clan dans
    chacun.
card-fianna-maneuver =
    Comme ta manœuvre : emmène un ou plusieurs de tes clans, engagés ou réfugiés, du conflit vers
    un seul territoire voisin. Pas de conflit là-bas.
card-kernunos-sanctuary-season =
    Là où tu as un clan et où il n’y a pas de sanctuaire : ajoute un clan, construis un
    sanctuaire.
card-lug-samildanach-after-play =
    Après la carte Action de n’importe qui, annulée ou non : prends-la en main. Tu peux la
    rejouer, même tout de suite si elle convient.
card-lugs-spear-clash-start =
    Quand un conflit commence : personne ne joue de carte pour son Triskel jusqu’à ce qu’il soit
    fini.
card-maeves-wealth-season =
    Chaque adversaire qui a une carte Action t’en donne une, sans la montrer. Puis tu donnes à
    chacun d’eux une carte Action de ton choix.
card-manannans-horses-season =
    Envoie jusqu’à trois de tes clans d’un territoire vers un seul autre, proche ou lointain.
    Conflit.
card-morrigan-season =
    Retourne le Vol des corbeaux, si tu veux. Puis, si tu veux, déclenche un conflit n’importe où
    et désigne un joueur présent comme envahisseur.
card-nuada-silverhand-season =
    Partout où tu es chef, tu peux ajouter des clans : dans chaque territoire, au plus un par
    adversaire présent.
card-oenguss-ploy-end-of-turn =
    À la fin du tour de n’importe qui : le tour suivant est à toi, et l’ordre continue à partir de
    toi. Une Saison sur le point de finir continue.
card-ogmas-eloquence-maneuver = Comme ta manœuvre : le conflit prend fin aussitôt.
card-otherworld-season =
    Choisis un territoire où tu as un clan. Pour chacun de ses sanctuaires, trois fois au plus :
    ajoutes-y un clan, ou fais-y perdre un clan à un adversaire.
card-stone-of-fal-season = Ajoute deux clans dans le territoire de la Capitale.
card-strengs-resolve-after-maneuver =
    Après ton attaque, quelle qu’en soit l’issue : gagne un Exploit.
card-tailtus-land-season =
    Regarde trois territoires à découvrir et poses-en un à l’emplacement de ton choix ; les autres
    viendront en dernier. Puis un de tes clans voisins peut y entrer.
card-tale-of-cuchulain-maneuver =
    Comme ta manœuvre, avec exactement un clan engagé à toi : tes adversaires perdent là deux
    clans engagés de ton choix, ou le seul qu’ils aient.
card-tuans-memory-season = Pioche trois Récits épiques, gardes-en un.

## The territories that are more than land

land-gates-of-tir-na-nog =
    Elles arrivent avec un sanctuaire. Chaque fois que le Vol des corbeaux change de sens, chaque
    joueur présent, dans le sens du tour, perd ici un clan et pioche un Récit épique.
land-mountains =
    Quand tes clans y ont été déplacés, défausse une carte Action ou perds ici un clan, avant tout
    conflit.
land-stone-circle = Il arrive avec un sanctuaire.
land-swamp = Il n’accueille jamais de citadelle.
