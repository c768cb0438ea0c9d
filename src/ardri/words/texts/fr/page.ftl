### The page in the browser, around the table.

## At the foot of every screen.

page-unofficial = Site non officiel. Inis est un jeu de Christian Martinez, publié par Matagot. Ce projet n’est lié ni à l’un ni à l’autre et n’utilise ni leurs illustrations ni leurs textes.
