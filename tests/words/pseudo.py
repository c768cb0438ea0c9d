"""A language that nobody speaks, made of English: every letter accented, every text longer.

Where a screen shows a word without accents, it does not come from the texts.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from ardri.words.folders import TEXTS

_PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED: Final = "äḃċďéḟĝĥïĵķļṁñöṗqřšťüṽŵẋÿžÄḂĊĎÉḞĜĤÏĴĶĻṀÑÖṖQŘŠŤÜṼŴẊŸŽ"
_ACCENTS: Final = str.maketrans(dict(zip(_PLAIN, _ACCENTED, strict=True)))
#: What makes a text longer: 40 in a hundred.
_MORE: Final = "ëïö"
#: Texts that are typed, or stand in a narrow column, do not grow.
_AS_LONG: Final = (
    *("terminal-command-", "terminal-yes", "terminal-no", "terminal-column-", "terminal-list-"),
    *("command-word-", "language-", "list-", "number-"),
)


def accented(text: str, longer: bool) -> str:
    """A text in the language: placeholders of argparse, options and commands stay as they are."""
    words = [word if _typed(word) else word.translate(_ACCENTS) for word in text.split(" ")]
    out = " ".join(words)
    letters = sum(letter.isalpha() for letter in text)
    if not longer or letters < 5:
        return out
    at = max(k for k, sign in enumerate(out) if sign.isalpha()) + 1
    more = _MORE * (1 + letters * 4 // 10 // len(_MORE))
    return out[:at] + more[: max(1, letters * 4 // 10)] + out[at:]


def _typed(word: str) -> bool:
    """Whether a word is typed as it stands, in every language."""
    bare = word.strip('.,:;()"…')
    return bare.startswith("--") or bare in {
        *("ardri", "human", "wanderer", "human,wanderer", "human,warrior", "Enter"),
        *("evening.ardri", "play", "JSON", "Python", "wanderer,…", "human,wanderer,…"),
        *("human,warrior,…", "warrior", "druid", "Ray", "druid@0.5", "druid:200", "(SVG)"),
    }


class _Accents(Transformer):
    def __init__(self, longer: bool) -> None:
        self._longer = longer

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(accented(node.value, self._longer))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> ast.SelectExpression:
        # Plurals are those of the language whose numbers these are: English.
        for variant in node.variants:
            self.visit(variant.value)
        return node


def make(folder: Path) -> None:
    """Write the language's files."""
    folder.mkdir(parents=True)
    for path in sorted((TEXTS / "en").glob("*.ftl")):
        resource = FluentParser().parse(path.read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term):
                as_long = entry.id.name.startswith(_AS_LONG)
                if entry.value is not None:
                    _Accents(not as_long).visit(entry.value)
                for attribute in entry.attributes:
                    _Accents(False).visit(attribute.value)
        (folder / path.name).write_text(FluentSerializer().serialize(resource), "utf-8")
