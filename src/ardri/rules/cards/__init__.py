"""The cards and territories of the game: the only place in the engine that knows their names."""
