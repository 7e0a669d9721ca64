"""Matches written as .mat files, and read back."""

from random import Random
from typing import TypeAlias

import pytest

from farkle_access.core.contract import Outcome, Step
from farkle_access.gamekit.exchange import ImportedMatch
from farkle_access.games.backgammon.formats.mat import export
from farkle_access.games.backgammon.formats.mat_import import import_mat
from farkle_access.games.backgammon.formats.mat_reading import BadMat, MatFault, read_mat
from farkle_access.games.backgammon.rules.events import (
    BackgammonEvent,
    DoubledByTie,
    GameEnded,
    Played,
    SetUp,
)
from farkle_access.games.backgammon.rules.moves import (
    Accept,
    BackgammonMove,
    Double,
    Drop,
    EndTurn,
    Resign,
    Roll,
    Take,
)
from farkle_access.games.backgammon.rules.position import Result
from farkle_access.games.backgammon.rules.state import Phase, State
from tests.games.backgammon.play import (
    GAME,
    GameStep,
    LogMove,
    Part,
    begin,
    made,
    play,
    random_match,
    random_move,
    short_options,
)

Events: TypeAlias = tuple[BackgammonEvent, ...]

NAMES = ("Ānna", "Però")
OPENING: tuple[Part, ...] = ("31", (8, 5), (6, 5), EndTurn())


def told(*script: Part, length: int = 3) -> Events:
    start = GAME.start(dict(begin_options(length)), 2)
    return start.events + play(start.state, *script).events


def begin_options(length: int) -> dict[str, int | str]:
    return {spec.name: spec.default for spec in GAME.options} | {"length": length}


def written(*script: Part, length: int = 3) -> list[str]:
    return export(NAMES, length, told(*script, length=length)).splitlines()


def test_the_head_of_a_file() -> None:
    assert written(length=7) == [
        "",
        " 7 point match",
        "",
        " Game 1",
        " Ānna : 0                       Però : 0",
    ]


def test_money_sessions_are_to_0_points() -> None:
    assert written(length=0)[1] == " 0 point match"


def test_tags_come_first() -> None:
    text = export(NAMES, 3, told(), [("EventDate", "2026.03.04"), ("Event", 'a "b" [c]')])
    assert text.splitlines()[:2] == ['; [EventDate "2026.03.04"]', "; [Event \"a 'b' [c)\"]"]


def test_turns_stand_in_two_columns() -> None:
    rows = written(*OPENING, Roll(), "66", (24, 18), (24, 18), (13, 7), (13, 7), EndTurn())[5:]
    assert rows == ["  1) 31: 8/5 6/5".ljust(36) + "66: 24/18 24/18 13/7 13/7"]


def test_who_begins_on_the_right_leaves_the_left_empty() -> None:
    rows = written("13", (8, 5), (6, 5), EndTurn(), Roll(), "21", (24, 22), (6, 5), EndTurn())[5:]
    assert rows == ["  1)".ljust(36) + "31: 8/5 6/5", "  2) 21: 24/22 6/5"]


def test_hits_the_bar_and_off_are_25_0_and_a_star() -> None:
    rows = written(
        *("21", (13, 11), (6, 5), EndTurn()),
        *(Roll(), "41", (24, 20), (6, 5), EndTurn()),
        *(Roll(), "32", (25, 22), (13, 11), EndTurn()),
    )[5:]
    assert rows == [
        "  1) 21: 13/11 6/5".ljust(36) + "41: 24/20* 6/5",
        "  2) 32: 25/22 13/11",
    ]


def test_cube_actions_and_the_points_won() -> None:
    rows = written(*OPENING, Double(), Drop())[5:]
    assert rows[:2] == [
        "  1) 31: 8/5 6/5".ljust(36) + " Doubles => 2",
        "  2)  Drops".ljust(36) + " Wins 1 point",
    ]
    assert rows[2:4] == ["", " Game 2"]
    rows = written(*OPENING, Double(), Take(), Resign(Result.GAMMON), Accept())[5:]
    assert rows == [
        "  1) 31: 8/5 6/5".ljust(36) + " Doubles => 2",
        "  2)  Takes",
        "      Wins 4 points",
    ]


def replayed(imported: ImportedMatch[BackgammonMove]) -> GameStep:
    """The last state of an imported match, and all its events."""
    start = GAME.start(imported.options, 2)
    end = play(start.state, *imported.moves)
    return Step(end.state, start.events + end.events)


def facts(events: Events) -> list[BackgammonEvent]:
    """What a file can tell: turns that were played, and how games ended."""
    return [event for event in events if isinstance(event, Played | GameEnded)]


def matches(
    count: int,
) -> list[tuple[int, Events, tuple[LogMove, ...], State]]:
    found = []
    for seed in range(count):
        random = Random(seed)
        options = short_options(random) | {"automatic": 0, "beavers": "off", "cube": "on"}
        moves, steps = random_match(random, options)
        events = tuple(event for step in steps for event in step.events)
        found.append((int(options["length"]), events, moves, steps[-1].state))
    return found


