"""Where the program meets the player: it says what it has to say, and reads keys."""

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, TypeAlias

from farkle_access.i18n.translator import Translator
from farkle_access.input.keys import Key, Keys, PastedText, UnknownKey
from farkle_access.output.announcement import Kind
from farkle_access.output.announcer import Announcer
from farkle_access.ui.shell.commands import Command
from farkle_access.ui.shell.double_enter import DoubleEnter
from farkle_access.ui.shell.keymap import DIGITS, Keymap
from farkle_access.ui.shell.transcript_keys import TranscriptKeys

if TYPE_CHECKING:  # the first words do not wait for it
    from farkle_access.gamekit.words import Utterance

Press: TypeAlias = Command | int
"""A command, or the digit of a key from 1 to 9."""

SHORTENING = (Command.ACTIVATE, Command.AGAIN, Command.STOP)
"""What ends a pause; everything else is answered, and the pause begins anew."""
CHOOSING = (Command.ACTIVATE, Command.NEXT, Command.PREVIOUS)
"""Whoever goes through a menu, or chooses, has left what was being read back."""
SETTLING = 0.3
"""Seconds within which a key pressed twice by mistake arrives."""
ESCAPE = "\x1b"
LONGEST_QUOTE = 30  # characters of a meaningless input that are repeated to the player


class CameBack(Exception):
    """The program goes on after a stop, and somebody else may have the keyboard by now."""


class Console:
    """Speaks to the player, reads keys, and handles what is the same on every screen."""

    def __init__(
        self,
        announcer: Announcer,
        keys: Keys,
        keymap: Keymap,
        tr: Translator,
        *,
        pressed: bool = False,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """`pressed`: the keys come from a keyboard, where one may be pressed twice by mistake."""
        self.announcer = announcer
        self.keymap = keymap
        self.tr = tr
        self._keys = keys
        self.double_enter = DoubleEnter(clock, by_hand=pressed)
        self.anywhere: dict[Command, Callable[[], None]] = {
            **TranscriptKeys(announcer, lambda: self.tr).answers
        }
        """Commands that do the same on every screen, with what they do."""
        self._ahead: deque[Key] = deque()  # pressed while nothing was asked for
        self._pressed: Key = ""  # the key that was pressed last
        self._answering = False  # what is said next answers a key

    def say(self, *texts: str, kind: Kind = Kind.NEWS) -> None:
        """Add sentence groups, which are heard before the next key is read."""
        for text in texts:
            self.announcer.say(text, kind)

    def tell(self, *utterances: "Utterance") -> None:
        """Add what a game says, with the sounds that stand beside it."""
        for said in utterances:
            if said.text:
                self.announcer.say(said.text, urgent=said.urgent, cues=said.cues)
            else:
                self.announcer.sound(said.cues)

    def flush(self) -> None:
        """Let what was said be heard now, before something that takes a moment."""
        self._flush()

    def read(self) -> Press:
        """The next press that is for the screen to answer. Raises Leave."""
        while True:
            key = self.key()
            command = self.keymap.command(key)
            enter = command is Command.ACTIVATE
            if self.double_enter.ignores(key, self._pressed, enter=enter):
                continue
            if self.announcer.in_private and self._kept_from(command):
                continue
            press = self._meaning(key)
            if press in CHOOSING or isinstance(press, int):
                self.announcer.transcript.leave()
            if press is not None:
                return press

    def settle(self) -> None:
        """Let what was said be heard, and discard keys pressed before it or along with it."""
        self._flush()
        self._ahead.clear()
        while self._waiting(SETTLING) is not None:
            pass

    def beware(self) -> None:
        """Let a menu be heard whose choices cannot be taken back.

        Keys pressed before it do nothing, nor does the same Enter once more, or held down.
        """
        if not self.double_enter.watches:
            return
        self._flush()
        self.double_enter.begin()
        self._ahead.clear()
        while self._waiting(0) is not None:
            pass

    def pause(self, seconds: float) -> Press | None:
        """Let what was said be heard, and wait. Raises Leave.

        Keys that read back are answered here, and the pause begins anew; a press for the screen
        is returned, which does the same. None when the pause is over.
        """
        while True:
            self._flush()
            key = self._waiting(seconds)
            if key is None:
                return None
            command = self.keymap.command(key)
            if seconds <= 0 and command is not Command.MENU:
                self._ahead.append(key)  # there is no pause that it could end
                return None
            if command is None:
                continue
            self._answering = True
            press = self._meaning(key)
            if press is not None or command in SHORTENING:
                return None if command in SHORTENING else press
            self._flush()
            self._answering = False  # what is played waits for what is read back

    def came_back(self) -> None:
        """The program goes on after a stop. Raises CameBack when it was telling one player."""
        if self.announcer.in_private:
            self.announcer.end_private()
            raise CameBack

    def key(self) -> Key:
        """The name of the next key, whatever it does. Raises Leave."""
        while True:
            self._flush()
            try:
                key = self._ahead.popleft() if self._ahead else self._keys.next()
                self._answering = True
            except PastedText:
                self._refuse_paste()
                continue
            except UnknownKey as unknown:
                key = self._spoken(unknown.line)
            if key is not None:
                return key

    def _waiting(self, seconds: float) -> Key | None:
        """The key that comes within so many seconds, if any does."""
        while True:
            with suppress(UnknownKey):
                return self._keys.next(seconds)

    def _kept_from(self, command: Command | None) -> bool:
        from farkle_access.ui.shell.private_keys import kept_from  # few matches hide anything

        return kept_from(self.announcer, command, self.double_enter, self._first_the_rest)

    def _first_the_rest(self) -> str:
        # Translators: Heard in private when the player would choose before the last row of a long
        # text was shown. {key} is the name of a key, usually Space.
        return self.tr.text("First the rest: {key} reads on.", key=self.name(Command.AGAIN))

    def ask(self, question: str) -> str | None:
        """A text typed by the player; None when it contains Esc. Raises Leave."""
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
        """Let what was said be heard; if it answers a key, it cuts off what came before."""
        if self.announcer.flush(interrupt=self._answering):
            self._answering = False

    def _name(self, key: Key) -> str:
        from farkle_access.ui.shell.key_names import key_name  # the first words name no key

        return key_name(key, self.tr)

    def _spoken(self, line: str) -> Key | None:
        """The key that a line calls by its spoken name; anything else is refused."""
        from farkle_access.ui.shell.key_names import key_spoken  # the first words name no key

        key = key_spoken(line, self.tr)
        if key is None:
            self._refuse(line.strip()[:LONGEST_QUOTE])
        else:
            self._answering = True
        return key

    def _refuse_paste(self) -> None:
        self._answering = True
        # Translators: Heard when characters come faster than anybody presses keys, which only a
        # pasted text does; nothing is done with it.
        said = self.tr.text(
            "Characters that come together are taken for a pasted text, which does nothing here."
        )
        self.announcer.say(said, Kind.ERROR)

    def _refuse(self, key: str) -> None:
        # Translators: Heard when a key has no use here. {key} is its name or what was typed,
        # {help} is the name of the help key.
        said = self.tr.text(
            "The key {key} has no use here. The key {help} tells which keys work.",
            key=key,
            help=self.name(Command.HELP),
        )
        self.announcer.say(said, Kind.ERROR)
