"""Makes the recorded games in `tests/records` anew: `python -m tools.record_games`, a few minutes.

It plays thousands of games at random, each from its number alone, counts what each uses
(`ardri.game.uses`), and keeps few and short ones that together use all there is. The same rules
give the same files. When to do this, and when not: docs/records.md.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from ardri.game.chance import Dice
from ardri.game.game import Game
from ardri.game.record import Record
from ardri.game.uses import OFFERED, Watch, everything
from ardri.rules.actions import PRETEND
from ardri.rules.compat import COMPILED
from ardri.rules.engine import legal, new_game, who
from ardri.rules.options import RULESETS, SCENARIOS, WINDOWS, Options
from ardri.rules.position import CHANCE, Position
from ardri.rules.victory import conditions_met
from tools.environment import ROOT

FOLDER: Final = ROOT / "tests" / "records"
ENDING: Final = ".ardri"
#: The digests of how the games end, a line each.
ENDS: Final = FOLDER / "ends.txt"
#: How many games are played to choose from; and how many lines a record may have.
GAMES: Final = 4000
LONGEST: Final = 1500
#: A file more is about as bad as so many lines more.
_PER_FILE: Final = 300
#: Of all games each how-manieth is over soon; in each how-manieth everybody waits for all three
#: conditions before taking a token: kings who meet them all are rare otherwise.
_SHORT: Final = 7
_PROUD: Final = 10
#: The last round of a game that is over soon.
_ROUNDS: Final = 4


@dataclass(frozen=True, slots=True)
class Played:
    """A game to choose from."""

    number: int
    lines: int
    uses: frozenset[str]


def options_of(number: int) -> Options:
    """What the game with this number is played under: all there is, in turn."""
    players, rest = number % 3 + 2, number // 3
    ruleset, rest = rest % len(RULESETS), rest // len(RULESETS)
    scenario, rest = rest % len(SCENARIOS), rest // len(SCENARIOS)
    limit = _ROUNDS if number % _SHORT == 0 else 0
    return Options(players, ruleset, scenario, rest % len(WINDOWS) == 1, limit)


def wanted() -> set[str]:
    """All that the records have to use together."""
    turn = 3 * len(RULESETS) * len(SCENARIOS) * len(WINDOWS) * _SHORT
    return {use for number in range(turn) for use in everything(options_of(number))}


class Players:
    """All players of the game with this number."""

    def __init__(self, number: int) -> None:
        """They have dice of their own, so that the game's chance is that of its seed."""
        self._dice = Dice.seeded(f"{number} players")
        self._proud = number % _PROUD == _PROUD - 1

    def choose(self, p: Position, seat: int, choices: Sequence[int]) -> int:
        """Any choice; the proud take a token for all three conditions, and for no fewer."""
        if self._proud and PRETEND in choices:
            if conditions_met(p, seat) == 3:
                return PRETEND
            choices = [choice for choice in choices if choice != PRETEND]
        return int(choices[self._dice.below(len(choices))])


def play(number: int) -> Played | None:
    """Play the game with this number on the engine itself; nothing, if it takes too long."""
    uses: Counter[str] = Counter()
    p = new_game(options_of(number))
    watch = Watch(p, uses)
    players = Players(number)
    dice = Dice.seeded(str(number))
    lines = 0
    while p.asked:
        seat = int(who(p))
        choices = legal(p, seat)
        if seat == CHANCE:
            choice = int(choices[dice.below(len(choices))])
        else:
            choice = players.choose(p, seat, choices)
        watch.apply(p, seat, choice)
        lines += 1
        if lines > LONGEST:
            return None
    used = frozenset(use for use in uses if not use.startswith(f"{OFFERED} "))
    return Played(number, lines, used)


def choose(games: Sequence[Played], want: set[str]) -> list[Played]:
    """Few and short games that together use all that is wanted, as far as any does."""
    missing = set(want)
    chosen: list[Played] = []
    while True:
        best = max(games, key=lambda g: (len(g.uses & missing) / (g.lines + _PER_FILE), -g.number))
        if not best.uses & missing:
            break
        chosen.append(best)
        missing -= best.uses
    # What was chosen early may have become superfluous.
    for game in sorted(chosen, key=lambda g: -g.lines):
        others = set().union(*(g.uses for g in chosen if g is not game))
        if not (game.uses & want) - others:
            chosen.remove(game)
    return sorted(chosen, key=lambda g: g.number)


def record(number: int) -> str:
    """The record of the game with this number, played as programs play."""
    options = options_of(number)
    game = Game.new(
        players=int(options.players),
        seed=number,
        ruleset=RULESETS[options.ruleset],
        scenario=SCENARIOS[options.scenario],
        windows=WINDOWS[options.possible],
        round_limit=int(options.round_limit) or None,
    )
    players = Players(number)
    while not game.over:
        seat, decision = next(iter(game.decisions.items()))
        assert isinstance(seat, int), "the game answers for chance"
        game.play(seat, players.choose(game.truth, seat, [int(a) for a in decision.actions]))
    return game.record()


def name_of(number: int) -> str:
    """The name of a record's file."""
    return f"{number:04}{ENDING}"


def end_of(game: Game) -> str:
    """How a game ended, and a digest of all that can be seen of it then: by whom, and of what."""
    digest = hashlib.sha256()
    seats = [None, *range(game.players)]
    for data in (
        game.position(),
        [game.view(seat).to_json() for seat in seats],
        [event.to_json(seat) for event in game.events for seat in seats],
    ):
        digest.update(json.dumps(data, sort_keys=True, ensure_ascii=False).encode())
    result = "draw" if game.winner is None else f"king {game.winner}"
    return f"{result}, round {game.round}, {digest.hexdigest()}"


def write(numbers: Iterable[int]) -> int:
    """Write these games' records and ends, and nothing else, into the folder; how many bytes."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob(f"*{ENDING}"):
        old.unlink()
    ends: list[str] = []
    written = 0
    for number in numbers:
        text = record(number)
        path = FOLDER / name_of(number)
        written += path.write_bytes(text.encode())
        ends.append(f"{path.name}: {end_of(Record.parse(text).replay())}\n")
    return written + ENDS.write_bytes("".join(ends).encode())


def main(arguments: Sequence[str]) -> int:
    """Play, choose, write; 1 if something wanted is used by no game."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=GAMES, help=f"to choose from ({GAMES})")
    options = parser.parse_args(arguments)
    print(f"playing {options.games} games, {'compiled' if COMPILED else 'interpreted'} ...")
    began = time.monotonic()
    games = [game for game in map(play, range(options.games)) if game is not None]
    print(f"played in {time.monotonic() - began:.0f} s, of a fit length: {len(games)}")
    want = wanted()
    missing = want.difference(*(game.uses for game in games))
    if missing:
        print("No game uses:", *sorted(missing), sep="\n  ")
        print("Nothing is written. Play more games (--games), or find out why.")
        return 1
    chosen = choose(games, want)
    written = write([game.number for game in chosen])
    lines = sum(game.lines for game in chosen)
    print(f"{len(chosen)} records, {lines} decisions, {written:,} bytes, {len(want)} uses")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
