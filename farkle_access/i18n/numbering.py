"""How the points of a board are numbered for a listener."""

from enum import StrEnum


class Numbering(StrEnum):
    """From which side the points of a board are counted."""

    OWN = "own"
    """From the listener's side, the moves of the opponent too; from the mover's for several."""
    MOVER = "mover"
    """From the side of the one who moves."""
    SIDES = "sides"
    """As `OWN`, but 1 to 12 on the near side of the board and 1 to 12 on the far side."""
