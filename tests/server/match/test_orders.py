"""Standing orders: private, never a card, answered as the window opens."""

from __future__ import annotations

import msgspec
import pytest

from ardri.server.match.entries import Answer, Close, Give, Line
from ardri.server.match.window import drawn
from ardri.server.schema.common import Automatic, Order
from tests.rules.fights import clash
from tests.server.match.playing import FOUR, Table, everything, refused, start_of

HANDS = ("bard citadel", "druid raid", "geis festival", "new-clans warlord")


def table(pace: float = 4.0, **given: object) -> Table:
    """Seat 0 may play the Bard, seat 2 holds the Geis."""
    return Table.at(FOUR, *HANDS, pace=pace, **given)


def orders(t: Table, seat: int) -> list[tuple[int, str, str | None]]:
    standing = t.match.state(seat).position.orders
    return [(order.id, order.kind, order.card) for order in standing]


def test_every_person_begins_with_the_order_to_be_asked_only_if_they_could() -> None:
    t = table(people=(0, 2))
    assert [orders(t, seat) for seat in range(4)] == [
        [(1, "could", None)],
        [],
        [(1, "could", None)],
        [],
    ]
    assert t.match.state(None).position.orders == []


def test_it_answers_in_the_entry_that_opens_the_window_and_tells_its_owner() -> None:
    t = table(people=(0, 1, 2))
    step = t.play(0, "play bard")
    assert step.entry is not None
    assert step.entry.deeds == (Line(0, "play bard"), Answer(1, "decline", 1))
    # Seat 2 could play the Geis, and seat 3 is no person.
    assert t.match.asked == (1, 2, 3)
    assert t.offered(1) == [] and t.offered(2) and t.offered(3)
    subject: dict[str, str | int] = {"window": "declared", "card": "bard", "by": 0}
    told = Automatic(Order("could", None, 1), "declared", subject, 1)
    assert step.updates[1].automatic == [told]
    assert t.match.state(1).automatic == [told]
    assert t.match.state(1).position.sealed.answer == "decline"  # type: ignore[union-attr]
    for stream in (0, 2, 3, None):
        assert step.updates[stream].automatic == []


def test_nothing_of_an_order_shows_to_others() -> None:
    ways = []
    for people in [(0, 1, 2, 3), (0, 2, 3), (0,)]:
        t = table(people=people)
        t.play(0, "play bard")
        for seat in (1, 2, 3):
            if t.offered(seat):
                t.play(seat, "decline")
        due = t.match.due()
        moments = [t.now + 4 * (0.5 + drawn(t.start.secret, 1, seat)) for seat in (1, 2, 3)]
        assert due == max(moments)
        t.close()
        streams = [msgspec.json.encode(t.match.state(seat)) for seat in (0, None)]
        ways.append((due, streams))
    assert ways[0] == ways[1] == ways[2]


def test_could_asks_whoever_could() -> None:
    t = table()
    t.play(0, "play bard")
    assert t.offered(2) == ["decline", "play geis"]
    t.play(2, "play geis")
    t.close()
    assert "cancelled bard" in t.happened()


def test_who_cancels_it_is_asked_with_nothing_to_play() -> None:
    t = table()
    t.cancel(1, 1)
    assert orders(t, 1) == []
    t.play(0, "play bard")
    assert t.offered(1) == ["decline"]


def test_never_declines_when_only_such_cards_are_left() -> None:
    t = table()
    t.give(2, "never", "geis")
    assert orders(t, 2) == [(1, "could", None), (2, "never", "geis")]
    step = t.play(0, "play bard")
    assert step.entry is not None
    assert Answer(2, "decline", 2) in step.entry.deeds
    assert [told.order.card for told in step.updates[2].automatic] == ["geis"]


def after_maneuver(hand: str) -> Table:
    """Seat 0 has a hand for the window after its attack; the others do not matter."""
    t = clash("3 3 2 0", (hand, "druid", "sanctuary", "citadel"), windows="possible", dice=True)
    for seat in (1, 2, 3):
        t.play(f"{seat}: decline")
    t.play("0: attack 1", "1: remove")
    return Table(start_of(t.data, pace=4.0))


def test_never_asks_for_the_other_cards() -> None:
    t = after_maneuver("warlord bard")
    assert t.offered(0) == ["decline", "play bard", "play warlord"]
    t.give(0, "never", "bard")
    assert t.offered(0) != []
    t.give(0, "never", "warlord")
    # Given while it is asked, the order answers at once; the oldest is named.
    assert t.offered(0) == []
    assert [told.order.card for told in t.match.state(0).automatic] == ["bard"]


def test_a_card_that_answers_nothing_does_not_hold_never_up() -> None:
    t = after_maneuver("warlord moor")
    assert t.offered(0) == ["decline", "play warlord", "play moor"]
    t.give(0, "never", "warlord")
    assert t.offered(0) == []


def test_without_could_never_asks_when_there_is_nothing_to_play() -> None:
    t = table()
    t.cancel(1, 1)
    t.give(1, "never", "geis")
    t.play(0, "play bard")
    assert t.offered(1) == ["decline"]


def test_until_turn_declines_everything_till_the_own_turn_begins() -> None:
    t = table(pace=0.0)
    t.give(2, "until-turn")
    t.play(0, "play bard")
    # No card of an order's: the Bard has drawn a Tale.
    assert "cancelled bard" not in t.happened()
    assert orders(t, 2)[-1] == (2, "until-turn", None)
    assert t.match.asked == (1,)
    t.play(1, "pass")
    assert t.match.asked == (2,)
    assert orders(t, 2) == [(1, "could", None)]


