"""What people read about the game: in English, until there are words in five languages."""
