### What the rulings mean for each card, in short: note-<card>-<number of the ruling>.
###
### The rulings themselves are in docs/rulings.md. An Advantage card has the id of its territory,
### and its notes are for both.

## What is said of several cards; the price is the beginning of a sentence

-note-counts = Pasuje też po anulowanej karcie pory roku: ona również jest zagrana.
-note-price =
    Klan usuwa się jak każdy inny: można odpowiedzieć kartą „Maczuga Dagdy” albo „Diarmuid
    i Gráinne”
-note-together = Wszystko ogłasza się razem; pomija się to, co stało się niemożliwe.
-note-none-too = Można zrobić mniej, a nawet nic.
-note-one-at-least = Musi pójść co najmniej jeden klan, jeśli jakiś może.

## Action cards

note-bard-q1 =
    Ma wspólne okno z kartami „Napaść”, „Determinacja Strenga” i „Watażka”; Barda właśnie
    skradzionego Napaścią można tam jeszcze zagrać.
note-bard-q2 =
    Klan usunięty Napaścią się nie liczy. Ten, który wraca dzięki kartom „Diarmuid i Gráinne” lub
    „Kocioł Dagdy”, był mimo to usunięty, a ten, który ocaliła Maczuga Dagdy, nie.
note-citadel-q21 =
    Jeśli masz już tę kartę albo jest zagrana, tylko budujesz; gdy cytadel zabrakło, tylko ją
    bierzesz. Bagna nie można wybrać.
note-conquest-q34 = „Dowolna liczba” to także zero.
note-craftsmen-and-peasants-q26 = { -note-together }
note-craftsmen-and-peasants-q34 = { -note-none-too }
note-exploration-q12 = O tym, który teren przyjdzie, decyduje los; stos nie ma góry ani dołu.
note-exploration-q33 =
    Bran wybiera miejsce, gdy już pewne, że karta zadziała, ale zanim ktokolwiek zna teren.
note-festival-q5 =
    Płaci ten, kto wywołuje konflikt, nawet jeśli „Pogórza” wskażą innego prowokatora.
note-festival-q8 = { -note-price }, a cena i tak jest zapłacona.
note-festival-q25 = Zagrane ponownie, przenosi żeton.
note-festival-q39 =
    Jeśli ceną był ostatni klan i do konfliktu nie dochodzi, zagrany na niego Kocioł Dagdy mimo to
    oddaje klany.
note-geis-q3 =
    Anulowana karta liczy się jako zagrana, więc mogą po niej nastąpić karty, które zagrywa się
    „po”.
note-geis-q13 = Bran, któremu anulowano pierwszą kartę, ma obowiązek zagrania karty za sobą.
note-geis-q40 = Anulowana karta pory roku mimo wszystko przerywa serię pasów.
note-master-craftsman-q3 = Po anulowaną kartę eposu nie sięga.
note-master-craftsman-q11 =
    Odrzucona przez niego karta przewagi leży przy swoim terenie jako zagrana.
note-master-craftsman-q30 =
    Jego triskelion wymaga wyczynu w puli; dlatego nie może krążyć bez końca na zmianę z Lugiem
    Wszechstronnym.
note-migration-q34 = { -note-one-at-least }
note-new-alliance-a5 =
    Umieszczenie klanu można wybrać nawet przy pustej rezerwie: wtedy nic się nie dzieje.
note-raid-q1 =
    Ma wspólne okno z kartami „Bard”, „Determinacja Strenga” i „Watażka”. Skradzioną kartę można
    tam zagrać, a okradziony gracz już jej nie zagra.
note-raid-q2 = To nie manewr: klan, który usuwa, nic nie daje Bardowi.
note-raid-q6 = Atak, który spełza na niczym na Wzgórzach, to mimo wszystko atak.
note-raid-q23 = Jeśli nie ma ani karty, ani nieufortyfikowanego klanu, nic się nie dzieje.
note-sanctuary-q9 =
    Kartę dobiera się, bo tak każe ta karta, a nie dlatego, że pojawia się miejsce kultu.
