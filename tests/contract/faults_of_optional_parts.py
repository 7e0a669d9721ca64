"""Faults in the optional parts of the toy game, and in what its package says of itself."""

from typing import Any

from farkle_access.core.contract import Event, Move, Refusal
from farkle_access.gamekit.board_view import BoardView, Group, Kind
from farkle_access.gamekit.exchange import Exporter, ImportedMatch, Importer, MatchLog
from farkle_access.gamekit.package import GamePackage
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.translator import Translator
from tests.contract import checks_of_formats as of_formats
from tests.contract import checks_of_program as of_program
from tests.contract import checks_of_transcripts as of_transcripts
from tests.contract import checks_of_types as of_types
from tests.contract import checks_of_words as of_words
from tests.contract.fault import Fault, pig
from tests.toy.pig.package import PigPackage
from tests.toy.pig.rules import PigEvent, State


class Board(BoardView[State, Any]):
    """A board with a fragment for an overview."""

    def overview(self, view: State, listener: Listener) -> tuple[str, ...]:
        return ("a die",)

    def race(self, view: State, listener: Listener) -> tuple[str, ...]:
        return ()

    def groups(self, view: State, listener: Listener) -> tuple[Group[Any], ...]:
        return ()

    def kinds(self, view: State, listener: Listener) -> tuple[Kind[Any], ...]:
        return ()

    def question(self, view: State, listener: Listener) -> str | None:
        return None

    def read(self, text: str, view: State, listener: Listener) -> tuple[Any, ...]:
        return ()

    def texts(self, view: State, tr: Translator) -> tuple[str, ...]:
        return ()


class Open(PigPackage):
    """Names no unions, so that nothing is demanded for their members."""

    __orig_bases__ = (GamePackage[State, State, Move, Event, Refusal],)


class Unmeasured(Board):
    def race(self, view: State, listener: Listener) -> tuple[str, ...]:
        raise NotImplementedError


class Unwritten(Exporter[PigEvent]):
    @property
    def format(self) -> str:
        return "pig"

    def write(self, match: MatchLog[PigEvent]) -> str:
        raise KeyError(match.started)


class BelievesAnything(Importer[Any]):
    @property
    def format(self) -> str:
        return "pig"

    def read(self, text: str) -> ImportedMatch[Any]:
        return ImportedMatch((), {}, ())


FAULTS = (
    Fault("has a fragment for a board", of_words.the_board_can_be_heard, pig(board=Board())),
    Fault(
        "cannot be asked by its keys",
        of_program.every_key_is_answered_in_every_language,
        pig(board=Unmeasured()),
    ),
    Fault(
        "cannot write a match",
        of_formats.every_match_can_be_written_or_it_is_said_why_not,
        pig(exporters=(Unwritten(),)),
    ),
    Fault(
        "reads a match in any text",
        of_formats.a_text_that_is_no_match_is_refused,
        pig(importers=(BelievesAnything(),)),
    ),
    Fault("has open types", of_types.the_unions_are_closed, Open()),
    Fault("has a name with a blank", of_types.the_name_can_be_typed, pig(name="little pig")),
    Fault(
        "was never listened to",
        of_transcripts.a_golden_transcript_lies_there_in_every_language,
        pig(name="piglet"),
    ),
)
