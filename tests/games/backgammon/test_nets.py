"""The nets, what they see, and the files they come from."""

from itertools import pairwise
from pathlib import Path
from random import Random
from struct import pack

import pytest

from farkle_access.gamekit.tables import DamagedTable, data_file, read_table
from farkle_access.games.backgammon.engine import weights
from farkle_access.games.backgammon.engine.bear_off import POSITIONS, number_of, rolls_left
from farkle_access.games.backgammon.engine.features import FEATURES, LEAD, NETS, net_of, plain
from farkle_access.games.backgammon.engine.look_ahead import after_play, on_roll
from farkle_access.games.backgammon.engine.net_evaluation import (
    Evaluator,
    equity,
    possible,
    turned,
)
from farkle_access.games.backgammon.engine.nets import Net
from farkle_access.games.backgammon.engine.shots import NO_CHECKER, escaping, shots
from farkle_access.games.backgammon.engine.stakes import Stakes
from farkle_access.games.backgammon.engine.weights import NET_MAGIC, NET_VERSION, PACKAGE, net
from farkle_access.games.backgammon.rules.board import legal_plays
from farkle_access.games.backgammon.rules.position import START, Position, mirrored, result
from tests.games.backgammon.play import board
from tests.games.backgammon.positions import KINDS, any_roll, walked
from tools.backgammon.bear_off import means_of

CHANCES = (0.6, 0.2, 0.05, 0.1, 0.02)


def some_positions(number: int) -> list[Position]:
    """Positions after a play, of every kind, in which the game goes on."""
    found: list[Position] = []
    random = Random(1)
    while len(found) < number:
        for kind in KINDS:
            position = KINDS[kind](random)
            plays = list(legal_plays(position, any_roll(random)))
            found += [after for after in plays[:2] if not result(after)]
    return [place for place in found if any(count < 0 for count in place[1:25]) or place[0]]


# What the nets see


def test_every_feature_is_on_its_scale() -> None:
    for position in some_positions(2000):
        for name in (net_of(position), "quick"):
            values = FEATURES[name](position)
            assert len(values) == len(NETS[name])
            for value, scale in zip(values, NETS[name], strict=True):
                assert scale.low <= value <= scale.high


def test_a_scale_mixes_the_weights_of_the_knots_around_a_value() -> None:
    assert plain(4).spread(2) == ((2, 1.0), (3, 0.0))
    for value in range(LEAD.low, LEAD.high + 1):
        shares = LEAD.spread(value)
        assert sum(share for _, share in shares) == pytest.approx(1)
        assert sum(LEAD.knots[knot] * share for knot, share in shares) == pytest.approx(value)
    assert all(before < after for before, after in pairwise(LEAD.knots))


def test_shots_are_those_that_can_be_counted() -> None:
    """Textbook figures: 11 rolls hit one away, 17 six away, 3 twelve away; bars change them."""
    assert shots([7], [6], 0, 0)[0] == 11
    assert shots([12], [6], 0, 0)[0] == 17
    assert shots([18], [6], 0, 0)[0] == 3
    assert shots([12], [6], 1 << 8 | 1 << 10, 0)[0] == 17 - 3
    assert shots([6], [0], 0, 1)[0] == 17
    assert shots([], [6], 0, 0) == (0, 0)
    assert shots([12], [6], 0b1111110, 1)[0] == 0
    assert shots([12], [6], 0, 2)[0] == 0


def test_who_has_no_checker_back_has_none_to_escape() -> None:
    assert escaping([14], 0) == (NO_CHECKER, NO_CHECKER)
    assert escaping([1, 1 + 12], 0) == (36, NO_CHECKER)
    assert escaping([1, 2], 0b1111110 << 1)[0] == 0


def test_the_net_follows_from_who_is_still_behind_whom() -> None:
    assert net_of(START) == "both"
    assert net_of(board({6: 3}, {7: 2})) == "race"
    assert net_of(board({24: 1, 6: 3}, {7: 2})) == "mine"
    assert net_of(board({8: 3}, {1: 2})) == "theirs"
    assert net_of(board({6: 3}, {0: 1})) == "theirs"


# Evaluating


def test_an_evaluation_hardly_depends_on_where_the_plays_begin() -> None:
    random = Random(2)
    for _ in range(10):
        position = KINDS[random.choice(list(KINDS))](random)
        for after in list(legal_plays(position, any_roll(random)))[:5]:
            if not result(after):
                here, there = Evaluator(position).evaluate(after), Evaluator(after).evaluate(after)
                assert here == pytest.approx(there, abs=1e-6)
                assert Evaluator(position).glance(after) == pytest.approx(
                    Evaluator(after).glance(after)
                )


def test_chances_are_sound() -> None:
    for position in some_positions(300):
        win, gammon, backgammon, lost, lost_more = Evaluator(position).evaluate(position)
        assert 0 <= backgammon <= gammon <= win <= 1
        assert 0 <= lost_more <= lost <= 1 - win + 1e-9


def test_what_the_rules_exclude_has_no_chance() -> None:
    assert possible(CHANCES, board({6: 14}, {19: 15})) == (0.6, 0.2, 0.0, 0.0, 0.0)
    assert possible(CHANCES, board({6: 15}, {19: 14})) == (0.6, 0.0, 0.0, 0.1, 0.0)
    assert possible(CHANCES, START) == CHANCES


