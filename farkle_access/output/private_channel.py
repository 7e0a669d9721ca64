"""How one player alone is told something."""

from enum import StrEnum


class PrivateChannel(StrEnum):
    """How one player is told what others must not know."""

    SPEECH = "speech"
    """Spoken by the game, and nothing is written."""
    LINE = "line"
    """In one line of the terminal, and nothing is spoken."""
    BRAILLE = "braille"
    """On the braille display; where displays follow the terminal, in one line of that."""
