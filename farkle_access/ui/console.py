"""The player's end of the program: what is said to it, and what it does."""

from collections import deque
from typing import TypeAlias

from farkle_access.i18n.translator import Translator
from farkle_access.input.keys import Key, Keys, UnknownKey
from farkle_access.output.announcement import Kind
from farkle_access.output.announcer import Announcer
from farkle_access.ui.commands import DIGITS, Command, Keymap, key_name

Press: TypeAlias = Command | int
"""A command, or the digit of a key from 1 to 9."""

ESCAPE = "\x1b"
LONGEST_QUOTE = 30  # characters of a senseless input that are said back


class Console:
    """Says and hears; and does by itself what every screen does alike."""

    def __init__(self, announcer: Announcer, keys: Keys, keymap: Keymap, tr: Translator) -> None:
        self.announcer = announcer
        self.keymap = keymap
        self.tr = tr
        self._keys = keys
        self._ahead: deque[Key] = deque()  # pressed while nothing was asked for
        self._pressed: Key = "enter"  # the key that was pressed last

    def say(self, *texts: str, kind: Kind = Kind.NEWS) -> None:
        """Add sentence groups to what is heard before the next key is read."""
        for text in texts:
            self.announcer.say(text, kind)

    def flush(self) -> None:
        """Let the answer to the last key be heard now, before something that takes a moment."""
        self.announcer.flush(interrupt=True)

    def read(self) -> Press:
        """The next press that a screen has to answer. Raises Leave."""
        while True:
            press = self._meaning(self.key())
            if press is not None:
                return press

    def pause(self, seconds: float) -> Press | None:
        """Let what was said be heard, and wait; any key ends the wait. Raises Leave."""
        self.announcer.flush(interrupt=False)
        try:
            key = self._keys.next(seconds)
        except UnknownKey:
            return None
        command = None if key is None else self.keymap.command(key)
        if key is not None and seconds <= 0 and command is not Command.MENU:
            self._ahead.append(key)  # there was no pause that it could have ended
            return None
        return None if key is None or command is None else self._meaning(key)

    def key(self) -> Key:
        """The next key by its name, whatever it does. Raises Leave."""
        while True:
            self.announcer.flush(interrupt=True)
            try:
                key = self._ahead.popleft() if self._ahead else self._keys.next()
            except UnknownKey as unknown:
                self._refuse(unknown.line.strip()[:LONGEST_QUOTE])
                continue
            if key is not None:
                return key

    def ask(self, question: str) -> str | None:
        """A text typed by the player; None when Esc was typed in it. Raises Leave."""
        self.announcer.prompt(question)
        answer = self._keys.text()
        return None if answer is not None and ESCAPE in answer else answer

    def refuse(self, press: Press) -> None:
        """Say that a press has no use on this screen."""
        self._refuse(str(press) if isinstance(press, int) else key_name(self._pressed, self.tr))

    def name(self, command: Command) -> str:
        """The spoken name of the first key of a command."""
        return key_name(self.keymap.keys(command)[0], self.tr)

    def _meaning(self, key: Key) -> Press | None:
        self._pressed = key
        if key in DIGITS:
            return int(key)
        command = self.keymap.command(key)
        match command:
            case None:
                self._refuse(key_name(key, self.tr))
            case Command.REPEAT:
                self.announcer.recall(*self.announcer.transcript.last())
                return None
            case Command.EARLIER:
                self._review(self.announcer.transcript.earlier())
                return None
            case Command.LATER:
                self._review(self.announcer.transcript.later())
                return None
            case Command.OUTPUT:
                self._say_output()
                return None
        return command

    def _review(self, text: str | None) -> None:
        if text is not None:
            self.announcer.recall(text)
            return
        # Translators: Heard when there is no announcement before, or after, the one just read.
        self.announcer.recall(self.tr.text("There are no more announcements there."))

    def _say_output(self) -> None:
        # Translators: Answer to the key F2 in this version, which writes lines only.
        said = self.tr.text("The game speaks through the lines on the terminal.")
        self.announcer.recall(said)

    def _refuse(self, key: str) -> None:
        # Translators: Heard when a key has no use here. {key} is its name or what was typed,
        # {help} is the name of the help key.
        said = self.tr.text(
            "The key {key} has no use here. The key {help} tells which keys work.",
            key=key,
            help=self.name(Command.HELP),
        )
        self.announcer.say(said, Kind.ERROR)
