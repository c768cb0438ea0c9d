"""What no linter knows: names that must not stand here, imports that rooms must not have.

Run as a program it prints what it found and exits with 1 if that is anything.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Written so that this file does not contain what it looks for.
FORBIDDEN_TEXT = (
    (
        re.compile(
            r"\b(?:pypi[.]org|pythonhosted[.]org|registry[.]npmjs[.]org|npmjs[.]com"
            r"|registry[.]yarnpkg[.]com|deb[.]debian[.]org|crates[.]io)\b"
        ),
        "a package registry's host name (people behind a mirror need the repository without it)",
    ),
    (
        re.compile(r"^\s*--(?:extra-)?(?:index-url|find-links)[ =]", re.MULTILINE),
        "the address of a package index",
    ),
    (
        re.compile(r"(?<![\w.~*\-/}])/(?:work|root|Users|home/[a-z]\w*)/"),
        "a path of one machine",
    ),
)

# Rooms that use the standard library alone, and the rooms of ours that they may import. The match
# refuses in words, which are read when somebody wants to see them.
PLAIN_ROOMS = {"rules": ("rules",), "game": ("game", "rules", "words"), "words": ("words",)}
# What a room may import besides.
FURTHER = {"words": ("fluent",)}
# The one module that knows whether the compiled engine's types exist, and where they come from.
COMPAT = "rules/compat.py"
COMPAT_MAY_IMPORT = ("librt", "mypy_extensions")


# A module is one thing; but one that is written by a program.
MOST_LINES = 400
MODULES = (".py", ".ts", ".svelte")
WRITTEN = "web/src/lib/schema.ts"
# Cards have no names in the machinery; these are the rules' own words as well.
CARD_NAMES = "rules/cards/names.py"
NAMELESS_ROOMS = ("rules", "game")
RULES_WORDS = {"citadel", "exploration", "festival", "sanctuary"}


def tracked_files(root: Path) -> list[Path]:
    """All files under version control, and new ones that are not ignored."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=root, check=True, capture_output=True).stdout
    except (OSError, subprocess.CalledProcessError):  # an unpacked sdist
        hidden = {".git", ".venv", "build", "dist", "node_modules"}
        walked = (p for p in root.rglob("*") if not hidden & set(p.relative_to(root).parts))
        return sorted(p for p in walked if p.is_file())
    names = sorted({name for name in listed.decode().split("\0") if name})
    return [root / name for name in names if (root / name).is_file()]


def forbidden_text(text: str) -> Iterator[tuple[int, str, str]]:
    """Each (line, what was found, why it must not be there)."""
    for pattern, why in FORBIDDEN_TEXT:
        for match in pattern.finditer(text):
            yield text.count("\n", 0, match.start()) + 1, match.group().strip(), why


def foreign_imports(source: str, module: str) -> Iterator[tuple[int, str]]:
    """Each (line, name) that a module, as in "rules/clash.py", imports and its room must not."""
    room = module.split("/", 1)[0]
    allowed = PLAIN_ROOMS.get(room)
    if allowed is None:
        return
    for node in ast.walk(ast.parse(source)):
        names: list[str] = []
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            if node.level:
                continue  # within the package: the import linter sees to that
            base = node.module or ""
            names = [f"{base}.{a.name}" for a in node.names] if base == "ardri" else [base]
        for name in names:
            parts = name.split(".")
            if parts[0] == "ardri":
                fine = len(parts) > 1 and parts[1] in allowed
            else:
                fine = parts[0] in sys.stdlib_module_names
                fine = fine or (module == COMPAT and parts[0] in COMPAT_MAY_IMPORT)
                fine = fine or parts[0] in FURTHER.get(room, ())
            if not fine:
                yield line, name


def card_names(source: str) -> list[str]:
    """The ids of the Action cards and the Epic Tales, from the module that lists them."""
    names: list[str] = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            if node.target.id in ("ACTION_CARDS", "EPIC_TALES"):
                names += ast.literal_eval(node.value)
    return [name for name in names if name not in RULES_WORDS]


def named_cards(source: str, names: list[str]) -> Iterator[tuple[int, str]]:
    """Each (line, card's name) in a module: as an id, as an identifier, in a comment."""
    for name in names:
        pattern = rf"(?<![A-Za-z]){name.replace('-', '[-_ ]')}(?![A-Za-z])"
        for match in re.finditer(pattern, source, re.IGNORECASE):
            yield source.count("\n", 0, match.start()) + 1, match.group()


def findings(root: Path) -> Iterator[str]:
    """Everything wrong in the tree, one line each."""
    for path in tracked_files(root):
        name = path.relative_to(root).as_posix()
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue
        for line, found, why in forbidden_text(text):
            yield f"{name}:{line}: {found}: {why}"
        is_module = path.suffix in MODULES and name != WRITTEN
        if is_module and (lines := text.count("\n")) > MOST_LINES:
            yield f"{name}: {lines} lines; a module is one thing, with {MOST_LINES} at most"
    package = root / "src" / "ardri"
    for room in PLAIN_ROOMS:
        for path in sorted((package / room).rglob("*.py")):
            module = path.relative_to(package).as_posix()
            try:
                imports = list(foreign_imports(path.read_text("utf-8"), module))
            except SyntaxError as error:
                yield f"src/ardri/{module}:{error.lineno}: {error.msg}"
                continue
            for line, imported in imports:
                yield f"src/ardri/{module}:{line}: ardri.{room} must not import {imported}"
    if not (package / CARD_NAMES).is_file():
        return
    names = card_names((package / CARD_NAMES).read_text("utf-8"))
    for room in NAMELESS_ROOMS:
        for path in sorted((package / room).rglob("*.py")):
            module = path.relative_to(package).as_posix()
            if not module.startswith("rules/cards/"):
                for line, card in named_cards(path.read_text("utf-8"), names):
                    yield f"src/ardri/{module}:{line}: {card}: a card's name, outside rules/cards"


def main() -> int:
    """Print all findings; 1 if there are any."""
    found = list(findings(ROOT))
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
