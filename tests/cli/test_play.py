from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from ardri import Record
from ardri.rules.cards.names import ACTION_CARDS
from tests.cli.driver import COMMAND, ardri, environment, kept

FOUR = ["play", "--players", "4", "--seed", "7"]


@pytest.mark.slow
def test_a_game_is_played_to_its_end_through_pipes_and_can_be_replayed(tmp_path: Path) -> None:
    done = ardri(tmp_path, *FOUR, "--round-limit", "4", typed="1\n" * 3000)
    assert done.returncode == 0, done.stderr
    assert re.search(r"is High King, with|The game ends in a draw", done.stdout)
    assert done.stderr == ""
    assert "\x1b" not in done.stdout, "no colours where there is no terminal"
    (finished,) = (tmp_path / "ardri" / "finished").glob("*.ardri")
    assert str(finished) in done.stdout
    assert not kept(tmp_path)
    again = ardri(tmp_path, "replay", str(finished))
    assert again.returncode == 0
    assert "Round" in again.stdout


@pytest.mark.slow
def test_the_same_seed_and_answers_make_the_same_game(tmp_path: Path) -> None:
    def transcript(seed: str) -> str:
        said = ardri(tmp_path, "play", "--players", "3", "--seed", seed, typed="1\n" * 25)
        return said.stdout

    assert transcript("a") == transcript("a")
    assert transcript("a") != transcript("b")


def test_bots_alone_play_without_anybody(tmp_path: Path) -> None:
    done = ardri(tmp_path, "play", "--players", "2", "--bots", "2", "--round-limit", "1")
    assert done.returncode == 0
    assert "--- Round 1 ---" in done.stdout


def test_wrong_input_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    wrong = ["", "0", "99", "-1", "1 1 1", "9" * 80, "dance", "play", "play bardd", "hold geis"]
    wrong += [
        "territory nowhere",
        "card",
        "card xyzzy",
        "save",
        "resume",
        "resume /no/such",
        "\x00é",
    ]
    typed = "\n".join([*wrong, "save after.ardri"])
    arguments = [*FOUR, "--bots", "0"]
    before = ardri(tmp_path, *arguments, typed=f"save {tmp_path}/before.ardri")
    assert before.returncode == 0
    after = ardri(tmp_path, *arguments, typed=typed.replace("after", f"{tmp_path}/after"))
    assert after.returncode == 0
    assert after.stderr == ""
    assert after.stdout.count("(Nothing has changed.)") == len(wrong)
    assert (tmp_path / "before.ardri").read_text() == (tmp_path / "after.ardri").read_text()
    assert 'no such card: "bardd"' in after.stdout


@pytest.mark.slow
def test_words_do_as_well_as_numbers(tmp_path: Path) -> None:
    start = ardri(tmp_path, *FOUR, "--bots", "0")
    lands = re.findall(r"^  \d  (.+?)(?:  .+)?$", start.stdout, re.MULTILINE)
    for words in (lands[1], lands[1].lower(), lands[1].upper()):
        done = ardri(tmp_path, *FOUR, "--bots", "0", typed=words)
        assert "places a clan" in done.stdout or "the Capital in" in done.stdout


def test_the_commands_tell(tmp_path: Path) -> None:
    commands = ["help", "map", "hand", "cards", "log", "card new clans", "card tir", "rules"]
    commands += ["rules clash", "rules mountains", "glossary chieftain", "undo"]
    done = ardri(tmp_path, *FOUR, "--bots", "0", typed="\n".join(commands))
    assert done.returncode == 0
    for said in (
        "take back your last choice",
        "beside ",
        "Discarded Epic Tales: none",
        "Place two clans where you are present",
        "Whenever the flock changes direction",
        "The chapters of the rules",
        "  18  Delicate cases",
        "A clash begins when clans have been moved",
        "Whoever has more clans in a territory than each other player.",
        "There is nothing of yours to take back.",
    ):
        assert said in done.stdout


