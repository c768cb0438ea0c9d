### The words that a player meets, each with what it means. One line each, plain text.

## On the island

gloss-territory-word = territorio
gloss-territory-text = Un trozo de la isla, de tres hexágonos. Hay dieciséis, cada uno con su propia carta de Ventaja.
gloss-adjacent-word = adyacente
gloss-adjacent-text = Dos territorios son adyacentes cuando un hexágono de uno comparte un lado con un hexágono del otro.
gloss-stack-word = pila de territorios
gloss-stack-text = Los territorios que quedan por descubrir. Nadie sabe cuál es el siguiente.
gloss-clan-word = clan
gloss-clan-text = Una de tus doce figuras. Los clanes pueblan territorios, combaten y te dan presencia y jefatura.
gloss-reserve-word = reserva
gloss-reserve-text = Tus clanes que no están en la isla. Lo que colocas sale de ella; lo que se elimina o se reemplaza vuelve a ella.
gloss-present-word = presente
gloss-present-text = Estás presente en un territorio cuando hay allí al menos un clan tuyo, protegido o no.
gloss-chieftain-word = jefe, jefatura
gloss-chieftain-text = Es jefe de un territorio, o tiene su jefatura, quien tiene allí más clanes que cada uno de los demás. Si hay empate, nadie. Se mira de nuevo tras cada cambio.
gloss-opposing-word = rival
gloss-opposing-text = De otro jugador, como en «clanes rivales». Todos los demás jugadores son tus rivales.
gloss-citadel-word = ciudadela
gloss-citadel-text = Un edificio que en cada combate protege un clan, el primero que acuda. No pertenece a nadie.
gloss-sanctuary-word = santuario
gloss-sanctuary-text = Un edificio que cuenta para la condición de victoria de la fe, para cuantos estén presentes. No pertenece a nadie.
gloss-capital-word = Capital
gloss-capital-text = El territorio que eligió el primer Brenn al principio, con una ciudadela propia. Quien tiene su jefatura pasa a ser Brenn en la Asamblea.
gloss-festival-marker-word = marcador de Festival
gloss-festival-marker-text = Está en el territorio del último Festival hasta que acaba la Estación. Quien instiga allí un combate elimina antes un clan propio de ese territorio.

## Players and the order of play

gloss-brenn-word = Brenn
gloss-brenn-text = Quien encabeza la ronda; se decide en la Asamblea. Juega el primer turno de la Estación, dice dónde halla tierra la carta Exploración y gana los empates por la corona.
gloss-high-king-word = Gran Rey
gloss-high-king-text = Lo que quieres llegar a ser. El pretendiente que en la comprobación cumple más condiciones de victoria es Gran Rey, y ha ganado.
gloss-pretender-word = Pretendiente
gloss-pretender-text = Quien tiene un marcador de Pretendiente y reclama así la corona. Tomarlo ocupa un turno entero y exige cumplir en ese momento una condición de victoria.
gloss-deed-word = Logro
gloss-deed-text = Un marcador que en cada comprobación suma uno a una de tus condiciones de victoria, la que más te convenga. Lo conservas de ronda en ronda.
gloss-victory-conditions-word = condiciones de victoria
gloss-victory-conditions-text = Liderazgo, tierra y fe: al menos seis clanes rivales donde tienes la jefatura, seis territorios donde estás presente, o seis santuarios donde estás presente.
gloss-flock-word = Bandada de Cuervos
gloss-flock-text = Muestra en qué sentido pasan los turnos por la mesa. Se lanza en cada Asamblea.
gloss-turn-order-word = orden de turno
gloss-turn-order-text = El que sigue la mesa en el sentido que muestra la bandada.
gloss-active-player-word = jugador activo
gloss-active-player-text = A quien se pregunta primero cuando pueden responder varios: quien tiene el turno; en un combate, quien hace la maniobra; en la Asamblea, el Brenn.
gloss-round-word = ronda
gloss-round-text = Una Asamblea y la Estación que la sigue.
gloss-assembly-word = Asamblea
gloss-assembly-text = La primera parte de una ronda: Brenn, comprobación de la victoria, cartas de Ventaja, bandada, reparto y selección.
gloss-season-word = Estación
gloss-season-text = La segunda parte de una ronda, en la que se juegan turnos hasta que todos han pasado seguidos.
gloss-pass-word = pasar
gloss-pass-text = No hacer nada en tu turno. En uno posterior puedes volver a actuar.
gloss-draft-word = selección
gloss-draft-text = El modo de elegir las cartas de Acción: te quedas unas, pasas las otras y eliges de nuevo con lo que recibes.

## Cards

