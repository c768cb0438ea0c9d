"""Making a table, sitting down, being ready; and finding tables."""

from ardri.server.tables.info import info_of, may_look
from ardri.server.tables.tables import Seated, Tables

__all__ = ["Seated", "Tables", "info_of", "may_look"]
