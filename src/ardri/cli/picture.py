"""The chances of a game as a picture: SVG, for light and dark ground, readable without colours."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape, quoteattr

from ardri.arena.analysis import Analysis
from ardri.cli.look import title
from ardri.words import COLOURS, Words

_WIDE, _HIGH = 960, 500
#: The field in which the lines are.
_LEFT, _TOP, _RIGHT, _BOTTOM = 64, 64, 760, 430
#: How many moments before and after are taken together, of playouts.
_NEAR: Final = 4
#: Room between two names at the ends of lines.
_APART: Final = 22
#: Each seat has a colour and a kind of line; the last one's colour is the ink's.
_DASHES: Final = ["none", "9 4", "2 4", "12 4 2 4"]
_STYLE: Final = """
  .paper { fill: #faf9f6 } .ink { fill: #2a2926 } .faint { fill: #615e57 }
  .rule { stroke: #cfccc4; stroke-width: 1 } .line { fill: none; stroke-width: 2.5 }
  .s0 { stroke: #c2560a } .s1 { stroke: #9447c4 } .s2 { stroke: #3f6fc9 } .s3 { stroke: #2a2926 }
  text { font: 15px system-ui, "DejaVu Sans", sans-serif } .title { font-size: 19px }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #1e1d1b } .ink { fill: #efede7 } .faint { fill: #aeaaa0 }
    .rule { stroke: #45433e }
    .s0 { stroke: #f08a3c } .s1 { stroke: #c58ae8 } .s2 { stroke: #7ea6f2 } .s3 { stroke: #efede7 }
  }
"""


def picture(words: Words, analysis: Analysis) -> str:
    """The whole picture, with its text alternative in ``title`` and ``desc``."""
    course = _course(analysis)
    name = words.say("analysis-picture")
    language = quoteattr(words.language)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDE} {_HIGH}" role="img"'
        f' width="{_WIDE}" height="{_HIGH}" xml:lang={language} aria-labelledby="name told">',
        f'<title id="name">{escape(name)}</title>',
        f'<desc id="told">{escape(_in_words(words, analysis))}</desc>',
        f"<style>{_STYLE}</style>",
        f'<rect class="paper" width="{_WIDE}" height="{_HIGH}"/>',
        f'<text class="ink title" x="{_LEFT}" y="34">{escape(name)}</text>',
        *_scale(words),
        *_rounds(words, analysis),
    ]
    lines += [_line(seat, [part[seat] for part in course]) for seat in range(analysis.players)]
    lines += _names(words, analysis)
    return "\n".join([*lines, "</svg>", ""])


def _course(analysis: Analysis) -> list[tuple[float, ...]]:
    """The chances as they are drawn: of playouts, the mean of some moments before and after.

    What luck does from one moment to the next would hide all else. The result is as it is.
    """
    course = analysis.course
    if analysis.judged:
        return course
    drawn = [course[max(0, k - _NEAR) : k + _NEAR + 1] for k in range(len(course) - 1)]
    means = [tuple([sum(parts) / len(near) for parts in zip(*near, strict=True)]) for near in drawn]
    return means + course[-1:]


def _x(place: int, many: int) -> float:
    return _LEFT + (_RIGHT - _LEFT) * place / max(1, many - 1)


def _y(part: float) -> float:
    return _BOTTOM - (_BOTTOM - _TOP) * part


def _part(words: Words, part: float) -> str:
    return words.say("analysis-part", n=round(100 * part))


def _scale(words: Words) -> list[str]:
    """Lines across, with their parts of a hundred."""
    lines = []
    for quarter in range(5):
        y = _y(quarter / 4)
        lines.append(f'<path class="rule" d="M{_LEFT} {y:.1f}H{_RIGHT}"/>')
        said = escape(_part(words, quarter / 4))
        lines.append(
            f'<text class="faint" x="{_LEFT - 8}" y="{y + 5:.1f}" text-anchor="end">{said}</text>'
        )
    return lines


def _rounds(words: Words, analysis: Analysis) -> list[str]:
    """Where each round begins; its number, if there is room."""
    many = len(analysis.course)
    lines = []
    told, free = -1, 0.0
    for place, step in enumerate(analysis.steps):
        if step.round == told:
            continue
        told = step.round
        x = _x(place, many)
        lines.append(f'<path class="rule" d="M{x:.1f} {_TOP}V{_BOTTOM}"/>')
        if told and x >= free:
            lines.append(f'<text class="faint" x="{x + 3:.1f}" y="{_BOTTOM + 20}">{told}</text>')
            free = x + 26
    said = escape(words.say("analysis-rounds"))
    middle, below = (_LEFT + _RIGHT) // 2, _BOTTOM + 46
    where = f'x="{middle}" y="{below}" text-anchor="middle"'
    return [*lines, f'<text class="faint" {where}>{said}</text>']


def _line(seat: int, parts: list[float]) -> str:
    points = " ".join([f"{_x(k, len(parts)):.1f},{_y(part):.1f}" for k, part in enumerate(parts)])
    return f'<polyline class="line s{seat}" stroke-dasharray="{_DASHES[seat]}" points="{points}"/>'


def _names(words: Words, analysis: Analysis) -> list[str]:
    """Who each line is, beside its end: from the top, none upon another."""
    if not analysis.steps:
        return []
    end = analysis.course[-1]
    lines = []
    free = 0.0
    order = sorted(range(analysis.players), key=lambda seat: (-end[seat], seat))
    # The lowest must have room, too.
    highest = _BOTTOM - _APART * (analysis.players - 1)
    for place, seat in enumerate(order):
        y = max(free, min(_y(end[seat]), highest + _APART * place))
        free = y + _APART
        lines.append(
            f'<path class="line s{seat}" stroke-dasharray="{_DASHES[seat]}"'
            f' d="M{_RIGHT + 8} {y:.1f}h30"/>'
        )
        said = words.say(
            "analysis-ends-at", who=words.name(COLOURS[seat]), part=_part(words, end[seat])
        )
        lines.append(f'<text class="ink" x="{_RIGHT + 46}" y="{y + 5:.1f}">{escape(said)}</text>')
    return lines


def _in_words(words: Words, analysis: Analysis) -> str:
    """What the picture shows, for who does not see it."""
    said = [words.say("analysis-shows")]
    course = _course(analysis)
    for seat in range(analysis.players):
        parts = [part[seat] for part in course]
        if parts:
            said.append(
                words.say(
                    "analysis-seat-shows",
                    who=title(words, seat),
                    first=round(100 * parts[0]),
                    least=round(100 * min(parts)),
                    most=round(100 * max(parts)),
                    last=round(100 * parts[-1]),
                )
            )
    return " ".join(said)
