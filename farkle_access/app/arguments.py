"""The command line: one table, from which it is read and from which its help is made."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from farkle_access.i18n.catalog import LANGUAGES
from farkle_access.i18n.phrases import listed
from farkle_access.i18n.translator import Translator
from farkle_access.ui.preferences import OutputMode

if TYPE_CHECKING:
    import argparse

Say = Callable[[Translator], str]


@dataclass(frozen=True, slots=True)
class Option:
    """An option; `value` is the word that stands for its value in the help, "" for a switch.

    `choices` are the only values that it takes, when they are few.
    """

    name: str
    value: str
    help: Say
    repeated: bool = False
    choices: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        return self.name.removeprefix("--")


@dataclass(frozen=True, slots=True)
class Command:
    """A command; `word` is what follows its name, in brackets when it may be missing."""

    name: str
    word: str
    help: Say
    options: tuple[Option, ...] = ()

    @property
    def word_needed(self) -> bool:
        return bool(self.word) and not self.word.startswith("[")


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


PLAYERS = Option(
    "--players",
    "NAMES",
    # Translators: Command line help. bot:hard and the like are typed as they are.
    lambda tr: tr.text(
        "Names separated by commas; bot:easy, bot:medium and bot:hard are computer players."
    ),
)
SET = Option(
    "--set",
    "SETTING=VALUE",
    # Translators: Command line help. limit=500 is typed as it is.
    lambda tr: tr.text("A setting of the table, for example limit=500; can be repeated."),
    repeated=True,
)
SEED = Option(
    "--seed",
    "NUMBER",
    # Translators: Command line help.
    lambda tr: tr.text("Makes the dice repeatable: the same number gives the same dice."),
)
DICE = Option(
    "--dice",
    "THROWS",
    # Translators: Command line help. The example is typed as it is.
    lambda tr: tr.text('The first throws, for example "1 3 3 3 4 6; 1 1 2".'),
)
RECORD = Option(
    "--record",
    "FILE",
    # Translators: Command line help.
    lambda tr: tr.text("The new file in which the match is saved."),
)
GAMES = Option(
    "--games",
    "NUMBER",
    # Translators: Command line help.
    lambda tr: tr.text("How many matches are simulated; 1000 if nothing is said."),
)
JSON = Option(
    "--json",
    "",
    # Translators: Command line help. JSON is a format for programs.
    lambda tr: tr.text("Prints the result as JSON."),
)
LANGUAGE = Option(
    "--language",
    "CODE",
    # Translators: Command line help. en, it and lv are typed as they are.
    lambda tr: tr.text("The language of this run: en, it or lv."),
    choices=tuple(LANGUAGES),
)
OUTPUT = Option(
    "--output",
    "MODE",
    # Translators: Command line help. auto and terminal are typed as they are.
    lambda tr: tr.text("By which way the game speaks: auto or terminal."),
    choices=tuple(OutputMode),
)
HELP = Option(
    "--help",
    "",
    # Translators: Command line help.
    lambda tr: tr.text("Prints this help."),
)
VERSION = Option(
    "--version",
    "",
    # Translators: Command line help.
    lambda tr: tr.text("Prints the version."),
)
COMMON = (LANGUAGE, OUTPUT, HELP, VERSION)

COMMANDS = (
    Command(
        "play",
        "GAME",
        # Translators: Command line help: what "play" does.
        lambda tr: tr.text("Starts a match at once."),
        (PLAYERS, SET, SEED, DICE, RECORD),
    ),
    Command(
        "resume",
        "[FILE]",
        # Translators: Command line help: what "resume" does.
        lambda tr: tr.text("Goes on with a match: that of the file, or the one played last."),
    ),
    Command(
        "replay",
        "FILE",
        # Translators: Command line help: what "replay" does.
        lambda tr: tr.text("Tells a saved match from its beginning."),
    ),
    Command(
        "simulate",
        "GAME",
        # Translators: Command line help: what "simulate" does.
        lambda tr: tr.text("Lets computer players play many matches and counts the wins."),
        (PLAYERS, SET, SEED, GAMES, JSON),
    ),
    Command(
        "doctor",
        "",
        # Translators: Command line help: what "doctor" does.
        lambda tr: tr.text("Tells what the program found on this computer."),
    ),
)
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
    if command and command.word_needed and len(positional) < 2 and "help" not in options:
        raise UsageError(lambda tr: _word_needed(tr, command))
    return Arguments(command, positional[1] if len(positional) > 1 else None, options)


def _parser() -> "argparse.ArgumentParser":
    import argparse  # here, because the menu starts without it

    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
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
    command = next((command for command in COMMANDS if command.name == words[0]), None)
    if command is None:
        raise UsageError(lambda tr: _unknown_command(tr, words[0]))
    most = 2 if command.word else 1
    if len(words) > most:
        raise UsageError(lambda tr: _unknown_word(tr, words[most]))
    return command


def _check_option(command: Command | None, option: Option, value: object) -> None:
    if value is _NO_VALUE or (isinstance(value, list) and _NO_VALUE in value):
        raise UsageError(lambda tr: _value_needed(tr, option))
    if option.choices and value not in option.choices:
        raise UsageError(lambda tr: _no_choice(tr, option, str(value)))
    if option not in (*COMMON, *(command.options if command else ())):
        raise UsageError(lambda tr: _option_out_of_place(tr, option, command))


def _unknown_option(tr: Translator, word: str) -> str:
    # Translators: An error of the command line. {option} is what was typed.
    return tr.text("There is no option {option}. See: farkle-access --help.", option=word)


def _unknown_command(tr: Translator, word: str) -> str:
    # Translators: An error of the command line. {command} is what was typed.
    return tr.text("There is no command {command}. See: farkle-access --help.", command=word)


def _unknown_word(tr: Translator, word: str) -> str:
    # Translators: An error of the command line. {word} is one word too many.
    return tr.text("{word} is one word too many. See: farkle-access --help.", word=word)


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
        value=value[:40],
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


def help_lines(command: Command | None, tr: Translator) -> list[str]:
    """The help, a sentence or two on each line: of one command, or of everything."""
    commands = COMMANDS if command is None else (command,)
    lines = []
    if command is None:
        # Translators: The first line of the command line help.
        said = tr.text("farkle-access: table games played by ear. Without a command: the menu.")
        lines.append(said)
    for shown in commands:
        word = f" {shown.word}" if shown.word else ""
        lines.append(f"farkle-access {shown.name}{word}: {shown.help(tr)}")
        lines += [_option_line(option, tr) for option in shown.options]
    # Translators: A heading in the command line help.
    lines.append(tr.text("With every command:"))
    return lines + [_option_line(option, tr) for option in COMMON]


def _option_line(option: Option, tr: Translator) -> str:
    value = f" {option.value}" if option.value else ""
    return f"{option.name}{value}: {option.help(tr)}"
