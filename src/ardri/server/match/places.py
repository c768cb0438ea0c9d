"""Since which version of its stream each seat has been asked what it is asked now.

That tells a message that comes late, or twice, from one that is in time.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from ardri import Decision
from ardri.server.match.entries import Answer, AnyDeed, Close, Line, Undo

#: How many answers of a seat are remembered, for messages that come twice.
_REMEMBERED: Final = 16


@dataclass(frozen=True, slots=True)
class Done:
    """Something that a seat has done, and the versions at which it was open to it."""

    first: int
    last: int
    #: The line, as words; "" for taking back.
    line: str

    def is_again(self, at: int, line: str) -> bool:
        """Whether a message is the one that has done this."""
        return self.first <= at <= self.last and self.line == line


@dataclass(frozen=True, slots=True)
class Place:
    """Where one seat stands."""

    #: What it is asked, and the number of the window that asks (0: none).
    decision: Decision | None
    window: int
    #: The version of its stream since which that is so.
    since: int = 0
    #: Since when what it may take back is what it may take back now.
    acted: int = 0
    #: Whether it has done anything at all.
    begun: bool = False
    done: tuple[Done, ...] = ()

    def is_again(self, at: int, line: str) -> bool:
        """Whether a message made at a version has been carried out before; "" is taking back."""
        return any(done.is_again(at, line) for done in self.done)

    def after(
        self,
        deeds: tuple[AnyDeed, ...],
        seat: int,
        versions: tuple[int, int],
        decision: Decision | None,
        window: int,
    ) -> Place:
        """After an entry, by which the seat's stream went from one version to another."""
        before, now = versions
        own = [deed for deed in deeds if isinstance(deed, Line | Answer | Undo)]
        own = [deed for deed in own if deed.seat == seat]
        place = self
        if own or (self.window and any(isinstance(deed, Close) for deed in deeds)):
            place = replace(place, acted=now)
        if own:
            done = self._done(own[0], before)
            kept = (*self.done, *done)[-_REMEMBERED:]
            place = replace(place, begun=True, done=kept)
        if own or (self.decision, self.window) != (decision, window):
            place = replace(place, decision=decision, window=window, since=now)
        return place

    def _done(self, deed: Line | Answer | Undo, before: int) -> tuple[Done, ...]:
        """What an own deed has done: at which versions it could be asked for."""
        if isinstance(deed, Undo):
            return (Done(self.acted, before, ""),)
        if self.decision is None:
            # An order has answered a window that opened in the same entry.
            return ()
        line = deed.line if isinstance(deed, Line) else deed.action
        return (Done(self.since, before, in_words(line)),)


def in_words(line: str) -> str:
    """A line as it is compared: small letters, one blank between words."""
    return " ".join(line.lower().split())
