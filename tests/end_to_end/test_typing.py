"""Texts on a real terminal: typed where they are asked for, and pasted where they are not."""

import os
import time
from pathlib import Path

import pytest

from tests.end_to_end.test_terminal import terminal, type_a_name

pexpect = pytest.importorskip("pexpect", reason="needs a terminal of Unix")


def test_a_name_is_typed_with_echo_and_single_keys_go_on(home: Path) -> None:
    with terminal(home) as shown:
        shown.menu()
        type_a_name(shown)
        shown.send("Annn\x7fa Bērziņa\r")
        shown.hear("Place 1: Anna Bērziņa, 4 of 10.\r")
        shown.send("\x1b[B")
        shown.hear("Place 2: Computer, level medium, 5 of 10.\r")
        shown.send("\x03")
        assert shown.ended() == 0
    assert "\x1b" not in shown.text


def test_an_arrow_in_a_name_is_no_part_of_it_and_loses_nothing(home: Path) -> None:
    with terminal(home) as shown:
        shown.menu()
        type_a_name(shown)
        shown.send("An\x1b[D\x1bOC\x1b[Ana\r")
        shown.hear("Place 1: Anna, 4 of 10.\r")
        shown.send("\x03")
        assert shown.ended() == 0
    assert "\x1b" not in shown.text
    assert "^[" not in shown.text


def test_esc_while_a_name_is_typed_keeps_the_one_before_at_once(home: Path) -> None:
    with terminal(home) as shown:
        shown.menu()
        type_a_name(shown)
        shown.send("An")
        shown.hear("An")
        shown.send("\x1b")
        shown.hear("Place 1: Player, 4 of 10.\r")
        shown.send("\x03")
        assert shown.ended() == 0


def test_a_byte_of_another_encoding_in_a_name_is_refused_in_words(home: Path) -> None:
    with terminal(home) as shown:
        shown.menu()
        type_a_name(shown)
        os.write(shown.master, b"Nicol\xf2\r")
        shown.hear("cannot be read")
        shown.hear("Enter alone: [^\n]*\n")
        shown.send("Nicolò\r")
        shown.hear("Place 1: Nicolò, 4 of 10.\r")
        shown.send("\x03")
        assert shown.ended() == 0


def test_a_text_pasted_into_a_menu_gets_one_sentence_and_its_digits_do_nothing(home: Path) -> None:
    with terminal(home) as shown:
        shown.menu()
        shown.until_single_keys()
        shown.send("XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10\r7\r2\r")
        shown.hear("pasted[^.]*\\.\r")
        shown.seen.expect(pexpect.TIMEOUT, timeout=0.6)
        assert shown.seen.before == ""
        shown.send("2")
        shown.hear("Resume, 2 of 7.\r")
        shown.send("\x03")
        assert shown.ended() == 0
    assert shown.text.count("pasted") == 1


@pytest.mark.parametrize(
    "sent",
    ["\x1b[<255;1;1M", "\x1b[24;80R", "\x1b[I", "\x1b]11;rgb:ff", "\x1b[" + "1" * 4000, "\xe0"],
    ids=lambda sent: ascii(sent)[:12],
)
def test_what_a_terminal_sends_by_itself_is_swallowed(home: Path, sent: str) -> None:
    with terminal(home) as shown:
        shown.menu()
        shown.until_single_keys()
        os.write(shown.master, sent.encode("latin-1"))
        time.sleep(0.2)
        shown.send("\x1b[B")
        shown.hear("Resume, 2 of 7.\r")
        shown.send("\x03")
        assert shown.ended() == 0
    assert "use here" not in shown.text
