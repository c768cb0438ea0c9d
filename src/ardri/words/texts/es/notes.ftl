### What the rulings mean for each card, in short: note-<card>-<number of the ruling>.
###
### The rulings themselves are in docs/rulings.md. An Advantage card has the id of its territory,
### and its notes are for both.

## What is said of several cards; the price is the beginning of a sentence

-note-counts = También cabe tras una carta de Estación anulada: esa también se ha jugado.
-note-price = El clan se elimina como cualquier otro: la Maza de Dagda o Diarmuid y Gráinne pueden responder
-note-together = Todo se anuncia a la vez; lo que ya no pueda hacerse se omite.
-note-none-too = Puedes hacer menos, y hasta nada.
-note-one-at-least = Al menos un clan tiene que ir, si alguno puede.

## Action cards

note-bard-q1 = Comparte ventana con Saqueo, La Osadía de Streng y Señor de la Guerra; un Bardo recién quitado con Saqueo aún puede jugarse en ella.
note-bard-q2 = Un clan eliminado por Saqueo no cuenta. El que volvió por Diarmuid y Gráinne o El Caldero de Dagda sí fue eliminado; el que mantuvo la Maza de Dagda, no.
note-citadel-q21 = Si ya tienes la carta, o se ha jugado, solo construyes; si se han agotado las ciudadelas, solo la tomas. El Pantano no se permite.
note-conquest-q34 = «Cuantos quieras» puede ser ninguno.
note-craftsmen-and-peasants-q26 = { -note-together }
note-craftsmen-and-peasants-q34 = { -note-none-too }
note-exploration-q12 = Qué territorio llega es cosa del azar; la pila no tiene arriba ni abajo.
note-exploration-q33 = El Brenn elige el lugar cuando ya es seguro que la carta se resuelve, antes de que nadie conozca el territorio.
note-festival-q5 = Paga quien empezó el combate, aunque las Tierras Altas nombren a otro instigador.
note-festival-q8 = { -note-price }, y entonces el precio está pagado.
note-festival-q25 = Si se juega otra vez, mueve el marcador.
note-festival-q39 = Si el precio fue el último clan y no hay combate, un Caldero de Dagda jugado entonces devuelve igualmente.
note-geis-q3 = La carta que anula cuenta como jugada, y así da paso a las cartas que siguen a una jugada.
note-geis-q13 = Un Brenn al que anulan la primera carta ya ha cumplido con el deber de jugarla.
note-geis-q40 = Una carta de Estación anulada rompe igualmente la cuenta de quienes pasan.
note-master-craftsman-q3 = No alcanza una Proeza anulada.
note-master-craftsman-q11 = Una carta de Ventaja descartada por él queda junto a su territorio como jugada.
note-master-craftsman-q30 = Su Trisquel necesita un Logro en la reserva general; así él y Lug Samildanach no pueden turnarse sin fin.
note-migration-q34 = { -note-one-at-least }
note-new-alliance-a5 = Puedes elegir colocar un clan aun con la reserva vacía: entonces no ocurre nada.
note-raid-q1 = Comparte ventana con Bardo, La Osadía de Streng y Señor de la Guerra. Lo que quita puede jugarse en ella, y a quien se lo ha quitado ya no le sirve.
note-raid-q2 = No es una maniobra: un clan eliminado por él no sirve para el Bardo.
note-raid-q6 = Un ataque que queda en nada en las Colinas fue un ataque de todos modos.
note-raid-q23 = Si no hay ni carta ni clan expuesto que tomar, no ocurre nada.
note-sanctuary-q9 = Roba porque lo dice, no porque entre en juego un santuario.
note-scouts-and-spies-q33 = El movimiento se elige después de mirar.
note-scouts-and-spies-q34 = Si mueves, va al menos un clan.
note-warlord-q1 = Comparte ventana con Bardo, Saqueo y La Osadía de Streng, en orden de turno.
note-warlord-q14 = Puede jugarse donde no hay ningún rival; entonces no sale de ello ningún combate.
note-warlord-q24 = Con la reserva vacía dice igualmente a quién le toca; si se anula, no cambia nada, y la ventana sigue.
note-warlord-q41 = Si quien nombró ya no tiene para entonces clanes expuestos, se busca desde su puesto.

## Advantage cards

