"""The socket's messages. `docs/server.md` tells their course, this what is in them.

A *stream* is what one seat of a table sees, or what its spectators see (seat null). A client joins
a stream and gets a `state`, then an `update` for each change, each with the next version. Whoever
finds a gap, or comes back, joins again with the version reached.
"""

from __future__ import annotations

from typing import TypeAlias

from ardri.server.schema.common import (
    Account,
    Automatic,
    ChatLine,
    Json,
    LineText,
    Order,
    Ref,
    SeatNumber,
    Speech,
    TableId,
    TableInfo,
    Told,
    Version,
    Wire,
)

# ---------------------------------------------------------------------------- from the client


class Join(Wire, tag="join"):
    """Follow a stream; `since` is the version reached before, if any."""

    ref: Ref
    table: TableId
    seat: SeatNumber | None = None
    since: Version | None = None


class Leave(Wire, tag="leave"):
    """Follow it no more."""

    ref: Ref
    table: TableId
    seat: SeatNumber | None = None


class Play(Wire, tag="play"):
    """A seat's decision: a line of the notation, made at this version of the seat's stream."""

    ref: Ref
    table: TableId
    seat: SeatNumber
    at: Version
    line: LineText


class Try(Wire, tag="try"):
    """What would come of a line, as far as it shows nothing that one does not know: no change.

    With this a page puts a decision together, step by step, and plays the whole line at the end.
    """

    ref: Ref
    table: TableId
    seat: SeatNumber
    at: Version
    line: LineText


class Undo(Wire, tag="undo"):
    """Take back the seat's last line, where the rules of undo allow."""

    ref: Ref
    table: TableId
    seat: SeatNumber
    at: Version


class Give(Wire, tag="order"):
    """Give a standing order."""

    ref: Ref
    table: TableId
    seat: SeatNumber
    order: Order


class Cancel(Wire, tag="cancel"):
    """Cancel a standing order, by its id."""

    ref: Ref
    table: TableId
    seat: SeatNumber
    order: int


class Say(Wire, tag="say"):
    """Say something: players to the table, spectators among themselves."""

    ref: Ref
    table: TableId
    text: Speech


class Ping(Wire, tag="ping"):
    """Is anybody there?"""

    ref: Ref


FromClient: TypeAlias = Join | Leave | Play | Try | Undo | Give | Cancel | Say | Ping

# ------------------------------------------------------------------------------ to the client


class Welcome(Wire, tag="welcome"):
    """The first message: who one is here, and which rules are played."""

    account: Account
    server: str
    rules: str


class Sealed(Wire):
    """A window in which one answers while others may be answering, unseen."""

    #: What this seat has answered, until the window closes; None: it is still asked, or never was.
    answer: str | None
    #: The seats that were asked; who has answered is nobody's business.
    asked: list[int]
    #: Which window of this match: one that asks anew has another number.
    window: int


class Position(Wire):
    """What a seat sees, apart from what has happened: `state` has all of it, `update` what changed.

    `view` is `view.to_json()` without `decision`; `asked` in it is that of `sealed`, if there is a
    window.
    """

    view: Json
    decision: Json | None
    sealed: Sealed | None
    orders: list[Order]
    #: Why nothing can be taken back now, or None if it can.
    undo: Told | None


class State(Wire, tag="state"):
    """All that a stream shows now, at its version; `events` from the first on."""

    table: str
    seat: int | None
    version: int
    info: TableInfo
    position: Position
    events: list[Json]
    automatic: list[Automatic]


class Update(Wire, tag="update"):
    """The next version of a stream.

    `changes` are the keys of `position.view` with another value now; the other parts come whole.
    Events from number `first` on are those of `events` now: undo may have taken some away.
    """

    table: str
    seat: int | None
    version: int
    changes: Json
    decision: Json | None
    sealed: Sealed | None
    orders: list[Order]
    undo: Told | None
    first: int
    events: list[Json]
    automatic: list[Automatic]


class Table(Wire, tag="table"):
    """Something about the table itself has changed: who sits, who is ready, who is here."""

    info: TableInfo


class Said(Wire, tag="said"):
    """What was said, the oldest first; after `join` the last fifty lines."""

    table: str
    lines: list[ChatLine]


class Done(Wire, tag="done"):
    """It has been done, and will not be lost. `again`: it had been done before."""

    ref: Ref
    version: int | None = None
    again: bool = False


class Tried(Wire, tag="tried"):
    """What would come of a line.

    `decision`: what would be asked next of the same thing; null: the line is complete, and played
    it stands. `idle`: as far as this seat can know, a complete line would change nothing but where
    the card lies: worth a warning.
    """

    ref: Ref
    decision: Json | None
    idle: bool


class Refused(Wire, tag="refused"):
    """It was not done, and nothing has changed.

    `code`: `stale` (made at an earlier version: follow the stream and decide anew), `illegal`,
    `not-yours`, `no-table`, `too-fast`, `too-many`, `too-early`, `too-late`, `malformed`, `busy`
    (whether it was done is not known: the same once more is safe), `broken`.
    """

    ref: Ref | None
    code: str
    why: Told


class Gone(Wire, tag="gone"):
    """A stream is no longer followed: left, or one may not follow it any more."""

    table: str
    seat: int | None
    why: Told | None = None


class Pong(Wire, tag="pong"):
    """Yes."""

    ref: Ref


class Bye(Wire, tag="bye"):
    """The socket closes: why, and whether to come back at once."""

    why: Told
    again: bool


ToClient: TypeAlias = (
    Welcome | State | Update | Table | Said | Done | Tried | Refused | Gone | Pong | Bye
)
