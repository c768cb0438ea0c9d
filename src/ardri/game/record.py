"""Records read back and replayed (``docs/records.md``).

A record is the whole truth, hidden cards and all. It carries chance's answers, so replaying needs
no seed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from ardri.game.decision import Seat
from ardri.game.errors import BadOption, BadPosition, BadRecord, IllegalAction
from ardri.game.game import Game
from ardri.game.notation import Action, unknown
from ardri.game.reading import parse_json
from ardri.game.record_out import (
    ARDRI,
    ASKED,
    DRAW,
    OPTIONS,
    RESULT,
    THROWN,
    UNFINISHED,
    VERSION,
    result_of,
)
from ardri.game.setup import options_of
from ardri.rules.engine import new_game
from ardri.words.saying import Saying

_OPTIONS: Final = {"Players": "players", **OPTIONS}
_HEADERS: Final = [ARDRI, "Chance", *_OPTIONS, "Position", "Seed"]
#: How every record begins.
_FIRST: Final = f"[{ARDRI} {VERSION}]"
_RESULTS: Final = ["0", "1", "2", "3", DRAW, UNFINISHED]
_SEATS: Final = ["0", "1", "2", "3", "chance"]


@final
@dataclass(frozen=True, slots=True)
class Line:
    """A decision in a record: the number of its line, who decided, what."""

    number: int
    seat: Seat
    action: Action


@final
class Record:
    """A record that has been read. ``Record.parse`` makes one."""

    def __init__(self) -> None:
        #: Each header's value.
        self.headers: dict[str, object] = {}
        #: The decisions, chance's too.
        self.lines: list[Line] = []
        #: A king's seat, "draw" or "unfinished"; None if the record breaks off.
        self.result: str | None = None
        #: Whether the record breaks off before its result.
        self.truncated = False
        #: What there is to say about that.
        self.remarks: list[Saying] = []
        self._result_line = 0
        self._where: dict[str, int] = {}

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record; ``BadRecord`` names the line that is wrong."""
        record = cls()
        pieces = text.replace("\r\n", "\n").split("\n")
        last = pieces.pop()
        for number, piece in enumerate(pieces, 1):
            record._read(number, piece)
        if last.strip():
            record._read_last(len(pieces) + 1, last)
        record._finish(len(pieces))
        return record

    def replay(self, seed: int | str | None = None, explicit_chance: bool | None = None) -> Game:
        """Play the game again, to its last line; ``BadRecord`` names a line that cannot be played.

        ``seed`` is for what comes after the record. Whether chance is asked then is as it was in
        the game, unless ``explicit_chance`` says otherwise.
        """
        game = self.start()
        for line in self.lines:
            try:
                game.play(line.seat, line.action)
            except IllegalAction as error:
                raise BadRecord(line.number, error.saying) from None
        outcome = result_of(game.truth)
        if self.result is not None and self.result != outcome:
            raise BadRecord(self._result_line, "refusal-result", result=outcome)
        explicit = self.headers["Chance"] == ASKED if explicit_chance is None else explicit_chance
        of_record = self.headers.get("Seed")
        game.go_on_with(seed, explicit, of_record if isinstance(of_record, str) else None)
        return game

    @property
    def note(self) -> str:
        """What there is to say about the record, in English; "" if nothing."""
        return " ".join([str(remark) for remark in self.remarks])

    def start(self) -> Game:
        """The game at its first decision, with chance's decisions to be made."""
        headers = self.headers
        if "Position" in headers:
            try:
                return Game.load(headers["Position"], explicit_chance=True)
            except BadPosition as error:
                raise BadRecord(self._where["Position"], error.saying) from None
        try:
            return Game(
                new_game(options_of(*[headers[name] for name in _OPTIONS])), None, True, True
            )
        except BadOption as error:
            name = next(name for name, key in _OPTIONS.items() if key == error.option)
            raise BadRecord(self._where[name], error.saying) from None

    # ------------------------------------------------------------------ reading

    def _read(self, number: int, piece: str) -> None:
        text = piece.strip()
        if text.startswith("["):
            self._header(number, text)
            return
        text = text.split("#", 1)[0].strip()
        if not text:
            return
        if ARDRI not in self.headers:
            raise BadRecord(number, "refusal-record-begins", header=_FIRST)
        if self.result is not None:
            raise BadRecord(number, "refusal-after-result")
        self._check_headers(number)
        word, _, rest = text.partition(" ")
        if word == RESULT:
            if rest.strip() not in _RESULTS:
                raise BadRecord(number, unknown("result", rest.strip(), _RESULTS))
            self.result = rest.strip()
            self._result_line = number
            return
        if word not in _SEATS:
            raise BadRecord(number, "refusal-record-line", word=word)
        try:
            action = Action.parse(rest)
        except IllegalAction as error:
            raise BadRecord(number, error.saying) from None
        self.lines.append(Line(number, "chance" if word == "chance" else int(word), action))

    def _read_last(self, number: int, piece: str) -> None:
        """The last line, when no end of line follows: it counts only if it is the whole result."""
        words = piece.split("#", 1)[0].split()
        whole = len(words) == 2 and words[0] == RESULT and words[1] in _RESULTS
        if whole or (words == [] and not piece.strip().startswith("[")):
            self._read(number, piece)
        else:
            self.remarks.append(Saying("refusal-note-broken", line=number))

    def _finish(self, lines: int) -> None:
        if ARDRI not in self.headers:
            raise BadRecord(1, "refusal-record-begins", header=_FIRST)
        self._check_headers(lines + 1)
        if self.result is None:
            self.truncated = True
            self.remarks.append(Saying("refusal-note-cut", line=lines))

    # ------------------------------------------------------------------ headers

    def _header(self, number: int, text: str) -> None:
        if self.lines or self.result is not None:
            raise BadRecord(number, "refusal-headers-first")
        if not text.endswith("]"):
            raise BadRecord(number, "refusal-header-end")
        name, _, rest = text[1:-1].partition(" ")
        if not self.headers and name != ARDRI:
            raise BadRecord(number, "refusal-record-begins", header=_FIRST)
        if name not in _HEADERS:
            raise BadRecord(number, unknown("header", name, _HEADERS))
        if name in self.headers:
            raise BadRecord(number, "refusal-header-twice", name=name)
        try:
            value = parse_json(rest)
        except BadPosition as error:
            raise BadRecord(number, "refusal-header-json", name=name, fault=error.saying) from None
        self._check_value(number, name, value)
        self.headers[name] = value
        self._where[name] = number

    def _check_value(self, number: int, name: str, value: object) -> None:
        if name == ARDRI:
            if not isinstance(value, int) or isinstance(value, bool) or value < 1:
                raise BadRecord(number, "refusal-version")
            if value > VERSION:
                raise BadRecord(number, "refusal-later", version=value, known=VERSION)
        elif name == "Chance" and value not in (THROWN, ASKED):
            raise BadRecord(number, "refusal-chance-header")
        elif name == "Seed" and not isinstance(value, str):
            raise BadRecord(number, "refusal-seed-header")

    def _check_headers(self, number: int) -> None:
        """Whether all headers are there that say how the game starts."""
        needed = ["Chance"] if "Position" in self.headers else ["Chance", *_OPTIONS]
        for name in needed:
            if name not in self.headers:
                raise BadRecord(number, "refusal-header-missing", name=name)
        for name in _OPTIONS:
            if name in self.headers and "Position" in self.headers:
                raise BadRecord(self._where[name], "refusal-header-in-position", name=name)
