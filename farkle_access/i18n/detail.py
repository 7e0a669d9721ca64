"""How much is said."""

from enum import StrEnum


class Detail(StrEnum):
    """How much is said of what happens at the table."""

    BRIEF = "brief"
    """The hand of a computer player in one sentence."""
    NORMAL = "normal"
    """One sentence for each roll of a computer player."""
    FULL = "full"
    """Every step by itself, with what it means for the hand."""
