"""A match: seeds and chance, history, undo, notation, position texts, records."""
