"""The notes under the table of the rules that have no file of their own."""

from itertools import takewhile

import pytest

from farkle_access.core.contract import Outcome
from farkle_access.core.options import OptionValue
from farkle_access.games.bluff.rules.events import (
    Cause,
    GlassesEmptied,
    HandBegan,
    Lost,
    MatchEnded,
    PotFilled,
    WentOut,
)
from farkle_access.games.bluff.rules.rulesets import GameName
from tests.games.bluff.play import (
    BELIEVE,
    DOUBT,
    GAMES,
    NAMES,
    after,
    begin,
    claim,
    heard,
    keep,
    play,
    settings,
)


@pytest.mark.parametrize("name", NAMES)
def test_losses_never_go_below_0(name: GameName) -> None:
    step = play(begin(name, 3, start=1), "31", claim(21), DOUBT)
    assert step.events[-3:] == (Lost(0, 1, 0, Cause.CAUGHT), WentOut(0, 2), HandBegan(1))
    assert step.state.moment.lives == (0, 1, 1)


@pytest.mark.parametrize("seats", [2, 6, 16])
def test_capitano_the_pot_is_stakes_times_players(seats: int) -> None:
    first = GAMES["capitano"].start(settings("capitano"), seats)
    assert first.events == (PotFilled(3 * seats),)
    assert first.state.moment.pot == 3 * seats


def test_capitano_the_pot_goes_to_the_winner() -> None:
    ended = heard(begin("capitano", 2, start=1), "31", claim(53), DOUBT)
    assert ended[-1] == MatchEnded(Outcome(1, (0, 1)), pot=2)


@pytest.mark.parametrize("name", ["beghel", "tokyo"])
def test_the_other_games_have_no_pot(name: GameName) -> None:
    assert begin(name).moment.pot == 0
    ended = heard(begin(name, 2, start=1), "31", claim(53), DOUBT)
    assert ended[-1] == MatchEnded(Outcome(1, (0, 1)), pot=0)


def test_capitano_a_little_glass_goes_with_each_stake() -> None:
    table = begin("capitano", 3, glasses="on")
    assert heard(table, "31", claim(53), DOUBT)[2:4] == (
        Lost(0, 1, 2, Cause.CAUGHT),
        GlassesEmptied(0, 1),
    )
    assert GlassesEmptied(0, 2) in heard(table, "31", claim(21), DOUBT)
    assert GlassesEmptied(1, 1) in heard(table, "31", claim(21), BELIEVE)


def test_the_little_glasses_are_off_by_default_and_only_flavour() -> None:
    script = ("31", claim(53), DOUBT, "42", claim(42), DOUBT)
    without = play(begin("capitano", 3), *script)
    with_ = play(begin("capitano", 3, glasses="on"), *script)
    assert not any(isinstance(event, GlassesEmptied) for event in without.events)
    assert without.state.moment.lives == with_.state.moment.lives
    assert without.events == tuple(
        event for event in with_.events if not isinstance(event, GlassesEmptied)
    )


def test_a_doubt_after_keeping_costs_the_claimer_two_in_all() -> None:
    facing = play(begin("beghel", 2), "31", claim(53), BELIEVE, "42").state
    losses = [event for event in play(facing, keep(51), DOUBT).events if isinstance(event, Lost)]
    assert [(event.seat, event.left) for event in losses] == [(1, 8), (1, 7)]


@pytest.mark.parametrize("name", NAMES)
def test_sixteen_players_play_to_the_last(name: GameName) -> None:
    state = begin(name, 16, start=1)
    for left in range(15, 0, -1):
        step = play(state, "31", claim(53), DOUBT)
        out = [event for event in step.events if isinstance(event, WentOut)]
        assert [event.still for event in out] == [left]
        state = step.state
    assert state.moment.over
    assert sum(state.moment.lives) == 1
    assert list(takewhile(lambda seat: not state.moment.lives[seat], range(16))) == list(range(15))


@pytest.mark.parametrize("name", NAMES)
def test_2_to_16_players(name: GameName) -> None:
    for seats in range(2, 17):
        assert len(begin(name, seats).moment.lives) == seats
    assert GAMES[name].seats == range(2, 17)


@pytest.mark.parametrize(
    ("name", "usual"),
    [
        ("beghel", {"points": 9, "keep": "on", "preliminary": "on"}),
        ("tokyo", {"lives": 6, "preliminary": "on"}),
        ("capitano", {"stakes": 3, "claims": "higher", "glasses": "off"}),
    ],
)
def test_the_options_of_each_game_and_what_they_are_without_a_choice(
    name: GameName, usual: dict[str, OptionValue]
) -> None:
    assert {spec.name: spec.default for spec in GAMES[name].options} == usual


@pytest.mark.parametrize("name", ["beghel", "tokyo"])
def test_who_opens_for_a_loser_who_is_out_is_the_next_in_the_order_of_play(name: GameName) -> None:
    table = GAMES[name].start(settings(name, start=1, preliminary="on"), 3).state
    ordered = after(table, "31", "65", "42", "3")
    assert ordered.moment.order == (1, 0, 2)
    assert heard(ordered, "31", claim(53), DOUBT)[-2:] == (WentOut(1, 2), HandBegan(0))
    assert heard(ordered, "53", claim(53), DOUBT)[-2:] == (WentOut(0, 2), HandBegan(2))
