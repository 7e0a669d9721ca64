"""Settings of a table."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farkle_access.core.options import (
    BadOption,
    ChoiceOption,
    NumberOption,
    UnknownOption,
    checked,
    meaningful,
    number,
    word,
)

LIMIT = NumberOption("limit", 1000, 100, 10000, 5, (1000, 1500))
ENDING = ChoiceOption("ending", "round", ("round", "sudden"))
SPECS = (LIMIT, ENDING)


@pytest.mark.parametrize("value", [100, 105, 1000, 10000, "100", "1500", "0105"])
def test_a_number_in_range_and_step_is_taken_also_as_digits(value: object) -> None:
    assert LIMIT.check(value) == int(str(value))


@pytest.mark.parametrize("value", [95, 99, 101, 10005, -100, 0, "95", "101"])
def test_a_number_out_of_range_or_step_is_refused(value: object) -> None:
    with pytest.raises(BadOption):
        LIMIT.check(value)


@pytest.mark.parametrize(
    "value",
    [
        "",
        " 100",
        "+100",
        "-100",
        "1e3",
        "1_000",
        "100.0",
        "\u0661\u0660\u0660",
        "\u00b900",
        "1" * 5000,
    ],
)
def test_text_that_is_not_plain_digits_is_refused(value: str) -> None:
    with pytest.raises(BadOption):
        LIMIT.check(value)


@pytest.mark.parametrize("value", [True, None, 1000.0, [1000], b"1000", {}])
def test_what_is_no_number_is_refused(value: object) -> None:
    with pytest.raises(BadOption):
        LIMIT.check(value)


def test_true_is_not_1() -> None:
    with pytest.raises(BadOption):
        NumberOption("count", 1, 0, 2, 1, (1,)).check(True)


def test_0_is_taken_where_it_is_in_range() -> None:
    assert NumberOption("entry", 50, 0, 500, 5, (0, 50)).check("0") == 0


@settings(deadline=None)
@given(st.integers() | st.text() | st.integers().map(str))
def test_whatever_is_taken_keeps_the_limits(value: object) -> None:
    try:
        number = LIMIT.check(value)
    except BadOption:
        return
    assert number in range(100, 10001, 5)
    assert LIMIT.check(number) == number


@settings(deadline=None)
@given(st.integers(20, 2000).map(lambda n: 5 * n))
def test_every_number_in_range_and_step_is_taken(number: int) -> None:
    assert LIMIT.check(number) == LIMIT.check(str(number)) == number


@pytest.mark.parametrize("value", ["round", "sudden"])
def test_a_possibility_is_taken_by_its_name(value: str) -> None:
    assert ENDING.check(value) == value


@pytest.mark.parametrize("value", ["Round", "", "roun", "round ", None, 0, ["round"]])
def test_another_possibility_is_refused(value: object) -> None:
    with pytest.raises(BadOption):
        ENDING.check(value)


def test_a_refused_value_names_its_option_and_the_value() -> None:
    with pytest.raises(BadOption) as bad:
        LIMIT.check("many")
    assert (bad.value.spec, bad.value.value) == (LIMIT, "many")
    assert "limit" in str(bad.value)


def test_options_not_given_have_their_usual_values() -> None:
    assert checked(SPECS, {}) == {"limit": 1000, "ending": "round"}


def test_options_given_are_checked_and_converted() -> None:
    assert checked(SPECS, {"ending": "sudden", "limit": "1500"}) == {
        "limit": 1500,
        "ending": "sudden",
    }


def test_options_keep_the_order_in_which_they_are_offered() -> None:
    assert list(checked(SPECS, {"ending": "sudden", "limit": 500})) == ["limit", "ending"]


def test_one_bad_value_among_good_ones_is_refused() -> None:
    with pytest.raises(BadOption) as bad:
        checked(SPECS, {"limit": 1000, "ending": "never"})
    assert bad.value.spec is ENDING


def test_a_name_of_no_option_is_refused() -> None:
    with pytest.raises(UnknownOption) as unknown:
        checked(SPECS, {"limits": 1000})
    assert unknown.value.name == "limits"


def test_an_option_that_needs_another_value_of_another_means_nothing_without_it() -> None:
    length = NumberOption("length", 3, 0, 25, 1, (0, 3))
    jacoby = ChoiceOption("jacoby", "on", ("on", "off"), ("length", 0))
    specs = (length, jacoby)
    assert meaningful(specs, {"length": 3, "jacoby": "on"}) == (length,)
    assert meaningful(specs, {"length": 0, "jacoby": "off"}) == specs
    assert checked(specs, {"jacoby": "off"}) == {"length": 3, "jacoby": "off"}


def test_values_are_numbers_or_words_by_their_option() -> None:
    values = checked(SPECS, {"limit": 1500})
    assert (number(values, "limit"), word(values, "ending")) == (1500, "round")
    with pytest.raises(TypeError, match="ending"):
        number(values, "ending")
    with pytest.raises(TypeError, match="limit"):
        word(values, "limit")
