### Una partida en la mesa: por qué algo no se hace y qué ha sido de una partida.

## Lo que un asiento quiere de una partida

match-stale = Entretanto la partida ha seguido. Mira otra vez y decide de nuevo.
match-sealed = Ya has respondido. Para responder otra cosa, retira antes tu respuesta.
match-undo-stands = Lo último que hiciste es definitivo y no se puede deshacer.
match-no-orders = No hay órdenes permanentes para este asiento: no es de una persona.
match-order-card = Esta orden necesita una carta.
match-order-no-card = Esta orden no es para ninguna carta en particular.
# $number (number)
match-no-order = Aquí no hay ninguna orden permanente { $number }.

## Una partida desde fuera

match-goes-on = La partida sigue en curso: se mostrará entera cuando termine.
# $step (number), $last (number)
match-no-step = Esta partida no tiene el paso { $step }: sus pasos van de 0 a { $last }.
# $version (number)
match-differs =
    El registro de esta partida lleva a otro sitio que cuando se jugó, desde la entrada { $version }.
    Se puede leer, pero no seguir jugando.

## Mesas, asientos y quién puede qué

match-no-table = No hay ninguna mesa así.
match-not-your-seat = Este asiento no es tuyo.
match-not-invited = En esta mesa aún se está reuniendo la gente, y solo puede mirar quien se sienta en ella.
match-no-spectators = Esta mesa no tiene espectadores.
match-not-begun = La partida aún no ha empezado.

## La conexión

match-nobody = Primero elige un nombre o inicia sesión.
match-origin = Esto viene de una página que no es de este servidor.
match-binary = Los mensajes son textos.
match-too-long = Este mensaje es demasiado largo.
# $fault (text)
match-malformed = Este mensaje no se puede leer: { $fault }
match-too-fast = Eso ha llegado demasiado deprisa. Espera un momento y prueba otra vez.
match-flood = Han llegado muchísimos mensajes demasiado deprisa. La conexión se cierra.
match-slow = Lo que se envió aquí ha quedado demasiado tiempo sin leer. La conexión se cierra; una nueva se pondrá al día.
match-signed-out = Has cerrado la sesión en otro sitio.
match-nothing-said = Aquí no se dice nada.

## Los límites del servidor

match-busy = El servidor no puede hacer esto ahora mismo. No se ha perdido nada; prueba otra vez dentro de un momento.
match-closing = El servidor se está reiniciando. No se ha perdido nada; volverá dentro de un momento.
match-full = Este servidor está lleno ahora mismo. Prueba otra vez dentro de un rato.
match-many-sockets = Tienes demasiadas conexiones abiertas. Cierra algunas páginas o programas.
match-many-tables = Una sola conexión no puede seguir tantas mesas.
match-waiting = Ya hay demasiadas peticiones tuyas esperando un turno.
