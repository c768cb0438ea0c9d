### The rules of the game, retold for players, chapter by chapter.
### A chapter is a title and paragraphs p1, p2, … without gaps. A paragraph is plain text on one line, at most
### 400 characters. The comment above it names the rules (R), rulings (Q, A) and sections that it retells.

## What the game is about

chapter-goal-title = Cel gry
# R1.1
chapter-goal-p1 = Każdy z was prowadzi dwanaście klanów na wyspie z celtyckich legend. Razem ją zasiedlacie i zabudowujecie, odkrywacie nowe ziemie, snujecie opowieści o bogach i bohaterach, a czasem walczycie. Gra się we dwoje, troje lub czworo, a Wysokim Królem zostaje tylko jedna osoba.
# R8.1
chapter-goal-p2 = Na koronę można zasłużyć na trzy sposoby. Władza: być wodzem nad co najmniej sześcioma klanami innych graczy. Ziemie: być na co najmniej sześciu terenach. Wiara: być tam, gdzie łącznie stoi co najmniej sześć miejsc kultu. Wystarczy jeden z nich, o ile nikt inny nie ma więcej do pokazania.
# R4.5, R8.3
chapter-goal-p3 = Trzeba też powiedzieć, że się tego chce. W porze roku poświęcasz turę na żeton pretendenta i wszyscy to widzą. Jeśli na następnym zgromadzeniu nadal spełniasz jakiś warunek, i to więcej warunków niż każdy inny pretendent, wygrywasz. Do tego czasu inni mogą cię powstrzymać.
# R3, R4
chapter-goal-p4 = Gra toczy się rundami. Runda zaczyna się od zgromadzenia: sprawdzacie, czy ktoś wygrywa, i wybieracie w drafcie karty akcji. Potem nadchodzi pora roku: tura po turze zagrywacie te karty. Liczba rund nie jest ustalona; gra trwa, aż ktoś zostanie Wysokim Królem.
# R1.1, R5.1
chapter-goal-p5 = Kart są trzy rodzaje. Karty akcji są w każdej rundzie nowe i wszyscy wybieracie z tych samych kilku. Karta przewagi należy do terenu i trafia do jego wodza. Karty eposu zdobywa się innymi dokonaniami i trzyma do dnia, w którym się przydadzą.
# R7.6
chapter-goal-p6 = Walka kosztuje i kończy się, gdy zgodzą się na to wszyscy walczący. Często mądrzej jest dzielić teren, niż go opustoszyć. Pilnuj, do czego zbliżają się inni, i zostaw sobie coś na ręce.

## The island, its people and its buildings

chapter-island-title = Wyspa
# R1.1, R1.6
chapter-island-p1 = Wyspa składa się z terenów. Łącznie jest ich szesnaście: kilka leży na stole od początku, inne odkrywacie później. Każdy zajmuje trzy sześciokąty, które wszystkie stykają się ze sobą, i może leżeć obrócony dowolnie. Wyspa jest zawsze w jednym kawałku.
# R1.6
chapter-island-p2 = Dwa tereny sąsiadują ze sobą, gdy któryś sześciokąt jednego ma wspólny bok z którymś sześciokątem drugiego. Z terenu na sąsiedni jest jeden krok.
# R1.4
chapter-island-p3 = Masz dwanaście klanów. Te, których nie ma na wyspie, to twoja rezerwa. Wszystko, co umieszczasz, bierzesz z własnej rezerwy. Jeśli jest w niej za mało klanów, umieszczasz tyle, ile jest, i decydujesz, gdzie.
# Words (presence)
chapter-island-p4 = Gracz jest obecny na terenie, gdy stoi tam co najmniej jeden jego klan. Na tym samym terenie może być obecnych dowolnie wielu graczy i żyją tam w pokoju, dopóki ktoś nie wywoła konfliktu.
# Words (chieftain), E1
chapter-island-p5 = Jesteś wodzem terenu, gdy masz tam więcej klanów niż każdy inny gracz z osobna. Cztery klany przeciw trzem i dwóm dają ci to miano. Przy remisie wodzem nie jest nikt. Liczy się to na nowo po każdej zmianie, i to natychmiast.
# R1.5, R7.4, R8.1
chapter-island-p6 = Cytadele i miejsca kultu stoją na terenach i nie należą do nikogo; na jednym terenie może ich być dowolnie wiele. W konflikcie cytadela chroni jeden klan: ten, który schroni się w niej pierwszy. Miejsca kultu liczą się w drodze do korony i wymaga ich wiele kart eposu.
# R2.4, R3.1, R4.1, R8.4, Q33
chapter-island-p7 = Jeden teren jest stolicą; stoi na nim osobna cytadela. Jego wódz zostaje na zgromadzeniu Branem. Bran rozgrywa pierwszą turę pory roku, wskazuje, gdzie Eksploracja znajduje nową ziemię, i wygrywa remisy w walce o koronę.
# Words (turn order), R3.4
chapter-island-p8 = Stado wron pokazuje, w którą stronę wokół stołu biegną tury: zgodnie z ruchem wskazówek zegara czy przeciwnie. Gdy w zasadach mowa o następnym graczu albo o kolejności tur, chodzi właśnie o ten kierunek.
# R1.3, A1
chapter-island-p9 = Gdy żetonów, budynków lub kart jakiegoś rodzaju zabraknie, nikt ich więcej nie zyskuje, nie umieszcza ani nie dobiera; reszta efektu i tak działa. Miejsca kultu wydrukowane na terenach nie pochodzą z puli.

## Setting up

