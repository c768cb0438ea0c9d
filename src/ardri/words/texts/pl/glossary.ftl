### The words that a player meets, each with what it means. One line each, plain text.

## On the island

gloss-territory-word = teren
gloss-territory-text = Część wyspy wielkości trzech sześciokątów. Jest ich szesnaście, a każdy ma własną kartę przewagi.
gloss-adjacent-word = sąsiedni
gloss-adjacent-text = Dwa tereny sąsiadują ze sobą, gdy któryś sześciokąt jednego ma wspólny bok z którymś sześciokątem drugiego.
gloss-stack-word = stos
gloss-stack-text = Tereny, które dopiero czekają na odkrycie. Nikt nie wie, który przyjdzie następny.
gloss-clan-word = klan
gloss-clan-text = Jedna z twoich dwunastu figurek. Klany zasiedlają tereny i walczą; dzięki nim jesteś na terenie i zostajesz jego wodzem.
gloss-reserve-word = rezerwa
gloss-reserve-text = Twoje klany, których nie ma na wyspie. Z rezerwy bierzesz to, co umieszczasz; wraca do niej to, co usunięte lub zastąpione.
gloss-present-word = obecny
gloss-present-text = Gracz jest obecny na terenie, gdy ma tam co najmniej jeden klan, ufortyfikowany lub nie.
gloss-chieftain-word = wódz
gloss-chieftain-text = Gracz, który ma na terenie więcej klanów niż każdy inny z osobna. Przy remisie wodza nie ma. Ustala się to na nowo po każdej zmianie.
gloss-opposing-word = klany przeciwników
gloss-opposing-text = Klany, które należą do innych graczy. Każdy inny gracz jest twoim przeciwnikiem.
gloss-citadel-word = cytadela
gloss-citadel-text = Budynek, który w każdym konflikcie chroni jeden klan: ten, który wejdzie tam pierwszy. Nie należy do nikogo.
gloss-sanctuary-word = miejsce kultu
gloss-sanctuary-text = Budynek, który liczy się do warunku zwycięstwa „wiara” wszystkim obecnym na terenie. Nie należy do nikogo.
gloss-capital-word = stolica
gloss-capital-text = Teren, który na początku gry wybiera pierwszy Bran; ma własną cytadelę. Wódz stolicy zostaje na zgromadzeniu Branem.
gloss-festival-marker-word = żeton święta
gloss-festival-marker-text = Leży do końca pory roku tam, gdzie było ostatnie święto. Kto wywołuje tam konflikt, najpierw usuwa stamtąd jeden własny klan.

## Players and the order of play

gloss-brenn-word = Bran
gloss-brenn-text = Przywódca rundy, ustalany na zgromadzeniu: zaczyna porę roku, wskazuje, gdzie Eksploracja znajduje ląd, i wygrywa remisy w walce o koronę.
gloss-high-king-word = Wysoki Król
gloss-high-king-text = Cel każdego z was. Pretendent, który przy sprawdzeniu spełnia najwięcej warunków zwycięstwa, zostaje Wysokim Królem i wygrywa.
gloss-pretender-word = pretendent
gloss-pretender-text = Gracz z żetonem pretendenta, czyli ten, kto zgłasza się po koronę. Wzięcie żetonu to cała tura i wymaga warunku zwycięstwa spełnionego w tej chwili.
gloss-deed-word = wyczyn
gloss-deed-text = Żeton, który przy każdym sprawdzeniu dodaje jeden do jednego z twoich warunków zwycięstwa, tam gdzie to najkorzystniejsze. Zachowujesz go z rundy na rundę.
gloss-victory-conditions-word = warunki zwycięstwa
gloss-victory-conditions-text = Władza, ziemie i wiara: co najmniej sześć klanów przeciwników tam, gdzie jesteś wodzem, sześć terenów z twoimi klanami albo sześć miejsc kultu na takich terenach.
gloss-flock-word = stado wron
gloss-flock-text = Pokazuje, w którą stronę wokół stołu biegną tury. Rzuca się nim na każdym zgromadzeniu.
gloss-turn-order-word = kolejność rozgrywania tur
gloss-turn-order-text = Wokół stołu w kierunku, który pokazuje stado wron. Krócej: w kolejności tur.
gloss-active-player-word = aktywny gracz
gloss-active-player-text = Ten, kogo pyta się najpierw, gdy odpowiedzieć może kilka osób: ten, czyja trwa tura, w konflikcie ten, czyj jest manewr, na zgromadzeniu Bran.
gloss-round-word = runda
gloss-round-text = Zgromadzenie i pora roku, która po nim następuje.
gloss-assembly-word = zgromadzenie
gloss-assembly-text = Pierwsza część rundy: Bran, sprawdzenie zwycięstwa, karty przewagi, stado wron, rozdanie i draft.
gloss-season-word = pora roku
gloss-season-text = Druga część rundy: rozgrywacie tury, aż wszyscy po kolei spasują.
gloss-pass-word = spasować
gloss-pass-text = Nic nie robić w swojej turze. W następnej można znów działać.
gloss-draft-word = draft
gloss-draft-text = Sposób wyboru kart akcji: część zachowujesz, resztę przekazujesz dalej i wybierasz na nowo z tego, co dostajesz.

## Cards

