"""Players for any game: search, judgement from self-play, and how strong they are (docs/bots.md)."""
