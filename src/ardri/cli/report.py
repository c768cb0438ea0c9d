"""What came of a campaign, as a table and as data."""

from __future__ import annotations

from dataclasses import asdict
from typing import Final

from ardri.cli.campaign import Kind, Tally
from ardri.cli.paint import flush, length, padded, wrapped
from ardri.words import COLOURS, Words

#: How wide what is said about the figures is written.
_WIDE: Final = 100


def title(words: Words, kind: Kind) -> str:
    """A kind of game in a few words."""
    said = [words.say("terminal-players", count=kind.players), kind.ruleset]
    if kind.scenario != "standard":
        said.append(kind.scenario)
    if kind.windows != "holders":
        said.append(kind.windows)
    return ", ".join(said)


def table(
    words: Words, results: list[tuple[Kind, Tally]], check: bool, wall: float, jobs: int
) -> list[str]:
    """The tables."""
    lines = _speed(words, results)
    lines += ["", *_ends(words, results), ""]
    lines += wrapped(words.say("terminal-what-counts", checks="yes" if check else "no"), _WIDE)
    games = sum(tally.games for _, tally in results)
    asked = sum(tally.decisions for _, tally in results)
    spent = words.say(
        "terminal-spent",
        games=words.number(games),
        decisions=words.number(asked),
        seconds=words.tenths(wall),
        count=jobs,
    )
    lines += wrapped(spent, _WIDE)
    if check:
        looked = words.number(sum(tally.checked for _, tally in results))
        failed = sum(len(tally.failures) for _, tally in results)
        lines += wrapped(words.say("terminal-checked", positions=looked, failures=failed), _WIDE)
    return lines


def _heads(words: Words, names: str) -> list[str]:
    return ["", *[words.say(f"terminal-head-{name}") for name in names.split()]]


def _speed(words: Words, results: list[tuple[Kind, Tally]]) -> list[str]:
    number = words.number
    names = "games decisions forced by-engine chance unforced-rate all-rate games-rate"
    rows = [_heads(words, names)]
    for kind, tally in results:
        own = by_engine(tally)
        busy = tally.seconds or 1e-9
        unforced = tally.decisions - tally.forced
        row = [title(words, kind), number(tally.games), number(tally.decisions)]
        row += [number(tally.forced), "-" if own is None else f"~{number(own)}"]
        row.append(number(tally.chance) if tally.chance else "-")
        row += [number(round(n / busy)) for n in (unforced, tally.decisions + (own or 0))]
        row.append(words.tenths(tally.games / busy))
        rows.append(row)
    return aligned(rows)


def _ends(words: Words, results: list[tuple[Kind, Tally]]) -> list[str]:
    number = words.number
    most = max(kind.players for kind, _ in results)
    seats = [words.name(colour) for colour in COLOURS[:most]]
    met = [words.say("terminal-head-by", count=n) for n in (1, 2, 3)]
    rows = [[*_heads(words, "rounds kings draws"), *seats, *met]]
    for kind, tally in results:
        played = tally.games - len(tally.failures)
        kings = sum(tally.kings)
        row = [title(words, kind), words.tenths(tally.rounds / played) if played else "-"]
        row += [words.share(kings / played) if played else "-", number(played - kings)]
        row += [number(n) if k < kind.players else "" for k, n in enumerate(tally.kings[:most])]
        row += [number(n) for n in tally.conditions[1:]]
        rows.append(row)
    return [*wrapped(words.say("terminal-how-ended"), _WIDE), *aligned(rows)]


def aligned(rows: list[list[str]]) -> list[str]:
    """Columns, the first to the left, the others to the right."""
    widths = [max(length(row[k]) for row in rows) for k in range(len(rows[0]))]
    out = []
    for row in rows:
        cells = [padded(row[0], widths[0])]
        cells += [flush(cell, width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        out.append("  ".join(cells).rstrip())
    return out


def by_engine(tally: Tally) -> int | None:
    """The choices of one that the engine made by itself, reckoned from a sample."""
    if not tally.sampled:
        return None
    return round(tally.decisions * tally.unasked / tally.sampled)


def data(results: list[tuple[Kind, Tally]], wall: float, jobs: int) -> dict[str, object]:
    """The same as data."""
    kinds: list[dict[str, object]] = []
    for kind, tally in results:
        busy = tally.seconds or 1e-9
        played = tally.games - len(tally.failures)
        kings = sum(tally.kings)
        kinds.append(
            {
                **asdict(kind),
                "games": tally.games,
                "decisions": tally.decisions,
                "forced": tally.forced,
                "made_by_engine": by_engine(tally),
                "chance": tally.chance,
                "seconds": round(tally.seconds, 3),
                "unforced_per_second": round((tally.decisions - tally.forced) / busy),
                "games_per_second": round(tally.games / busy, 1),
                "rounds": round(tally.rounds / played, 2) if played else None,
                "kings": kings,
                "draws": played - kings,
                "share_of_kings": round(kings / played, 4) if played else None,
                "kings_by_seat": tally.kings[: kind.players],
                "kings_by_conditions": tally.conditions[1:],
                "checked": tally.checked,
                "failures": [{"game": f.number, "fault": f.fault} for f in tally.failures],
            }
        )
    return {"kinds": kinds, "wall_seconds": round(wall, 3), "jobs": jobs}
