### The page in the browser, around the table.
###
### Headings and buttons are short: they stand in narrow places, and on a telephone.
### $who is what a player is called, $name a name that somebody has given, or a bot’s.

## At the foot of every screen.

page-unofficial = Site non officiel. Inis est un jeu de Christian Martinez, publié par Matagot. Ce projet n’est lié ni à l’un ni à l’autre et n’utilise ni leurs illustrations ni leurs textes.
page-free = Ardrí est libre et ouvert. Pour jouer vraiment, procure-toi la boîte : elle est superbe.

## At the top, and wherever one is

page-nav-home = Jouer
page-nav-games = Parties
page-nav-rules = Règles
page-nav-settings = Réglages
page-nav = La page
page-skip = Au contenu
page-to-home = À l’accueil
page-close = Fermer
page-cancel = Annuler
page-delete = Supprimer
page-save = Enregistrer
page-more = En voir plus
page-again = Réessayer
page-reload = Recharger la page
page-loading = Un instant …
page-copy = Copier
page-copied = Copié.
page-copy-by-hand = C’est sélectionné : copie-le au clavier ou par le menu de ton appareil.
page-share = Partager
page-search = Chercher

## When something does not work

page-no-server = Le serveur est injoignable. Rien de ce qui a été confirmé n’est perdu.
page-no-part = Cette partie de la page n’a pas pu être chargée.
page-broken = Pas de connexion au serveur. La page réessaie.
page-offline = Cet appareil est hors ligne. La page reprendra dès son retour.
page-nowhere = Il n’y a rien ici
page-nowhere-lead = Cette adresse ne mène nulle part. Il manque peut-être une lettre.

## Home

page-home = Conquiers la couronne
page-home-lead = Des clans celtes sur une île : peuple-la, bâtis, conte ses récits et mérite la couronne. Contre des bots ou entre amis.
page-now = Jouer maintenant
page-now-players = Joueurs
page-count = { $count ->
    [one] { $count } joueur
    [many] { $count } de joueurs
   *[other] { $count } joueurs
}
page-now-bots = Qui joue contre toi
page-now-first = Ma première partie :
page-now-go = Commencer la partie
page-discovery-about = Le Scénario découverte, avec des territoires choisis au départ.

## The bots: what they are called, and how strong they are, in a few words

page-bot-wanderer = Vagabond
page-strength-wanderer = Joue n’importe quoi. Pour apprendre.
page-bot-warrior = Guerrier
page-strength-warrior = Voit un tour à l’avance. Bien pour débuter.
page-bot-druid = Druide
page-strength-druid = Réfléchit loin. Fort.
page-bot-ardri = Ardrí
page-strength-ardri = Le plus fort : sait quelles cartes gagnent.
page-strength-visitor = Un invité de ce serveur.

## First steps: ten short sentences for whoever has never played

page-first-steps = Premiers pas
page-first-steps-1 = Tu mènes douze clans. Qui en a le plus dans un territoire y est chef.
page-first-steps-2 = Trois voies mènent à la couronne ; une suffit, à partir de six :
page-first-steps-3 = Le pouvoir : sois chef au-dessus de six clans adverses.
page-first-steps-4 = La terre : aie des clans dans six territoires.
page-first-steps-5 = Le sacré : aie des clans là où se dressent six sanctuaires.
page-first-steps-6 = Chaque manche commence par un draft : garde des cartes Action, passe les autres.
page-first-steps-7 = Puis chacun joue ses cartes à son tour. Passer n’est pas finir, sauf si tous passent.
page-first-steps-8 = Si tu remplis une condition, prends un tour pour réclamer la couronne, devant tous.
page-first-steps-9 = Si elle tient encore à l’Assemblée suivante et que nul n’a mieux, tu as gagné.
page-first-steps-10 = Là où des clans se rencontrent, il peut y avoir bataille. La paix vaut souvent mieux.
page-first-steps-more = Toutes les règles, les cartes et les mots

## Lists of tables

page-games = Mes parties
page-games-going = En cours
page-games-over = Terminées
page-games-none = Aucune de tes parties n’est en cours.
page-games-over-none = Aucune pour l’instant.
page-games-nobody = Tes parties seront ici dès que tu en auras joué une.
page-games-all = Toutes ({ $count })
page-turn-waiting = { $count ->
    [one] Une partie t’attend
    [many] { $count } de parties t’attendent
   *[other] { $count } parties t’attendent
}
page-open = Tables ouvertes
page-open-lead = Des tables que chacun peut rejoindre, ou regarder.
page-open-none = Aucune table n’est ouverte pour l’instant.
page-open-all = Toutes les tables ouvertes
page-filter-state = Montrer
page-filter-gathering = à rejoindre
page-filter-playing = à regarder
page-filter-players = Joueurs
page-filter-any = tout

## A table in a list

