"""How the bluffing games are best played, and the tables that say so. No words."""
