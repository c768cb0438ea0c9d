"""Every text that people read, in several languages: one set of Fluent files, one lookup.

The files are in ``texts``, a folder for each language; the browser reads the same ones. This room
knows ids, not rules.
"""

from ardri.words.folders import default_language, languages
from ardri.words.ids import BEASTS, COLOURS
from ardri.words.lookup import NoSuchText, Words
from ardri.words.reader import Reader
from ardri.words.saying import Saying, Value

__all__ = [
    "BEASTS",
    "COLOURS",
    "NoSuchText",
    "Reader",
    "Saying",
    "Value",
    "Words",
    "default_language",
    "languages",
]
