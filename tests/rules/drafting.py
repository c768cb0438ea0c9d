"""A draft played twice: by the engine, and by hand with lists of cards, to be compared."""

from __future__ import annotations

import random

from ardri.rules.cards.names import ACTION_CARDS
from tests.rules.table import Table, cards

#: The two sides of the flock: the directions in which packets are passed on.
FLIGHTS = ["clockwise", "counterclockwise"]
FOUR_PLAYERS_ONLY = ["emissaries", "master-craftsman", "raid", "scouts-and-spies"]


def in_game(players: int) -> list[str]:
    """The Action cards in the game."""
    return [card for card in ACTION_CARDS if players == 4 or card not in FOUR_PLAYERS_ONLY]


def dealt(rng: random.Random, players: int, size: int, pool: list[str]) -> list[list[str]]:
    """Random packets out of a pool, in the order of the seats."""
    order = rng.sample(pool, players * size)
    return [order[size * seat : size * (seat + 1)] for seat in range(players)]


def deal(table: Table, packets: list[list[str]]) -> None:
    """Chance deals these packets."""
    for packet in packets:
        for card in packet:
            assert table.asked() == {"chance": "deal"}
            table.game.play("chance", f"draw {card}")


def next_of(seat: int, players: int, flock: str) -> int:
    """The next player in turn order."""
    return (seat + (1 if flock == "clockwise" else -1)) % players


def trays(table: Table) -> list[list[str]]:
    """What lies in front of each seat."""
    return [cards(table.p.tray[seat]) for seat in range(table.game.players)]


def hold(table: Table, held: list[list[str]], rng: random.Random) -> None:
    """Everybody holds these cards, in any order of the seats; nothing moves before the last."""
    order = rng.sample(range(len(held)), len(held))
    before = trays(table)
    for k, seat in enumerate(order):
        assert table.asked() == dict.fromkeys(sorted(order[k:]), "hold")
        assert trays(table) == before
        table.play(f"{seat}: hold {' '.join(held[seat])}")
    for seat in order:
        assert not table.p.tray[4 + seat]


def passed_on(packets: list[list[str]], held: list[list[str]], flock: str) -> list[list[str]]:
    """The packets afterwards: what each holds, and what came from the player before."""
    after = [list(kept) for kept in held]
    for seat, packet in enumerate(packets):
        taker = next_of(seat, len(packets), flock)
        after[taker] += [card for card in packet if card not in held[seat]]
    return [sorted(packet, key=ACTION_CARDS.index) for packet in after]