def test_a_choice_can_be_taken_back(tmp_path: Path) -> None:
    done = ardri(tmp_path, *FOUR, "--seats", "human,human,human,human", typed="1\nundo\n")
    # The capital was founded; the flock has been tossed since.
    assert "Chance has answered since." in done.stdout
    done = ardri(tmp_path, *FOUR, "--bots", "0", typed="1\n1\nundo\n")
    assert "Taken back." in done.stdout
    screens = re.findall(r"Where do you place.*?(\w+)> ", done.stdout, re.DOTALL)
    assert screens == ["Violet", "Blue", "Violet"]


def test_the_end_of_input_keeps_the_game(tmp_path: Path) -> None:
    done = ardri(tmp_path, "play", "--players", "3", "--seed", "7", typed="1\n1\n")
    assert done.returncode == 0
    assert "The game is kept. Go on with: ardri play --resume" in done.stdout
    (path,) = kept(tmp_path)
    game = Record.parse(path.read_text("utf-8")).replay()
    again = ardri(tmp_path, "play", "--resume", typed="quit\n")
    assert again.returncode == 0
    assert "You are Red. Violet (warrior) and Blue (warrior) are bots." in again.stdout
    assert Record.parse(path.read_text("utf-8")).replay().truth == game.truth


@pytest.mark.parametrize("after", [1, 4, 7])
def test_after_kill_9_nothing_is_lost(tmp_path: Path, after: int) -> None:
    arguments = ["play", "--players", "2", "--bots", "0", "--seed", "3"]
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(tmp_path, {}),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    typed = 0
    seen = b""
    while True:
        piece = process.stdout.read1()  # type: ignore[attr-defined]
        assert piece, seen
        seen += piece
        if seen.endswith(b"press Enter. "):
            answer = b""
        elif seen.endswith(b"> "):
            if typed == after:
                break
            typed += 1
            answer = b"2"
        else:
            continue
        seen = b""
        process.stdin.write(answer + b"\n")
        process.stdin.flush()
    process.kill()
    process.wait()
    (path,) = kept(tmp_path)
    text = path.read_text("utf-8")
    lines = [line for line in text.splitlines() if re.match(r"[01] ", line)]
    assert len(lines) == after
    again = ardri(tmp_path, "play", "--resume", typed=f"\nsave {tmp_path}/again.ardri\n")
    assert again.returncode == 0
    assert (tmp_path / "again.ardri").read_text("utf-8") == text
    process.stdin.close()
    process.stdout.close()


@pytest.mark.slow
def test_a_file_of_ones_own(tmp_path: Path) -> None:
    mine = tmp_path / "evening.ardri"
    done = ardri(tmp_path, *FOUR, "--bots", "1", typed=f"1\nsave {mine}\nquit\n")
    assert f"Saved. Go on from there with: ardri play {mine}" in done.stdout
    again = ardri(tmp_path, "play", str(mine))
    assert "Red, Violet and Blue share this keyboard. White (warrior) is a bot." in again.stdout
    other = ardri(tmp_path, "play", "--players", "2", typed=f"resume {mine}\nquit\n")
    assert "White (warrior) is a bot." in other.stdout
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear mother,")
    refused = ardri(tmp_path, "play", str(mine), typed=f"save {letter}\nquit\n")
    assert "is there already, and is no game" in refused.stdout
    assert letter.read_text() == "Dear mother,"


