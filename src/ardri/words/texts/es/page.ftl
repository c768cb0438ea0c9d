### The page in the browser, around the table.
###
### Headings and buttons are short: they stand in narrow places, and on a telephone.
### $who is what a player is called, $name a name that somebody has given, or a bot’s.

## At the foot of every screen.

page-unofficial = Página no oficial. Inis es un juego de Christian Martinez, publicado por Matagot. Este proyecto no tiene relación con ellos y no usa sus ilustraciones ni sus textos.
page-free = Ardrí es libre y abierto. Para jugar de verdad, hazte con la caja: es preciosa.

## At the top, and wherever one is

page-nav-home = Jugar
page-nav-games = Partidas
page-nav-rules = Reglas
page-nav-settings = Ajustes
page-nav = La página
page-skip = Al contenido
page-to-home = Al inicio
page-close = Cerrar
page-cancel = Cancelar
page-delete = Borrar
page-save = Guardar
page-more = Ver más
page-again = Probar otra vez
page-reload = Cargar la página de nuevo
page-loading = Un momento …
page-copy = Copiar
page-copied = Copiado.
page-copy-by-hand = Está marcado: cópialo con las teclas o el menú de tu aparato.
page-share = Compartir
page-search = Buscar

## When something does not work

page-no-server = No se llega al servidor. Nada de lo confirmado se ha perdido.
page-no-part = Esta parte de la página no se pudo cargar.
page-broken = Sin conexión con el servidor. La página lo sigue intentando.
page-offline = Este aparato está sin red. La página seguirá en cuanto vuelva.
page-nowhere = Aquí no hay nada
page-nowhere-lead = Esta dirección no lleva a ninguna parte. Quizá falte una letra.

## Home

page-home = Hazte con la corona
page-home-lead = Clanes celtas en una isla: puéblala, construye, cuenta sus relatos y merece la corona. Contra bots o con amigos.
page-now = Jugar ya
page-now-players = Jugadores
page-count = { $count ->
    [one] { $count } jugador
    [many] { $count } de jugadores
   *[other] { $count } jugadores
}
page-now-bots = Quién juega contra ti
page-now-first = Mi primera partida:
page-now-go = Empezar la partida
page-discovery-about = El escenario de descubrimiento, con territorios elegidos para empezar.

## The bots: what they are called, and how strong they are, in a few words

page-bot-wanderer = Errante
page-strength-wanderer = Juega cualquier cosa. Para aprender.
page-bot-warrior = Guerrero
page-strength-warrior = Mira un turno por delante. Bueno para empezar.
page-bot-druid = Druida
page-strength-druid = Piensa muy por delante. Fuerte.
page-bot-ardri = Ardrí
page-strength-ardri = El más fuerte: sabe qué cartas ganan.
page-strength-visitor = Un invitado de este servidor.

## First steps: ten short sentences for whoever has never played

page-first-steps = Primeros pasos
page-first-steps-1 = Guías doce clanes. Quien más tiene en un territorio es allí el jefe.
page-first-steps-2 = Hay tres caminos a la corona; basta uno, si llega a seis:
page-first-steps-3 = Liderazgo: sé jefe sobre seis clanes de otros.
page-first-steps-4 = Tierra: ten clanes en seis territorios.
page-first-steps-5 = Fe: ten clanes donde haya, en total, seis santuarios.
page-first-steps-6 = Cada ronda empieza con un reparto: quédate unas cartas de Acción y pasa las otras.
page-first-steps-7 = Luego se juegan cartas por turnos. Tras pasar aún puedes volver, si no pasan todos.
page-first-steps-8 = Si cumples una condición, gasta un turno en reclamar la corona: lo verán todos.
page-first-steps-9 = Si en la siguiente Asamblea aún la cumples y nadie tiene más, has ganado.
page-first-steps-10 = Donde se encuentran clanes puede haber combate. A menudo vale más la paz.
page-first-steps-more = Todas las reglas, cartas y palabras

## Lists of tables

page-games = Mis partidas
page-games-going = En curso
page-games-over = Terminadas
page-games-none = No tienes ninguna partida en curso.
page-games-over-none = Ninguna todavía.
page-games-nobody = Tus partidas estarán aquí en cuanto juegues una.
page-games-all = Ver todas ({ $count })
page-turn-waiting = { $count ->
    [one] Una partida te espera
    [many] Te esperan { $count } de partidas
   *[other] Te esperan { $count } partidas
}
page-open = Mesas abiertas
page-open-lead = Mesas a las que puede sentarse, o mirar, cualquiera.
page-open-none = Ahora no hay ninguna mesa abierta.
page-open-all = Todas las mesas abiertas
page-filter-state = Mostrar
page-filter-gathering = para jugar
page-filter-playing = para mirar
page-filter-players = Jugadores
page-filter-any = todo

