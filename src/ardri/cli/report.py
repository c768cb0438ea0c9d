"""What came of a campaign, as a table and as data."""

from __future__ import annotations

from dataclasses import asdict
from typing import Final

from ardri.cli.campaign import Kind, Tally
from ardri.cli.names import PLAYERS

_WHAT_COUNTS: Final = """\
A decision is one choice that a player is asked for; "forced" are those asked with one choice only
(windows "possible" ask them so that nothing is betrayed). Choices of one that betray nothing the
engine makes by itself, and chance's answers are no decisions: they stand in columns of their own.
Rates are for one core, by its own clock{checks}."""


def title(kind: Kind) -> str:
    """A kind of game in a few words."""
    said = [f"{kind.players} players", kind.ruleset]
    if kind.scenario != "standard":
        said.append(kind.scenario)
    if kind.windows != "holders":
        said.append(kind.windows)
    return ", ".join(said)


def table(results: list[tuple[Kind, Tally]], check: bool, wall: float, jobs: int) -> list[str]:
    """The tables."""
    lines = _speed(results)
    lines += ["", *_ends(results), ""]
    checks = ", the checks included" if check else ""
    lines += _WHAT_COUNTS.format(checks=checks).split("\n")
    games = sum(tally.games for _, tally in results)
    asked = sum(tally.decisions for _, tally in results)
    many = f"{jobs} process{'es' if jobs > 1 else ''}"
    lines.append(
        f"{games:,} games with {asked:,} decisions in {wall:.1f} s by the wall's clock, {many}."
    )
    if check:
        looked = sum(tally.checked for _, tally in results)
        failed = sum(len(tally.failures) for _, tally in results)
        lines.append(f"Checked {looked:,} positions; failures: {failed}.")
    return lines


def _speed(results: list[tuple[Kind, Tally]]) -> list[str]:
    heads = ["", "games", "decisions", "forced", "by engine", "chance"]
    heads += ["unforced/s", "all/s", "games/s"]
    rows = [heads]
    for kind, tally in results:
        own = by_engine(tally)
        busy = tally.seconds or 1e-9
        unforced = tally.decisions - tally.forced
        row = [title(kind), f"{tally.games:,}", f"{tally.decisions:,}", f"{tally.forced:,}"]
        row += ["-" if own is None else f"~{own:,}", f"{tally.chance:,}" if tally.chance else "-"]
        row += [f"{unforced / busy:,.0f}", f"{(tally.decisions + (own or 0)) / busy:,.0f}"]
        row.append(f"{tally.games / busy:,.1f}")
        rows.append(row)
    return aligned(rows)


def _ends(results: list[tuple[Kind, Tally]]) -> list[str]:
    most = max(kind.players for kind, _ in results)
    heads = ["", "rounds", "kings", "draws", *PLAYERS[:most], "by 1", "by 2", "by 3"]
    rows = [heads]
    for kind, tally in results:
        played = tally.games - len(tally.failures)
        kings = sum(tally.kings)
        share = f"{100 * kings / played:.1f}%" if played else "-"
        row = [title(kind), f"{tally.rounds / played:.1f}" if played else "-"]
        row += [share, f"{played - kings:,}"]
        row += [f"{n:,}" if k < kind.players else "" for k, n in enumerate(tally.kings[:most])]
        row += [f"{n:,}" for n in tally.conditions[1:]]
        rows.append(row)
    return [
        "How games ended: rounds on average, kings by seat and by conditions met",
        *aligned(rows),
    ]


def aligned(rows: list[list[str]]) -> list[str]:
    """Columns, the first to the left, the others to the right."""
    widths = [max(len(row[k]) for row in rows) for k in range(len(rows[0]))]
    out = []
    for row in rows:
        cells = [row[0].ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
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
