"""A line of text that is typed, seen as it is typed, and corrected with Backspace."""

import unicodedata
from collections.abc import Callable

from farkle_access.input.sequences import Event, Pasted, is_no_character

LONGEST = 4096
"""Characters of a line; more are not taken."""
UNREADABLE = "?"
"""What is seen of a byte that is no character."""


class Line:
    """Takes keys until Enter or Esc ends it. Arrows and other keys change nothing."""

    def __init__(self, echo: Callable[[str], None]) -> None:
        """`echo` writes at the cursor of the terminal."""
        self._echo = echo
        self._text = ""
        self.done = False
        self.result: str | None = None
        """What was typed, when it is done; None when it was abandoned."""

    def take(self, event: Event) -> None:
        """A key that was pressed."""
        if isinstance(event, Pasted):
            for character in event.text:
                self._add(" " if character.isspace() else character)
        elif event in ("enter", "escape"):
            self._echo("\n")
            self.done, self.result = True, self._text if event == "enter" else None
        elif event == "backspace":
            self._remove()
        elif len(event) == 1:
            self._add(event)

    def show(self) -> None:
        """Write what was typed so far once more."""
        self._echo(f"\n{self._text}")

    def _add(self, character: str) -> None:
        if len(self._text) >= LONGEST:
            return
        if is_no_character(character):  # whoever asked for the text refuses it
            self._text += character
            self._echo(UNREADABLE)
        elif character.isprintable():
            self._text += character
            self._echo(character)

    def _remove(self) -> None:
        """Remove the last letter, together with the accents that follow it."""
        while self._text:
            last, self._text = self._text[-1], self._text[:-1]
            if width := _width(last):
                self._echo("\b" * width + " " * width + "\b" * width)
                return


def _width(character: str) -> int:
    """Columns of the terminal that a character takes."""
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
