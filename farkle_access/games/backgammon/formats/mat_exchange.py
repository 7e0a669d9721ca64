"""Matches of backgammon for other programs, and from them, in the format mat."""

from functools import partial

from farkle_access.core.options import number
from farkle_access.gamekit.exchange import (
    CannotExport,
    CannotImport,
    Exporter,
    ImportedMatch,
    Importer,
    MatchLog,
)
from farkle_access.games.backgammon.formats.mat import export
from farkle_access.games.backgammon.formats.mat_import import import_mat
from farkle_access.games.backgammon.formats.mat_reading import BadMat, MatFault
from farkle_access.games.backgammon.rules.events import BackgammonEvent
from farkle_access.games.backgammon.rules.moves import BackgammonMove
from farkle_access.games.backgammon.rules.options import USUAL_START, Setting
from farkle_access.games.backgammon.rules.state import LONGEST_MATCH
from farkle_access.i18n.translator import Translator

MAT = "mat"


class MatExporter(Exporter[BackgammonEvent]):
    """Writes matches as .mat files."""

    __slots__ = ()

    @property
    def format(self) -> str:
        return MAT

    def write(self, match: MatchLog[BackgammonEvent]) -> str:
        """Raises CannotExport for a match that began from a given position."""
        if match.options[Setting.POSITION] != USUAL_START:
            raise CannotExport(_given_position)
        day = match.started.partition("T")[0].replace("-", ".")
        length = number(match.options, Setting.LENGTH)
        return export(match.names, length, match.events, (("EventDate", day),))


class MatImporter(Importer[BackgammonMove]):
    """Reads .mat files."""

    __slots__ = ()

    @property
    def format(self) -> str:
        return MAT

    def read(self, text: str) -> ImportedMatch[BackgammonMove]:
        try:
            return import_mat(text)
        except BadMat as bad:
            raise CannotImport(partial(_reason, bad.fault, bad.line)) from bad


def _given_position(tr: Translator, file: str) -> str:
    # Translators: An error of the command line. {file} is the name of a file; mat is the name of a
    # format.
    return tr.text(
        "The match in {file} began from a given position, for which the format mat has no place.",
        file=file,
    )


def _reason(fault: MatFault, line: int, tr: Translator, file: str) -> str:
    """Why a file cannot be read as a match; `line` counts from 1, and is 0 for an empty file."""
    match fault:
        case MatFault.SHAPE:
            # Translators: An error of the command line. {file} is the name of a file, {n} the
            # number of a line in it; mat is the name of a format.
            return tr.text(
                "{file} is not a match in the format mat: line {n} does not fit it.",
                file=file,
                n=max(line, 1),
            )
        case MatFault.LENGTH:
            # Translators: An error of the command line. {file} is the name of a file; {n} are
            # the points of the longest match that can be played.
            return tr.text(
                "The match in {file} is too long: matches here go to {n} points at most.",
                file=file,
                n=LONGEST_MATCH,
            )
        case MatFault.ILLEGAL:
            # Translators: An error of the command line. {file} is the name of a file, {n} the
            # number of a line in it.
            return tr.text(
                "The match in {file} breaks the rules of backgammon in line {n}.",
                file=file,
                n=line,
            )
        case MatFault.ENDING:
            # Translators: An error of the command line. {file} is the name of a file, {n} the
            # number of a line in it, in which a game ends.
            return tr.text(
                "In {file} the points in line {n} do not follow from the game before them.",
                file=file,
                n=line,
            )
