"""The command line read: what was typed, or why it is not understood."""

from collections.abc import Collection, Sequence
from functools import partial
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, NamedTuple

from farkle_access.app import usage_faults as faults
from farkle_access.app.cli_commands import (
    COMMANDS,
    COMMON,
    OPTIONS,
    Command,
    Option,
    Say,
    all_options,
)
from farkle_access.i18n.catalog import LANGUAGES

if TYPE_CHECKING:
    from farkle_access.gamekit.package import Games


class Arguments(NamedTuple):
    """What was typed: the command (None: the menu), its word, and the options by name.

    A switch has the value True, a repeated option the list of its values.
    """

    command: Command | None
    word: str | None
    options: dict[str, Any]


class UsageError(Exception):
    """A command line that is not understood; `said` is the sentence for the player."""

    def __init__(self, said: Say) -> None:
        super().__init__()
        self.said = said


_NO_VALUE = object()


def parse(words: Sequence[str], games: "Games") -> Arguments:
    """The arguments behind the name of the program. Raises UsageError."""
    positional, typed = _Reader(words, games).read()
    command = _command(positional)
    for option, value in typed:
        _check_option(command, option, value, games)
    options = {option.key: value for option, value in typed}
    if not any(word.strip() for word in positional[1:]) and "help" not in options:
        _check_word_needed(command)
    return Arguments(command, positional[1] if len(positional) > 1 else None, options)


class _Reader:
    """Goes through the words once.

    An option stands anywhere, its value behind it or behind "="; behind "--" there are no options.
    """

    def __init__(self, words: Sequence[str], games: "Games") -> None:
        self._waiting = list(reversed(words))
        self._games = games
        self._typed: dict[str, tuple[Option, Any]] = {}

    def read(self) -> tuple[list[str], Collection[tuple[Option, Any]]]:
        """The words without options, and each option with its value. Raises UsageError."""
        positional: list[str] = []
        while self._waiting:
            word = self._waiting.pop()
            if word == "--":
                positional += reversed(self._waiting)
                break
            if len(word) > 1 and word.startswith("-"):
                self._take(word)
            else:
                positional.append(word)
        return positional, self._typed.values()

    def _take(self, word: str) -> None:
        name, equals, text = word.partition("=")
        option = OPTIONS.get(name) or self._of_games(name)
        if option is None:
            raise UsageError(partial(faults.unknown_option, word))
        if equals and not option.value:
            raise UsageError(faults.not_understood)
        value = (text if equals else self._value()) if option.value else True
        if option.repeated:
            _, before = self._typed.get(name, (option, []))
            value = [*before, value]
        self._typed[name] = option, value

    def _value(self) -> object:
        if not self._waiting or self._waiting[-1].startswith("--"):
            return _NO_VALUE
        return self._waiting.pop()

    def _of_games(self, name: str) -> Option | None:
        added = (option for command in COMMANDS for option in command.of_games(self._games))
        return next((option for option in added if option.name == name), None)


def _command(words: Sequence[str]) -> Command | None:
    if not words:
        return None
    if not words[0].strip():
        raise UsageError(faults.not_understood)
    command = next((command for command in COMMANDS if command.name == words[0]), None)
    if command is None:
        raise UsageError(partial(faults.unknown_command, words[0]))
    most = 2 if command.word else 1
    if len(words) > most:
        raise UsageError(partial(faults.unknown_word, words[most]))
    return command


def _check_word_needed(command: Command | None) -> None:
    if command is not None and command.word and not command.optional:
        raise UsageError(partial(faults.word_needed, command))


def _check_option(command: Command | None, option: Option, value: object, games: "Games") -> None:
    values = value if isinstance(value, list) else [value]
    if any(one is _NO_VALUE or (isinstance(one, str) and not one.strip()) for one in values):
        raise UsageError(partial(faults.value_needed, option))
    if option.choices and value not in option.choices:
        raise UsageError(partial(faults.no_choice, option, value))
    if option in COMMON or (command is not None and option in command.options):
        return
    names = [known.name for known in all_options(command, games)] if command is not None else []
    if option.name not in names:
        raise UsageError(partial(faults.out_of_place, option, command))


def language_typed(words: Sequence[str]) -> str | None:
    """The language asked for on a command line that is not understood as a whole."""
    for word, following in reversed(list(zip_longest(words, words[1:], fillvalue=""))):
        if word == "--language" and following in LANGUAGES:
            return following
        if word.startswith("--language=") and word.partition("=")[2] in LANGUAGES:
            return word.partition("=")[2]
    return None
