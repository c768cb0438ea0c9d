"""Ardrí: an engine and a home for the board game Inis."""
