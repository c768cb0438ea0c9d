### Guests and accounts: why something is not done.

## Names

account-name-signs = Un nom ne peut avoir que des signes qui se voient.
account-name-letters = Il faut à un nom une lettre ou un chiffre.
# $most (number)
account-name-long = Ce nom est trop long : le nombre de lettres ne peut dépasser { $most }.
account-taken = Quelqu’un d’autre porte déjà ce nom.
account-email = Ce n’est pas une adresse de courriel.
account-language = Il n’y a pas de textes dans cette langue.

## Coming in and going out

account-busy = Trop de monde entre en ce moment : réessaie dans un instant.
account-sign-in = Aucun compte n’a ce nom et ce mot de passe.
account-claimed = C’est déjà un compte, avec un nom et un mot de passe.
account-password = Le mot de passe n’est pas le bon.
account-guest-password = Un invité n’a pas de mot de passe : crée d’abord un compte.
account-gone = Ce compte n’existe plus.
account-nobody = Ce compte n’existe pas.

## Tokens and codes

# $most (number)
account-tokens = Le nombre de jetons ne peut dépasser { $most } : supprimes-en d’abord un.
account-no-token = Ce jeton n’existe pas.
account-code = Aucun siège de cette table n’a ce code.
