### Tables and who sits there: why something is not done.

## Making a table

# $players (number)
seating-count = Liczba miejsc musi być równa liczbie graczy: { $players }.
seating-without-you = Przy własnym stole też musisz usiąść.
seating-bot = Nie ma takiego bota.
seating-holders = Gdzie gra kilka osób, trzeba pytać każdego, kto mógłby odpowiedzieć: wybierz okna „possible”.
seating-too-many = Zbyt wiele twoich stołów jeszcze trwa: dokończ gdzieś grę albo odwołaj któryś stół.

## At a table

seating-no-table = Nie ma takiego stołu albo jest on tylko dla zaproszonych.
seating-no-seat = Ten stół nie ma takiego miejsca.
seating-taken = Ktoś już tam siedzi.
seating-full = Wszystkie miejsca są zajęte.
seating-sits = Siedzisz już przy tym stole.
seating-not-there = Nie siedzisz tam.
seating-host = Może to zrobić tylko osoba, która założyła ten stół.
seating-begun = Gra już się zaczęła: nikt już nie wstaje ani nie siada.
seating-not-over = Rewanż będzie możliwy, gdy gra się skończy.

## Lists

seating-page = Lista nie ma tam dalszego ciągu.
