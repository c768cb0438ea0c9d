"""How the value of a setting is read from a text; ``Fault`` says what is wrong with it.

A fault never repeats the address of a database: there may be a password in it.
"""

from __future__ import annotations

import importlib.util
import ipaddress
import math
import re
from collections.abc import Callable
from typing import Final, TypeAlias, final
from urllib.parse import urlsplit

from ardri.words import Saying

Reader: TypeAlias = Callable[[str], object]

#: What the drivers of a database are called here, by what people write.
_SCHEMES: Final = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
_HOST: Final = re.compile(r"[A-Za-z0-9]([A-Za-z0-9.:_-]*[A-Za-z0-9])?|::[0-9A-Fa-f:.]*")


@final
class Fault(Exception):
    """A value that a setting cannot have."""

    def __init__(self, saying: Saying) -> None:
        self.saying = saying
        super().__init__(saying)


def whole(least: int, most: int) -> Reader:
    """A whole number."""

    def read(said: str) -> int:
        if re.fullmatch(r"-?[0-9]{1,9}", said) and least <= int(said) <= most:
            return int(said)
        raise Fault(Saying("http-setting-whole", value=said, least=least, most=most))

    return read


def number(least: float, most: float) -> Reader:
    """A number."""

    def read(said: str) -> float:
        try:
            value = float(said)
        except ValueError:
            value = math.nan
        if not least <= value <= most:
            raise Fault(
                Saying("http-setting-number", value=said, least=f"{least:g}", most=f"{most:g}")
            )
        return value

    return read


def one_of(*known: str) -> Reader:
    """One of these words."""

    def read(said: str) -> str:
        if said not in known:
            raise Fault(Saying("http-setting-word", value=said, known=known))
        return said

    return read


def yes_or_no(said: str) -> bool:
    """``yes`` or ``no``, and how programs write them."""
    words = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}
    if said.lower() not in words:
        raise Fault(Saying("http-setting-word", value=said, known=("yes", "no")))
    return words[said.lower()]


def host(said: str) -> str:
    """An address or a name to listen at."""
    bare = said[1:-1] if said.startswith("[") and said.endswith("]") else said
    if not _HOST.fullmatch(bare):
        raise Fault(Saying("http-setting-host", value=said))
    return bare


def origins(said: str) -> tuple[str, ...]:
    """Several of ``https://inis.example``, parted by commas."""
    return tuple([_origin(part) for part in _parted(said)])


def _origin(said: str) -> str:
    fault = Fault(Saying("http-setting-origin", value=said))
    try:
        parts = urlsplit(said)
        port, name = parts.port, parts.hostname
    except ValueError:
        raise fault from None
    beside = parts.path.strip("/") + parts.query + parts.fragment + (parts.username or "")
    if parts.scheme not in ("http", "https") or not name or beside or not _HOST.fullmatch(name):
        raise fault
    name = f"[{name}]" if ":" in name else name
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{name}" + (f":{port}" if port not in (None, usual) else "")


def networks(said: str) -> tuple[str, ...]:
    """Several addresses, or networks as in 10.0.0.0/8, parted by commas."""
    out = []
    for part in _parted(said):
        try:
            out.append(str(ipaddress.ip_network(part)))
        except ValueError:
            raise Fault(Saying("http-setting-network", value=part)) from None
    return tuple(out)


def database(said: str) -> str:
    """``sqlite:///FILE`` or ``postgresql://…``, as SQLAlchemy's asynchronous drivers want it."""
    from sqlalchemy.engine import make_url  # here: who only wants the names need not wait for it
    from sqlalchemy.exc import ArgumentError

    scheme, colon, _ = said.partition("://")
    if not colon or scheme not in _SCHEMES:
        raise Fault(Saying("http-setting-database"))
    try:
        url = make_url(said).set(drivername=_SCHEMES[scheme])
    except (ArgumentError, ValueError):
        raise Fault(Saying("http-setting-database")) from None
    if url.drivername == "sqlite+aiosqlite":
        if not url.database or url.database == ":memory:" or url.host:
            raise Fault(Saying("http-setting-file"))
        return url.render_as_string(hide_password=False)
    if importlib.util.find_spec("asyncpg") is None:
        raise Fault(Saying("http-setting-driver", install="pip install 'ardri[postgres]'"))
    if not url.database:
        raise Fault(Saying("http-setting-database"))
    query = dict(url.query)
    if "sslmode" in query:  # as libpq calls it; its values are the same
        query["ssl"] = query.pop("sslmode")
    return url.set(query=query).render_as_string(hide_password=False)


def _parted(said: str) -> list[str]:
    return [part.strip() for part in said.split(",") if part.strip()]
