"""A question that shows through which channels the player can be reached."""

import sys

from farkle_access.i18n.translator import Translator
from farkle_access.output.announcement import Kind
from farkle_access.output.detection import Reason
from farkle_access.output.mode import OutputMode
from farkle_access.ui.shell.commands import Command
from farkle_access.ui.shell.session import Session

ONCE, TWICE, NOT_AT_ALL = "1", "2", "3"


def check_at_first(session: Session) -> None:
    """Check at the very first start, unless the player's ears are elsewhere."""
    if session.outputs.detected.reason not in (Reason.NO_TERMINAL, Reason.REMOTE):
        check_sound(session)


def check_sound(session: Session) -> None:
    """Ask through every channel how often the question was heard, and set the mode accordingly."""
    console = session.console
    console.flush()
    while True:
        console.announcer.say(_question(session.tr), Kind.CHOICE, everywhere=True)
        key = console.key()
        if key in (ONCE, TWICE, NOT_AT_ALL):
            break
        if console.keymap.command(key) is Command.MENU:
            # Translators: Heard when the player leaves the sound check without an answer.
            console.say(session.tr.text("The output stays as it was."))
            return
    mode = chosen(key, silent=session.outputs.silent, windows=sys.platform == "win32")
    session.change(output=mode)
    console.say(_answer(key, mode, console.name(Command.OUTPUT), session.tr))


def chosen(key: str, *, silent: bool, windows: bool) -> OutputMode:
    """The mode after an answer. `silent`: nothing could speak while it was asked.

    Once means that only one channel is heard, so using both does no harm. Twice means that a
    screen reader reads the lines while the game speaks. On Windows speech is then the better of
    the two, because it stays in order and can be cut off; elsewhere the screen reader is.
    """
    if silent:
        return OutputMode.AUTO if key == ONCE else OutputMode.TERMINAL
    match key:
        case "1":
            return OutputMode.BOTH
        case "2" if windows:
            return OutputMode.SPEECH
        case _:
            return OutputMode.TERMINAL


def _question(tr: Translator) -> str:
    # Translators: Heard at the very first start, spoken and on the terminal at the same time.
    return tr.text(
        "Sound check. If you heard this sentence once, press 1; twice, press 2; not at all, "
        "press 3."
    )


def _answer(pressed: str, mode: OutputMode, key: str, tr: Translator) -> str:
    match pressed, mode:
        case "3", _:
            # Translators: Read on the terminal or in braille after the answer 3 of the sound
            # check. {key} is the name of a key, usually F2.
            return tr.text(
                "From now on the game only writes lines. The key {key} changes this.", key=key
            )
        case _, OutputMode.SPEECH:
            # Translators: Heard after the sound check. {key} is the name of a key, usually F2.
            return tr.text(
                "From now on the game speaks and writes nothing. The key {key} changes this.",
                key=key,
            )
        case "2", _:
            # Translators: Heard after the sound check. {key} is the name of a key, usually F2.
            return tr.text(
                "From now on only the screen reader speaks. The key {key} changes this.", key=key
            )
        case _:
            # Translators: Heard after the answer 1 of the sound check. {key} is usually F2.
            return tr.text("Good, it stays like this. The key {key} changes it.", key=key)
