### What each card does, in our own words, short enough for a card and exact enough to play by.
###
### card-<card>-season is the Season effect; card-<card>-<window> a Triskel effect, which may be
### used in that window: the text says when, then what. land-<territory> is what the territory
### itself does, where it is more than land. 200 letters at most.

## Action cards

card-bard-season = Roba una Proeza.
card-bard-after-maneuver = Tras una maniobra tuya que eliminó un clan rival: gana un Logro.
card-citadel-season = Construye una ciudadela donde estés presente. Tuya es la carta de Ventaja de ese territorio, incluso de la mano de un rival, salvo que se haya jugado esta ronda.
card-conquest-season = Elige un territorio y mueve a él cuantos clanes tuyos quieras desde territorios adyacentes. Combate.
card-craftsmen-and-peasants-season = Donde estés presente puedes colocar clanes: en cada territorio, como mucho tantos como ciudadelas tenga.
card-druid-season = Mira las cartas de Acción descartadas y llévate una a la mano. No puedes jugarla si es tu única carta de Acción.
card-emissaries-season = Mueve un clan tuyo a un territorio adyacente. Sin combate.
card-exploration-season = El Brenn señala un lugar vacío que toque dos territorios. Descubre allí un territorio y coloca en él un clan.
card-festival-season = Donde estés presente y haya un santuario: coloca un clan y el marcador de Festival. Esta ronda, quien inicie allí un combate elimina antes un clan propio.
card-geis-declared = Cuando un rival juega una carta de Acción: se anula y se descarta.
card-master-craftsman-season = Si puedes, descarta otra carta de tu mano, de la clase que sea. Roba una Proeza.
card-master-craftsman-after-play = Tras una Proeza tuya, si queda algún Logro en la reserva general: en vez de descartarla, entrégala a un rival y gana un Logro.
card-migration-season = Mueve uno o más clanes tuyos de un territorio a los adyacentes, repartidos como quieras. Combate.
card-new-alliance-season = Elige un territorio donde estés presente. Coloca allí un clan, o reemplaza con uno tuyo uno de un rival que tenga allí al menos dos.
card-new-clans-season = Coloca dos clanes donde estés presente, juntos o por separado.
card-raid-after-maneuver = Tras tu ataque: quita a la víctima una carta de Acción al azar. Si no tiene ninguna, la víctima elimina un clan suyo expuesto.
card-sanctuary-season = Construye un santuario donde estés presente y roba una Proeza.
card-scouts-and-spies-season = Mira las cartas de Acción de un rival. Luego puedes mover uno o más clanes tuyos de un territorio a uno solo adyacente. Combate.
card-warlord-season = Instiga un combate donde estés presente.
card-warlord-after-maneuver = Tras cualquier maniobra, si tienes allí un clan expuesto: coloca otro, expuesto. Di qué jugador con clanes expuestos sigue; desde ahí continúa el orden.

## Advantage cards

card-cove-after-play = Tras una carta de Estación tuya: toma la carta de Acción apartada y aparta en su lugar una de tu mano.
card-forest-after-play = Tras una Proeza tuya: roba una Proeza.
card-gates-of-tir-na-nog-drawing = Cuando robas por el efecto de este territorio: roba una Proeza más y quédate una.
card-highlands-clash-start = Al iniciarse un combate en las Tierras Altas: di quién lo instiga, entre quienes tengan allí clanes expuestos.
card-hills-attacked = Cuando te atacan en las Colinas: el ataque queda en nada.
card-iron-mine-attacked = Cuando atacas: la víctima pierde las dos cosas, un clan expuesto y una carta de Acción.
card-lost-vale-after-play = Tras una carta de Estación tuya: trae al Valle Perdido un clan, de quien sea, desde un territorio adyacente. Sin combate.
card-meadows-drawing = Cuando vas a robar Proezas: roba una más y quédate una.
card-misty-lands-season = Descarta cuantas cartas de Acción quieras, al menos una. Roba otras tantas Proezas y quédate una.
card-moor-any-time = Siempre que tengas que decidir algo: mira las Proezas de un rival.
card-mountains-arrived = Cuando se han movido clanes tuyos a las Montañas: no pagas nada.
card-plains-season = Mueve uno o más clanes tuyos de la Llanura a territorios adyacentes, repartidos como quieras. Combate.
card-salt-mine-after-play = Tras una carta de Estación tuya: quita a un rival una carta de Acción al azar y dale a cambio una de las tuyas.
card-stone-circle-after-play = Tras una Proeza tuya: elimina un clan tuyo del Círculo de Piedras y recupera la Proeza en tu mano.
card-swamp-season = No ocurre nada, pero has jugado una carta de Estación.
card-valley-after-play = Tras una carta de Estación tuya: coloca un clan donde estés presente.