gloss-action-card-word = karta akcji
gloss-action-card-text = Jedna z kart, które wybieracie w drafcie na każdym zgromadzeniu. Niezagrane odrzuca się na końcu pory roku.
gloss-advantage-card-word = karta przewagi
gloss-advantage-card-text = Karta terenu. Na zgromadzeniu bierze ją wódz tego terenu i może ją zagrać raz w rundzie.
gloss-epic-tale-word = karta eposu
gloss-epic-tale-text = Karta z opowieścią o bogach lub bohaterach. Dobierasz ją, gdy każe ci efekt, i trzymasz, póki jej nie zagrasz.
gloss-season-card-word = karta pory roku
gloss-season-card-text = Karta z efektem pory roku, którą zagrywasz jako swoją turę w porze roku. Użyta dla triskelionu, nie jest kartą pory roku.
gloss-triskel-word = triskelion
gloss-triskel-text = Potrójna spirala. Oznacza efekty, które są odpowiedzią na coś: zagrywa się je, gdy pozwala na to karta, w czyjejkolwiek turze.
gloss-window-word = okno
gloss-window-text = Chwila na odpowiedź. Pyta się tych, którzy mają pasującą kartę, od aktywnego gracza, aż wszyscy odmówią.
gloss-cancel-word = anulować
gloss-cancel-text = Powstrzymać właśnie ogłoszoną kartę: zostaje odrzucona bez efektu, ale liczy się jako zagrana.
gloss-discard-word = odrzucić
gloss-discard-text = Odłożyć kartę na stos jej rodzaju: karty akcji zakryte, karty eposu odkryte. Karta przewagi leży zamiast tego zakryta przy swoim terenie.
gloss-set-aside-word = odłożona karta
gloss-set-aside-text = Jedyna karta akcji, której w tej rundzie nikt nie ma na ręce. Leży zakryta, aż sięgnie po nią jakiś efekt.

## What effects do

gloss-place-word = umieścić
gloss-place-text = Wprowadzić na wyspę klany z własnej rezerwy. To nigdy nie wywołuje konfliktu.
gloss-move-word = przemieścić
gloss-move-text = Przenieść klany z jednego terenu na drugi, sąsiedni, chyba że karta pozwala na dowolny. Tam, gdzie stoją cudze klany, wywołuje to konflikt, chyba że karta go wyklucza.
gloss-remove-word = usunąć
gloss-remove-text = Zdjąć klan z wyspy do rezerwy jego właściciela. Właściciel może odpowiedzieć kartą.
gloss-replace-word = zastąpić
gloss-replace-text = Odesłać klan innego gracza do jego rezerwy i postawić na tym miejscu własny. To nie jest usunięcie.
gloss-draw-word = dobrać
gloss-draw-text = Wziąć karty eposu z talii. Jeśli z kilku zachowujesz tylko jedną, pozostałe odrzucasz odkryte.
gloss-discover-word = odkryć
gloss-discover-text = Wprowadzić do gry teren ze stosu, na wolne miejsce, które sąsiaduje z co najmniej dwoma innymi terenami.
gloss-look-word = obejrzeć
gloss-look-text = Zobaczyć karty lub tereny, których inni nie widzą.

## The clash

gloss-clash-word = konflikt
gloss-clash-text = Walka między graczami obecnymi na jednym terenie. Toczy się manewr po manewrze, aż zgodzą się ją zakończyć albo nie zostanie tam żaden nieufortyfikowany klan.
gloss-instigator-word = prowokator
gloss-instigator-text = Ten, kto wywołuje konflikt. Prowokator nie może chronić klanów i wykonuje pierwszy manewr.
gloss-sheltered-word = ufortyfikowany
gloss-sheltered-text = O klanie, który w czasie konfliktu stoi w cytadeli: jest bezpieczny i nie bierze udziału w walce, ale liczy się do obecności i do tego, kto jest wodzem.
gloss-exposed-word = nieufortyfikowany
gloss-exposed-text = O klanie w konflikcie, który nie stoi w cytadeli. Tylko ci, którzy mają takie klany, wykonują manewry, mogą być atakowani i decydują o zakończeniu konfliktu.
gloss-engaged-word = zaangażowany
gloss-engaged-text = O graczu, który ma w konflikcie co najmniej jeden nieufortyfikowany klan.
gloss-maneuver-word = manewr
gloss-maneuver-text = To, co robisz, gdy w konflikcie przychodzi twoja kolej: atak, wycofanie albo zagranie karty eposu, która jest manewrem.
gloss-attack-word = atak
gloss-attack-text = Manewr: wskazany gracz odrzuca kartę akcji albo usuwa jeden własny nieufortyfikowany klan.
gloss-withdraw-word = wycofanie
gloss-withdraw-text = Manewr: przemieszczasz nieufortyfikowane klany na sąsiednie tereny, których jesteś wodzem. Konfliktu z tego nie ma.
gloss-peace-word = pokój
gloss-peace-text = Koniec konfliktu za zgodą wszystkich. Przed każdym manewrem mogą się na to zgodzić gracze z nieufortyfikowanymi klanami; jedna odmowa wystarczy, by walczyć dalej.

## Ways to play

gloss-ruleset-word = wersja zasad
gloss-ruleset-text = Określa, ile jest cytadel, miejsc kultu i wyczynów. Każde wydanie gry ma własne liczby.
gloss-scenario-word = Pierwsza rozgrywka
gloss-scenario-text = Scenariusz na początek: ustalone tereny na start i sześć innych, które przychodzą na końcu.
