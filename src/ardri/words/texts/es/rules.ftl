### The rules of the game, retold for players, chapter by chapter.
### A chapter is a title and paragraphs p1, p2, … without gaps. A paragraph is plain text on one line, at most
### 400 characters. The comment above it names the rules (R), rulings (Q, A) and sections that it retells.

## What the game is about

chapter-goal-title = El objetivo
# R1.1
chapter-goal-p1 = Cada cual guía doce clanes en una isla de leyenda celta. Entre todos la van poblando, construyen en ella, descubren tierras nuevas, cuentan hazañas de dioses y héroes y, de vez en cuando, combaten. Pueden jugar dos, tres o cuatro, y solo uno llega a Gran Rey.
# R8.1
chapter-goal-p2 = La corona se puede merecer de tres maneras. Liderazgo: tener la jefatura sobre seis o más clanes rivales. Tierra: estar presente en seis o más territorios. Fe: estar presente donde haya, en total, seis o más santuarios. Con una basta, siempre que nadie pueda mostrar más.
# R4.5, R8.3
chapter-goal-p3 = Tienes que decir que la quieres. Durante la Estación gastas un turno en tomar un marcador de Pretendiente, y lo ve todo el mundo. Si en la siguiente Asamblea aún cumples alguna condición, y más que cualquier otro pretendiente, ganas. Hasta entonces, el resto tiene tiempo de impedirlo.
# R3, R4
chapter-goal-p4 = Se juega por rondas. Cada ronda empieza con la Asamblea: se mira si alguien ha ganado y se eligen las cartas de Acción. Luego viene la Estación: turno a turno, esas cartas se juegan. El número de rondas no está fijado; la partida dura hasta que haya Gran Rey.
# R1.1, R5.1
chapter-goal-p5 = Hay tres clases de cartas. Las de Acción cambian cada ronda, y todo el mundo elige entre las mismas. Cada carta de Ventaja es de un territorio y va a quien tiene allí la jefatura. Las Proezas se ganan con hechos de otra clase, y se guardan hasta el día en que hacen falta.
# R7.6
chapter-goal-p6 = Combatir cuesta, y se acaba cuando todos los que luchan se ponen de acuerdo. A menudo es más sabio compartir un territorio que vaciarlo. Fíjate en lo que cada cual está a punto de conseguir, y guárdate algo en la mano.

## The island, its people and its buildings

chapter-island-title = La isla
# R1.1, R1.6
chapter-island-p1 = La isla está hecha de territorios. Son dieciséis en total: unos pocos están en la mesa desde el principio, los demás se descubren después. Cada uno ocupa tres hexágonos que se tocan entre sí, y puede girarse como convenga. La isla es siempre de una sola pieza.
# R1.6
chapter-island-p2 = Dos territorios son adyacentes cuando un hexágono de uno comparte un lado con un hexágono del otro. De un territorio a uno adyacente hay un paso.
# R1.4
chapter-island-p3 = Tienes doce clanes. Los que no están en la isla forman tu reserva. Todo lo que colocas sale de ella. Si quedan menos clanes de los que toca, colocas los que haya, y tú dices dónde.
# Words (presence)
chapter-island-p4 = Estás presente en un territorio cuando hay allí al menos un clan tuyo. En el mismo territorio pueden estar presentes cuantos jugadores quieran, y conviven en paz hasta que alguien inicia un combate.
# Words (chieftain), E1
chapter-island-p5 = Tienes la jefatura de un territorio cuando hay allí más clanes tuyos que de cada uno de los demás por separado. Con cuatro clanes contra tres y dos, la jefatura es tuya. Si hay empate, no es de nadie. Se cuenta de nuevo en cuanto algo cambia.
# R1.5, R7.4, R8.1
chapter-island-p6 = Las ciudadelas y los santuarios están en los territorios y no pertenecen a nadie; un territorio puede tener cuantos se quiera. En un combate, una ciudadela protege un clan: el primero que acuda. Los santuarios cuentan para la corona, y muchas Proezas los piden.
# R2.4, R3.1, R4.1, R8.4, Q33
chapter-island-p7 = Un territorio es la Capital, y tiene una ciudadela propia. Quien tiene allí la jefatura pasa a ser Brenn en la Asamblea. El Brenn juega el primer turno de la Estación, dice dónde halla tierra nueva la carta Exploración y gana los empates por la corona.
# Words (turn order), R3.4
chapter-island-p8 = La Bandada de Cuervos muestra en qué sentido pasan los turnos por la mesa, horario o antihorario. Siempre que estas reglas dicen «siguiente» o «en orden de turno», se refieren a ese sentido.
# R1.3, A1
chapter-island-p9 = Cuando se agotan los marcadores, los edificios o las cartas de una clase, ya nadie gana, coloca ni roba más; lo demás que haga un efecto sí ocurre. Los santuarios impresos en un territorio no salen de la reserva general.

## Setting up

