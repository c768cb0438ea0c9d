"""Where the texts lie: one folder a language, and in it one file for each kind of text.

A language is there because its folder is: nothing else names it.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

#: The texts that come with the package.
TEXTS: Final = Path(__file__).resolve().parent / "texts"
#: The language that everything was written in first, and that stands in for a text that is missing.
FIRST: Final = "en"
#: An environment variable: one more folder of languages. There a translator tries things out.
MORE: Final = "ARDRI_TEXTS"

#: How the key of a text begins, and the file that it stands in: a file is read when it is needed.
FILES: Final = {
    "language": "language",
    "list": "language",
    "number": "language",
    "name": "names",
    "card": "cards",
    "land": "cards",
    "note": "notes",
    "event": "events",
    "question": "questions",
    "choice": "choices",
    "refusal": "refusals",
    "terminal": "terminal",
    "arena": "arena",
    "analysis": "arena",
    "command": "commands",
    "chapter": "rules",
    "gloss": "glossary",
    "legend": "legends",
    "account": "account",
    "seating": "seating",
    "match": "match",
    "http": "http",
    "page": "page",
    "board": "board",
}
#: Read with every language: what any text may refer to.
BASIC: Final = ("language", "names")


def folders(environ: Mapping[str, str] = os.environ) -> dict[str, Path]:
    """Every language, by its code, with its folder."""
    found: dict[str, Path] = {}
    for place in (TEXTS, environ.get(MORE, "")):
        if place and Path(place).is_dir():
            for folder in sorted(Path(place).iterdir()):
                if (folder / "language.ftl").is_file():
                    found[folder.name] = folder
    return found


def languages(environ: Mapping[str, str] = os.environ) -> list[str]:
    """The codes of all languages, the first one first."""
    return sorted(folders(environ), key=lambda code: (code != FIRST, code))


def default_language(environ: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, if there is such a one; else the first."""
    known = folders(environ)
    locale = next((environ[v] for v in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(v)), "")
    wanted = [locale]
    if locale.partition(".")[0] not in ("C", "POSIX"):
        # A list of languages in the order of liking; it counts where there is a locale at all.
        wanted = [*environ.get("LANGUAGE", "").split(":"), locale]
    for said in wanted:
        # As in uk_UA.UTF-8, ca_ES@valencia
        whole = said.partition(".")[0].partition("@")[0].replace("_", "-")
        for code in (whole, whole.partition("-")[0]):
            if code in known:
                return code
    return FIRST
