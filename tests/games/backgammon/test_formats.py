"""Plays, positions and moments as the texts that other programs read, and back."""

from dataclasses import replace
from random import Random

import pytest

from farkle_access.core.contract import Dice, Refused
from farkle_access.core.options import BadOption, checked
from farkle_access.games.backgammon.formats.notation import (
    Ambiguous,
    BadNotation,
    parse,
    read_play,
)
from farkle_access.games.backgammon.rules.board import Play, legal_plays
from farkle_access.games.backgammon.rules.events import (
    Cause,
    DiceLost,
    GameBegan,
    SetUp,
    TurnBegan,
)
from farkle_access.games.backgammon.rules.ids.gnubg_id import (
    match_id,
    position_id,
    read_ids,
    read_position_id,
    write_ids,
)
from farkle_access.games.backgammon.rules.ids.moment import BadIdentity, Moment, moment_of
from farkle_access.games.backgammon.rules.ids.xgid import read_xgid, write_xgid
from farkle_access.games.backgammon.rules.moves import Beaver, Double, Drop, Resign, Take
from farkle_access.games.backgammon.rules.position import (
    START,
    Position,
    Result,
    mirrored,
    stepped,
)
from farkle_access.games.backgammon.rules.refusals import (
    BackgammonRefusal,
    DiceToPlay,
    HigherChecker,
    NoSuchDie,
    PointHeld,
    StrandsDie,
)
from farkle_access.games.backgammon.rules.setting_up import set_up
from farkle_access.games.backgammon.rules.state import HIGHEST_CUBE, Cube, Phase
from tests.games.backgammon.play import (
    GAME,
    after,
    begin,
    board,
    on_roll,
    short_match,
)
from tests.games.backgammon.positions import KINDS, any_roll
from tests.games.backgammon.written import write_play

# Plays


def legal(text: str, position: Position, roll: tuple[int, int]) -> Play:
    play = read_play(text, position, roll)
    assert not isinstance(play, Refused)
    return play


def played(position: Position, text: str, roll: tuple[int, int]) -> Position:
    """Where the text leads, which must be one of the legal positions."""
    reached = position
    for way in legal(text, position, roll):
        reached = stepped(reached, *way)
    assert reached in legal_plays(position, roll)
    return reached


@pytest.mark.parametrize(
    "text",
    [
        "8/5 6/5",
        "6/5 8/5",
        "8/5, 6/5",
        "8 5 6 5",
        "8-5 6-5",
        "8/5; 6/5.",
        " 8 / 5   6 / 5 ",
        "85 65",
        "(8/5)(6/5)",
        "31: 8/5 6/5",
        "da 8 a 5, da 6 a 5",
        "no 8 uz 5 un no 6 uz 5",
        "from 8 to 5 and from 6 to 5",
        "8/5*(1) 6/5",
    ],
)
def test_a_play_is_understood_in_many_ways(text: str) -> None:
    assert sorted(legal(text, START, (3, 1))) == [(6, 5), (8, 5)]


