### What each card does, in our own words, short enough for a card and exact enough to play by.
###
### card-<card>-season is the Season effect; card-<card>-<window> a Triskel effect, which may be
### used in that window: the text says when, then what. land-<territory> is what the territory
### itself does, where it is more than land. 200 letters at most.

## Action cards

card-bard-season = Dobierz kartę eposu.
card-bard-after-maneuver = Po twoim manewrze, który usunął klan przeciwnika: zyskaj wyczyn.
card-citadel-season =
    Zbuduj cytadelę na terenie, na którym masz klan. Przejmij kartę przewagi tego terenu, choćby
    z ręki przeciwnika, chyba że w tej rundzie już ją zagrano.
card-conquest-season =
    Wybierz teren i przemieść na niego dowolną liczbę swoich klanów z terenów sąsiednich. Konflikt.
card-craftsmen-and-peasants-season =
    Na każdym terenie, na którym masz klan, możesz umieścić najwyżej tyle klanów, ile stoi tam
    cytadel.
card-druid-season =
    Przejrzyj odrzucone karty akcji i weź jedną na rękę. Nie można zagrać, jeśli to twoja jedyna
    karta akcji.
card-emissaries-season = Przemieść jeden swój klan na sąsiedni teren. Bez konfliktu.
card-exploration-season =
    Bran wskazuje wolne miejsce, które sąsiaduje z dwoma terenami. Odkryj tam teren i umieść na nim
    swój klan.
card-festival-season =
    Tam, gdzie masz klan i stoi miejsce kultu: umieść klan i żeton święta. Kto w tej rundzie wywoła
    tam konflikt, zaczyna od usunięcia stamtąd własnego klanu.
card-geis-declared = Gdy przeciwnik zagrywa kartę akcji: anuluj ją i odrzuć.
card-master-craftsman-season =
    Jeśli możesz, odrzuć z ręki inną kartę dowolnego rodzaju. Dobierz kartę eposu.
card-master-craftsman-after-play =
    Po twojej karcie eposu, póki w puli są wyczyny: nie odrzucasz jej, lecz oddajesz przeciwnikowi
    i zyskujesz wyczyn.
card-migration-season =
    Z jednego terenu przemieść co najmniej jeden swój klan na tereny sąsiednie, także na różne.
    Konflikt.
card-new-alliance-season =
    Wybierz teren, na którym masz klan. Umieść tam klan albo zastąp swoim klanem klan przeciwnika,
    który ma ich tam co najmniej dwa.
card-new-clans-season = Umieść dwa klany tam, gdzie już masz klany: razem albo osobno.
card-raid-after-maneuver =
    Po twoim ataku: weź losową kartę akcji z ręki ofiary. Jeśli ofiara nie ma żadnej, usuwa
    nieufortyfikowany klan.
card-sanctuary-season = Zbuduj miejsce kultu tam, gdzie masz klan, i dobierz kartę eposu.
card-scouts-and-spies-season =
    Obejrzyj karty akcji jednego przeciwnika. Potem możesz przemieścić co najmniej jeden swój klan
    z jednego terenu na jeden sąsiedni. Konflikt.
card-warlord-season = Wywołaj konflikt tam, gdzie masz klan. Prowokatorem jesteś ty.
card-warlord-after-maneuver =
    Po dowolnym manewrze, jeśli masz tam nieufortyfikowany klan: umieść tam jeszcze jeden, też
    nieufortyfikowany. Wskaż, kto z graczy z takimi klanami teraz działa; od niego biegnie
    kolejność.

## Advantage cards

card-cove-after-play =
    Po twojej karcie pory roku: weź odłożoną kartę akcji, a w zamian odłóż jedną z ręki.
card-forest-after-play = Po twojej karcie eposu: dobierz kartę eposu.
card-gates-of-tir-na-nog-drawing =
    Gdy dobierasz dzięki efektowi samego terenu: dobierz o jedną kartę eposu więcej i zachowaj
    jedną.