def test_the_end_of_a_game_is_no_guess() -> None:
    assert Evaluator(START).evaluate(board({}, {19: 5})) == (1, 0, 0, 0, 0)
    assert Evaluator(START).evaluate(board({}, {19: 15})) == (1, 1, 0, 0, 0)
    assert Evaluator(START).evaluate(board({}, {1: 1, 19: 14})) == (1, 1, 1, 0, 0)
    assert Evaluator(START).glance(board({}, {1: 1, 19: 14})) == 3
    assert after_play(board({}, {19: 15}), Stakes()) == (1, 1, 0, 0, 0)


def test_turned_chances_are_those_of_the_opponent() -> None:
    assert turned(CHANCES) == (0.4, 0.1, 0.02, 0.2, 0.05)
    assert turned(turned(CHANCES)) == pytest.approx(CHANCES)
    assert equity(CHANCES) == pytest.approx(-equity(turned(CHANCES)))


def test_having_the_roll_at_the_start_is_a_small_advantage() -> None:
    """Rollouts of GNU Backgammon say 52.5 percent and an equity of 0.07 without a cube."""
    for chances in (
        on_roll(START, Stakes()),
        turned(Evaluator(mirrored(START)).evaluate(mirrored(START))),
    ):
        assert chances[0] == pytest.approx(0.525, abs=0.02)
        assert equity(chances) == pytest.approx(0.07, abs=0.05)


def test_a_certain_race_is_certain() -> None:
    assert Evaluator(START).evaluate(board({1: 1}, {1 + 6: 15}))[0] > 0.98
    assert Evaluator(START).evaluate(board({6: 15}, {24: 2}))[0] < 0.02


def test_all_nets_agree_roughly_about_walked_positions() -> None:
    random = Random(3)
    games = walked(random)
    off = []
    for _ in range(200):
        position = next(games)
        full, quick = Evaluator(position), Evaluator(position, quick=True)
        off.append(abs(equity(full.evaluate(position)) - equity(quick.evaluate(position))))
    assert sum(off) / len(off) < 0.25


# Bearing off


def test_each_home_board_has_its_number() -> None:
    numbers = {number_of(home) for home in _homes(3)}
    assert len(numbers) == len(_homes(3)) == max(numbers) + 1
    assert number_of((0, 0, 0, 0, 0, 0)) == 0
    assert number_of((15, 0, 0, 0, 0, 0)) == POSITIONS - 1


def _homes(most: int) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = [()]
    for _ in range(6):
        found = [(*home, more) for home in found for more in range(most + 1 - sum(home))]
    return found


@pytest.mark.parametrize(
    ("mine", "rolls"),
    [
        ({}, 0),
        ({1: 2}, 1),
        ({6: 1}, 45 / 36),
        ({3: 1}, 1),
        ({1: 15}, None),
    ],
)
def test_the_mean_rolls_are_those_that_can_be_counted(
    mine: dict[int, int], rolls: float | None
) -> None:
    """From the 6 point 27 rolls of 36 bear off at once, the others in the second roll."""
    found = rolls_left(board(mine, {24: 2}))
    assert found is not None
    if rolls is None:
        # 15 checkers take eight rolls, each double saves one of the eight checkers' pairs.
        assert 6 < found < 8
    else:
        assert found == pytest.approx(rolls, abs=1 / 2048)


def test_the_table_is_what_the_script_computes() -> None:
    """Up to six checkers; each further one takes three times as long."""
    means = means_of(6)
    assert len(means) == number_of((6, 0, 0, 0, 0, 0)) + 1
    for home, mean in means.items():
        found = rolls_left(board(dict(enumerate(home, 1)), {24: 1}))
        assert found == pytest.approx(mean, abs=1 / 2048)


def test_who_is_not_at_home_yet_is_not_in_the_table() -> None:
    assert rolls_left(START) is None
    assert rolls_left(board({7: 1}, {24: 1})) is None


# The files


def test_the_files_are_small() -> None:
    """All games' tables together have three megabytes in the wheel."""
    assert sum(path.stat().st_size for path in data_file(PACKAGE, "").iterdir()) < 1_200_000


@pytest.mark.parametrize("name", [*NETS])
def test_a_net_that_was_changed_is_refused(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = bytearray(data_file(PACKAGE, f"{name}.bin").read_bytes())
    whole[len(whole) // 2] ^= 1
    (tmp_path / f"{name}.bin").write_bytes(whole)
    monkeypatch.setattr(weights, "data_file", lambda package, name: tmp_path / name)
    net.cache_clear()
    try:
        with pytest.raises(DamagedTable, match=name):
            net(name)
        (tmp_path / f"{name}.bin").unlink()
        with pytest.raises(DamagedTable, match=name):
            net(name)
    finally:
        net.cache_clear()


def test_a_payload_of_another_shape_is_no_net() -> None:
    payload = read_table(data_file(PACKAGE, "quick.bin"), NET_MAGIC, NET_VERSION)
    for wrong in (b"", payload[:100], payload + b"0", pack("<II", 5, 5) + payload[8:]):
        with pytest.raises(ValueError, match="quick"):
            Net("quick", wrong)
    with pytest.raises(ValueError, match="race"):
        Net("race", payload)
