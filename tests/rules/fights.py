"""Clashes for tests of the rules: one is under way before the first line of a test."""

from __future__ import annotations

from typing import Any

from tests.rules.table import Table


def clash(
    clans: str,
    hands: tuple[str, ...] = (),
    *,
    land: str = "moor",
    words: str = "",
    by: int = 0,
    more: dict[str, str] | None = None,
    then: tuple[str, ...] = (),
    **options: Any,
) -> Table:
    """A clash that has just begun; ``clans`` is how the clans stand then.

    Its instigator, ``by``, has played a Migration, and moved one clan from the plains, which are
    the Capital's unless ``words`` say otherwise: they touch ``land`` and the first territory of
    ``more``. ``then`` is played next.
    """
    numbers = [int(n) for n in clans.split()]
    numbers[by] -= 1
    home = " ".join("1" if seat == by else "0" for seat in range(len(numbers)))
    lands = {
        "plains": f"{home} {'' if 'capital' in words else 'capital'}",
        land: f"{' '.join(str(n) for n in numbers)} {words}",
        **(more or {}),
    }
    held = [hands[seat] if seat < len(hands) else "" for seat in range(len(numbers))]
    held[by] += " migration"
    t = Table(lands, held, turn=by, brenn=by, **options)
    t.play(f"{by}: play migration, move 1 plains {land}", *then)
    return t
