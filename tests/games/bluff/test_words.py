"""What the three games say: words by game, the notes of the rules, and who hears what."""

from random import Random

import pytest

from farkle_access.core.cues import Cue
from farkle_access.gamekit.computers import Level
from farkle_access.gamekit.hearing import heard as told_by
from farkle_access.gamekit.words import Query, Utterance
from farkle_access.games.bluff.rules.ranking import VALUES
from farkle_access.games.bluff.rules.rulesets import GameName
from farkle_access.games.bluff.rules.state import Phase
from farkle_access.games.bluff.wording.terms import TERMS, value_name
from farkle_access.i18n.catalog import Catalogs
from farkle_access.i18n.detail import Detail
from tests.contract.listening import listeners
from tests.games.bluff.matches import random_matches, swapped
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
from tests.games.bluff.speaking import PACKAGES, answer, listener, said, told

every_game = pytest.mark.parametrize("name", NAMES)
VERBS = {"beghel": "declare", "tokyo": "declare", "capitano": "announce"}
ITALIAN = {"beghel": "dichiara", "tokyo": "dichiara", "capitano": "annuncia"}
LATVIAN = {"beghel": "piesaka", "tokyo": "piesaka", "capitano": "paziņo"}
UNITS = {"beghel": "point", "tokyo": "life", "capitano": "stake"}


@every_game
def test_each_game_has_its_verb(name: GameName, catalogs: Catalogs) -> None:
    bruno = listener(1)
    assert said(name, bruno, begin(name, 3), "53", claim(53)) == [
        f"Anna opens and {VERBS[name]}s 53."
    ]
    for language, verbs in (("it", ITALIAN), ("lv", LATVIAN)):
        who = listener(1, tr=catalogs.translator(language))
        state = after(begin(name, 3), "53", claim(53), BELIEVE, "54")
        assert said(name, listener(2, tr=who.tr), state, claim(54)) == [f"Bruno {verbs[name]} 54."]


@every_game
def test_each_game_has_its_word_for_what_is_lost(name: GameName) -> None:
    unit = UNITS[name]
    state = after(begin(name, 3, start=3), "31", claim(53))
    assert said(name, listener(2), state, DOUBT)[0].startswith(
        f"Bruno does not believe 53. The dice show 31: Anna lied. Anna loses a {unit}. 2 "
    )


@every_game
def test_a_doubt_of_the_highest_value_costs_two_and_a_true_value_costs_the_doubter(
    name: GameName,
) -> None:
    many = {"point": "points", "life": "lives", "stake": "stakes"}[UNITS[name]]
    state = after(begin(name, 3), "21", claim(21))
    line = said(name, listener(1), state, DOUBT)[0]
    title = "Captain" if name == "capitano" else name.capitalize()
    assert line.startswith(
        f"You do not believe 21, {title}. The dice show 21, {title}: it was true. "
        f"You lose two {many}."
    )


def test_66_is_steel_in_beghel_alone_and_every_other_value_is_its_number() -> None:
    tr = listener(0).tr
    assert value_name(66, TERMS["beghel"], tr) == "66, steel"
    for name in ("tokyo", "capitano"):
        assert value_name(66, TERMS[name], tr) == "66"
    for name in NAMES:
        plain = [value_name(value, TERMS[name], tr) for value in VALUES[:-2]]
        assert plain == [str(value) for value in VALUES[:-2]]


def test_a_believed_21_ends_the_hand_in_tokyo_and_stays_in_beghel() -> None:
    tokyo = after(begin("tokyo", 3), "21", claim(21))
    assert said("tokyo", listener(1), tokyo, BELIEVE) == [
        "You believe 21, Tokyo. You lose a life. 5 lives are left.",
        "New hand: you begin.",
    ]
    beghel = after(begin("beghel", 3), "21", claim(21))
    assert said("beghel", listener(1), beghel, BELIEVE) == ["You believe 21, Beghel."]


def test_keeping_is_told_with_what_it_costs_and_who_answers() -> None:
    state = after(begin("beghel", 3), "53", claim(53), BELIEVE, "42")
    assert said("beghel", listener(0), state, keep(42)) == [
        "Bruno keeps and declares 42. Bruno loses a point. 8 points are left."
    ]
    assert said("beghel", listener(1, 2), state, keep(42)) == [
        "Bruno keeps and declares 42. Bruno loses a point. 8 points are left. Carla answers."
    ]


def test_belief_and_what_is_kept_after_it_are_one_sentence() -> None:
    state = after(begin("beghel", 3), "31", claim(53))
    events = play(state, BELIEVE, "42", keep(42)).events
    cost = "Bruno loses a point. 8 points are left."
    assert told("beghel", events, listener(2)) == [
        f"Bruno believes it, keeps and declares 42. {cost}"
    ]
    brief = listener(2, detail=Detail.BRIEF)
    assert told("beghel", events, brief) == [f"Bruno keeps and declares 42. {cost}"]


