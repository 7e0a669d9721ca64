"""How the computer players of the bluffing games think, and what they know. No words."""
