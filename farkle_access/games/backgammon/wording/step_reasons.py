"""Why one checker may not make a step: the rule, and the point that it is about."""

from farkle_access.core.contract import Seat
from farkle_access.games.backgammon.rules.position import BAR
from farkle_access.games.backgammon.rules.refusals import (
    BarFirst,
    HigherChecker,
    LargerDie,
    NoChecker,
    NoSuchDie,
    NoSuchPoint,
    NotAllHome,
    PointHeld,
    StepRefusal,
    StrandsDie,
    WrongWay,
)
from farkle_access.games.backgammon.wording.naming import point_name
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.phrases import numbers


def step_reason(refusal: StepRefusal, seat: Seat, listener: Listener) -> str:
    """The sentence for a refusal; points are those of `seat`, who has the turn."""
    match refusal:
        case NoSuchPoint():
            return _no_such_point(refusal, listener)
        case NoChecker():
            return _no_checker(refusal, seat, listener)
        case BarFirst():
            return _bar_first(refusal, listener)
        case WrongWay():
            return _wrong_way(listener)
        case NoSuchDie():
            return _no_such_die(refusal, listener)
        case PointHeld():
            return _held(refusal, seat, listener)
        case NotAllHome():
            return _not_home(refusal, seat, listener)
        case HigherChecker():
            return _higher(refusal, seat, listener)
        case StrandsDie():
            return _strands(refusal, listener)
        case LargerDie():
            return _larger(refusal, listener)


def _no_such_point(refusal: NoSuchPoint, listener: Listener) -> str:
    # Translators: Heard when a typed move names a point that the board does not have.
    return listener.tr.text("There is no point {n} there.", n=refusal.point)


def _no_checker(refusal: NoChecker, seat: Seat, listener: Listener) -> str:
    if refusal.point == BAR:
        # Translators: Heard when a move from the bar is tried without a checker there.
        return listener.tr.text("You have no checker on the bar.")
    name = point_name(refusal.point, seat, listener)
    # Translators: Heard when a move begins on a point without a checker of the player.
    return listener.tr.text("You have no checker on {point}.", point=name)


def _bar_first(refusal: BarFirst, listener: Listener) -> str:
    # Translators: Heard when a move is tried while {n} checkers are on the bar.
    return listener.tr.text("What is on the bar must enter first: {n}.", n=refusal.count)


def _wrong_way(listener: Listener) -> str:
    # Translators: Heard when a checker would go backwards.
    return listener.tr.text("Checkers go from high points to low ones, as you count them.")


def _no_such_die(refusal: NoSuchDie, listener: Listener) -> str:
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


def _held(refusal: PointHeld, seat: Seat, listener: Listener) -> str:
    name = point_name(refusal.point, seat, listener)
    # Translators: Heard when a point is held by {n} checkers, two or more, of the opponent.
    return listener.tr.plural(
        "Point {point} is held by {n} checker of the opponent.",
        "Point {point} is held by {n} checkers of the opponent.",
        refusal.count,
        point=name,
    )


def _not_home(refusal: NotAllHome, seat: Seat, listener: Listener) -> str:
    tr = listener.tr
    if refusal.highest == BAR:
        # Translators: Heard when a checker would be borne off too early.
        return tr.text("Bearing off comes when all checkers are home: one is on the bar.")
    name = point_name(refusal.highest, seat, listener)
    # Translators: Heard when a checker would be borne off too early. {point} is where the last
    # checker stands.
    return tr.text("Bearing off comes when all checkers are home: one is on {point}.", point=name)


def _higher(refusal: HigherChecker, seat: Seat, listener: Listener) -> str:
    # Translators: Heard when a larger die cannot bear off from a point. {n} is the die, {point}
    # the point, {higher} a point behind it where checkers stand.
    return listener.tr.text(
        "The {n} cannot bear off from {point}: checkers stand on {higher}.",
        n=refusal.die,
        point=point_name(refusal.point, seat, listener),
        higher=point_name(refusal.highest, seat, listener),
    )


def _strands(refusal: StrandsDie, listener: Listener) -> str:
    # Translators: Heard when a step would leave a die unplayed that another step does not.
    return listener.tr.text(
        "Both dice must be played, and after that the {n} could not be.", n=refusal.die
    )


def _larger(refusal: LargerDie, listener: Listener) -> str:
    # Translators: Heard when only one of two dice can be played.
    return listener.tr.text(
        "Only one die can be played, so it must be the larger: the {n}.", n=refusal.die
    )