def test_the_pot_and_the_little_glasses_of_capitano() -> None:
    first = GAMES["capitano"].start(settings("capitano", glasses="on"), 3)
    assert told("capitano", first.events, listener(0)) == [
        "The pot holds 9 stakes for the winner."
    ]
    state = after(begin("capitano", 3, glasses="on"), "31", claim(53))
    assert said("capitano", listener(0), state, DOUBT)[0].endswith(
        "You lose a stake. 2 stakes are left. You empty a little glass."
    )
    assert answer("capitano", Query.SCORES, state, listener(0)).endswith("In the pot: 9 stakes.")


def test_who_is_out_and_who_has_won() -> None:
    state = after(begin("tokyo", 3, start=1), "31", claim(53))
    lines = said("tokyo", listener(2), state, DOUBT)
    assert lines == [
        "Bruno does not believe 53. The dice show 31: Anna lied. Anna loses a life. "
        "Anna is out of the game. 2 players are still in."
    ]
    state = after(begin("tokyo", 2, start=1), "31", claim(53))
    assert said("tokyo", listener(1, seats=2), state, DOUBT)[-1] == (
        "The match is over: you win, with 1 life left!"
    )


@pytest.mark.parametrize(
    ("name", "yours", "theirs"),
    [
        ("beghel", "with 2 points left!", "with 2 points left."),
        ("tokyo", "with 2 lives left!", "with 2 lives left."),
        (
            "capitano",
            "with 2 stakes left, and take the pot of 4!",
            "with 2 stakes left, and takes the pot of 4.",
        ),
    ],
)
def test_the_end_is_one_sentence_with_what_the_winner_has(
    name: GameName, yours: str, theirs: str
) -> None:
    state = after(begin(name, 2, start=2), "31", claim(21))
    assert said(name, listener(1, seats=2), state, DOUBT)[-1] == (
        f"The match is over: you win, {yours}"
    )
    for here in ((0,), (0, 1)):
        assert said(name, listener(*here, seats=2), state, DOUBT)[-1] == (
            f"The match is over: Bruno wins, {theirs}"
        )


@every_game
def test_a_secret_roll_is_told_to_its_roller_alone(name: GameName) -> None:
    state = begin(name, 3)
    assert said(name, listener(0), state, "42") == ["You have 42."]
    for others in ((1,), (1, 2), ()):
        assert said(name, listener(*others), state, "42") == ["Anna rolls in secret."]


@every_game
def test_of_several_here_a_secret_roll_is_a_sound_because_the_keyboard_is_asked_for(
    name: GameName,
) -> None:
    events = heard(begin(name, 3), "42")
    assert told_by(PACKAGES[name], events, listener(0, 1)) == (Utterance("", (Cue.DICE,)),)
    in_full = listener(0, 1, detail=Detail.FULL)
    assert told(name, events, in_full) == ["Anna rolls in secret."]


@pytest.mark.slow
@every_game
def test_public_sentences_do_not_differ_with_hidden_dice(name: GameName) -> None:
    """Everything heard by everybody but the roller, in every detail and language here."""
    package = PACKAGES[name]
    for seed, match in enumerate(random_matches(name)[::4]):
        other = swapped(match, Random(seed))
        for who in listeners(match.seats, listener(0).tr):
            for one, twin in zip(match.steps, other.steps, strict=True):
                holder = one.state.moment.holder
                if who.seats != {holder}:
                    assert told_by(package, one.events, who) == told_by(package, twin.events, who)


@every_game
def test_d_tells_the_dice_to_their_owner_alone(name: GameName) -> None:
    state = after(begin(name, 3), "42")
    assert answer(name, Query.DICE, state, listener(0)) == "You have 42."
    assert answer(name, Query.DICE, state, listener(1), seat=1) == "Only Anna knows the dice."
    assert answer(name, Query.DICE, state, listener(0, 1)) == "Only Anna knows the dice."
    claimed = after(state, claim(53))
    assert answer(name, Query.DICE, claimed, listener(1)) == "Only Anna knows the dice."
    believed = after(claimed, BELIEVE)
    assert believed.moment.phase is Phase.ROLL
    assert answer(name, Query.DICE, believed, listener(1)) == "No dice lie under the cup now."


