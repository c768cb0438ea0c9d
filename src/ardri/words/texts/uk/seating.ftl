### Tables and who sits there: why something is not done.

## Making a table

# $players (number)
seating-count = Місць має бути стільки ж, скільки гравців: { $players }.
seating-without-you = За власним столом сядь і ти.
seating-bot = Такого бота немає.
seating-holders = Де грають кілька людей, слід питати кожного, хто міг би відповісти: обери вікна «можливі» (possible).
seating-too-many = Забагато твоїх столів ще не завершено: дограй десь або скасуй якийсь стіл.

## At a table

seating-no-table = Такого столу немає, або він лише для запрошених.
seating-no-seat = У цього столу немає такого місця.
seating-taken = Там уже хтось сидить.
seating-full = Усі місця зайнято.
seating-sits = За цим столом ти вже сидиш.
seating-not-there = Ти там не сидиш.
seating-host = Це може зробити лише той, хто відкрив цей стіл.
seating-begun = Гра вже почалася: ніхто більше не встає й не сідає.
seating-not-over = Реванш буде можливий, коли гра скінчиться.

## Lists

seating-page = Продовження списку там немає.
