"""A game in the whole program: played, left, resumed, told again, reviewed and simulated."""

import re
from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path

from farkle_access.core.contract import Move, Outcome
from farkle_access.i18n.catalog import LANGUAGES
from farkle_access.play.ledger import Ledger
from tests.contract.listening import assert_sentence
from tests.contract.program import Done
from tests.contract.random_matches import made
from tests.contract.subject import Check, Subject

SOME_ITEMS = tuple(islice(cycle(("", "down", "")), 9000))
"""The item with the focus and the next one by turns, to the end of the match."""
ASKED = (
    *"cdstyio",
    *("g", "escape", "h", "escape", "b", "p", "l", "escape", "m", "x", "", "9", "space", "", "u"),
)
"""Every key that a match knows, and some that it does not."""

NAME_OF_A_FILE = re.compile(r"\b[\w-]+\.jsonl\b")


def assert_heard(done: Done, status: int = 0) -> None:
    assert done.status == status, done.lines[-3:]
    assert done.lines
    for line in done.lines:
        assert_sentence(NAME_OF_A_FILE.sub("file", line))


def a_usual_match_is_played_resumed_told_again_and_reviewed(subject: Subject) -> None:
    package, program = subject.package, subject.program
    played = program.run(package, "play", package.name, "--seed", "5", typed=SOME_ITEMS)
    assert_heard(played)
    record = program.record("matches/finished")
    whole = program.read(package, record)
    assert whole.over
    _assert_counted(subject)
    for language in LANGUAGES:
        words = (str(record), "--language", language)
        replayed = program.run(package, "replay", *words)
        assert_heard(replayed)
        assert (replayed.lines[-1] == played.lines[-1]) == (language == "en")
        reviewed = program.run(package, "review", *words)
        assert_heard(reviewed, 0 if package.adviser() is not None else 1)
    for moves in sorted({1, len(whole.moves) // 2, len(whole.moves) - 1}):
        _assert_goes_on(subject, record, whole.moves[:moves])


def _assert_counted(subject: Subject) -> None:
    """The match that was played stands in the statistics."""
    package = subject.package
    games = {package.name: package}
    assert Ledger(subject.program.home / "statistics.json", games).totals()


def _assert_goes_on(subject: Subject, record: Path, moves: Sequence[Move]) -> None:
    """The record that ends after these moves is resumed in exactly that state."""
    package, program = subject.package, subject.program
    cut = subject.program.home / f"cut_{len(moves)}.jsonl"
    cut.write_bytes(b"".join(record.read_bytes().splitlines(keepends=True)[: len(moves) + 1]))
    assert_heard(program.run(package, "resume", str(cut)))
    reading = program.read(package, cut)
    game = package.rules()
    state = game.start(reading.header.options, len(reading.header.players)).state
    for move in reading.moves:
        state = made(game, state, move).state
    assert reading.state == state
    assert tuple(reading.moves[: len(moves)]) == tuple(moves)
    assert_heard(program.run(package, "replay", str(cut)))
    if len(moves) + 1 == len(program.read(package, record).moves):
        assert_heard(program.run(package, "resume", str(cut), typed=SOME_ITEMS))
        assert isinstance(game.turn(program.read(package, cut).state), Outcome)


def every_key_is_answered_in_every_language(subject: Subject) -> None:
    package, program = subject.package, subject.program
    for language in LANGUAGES:
        words = ("play", package.name, "--seed", "3", "--language", language)
        assert_heard(
            program.run(package, *words, typed=(*ASKED, "down", "", *ASKED, "escape", "6", ""))
        )


def computer_players_are_simulated(subject: Subject) -> None:
    package = subject.package
    usual = f"bot:{package.computers().usual}"
    players = ",".join([usual] * package.rules().seats[0])
    words = ("simulate", package.name, "--players", players, "--games", "1", "--seed", "1")
    assert_heard(subject.program.run(package, *words))


CHECKS: tuple[Check, ...] = (
    a_usual_match_is_played_resumed_told_again_and_reviewed,
    every_key_is_answered_in_every_language,
    computer_players_are_simulated,
)
