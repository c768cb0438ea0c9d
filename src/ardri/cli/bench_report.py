"""What ``ardri bench`` measured, as tables for a terminal or for a page."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from ardri.cli.paint import wrapped
from ardri.cli.report import aligned
from ardri.words import Words

#: How wide what is said about the figures is written.
_WIDE: Final = 100
#: What is done, as programs write it: the same in every language.
_CODE: Final = {
    "door-4": "legal(), apply()",
    "copies-4": "copy(), legal(), apply()",
    "playout-4": "playout()",
    "copy": "copy()",
    "copy-apply": "copy(), apply()",
    "legal": "legal()",
    "to-bytes": "to_bytes()",
    "from-bytes": "from_bytes()",
    "sight": "sight_of()",
    "view": "view()",
    "view-json": "view().to_json()",
    "determinise": "determinise()",
    "chess-copy": "copy(stack=False)",
    "chess-copy-push": "copy(stack=False), push()",
}
#: What is wanted, likewise.
_TARGETS: Final = {
    "compiled-catanatron": "compiled / catanatron",
    "compiled-gin_rummy": "compiled / gin_rummy",
    "compiled-backgammon": "compiled / backgammon",
    "compiled-hanabi": "compiled / hanabi",
    "interpreted-catanatron": "interpreted / catanatron",
    "copy-chess": "copy() / chess copy(stack=False)",
    "copy-apply": "copy(), apply()",
    "playout-play": "playout() / Run.play()",
    "bytes": "to_bytes()",
    "bytes-bare": "to_bytes(knowledge=False)",
    "compiled-interpreted": "compiled / interpreted",
}
_SIGNS: Final = {"least": "≥", "most": "≤", "below": "<"}
#: Ratios about one, which are told in per cent.
_SHARES: Final = ("copy-chess", "playout-play", "late-early")


@dataclass(frozen=True, slots=True)
class Table:
    """A table with what stands above it."""

    title: str
    rows: list[list[str]]
    #: What is said below it.
    note: str = ""


def tables(words: Words, data: dict[str, Any]) -> list[Table]:
    """All tables."""
    shown = [_playing(words, data), _operations(words, data), _sizes(words, data)]
    if data["ratios"]:
        shown.append(_ratios(words, data))
    return [*shown, _targets(words, data)]


def terminal(shown: Iterable[Table]) -> list[str]:
    """For people at a terminal."""
    out: list[str] = []
    for table in shown:
        out += [*([""] if out else []), *wrapped(table.title, _WIDE), *aligned(table.rows)]
        out += wrapped(table.note, _WIDE)
    return out


def markdown(shown: Iterable[Table]) -> list[str]:
    """For a page."""
    out: list[str] = []
    for table in shown:
        head, *rows = table.rows
        rule = ["---", *["---:"] * (len(head) - 1)]
        out += [*([""] if out else []), f"**{table.title}**", ""]
        out += ["| " + " | ".join(row) + " |" for row in [head, rule, *rows]]
        out += ["", table.note] if table.note else []
    return out


def _heads(words: Words, names: str) -> list[str]:
    return [words.say(f"terminal-head-{name}") for name in names.split()]


def _range(told: list[str]) -> str:
    return "–".join(told)


# --------------------------------------------------------------------------------------- tables


def _playing(words: Words, data: dict[str, Any]) -> Table:
    heads = _heads(words, "unforced-rate range all-rate nodes-rate games-rate")
    rows = [["", *heads]]
    number = words.number
    for row in data["playing"]:
        unforced = row["unforced_per_second"]
        nodes = row.get("nodes_per_second")
        games = row["games_per_second"]["median"]
        rows.append(
            [
                _player(words, data, row["by"], row["name"]),
                number(round(unforced["median"])),
                _range([number(round(unforced[end])) for end in ("low", "high")]),
                number(round(row["decisions_per_second"]["median"])),
                number(round(nodes["median"])) if nodes else "-",
                number(round(games)) if games >= 100 else words.tenths(games),
            ]
        )
    note = words.say("terminal-what-counts-bench", rounds=data["about"]["rounds"])
    return Table(words.say("terminal-bench-playing"), rows, note)


def _player(words: Words, data: dict[str, Any], by: str, name: str) -> str:
    """Who plays what, and how."""
    if by == "peers":
        return _peer(data, name)
    how, _, players = name.partition("-")
    code = "Run.play()" if how == "play" else _CODE[name]
    return f"{by}: {code}, {words.say('terminal-players', count=int(players))}"


def _peer(data: dict[str, Any], name: str) -> str:
    """A peer, its version and its game."""
    versions = data["about"]["peers"]
    if name == "catanatron":
        return f"catanatron {versions['catanatron']}: RandomPlayer × 4"
    if name.startswith("chess"):
        return f"chess {versions['chess']}: {_CODE[name]}"
    game, _, clone = name.partition("-")
    return f"open_spiel {versions['open_spiel']}: {game}{', clone()' if clone else ''}"


def _operations(words: Words, data: dict[str, Any]) -> Table:
    found = {(row["by"], row["name"]): row["microseconds"] for row in data["operations"]}
    ratio = "interpreted / compiled"
    heads = ["compiled", *_heads(words, "range"), "interpreted", *_heads(words, "range"), ratio]
    rows = [["", *heads]]
    for name in dict.fromkeys(name for _, name in found):
        row = [_doing(words, data, name)]
        for engine in ("compiled", "interpreted"):
            # The peer is a library of interpreted Python.
            by = "peers" if engine == "interpreted" and ("peers", name) in found else engine
            row += _nanoseconds(words, found.get((by, name)))
        both = [found.get((engine, name)) for engine in ("interpreted", "compiled")]
        slow, fast = both
        row.append(_times(words, slow["median"] / fast["median"]) if slow and fast else "-")
        rows.append(row)
    return Table(words.say("terminal-bench-operations"), rows)


def _doing(words: Words, data: dict[str, Any], name: str) -> str:
    if name.startswith("round-"):
        number = int(name.removeprefix("round-"))
        return words.say("terminal-bench-round", name="Run.play()", round=number)
    return _peer(data, name) if name.startswith("chess") else _CODE[name]


def _nanoseconds(words: Words, taken: dict[str, float] | None) -> list[str]:
    if taken is None:
        return ["-", "-"]
    told = [words.number(round(1000 * taken[part])) for part in ("median", "low", "high")]
    return [told[0], _range(told[1:])]


def _sizes(words: Words, data: dict[str, Any]) -> Table:
    sizes = data["sizes"]
    rows = [["", *_heads(words, "mean largest")]]
    for name in ("bytes-bare", "bytes"):
        if name in sizes:
            told = [words.number(round(sizes[name][part])) for part in ("mean", "largest")]
            without = f", {words.say('terminal-bench-without')}" if name == "bytes-bare" else ""
            rows.append([f"to_bytes(){without}", *told])
    for engine, each in sizes["memory"].items():
        where = words.say("terminal-bench-memory")
        told = ["-" if each is None else words.number(round(each)), "-"]
        rows.append([f"{engine}, {where}", *told])
    return Table(words.say("terminal-bench-sizes"), rows)


def _ratios(words: Words, data: dict[str, Any]) -> Table:
    found = {(row["peer"], row["by"]): row for row in data["ratios"]}
    more = _heads(words, "range all-rate")
    rows = [["", "compiled", *more, "interpreted", *more]]
    for peer in dict.fromkeys(peer for peer, _ in found):
        row = [_peer(data, peer)]
        for engine in ("compiled", "interpreted"):
            ratio = found.get((peer, engine), {})
            told = [_times(words, times) for times in ratio.get("times", {}).values()]
            row += [told[0], _range(told[1:])] if told else ["-", "-"]
            whole = ratio.get("times_all")
            row.append(_times(words, whole["median"]) if whole else "-")
        rows.append(row)
    return Table(words.say("terminal-bench-ratios"), rows)


def _times(words: Words, ratio: float) -> str:
    return f"{words.tenths(ratio)}×"


def _targets(words: Words, data: dict[str, Any]) -> Table:
    rows = [["", *_heads(words, "wanted measured range met")]]
    for row in data["targets"]:
        found = row["measured"]
        met = {True: "yes", False: "no", None: "unknown"}[row["met"]]
        late = f"{_doing(words, data, 'round-30')} / 3"
        rows.append(
            [
                _TARGETS.get(row["name"], late),
                f"{_SIGNS[row['sense']]} {_quantity(words, row, row['bound'])}",
                _quantity(words, row, found["median"]) if found else "-",
                _range([_quantity(words, row, found[end]) for end in ("low", "high")])
                if found
                else "-",
                words.say("terminal-bench-met", met=met),
            ]
        )
    return Table(words.say("terminal-bench-targets"), rows)


def _quantity(words: Words, target: dict[str, Any], value: float) -> str:
    """A figure in its unit."""
    if target["name"] in _SHARES:
        return words.share(value)
    if target["unit"] == "us":
        return f"{words.number(round(1000 * value))} ns"
    if target["unit"] == "bytes":
        return f"{words.number(round(value))} B"
    return f"{words.number(round(value))}×" if value == target["bound"] else _times(words, value)