page-table = La table
page-table-new = Une nouvelle table
page-table-screen = Sur un seul écran
page-table-record = Une partie notée
page-times = { $name } ×{ $count }
page-seat-open = libre
page-seat-somebody = Quelqu’un
page-seat-label = { $name } ({ $colour })
page-state-gathering = { $count ->
    [one] Un siège est libre
    [many] { $count } de sièges sont libres
   *[other] { $count } sièges sont libres
}
page-state-settling = Sur le point de commencer
page-state-yours = { $round ->
    [0] Le début
   *[other] Manche { $round }
} : à toi de jouer
page-state-others = { $round ->
    [0] Le début
   *[other] Manche { $round }
} : à { $who } de décider
page-state-playing = { $round ->
    [0] Le début
   *[other] Manche { $round }
}
page-state-won = Gagnée à la manche { $round }
page-state-lost = { $who } l’emporte à la manche { $round }
page-state-drawn = Égalité à la manche { $round }
page-state-broken = Interrompue

## Making a table

page-friends = Entre amis
page-friends-about = Crée une table, envoie le lien.
page-friends-lead = Crée une table et envoie le lien. Qui l’ouvre s’assied avec toi.
page-friends-go = Créer la table
page-who-may = Qui peut s’asseoir
page-by-link = Sur invitation
page-by-link-about = Qui a le lien.
page-open-to-all = Ouverte à tous
page-open-to-all-about = La table figure dans la liste des tables ouvertes.
page-other-seats = Les autres sièges
page-seat = Place { $number }
page-seat-name = Nom à la place { $number }
page-seat-for-friend = pour quelqu’un
page-seat-person = une personne
page-seat-bot = Bot : { $name }
page-more-options = Plus d’options
page-table-name = Nom de la table
page-table-name-about = Peut rester vide.
page-scenario = Scénario
page-scenario-standard = Le jeu complet
page-scenario-standard-about = Les territoires sont tirés au sort.
page-ruleset = Édition
page-ruleset-about = Selon l’édition, le nombre de citadelles, de sanctuaires et d’Exploits change.
page-ruleset-2e = La dernière
page-ruleset-en = L’anglaise
page-ruleset-es = L’espagnole
page-ruleset-fr = La française
page-ruleset-uk = L’ukrainienne
page-limit = Manches
page-limit-none = autant qu’il en faut
page-limit-rounds = { $count ->
    [one] { $count } manche au plus
    [many] { $count } de manches au plus
   *[other] { $count } manches au plus
}
page-spectators = Spectateurs
page-spectators-0 = voient tout aussitôt
page-spectators-60 = voient avec une minute de retard
page-spectators-300 = voient avec cinq minutes de retard
page-spectators-none = aucun
page-screen = Sur un seul écran
page-screen-about = Vous vous passez l’appareil.
page-screen-lead = Vous vous passez l’appareil ; avant chaque tour, il se couvre : personne ne voit tes cartes.

## While people gather

page-lobby-full = Tout le monde est là. On commence quand chacun est prêt.
page-lobby-waiting = En attendant que chacun soit prêt
page-you = toi
page-host = a créé la table
page-here = ici
page-away = ailleurs
page-sit = S’asseoir
page-seat-a-bot = Installer un bot
page-free-seat = Libérer la place de { $who }
page-is-ready = d’accord
page-is-not-ready = pas encore
page-ready = On peut commencer
page-not-ready = Finalement, pas encore
page-ready-about = On commence dès que chaque place est prise et que chacun est prêt.
page-get-up = Se lever
page-call-off = Annuler la table
page-invite = Le lien vers cette table
page-invite-about = Qui l’ouvre peut s’asseoir. Aucun compte n’est nécessaire.
page-invite-share = Joue à Inis avec moi
page-door = Pour regarder cette partie, dis à la page comment t’appeler.
page-look-on = Regarder
page-table-missing = Elle a peut-être été annulée, ou le lien est incomplet. Si ta place est là, ton code t’y ramène.

## The code of a seat

page-code = Code de ta place
page-code-about = Avec ce code, tu retrouves ta place depuis tout appareil. Il n’est montré que maintenant.
page-code-kept = C’est noté

## On one screen

page-pass-to = Passe l’appareil à { $who }
page-pass-about = La suite est pour les yeux de { $who } seulement.
page-pass-taken = Je suis { $who }

## Talk

page-chat = Discussion
page-chat-players = Seuls les joueurs lisent ceci.
page-chat-spectators = Seuls les spectateurs lisent ceci.
page-chat-none = Rien n’a encore été dit.
page-chat-say = Dis quelque chose
page-chat-send = Envoyer
page-chat-about = Sur ce qu’a dit { $who }
page-chat-mute = Ne plus entendre { $who }
page-chat-unmute = Entendre de nouveau
page-chat-muted = Tu n’entends pas { $who }.
page-chat-heard = Tu entends de nouveau { $who }.
page-chat-report = Signaler ceci
page-chat-reported = Signalé à qui tient ce serveur.

