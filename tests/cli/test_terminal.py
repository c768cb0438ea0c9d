from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.driver import AtTerminal, kept

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
HOT_SEAT = ["play", "--players", "2", "--bots", "0", "--seed", "5"]


def settled(home: Path, *arguments: str, columns: int = 80, **more: str) -> AtTerminal:
    """At the first hand-over: the island is settled, the cards are dealt."""
    at = AtTerminal(home, *(arguments or HOT_SEAT), columns=columns, **more)
    for _ in range(5):
        at.until("> ")
        at.type("1")
    at.until("Pass the keyboard to ")
    return at


def test_the_hand_over_clears_the_screen_before_and_after(tmp_path: Path) -> None:
    at = settled(tmp_path)
    assert at.seen.rindex(CLEAR) < at.seen.rindex("Pass the keyboard")
    assert "Before you" not in at.seen
    at.until("press Enter. ")
    at.type("")
    shown = at.until("> ")
    assert CLEAR in shown
    assert shown.index(CLEAR) < shown.index("Before you")
    at.type("1")
    # The screen is clear again before the other is called.
    handed = at.until("press Enter. ")
    assert CLEAR in handed
    assert handed.index(CLEAR) < handed.index("Pass the keyboard")
    assert "Before you" not in handed
    at.type("quit")
    at.until("The game is kept.")
    assert at.end() == 0


def test_the_last_choice_can_be_taken_back_at_the_hand_over(tmp_path: Path) -> None:
    at = settled(tmp_path)
    at.until("press Enter. ")
    at.type("")
    first = at.until("> ")
    who = re.findall(r"(\w+)> $", first)[0]
    at.type("1")
    at.until('(Or type "undo"')
    at.until("press Enter. ")
    at.type("undo")
    # The same player is asked the same again, once the keyboard is theirs for certain.
    again = at.until("> ")
    assert who in again
    at.kill()


def test_what_one_typed_is_not_in_the_arrow_keys_of_the_next(tmp_path: Path) -> None:
    at = settled(tmp_path)
    at.until("press Enter. ")
    at.type("")
    at.until("> ")
    at.type("card geis")
    at.until("> ")
    at.type("1")
    at.until("press Enter. ")
    at.type("")
    at.until("> ")
    at.press(b"\x1b[A\x1b[A\n")
    assert "geis" not in at.until("> ")
    at.kill()


def test_colours_at_a_terminal_and_none_if_they_are_not_wanted(tmp_path: Path) -> None:
    at = AtTerminal(tmp_path, *HOT_SEAT)
    at.until("> ")
    assert "\x1b[38;5;" in at.seen
    at.kill()
    for at in (
        AtTerminal(tmp_path, *HOT_SEAT, NO_COLOR="1"),
        AtTerminal(tmp_path, *HOT_SEAT, TERM="dumb"),
    ):
        at.until("> ")
        assert "\x1b[38;5;" not in at.seen
        at.kill()


@pytest.mark.parametrize("columns", [80, 120])
def test_no_line_is_wider_than_the_terminal(tmp_path: Path, columns: int) -> None:
    at = settled(tmp_path, columns=columns)
    at.until("press Enter. ")
    at.type("")
    at.until("> ")
    at.type("map")
    at.until("> ")
    at.kill()
    plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", at.seen)
    assert max(len(line.rstrip("\r")) for line in plain.split("\n")) <= columns


@pytest.mark.slow
def test_a_closed_keyboard_and_an_interrupt_keep_the_game(tmp_path: Path) -> None:
    for keys, code in ((b"\x04", 0), (b"\x03", 130)):
        at = AtTerminal(tmp_path, *HOT_SEAT)
        at.until("> ")
        at.press(keys)
        at.until("The game is kept.")
        assert at.end() == code
    assert len(kept(tmp_path)) == 2


def test_simulate_shows_how_far_it_is_at_a_terminal_only(tmp_path: Path) -> None:
    at = AtTerminal(tmp_path, "simulate", "--games", "20", "--players", "2", "--round-limit", "2")
    at.until(" of 20 games, ")
    at.until("How games ended")
    assert at.end() == 0
