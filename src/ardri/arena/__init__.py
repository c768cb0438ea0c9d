"""The arena: matches between bots by the thousand, ratings, self-play, analysis."""
