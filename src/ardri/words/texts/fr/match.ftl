### Une partie à la table : pourquoi une chose ne se fait pas, et ce qu’est devenue une partie.

## Ce qu’un siège attend d’une partie

match-stale = La partie a continué entre-temps. Regarde de nouveau, puis décide.
match-sealed = Tu as déjà répondu. Pour répondre autre chose, reprends d’abord ta réponse.
match-undo-stands = Ton dernier coup est définitif et ne peut être repris.
match-no-orders = Il n’y a pas d’ordres permanents pour ce siège : personne n’y est assis en chair et en os.
match-order-card = Cet ordre demande une carte.
match-order-no-card = Cet ordre ne vise aucune carte en particulier.
# $number (number)
match-no-order = Il n’y a pas ici d’ordre permanent { $number }.

## Une partie vue de l’extérieur

match-goes-on = La partie est encore en cours : elle sera montrée en entier quand elle sera finie.
# $step (number), $last (number)
match-no-step = Cette partie n’a pas d’étape { $step } : ses étapes vont de 0 à { $last }.
# $version (number)
match-differs =
    Le journal de cette partie mène ailleurs que lorsqu’elle fut jouée, à partir de l’entrée { $version }.
    On peut le lire, mais pas continuer à jouer.

## Les tables, les sièges, et qui peut quoi

match-no-table = Il n’y a pas de table de ce nom.
match-not-your-seat = Ce siège n’est pas à toi.
match-not-invited = À cette table on se rassemble encore, et seuls ceux qui y sont assis peuvent regarder.
match-no-spectators = Cette table n’a pas de spectateurs.
match-not-begun = La partie n’a pas encore commencé.

## La connexion

match-nobody = Choisis d’abord un nom, ou connecte-toi.
match-origin = Ceci vient d’une page qui n’est pas de ce serveur.
match-binary = Les messages sont des textes.
match-too-long = Ce message est trop long.
# $fault (text)
match-malformed = Ce message ne peut être lu : { $fault }
match-too-fast = C’était trop rapide. Attends un instant, puis essaie de nouveau.
match-flood = Beaucoup trop de messages sont arrivés trop vite. La connexion est fermée.
match-slow = Ce qui a été envoyé ici est resté trop longtemps sans être lu. La connexion est fermée ; une nouvelle rattrapera le reste.
match-signed-out = Ta session a été fermée ailleurs.
match-nothing-said = Ceci ne dit rien.

## Les limites du serveur

match-busy = Le serveur ne peut pas le faire à l’instant. Rien n’est perdu ; essaie de nouveau dans un moment.
match-closing = Le serveur redémarre. Rien n’est perdu ; il sera de retour dans un moment.
match-full = Ce serveur est plein en ce moment. Essaie de nouveau un peu plus tard.
match-many-sockets = Tu as trop de connexions ouvertes. Ferme quelques pages ou programmes.
match-many-tables = Une seule connexion ne peut suivre autant de tables.
match-waiting = Trop de tes demandes attendent déjà un tour.
