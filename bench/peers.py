"""All that is measured of the peers, by name. This runs in an environment that has them.

Other games than ours: their decisions are not ours, and the table says so. What can be the same
is: the picks, the loop around them, and what is counted.
"""

from __future__ import annotations

import random
from importlib import metadata
from itertools import cycle
from time import process_time
from typing import Any, Final

import catanatron
import chess
import pyspiel

from bench.tasks import Maker, Task, Work, picks, share

#: Games a round; positions of chess, and how often each of them is taken.
CATAN: Final = 12
CHESS: Final = 400
TIMES: Final = 500


def catan(part: int) -> Task:
    """Settlers between four of catanatron's own random players."""
    games = share(CATAN, part)
    colours = [getattr(catanatron.Color, name) for name in ("RED", "BLUE", "WHITE", "ORANGE")]
    work = {"games": games, "decisions": 0, "unforced": 0}

    class Counting(catanatron.RandomPlayer):  # type: ignore[misc,name-defined,unused-ignore]
        def decide(self, game: Any, playable_actions: Any) -> Any:
            work["decisions"] += 1
            work["unforced"] += len(playable_actions) > 1
            return super().decide(game, playable_actions)

    def play(kind: Any) -> float:
        began = process_time()
        for number in range(1, games + 1):
            random.seed(number)
            catanatron.Game([kind(colour) for colour in colours], seed=number).play()
        return process_time() - began

    play(Counting)
    return Task(lambda: play(catanatron.RandomPlayer), work)


def spiel(name: str, games: int, clones: bool = False, **parameters: Any) -> Maker:
    """A game of OpenSpiel's, played at random; with a clone for each decision or not."""

    def make(part: int) -> Task:
        game = pyspiel.load_game(name, parameters)
        some, drawn = share(games, part), picks()
        play = _play_clones if clones else _play_spiel
        return Task(lambda: play(game, some, drawn), _count_spiel(game, some, drawn))

    return make


def _play_spiel(game: Any, games: int, drawn: list[int]) -> float:
    stream = cycle(drawn)
    began = process_time()
    for _ in range(games):
        state = game.new_initial_state()
        for pick in stream:
            choices = state.legal_actions()
            state.apply_action(choices[pick % len(choices)])
            if state.is_terminal():
                break
    return process_time() - began


def _play_clones(game: Any, games: int, drawn: list[int]) -> float:
    stream = cycle(drawn)
    began = process_time()
    for _ in range(games):
        state = game.new_initial_state()
        for pick in stream:
            state = state.clone()
            choices = state.legal_actions()
            state.apply_action(choices[pick % len(choices)])
            if state.is_terminal():
                break
    return process_time() - began


def _count_spiel(game: Any, games: int, drawn: list[int]) -> Work:
    stream = cycle(drawn)
    work = {"games": games, "decisions": 0, "unforced": 0, "chance": 0}
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            choices = state.legal_actions()
            if state.is_chance_node():
                work["chance"] += 1
            else:
                work["decisions"] += 1
                work["unforced"] += len(choices) > 1
            state.apply_action(choices[next(stream) % len(choices)])
    return work


# -------------------------------------------------------------------------------------- chess


def _boards(part: int) -> list[tuple[chess.Board, chess.Move]]:
    """Boards from random games, with a legal move each."""
    rng = random.Random(1)
    board = chess.Board()
    out: list[tuple[chess.Board, chess.Move]] = []
    while len(out) < share(CHESS, part):
        moves = list(board.legal_moves)
        if not moves or board.ply() > 120:
            board = chess.Board()
            continue
        move = rng.choice(moves)
        if board.ply() % 7 == 3:
            out.append((board.copy(), move))
        board.push(move)
    return out


def chess_copy(part: int) -> Task:
    """A copy of a board, without the moves that led to it."""
    times, boards = share(TIMES, part), [board for board, _ in _boards(part)]

    def run() -> float:
        began = process_time()
        for _ in range(times):
            for board in boards:
                board.copy(stack=False)
        return process_time() - began

    return Task(run, {"times": times * len(boards)})


def chess_push(part: int) -> Task:
    """A copy, and a legal move made on it."""
    times, cases = share(TIMES, part), _boards(part)

    def run() -> float:
        began = process_time()
        for _ in range(times):
            for board, move in cases:
                board.copy(stack=False).push(move)
        return process_time() - began

    return Task(run, {"times": times * len(cases)})


MAKERS: Final[dict[str, Maker]] = {
    "catanatron": catan,
    "gin_rummy": spiel("gin_rummy", 180),
    "backgammon": spiel("backgammon", 300),
    "hanabi": spiel("hanabi", 5000, players=4),
    "gin_rummy-clone": spiel("gin_rummy", 180, clones=True),
    "backgammon-clone": spiel("backgammon", 300, clones=True),
    "hanabi-clone": spiel("hanabi", 5000, clones=True, players=4),
    "chess-copy": chess_copy,
    "chess-copy-push": chess_push,
}


def about() -> dict[str, object]:
    """Which peers these are."""
    return {name: metadata.version(name) for name in ("catanatron", "open_spiel", "chess")}
