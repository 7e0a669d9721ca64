"""farkle_access: table games played by ear, by braille and by keyboard alone."""

__version__ = "0.1.0"
