"""What short sounds can stand beside the words of a game."""

from enum import StrEnum


class Cue(StrEnum):
    """A sound by what it means. It never says anything that is not also said in words."""

    DICE = "dice"
    SET_ASIDE = "set_aside"
    FARKLE = "farkle"
    HOT_DICE = "hot_dice"
    SHOWN = "shown"
    LOST = "lost"
    YOUR_TURN = "your_turn"
    WIN = "win"


URGENT = frozenset({Cue.FARKLE, Cue.LOST, Cue.YOUR_TURN, Cue.WIN})
"""News with one of these is still heard when a key cut off what was being said before it."""