chapter-setup-title = Przygotowanie gry
# R1.1, R2.1
chapter-setup-p1 = Spośród siedemnastu kart akcji cztery są tylko do gry czteroosobowej: Posłańcy, Mistrz rzemiosła, Napaść oraz Zwiadowcy i szpiedzy. W dwie lub trzy osoby zostają w pudełku i gracie trzynastoma.
# R2.2, Q42
chapter-setup-p2 = Losuje się i wykłada tyle terenów, ilu jest graczy. Dwa leżą obok siebie; trzy schodzą się wokół jednego punktu; cztery tworzą romb, w którym każdy styka się z co najmniej dwoma innymi. Los decyduje też, który gdzie leży. Reszta czeka w stosie.
# R2.2, A1
chapter-setup-p3 = Karty przewagi tych terenów leżą odkryte obok nich. Bramy Tír na nÓg i Kamienny krąg wchodzą do gry z miejscem kultu, które jest na nich wydrukowane.
# R2.4, Q21
chapter-setup-p4 = Pierwszego Brana wskazuje los. Bran mówi, który z terenów ma być stolicą: trafiają tam cytadela stolicy i jedno miejsce kultu. Bagna nie można wybrać, bo nigdy nie może na nim stać cytadela.
# R2.5
chapter-setup-p5 = Rzuca się stadem wron, by zobaczyć, w którą stronę biegną tury. Potem, od Brana i w kolejności tur, każdy stawia jeden klan na dowolnym terenie i jeszcze raz to samo, tak że każdy ma na wyspie dwa.
# R2.5
chapter-setup-p6 = Teraz zaczyna się pierwsza runda, od zgromadzenia. Pierwszy rzut nie jest zmianą kierunku, więc Bramy Tír na nÓg na niego nie odpowiadają.

## The Assembly

chapter-assembly-title = Zgromadzenie
# R3
chapter-assembly-p1 = Każdą rundę otwiera zgromadzenie. Jego kroki następują zawsze w tej samej kolejności: Bran, sprawdzenie zwycięstwa, karty przewagi, stado wron, rozdanie, draft.
# R3.0, Q43, Q4
chapter-assembly-p2 = Przed pierwszym krokiem jest chwila na Przestrogę Cathbada. Obowiązują wtedy jeszcze dawny Bran i dawny kierunek, a zachowane z poprzedniej rundy karty przewagi są jeszcze na ręce. To, co Przestroga zaczyna, kończy się dopiero na samym końcu zgromadzenia.
# R3.1, E2
chapter-assembly-p3 = Bran: odtąd jest nim wódz stolicy. Jeśli stolica nie ma wodza, Bran zostaje Branem, nawet jeśli nie ma tam ani jednego klanu. Bran zmienia się tylko w tej chwili i w żadnej innej.
# R3.2
chapter-assembly-p4 = Sprawdzenie zwycięstwa: pretendenci pokazują, co mają. Jeśli któryś z nich wygrywa, gra od razu się kończy. Jeśli nie, wszystkie żetony pretendentów wracają do puli i kto chce korony, musi zgłosić się na nowo.
# R3.3
chapter-assembly-p5 = Karty przewagi: każdy wódz bierze kartę swojego terenu, choćby była zagrana w poprzedniej rundzie. Gdzie nie ma wodza, karta leży odkryta obok terenu i nie należy do nikogo.
# R3.4
chapter-assembly-p6 = Stado wron: rzuca się nim jak monetą i pokazuje kierunek na tę rundę. Jeśli jest inny niż dotąd, działają Bramy Tír na nÓg, o ile są w grze.
# R3.5, R3.6
chapter-assembly-p7 = Rozdanie i draft: tasuje się wszystkie karty akcji w grze. Jedną odkłada się zakrytą, a z pozostałych każdy wybiera sobie cztery na rękę, a w grze dwuosobowej sześć. Jak to przebiega, mówi rozdział o drafcie.

## The draft

chapter-draft-title = Draft
# R3.5
chapter-draft-p1 = Jedna karta akcji zostaje odłożona zakryta i nikt nie wie, która to. W trzy lub cztery osoby każdy dostaje potem cztery karty i żadna nie zostaje: wszystkie inne karty akcji są w każdej rundzie na czyjejś ręce.
# R3.6
chapter-draft-p2 = Wszyscy wybieracie równocześnie. Ze swoich czterech kart zachowaj jedną, a trzy przekaż następnemu graczowi. Znów masz cztery: zachowaj dwie, przekaż dwie. Jeszcze raz cztery: zachowaj trzy, przekaż ostatnią. Masz już gotową rękę.
# R3.6
chapter-draft-p3 = To, co było zachowane wcześniej, można później przekazać. Za każdym razem wybierasz na nowo spośród wszystkich kart na ręce.
# R3.6
chapter-draft-p4 = Karty wędrują do następnego gracza w kolejności tur, więc o tym, komu je przekazujesz, decyduje stado wron, którym przed chwilą rzucono.
# R14, A14
chapter-draft-p5 = Wybory są ukryte, dopóki nie wybiorą wszyscy; widać tylko, kto jest już gotów. Pamiętaj, co przekazujesz: później w porze roku wiesz, gdzie mogą być niektóre karty.
# R3.5, R3.7, Q4
chapter-draft-p6 = Przestroga Cathbada pozwala przed rozdaniem wybrać odkładaną kartę, a po drafcie wymienić ją na inną. Później sięgają po tę kartę Przydział czempiona i Zatoka. Poza tym zostaje poza grą przez całą rundę.
# R9.2
chapter-draft-p7 = W dwie osoby draftuje się dwa razy, za każdym razem po trzy karty; zobacz rozdział o grze dwuosobowej.

## The Season