note-scouts-and-spies-q33 = O przemieszczeniu decydujesz po obejrzeniu kart.
note-scouts-and-spies-q34 = Jeśli przemieszczasz klany, to co najmniej jeden.
note-warlord-q1 =
    Ma wspólne okno z kartami „Bard”, „Napaść” i „Determinacja Strenga”, każda w kolejności tur.
note-warlord-q14 = Można go zagrać tam, gdzie nie ma przeciwników; konfliktu z tego nie będzie.
note-warlord-q24 =
    Przy pustej rezerwie i tak wskazuje, kto teraz działa; anulowany niczego nie zmienia, a okno
    trwa dalej.
note-warlord-q41 =
    Jeśli wskazany gracz nie ma już wtedy nieufortyfikowanych klanów, następnego szuka się dalej od
    jego miejsca.

## Advantage cards

note-cove-q3 = { -note-counts }
note-cove-q22 =
    Jeśli nic nie jest odłożone, nic nie bierzesz, ale jedną kartę odkładasz. Jeśli wzięta karta
    jest jedyną, jaką masz, wraca.
note-forest-q3 = Pasuje też po twojej anulowanej karcie eposu.
note-gates-of-tir-na-nog-q8 = { -note-price }; kartę eposu i tak się dobiera.
note-gates-of-tir-na-nog-q9 =
    Za miejsce kultu, z którym teren wchodzi do gry, nie dobiera się karty eposu.
note-gates-of-tir-na-nog-q27 = Jeden gracz kończy usuwanie i dobieranie, zanim zacznie następny.
note-gates-of-tir-na-nog-q44 =
    Jeśli przy takim dobieraniu zostaje odrzucona karta „Dagda”, stos wraca do talii, gdy cały
    efekt terenu dobiegnie końca.
note-gates-of-tir-na-nog-a1 = Wydrukowane miejsce kultu nie jest figurką z puli.
note-gates-of-tir-na-nog-a11 =
    Gdy nie ma czego dobierać, nie ma też dobierania ani chwili na tę kartę.
note-highlands-q5 =
    Prowokator zmienia się, zanim klany się schronią: dawny może wtedy chronić klany, nowy nie.
    Cenę święta płaci ten, kto zaczął konflikt.
note-hills-q6 = Atak się odbył: Napaść i Determinacja Strenga mogą po nim nastąpić.
note-iron-mine-q23 = Ofiara bez kart akcji traci tylko klan.
note-iron-mine-q38 =
    Najpierw klan, potem karta. Maczuga Dagdy nie pasuje już do tego ataku, i na odwrót.
note-lost-vale-q3 = { -note-counts }
note-meadows-a11 = Gdy nie ma czego dobierać, nie ma też dobierania ani chwili na tę kartę.
note-misty-lands-a23 = Karty wybierasz po jednej, zakryte, a z ręki schodzą wszystkie naraz.
note-moor-q19 =
    Pasuje przy każdej decyzji, o którą cię pytają, ale nie wtedy, gdy kilku graczy wybiera naraz
    (draft, Bogactwo Maeve).
note-moor-q31 = Tylko na pierwszym kroku prawdziwej decyzji, nie w trakcie własnego zagrania.
note-moor-q43 =
    Zachowane z poprzedniej rundy, można zagrać na początku zgromadzenia, jeśli musisz tam o czymś
    decydować.
note-moor-a16 =
    Nie jest odpowiedzią: pytanie pada potem jeszcze raz i niczyje „nie” nie idzie w niepamięć.
note-moor-a29 =
    Jeśli prowadzi do kolejnego dobierania, gdy wybierasz opowieść do zatrzymania, te dobrane
    wcześniej czekają.
note-mountains-q7 =
    Płaci właściciel klanów, ktokolwiek je przemieścił, i tylko on może zagrać tę kartę: raz na
    efekt, niezależnie od liczby klanów. Umieszczone klany nic nie kosztują.
