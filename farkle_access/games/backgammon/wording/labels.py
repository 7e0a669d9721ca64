"""The labels of the moves of backgammon in a menu, and the sentences that explain them."""

from farkle_access.games.backgammon.rules.cube import no_double
from farkle_access.games.backgammon.rules.moves import (
    Accept,
    BackgammonMove,
    Beaver,
    Double,
    Drop,
    EndTurn,
    MoveChecker,
    PlayAll,
    PlayOn,
    Resign,
    Roll,
    Take,
    TakeBack,
)
from farkle_access.games.backgammon.rules.position import (
    BAR,
    OFF,
    Position,
    borne_off,
    hits,
    stepped,
)
from farkle_access.games.backgammon.rules.state import Phase, State
from farkle_access.games.backgammon.rules.turns import played
from farkle_access.games.backgammon.wording.naming import Path, play_name, point_name, step_name
from farkle_access.games.backgammon.wording.turn_sentences import counts
from farkle_access.games.backgammon.wording.with_cube import result_name
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.phrases import listed, points
from farkle_access.i18n.translator import Translator

Labelled = tuple[str, str]
"""A label, and its explanation."""


def labelled(move: BackgammonMove, view: State, listener: Listener) -> Labelled:
    """The label of a legal move, and what it means."""
    match move:
        case Roll():
            return _roll(view, listener)
        case Double():
            return _double(view, listener)
        case Take():
            return _take(view, listener)
        case Drop():
            return _drop(view, listener)
        case Beaver():
            return _beaver(view, listener)
        case MoveChecker():
            return _step(move, view, listener)
        case PlayAll():
            return _whole(move, view, listener)
        case TakeBack():
            return _take_back(listener)
        case EndTurn():
            return _end_turn(listener)
        case Resign():
            return _resign(move, view, listener)
        case Accept():
            return _accept(view, listener)
        case PlayOn():
            return _play_on(listener)


def _roll(view: State, listener: Listener) -> Labelled:
    tr = listener.tr
    # Translators: A menu item at the beginning of a turn of backgammon.
    label = tr.text("Roll the dice")
    if no_double(view) is not None:
        # Translators: Explains the menu item "Roll the dice" where doubling is not possible.
        return label, tr.text("Begins your turn.")
    # Translators: Explains the menu item "Roll the dice".
    return label, tr.text("Begins your turn; doubling is possible only before.")


def _double(view: State, listener: Listener) -> Labelled:
    tr = listener.tr
    # Translators: A menu item: offer the cube. {n} is what it would show.
    label = tr.text("Double to {n}", n=view.offered_cube)
    # Translators: Explains the menu item "Double to 2". {points} is an amount.
    said = tr.text(
        "The opponent takes and owns the cube, or drops and loses {points}.",
        points=points(tr, view.cube.value),
    )
    return label, said


def _take(view: State, listener: Listener) -> Labelled:
    tr, value = listener.tr, view.offered_cube
    if view.phase is Phase.BEAVERED:
        # Translators: A menu item: play on after a beaver. {n} is what the cube would show.
        label = tr.text("Play on with the cube at {n}", n=value)
        # Translators: Explains the answer to a beaver.
        return label, tr.text("The opponent keeps the cube.")
    # Translators: A menu item: accept the cube. {n} is what it would show.
    label = tr.text("Take the cube at {n}", n=value)
    # Translators: Explains the menu item "Take the cube at 2".
    return label, tr.text("The game goes on at this value, and the cube is yours.")


def _drop(view: State, listener: Listener) -> Labelled:
    tr = listener.tr
    lost = points(tr, view.offered_cube // 2)
    # Translators: A menu item: refuse the cube. {points} is what is lost, such as "1 point".
    label = tr.text("Drop and lose {points}", points=lost)
    # Translators: Explains the menu item "Drop and lose 1 point".
    return label, tr.text("The game ends at once.")


def _beaver(view: State, listener: Listener) -> Labelled:
    tr = listener.tr
    # Translators: A menu item: take, double at once and keep the cube. {n} is what it would show.
    label = tr.text("Beaver: the cube at {n}", n=view.offered_cube * 2)
    # Translators: Explains the menu item "Beaver".
    return label, tr.text("You take, double at once, and keep the cube.")


def _end_turn(listener: Listener) -> Labelled:
    tr = listener.tr
    # Translators: A menu item at the end of a turn of backgammon.
    label = tr.text("End the turn")
    # Translators: Explains the menu item "End the turn". U is a key.
    return label, tr.text("After that nothing can be taken back with U any more.")


def _take_back(listener: Listener) -> Labelled:
    tr = listener.tr
    # Translators: A choice: take back the last step of a turn.
    label = tr.text("Take the last step back")
    # Translators: Explains the choice that takes back the last step.
    return label, tr.text("The checker goes back to where it was.")


def _resign(move: Resign, view: State, listener: Listener) -> Labelled:
    tr = listener.tr
    # Translators: A menu item after "Resign": what is offered. {result} is for example "a gammon",
    # {points} what it would count.
    label = tr.text(
        "Lose {result}, {points}",
        result=result_name(move.result, tr),
        points=points(tr, view.worth(move.result)),
    )
    # Translators: Explains a menu item such as "Lose a single game, 1 point".
    return label, tr.text("The opponent may refuse.")


def _accept(view: State, listener: Listener) -> Labelled:
    tr = listener.tr
    won = view.worth(view.offer) if view.offer else 0
    # Translators: A menu item: accept that the opponent resigns. {points} is what is won.
    label = tr.text("Accept and win {points}", points=points(tr, won))
    # Translators: Explains the menu item that accepts a resignation.
    return label, tr.text("The game ends at once.")


def _play_on(listener: Listener) -> Labelled:
    tr = listener.tr
    # Translators: A menu item: refuse that the opponent resigns.
    label = tr.text("Refuse and play on")
    # Translators: Explains the menu item "Refuse and play on".
    return label, tr.text("The game goes on, perhaps to a dearer win.")


def _step(move: MoveChecker, view: State, listener: Listener) -> Labelled:
    before, tr = view.position, listener.tr
    hit = move.target != OFF and before[move.target] < 0
    label = step_name(Path(move.source, move.target, hit), view.seat, listener)
    after = stepped(before, move.source, move.target)
    off = move.target == OFF
    there = borne_off(after) if off else after[move.target]
    target = "" if off else point_name(move.target, view.seat, listener)
    if move.source == BAR:
        return label, _entering(after, target, there, tr)
    source = point_name(move.source, view.seat, listener)
    return label, counts(source, after[move.source], target, there, tr)


def _entering(after: Position, target: str, there: int, tr: Translator) -> str:
    # Translators: Explains a step from the bar. {left} and {there} are numbers of checkers,
    # {target} is a point.
    return tr.text(
        "On the bar: {left}, on {target}: {there}.", left=after[BAR], target=target, there=there
    )


def _whole(move: PlayAll, view: State, listener: Listener) -> Labelled:
    """A whole play, with the blots that it leaves."""
    tr, after = listener.tr, played(view.position, move)
    label = play_name(move.points, hits(view.position, after), view.seat, listener)
    blots = [point for point in range(24, 0, -1) if after[point] == 1]
    if not blots:
        # Translators: Explains a whole play that leaves no checker alone.
        return label, tr.text("Leaves no blot.")
    names = listed(point_name(point, view.seat, listener) for point in blots)
    # Translators: Explains a whole play. {points} are the points on which a checker would be
    # alone, such as "18, 7".
    return label, tr.text("Leaves blots on: {points}.", points=names)
