### What the server answers to what it does not do, and what is wrong with its settings. What begins
### with "--" or "ARDRI_" is typed so; addresses such as /metrics are, too.

## Requests

# $fault (text): what is wrong and where, in English, as the decoder says it
http-malformed = Цього не можна зрозуміти: { $fault }
http-media-type = Надсилати можна лише JSON (Content-Type: application/json).
http-encoding = Надіслане не має бути стиснутим.
# $most (number): in kilobytes
http-too-large = Це задовге: щонайбільше { $most } кБ.
http-slow = Це надходило занадто довго.
http-no-address = За цією адресою нічого немає.
http-method = Ця адреса не знає цього методу.
# $seconds (number)
http-too-fast = Забагато запитів: спробуйте ще раз за { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
}.
http-nobody = Спершу назвіться або увійдіть.
# $name (text): of an account
http-already = Ви тут уже як { $name }.
http-bad-token = Цей токен недійсний або вже втратив чинність.
http-origin = Це надіслала сторінка, яка не належить цьому серверу. Адреси сервера той, хто його веде, вказує в ARDRI_ORIGINS.
http-host = Під цією назвою сервер невідомий. Його адреси той, хто його веде, вказує в ARDRI_ORIGINS.
# $id (text): the number that the log has it under
http-fault = Тут щось пішло не так. Нічого з підтвердженого не втрачено. У журналі: { $id }.
http-closing = Сервер завершує роботу; спробуйте ще раз за мить.
http-busy = Сервер зайнятий; спробуйте ще раз за мить.
http-no-line = Тут немає такого рядка розмови.
# $most (number)
http-records-full = Ви вже принесли стільки записів, скільки можна тримати: { $most }.
# $most (number)
http-record-long = Цей запис задовгий: щонайбільше рішень – { $most }.
http-record-goes-on = Ця гра не закінчена: сюди можна принести лише закінчені.
# $command (text)
http-no-page = Сторінку ще не зібрано. У теці з кодом: { $command }

## Settings

# $name (text): a flag or a variable; $fault (saying)
http-setting = { $name }: { $fault }
# $name (text): a flag
http-setting-missing = бракує { $name }
# $value (text), $least (number), $most (number)
http-setting-whole = «{ $value }» не є цілим числом від { $least } до { $most }
# $value (text), $least (text), $most (text): numbers
http-setting-number = «{ $value }» не є числом від { $least } до { $most }
# $value (text), $known (text)
http-setting-word = «{ $value }» не є жодним із цих слів: { $known }
# $value (text)
http-setting-host = «{ $value }» не є ні адресою, ні назвою машини
# $value (text)
http-setting-origin = «{ $value }» не є адресою на кшталт https://inis.example, без нічого після назви
# $value (text)
http-setting-network = «{ $value }» не є ні адресою, ні мережею на кшталт 10.0.0.0/8
http-setting-database = базу даних вказують як sqlite:///ФАЙЛ або postgresql://КОРИСТУВАЧ:ПАРОЛЬ@МАШИНА/НАЗВА
http-setting-file = базі даних потрібен файл: sqlite:///ФАЙЛ
# $install (text): a command
http-setting-driver = PostgreSQL потребує драйвера, якого не встановлено: { $install }
# $name (text): a flag
http-setting-workers = { $name }: кілька процесів потребують PostgreSQL; вбудована база – для одного

## Starting

# $port (number), $other (text): a flag with its value
http-port-taken = Порт { $port } уже зайнятий кимось іншим; { $other } бере будь-який вільний.
# $where (text): an address, $fault (text): of the system
http-no-door = Сервер не може слухати на { $where }: { $fault }
# $path (text), $fault (text): of the system
http-no-place = Не вдається записати { $path }: { $fault }
# $database (text): without its password; $fault (text): what kind of fault
http-no-database = Не вдається відкрити базу даних { $database }: { $fault }
http-no-worker = Один із процесів сервера не може запуститися; причина – у журналі.
