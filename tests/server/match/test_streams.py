"""What streams tell: an update for each change, from which a client makes the next state."""

from __future__ import annotations

import msgspec
from hypothesis import given

from ardri.server.match.streams import News, Whole
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


@given(walks)
def test_a_client_that_hears_every_update_has_every_state(walk: WalkOf) -> None:
    played = Walk(rich_start(walk), walk[3])
    seats = [*range(played.match.players), None]
    clients = {seat: Client(played.match.state(seat)) for seat in seats}
    for _ in range(120):
        step = played.go()
        for seat, news in (step.updates if step else {}).items():
            clients[seat].hear(news)
        for stream, seat in enumerate(seats):
            state = as_sent(played.match.state(seat))
            assert clients[seat].state == state
            assert state["version"] == played.match.streams[stream]
        if played.match.over:
            break


@given(walks)
def test_an_update_tells_something_new_or_answers_who_acts(walk: WalkOf) -> None:
    played = Walk(rich_start(walk), walk[3])
    for _ in range(80):
        before = played.match
        step = played.go()
        if step is None or step.entry is None:
            continue
        acting = {getattr(deed, "seat", None) for deed in step.entry.deeds}
        for stream, seat in enumerate([*range(before.players), None]):
            was, now = before.state(seat), step.match.state(seat)
            same = msgspec.structs.replace(now, version=was.version) == was
            assert (seat in step.updates) == (before.streams[stream] != now.version)
            assert (seat in step.updates) == (not same or seat in acting - {None})
        if played.match.over:
            break


@given(walks)
def test_what_is_refused_or_done_already_changes_nothing(walk: WalkOf) -> None:
    played = Walk(rich_start(walk), walk[3])
    for _ in range(80):
        match, before = played.match, everything(played.match)
        step = played.go()
        assert everything(match) == before
        if step is None or step.again:
            assert everything(played.match) == before
        if played.match.over:
            break


def test_the_messages_have_all_parts() -> None:
    for mine, theirs, more in ((Whole, State, {"table", "info"}), (News, Update, {"table"})):
        fields = {field.name for field in msgspec.structs.fields(theirs)}
        assert {field.name for field in msgspec.structs.fields(mine)} | more == fields
    walk = Walk(rich_start((3, True, 0.0, 1)), 1)
    while not (step := walk.go()) or not step.updates:
        pass
    for seat, news in step.updates.items():
        update = news.update("table1")
        assert {**as_sent(news), "type": "update", "table": "table1"} == as_sent(update)
        assert update.seat == seat