chapter-setup-title = La preparación
# R1.1, R2.1
chapter-setup-p1 = De las diecisiete cartas de Acción, cuatro son para partidas de cuatro: Emisarios, Maestro Artesano, Saqueo, y Exploradores y Espías. Con dos o tres jugadores se quedan en la caja, y se juega con trece.
# R2.2, Q42
chapter-setup-p2 = Se sacan al azar tantos territorios como jugadores haya y se ponen en la mesa. Dos quedan uno junto al otro; tres se juntan en un punto; cuatro forman un rombo, y cada uno toca al menos otros dos. También el azar dice cuál va en cada sitio. Los demás esperan en la pila.
# R2.2, A1
chapter-setup-p3 = Las cartas de Ventaja de estos territorios se dejan boca arriba a su lado. Las Puertas de Tír na nÓg y el Círculo de Piedras llegan con el santuario que llevan impreso.
# R2.4, Q21
chapter-setup-p4 = El azar nombra al primer Brenn. El Brenn dice cuál de los territorios será la Capital: allí se ponen la ciudadela de la Capital y un santuario. El Pantano no puede elegirse, porque nunca puede tener una ciudadela.
# R2.5
chapter-setup-p5 = Se lanza la bandada para ver en qué sentido van los turnos. Luego, empezando por el Brenn y en orden de turno, cada cual pone un clan en el territorio que quiera, y después otro, hasta que todo el mundo tenga dos en la isla.
# R2.5
chapter-setup-p6 = Entonces empieza la primera ronda, con una Asamblea. Este primer lanzamiento no es un cambio de sentido, así que las Puertas de Tír na nÓg no responden a él.

## The Assembly

chapter-assembly-title = La Asamblea
# R3
chapter-assembly-p1 = Cada ronda se abre con una Asamblea. Sus pasos van siempre en el mismo orden: el Brenn, la comprobación de la victoria, las cartas de Ventaja, la bandada, el reparto y la selección.
# R3.0, Q43, Q4
chapter-assembly-p2 = Antes del primer paso hay un momento para la Palabra de Cathbad. Entonces valen todavía el Brenn y el sentido de antes, y las cartas de Ventaja conservadas de la ronda anterior siguen en la mano. Lo que la Palabra empezó se completa al final mismo de la Asamblea.
# R3.1, E2
chapter-assembly-p3 = Brenn: quien tiene la jefatura de la Capital es Brenn desde ahora. Si en la Capital no la tiene nadie, el Brenn sigue siéndolo, aunque no tenga allí ni un clan. El Brenn cambia aquí y en ningún otro momento.
# R3.2
chapter-assembly-p4 = Comprobación de la victoria: los pretendientes muestran lo que tienen. Si alguien gana, la partida termina ahí mismo. Si no, se devuelven todos los marcadores de Pretendiente, y quien quiera la corona tendrá que reclamarla otra vez.
# R3.3
chapter-assembly-p5 = Cartas de Ventaja: quien tiene la jefatura de un territorio toma su carta, se haya jugado o no en la ronda anterior. Donde nadie tiene la jefatura, la carta queda boca arriba junto al territorio y no es de nadie.
# R3.4
chapter-assembly-p6 = Bandada: se lanza como una moneda y muestra el sentido de esta ronda. Si no es el mismo que antes, las Puertas de Tír na nÓg, si están en juego, surten efecto.
# R3.5, R3.6
chapter-assembly-p7 = Reparto y selección: se barajan todas las cartas de Acción de la partida. Una se aparta sin verla, y de las demás cada cual elige una mano de cuatro, o de seis si solo juegan dos. El capítulo de la selección cuenta cómo.

## The draft

chapter-draft-title = La selección
# R3.5
chapter-draft-p1 = Se aparta una carta de Acción boca abajo, y nadie sabe cuál es. Con tres o cuatro jugadores, cada cual recibe luego cuatro cartas y no sobra ninguna: todas las demás cartas de Acción están cada ronda en la mano de alguien.
# R3.6
chapter-draft-p2 = Todo el mundo elige a la vez. De tus cuatro cartas, quédate una y pasa tres al siguiente jugador. Vuelves a tener cuatro: quédate dos, pasa dos. Cuatro una vez más: quédate tres y pasa la última. Esa es tu mano.
# R3.6
chapter-draft-p3 = Lo que te quedaste antes puedes pasarlo después. Cada vez eliges de nuevo entre todas las cartas que tienes en la mano.
# R3.6
chapter-draft-p4 = Las cartas van al siguiente jugador en orden de turno: la bandada, que se acaba de lanzar, dice a quién pasas.
# R14, A14
chapter-draft-p5 = Lo elegido no se ve hasta que todo el mundo ha elegido; solo se ve quién ha terminado ya. Recuerda lo que pasas: más tarde, en la Estación, sabrás dónde pueden estar algunas cartas.
# R3.5, R3.7, Q4
chapter-draft-p6 = La Palabra de Cathbad permite elegir, antes del reparto, qué carta se aparta, y cambiarla por otra cuando termina la selección. La Parte del Campeón y la Ensenada pueden llegar después a esa carta. Si no, se queda fuera toda la ronda.
# R9.2
chapter-draft-p7 = Entre dos se hace la selección dos veces, con tres cartas cada vez; mira el capítulo para dos jugadores.

## The Season

