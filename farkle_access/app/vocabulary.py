"""The words of the command line: one table, from which it is read and its help is made."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from farkle_access.i18n.catalog import LANGUAGES
from farkle_access.i18n.translator import Translator
from farkle_access.output.mode import OutputMode

Say: TypeAlias = Callable[[Translator], str]


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
    """A command; `word` stands for what follows its name, "" for nothing."""

    name: str
    word: str
    help: Say
    options: tuple[Option, ...] = ()
    optional: bool = False
    """Whether the word may be missing."""


PLAYERS = Option(
    "--players",
    "NAMES",
    # Translators: Command line help. bot:hard and the like are typed as they are.
    lambda tr: tr.text(
        "Names separated by commas; bot:easy, bot:hard and bot:perfect are computer players."
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
POSITION = Option(
    "--position",
    "ID",
    # Translators: Command line help. The three names are those of formats.
    lambda tr: tr.text(
        "The position from which backgammon begins: a Position ID, a GNU ID or an XGID."
    ),
)
TO = Option(
    "--to",
    "FORMAT",
    # Translators: Command line help. mat is the name of a format, typed as it is.
    lambda tr: tr.text("The format: mat, which other programs for backgammon read."),
    choices=("mat",),
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
    # Translators: Command line help. The four words are typed as they are.
    lambda tr: tr.text("By which way the game speaks: auto, terminal, speech or both."),
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
        (PLAYERS, SET, POSITION, SEED, DICE, RECORD),
    ),
    Command(
        "resume",
        "FILE",
        # Translators: Command line help: what "resume" does.
        lambda tr: tr.text(
            "Goes on with the match of the file, or without a file with the one played last."
        ),
        optional=True,
    ),
    Command(
        "replay",
        "FILE",
        # Translators: Command line help: what "replay" does.
        lambda tr: tr.text("Tells a saved match from its beginning."),
    ),
    Command(
        "review",
        "FILE",
        # Translators: Command line help: what "review" does.
        lambda tr: tr.text("Tells which choices of a finished match cost the most."),
    ),
    Command(
        "export",
        "FILE",
        # Translators: Command line help: what "export" does.
        lambda tr: tr.text("Prints a saved match of backgammon in the format of other programs."),
        (TO,),
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
