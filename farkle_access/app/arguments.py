"""The command line read: what was typed, or why it is not understood."""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest
from typing import Any, NoReturn

from farkle_access.app.vocabulary import COMMANDS, COMMON, Command, Option, Say
from farkle_access.i18n.catalog import LANGUAGES
from farkle_access.i18n.phrases import listed
from farkle_access.i18n.translator import Translator
from farkle_access.ui.faults import quoted


@dataclass(frozen=True, slots=True)
class Arguments:
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


_ALL = {
    option.key: option
    for option in (*COMMON, *(option for command in COMMANDS for option in command.options))
}
_NO_VALUE = object()


def parse(words: Sequence[str]) -> Arguments:
    """The arguments behind the name of the program. Raises UsageError."""
    if not words:
        return Arguments(None, None, {})
    known, unknown = _parser().parse_known_intermixed_args(words)
    options = {key: value for key, value in vars(known).items() if value not in (None, [], False)}
    positional = options.pop("words", [])
    for word in unknown:
        raise UsageError(partial(_unknown_option, word=word))
    command = _command(positional)
    for key, value in options.items():
        _check_option(command, _ALL[key], value)
    if not any(word.strip() for word in positional[1:]) and "help" not in options:
        _check_word_needed(command)
    return Arguments(command, positional[1] if len(positional) > 1 else None, options)


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise UsageError(_not_understood)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(add_help=False, allow_abbrev=False)
    parser.add_argument("words", nargs="*")
    for option in _ALL.values():
        if not option.value:
            parser.add_argument(option.name, action="store_true")
        elif option.repeated:
            parser.add_argument(option.name, action="append", nargs="?", const=_NO_VALUE)
        else:
            parser.add_argument(option.name, nargs="?", const=_NO_VALUE)
    return parser


def _command(words: Sequence[str]) -> Command | None:
    if not words:
        return None
    if not words[0].strip():
        raise UsageError(_not_understood)
    command = next((command for command in COMMANDS if command.name == words[0]), None)
    if command is None:
        raise UsageError(lambda tr: _unknown_command(tr, words[0]))
    most = 2 if command.word else 1
    if len(words) > most:
        raise UsageError(lambda tr: _unknown_word(tr, words[most]))
    return command


def _check_word_needed(command: Command | None) -> None:
    if command is not None and command.word and not command.optional:
        raise UsageError(lambda tr: _word_needed(tr, command))


def _check_option(command: Command | None, option: Option, value: object) -> None:
    values = value if isinstance(value, list) else [value]
    if any(one is _NO_VALUE or (isinstance(one, str) and not one.strip()) for one in values):
        raise UsageError(lambda tr: _value_needed(tr, option))
    if option.choices and value not in option.choices:
        raise UsageError(lambda tr: _no_choice(tr, option, str(value)))
    if option not in (*COMMON, *(command.options if command else ())):
        raise UsageError(lambda tr: _option_out_of_place(tr, option, command))


def _not_understood(tr: Translator) -> str:
    # Translators: An error of the command line, for a value where none can stand.
    return tr.text("The command line is not understood. See: farkle-access --help.")


def _unknown_option(tr: Translator, word: str) -> str:
    # Translators: An error of the command line. {option} is what was typed.
    return tr.text("There is no option {option}. See: farkle-access --help.", option=quoted(word))


def _unknown_command(tr: Translator, word: str) -> str:
    # Translators: An error of the command line. {command} is what was typed.
    return tr.text(
        "There is no command {command}. See: farkle-access --help.", command=quoted(word)
    )


def _unknown_word(tr: Translator, word: str) -> str:
    # Translators: An error of the command line. {word} is one word too many.
    return tr.text("{word} is one word too many. See: farkle-access --help.", word=quoted(word))


def _word_needed(tr: Translator, command: Command) -> str:
    # Translators: An error of the command line. {command} is play, replay or simulate, {word}
    # is GAME or FILE.
    return tr.text(
        "{command} needs a word behind it: {word}. See: farkle-access --help.",
        command=command.name,
        word=command.word,
    )


def _value_needed(tr: Translator, option: Option) -> str:
    # Translators: An error of the command line. {option} is for example --seed, {value} what
    # must follow, such as NUMBER.
    return tr.text(
        "The option {option} needs a value: {value}.", option=option.name, value=option.value
    )


def _no_choice(tr: Translator, option: Option, value: str) -> str:
    # Translators: An error of the command line. {option} is for example --language, {value}
    # what was typed, {values} what can be typed.
    return tr.text(
        "The option {option} does not take {value}. It takes one of: {values}.",
        option=option.name,
        value=quoted(value),
        values=listed(option.choices),
    )


def _option_out_of_place(tr: Translator, option: Option, command: Command | None) -> str:
    if command is None:
        # Translators: An error of the command line. {option} is for example --seed.
        return tr.text("The option {option} needs a command before it.", option=option.name)
    # Translators: An error of the command line. {option} is for example --seed, {command} for
    # example doctor.
    return tr.text(
        "The command {command} has no option {option}.", command=command.name, option=option.name
    )


def language_typed(words: Sequence[str]) -> str | None:
    """The language asked for on a command line that is not understood as a whole."""
    for word, following in reversed(list(zip_longest(words, words[1:], fillvalue=""))):
        if word == "--language" and following in LANGUAGES:
            return following
        if word.startswith("--language=") and word.partition("=")[2] in LANGUAGES:
            return word.partition("=")[2]
    return None
