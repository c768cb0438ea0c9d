"""What came of a campaign, as tables for a person."""

from __future__ import annotations

from collections import Counter
from typing import Final

from ardri.arena.match import DRAW
from ardri.arena.ratings import Interval
from ardri.arena.scores import Scores
from ardri.cli.paint import wrapped
from ardri.cli.report import aligned, title
from ardri.words import Words

#: How wide what is said about the figures is written.
_WIDE: Final = 100


def table(words: Words, scores: Scores) -> list[str]:
    """The tables: who won, the ratings, how long they thought."""
    lines = aligned(_won(words, scores))
    for players in sorted(scores.ratings):
        said = words.say("arena-ratings", count=players)
        lines += ["", *wrapped(said, _WIDE), *aligned(_rated(words, scores, players))]
    if scores.thinking:
        lines += ["", *aligned(_thought(words, scores))]
    lines += ["", *wrapped(words.say("arena-what-counts"), _WIDE)]
    return lines


def _heads(words: Words, names: str) -> list[str]:
    return ["", *[words.say(f"arena-head-{name}") for name in names.split()]]


def _won(words: Words, scores: Scores) -> list[list[str]]:
    """A line for each table, and under it one for each bot there."""
    rows = [_heads(words, "games draws seats wins share from to deals-from deals-to")]
    width = len(rows[0])
    for number, (kind, score) in enumerate(zip(scores.campaign.tables, scores.tables, strict=True)):
        row = [title(words, kind), words.number(score.games), words.number(score.endings[DRAW])]
        rows.append(row + [""] * (width - len(row)))
        for name, seats in Counter(kind.bots).items():
            share = score.share(name)
            row = [f"  {name}", "", "", words.number(seats), words.number(score.wins[name])]
            row += [words.share(part) for part in (share.value, share.low, share.high)]
            paired = score.paired(name, scores.turns(number))
            row += (
                ["-"] * 2 if paired is None else list(map(words.share, (paired.low, paired.high)))
            )
            rows.append(row)
    return rows


def _rated(words: Words, scores: Scores, players: int) -> list[list[str]]:
    fit = scores.ratings[players].fit()
    rows = [_heads(words, "rating from to ahead from to")]
    for name, below in zip(fit.names, [*fit.names[1:], None], strict=True):
        row = [f"  {name}", *_points(words, fit.rating(name))]
        rows.append(
            row + (["", "", ""] if below is None else _points(words, fit.ahead(name, below)))
        )
    return rows


def _points(words: Words, rating: Interval) -> list[str]:
    return [words.number(round(part)) for part in (rating.value, rating.low, rating.high)]


def _thought(words: Words, scores: Scores) -> list[list[str]]:
    rows = [_heads(words, "decisions mean worst over late")]
    for name, thinking in sorted(scores.thinking.items()):
        mean = 1000 * thinking.seconds / max(1, thinking.decisions)
        row = [f"  {name}", words.number(thinking.decisions)]
        row += [words.tenths(mean), words.tenths(1000 * thinking.worst)]
        row += [words.number(thinking.over), words.number(thinking.late)]
        rows.append(row)
    return rows
