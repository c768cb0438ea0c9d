"""What to read on about a card: the chapters of the rules that concern it."""

from __future__ import annotations

from typing import Final

from ardri.words.ids import TERRITORIES
from ardri.words.lookup import Words

#: By what a card is used for: its Season effect, or the window of its Triskel effect.
_BY_USE: Final = {
    "season": ("playing",),
    "assembly-start": ("assembly",),
    "declared": ("answering",),
    "drawing": ("effects",),
    "arrived": ("territories",),
    "clash-start": ("clash",),
    "sheltered": ("clash",),
    "maneuver": ("maneuvers",),
    "attacked": ("maneuvers",),
    "removed": ("effects",),
    "after-maneuver": ("maneuvers",),
    "after-play": ("answering",),
    "end-of-turn": ("season",),
    "any-time": ("answering",),
}
#: By card: what its effect is about, beyond that.
_BY_CARD: Final = {
    "bard": ("victory",),
    "breas-tyranny": ("effects",),
    "cathbads-word": ("secrets", "delicate"),
    "champions-share": ("draft", "delicate"),
    "children-of-dana": ("effects",),
    "citadel": ("island",),
    "conquest": ("clash",),
    "cove": ("draft", "delicate"),
    "dagda": ("delicate",),
    "dagdas-cauldron": ("clash", "delicate"),
    "dagdas-club": ("delicate",),
    "deirdres-beauty": ("delicate",),
    "diarmuid-and-grainne": ("delicate",),
    "druid": ("secrets",),
    "exploration": ("effects",),
    "festival": ("clash",),
    "fianna": ("effects",),
    "geis": ("delicate",),
    "kernunos-sanctuary": ("island",),
    "lug-samildanach": ("delicate",),
    "lugs-spear": ("delicate",),
    "maeves-wealth": ("secrets",),
    "manannans-horses": ("clash",),
    "master-craftsman": ("victory", "delicate"),
    "migration": ("clash",),
    "moor": ("secrets",),
    "morrigan": ("clash", "delicate"),
    "new-alliance": ("effects",),
    "nuada-silverhand": ("island",),
    "oenguss-ploy": ("delicate",),
    "ogmas-eloquence": ("peace",),
    "plains": ("clash",),
    "raid": ("delicate",),
    "sanctuary": ("island",),
    "scouts-and-spies": ("secrets",),
    "strengs-resolve": ("victory",),
    "tailtus-land": ("effects",),
    "warlord": ("clash", "delicate"),
}


def chapters(words: Words) -> list[str]:
    """All chapters of the rules, in their order."""
    return [
        key.removeprefix("chapter-").removesuffix("-title")
        for key in words.keys("chapter-")
        if key.endswith("-title")
    ]


def paragraphs(words: Words, chapter: str) -> list[str]:
    """A chapter's text."""
    out: list[str] = []
    while words.has(key := f"chapter-{chapter}-p{len(out) + 1}"):
        out.append(words.say(key))
    return out


def chapters_about(words: Words, card: str) -> list[str]:
    """The chapters that concern a card, or a territory with its Advantage card."""
    start = f"card-{card}-"
    wanted = set(_BY_CARD.get(card, ()))
    for key in words.keys(start):
        wanted.update(_BY_USE[key.removeprefix(start)])
    if card in TERRITORIES:
        wanted.add("territories")
    return [chapter for chapter in chapters(words) if chapter in wanted]
