"""The options of a game, from what a person says."""

from __future__ import annotations

from ardri.game.errors import BadOption
from ardri.game.notation import unknown
from ardri.rules.options import RULESETS, SCENARIOS, WINDOWS, Options


def options_of(
    players: object, ruleset: object, scenario: object, windows: object, round_limit: object
) -> Options:
    """The options of a game, checked: the values may come from anywhere."""
    return Options(
        _number("players", players, 2, 4),
        _one_of("ruleset", ruleset, RULESETS),
        _one_of("scenario", scenario, SCENARIOS),
        _one_of("windows", windows, WINDOWS) == 1,
        0 if round_limit is None else _number("round_limit", round_limit, 1, 100_000),
    )


def _number(option: str, value: object, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadOption(option, "refusal-no-number", said=repr(value), least=least, most=most)
    return value


def _one_of(option: str, value: object, names: list[str]) -> int:
    if value not in names:
        raise BadOption(option, unknown(option, str(value), names))
    return names.index(str(value))
