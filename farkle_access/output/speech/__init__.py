"""Speech that can hang, die and come back without disturbing the game."""
