"""Keys of a Windows console, which come by name, mean what the same keys of a terminal mean."""

import pytest
from prompt_toolkit.key_binding.key_processor import KeyPress
from prompt_toolkit.keys import Keys as Codes

from farkle_access.input.sequences import LEAVE, Decoder, Event, Pasted
from farkle_access.input.terminal import _sent


@pytest.mark.parametrize(
    ("code", "data", "event"),
    [
        (Codes.ControlM, "\r", "enter"),
        (Codes.ControlI, "\t", "tab"),
        (Codes.ControlH, "\x7f", "backspace"),
        (Codes.Escape, "\x1b", "escape"),
        (Codes.Up, "", "up"),
        (Codes.Down, "", "down"),
        (Codes.Left, "", "left"),
        (Codes.Right, "", "right"),
        (Codes.Home, "", "home"),
        (Codes.End, "", "end"),
        (Codes.BackTab, "", "backtab"),
        (Codes.F1, "", "f1"),
        (Codes.F2, "", "f2"),
        (Codes.ControlC, "\x03", LEAVE),
        (" ", " ", " "),
        ("ģ", "ģ", "ģ"),
        (Codes.BracketedPaste, "a\r1", Pasted("a\r1")),
    ],
)
def test_a_key_by_name_is_the_same_key(code: Codes | str, data: str, event: Event) -> None:
    decoder = Decoder()
    assert [*decoder.feed(_sent(KeyPress(code, data))), *decoder.flush()] == [event]


@pytest.mark.parametrize("code", [Codes.F5, Codes.PageUp, Codes.Insert, Codes.ControlQ])
def test_other_keys_mean_nothing(code: Codes) -> None:
    decoder = Decoder()
    assert [*decoder.feed(_sent(KeyPress(code, ""))), *decoder.flush()] == []