note-cove-q3 = { -note-counts }
note-cove-q22 = Si no hay carta apartada no tomas nada, pero aun así apartas una. Si la carta que tomas es tu única carta, vuelve a donde estaba.
note-forest-q3 = También cabe tras una Proeza tuya anulada.
note-gates-of-tir-na-nog-q8 = { -note-price }; la Proeza se roba igualmente.
note-gates-of-tir-na-nog-q9 = El santuario que llega con el territorio no hace robar ninguna Proeza.
note-gates-of-tir-na-nog-q27 = Un jugador termina de eliminar y de robar antes de que empiece el siguiente.
note-gates-of-tir-na-nog-q44 = Si en ese robo se descarta El Dagda, la pila vuelve al mazo cuando acaba todo el efecto del territorio.
note-gates-of-tir-na-nog-a1 = El santuario impreso no sale de la reserva general.
note-gates-of-tir-na-nog-a11 = Si no quedan Proezas no se roba, y no hay momento para esta carta.
note-highlands-q5 = El instigador cambia antes de proteger clanes: el anterior puede entonces proteger, el nuevo no. El precio del Festival queda a cargo de quien empezó el combate.
note-hills-q6 = El ataque se hizo: Saqueo y La Osadía de Streng pueden seguirlo.
note-iron-mine-q23 = Una víctima sin cartas de Acción solo pierde el clan.
note-iron-mine-q38 = Primero el clan, luego la carta. Tras ella, la Maza de Dagda ya no cabe en ese ataque, ni al revés.
note-lost-vale-q3 = { -note-counts }
note-meadows-a11 = Si no quedan Proezas no se roba, y no hay momento para esta carta.
note-misty-lands-a23 = Las cartas se eligen una a una, sin mostrarlas, y dejan la mano todas a la vez.
note-moor-q19 = Cabe en cualquier decisión que se te pida, pero no mientras varios eligen a la vez (la selección, Riqueza de Maeve).
note-moor-q31 = Solo en el primer paso de una decisión de verdad, no en medio de una jugada tuya.
note-moor-q43 = Conservado de la ronda anterior, puede jugarse al empezar la Asamblea, si allí se te pregunta algo.
note-moor-a16 = No responde a nada: se te pregunta otra vez lo mismo, y nadie olvida el «no» de nadie.
note-moor-a29 =
    Si lleva a otro robo mientras eliges qué Proeza conservar, las Proezas robadas antes esperan.
note-mountains-q7 = Paga quien es dueño de los clanes, los mueva quien los mueva, y solo esa persona puede jugar la carta: una vez por efecto, sean cuantos sean. Los clanes colocados no cuestan nada.
note-mountains-q8 = { -note-price }, y entonces el precio está pagado.
note-plains-q34 = { -note-one-at-least }
note-salt-mine-q3 = { -note-counts }
note-salt-mine-q22 = Puedes devolver la misma carta que has tomado.
note-salt-mine-q35 = Solo puede elegirse a un rival con cartas de Acción; si no lo hay, nada se quita y nada se da.
note-stone-circle-q3 = No alcanza una Proeza anulada.
note-stone-circle-q8 = { -note-price }; recuperas la Proeza igualmente.
note-stone-circle-q9 = El santuario que llega con el territorio no hace robar ninguna Proeza.
note-stone-circle-q36 = Necesita un clan tuyo allí. Si hay allí un combate, uno expuesto va antes que uno protegido.
note-stone-circle-a1 = El santuario impreso no sale de la reserva general.
note-stone-circle-a28 = Si su precio es el último clan de allí, una eliminación aún por venir no se lleva nada.
note-swamp-q21 = Ciudadela no puede jugarse allí, y no puede ser la Capital.
note-valley-q3 = { -note-counts }

## Epic Tales

