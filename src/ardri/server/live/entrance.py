"""Coming to a table: what one is shown then, and what is told of the table itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, final

from ardri.server.live.admission import check_begun, check_place, found
from ardri.server.live.desk import Desk
from ardri.server.live.hub import Client, Place
from ardri.server.live.infos import told_of
from ardri.server.live.keeper import Keeper
from ardri.server.live.presence import Presence
from ardri.server.live.shelf import Shelf
from ardri.server.match.match import Match
from ardri.server.schema.common import TableInfo
from ardri.server.schema.refusals import Refusal
from ardri.server.schema.socket import Gone, State, Table
from ardri.server.storage import TableRow

#: Told that one follows now, and from which version on; None: nothing is shown yet.
Follows: TypeAlias = Callable[[int | None], None]


@final
class Entrance:
    """Shows tables to whoever comes, and tells those who are there what becomes of them."""

    def __init__(
        self, desk: Desk, shelf: Shelf, presence: Presence, pace: float | None = None
    ) -> None:
        self._storage = desk.storage
        self._hub = desk.hub
        self._shelf = shelf
        self._presence = presence
        self._pace = pace
        #: Who is on the way in, and will be shown what there is.
        self._joining: set[tuple[Client, str, Place]] = set()

    def info(self, table: TableRow, account: str | None, place: Place = None) -> TableInfo:
        """A table as somebody at this place is told of it; who sits there is told all."""
        keeper = self._shelf.kept(table.id)
        yours = table.seats_of(account)
        if place is None and yours:
            place = yours[0]
        here = self._presence.accounts(table)
        return told_of(table, account, here, _known(keeper, place), self._pace)

    async def state(self, table: TableRow, account: str | None, place: Place) -> State:
        """All that somebody at this place sees of a match."""
        keeper = await self._shelf.take(check_begun(table))
        return self._state(keeper, await _seen(keeper, place), account, place)

    async def join(
        self, client: Client, table: str, place: Place, since: int | None, follows: Follows
    ) -> TableRow:
        """Let somebody follow a stream from now on, or from a version on."""
        row = await self._may_follow(client, table, place)
        self._hub.enter(client, table, place)
        self._joining.add((client, table, place))
        try:
            if row.start is None:
                # It may have begun before we came in: from now on that is told here.
                row = await self._may_follow(client, table, place)
            if row.start is None:
                follows(None)
                client.outbox.send(Table(info=self.info(row, client.account.id, place)))
            else:
                await self._show(client, row, place, since, follows)
        except BaseException:
            self._hub.leave(client, table, place)
            raise
        finally:
            self._joining.discard((client, table, place))
        return row

    async def changed(self, table: str, row: TableRow | None) -> None:
        """A table has changed: those who are there are told; some may have to leave."""
        for client in self._hub.at(table):
            for place in self._hub.places(client, table):
                try:
                    check_place(found(row), client.account.id, place)
                except Refusal as refusal:
                    self._hub.leave(client, table, place)
                    client.outbox.send(Gone(table=table, seat=place, why=refusal.told()))
        if row is None:
            return
        if row.start is not None:
            await self._begin(row)
        self.tell(row)

    def tell(self, table: TableRow) -> None:
        """Tell those who are at a table about it."""
        for client in self._hub.at(table.id):
            seats = [place for place in self._hub.places(client, table.id) if place is not None]
            info = self.info(table, client.account.id, seats[0] if seats else None)
            client.outbox.send(Table(info=info))

    # ------------------------------------------------------------------ inside

    async def _may_follow(self, client: Client, table: str, place: Place) -> TableRow:
        row = found(await self._storage.tables.get(table))
        check_place(row, client.account.id, place)
        return row

    async def _begin(self, table: TableRow) -> None:
        """Show the match to those who were here before there was one."""
        for client in self._hub.at(table.id):
            for place in self._hub.places(client, table.id):
                joining = (client, table.id, place) in self._joining
                if not joining and not self._hub.follows(client, table.id, place):
                    await self._show(client, table, place, None, lambda _: None)

    async def _show(
        self, client: Client, table: TableRow, place: Place, since: int | None, follows: Follows
    ) -> None:
        keeper = await self._shelf.take(table)
        match = await _seen(keeper, place)
        # From here on nothing is awaited: what comes next is told by the stream.
        if (table.id, place) not in client.follows:
            return
        version = match.streams[-1 if place is None else place]
        stream = self._hub.stream(table.id, place, version)
        stream.followers.add(client.outbox)
        follows(version)
        missed = None if since is None else stream.since(since)
        if missed is None:
            client.outbox.send(self._state(keeper, match, client.account.id, place))
        else:
            for update in missed:
                client.outbox.put(update)
            client.outbox.send(Table(info=self.info(keeper.table, client.account.id, place)))

    def _state(self, keeper: Keeper, match: Match, account: str | None, place: Place) -> State:
        state = match.state(place).state(keeper.id, self.info(keeper.table, account, place))
        if keeper.broken:
            state.position.decision = None
        return state


def _known(keeper: Keeper | None, place: Place) -> Match | None:
    """What is known at a place of how far a match is."""
    if keeper is None:
        return None
    if place is None and keeper.gallery is not None:
        return keeper.gallery.match
    return keeper.match


async def _seen(keeper: Keeper, place: Place) -> Match:
    """The match as it is seen from a place."""
    if place is None and keeper.gallery is not None:
        return await keeper.gallery.open()
    return keeper.match
