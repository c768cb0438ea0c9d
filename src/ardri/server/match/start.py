"""What a match starts from: stored with the table when it begins, and never changed."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from ardri import Game
from ardri.server.schema.common import Json, Rules

#: Goes up when a log that was written before would lead elsewhere (tests/server/match/stored.json
#: is one, and tells). A table keeps the number that it began with.
RULES_VERSION: Final = "1"


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """From where a log leads on."""

    rules: Rules
    #: Of the game's dice: never leaves the process while the game goes on.
    seed: str
    #: Of the table: what delays are drawn from.
    secret: str
    #: Seconds that a sealed window stays shut at least, give or take a half.
    pace: float
    rules_version: str
    #: The seats of people: the others are bots', and have no standing orders.
    people: tuple[int, ...]
    #: Where the game starts, unless at its setup (docs/position.md); its options are those played.
    position: Json | None = None

    def __repr__(self) -> str:
        """Without its secrets: what is shown of it may come into a log."""
        return f"Start({self.rules!r}, people={self.people!r})"

    def game(self) -> Game:
        """The game at its first decision."""
        if self.position is not None:
            return Game.load(self.position, self.seed)
        rules = self.rules
        return Game.new(
            rules.players,
            self.seed,
            rules.ruleset,
            rules.scenario,
            rules.windows,
            rules.round_limit,
        )
