"""Backgammon as text: plays as players write them, and matches of other programs."""
