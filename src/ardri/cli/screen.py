"""What is on the screen when somebody is asked: as much as one needs then, and no more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ardri.cli import panel
from ardri.cli.board import Marks, draw
from ardri.cli.card_texts import gist
from ardri.cli.choices import Choice, marked_lands
from ardri.cli.forms import Form
from ardri.cli.look import Look
from ardri.cli.paint import clipped, length, padded
from ardri.cli.scene import Scene
from ardri.game.decision import Decision
from ardri.rules.cards.names import CARDS

#: Decisions at which one looks at the whole table; at which one looks at cards and the clash.
_WHOLE: Final = frozenset({"turn", "settle", "spot"})
_CARDS: Final = frozenset(
    {
        *("window", "answer", "maneuver", "shelter", "peace", "keep", "discard", "discard-some"),
        *("give", "tribute", "aside", "take", "give-back", "muster"),
    }
)
#: Decisions in a clash at which cards do not matter.
_WITHOUT_CARDS: Final = frozenset({"shelter", "peace", "give-back", "muster"})
#: Decisions about cards that one does not see anywhere else.
_EXPLAINED: Final = frozenset({"take", "aside", "unearth"})
#: How many lines of the log are shown unasked.
_LOG: Final = 16


def whole(scene: Scene, decision: Decision | None, look: Look) -> list[str]:
    """The table: the map, the players, a clash, one's hand."""
    lines = [*panel.heading(scene, look), ""]
    lines += island(scene, decision, look)
    lines += ["", *panel.players(scene, look), *panel.standing(scene, look)]
    clash = panel.clash(scene, look)
    if clash:
        lines += ["", *clash]
    hand = panel.hand(scene, look)
    return [*lines, "", *hand] if hand else lines


def island(scene: Scene, decision: Decision | None, look: Look) -> list[str]:
    """The map, or the list of territories where the map has no room."""
    marks = Marks()
    if decision is not None:
        spots: list[tuple[str, tuple[tuple[int, int], ...]]] = []
        if decision.kind == "spot":
            spots = [(str(k + 1), cells) for k, cells in enumerate(scene.spots)]
        marks = Marks(marked_lands(decision), tuple(spots))
    drawn = draw(scene, marks, look)
    if not drawn:
        return panel.territories(scene, look)
    return [*drawn, *panel.legend(look)]


def short(scene: Scene, decision: Decision, look: Look, cards: bool = True) -> list[str]:
    """What one needs to see for a choice in the midst of things; the cards only if asked for."""
    if decision.kind == "spot":
        return island(scene, decision, look)
    lines: list[str] = []
    if decision.kind in _CARDS:
        lines += panel.clash(scene, look)
    if cards and shows_cards(decision, scene):
        lines += panel.hand(scene, look)
    return lines


def shows_cards(decision: Decision, scene: Scene) -> bool:
    """Whether one's cards are of use for this choice."""
    if wants_whole(decision, scene):
        return True
    return decision.kind in _CARDS and decision.kind not in _WITHOUT_CARDS


def wants_whole(decision: Decision, scene: Scene) -> bool:
    """Whether this is a moment to look at the whole table."""
    return decision.kind in _WHOLE or (decision.kind == "hold" and not scene.held)


def log(sentences: Sequence[str], look: Look, most: int = _LOG) -> list[str]:
    """The latest of what happened."""
    lines: list[str] = []
    if len(sentences) > most:
        earlier = look.say("terminal-log-before", count=len(sentences) - most)
        lines += [look.paint.dim(line) for line in look.wrapped(earlier, "  ", "    ")]
    for sentence in sentences[-most:]:
        lines += look.wrapped(sentence, "  ", "    ")
    return lines


def asked(form: Form, kind: str, scene: Scene, look: Look) -> list[str]:
    """The question, with its numbered choices."""
    lines = [look.paint.bold(part) for part in look.wrapped(form.question())]
    choices = []
    for k, offered in enumerate(form.choices()):
        there = _who_is_there(offered, scene, look)
        said = _said(offered, kind, scene, look, look.columns - 5 - length(there))
        choices.append(f"{look.paint.gold(f'{k + 1:>3}')}  {said}{there}")
    return lines + _in_columns(choices, look.columns)


def _said(offered: Choice, kind: str, scene: Scene, look: Look, room: int) -> str:
    said = offered.label
    card = offered.text.partition(" ")[2]
    if kind in _EXPLAINED and card in CARDS and card not in scene.hand:
        text = gist(look.words, card)
        said = look.say("terminal-choice-explained", choice=said, text=text)
    return clipped(said, room)


def _who_is_there(offered: Choice, scene: Scene, look: Look) -> str:
    verb, _, land = offered.text.partition(" ")
    if verb not in ("territory", "place", "from", "to"):
        return ""
    there = [known for known in scene.lands if known.id == land]
    clans = panel.clans(there[0], look) if there else ""
    return f"  {clans}" if clans else ""


def _in_columns(choices: list[str], columns: int) -> list[str]:
    """Many short choices side by side, read downwards."""
    widest = max(length(said) for said in choices) + 3
    side_by_side = min(3, columns // widest) if len(choices) > 6 else 1
    if side_by_side < 2:
        return choices
    high = -(-len(choices) // side_by_side)
    return [
        "".join(padded(said, widest) for said in choices[k::high]).rstrip() for k in range(high)
    ]
