### The page in the browser, around the table.

## At the foot of every screen.

page-unofficial = Неофіційна сторінка. Inis — гра Крістіана Мартінеса, видана Matagot. Цей проєкт із ними не пов’язаний і не використовує ні їхніх малюнків, ні їхніх текстів.
