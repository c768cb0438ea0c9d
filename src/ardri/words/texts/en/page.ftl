### The page in the browser, around the table.

## At the foot of every screen.

page-unofficial = Unofficial. Inis is Christian Martinez’s game, published by Matagot. This project is not affiliated with either, and has neither their art nor their text.
