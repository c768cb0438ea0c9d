"""Which engine runs, where an installed package holds both: machine code and its source.

Python takes the machine code. ``ARDRI_ENGINE=interpreted`` takes the source; ``compiled`` makes
sure that it does not. Whoever asks for an engine that is not there gets an ``ImportError``, and
not the other one in silence. Imported before all other modules of the package.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from importlib.util import find_spec
from types import ModuleType


class SourceFirst(MetaPathFinder):
    """Finds this package's modules where there is source of them, and only there."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module's source is."""
        if path is None or not fullname.startswith("ardri."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:  # without: a folder, no package
                return spec
        return None


def choose() -> None:
    """Take the engine that the environment asks for."""
    wanted = os.environ.get("ARDRI_ENGINE", "")
    if wanted == "interpreted":
        sys.meta_path.insert(0, SourceFirst())
    found = find_spec("ardri.rules")
    compiled = found is not None and str(found.origin).endswith(tuple(EXTENSION_SUFFIXES))
    engine = "compiled" if compiled else "interpreted"
    if wanted not in ("", engine):
        raise ImportError(f"ARDRI_ENGINE={wanted}: the engine that is installed here is {engine}")


choose()
