"""The Fluent files as data: what the checks look at."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse

from ardri.words.folders import TEXTS
from ardri.words.reader import LAND_FORMS, PLAYER_FORMS

#: What a comment of the English file says about arguments: ``$count (number)``.
DECLARED = re.compile(r"\$([a-z][a-z-]*) \(([^)]*)\)")
#: Argument by argument: what comes with one of this kind.
FORMS = {
    "player": ("is", *PLAYER_FORMS),
    "territory": ("is", *LAND_FORMS),
    "territories": LAND_FORMS,
    "card": ("is",),
    "cards": ("count",),
}
#: How long a placeable counts where the length of a text is limited: most names are shorter.
PLACEABLE = 12


@dataclass(frozen=True)
class Selector:
    """A choice between variants by an argument."""

    variable: str
    variants: tuple[str, ...]
    default: str


@dataclass
class Text:
    """A message or a term, and what is in it."""

    key: str
    file: str
    declared: dict[str, str] = field(default_factory=dict)
    variables: set[str] = field(default_factory=set)
    selectors: list[Selector] = field(default_factory=list)
    references: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)
    #: The plain pieces of text, from every variant, and with its attributes'.
    pieces: list[str] = field(default_factory=list)
    attributes: dict[str, str] = field(default_factory=dict)
    #: How long it gets, with the longest of all variants.
    length: int = 0

    @property
    def plain(self) -> str:
        """All pieces."""
        return " ".join(self.pieces)


def read(language: str, folder: Path = TEXTS) -> dict[str, list[Text]]:
    """By file: all texts of a language."""
    out: dict[str, list[Text]] = {}
    for path in sorted((folder / language).glob("*.ftl")):
        out[path.stem] = list(_texts(path))
    return out


@cache
def texts(language: str) -> dict[str, Text]:
    """By key: all texts of a language; terms begin with a dash."""
    return {text.key: text for file in read(language).values() for text in file}


def junk(language: str) -> list[str]:
    """What is no Fluent, in any file of a language."""
    return [
        f"{path.name}: {entry.annotations[0].message if entry.annotations else ''}: {entry.content}"
        for path in sorted((TEXTS / language).glob("*.ftl"))
        for entry in parse(path.read_text("utf-8")).body
        if isinstance(entry, ast.Junk)
    ]


def _texts(path: Path) -> Iterator[Text]:
    for entry in parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message | ast.Term):
            key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            text = Text(key, path.stem)
            if entry.comment is not None and entry.comment.content:
                said = entry.comment.content.replace("\n", " ")
                text.declared = dict(DECLARED.findall(said))
            if entry.value is not None:
                text.length = _walk(entry.value, text)
            for attribute in entry.attributes:
                piece = Text(key, path.stem)
                _walk(attribute.value, piece)
                text.attributes[attribute.id.name] = piece.plain
                text.variables |= piece.variables
            yield text


def _walk(pattern: ast.Pattern, text: Text) -> int:
    """Note what is in a pattern; how long it gets."""
    length = 0
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text.pieces.append(element.value)
            length += len(element.value)
        else:
            length += _expression(element.expression, text)
    return length


def _expression(expression: ast.InlineExpression | ast.Placeable | object, text: Text) -> int:
    if isinstance(expression, ast.Placeable):
        return _expression(expression.expression, text)
    if isinstance(expression, ast.SelectExpression):
        selector = expression.selector
        variable = selector.id.name if isinstance(selector, ast.VariableReference) else "?"
        text.variables.add(variable)
        names = [_variant(variant) for variant in expression.variants]
        default = next(_variant(v) for v in expression.variants if v.default)
        text.selectors.append(Selector(variable, tuple(names), default))
        return max(_walk(variant.value, text) for variant in expression.variants)
    if isinstance(expression, ast.StringLiteral):
        text.pieces.append(expression.value)
        return len(expression.value)
    if isinstance(expression, ast.VariableReference):
        text.variables.add(expression.id.name)
    elif isinstance(expression, ast.MessageReference):
        text.references.add(expression.id.name)
    elif isinstance(expression, ast.TermReference):
        text.references.add(f"-{expression.id.name}")
    elif isinstance(expression, ast.FunctionReference):
        text.functions.add(expression.id.name)
        for argument in expression.arguments.positional:
            _expression(argument, text)
    return PLACEABLE


def _variant(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def allowed(text: Text) -> dict[str, str]:
    """The arguments that a text may use, with their kinds: those declared, and their forms."""
    out: dict[str, str] = {}
    for name, said in text.declared.items():
        kind = said.strip()
        out[name] = kind
        for form in FORMS.get(kind, ()):
            out[f"{name}-{form}"] = "number" if form == "count" else f"{kind}-{form}"
    return out