chapter-season-title = Pora roku
# R4.1, Q13
chapter-season-p1 = Bran rozgrywa pierwszą turę i musi zagrać w niej kartę pory roku: ani spasować, ani wziąć żetonu pretendenta nie może. Karta potem anulowana też spełnia ten obowiązek. Spasować może tylko Bran, który nie ma żadnej karty pory roku do zagrania, a taki pas liczy się jak każdy inny.
# R4.3
chapter-season-p2 = W swojej turze robisz dokładnie jedną z trzech rzeczy: zagrywasz jedną kartę pory roku, pasujesz albo bierzesz żeton pretendenta. Potem jest tura następnego gracza.
# R4.4
chapter-season-p3 = Pas do niczego nie zobowiązuje. Gdy znów przyjdzie twoja tura, możesz zagrać kartę, o ile pora roku jeszcze trwa.
# R4.5, E7
chapter-season-p4 = Żeton pretendenta możesz wziąć, jeśli go nie masz i spełniasz w tej chwili warunek zwycięstwa, razem z wyczynami. Zachowujesz go do najbliższego sprawdzenia zwycięstwa, nawet jeśli przestaniesz cokolwiek spełniać. Nikt nie musi go brać.
# R4.2, A2
chapter-season-p5 = Jeśli na początku swojej tury nie masz na wyspie żadnego klanu, tracisz jeden wyczyn, o ile masz; wraca on do puli. Potem umieszczasz dwa klany na jednym lub dwóch dowolnych terenach. Następnie rozgrywasz turę jak zwykle.
# R4.6, Q16
chapter-season-p6 = Po każdej turze jest chwila na Podstęp Angusa, dzięki któremu następna tura należy do tego, kto go zagrywa. Potem tura przechodzi na następnego gracza w kolejności.
# R4.7, R6.5, Q40
chapter-season-p7 = Pora roku kończy się, gdy wszyscy po kolei spasują i nic poza pasami się między nimi nie zdarzy. Karta pory roku, choćby anulowana, żeton pretendenta albo Podstęp Angusa, który zadziałał, zaczynają liczenie od nowa. Karty zagrane w odpowiedzi nie.
# R4.8, Q28
chapter-season-p8 = Na końcu pory roku odrzuca się zakryte wszystkie karty akcji, które zostały na ręce. Karta przewagi wraca na swój teren, jeśli jej posiadacz nie jest już tam wodzem. Karty eposu się zachowuje. Żeton święta znika z wyspy. Potem jest następne zgromadzenie.

## Playing a card

chapter-playing-title = Zagranie karty
# R5.1
chapter-playing-p1 = Karta ma efekt pory roku, efekt triskelionu albo oba; zagrywając ją, korzystasz z jednego. Efekt pory roku jest na własną turę. Efekt triskelionu jest odpowiedzią na coś i pasuje tylko w chwili, którą podaje karta, w czyjejkolwiek turze.
# R5.2
chapter-playing-p2 = Najpierw ogłaszasz kartę: pokazujesz ją i dokonujesz wszystkich wyborów, których wymaga. Dopóki ogłoszenie nie jest pełne, możesz wszystko cofnąć.
# R5.2, Q33
chapter-playing-p3 = Trzy rodzaje wyborów czekają, aż karta zadziała: te, które zależą od czegoś jeszcze nieznanego, na przykład dobranej karty lub obejrzanej ręki; te, które są tajne, na przykład karty z własnej ręki; i te, których ma dokonać inny gracz.
# R5.3, Q3
chapter-playing-p4 = Teraz kartę można anulować: kartę akcji może anulować przeciwnik kartą „Geis”, kartę eposu lub przewagi ktokolwiek kartą „Dagda”. Zostaje odrzucona od razu, przed kartą, która ją anuluje, i nic nie robi. Mimo to jest zagrana, więc to, co może po niej nastąpić, nadal może.
# R5.4, Q34
chapter-playing-p5 = Potem karta działa, na ile to możliwe. Co niewykonalne, to się pomija, a zagrać można nawet kartę, z której nic się nie da wykonać, chyba że sama tego zabrania, jak Druid. Przy słowach „możesz”, „dowolna liczba” lub „do” wolno nie robić nic; resztę robi się, na ile się da.
# R5.2, R5.4, Q26
chapter-playing-p6 = Gdy karta robi kilka rzeczy naraz, ogłasza się je wszystkie razem. Jeśli przed wykonaniem któraś staje się niemożliwa, przepada, a reszta działa.
# R5.5
chapter-playing-p7 = Gdy to się skończy, razem ze wszystkimi wywołanymi konfliktami, przychodzi chwila po karcie: na to, co można zagrać po swojej karcie pory roku lub eposu, i na Luga Wszechstronnego po czyjejkolwiek karcie akcji. Karta użyta dla triskelionu nie jest kartą pory roku, nawet jeśli ma też taki efekt.
# R5.6
chapter-playing-p8 = Na koniec kartę się odrzuca, chyba że ktoś ją bierze lub oddaje. Karty akcji idą na stos zakryte: wiadomo, co zagrano, a tego, co odrzucono z ręki, się nie pokazuje. Karty eposu leżą odkryte i każdy może je czytać. Karta przewagi leży zakryta przy swoim terenie: w tej rundzie jest zagrana.
# R5.7, R5.8, Q44
chapter-playing-p9 = Gdy Dagda trafia na stos odrzuconych kart eposu, cały stos wtasowuje się do talii, gdy tylko skończy się efekt, który go tam zaprowadził. Jeśli talia jest pusta, stos staje się nową talią, w razie potrzeby w środku dobierania.

## Answering with Triskel cards

