"""Speech that can hang, die and come back without the game taking notice."""
