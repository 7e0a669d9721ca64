"""The adaptive player: from what everybody saw, and never far from the plan."""

import pytest

from benchmarks.bluff_exploiting import Exploiter
from farkle_access.core.options import checked
from farkle_access.games.bluff.engine.adapting import LESS, MORE, adapted, leaning
from farkle_access.games.bluff.engine.strategy import doubt_of, strategy
from farkle_access.games.bluff.rules.rulesets import RULE_SETS, GameName
from farkle_access.games.bluff.rules.state import State
from tests.games.bluff.matches import random_matches
from tests.games.bluff.play import ANY, DOUBT, NAMES, after, begin, claim

every_game = pytest.mark.parametrize("name", NAMES)


def doubts(state: State) -> float:
    return dict(adapted(ANY.view(state, state.moment.seat))).get(DOUBT, 0.0)


@every_game
def test_a_lie_that_was_shown_makes_it_doubt_more_and_a_truth_less(name: GameName) -> None:
    liar = after(begin(name, 2, 0), "31", claim(61), DOUBT, "31", claim(62))
    assert leaning(liar.moment, 0) > 0
    assert doubt_of(liar.moment) < doubts(liar) <= doubt_of(liar.moment) + MORE
    honest = after(begin(name, 2, 0), "61", claim(61), DOUBT, "65", claim(65), DOUBT)
    assert leaning(honest.moment, 0) < 0
    assert leaning(honest.moment, 1) != 0


@every_game
def test_it_remembers_what_doubts_showed_and_nothing_else(name: GameName) -> None:
    for match in random_matches(name)[::20]:
        shown = 0
        for step, move in zip(match.steps[1:], match.moves, strict=True):
            shown += move == DOUBT
            assert len(step.state.moment.shown) == shown


@every_game
def test_it_plays_by_the_plan_while_nothing_was_shown(name: GameName) -> None:
    for script in (("42",), ("42", claim(61))):
        view = ANY.view(after(begin(name), *script), 0 if len(script) == 1 else 1)
        assert adapted(view) == strategy(view)


@every_game
@pytest.mark.slow
@pytest.mark.parametrize("shift", [MORE, -LESS])
def test_who_knows_it_gains_at_most_2_in_100(name: GameName, shift: float) -> None:
    """Even if it always doubted as much more or less often as it ever does."""
    rule_set = RULE_SETS[name]
    settings = rule_set.settings(checked(rule_set.options, {}))
    found = Exploiter(name, settings, shift).gains((settings.lives, settings.lives))
    assert max(found) < 0.02
