"""Every setting of the server: by a flag, by the environment, or its usual value.

A setting has one name: ``bot_workers`` is ``--bot-workers`` and ``ARDRI_BOT_WORKERS``. The table in
``docs/running.md`` is checked against this module.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Annotated, Any, Final, Literal, TypeAlias, final, get_type_hints

from ardri.server.schema.refusals import Refusal
from ardri.server.settings import values
from ardri.words import Saying

#: How the name of a setting begins in the environment.
PREFIX: Final = "ARDRI_"

# A type, and how it is read.
Database: TypeAlias = Annotated[str, values.database]
Host: TypeAlias = Annotated[str, values.host]
Origins: TypeAlias = Annotated[tuple[str, ...], values.origins]
Networks: TypeAlias = Annotated[tuple[str, ...], values.networks]
Choice: TypeAlias = Annotated[Literal["auto", "yes", "no"], values.one_of("auto", "yes", "no")]
Readers: TypeAlias = Annotated[Literal["local", "off", "all"], values.one_of("local", "off", "all")]
Form: TypeAlias = Annotated[Literal["auto", "text", "json"], values.one_of("auto", "text", "json")]
Level: TypeAlias = Annotated[
    Literal["debug", "info", "warning", "error"],
    values.one_of("debug", "info", "warning", "error"),
]


@final
@dataclass(frozen=True, slots=True)
class Settings:
    """How a server runs. ``Settings.read`` makes one; the values here are the usual ones."""

    #: Where everything is kept, as SQLAlchemy's asynchronous drivers want it.
    database: Database
    #: The address to listen at, and the port; 0: any that is free.
    host: Host = "127.0.0.1"
    port: Annotated[int, values.whole(0, 65535)] = 8063
    #: Processes that share the port.
    workers: Annotated[int, values.whole(1, 64)] = 1
    #: The addresses that people type, as in https://inis.example; none: as the browser says.
    origins: Origins = ()
    #: Whether cookies go over https alone; "auto": if the page came over https.
    secure_cookies: Choice = "auto"
    #: Networks whose X-Forwarded-For and X-Forwarded-Proto are believed.
    trusted_proxies: Networks = ()
    #: Processes in which bots think; 0: one less than the machine has cores, but one at least.
    bot_workers: Annotated[int, values.whole(0, 256)] = 0
    #: How long a bot may think about a decision, in seconds.
    bot_seconds: Annotated[float, values.number(0.01, 600)] = 1.0
    #: How long a sealed window stays shut, in seconds, give or take a half.
    pace: Annotated[float, values.number(0, 60)] = 2.0
    #: How much faster than usual one may ask; 0: without a limit.
    limits: Annotated[float, values.number(0, 1000)] = 1.0
    #: Sockets that one process holds at once, and one account in it.
    sockets: Annotated[int, values.whole(1, 1_000_000)] = 5000
    account_sockets: Annotated[int, values.whole(1, 10_000)] = 20
    #: Who may read /metrics: whoever asks from this machine, nobody, everybody.
    metrics: Readers = "local"
    #: How the log is written; "auto": for people at a terminal, else as JSON.
    log: Form = "auto"
    log_level: Level = "info"
    #: How long what goes on may take to end when the server stops, in seconds.
    grace: Annotated[float, values.number(0, 600)] = 10.0
    #: Whether a browser is opened.
    open: Annotated[bool, values.yes_or_no] = False
    #: The settings that somebody has given, by name: the others have their usual value.
    given: frozenset[str] = frozenset()

    @classmethod
    def read(
        cls,
        flags: Mapping[str, str | None],
        environment: Mapping[str, str] = os.environ,
        usual: Mapping[str, str] | None = None,
    ) -> Settings:
        """Settings from flags (by the setting's name), else the environment, else the usual.

        Raises ``Refusal`` with a sentence that names the flag or the variable.
        """
        found: dict[str, Any] = {}
        given: set[str] = set()
        for name in NAMES:
            said = flags.get(name)
            source = flag(name)
            if said is None and environment.get(variable(name)):
                said, source = environment[variable(name)], variable(name)
            if said is not None:
                given.add(name)
            elif usual is not None:
                said = usual.get(name)
            if said is not None:
                found[name] = _read(name, source, said)
        if "database" not in found:
            raise Refusal("setting", Saying("http-setting-missing", name=flag("database")))
        settings = cls(**found, given=frozenset(given))
        if settings.workers > 1 and settings.embedded:
            raise Refusal("setting", Saying("http-setting-workers", name=flag("workers")))
        return settings

    @property
    def embedded(self) -> bool:
        """Whether the database is a file of one process alone."""
        return self.database.startswith("sqlite")

    @property
    def file(self) -> str:
        """Where an embedded database lies."""
        return self.database.partition(":///")[2].partition("?")[0]


def flag(name: str) -> str:
    """A setting on the command line."""
    return "--" + name.replace("_", "-")


def variable(name: str) -> str:
    """A setting in the environment."""
    return PREFIX + name.upper()


def usual(name: str) -> str:
    """What a setting is if nobody says, as one would write it; "" if nothing."""
    value = next(one.default for one in fields(Settings) if one.name == name)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return f"{value:g}"
    return str(value) if isinstance(value, str | int) else ""


def _read(name: str, source: str, said: str) -> object:
    try:
        return _READERS[name](said.strip())
    except values.Fault as fault:
        saying = Saying("http-setting", name=source, fault=fault.saying)
        raise Refusal("setting", saying) from None


#: How each is read: what stands beside its type.
_READERS: Final[dict[str, values.Reader]] = {
    name: kind.__metadata__[0]
    for name, kind in get_type_hints(Settings, include_extras=True).items()
    if hasattr(kind, "__metadata__")
}
#: The names of all settings, in the order in which they are told.
NAMES: Final = tuple(_READERS)
#: The settings that are yes or no: a flag alone says yes.
SWITCHES: Final = tuple([name for name in NAMES if usual(name) in ("yes", "no")])