chapter-answering-title = Odpowiadanie kartami z triskelionem
# R6.1
chapter-answering-p1 = Zawsze, gdy dzieje się coś, na co można odpowiedzieć kartą z triskelionem, jest na to chwila, czyli okno. Kto ma pasującą kartę, może ją zagrać albo odmówić. Pierwszeństwo ma aktywny gracz, potem pozostali w kolejności tur.
# R6.1
chapter-answering-p2 = Po każdej zagranej i wykonanej karcie pyta się od nowa, więc można odpowiedzieć jeszcze raz albo zmienić zdanie. Okno zamyka się, gdy odmówią wszyscy, którzy mogliby jeszcze zagrać. Gdy efekt dotyczy kilku graczy, następują po sobie w tym samym porządku.
# Words (active player)
chapter-answering-p3 = Aktywny gracz to w porze roku ten, czyja trwa tura. W konflikcie jest nim prowokator aż do pierwszego manewru, potem ten, kto ma wykonać manewr, a tuż po manewrze ten, czyj to był manewr. Na zgromadzeniu jest nim Bran, na samym początku dawny Bran.
# R6 (declared, drawing, any time)
chapter-answering-p4 = Ogłoszoną kartę mogą anulować Geis lub Dagda. Przed dobieraniem kart eposu można zagrać „Błonia”, a gdy dobiera się dzięki Bramom Tír na nÓg, także ich kartę. Gdy twoje klany przemieszczają się w Góry, możesz zagrać „Góry”. „Wrzosowisko” pasuje zawsze, gdy masz podjąć decyzję.
# R6 (clash start, Citadels, attack)
chapter-answering-p5 = Gdy zaczyna się konflikt, pora na Włócznię Luga, a na Pogórzach na „Pogórza”. Gdy klany już się schroniły, na Bitewny szał. Gdy ktoś ogłasza atak, zanim ofiara odpowie: na „Kopalnię żelaza” lub Maczugę Dagdy atakującego i na „Wzgórza” ofiary, jeśli dzieje się to tam.
# R6 (removed, after maneuver)
chapter-answering-p6 = Przy każdym usunięciu pojedynczego klanu jego właściciel może odpowiedzieć: Maczugą Dagdy, kartą „Diarmuid i Gráinne” albo, w konflikcie, Kotłem Dagdy. Po manewrze w jednym wspólnym oknie mieszczą się Bard, Napaść i Determinacja Strenga gracza, którego to manewr, oraz Watażka każdego, kto ma tam nieufortyfikowany klan.
# R6 (after play, end of turn, Assembly), R5.5
chapter-answering-p7 = Po twojej karcie pory roku: Zatoka, Zaginiona dolina, Kopalnia soli, Dolina. Po twojej karcie eposu: Las, Kamienny krąg, Mistrz rzemiosła. Po czyjejkolwiek karcie akcji: Lug Wszechstronny. Po każdej turze: Podstęp Angusa. Na początku zgromadzenia: Przestroga Cathbada. Karty eposu, które są manewrami, zagrywa się w konflikcie jako manewr.
# R6.2, R6.4
chapter-answering-p8 = Na to samo zdarzenie może odpowiedzieć kilka kart, a odpowiedzi też mogą doczekać się odpowiedzi: Geis na kartę akcji zagraną dla triskelionu, Dagda na kartę eposu lub przewagi. Najpierw kończy się to, co najgłębiej. Okno po karcie z triskelionem otwiera się przed wspólnym oknem po manewrze.
# R6.4
chapter-answering-p9 = Niektóre odpowiedzi zamykają sprawę. Gdy klan ocalą Maczuga Dagdy albo „Diarmuid i Gráinne”, na to usunięcie nic już nie odpowiada. Gdy ktoś weźmie lub odda zagraną kartę, nie pasują już karty, które jej potrzebują.
# Q19, Q31
chapter-answering-p10 = „Wrzosowisko” wymaga prawdziwej własnej decyzji: pasuje na jej pierwszym kroku, nie w trakcie ogłaszania karty, nie wtedy, gdy wybór jest tylko jeden, i nie wtedy, gdy kilka osób wybiera naraz. Nie jest odpowiedzią: potem pada to samo pytanie.

## How a clash begins

chapter-clash-title = Konflikt
# R7.1
chapter-clash-p1 = Konflikt zaczyna się, gdy jakieś klany przemieszczą się na teren z klanami innych graczy, chyba że efekt go wyklucza, a także tam, gdzie każe karta. Umieszczanie klanów nigdy go nie wywołuje. Jeśli obecnych jest mniej niż dwóch graczy, konfliktu nie ma.
# R7.2, Q41
chapter-clash-p2 = Prowokatorem jest właściciel przemieszczonych klanów albo gracz, którego wskazuje karta. Gdy jeden efekt prowadzi do kilku konfliktów, najpierw przemieszczają się wszystkie klany. Potem prowokator mówi, który konflikt jest następny, i tak po kolei.
# R7.2, E16
chapter-clash-p3 = Czekający konflikt przepada, jeśli prowokator nie ma już tam klanu albo przeciwnika. O tym, kto jest wodzem, zawsze rozstrzyga bieżące ustawienie klanów, także tam, gdzie konflikt dopiero nastąpi.
# R7.3, Q5, Q8, Q39
chapter-clash-p4 = Jeśli leży tam żeton święta, gracz, który na początku jest prowokatorem, najpierw usuwa stamtąd jeden własny klan. Można na to odpowiedzieć kartami jak na każde usunięcie. Jeśli prowokator nie ma już tam klanu, konfliktu nie będzie; zagrany przy tym Kocioł Dagdy mimo to oddaje klany.
# R7.3, Q5
chapter-clash-p5 = Potem jest chwila na karty z początku konfliktu. Jeśli „Pogórza” wskażą teraz innego prowokatora, dawny może chronić klany, a nowy nie. Ceny święta to nie zmienia: płaci ją prowokator z początku konfliktu.
# R7.4, Q15, A4, E3
chapter-clash-p6 = Cytadele: od gracza po prowokatorze, w kolejności tur i w kółko, każdy obecny może schronić jeden klan w wolnej cytadeli albo odmówić; prowokator nie może. Kto odmawia, może to zrobić w następnym okrążeniu. Krok się kończy, gdy brak wolnych cytadel lub klanów do schronienia albo wszyscy po kolei odmówią.
# R7.4
chapter-clash-p7 = Ufortyfikowany klan nie bierze udziału w konflikcie i nie sięga go żaden manewr, chyba że karta mówi inaczej. Nadal liczy się do obecności i do tego, kto jest wodzem. Wszystkie inne klany są tam nieufortyfikowane, także te, które przybędą później. Cytadeli opuszczonej przed czasem nie zajmuje się ponownie.
# R7.4
chapter-clash-p8 = Jeśli masz tam tylko ufortyfikowane klany, nie wykonujesz manewrów, nie można cię zaatakować i nie decydujesz o tym, czy konflikt się kończy.
# R7.5
chapter-clash-p9 = Gdy nikt nie chce już chronić klanów, jest chwila na Bitewny szał, który wypędza z cytadel wszystkie klany. Potem zaczynają się manewry.

