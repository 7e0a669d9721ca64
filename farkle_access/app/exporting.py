"""A saved match of backgammon as text that other programs read."""

from functools import partial
from pathlib import Path

from farkle_access.app.arguments import Arguments, UsageError
from farkle_access.app.requests import POSITION
from farkle_access.app.run import Run
from farkle_access.app.streams import print_file, say_on_stderr
from farkle_access.games.backgammon.formats import mat
from farkle_access.games.backgammon.options import USUAL_START
from farkle_access.i18n.translator import Translator
from farkle_access.play.header import Header, Unreadable
from farkle_access.play.reading import read
from farkle_access.play.saves import Saves
from farkle_access.ui.faults import quoted, unreadable

GAME = "backgammon"
FORMATS = ("mat",)


def export(arguments: Arguments, run: Run) -> int:
    """Print the match of the file in the format asked for. Raises UsageError."""
    file = arguments.word or ""
    if arguments.options.get("to") not in FORMATS:
        raise UsageError(_no_format)
    try:
        reading = read(Path(file), Saves(run.places.matches).keys)
    except Unreadable as fault:
        reason = fault.reason
        raise UsageError(lambda tr: unreadable(reason, Path(file).name, tr)) from fault
    if reading.header.game != GAME:
        raise UsageError(partial(_other_game, file=file))
    if reading.header.options[POSITION] != USUAL_START:
        raise UsageError(partial(_given_position, file=file))
    names = tuple(player.name for player in reading.header.players)
    length = int(reading.header.options["length"])
    text = mat.export(names, length, reading.events, _tags(reading.header))
    print_file(text)
    if reading.damage:
        # Translators: Follows a match that is told from a damaged file.
        say_on_stderr(run.tr.text("The rest of the file is damaged and left out."))
    return 0


def _tags(header: Header) -> tuple[tuple[str, str], ...]:
    day = header.started.partition("T")[0].replace("-", ".")
    return (("EventDate", day),)


def _no_format(tr: Translator) -> str:
    # Translators: An error of the command line. --to mat is typed as it is.
    return tr.text("The command export needs its format: --to mat.")


def _other_game(tr: Translator, file: str) -> str:
    # Translators: An error of the command line. {file} is the name of a file.
    return tr.text("The match in {file} is not one of backgammon.", file=quoted(Path(file).name))


def _given_position(tr: Translator, file: str) -> str:
    # Translators: An error of the command line. {file} is the name of a file; mat is the name of a
    # format.
    return tr.text(
        "The match in {file} began from a given position, for which the format mat has no place.",
        file=quoted(Path(file).name),
    )
