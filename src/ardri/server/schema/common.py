"""What messages are made of, both ways, over HTTP and the socket.

Every Struct refuses a field that it does not know. Texts from people have their longest length
here, so that nothing longer is ever decoded.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

#: A table's public id, an account's id.
TableId: TypeAlias = Annotated[str, Meta(min_length=4, max_length=24, pattern="^[a-z0-9]+$")]
AccountId: TypeAlias = TableId
#: A seat of a table, clockwise from 0.
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
#: How far a client has followed one stream; the first state is version 0 or more.
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
#: What a client calls its own message, to know the answer by.
Ref: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
#: A line of the notation (docs/notation.md).
LineText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
#: What one says to the table.
Speech: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
#: How one is called.
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
CardId: TypeAlias = Annotated[str, Meta(max_length=40, pattern="^[a-z-]+$")]
#: JSON as `ardri.game` writes it: `view.to_json()`, `event.to_json(seat)`, `decision.to_json()`.
Json: TypeAlias = dict[str, object]


class Wire(Struct, forbid_unknown_fields=True, omit_defaults=False):
    """Whatever goes over the wire."""


class Told(Wire):
    """A text of `ardri.words`: its key, what is filled in; in English, too, for programs."""

    key: str
    values: dict[str, object]
    text: str


class Rules(Wire):
    """What a game is played under."""

    players: Annotated[int, Meta(ge=2, le=4)] = 4
    ruleset: Literal["2e", "en", "es", "fr", "uk"] = "2e"
    scenario: Literal["standard", "discovery"] = "standard"
    windows: Literal["possible", "holders"] = "possible"
    round_limit: Annotated[int, Meta(ge=1, le=1000)] | None = None


class SeatInfo(Wire):
    """Who sits in a seat, as everybody may know."""

    seat: int
    #: "person", "bot", or nobody yet.
    kind: Literal["open", "person", "bot"]
    #: What to call them; a bot's is its kind. "" for an open seat, and for a deleted account.
    name: str = ""
    account: str | None = None
    bot: str | None = None
    ready: bool = False
    #: Whether a socket of theirs is here now. Always true of bots.
    here: bool = False


class TableInfo(Wire):
    """A table, as everybody who may see it may know it."""

    id: str
    name: str
    state: Literal["gathering", "playing", "over", "broken"]
    rules: Rules
    open: bool
    seats: list[SeatInfo]
    #: Seconds by which spectators are behind; None: no spectators.
    spectators: int | None
    #: Counts up with every change of this; for lists and for the lobby.
    revision: int
    #: Moments as seconds since 1970.
    made: float
    changed: float
    #: The account that made it, and may change it while it gathers.
    host: str | None
    #: The seats whose turn it is to decide; of a sealed window all who were asked.
    asked: list[int]
    round: int
    #: The king's seat, once over; None of a game that is over: a draw.
    winner: int | None = None
    #: The next table of the same people, once somebody has asked for a rematch; and the one before.
    rematch: str | None = None
    before: str | None = None
    #: The seats of whoever is told this; a spectator or a guest at the door has none.
    yours: list[int] = []
    #: The word that lets others in; only for who sits here. None while nobody may be invited.
    invite: str | None = None
    #: How long a sealed window stays shut at least, in seconds: 0 if only one person plays.
    pace: float = 0.0


class ChatLine(Wire):
    """What somebody said."""

    id: int
    at: float
    #: The seat of who said it; None: a spectator, by name.
    seat: int | None
    name: str
    text: str
    room: Literal["players", "spectators"]


class Order(Wire):
    """A standing order: how windows are answered while one is not asked (docs/server.md).

    `never`: decline for me when of all that I could play only these cards are left.
    `until-turn`: decline every window until my next turn begins.
    `could`: ask me only if I hold a card that fits; decline otherwise.
    """

    kind: Literal["never", "until-turn", "could"]
    card: CardId | None = None
    #: Given by the server.
    id: int = 0


class Automatic(Wire):
    """A standing order was used: told to its owner alone."""

    order: Order
    #: The window that was declined: the kind and the subject of its decision.
    window: str
    subject: dict[str, str | int]
    #: How many events had happened then.
    index: int


class Account(Wire):
    """Oneself."""

    id: str
    name: str
    guest: bool
    email: str | None = None
    language: str | None = None


def text_of(told: Told) -> str:
    """The English of a text."""
    return told.text


def encode(message: Struct) -> bytes:
    """As it goes over the wire."""
    return _ENCODER.encode(message)


_ENCODER = msgspec.json.Encoder()