@pytest.mark.parametrize(
    ("mine", "theirs", "roll", "text", "after_mine", "after_theirs"),
    [
        ({24: 1}, {18: 1, 1: 2}, (6, 5), "24/18*/13", {13: 1}, {1: 2, 0: 1}),
        ({24: 1}, {18: 1, 1: 2}, (6, 5), "24/18/13", {13: 1}, {1: 2, 0: 1}),
        ({24: 1}, {18: 1, 1: 2}, (6, 5), "24 18 18 13", {13: 1}, {1: 2, 0: 1}),
        ({24: 1}, {18: 1, 1: 2}, (6, 5), "24/13", {13: 1}, {1: 2, 18: 1}),
        ({24: 1}, {18: 1, 19: 2, 1: 2}, (6, 5), "24/13", {13: 1}, {1: 2, 19: 2, 0: 1}),
        ({25: 1, 6: 2}, {1: 2}, (5, 1), "BAR/20 6/5", {20: 1, 6: 1, 5: 1}, {1: 2}),
        ({25: 1, 6: 2}, {1: 2}, (5, 1), "bar 20 6 5", {20: 1, 6: 1, 5: 1}, {1: 2}),
        ({25: 1, 6: 2}, {1: 2}, (5, 1), "25/20, 6/5", {20: 1, 6: 1, 5: 1}, {1: 2}),
        ({25: 1, 6: 2}, {1: 2}, (5, 1), "b/19", {19: 1, 6: 2}, {1: 2}),
        ({6: 2, 5: 1}, {24: 2}, (6, 5), "6/off 5/off", {6: 1}, {24: 2}),
        ({25: 1, 6: 2}, {1: 2}, (5, 1), "dal bar a 20, 6 5", {20: 1, 6: 1, 5: 1}, {1: 2}),
        ({25: 1, 6: 2}, {1: 2}, (5, 1), "no šķirtnes uz 20, 6 5", {20: 1, 6: 1, 5: 1}, {1: 2}),
        ({6: 2, 5: 1}, {24: 2}, (6, 5), "6 fuori, da 5 fuori", {6: 1}, {24: 2}),
        ({6: 2, 5: 1}, {24: 2}, (6, 5), "no 6 nost, 5 nost", {6: 1}, {24: 2}),
        ({6: 2, 5: 1}, {24: 2}, (6, 5), "6/0 5/o", {6: 1}, {24: 2}),
        ({6: 4}, {24: 2}, (1, 1), "6/5(2) 6/4", {6: 1, 5: 2, 4: 1}, {24: 2}),
        ({6: 4}, {24: 2}, (1, 1), "6/5 (4)", {5: 4}, {24: 2}),
        ({6: 4}, {5: 1}, (1, 1), "6/5*(4)", {5: 4}, {0: 1}),
        ({24: 2}, {1: 2}, (5, 5), "24/4", {24: 1, 4: 1}, {1: 2}),
    ],
)
def test_a_play_leads_where_it_says(
    mine: dict[int, int],
    theirs: dict[int, int],
    roll: tuple[int, int],
    text: str,
    after_mine: dict[int, int],
    after_theirs: dict[int, int],
) -> None:
    assert played(board(mine, theirs), text, roll) == board(after_mine, after_theirs)


@pytest.mark.parametrize(
    "text",
    ["", "8", "8/", "/5", "8/5/", "8/26", "x/5", "8/5(5)", "8//5", "8 5 6", "8/5 ²", "8/5" * 99],
)
def test_what_is_no_play_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        read_play(text, START, (3, 1))


def test_a_path_that_may_hit_on_either_way_must_say_where() -> None:
    position = board({24: 1}, {18: 1, 19: 1, 1: 2})
    with pytest.raises(Ambiguous):
        read_play("24/13", position, (6, 5))
    assert read_play("24/18*/13", position, (6, 5)) == ((24, 18), (18, 13))
    assert read_play("24/19/13", position, (6, 5)) == ((24, 19), (19, 13))


@pytest.mark.parametrize(
    ("position", "roll", "text", "refusal"),
    [
        (START, (3, 1), "8/5", DiceToPlay((1,))),
        (START, (3, 1), "8/4 6/5", NoSuchDie(4, (3, 1))),
        (START, (5, 1), "24/19 6/5", PointHeld(19, 5)),
        (board({6: 2, 4: 2}, {24: 2}), (5, 3), "4/off 6/3", HigherChecker(5, 4, 6)),
        (board({12: 1, 8: 1}, {7: 2, 3: 2}), (5, 3), "8/5", StrandsDie(5)),
    ],
)
def test_a_play_that_is_not_legal_is_refused_with_the_reason(
    position: Position, roll: tuple[int, int], text: str, refusal: BackgammonRefusal
) -> None:
    assert read_play(text, position, roll) == Refused(refusal)


