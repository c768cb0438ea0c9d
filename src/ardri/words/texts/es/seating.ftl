### Tables and who sits there: why something is not done.

## Making a table

# $players (number)
seating-count = Tiene que haber tantos asientos como jugadores: { $players }.
seating-without-you = Siéntate tú también a tu propia mesa.
seating-bot = No existe ese bot.
seating-holders = Donde juegan varias personas hay que preguntar a todo el que pudiera responder: elige las ventanas «possible».
seating-too-many = Demasiadas mesas tuyas siguen abiertas: termina alguna partida o anula alguna mesa.

## At a table

seating-no-table = No existe esa mesa, o solo está abierta a quien tiene invitación.
seating-no-seat = Esta mesa no tiene ese asiento.
seating-taken = Ya hay alguien sentado ahí.
seating-full = Todos los asientos están ocupados.
seating-sits = Ya estás en esta mesa.
seating-not-there = No es tu asiento.
seating-host = Eso solo puede hacerlo quien creó esta mesa.
seating-begun = La partida ha empezado: ya nadie se levanta ni se sienta.
seating-not-over = Podrá haber revancha cuando la partida termine.

## Lists

seating-page = La lista no continúa ahí.