## A table in a list

page-table = La mesa
page-table-new = Una mesa nueva
page-table-screen = En una pantalla
page-table-record = Un registro
page-times = { $name } ×{ $count }
page-seat-open = libre
page-seat-somebody = Alguien
page-seat-label = { $name } ({ $colour })
page-state-gathering = { $count ->
    [one] Queda un sitio libre
    [many] Quedan { $count } de sitios libres
   *[other] Quedan { $count } sitios libres
}
page-state-settling = A punto de empezar
page-state-yours = { $round ->
    [0] El comienzo
   *[other] Ronda { $round }
}: tu turno
page-state-others = { $round ->
    [0] El comienzo
   *[other] Ronda { $round }
}: decide { $who }
page-state-playing = { $round ->
    [0] El comienzo
   *[other] Ronda { $round }
}
page-state-won = Ganaste en la ronda { $round }
page-state-lost = Ganó { $who } en la ronda { $round }
page-state-drawn = Empate en la ronda { $round }
page-state-broken = Interrumpida

## Making a table

page-friends = Con amigos
page-friends-about = Crea una mesa y envía el enlace.
page-friends-lead = Crea una mesa y envía el enlace. Quien lo abra se sienta contigo.
page-friends-go = Crear la mesa
page-who-may = Quién puede sentarse
page-by-link = Con invitación
page-by-link-about = Quien tenga el enlace.
page-open-to-all = Abierta a todos
page-open-to-all-about = La mesa está en la lista de mesas abiertas.
page-other-seats = Los otros sitios
page-seat = Sitio { $number }
page-seat-name = Nombre en el sitio { $number }
page-seat-for-friend = para un amigo
page-seat-person = una persona
page-seat-bot = Bot: { $name }
page-more-options = Más opciones
page-table-name = Nombre de la mesa
page-table-name-about = Puede quedar vacío.
page-scenario = Escenario
page-scenario-standard = El juego entero
page-scenario-standard-about = Los territorios salen al azar.
page-ruleset = Edición
page-ruleset-about = Las ediciones difieren en el número de ciudadelas, santuarios y Logros.
page-ruleset-2e = La última
page-ruleset-en = La inglesa
page-ruleset-es = La española
page-ruleset-fr = La francesa
page-ruleset-uk = La ucraniana
page-limit = Rondas
page-limit-none = las que hagan falta
page-limit-rounds = { $count ->
    [one] { $count } ronda como mucho
    [many] { $count } de rondas como mucho
   *[other] { $count } rondas como mucho
}
page-spectators = Público
page-spectators-0 = lo ve todo al momento
page-spectators-60 = ve con un minuto de retraso
page-spectators-300 = ve con cinco minutos de retraso
page-spectators-none = sin público
page-screen = En una pantalla
page-screen-about = Os pasáis el aparato.
page-screen-lead = Os pasáis el aparato; antes de cada turno se tapa, para que nadie vea tus cartas.

## While people gather

page-lobby-full = Ya estáis todos. Empieza cuando todos estéis listos.
page-lobby-waiting = Esperando a que todos estén listos
page-you = tú
page-host = creó la mesa
page-here = aquí
page-away = fuera
page-sit = Sentarse
page-seat-a-bot = Sentar un bot
page-free-seat = Liberar el sitio de { $who }
page-is-ready = a punto
page-is-not-ready = todavía no
page-ready = Por mí, ya
page-not-ready = Todavía no
page-ready-about = Empieza en cuanto todos los sitios estén ocupados y todos estén listos.
page-get-up = Levantarse
page-call-off = Cancelar la mesa
page-invite = El enlace a esta mesa
page-invite-about = Quien lo abra puede sentarse. No hace falta cuenta.
page-invite-share = Juega a Inis conmigo
page-door = Para mirar esta partida, di a la página cómo llamarte.
page-look-on = Mirar
page-table-missing = Quizá se canceló, o el enlace está incompleto. Si te sentabas ahí, tu código te devuelve el sitio.

## The code of a seat

page-code = Código de tu sitio
page-code-about = Con este código vuelves a tu sitio desde cualquier aparato. Solo se muestra ahora.
page-code-kept = Ya lo he guardado

## On one screen

page-pass-to = Pasa el aparato a { $who }
page-pass-about = Lo que viene ahora es solo para los ojos de { $who }.
page-pass-taken = Soy { $who }

## Talk

page-chat = Charla
page-chat-players = Esto solo lo leen los jugadores.
page-chat-spectators = Esto solo lo lee el público.
page-chat-none = Aún no se ha dicho nada.
page-chat-say = Di algo
page-chat-send = Enviar
page-chat-about = Sobre lo que dijo { $who }
page-chat-mute = No oír a { $who }
page-chat-unmute = Oír de nuevo
page-chat-muted = No oyes a { $who }.
page-chat-heard = Oyes de nuevo a { $who }.
page-chat-report = Denunciar esto
page-chat-reported = Se ha avisado a quien lleva este servidor.

