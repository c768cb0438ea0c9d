"""Who is at which table, by which socket, and what they are sent."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias, final

from ardri.server.live.outbox import Outbox
from ardri.server.live.stream import Stream
from ardri.server.schema.common import Account
from ardri.server.schema.socket import Update

#: A seat, or None for the spectators.
Place: TypeAlias = int | None


@final
class Client:
    """One connection, whoever it belongs to."""

    def __init__(
        self, account: Account, outbox: Outbox, known: Callable[[], Awaitable[Account | None]]
    ) -> None:
        self.account = account
        self.outbox: Final = outbox
        #: Who it is by now: None once they have been signed out.
        self.known: Final = known
        #: Whose talk they do not want to hear.
        self.muted: frozenset[str] = frozenset()
        #: What they follow: tables, and places at them.
        self.follows: set[tuple[str, Place]] = set()
        #: By table: the last line of talk that it was told.
        self.heard: dict[str, int] = {}


@final
class Room:
    """A table, as those who are there see it: one stream for each place."""

    def __init__(self) -> None:
        self.streams: Final[dict[Place, Stream]] = {}
        self.clients: Final[dict[Client, set[Place]]] = {}


@final
class Hub:
    """All tables with somebody at them, in this process."""

    def __init__(self) -> None:
        self._clients: dict[str, set[Client]] = {}
        self._rooms: dict[str, Room] = {}
        #: Told of a table when somebody has come to it or left it.
        self.moved: Callable[[str], None] = lambda table: None

    @property
    def clients(self) -> list[Client]:
        """Everybody who is connected."""
        return [client for clients in self._clients.values() for client in clients]

    def of(self, account: str) -> list[Client]:
        """The connections of an account."""
        return list(self._clients.get(account, ()))

    def come(self, client: Client) -> None:
        """There is a new connection."""
        self._clients.setdefault(client.account.id, set()).add(client)

    def at(self, table: str) -> list[Client]:
        """Who is at a table."""
        room = self._rooms.get(table)
        return [] if room is None else list(room.clients)

    def enter(self, client: Client, table: str, place: Place) -> None:
        """Come to a table; what is shown there is another matter."""
        room = self._rooms.setdefault(table, Room())
        new = client not in room.clients
        room.clients.setdefault(client, set()).add(place)
        client.follows.add((table, place))
        if new:
            self.moved(table)

    def leave(self, client: Client, table: str, place: Place) -> bool:
        """Leave a place at a table; False if one was not there."""
        if (table, place) not in client.follows:
            return False
        client.follows.discard((table, place))
        room = self._rooms[table]
        stream = room.streams.get(place)
        if stream is not None:
            stream.followers.discard(client.outbox)
        places = room.clients[client]
        places.discard(place)
        if not places:
            del room.clients[client]
            client.heard.pop(table, None)
            self.moved(table)
        if not room.clients and not room.streams:
            del self._rooms[table]
        return True

    def places(self, client: Client, table: str) -> list[Place]:
        """Where somebody is at a table."""
        room = self._rooms.get(table)
        return [] if room is None else sorted(room.clients.get(client, ()), key=repr)

    def follows(self, client: Client, table: str, place: Place) -> bool:
        """Whether somebody is being shown a stream."""
        room = self._rooms.get(table)
        stream = None if room is None else room.streams.get(place)
        return stream is not None and client.outbox in stream.followers

    def accounts(self, table: str) -> frozenset[str]:
        """Who is at a table."""
        return frozenset(client.account.id for client in self.at(table))

    @property
    def tables(self) -> list[str]:
        """The tables that somebody is at."""
        return [table for table, room in self._rooms.items() if room.clients]

    def part(self, client: Client) -> None:
        """A connection is gone."""
        mine = self._clients.get(client.account.id, set())
        mine.discard(client)
        if not mine:
            self._clients.pop(client.account.id, None)
        for table, place in list(client.follows):
            self.leave(client, table, place)

    def stream(self, table: str, place: Place, version: int) -> Stream:
        """A stream, to follow it; one that nobody has followed begins at this version."""
        streams = self._rooms.setdefault(table, Room()).streams
        if place not in streams:
            streams[place] = Stream(version)
        return streams[place]

    def publish(self, table: str, place: Place, update: Update) -> None:
        """Tell those who follow a stream; one that nobody ever followed here is not written."""
        room = self._rooms.get(table)
        stream = None if room is None else room.streams.get(place)
        if stream is not None:
            stream.publish(update)

    def abandoned(self, table: str, place: Place) -> bool:
        """Whether nobody follows a stream any more; then what it said is forgotten."""
        room = self._rooms.get(table)
        stream = None if room is None else room.streams.get(place)
        if room is None or stream is None:
            return True
        if stream.followers:
            return False
        del room.streams[place]
        return True

    def clear(self, table: str) -> None:
        """A table is no longer kept here: what its streams have said is forgotten."""
        room = self._rooms.get(table)
        if room is not None:
            room.streams.clear()
            if not room.clients:
                del self._rooms[table]
