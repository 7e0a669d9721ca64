"""The menus of the three games, and why a value is not in them."""

import pytest

from farkle_access.games.bluff.rules.ranking import VALUES
from farkle_access.games.bluff.rules.rulesets import GameName
from tests.games.bluff.play import BELIEVE, DOUBT, NAMES, after, begin, claim, menu
from tests.games.bluff.speaking import PACKAGES, choices, labels, listener, view, why_not

every_game = pytest.mark.parametrize("name", NAMES)
ANNA, BRUNO = listener(0), listener(1)


@every_game
def test_ones_own_value_comes_first_then_the_higher_ones_as_bluffs(name: GameName) -> None:
    said = labels(name, after(begin(name, 3), "64"), ANNA)
    assert said[:3] == ["64, your dice", "65, bluff", "11, bluff"]
    numbers = [choice.number for choice in choices(name, after(begin(name, 3), "64"), ANNA)]
    assert numbers[:8] == [64, 65, 11, 22, 33, 44, 55, 66]


def test_in_capitano_the_values_below_the_dice_come_last() -> None:
    said = labels("capitano", after(begin("capitano", 3), "41"), ANNA)
    assert said[-2:] == ["31, below your dice", "32, below your dice"]
    assert len(said) == len(VALUES)


def test_in_tokyo_an_equal_value_is_not_offered() -> None:
    state = after(begin("tokyo", 3), "53", claim(53), BELIEVE, "53")
    assert labels("tokyo", state, BRUNO)[0] == "54, bluff"
    state = after(begin("beghel", 3), "53", claim(53), BELIEVE, "53")
    assert labels("beghel", state, BRUNO)[0] == "53, your dice"


def test_kept_values_stand_behind_the_bluffs_with_their_cost() -> None:
    state = after(begin("beghel", 3), "53", claim(53), BELIEVE, "51")
    said = [label for label in labels("beghel", state, BRUNO) if label.startswith("Keep")]
    assert said == ["Keep 51, your dice; costs a point", "Keep 52, bluff; costs a point"]
    assert labels("beghel", state, BRUNO)[-2:] == said


@every_game
def test_believing_and_doubting_are_the_only_items_of_an_answer(name: GameName) -> None:
    state = after(begin(name, 3), "53", claim(53))
    assert labels(name, state, BRUNO) == ["Believe it", "Do not believe it"]
    assert [choice.number for choice in choices(name, state, BRUNO)] == [None, None]
    assert [choice.move for choice in choices(name, state, BRUNO)] == [BELIEVE, DOUBT]


@every_game
def test_every_legal_move_is_offered_with_another_label(name: GameName) -> None:
    state = after(begin(name, 3), "53", claim(53), BELIEVE, "42")
    assert tuple(choice.move for choice in choices(name, state, BRUNO)) == menu(state)
    assert len(set(labels(name, state, BRUNO))) == len(menu(state))


@every_game
def test_it_is_secret_while_a_roller_has_to_claim(name: GameName) -> None:
    controls, first = PACKAGES[name].controls(), begin(name, 3)
    rolled = after(first, "42")
    claimed = after(rolled, claim(53))
    assert [controls.secret(view(state)) for state in (first, rolled, claimed)] == [
        False,
        True,
        False,
    ]
    assert not controls.secret(view(rolled, 1))


@every_game
def test_explanations_tell_what_a_choice_does(name: GameName) -> None:
    state = after(begin(name, 3), "42")
    first, second, *_ = choices(name, state, ANNA)
    assert first.explanation.startswith("It is true: whoever does not believe it loses a ")
    assert second.explanation.startswith("Your dice show 42: if it is not believed, you lose a ")
    believe, doubt = choices(name, after(state, claim(53)), BRUNO)
    assert "53" in believe.explanation
    assert doubt.explanation.startswith("The dice are shown, and whoever is wrong loses a ")


@pytest.mark.parametrize(("base", "price"), [(53, "a point"), (21, "two points")])
def test_keeping_with_a_bluff_tells_of_the_point_that_is_lost_besides(
    base: int, price: str
) -> None:
    state = after(begin("beghel", 3), "31", claim(base), BELIEVE, "42")
    kept = {one.label: one.explanation for one in choices("beghel", state, BRUNO)}
    assert kept[f"Keep 43, bluff; costs {price}"] == (
        "Your dice show 42: if it is not believed, you lose another point besides what keeping "
        "costs."
    )
    assert kept[f"Keep 42, your dice; costs {price}"] == (
        "It is true: whoever does not believe it loses a point."
    )


def test_believing_21_says_what_it_costs_where_it_ends_the_hand() -> None:
    costs: tuple[tuple[GameName, str], ...] = (("tokyo", "a life"), ("capitano", "a stake"))
    for name, cost in costs:
        believe, _ = choices(name, after(begin(name, 3), "42", claim(21)), BRUNO)
        assert believe.explanation == f"Costs {cost}, and you open a new hand."
    believe, _ = choices("beghel", after(begin("beghel", 3), "42", claim(21)), BRUNO)
    assert believe.explanation == (
        "Then you roll, and the only value that is enough is 21, Beghel."
    )


def test_why_a_typed_value_is_no_choice() -> None:
    tokyo = after(begin("tokyo", 3), "53", claim(53), BELIEVE, "61")
    no_value = "24 is no value: the dice go from 1 to 6, and the higher one is said first."
    assert why_not("tokyo", tokyo, 24, BRUNO) == [no_value]
    assert why_not("tokyo", tokyo, 53, BRUNO) == ["The declared value must beat 53."]
    assert why_not("tokyo", tokyo, 54, BRUNO) == [
        "Your dice show 61: no lower value can be declared."
    ]
    assert why_not("tokyo", tokyo, 61, BRUNO) == []
    capitano = after(begin("capitano", 3, claims="equal"), "53", claim(53), BELIEVE, "61")
    assert why_not("capitano", capitano, 52, BRUNO) == [
        "The announced value must equal or beat 53."
    ]
    assert why_not("capitano", capitano, 54, BRUNO) == []


def test_why_a_typed_value_is_not_kept_either() -> None:
    state = after(begin("beghel", 3), "53", claim(53), BELIEVE, "61")
    assert why_not("beghel", state, 42, BRUNO) == [
        "The declared value must equal or beat 53.",
        "Keeping is not possible: your dice, 61, are enough for 53.",
    ]
    poor = after(begin("beghel", 3, start=1), "53", claim(53), BELIEVE, "42")
    assert why_not("beghel", poor, 42, BRUNO)[1] == (
        "Keeping is not possible: it costs a point, and you only have a point."
    )


@every_game
def test_nothing_is_told_of_values_to_whoever_has_no_dice(name: GameName) -> None:
    assert why_not(name, begin(name, 3), 42, ANNA) == []
    assert why_not(name, after(begin(name, 3), "42", claim(53)), 42, BRUNO) == []


@every_game
def test_right_after_the_dice_were_told_their_item_does_not_say_them_again(name: GameName) -> None:
    first, *others = choices(name, after(begin(name, 3), "64"), ANNA)
    assert (first.label, first.after_news) == ("64, your dice", "your dice")
    assert not [choice for choice in others if choice.after_news]
    (roll,) = choices(name, begin(name, 3), ANNA)
    assert roll.after_news == ""
