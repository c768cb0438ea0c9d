"""``ardri replay``: a game once more, in words."""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from typing import final

from ardri.cli import screen, store
from ardri.cli.choices import choice
from ardri.cli.complaint import Complaint
from ardri.cli.look import title
from ardri.cli.paint import write
from ardri.cli.scene import scene_of
from ardri.cli.telling import Teller
from ardri.cli.terminal import Terminal
from ardri.game.errors import BadRecord, GameError, IllegalAction
from ardri.game.game import Game
from ardri.game.record import Line, Record
from ardri.words import COLOURS, Reader, Words


def replay(options: argparse.Namespace, words: Words) -> int:
    """The command; its exit code."""
    path = Path(options.file).expanduser()
    if options.to is not None and options.to < 0:
        raise Complaint("terminal-to-number")
    try:
        text = store.read_text(path)
    except store.CannotRead as error:
        raise Complaint(error.saying) from None
    try:
        shown = _Replay(words, Record.parse(text), options.to)
        silent = options.json or options.position
        shown.run(verbose=options.verbose, silent=silent)
    except GameError as error:
        raise Complaint(store.in_file(path, error.saying).saying) from None
    if options.position:
        write(json.dumps(shown.game.position(), indent=2, ensure_ascii=False))
    elif options.json:
        write(json.dumps(shown.data(), indent=2, ensure_ascii=False))
    else:
        shown.close()
    return 0


@final
@dataclass
class _Replay:
    """A record on its way through a game."""

    words: Words
    record: Record
    to: int | None

    def __post_init__(self) -> None:
        self.lines: list[Line] = self.record.lines
        self._result = self.record.result
        whole = self.to is None or self.to >= len(self.lines)
        if not whole:
            self.lines = self.lines[: self.to]
            self._result = None
        self._cut = not whole
        # The game as it was before the first decision; the lines are played one by one.
        self.record.lines = []
        self.record.result = None
        self.game: Game = self.record.replay(explicit_chance=True)
        self._told = 0

    def run(self, verbose: bool, silent: bool) -> None:
        """Play all lines, and tell what happens."""
        for number, line in enumerate(self.lines, 1):
            said = self._said(line) if verbose and not silent else ""
            try:
                self.game.play(line.seat, line.action)
            except IllegalAction as error:
                raise BadRecord(line.number, error.saying) from None
            if said:
                write(f"{number:>5}  {said}")
            if not silent:
                self._tell("       " if verbose else "")
        if self._result is not None and self._result != _result(self.game):
            results = {"said": self._result, "result": _result(self.game)}
            raise GameError("refusal-other-result", **results)

    def _said(self, line: Line) -> str:
        decision = self.game.decisions.get(line.seat)
        if decision is None:
            return str(line.action)
        if line.seat == "chance":
            said = Reader(self.words).choice(str(line.action), decision.to_json())
            return self.words.say("terminal-decided-by-chance", choice=said)
        scene = scene_of(self.game.view(line.seat))
        said = choice(Reader(self.words), str(line.action), decision, scene).label
        who = self.words.name(COLOURS[line.seat])
        return self.words.say("terminal-decided", who=who, choice=said)

    def _tell(self, indent: str) -> None:
        events = self.game.events
        for sentence in Teller(self.words, None, everything=True).told(events[self._told :]):
            write(f"{indent}{sentence}")
        self._told = len(events)

    def close(self) -> None:
        """The table at the end, and the result."""
        terminal = Terminal(self.words)
        look = terminal.look
        scene = scene_of(self.game.view(None))
        terminal.say(["", *screen.whole(scene, None, look), ""])
        terminal.say([look.paint.bold(line) for line in look.wrapped(self._result_in_words())])
        if not self._cut:
            for remark in self.record.remarks:
                terminal.tell(remark.key, **remark.values)

    def _result_in_words(self) -> str:
        how = "cut" if self._cut else "king"
        if not self._cut and self.game.winner is None:
            how = "draw" if self.game.over else "unfinished"
        who = "" if self.game.winner is None else title(self.words, self.game.winner)
        many = len(self.lines)
        return self.words.say("terminal-replay-end", how=how, who=who, count=many)

    def data(self) -> dict[str, object]:
        """Everything, as data."""
        return {
            "decisions": len(self.lines),
            "result": _result(self.game),
            "truncated": self.record.truncated,
            "note": self.record.note,
            "round": self.game.round,
            "events": [
                {**event.to_json(None), **({"cards": list(event.cards)} if event.cards else {})}
                for event in self.game.events
            ],
        }


def _result(game: Game) -> str:
    if not game.over:
        return "unfinished"
    return "draw" if game.winner is None else str(game.winner)
