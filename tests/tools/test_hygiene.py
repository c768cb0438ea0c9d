from __future__ import annotations

from pathlib import Path

import pytest

from tools import hygiene

# In pieces, so that this file may stand in the repository itself.
BAD = [
    "see https://py" + "pi.org/project/ruff",
    "https://files.python" + "hosted.org/packages/aa/bb.whl",
    '"resolved": "https://registry.' + 'npmjs.org/vite/-/vite-8.tgz"',
    "--index" + "-url https://mirror.example/simple",
    "--find" + "-links wheels",
    "cd /wo" + "rk/main",
    'open("/ro' + 'ot/notes.txt")',
]
GOOD = [
    "from the package index, with pip",
    "build/work/main is ours",
    "https://example.org/work/main",
    "~/work/main",
    "ruff==0.17.5 --hash=sha256:aa",
    "/usr/bin/python3",
]


@pytest.mark.parametrize("text", BAD)
def test_what_must_not_stand_here_is_found_with_its_line(text: str) -> None:
    found = list(hygiene.forbidden_text(f"first line\n{text}\n"))
    assert [line for line, _, _ in found] == [2]


@pytest.mark.parametrize("text", GOOD)
def test_what_may_stand_here_is_not_found(text: str) -> None:
    assert not list(hygiene.forbidden_text(text))


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("rules/clash.py", "import numpy"),
        ("rules/clash.py", "from ardri.game import Game"),
        ("rules/clash.py", "from ardri import Game"),
        ("rules/clash.py", "import ardri"),
        ("rules/clash.py", "from librt.vecs import vec"),
        ("rules/cards/action.py", "def f():\n    import attrs"),
        ("rules/clash.py", "from ardri.words import Words"),
        ("game/match.py", "from ardri.cli import main"),
        ("game/match.py", "from fluent.runtime import FluentBundle"),
        ("words/lookup.py", "from ardri.rules.bits import BIT"),
        ("words/lookup.py", "import babel"),
    ],
)
def test_a_foreign_import_is_found(module: str, source: str) -> None:
    assert list(hygiene.foreign_imports(source, module))


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("rules/clash.py", "from ardri.rules.position import Position"),
        ("rules/clash.py", "from typing import Final"),
        ("rules/clash.py", "from . import bits"),
        ("rules/clash.py", "from ardri import rules"),
        ("rules/compat.py", "from librt.vecs import vec\nfrom mypy_extensions import i64"),
        ("game/match.py", "from ardri.rules.position import Position"),
        ("game/match.py", "from ardri.words import Words"),
        ("words/lookup.py", "from fluent.runtime import FluentBundle"),
        ("cli/main.py", "import anything"),
    ],
)
def test_a_rooms_own_import_is_not_found(module: str, source: str) -> None:
    assert not list(hygiene.foreign_imports(source, module))


def test_findings_name_file_and_line(tmp_path: Path) -> None:
    rules = tmp_path / "src" / "ardri" / "rules"
    rules.mkdir(parents=True)
    (rules / "clash.py").write_text('"""A clash."""\n\nimport numpy\n', "utf-8")
    (rules / "broken.py").write_text("def\n", "utf-8")
    (tmp_path / "notes.md").write_text("\n" + BAD[0] + "\n", "utf-8")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff")
    found = list(hygiene.findings(tmp_path))
    assert len(found) == 3
    assert found[0].startswith("notes.md:2: ")
    assert found[1].startswith("src/ardri/rules/broken.py:1: ")
    assert found[2] == "src/ardri/rules/clash.py:3: ardri.rules must not import numpy"


NAMES = (
    '"""Ids."""\nACTION_CARDS: Final = ["geis", "festival", "new-clans"]\nOTHER: Final = ["cove"]\n'
)


def test_which_names_are_looked_for() -> None:
    assert hygiene.card_names(NAMES) == ["geis", "new-clans"]


@pytest.mark.parametrize("text", ['"geis"', "GEIS = 8", "# New Clans", "new_clans()", "play_geis"])
def test_a_cards_name_is_found(text: str) -> None:
    (line, _), *_ = hygiene.named_cards(f"\n{text}", ["geis", "new-clans"])
    assert line == 2


@pytest.mark.parametrize("text", ["geisha", "renew clans", "newclans"])
def test_a_part_of_a_word_is_no_cards_name(text: str) -> None:
    assert not list(hygiene.named_cards(text, ["geis", "new-clans"]))


def test_the_pages_modules_have_an_end_too(tmp_path: Path) -> None:
    lib = tmp_path / "web" / "src" / "lib"
    lib.mkdir(parents=True)
    for name in ("board.ts", "Board.svelte", "schema.ts", "board.css"):
        (lib / name).write_text("\n" * (hygiene.MOST_LINES + 1), "utf-8")
    found = list(hygiene.findings(tmp_path))
    assert [line.partition(":")[0] for line in found] == [
        "web/src/lib/Board.svelte",
        "web/src/lib/board.ts",
    ]


def test_cards_have_names_only_in_their_folder_and_modules_an_end(tmp_path: Path) -> None:
    cards = tmp_path / "src" / "ardri" / "rules" / "cards"
    cards.mkdir(parents=True)
    (cards / "names.py").write_text(NAMES, "utf-8")
    (cards / "play.py").write_text("GEIS = 0\n" + "\n" * hygiene.MOST_LINES, "utf-8")
    (cards.parent / "clash.py").write_text("if card == GEIS:\n    pass\n", "utf-8")
    found = list(hygiene.findings(tmp_path))
    assert len(found) == 2
    assert found[0].startswith("src/ardri/rules/cards/play.py: 401 lines")
    assert found[1].startswith("src/ardri/rules/clash.py:1: GEIS")
