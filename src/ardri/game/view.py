"""What one seat may know of a game, as data: the only way out of a match (section 14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from ardri.game.decision import Decision, decision_of, seat_of
from ardri.game.position_out import (
    card_ids,
    land_ids,
    write_course,
    write_map,
    write_open_piles,
    write_options,
)
from ardri.game.stack_json import write_frames
from ardri.rules.bits import BIT, members
from ardri.rules.cards.names import ADVANTAGES
from ardri.rules.determinise import determinise as world_of
from ardri.rules.position import ASIDE, DECK, DISCARD, HAND, NONE, POOL, TRAY, ZONES, Position
from ardri.rules.sight import HELD, STACKED, Sight, sight_of


def determinise(view: View, roll: Callable[[int], int]) -> Position:
    """A whole position that agrees with all that the view's seat knows (``rules/determinise.py``).

    ``roll(n)`` gives a random number from 0 to n - 1: ``random.Random(7).randrange``, say.
    """
    return world_of(view.sight, roll)


@final
class View:
    """A seat's view of a game, or a spectator's. It holds nothing that the seat may not know."""

    __slots__ = ("decision", "seat", "sight")

    def __init__(self, position: Position, seat: int | None) -> None:
        #: Whose view it is; None for a spectator.
        self.seat = seat
        #: The engine's form of it: what a bot searches on.
        self.sight: Sight = sight_of(position, NONE if seat is None else seat)
        #: What the seat is asked, if it is.
        self.decision: Decision | None = None
        if seat is not None and position.asked & BIT[seat]:
            self.decision = decision_of(position, seat)

    def to_json(self) -> dict[str, object]:
        """The view as JSON data (``docs/position.md``); equal views give equal data."""
        q = self.sight.position
        out: dict[str, object] = {"seat": self.seat, **write_options(q), **write_course(q)}
        out["map"] = write_map(q)
        out["players"] = [self._player(seat) for seat in range(q.options.players)]
        out["action_discard"] = self._hidden(DISCARD)
        out["set_aside"] = self._hidden(ASIDE)
        out["epic_deck"] = self._hidden(DECK)
        out.update(write_open_piles(q))
        out["stack"] = [self._stacked(k) for k in range(len(q.stack))]
        out["pool"] = self._hidden(POOL)
        out["frames"] = write_frames(q)
        out["asked"] = [seat_of(int(seat)) for seat in members(q.asked)]
        out["decision"] = None if self.decision is None else self.decision.to_json()
        return out

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(self.sight)

    def _player(self, seat: int) -> dict[str, object]:
        """A player: one's own cards by name, of the others how many and what is known of them."""
        q = self.sight.position
        out: dict[str, object] = {
            "deeds": int(q.deeds[seat]),
            "pretender": bool(q.pretenders & BIT[seat]),
            "reserve": int(q.reserve[seat]),
            "advantages": card_ids(q.hand[seat] & ADVANTAGES),
        }
        if seat == self.seat:
            out["hand"] = card_ids(q.hand[seat])
            out["tray"] = card_ids(q.tray[seat])
            out["held"] = card_ids(q.tray[4 + seat])
        else:
            out["hand"] = self._hidden(HAND + seat)
            out["tray"] = self._hidden(TRAY + seat)
            out["held"] = int(self.sight.sizes[HELD + seat])
        return out

    def _stacked(self, k: int) -> dict[str, object]:
        """A set of the stack: how many territories, which for certain, which perhaps."""
        perhaps = int(self.sight.possible_lands(k))
        elsewhere = 0
        for other in range(len(self.sight.position.stack)):
            if other != k:
                elsewhere |= int(self.sight.possible_lands(other))
        return {
            "size": int(self.sight.sizes[STACKED + k]),
            "known": land_ids(perhaps & ~elsewhere),
            "possible": land_ids(perhaps & elsewhere),
        }

    def _hidden(self, zone: int) -> dict[str, object]:
        """A place that the seat does not see: how many cards, which for certain, which perhaps."""
        sizes = self.sight.sizes
        perhaps = int(self.sight.possible(zone))
        elsewhere = 0
        for other in range(ZONES):
            if other != zone:
                elsewhere |= int(self.sight.possible(other))
        return {
            "actions": int(sizes[2 * zone]),
            "tales": int(sizes[2 * zone + 1]),
            "known": card_ids(perhaps & ~elsewhere),
            "possible": card_ids(perhaps & elsewhere),
        }
