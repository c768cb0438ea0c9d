"""A view goes into another process as it is: a bot's, say. In both engines."""

from __future__ import annotations

import pickle
import random

from hypothesis import given
from hypothesis import strategies as st

from ardri import View, determinise
from tests.game.playing import Table, moments, tables


@given(tables, st.integers(0, 80))
def test_a_view_is_the_same_in_another_process(table: Table, moment: int) -> None:
    for k, game in enumerate(moments(table, moment + 1)):
        if k != moment:
            continue
        for seat in [*range(game.players), None]:
            view = game.view(seat)
            other: View = pickle.loads(pickle.dumps(view))
            assert other == view and hash(other) == hash(view)
            assert other.decision == view.decision
            if seat is not None:
                dice = [random.Random(7).randrange for _ in range(2)]
                assert determinise(other, dice[0]) == determinise(view, dice[1])
