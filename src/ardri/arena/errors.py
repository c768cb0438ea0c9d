"""What the arena refuses, in a sentence for a person."""

from __future__ import annotations

from ardri.words.saying import Saying, Value


class ArenaError(ValueError):
    """Something that the arena was given and cannot use; it carries a saying (``ardri.words``)."""

    def __init__(self, what: Saying | str, /, **values: Value) -> None:
        self.saying = what if isinstance(what, Saying) else Saying(what, **values)
        super().__init__(self.saying)

    def __str__(self) -> str:
        return str(self.saying)


class CampaignBroken(ArenaError):
    """A campaign broke off, through no fault of what it was given; what was kept is kept."""
