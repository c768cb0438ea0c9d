### The page in the browser, around the table.

## At the foot of every screen.

page-unofficial = Strona nieoficjalna. Inis to gra Christiana Martineza wydana przez Matagot. Ten projekt nie jest z nimi związany i nie używa ich grafik ani tekstów.