## Maneuvers

chapter-maneuvers-title = Manewry
# R7.6, R7.10
chapter-maneuvers-p1 = Od prowokatora, w kolejności tur, każdy gracz z nieufortyfikowanymi klanami wykonuje jeden manewr, i tak w kółko aż do końca konfliktu. Nikt nie może spasować. Przed każdym manewrem możecie zgodzić się na pokój. Manewry są trzy: atak, wycofanie albo zagranie karty eposu, która jest manewrem.
# R7.7, E4
chapter-maneuvers-p2 = Atak: wskaż gracza, który ma tam nieufortyfikowane klany. Ten gracz wybiera: odrzuca dowolną kartę akcji, zakrytą i bez efektu, albo usuwa jeden swój nieufortyfikowany klan. Bez karty akcji musi to być klan.
# R7.7
chapter-maneuvers-p3 = Możesz zaatakować każdego, kto ma tam nieufortyfikowane klany. Gdy w konflikcie jest więcej niż dwóch graczy, nie ma stron: każdy walczy za siebie.
# R6, Q23, Q38
chapter-maneuvers-p4 = Na atak można odpowiedzieć, zanim wybierze ofiara. Kopalnia żelaza atakującego żąda i klanu, i karty, najpierw klanu; Maczuga Dagdy pozwala atakującemu wybrać jedno z dwojga. Do jednego ataku można zagrać tylko jedną z nich i nikt nie musi oddawać tego, czego nie ma.
# Q6
chapter-maneuvers-p5 = Na Wzgórzach ofiara może zagrać kartę „Wzgórza” i atak spełza na niczym. Mimo to był to atak: co może po ataku nastąpić, nadal może.
# R7.8, Q17, E15
chapter-maneuvers-p6 = Wycofanie: przemieść co najmniej jeden swój nieufortyfikowany klan na sąsiednie tereny, których jesteś wodzem, także na różne. O tym, kto jest wodzem, rozstrzyga stan sprzed ruchu. Część klanów możesz zostawić. Wycofanie nie wywołuje konfliktu. Bez takiego terenu wycofać się nie można.
# R7.9, R7.12, Q37
chapter-maneuvers-p7 = Karta eposu: jako manewr zagrywa się karty „Bitwa na Mag Tured”, „Fianna”, „Elokwencja Ogmy” i „Opowieść o Cúchulainnie”. Jeśli taka karta zostaje anulowana, i tak był to twój manewr. Opowieść o Cúchulainnie sięga tylko klanów nieufortyfikowanych: dwóch albo jedynego, jaki tam jest.
# R6, Q1, Q2
chapter-maneuvers-p8 = Po każdym manewrze jest jedna wspólna chwila na Barda, Napaść, Determinację Strenga i Watażkę. Napaść nie jest częścią manewru, więc klan, który usuwa, nie uprawnia do zagrania Barda. Po Elokwencji Ogmy takiej chwili nie ma, bo konflikt już się skończył.
# R7.10
chapter-maneuvers-p9 = Potem, jeśli ktoś ma tam jeszcze nieufortyfikowane klany, działa następny taki gracz w kolejności tur. Jeśli nie ma ich nikt, konflikt się kończy.

## Making peace

chapter-peace-title = Zawieranie pokoju
# R7.6
chapter-peace-p1 = Zanim ktoś wykona manewr, wszyscy, którzy mają tam nieufortyfikowane klany, mogą zgodzić się zakończyć konflikt. Najpierw pyta się tego, kto ma teraz działać, potem innych w kolejności tur, a odpowiedzi słyszą wszyscy.
# R7.6, E4
chapter-peace-p2 = Jeśli zgodzą się wszyscy, konflikt kończy się od razu. Pierwsza odmowa kończy pytanie i ten, czyja jest kolej, musi wykonać manewr. Przed następnym manewrem pyta się od nowa.
# R7.4, R7.6
chapter-peace-p3 = Głos mają tylko ci, którzy mają nieufortyfikowane klany. Kto ma wszystkie klany w cytadelach, po prostu czeka na innych.
# R7.11, Q17
chapter-peace-p4 = Jeśli tylko ty masz tam jeszcze nieufortyfikowane klany, możesz zakończyć konflikt albo wykonać manewr; jeśli żadnego wykonać się nie da, konflikt się kończy. Można na przykład wycofać część klanów, zostać z resztą i znów odpowiedzieć na to pytanie.
# R7.10, R7.12
chapter-peace-p5 = Konflikt kończy się też, gdy nie ma tam już żadnego nieufortyfikowanego klanu albo gdy kończy go Elokwencja Ogmy.
# R7.12, Q39
chapter-peace-p6 = Na końcu ufortyfikowane klany wychodzą z cytadel. Kocioł Dagdy zagrany w tym konflikcie oddaje do trzech klanów; ile, wybiera jego właściciel. Klany, które tam zostają, żyją odtąd obok siebie, także te, które walczyły.
# R7.12
chapter-peace-p7 = Potem przychodzi następny czekający konflikt, jeśli jest, a po ostatnim reszta tury.

## Victory