chapter-season-title = La Estación
# R4.1, Q13
chapter-season-p1 = El Brenn juega el primer turno, y en él debe jugar una carta de Estación: ni pasar ni tomar un marcador de Pretendiente. Si después se la anulan, ha cumplido igualmente. Solo puede pasar si no tiene ninguna carta de Estación que se pueda jugar, y esa vez cuenta como cualquier otra.
# R4.3
chapter-season-p2 = En tu turno haces exactamente una de tres cosas: jugar una carta de Estación, pasar o tomar un marcador de Pretendiente. Luego le toca al siguiente.
# R4.4
chapter-season-p3 = Pasar no te ata a nada. Cuando vuelva a tocarte, puedes jugar una carta, si la Estación no ha terminado para entonces.
# R4.5, E7
chapter-season-p4 = Puedes tomar un marcador de Pretendiente si no tienes ninguno y en ese momento cumples una condición de victoria, contando tus Logros. Lo conservas hasta la próxima comprobación de la victoria, aunque ya no cumplas nada. Nadie está obligado a tomarlo.
# R4.2, A2
chapter-season-p5 = Si al empezar tu turno no tienes ningún clan en la isla, pierdes un Logro, si lo tienes; vuelve a la reserva general. Luego colocas dos clanes, en uno o dos territorios que elijas, donde sea. Después juegas tu turno como siempre.
# R4.6, Q16
chapter-season-p6 = Después de cada turno hay un momento para La Estratagema de Oengus, que da el próximo turno a quien la juega. Si no, el turno pasa al siguiente en orden de turno.
# R4.7, R6.5, Q40
chapter-season-p7 = La Estación termina cuando todos los jugadores han pasado seguidos, sin nada entre medias. Una carta de Estación, aunque se anule, un marcador de Pretendiente o una Estratagema de Oengus que surta efecto hacen empezar la cuenta de nuevo. Las cartas jugadas como respuesta, no.
# R4.8, Q28
chapter-season-p8 = Al final de la Estación se descartan, sin mostrarlas, las cartas de Acción que queden en las manos. Una carta de Ventaja vuelve junto a su territorio si quien la tiene ya no tiene allí la jefatura. Las Proezas se conservan. El marcador de Festival deja la isla. Luego llega la siguiente Asamblea.

## Playing a card

chapter-playing-title = Jugar una carta
# R5.1
chapter-playing-p1 = Una carta tiene un efecto de Estación, un efecto de Trisquel o los dos; cuando la juegas, usas uno. El efecto de Estación es para tu propio turno. El efecto de Trisquel responde a algo, y solo cabe en el momento que dice la carta, en el turno de quien sea.
# R5.2
chapter-playing-p2 = Primero anuncias la carta: la muestras y eliges todo lo que pide. Puedes volver atrás en todo hasta que el anuncio esté completo.
# R5.2, Q33
chapter-playing-p3 = Tres clases de elección esperan a que la carta surta efecto: las que dependen de algo que aún no se sabe, como una carta robada o una mano que se mira; las que son secretas, como las cartas de tu propia mano; y las que tocan a otra persona.
# R5.3, Q3
chapter-playing-p4 = Ahora la carta puede ser anulada: una carta de Acción, por cualquier rival con Geis; una Proeza o una carta de Ventaja, por cualquiera con El Dagda. Se descarta enseguida, antes que la carta que la anuló, y no hace nada. Aun así se jugó: lo que pueda venir después de jugarla sigue pudiendo venir.
# R5.4, Q34
chapter-playing-p5 = Luego surte efecto, hasta donde sea posible. Lo que no se puede hacer se omite, y puedes jugar una carta aunque nada de ella pueda hacerse, salvo que diga otra cosa, como Druida. Donde dice «puedes», «cuantos quieras» o «hasta», puedes no hacer nada; todo lo demás lo haces hasta donde puedas.
# R5.2, R5.4, Q26
chapter-playing-p6 = Cuando una carta hace varias cosas a la vez, las anuncias todas juntas. Si una se vuelve imposible antes de hacerse, esa se omite y las demás ocurren.
# R5.5
chapter-playing-p7 = Cuando ha terminado, con todos los combates a que dio lugar, llega el momento de después: para lo que puedas jugar tras una carta de Estación o una Proeza tuyas, y para Lug Samildanach tras una carta de Acción de quien sea. Una carta usada por su Trisquel no es una carta de Estación, aunque también tenga ese efecto.
# R5.6
chapter-playing-p8 = Por último la carta se descarta, salvo que alguien la haya tomado o se haya entregado. Las de Acción van boca abajo: lo jugado se conoce, lo descartado de una mano no se muestra. Las Proezas van boca arriba, a la vista. Una carta de Ventaja queda boca abajo junto a su territorio: está jugada por esta ronda.
# R5.7, R5.8, Q44
chapter-playing-p9 = Siempre que El Dagda llega a la pila de Proezas descartadas, toda la pila se baraja con el mazo en cuanto acaba el efecto que la llevó allí. Si el mazo está vacío, la pila se convierte en el nuevo mazo, incluso a mitad de un robo si hace falta.

## Answering with Triskel cards

