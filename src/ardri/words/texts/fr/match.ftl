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
