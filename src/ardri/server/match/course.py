"""How far a match has come, and what each deed of its log does to it."""

from __future__ import annotations

from typing import Final, final

from ardri import Attempt, Decision, Game, IllegalAction, View
from ardri.server.match import entries
from ardri.server.match.entries import AnyDeed
from ardri.server.match.orders import Book, Turns, numbered
from ardri.server.match.start import Start
from ardri.server.match.window import Window, window_of
from ardri.server.schema.common import Automatic, Order
from ardri.server.schema.refusals import Refusal
from ardri.words import Saying

#: Why nothing can be taken back. Whatever else a seat has to do with it may be a secret.
NOTHING: Final = "refusal-undo-nothing"
STANDS: Final = "match-undo-stands"
OVER: Final = "refusal-over"

#: Decisions that may begin with what nobody else sees: a card that is not announced yet.
_UNSEEN: Final = frozenset({"turn", "window", "maneuver"})


@final
class Course:
    """A game with its open window and its standing orders. Deeds change it: take a copy."""

    __slots__ = (
        "_decisions",
        "_owned",
        "_turns",
        "automatic",
        "books",
        "game",
        "possible",
        "start",
        "window",
        "windows",
    )

    def __init__(self, start: Start) -> None:
        self.start = start
        #: Replaced, not changed, by whoever has only a copy of the course: what is the same object
        #: is the same game at the same place.
        self.game = start.game()
        self._owned = True
        #: Whether windows are asked of all who might answer, and so sealed.
        self.possible = bool(self.game.truth.options.possible)
        players = range(self.game.players)
        self.windows = 0
        self.window: Window | None = None
        self.automatic: list[tuple[Automatic, ...]] = [() for _ in players]
        self._turns = Turns(tuple([0 for _ in players]))
        self.books = [Book() for _ in players]
        self._look_around(0.0)
        if self.possible:
            for seat in start.people:
                self._give(seat, Order("could"))

    def copy(self) -> Course:
        """Another course from here on."""
        other = object.__new__(Course)
        other.start = self.start
        other.game = self.game
        other._decisions = self._decisions
        other._owned = False
        self._owned = False
        other.possible = self.possible
        other.windows = self.windows
        other.window = self.window
        other.automatic = self.automatic[:]
        other.books = self.books[:]
        other._turns = self._turns
        return other

    # ------------------------------------------------------------------ what is asked

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked, as everybody may know."""
        if self.window is not None:
            return self.window.asked
        return tuple(sorted(self._decisions))

    def decision(self, seat: int) -> Decision | None:
        """What a seat is asked and has not answered."""
        if self.window is None:
            return self._decisions.get(seat)
        question = self.window.question(seat)
        if question is None or seat in self.window.answers:
            return None
        return question.decision

    def view(self, seat: int) -> View:
        """A seat's view with its decision: in a window, as if all before it had declined."""
        question = self.window.question(seat) if self.window is not None else None
        return self.game.view(seat) if question is None else View(question.position, seat)

    def attempt(self, seat: int, line: str) -> Attempt:
        """What would come of a line of a seat that is asked; nothing changes."""
        if self.window is None:
            return self.game.attempt(seat, line)
        game = self.game.copy()
        for question in self.window.questions:
            if question.seat == seat:
                break
            game.play(question.seat, "decline")
        return game.attempt(seat, line)

    def turns(self, seat: int) -> int:
        """How many turns a seat has begun."""
        return self._turns.begun(self.game.truth)[seat]

    def why_no_undo(self, seat: int) -> str:
        """Why a seat can take nothing back, as the key of a text; "" if it can.

        It says nothing that the seat does not know: not, for one, that another has begun to
        declare a card.
        """
        if self.window is not None:
            return "" if seat in self.window.answers else STANDS
        if self.game.over:
            return OVER
        if self.game.why_no_undo(seat):
            return STANDS
        for other, decision in self._decisions.items():
            unseen = any(str(action).startswith("play ") for action in decision.actions)
            if other != seat and (decision.kind in _UNSEEN or unseen):
                # Once that one has begun, this seat could not: so it cannot before, either.
                return STANDS
        return STANDS if self._would_open_window(seat) else ""

    # ------------------------------------------------------------------ deeds

    def apply(self, deed: AnyDeed, at: float) -> None:
        """What a deed does; ``IllegalAction`` or ``Refusal``, and the course is spoilt, if it
        cannot be done.
        """
        match deed:
            case entries.Line(seat, line):
                if self.window is not None:
                    raise _stale()
                self._own().play(seat, line)
                self._look_around(at)
            case entries.Answer(seat, action, order):
                self._answer(seat, action, order, at)
            case entries.Close():
                self._close(at)
            case entries.Undo(seat):
                self._undo(seat, at)
            case entries.Give(seat, order):
                self._give(seat, order)
            case entries.Cancel(seat, number):
                self.books[seat] = self.books[seat].cancelled(number)

    def following(self) -> AnyDeed | None:
        """The deed that follows by itself, in the same entry: an order's answer, or the window's
        end where nobody needs to be misled about time.
        """
        for seat in self.asked:
            decision = self.decision(seat)
            withdrawn = self.window is not None and seat in self.window.withdrawn
            if decision is not None and decision.kind == "window" and not withdrawn:
                order = self.books[seat].answering(decision)
                if order is not None:
                    return entries.Answer(seat, "decline", order.id)
        if self.start.pace <= 0 and self.window is not None and self.window.decided():
            return entries.Close()
        return None

    def _answer(self, seat: int, action: str, order: int | None, at: float) -> None:
        decision = self.decision(seat)
        if decision is None or decision.kind != "window":
            raise _stale()
        if order is not None:
            self._note(seat, decision, order)
        if self.window is None:
            self._own().play(seat, action)
            self._look_around(at)
        else:
            self.window = self.window.sealed(seat, action, at)

    def _note(self, seat: int, decision: Decision, number: int) -> None:
        """Keep for its owner that an order has been used."""
        order = next(one for one in self.books[seat].orders if one.id == number)
        window, index = str(decision.subject["window"]), len(self.game.events)
        told = Automatic(order, window, dict(decision.subject), index)
        self.automatic[seat] = (*self.automatic[seat], told)

    def _close(self, at: float) -> None:
        """The answers that decide are played on the engine; the others are forgotten."""
        decided = self.window.decided() if self.window is not None else ()
        if not decided:
            raise _stale()
        game = self._own()
        for seat, given in decided:
            game.play(seat, given.line)
        self._look_around(at)

    def _undo(self, seat: int, at: float) -> None:
        if self.window is not None and seat in self.window.answers:
            self.window = self.window.taken_back(seat)
            return
        why = self.why_no_undo(seat)
        if why:
            raise IllegalAction(why)
        self._own().undo(seat)
        self._look_around(at)

    def _would_open_window(self, seat: int) -> bool:
        """Whether taking back would open a sealed window anew: what others said there is out."""
        game = self.game.copy()
        game.undo(seat)
        return self.possible and any(one.kind == "window" for one in game.decisions.values())

    def _give(self, seat: int, order: Order) -> None:
        number = order.id or self.books[seat].last + 1
        self.books[seat] = self.books[seat].given(numbered(order, number), self.turns(seat))
        if self.window is not None:
            self.window = self.window.open_to_orders(seat)

    # ------------------------------------------------------------------ the game

    def _own(self) -> Game:
        """The game, to be changed."""
        if not self._owned:
            self.game, self._owned = self.game.copy(), True
        return self.game

    def _look_around(self, at: float) -> None:
        """The game has moved: which window is open now, whose turn has begun."""
        decisions = self.game.decisions
        self._decisions = {int(seat): decision for seat, decision in decisions.items()}
        self.window = None
        if self.possible:
            self.window = window_of(self.game, self.windows + 1, at)
            self.windows += self.window is not None
        self._turns = self._turns.after(self.game.events)
        if any(book.standing for book in self.books):
            begun = self._turns.begun(self.game.truth)
            self.books = [book.in_turn(begun[seat]) for seat, book in enumerate(self.books)]


def _stale() -> Refusal:
    return Refusal("stale", Saying("match-stale"))
