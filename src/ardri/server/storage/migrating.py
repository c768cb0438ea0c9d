"""Bringing a database up to date: Alembic, run from here, never by hand."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def config(connection: Connection) -> Config:
    """Alembic's settings; the migrations are modules of this package."""
    settings = Config()
    settings.set_main_option("script_location", "ardri.server.storage:migrations")
    settings.attributes["connection"] = connection
    return settings


def migrate(connection: Connection) -> None:
    """All migrations that it has not had, in the transaction that is open."""
    command.upgrade(config(connection), "head")
