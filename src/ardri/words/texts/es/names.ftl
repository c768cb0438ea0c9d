### The names of all things: cards, territories, colours, terms.
###
### A name stands in the nominative, as on a card. Beside it, as attributes, may stand:
###   .in .to .from .of .the   a territory within a sentence ("in the Cove"), where a language needs
###                            more than a word before the bare name: a message then says
###                            { $territory-in }, and what has no such attribute gives the bare name
###   .of .to .obj             the same for a player's colour: of whom, to whom, whom
###   .short                   a territory's name of eleven letters at most, for a narrow map
###   .letter                  the letter that stands for a colour on the map, or for a kind of card
###                            before its name: all different
### A language that gives one of .in .to .from .of .the .obj to one name gives it to all of the kind.

## The territories, and with them their Advantage cards

name-cove = Ensenada
    .in = en la Ensenada
    .to = a la Ensenada
    .from = de la Ensenada
    .of = de la Ensenada
    .the = la Ensenada
name-forest = Bosque
    .in = en el Bosque
    .to = al Bosque
    .from = del Bosque
    .of = del Bosque
    .the = el Bosque
name-gates-of-tir-na-nog = Puertas de Tír na nÓg
    .in = en las Puertas de Tír na nÓg
    .to = a las Puertas de Tír na nÓg
    .from = de las Puertas de Tír na nÓg
    .of = de las Puertas de Tír na nÓg
    .the = las Puertas de Tír na nÓg
    .short = Tír na nÓg
name-highlands = Tierras Altas
    .in = en las Tierras Altas
    .to = a las Tierras Altas
    .from = de las Tierras Altas
    .of = de las Tierras Altas
    .the = las Tierras Altas
    .short = T. Altas
name-hills = Colinas
    .in = en las Colinas
    .to = a las Colinas
    .from = de las Colinas
    .of = de las Colinas
    .the = las Colinas
name-iron-mine = Mina de Hierro
    .in = en la Mina de Hierro
    .to = a la Mina de Hierro
    .from = de la Mina de Hierro
    .of = de la Mina de Hierro
    .the = la Mina de Hierro
    .short = M. Hierro
name-lost-vale = Valle Perdido
    .in = en el Valle Perdido
    .to = al Valle Perdido
    .from = del Valle Perdido
    .of = del Valle Perdido
    .the = el Valle Perdido
    .short = V. Perdido
name-meadows = Praderas
    .in = en las Praderas
    .to = a las Praderas
    .from = de las Praderas
    .of = de las Praderas
    .the = las Praderas
name-misty-lands = Tierras Brumosas
    .in = en las Tierras Brumosas
    .to = a las Tierras Brumosas
    .from = de las Tierras Brumosas
    .of = de las Tierras Brumosas
    .the = las Tierras Brumosas
    .short = T. Brumosas
name-moor = Páramo
    .in = en el Páramo
    .to = al Páramo
    .from = del Páramo
    .of = del Páramo
    .the = el Páramo
name-mountains = Montañas
    .in = en las Montañas
    .to = a las Montañas
    .from = de las Montañas
    .of = de las Montañas
    .the = las Montañas
name-plains = Llanura
    .in = en la Llanura
    .to = a la Llanura
    .from = de la Llanura
    .of = de la Llanura
    .the = la Llanura
name-salt-mine = Mina de Sal
    .in = en la Mina de Sal
    .to = a la Mina de Sal
    .from = de la Mina de Sal
    .of = de la Mina de Sal
    .the = la Mina de Sal
name-stone-circle = Círculo de Piedras
    .in = en el Círculo de Piedras
    .to = al Círculo de Piedras
    .from = del Círculo de Piedras
    .of = del Círculo de Piedras
    .the = el Círculo de Piedras
    .short = Círculo
name-swamp = Pantano
    .in = en el Pantano
    .to = al Pantano
    .from = del Pantano
    .of = del Pantano
    .the = el Pantano
name-valley = Valle
    .in = en el Valle
    .to = al Valle
    .from = del Valle
    .of = del Valle
    .the = el Valle

## The Action cards

