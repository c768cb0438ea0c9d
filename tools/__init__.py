"""The repository's own tools; nothing here is installed."""
