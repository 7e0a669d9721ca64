"""Keeps a terminal from echoing keys that are pressed before the keyboard is opened."""

import sys
from collections.abc import Callable


def silenced(descriptor: int) -> Callable[[], None]:
    """Stop the echo of a terminal; returns a function that restores it.

    The keyboard opens a moment after the first words. A key pressed in between would be echoed
    as a character, and a screen reader would read it.
    """
    if sys.platform == "win32":
        return lambda: None  # a console echoes only what is read as a line
    import termios

    try:
        before = termios.tcgetattr(descriptor)
        quiet = termios.tcgetattr(descriptor)
        quiet[3] &= ~termios.ECHO
        termios.tcsetattr(descriptor, termios.TCSANOW, quiet)
    except (termios.error, OSError, ValueError):
        return lambda: None

    def restore() -> None:
        try:
            termios.tcsetattr(descriptor, termios.TCSANOW, before)
        except (termios.error, OSError, ValueError):  # the terminal is gone
            return

    return restore