## After the end

page-rematch = Revanche
page-rematch-join = À la revanche
page-reckoning = Toutes les mains
page-record = Notation
page-replay = Revoir
page-hands = Les mains
page-hand = En main : { $cards }.
page-hand-empty = Aucune carte en main.

## Looking back at a game

page-replay-of = Revoir : { $name }
page-step = Étape
page-step-first = Au début
page-step-back = Une étape en arrière
page-step-next = Une étape en avant
page-step-last = À la fin
page-step-of = Étape { $step } sur { $last }
page-seen-by = Vu par
page-seen-all = Toutes les mains ouvertes
page-seen-spectator = Vu par les spectateurs
page-seen-as = Vu par { $who }
page-record-bring = Ouvrir une partie notée
page-record-lead = Une partie notée, de ce serveur ou d’un autre, à revoir étape par étape.
page-record-file = D’un fichier
page-record-text = Ou son texte
page-record-go = L’ouvrir
page-record-long = Ce fichier est trop long pour une partie notée.

## Settings

page-settings-lead = Ils sont gardés dans ce navigateur et valent aussitôt.
page-language = Langue
page-theme = Couleurs
page-as-machine = comme l’appareil
page-theme-light = claires
page-theme-dark = sombres
page-motion = Mouvement
page-motion-less = moins
page-pace = Ce que font les autres se voit
page-pace-calm = calmement
page-pace-brisk = vivement
page-pace-at-once = aussitôt
page-confirm = Confirmer
page-confirm-all = Tout
page-confirm-all-about = Rien ne compte avant que tu confirmes.
page-confirm-few = Seulement le plus sérieux
page-confirm-few-about = Les petites réponses qu’on peut reprendre comptent aussitôt.
page-sound = Sons

## Who one is

page-become = Comment t’appeler ?
page-your-name = Ton nom
page-become-hint = Pour les autres à la table. Rien d’autre n’est nécessaire.
page-become-go = C’est moi
page-have-account = J’ai un compte
page-name = Nom
page-password = Mot de passe
page-password-about = { $count ->
    [one] Au moins { $count } signe.
    [many] Au moins { $count } de signes.
   *[other] Au moins { $count } signes.
}
page-password-new = Nouveau mot de passe
page-password-new-about = Seulement pour en changer. Toutes les autres sessions prennent fin.
page-password-old = Ton mot de passe actuel
page-email = Courriel
page-email-about = Peut rester vide.
page-sign-in = Se connecter
page-sign-in-lead = Avec un compte, tes parties sont là sur tous tes appareils.
page-sign-in-guest = Tu joues en invité : pour garder ces parties, crée un compte ci-dessous plutôt que de te connecter.
page-account = Qui tu es
page-account-new = Pas encore de compte ?
page-account-why = Un compte garde tes parties, et ton nom n’est qu’à toi.
page-account-make = Créer un compte
page-account-keep = Garde tes parties
page-is-guest = Tu joues en invité, dans ce navigateur.
page-is-account = Tu as un compte.
page-is-nobody = Tu n’as pas encore de nom ici. Joue, ou connecte-toi.
page-change = Modifier
page-changed = C’est modifié.
page-out = Quitter pour l’instant
page-out-guest = Un invité qui se déconnecte ne revient que par le code d’une place.
page-sign-out = Se déconnecter
page-sign-out-all = Se déconnecter partout
page-tokens = Jetons pour programmes
page-tokens-about = Un bot à toi, ou un autre programme, joue en ton nom avec un jeton.
page-token = Jeton
page-token-once = Copie-le maintenant : il n’est montré que cette fois.
page-token-label = À quoi il sert
page-token-make = Créer un jeton
page-token-unused = jamais utilisé
page-token-used = dernier usage : { $when }
page-token-drop = Supprimer { $name }
page-farewell = Supprimer le compte
page-farewell-about = Ton nom et tout ce qui lui appartient disparaît. Les parties restent, sans nom.
page-farewell-go = Supprimer pour toujours
page-recover = Retrouver ma place
page-recover-lead = Avec le code montré quand tu as pris place, tu reviens depuis tout appareil.
page-recover-table = La table
page-recover-table-about = Son adresse, ou ce qu’on y lit après « table/ ».
page-recover-go = À ma place

## To read

page-rules-lead = Racontées avec nos mots, avec chaque carte et ce que veulent dire les précisions.
page-contents = Sommaire
page-shelf-rules = Règles
page-shelf-cards = Cartes
page-shelf-words = Mots
page-shelf-legends = Légendes
page-cards-found = { $count ->
    [one] { $count } carte
    [many] { $count } de cartes
   *[other] { $count } cartes
}