@pytest.mark.parametrize(
    ("mine", "theirs", "play", "text"),
    [
        ({24: 1}, {18: 1}, ((24, 18), (18, 13)), "24/18*/13"),
        ({24: 1}, {2: 1}, ((24, 18), (18, 13)), "24/13"),
        ({25: 1, 6: 2}, {1: 2}, ((25, 20), (6, 5)), "bar/20 6/5"),
        ({6: 1, 5: 1}, {24: 2}, ((6, 0), (5, 0)), "6/off 5/off"),
        ({6: 4}, {5: 1}, ((6, 5),) * 4, "6/5*(4)"),
        ({6: 4}, {24: 2}, ((6, 5), (6, 5), (5, 4), (6, 5)), "6/5(2) 6/4"),
        ({6: 4}, {24: 2}, (), ""),
    ],
)
def test_a_play_is_written_from_the_back_with_hits_and_equal_steps_together(
    mine: dict[int, int], theirs: dict[int, int], play: tuple[tuple[int, int], ...], text: str
) -> None:
    assert write_play(board(mine, theirs), play) == text


@pytest.mark.parametrize("kind", KINDS)
def test_every_legal_play_is_read_as_it_is_written(kind: str) -> None:
    random = Random(kind)
    for _ in range(40):
        position, roll = KINDS[kind](random), any_roll(random)
        plays = legal_plays(position, roll)
        for reached in random.sample(list(plays), min(12, len(plays))):
            play = plays[reached]
            text = write_play(position, play)
            assert played(position, text, roll) == reached, (position, roll, text)
            singly = " ".join(f"{source}/{target}" for source, target in play)
            assert played(position, singly, roll) == reached


def test_the_points_of_a_path() -> None:
    assert parse("bar/20/15 6/off(2)") == ((25, 20, 15), (6, 0), (6, 0))


# Position ID and Match ID. The values in this part are of the manual of GNU Backgammon.

BOTH_ON_THE_BAR = board({25: 1, 24: 2, 13: 4, 8: 3, 6: 5}, {0: 1, 1: 2, 12: 5, 17: 3, 19: 4})


def test_the_start_has_its_position_id() -> None:
    assert position_id(START) == "4HPwATDgc/ABMA"
    assert read_position_id("4HPwATDgc/ABMA") == START


def test_checkers_on_both_bars_are_in_the_position_id() -> None:
    assert position_id(BOTH_ON_THE_BAR) == "4Dn4AFjgc/AAWA"
    assert read_position_id("4Dn4AFjgc/AAWA") == BOTH_ON_THE_BAR


def test_the_side_of_the_mover_is_part_of_the_position_id() -> None:
    position = board({24: 1, 6: 3}, {12: 2})
    assert position_id(position) != position_id(mirrored(position))


@pytest.mark.parametrize("kind", KINDS)
def test_every_position_id_is_read_back(kind: str) -> None:
    random = Random(kind)
    for _ in range(500):
        position = KINDS[kind](random)
        assert read_position_id(position_id(position)) == position


@pytest.mark.parametrize(
    "text",
    [
        "",
        "4HPwATDgc/ABM",
        "4HPwATDgc/ABMAA",
        "4HPwATDgc!ABMA",
        "/" * 14,
        "4HPwATDgc/ABMé",
        "AAAA" * 9,
    ],
)
def test_what_is_no_position_id_is_refused(text: str) -> None:
    with pytest.raises(BadIdentity):
        read_position_id(text)


MATCHES = {
    "cIkFAAAAAAAA": Moment(START, 1, dice=(3, 1)),
    "QQngADAAEAAE": Moment(START, 1, Cube(2, 0), length=7, scores=(3, 2), jacoby=False),
    "8AngAEAAMAAE": Moment(START, 1, length=7, scores=(4, 6), crawford=True, jacoby=False),
}


@pytest.mark.parametrize("text", MATCHES)
def test_match_ids_of_the_documents(text: str) -> None:
    assert match_id(MATCHES[text]) == text
    assert read_ids(f"4HPwATDgc/ABMA:{text}") == MATCHES[text]


