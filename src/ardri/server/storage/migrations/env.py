"""What Alembic runs to get at the database: the connection it has been given."""

from __future__ import annotations

from alembic import context

from ardri.server.storage.layout import METADATA

# One transaction, and it is not Alembic's: whoever opened it commits all of it or nothing.
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
)
context.run_migrations()