@pytest.mark.slow
def test_random_matches_are_read_back_turn_by_turn() -> None:
    for length, events, _, state in matches(20):
        assert not any(isinstance(event, DoubledByTie | SetUp) for event in events)
        text = export(NAMES, length, events)
        imported = import_mat(text)
        assert imported.names == NAMES
        assert imported.options["length"] == length
        replay = replayed(imported)
        assert facts(replay.events) == facts(events)
        assert export(imported.names, length, replay.events) == text
        assert replay.state.scores == state.scores
        assert isinstance(GAME.turn(replay.state), Outcome)


GNUBG = """; [EventDate "2026.11.30"]

 3 point match

 Game 1
 gnubg : 0                      root : 0
  1) 21: 13/11 24/23             65: 24/18 18/13 
  2) 32: 23/21 24/21             66: 24/18 13/7 13/7 13/7
  3) 31: 13/10 8/7*              43: 25/21 21/18* 
  4) 53: 25/20 10/7*             43: 25/21 21/18* 
  5) 62: 25/23 13/7*              Doubles => 2
  6)  Takes                      52: 25/23 23/18* 
  7) 41: 25/24 24/20             55: 18/13 13/8 8/3 8/3
  8) 32: 8/5 6/4                 51: 8/7 13/8 
"""  # noqa: W291 - written by GNU Backgammon 1.07


def test_a_file_of_gnu_backgammon_is_read() -> None:
    mat = read_mat(GNUBG)
    assert (mat.names, mat.length, len(mat.games), len(mat.games[0])) == (
        ("gnubg", "root"),
        3,
        1,
        16,
    )
    replay = replayed(import_mat(GNUBG))
    assert replay.state.phase is not Phase.OVER
    assert sum(isinstance(event, Played) for event in replay.events) == 14


def test_cells_without_a_space_between_are_read() -> None:
    row = "  1) 31: 8/5 6/5".ljust(33) + "11: 8/7 8/7 6/5 6/564: 24/18 13/9"
    games = read_mat(HEAD + row).games
    assert [(action.dice, action.play) for action in games[0]] == [
        ((3, 1), "8/5 6/5"),
        ((1, 1), "8/7 8/7 6/5 6/5"),
        ((6, 4), "24/18 13/9"),
    ]


def test_a_game_given_up_after_a_roll_is_read() -> None:
    rows = "\n".join(written(*OPENING, Double(), Take())[:-1])
    text = f"{rows}\n  2)  Takes                        65: ????\n      Wins 2 points\n"
    events = replayed(import_mat(text)).events
    ended = [event for event in events if isinstance(event, GameEnded)]
    assert [(event.winner, event.points) for event in ended] == [(0, 2)]


def gammon_for_money(jacoby: str) -> Events:
    """The events of a session of one game, won with a gammon and the cube in the middle."""
    for seed in range(1000):
        random, state = Random(seed), begin(length=0, games=1, jacoby=jacoby)
        events: Events = GAME.start(begin_options(0), 2).events
        while state.phase is not Phase.OVER:
            move = random_move(state, random, 0.0)
            if not isinstance(move, Double):
                step = made(state, move)
                state, events = step.state, events + step.events
        if events[-2] in [e for e in events if isinstance(e, GameEnded) and e.result == "gammon"]:
            return events
    raise AssertionError("no gammon")


def test_the_jacoby_rule_of_a_session_is_found_from_the_points() -> None:
    for jacoby, points in (("on", 1), ("off", 2)):
        events = gammon_for_money(jacoby)
        imported = import_mat(export(NAMES, 0, events))
        assert facts(replayed(imported).events) == facts(events)
        assert imported.options["jacoby"] == jacoby
        assert [e.points for e in events if isinstance(e, GameEnded)] == [points]


HEAD = " 3 point match\n\n Game 1\n A : 0      B : 0\n"


@pytest.mark.parametrize(
    ("text", "fault", "line"),
    [
        ("", MatFault.SHAPE, 0),
        ("hello", MatFault.SHAPE, 1),
        (" 3 point match\n", MatFault.SHAPE, 1),
        (HEAD.replace("3", "99"), MatFault.LENGTH, 1),
        (HEAD + "  1) hello\n", MatFault.SHAPE, 5),
        (HEAD + "  1) 31:" + " " * 1_000_000 + "x\n", MatFault.SHAPE, 5),
        (HEAD + "  1) 31: 8/4\n", None, 0),
        (HEAD + "  1) 31: 8/5\n", MatFault.ILLEGAL, 5),
        (HEAD + "  1) 31: 8/7 8/6\n", MatFault.ILLEGAL, 5),
        (HEAD + "  1)  Takes\n", MatFault.ILLEGAL, 5),
        (HEAD + "      Wins 1 point\n", MatFault.ENDING, 5),
        (HEAD + "  1) 31: 8/5 6/5\n      Wins 9 points\n", MatFault.ENDING, 6),
    ],
)
def test_a_file_that_is_no_match_is_refused_with_its_line(
    text: str, fault: MatFault | None, line: int
) -> None:
    if fault is None:
        assert replayed(import_mat(text)).state.phase is not Phase.OVER
        return
    with pytest.raises(BadMat) as bad:
        import_mat(text)
    assert (bad.value.fault, bad.value.line) == (fault, line)
