"""Names for territories: each says, for a program's frame, which ones it means."""

from __future__ import annotations

from typing import Final

from ardri.rules.bits import BIT
from ardri.rules.cards.names import FIRST_ADVANTAGE
from ardri.rules.clans import chief_lands, holy_lands, near_any
from ardri.rules.compat import i64
from ardri.rules.frames import CARD, ME, T, U
from ardri.rules.position import Position
from ardri.rules.repertoire import MASKS, NO_CITADEL


class Where:
    """A set of territories, as seen from the frame that begins at f."""

    def mask(self, p: Position, f: i64) -> i64:
        """The territories meant."""
        raise NotImplementedError

    def __and__(self, other: Where) -> Where:
        return _Both(self, other)

    def __invert__(self) -> Where:
        return _Not(self)


class _Both(Where):
    def __init__(self, a: Where, b: Where) -> None:
        self.a: Final = a
        self.b: Final = b

    def mask(self, p: Position, f: i64) -> i64:
        return self.a.mask(p, f) & self.b.mask(p, f)


class _Not(Where):
    def __init__(self, a: Where) -> None:
        self.a: Final = a

    def mask(self, p: Position, f: i64) -> i64:
        return p.island.in_play & ~self.a.mask(p, f)


class _Any(Where):
    def mask(self, p: Position, f: i64) -> i64:
        return p.island.in_play


class _Nowhere(Where):
    def mask(self, p: Position, f: i64) -> i64:
        return 0


class _Present(Where):
    def mask(self, p: Position, f: i64) -> i64:
        return p.presence[p.frames[f + ME]]


class _HasClans(Where):
    def mask(self, p: Position, f: i64) -> i64:
        presence = p.presence
        return presence[0] | presence[1] | presence[2] | presence[3]


class _Opposed(Where):
    def mask(self, p: Position, f: i64) -> i64:
        out: i64 = 0
        for seat in range(p.options.players):
            if seat != p.frames[f + ME]:
                out |= p.presence[seat]
        return out


class _Chief(Where):
    def mask(self, p: Position, f: i64) -> i64:
        return chief_lands(p, p.frames[f + ME])


class _Holy(Where):
    def mask(self, p: Position, f: i64) -> i64:
        return holy_lands(p)


class _MayCitadel(Where):
    def mask(self, p: Position, f: i64) -> i64:
        return p.island.in_play & ~MASKS[NO_CITADEL]


class _Slot(Where):
    """The territory in a slot; none, if none was chosen."""

    def __init__(self, slot: i64) -> None:
        self.slot: Final = slot

    def mask(self, p: Position, f: i64) -> i64:
        land: i64 = p.frames[f + self.slot]
        if land < 0:
            return 0
        return BIT[land]


class _Home(Where):
    def mask(self, p: Position, f: i64) -> i64:
        return BIT[p.frames[f + CARD] - FIRST_ADVANTAGE]


class _Capital(Where):
    def mask(self, p: Position, f: i64) -> i64:
        return BIT[p.capital]


class _Near(Where):
    def __init__(self, what: Where) -> None:
        self.what: Final = what

    def mask(self, p: Position, f: i64) -> i64:
        return near_any(p, self.what.mask(p, f))


#: Every territory in play.
ANY: Final[Where] = _Any()
#: None at all.
NOWHERE: Final[Where] = _Nowhere()
#: Where the program's owner is present; is chieftain.
PRESENT: Final[Where] = _Present()
CHIEF: Final[Where] = _Chief()
#: With clans of anybody; with clans of an opponent.
HAS_CLANS: Final[Where] = _HasClans()
OPPOSED: Final[Where] = _Opposed()
#: With a sanctuary.
HOLY: Final[Where] = _Holy()
#: That may hold a citadel.
MAY_CITADEL: Final[Where] = _MayCitadel()
#: The territory chosen; in a window's or a territory's program, the one it is about.
THERE: Final[Where] = _Slot(T)
#: The second territory chosen, or the one discovered.
OTHER: Final[Where] = _Slot(U)
#: Whose Advantage card this is; where the Capital stands.
HOME: Final[Where] = _Home()
CAPITAL_SITE: Final[Where] = _Capital()


def near(what: Where) -> Where:
    """The territories that touch these."""
    return _Near(what)
