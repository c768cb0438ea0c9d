"""How the database came to be as it is: one module for each change, in `versions`.

A new one is the last one copied: its own `revision`, the last one's as `down_revision`. It is run
when the server opens a database that has not had it. There is no way down: restore a copy.
"""