chapter-answering-title = Responder con cartas de Trisquel
# R6.1
chapter-answering-p1 = Siempre que ocurre algo a lo que una carta de Trisquel puede responder, hay un momento para ello: una ventana. Quien tenga una carta que encaje puede jugarla o renunciar. Se pregunta primero al jugador activo y luego al resto, en orden de turno.
# R6.1
chapter-answering-p2 = Después de cada carta jugada y resuelta se vuelve a preguntar desde el principio, así que puedes responder otra vez o cambiar de idea. La ventana se cierra cuando han renunciado todos los que aún podrían jugar. Cuando un efecto toca a varios jugadores, se sigue el mismo orden.
# Words (active player)
chapter-answering-p3 = El jugador activo es, en la Estación, quien tiene el turno. En un combate es quien lo instiga, hasta la primera maniobra; luego, quien está a punto de maniobrar, y justo después de la maniobra, quien la ha hecho. En la Asamblea es el Brenn; al comienzo mismo, el Brenn de antes.
# R6 (declared, drawing, any time)
chapter-answering-p4 = Cuando se anuncia una carta, Geis o El Dagda pueden anularla. Antes de robar Proezas puedes jugar las Praderas, o las Puertas de Tír na nÓg donde sea ese territorio el que te hace robar. Cuando clanes tuyos entran en las Montañas, puedes jugar las Montañas. El Páramo cabe siempre que tengas que decidir algo.
# R6 (clash start, Citadels, attack)
chapter-answering-p5 = Cuando se inicia un combate es el momento de la Lanza de Lug y, en las Tierras Altas, de las Tierras Altas. Cuando hay clanes protegidos, del Frenesí de Batalla. Cuando se anuncia un ataque, antes de que la víctima responda: de la Mina de Hierro o la Maza de Dagda de quien ataca, y de las Colinas de la víctima, si es allí.
# R6 (removed, after maneuver)
chapter-answering-p6 = Cada vez que se elimina un clan, su dueño puede responder: con la Maza de Dagda, con Diarmuid y Gráinne o, en un combate, con El Caldero de Dagda. Tras una maniobra llegan, en una ventana común, Bardo, Saqueo y La Osadía de Streng para quien la hizo, y Señor de la Guerra para quien tenga allí un clan expuesto.
# R6 (after play, end of turn, Assembly), R5.5
chapter-answering-p7 = Tras una carta de Estación tuya: Ensenada, Valle Perdido, Mina de Sal, Valle. Tras una Proeza tuya: Bosque, Círculo de Piedras, Maestro Artesano. Tras una carta de Acción de quien sea: Lug Samildanach. Tras cada turno: La Estratagema de Oengus. Al empezar una Asamblea: Palabra de Cathbad. Las Proezas que son maniobras las juegas como tu maniobra en un combate.
# R6.2, R6.4
chapter-answering-p8 = Varias cartas pueden responder al mismo suceso, y a las respuestas se puede responder: Geis, a una carta de Acción jugada por su Trisquel; El Dagda, a una Proeza o una carta de Ventaja. Primero se termina la de más adentro. Lo que puede seguir a una carta de Trisquel va antes que la ventana común tras la maniobra.
# R6.4
chapter-answering-p9 = Algunas respuestas zanjan el asunto. En cuanto la Maza de Dagda o Diarmuid y Gráinne han salvado un clan, nada más responde a esa eliminación. En cuanto una carta jugada se ha tomado o se ha entregado, ya no caben las cartas que la necesitan.
# Q19, Q31
chapter-answering-p10 = El Páramo pide una decisión tuya de verdad: cabe en su primer paso, no a mitad del anuncio de una carta, ni donde solo hay una cosa que elegir, ni mientras varios eligen a la vez. No responde a nada: después se te pregunta otra vez lo mismo.

## How a clash begins

chapter-clash-title = El combate
# R7.1
chapter-clash-p1 = Se inicia un combate cuando se han movido clanes a un territorio con clanes de otros, salvo que el efecto diga que no lo hay, y donde una carta lo diga. Colocar clanes nunca inicia un combate. Con menos de dos jugadores presentes no lo hay.
# R7.2, Q41
chapter-clash-p2 = Instiga el combate la persona a la que pertenecen los clanes movidos, o la que diga la carta. Si un mismo efecto lleva a varios combates, primero se mueven todos los clanes. Luego quien instiga dice qué combate va después, uno tras otro.
# R7.2, E16
chapter-clash-p3 = Un combate en espera ya no se libra si para entonces quien lo instiga ya no tiene allí ningún clan, o ningún rival. La jefatura se juzga siempre según están los clanes, también donde aún queda un combate por venir.
# R7.3, Q5, Q8, Q39
chapter-clash-p4 = Si está allí el marcador de Festival, quien instiga en un principio elimina ante todo un clan propio de ese territorio. Las cartas pueden responder a ello como a cualquier eliminación. Si así se queda sin clanes allí, no hay combate; un Caldero de Dagda jugado entretanto devuelve igualmente.
# R7.3, Q5
chapter-clash-p5 = Luego viene el momento de las cartas de inicio de combate. Si las Tierras Altas nombran ahora a otro instigador, el anterior puede proteger clanes y el nuevo no. El precio del Festival queda a cargo de quien lo pagó.
# R7.4, Q15, A4, E3
chapter-clash-p6 = Ciudadelas: desde el siguiente a quien instiga, en orden de turno y vuelta tras vuelta, cada jugador presente puede proteger un clan en una ciudadela libre, o renunciar; quien instiga no puede. Quien renunció puede hacerlo si se le vuelve a preguntar. Acaba cuando no queda ciudadela libre ni clan que proteger, o cuando todos renuncian seguidos.
# R7.4
chapter-clash-p7 = Un clan protegido no toma parte en el combate, y ninguna maniobra lo alcanza si una carta no lo dice. Sigue contando para la presencia y la jefatura. Todos los demás clanes de allí están expuestos, y también los que lleguen después. Una ciudadela abandonada antes de tiempo no se ofrece de nuevo.
# R7.4
chapter-clash-p8 = Si allí solo tienes clanes protegidos, no haces maniobras, no te pueden atacar y no decides sobre el final del combate.
# R7.5
chapter-clash-p9 = Cuando ya están protegidos todos los que querían, hay un momento para el Frenesí de Batalla, que saca de nuevo a todos los clanes protegidos. Entonces empiezan las maniobras.