@pytest.mark.parametrize("text", ["AAAA", "cIkFAAAAAAA!", "//////////////", "////////////"])
def test_what_is_no_match_id_is_refused(text: str) -> None:
    with pytest.raises(BadIdentity):
        read_ids(f"4HPwATDgc/ABMA:{text}")


# XGID


def test_xgids_of_the_documents() -> None:
    start = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10"
    moment = read_xgid(start)
    assert moment == Moment(START, 1, dice=(3, 1), jacoby=True, beavers=True)
    assert write_xgid(moment) == start
    other = "XGID=aa----E-C---dD---c-e----AA:2:1:-1:64:2:3:0:7:10"
    moment = read_xgid(other)
    assert position_id(moment.position) == "4HPwACjwOXgAFA"
    assert (moment.seat, moment.cube, moment.dice) == (0, Cube(4, 1), (6, 4))
    assert (moment.length, moment.scores) == (7, (3, 2))
    assert write_xgid(moment) == other
    assert read_xgid(other.removeprefix("XGID=")) == moment


@pytest.mark.parametrize(
    "text",
    [
        "",
        "XGID=",
        "XGID=-b----E-C---eE---c-e----B:0:0:1:31:0:0:3:0:10",
        "XGID=-b----E-C---eE---c-e----B-:0:2:1:31:0:0:3:0:10",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:37:0:0:3:0:10",
        "XGID=Ab----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10",
        "XGID=-b----E-C---eE---c-e----Ba:0:0:1:31:0:0:3:0:10",
        "XGID=-b----O-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10",
        "XGID=-b----E-C---eE---c-e----B-:16:0:1:31:0:0:3:0:10",
    ],
)
def test_what_is_no_xgid_is_refused(text: str) -> None:
    with pytest.raises(BadIdentity):
        read_xgid(text)


@pytest.mark.parametrize(("turn", "seat"), [("1", 1), ("-1", 0)])
def test_the_turn_of_an_offer_is_of_whoever_doubled_as_gnu_backgammon_reads_it(
    turn: str, seat: int
) -> None:
    # GNU Backgammon 1.07 answers -1 with MAHgAAAAAAAE and 1 with cAngAAAAAAAE: the doubler's roll.
    text = f"XGID=-b----E-C---eE---c-e----B-:0:0:{turn}:D:0:0:0:7:10"
    moment = read_xgid(text)
    assert (moment.seat, moment.doubled) == (seat, True)
    assert write_xgid(moment) == text
    before = {1: "cAngAAAAAAAE", 0: "MAHgAAAAAAAE"}[seat]
    assert match_id(replace(moment, doubled=False)) == before


def test_a_legal_redouble_is_set_up_from_an_xgid() -> None:
    state = begin(position="XGID=-b----E-C---eE---c-e----B-:1:1:1:D:0:0:0:7:10")
    assert (state.phase, state.seat, state.offered_cube) == (Phase.DOUBLED, 1, 4)


@pytest.mark.slow
def test_the_moments_of_random_matches_are_read_back() -> None:
    for seed in range(20):
        random, steps = Random(seed), short_match(seed).steps
        for step in random.sample(steps, min(25, len(steps))):
            if step.state.phase in (Phase.OVER, Phase.OPENING):
                continue
            moment = moment_of(step.state)
            jacoby = moment.jacoby and not moment.length
            plain = replace(moment, beavers=False, beavered=False, jacoby=jacoby)
            assert read_ids(write_ids(moment)) == plain
            beavers = moment.beavers and not moment.length
            rules = replace(
                moment, jacoby=moment.jacoby or moment.length > 0, beavers=beavers, resigned=None
            )
            assert read_xgid(write_xgid(moment)) == rules


# From a moment to a state


