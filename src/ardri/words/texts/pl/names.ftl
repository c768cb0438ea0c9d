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

name-cove = Zatoka
    .in = w Zatoce
    .to = do Zatoki
    .from = z Zatoki
    .of = Zatoki
    .the = Zatokę
name-forest = Las
    .in = w Lesie
    .to = do Lasu
    .from = z Lasu
    .of = Lasu
    .the = Las
name-gates-of-tir-na-nog = Bramy Tír na nÓg
    .in = pod Bramami Tír na nÓg
    .to = pod Bramy Tír na nÓg
    .from = spod Bram Tír na nÓg
    .of = Bram Tír na nÓg
    .the = Bramy Tír na nÓg
    .short = Tír na nÓg
name-highlands = Pogórza
    .in = na Pogórzach
    .to = na Pogórza
    .from = z Pogórzy
    .of = Pogórzy
    .the = Pogórza
name-hills = Wzgórza
    .in = na Wzgórzach
    .to = na Wzgórza
    .from = ze Wzgórz
    .of = Wzgórz
    .the = Wzgórza
name-iron-mine = Kopalnia żelaza
    .in = w Kopalni żelaza
    .to = do Kopalni żelaza
    .from = z Kopalni żelaza
    .of = Kopalni żelaza
    .the = Kopalnię żelaza
    .short = Kop. żelaza
name-lost-vale = Zaginiona dolina
    .in = w Zaginionej dolinie
    .to = do Zaginionej doliny
    .from = z Zaginionej doliny
    .of = Zaginionej doliny
    .the = Zaginioną dolinę
    .short = Zaginiona
name-meadows = Błonia
    .in = na Błoniach
    .to = na Błonia
    .from = z Błoń
    .of = Błoń
    .the = Błonia
name-misty-lands = Mgliste krainy
    .in = w Mglistych krainach
    .to = do Mglistych krain
    .from = z Mglistych krain
    .of = Mglistych krain
    .the = Mgliste krainy
    .short = Mgliste
name-moor = Wrzosowisko
    .in = na Wrzosowisku
    .to = na Wrzosowisko
    .from = z Wrzosowiska
    .of = Wrzosowiska
    .the = Wrzosowisko
name-mountains = Góry
    .in = w Górach
    .to = w Góry
    .from = z Gór
    .of = Gór
    .the = Góry
name-plains = Równiny
    .in = na Równinach
    .to = na Równiny
    .from = z Równin
    .of = Równin
    .the = Równiny
name-salt-mine = Kopalnia soli
    .in = w Kopalni soli
    .to = do Kopalni soli
    .from = z Kopalni soli
    .of = Kopalni soli
    .the = Kopalnię soli
    .short = Kop. soli
name-stone-circle = Kamienny krąg
    .in = w Kamiennym kręgu
    .to = do Kamiennego kręgu
    .from = z Kamiennego kręgu
    .of = Kamiennego kręgu
    .the = Kamienny krąg
    .short = Krąg
name-swamp = Bagno
    .in = na Bagnie
    .to = na Bagno
    .from = z Bagna
    .of = Bagna
    .the = Bagno
name-valley = Dolina
    .in = w Dolinie
    .to = do Doliny
    .from = z Doliny
    .of = Doliny
    .the = Dolinę

## The Action cards

name-bard = Bard
name-citadel = Cytadela
name-conquest = Podbój
name-craftsmen-and-peasants = Rzemieślnicy i chłopi
name-druid = Druid
name-emissaries = Posłańcy
name-exploration = Eksploracja
name-festival = Święto
name-geis = Geis
name-master-craftsman = Mistrz rzemiosła
name-migration = Migracja
name-new-alliance = Nowy sojusz
name-new-clans = Nowe klany
name-raid = Napaść
name-sanctuary = Miejsce kultu
name-scouts-and-spies = Zwiadowcy i szpiedzy
name-warlord = Watażka

## The Epic Tales

