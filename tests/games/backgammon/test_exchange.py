"""Matches for other programs and from them: what is written, and why a file is refused."""

import pytest

from farkle_access.gamekit.exchange import CannotExport, CannotImport, MatchLog
from farkle_access.games.backgammon.formats.mat_reading import MatFault
from farkle_access.games.backgammon.package import BACKGAMMON
from farkle_access.games.backgammon.rules.events import BackgammonEvent
from farkle_access.games.backgammon.rules.moves import BackgammonMove, EndTurn
from farkle_access.games.backgammon.rules.state import Phase
from farkle_access.i18n.catalog import LANGUAGES, Catalogs
from farkle_access.i18n.translator import ENGLISH
from tests.contract.listening import assert_sentence
from tests.games.backgammon.play import GAME, begin, play

(EXPORTER,) = BACKGAMMON.exporters()
(IMPORTER,) = BACKGAMMON.importers()
NAMES = ("Anna", "Bruno")
HEAD = " 3 point match\n\n Game 1\n A : 0      B : 0\n"
FAULTS = {
    MatFault.SHAPE: HEAD + "  1) hello\n",
    MatFault.LENGTH: HEAD.replace("3", "99"),
    MatFault.ILLEGAL: HEAD + "  1) 31: 8/5\n",
    MatFault.ENDING: HEAD + "      Wins 1 point\n",
}


def log(**options: int | str) -> MatchLog[BackgammonEvent]:
    every = {spec.name: spec.default for spec in GAME.options} | options
    events = play(begin(), "31", (8, 5), (6, 5), EndTurn()).events
    return MatchLog(NAMES, every, (*GAME.start(every, 2).events, *events), "2026-03-04T05:06:07")


def fault(text: str, file: str = "old.mat") -> str:
    with pytest.raises(CannotImport) as refused:
        IMPORTER.read(text)
    return refused.value.said(ENGLISH, file)


def test_the_format_is_named_by_the_ending_of_its_files() -> None:
    assert EXPORTER.format == IMPORTER.format == "mat"


def test_a_match_that_was_written_is_read_back() -> None:
    text = EXPORTER.write(log(length=5))
    assert text.startswith('; [EventDate "2026.03.04"]\n\n 5 point match\n')
    match = IMPORTER.read(text)
    assert match.names == NAMES
    assert match.options["length"] == 5
    start = GAME.start(match.options, 2).state
    end = play(start, *match.moves).state
    assert (end.phase, end.seat) == (Phase.TO_ROLL, 1)


def test_a_match_from_a_given_position_has_no_place_in_the_format() -> None:
    with pytest.raises(CannotExport) as refused:
        EXPORTER.write(log(position="4HPwATDgc/ABMA"))
    assert refused.value.said(ENGLISH, "given.jsonl") == (
        "The match in given.jsonl began from a given position, for which the format mat has no "
        "place."
    )


@pytest.mark.parametrize(
    ("which", "said"),
    [
        (MatFault.SHAPE, "old.mat is not a match in the format mat: line 5 does not fit it."),
        (
            MatFault.LENGTH,
            "The match in old.mat is too long: matches here go to 25 points at most.",
        ),
        (MatFault.ILLEGAL, "The match in old.mat breaks the rules of backgammon in line 5."),
        (
            MatFault.ENDING,
            "In old.mat the points in line 5 do not follow from the game before them.",
        ),
    ],
)
def test_a_file_that_is_no_match_says_why(which: MatFault, said: str) -> None:
    assert fault(FAULTS[which]) == said


def test_an_empty_file_fails_in_its_first_line() -> None:
    assert "line 1 does not fit" in fault("")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_sentence_in_every_language(language: str, catalogs: Catalogs) -> None:
    tr = catalogs.translator(language)
    said = set()
    for text in FAULTS.values():
        with pytest.raises(CannotImport) as refused:
            IMPORTER.read(text)
        sentence = refused.value.said(tr, "old.mat")
        assert_sentence(sentence)
        assert "old.mat" in sentence
        said.add(sentence)
    assert len(said) == len(MatFault)


def test_only_moves_of_the_game_and_throws_are_imported() -> None:
    kinds = {type(move).__name__ for move in IMPORTER.read(EXPORTER.write(log())).moves}
    assert kinds == {"Thrown", "MoveChecker", "EndTurn"}
    moves: tuple[type[BackgammonMove], ...] = GAME.moves
    assert kinds - {"Thrown"} <= {kind.__name__ for kind in moves}
