"""From the characters that a terminal sends to keys; what is no key of ours is swallowed.

A terminal also sends by itself: where its mouse or its cursor is, that it has the focus, its
colours, its name. Such a sequence has one of the forms of ECMA-48 and is read to its end, or to
the pause that follows half of one, so that nothing of it is taken for keys.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

from farkle_access.input.keys import Key

ESC = "\x1b"
LEAVE = "leave"  # Ctrl+C or Ctrl+D
STOP = "stop"  # Ctrl+Z
CONTROLS: dict[str, str] = {
    "\r": "enter",
    "\n": "enter",
    "\t": "tab",
    "\b": "backspace",
    "\x7f": "backspace",
    "\x03": LEAVE,
    "\x04": LEAVE,
    "\x1a": STOP,
}
_CURSOR: dict[str, Key] = {
    "A": "up",
    "B": "down",
    "C": "right",
    "D": "left",
    "H": "home",
    "F": "end",
    "P": "f1",
    "Q": "f2",
}
AFTER_O: dict[str, Key] = {**_CURSOR, "M": "enter"}
AFTER_BRACKET: dict[str, Key] = {
    **_CURSOR,
    "Z": "backtab",
    "1~": "home",
    "7~": "home",
    "4~": "end",
    "8~": "end",
    "11~": "f1",
    "12~": "f2",
    "[A": "f1",  # the Linux console
    "[B": "f2",
}
STRINGS = "]PX^_"  # behind Esc they begin a text for programs: a title, a colour
BRACKET = "\x9b\udc9b"
"""One character, or the byte of it alone, that stands for Esc and a bracket."""
PASTE = "200~"
PASTE_BEGIN, PASTE_END = f"{ESC}[{PASTE}", f"{ESC}[201~"
LONGEST_PASTE = 4096  # characters of a pasted text that are kept
LONGEST_BODY = 16  # characters of a sequence that are kept; those of ours are shorter
SEQUENCE_PAUSE = 0.05  # seconds after which a begun sequence is not continued
PASTE_PAUSE = 0.3  # the same for a paste, which may come in pieces


class Pasted(NamedTuple):
    """A text that came all at once."""

    text: str


Event: TypeAlias = str | Pasted
"""A printable character as it was typed, a named key, `LEAVE`, `STOP`, or a pasted text.

A byte that is no character in the terminal's encoding is the surrogate that Python reads for it.
"""


def is_no_character(character: str) -> bool:
    """Whether this stands for a byte that could not be decoded."""
    return "\udc80" <= character <= "\udcff"


class Decoder:
    """Takes characters as they arrive. It keeps a bounded part of what has not ended yet."""

    def __init__(self) -> None:
        self._take: Callable[[str], Event | None] = self._plain
        self._body = ""
        self._left = 0  # characters of a mouse report still to come
        self._ended = 0  # characters of the end of a paste seen already

    @property
    def pause(self) -> float | None:
        """Seconds of silence after which `flush` is due; None when nothing is begun."""
        if self._take == self._plain:
            return None
        return PASTE_PAUSE if self._take == self._paste else SEQUENCE_PAUSE

    def feed(self, characters: Iterable[str]) -> list[Event]:
        """The keys that are complete with these characters."""
        found = (self._take(character) for character in characters)
        return [event for event in found if event is not None]

    def flush(self) -> list[Event]:
        """The end of what was begun, when nothing followed: an Esc alone is the key."""
        begun, body = self._take, self._body
        self._begin(self._plain)
        if begun == self._escaped:
            return ["escape"]
        return [Pasted(body)] if begun == self._paste else []

    def _begin(self, take: Callable[[str], Event | None]) -> None:
        self._take, self._body, self._left, self._ended = take, "", 3, 0

    def _plain(self, character: str) -> Event | None:
        self._take = self._plain
        if character == ESC:
            self._begin(self._escaped)
        elif character in BRACKET:
            self._begin(self._bracket)
        elif character in CONTROLS:
            return CONTROLS[character]
        elif character.isprintable() or is_no_character(character):
            return character
        return None

    def _escaped(self, character: str) -> Event | None:
        if character == ESC:
            return "escape"  # and the second one may begin a sequence
        return self._introduced(character)

    def _introduced(self, character: str) -> Event | None:
        self._begin(self._plain)
        if character == "[":
            self._begin(self._bracket)
        elif character == "O":
            self._begin(self._letter)
        elif character in STRINGS:
            self._begin(self._string)
        elif " " <= character <= "/":
            self._begin(self._short)
        elif character == "\t":
            return "backtab"  # the Linux console
        elif CONTROLS.get(character) in (LEAVE, STOP):
            return CONTROLS[character]
        return None  # Alt with a letter

    def _bracket(self, character: str) -> Event | None:
        if character < " " or character == "\x7f":
            return self._plain(character)  # the sequence was cut off
        if not self._body and character == "M":
            self._begin(self._mouse)
        elif " " <= character <= "?" or (character == "[" and not self._body):
            self._body = (self._body + character)[:LONGEST_BODY]
        else:
            return self._bracket_ends(self._body + character)
        return None

    def _bracket_ends(self, body: str) -> Event | None:
        self._begin(self._paste if body == PASTE else self._plain)
        return AFTER_BRACKET.get(body)

    def _mouse(self, character: str) -> Event | None:
        if character < " ":
            return self._plain(character)
        self._left -= 1
        if not self._left:
            self._begin(self._plain)
        return None

    def _letter(self, character: str) -> Event | None:
        if character < " ":
            return self._plain(character)
        self._begin(self._plain)
        return AFTER_O.get(character)

    def _string(self, character: str) -> Event | None:
        if character == ESC:  # its end, Esc and a backslash, is swallowed as Alt with a letter
            self._begin(self._escaped)
        elif character in "\x07\x9c":
            self._begin(self._plain)
        elif CONTROLS.get(character) == LEAVE:
            return self._plain(character)
        return None

    def _short(self, character: str) -> Event | None:
        if character < " ":
            return self._plain(character)
        if character > "/":
            self._begin(self._plain)
        return None

    def _paste(self, character: str) -> Event | None:
        goes_on = character == PASTE_END[self._ended]
        self._ended = self._ended + 1 if goes_on else int(character == ESC)
        if self._ended == len(PASTE_END):
            text = self._body
            self._begin(self._plain)
            return Pasted(text)
        if not self._ended and len(self._body) < LONGEST_PASTE:
            self._body += character
        return None
