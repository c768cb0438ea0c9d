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
