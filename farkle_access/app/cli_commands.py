"""The commands of the command line: one table, from which it is read and its help is made."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from farkle_access.i18n.catalog import LANGUAGES
from farkle_access.i18n.phrases import listed
from farkle_access.i18n.translator import Translator
from farkle_access.output.mode import OutputMode

if TYPE_CHECKING:
    from farkle_access.gamekit.package import Games

Say: TypeAlias = Callable[[Translator], str]


class Option(NamedTuple):
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


def _none(games: "Games") -> tuple[Option, ...]:
    return ()


class Command(NamedTuple):
    """A command; `word` stands for what follows its name, "" for nothing.

    `optional` is whether the word may be missing. `of_games` are the options that the games add;
    to find them their packages are loaded, so they are asked for only when they are needed.
    """

    name: str
    word: str
    help: Say
    options: tuple[Option, ...] = ()
    optional: bool = False
    of_games: "Callable[[Games], tuple[Option, ...]]" = _none


def play_options(games: "Games") -> tuple[Option, ...]:
    """What the games add to "play", each option once."""
    added = (option for package in games.values() for option in package.command_options())
    return tuple(
        {option.name: Option(option.name, option.value, option.help) for option in added}.values()
    )


def export_options(games: "Games") -> tuple[Option, ...]:
    """The formats in which the matches of any game can be written."""
    exporters = (exporter for package in games.values() for exporter in package.exporters())
    formats = tuple(dict.fromkeys(exporter.format for exporter in exporters))
    return (
        Option(
            "--to",
            "FORMAT",
            # Translators: Command line help. {formats} are names of formats, typed as they are.
            lambda tr: tr.text("The format, one of: {formats}.", formats=listed(formats)),
            choices=formats,
        ),
    )


def import_options(games: "Games") -> tuple[Option, ...]:
    """The formats in which matches of other programs can be read."""
    importers = (importer for package in games.values() for importer in package.importers())
    formats = tuple(dict.fromkeys(importer.format for importer in importers))
    return (
        Option(
            "--from",
            "FORMAT",
            # Translators: Command line help. {formats} are names of formats, typed as they are.
            lambda tr: tr.text(
                "The format, if the ending of the file does not tell it. One of: {formats}.",
                formats=listed(formats),
            ),
            choices=formats,
        ),
    )


PLAYERS = Option(
    "--players",
    "NAMES",
    # Translators: Command line help. bot: and bot:hard are typed as they are.
    lambda tr: tr.text(
        "Names separated by commas; bot: and a level, such as bot:hard, is a computer player."
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
    lambda tr: tr.text(
        "Makes the dice repeatable: the same number gives the same dice. With it hidden dice are "
        "no secret: they can be worked out."
    ),
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
    # Translators: Command line help. The four words are typed as they are.
    lambda tr: tr.text("How the game speaks: auto, terminal, speech or both."),
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
        of_games=play_options,
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
        lambda tr: tr.text("Prints a saved match in a format of other programs."),
        of_games=export_options,
    ),
    Command(
        "import",
        "FILE",
        # Translators: Command line help: what "import" does.
        lambda tr: tr.text("Saves a match of another program, to be replayed and reviewed."),
        (RECORD,),
        of_games=import_options,
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


OPTIONS = {
    option.name: option
    for option in (*COMMON, *(option for command in COMMANDS for option in command.options))
}
"""By name, without those that the games add."""


def all_options(command: Command, games: "Games") -> tuple[Option, ...]:
    """The options of a command, with those that the games add."""
    return (*command.options, *command.of_games(games))
