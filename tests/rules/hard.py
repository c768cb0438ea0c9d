"""Hard positions: much can happen at once. Their node counts are pinned in ``test_perft.py``."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from ardri.rules.cards.names import EPIC_TALES
from tests.rules.drafting import deal, dealt, hold, in_game, trays
from tests.rules.fights import clash
from tests.rules.table import Table


def _few(hands: Sequence[str], *deck: str) -> dict[str, Any]:
    """The Epic Tales that are in no hand: these few in the deck, all others in the discard pile."""
    elsewhere = [*deck, *" ".join(hands).split()]
    return {"epic_deck": [*deck], "epic_discard": [t for t in EPIC_TALES if t not in elsewhere]}


def chain() -> Table:
    """A card, Geis upon it, Lug upon the Geis, The Dagda upon Lug, and the Geis once more."""
    lands = {"valley": "2 1 1 0 capital", "cove": "0 1 1 1"}
    hands = ["new-clans bard valley", "geis lug-samildanach", "dagda druid", "raid cove"]
    t = Table(lands, hands, **_few(hands, "eriu", "fianna"))
    t.play("0: play new-clans")
    return t


def removals() -> Table:
    """In a clash of three: Club, Diarmuid and Cauldron, each in another hand; each may withdraw."""
    hands = ("dagdas-club druid", "diarmuid-and-grainne", "dagdas-cauldron bard")
    more = {"hills": "2 1 1 0", "cove": "0 2 1 0", "swamp": "0 0 1 0"}
    return clash("2 2 2 0", hands, more=more, **_few(hands, "eriu", "dagda"))


def maneuvers() -> Table:
    """After a maneuver: Bard, Raid, Streng and Warlord, in one shared window; a Geis upon them."""
    hands = ("bard raid strengs-resolve", "warlord citadel druid", "geis new-clans")
    return clash("2 3 2 0", hands, words="citadel", **_few(hands, "eriu", "dagda"))


def mountains() -> Table:
    """A march into the Mountains and the Moor: the price, then two clashes with citadels."""
    lands = {
        "plains": "3 0 0 capital",
        "mountains": "0 2 1 citadel",
        "moor": "1 1 1 citadel sanctuary festival",
    }
    hands = ["migration bard mountains", "battle-frenzy druid", "geis lugs-spear"]
    t = Table(lands, hands, **_few(hands, "eriu", "dagda"))
    t.play("0: play migration")
    return t


def cathbad() -> Table:
    """The last choices of a draft of three; Cathbad's Word gives and takes after them."""
    lands = {"valley": "1 2 1 capital", "cove": "2 0 1"}
    t = Table(lands, ["eriu", "cathbads-word", "dagda"], phase="assembly")
    t.play("1: play cathbads-word", "2: decline", "1: aside geis", "chance: counterclockwise")
    rng = random.Random(11)
    packets = dealt(rng, 3, 4, [card for card in in_game(3) if card != "geis"])
    packets[2].pop()
    deal(t, packets)
    for held in (1, 2):
        hold(t, [tray[:held] for tray in trays(t)], rng)
    return t


def moor() -> Table:
    """The Moor fits every decision of its holder, where all who may hold a card are asked."""
    lands = {"moor": "2 1 1 capital", "cove": "1 1 0"}
    hands = ["moor warlord eriu", "dagda new-clans", "lugs-spear citadel"]
    return Table(lands, hands, windows="possible")


def morrigan() -> Table:
    """The Morrigan turns the flock over: the Gates for three players, then perhaps a clash."""
    lands = {"valley": "2 1 1 capital citadel", "gates-of-tir-na-nog": "2 2 1", "hills": "1 0 1"}
    hands = ["morrigan bard", "gates-of-tir-na-nog dagdas-club", "meadows hills druid"]
    lands["meadows"] = "0 0 2"
    return Table(lands, hands, **_few(hands, "eriu", "fianna", "dagda"))


def hands() -> Table:
    """Deirdre's Beauty, Maeve's Wealth and the Otherworld: secrets change hands, clans fall."""
    lands = {"stone-circle": "2 1 1 capital sanctuary", "cove": "1 1 0 sanctuary", "moor": "0 1 2"}
    hands = [
        "deirdres-beauty maeves-wealth otherworld druid stone-circle",
        "geis citadel eriu",
        "bard sanctuary dagda fianna",
    ]
    return Table(lands, hands, **_few(hands, "morrigan", "lugs-spear"))


def tales() -> Table:
    """The four Epic Tale maneuvers, with the Spear, Frenzy and the Highlands before them."""
    hands = (
        "battle-of-moytura highlands",
        "fianna ogmas-eloquence",
        "tale-of-cuchulain battle-frenzy lugs-spear",
    )
    more = {"hills": "1 1 0 0", "cove": "1 0 1 0"}
    return clash("2 2 1 0", hands, land="highlands", words="citadel", more=more)


def tailtu() -> Table:
    """Tailtu's Land, with the rest of the stack small; the Cove, the Salt Mine and Lug after it."""
    rest = ["forest", "swamp", "mountains", "gates-of-tir-na-nog"]
    played = ["highlands", "hills", "iron-mine", "lost-vale", "meadows", "misty-lands", "moor"]
    lands = {"valley": "1 1 capital", "cove": "1 1", "salt-mine": "0 1", "plains": "1 0"}
    lands |= {**dict.fromkeys(played, "0 0"), "stone-circle": "0 1"}
    hands = ["tailtus-land cove salt-mine bard", "geis druid"]
    return Table(lands, hands, stack=[rest[:2], rest[2:]], **_few(hands, "eriu", "dagda"))


HARD: Final[dict[str, Callable[[], Table]]] = {
    "chain": chain,
    "removals": removals,
    "maneuvers": maneuvers,
    "mountains": mountains,
    "cathbad": cathbad,
    "moor": moor,
    "morrigan": morrigan,
    "hands": hands,
    "tales": tales,
    "tailtu": tailtu,
}
