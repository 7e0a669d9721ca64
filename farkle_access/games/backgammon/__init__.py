"""Backgammon: a race around the board, blots on the way, and the doubling cube."""
