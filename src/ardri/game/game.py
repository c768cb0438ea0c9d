"""A game: a position, what led to it, and chance's dice."""

from __future__ import annotations

from typing import final

from ardri.game import undo
from ardri.game.attempt import Attempt, changes_nothing
from ardri.game.chance import Dice, fresh_seed
from ardri.game.decision import Decision, Seat, decision_of, number_of, seat_of
from ardri.game.errors import BadPosition, IllegalAction
from ardri.game.event import Event, event_of
from ardri.game.notation import Action, action_of
from ardri.game.position_in import read_position
from ardri.game.position_out import write_position
from ardri.game.record_out import write_record
from ardri.game.setup import options_of
from ardri.game.sugar import check, expand
from ardri.game.view import View
from ardri.rules.bits import members
from ardri.rules.engine import apply, legal, new_game
from ardri.rules.events import Scribe
from ardri.rules.position import CHANCE, CHANCE_ASKED, DRAWN, GOES_ON, Position


@final
class Game:
    """A game in progress. ``Game.new`` and ``Game.load`` make one."""

    __slots__ = (
        "_dice",
        "_events",
        "_explicit",
        "_lines",
        "_log",
        "_p",
        "_past",
        "_scribe",
        "_seed",
        "_start",
        "_stop",
    )

    def __init__(
        self, position: Position, seed: int | str | None, explicit: bool, from_setup: bool
    ) -> None:
        #: The whole truth.
        self._p = position
        #: The seed that all chance came from, if the game knows it.
        self._seed: str | None = None if explicit else str(fresh_seed() if seed is None else seed)
        self._dice = Dice.seeded(self._seed or "")
        self._explicit = explicit
        self._scribe = Scribe()
        self._p.scribe = self._scribe
        #: Where the game started, unless at its setup. Nobody changes it.
        self._start = None if from_setup else position.copy()
        #: Every decision: who, and the action's number.
        self._log: list[tuple[int, int]] = []
        #: How many lines have been played.
        self._lines = 0
        #: Decisions that may be taken back, and why no others may.
        self._past: list[undo.Past] = []
        self._stop = undo.NOTHING
        self._events: list[Event] = []
        self._throw()

    @classmethod
    def new(
        cls,
        players: int = 4,
        seed: int | str | None = None,
        ruleset: str = "2e",
        scenario: str = "standard",
        windows: str = "holders",
        round_limit: int | None = None,
        explicit_chance: bool = False,
    ) -> Game:
        """A new game at its first decision (section 2).

        Without a seed nobody can foresee chance. With ``explicit_chance`` the game does not throw
        dice: the seat "chance" owes decisions like any other.
        """
        options = options_of(players, ruleset, scenario, windows, round_limit)
        return cls(new_game(options), seed, explicit_chance, True)

    @classmethod
    def load(
        cls, data: object, seed: int | str | None = None, explicit_chance: bool = False
    ) -> Game:
        """A game that starts from a position, as JSON data (``docs/position.md``).

        It goes on to the next decision. ``BadPosition`` says what is wrong with the data, and
        where.
        """
        position = read_position(data)
        try:
            return cls(position, seed, explicit_chance, False)
        except IndexError:
            # Chance's answer has shown that the frames are none that a game leads to.
            raise BadPosition("frames", "refusal-stuck") from None

    # ------------------------------------------------------------------ what is asked

    @property
    def players(self) -> int:
        """How many play."""
        return int(self._p.options.players)

    @property
    def decisions(self) -> dict[Seat, Decision]:
        """Who owes a decision, and which. Empty when the game is over."""
        p = self._p
        return {seat_of(int(n)): decision_of(p, int(n)) for n in members(p.asked)}

    def legal(self, seat: Seat) -> list[Action]:
        """What a seat may choose now; nothing if it is not asked."""
        number = self._known(seat)
        return [action_of(int(n)) for n in legal(self._p, number)]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._p.outcome != GOES_ON

    @property
    def winner(self) -> int | None:
        """The High King's seat. None of a game that is over: a draw."""
        outcome = int(self._p.outcome)
        return outcome if outcome not in (GOES_ON, DRAWN) else None

    @property
    def round(self) -> int:
        """The number of the round, from 1; 0 during the setup."""
        return int(self._p.round)

    @property
    def truth(self) -> Position:
        """The position with all its secrets: for tools and tests, never for a player."""
        return self._p.copy()

    # ------------------------------------------------------------------ playing

    def play(self, seat: Seat, action: Action | str | int) -> None:
        """Make a seat's choice: an action, its number, or a line of the notation.

        A line may stand for several choices (``docs/notation.md``): all are made, or none.
        ``IllegalAction`` says why not, and then nothing has changed.
        """
        number = self._known(seat)
        choices = self._choices(number, action)
        self._lines += 1
        for choice in choices:
            self._make(number, choice, self._lines)

    def attempt(self, seat: int, line: str) -> Attempt:
        """What would come of a player's line; nothing changes. Refuses what ``play`` refuses."""
        choices = self._choices(self._known(seat), line)
        idle = changes_nothing(self.view(seat), choices)
        ahead = self.copy()
        ahead.play(seat, line)
        more = None if ahead.why_no_undo(seat) else ahead.decisions.get(seat)
        return Attempt(more, idle and more is None)

    def undo(self, seat: Seat) -> None:
        """Take back this seat's last line; ``IllegalAction`` says why it cannot be."""
        why = self.why_no_undo(seat)
        if why:
            raise IllegalAction(why)
        number = number_of(seat)
        line = max(past.line for past in self._past if past.seat == number)
        past = next(past for past in self._past if past.line == line and past.seat == number)
        # Only where all choose at once has anybody decided since, on what this one does not touch.
        others = [
            (self._log[later.decisions], later.line)
            for later in self._past
            if later.decisions > past.decisions and later.seat != number
        ]
        self._p = past.position.copy()
        self._p.scribe = self._scribe
        del self._log[past.decisions :]
        del self._scribe.notes[past.notes :]
        del self._events[past.notes :]
        self._past = [other for other in self._past if other.decisions < past.decisions]
        for (who, choice), its_line in others:
            self._make(who, choice, its_line)

    def why_no_undo(self, seat: Seat) -> str:
        """Why ``undo`` would refuse, as the key of a text; "" if it would not."""
        number = self._known(seat)
        if any(past.seat == number for past in self._past):
            return ""
        if not any(who == number for who, _ in self._log):
            return undo.NOTHING
        return undo.ANOTHER if self._past else self._stop

    @property
    def events(self) -> list[Event]:
        """What has happened so far."""
        notes = self._scribe.notes
        while len(self._events) < len(notes):
            index = len(self._events)
            self._events.append(event_of(notes[index], index, self.players))
        return list(self._events)

    def position(self) -> dict[str, object]:
        """The whole truth as JSON data, for ``Game.load``; never for a player."""
        return write_position(self._p)

    def record(self) -> str:
        """The whole truth as text, for ``Record.parse``; never for a player before the end."""
        return write_record(self._p, self._start, self._log, self._seed, self._explicit)

    def view(self, seat: int | None) -> View:
        """What a seat may know, or what a spectator may: None."""
        if seat is not None:
            self._known(seat)
        return View(self._p, seat)

    def copy(self) -> Game:
        """An independent copy, with the same chance ahead."""
        q = object.__new__(Game)
        q._p = self._p.copy()
        q._seed = self._seed
        q._dice = self._dice.copy()
        q._explicit = self._explicit
        q._scribe = Scribe()
        q._scribe.notes = self._scribe.notes[:]
        q._p.scribe = q._scribe
        q._start = self._start
        q._log = self._log[:]
        q._lines = self._lines
        q._past = self._past[:]
        q._stop = self._stop
        q._events = self._events[:]
        return q

    def go_on_with(
        self, seed: int | str | None, explicit_chance: bool, of_past: str | None
    ) -> None:
        """Throw other dice from here on, or ask for chance's decisions.

        ``of_past`` is the seed of all that has been, if it is known. The seed of what comes is not
        the seed of the whole game, so it will be in no record.
        """
        self._explicit = explicit_chance
        self._dice = Dice.seeded(fresh_seed() if seed is None else seed)
        self._seed = of_past if self.over else None
        self._throw()

    # ------------------------------------------------------------------ at work

    def _known(self, seat: Seat) -> int:
        """The engine's number of a seat of this game."""
        number = number_of(seat)
        known = number == CHANCE if seat == "chance" else 0 <= number < self.players
        if not known:
            raise IllegalAction("refusal-no-seat", seat=repr(seat), last=self.players - 1)
        return number

    def _choices(self, number: int, action: Action | str | int) -> list[int]:
        """The single choices that an action or a line stands for, all of them legal."""
        if self.over:
            raise IllegalAction("refusal-over")
        if isinstance(action, str):
            return expand(self._p, number, action)
        choice = int(action if isinstance(action, Action) else action_of(action))
        check(self._p, number, choice)
        return [choice]

    def _make(self, number: int, choice: int, line: int) -> None:
        """Make one legal choice, and throw the dice that it calls for."""
        before = self._p.copy()
        decisions, notes, dice = len(self._log), len(self._scribe.notes), self._dice.state()
        try:
            apply(self._p, number, choice)
            self._log.append((number, choice))
            thrown = self._throw()
        except BaseException:
            # A fault of the engine's own: nothing has happened.
            self._p = before
            self._p.scribe = self._scribe
            del self._log[decisions:]
            del self._scribe.notes[notes:]
            self._dice = Dice(*dice)
            raise
        chance = thrown or number == CHANCE
        why = undo.barrier(before, self._p, choice, self._scribe.notes[notes:], chance)
        if why:
            self._past = []
            self._stop = why
            return
        if not undo.at_once(before):
            self._past = [past for past in self._past if past.seat == number]
        self._past.append(undo.Past(number, line, before, decisions, notes))

    def _throw(self) -> bool:
        """Answer for chance as long as it is asked; say whether it was."""
        if self._explicit or self._p.asked != CHANCE_ASKED:
            return False
        while self._p.asked == CHANCE_ASKED:
            choices = legal(self._p, CHANCE)
            choice = int(choices[self._dice.below(len(choices))])
            apply(self._p, CHANCE, choice)
            self._log.append((CHANCE, choice))
        return True