def test_a_game_goes_on_from_a_moment() -> None:
    settings = begin(length=0, beavers="on").settings
    for state in (
        on_roll(BOTH := {24: 2, 6: 5}, {1: 2, 12: 3}, seat=1, on_cube=Cube(2, 1), length=0),
        after(on_roll(BOTH, {12: 3}, length=0), Double()),
        after(on_roll(BOTH, {12: 3}, length=0, beavers="on"), Double(), Beaver()),
        after(on_roll(BOTH, {12: 3}, length=0), Double(), Take()),
    ):
        again = set_up(moment_of(state), settings).state
        assert (again.phase, again.seat, again.answering) == (
            state.phase,
            state.seat,
            state.answering,
        )
        assert (again.position, again.cube) == (state.position, state.cube)
    rolled = set_up(Moment(START, 1, dice=(3, 1)), settings).state
    assert rolled.phase is Phase.MOVING
    assert rolled.dice == (3, 1)


def test_a_given_roll_that_moves_nothing_is_told_and_passes_the_turn() -> None:
    shut = board({25: 1}, dict.fromkeys(range(19, 25), 2))
    step = set_up(Moment(shut, dice=(6, 1)), begin().settings)
    assert (step.state.phase, step.state.seat) == (Phase.TO_ROLL, 1)
    assert DiceLost(0, (6, 1), Cause.BAR, False) in step.events


def test_a_match_goes_on_with_its_score_and_crawford_game() -> None:
    settings = begin().settings
    crawford = set_up(Moment(START, length=7, scores=(6, 2), crawford=True), settings).state
    assert (crawford.crawford, crawford.post_crawford) == (True, False)
    later = set_up(Moment(START, length=7, scores=(6, 2)), settings).state
    assert (later.crawford, later.post_crawford) == (False, True)


