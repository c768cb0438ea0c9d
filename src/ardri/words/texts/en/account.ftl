### Guests and accounts: why something is not done.

## Names

account-name-signs = A name may only have signs that can be seen.
account-name-letters = A name needs a letter or a digit.
# $most (number): of letters
account-name-long = This name is too long: no more letters than { $most }.
account-taken = Somebody else has this name.
account-email = This is no e-mail address.
account-language = There are no texts in this language.

## Coming in and going out

account-busy = Too many people are coming in just now: try again in a moment.
account-sign-in = There is no account with this name and this password.
account-claimed = This is an account already, with a name and a password.
account-password = The password is not right.
account-guest-password = A guest has no password: become an account first.
account-gone = This account is no more.
account-nobody = There is no such account.

## Tokens and codes

# $most (number)
account-tokens = There may be no more tokens than { $most }: delete one first.
account-no-token = There is no such token.
account-code = No seat at this table has this code.