@pytest.mark.slow
def test_without_arguments_it_asks_and_offers_to_go_on(tmp_path: Path) -> None:
    first = ardri(tmp_path, "play", typed="7\nx\n2\n3\n\n1\nquit\n")
    assert first.returncode == 0
    assert first.stdout.count("Type a number from") == 3
    assert "Violet (warrior) is a bot." in first.stdout
    again = ardri(tmp_path, "play", typed="maybe\n\nquit\n")
    assert "There is an unfinished game of 2" in again.stdout
    assert "You are Red. Violet (warrior) is a bot." in again.stdout
    other = ardri(tmp_path, "play", typed="n\n\n\nquit\n")
    assert "You are Red. Violet (warrior) and Blue (warrior) are bots." in other.stdout
    assert "Until next time." in ardri(tmp_path, "play").stdout


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["--players", "5"], "players: 5 is no number from 2 to 4"),
        (["--players", "x"], "argument --players: 'x' is no whole number"),
        (["--bots", "sleeper"], 'no such player: "sleeper"'),
        (["--players", "2", "--bots", "3"], "--bots: 3 bots have no room among 2 players"),
        (["--players", "3", "--seats", "human"], "--seats: there are 1, and 3 players"),
        (["--seats", "human,human", "--bots", "1"], "--seats says it all"),
        (["--players", "3", "--ruleset", "9e"], 'no such ruleset: "9e"'),
        (["--players", "3", "--scenario", "x"], 'no such scenario: "x"'),
        (["--players", "3", "--round-limit", "0"], "round_limit: 0 is no number from 1"),
        (["--resume"], "there is no unfinished game"),
        (["no-such-file"], "no-such-file: No such file or directory"),
        (["--wings"], "unrecognized arguments: --wings"),
    ],
)
def test_bad_arguments_are_refused_with_a_sentence(
    tmp_path: Path, arguments: list[str], fault: str
) -> None:
    done = ardri(tmp_path, "play", *arguments)
    assert done.returncode == 2
    assert fault in done.stderr
    assert "Traceback" not in done.stderr
    assert not kept(tmp_path)


def test_a_broken_file_is_refused_with_its_line(tmp_path: Path) -> None:
    broken = tmp_path / "broken.ardri"
    broken.write_text('[Ardri 1]\n[Chance "thrown"]\nwhat\n')
    done = ardri(tmp_path, "play", str(broken))
    assert done.returncode == 2
    assert "broken.ardri: line 3: " in done.stderr
    position = tmp_path / "position.json"
    position.write_text('{"players": 3}')
    done = ardri(tmp_path, "play", str(position))
    assert done.returncode == 2
    assert "position.json: players: " in done.stderr


def test_a_position_can_be_played(tmp_path: Path) -> None:
    start = ardri(tmp_path, *FOUR, typed="1\n1\n")
    assert start.returncode == 0
    replayed = ardri(tmp_path, "replay", "--position", str(kept(tmp_path)[0]))
    path = tmp_path / "position.json"
    path.write_text(replayed.stdout, "utf-8")
    done = ardri(tmp_path, "play", str(path), "--seats", "human,wanderer,wanderer,wanderer")
    assert done.returncode == 0
    assert "You are Red." in done.stdout


def test_a_terminal_without_unicode_gets_plain_signs(tmp_path: Path) -> None:
    done = ardri(tmp_path, *FOUR, "--bots", "0", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "+-----" in done.stdout


def test_where_the_disk_refuses_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "ardri").write_text("in the way")
    done = ardri(tmp_path, *FOUR, typed="1\n1\n")
    assert done.returncode == 0
    assert done.stdout.count("The game cannot be kept in") == 1
    assert "Traceback" not in done.stderr


def test_no_other_hand_is_ever_shown(tmp_path: Path) -> None:
    done = ardri(tmp_path, *FOUR, "--bots", "0", typed="1\n" * 9 + "\n1\n" * 4)
    screens = re.split(r"Pass the keyboard to (\w+)", done.stdout)[1:]
    before: dict[str, set[str]] = {}
    for who, screen in zip(screens[::2], screens[1::2], strict=True):
        dealt = re.search(r"You are dealt (.+?)\.\n", screen.replace("\n    ", " "))
        if dealt:
            before[who] = set(re.split(r", | and (?!Peasants|Spies)", dealt[1]))
    assert len(before) == 4
    assert sum(map(len, before.values())) == 16
    assert len(set().union(*before.values())) == 16 <= len(ACTION_CARDS)
    for who, screen in zip(screens[::2], screens[1::2], strict=True):
        # The first pass, in which nobody has seen anybody else's cards.
        first = screen.partition(" on to ")[0]
        for other, cards in before.items():
            if other != who and "You are dealt" in first:
                seen = [card for card in cards if re.search(rf"\b(A|Hold) {card}\b", first)]
                assert not seen, f"{who} saw {seen}, which {other} holds"