chapter-victory-title = Zwycięstwo, pretendenci i wyczyny
# R8.1
chapter-victory-p1 = Każdy z trzech warunków jest spełniony przy co najmniej sześciu. Władza: policz klany wszystkich innych graczy na terenach, których jesteś wodzem; własne się nie liczą. Ziemie: policz tereny, na których masz klany. Wiara: policz miejsca kultu na wszystkich terenach, na których masz klany.
# R8.2, Q29, E5
chapter-victory-p2 = Każdy wyczyn dodaje jeden do któregoś z warunków. Mając klany na czterech terenach z pięcioma miejscami kultu, z jednym wyczynem spełniasz warunek wiary, a z trzema także ziem. Wyczyn nigdy nie liczy się do dwóch warunków naraz.
# R8.2
chapter-victory-p3 = Wyczyny liczą się zawsze tak, jak jest dla ciebie najkorzystniej, i przy każdym sprawdzeniu od nowa. Nie zużywają się i zachowujesz je z rundy na rundę.
# R4.5, R4.2
chapter-victory-p4 = Wygrać może tylko pretendent. Żeton pretendenta bierze się w porze roku, zamiast wszystkiego innego w swojej turze, i tylko wtedy, gdy spełnia się warunek. Żeton nie mówi, który: przy sprawdzeniu może to być inny.
# R3.2, R8.3
chapter-victory-p5 = Zwycięstwo sprawdza się raz w rundzie, na zgromadzeniu, po ustaleniu Brana. Wysokim Królem zostaje ten z pretendentów, kto spełnia najwięcej warunków, a co najmniej jeden. To, o ile warunek jest przekroczony, nie ma znaczenia.
# R8.4, E6, E14
chapter-victory-p6 = Jeśli najwięcej warunków spełnia kilku pretendentów, wygrywa Bran, o ile jest wśród nich. Jeśli go nie ma, nie wygrywa nikt i gra toczy się dalej. Dlatego w odpowiedniej chwili warto mieć stolicę.
# R8.3, E6
chapter-victory-p7 = Graczy bez żetonu nie bierze się pod uwagę, cokolwiek mają. Z jednym warunkiem można wygrać z kimś, kto ma dwa, ale o nic się nie ubiega.
# R3.2
chapter-victory-p8 = Po sprawdzeniu bez zwycięzcy wszystkie żetony wracają do puli. O koronę trzeba się ubiegać w każdej porze roku na nowo.

## What effects are made of

chapter-effects-title = Co robią efekty
# R10.1
chapter-effects-p1 = Przemieścić: klany jednego gracza przechodzą z terenu na teren. Musi on być sąsiedni, chyba że karta pozwala na dowolny. Klany przemieszczone tam, gdzie są inni, wywołują konflikt, chyba że karta go wyklucza.
# R1.4
chapter-effects-p2 = Umieścić: klany wchodzą na wyspę z rezerwy swojego właściciela. To nigdy nie wywołuje konfliktu. Jeśli trzeba umieścić dwa, a został jeden, umieszcza się jeden.
# R10.2, Q8
chapter-effects-p3 = Usunąć: klan wraca do rezerwy swojego właściciela. Kilka usuwa się po jednym i za każdym razem właściciel może odpowiedzieć kartą. Dotyczy to każdego usunięcia, także takiego, które jest za coś ceną. Jeśli ktoś na nie odpowie, cena i tak jest zapłacona, a to, za co ją zapłacono, się dzieje.
# Q2, A20
chapter-effects-p4 = Klan, który „Diarmuid i Gráinne” prowadzą gdzie indziej albo który później oddaje Kocioł Dagdy, był usunięty i tak liczy się dla Barda. Klan, który Maczuga Dagdy zostawia na miejscu, usunięty nie był.
# R10.3
chapter-effects-p5 = Zastąpić: klan innego gracza wraca do jego rezerwy, a jego miejsce zajmuje twój. Jeśli twoja rezerwa jest pusta, nic się nie dzieje. To nie jest usunięcie: nie można na nie tak odpowiedzieć i nic nie daje Bardowi.
# R10.4
chapter-effects-p6 = Dobrać kilka, zachować jedną: oglądasz dobrane karty eposu, a inni nie. Jedną zachowujesz; pozostałe odrzucasz odkryte.
# Q9, A11
chapter-effects-p7 = Kartę eposu dobiera się tylko wtedy, gdy jakiś efekt każe dobrać. Miejsce kultu, które wchodzi do gry, samo z siebie jej nie przynosi: ani wydrukowane na terenie, ani to z karty „Przybytek Cernunnosa”. Gdy kart eposu nigdzie już nie ma, nie ma też dobierania.
# R10.5, Q12
chapter-effects-p8 = Odkryć: los wybiera następny teren ze stosu. Trafia on na wolne miejsce, które sąsiaduje z co najmniej dwoma terenami, ze swoją odkrytą kartą przewagi i z wydrukowanym miejscem kultu, jeśli je ma. Gdy stos jest pusty albo nie ma takiego miejsca, niczego się nie odkrywa.
# R10.6
chapter-effects-p9 = Obejrzeć: karty widzi tylko wskazany gracz. Inni wiedzą, że ktoś je ogląda i czyje one są.
# Q34
chapter-effects-p10 = „Dowolna liczba” i „do” dopuszczają zero. „Co najmniej jeden” znaczy dokładnie to. Konie Manannana przemieszczają przynajmniej jeden klan, jeśli jakiś może pójść.

## Territories and their Advantage cards

