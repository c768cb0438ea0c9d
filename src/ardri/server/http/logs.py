"""The log: a line for each thing that happened, as JSON for machines or as text for people.

Nothing of what people send stands in it: no body, no query, no header, no address of a page (it may
be an invitation). Of a fault it tells what kind it was and where, but not its message, which may
have anything in it.
"""

from __future__ import annotations

import datetime
import json
import logging
import logging.config
import sys
import traceback
from collections.abc import Mapping
from contextvars import ContextVar
from typing import Any, Final, final

#: The request that is being answered, to find its lines by.
REQUEST: Final[ContextVar[str | None]] = ContextVar("ardri_request", default=None)

#: What a record of logging always has; the rest was given with it, as ``extra``.
_USUAL: Final = frozenset(
    [*logging.makeLogRecord({}).__dict__, "message", "asctime", "taskName", "color_message"]
)


@final
class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {
            "at": _moment(record.created).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **_more(record),
        }
        return json.dumps(line, ensure_ascii=False, default=str)


@final
class TextLines(logging.Formatter):
    """For people at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, and below it where a fault was."""
        more = _more(record)
        where = more.pop("where", [])
        said = " ".join([f"{name}={_shown(value)}" for name, value in more.items()])
        time = _moment(record.created).astimezone().strftime("%H:%M:%S")
        level = "" if record.levelno == logging.INFO else f"{record.levelname} "
        line = f"{time} {level}{record.getMessage()} {said}".rstrip()
        return "\n".join([line, *[f"    {one}" for one in where]])


def _shown(value: object) -> str:
    return str(value) if not isinstance(value, str) or " " not in value else json.dumps(value)


def _moment(seconds: float) -> datetime.datetime:
    return datetime.datetime.fromtimestamp(seconds, datetime.UTC)


def _more(record: logging.LogRecord) -> dict[str, Any]:
    """What was given with a record, and what is known of the request that it belongs to."""
    more = {name: value for name, value in vars(record).items() if name not in _USUAL}
    request = REQUEST.get()
    if request is not None:
        more.setdefault("request", request)
    if record.exc_info and record.exc_info[1] is not None:
        more |= fault_of(record.exc_info[1])
    return more


def fault_of(error: BaseException) -> dict[str, Any]:
    """What kind of fault it was, and where: without its message, which may have secrets in it."""
    kinds: list[str] = []
    where: list[str] = []
    one: BaseException | None = error
    while one is not None and len(kinds) < 8:
        kind = type(one)
        said = f"{kind.__module__}.{kind.__qualname__}"
        # What the system says has no secret in it, and is needed most: a disk is full.
        kinds.append(f"{said}: {one.strerror}" if isinstance(one, OSError) else said)
        frames = traceback.extract_tb(one.__traceback__)[-12:]
        where += [f"{said}"] + [f"{f.filename}:{f.lineno} {f.name}" for f in frames]
        one = one.__cause__ or (None if one.__suppress_context__ else one.__context__)
    return {"fault": " < ".join(kinds), "where": where}


def config(form: str, level: str) -> Mapping[str, Any]:
    """How logging is set up, as ``logging.config`` takes it; uvicorn is given the same.

    uvicorn's own lines are of addresses and queries: only its warnings are wanted.
    """
    if form == "auto":
        form = "text" if sys.stderr.isatty() else "json"
    lines = TextLines if form == "text" else JsonLines
    quiet = {"level": "WARNING" if level != "error" else "ERROR"}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": lines}},
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "stream": "ext://sys.stderr",
                "formatter": "lines",
            }
        },
        "root": {"level": "WARNING", "handlers": ["stderr"]},
        "loggers": {
            "ardri": {"level": level.upper()},
            "uvicorn": quiet,
            "uvicorn.error": quiet,
            "websockets": quiet,
            "alembic": quiet,
        },
    }


def set_up(form: str, level: str) -> None:
    """Log like that from now on."""
    logging.config.dictConfig(dict(config(form, level)))