## Maneuvers

chapter-maneuvers-title = Las maniobras
# R7.6, R7.10
chapter-maneuvers-p1 = Empezando por quien instiga, en orden de turno, cada jugador con clanes expuestos allí hace una maniobra, vuelta tras vuelta, hasta que el combate acaba. Nadie puede pasar. Antes de cada maniobra se puede acordar la paz. Las maniobras son tres: atacar, retirarse o jugar una Proeza que sea maniobra.
# R7.7, E4
chapter-maneuvers-p2 = Ataque: nombra a un jugador con clanes expuestos allí. Ese jugador elige: descartar una carta de Acción cualquiera, sin mostrarla y sin efecto, o eliminar uno de sus clanes expuestos. Sin cartas de Acción, tiene que ser el clan.
# R7.7
chapter-maneuvers-p3 = Puedes atacar a cualquiera que tenga allí clanes expuestos. Cuando combaten tres o más no hay bandos: cada cual lucha por su cuenta.
# R6, Q23, Q38
chapter-maneuvers-p4 = A un ataque se puede responder antes de que la víctima elija. La Mina de Hierro de quien ataca exige el clan y la carta, primero el clan; con la Maza de Dagda elige quien ataca. En un mismo ataque solo cabe una de las dos, y a nadie se le puede exigir lo que no tiene.
# Q6
chapter-maneuvers-p5 = En las Colinas, la víctima puede jugar la carta Colinas, y el ataque queda en nada. Aun así fue un ataque: lo que pueda venir tras un ataque sigue pudiendo venir.
# R7.8, Q17, E15
chapter-maneuvers-p6 = Retirada: mueve uno o más de tus clanes expuestos a territorios adyacentes de los que tengas la jefatura, repartidos como quieras. La jefatura se mira antes de mover nada. Puedes dejar algunos. Una retirada no inicia combates. Si no tienes ningún territorio así, no puedes retirarte.
# R7.9, R7.12, Q37
chapter-maneuvers-p7 = Proeza: La Batalla de Moytura, Los Fianna, La Elocuencia de Ogma y Leyenda de Cúchulain se juegan como tu maniobra. Si una Proeza así se anula, fue tu maniobra de todos modos. La Leyenda de Cúchulain solo alcanza clanes expuestos: dos, o el único que haya.
# R6, Q1, Q2
chapter-maneuvers-p8 = Tras cada maniobra hay un momento común para Bardo, Saqueo, La Osadía de Streng y Señor de la Guerra. El Saqueo no forma parte de la maniobra, así que un clan eliminado por él no da motivo al Bardo. Tras La Elocuencia de Ogma no hay tal momento, pues el combate ha terminado.
# R7.10
chapter-maneuvers-p9 = Después, si alguien tiene aún clanes expuestos allí, le toca al siguiente en orden de turno que los tenga. Si no los tiene nadie, el combate ha acabado.

## Making peace

chapter-peace-title = Hacer las paces
# R7.6
chapter-peace-p1 = Antes de cada maniobra, los jugadores con clanes expuestos allí pueden acordar el fin del combate. Se pregunta primero a quien va a maniobrar y luego al resto, en orden de turno, y todo el mundo oye las respuestas.
# R7.6, E4
chapter-peace-p2 = Si todos están de acuerdo, el combate termina en el acto. Con la primera negativa se deja de preguntar, y quien tiene el turno debe hacer una maniobra. Antes de la siguiente se vuelve a preguntar.
# R7.4, R7.6
chapter-peace-p3 = Solo deciden quienes tienen clanes expuestos. Quien los tiene todos protegidos se limita a esperar.
# R7.11, Q17
chapter-peace-p4 = Si solo quedan allí clanes expuestos tuyos, puedes terminar el combate o hacer una maniobra; si no tienes ninguna posible, termina. Puedes, por ejemplo, retirar algunos clanes, quedarte con los demás y que se te pregunte de nuevo.
# R7.10, R7.12
chapter-peace-p5 = Un combate termina también cuando no queda allí ningún clan expuesto, o cuando lo termina La Elocuencia de Ogma.
# R7.12, Q39
chapter-peace-p6 = Al final, los clanes protegidos salen de sus ciudadelas. Un Caldero de Dagda jugado en este combate devuelve hasta tres clanes; cuántos, lo elige su dueño. Todos los que siguen allí conviven en paz, también quienes han luchado.
# R7.12
chapter-peace-p7 = Luego viene el siguiente combate en espera, si lo hay, y tras el último, el resto del turno.

## Victory

