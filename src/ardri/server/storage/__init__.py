"""What the server keeps, and how its processes hear of each other."""

from ardri.server.storage.bell import Bell, Note
from ardri.server.storage.chat import ChatStore, Reported, Said
from ardri.server.storage.database import Unusable
from ardri.server.storage.journal import Gap, Journal, NotWritten
from ardri.server.storage.lists import InLobby, InMine, Wanted
from ardri.server.storage.names import new_id
from ardri.server.storage.people import (
    AccountRow,
    NameTaken,
    PeopleStore,
    SessionRow,
    TokenRow,
)
from ardri.server.storage.records import RecordRow, RecordStore
from ardri.server.storage.rows import SeatRow, State, TableRow
from ardri.server.storage.storage import Storage
from ardri.server.storage.tables import Change, NoTable, TableStore

__all__ = [
    "AccountRow",
    "Bell",
    "Change",
    "ChatStore",
    "Gap",
    "InLobby",
    "InMine",
    "Journal",
    "NameTaken",
    "NoTable",
    "NotWritten",
    "Note",
    "PeopleStore",
    "RecordRow",
    "RecordStore",
    "Reported",
    "Said",
    "SeatRow",
    "SessionRow",
    "State",
    "Storage",
    "TableRow",
    "TableStore",
    "TokenRow",
    "Unusable",
    "Wanted",
    "new_id",
]