@pytest.mark.parametrize(
    "moment",
    [
        Moment(board({}, {1: 2})),
        Moment(board({1: 2}, {})),
        Moment(START, length=3, scores=(3, 0)),
        Moment(START, length=26),
        Moment(START, cube=Cube(8192)),
        Moment(START, cube=Cube(3)),
        Moment(START, dice=(2, 1), doubled=True),
        Moment(START, length=7, scores=(5, 5), crawford=True),
        Moment(START, length=7, scores=(6, 6), crawford=True),
        Moment(START, length=0, crawford=True),
        Moment(START, length=7, scores=(6, 3), crawford=True, doubled=True),
        Moment(START, length=1, doubled=True),
        Moment(START, cube=Cube(2, 1), doubled=True),
        Moment(START, cube=Cube(HIGHEST_CUBE, 0), doubled=True),
        Moment(START, length=3, cube=Cube(4, 0), doubled=True),
        Moment(START, beavered=True),
        Moment(START, length=7, beavered=True),
        Moment(START, cube=Cube(2, 1), beavers=True, beavered=True),
        Moment(START, cube=Cube(HIGHEST_CUBE // 2, 0), beavers=True, beavered=True),
    ],
)
def test_a_moment_that_cannot_be_played_is_refused(moment: Moment) -> None:
    with pytest.raises(BadIdentity):
        set_up(moment, begin().settings)


@pytest.mark.parametrize("asked", ["D", "B"])
def test_where_the_table_has_no_cube_an_offer_is_left_out(asked: str) -> None:
    given = f"XGID=-b----E-C---eE---c-e----B-:2:0:1:{asked}:0:0:3:0:10"
    step = GAME.start(checked(GAME.options, {"cube": "off", "position": given}), 2)
    state = step.state
    assert (state.phase, state.cube) == (Phase.TO_ROLL, Cube())
    assert step.events[-1] == TurnBegan(state.seat)


def test_the_highest_cube_may_be_offered_and_beavered() -> None:
    settings = begin(length=0, beavers="on").settings
    offered = Moment(START, cube=Cube(HIGHEST_CUBE // 2, 0), beavers=True, doubled=True)
    assert set_up(offered, settings).state.offered_cube == HIGHEST_CUBE
    beaver = replace(offered, cube=Cube(HIGHEST_CUBE // 4), doubled=False, beavered=True)
    assert set_up(beaver, settings).state.offered_cube == HIGHEST_CUBE


def test_checkers_moved_in_a_turn_stand_in_the_moment_where_they_were() -> None:
    state = after(begin(), "31", (8, 5))
    assert moment_of(state).position == START
    assert moment_of(state).dice == (3, 1)


def test_a_resignation_is_part_of_the_match_id() -> None:
    moment = moment_of(after(on_roll(), Resign(Result.GAMMON)))
    assert read_ids(write_ids(moment)).resigned is Result.GAMMON


# The setting of the table


@pytest.mark.parametrize(
    ("text", "phase", "seat", "length"),
    [
        ("start", Phase.OPENING, 0, 5),
        ("4HPwATDgc/ABMA", Phase.TO_ROLL, 0, 5),
        ("4HPwATDgc/ABMA:QQngADAAEAAE", Phase.TO_ROLL, 1, 7),
        ("4HPwATDgc/ABMA:cIkFAAAAAAAA", Phase.MOVING, 1, 0),
        ("XGID=aa----E-C---dD---c-e----AA:2:1:-1:64:2:3:0:7:10", Phase.MOVING, 0, 7),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:3:0:10", Phase.DOUBLED, 1, 0),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:B:0:0:3:0:10", Phase.BEAVERED, 1, 0),
    ],
)
def test_a_match_begins_from_a_given_position(
    text: str, phase: Phase, seat: int, length: int
) -> None:
    state = begin(length=5, position=text)
    assert (state.phase, state.seat, state.settings.length) == (phase, seat, length)


XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10"


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Position ID: 4HPwATDgc/ABMA", "4HPwATDgc/ABMA"),
        ("Position ID: 4HPwATDgc/ABMA, 1 di 3.", "4HPwATDgc/ABMA"),
        ("4HPwATDgc/ABMA QQngADAAEAAE", "4HPwATDgc/ABMA:QQngADAAEAAE"),
        (
            "Position ID: 4HPwATDgc/ABMA. Match ID: QQngADAAEAAE.",
            "4HPwATDgc/ABMA:QQngADAAEAAE",
        ),
        (f"{XGID}, 3 di 3.", XGID),
        (f"La posizione: {XGID}.", XGID),
    ],
)
def test_what_the_program_speaks_of_a_moment_can_be_given_back(text: str, plain: str) -> None:
    assert checked(GAME.options, {"position": text})["position"] == plain


def test_a_damaged_match_id_is_not_left_out_silently() -> None:
    with pytest.raises(BadOption):
        checked(GAME.options, {"position": "4HPwATDgc/ABMA:AAAA"})


def test_what_a_position_tells_of_the_match_holds_whatever_was_chosen() -> None:
    given = {"length": 3, "position": "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:1:0:10"}
    money = checked(GAME.options, given)
    assert (money["length"], money["jacoby"], money["beavers"]) == (0, "on", "off")
    alone = checked(GAME.options, {"length": 5, "position": "4HPwATDgc/ABMA"})
    assert alone["length"] == 5
    ids = {"length": 5, "beavers": "on", "position": "4HPwATDgc/ABMA:cIkFAAAAAAAA"}
    gnu = checked(GAME.options, ids)
    assert (gnu["length"], gnu["beavers"]) == (0, "on"), "it says nothing of beavers"


def test_a_given_position_is_told_and_holds_for_the_first_game_only() -> None:
    step = GAME.start(checked(GAME.options, {"position": "4HPwATDgc/ABMA"}), 2)
    assert step.events == (GameBegan(1, (0, 0), crawford=False), SetUp(0, START), TurnBegan(0))
    assert GAME.turn(step.state) == 0
    assert GAME.turn(after(step.state, Double(), Drop())) == Dice(2)


CRAWFORD_OFFERED = "XGID=-b----E-C---eE---c-e----B-:0:0:1:D:6:3:1:7:10"


@pytest.mark.parametrize(
    "text", ["", "end", "4HPwATDgc/ABM", "AAAAAAAAAAAAAA", CRAWFORD_OFFERED, 5]
)
def test_a_position_that_cannot_be_played_is_no_setting(text: object) -> None:
    with pytest.raises(BadOption):
        checked(GAME.options, {"position": text})
