"""An Enter pressed twice by mistake, held down, or pressed too early chooses nothing."""

from collections import deque

import pytest

from farkle_access.i18n.translator import ENGLISH
from farkle_access.input.keys import Key
from farkle_access.output.announcer import Announcer
from farkle_access.ui.shell.commands import Command
from farkle_access.ui.shell.console import Console, Press
from farkle_access.ui.shell.keymap import Keymap
from tests.ui.scripted import Booth
from tests.ui.test_settings import kept, settings


class Keyboard:
    """Keys with the seconds at which they are pressed."""

    def __init__(self, *pressed: tuple[float, Key]) -> None:
        self.now = 0.0
        self._pressed = deque(pressed)

    def next(self, timeout: float | None = None) -> Key | None:
        if timeout is not None and (not self._pressed or self._pressed[0][0] > self.now + timeout):
            self.now += timeout
            return None
        at, key = self._pressed.popleft()
        self.now = max(self.now, at)
        return key

    def text(self) -> str | None:
        raise AssertionError("no text is asked for")

    def close(self) -> None:
        raise AssertionError("it is not ours to close")


def presses(
    *pressed: tuple[float, Key], double_enter: float = 0.3, by_hand: bool = True
) -> list[tuple[float, Press]]:
    """What a menu of moves gets, and when; it is announced after the first key."""
    keyboard = Keyboard(*pressed, (99.0, "t"))
    console = Console(
        Announcer([]),
        keyboard,
        Keymap({}),
        ENGLISH,
        pressed=by_hand,
        clock=lambda: keyboard.now,
    )
    console.double_enter.seconds = double_enter
    console.read()
    console.beware()
    got: list[tuple[float, Press]] = []
    while (press := console.read()) is not Command.TURN:
        got.append((keyboard.now, press))
    return got


def test_a_second_enter_at_once_chooses_nothing() -> None:
    assert presses((1.0, "enter"), (1.2, "enter")) == []


def test_a_second_enter_later_chooses() -> None:
    assert presses((1.0, "enter"), (1.4, "enter")) == [(1.4, Command.ACTIVATE)]


def test_an_enter_that_is_held_chooses_nothing_however_long() -> None:
    held = [(1.25 + 0.03 * n, "enter") for n in range(100)]
    assert presses((1.0, "enter"), *held) == []
    assert presses((1.0, "enter"), *held, (9.0, "enter")) == [(9.0, Command.ACTIVATE)]


def test_a_key_pressed_before_the_menu_was_heard_does_nothing() -> None:
    assert presses((1.0, "down"), (1.0, "down"), (1.0, "enter")) == []


@pytest.mark.parametrize("key", ["down", "2"])
def test_enter_after_another_key_chooses_at_once(key: Key) -> None:
    assert len(presses((1.0, "enter"), (1.1, key), (1.15, "enter"))) == 2
    assert len(presses((1.0, key), (1.1, "enter"))) == 1


def test_other_keys_may_be_pressed_twice() -> None:
    assert len(presses((1.0, "down"), (1.1, "down"), (1.2, "down"))) == 2


@pytest.mark.parametrize(("double_enter", "by_hand"), [(0.0, True), (0.3, False)])
def test_it_can_be_switched_off_and_is_off_in_a_pipe(double_enter: float, by_hand: bool) -> None:
    early = [(1.0, "enter"), (1.0, "enter"), (1.1, "enter")]
    assert len(presses(*early, double_enter=double_enter, by_hand=by_hand)) == 2


def test_it_can_be_made_longer() -> None:
    assert presses((1.0, "enter"), (1.9, "enter"), double_enter=1.0) == []


def test_it_is_a_setting(booth: Booth) -> None:
    assert kept(booth).double_enter == 0.3
    heard = settings(booth, "up", *["down"] * 11, "enter", "1", "enter")
    assert heard.last[-1] == "Enter pressed twice: it counts at once, 12 of 12."
    assert kept(booth).double_enter == 0.0
