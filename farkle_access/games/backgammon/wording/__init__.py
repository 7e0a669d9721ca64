"""The sentences of backgammon, and how its board is heard."""
