"""The page's types are those of the server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal

import pytest
from msgspec import Meta, Struct
from msgspec import inspect as m

from ardri.server.schema.typescript import type_of, typescript

PAGE: Final = Path(__file__).parents[3] / "web" / "src" / "lib" / "schema.ts"


class Seat(Struct):
    """Somewhere to sit."""


@pytest.mark.parametrize(
    ("python", "page"),
    [
        (str, "string"),
        (Annotated[str, Meta(max_length=3)], "string"),
        (Annotated[int, Meta(description="how many")], "number"),
        (float | None, "number | null"),
        (bool, "boolean"),
        (list[int], "number[]"),
        (list[int | None], "(number | null)[]"),
        (tuple[str, ...], "string[]"),
        (tuple[str, int], "[string, number]"),
        (dict[str, object], "Record<string, unknown>"),
        (Literal["a", "b"] | None, "'a' | 'b' | null"),
        (Literal[1, 2], "1 | 2"),
        (list[Seat], "Seat[]"),
    ],
    ids=str,
)
def test_a_type_of_pythons_is_one_of_typescripts(python: object, page: str) -> None:
    assert type_of(m.type_info(python)) == page


def test_a_type_that_the_page_does_not_know_is_refused() -> None:
    with pytest.raises(TypeError):
        type_of(m.type_info(bytes))


def test_the_page_has_the_types_of_the_server() -> None:
    fresh = typescript()
    assert PAGE.read_text("utf-8") == fresh, "python -m ardri.server.schema.typescript"


def test_what_only_clients_send_may_be_left_out() -> None:
    text = typescript()
    join = text.partition("export interface Join {")[2].partition("}")[0]
    assert "type: 'join';" in join and "since?: number | null;" in join
    done = text.partition("export interface Done {")[2].partition("}")[0]
    assert "again: boolean;" in done
    wish = text.partition("export interface SeatWish {")[2].partition("}")[0]
    assert "bot?: string | null;" in wish
    rules = text.partition("export interface Rules {")[2].partition("}")[0]
    assert "players: number;" in rules
