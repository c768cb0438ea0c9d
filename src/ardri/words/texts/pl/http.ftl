### What the server answers to what it does not do, and what is wrong with its settings. What begins
### with "--" or "ARDRI_" is typed so; addresses such as /metrics are, too.

## Requests

# $fault (text): what is wrong and where, in English, as the decoder says it
http-malformed = Tego nie da się zrozumieć: { $fault }
http-media-type = Przesyłane dane muszą być w JSON (Content-Type: application/json).
http-encoding = Przesyłane dane nie mogą być skompresowane.
# $most (number): in kilobytes
http-too-large = To jest za długie: najwyżej { $most } kB.
http-slow = To docierało zbyt długo.
http-no-address = Pod tym adresem niczego nie ma.
http-method = Ten adres nie zna tej metody.
# $seconds (number)
http-too-fast = Za dużo zapytań: spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
http-nobody = Najpierw podaj imię albo się zaloguj.
# $name (text): of an account
http-already = Jesteś już tu jako { $name }.
http-bad-token = Ten token jest nieważny albo stracił ważność.
http-origin = To pochodzi ze strony, która nie należy do tego serwera. Kto prowadzi serwer, podaje jego adresy w ARDRI_ORIGINS.
http-host = Ten serwer nie jest znany pod tą nazwą. Kto go prowadzi, podaje jego adresy w ARDRI_ORIGINS.
# $id (text): the number that the log has it under
http-fault = Coś się tu nie udało. Nic, co zostało potwierdzone, nie przepadło. W dzienniku: { $id }.
http-closing = Serwer kończy pracę; spróbuj ponownie za chwilę.
http-busy = Serwer jest zajęty; spróbuj ponownie za chwilę.
http-no-line = Nie ma tu takiej linii rozmowy.
# $most (number)
http-records-full = Masz już tyle zapisów, ile można trzymać: { $most }.
# $most (number)
http-record-long = Ten zapis jest za długi: najwyżej { $most } decyzji.
http-record-goes-on = Ta gra nie jest skończona: tu można przynieść tylko skończone.
# $command (text)
http-no-page = Strona nie została jeszcze zbudowana. W katalogu ze źródłami: { $command }

## Settings

# $name (text): a flag or a variable; $fault (saying)
http-setting = { $name }: { $fault }
# $name (text): a flag
http-setting-missing = brakuje { $name }
# $value (text), $least (number), $most (number)
http-setting-whole = „{ $value }” nie jest liczbą całkowitą od { $least } do { $most }
# $value (text), $least (text), $most (text): numbers
http-setting-number = „{ $value }” nie jest liczbą od { $least } do { $most }
# $value (text), $known (text)
http-setting-word = „{ $value }” nie jest żadnym z tych słów: { $known }
# $value (text)
http-setting-host = „{ $value }” nie jest ani adresem, ani nazwą maszyny
# $value (text)
http-setting-origin = „{ $value }” nie jest adresem takim jak https://inis.example, bez niczego za nazwą
# $value (text)
http-setting-network = „{ $value }” nie jest ani adresem, ani siecią taką jak 10.0.0.0/8
http-setting-database = bazę danych podaje się jako sqlite:///PLIK albo postgresql://UŻYTKOWNIK:HASŁO@MASZYNA/NAZWA
http-setting-file = baza danych potrzebuje pliku: sqlite:///PLIK
# $install (text): a command
http-setting-driver = PostgreSQL wymaga sterownika, który nie jest zainstalowany: { $install }
# $name (text): a flag
http-setting-workers = { $name }: kilka procesów wymaga PostgreSQL; wbudowana baza jest dla jednego

## Starting

# $port (number), $other (text): a flag with its value
http-port-taken = Ktoś inny nasłuchuje już na porcie { $port }; { $other } bierze dowolny wolny.
# $where (text): an address, $fault (text): of the system
http-no-door = Serwer nie może nasłuchiwać na { $where }: { $fault }
# $path (text), $fault (text): of the system
http-no-place = Nie da się zapisać { $path }: { $fault }
# $database (text): without its password; $fault (text): what kind of fault
http-no-database = Nie da się otworzyć bazy danych { $database }: { $fault }
http-no-worker = Jeden z procesów serwera nie może wystartować; powód jest w dzienniku.
