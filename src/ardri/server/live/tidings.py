"""What the bell tells, here and from other processes, and what is done about it."""

from __future__ import annotations

from typing import Final, final

from ardri.server.live.desk import Desk
from ardri.server.live.entrance import Entrance
from ardri.server.live.errands import Errands
from ardri.server.live.hub import Client
from ardri.server.live.outbox import End
from ardri.server.live.presence import Presence
from ardri.server.live.shelf import Shelf
from ardri.server.live.talk import Talk
from ardri.server.schema.refusals import tell
from ardri.server.storage import Note, TableRow
from ardri.words import Saying

#: Why a connection ends when its owner has been signed out (RFC 6455: a code of our own).
SIGNED_OUT: Final = 4001


@final
class Tidings:
    """Hears the bell."""

    def __init__(
        self,
        desk: Desk,
        shelf: Shelf,
        entrance: Entrance,
        talk: Talk,
        presence: Presence,
        errands: Errands,
    ) -> None:
        self._storage = desk.storage
        self._hub = desk.hub
        self._shelf = shelf
        self._entrance = entrance
        self._talk = talk
        self._presence = presence
        self._errands = errands

    def heard(self, note: Note) -> None:
        """A note; it is quickly taken, and what it needs is done in the background."""
        match note.kind:
            case "log":
                keeper = self._shelf.kept(note.id)
                if keeper is not None and not note.own:
                    keeper.heard()
            case "table":
                self._errands.run(("table", note.id), lambda: self._table(note.id, note.own))
            case "chat":
                self._talk.heard(note.id)
            case "account":
                for client in self._hub.of(note.id):
                    self.know(client)
            case "here":
                if not note.own:
                    self._presence.heard(note, self)
            case "anything":
                self._look_everywhere()

    def moved(self, table: str) -> None:
        """Somebody has come to a table, or left it, here or elsewhere."""
        self._errands.run(("here", table), lambda: self._here(table))

    def say_again(self, table: str) -> None:
        """Tell the other processes who is at a table."""
        self._errands.run(("say", table), lambda: self._say(table))

    def know(self, client: Client) -> None:
        """See again who somebody is, and whom they do not want to hear."""
        self._errands.run(("account", client), lambda: self._account(client))

    # ------------------------------------------------------------------ in the background

    async def _table(self, table: str, own: bool) -> None:
        row = await self._storage.tables.get(table)
        keeper = self._shelf.kept(table)
        if row is not None:
            if keeper is not None:
                keeper.table = row
            elif own and row.state == "playing" and row.version == 0:
                # It has just begun, here: its bots may be first.
                await self._shelf.take(row, mine=True)
        await self._entrance.changed(table, row)

    async def _here(self, table: str) -> None:
        row = await self._row(table)
        if row is not None and self._presence.moved(row):
            self._entrance.tell(row)
        if not self._hub.at(table):
            self._talk.forget(table)

    async def _say(self, table: str) -> None:
        row = await self._row(table)
        if row is not None:
            self._presence.say(row)

    async def _row(self, table: str) -> TableRow | None:
        keeper = self._shelf.kept(table)
        return await self._storage.tables.get(table) if keeper is None else keeper.table

    async def _account(self, client: Client) -> None:
        account = await client.known()
        if account is None:
            client.outbox.close(End(SIGNED_OUT, tell(Saying("match-signed-out")), False))
            return
        renamed = account.name != client.account.name
        client.account = account
        client.muted = frozenset(await self._storage.people.mutes(account.id))
        if renamed:
            for table, _ in client.follows:
                self.moved(table)

    def _look_everywhere(self) -> None:
        for keeper in self._shelf.all:
            keeper.heard()
        for table in self._hub.tables:
            self.heard(Note("table", table))
            self._talk.heard(table)
        for client in self._hub.clients:
            self.know(client)
