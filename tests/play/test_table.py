from pathlib import Path

import pytest

from farkle_access.core.contract import Dice, NotNow, Refused, Thrown, WrongThrow
from farkle_access.gamekit.computers import Chance, ComputerPlayers, Level
from farkle_access.games.farkle.package import FarklePackage
from farkle_access.games.farkle.rules.events import HandBegan, Rolled
from farkle_access.games.farkle.rules.game import Farkle
from farkle_access.games.farkle.rules.moves import COUNT, ROLL, FarkleMove
from farkle_access.games.farkle.rules.refusals import NothingSetAside, NotRolledYet
from farkle_access.games.farkle.rules.state import State
from farkle_access.play.header import Header
from farkle_access.play.reading import parse
from farkle_access.play.record import Record, Saving
from farkle_access.play.table import Table
from tests.play.matches import (
    ANN,
    BOB,
    GAMES,
    ROBOT,
    FarkleTable,
    Greedy,
    begin,
    finish,
    header,
    recorded,
    step,
)


def test_a_match_begins_with_the_first_seat() -> None:
    table = begin(header(ANN, ROBOT))
    assert table.turn == 0
    assert table.players == (ANN, ROBOT)
    assert table.legal_moves() == (ROLL,)
    assert table.missing() == (NotRolledYet(),)
    assert list(table.events) == [HandBegan(0, last=False)]
    assert (table.saving, table.path, table.outcome, table.damage) == (None, None, None, None)
    assert table.close() is None


def test_nobody_chooses_while_dice_are_awaited() -> None:
    table = begin(header())
    table.play(ROLL)
    assert table.turn == Dice(6)
    assert (table.legal_moves(), table.missing()) == ((), ())
    assert table.play(ROLL) == Refused(NotNow())