name-bard = Bardo
name-citadel = Ciudadela
name-conquest = Conquista
name-craftsmen-and-peasants = Artesanos y Campesinos
name-druid = Druida
name-emissaries = Emisarios
name-exploration = Exploración
name-festival = Festival
name-geis = Geis
name-master-craftsman = Maestro Artesano
name-migration = Migración
name-new-alliance = Nueva Alianza
name-new-clans = Nuevos Clanes
name-raid = Saqueo
name-sanctuary = Santuario
name-scouts-and-spies = Exploradores y Espías
name-warlord = Señor de la Guerra

## The Epic Tales

name-balors-eye = Ojo de Balor
name-battle-frenzy = Frenesí de Batalla
name-battle-of-moytura = La Batalla de Moytura
name-breas-tyranny = La Tiranía de Breas
name-cathbads-word = Palabra de Cathbad
name-champions-share = La Parte del Campeón
name-children-of-dana = Hijos de Dana
name-dagda = El Dagda
name-dagdas-cauldron = El Caldero de Dagda
name-dagdas-club = Maza de Dagda
name-dagdas-harp = Arpa de Dagda
name-deirdres-beauty = La Belleza de Deirdre
name-diarmuid-and-grainne = Diarmuid y Gráinne
name-eriu = Eriu
name-fianna = Los Fianna
name-kernunos-sanctuary = Santuario de Kernunos
name-lug-samildanach = Lug Samildanach
name-lugs-spear = Lanza de Lug
name-maeves-wealth = Riqueza de Maeve
name-manannans-horses = Caballos de Manannan
name-morrigan = Morrigan
name-nuada-silverhand = Nuada Mano de Plata
name-oenguss-ploy = La Estratagema de Oengus
name-ogmas-eloquence = La Elocuencia de Ogma
name-otherworld = El Otro Mundo
name-stone-of-fal = La Piedra de Fal
name-strengs-resolve = La Osadía de Streng
name-tailtus-land = Tierras de Tailtu
name-tale-of-cuchulain = Leyenda de Cúchulain
name-tuans-memory = La Memoria de Tuan

## The players: their colours, and the beast of each colour

name-red = Rojo
    .letter = R
name-violet = Violeta
    .letter = V
name-blue = Azul
    .letter = A
name-white = Blanco
    .letter = B
name-stag = Venado
name-raven = Cuervo
name-salmon = Salmón
name-boar = Jabalí

## The two kinds of effect, as they are called before a card’s text

name-season = Estación
name-triskel = Trisquel

## Terms of the rules

name-action-card = carta de Acción
    .letter = A
name-advantage-card = carta de Ventaja
    .letter = V
name-epic-tale-card = carta de Proeza
    .letter = P
name-season-card = carta de Estación
name-triskel-card = carta de Trisquel
name-territory = territorio
name-clan = clan
name-chieftain = jefe
name-brenn = Brenn
name-high-king = Gran Rey
name-capital = Capital
name-citadel-building = Ciudadela
name-sanctuary-building = Santuario
name-flock-of-crows = Bandada de Cuervos
name-pretender-token = Pretendiente
name-deed-token = Logro
name-festival-marker = marcador de Festival
name-reserve = reserva
name-round = ronda
name-turn = turno
name-assembly-phase = fase de Asamblea
name-season-phase = fase de Estación
name-pass = pasar
name-take-pretender-token = tomar un marcador de Pretendiente
name-victory-conditions = condiciones de victoria
name-clash = combate
name-instigator = instigador
name-citadels-step = Ciudadelas (paso)
name-resolution-step = Resolución (paso)
name-maneuver = maniobra
name-attack = Ataque
name-withdraw = Retirada
name-epic-tale-maneuver = maniobra de Proeza
name-exposed = expuesto
name-sheltered = protegido
name-engaged = involucrado
name-present = presente
name-shared-territory = territorio compartido
name-move = mover
name-place = colocar
name-remove = eliminar
name-replace = reemplazar
name-discard-pile = pila de descarte
name-turn-order = orden de turno
name-discovery-scenario = escenario de descubrimiento
name-icon-build = Construir
name-icon-move = Mover
name-icon-recruit = Reclutar
