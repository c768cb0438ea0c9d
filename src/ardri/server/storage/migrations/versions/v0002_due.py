"""When a table that goes on by itself is neglected: then any process may take it up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Note it down beside how far the game is."""
    op.add_column("tables", sa.Column("due", sa.Double()))
    op.create_index("ix_tables_due", "tables", ["due"])