chapter-territories-title = Tereny
# R11
chapter-territories-p1 = Każdy teren ma kartę przewagi. Poza tym cztery tereny są szczególne same w sobie, ktokolwiek ma ich kartę: Bramy Tír na nÓg, Góry, Kamienny krąg i Bagno. Wszystkie inne to zwykła ziemia.
# R3.3, R4.8, R5.6
chapter-territories-p2 = Kartę przewagi terenu dostajesz na zgromadzeniu jako jego wódz i możesz ją zagrać raz w rundzie. Zachowujesz ją w porze roku nawet po utracie terenu; ale na końcu pory roku wraca na stół, jeśli nie jesteś tam już wodzem.
# R3.3, R5.6, Q11, Q21
chapter-territories-p3 = Zagrana karta przewagi leży zakryta przy swoim terenie do następnego zgromadzenia. Tak samo ta, którą odrzuca Mistrz rzemiosła. Karta akcji „Cytadela” może przynieść ci kartę przewagi w porze roku, nawet z ręki innego gracza, chyba że jest już zagrana.
# R11 (Gates), R3.4
chapter-territories-p4 = Bramy Tír na nÓg: wchodzą do gry z miejscem kultu. Zawsze, gdy stado wron zmienia kierunek, każdy obecny tam gracz usuwa stamtąd jeden swój klan i dobiera kartę eposu.
# Q27, R11, Q8
chapter-territories-p5 = Pod Bramami gracze następują po sobie w kolejności tur od aktywnego gracza; na zgromadzeniu jest nim Bran. Jeden kończy usuwanie i dobieranie, zanim zacznie następny. Gdy stado odwraca Morrigan, Bramy działają przed konfliktem.
# R11 (Mountains), Q7
chapter-territories-p6 = Góry: gdy jakiś efekt przemieści tam twoje klany, odrzucasz kartę akcji albo usuwasz stamtąd jeden swój klan, jeszcze przed konfliktem. Raz na efekt, ile by klanów nie przyszło i ktokolwiek je przemieścił. Wycofanie też się liczy; umieszczone klany nic nie kosztują.
# R11 (Stone Circle), Q9, Q36
chapter-territories-p7 = Kamienny krąg: wchodzi do gry z miejscem kultu. Ani za nie, ani za to pod Bramami nie dobiera się karty eposu. Żeby zagrać kartę „Kamienny krąg”, trzeba mieć tam klan, bo to on jest jej ceną.
# R11 (Swamp), Q21
chapter-territories-p8 = Bagno: nigdy nie stoi tam cytadela, więc nie może być stolicą. Jego karta nic nie robi, ale jej zagranie to zagranie karty pory roku.
# Q36
chapter-territories-p9 = Jeśli trzeba zapłacić klanem na terenie, na którym trwa konflikt, właściciel oddaje nieufortyfikowany, a ufortyfikowany tylko wtedy, gdy nie ma innego. To, czego jeden gracz żąda od drugiego, dotyczy wyłącznie klanów nieufortyfikowanych.

## Two players

chapter-two-players-title = Gra dwuosobowa
# R2.1, R2.2
chapter-two-players-p1 = We dwoje zaczynacie z dwoma terenami obok siebie i trzynastoma kartami akcji: te do gry czteroosobowej zostają w pudełku.
# R9.2
chapter-two-players-p2 = Jedną kartę akcji odkłada się zakrytą. Potem każde z was dostaje trzy. Zachowaj jedną i przekaż dwie; z trzech na ręce zachowaj dwie i przekaż jedną. Trzy, które masz na koniec, odłóż na bok.
# R9.2
chapter-two-players-p3 = Teraz każde z was dostaje trzy pozostałe i draftujecie je tak samo. Nie mieszaj obu zestawów przed końcem. Na koniec każde z was ma sześć kart.
# R9.1
chapter-two-players-p4 = Tury rozgrywa się po prostu na zmianę. Stadem wron i tak rzuca się w każdej rundzie, ale liczy się ono tylko dla Bram Tír na nÓg, które patrzą, czy zmieniło kierunek.
# Q4
chapter-two-players-p5 = Przestroga Cathbada działa jak zawsze: gdy jej gracz bierze odłożoną kartę, ma na chwilę siedem kart na ręce, a gdy odłoży inną, znów sześć.
# R4.7
chapter-two-players-p6 = Pora roku kończy się, gdy spasujecie oboje, jedno zaraz po drugim. Wszystkie inne zasady zostają bez zmian.

## Rulesets and scenarios

chapter-editions-title = Wersje zasad i scenariusze
# R1.2, A3
chapter-editions-p1 = Gra ukazała się w kilku językach, a w pudełkach nie ma tyle samo elementów. Wersja zasad mówi, ile czego jest. Same zasady są we wszystkich takie same.
# R1.2
chapter-editions-p2 = Zwykła wersja, 2e, idzie za najnowszym wydaniem: dziewięć cytadel razem z tą w stolicy, dziewięć miejsc kultu, dziesięć wyczynów.
# R1.2
chapter-editions-p3 = Wersje angielska (en) i hiszpańska (es) mają dziesięć cytadel razem z tą w stolicy, dziesięć miejsc kultu i osiem wyczynów. Francuska (fr) i ukraińska (uk) mają dziewięć cytadel, dziewięć miejsc kultu i osiem wyczynów.
# R1.1, R1.2
chapter-editions-p4 = W każdej wersji są cztery żetony pretendentów, Bran, stado wron, jeden żeton święta, po dwanaście klanów na gracza, szesnaście terenów z kartami przewagi, siedemnaście kart akcji i trzydzieści kart eposu. Karty z dodatków zostają poza grą.
# R2.3
chapter-editions-p5 = Scenariusz „Pierwsza rozgrywka” jest dobry na początek. Zaczyna się od Doliny i Zatoki; w trzy osoby dochodzą Równiny, w cztery Równiny i Wzgórza.
# R2.3, A12
chapter-editions-p6 = W tym scenariuszu Błonia, Mgliste krainy, Las, Bramy Tír na nÓg, Pogórza i Góry odkrywa się jako sześć ostatnich terenów, w losowej kolejności.
# Q20, Q45
chapter-editions-p7 = Możecie umówić się na liczbę rund; zwykle nie ma ograniczenia. Ostatnią rundę rozgrywa się do końca i liczy się jeszcze sprawdzenie zwycięstwa, które następuje po niej. Jeśli nikt tam nie wygrywa, nikt nie jest Wysokim Królem i gra kończy się remisem.