chapter-victory-title = Victoria, Pretendientes y Logros
# R8.1
chapter-victory-p1 = Cada una de las tres condiciones se cumple con seis o más. Liderazgo: en los territorios de los que tienes la jefatura, cuenta los clanes de todos los demás; los tuyos no. Tierra: cuenta los territorios donde estás presente. Fe: cuenta los santuarios de todos los territorios donde estás presente.
# R8.2, Q29, E5
chapter-victory-p2 = Cada Logro suma uno a una de tus condiciones. Presente en cuatro territorios que reúnen cinco santuarios, con un Logro cumples la fe, y con tres, también la tierra. Un Logro nunca cuenta para dos condiciones a la vez.
# R8.2
chapter-victory-p3 = Los Logros se cuentan siempre de la manera que más te favorece, y de nuevo en cada comprobación. No se gastan, y los conservas de ronda en ronda.
# R4.5, R4.2
chapter-victory-p4 = Solo puede ganar un pretendiente. Tomar un marcador de Pretendiente es todo tu turno en la Estación, y solo puedes hacerlo mientras cumples una condición. El marcador no dice cuál: en la comprobación puede ser otra.
# R3.2, R8.3
chapter-victory-p5 = La victoria se comprueba una vez por ronda, en la Asamblea, después de decidir quién es Brenn. Entre los pretendientes, quien cumple más condiciones, y al menos una, es Gran Rey. Por cuánto se supera una condición no importa.
# R8.4, E6, E14
chapter-victory-p6 = Si varios pretendientes empatan con el máximo, gana el Brenn si es uno de ellos. Si no lo es, no gana nadie, y la partida sigue. Así que la Capital bien vale la pena en el momento decisivo.
# R8.3, E6
chapter-victory-p7 = A quien no tiene marcador no se le mira, tenga lo que tenga. Con una condición puedes ganar a quien cumple dos y no ha reclamado nada.
# R3.2
chapter-victory-p8 = Tras una comprobación sin ganador se devuelven todos los marcadores. En cada Estación hay que reclamar la corona de nuevo.

## What effects are made of

chapter-effects-title = Qué hacen los efectos
# R10.1
chapter-effects-p1 = Mover: clanes de un mismo dueño van de un territorio a otro. Tiene que ser adyacente, salvo que la carta permita cualquiera. Mover clanes adonde hay otros inicia un combate, salvo que la carta diga que no.
# R1.4
chapter-effects-p2 = Colocar: los clanes llegan a la isla desde la reserva de su dueño. Eso nunca inicia un combate. Si hay que colocar dos y queda uno, se coloca uno.
# R10.2, Q8
chapter-effects-p3 = Eliminar: un clan vuelve a la reserva de su dueño. Si son varios, se eliminan de uno en uno, y cada vez su dueño puede responder con una carta. Vale para toda eliminación, también para la que debes hacer como precio de algo. Un precio al que se ha respondido está pagado, y aquello por lo que se pagó ocurre.
# Q2, A20
chapter-effects-p4 = Un clan que Diarmuid y Gráinne llevaron a otra parte, o que El Caldero de Dagda devuelve después, fue eliminado, y así cuenta para el Bardo. El que la Maza de Dagda mantuvo en su sitio no lo fue.
# R10.3
chapter-effects-p5 = Reemplazar: un clan de otro jugador va a su reserva y uno de los tuyos ocupa su lugar. Si tu reserva está vacía, no ocurre nada. No es una eliminación: nadie puede responder como a tal, y no sirve para el Bardo.
# R10.4
chapter-effects-p6 = Robar varias y quedarte una: miras las Proezas robadas, y el resto de los jugadores no. Te quedas una; las demás se descartan boca arriba.
# Q9, A11
chapter-effects-p7 = Robas una Proeza solo cuando algo dice que robas. Que entre en juego un santuario no la trae por sí mismo: ni el impreso en un territorio ni el del Santuario de Kernunos. Si no queda ninguna Proeza en ninguna parte, no se roba.
# R10.5, Q12
chapter-effects-p8 = Descubrir: el azar saca de la pila el siguiente territorio. Llega a un lugar vacío adyacente al menos a dos territorios, con su carta de Ventaja boca arriba y con el santuario que lleve impreso. Si la pila está vacía, o no queda un lugar así, no se descubre nada.
# R10.6
chapter-effects-p9 = Mirar: solo lo ve quien diga la carta. Los demás saben que se ha mirado, y de quién era.
# Q34
chapter-effects-p10 = «Cuantos quieras» y «hasta» permiten ninguno. «Uno o más» quiere decir al menos uno. Los Caballos de Manannan mueven al menos un clan, si alguno puede ir.

## Territories and their Advantage cards