note-mountains-q8 = { -note-price }, a cena i tak jest zapłacona.
note-plains-q34 = { -note-one-at-least }
note-salt-mine-q3 = { -note-counts }
note-salt-mine-q22 = Możesz oddać tę samą kartę, którą zabierasz.
note-salt-mine-q35 =
    Można wskazać tylko przeciwnika, który ma kartę akcji; jeśli nie ma takiego, niczego się nie
    bierze i nie oddaje.
note-stone-circle-q3 = Po anulowaną kartę eposu nie sięga.
note-stone-circle-q8 = { -note-price }; kartę eposu i tak bierzesz.
note-stone-circle-q9 = Za miejsce kultu, z którym teren wchodzi do gry, nie dobiera się karty eposu.
note-stone-circle-q36 =
    Potrzebujesz tam własnego klanu. W tamtejszym konflikcie najpierw idzie nieufortyfikowany,
    potem ufortyfikowany.
note-stone-circle-a1 = Wydrukowane miejsce kultu nie jest figurką z puli.
note-stone-circle-a28 =
    Jeśli ceną jest ostatni klan na tym terenie, usunięcie, które miało dopiero nastąpić, niczego
    nie zabiera.
note-swamp-q21 = Nie można tu zagrać karty „Cytadela” ani założyć stolicy.
note-valley-q3 = { -note-counts }

## Epic Tales

note-breas-tyranny-q7 = Za klan przemieszczony w Góry płaci jego właściciel, nie ty.
note-cathbads-word-q4 =
    Wybierasz spośród wszystkich kart akcji w grze i nikt inny nie wie, którą. Ta karta leży przed
    tobą odkryta do końca zgromadzenia; anulowana, zdaje wybór na los.
note-champions-share-q22 = Potem nic już nie jest odłożone; drugi Przydział niczego nie bierze.
note-dagda-q3 =
    To, co anuluje, liczy się jako zagrane i jest poza zasięgiem kart „Kamienny krąg” i „Mistrz
    rzemiosła”.
note-dagda-q40 =
    Anulowany Podstęp Angusa nie przerywa serii pasów; anulowana karta pory roku przerywa.
note-dagda-q44 =
    Jeśli trafia na stos przez efekt, który nie należy do żadnej karty, stos wraca do talii po
    zakończeniu tego efektu.
note-dagdas-cauldron-q2 = Klan, który dzięki niemu wraca, był usunięty.
note-dagdas-cauldron-q18 =
    Klany na nim nie są obecne i nie należą do rezerwy. Dotyczy jednego konfliktu i klanów
    usuniętych z jego terenu od początku tego konfliktu.
note-dagdas-cauldron-q39 =
    Klany, które padły wcześniej, trafiają na niego, o ile są jeszcze w rezerwie. Okno po tej
    karcie otwiera się, gdy odda klany, a oddaje je nawet wtedy, gdy konflikt przerwało święto.
note-dagdas-cauldron-a20 = Klan, który ocala karta „Diarmuid i Gráinne”, na nim nie leży.
note-dagdas-cauldron-a21 =
    O to, ile klanów wraca, pyta się po konflikcie; wolno też odpowiedzieć: żaden.
note-dagdas-club-q2 = Klan, który ocala, nie był usunięty.
note-dagdas-club-q8 = Pasuje też do usunięcia, które jest za coś ceną: cena jest wtedy zapłacona.
note-dagdas-club-q23 = Nie może żądać tego, czego ofiara nie może zrobić.
note-dagdas-club-q38 = Po karcie „Kopalnia żelaza” nie pasuje już do tego ataku, i na odwrót.
note-dagdas-club-a18 = Do wyboru jest tylko żądanie, które da się spełnić.
note-dagdas-harp-q26 = { -note-together }
note-deirdres-beauty-q8 = { -note-price }.
note-deirdres-beauty-q25 = Jeśli nikt nie ma karty eposu do ujawnienia, i tak kosztuje to klan.
note-deirdres-beauty-q33 = Swój klan wskazujesz po wyborze karty eposu.
note-deirdres-beauty-a22 =
    Karty leżą odkryte przed właścicielami, dopóki nie weźmiesz jednej z nich.
