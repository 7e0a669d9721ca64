"""Farkle: six dice, combinations set aside, and the courage to roll once more."""
