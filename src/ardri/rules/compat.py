"""The one door to what differs between the compiled and the interpreted engine.

Compiled by mypyc, ``vec[i64]`` is a packed vector of 64-bit words and ``i64`` a machine word.
Interpreted they are ``list`` and ``int``: faster there, and nothing needs to be installed.
This module itself is never compiled.
"""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING

#: Whether the modules of ``ardri.rules`` beside this one are compiled.
COMPILED = any(Path(__file__).with_name("position" + end).exists() for end in EXTENSION_SUFFIXES)

if TYPE_CHECKING:
    from librt.strings import BytesWriter as BytesWriter
    from librt.vecs import append as append
    from librt.vecs import extend as extend
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
elif COMPILED:
    from librt.strings import BytesWriter
    from librt.vecs import append, extend, vec
    from mypy_extensions import i64
else:

    class BytesWriter(bytearray):
        """Bytes that are written one after the other."""

        def getvalue(self):
            """What has been written."""
            return bytes(self)

    vec = list
    i64 = int

    def append(v, item):
        """Return ``v`` with ``item`` added at its end."""
        v.append(item)
        return v

    def extend(v, items):
        """Return ``v`` with ``items`` added at its end."""
        v.extend(items)
        return v
