"""What cards and territories have declared: tables that the course of the game looks things up in.

Filled by ``declare`` when ``rules/cards`` is imported; nothing here knows a card by name.
"""

from __future__ import annotations

from typing import Final

from ardri.rules.compat import i64, vec

#: The windows of section 6, in its order. MANEUVER and ANY_TIME open none: they are options.
WINDOWS: Final = [
    "assembly-start",
    "declared",
    "drawing",
    "arrived",
    "clash-start",
    "sheltered",
    "maneuver",
    "attacked",
    "removed",
    "after-maneuver",
    "after-play",
    "end-of-turn",
    "any-time",
]
ASSEMBLY_START: Final[i64] = 0
DECLARED: Final[i64] = 1
DRAWING: Final[i64] = 2
ARRIVED: Final[i64] = 3
CLASH_START: Final[i64] = 4
SHELTERED: Final[i64] = 5
MANEUVER: Final[i64] = 6
ATTACKED: Final[i64] = 7
REMOVED: Final[i64] = 8
AFTER_MANEUVER: Final[i64] = 9
AFTER_PLAY: Final[i64] = 10
END_OF_TURN: Final[i64] = 11
ANY_TIME: Final[i64] = 12

#: What must be true for a card to fit a window: the facts, as bits.
ALWAYS: Final[i64] = 0
#: It is about something of the holder's own; about something of another's; the holder is attacked.
MINE: Final[i64] = 1
THEIRS: Final[i64] = 2
AGAINST_ME: Final[i64] = 4
#: About the card played.
AN_ACTION: Final[i64] = 8
NO_ACTION: Final[i64] = 16
A_TALE: Final[i64] = 32
A_SEASON_CARD: Final[i64] = 64
UNTAKEN: Final[i64] = 128
#: About the place: the clash is there; the last maneuver was an attack, and removed a clan.
IN_CLASH: Final[i64] = 256
AN_ATTACK: Final[i64] = 512
A_CLAN_FELL: Final[i64] = 1024
#: The holder has exposed clans there; exactly one.
EXPOSED: Final[i64] = 2048
ONE_EXPOSED: Final[i64] = 4096
#: About the card that would answer: it happens in its own territory; its holder is present there.
AT_HOME: Final[i64] = 8192
PRESENT_HOME: Final[i64] = 16384
#: The supply has a Deed left.
A_DEED_LEFT: Final[i64] = 32768
#: The card played can be taken: it is not put away, or it was cancelled and lies in its pile (Q3).
WITHIN_REACH: Final[i64] = 65536
#: How the attack is answered is still the victim's choice (Q38).
OPEN: Final[i64] = 131072

#: Masks of cards, then of territories.
MASKS: Final = vec[i64]([0] * 8)
#: Cards with a Season effect; those that need another Action card in hand.
SEASON_CARDS: Final[i64] = 0
NEED_ANOTHER: Final[i64] = 1
#: Cards that take the Epic discard pile back into the deck (R5.7).
RESHUFFLING: Final[i64] = 2
#: Territories with an effect on clans moved in, on a turn of the flock; that never hold a citadel.
ARRIVAL_LANDS: Final[i64] = 3
FLOCK_LANDS: Final[i64] = 4
NO_CITADEL: Final[i64] = 5

#: The step where each card's Season plan begins, where each territory's effects begin.
SEASON_START: Final = vec[i64]([-1] * 63)
ARRIVAL_START: Final = vec[i64]([-1] * 16)
FLOCK_START: Final = vec[i64]([-1] * 16)
#: How many sanctuaries are printed on each territory.
PRINTED: Final = vec[i64]([0] * 16)

#: The cards that listen to each window.
LISTENERS: Final = vec[i64]([0] * 13)
#: ``[4 * window]``: those that could answer what is another's doing; then, what is one's own. Where
#: a window is about a card: an Epic Tale or Advantage card; two more are for Action cards.
COULD_ANSWER: Final = vec[i64]([0] * (4 * 13))
#: ``[64 * window + card]``: the facts that a card needs there, and where its plan begins.
NEEDS: Final = vec[i64]([0] * (64 * 13))
TRISKEL_START: Final = vec[i64]([-1] * (64 * 13))
