"""The first tables: people, tables and seats, the log and what is made from it, talk."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make them."""
    people()
    seating()
    playing()
    talk()


def people() -> None:
    """Accounts, and how one is known."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("name_key", sa.Text()),
        sa.Column("guest", sa.Boolean(), nullable=False),
        sa.Column("email", sa.Text()),
        sa.Column("password", sa.Text()),
        sa.Column("language", sa.Text()),
        sa.Column("made", sa.Double(), nullable=False),
        sa.Column("gone", sa.Double()),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
        sa.UniqueConstraint("name_key", name="uq_accounts_name_key"),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("account", sa.Text(), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name="fk_sessions_account", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
    )
    op.create_index("ix_sessions_account", "sessions", ["account"])
    op.create_index("ix_sessions_expires", "sessions", ["expires"])
    op.create_table(
        "tokens",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("account", sa.Text(), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.Column("used", sa.Double()),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name="fk_tokens_account", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_tokens"),
        sa.UniqueConstraint("hash", name="uq_tokens_hash"),
    )
    op.create_index("ix_tokens_account", "tokens", ["account"])
    op.create_table(
        "mutes",
        sa.Column("account", sa.Text(), nullable=False),
        sa.Column("muted", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name="fk_mutes_account", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["muted"], ["accounts.id"], name="fk_mutes_muted", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("account", "muted", name="pk_mutes"),
    )
    op.create_table(
        "records",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("account", sa.Text(), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name="fk_records_account", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_records"),
    )
    op.create_index("ix_records_account", "records", ["account"])


def seating() -> None:
    """Tables and seats."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("host", sa.Text()),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("ruleset", sa.Text(), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("invite", sa.Text(), nullable=False),
        sa.Column("spectators", sa.Integer()),
        sa.Column("start", sa.Text()),
        sa.Column("made", sa.Double(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.Column("revision", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("asked", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("winner", sa.Integer()),
        sa.Column("broken", sa.Text()),
        sa.Column("before", sa.Text()),
        sa.Column("rematch", sa.Text()),
        sa.CheckConstraint(
            "state IN ('gathering', 'playing', 'over', 'broken')", name="ck_tables_state"
        ),
        sa.ForeignKeyConstraint(
            ["before"], ["tables.id"], name="fk_tables_before", ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["host"], ["accounts.id"], name="fk_tables_host", ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["rematch"], ["tables.id"], name="fk_tables_rematch", ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index(
        "ix_tables_lobby", "tables", ["open", "state", sa.text("made DESC"), sa.text("id DESC")]
    )
    op.create_index("ix_tables_state", "tables", ["state", "id"])
    op.create_table(
        "seats",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("account", sa.Text()),
        sa.Column("bot", sa.Text()),
        sa.Column("ready", sa.Boolean(), nullable=False),
        sa.Column("code", sa.LargeBinary()),
        sa.CheckConstraint("account IS NULL OR bot IS NULL", name="ck_seats_one"),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name="fk_seats_account", ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_seats_table", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_account", "seats", ["account"])


def playing() -> None:
    """The log, and the cache."""
    op.create_table(
        "log",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("version", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("deeds", sa.Text(), nullable=False),
        sa.Column("streams", sa.Text(), nullable=False),
        sa.Column("digest", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_log_table", ondelete="RESTRICT"),
        sa.PrimaryKeyConstraint("table", "version", name="pk_log"),
    )


def talk() -> None:
    """What was said."""
    op.create_table(
        "chat",
        sa.Column("id", COUNTED, nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("account", sa.Text()),
        sa.Column("seat", sa.Integer()),
        sa.Column("text", sa.Text(), nullable=False),
        sa.CheckConstraint("room IN ('players', 'spectators')", name="ck_chat_room"),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name="fk_chat_account", ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_chat_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_chat_room", "chat", ["table", "room", "id"])
    op.create_table(
        "reports",
        sa.Column("id", COUNTED, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("line", sa.BigInteger(), nullable=False),
        sa.Column("said_by", sa.Text()),
        sa.Column("said", sa.Text(), nullable=False),
        sa.Column("reporter", sa.Text()),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["reporter"], ["accounts.id"], name="fk_reports_reporter", ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["said_by"], ["accounts.id"], name="fk_reports_said_by", ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sqlite_autoincrement=True,
    )
