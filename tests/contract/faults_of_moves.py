"""Faults of the rules of the toy game in what can be done, and what comes of it."""

from dataclasses import dataclass, replace
from typing import Any

from farkle_access.core.contract import Dice, Move, Outcome, Refused, Step, Turn
from farkle_access.core.options import NumberOption
from tests.contract import checks_of_rules as of_rules
from tests.contract import checks_of_types as of_types
from tests.contract.fault import Fault, pig
from tests.contract.subject import Check
from tests.toy.pig.rules import Hold, NothingToHold, PigRules, Roll, State


class Endless(PigRules):
    def apply(self, state: State, move: Any) -> Any:
        return super().apply(replace(state, points=0) if move == Hold() else state, Roll())


class TwoScores(PigRules):
    def turn(self, state: State) -> Turn:
        turn = super().turn(state)
        return Outcome(turn.winner, turn.scores[:1]) if isinstance(turn, Outcome) else turn


class Unoffered(PigRules):
    @property
    def options(self) -> tuple[NumberOption, ...]:
        return (NumberOption("limit", 75, 10, 1000, 5, (50, 100, 200)),)


class OffersTooMuch(PigRules):
    @property
    def options(self) -> tuple[NumberOption, ...]:
        return (NumberOption("limit", 100, 10, 1000, 5, (100, 7)),)


class Nowhere(PigRules):
    @property
    def seats(self) -> range:
        return range(0, 3)


class TakesAnything(PigRules):
    """A menu would not offer it, but a record, a bot or a network could make it."""

    def apply(self, state: State, move: Any) -> Any:
        return super().apply(replace(state, points=state.points or 1), move)


class RefusesToHold(PigRules):
    def apply(self, state: State, move: Any) -> Any:
        return Refused(NothingToHold()) if move == Hold() else super().apply(state, move)


class Stuck(PigRules):
    def legal_moves(self, view: State) -> tuple[Any, ...]:
        return super().legal_moves(view) if view.points else ()


class Twice(PigRules):
    def legal_moves(self, view: State) -> tuple[Any, ...]:
        return super().legal_moves(view) * 2


class Hasty(PigRules):
    """Offers the choice while the die still rolls."""

    def legal_moves(self, view: State) -> tuple[Any, ...]:
        return (Roll(),) if view.winner is None else ()


class NeverSaysWhy(PigRules):
    def missing(self, view: State) -> tuple[Any, ...]:
        return ()


class SaysWhyNot(PigRules):
    """Says that holding is not possible, also when it is."""

    def missing(self, view: State) -> tuple[Any, ...]:
        return (NothingToHold(),)


class Mutates(PigRules):
    """Makes the old state the new one."""

    def apply(self, state: State, move: Any) -> Any:
        step = super().apply(state, move)
        if isinstance(step, Step):
            object.__setattr__(state, "rolling", step.state.rolling)
        return step


@dataclass(frozen=True, slots=True)
class Bet(Move):
    share: float


class CannotBeWritten(PigRules):
    @property
    def moves(self) -> Any:
        return (*super().moves, Bet)


class ForgetsAMove(PigRules):
    @property
    def moves(self) -> Any:
        return (Roll,)


class AlwaysTheSame(PigRules):
    """Nothing that anybody throws or chooses matters: one throw decides."""

    def turn(self, state: State) -> Turn:
        return Outcome(0, state.totals) if state.points else Dice(1)

    def thrown(self, state: State, dice: tuple[int, ...]) -> Any:
        return super().thrown(state, (6,))


def fault(what: str, found_by: Check, rules: PigRules) -> Fault:
    return Fault(what, found_by, pig(rules=rules))


FAULTS = (
    fault("does not end", of_rules.random_matches_end, Endless()),
    fault("ends with scores of some seats", of_rules.random_matches_end, TwoScores()),
    fault("is always the same match", of_rules.every_random_match_is_another_one, AlwaysTheSame()),
    fault(
        "has a usual value that is not offered",
        of_rules.the_usual_value_is_offered_and_the_option_takes_all_that_are,
        Unoffered(),
    ),
    fault(
        "refuses a value that it offers",
        of_rules.the_usual_value_is_offered_and_the_option_takes_all_that_are,
        OffersTooMuch(),
    ),
    fault("can be played by nobody", of_rules.other_numbers_of_seats_are_refused, Nowhere()),
    fault(
        "accepts an illegal move", of_rules.exactly_the_legal_moves_are_accepted, TakesAnything()
    ),
    fault("refuses a legal move", of_rules.exactly_the_legal_moves_are_accepted, RefusesToHold()),
    fault("changes a state", of_rules.exactly_the_legal_moves_are_accepted, Mutates()),
    fault("leaves a seat without a move", of_rules.random_matches_end, Stuck()),
    fault("has a move twice", of_rules.a_seat_on_turn_has_a_legal_move_and_none_twice, Twice()),
    fault(
        "has a move while dice are awaited",
        of_rules.nobody_has_a_legal_move_when_dice_are_awaited_or_the_match_is_over,
        Hasty(),
    ),
    fault(
        "never says what is missing",
        of_rules.something_is_missing_where_plain_choices_are_not_open,
        NeverSaysWhy(),
    ),
    fault(
        "says that something is missing which is not",
        of_rules.what_is_missing_is_refused_for_that_reason,
        SaysWhyNot(),
    ),
    fault(
        "has a move that no record can hold",
        of_types.every_kind_of_move_can_be_written_and_read,
        CannotBeWritten(),
    ),
    fault("forgets a move", of_types.the_moves_are_the_union, ForgetsAMove()),
)
