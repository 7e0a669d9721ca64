"""Backgammon as other programs write it: plays, positions and matches as text."""
