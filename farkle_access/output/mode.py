"""How the game speaks: in lines, aloud, or both."""

from enum import StrEnum


class OutputMode(StrEnum):
    """What the player asked for; with `AUTO` it depends on what is found on the computer."""

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
        """Whether texts are passed to the speech host."""
        return self in (OutputMode.SPEECH, OutputMode.BOTH)


CYCLE = (OutputMode.TERMINAL, OutputMode.SPEECH, OutputMode.BOTH)
"""The order in which a key steps through the modes."""


def after(mode: OutputMode) -> OutputMode:
    """The next mode in the cycle; `mode` is not `AUTO`."""
    return CYCLE[(CYCLE.index(mode) + 1) % len(CYCLE)]
