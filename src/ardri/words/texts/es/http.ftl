### What the server answers to what it does not do, and what is wrong with its settings. What begins
### with "--" or "ARDRI_" is typed so; addresses such as /metrics are, too.

## Requests

# $fault (text): what is wrong and where, in English, as the decoder says it
http-malformed = Esto no se entiende: { $fault }
http-media-type = Lo que se envía tiene que ser JSON (Content-Type: application/json).
http-encoding = Lo que se envía no puede estar comprimido.
# $most (number): in kilobytes
http-too-large = Es demasiado largo: { $most } kB como máximo.
http-slow = Tardó demasiado en llegar.
http-no-address = No hay nada en esta dirección.
http-method = Esta dirección no conoce este método.
# $seconds (number)
http-too-fast = Demasiadas peticiones: inténtalo de nuevo dentro de { $seconds ->
    [one] un segundo
    [many] { $seconds } segundos
   *[other] { $seconds } segundos
}.
http-nobody = Primero di cómo te llamas o inicia sesión.
# $name (text): of an account
http-already = Ya estás aquí como { $name }.
http-bad-token = Este token no es válido, o ya no lo es.
http-origin = Esto viene de una página que no es de este servidor. Quien lleva el servidor indica sus direcciones con ARDRI_ORIGINS.
http-host = No se conoce este servidor por este nombre. Quien lo lleva indica sus direcciones con ARDRI_ORIGINS.
# $id (text): the number that the log has it under
http-fault = Algo ha fallado aquí. No se ha perdido nada de lo confirmado. En el registro: { $id }.
http-closing = El servidor se está parando; inténtalo de nuevo en un momento.
http-busy = El servidor está ocupado; inténtalo de nuevo en un momento.
http-no-line = Aquí no hay tal línea de la charla.
# $most (number)
http-records-full = Ya has traído tantos registros como se pueden guardar: { $most }.
# $most (number)
http-record-long = Este registro es demasiado largo: { $most } decisiones como máximo.
http-record-goes-on = Esta partida no ha terminado: aquí solo se traen las terminadas.
# $command (text)
http-no-page = La página todavía no está construida. En la carpeta del código: { $command }

## Settings

# $name (text): a flag or a variable; $fault (saying)
http-setting = { $name }: { $fault }
# $name (text): a flag
http-setting-missing = falta { $name }
# $value (text), $least (number), $most (number)
http-setting-whole = «{ $value }» no es un número entero de { $least } a { $most }
# $value (text), $least (text), $most (text): numbers
http-setting-number = «{ $value }» no es un número de { $least } a { $most }
# $value (text), $known (text)
http-setting-word = «{ $value }» no es ninguna de estas palabras: { $known }
# $value (text)
http-setting-host = «{ $value }» no es ni una dirección ni el nombre de una máquina
# $value (text)
http-setting-origin = «{ $value }» no es una dirección como https://inis.example, sin nada detrás del nombre
# $value (text)
http-setting-network = «{ $value }» no es ni una dirección ni una red como 10.0.0.0/8
http-setting-database = una base de datos se indica como sqlite:///ARCHIVO o postgresql://USUARIO:CLAVE@MÁQUINA/NOMBRE
http-setting-file = la base de datos necesita un archivo: sqlite:///ARCHIVO
# $install (text): a command
http-setting-driver = PostgreSQL necesita un controlador que no está instalado: { $install }
# $name (text): a flag
http-setting-workers = { $name }: varios procesos necesitan PostgreSQL; una base integrada es para uno solo

## Starting

# $port (number), $other (text): a flag with its value
http-port-taken = Alguien escucha ya en el puerto { $port }; { $other } toma cualquiera que esté libre.
# $where (text): an address, $fault (text): of the system
http-no-door = El servidor no puede escuchar en { $where }: { $fault }
# $path (text), $fault (text): of the system
http-no-place = No se puede escribir { $path }: { $fault }
# $database (text): without its password; $fault (text): what kind of fault
http-no-database = No se puede abrir la base de datos { $database }: { $fault }
http-no-worker = Un proceso del servidor no puede empezar; el registro dice por qué.
