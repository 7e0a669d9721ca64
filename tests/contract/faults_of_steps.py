"""Faults of the rules of the toy game in states and events."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from farkle_access.core.contract import Event, Seat, Step
from farkle_access.core.options import OptionValue
from tests.contract import checks_of_controls as of_controls
from tests.contract import checks_of_program as of_program
from tests.contract import checks_of_rules as of_rules
from tests.contract import checks_of_types as of_types
from tests.contract.fault import Fault, pig
from tests.contract.private_events import made_private
from tests.contract.subject import Check
from tests.toy.pig.rules import PigRules, State


class Lists(PigRules):
    """States with lists can be changed behind everybody's back."""

    def start(self, options: Mapping[str, OptionValue], seats: int) -> Any:
        step = super().start(options, seats)
        totals: Any = list(step.state.totals)
        return Step(replace(step.state, totals=totals), step.events)


class Lucky(PigRules):
    """Throws a die of its own."""

    def thrown(self, state: State, dice: tuple[int, ...]) -> Any:
        return super().thrown(state, (random.choice((*dice, 6)),))


class Counts(PigRules):
    """Keeps something of the match outside the state."""

    def __init__(self) -> None:
        self._throws = 0

    def thrown(self, state: State, dice: tuple[int, ...]) -> Any:
        self._throws += 1
        return super().thrown(state, (6 if self._throws > 50 else dice[0],))


class Whispers(PigRules):
    """Tells a throw to the one who threw, and does not say that it hides anything."""

    seats_told: Any = None

    def thrown(self, state: State, dice: tuple[int, ...]) -> Any:
        step = super().thrown(state, dice)
        only = frozenset([state.seat]) if self.seats_told is None else self.seats_told
        return Step(step.state, tuple(made_private(event, only) for event in step.events))


class WhispersToNobody(Whispers):
    seats_told = frozenset[Seat]()


class Leaks(Whispers):
    """Says that it hides throws, and shows everything in every view."""

    hides = True


class Silent(PigRules):
    def apply(self, state: State, move: Any) -> Any:
        step = super().apply(state, move)
        return Step(step.state, ()) if isinstance(step, Step) else step


@dataclass(frozen=True, slots=True)
class Cheered(Event):
    pass


class Cheers(PigRules):
    """Makes an event that is not in the union, so nothing demands words for it."""

    def thrown(self, state: State, dice: tuple[int, ...]) -> Any:
        step = super().thrown(state, dice)
        return Step(step.state, (*step.events, Cheered()))


class NoVersion(PigRules):
    rules_version: Any = "one"


def fault(what: str, found_by: Check, rules: PigRules) -> Fault:
    return Fault(what, found_by, pig(rules=rules))


FAULTS = (
    fault("has states with lists", of_rules.values_are_hashable_and_frozen, Lists()),
    fault("throws its own dice", of_rules.the_same_moves_make_the_same_events, Lucky()),
    fault(
        "keeps something outside the state",
        of_rules.every_beginning_of_a_log_leads_to_the_same_state,
        Counts(),
    ),
    fault(
        "has private events and does not say so",
        of_rules.only_games_that_say_so_hide_anything_and_only_throws,
        Whispers(),
    ),
    fault(
        "has events for nobody",
        of_rules.private_events_are_for_seats_of_the_table,
        WhispersToNobody(),
    ),
    fault("leaks by a view", of_rules.hidden_dice_change_nothing_for_anybody_else, Leaks()),
    fault(
        "hides throws and has no secret moment",
        of_controls.only_games_that_hide_have_secret_moments,
        Leaks(),
    ),
    fault("makes a move in silence", of_rules.silence_is_a_bug, Silent()),
    fault("has an event outside its union", of_types.everything_met_is_of_the_unions, Cheers()),
    fault(
        "has a version that is no number",
        of_program.a_usual_match_is_played_resumed_told_again_and_reviewed,
        NoVersion(),
    ),
)
