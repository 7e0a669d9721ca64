import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farkle_access.gamekit.computers import Level
from farkle_access.play.players import (
    BadName,
    NameFault,
    Player,
    check_names,
    clean_name,
    name_key,
    new_player,
)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ann", "Ann"),
        ("  Ann \t  Lee\n", "Ann Lee"),
        ("Ne\u0301e", "N\u00e9e"),
        ("Ļoti Žēl", "Ļoti Žēl"),
        ("O'Neil-Smith 2.", "O'Neil-Smith 2."),
        ("x" * 30, "x" * 30),
        ("e\u0301" * 30, "\u00e9" * 30),
        ("robot:", "robot:"),
        ("张伟", "张伟"),
    ],
)
def test_names_are_composed_and_have_single_spaces(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", NameFault.EMPTY),
        (" \t\n\u00a0\u2003", NameFault.EMPTY),
        ("x" * 31, NameFault.TOO_LONG),
        ("An\x1b[2Jn", NameFault.UNPRINTABLE),
        ("A\u200dn", NameFault.UNPRINTABLE),
        ("\u202eAnn", NameFault.UNPRINTABLE),
        ("A\ud800", NameFault.UNPRINTABLE),
        ("A\ue000", NameFault.UNPRINTABLE),
        ("A\u0378", NameFault.UNPRINTABLE),
        ("A\x00", NameFault.UNPRINTABLE),
        ("Ann, Bob", NameFault.RESERVED_CHARACTER),
        ("bot:hard", NameFault.RESERVED_CHARACTER),
        ("BoT: x", NameFault.RESERVED_CHARACTER),
    ],
)
def test_names_that_cannot_be_given(text: str, reason: NameFault) -> None:
    with pytest.raises(BadName) as caught:
        clean_name(text)
    assert caught.value.reason is reason
    assert str(caught.value).isascii()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Nicol\udcf2", NameFault.UNREADABLE),
        ("Nicol\ufffd\ufffd", NameFault.UNREADABLE),
        ("\u3164", NameFault.UNPRINTABLE),
        ("Ann\u3164", NameFault.UNPRINTABLE),
        ("Ann\uffa0", NameFault.UNPRINTABLE),
        ("Ann\u034f", NameFault.UNPRINTABLE),
        ("Ann\ufe0f", NameFault.UNPRINTABLE),
        ("Ann\u2800", NameFault.UNPRINTABLE),
        ("\u0410nna", NameFault.MIXED),
        ("Ann\u03bf", NameFault.MIXED),
        ("anna", NameFault.DUPLICATE),
        ("Anna.", NameFault.ALIKE),
        ("An na", NameFault.ALIKE),
        ("\uff21nna", NameFault.ALIKE),
        ("Ann\u00aa", NameFault.ALIKE),
        ("O\u2019Neil", NameFault.ALIKE),
    ],
    ids=ascii,
)
def test_a_new_name_can_be_read_and_told_from_the_others(text: str, reason: NameFault) -> None:
    with pytest.raises(BadName) as caught:
        new_player(text, [Player("Anna"), Player("O'Neil", Level.EASY)])
    assert caught.value.reason is reason


@pytest.mark.parametrize("text", ["Ann", "Anna 2", "Ānna", "Анна", "Ελένη", "张伟", "Zoë", "José"])
def test_a_new_name_of_any_alphabet_is_taken(text: str) -> None:
    assert new_player(text, [Player("Anna"), Player("Jose")]).name == text


@given(st.text(st.characters(), max_size=40))
def test_a_clean_name_is_clean_whatever_was_typed(text: str) -> None:
    try:
        name = clean_name(text)
    except BadName:
        return
    assert clean_name(name) == name
    assert 0 < len(name) <= 30
    assert name.isprintable()
    assert unicodedata.is_normalized("NFC", name)


def test_two_players_need_two_names() -> None:
    check_names([Player("Ann"), Player("Anna"), Player("Robot", Level.HARD)])
    for second in ("Ann", "ANN", "ann"):
        with pytest.raises(BadName) as caught:
            check_names([Player("Ann"), Player("Bob"), Player(second, Level.EASY)])
        assert caught.value.reason is NameFault.DUPLICATE
        assert caught.value.name == second
    assert name_key("STRASSE") == name_key("straße")


def test_a_player_with_a_level_is_a_computer() -> None:
    assert Player("Robot", Level.EASY).computer
    assert not Player("Ann").computer
