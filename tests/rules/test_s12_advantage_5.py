"""Section 12: the Mountains, the Plains, the Swamp: clans that march."""

from __future__ import annotations

from tests.rules.advantages import lies_played
from tests.rules.fights import clash
from tests.rules.table import Table, cards

# ---------------------------------------------------------------------------------------- Mountains


def _mountains(hand: str, clans: str = "0 1 0 0", others: str = "") -> Table:
    lands = {"valley": "3 1 0 0 capital", "mountains": clans, "plains": "1 0 0 0"}
    return Table(lands, [f"{hand} bard druid", f"new-alliance {others}", "raid"])


def test_r12_mountains_ignores_the_price() -> None:
    t = _mountains("conquest mountains")
    t.play("0: play conquest, move 2 valley mountains")
    assert t.legal(0) == ["decline", "play mountains"]
    t.play("0: play mountains")
    assert t.clans("mountains") == [2, 1, 0, 0]
    assert t.hand(0) == ["bard", "druid"]
    assert lies_played(t, "mountains")
    assert t.asked() == {0: "maneuver"}


def test_r12_mountains_declined_or_cancelled_the_price_is_paid() -> None:
    for lines in (["0: decline", "1: decline"], ["0: play mountains", "1: play dagda"]):
        t = _mountains("conquest mountains", others="dagda")
        t.play("0: play conquest, move 2 valley mountains", lines[0])
        if lines[1] != "1: decline":
            t.play(lines[1])
        assert t.legal(0) == ["discard bard", "discard druid", "remove"]


def test_q7_mountains_once_per_effect_and_not_after_placing() -> None:
    # Conquest from two sides is one effect: asked once.
    t = _mountains("conquest mountains", "0 0 0 0")
    t.play("0: play conquest, move 1 valley mountains, 1 plains mountains", "0: play mountains")
    assert t.asked() == {1: "turn"}
    assert t.clans("mountains") == [2, 0, 0, 0]
    t = _mountains("new-clans mountains", "1 0 0 0")
    t.play("0: play new-clans, place mountains, place valley")
    assert t.asked() == {1: "turn"}
    assert "mountains" in t.hand(0)


def test_q7_mountains_after_withdraw() -> None:
    hands = ("mountains bard druid", "festival raid")
    t = clash("3 2 0 0", hands, more={"mountains": "1 0 0 0"}, words="", then=())
    t.play("0: withdraw 2 mountains")
    assert t.legal(0) == ["decline", "play mountains"]
    t.play("0: play mountains")
    assert t.clans("mountains") == [3, 0, 0, 0]
    assert t.hand(0) == ["bard", "druid"]


def test_q7_mountains_after_the_fianna() -> None:
    hands = ("mountains fianna bard druid", "festival raid")
    t = clash("3 2 0 0", hands, more={"mountains": "0 1 0 0"})
    t.play("0: play fianna, territory mountains, count 1")
    # No clash comes of it, but the price does.
    assert t.legal(0) == ["decline", "play mountains"]
    t.play("0: decline")
    assert t.legal(0) == ["discard bard", "discard druid", "remove"]


def test_q7_mountains_is_the_clans_owners_whoever_moved_them() -> None:
    for holder in (0, 1):
        hands = ["breas-tyranny bard druid", "new-clans festival", "raid"]
        hands[holder] += " mountains"
        lands = {"valley": "3 2 0 0 capital", "mountains": "0 0 1 0", "plains": "0 0 0 0"}
        t = Table(lands, hands)
        t.play("0: play breas-tyranny", "0: to mountains")
        if holder == 0:
            # It is no use to who moved them.
            assert t.legal(1) == ["discard festival", "discard new-clans", "remove"]
            continue
        assert t.legal(1) == ["decline", "play mountains"]
        t.play("1: play mountains")
        assert t.clans("mountains") == [0, 1, 1, 0]
        assert t.hand(1) == ["festival", "new-clans"]
        assert t.asked() == {1: "turn"}


def test_q8_mountains_price_answered_by_the_club_is_paid() -> None:
    t = _mountains("conquest dagdas-club", "0 0 0 0")
    t.play("0: play conquest, move 1 valley mountains", "0: remove", "0: play dagdas-club")
    assert t.clans("mountains") == [1, 0, 0, 0]
    assert t.hand(0) == ["bard", "druid"]
    assert t.asked() == {1: "turn"}


# ------------------------------------------------------------------------------------------- Plains


def _plains(clans: str = "3 0 0 0") -> Table:
    lands = {"valley": "1 1 0 0 capital", "plains": clans, "cove": "0 0 1 0", "moor": "0 0 0 0"}
    return Table(lands, ["plains bard druid", "new-clans geis", "raid"])


def test_r12_plains_moves_clans_out_of_the_plains_and_clashes() -> None:
    t = _plains()
    t.play("0: play plains")
    # Not back to themselves, and from nowhere else; one or more.
    assert t.legal(0) == ["to cove", "to moor", "to valley"]
    t.play("0: move 1 plains cove, 1 plains moor")
    assert t.map() == {
        "valley": [1, 1, 0, 0],
        "plains": [1, 0, 0, 0],
        "cove": [1, 0, 1, 0],
        "moor": [1, 0, 0, 0],
    }
    assert t.asked() == {0: "maneuver"}
    assert t.told("clash")[0]["territory"] == "cove"
    t.play("0: peace", "2: peace")
    assert lies_played(t, "plains")


def test_r12_plains_geis_does_not_reach_an_advantage_card() -> None:
    t = _plains()
    t.play("0: play plains, move 3 plains moor")
    assert t.asked() == {1: "turn"}
    assert "geis" in t.hand(1)


def test_r5_4_plains_without_a_clan_there_does_nothing() -> None:
    t = _plains("0 1 0 0")
    before = t.map()
    t.play("0: play plains")
    assert t.map() == before
    assert lies_played(t, "plains")
    assert t.asked() == {1: "turn"}


def test_r12_swamp_does_nothing_but_is_a_season_card() -> None:
    lands = {"valley": "1 1 0 0 capital", "swamp": "1 0 0 0"}
    # R4.1: the Brenn must play a Season card, and this one will do.
    t = Table(lands, ["swamp geis", "new-clans"], opening=True, brenn=0)
    assert t.hand(0) == ["geis"]
    assert lies_played(t, "swamp")
    assert t.asked() == {1: "turn"}
    # Q40: it breaks the run of passes.
    t = Table(lands, ["swamp bard", "new-clans"], passed=[1, 2, 3])
    t.play("0: play swamp")
    assert t.p.round == 1
    assert "swamp" in cards(t.p.advantage_played)
    assert t.asked() == {1: "turn"}
