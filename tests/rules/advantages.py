"""For tests of the Advantage cards: each of them just about to be played, and what is seen."""

from __future__ import annotations

from typing import Any

from tests.rules.fights import clash
from tests.rules.table import Table

#: Seat 1 may cancel, and may build a citadel afterwards.
OTHER = "dagda citadel new-alliance"


def _after_new_clans(card: str) -> Table:
    """Seat 0 has played New Clans, and is asked for what fits after a Season card."""
    lands = {"swamp": "2 1 0 0", card: "1 1 0 0", "hills": "1 1 1 0 capital"}
    t = Table(lands, [f"new-clans {card} bard", OTHER, "raid"])
    t.play("0: play new-clans, place hills, place hills")
    return t


def _after_a_tale(card: str) -> Table:
    """Seat 0 has played the Stone of Fal."""
    lands = {"swamp": "2 1 0 0", card: "1 1 0 0", "hills": "1 1 1 0 capital"}
    t = Table(lands, [f"stone-of-fal {card} bard druid", OTHER, "raid"])
    t.play("0: play stone-of-fal", "1: decline")
    return t


def _season(card: str) -> Table:
    """Seat 0 is about to play a Season card."""
    lands = {"swamp": "2 1 0 0", card: "1 1 0 0", "hills": "1 1 1 0 capital"}
    return Table(lands, [f"{card} bard druid", OTHER, "raid"])


def about_to(card: str) -> Table:
    """Seat 0 may now play this card, seat 1 may cancel it. Both are in its territory."""
    if card in ("cove", "lost-vale", "salt-mine", "valley"):
        return _after_new_clans(card)
    if card in ("forest", "stone-circle"):
        return _after_a_tale(card)
    if card in ("misty-lands", "moor", "plains", "swamp"):
        return _season(card)
    if card == "meadows":
        t = Table({"valley": "1 1 0 0", card: "1 1 0 0"}, [f"bard {card} druid", OTHER, "raid"])
        t.play("0: play bard")
        return t
    if card == "gates-of-tir-na-nog":
        t = Table({"valley": "2 2 0 0", card: "2 2 0 0"}, [f"morrigan {card} druid bard", OTHER])
        t.play("0: play morrigan, turn, decline", "1: decline")
        return t
    if card == "mountains":
        t = Table({"valley": "2 1 0 0", card: "0 1 0 0"}, [f"conquest {card} bard", OTHER])
        t.play(f"0: play conquest, move 1 valley {card}")
        return t
    if card == "highlands":
        return clash("2 2 2 0", (f"{card} bard", OTHER), land=card)
    if card == "hills":
        hands = (f"{card} bard druid", OTHER)
        return clash("2 2 2 0", hands, land=card, by=1, then=("1: attack 0",))
    assert card == "iron-mine"
    return clash("2 2 2 0", (f"{card} bard", OTHER), land=card, then=("0: attack 1",))


#: What is declared with each card.
DECLARED = {
    "cove": "play cove",
    "forest": "play forest",
    "gates-of-tir-na-nog": "play gates-of-tir-na-nog",
    "highlands": "play highlands, player 2",
    "hills": "play hills",
    "iron-mine": "play iron-mine",
    "lost-vale": "play lost-vale, territory hills, player 1",
    "meadows": "play meadows",
    "misty-lands": "play misty-lands",
    "moor": "play moor, player 1",
    "mountains": "play mountains",
    "plains": "play plains, move 1 plains hills",
    "salt-mine": "play salt-mine, player 2",
    "stone-circle": "play stone-circle",
    "swamp": "play swamp",
    "valley": "play valley, territory hills",
}


def go_on(t: Table, until: int = 1) -> None:
    """Everybody does as little as they can, till it is this seat's turn, in the same round."""
    while t.asked() != {until: "turn"}:
        assert t.p.round == 1
        seat = next(iter(t.game.decisions))
        legal = t.legal(seat)
        idle = [text for text in ("decline", "peace", "pass", "remove") if text in legal]
        t.game.play(seat, (idle or legal[::-1])[0])


def lies_played(t: Table, card: str) -> bool:
    """R5.6: it lies face down by its territory, and nowhere else."""
    return (
        card in t.data.get("advantage_played", [])
        and card not in t.data["advantage_table"]
        and not any(card in t.hand(seat) for seat in range(t.game.players))
    )


def view(t: Table, seat: int | None) -> Any:
    """What a seat sees; None is a spectator."""
    return t.game.view(seat).to_json()


def hand_seen(t: Table, by: int | None, of: int) -> Any:
    """What a seat sees of another's hand."""
    return view(t, by)["players"][of]["hand"]


def known(t: Table, by: int | None, of: int) -> list[str]:
    """The Action cards and Tales that a seat knows to be in another's hand."""
    cards: list[str] = hand_seen(t, by, of)["known"]
    return cards
