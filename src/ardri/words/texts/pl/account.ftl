### Guests and accounts: why something is not done.

## Names

account-name-signs = Imię może mieć tylko znaki, które widać.
account-name-letters = Imię musi mieć literę albo cyfrę.
# $most (number)
account-name-long = To imię jest za długie: liczba liter może wynosić najwyżej { $most }.
account-taken = To imię należy już do kogoś innego.
account-email = To nie jest adres e-mail.
account-language = Nie ma tekstów w tym języku.

## Coming in and going out

account-busy = Zbyt wiele osób wchodzi właśnie teraz: spróbuj ponownie za chwilę.
account-sign-in = Nie ma konta o tym imieniu i tym haśle.
account-claimed = To już jest konto, z imieniem i hasłem.
account-password = Hasło się nie zgadza.
account-guest-password = Gość nie ma hasła: najpierw załóż konto.
account-gone = Tego konta już nie ma.
account-nobody = Nie ma takiego konta.

## Tokens and codes

# $most (number)
account-tokens = Liczba tokenów może wynosić najwyżej { $most }: najpierw jakiś usuń.
account-no-token = Nie ma takiego tokena.
account-code = Żadne miejsce przy tym stole nie ma tego kodu.
