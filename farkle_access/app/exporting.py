"""The command "export": a saved match as text that other programs read."""

from functools import partial
from pathlib import Path

from farkle_access.app.arguments import Arguments, UsageError
from farkle_access.app.cli_commands import export_options
from farkle_access.app.run import Run
from farkle_access.app.streams import print_file, say_on_stderr
from farkle_access.gamekit.exchange import CannotExport, MatchLog
from farkle_access.gamekit.package import AnyPackage
from farkle_access.i18n.phrases import listed
from farkle_access.i18n.translator import Translator
from farkle_access.play.header import Unreadable
from farkle_access.play.reading import AnyReading, read
from farkle_access.play.saves import Saves
from farkle_access.ui.shell.faults import quoted, unreadable


def export_match(arguments: Arguments, run: Run) -> int:
    """Print the match of the file in the format asked for. Raises UsageError."""
    file, format_asked = arguments.word or "", arguments.options.get("to")
    if format_asked is None:
        (option,) = export_options(run.games)
        raise UsageError(partial(_no_format, option.choices))
    name = Path(file).name
    try:
        reading = read(Path(file), run.games, Saves(run.places.matches, run.games).keys)
    except Unreadable as fault:
        reason = fault.reason
        raise UsageError(lambda tr: unreadable(reason, name, tr)) from fault
    print_file(_written(reading, format_asked, name))
    if reading.damage:
        # Translators: Follows a match that is told from a damaged file.
        say_on_stderr(run.tr.text("The rest of the file is damaged and left out."))
    return 0


def _written(reading: AnyReading, format_asked: str, file: str) -> str:
    package, header = reading.package, reading.header
    exporters = {exporter.format: exporter for exporter in package.exporters()}
    if format_asked not in exporters:
        raise UsageError(partial(_other_game, package, format_asked, file))
    names = tuple(player.name for player in header.players)
    public = tuple(event for event in reading.events if reading.over or event.only is None)
    try:
        return exporters[format_asked].write(
            MatchLog(names, header.options, public, header.started)
        )
    except CannotExport as fault:
        said = fault.said
        raise UsageError(lambda tr: said(tr, quoted(file))) from fault


def _no_format(formats: tuple[str, ...], tr: Translator) -> str:
    # Translators: An error of the command line. --to is typed as it is, {formats} are names of
    # formats.
    return tr.text(
        "The command export needs its format, --to and one of: {formats}.", formats=listed(formats)
    )


def _other_game(package: AnyPackage, format_asked: str, file: str, tr: Translator) -> str:
    # Translators: An error of the command line. {file} is the name of a file, {game} the name of
    # a game, {format} the name of a format.
    return tr.text(
        "The match in {file} is one of {game}, for which there is no format {format}.",
        file=quoted(file),
        game=package.words().title(tr),
        format=quoted(format_asked),
    )
