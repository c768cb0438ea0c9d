### What the server answers to what it does not do, and what is wrong with its settings. What begins
### with "--" or "ARDRI_" is typed so; addresses such as /metrics are, too.

## Requests

# $fault (text): what is wrong and where, in English, as the decoder says it
http-malformed = On ne peut pas comprendre ceci : { $fault }
http-media-type = Ce qui est envoyé doit être du JSON (Content-Type: application/json).
http-encoding = Ce qui est envoyé ne doit pas être compressé.
# $most (number): in kilobytes
http-too-large = C’est trop long : { $most } ko au plus.
http-slow = L’envoi a pris trop de temps.
http-no-address = Il n’y a rien à cette adresse.
http-method = Cette adresse ne connaît pas cette méthode.
# $seconds (number)
http-too-fast = Trop de demandes : réessayez dans { $seconds ->
    [one] { $seconds } seconde
    [many] { $seconds } secondes
   *[other] { $seconds } secondes
}.
http-nobody = Prenez d’abord un nom, ou connectez-vous.
# $name (text): of an account
http-already = Vous êtes déjà là, sous le nom de { $name }.
http-bad-token = Ce jeton n’est pas valable, ou ne l’est plus.
http-origin = Ceci vient d’une page qui n’est pas de ce serveur. Qui tient le serveur en indique les adresses par ARDRI_ORIGINS.
http-host = Ce serveur n’est pas connu sous ce nom. Qui le tient en indique les adresses par ARDRI_ORIGINS.
# $id (text): the number that the log has it under
http-fault = Quelque chose a échoué ici. Rien de ce qui a été confirmé n’est perdu. Dans le journal : { $id }.
http-closing = Le serveur s’arrête ; réessayez dans un instant.
http-busy = Le serveur est occupé ; réessayez dans un instant.
http-no-line = Il n’y a pas de telle ligne dans la discussion.
# $most (number)
http-records-full = Vous avez apporté autant de parties notées qu’on peut en garder : { $most }.
# $most (number)
http-record-long = Cette partie notée est trop longue : { $most } décisions au plus.
http-record-goes-on = Cette partie n’est pas finie : on n’apporte ici que des parties finies.
# $command (text)
http-no-page = La page n’est pas encore construite. Dans le dossier du code : { $command }

## Settings

# $name (text): a flag or a variable; $fault (saying)
http-setting = { $name } : { $fault }
# $name (text): a flag
http-setting-missing = il manque { $name }
# $value (text), $least (number), $most (number)
http-setting-whole = « { $value } » n’est pas un nombre entier de { $least } à { $most }
# $value (text), $least (text), $most (text): numbers
http-setting-number = « { $value } » n’est pas un nombre de { $least } à { $most }
# $value (text), $known (text)
http-setting-word = « { $value } » n’est aucun de ces mots : { $known }
# $value (text)
http-setting-host = « { $value } » n’est ni une adresse ni un nom de machine
# $value (text)
http-setting-origin = « { $value } » n’est pas une adresse comme https://inis.example, sans rien derrière le nom
# $value (text)
http-setting-network = « { $value } » n’est ni une adresse ni un réseau comme 10.0.0.0/8
http-setting-database = une base de données s’indique par sqlite:///FICHIER ou postgresql://UTILISATEUR:MOTDEPASSE@MACHINE/NOM
http-setting-file = la base de données a besoin d’un fichier : sqlite:///FICHIER
# $install (text): a command
http-setting-driver = PostgreSQL a besoin d’un pilote qui n’est pas installé : { $install }
# $name (text): a flag
http-setting-workers = { $name } : plusieurs processus ont besoin de PostgreSQL ; une base intégrée est pour un seul

## Starting

# $port (number), $other (text): a flag with its value
http-port-taken = Quelqu’un écoute déjà sur le port { $port } ; { $other } en prend un qui est libre.
# $where (text): an address, $fault (text): of the system
http-no-door = Le serveur ne peut pas écouter sur { $where } : { $fault }
# $path (text), $fault (text): of the system
http-no-place = On ne peut pas écrire { $path } : { $fault }
# $database (text): without its password; $fault (text): what kind of fault
http-no-database = On ne peut pas ouvrir la base de données { $database } : { $fault }
http-no-worker = Un processus du serveur ne peut pas démarrer ; le journal dit pourquoi.
