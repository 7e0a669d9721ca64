"""Screens, driven by the names of keys; they work without a terminal."""
