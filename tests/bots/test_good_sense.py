"""Positions where there is little doubt about what to do."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ardri import Game
from ardri.bots import UNHURRIED, Bot
from ardri.bots.druid import Druid
from ardri.bots.learned import Ardri
from ardri.bots.warrior import Warrior
from tests.rules.table import described

BOTS: dict[str, Callable[[int], Bot]] = {
    "warrior": Warrior,
    "druid": lambda seed: Druid(seed, passes=150),
    "ardri": lambda seed: Ardri(seed, passes=150),
}

SIX = {
    "valley": "2 1 capital",
    "cove": "2 0",
    "hills": "2 0",
    "forest": "2 0",
    "moor": "2 0",
    "plains": "1 0",
}
#: Seat 1 would be king with six territories, in two of which a lone clan stands.
OTHERS_SIX = {
    "valley": "2 3 capital",
    "cove": "1 2",
    "hills": "0 2",
    "forest": "0 2",
    "moor": "0 1",
    "plains": "1 1",
}


def ask(name: str, game: Game) -> str:
    """What the bot chooses for who is asked."""
    seat, decision = next(iter(game.decisions.items()))
    assert isinstance(seat, int)
    return str(BOTS[name](1).choose(game.view(seat), decision, UNHURRIED))


def on(name: str, game: Game, seat: int) -> list[str]:
    """What the bot does as long as it is asked."""
    done: list[str] = []
    while not game.over and list(game.decisions) == [seat] and len(done) < 12:
        done.append(ask(name, game))
        game.play(seat, done[-1])
        if game.decisions.get(seat) and game.decisions[seat].kind == "turn":
            break
    return done


@pytest.mark.parametrize("name", BOTS)
def test_who_can_win_takes_the_token(name: str) -> None:
    game = Game.load(described(SIX, ["druid bard", ""], passed=[1]), seed=1)
    assert ask(name, game) == "pretend"


@pytest.mark.parametrize("name", BOTS)
def test_a_king_to_be_is_brought_down(name: str) -> None:
    hands = ["balors-eye tuans-memory", ""]
    game = Game.load(described(OTHERS_SIX, hands, pretenders=[1], passed=[1]), seed=1)
    done = on(name, game, 0)
    assert done[:2] in (
        ["play balors-eye", "territory moor"],
        ["play balors-eye", "territory plains"],
    )
    assert "player 1" in done or done[1] == "territory moor"


@pytest.mark.parametrize("name", BOTS)
def test_peace_is_made_when_fighting_serves_nobody(name: str) -> None:
    lands = {"valley": "3 1 capital", "cove": "1 5"}
    game = Game.load(described(lands, ["", "conquest festival"], turn=1, passed=[]), seed=1)
    for line in ("play conquest", "territory valley", "from cove", "count 4"):
        game.play(1, line)
    # One clan may have been sheltered; then the instigator asks for peace.
    while game.decisions[next(iter(game.decisions))].kind == "shelter":
        game.play(0, ask(name, game))
    game.play(1, "peace")
    assert ask(name, game) == "peace"


@pytest.mark.parametrize("name", BOTS)
def test_geis_is_kept_for_what_would_win(name: str) -> None:
    lands = {
        "stone-circle": "1 2 capital sanctuary sanctuary",
        "cove": "3 2 sanctuary",
        "hills": "2 1 sanctuary",
    }
    hands = ["geis bard", "sanctuary"]
    game = Game.load(described(lands, hands, pretenders=[1], turn=1), seed=1)
    game.play(1, "play sanctuary")
    game.play(1, "territory cove")
    assert ask(name, game) == "play geis"


@pytest.mark.parametrize("name", BOTS)
def test_the_clan_that_counts_is_sheltered(name: str) -> None:
    lands = {**SIX, "moor": "2 4", "plains": "1 0 citadel"}
    hands = ["", "conquest festival"]
    game = Game.load(described(lands, hands, pretenders=[0], turn=1), seed=1)
    for line in ("play conquest", "territory plains", "from moor", "count 3"):
        game.play(1, line)
    assert ask(name, game) == "shelter"


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_that_will_be_king_does_not_throw_it_away(name: str) -> None:
    game = Game.load(described(SIX, ["migration", ""], pretenders=[0], passed=[1]), seed=1)
    done = on(name, game, 0)
    assert (game.over and game.winner == 0) or done[0] != "play migration"


@pytest.mark.parametrize("name", BOTS)
def test_cathbads_word_is_given_when_a_round_begins(name: str) -> None:
    lands = {"valley": "2 1 capital", "cove": "1 1"}
    game = Game.load(described(lands, ["cathbads-word", ""], phase="assembly"), seed=1)
    assert ask(name, game) == "play cathbads-word"
    game.play(0, "play cathbads-word")
    # Any card of the game may be taken: it is a good one.
    good = ("geis", "migration", "new-alliance", "new-clans", "sanctuary")
    assert ask(name, game) in [f"aside {card}" for card in good]
