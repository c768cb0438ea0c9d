### Tables and who sits there: why something is not done.

## Making a table

# $players (number)
seating-count = Il faut autant de sièges que de joueurs : { $players }.
seating-without-you = Prends place, toi aussi, à ta propre table.
seating-bot = Ce bot n’existe pas.
seating-holders = Là où plusieurs personnes jouent, il faut demander à tous ceux qui pourraient répondre : choisis les fenêtres « possible ».
seating-too-many = Trop de tes tables ne sont pas finies : termine une partie ou annule une table.

## At a table

seating-no-table = Cette table n’existe pas, ou n’est ouverte qu’aux invités.
seating-no-seat = Cette table n’a pas ce siège.
seating-taken = Quelqu’un y est déjà assis.
seating-full = Tous les sièges sont pris.
seating-sits = Tu es déjà à cette table.
seating-not-there = Ce siège n’est pas le tien.
seating-host = Seul qui a créé cette table peut le faire.
seating-begun = La partie a commencé : personne ne se lève ni ne s’assied plus.
seating-not-over = Une revanche sera possible quand la partie sera finie.

## Lists

seating-page = La liste ne continue pas là.