card-highlands-clash-start =
    Na początku konfliktu na Pogórzach: wskaż prowokatora spośród graczy, którzy mają tam
    nieufortyfikowane klany.
card-hills-attacked = Gdy ktoś atakuje cię na Wzgórzach: atak spełza na niczym.
card-iron-mine-attacked = Gdy atakujesz: ofiara traci i nieufortyfikowany klan, i kartę akcji.
card-lost-vale-after-play =
    Po twojej karcie pory roku: przemieść jeden klan, czyjkolwiek, z sąsiedniego terenu do
    Zaginionej doliny. Bez konfliktu.
card-meadows-drawing = Gdy masz dobrać karty eposu: dobierz o jedną więcej i zachowaj jedną.
card-misty-lands-season =
    Odrzuć dowolnie wiele kart akcji, co najmniej jedną. Dobierz tyle samo kart eposu i zachowaj
    jedną.
card-moor-any-time = Zawsze, gdy masz podjąć decyzję: obejrzyj karty eposu jednego przeciwnika.
card-mountains-arrived = Gdy twoje klany przemieściły się w Góry: nic nie płacisz.
card-plains-season =
    Przemieść co najmniej jeden swój klan z Równin na tereny sąsiednie, także na różne. Konflikt.
card-salt-mine-after-play =
    Po twojej karcie pory roku: weź losową kartę akcji z ręki przeciwnika i oddaj mu jedną swoją.
card-stone-circle-after-play =
    Po twojej karcie eposu: usuń swój klan z Kamiennego kręgu i weź tę kartę z powrotem na rękę.
card-swamp-season = Nic się nie dzieje, ale karta pory roku jest zagrana.
card-valley-after-play = Po twojej karcie pory roku: umieść klan tam, gdzie już masz klany.

## Epic Tales

card-balors-eye-season = Usuń jeden klan, czyjkolwiek i skądkolwiek.
card-battle-frenzy-sheltered =
    Gdy w konflikcie klany już się schroniły: wszystkie wychodzą z cytadel i są nieufortyfikowane.
card-battle-of-moytura-maneuver =
    Jako twój manewr: sprowadź do konfliktu co najmniej jeden swój klan z terenów sąsiednich
    i umieść tam jeszcze jeden; wszystkie są nieufortyfikowane.
card-breas-tyranny-season =
    Z terenu, na którym masz klan, przemieść klan przeciwnika na teren sąsiedni. Bez konfliktu.
card-cathbads-word-assembly-start =
    Na początku zgromadzenia: w tajemnicy wybierz kartę akcji, która będzie odłożona. Na końcu
    zgromadzenia: weź ją i odłóż zakrytą jedną ze swoich.
card-champions-share-season = Weź odłożoną kartę akcji.
card-children-of-dana-season = Umieść klan na dowolnym terenie.
card-dagda-declared =
    Gdy ktoś zagrywa kartę eposu lub przewagi: anuluj ją i odrzuć. Potem wtasuj do talii wszystkie
    odrzucone karty eposu, z Dagdą włącznie.
card-dagdas-cauldron-removed =
    Gdy twój klan ginie w konflikcie: wszystkie twoje klany, które padły lub padną w nim, czekają
    na tej karcie. Na końcu do trzech wraca na ten teren, reszta do twojej rezerwy.
card-dagdas-club-removed = Gdy twój klan ma być usunięty: zostaje.
card-dagdas-club-attacked =
    Gdy atakujesz: to ty decydujesz, czy ofiara traci nieufortyfikowany klan, czy kartę akcji, o ile to ma.
card-dagdas-harp-season =
    Policz pozostałe karty eposu na swojej ręce, najwyżej trzy: umieść tyle klanów tam, gdzie już
    masz klany.
