### The command line: what its help says, and what is wrong with arguments. What begins with "ardri"
### or with "--" is typed so; so are human, the names of bots, compiled and interpreted.

## What there is

command-about = Ardrí : un moteur et un foyer pour le jeu de société Inis. Non officiel.
command-about-page = la page, dans votre navigateur : lance un serveur sur cette machine
command-about-play = une partie dans ce terminal, contre des bots ou à plusieurs
command-about-serve = un serveur, pour la maison ou pour le monde
command-about-simulate = beaucoup de parties entre bots, et comment elles finissent
command-about-bench = la vitesse du moteur, à côté d’autres
command-about-arena = bots contre bots, par milliers : qui est fort, et combien ; parties contre soi
command-about-analyse = une partie finie : ce qu’un bot aurait fait, et les chances de chacun
command-about-replay = une partie encore une fois, en mots
command-about-help = les options d’une commande
command-commands = commandes{ "\u202F" }

# Stands for what is to be typed.
command-word-command = COMMANDE
command-word-file = FICHIER
command-word-folder = DOSSIER
command-word-bot = BOT
command-word-bots = BOTS
command-word-seats = SIÈGES
command-word-address = ADRESSE

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

## ardri serve

command-serve-environment =
    Chaque option a aussi une variable d’environnement : --bot-seconds est ARDRI_BOT_SECONDS. Tout est dans docs/running.md.
command-example-open = ardri tout court, c’est à peu près cela
command-example-house = pour toute la maison ; il affiche l’adresse
command-example-database = dans un fichier de votre choix
command-example-workers = pour beaucoup de monde : docs/running.md

command-help-serve-database = sqlite:///FICHIER ou postgresql://… (un fichier dans votre dossier de données)
# $usual (text): what it is if nobody says
command-help-serve-host = où écouter ; 0.0.0.0 : pour les autres aussi ({ $usual })
# $usual (text)
command-help-serve-port = 0 : un port libre ({ $usual } ; s’il est pris, un autre)
# $usual (text)
command-help-serve-workers = processus ; plus d’un a besoin de PostgreSQL ({ $usual })
command-help-serve-origins = les adresses que l’on tape, comme https://inis.example
# $usual (text)
command-help-serve-secure-cookies = cookies par https seulement : yes, no ; auto : comme la page ({ $usual })
command-help-serve-trusted-proxies = de qui on croit X-Forwarded-For et X-Forwarded-Proto (de personne)
# $usual (text)
command-help-serve-bot-workers = processus où pensent les bots ; 0 : un de moins que de cœurs ({ $usual })
# $usual (text)
command-help-serve-bot-seconds = combien de temps un bot réfléchit au plus, en secondes ({ $usual })
# $usual (text)
command-help-serve-pace = combien de temps une fenêtre scellée reste close, en secondes, à moitié près ({ $usual })
# $usual (text)
command-help-serve-limits = combien de fois plus souvent que d’habitude on peut demander ; 0 : sans limite ({ $usual })
# $usual (text)
command-help-serve-sockets = connexions à la fois, par processus ({ $usual })
# $usual (text)
command-help-serve-account-sockets = connexions à la fois, par compte ({ $usual })
# $usual (text)
command-help-serve-metrics = qui peut lire /metrics : local, off, all ({ $usual })
# $usual (text)
command-help-serve-log = text, json ; auto : text dans un terminal ({ $usual })
# $usual (text)
command-help-serve-log-level = combien on note : debug, info, warning, error ({ $usual })
# $usual (text)
command-help-serve-grace = secondes laissées à ce qui est en cours pour finir ({ $usual })
command-help-serve-open = ouvrir la page dans un navigateur

# $address (text)
command-serve-at = Ardrí est à { $address }
# $address (text)
command-serve-also = et à { $address }
command-serve-stop = Ctrl+C l’arrête ; les parties restent.
# $address (text)
command-serve-already = Ardrí tourne déjà, à { $address }
command-serve-busy = Un autre serveur a ouvert cette base de données.

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

## ardri bench

command-help-quick = moins de tout, et sans autres programmes
command-help-peers = d’autres programmes à côté (oui ; --quick : non)
command-help-measured = combien de fois tout est mesuré (5 ; --quick : 3)
command-help-part = seulement un N-ième du travail (1 ; --quick : 4)
# $file (text)
command-help-bench-json = où mettre les chiffres, en JSON ({ $file })
command-help-markdown = le tableau en Markdown
## ardri arena

command-arena-deals = Chaque donne se joue une fois dans chaque placement : ainsi, chaque bot a chaque siège avec les mêmes cartes.
command-example-pair = deux bots, l’un contre l’autre
command-example-alone = chacun seul contre trois de l’autre
command-example-table = qui s’assoit à une table
command-example-times = un bot contre lui-même, avec moins de temps
command-example-out = arrêtée, la même commande continue
command-example-data = des parties contre soi, notées pour l’entraînement
command-example-list = tous les bots, ceux d’autres paquets aussi

command-help-meet-bots = les bots qui se rencontrent, avec un temps ou un nombre de passes si tu veux (druid@0.5, druid:200)
command-help-table = une table à ton goût ; peut être répété
command-help-deals = donnes pour chaque table (100)
command-help-seconds = pour une décision (1) ; 0 : autant que le bot veut
command-help-all-jobs = processus (un par cœur)
command-help-ray = jouer sur cette grappe Ray
command-help-results = les parties jusqu’ici ; on continue de là
command-help-records = un enregistrement de chaque partie
command-help-data = parties pour l’entraînement ; on continue de là
command-help-chunk = parties dans un fichier de --data (100)
command-help-list = tous les bots, et ce qui ne va pas

## ardri analyse

command-help-advisor = le bot qui conseille (le meilleur de la maison)
command-help-advice-time = pour chaque conseil (1) ; 0 : autant que le bot veut
command-help-playouts = mondes par jugement, si le bot ne juge pas (100)
command-help-advice-seed = pour les mêmes conseils encore une fois
command-help-analysis-json = le tout en JSON aussi
command-help-picture = les chances en image aussi (SVG)

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
