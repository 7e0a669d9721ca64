"""The keys while one player alone is told something and it is not all told yet."""

from collections.abc import Callable

from farkle_access.output.announcer import Announcer
from farkle_access.ui.shell.commands import Command
from farkle_access.ui.shell.double_enter import DoubleEnter

READING_ON = (Command.AGAIN, Command.NEXT)
"""While a long private text has more rows, these show the next one and do nothing else."""


def kept_from(
    announcer: Announcer,
    command: Command | None,
    double_enter: DoubleEnter,
    first_the_rest: Callable[[], str],
) -> bool:
    """Answer a key that does not get through to the screen; False for one that does.

    Where the text is held, Enter shows it in a line, and every other key only says so again; the
    menu can be opened. Where it has more rows nothing is chosen before the last was shown.
    """
    held = announcer.held_for()
    if held is not None:
        if command is Command.MENU:
            return False
        if command is not Command.ACTIVATE:
            announcer.ask_again()
        elif not double_enter.too_soon(held):
            announcer.agree()
        return True
    if command in READING_ON:
        return announcer.go_on()
    return command is Command.ACTIVATE and announcer.remind(first_the_rest())
