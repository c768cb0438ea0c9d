"""What streams tell: an update for each change, from which a client makes the next state."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given

from ardri.server.match.streams import News, Whole
from ardri.server.schema.common import Rules, TableInfo
from ardri.server.schema.socket import State, Update
from tests.server.match.playing import everything
from tests.server.match.walks import Walk, WalkOf, as_sent, rich_start, walks


class Client:
    """Follows one stream by its messages, and by nothing else."""

    def __init__(self, whole: Whole) -> None:
        self.state = as_sent(whole)

    def hear(self, news: News) -> None:
        update = as_sent(news)
        assert update["version"] == self.state["version"] + 1
        self.state["version"] = update["version"]
        position = self.state["position"]
        position["view"].update(update["changes"])
        for part in ("decision", "sealed", "orders", "undo"):
            position[part] = update[part]
        del self.state["events"][update["first"] :]
        self.state["events"] += update["events"]
        self.state["automatic"] += update["automatic"]


@pytest.mark.slow
@given(walks)
def test_a_client_that_hears_every_update_has_every_state(walk: WalkOf) -> None:
    played = Walk(rich_start(walk), walk[3])
    seats = [*range(played.match.players), None]
    clients = {seat: Client(played.match.state(seat)) for seat in seats}
    for n in range(80):
        before = played.match
        step = played.go()
        heard = step.updates if step else {}
        for seat, news in heard.items():
            clients[seat].hear(news)
        for stream, seat in enumerate(seats):
            if seat in heard or n % 8 == 0:
                assert clients[seat].state == as_sent(played.match.state(seat))
            assert (seat in heard) == (played.match.streams[stream] != before.streams[stream])
            if step is not None and step.entry is not None:
                was, now = before.state(seat), step.match.state(seat)
                same = msgspec.structs.replace(now, version=was.version) == was
                acting = seat in {getattr(deed, "seat", None) for deed in step.entry.deeds}
                # An update tells something new, or answers who acts.
                assert (seat in heard) == (not same or (acting and seat is not None))
        if played.match.over:
            break


@pytest.mark.slow
@given(walks)
def test_what_is_refused_or_done_already_changes_nothing(walk: WalkOf) -> None:
    played = Walk(rich_start(walk), walk[3])
    for n in range(80):
        match, before = played.match, everything(played.match)
        step = played.go()
        if step is None or step.again:
            assert everything(played.match) == before
        elif n % 8 == 0:
            # Nor does a step change the match before it.
            assert everything(match) == before
        if played.match.over:
            break


def test_the_messages_have_all_parts() -> None:
    for mine, theirs, more in ((Whole, State, {"table", "info"}), (News, Update, {"table"})):
        fields = {field.name for field in msgspec.structs.fields(theirs)}
        assert {field.name for field in msgspec.structs.fields(mine)} | more == fields
    walk = Walk(rich_start((3, True, 0.0, 1)), 1)
    while not (step := walk.go()) or not step.updates:
        pass
    info = TableInfo("table1", "", "playing", Rules(), True, [], None, 1, 0.0, 0.0, None, [], 1)
    for seat, news in step.updates.items():
        state = step.match.state(seat).state("table1", info)
        assert (state.table, state.seat, state.info) == ("table1", seat, info)
        assert state.version == news.version
        update = news.update("table1")
        assert {**as_sent(news), "type": "update", "table": "table1"} == as_sent(update)
        assert update.seat == seat
