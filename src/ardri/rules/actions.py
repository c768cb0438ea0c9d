"""The table of actions: every choice in the game is one small number with one short text.

The number is stable: it is what records, searches and learned policies count on. A number is a verb
plus an argument; the text is the verb's word and the argument's name.
"""

from __future__ import annotations

from typing import Final

from ardri.rules.cards.names import ACTION_CARDS, CARDS, FIRST_ADVANTAGE, TERRITORIES

#: Verbs without an argument.
DECLINE: Final = 0
PASS: Final = 1
PRETEND: Final = 2
DONE: Final = 3
PEACE: Final = 4
FIGHT: Final = 5
REMOVE: Final = 6
SHELTER: Final = 7
WITHDRAW: Final = 8
TURN: Final = 9
DEMAND_CARD: Final = 10
DEMAND_CLAN: Final = 11
CLOCKWISE: Final = 12
COUNTERCLOCKWISE: Final = 13

#: Verbs with an argument: the number of the verb's first action.
TERRITORY: Final = 16
PLACE: Final = 32
FROM: Final = 48
TO: Final = 64
COUNT: Final = 80
PLAYER: Final = 92
ATTACK: Final = 96
AT: Final = 100
PLAY: Final = 164
DISCARD: Final = 227
TAKE: Final = 290
HOLD: Final = 337
GIVE: Final = 384
ASIDE: Final = 401
DRAW: Final = 418
KEEP: Final = 465
#: One more than the largest number.
ACTIONS: Final = 512

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