## Secrets

chapter-secrets-title = Kto co wie
# R14, Q10
chapter-secrets-p1 = Jawne dla wszystkich: wyspa i wszystko, co na niej stoi, rezerwy i żetony, kierunek stada wron, czyja jest tura, każda zagrana karta, stos odrzuconych kart eposu i to, kto ma którą kartę przewagi.
# R14, Q10
chapter-secrets-p2 = Każdy może też liczyć: ile kart akcji i ile kart eposu jest na każdej ręce, ile kart akcji jest odrzuconych. Które to karty, to już inna sprawa.
# R14
chapter-secrets-p3 = Tylko dla ciebie są: twoja ręka, to, co widzisz i przekazujesz w drafcie, co oglądasz, co odkładasz, karty, które odrzucasz niezagrane, i tereny, które odkładasz przy karcie „Ziemia Tailtiu”.
# R14
chapter-secrets-p4 = Kartę skradzioną lub daną po cichu znacie we dwoje i nikt więcej. Ujawnioną lub daną otwarcie znają wszyscy. Kto przegląda odrzucone karty akcji, widzi cały stos.
# R14
chapter-secrets-p5 = Gdy kilka osób wybiera naraz, jak w drafcie, nic nie jest widoczne, dopóki nie wybiorą wszyscy.
# R14, A12
chapter-secrets-p6 = Nikt nie zna kolejności kart w taliach ani terenów w stosie, ani tego, co przyniesie los. Ile terenów jest jeszcze do odkrycia, widzą wszyscy.
# R14
chapter-secrets-p7 = Więcej gra ci nie powie. Zwykle o odpowiedź pyta się tylko tych, którzy mają pasującą kartę, a samo pytanie może coś innym zdradzić. Przy ustawieniu okien „possible” pyta się wszystkich, którzy mogliby ją mieć, i żadne pytanie nie zdradza ręki.

## Delicate cases

chapter-delicate-title = Zawiłe przypadki
# Q1, E10, E12
chapter-delicate-p1 = Kto odpowiada pierwszy? Aktywny gracz, potem pozostali w kolejności tur. Karta, którą dopiero chcesz zagrać, jest jeszcze na twojej ręce: można ją skraść, zanim przyjdzie na nią kolej. Kartę skradzioną Napaścią złodziej może zagrać w tym samym oknie.
# Q3, E9
chapter-delicate-p2 = Anulowana znaczy zagrana. Po anulowanej karcie pory roku wciąż możesz zagrać „Dolinę”. Ale sama anulowana karta leży już na stosie: Kamienny krąg i Mistrz rzemiosła nie sięgają anulowanej karty eposu. Anulowaną kartę akcji bierze tylko Lug Wszechstronny.
# R6.3, Q32, E8
chapter-delicate-p3 = Włócznia Luga nakazuje ciszę. Do końca tego konfliktu nikt nie zagrywa kart z triskelionem, nawet po samej Włóczni, a karty eposu nie są też manewrami: zostają atak i wycofanie. Dagda może anulować Włócznię, bo to dzieje się wcześniej. Innych czekających konfliktów cisza nie obejmuje.
# Q16, Q40
chapter-delicate-p4 = Podstęp Angusa daje zwykłą turę, nawet po ostatnim pasie i nawet temu, czyja tura właśnie się skończyła. Graczy pomiędzy się pomija, a pasy liczy od nowa. Jeśli Podstęp zostaje anulowany, seria pasów trwa; anulowana karta pory roku mimo wszystko ją przerywa.
# Q8, Q25, Q23, Q35
chapter-delicate-p5 = Co niewykonalne, to się pomija. Uroda Deirdre kosztuje klan, nawet jeśli nikt nie ma karty eposu do pokazania. „Diarmuid i Gráinne” nic nie robią, jeśli nie masz klanów nigdzie indziej. Napaść nic nie znajduje, gdy brak i karty, i nieufortyfikowanego klanu. Kopalnia soli wymaga przeciwnika z kartą akcji.
# Q22
chapter-delicate-p6 = Po Przydziale czempiona może nie być żadnej odłożonej karty. Wtedy drugi Przydział nic nie bierze, a Zatoka nic nie bierze, ale nadal odkłada kartę. Jeśli karta, którą przynosi Zatoka, jest jedyną na twojej ręce, wraca.
# Q5, Q14, Q41
chapter-delicate-p7 = Watażkę i Morrigan można zagrać tam, gdzie nie ma z kim walczyć; konfliktu z tego nie będzie. Nie ma go też, jeśli prowokatora wskazanego przez Morrigan już tam nie ma. Jeśli gracz wskazany przez Watażkę stracił do tej pory nieufortyfikowane klany, kolejność biegnie dalej od jego miejsca.
# Q18, Q39
chapter-delicate-p8 = Klany na Kotle Dagdy nie są ani na wyspie, ani w rezerwie. Służy on tylko jednemu konfliktowi. Leżą na nim też klany, które padły w nim wcześniej, o ile są jeszcze w rezerwie. Okno po tej karcie otwiera się, gdy odda klany.
# Q30
chapter-delicate-p9 = Triskelion Mistrza rzemiosła wymaga wyczynu w puli. Inaczej on i Lug Wszechstronny mogliby oddawać sobie miejsce bez końca.
# Q24, R1.4, A5
chapter-delicate-p10 = Pusta rezerwa nie przeszkadza w zagraniu żadnej karty. Watażka zagrany w konflikcie i tak mówi, kto teraz działa. Jeśli zostaje anulowany, nic się nie zmienia, a okno trwa.