chapter-territories-title = Los territorios y sus cartas de Ventaja
# R11
chapter-territories-p1 = Cada territorio tiene una carta de Ventaja. Además, cuatro territorios son especiales por sí mismos, tenga quien tenga la carta: las Puertas de Tír na nÓg, las Montañas, el Círculo de Piedras y el Pantano. Los demás son tierra sin más.
# R3.3, R4.8, R5.6
chapter-territories-p2 = Recibes la carta de Ventaja de un territorio en la Asamblea, si tienes su jefatura, y puedes jugarla una vez en la ronda. La conservas durante la Estación aunque pierdas el territorio; pero al final de la Estación vuelve a su sitio si ya no tienes la jefatura.
# R3.3, R5.6, Q11, Q21
chapter-territories-p3 = Una carta de Ventaja jugada queda boca abajo junto a su territorio hasta la siguiente Asamblea. También la que descartó Maestro Artesano. La carta de Acción Ciudadela puede darte una carta de Ventaja durante la Estación, incluso de la mano de otro jugador, si no se ha jugado ya.
# R11 (Gates), R3.4
chapter-territories-p4 = Puertas de Tír na nÓg: llegan con un santuario. Siempre que la bandada cambia de sentido, cada jugador presente elimina de allí un clan propio y roba una Proeza.
# Q27, R11, Q8
chapter-territories-p5 = En las Puertas los jugadores van uno tras otro, en orden de turno desde el jugador activo; en la Asamblea, desde el Brenn. Cada cual termina de eliminar y de robar antes de que empiece el siguiente. Cuando Morrigan da la vuelta a la bandada, las Puertas van antes que el combate.
# R11 (Mountains), Q7
chapter-territories-p6 = Montañas: cuando un efecto ha movido clanes tuyos hasta allí, descartas una carta de Acción o eliminas de allí uno de tus clanes, antes de cualquier combate. Es una vez por efecto, sean cuantos sean los clanes y los mueva quien los mueva. Una retirada cuenta; los clanes colocados no cuestan nada.
# R11 (Stone Circle), Q9, Q36
chapter-territories-p7 = Círculo de Piedras: llega con un santuario. Por ese santuario no se roba ninguna Proeza, ni tampoco por el de las Puertas. Para jugar la carta del Círculo de Piedras necesitas allí un clan, porque ese es su precio.
# R11 (Swamp), Q21
chapter-territories-p8 = Pantano: nunca tiene ciudadela, así que no puede ser la Capital. Su carta no hace nada, pero jugarla es jugar una carta de Estación.
# Q36
chapter-territories-p9 = Si hay que pagar un precio en clanes en un territorio donde hay un combate, su dueño entrega un clan expuesto, y uno protegido solo si no hay otro. Lo que un jugador exige a otro alcanza solo a clanes expuestos.

## Two players

chapter-two-players-title = Dos jugadores
# R2.1, R2.2
chapter-two-players-p1 = Entre dos se empieza con dos territorios, uno junto al otro, y trece cartas de Acción: las de cuatro jugadores se quedan en la caja.
# R9.2
chapter-two-players-p2 = Se aparta una carta de Acción sin verla. Luego cada cual recibe tres. Quédate una y pasa dos; de las tres que tienes en la mano, quédate dos y pasa una. Deja a un lado las tres que tienes entonces.
# R9.2
chapter-two-players-p3 = Ahora cada cual recibe tres de las que quedan, y se eligen del mismo modo. No mezcles las dos tandas antes de terminar. Al final, cada cual tiene seis cartas.
# R9.1
chapter-two-players-p4 = Los turnos simplemente se alternan. La bandada se lanza igualmente cada ronda, pero solo importa para las Puertas de Tír na nÓg, que miran si ha cambiado.
# Q4
chapter-two-players-p5 = La Palabra de Cathbad funciona como siempre: cuando quien la jugó toma la carta apartada, tiene siete en la mano por un momento, y de nuevo seis cuando ha apartado otra.
# R4.7
chapter-two-players-p6 = La Estación termina cuando los dos jugadores pasan, uno justo después del otro. Todas las demás reglas quedan como están.

## Rulesets and scenarios

chapter-editions-title = Reglamentos y escenarios
# R1.2, A3
chapter-editions-p1 = El juego ha aparecido en varios idiomas, y no todas las cajas traen el mismo número de piezas. El reglamento dice cuántas hay de cada clase. Las reglas en sí son las mismas en todos.
# R1.2
chapter-editions-p2 = El reglamento habitual, 2e, sigue la última edición: nueve ciudadelas, contando la de la Capital, nueve santuarios y diez Logros.
# R1.2
chapter-editions-p3 = Los reglamentos inglés (en) y español (es) tienen diez ciudadelas, contando la de la Capital, diez santuarios y ocho Logros. El francés (fr) y el ucraniano (uk), nueve ciudadelas, nueve santuarios y ocho Logros.
# R1.1, R1.2
chapter-editions-p4 = En todos los reglamentos hay cuatro marcadores de Pretendiente, el Brenn, la bandada, un marcador de Festival, doce clanes por jugador, dieciséis territorios con sus cartas de Ventaja, diecisiete cartas de Acción y treinta Proezas. Las cartas de las ampliaciones se quedan fuera.
# R2.3
chapter-editions-p5 = El escenario de descubrimiento es una buena primera partida. Se empieza con el Valle y la Ensenada; con tres jugadores se añade la Llanura, y con cuatro, la Llanura y las Colinas.
# R2.3, A12
chapter-editions-p6 = En ese escenario, las Praderas, las Tierras Brumosas, el Bosque, las Puertas de Tír na nÓg, las Tierras Altas y las Montañas son los seis últimos territorios en descubrirse, en un orden al azar.
# Q20, Q45
chapter-editions-p7 = Se puede acordar un número de rondas; lo habitual es que no haya límite. La última ronda se juega hasta el final, y la comprobación de la victoria que viene después aún cuenta. Si allí no gana nadie, nadie es Gran Rey, y la partida queda en tablas.

