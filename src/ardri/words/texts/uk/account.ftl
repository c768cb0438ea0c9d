### Guests and accounts: why something is not done.

## Names

account-name-signs = Ім’я може мати лише знаки, які видно.
account-name-letters = Ім’я повинно мати літеру або цифру.
# $most (number)
account-name-long = Це ім’я задовге: літер може бути щонайбільше { $most }.
account-taken = Це ім’я вже має хтось інший.
account-email = Це не адреса електронної пошти.
account-language = Текстів цією мовою немає.

## Coming in and going out

account-busy = Саме зараз входить забагато людей: спробуй ще раз за мить.
account-sign-in = Облікового запису з таким ім’ям і паролем немає.
account-claimed = Це вже обліковий запис з ім’ям і паролем.
account-password = Пароль неправильний.
account-guest-password = Гість не має пароля: спершу створи обліковий запис.
account-gone = Цього облікового запису вже немає.
account-nobody = Такого облікового запису немає.

## Tokens and codes

# $most (number)
account-tokens = Токенів може бути щонайбільше { $most }: спершу видали якийсь.
account-no-token = Такого токена немає.
account-code = Жодне місце за цим столом не має цього коду.
