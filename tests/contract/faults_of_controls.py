"""Faults in the menu of the toy game, and in the keys beside it."""

from typing import Any

from farkle_access.gamekit.controls import Choice
from farkle_access.i18n.listener import Listener
from tests.contract import checks_of_controls as of_controls
from tests.contract.fault import Fault, pig
from tests.contract.subject import Check
from tests.toy.pig.controls import PigControls
from tests.toy.pig.rules import Hold, NothingToHold, Roll, State


class OnlyRolls(PigControls):
    def choices(self, view: State, listener: Listener) -> tuple[Choice[Any], ...]:
        return super().choices(view, listener)[:1]


class AlwaysHolds(PigControls):
    def choices(self, view: State, listener: Listener) -> tuple[Choice[Any], ...]:
        return (*super().choices(view, listener)[:1], Choice(Hold(), "Hold", "Holds."))


class Empty(PigControls):
    def choices(self, view: State, listener: Listener) -> tuple[Choice[Any], ...]:
        return ()


class SoundsAlike(PigControls):
    def label(self, move: Any, view: State, listener: Listener) -> str:
        return super().label(Roll(), view, listener)


class NoLabel(PigControls):
    def label(self, move: Any, view: State, listener: Listener) -> str:
        if move == Hold():
            raise KeyError(move)
        return super().label(move, view, listener)


class LabelledPastTheCatalogs(PigControls):
    def label(self, move: Any, view: State, listener: Listener) -> str:
        return f"Choose {type(move).__name__}"


class HalfExplained(PigControls):
    def choices(self, view: State, listener: Listener) -> tuple[Choice[Any], ...]:
        return tuple(
            Choice(choice.move, choice.label, choice.explanation.rstrip("."))
            for choice in super().choices(view, listener)
        )


class SaysNumbered(PigControls):
    @property
    def numbered(self) -> bool:
        return True


class HasNoReason(PigControls):
    def why_not(self, view: State, number: int) -> Any:
        return (NothingToHold, number)


class HoldsToTakeBack(PigControls):
    def take_back(self, view: State) -> Any:
        return Hold()


class Secretive(PigControls):
    def secret(self, view: State) -> bool:
        return True


def controls(what: str, found_by: Check, part: PigControls) -> Fault:
    return Fault(what, found_by, pig(controls=part))


LEGAL = of_controls.every_legal_move_can_be_chosen_and_no_other


FAULTS = (
    controls("omits a legal move", LEGAL, OnlyRolls()),
    controls("offers an illegal move", LEGAL, AlwaysHolds()),
    controls(
        "has an empty menu",
        of_controls.a_menu_is_never_empty_and_no_item_sounds_like_another,
        Empty(),
    ),
    controls(
        "has two items that sound alike",
        of_controls.a_menu_is_never_empty_and_no_item_sounds_like_another,
        SoundsAlike(),
    ),
    controls("cannot label a move", of_controls.every_legal_move_has_a_label, NoLabel()),
    controls(
        "labels past the catalogs",
        of_controls.every_legal_move_has_a_label,
        LabelledPastTheCatalogs(),
    ),
    controls(
        "explains in fragments", of_controls.items_are_labelled_and_explained, HalfExplained()
    ),
    controls("says that items have numbers", of_controls.numbers_find_one_item, SaysNumbered()),
    controls(
        "gives a reason that is none",
        of_controls.a_number_without_an_item_is_explained,
        HasNoReason(),
    ),
    controls(
        "takes back what it does not undo",
        of_controls.taking_back_undoes_exactly_the_last_choice,
        HoldsToTakeBack(),
    ),
    controls(
        "is secret and hides nothing",
        of_controls.only_games_that_hide_have_secret_moments,
        Secretive(),
    ),
)
