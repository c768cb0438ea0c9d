"""What the terminal says about a card or a territory."""

from __future__ import annotations

from typing import Final

from ardri.cli.names import ACTION, TALE, kind_of
from ardri.words import Words
from ardri.words.links import chapters_about

_SEASON: Final = "season"


def uses(words: Words, card: str) -> list[str]:
    """What a card can be used for: "season", or the windows of its Triskel effects."""
    start = f"card-{card}-"
    return [key.removeprefix(start) for key in words.keys(start)]


def effects(words: Words, card: str) -> list[str]:
    """A card's effects, each one line."""
    out = []
    for use in uses(words, card):
        kind = words.name(_SEASON if use == _SEASON else "triskel")
        text = words.say(f"card-{card}-{use}")
        out.append(words.say("terminal-effect", kind=kind, text=text))
    return out


def gist(words: Words, card: str) -> str:
    """What a card is for, where there is room for one of its effects only."""
    return words.say(f"card-{card}-{uses(words, card)[0]}")


def explained(words: Words, thing: str) -> list[str]:
    """All there is to say about a card, or about a territory with its Advantage card.

    Its effects, its rulings, the chapters of the rules to read on in, the legend behind it.
    """
    kind = kind_of(thing)
    if kind in (ACTION, TALE):
        lines = [words.say("terminal-card", name=words.name(thing), kind=words.name(kind))]
    else:
        lines = [words.say("terminal-land", name=words.name(thing))]
        land = f"land-{thing}"
        said = words.say(land if words.has(land) else "terminal-land-plain")
        lines.append("  " + words.say("terminal-land-effect", text=said))
    lines += [f"  {line}" for line in effects(words, thing)]
    start = f"note-{thing}-"
    for key in words.keys(start):
        ruling = key.removeprefix(start).upper()
        text = words.say(key)
        lines.append("  " + words.say("terminal-ruling", ruling=ruling, text=text))
    titles = tuple([words.say(f"chapter-{name}-title") for name in chapters_about(words, thing)])
    lines.append("  " + words.say("terminal-see-chapters", chapters=titles))
    if words.has(f"legend-{thing}"):
        lines += ["", f"  {words.say(f'legend-{thing}')}"]
    return lines
