"""What the contract suite asks of the rules of every game, asked of these three."""

from collections.abc import Callable

import pytest

from farkle_access.games.bluff.rules import game
from tests.contract import test_every_game as contract
from tests.games.bluff.play import NAMES

OF_THE_RULES: tuple[Callable[[str], None], ...] = (
    contract.test_random_games_end,
    contract.test_every_random_game_is_another_one,
    contract.test_the_name_is_the_one_in_the_list_of_games,
    contract.test_the_usual_value_is_offered_and_the_option_takes_all_that_are,
    contract.test_a_number_of_seats_that_is_not_offered_is_refused,
    contract.test_apply_accepts_exactly_the_legal_moves,
    contract.test_a_seat_on_turn_has_a_legal_move_and_none_twice,
    contract.test_nobody_has_a_legal_move_when_dice_are_awaited_or_the_match_is_over,
    contract.test_states_views_moves_events_and_refusals_are_hashable_and_frozen,
    contract.test_every_prefix_of_the_log_read_from_json_leads_to_the_same_state,
    contract.test_the_same_moves_make_the_same_events_also_with_two_matches_side_by_side,
    contract.test_private_events_are_for_seats_of_the_table,
    contract.test_only_games_that_say_so_hide_anything_and_only_throws,
    contract.test_silence_is_a_bug,
    contract.test_the_tally_has_exactly_the_figures_of_the_game_for_every_seat,
)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("ask", OF_THE_RULES, ids=lambda ask: ask.__name__)
def test_the_rules_keep_the_contract(name: str, ask: Callable[[str], None]) -> None:
    ask(name)


def test_another_name_is_no_game_of_the_family() -> None:
    with pytest.raises(KeyError):
        game("farkle")