note-breas-tyranny-q7 = Un clan movido a las Montañas le cuesta a su dueño, no a ti.
note-cathbads-word-q4 = Eliges entre todas las cartas de Acción de la partida, y nadie más sabe cuál. La carta queda ante ti, a la vista, hasta que acaba la Asamblea; si se anula, elige el azar.
note-champions-share-q22 = Tras ella no queda ninguna carta apartada; otra más no toma nada.
note-dagda-q3 = Lo que anula cuenta como jugado, y queda fuera del alcance del Círculo de Piedras y de Maestro Artesano.
note-dagda-q40 = Anular La Estratagema de Oengus no rompe la cuenta de quienes pasan; anular una carta de Estación, sí.
note-dagda-q44 = Si lo lleva a la pila un efecto que no es de una carta, la pila vuelve al mazo cuando acaba ese efecto.
note-dagdas-cauldron-q2 = Un clan que vuelve por él fue eliminado.
note-dagdas-cauldron-q18 = Los clanes que están en él no están presentes ni en tu reserva. Vale para un solo combate, y para los clanes eliminados en su territorio desde que empezó.
note-dagdas-cauldron-q39 = Los clanes caídos antes van a él mientras tu reserva aún los tenga. Su ventana de después llega cuando los ha devuelto, cosa que hace aunque el Festival ponga fin al combate.
note-dagdas-cauldron-a20 = Un clan salvado por Diarmuid y Gráinne no va a él.
note-dagdas-cauldron-a21 = Cuántos vuelven se pregunta cuando el combate ha acabado; ninguno es una de las respuestas.
note-dagdas-club-q2 = Un clan que ella mantiene no fue eliminado.
note-dagdas-club-q8 = También responde a una eliminación que es el precio de algo: el precio está pagado.
note-dagdas-club-q23 = No puede exigir lo que la víctima no puede hacer.
note-dagdas-club-q38 = Tras la Mina de Hierro ya no cabe en ese ataque, ni al revés.
note-dagdas-club-a18 = Solo se ofrece exigir lo que puede cumplirse.
note-dagdas-harp-q26 = { -note-together }
note-deirdres-beauty-q8 = { -note-price }.
note-deirdres-beauty-q25 = Si nadie tiene una Proeza que revelar, cuesta un clan igualmente.
note-deirdres-beauty-q33 = Tu propio clan se elige después de la Proeza.
note-deirdres-beauty-a22 = Las Proezas quedan a la vista ante sus dueños hasta que tomas una.
note-diarmuid-and-grainne-q2 = El clan fue eliminado: puede seguir Bardo.
note-diarmuid-and-grainne-q8 = También responde a una eliminación que es el precio de algo: el precio está pagado.
note-diarmuid-and-grainne-q25 = Si no estás presente en otro sitio, no tiene efecto.
note-diarmuid-and-grainne-a19 = Sin efecto, no impide que otras cartas respondan a la eliminación.
note-diarmuid-and-grainne-a20 = El clan no ha caído para El Caldero de Dagda.
note-diarmuid-and-grainne-a28 = El clan se va enseguida: un Círculo de Piedras jugado después ya no lo encuentra.
note-eriu-q26 = { -note-together }
note-eriu-q34 = { -note-none-too }
note-fianna-q7 = Entrar con Los Fianna en las Montañas cuesta lo de siempre.
note-kernunos-sanctuary-q9 = Su santuario no hace robar ninguna Proeza.
note-lug-samildanach-q3 = Alcanza una carta de Acción anulada.
note-lug-samildanach-q30 = Él y Maestro Artesano no pueden turnarse sin fin, pues los Logros se agotan.
note-lug-samildanach-a17 = Una carta anulada se toma de la pila de descarte, si aún está allí.
note-lugs-spear-q32 = También callan las Proezas que son maniobras; quedan el ataque y la retirada.
note-maeves-wealth-q19 = El Páramo no puede jugarse mientras los demás eligen qué dar.
note-maeves-wealth-q22 = Puedes devolver la misma carta que has recibido.
note-maeves-wealth-q35 = Lo que das a cambio puede ser cualquier carta de Acción de tu mano.
note-maeves-wealth-a24 = A quien tiene una sola carta de Acción no se le pregunta.
note-manannans-horses-q34 = { -note-one-at-least }
note-morrigan-q5 = El instigador que nombra paga el precio del Festival.
note-morrigan-q14 = Puede nombrar un territorio donde solo hay un jugador; entonces no sale de ello ningún combate.
note-morrigan-q27 = Primero la bandada, luego las Puertas de Tír na nÓg, luego el combate.
note-morrigan-q41 = Si para entonces el instigador ya no está en el territorio, no hay combate.
note-nuada-silverhand-q26 = { -note-together }
note-nuada-silverhand-q34 = { -note-none-too }
note-oenguss-ploy-q16 = Hace empezar de nuevo la cuenta de quienes pasan, también tras el último. Los jugadores de en medio se saltan; puedes seguirte a ti.
note-oenguss-ploy-q40 = Si se anula, no rompe la cuenta de quienes pasan.
note-otherworld-q26 = { -note-together }
note-otherworld-a25 = Primero se colocan tus clanes; luego se eliminan los de los demás, en orden de turno.
note-strengs-resolve-q1 = Comparte ventana con Bardo, Saqueo y Señor de la Guerra, en orden de turno.
note-strengs-resolve-q6 = Un ataque que queda en nada en las Colinas fue un ataque de todos modos.
note-tailtus-land-q12 = Lo que se devuelve sale al final, en un orden al azar.
note-tailtus-land-q25 = Si quedan menos de tres, ves los que haya.
note-tailtus-land-q33 = El lugar, el territorio y el movimiento se eligen después de mirar.
note-tailtus-land-a12 = Cuántos territorios tiene la pila, y en cuántas tandas, lo ve todo el mundo.
note-tailtus-land-a26 = Lo que devuelves es una tanda aparte que solo conoces tú.
note-tailtus-land-a27 = Si no hay lugar vacío para un territorio, vuelven todos los que has visto.
note-tale-of-cuchulain-q37 = Solo alcanza clanes expuestos: dos, o el único que haya.
