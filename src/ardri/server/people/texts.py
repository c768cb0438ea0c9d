"""What people call themselves: what can be a name, and which names are the same."""

from __future__ import annotations

import unicodedata
from typing import Final

from ardri.server.schema.refusals import Refusal
from ardri.words import Saying, languages

LONGEST: Final = 24


def line(text: str) -> str:
    """One line: blanks of all kinds are one, and what is not to be seen is left out."""
    shown = [" " if c.isspace() else c for c in text if c.isspace() or _seen(c)]
    return unicodedata.normalize("NFC", " ".join("".join(shown).split()))


def name_of(text: str) -> str:
    """A name. Refused if there is nothing to see in it, or something that is not to be seen."""
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not all(c == " " or _seen(c) for c in name):
        raise Refusal("illegal", Saying("account-name-signs"))
    if not any(unicodedata.category(c)[0] in "LN" for c in name):
        raise Refusal("illegal", Saying("account-name-letters"))
    if len(name) > LONGEST:
        raise Refusal("illegal", Saying("account-name-long", most=LONGEST))
    return name


def key_of(name: str) -> str:
    """What is equal for names that are: whatever the case, however the letters are written."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return " ".join(unicodedata.normalize("NFKC", folded).split())


def email_of(text: str) -> str:
    """An address; that letters arrive there is not known."""
    if not all(_seen(c) for c in text):
        raise Refusal("illegal", Saying("account-email"))
    return text


def language_of(text: str | None) -> str | None:
    """A language that there are texts in."""
    if text is not None and text not in languages():
        raise Refusal("illegal", Saying("account-language"))
    return text


def _seen(c: str) -> bool:
    """Not a control, nor what turns the text around, nor half a sign, nor nobody's."""
    return unicodedata.category(c)[0] not in "CZ"
