"""What a table's log holds: entries, one a version, each made of one or more deeds.

An entry is all or nothing. The log is the truth; whatever else is stored can be made from it.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from ardri.server.schema.common import Order


class Deed(Struct, forbid_unknown_fields=True, frozen=True):
    """One thing that changes a match."""


class Line(Deed, tag="line", frozen=True):
    """A seat's decision, as it was given: a line of the notation."""

    seat: int
    line: str


class Answer(Deed, tag="answer", frozen=True):
    """A seat's sealed answer to the window that is open; `order`: by which standing order."""

    seat: int
    action: str
    order: int | None = None


class Close(Deed, tag="close", frozen=True):
    """The window that is open is closed: its answers are resolved in the rules' order."""


class Undo(Deed, tag="undo", frozen=True):
    """A seat takes its last line back."""

    seat: int


class Give(Deed, tag="order", frozen=True):
    """A seat gives a standing order."""

    seat: int
    order: Order


class Cancel(Deed, tag="cancel", frozen=True):
    """A standing order is cancelled."""

    seat: int
    order: int


AnyDeed: TypeAlias = Line | Answer | Close | Undo | Give | Cancel


class Entry(Struct, forbid_unknown_fields=True, frozen=True):
    """One version of a match."""

    #: From 1 on, without a gap.
    version: int
    #: Seconds since 1970, of the clock of who wrote it.
    at: float
    deeds: tuple[AnyDeed, ...]
    #: The version of each stream after it: each seat's, then the spectators'.
    streams: tuple[int, ...]
    #: A digest of the position after it: a replay that differs is found out.
    digest: str
