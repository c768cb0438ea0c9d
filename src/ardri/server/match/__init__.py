"""A match at a table: what its log says, who sees what of it. Pure: no clock, no I/O."""
