"""The player's end of the program: what is said to it, and what it does."""

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from farkle_access.i18n.translator import Translator
from farkle_access.input.keys import Key, Keys, UnknownKey
from farkle_access.output.announcement import Kind
from farkle_access.output.announcer import Announcer
from farkle_access.ui.commands import Command
from farkle_access.ui.keymap import DIGITS, Keymap
from farkle_access.ui.reviewing import Review

if TYPE_CHECKING:  # the first words do not wait for it
    from farkle_access.games.rooms import Told

Press: TypeAlias = Command | int
"""A command, or the digit of a key from 1 to 9."""

READING_ON = (Command.ACTIVATE, Command.NEXT, Command.AGAIN)
"""While a long private text has more to be given, these give it and do nothing else."""
SETTLING = 0.3
"""Seconds; a key pressed twice by mistake comes within them."""
ESCAPE = "\x1b"
LONGEST_QUOTE = 30  # characters of a senseless input that are said back


class Console:
    """Says and hears; and does by itself what every screen does alike."""

    def __init__(self, announcer: Announcer, keys: Keys, keymap: Keymap, tr: Translator) -> None:
        self.announcer = announcer
        self.keymap = keymap
        self.tr = tr
        self._keys = keys
        self.anywhere: dict[Command, Callable[[], None]] = {
            **Review(announcer, lambda: self.tr).answers
        }
        """What is done on every screen alike, and by no screen."""
        self._ahead: deque[Key] = deque()  # pressed while nothing was asked for
        self._pressed: Key = "enter"  # the key that was pressed last
        self._answering = False  # what is said next answers a key

    def say(self, *texts: str, kind: Kind = Kind.NEWS) -> None:
        """Add sentence groups to what is heard before the next key is read."""
        for text in texts:
            self.announcer.say(text, kind)

    def tell(self, *told: "Told") -> None:
        """Add what a game tells, with the sounds that stand beside it."""
        for one in told:
            if one.text:
                self.announcer.say(one.text, urgent=one.urgent, cues=one.cues)
            else:
                self.announcer.sound(one.cues)

    def flush(self) -> None:
        """Let the answer to the last key be heard now, before something that takes a moment."""
        self._flush()

    def read(self) -> Press:
        """The next press that a screen has to answer. Raises Leave."""
        while True:
            key = self.key()
            if self.keymap.command(key) in READING_ON and self.announcer.go_on():
                continue
            press = self._meaning(key)
            if press is not None:
                return press

    def settle(self) -> None:
        """Let what was said be heard; keys pressed before it, or with it, count for nothing."""
        self._flush()
        self._ahead.clear()
        while self._keys.next(SETTLING) is not None:
            pass

    def pause(self, seconds: float) -> Press | None:
        """Let what was said be heard, and wait; any key ends the wait. Raises Leave."""
        self._flush()
        try:
            key = self._keys.next(seconds)
        except UnknownKey:
            return None
        self._answering = key is not None
        command = None if key is None else self.keymap.command(key)
        if key is not None and seconds <= 0 and command is not Command.MENU:
            self._ahead.append(key)  # there was no pause that it could have ended
            return None
        return None if key is None or command is None else self._meaning(key)

    def key(self) -> Key:
        """The next key by its name, whatever it does. Raises Leave."""
        while True:
            self._flush()
            try:
                key = self._ahead.popleft() if self._ahead else self._keys.next()
                self._answering = True
            except UnknownKey as unknown:
                key = self._spoken(unknown.line)
            if key is not None:
                return key

    def ask(self, question: str) -> str | None:
        """A text typed by the player; None when Esc was typed in it. Raises Leave."""
        self.announcer.prompt(question)
        answer = self._keys.text()
        self._answering = True
        return None if answer is not None and ESCAPE in answer else answer

    def refuse(self, press: Press) -> None:
        """Say that a press has no use on this screen."""
        self._refuse(str(press) if isinstance(press, int) else self._name(self._pressed))

    def name(self, command: Command) -> str:
        """The spoken name of the first key of a command."""
        return self._name(self.keymap.keys(command)[0])

    def _meaning(self, key: Key) -> Press | None:
        self._pressed = key
        if key in DIGITS:
            return int(key)
        command = self.keymap.command(key)
        if command is None:
            self._refuse(self._name(key))
        elif command in self.anywhere:
            self.anywhere[command]()
            return None
        return command

    def _flush(self) -> None:
        """Let be heard what was said: instead of the words before, if a key asked for it."""
        if self.announcer.flush(interrupt=self._answering):
            self._answering = False

    def _name(self, key: Key) -> str:
        from farkle_access.ui.key_names import key_name  # the first words name no key

        return key_name(key, self.tr)

    def _spoken(self, line: str) -> Key | None:
        """The key that a line calls as players hear it; anything else is refused."""
        from farkle_access.ui.key_names import key_spoken  # the first words name no key

        key = key_spoken(line, self.tr)
        if key is None:
            self._refuse(line.strip()[:LONGEST_QUOTE])
        else:
            self._answering = True
        return key

    def _refuse(self, key: str) -> None:
        # Translators: Heard when a key has no use here. {key} is its name or what was typed,
        # {help} is the name of the help key.
        said = self.tr.text(
            "The key {key} has no use here. The key {help} tells which keys work.",
            key=key,
            help=self.name(Command.HELP),
        )
        self.announcer.say(said, Kind.ERROR)