name-balors-eye = Oko Balora
name-battle-frenzy = Bitewny szał
name-battle-of-moytura = Bitwa na Mag Tured
name-breas-tyranny = Tyrania Bresa
name-cathbads-word = Przestroga Cathbada
name-champions-share = Przydział czempiona
name-children-of-dana = Dzieci bogini Danu
name-dagda = Dagda
name-dagdas-cauldron = Kocioł Dagdy
name-dagdas-club = Maczuga Dagdy
name-dagdas-harp = Harfa Dagdy
name-deirdres-beauty = Uroda Deirdre
name-diarmuid-and-grainne = Diarmuid i Gráinne
name-eriu = Eriu
name-fianna = Fianna
name-kernunos-sanctuary = Przybytek Cernunnosa
name-lug-samildanach = Lug Wszechstronny
name-lugs-spear = Włócznia Luga
name-maeves-wealth = Bogactwo Maeve
name-manannans-horses = Konie Manannana
name-morrigan = Morrigan
name-nuada-silverhand = Nuada Srebrnoręki
name-oenguss-ploy = Podstęp Angusa
name-ogmas-eloquence = Elokwencja Ogmy
name-otherworld = Zaświaty
name-stone-of-fal = Kamień Fal
name-strengs-resolve = Determinacja Strenga
name-tailtus-land = Ziemia Tailtiu
name-tale-of-cuchulain = Opowieść o Cúchulainnie
name-tuans-memory = Pamięć Tuana

## The players: their colours, and the beast of each colour

name-red = Czerwony
    .of = Czerwonego
    .to = Czerwonemu
    .obj = Czerwonego
    .letter = C
name-violet = Fioletowy
    .of = Fioletowego
    .to = Fioletowemu
    .obj = Fioletowego
    .letter = F
name-blue = Niebieski
    .of = Niebieskiego
    .to = Niebieskiemu
    .obj = Niebieskiego
    .letter = N
name-white = Biały
    .of = Białego
    .to = Białemu
    .obj = Białego
    .letter = B
name-stag = Jeleń
name-raven = Kruk
name-salmon = Łosoś
name-boar = Dzik

## The two kinds of effect, as they are called before a card’s text

name-season = Pora roku
name-triskel = Triskelion

## Terms of the rules

name-action-card = karta akcji
    .letter = A
name-advantage-card = karta przewagi
    .letter = P
name-epic-tale-card = karta eposu
    .letter = E
name-season-card = karta pory roku
name-triskel-card = karta z triskelionem
name-territory = teren
name-clan = klan
name-chieftain = wódz
name-brenn = Bran
name-high-king = Wysoki Król
name-capital = stolica
name-citadel-building = cytadela
name-sanctuary-building = miejsce kultu
name-flock-of-crows = stado wron
name-pretender-token = pretendent
name-deed-token = wyczyn
name-festival-marker = żeton święta
name-reserve = rezerwa
name-round = runda
name-turn = tura
name-assembly-phase = faza zgromadzenia
name-season-phase = faza pory roku
name-pass = spasować
name-take-pretender-token = wziąć żeton pretendenta
name-victory-conditions = warunki zwycięstwa
name-clash = konflikt
name-instigator = prowokator
name-citadels-step = Cytadele (krok)
name-resolution-step = Rozstrzygnięcie (krok)
name-maneuver = manewr
name-attack = atak
name-withdraw = wycofanie
name-epic-tale-maneuver = manewr z karty eposu
name-exposed = nieufortyfikowany
name-sheltered = ufortyfikowany
name-engaged = zaangażowany
name-present = obecny
name-shared-territory = współdzielony teren
name-move = przemieścić
name-place = umieścić
name-remove = usunąć
name-replace = zastąpić
name-discard-pile = stos kart odrzuconych
name-turn-order = kolejność rozgrywania tur
name-discovery-scenario = Pierwsza rozgrywka
name-icon-build = Zbuduj
name-icon-move = Przemieść
name-icon-recruit = Zwerbuj