def test_until_turn_given_in_ones_own_turn_lasts_till_the_next() -> None:
    t = Table.at(FOUR, "citadel bard", "druid", "festival", "new-clans", pace=0.0)
    t.give(0, "until-turn")
    t.play(0, "play citadel")
    for seat in (1, 2, 3):
        assert orders(t, 0)[-1] == (2, "until-turn", None), seat
        assert t.match.asked == (seat,)
        t.play(seat, "pass")
    assert t.match.asked == (0,)
    assert orders(t, 0) == [(1, "could", None)]


def test_until_turn_ends_by_a_turn_that_nobody_was_asked_in() -> None:
    # Seat 2 has no card left: its passes are made by the game.
    t = Table.at(FOUR, "citadel bard", "druid", "", "new-clans raid", pace=0.0)
    t.give(2, "until-turn")
    t.play(0, "play citadel")
    t.play(0, "decline")
    assert orders(t, 2)[-1] == (2, "until-turn", None)
    t.play(1, "pass")
    assert t.match.asked == (3,)
    assert "passed" in t.happened()
    assert orders(t, 2) == [(1, "could", None)]


def test_an_automatic_answer_may_be_taken_back_and_is_not_given_again() -> None:
    t = table()
    t.play(0, "play bard")
    assert t.offered(1) == []
    t.undo(1)
    assert t.offered(1) == ["decline"]
    t.give(3, "until-turn")
    assert t.offered(1) == ["decline"]
    # Whoever gives an order means this window, too.
    t.give(1, "until-turn")
    assert t.offered(1) == []
    assert len(t.match.state(1).automatic) == 2


def test_with_pace_nothing_but_time_tells_when_all_have_answered_automatically() -> None:
    hands = ("bard citadel", "druid raid", "festival", "new-clans warlord")
    t = Table.at(FOUR, *hands, pace=4.0)
    step = t.play(0, "play bard")
    assert step.entry is not None
    assert not any(isinstance(deed, Close) for deed in step.entry.deeds)
    assert t.match.asked == (1, 2, 3)
    due = t.match.due()
    assert due is not None and due > t.now + 2
    t.close()
    assert "drew" in [event.kind for event in t.match.events]


def test_without_pace_the_game_goes_on_to_the_next_question_in_one_entry() -> None:
    hands = ("bard citadel", "druid raid", "festival", "new-clans warlord")
    t = Table.at(FOUR, *hands, pace=0.0)
    step = t.play(0, "play bard")
    assert step.entry is not None
    kinds = [type(deed) for deed in step.entry.deeds]
    assert kinds[:5] == [Line, Answer, Answer, Answer, Close]
    assert t.match.state(None).position.sealed is None
    assert t.match.asked == (1,)


def test_orders_answer_ordinary_windows_too() -> None:
    t = Table.at(FOUR, *HANDS, windows="holders")
    assert orders(t, 2) == []
    t.give(2, "never", "geis")
    step = t.play(0, "play bard")
    assert step.entry is not None
    assert step.entry.deeds == (Line(0, "play bard"), Answer(2, "decline", 1))
    assert [told.window for told in step.updates[2].automatic] == ["declared"]
    assert t.match.asked == (1,)


def test_an_order_given_twice_or_cancelled_twice_changes_nothing() -> None:
    t = table()
    step = t.give(2, "never", "geis")
    assert step.entry is not None and step.entry.deeds == (Give(2, Order("never", "geis", 2)),)
    assert list(step.updates) == [2]
    before = everything(t.match)
    again = t.give(2, "never", "geis")
    assert again.again and again.entry is None
    assert everything(t.match) == before
    t.cancel(2, 2)
    before = everything(t.match)
    assert t.cancel(2, 2).again
    assert everything(t.match) == before
    # Numbers are not given twice.
    t.give(2, "never", "geis")
    assert orders(t, 2)[-1][0] == 3


@pytest.mark.parametrize(
    ("order", "says"),
    [
        (Order("never"), "needs a card"),
        (Order("never", "bardd"), "did you mean"),
        (Order("never", "zzz"), "no such card"),
        (Order("could", "bard"), "no card"),
        (Order("until-turn", "bard"), "no card"),
    ],
)
def test_an_order_that_makes_no_sense_is_refused(order: Order, says: str) -> None:
    t = table()
    before = everything(t.match)
    refused("illegal", t.match.give, 1, order, t.now, says=says)
    assert everything(t.match) == before


def test_others_orders_cannot_be_had() -> None:
    t = table(people=(0, 1))
    refused("not-yours", t.match.give, 4, Order("could"), t.now)
    refused("not-yours", t.match.give, 2, Order("could"), t.now)
    refused("not-yours", t.match.cancel, -1, 1, t.now)
    refused("illegal", t.match.cancel, 1, 2, t.now, says="no standing order 2")
    refused("illegal", t.match.cancel, 1, 0, t.now)


def test_a_match_may_begin_where_a_window_is_open() -> None:
    t = table(people=())
    t.play(0, "play bard")
    data = t.match._course.game.position()
    begun = Table(start_of(data, pace=4.0))
    assert begun.match.asked == (1, 2, 3)
    assert [bool(begun.offered(seat)) for seat in range(4)] == [False, False, True, False]
    assert begun.match.version == 0 and len(begun.match.state(1).automatic) == 1
