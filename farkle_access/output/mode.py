"""By which channels the game speaks."""

from enum import StrEnum


class OutputMode(StrEnum):
    """What the player asked for; `AUTO` leaves it to what is found on the computer."""

    AUTO = "auto"
    TERMINAL = "terminal"
    SPEECH = "speech"
    BOTH = "both"

    @property
    def prints(self) -> bool:
        """Whether lines are written."""
        return self is not OutputMode.SPEECH

    @property
    def speaks(self) -> bool:
        """Whether the speech host is given the texts."""
        return self in (OutputMode.SPEECH, OutputMode.BOTH)


CYCLE = (OutputMode.TERMINAL, OutputMode.SPEECH, OutputMode.BOTH)
"""The order in which a key goes through the modes."""


def after(mode: OutputMode) -> OutputMode:
    """The mode that follows a mode that is no longer `AUTO`."""
    return CYCLE[(CYCLE.index(mode) + 1) % len(CYCLE)]
