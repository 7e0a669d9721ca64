"""Engines of other programs, where they are installed, as players at the table."""
