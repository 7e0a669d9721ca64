"""Keys that are pressed before somebody else has taken the keyboard are ignored."""

from collections.abc import Iterable

from farkle_access.i18n.translator import ENGLISH
from farkle_access.input.keys import Key
from farkle_access.output.announcer import Announcer
from farkle_access.ui.shell.commands import Command
from farkle_access.ui.shell.console import SETTLING, Console
from farkle_access.ui.shell.keymap import Keymap


class Pressed:
    """Keys in a row; None is a moment without one."""

    def __init__(self, keys: Iterable[Key | None]) -> None:
        self._keys = iter(keys)
        self.waits: list[float | None] = []

    def next(self, timeout: float | None = None) -> Key | None:
        self.waits.append(timeout)
        return next(self._keys)

    def text(self) -> str | None:
        raise AssertionError("no text is asked for")

    def close(self) -> None:
        raise AssertionError("it is not ours to close")


def test_keys_pressed_ahead_or_too_soon_are_forgotten() -> None:
    keys = Pressed(["enter", "enter", "down", None, "space"])
    console = Console(Announcer([]), keys, Keymap({}), ENGLISH)
    assert console.pause(0.0) is None  # the first one waits now for whoever asks next
    console.settle()
    assert console.read() is Command.AGAIN
    assert keys.waits == [0.0, SETTLING, SETTLING, SETTLING, None]


def test_without_settling_a_key_pressed_ahead_counts() -> None:
    console = Console(Announcer([]), Pressed(["enter"]), Keymap({}), ENGLISH)
    console.pause(0.0)
    assert console.read() is Command.ACTIVATE
