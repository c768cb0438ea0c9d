"""The tables of the database, and what is in them. A change here needs a migration beside it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    desc,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator


class Plain(TypeDecorator[str]):
    """A text, without what PostgreSQL has no place for: a NUL, half a pair of surrogates."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        """As it is stored."""
        if value is None:
            return None
        value = value.replace("\0", "")
        return value if value.isascii() else value.encode("utf-8", "replace").decode("utf-8")


#: Constraints have names, so that a migration can speak of them on both databases.
METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _of(table: str, gone: str = "CASCADE", **options: Any) -> Column[str]:
    """A column that refers to another table's id."""
    name = options.pop("name", table.removesuffix("s"))
    return Column(name, Plain, ForeignKey(f"{table}.id", ondelete=gone), **options)


# Who there is. A deleted account stays as a row without anything of its own: its seats refer to it.
accounts = Table(
    "accounts",
    METADATA,
    Column("id", Plain, primary_key=True),
    Column("name", Plain, nullable=False),
    # The name as names are compared; NULL for guests and for who has gone: only accounts' differ.
    Column("name_key", Plain, unique=True),
    Column("guest", Boolean, nullable=False),
    Column("email", Plain),
    Column("password", Plain),  # argon2's own form
    Column("language", Plain),
    Column("made", Double, nullable=False),
    Column("gone", Double),
)

# Of secrets there is only a hash: whoever reads the database cannot sign in.
sessions = Table(
    "sessions",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    _of("accounts", nullable=False, index=True),
    Column("made", Double, nullable=False),
    Column("expires", Double, nullable=False, index=True),
)

tokens = Table(
    "tokens",
    METADATA,
    Column("id", Plain, primary_key=True),
    _of("accounts", nullable=False, index=True),
    Column("label", Plain, nullable=False),
    Column("hash", LargeBinary, nullable=False, unique=True),
    Column("made", Double, nullable=False),
    Column("used", Double),
)

mutes = Table(
    "mutes",
    METADATA,
    _of("accounts", primary_key=True),
    _of("accounts", name="muted", primary_key=True),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", Plain, primary_key=True),
    Column("name", Plain, nullable=False),
    _of("accounts", "SET NULL", name="host"),
    Column("state", Plain, nullable=False),
    # All the rules as JSON; two of them also by themselves, for the lobby's filters.
    Column("rules", Plain, nullable=False),
    Column("players", Integer, nullable=False),
    Column("ruleset", Plain, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("invite", Plain, nullable=False),
    Column("spectators", Integer),
    # What its log starts from (match/start.py), as JSON; NULL until it begins.
    Column("start", Plain),
    Column("made", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("revision", BigInteger, nullable=False),
    # Taken from the log as it grows, for lists: up to which version, whose turn (a bit a seat).
    Column("version", BigInteger, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("winner", Integer),
    # When somebody else may see to what the server owes it; NULL: only people owe anything.
    Column("due", Double),
    Column("broken", Plain),
    _of("tables", "SET NULL", name="before"),
    _of("tables", "SET NULL", name="rematch"),
    CheckConstraint("state IN ('gathering', 'playing', 'over', 'broken')", name="state"),
)
Index("ix_tables_lobby", tables.c.open, tables.c.state, desc(tables.c.made), desc(tables.c.id))
Index("ix_tables_state", tables.c.state, tables.c.id)
Index("ix_tables_host", tables.c.host)
Index("ix_tables_due", tables.c.due)

seats = Table(
    "seats",
    METADATA,
    _of("tables", primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _of("accounts", "SET NULL", index=True),
    Column("bot", Plain),
    Column("ready", Boolean, nullable=False),
    Column("code", LargeBinary),  # the hash of the recovery code
    CheckConstraint("account IS NULL OR bot IS NULL", name="one"),
)

# The truth: nothing of it is ever changed. No table goes that has a log.
log = Table(
    "log",
    METADATA,
    _of("tables", "RESTRICT", primary_key=True),
    Column("version", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("deeds", Plain, nullable=False),
    Column("streams", Plain, nullable=False),
    Column("digest", Plain, nullable=False),
)

chat = Table(
    "chat",
    METADATA,
    # SQLite counts up by itself only what it calls INTEGER.
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    _of("tables", nullable=False),
    Column("room", Plain, nullable=False),
    Column("at", Double, nullable=False),
    _of("accounts", "SET NULL"),
    Column("seat", Integer),
    Column("text", Plain, nullable=False),
    CheckConstraint("room IN ('players', 'spectators')", name="room"),
    sqlite_autoincrement=True,  # no number twice
)
Index("ix_chat_room", chat.c.table, chat.c.room, chat.c.id)

# For whoever runs the server. What was said is copied: it stays when the table goes.
reports = Table(
    "reports",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("at", Double, nullable=False),
    Column("table", Plain, nullable=False),
    Column("line", BigInteger, nullable=False),
    _of("accounts", "SET NULL", name="said_by"),
    Column("said", Plain, nullable=False),
    _of("accounts", "SET NULL", name="reporter"),
    Column("text", Plain, nullable=False),
    sqlite_autoincrement=True,
)

# Games that somebody brought along.
records = Table(
    "records",
    METADATA,
    Column("id", Plain, primary_key=True),
    _of("accounts", nullable=False, index=True),
    Column("made", Double, nullable=False),
    Column("record", Plain, nullable=False),
)