def test_c_tells_the_value_to_beat_who_said_it_and_what_is_at_stake() -> None:
    beghel = after(begin("beghel", 3), "53", claim(53), BELIEVE, "42")
    assert answer("beghel", Query.COUNTS, beghel, listener(1)) == (
        "To equal or beat: 53. Anna declared it. At stake: a point; two points with 21, Beghel."
    )
    capitano = after(begin("capitano", 3), "53", claim(53), BELIEVE, "42")
    assert answer("capitano", Query.COUNTS, capitano, listener(0, 1)) == (
        "To beat: 53. Anna announced it. At stake: a stake; two stakes with 21, Captain."
    )
    tokyo = after(begin("tokyo", 3), "53", claim(21))
    assert answer("tokyo", Query.COUNTS, tokyo, listener(1)) == (
        "Declared value: 21, Tokyo. Anna declared it. At stake: two lives. "
        "Believing costs: a life."
    )


def test_t_tells_whose_turn_it_is_and_what_is_expected() -> None:
    state = after(begin("tokyo", 3), "53")
    assert answer("tokyo", Query.TURN, state, listener(0)) == (
        "Your turn. Now a value must be declared."
    )
    assert answer("tokyo", Query.TURN, after(state, claim(53)), listener(0, 1)) == (
        "Turn of Bruno. Now 53 is to be believed or not."
    )


def test_the_order_is_heard_step_by_step() -> None:
    state = GAMES["tokyo"].start(settings("tokyo", preliminary="on"), 3).state
    who = listener(0)
    assert said("tokyo", who, state, "42") == ["You roll 42."]
    assert said("tokyo", who, state, "42", "61", "42") == [
        "Carla rolls 42.",
        "Equal with 42: Anna, Carla. They roll again.",
    ]
    again = ("42", "61", "42", "31", "53")
    assert said("tokyo", who, state, *again) == [
        "Carla rolls again: 53.",
        "Bruno begins, and rolls one die for the direction.",
    ]
    assert said("tokyo", who, state, *again, "3") == [
        "The die shows 3, an odd number: play goes anticlockwise.",
        "The order of play: Bruno, Anna, Carla.",
    ]


def test_of_several_here_each_is_called_to_throw_for_the_order() -> None:
    first = GAMES["beghel"].start(settings("beghel", preliminary="on"), 3)
    who, alone = listener(0, 2), listener(2)
    beginning = "First everybody rolls for the order: the highest value begins."
    assert told("beghel", first.events, who) == [f"{beginning} Turn of Anna."]
    assert told("beghel", first.events, alone) == [beginning]
    assert said("beghel", who, first.state, "42") == ["Anna rolls 42."]
    assert said("beghel", who, first.state, "42", "61") == ["Bruno rolls 61. Turn of Carla."]
    assert said("beghel", alone, first.state, "42", "61") == ["Bruno rolls 61."]
    assert said("beghel", who, first.state, "42", "61", "42") == [
        "Carla rolls 42.",
        "Equal with 42: Anna, Carla. They roll again. Turn of Anna.",
    ]
    brief = listener(0, 2, detail=Detail.BRIEF)
    assert said("beghel", brief, first.state, "42", "61") == ["Turn of Carla."]


@every_game
def test_in_full_detail_every_event_has_a_line(name: GameName) -> None:
    who = listener(2, detail=Detail.FULL)
    state = after(begin(name, 3), "53", claim(53))
    assert said(name, who, state, BELIEVE) == ["Bruno believes 53."]
    assert len(said(name, who, state, DOUBT)) == 4


@every_game
def test_the_rules_have_the_numbers_of_the_table(name: GameName) -> None:
    words, tr = PACKAGES[name].words(), listener(0).tr
    rules = words.rules(settings(name, start=7), tr)
    assert any("with 7 " in line for line in rules)
    verb = VERBS[name]
    assert not any(("declare" if verb == "announce" else "announce") in line for line in rules)


def test_rules_that_are_switched_off_are_not_read() -> None:
    words, tr = PACKAGES["beghel"].words(), listener(0).tr
    with_, without = (
        " ".join(words.rules(settings("beghel", keep=keeping), tr)) for keeping in ("on", "off")
    )
    assert "may keep" in with_
    assert "keep" not in without.lower()
    glasses = PACKAGES["capitano"].words().rules(settings("capitano", glasses="on"), tr)
    assert "little glass" in glasses[-1]


@every_game
def test_the_levels_and_the_figures_have_words(name: GameName) -> None:
    package, tr = PACKAGES[name], listener(0).tr
    words, levels = package.words(), list(package.computers().by_level)
    assert levels == [Level.EASY, Level.MEDIUM, Level.HARD, Level.PERFECT, Level.ADAPTIVE]
    assert len({words.level(level, tr) for level in levels}) == len(levels)
    with pytest.raises(KeyError):
        words.level(Level.GNUBG, tr)
    statistics = package.statistics()
    figures = {key: 10 + n for n, key in enumerate(statistics.figures)}
    assert statistics.sentences(figures, tr)[2:] == (
        "Bluffs: 12, found out: 13.",
        "Doubts that were right: 14, wrong: 15.",
    )
