### Guests and accounts: why something is not done.

## Names

account-name-signs = Un nombre solo puede tener signos que se vean.
account-name-letters = Un nombre necesita una letra o una cifra.
# $most (number)
account-name-long = Este nombre es demasiado largo: el máximo de letras es { $most }.
account-taken = Otra persona tiene ya este nombre.
account-email = Esto no es una dirección de correo.
account-language = No hay textos en este idioma.

## Coming in and going out

account-busy = Ahora mismo entra demasiada gente: inténtalo de nuevo en un momento.
account-sign-in = No hay ninguna cuenta con este nombre y esta contraseña.
account-claimed = Esto ya es una cuenta, con nombre y contraseña.
account-password = La contraseña no es correcta.
account-guest-password = Un invitado no tiene contraseña: crea primero una cuenta.
account-gone = Esta cuenta ya no existe.
account-nobody = No existe esa cuenta.

## Tokens and codes

# $most (number)
account-tokens = El máximo de tokens es { $most }: borra uno primero.
account-no-token = No existe ese token.
account-code = Ningún asiento de esta mesa tiene este código.
