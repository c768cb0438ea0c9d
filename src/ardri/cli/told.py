"""What the terminal tells who asks: the commands, a card, a chapter of the rules, a term."""

from __future__ import annotations

from ardri.cli.card_texts import explained
from ardri.cli.look import Look
from ardri.cli.names import found, found_among
from ardri.cli.orders import COMMANDS, Misunderstood, command_word
from ardri.cli.paint import length, padded
from ardri.words.links import chapters, paragraphs


def helped(look: Look) -> list[str]:
    """The commands, each with what it does."""
    words = [command_word(look.words, name) for name in COMMANDS]
    wide = max(map(length, words)) + 3
    lines = look.wrapped(look.say("terminal-help"))
    for name, word in zip(COMMANDS, words, strict=True):
        does = look.say(f"terminal-does-{name}")
        lines += look.wrapped(does, padded(f"  {word}", wide + 1), " " * (wide + 1))
    return lines


def about(look: Look, rest: str) -> list[str]:
    """What there is to say about a card or a territory."""
    words = look.words
    if not rest:
        raise Misunderstood("terminal-card-what", card=command_word(words, "card"))
    things = found(words, rest)
    if not things:
        rules = command_word(words, "rules")
        raise Misunderstood("terminal-no-card", typed=rest, rules=rules)
    if len(things) > 4:
        raise Misunderstood("terminal-may-be", typed=rest, names=words.named(things, "or"))
    lines: list[str] = []
    for thing in things:
        for line in explained(words, thing):
            start = line[: len(line) - len(line.lstrip())]
            lines += look.wrapped(line, start, f"{start}  ") if line else [""]
    return lines


def chapter(look: Look, rest: str) -> list[str]:
    """A chapter of the rules, or their list; nothing if there is no such chapter."""
    words = look.words
    names = chapters(words)
    if not rest:
        lines = [f"{k:>4}  {words.say(f'chapter-{name}-title')}" for k, name in enumerate(names, 1)]
        rules = command_word(words, "rules")
        return [*look.wrapped(look.say("terminal-chapters", rules=rules)), *lines]
    if rest.isdecimal() and len(rest) < 4:
        meant = names[int(rest) - 1 : int(rest)] if int(rest) else []
    else:
        meant = found_among(words, rest, {name: f"chapter-{name}-title" for name in names})
    if not meant:
        return []
    if len(meant) > 1:
        titles = words.listed([words.say(f"chapter-{name}-title") for name in meant], "or")
        raise Misunderstood("terminal-may-be", typed=rest, names=titles)
    lines = [look.paint.bold(words.say(f"chapter-{meant[0]}-title"))]
    for paragraph in paragraphs(words, meant[0]):
        lines += ["", *look.wrapped(paragraph, "  ", "  ")]
    return lines


def terms(look: Look, rest: str) -> list[str]:
    """The glossary, or what one term means."""
    words = look.words
    names = [
        key.removeprefix("gloss-").removesuffix("-word")
        for key in words.keys("gloss-")
        if key.endswith("-word")
    ]
    if rest:
        names = found_among(words, rest, {name: f"gloss-{name}-word" for name in names})
        if not names:
            raise Misunderstood("terminal-no-term", typed=rest)
    lines: list[str] = []
    for name in names:
        word = words.say(f"gloss-{name}-word")
        text = words.say(f"gloss-{name}-text")
        lines += look.wrapped(look.say("terminal-term", word=word, text=text), "", "    ")
    return lines