card-deirdres-beauty-season =
    Każdy przeciwnik ujawnia losową kartę eposu. Jedną z nich bierzesz, resztę się odrzuca. Potem usuń
    jeden swój klan z dowolnego terenu.
card-diarmuid-and-grainne-removed =
    Gdy twój klan jest usuwany: zamiast do rezerwy trafia na inny teren, na którym masz klan.
card-eriu-season =
    Wybierz do trzech terenów, na których jest i miejsce kultu, i twój klan: na każdym umieść
    jeszcze jeden klan.
card-fianna-maneuver =
    Jako twój manewr: wyprowadź z konfliktu co najmniej jeden swój klan, ufortyfikowany lub nie, na
    jeden sąsiedni teren. Konfliktu tam nie ma.
card-kernunos-sanctuary-season =
    Tam, gdzie masz klan, a nie ma miejsca kultu: umieść klan i zbuduj miejsce kultu.
card-lug-samildanach-after-play =
    Gdy czyjaś karta akcji jest już zagrana, choćby anulowana: weź ją na rękę. Możesz jej użyć
    znowu, nawet od razu, jeśli pasuje.
card-lugs-spear-clash-start =
    Na początku konfliktu: do jego końca nikt nie używa triskelionu żadnej karty.
card-maeves-wealth-season =
    Każdy przeciwnik, który ma karty akcji, oddaje ci jedną, zakrytą. Potem dajesz każdemu z nich
    po karcie akcji, którą wybierasz.
card-manannans-horses-season =
    Przemieść do trzech swoich klanów z jednego terenu na jeden dowolny inny, bliski czy daleki.
    Konflikt.
card-morrigan-season =
    Jeśli chcesz, odwróć stado wron. Potem, jeśli chcesz, wywołaj gdziekolwiek konflikt i wskaż
    prowokatora spośród obecnych tam graczy.
card-nuada-silverhand-season =
    Na każdym terenie, którego jesteś wodzem, możesz umieścić klany: najwyżej po jednym za każdego
    obecnego tam przeciwnika.
card-oenguss-ploy-end-of-turn =
    Na końcu czyjejkolwiek tury: następna tura jest twoja i od ciebie biegnie dalej kolejność. Pora
    roku, która miała się skończyć, trwa.
card-ogmas-eloquence-maneuver = Jako twój manewr: konflikt natychmiast się kończy.
card-otherworld-season =
    Wybierz teren, na którym masz klan. Za każde miejsce kultu, które tam stoi, najwyżej trzy razy:
    umieść tam klan albo usuń stamtąd klan przeciwnika.
card-stone-of-fal-season = Umieść dwa klany na terenie ze stolicą.
card-strengs-resolve-after-maneuver = Po twoim ataku, cokolwiek z niego wyszło: zyskaj wyczyn.
card-tailtus-land-season =
    Obejrzyj trzy nieodkryte tereny i jeden wyłóż w wybranym miejscu; pozostałe przyjdą na samym
    końcu. Potem może na niego wejść jeden twój klan z sąsiedztwa.
card-tale-of-cuchulain-maneuver =
    Jako twój manewr, jeśli masz tam dokładnie jeden nieufortyfikowany klan: usuń dwa
    nieufortyfikowane klany przeciwników albo jedyny, jaki tam jest.
card-tuans-memory-season = Dobierz trzy karty eposu, zachowaj jedną.

## The territories that are more than land

land-gates-of-tir-na-nog =
    Wchodzą do gry z miejscem kultu. Gdy stado wron zmienia kierunek, każdy obecny tu gracz,
    w kolejności tur, usuwa stąd jeden swój klan i dobiera kartę eposu.
land-mountains =
    Gdy przemieściły się tu twoje klany, odrzuć kartę akcji albo usuń stąd jeden swój klan, jeszcze
    przed konfliktem.
land-stone-circle = Wchodzi do gry z miejscem kultu.
land-swamp = Nigdy nie stoi tu cytadela.
