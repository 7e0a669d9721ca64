"""How the computer players of backgammon think, and what they know. No words."""
