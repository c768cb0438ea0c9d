### The page in the browser, around the table.

## At the foot of every screen.

page-unofficial = Página no oficial. Inis es un juego de Christian Martinez, publicado por Matagot. Este proyecto no tiene relación con ellos y no usa sus ilustraciones ni sus textos.
