### The command line: what its help says, and what is wrong with arguments. What begins with "ardri"
### or with "--" is typed so; so are human, the names of bots, compiled and interpreted.

## What there is

command-about = Ardrí : un moteur et un foyer pour le jeu de société Inis. Non officiel.
command-about-play = une partie dans ce terminal, contre des bots ou à plusieurs
command-about-simulate = beaucoup de parties entre bots, et comment elles finissent
command-about-replay = une partie encore une fois, en mots
command-about-help = les options d’une commande
command-commands = commandes{ "\u202F" }

# Stands for what is to be typed.
command-word-command = COMMANDE
command-word-file = FICHIER
command-word-folder = DOSSIER
command-word-bots = BOTS
command-word-seats = SIÈGES

## ardri play

command-play-alone =
    Sans options, on te demande combien de joueurs il y a, et l’on propose de reprendre une partie
    inachevée.
command-example-bots = toi contre deux bots
command-example-people = trois personnes à un clavier
command-example-seats = qui est assis où
command-example-resume = la dernière partie inachevée
command-example-file = depuis un fichier : un enregistrement, ou une position en JSON
command-example-language = dans une autre langue

command-help-saved = une partie sauvée, ou une position
command-help-players = 2, 3 ou 4 (4)
command-help-bots = combien, ou lesquels : wanderer, warrior, druid, ardri, du plus faible au plus fort (tous les joueurs sauf un)
command-help-seats = qui est assis où : human,warrior,…
command-help-resume = la dernière partie inachevée
command-help-seed = pour les mêmes corbeaux et les mêmes cartes
# $known (text): all there are; $usual (text): if it is not given
command-help-known = { $known } ({ $usual })
command-help-round-limit = partie nulle après tant de rounds

## ardri simulate

command-help-games = pour chaque sorte (1000)
command-help-one-bot = un seul, ou un par siège (wanderer)
command-help-rounds = partie nulle après tant de rounds ; 0 : jamais (60)
command-help-check = vérifier le moteur en chemin
command-help-every = vérifier une décision sur K
command-help-coverage = ce qui a servi, et ce qui n’a jamais servi
command-help-jobs = processus (1 ; avec --check : tous)
command-help-figures = les chiffres en JSON
command-help-out = où mettre une partie qui échoue (.)

## ardri replay

command-help-record = un enregistrement
command-help-to = seulement les N premières décisions
command-help-verbose = aussi chaque décision, celles du hasard comprises
command-help-events = tout ce qui s’est passé, en JSON
command-help-position = seulement la dernière position, en JSON

## For all of them

# $languages (text): their codes
command-help-lang = la langue : { $languages }
command-help-version = quelle version c’est
command-help-help = cette aide
# $version (text), $engine (text), $python (text)
command-version = ardri { $version }, moteur { $engine }, Python { $python }
command-not-installed = (non installé)
command-usage = usage :
command-options = options{ "\u202F" }
command-arguments = arguments{ "\u202F" }
command-stopped = arrêté

## What is wrong

# $fault (saying), $command (text): one line each
command-try = { $fault } – essaie : { $command }
# $fault (text)
command-fault = { $fault }
# $name (text), $known (text): their codes
command-no-language = il n’y a pas de langue « { $name } » ; il y a { $known }
# $language (text): its name
command-no-letters =
    Ce terminal ne peut pas montrer les lettres de cette langue ({ $language }) : voici le jeu en
    anglais.
# $argument (text), $fault (text)
command-in-argument = argument { $argument } : { $fault }
# $arguments (text)
command-unknown-arguments = arguments inconnus : { $arguments }
command-one-argument = il faut un argument
# $argument (text)
command-no-argument = rien ne peut le suivre : { $argument }
# $arguments (text)
command-required = il faut aussi : { $arguments }
# $option (text), $matches (text)
command-ambiguous = { $option } peut être { $matches }
# $value (text)
command-invalid-number = { $value } n’est pas un nombre entier
# $value (text), $choices (text)
command-invalid-choice = { $value } n’est pas dans : { $choices }
