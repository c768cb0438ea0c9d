"""What the lookup complains about, which it must not where the texts are whole."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator


class _Listener(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(record.getMessage())


@contextlib.contextmanager
def without_complaints() -> Iterator[None]:
    """Fails if any text was missing, or could not be put together."""
    listener = _Listener()
    log = logging.getLogger("ardri.words")
    log.addHandler(listener)
    try:
        yield
    finally:
        log.removeHandler(listener)
    assert listener.heard == []
