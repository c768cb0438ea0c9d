"""Arguments parsed by ``argparse``, which speaks English: here it speaks as the program does."""

from __future__ import annotations

import argparse
from typing import Any, Final, NoReturn

from ardri.cli.complaint import Complaint
from ardri.words import Saying, Value, Words

#: What argparse may say about arguments, and the text that says it. Its sentences have places of
#: their own (%s), which are put into the text, and filled in by argparse.
_SAID: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "usage: ": ("command-usage", {}),
    "options": ("command-options", {}),
    "optional arguments": ("command-options", {}),
    "positional arguments": ("command-arguments", {}),
    "show this help message and exit": ("command-help-help", {}),
    "unrecognized arguments: %s": ("command-unknown-arguments", {"arguments": "%s"}),
    "expected one argument": ("command-one-argument", {}),
    "ignored explicit argument %r": ("command-no-argument", {"argument": "%r"}),
    "the following arguments are required: %s": ("command-required", {"arguments": "%s"}),
    "ambiguous option: %(option)s could match %(matches)s": (
        "command-ambiguous",
        {"option": "%(option)s", "matches": "%(matches)s"},
    ),
    "invalid %(type)s value: %(value)r": ("command-invalid-number", {"value": "%(value)r"}),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "command-invalid-choice",
        {"value": "%(value)r", "choices": "%(choices)s"},
    ),
    "argument %(argument_name)s: %(message)s": (
        "command-in-argument",
        {"argument": "%(argument_name)s", "fault": "%(message)s"},
    ),
}


def _gettext(words: Words) -> Any:
    def said(message: str) -> str:
        if message not in _SAID:
            return message
        key, values = _SAID[message]
        # A text with blanks at its end would lose them.
        blanks = " " * (len(message) - len(message.rstrip()))
        return words.say(key, **values) + blanks

    return said


class Usage(argparse.ArgumentParser):
    """A parser that complains in one sentence, in the language of these words."""

    def __init__(self, words: Words, prog: str, about: str, usage: str | None = None) -> None:
        # This is how argparse is translated: it looks its sentences up in its own module.
        argparse._ = _gettext(words)  # type: ignore[attr-defined]
        self._words: Final = words
        shape = argparse.RawDescriptionHelpFormatter
        super().__init__(prog=prog, description=about, usage=usage, formatter_class=shape)

    def option(self, name: str, key: str, /, **about: Any) -> None:
        """Add an option or an argument; what argparse does not know is filled into its text."""
        places = ("known", "languages", "file", "usual")
        values: dict[str, Value] = {place: about.pop(place) for place in places if place in about}
        if "known" in values:
            values["usual"] = str(about.get("default"))
        said = self._words.say(key, **values).replace("%", "%%")
        self.add_argument(name, help=said, **about)

    def error(self, message: str) -> NoReturn:
        fault = Saying("command-fault", fault=message)
        raise Complaint("command-try", fault=fault, command=f"{self.prog} --help")
