"""Section 10: a removal whose clan an answer has moved or taken in the meantime."""

from __future__ import annotations

from tests.rules.fights import clash
from tests.rules.table import Table

HANDS = ["diarmuid-and-grainne stone-circle new-clans", "balors-eye druid"]


def struck(lands: dict[str, str]) -> Table:
    """Seat 1 strikes a clan of seat 0 in the Stone Circle, which answers with Diarmuid."""
    t = Table(lands, HANDS, turn=1)
    t.play("1: play balors-eye", "1: territory stone-circle", "1: player 0")
    t.play("0: play diarmuid-and-grainne")
    return t


def test_r10_2_r5_4_a_clan_taken_in_the_meantime_does_not_fall_again() -> None:
    # Diarmuid has nowhere to go. The Stone Circle, played after him, costs the very clan.
    t = struck({"stone-circle": "1 1 capital", "cove": "0 1"})
    t.play("0: play stone-circle")
    assert t.clans("stone-circle") == [0, 1]
    assert t.reserve()[0] == 12
    assert len(t.told("removed")) == 1
    # No clan is being removed any more, so Diarmuid, back in the hand, fits nothing.
    assert "diarmuid-and-grainne" in t.hand(0)
    assert t.asked() == {0: "place"}


def test_r10_2_with_another_clan_there_both_fall() -> None:
    t = struck({"stone-circle": "2 1 capital", "cove": "0 1"})
    t.play("0: play stone-circle")
    assert t.clans("stone-circle") == [1, 1]
    # The first removal goes on, and Diarmuid fits it once more.
    assert t.legal(0) == ["decline", "play diarmuid-and-grainne"]
    t.play("0: decline")
    assert t.clans("stone-circle") == [0, 1]
    assert len(t.told("removed")) == 2


def test_r5_5_q36_a_diverted_clan_has_gone_before_what_is_played_after_it() -> None:
    t = struck({"stone-circle": "1 1 capital", "cove": "2 1"})
    # No clan is left in the Stone Circle, so its card does not fit.
    assert (t.clans("stone-circle"), t.clans("cove")) == ([0, 1], [3, 1])
    assert t.asked() == {0: "turn"}
    assert [one["territory"] for one in t.told("placed")] == ["cove"]


def test_q36_in_a_clash_no_sheltered_clan_falls_instead() -> None:
    hands = ("bard", "diarmuid-and-grainne stone-circle", "", "new-clans")
    t = clash("2 2 0 0", hands, land="stone-circle", words="citadel")
    t.play("1: shelter", "0: attack 1", "1: play diarmuid-and-grainne", "1: play stone-circle")
    # The exposed clan is gone: the attack, which reaches exposed clans only, takes none.
    assert t.clans("stone-circle") == [2, 1, 0, 0]
    assert len(t.told("removed")) == 1
    # It was the Stone Circle that removed it: no Bard.
    assert t.deeds() == [0, 0, 0, 0]
    assert "bard" in t.hand(0)
    assert len(t.told("clash-over")) == 1
