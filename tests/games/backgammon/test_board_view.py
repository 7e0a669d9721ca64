"""The board as it is heard: all of it, its kinds of points, shots, primes and the race."""

from collections import Counter
from itertools import product

from farkle_access.games.backgammon.board_view import BackgammonBoard
from farkle_access.games.backgammon.rules.board import legal_plays
from farkle_access.games.backgammon.rules.ids.moment import moment_of
from farkle_access.games.backgammon.rules.moves import Double
from farkle_access.games.backgammon.rules.position import mirrored
from farkle_access.games.backgammon.rules.setting_up import read_moment
from farkle_access.games.backgammon.wording.structure import prime, shots
from farkle_access.i18n.translator import ENGLISH
from tests.games.backgammon.listeners import BOTH, BRUNO, listener
from tests.games.backgammon.play import ROLL, after, board, on_roll

BOARD = BackgammonBoard()
MINE, THEIRS = {24: 1, 13: 3, 8: 3, 6: 4, 5: 2, 4: 1}, {1: 2, 12: 4, 17: 3, 19: 5, 20: 1}


def turned(checkers: dict[int, int]) -> dict[int, int]:
    """The same checkers from the other side."""
    return {25 - point: count for point, count in checkers.items()}


def names(state: object, index: int) -> list[str]:
    return [place.label for place in BOARD.kinds(state, listener())[index].places()]  # type: ignore[arg-type]


def test_the_overview_has_every_checker_of_both_sides() -> None:
    state = on_roll(MINE, THEIRS)
    assert BOARD.overview(state, listener()) == (
        "You: 1 on 24, 3 on 13, 3 on 8, 4 on 6, 2 on 5, 1 on 4, 1 off.",
        "Bruno: 1 on 20, 5 on 19, 3 on 17, 4 on 12, 2 on 1.",
    )


def test_the_overview_is_the_same_whoever_has_the_turn() -> None:
    mine = on_roll(MINE, THEIRS)
    swapped = on_roll(turned(THEIRS), turned(MINE), seat=1)
    assert BOARD.overview(mine, listener()) == BOARD.overview(swapped, listener())
    assert BOARD.overview(mine, listener(BRUNO))[0].startswith("You: 2 on 24, 4 on 13")
    assert BOARD.overview(mine, listener(BOTH))[0].startswith("Anna: 1 on 24")


def test_bar_and_off_are_heard_when_something_is_there() -> None:
    state = on_roll({25: 2, 6: 3}, {0: 1, 19: 2})
    said = BOARD.overview(state, listener())
    assert said[0].startswith("You: 2 on the bar, 3 on 6, 10 off")
    assert said[1] == "Bruno: 1 on the bar, 2 on 19, 12 off."
    (race,) = BOARD.race(state, listener())
    assert "You, on the bar: 2." in race
    assert "Bruno, off: 12." in race
    assert names(state, 0)[0] == "Bar. You: 2. Bruno: 1."
    assert names(state, 0)[-1] == "Off. You: 10. Bruno: 12."
    assert len(names(on_roll(), 0)) == 24


def test_the_race_says_who_leads() -> None:
    assert BOARD.race(on_roll(), listener()) == ("Pips. You: 167. Bruno: 167. Level.",)
    ahead = on_roll({6: 2}, {19: 3})
    assert "You: 12. Bruno: 18. You lead by 6." in BOARD.race(ahead, listener())[0]
    assert "You: 18. Anna: 12. You trail by 6." in BOARD.race(ahead, listener(BRUNO))[0]
    assert "Anna leads by 6." in BOARD.race(ahead, listener(BOTH))[0]
    rolled = after(on_roll(), ROLL, "61")
    assert BOARD.race(rolled, listener())[1] == "Dice to play: 6, 1."


def test_each_kind_holds_its_points() -> None:
    state = after(on_roll(MINE, THEIRS), ROLL, "61")
    kinds = BOARD.kinds(state, listener())
    assert [kind.name for kind in kinds[2:4]] == ["Your blots: 2.", "Blots of the opponent: 1."]
    assert names(state, 2) == ["Point 24: 1 of yours, a blot.", "Point 4: 1 of yours, a blot."]
    assert names(state, 3) == ["Point 20: Bruno, 1, a blot."]
    assert names(state, 5)[0] == "Point 19: Bruno, 5."
    assert kinds[4].name == "Your made points: 4."


def test_a_row_of_made_points_is_named_from_the_listeners_side() -> None:
    state = on_roll({8: 2, 7: 2, 6: 2, 5: 2}, {20: 2, 19: 2, 18: 2, 17: 2, 16: 2})
    kinds = BOARD.kinds(state, listener())
    assert kinds[4].name == "Your made points: 4. Longest row: 4, from 8 to 5."
    assert kinds[5].name == "Made points of the opponent: 5. Longest row: 5, from 20 to 16."


def test_shots_are_counted_over_the_36_rolls() -> None:
    position = board({10: 1, 3: 2}, {4: 1, 12: 2})
    counted = 0
    for roll in product(range(1, 7), repeat=2):
        counted += any(after[4] > -1 for after in legal_plays(position, roll))
    assert shots(position, 4) == counted == 17
    assert shots(board({3: 1, 1: 1}, {24: 1}), 24) == 0


def test_a_prime_has_no_gap() -> None:
    assert prime(board({8: 2, 7: 2, 6: 2, 4: 2, 3: 2}, {24: 2})) == (8, 6)
    assert prime(board({8: 2, 6: 2, 4: 2}, {24: 2})) is None


def test_the_blot_of_the_listener_says_how_many_rolls_hit_it() -> None:
    state = on_roll({4: 1, 24: 2}, {1: 2, 12: 2})
    places = {
        place.label: place.explanation for place in BOARD.kinds(state, listener())[2].places()
    }
    hits = shots(mirrored(state.position), 21)
    assert places == {"Point 4: 1 of yours, a blot.": f"Rolls that hit it: {hits} of 36."}


def test_the_texts_lead_back_to_the_moment() -> None:
    state = after(on_roll(MINE, THEIRS, length=0), ROLL, "61")
    texts = [text.rpartition(" ")[2] for text in BOARD.texts(state, ENGLISH)]
    moment = moment_of(state)
    assert read_moment(texts[0]).position == moment.position
    assert read_moment(":".join(texts[:2])) == moment
    assert read_moment(texts[2]).dice == (6, 1)
    assert texts[2] == BOARD.texts(state, ENGLISH)[2]


def test_no_checker_is_heard_twice() -> None:
    state = on_roll(MINE, THEIRS)
    labels = Counter(names(state, 0))
    assert max(labels.values()) == 1


def test_whoever_must_answer_an_offer_sees_the_board_from_their_own_side() -> None:
    offered = after(on_roll(MINE, THEIRS, seat=0), Double())
    assert offered.answering == 1
    said = BOARD.overview(offered, listener(BOTH))
    assert said == BOARD.overview(on_roll(turned(THEIRS), turned(MINE), seat=1), listener(BOTH))
    assert said[0].startswith("Bruno: 2 on 24")
    first = BOARD.kinds(offered, listener(BOTH))[0].places()[0]
    assert first.label == "Point 24: Bruno, 2."
