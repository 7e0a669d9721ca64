"""Why something is refused: the rule, and the point that it is about."""

from collections.abc import Callable
from typing import Any

from farkle_access.core.contract import Refusal, Seat
from farkle_access.games.backgammon import refusals as facts
from farkle_access.games.backgammon.position import BAR
from farkle_access.games.backgammon.state import State
from farkle_access.games.backgammon.wording.cube_reasons import CUBE_REASONS
from farkle_access.games.backgammon.wording.naming import point_name
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.phrases import numbers


def reason(refusal: Refusal, view: State, listener: Listener) -> str:
    """The sentence for a refusal of this game; points are those of the seat with the turn."""
    if type(refusal) in CUBE_REASONS:
        return CUBE_REASONS[type(refusal)](refusal, listener.tr)
    return _MOVING[type(refusal)](refusal, view.seat, listener)


def _not_rolled(_: facts.NotRolledYet, seat: Seat, listener: Listener) -> str:
    # Translators: Heard when a checker is moved before the roll.
    return listener.tr.text("Roll first: checkers move after the roll.")


def _already_rolled(_: facts.AlreadyRolled, seat: Seat, listener: Listener) -> str:
    # Translators: Heard when somebody wants to roll or double after the roll.
    return listener.tr.text("The dice are rolled already: rolling and doubling come before.")


def _no_such_point(refusal: facts.NoSuchPoint, seat: Seat, listener: Listener) -> str:
    # Translators: Heard when a typed move names a point that the board does not have.
    return listener.tr.text("There is no point {n} there.", n=refusal.point)


def _no_checker(refusal: facts.NoChecker, seat: Seat, listener: Listener) -> str:
    if refusal.point == BAR:
        # Translators: Heard when a move from the bar is tried without a checker there.
        return listener.tr.text("You have no checker on the bar.")
    name = point_name(refusal.point, seat, listener)
    # Translators: Heard when a move begins on a point without a checker of the player.
    return listener.tr.text("You have no checker on {point}.", point=name)


def _bar_first(refusal: facts.BarFirst, seat: Seat, listener: Listener) -> str:
    # Translators: Heard when a move is tried while {n} checkers are on the bar.
    return listener.tr.text("What is on the bar must enter first: {n}.", n=refusal.count)


def _wrong_way(_: facts.WrongWay, seat: Seat, listener: Listener) -> str:
    # Translators: Heard when a checker would go backwards.
    return listener.tr.text("Checkers go from high points to low ones, as you count them.")


def _no_such_die(refusal: facts.NoSuchDie, seat: Seat, listener: Listener) -> str:
    tr, dice = listener.tr, numbers(refusal.dice)
    if not refusal.dice:
        # Translators: Heard when a move is tried and no dice are left.
        return tr.text("All dice are played.")
    # Translators: Heard when no die allows a step of that length. {dice} are those left, of which
    # there are {n}.
    return tr.plural(
        "That needs a {needed}; the die to play is: {dice}.",
        "That needs a {needed}; the dice to play are: {dice}.",
        len(refusal.dice),
        needed=refusal.needed,
        dice=dice,
    )


def _held(refusal: facts.PointHeld, seat: Seat, listener: Listener) -> str:
    name = point_name(refusal.point, seat, listener)
    # Translators: Heard when a point is held by {n} checkers, two or more, of the opponent.
    return listener.tr.plural(
        "Point {point} is held by {n} checker of the opponent.",
        "Point {point} is held by {n} checkers of the opponent.",
        refusal.count,
        point=name,
    )


def _not_home(refusal: facts.NotAllHome, seat: Seat, listener: Listener) -> str:
    tr = listener.tr
    if refusal.highest == BAR:
        # Translators: Heard when a checker would be borne off too early.
        return tr.text("Bearing off comes when all checkers are home: one is on the bar.")
    name = point_name(refusal.highest, seat, listener)
    # Translators: Heard when a checker would be borne off too early. {point} is where the last
    # checker stands.
    return tr.text("Bearing off comes when all checkers are home: one is on {point}.", point=name)


def _higher(refusal: facts.HigherChecker, seat: Seat, listener: Listener) -> str:
    # Translators: Heard when a larger die cannot bear off from a point. {n} is the die, {point}
    # the point, {higher} a point behind it where checkers stand.
    return listener.tr.text(
        "The {n} cannot bear off from {point}: checkers stand on {higher}.",
        n=refusal.die,
        point=point_name(refusal.point, seat, listener),
        higher=point_name(refusal.highest, seat, listener),
    )


def _strands(refusal: facts.StrandsDie, seat: Seat, listener: Listener) -> str:
    # Translators: Heard when a step would leave a die unplayed that another step does not.
    return listener.tr.text(
        "Both dice must be played, and after that the {n} could not be.", n=refusal.die
    )


def _larger(refusal: facts.LargerDie, seat: Seat, listener: Listener) -> str:
    # Translators: Heard when only one of two dice can be played.
    return listener.tr.text(
        "Only one die can be played, so it must be the larger: the {n}.", n=refusal.die
    )


def _no_play(_: facts.NotAPlay, seat: Seat, listener: Listener) -> str:
    # Translators: Heard when the steps given do not use the roll as the rules ask.
    return listener.tr.text("That is no complete play of this roll.")


def _already_moving(_: facts.AlreadyMoving, seat: Seat, listener: Listener) -> str:
    # Translators: Heard when a whole play is chosen in the middle of a turn.
    return listener.tr.text("A whole play is chosen before the first step; U takes steps back.")


def _dice_to_play(refusal: facts.DiceToPlay, seat: Seat, listener: Listener) -> str:
    dice = numbers(refusal.dice)
    # Translators: Heard when the turn cannot end yet. {dice} are those left, such as "6, 1".
    return listener.tr.text("The turn cannot end yet: still to play: {dice}.", dice=dice)


def _nothing_to_take_back(_: facts.NothingToTakeBack, seat: Seat, listener: Listener) -> str:
    # Translators: Heard when the key U has nothing to take back.
    return listener.tr.text("There is nothing to take back.")


_MOVING: dict[type[Refusal], Callable[[Any, Seat, Listener], str]] = {
    facts.NotRolledYet: _not_rolled,
    facts.AlreadyRolled: _already_rolled,
    facts.NoSuchPoint: _no_such_point,
    facts.NoChecker: _no_checker,
    facts.BarFirst: _bar_first,
    facts.WrongWay: _wrong_way,
    facts.NoSuchDie: _no_such_die,
    facts.PointHeld: _held,
    facts.NotAllHome: _not_home,
    facts.HigherChecker: _higher,
    facts.StrandsDie: _strands,
    facts.LargerDie: _larger,
    facts.NotAPlay: _no_play,
    facts.AlreadyMoving: _already_moving,
    facts.DiceToPlay: _dice_to_play,
    facts.NothingToTakeBack: _nothing_to_take_back,
}
