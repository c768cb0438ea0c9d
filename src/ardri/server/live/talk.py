"""What is said at a table, to whom: players and spectators apart, and not to who has muted one."""

from __future__ import annotations

from typing import Final, final

from ardri.server.live.errands import Errands
from ardri.server.live.hub import Client, Hub
from ardri.server.schema.refusals import Refusal
from ardri.server.schema.socket import Said
from ardri.server.storage import NoTable, Storage, TableRow
from ardri.server.storage.chat import Room
from ardri.server.storage.chat import Said as Stored
from ardri.words import Saying

#: How many lines whoever comes is told.
LAST: Final = 50
#: In some scripts, and in pictures made of several.
JOINERS: Final = "\u200c\u200d"


def room_of(table: TableRow, account: str) -> Room:
    """Whom one talks with: who sits at the table, with the players."""
    return "players" if account in table.people else "spectators"


@final
class Talk:
    """Of all tables in this process. What it says it reads from storage: one way for all."""

    def __init__(self, storage: Storage, hub: Hub, errands: Errands) -> None:
        self._storage = storage
        self._hub = hub
        self._errands = errands
        #: By table and room: the last line that has been told.
        self._told: dict[tuple[str, Room], int] = {}

    async def say(self, table: TableRow, account: str, text: str, now: float) -> None:
        """Somebody says something; everybody is told when it has been stored."""
        text = _plain(text)
        if not text:
            raise Refusal("malformed", Saying("match-nothing-said"))
        seats = table.seats_of(account)
        room = room_of(table, account)
        try:
            await self._storage.chat.say(
                table.id, room, account, seats[0] if seats else None, text, now
            )
        except NoTable:
            raise Refusal("no-table", Saying("match-no-table")) from None

    async def greet(self, client: Client, table: TableRow) -> None:
        """Tell somebody who has come what was said last."""
        room = room_of(table, client.account.id)
        lines = await self._storage.chat.last(table.id, room, LAST)
        self._told.setdefault((table.id, room), lines[-1].line.id if lines else 0)
        _tell(client, table.id, lines)

    def heard(self, table: str) -> None:
        """Something was said."""
        if self._hub.at(table):
            self._errands.run(("chat", table), lambda: self._pass_on(table))

    def forget(self, table: str) -> None:
        """Nobody is there any more."""
        self._told.pop((table, "players"), None)
        self._told.pop((table, "spectators"), None)

    async def _pass_on(self, table: str) -> None:
        row = await self._storage.tables.get(table)
        if row is None:
            return
        rooms: tuple[Room, Room] = ("players", "spectators")
        for room in rooms:
            after = self._told.get((table, room))
            if after is None:
                continue
            lines = await self._storage.chat.since(table, room, after)
            if lines:
                self._told[table, room] = lines[-1].line.id
                for client in self._hub.at(table):
                    if room_of(row, client.account.id) == room:
                        _tell(client, table, lines)


def _tell(client: Client, table: str, said: list[Stored]) -> None:
    after = client.heard.get(table, 0)
    lines = [one.line for one in said if one.line.id > after and one.account not in client.muted]
    if lines:
        client.heard[table] = lines[-1].id
        client.outbox.send(Said(table=table, lines=lines))


def _plain(text: str) -> str:
    """Without what cannot be seen, but for what joins letters; a line break is a blank."""
    return " ".join("".join(c if c.isprintable() or c in JOINERS else " " for c in text).split())