def test_a_refused_move_changes_and_records_nothing(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    table = begin(header(dice=((1, 1, 2, 2, 3, 4),)), path)
    table.play(ROLL)
    table.throw()
    before = path.read_bytes(), table.view(None), list(table.events), list(table.moves)
    assert table.play(ROLL) == Refused(NothingSetAside())
    assert table.play(Thrown((1, 1, 2, 2, 3, 4))) == Refused(NotNow())
    with pytest.raises(ValueError, match="no dice"):
        table.throw()
    assert (path.read_bytes(), table.view(None), list(table.events), list(table.moves)) == before


def test_a_move_is_on_the_disk_before_its_events_are_known(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    table = begin(path=path)
    while table.outcome is None:
        step(table)
        assert parse(path.read_bytes(), GAMES).moves == tuple(table.moves)
        assert table.saving is Saving.SAVED
    assert table.path == path
    assert table.turn == table.outcome
    assert table.legal_moves() == ()


def test_a_wrong_given_throw_is_reported_and_replaced() -> None:
    table = begin(header(dice=((1, 2, 3), (1, 1, 1, 1, 1, 1))))
    table.play(ROLL)
    throw = table.throw()
    assert throw.refused == WrongThrow((1, 2, 3), 6)
    thrown = table.moves[-1]
    assert isinstance(thrown, Thrown)
    assert throw.events[0] == Rolled(0, tuple(sorted(thrown.dice)))
    assert thrown == rolled_without_given().moves[-1]


def rolled_without_given() -> FarkleTable:
    table = begin()
    table.play(ROLL)
    assert table.throw().refused is None
    return table


@pytest.mark.parametrize("dice", [(), ((1, 2), (1, 2, 3, 4, 5, 5), (6,), (2, 2, 3, 3, 4, 6))])
@pytest.mark.parametrize("seed", [1, 8])
def test_leaving_and_resuming_does_not_change_the_dice(
    seed: int, dice: tuple[tuple[int, ...], ...], tmp_path: Path
) -> None:
    head = header(seed=seed, dice=dice)
    path = tmp_path / "match.jsonl"
    at_once = finish(begin(head))
    table: FarkleTable = begin(head, path)
    while table.outcome is None:
        step(table)
        table.close()
        again: FarkleTable = Table.resume(path, GAMES)
        assert (again.view(None), again.turn) == (table.view(None), table.turn)
        assert list(again.events) == list(table.events)
        table = again
    table.close()
    assert list(table.moves) == list(at_once.moves)


def test_a_match_without_a_seed_goes_on_with_other_dice(tmp_path: Path) -> None:
    head = header(seed=None)
    paths = [tmp_path / name for name in ("one", "two")]
    contents = {recorded(path, head) for path in paths}
    assert len(contents) == 2


@pytest.fixture
def level_bots(monkeypatch: pytest.MonkeyPatch) -> list[tuple[State, float]]:
    """Every computer player is greedy, and what it was given is kept."""
    seen: list[tuple[State, float]] = []

    class Watched(Greedy):
        def choose(self, view: State, random: Chance) -> FarkleMove:
            seen.append((view, random.random()))
            return super().choose(view, random)

    def computers(_: FarklePackage) -> ComputerPlayers[State, FarkleMove]:
        return ComputerPlayers(dict.fromkeys(Level, Watched()), Level.MEDIUM)

    monkeypatch.setattr(FarklePackage, "computers", computers)
    return seen


def test_a_computer_player_sees_only_the_view_of_its_seat(
    level_bots: list[tuple[State, float]], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    def view(_: object, state: object, seat: object) -> object:
        asked.append(seat)
        return state

    monkeypatch.setattr(Farkle, "view", view)
    table = begin(header(ROBOT, ANN))
    assert table.computer_move() == ROLL
    assert asked == [0]
    assert len(level_bots) == 1
    assert len(table.moves) == 0


def test_a_computer_player_chooses_alike_after_a_resume(
    level_bots: list[tuple[State, float]], tmp_path: Path
) -> None:
    head = header(ROBOT, ANN)
    table = begin(head, tmp_path / "match.jsonl")
    table.play(table.computer_move())
    while isinstance(table.turn, Dice):
        table.throw()
    table.computer_move()
    table.close()
    Table.resume(tmp_path / "match.jsonl", GAMES).computer_move()
    assert level_bots[0][1] != level_bots[1][1]
    assert level_bots[1] == level_bots[2]


def test_without_a_seed_a_computer_player_is_not_to_be_foreseen(
    level_bots: list[tuple[State, float]],
) -> None:
    for _ in range(2):
        begin(header(ROBOT, ANN, seed=None)).computer_move()
    assert level_bots[0][1] != level_bots[1][1]


def test_persons_and_chance_are_no_computer_players() -> None:
    table = begin(header(ANN, ROBOT))
    with pytest.raises(ValueError, match="computer"):
        table.computer_move()
    table.play(ROLL)
    with pytest.raises(ValueError, match="computer"):
        table.computer_move()


@pytest.mark.parametrize("level", Level)
def test_computer_players_finish_a_match(level: Level) -> None:
    table = begin(header(type(ROBOT)("A", level), type(ROBOT)("B", level)))
    while table.outcome is None:
        if isinstance(table.turn, Dice):
            table.throw()
        else:
            move = table.computer_move()
            assert move in table.legal_moves()
            table.play(move)
    assert max(table.outcome.scores) >= 150


def test_the_table_says_when_moves_are_not_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: Record) -> None:
        raise OSError("full")

    table = begin(path=tmp_path / "match.jsonl")
    saving = []
    with monkeypatch.context() as patch:
        patch.setattr(Record, "_write", fail)
        for _ in range(2):
            step(table)
            saving.append(table.saving)
    step(table)
    assert [*saving, table.saving] == [Saving.LOST_NOW, Saving.STILL_LOST, Saving.BACK]
    table.close()
    assert parse((tmp_path / "match.jsonl").read_bytes(), GAMES).moves == tuple(table.moves)


def test_a_resumed_match_that_is_over_stays_over(tmp_path: Path) -> None:
    content = recorded(tmp_path / "match.jsonl")
    table = Table.resume(tmp_path / "match.jsonl", GAMES)
    assert table.outcome is not None
    for move in (ROLL, COUNT, Thrown((1,))):
        assert table.play(move) == Refused(NotNow())
    table.close()
    assert (tmp_path / "match.jsonl").read_bytes() == content


def test_headers_can_be_compared() -> None:
    first: Header = header(ANN, BOB)
    assert first == header(ANN, BOB) != header(BOB, ANN)