gloss-action-card-word = carta de Acción
gloss-action-card-text = Una de las cartas que se seleccionan en cada Asamblea. Las que quedan al final de la Estación se descartan.
gloss-advantage-card-word = carta de Ventaja
gloss-advantage-card-text = La carta de un territorio. Quien tiene su jefatura la toma en la Asamblea y puede jugarla una vez en la ronda.
gloss-epic-tale-word = Proeza
gloss-epic-tale-text = Una carta con una historia de dioses o héroes. La robas cuando un efecto lo dice, y la guardas hasta que la juegas.
gloss-season-card-word = carta de Estación
gloss-season-card-text = Una carta con un efecto de Estación, que juegas como tu turno en la Estación. Usada por su Trisquel, no es una carta de Estación.
gloss-triskel-word = Trisquel
gloss-triskel-text = La espiral de tres brazos. Marca los efectos que responden a algo y se juegan cuando dice la carta, en el turno de quien sea.
gloss-window-word = ventana
gloss-window-text = Un momento para responder. Se pregunta a quienes tienen una carta que encaja, primero al jugador activo, hasta que todos renuncian.
gloss-cancel-word = anular
gloss-cancel-text = Detener una carta que se acaba de anunciar: se descarta sin efecto, pero cuenta como jugada.
gloss-discard-word = descartar
gloss-discard-text = Poner una carta en la pila de su clase: las de Acción boca abajo, las Proezas boca arriba. Una carta de Ventaja queda, en cambio, boca abajo junto a su territorio.
gloss-set-aside-word = apartada
gloss-set-aside-text = Se dice de la única carta de Acción que esta ronda no está en la mano de nadie. Queda boca abajo hasta que la alcanza un efecto.

## What effects do

gloss-place-word = colocar
gloss-place-text = Llevar clanes de tu reserva a la isla. Eso nunca inicia un combate.
gloss-move-word = mover
gloss-move-text = Llevar clanes de un territorio a otro: uno adyacente, salvo que la carta permita cualquiera. Donde hay otros inicia un combate, salvo que la carta diga que no.
gloss-remove-word = eliminar
gloss-remove-text = Devolver un clan de la isla a la reserva de su dueño, que puede responder con una carta.
gloss-replace-word = reemplazar
gloss-replace-text = Mandar un clan de otro jugador a su reserva y poner uno tuyo en su lugar. No es una eliminación.
gloss-draw-word = robar
gloss-draw-text = Tomar Proezas del mazo. Si de varias te quedas solo una, las demás se descartan boca arriba.
gloss-discover-word = descubrir
gloss-discover-text = Poner en juego un territorio de la pila, en un lugar vacío adyacente al menos a otros dos.
gloss-look-word = mirar
gloss-look-text = Ver cartas o territorios que los demás no ven.

## The clash

gloss-clash-word = combate
gloss-clash-text = Una lucha entre los presentes en un territorio. Sigue, maniobra tras maniobra, hasta que acuerdan terminarla o no queda nadie expuesto.
gloss-instigator-word = instigador
gloss-instigator-text = Quien instiga un combate, es decir, lo inicia. No puede proteger sus clanes y hace la primera maniobra.
gloss-sheltered-word = protegido
gloss-sheltered-text = Se dice de un clan que durante un combate está en una ciudadela: no toma parte, pero cuenta para la presencia y la jefatura.
gloss-exposed-word = expuesto
gloss-exposed-text = Se dice de un clan que está en un combate y no está protegido. Solo quien tiene clanes expuestos hace maniobras, puede ser atacado y decide sobre el final del combate.
gloss-engaged-word = involucrado
gloss-engaged-text = Se dice de quien tiene al menos un clan expuesto en el combate.
gloss-maneuver-word = maniobra
gloss-maneuver-text = Lo que haces cuando te toca en un combate: atacar, retirarte o jugar una Proeza que sea maniobra.
gloss-attack-word = ataque
gloss-attack-text = Una maniobra: el jugador que nombras descarta una carta de Acción o elimina uno de sus clanes expuestos.
gloss-withdraw-word = retirada
gloss-withdraw-text = Una maniobra: mueves clanes expuestos a territorios adyacentes de los que tienes la jefatura. De ello no sale ningún combate.
gloss-peace-word = paz
gloss-peace-text = El fin de un combate por acuerdo. Antes de cada maniobra pueden acordarla todos los que tienen clanes expuestos; basta una negativa para seguir.

## Ways to play

gloss-ruleset-word = reglamento
gloss-ruleset-text = Cuántas ciudadelas, santuarios y Logros hay. Cada edición del juego tiene sus propios números.
gloss-scenario-word = escenario de descubrimiento
gloss-scenario-text = Una primera partida: unos territorios elegidos para empezar y otros seis que llegan los últimos.
