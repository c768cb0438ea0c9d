"""The table of actions: every choice in the game is one small number with one short text.

The number is stable: it is what records, searches and learned policies count on. A number is a verb
plus an argument; the text is the verb's word and the argument's name.
"""

from __future__ import annotations

from typing import Final

from ardri.rules.cards.names import ACTION_CARDS, CARDS, FIRST_ADVANTAGE, TERRITORIES
from ardri.rules.compat import i64

#: Verbs without an argument.
DECLINE: Final[i64] = 0
PASS: Final[i64] = 1
PRETEND: Final[i64] = 2
DONE: Final[i64] = 3
PEACE: Final[i64] = 4
FIGHT: Final[i64] = 5
REMOVE: Final[i64] = 6
SHELTER: Final[i64] = 7
WITHDRAW: Final[i64] = 8
TURN: Final[i64] = 9
DEMAND_CARD: Final[i64] = 10
DEMAND_CLAN: Final[i64] = 11
CLOCKWISE: Final[i64] = 12
COUNTERCLOCKWISE: Final[i64] = 13

#: Verbs with an argument: the number of the verb's first action.
TERRITORY: Final[i64] = 16
PLACE: Final[i64] = 32
FROM: Final[i64] = 48
TO: Final[i64] = 64
COUNT: Final[i64] = 80
PLAYER: Final[i64] = 92
ATTACK: Final[i64] = 96
AT: Final[i64] = 100
PLAY: Final[i64] = 164
DISCARD: Final[i64] = 227
TAKE: Final[i64] = 290
HOLD: Final[i64] = 337
GIVE: Final[i64] = 384
ASIDE: Final[i64] = 401
DRAW: Final[i64] = 418
KEEP: Final[i64] = 465
#: One more than the largest number.
ACTIONS: Final[i64] = 512

_BARE: Final = {
    DECLINE: "decline",
    PASS: "pass",
    PRETEND: "pretend",
    DONE: "done",
    PEACE: "peace",
    FIGHT: "fight",
    REMOVE: "remove",
    SHELTER: "shelter",
    WITHDRAW: "withdraw",
    TURN: "turn",
    DEMAND_CARD: "demand-card",
    DEMAND_CLAN: "demand-clan",
    CLOCKWISE: "clockwise",
    COUNTERCLOCKWISE: "counterclockwise",
}
_SEATS: Final = [str(seat) for seat in range(4)]
_HAND_CARDS: Final = CARDS[:FIRST_ADVANTAGE]

#: Each verb: its word, its first action, what may follow.
VERBS: Final[list[tuple[str, int, list[str]]]] = [
    ("territory", TERRITORY, TERRITORIES),
    ("place", PLACE, TERRITORIES),
    ("from", FROM, TERRITORIES),
    ("to", TO, TERRITORIES),
    ("count", COUNT, [str(n) for n in range(1, 13)]),
    ("player", PLAYER, _SEATS),
    ("attack", ATTACK, _SEATS),
    ("at", AT, [str(n) for n in range(64)]),
    ("play", PLAY, CARDS),
    ("discard", DISCARD, CARDS),
    ("take", TAKE, _HAND_CARDS),
    ("hold", HOLD, _HAND_CARDS),
    ("give", GIVE, ACTION_CARDS),
    ("aside", ASIDE, ACTION_CARDS),
    ("draw", DRAW, _HAND_CARDS),
    ("keep", KEEP, _HAND_CARDS),
]


def _texts() -> list[str]:
    out = [""] * ACTIONS
    for action, text in _BARE.items():
        out[action] = text
    for word, base, names in VERBS:
        for k, name in enumerate(names):
            out[base + k] = f"{word} {name}"
    return out


#: ``TEXTS[action]`` is its text, or "" for a number not in use.
TEXTS: Final = _texts()
#: And the way back.
NUMBERS: Final = {text: number for number, text in enumerate(TEXTS) if text}