## Epic Tales

card-balors-eye-season = Elimina un clan, de quien sea y esté donde esté.
card-battle-frenzy-sheltered = Cuando en un combate ya hay clanes protegidos: todos ellos salen y quedan expuestos.
card-battle-of-moytura-maneuver = Como tu maniobra: mueve al combate uno o más clanes tuyos de territorios adyacentes y coloca allí otro, todos expuestos.
card-breas-tyranny-season = Donde estés presente, mueve un clan rival a un territorio adyacente. Sin combate.
card-cathbads-word-assembly-start = Al empezar una Asamblea: elige en secreto la carta de Acción que se aparta. Al terminar: tómala y aparta una tuya sin mostrarla.
card-champions-share-season = Toma la carta de Acción apartada.
card-children-of-dana-season = Coloca un clan en cualquier territorio.
card-dagda-declared = Cuando alguien juega una Proeza o una carta de Ventaja: se anula y se descarta. Después, las Proezas descartadas, con El Dagda, se barajan con el mazo.
card-dagdas-cauldron-removed = Cuando cae un clan tuyo en un combate: todos los tuyos que allí caigan, antes o después, esperan en esta carta. Al acabar, hasta tres vuelven allí; los demás, a tu reserva.
card-dagdas-club-removed = Cuando se va a eliminar un clan tuyo: se queda.
card-dagdas-club-attacked = Cuando atacas: decides si la víctima pierde un clan expuesto o una carta de Acción; tiene que ser algo que tenga.
card-dagdas-harp-season = Cuenta las demás Proezas de tu mano, hasta tres: coloca otros tantos clanes donde estés presente.
card-deirdres-beauty-season = Cada rival revela una Proeza al azar. Te llevas una y las demás se descartan. Luego elimina un clan tuyo, donde quieras.
card-diarmuid-and-grainne-removed = Cuando se elimina un clan tuyo: en vez de ir a tu reserva, va a otro territorio donde estés presente.
card-eriu-season = Elige hasta tres territorios que tengan un santuario y un clan tuyo: coloca un clan más en cada uno.
card-fianna-maneuver = Como tu maniobra: saca del combate uno o más clanes tuyos, expuestos o protegidos, hacia un solo territorio adyacente. Allí no hay combate.
card-kernunos-sanctuary-season = Donde estés presente y no haya santuario: coloca un clan y construye un santuario.
card-lug-samildanach-after-play = Cuando alguien ha jugado una carta de Acción, anulada o no: llévatela a la mano. Puedes usarla otra vez, incluso enseguida si encaja.
card-lugs-spear-clash-start = Al iniciarse un combate: hasta que acabe, nadie juega cartas por su Trisquel.
card-maeves-wealth-season = Cada rival con cartas de Acción te da una sin mostrarla. Luego das a cada uno una carta de Acción que elijas.
card-manannans-horses-season = Mueve hasta tres clanes tuyos de un territorio a otro, cerca o lejos. Combate.
card-morrigan-season = Si quieres, da la vuelta a la bandada. Luego, si quieres, inicia un combate donde sea y di qué jugador presente lo instiga.
card-nuada-silverhand-season = Donde tengas la jefatura puedes colocar clanes: en cada territorio, como mucho uno por cada rival presente.
card-oenguss-ploy-end-of-turn = Al final de un turno cualquiera: el siguiente turno es tuyo, y el orden continúa desde ti. Si la Estación iba a terminar, sigue.
card-ogmas-eloquence-maneuver = Como tu maniobra: el combate acaba en el acto.
card-otherworld-season = Elige un territorio donde estés presente. Por cada santuario que tenga, hasta tres veces: coloca allí un clan o elimina uno rival.
card-stone-of-fal-season = Coloca dos clanes en el territorio de la Capital.
card-strengs-resolve-after-maneuver = Tras tu ataque, haya salido como haya salido: gana un Logro.
card-tailtus-land-season = Mira tres territorios por descubrir y pon uno en un lugar que elijas; los otros saldrán los últimos. Luego un clan tuyo adyacente puede entrar en él.
card-tale-of-cuchulain-maneuver = Como tu maniobra, si tienes allí exactamente un clan expuesto: elimina dos clanes rivales expuestos, o el único que haya.
card-tuans-memory-season = Roba tres Proezas y quédate una.

## The territories that are more than land

land-gates-of-tir-na-nog = Llegan con un santuario. Siempre que la bandada cambia de sentido, cada jugador presente, en orden de turno, elimina de aquí un clan propio y roba una Proeza.
land-mountains = Cuando se han movido aquí clanes tuyos, descarta una carta de Acción o elimina de aquí un clan tuyo, antes de cualquier combate.
land-stone-circle = Llega con un santuario.
land-swamp = Nunca tiene ciudadela.