## Secrets

chapter-secrets-title = Quién sabe qué
# R14, Q10
chapter-secrets-p1 = A la vista de todo el mundo: la isla con todo lo que hay en ella, las reservas y los marcadores, el sentido de la bandada, de quién es el turno, cada carta jugada, la pila de Proezas descartadas y quién tiene cada carta de Ventaja.
# R14, Q10
chapter-secrets-p2 = Todo el mundo puede también contar: cuántas cartas de Acción y cuántas Proezas hay en cada mano, y cuántas cartas de Acción hay descartadas. Cuáles son, ya es otra cosa.
# R14
chapter-secrets-p3 = Solo tuyo es lo que tienes en la mano, lo que viste y pasaste en la selección, lo que has mirado, lo que has apartado, las cartas que descartaste sin jugarlas y los territorios que devolviste con Tierras de Tailtu.
# R14
chapter-secrets-p4 = Una carta que se quita o se entrega sin mostrarla la conocen ambas partes, y nadie más. La que se revela o se entrega a la vista la conoce todo el mundo. Quien mira las cartas de Acción descartadas ve la pila entera.
# R14
chapter-secrets-p5 = Cuando varias personas eligen a la vez, como en la selección, no se muestra nada hasta que todas han elegido.
# R14, A12
chapter-secrets-p6 = Nadie conoce el orden de los mazos ni de la pila de territorios, ni lo que va a traer el azar. Cuántos territorios quedan por descubrir, lo ve todo el mundo.
# R14
chapter-secrets-p7 = El juego no te cuenta más que eso. Normalmente solo se pide respuesta a quien tiene una carta que encaja, y que se le pregunte puede decir algo a los demás. Con las ventanas en «possible» se pregunta a todo el que podría tenerla, y ninguna pregunta delata una mano.

## Delicate cases

chapter-delicate-title = Casos delicados
# Q1, E10, E12
chapter-delicate-p1 = ¿Quién responde primero? El jugador activo, y luego el resto en orden de turno. Una carta que solo piensas jugar sigue en tu mano: te la pueden quitar antes de que le llegue el momento. Una carta quitada con Saqueo puede jugarla en la misma ventana quien se la ha llevado.
# Q3, E9
chapter-delicate-p2 = Anulada es jugada. Tras una carta de Estación tuya anulada aún puedes jugar el Valle. Pero la carta anulada ya está en su pila: el Círculo de Piedras y Maestro Artesano no alcanzan una Proeza anulada. Solo Lug Samildanach recoge una carta de Acción anulada.
# R6.3, Q32, E8
chapter-delicate-p3 = La Lanza de Lug trae silencio. Hasta que acaba ese combate nadie juega cartas de Trisquel, ni siquiera tras la propia Lanza, y tampoco valen las Proezas como maniobra: quedan el ataque y la retirada. El Dagda puede anular la Lanza, pues va antes. Otros combates en espera no quedan en silencio.
# Q16, Q40
chapter-delicate-p4 = La Estratagema de Oengus da a quien la juega un turno normal, incluso tras pasar el último, e incluso a quien acaba de terminar su turno. Los de en medio se saltan, y se vuelve a contar quién pasa. Si se anula la Estratagema, la cuenta sigue como estaba; una carta de Estación anulada la rompe igualmente.
# Q8, Q25, Q23, Q35
chapter-delicate-p5 = Lo que no se puede hacer se omite. La Belleza de Deirdre cuesta su clan aunque nadie tenga una Proeza que mostrar. Diarmuid y Gráinne no hacen nada si no estás presente en otro sitio. El Saqueo no halla nada donde no hay ni carta ni clan expuesto. La Mina de Sal necesita un rival con alguna carta de Acción.
# Q22
chapter-delicate-p6 = Después de La Parte del Campeón puede no quedar ninguna carta apartada. Entonces otra Parte no toma nada, y la Ensenada no toma nada pero aun así aparta una carta. Si la carta que trae la Ensenada es la única de tu mano, vuelve a donde estaba.
# Q5, Q14, Q41
chapter-delicate-p7 = Señor de la Guerra y Morrigan pueden jugarse donde no hay con quién luchar; no sale de ello ningún combate. Si el instigador que nombra Morrigan ya no está allí, tampoco lo hay. Si la persona que nombra Señor de la Guerra ya ha perdido todos sus clanes expuestos, el orden sigue desde su puesto.
# Q18, Q39
chapter-delicate-p8 = Los clanes sobre El Caldero de Dagda no están ni en la isla ni en tu reserva. Sirve para un solo combate. También van a él los clanes caídos antes en ese combate, mientras tu reserva aún los tenga. El momento de después de esta carta llega cuando los ha devuelto.
# Q30
chapter-delicate-p9 = El Trisquel de Maestro Artesano necesita un Logro en la reserva general. Si no, él y Lug Samildanach podrían traerse el uno al otro sin fin.
# Q24, R1.4, A5
chapter-delicate-p10 = Una reserva vacía no impide jugar ninguna carta. Señor de la Guerra, jugado en un combate, dice igualmente a quién le toca. Si se anula, nada ha cambiado, y la ventana sigue.