note-diarmuid-and-grainne-q2 = Klan był usunięty: może po tym nastąpić Bard.
note-diarmuid-and-grainne-q8 =
    Pasuje też do usunięcia, które jest za coś ceną: cena jest wtedy zapłacona.
note-diarmuid-and-grainne-q25 = Jeśli nie masz klanów na żadnym innym terenie, nic nie robi.
note-diarmuid-and-grainne-a19 =
    Bez skutku, nie przeszkadza innym kartom odpowiedzieć na to usunięcie.
note-diarmuid-and-grainne-a20 = Dla Kotła Dagdy ten klan nie padł.
note-diarmuid-and-grainne-a28 =
    Klan odchodzi od razu: zagrany potem „Kamienny krąg” już go nie zastaje.
note-eriu-q26 = { -note-together }
note-eriu-q34 = { -note-none-too }
note-fianna-q7 = Wejście nią w Góry kosztuje jak zawsze.
note-kernunos-sanctuary-q9 = Za to miejsce kultu nie dobiera się karty eposu.
note-lug-samildanach-q3 = Sięga po anulowaną kartę akcji.
note-lug-samildanach-q30 =
    On i Mistrz rzemiosła nie mogą krążyć na zmianę bez końca, bo wyczyny się kończą.
note-lug-samildanach-a17 =
    Anulowaną kartę bierze się ze stosu kart odrzuconych, jeśli jeszcze tam leży.
note-lugs-spear-q32 = Milkną też karty eposu, które są manewrami; zostają atak i wycofanie.
note-maeves-wealth-q19 = „Wrzosowiska” nie można zagrać, gdy inni wybierają, co oddać.
note-maeves-wealth-q22 = Możesz oddać tę samą kartę, którą dostajesz.
note-maeves-wealth-q35 = Oddać możesz dowolną kartę akcji z ręki.
note-maeves-wealth-a24 = Kto ma tylko jedną kartę akcji, tego się nie pyta.
note-manannans-horses-q34 = { -note-one-at-least }
note-morrigan-q5 = Za święto płaci prowokator, którego wskazuje.
note-morrigan-q14 =
    Wolno wskazać teren, na którym jest tylko jeden gracz; konfliktu z tego nie będzie.
note-morrigan-q27 = Najpierw stado wron, potem Bramy Tír na nÓg, potem konflikt.
note-morrigan-q41 = Jeśli do tej pory klany prowokatora zniknęły z tego terenu, konfliktu nie ma.
note-nuada-silverhand-q26 = { -note-together }
note-nuada-silverhand-q34 = { -note-none-too }
note-oenguss-ploy-q16 =
    Pasy liczy się potem od nowa, także po ostatnim. Graczy pomiędzy się pomija; możesz nastąpić po
    sobie.
note-oenguss-ploy-q40 = Anulowany, nie przerywa serii pasów.
note-otherworld-q26 = { -note-together }
note-otherworld-a25 = Najpierw umieszcza się twoje klany, potem usuwa cudze, w kolejności tur.
note-strengs-resolve-q1 =
    Ma wspólne okno z kartami „Bard”, „Napaść” i „Watażka”, każda w kolejności tur.
note-strengs-resolve-q6 = Atak, który spełza na niczym na Wzgórzach, to mimo wszystko atak.
note-tailtus-land-q12 = To, co odkładasz, przychodzi na samym końcu, w losowej kolejności.
note-tailtus-land-q25 = Gdy zostało mniej niż trzy, oglądasz tyle, ile jest.
note-tailtus-land-q33 = Miejsce, teren i przemieszczenie wybierasz po obejrzeniu.
note-tailtus-land-a12 = Wszyscy widzą, ile terenów jest w stosie i na ile części się dzieli.
note-tailtus-land-a26 = To, co odkładasz, jest osobną częścią stosu, którą znasz tylko ty.
note-tailtus-land-a27 = Jeśli dla terenu nie ma wolnego miejsca, wracają wszystkie obejrzane.
note-tale-of-cuchulain-q37 =
    Sięga tylko klanów nieufortyfikowanych: dwóch albo jedynego, jaki tam jest.
