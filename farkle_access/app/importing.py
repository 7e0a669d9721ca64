"""The command "import": a match of another program as a record of ours."""

import errno
from collections.abc import Iterable
from datetime import datetime
from functools import partial
from pathlib import Path

from farkle_access.app.arguments import Arguments, UsageError
from farkle_access.app.cli_commands import import_options
from farkle_access.app.cli_values import record_refused
from farkle_access.app.run import Run
from farkle_access.app.streams import print_lines
from farkle_access.core.codec import encode
from farkle_access.core.contract import Move
from farkle_access.disk import read_small
from farkle_access.gamekit.exchange import CannotImport, ImportedMatch
from farkle_access.gamekit.package import AnyPackage, Games
from farkle_access.i18n.phrases import listed
from farkle_access.i18n.translator import Translator
from farkle_access.play.files import first_free, make_folder, write_new
from farkle_access.play.header import Fault, Unreadable, encode_header
from farkle_access.play.lines import write_line
from farkle_access.play.players import LONGEST_NAME, BadName, Player, new_player
from farkle_access.play.reading import AnyReading, parse
from farkle_access.play.saves import ENDING, Saves
from farkle_access.play.setup import Setup
from farkle_access.ui.shell.faults import not_written, quoted, unreadable
from farkle_access.ui.tables.playing import header_for
from farkle_access.ui.tables.seat import fresh_player

LARGEST = 1024 * 1024
"""Bytes; a long match has some fifty thousand, and each line of it is held to the rules."""


def import_match(arguments: Arguments, run: Run) -> int:
    """Save the match of the file as a record, and say where. Raises UsageError."""
    file = Path(arguments.word or "")
    format_asked = arguments.options.get("from") or file.suffix.removeprefix(".").lower()
    try:
        package, match = _match(_text(file), file.name, format_asked, run.games)
        content = _record(package, match, run.tr)
        # Read back as every record is, so that nothing is kept that the rules refuse.
        reading = parse(content, run.games)
        if reading.damage:
            raise Unreadable(Fault.NOT_A_RECORD)
    except Unreadable as fault:
        reason = fault.reason
        raise UsageError(lambda tr: unreadable(reason, file.name, tr)) from fault
    except CannotImport as fault:
        said = fault.said
        raise UsageError(lambda tr: said(tr, quoted(file.name))) from fault
    asked = arguments.options.get("record")
    kept = _kept(content, reading, run) if asked is None else _written(content, asked)
    print_lines(*_lines(reading, kept, run.tr))
    return 0


def _text(path: Path) -> str:
    """The text of a file of another program. Raises Unreadable."""
    try:
        content = read_small(path, LARGEST)
    except (FileNotFoundError, NotADirectoryError, ValueError) as error:
        raise Unreadable(Fault.MISSING) from error
    except OSError as error:
        reasons = {
            errno.ENAMETOOLONG: Fault.MISSING,
            errno.EINVAL: Fault.NOT_A_RECORD,  # a pipe, a device or a folder
            errno.EFBIG: Fault.NOT_A_RECORD,
        }
        raise Unreadable(reasons.get(error.errno or 0, Fault.NO_ACCESS)) from error
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", errors="replace")  # as older programs of Windows write


def _match(
    text: str, file: str, format_asked: str, games: Games
) -> tuple[AnyPackage, ImportedMatch[Move]]:
    """The match, and the game whose format it has. Raises UsageError and CannotImport."""
    importers = [
        (package, importer)
        for package in games.values()
        for importer in package.importers()
        if importer.format == format_asked
    ]
    if not importers:
        (option,) = import_options(games)
        raise UsageError(partial(_unknown_format, file, option.choices))
    for package, importer in importers[:-1]:  # several games may share the name of a format
        try:
            return package, importer.read(text)
        except CannotImport:
            continue
    package, importer = importers[-1]
    return package, importer.read(text)


def _record(package: AnyPackage, match: ImportedMatch[Move], tr: Translator) -> bytes:
    setup = Setup(package.name, _players(match.names, tr), match.options)
    header = header_for(package, setup, datetime.now())
    log = (write_line(encode(move)) for move in match.moves)
    return write_line(encode_header(header)) + b"".join(log)


def _players(names: Iterable[str], tr: Translator) -> tuple[Player, ...]:
    """Persons with these names; one that cannot be given here becomes a usual one."""
    seated: list[Player] = []
    for name in names:
        plain = "".join(c if c.isprintable() and c != "," else " " for c in name)
        try:
            player = new_player(plain.strip()[:LONGEST_NAME], seated)
        except BadName:
            player = fresh_player(None, seated, tr)
        seated.append(player)
    return tuple(seated)


def _kept(content: bytes, reading: AnyReading, run: Run) -> Path:
    """Write the record among those of this player. Raises UsageError."""
    saves, header = Saves(run.places.matches, run.games), reading.header

    def make(path: Path) -> Path:
        write_new(path, content)
        return path

    try:
        make_folder(saves.directory)
        stem = f"{header.game}-{datetime.fromisoformat(header.started):%Y-%m-%d-%H%M%S}"
        path = first_free(saves.directory, stem, ENDING, make)
    except OSError as error:
        raise UsageError(partial(not_written, saves.directory.name)) from error
    return (saves.finish(path) or path) if reading.over else path


def _written(content: bytes, asked: str) -> Path:
    """Write the record to a file of its own. Raises UsageError."""
    path = Path(asked).absolute()
    try:
        write_new(path, content)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise record_refused(asked, error) from error
    return path


def _lines(reading: AnyReading, kept: Path, tr: Translator) -> list[str]:
    header = reading.header
    lines = [
        # Translators: Printed when a match of another program was read. {game} is the name of a
        # game, {players} are names.
        tr.text(
            "A match of {game} was read: {players}.",
            game=reading.package.words().title(tr),
            players=listed(player.name for player in header.players),
        )
    ]
    if not reading.over:
        # Translators: Follows a match that is told and has no end yet.
        lines.append(tr.text("The match is not finished."))
    # Translators: Printed when a match of another program was saved. {file} is the path of a
    # file; it stands last, so that it can be copied.
    return [*lines, tr.text("It is saved in the file {file}", file=kept)]


def _unknown_format(file: str, formats: tuple[str, ...], tr: Translator) -> str:
    # Translators: An error of the command line. {file} is the name of a file, --from is typed as
    # it is, {formats} are names of formats.
    return tr.text(
        "The ending of {file} tells no format that can be read. Name it with --from, one of: "
        "{formats}.",
        file=quoted(file),
        formats=listed(formats),
    )