## After the end

page-rematch = Revancha
page-rematch-join = A la revancha
page-reckoning = Todas las manos
page-record = Registro
page-replay = Repetición
page-hands = Las manos
page-hand = En la mano: { $cards }.
page-hand-empty = Sin cartas en la mano.

## Looking back at a game

page-replay-of = Repetición: { $name }
page-step = Paso
page-step-first = Al comienzo
page-step-back = Un paso atrás
page-step-next = Un paso adelante
page-step-last = Al final
page-step-of = Paso { $step } de { $last }
page-seen-by = Visto por
page-seen-all = Todas las manos abiertas
page-seen-spectator = Como lo ve el público
page-seen-as = Como lo vio { $who }
page-record-bring = Abrir un registro
page-record-lead = Una partida registrada, de este servidor o de otro, para verla paso a paso.
page-record-file = De un archivo
page-record-text = O su texto
page-record-go = Abrirlo
page-record-long = Este archivo es demasiado largo para un registro.

## Settings

page-settings-lead = Se guardan en este navegador y valen al momento.
page-language = Idioma
page-theme = Colores
page-as-machine = como el aparato
page-theme-light = claros
page-theme-dark = oscuros
page-motion = Movimiento
page-motion-less = menos
page-pace = Lo que hacen otros se ve
page-pace-calm = con calma
page-pace-brisk = con brío
page-pace-at-once = al momento
page-confirm = Confirmar
page-confirm-all = Todo
page-confirm-all-about = Nada cuenta hasta que lo confirmas.
page-confirm-few = Solo lo más serio
page-confirm-few-about = Las respuestas pequeñas que se pueden deshacer cuentan al momento.
page-sound = Sonidos

## Who one is

page-become = ¿Cómo te llamamos?
page-your-name = Tu nombre
page-become-hint = Para los demás en la mesa. No hace falta nada más.
page-become-go = Así me llamo
page-have-account = Ya tengo cuenta
page-name = Nombre
page-password = Contraseña
page-password-about = { $count ->
    [one] { $count } letra como mínimo.
    [many] { $count } de letras como mínimo.
   *[other] { $count } letras como mínimo.
}
page-password-new = Contraseña nueva
page-password-new-about = Solo si quieres cambiarla. Cierra todas las demás sesiones.
page-password-old = Tu contraseña hasta ahora
page-email = Correo
page-email-about = Puede quedar vacío.
page-sign-in = Entrar
page-sign-in-lead = Con una cuenta, tus partidas están en todos tus aparatos.
page-sign-in-guest = Juegas como invitado: para conservar esas partidas crea una cuenta aquí abajo, en vez de entrar.
page-account = Quién eres
page-account-new = ¿Aún no tienes cuenta?
page-account-why = Una cuenta guarda tus partidas, y tu nombre es solo tuyo.
page-account-make = Crear una cuenta
page-account-keep = Conserva tus partidas
page-is-guest = Juegas como invitado, en este navegador.
page-is-account = Tienes una cuenta.
page-is-nobody = Aquí aún no tienes nombre. Juega, o entra.
page-change = Cambiar
page-changed = Cambiado.
page-out = Salir por ahora
page-out-guest = Un invitado que sale solo vuelve con el código de un sitio.
page-sign-out = Salir
page-sign-out-all = Salir en todas partes
page-tokens = Claves para programas
page-tokens-about = Un bot tuyo, u otro programa, juega con una clave en tu nombre.
page-token = Clave
page-token-once = Cópiala ahora: solo se muestra esta vez.
page-token-label = Para qué es
page-token-make = Crear una clave
page-token-unused = sin usar
page-token-used = último uso: { $when }
page-token-drop = Borrar { $name }
page-farewell = Borrar la cuenta
page-farewell-about = Se van tu nombre y todo lo suyo. Las partidas quedan, sin nombre.
page-farewell-go = Borrarla para siempre
page-recover = Volver a mi sitio
page-recover-lead = Con el código que viste al sentarte vuelves desde cualquier aparato.
page-recover-table = La mesa
page-recover-table-about = Su dirección, o lo que hay en ella tras «table/».
page-recover-go = A mi sitio

## To read

page-rules-lead = Contadas con nuestras palabras, con cada carta y lo que significan las aclaraciones.
page-contents = Índice
page-shelf-rules = Reglas
page-shelf-cards = Cartas
page-shelf-words = Palabras
page-shelf-legends = Leyendas
page-cards-found = { $count ->
    [one] { $count } carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}
