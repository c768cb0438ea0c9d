### What the server answers to what it does not do, and what is wrong with its settings. What begins
### with "--" or "ARDRI_" is typed so; addresses such as /metrics are, too.

## Requests

# $fault (text): what is wrong and where, in English, as the decoder says it
http-malformed = This cannot be understood: { $fault }
http-media-type = What is sent must be JSON (Content-Type: application/json).
http-encoding = What is sent must not be compressed.
# $most (number): in kilobytes
http-too-large = This is too long: { $most } kB at most.
http-slow = This took too long to arrive.
http-no-address = There is nothing at this address.
http-method = This address does not know this method.
# $seconds (number)
http-too-fast = Too many requests: try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
http-nobody = Take a name or sign in first.
# $name (text): of an account
http-already = You are { $name } already.
http-bad-token = This token is not valid, or no longer.
http-origin = This comes from a page that is not this server’s. Whoever runs the server names its addresses with ARDRI_ORIGINS.
http-host = This server is not known by this name. Whoever runs it names its addresses with ARDRI_ORIGINS.
# $id (text): the number that the log has it under
http-fault = Something went wrong here. Nothing that was confirmed is lost. In the log: { $id }.
http-closing = The server is stopping; try again in a moment.
http-busy = The server is busy; try again in a moment.
http-no-line = There is no such line of the chat here.
# $most (number)
http-records-full = You have brought as many records as one may keep: { $most }.
# $most (number)
http-record-long = This record is too long: { $most } decisions at most.
http-record-goes-on = This game is not over: only finished ones can be brought here.
# $command (text)
http-no-page = The page has not been built yet. In the source folder: { $command }

## Settings

# $name (text): a flag or a variable; $fault (saying)
http-setting = { $name }: { $fault }
# $name (text): a flag
http-setting-missing = { $name } is missing
# $value (text), $least (number), $most (number)
http-setting-whole = "{ $value }" is no whole number from { $least } to { $most }
# $value (text), $least (text), $most (text): numbers
http-setting-number = "{ $value }" is no number from { $least } to { $most }
# $value (text), $known (text)
http-setting-word = "{ $value }" is none of these: { $known }
# $value (text)
http-setting-host = "{ $value }" is neither an address nor a name of a machine
# $value (text)
http-setting-origin = "{ $value }" is no address such as https://inis.example, without anything behind the name
# $value (text)
http-setting-network = "{ $value }" is neither an address nor a network such as 10.0.0.0/8
http-setting-database = a database is named as sqlite:///FILE or postgresql://USER:PASSWORD@MACHINE/NAME
http-setting-file = the database needs a file: sqlite:///FILE
# $install (text): a command
http-setting-driver = PostgreSQL needs a driver that is not installed: { $install }
# $name (text): a flag
http-setting-workers = { $name }: several processes need PostgreSQL; an embedded database is for one

## Starting

# $port (number), $other (text): a flag with its value
http-port-taken = Somebody else listens at port { $port } already; { $other } takes any that is free.
# $where (text): an address, $fault (text): of the system
http-no-door = The server cannot listen at { $where }: { $fault }
# $path (text), $fault (text): of the system
http-no-place = { $path } cannot be written: { $fault }
# $database (text): without its password; $fault (text): what kind of fault
http-no-database = The database { $database } cannot be opened: { $fault }
http-no-worker = A process of the server cannot start; the log has why.
