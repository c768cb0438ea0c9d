"""What a log starts from."""

from __future__ import annotations

from msgspec import Struct

from ardri.server.schema.common import Rules


class Start(Struct, frozen=True):
    """Stored with the table when it begins; the match is this and the entries of its log."""

    rules: Rules
    #: Of the game's dice: never leaves the process while the game goes on.
    seed: str
    #: Of the table: what delays are drawn from.
    secret: str
    #: Seconds that a sealed window stays shut at least.
    pace: float
    rules_version: str

    def __repr__(self) -> str:
        """Without what nobody may see in a log."""
        return f"Start({self.rules!r}, pace={self.pace}, rules_version={self.rules_version!r})"
