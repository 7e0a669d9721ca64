"""The sentences of a turn of backgammon: the dice, the steps, and why some cannot be made."""

from collections.abc import Sequence

from farkle_access.gamekit.table_talk import is_you, turn_of
from farkle_access.games.backgammon.rules.events import (
    BackgammonEvent,
    Cause,
    CheckerMoved,
    CheckerTakenBack,
    DiceLost,
    OpeningRolled,
    OpeningWon,
    Played,
    Rolled,
    TurnBegan,
    TurnEvent,
)
from farkle_access.games.backgammon.rules.position import BAR, OFF
from farkle_access.games.backgammon.wording.naming import Path, play_name, point_name, step_name
from farkle_access.i18n.detail import Detail
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.phrases import listed, numbers
from farkle_access.i18n.translator import Translator


def told(event: TurnEvent, listener: Listener) -> str:
    """The sentence of one event; "" for a turn elsewhere, except in full detail."""
    match event:
        case OpeningRolled():
            return opening_rolled(event, listener)
        case OpeningWon():
            return opening_won(event, listener)
        case TurnBegan():
            return turn_began(event, listener)
        case Rolled():
            return rolled(event, listener)
        case CheckerMoved():
            return moved(event, listener)
        case CheckerTakenBack():
            return taken_back(event, listener)
        case DiceLost():
            return dice_lost(event, listener)
        case Played():
            return played(event, listener)


def opening_rolled(event: OpeningRolled, listener: Listener) -> str:
    tr, (first, second) = listener.tr, event.dice
    if first == second:
        # Translators: The opening roll, in which each player rolls one die, was a tie.
        return tr.text("Opening roll: {n} for both, so once more.", n=first)
    # Translators: The opening roll: each player has rolled one die. {n} and {m} are the dice.
    return tr.text(
        "Opening roll. {player}: {n}. {opponent}: {m}.",
        player=listener.names[0],
        n=first,
        opponent=listener.names[1],
        m=second,
    )


def opening_won(event: OpeningWon, listener: Listener) -> str:
    tr, player = listener.tr, listener.names[event.seat]
    if is_you(event.seat, listener):
        # Translators: Heard after the opening roll by whoever has the first turn.
        return tr.text("You begin.")
    # Translators: Heard after the opening roll. {player} has the first turn.
    return tr.text("{player} begins.", player=player)


def begins_with(won: OpeningWon, roll: Rolled, listener: Listener) -> str:
    """Who begins, with the dice that have just been heard."""
    tr, dice = listener.tr, numbers(roll.dice)
    if listener.alone():
        # Translators: Heard after the opening roll by whoever has the first turn. {dice} are the
        # two dice, such as "6, 1".
        return tr.text("You begin with {dice}.", dice=dice)
    # Translators: Heard after the opening roll. {dice} are the two dice, such as "6, 1".
    return tr.text("{player} begins with {dice}.", player=listener.names[won.seat], dice=dice)


def turn_began(event: TurnBegan, listener: Listener) -> str:
    # The next line names whoever plays elsewhere.
    silent = not listener.here(event.seat) and listener.detail is not Detail.FULL
    return "" if silent else turn_of(event.seat, listener)


def rolled(event: Rolled, listener: Listener) -> str:
    tr, dice = listener.tr, numbers(event.dice)
    if listener.here(event.seat):
        # Translators: Heard when the listener rolls. {dice} is a list such as "6, 1".
        return tr.text("You rolled {dice}.", dice=dice)
    # Translators: Heard when somebody else rolls. {dice} is a list such as "1, 3, 3, 6".
    return tr.text("{player} rolls {dice}.", player=listener.names[event.seat], dice=dice)


def moved(event: CheckerMoved, listener: Listener) -> str:
    """A step with what is left on both points; in brief detail the step alone."""
    tr = listener.tr
    path = Path(event.source, event.target, event.hit)
    step = step_name(path, event.seat, listener)
    if listener.here(event.seat):
        step = step[:1].upper() + step[1:]
    else:
        # Translators: A step of somebody else. {step} is for example "24 to 18 hitting".
        step = tr.text("{player}: {step}", player=listener.names[event.seat], step=step)
    if listener.detail is Detail.BRIEF:
        return f"{step}."
    return f"{step}. {_left(event, listener)}"


def _left(event: CheckerMoved, listener: Listener) -> str:
    tr = listener.tr
    target = "" if event.target == OFF else point_name(event.target, event.seat, listener)
    if event.source == BAR:
        # Translators: Follows a step from the bar. {left} and {there} are numbers of checkers,
        # {target} is a point.
        return tr.text(
            "On the bar: {left}, on {target}: {there}.",
            left=event.left,
            target=target,
            there=event.there,
        )
    source = point_name(event.source, event.seat, listener)
    return counts(source, event.left, target, event.there, tr)


def counts(source: str, left: int, target: str, there: int, tr: Translator) -> str:
    """What stands on both points of a step; `target` is "" for off."""
    if not target:
        # Translators: Follows a checker borne off. {left} are still on the point {source},
        # {there} are off.
        return tr.text("On {source}: {left}, off: {there}.", source=source, left=left, there=there)
    # Translators: Follows a step: how many checkers now stand on the points {source} and {target}.
    return tr.text(
        "On {source}: {left}, on {target}: {there}.",
        source=source,
        left=left,
        target=target,
        there=there,
    )


def taken_back(event: CheckerTakenBack, listener: Listener) -> str:
    path = Path(event.source, event.target, event.hit)
    step = step_name(path, event.seat, listener)
    # Translators: Heard when a step is taken back. {step} is for example "24 to 18".
    return listener.tr.text("Taken back: {step}.", step=step)


def own_steps(events: Sequence[BackgammonEvent], listener: Listener) -> tuple[str, ...]:
    """The steps that the listener made at once, and what cannot be played.

    That a play is the only one was said before it was chosen.
    """
    steps = [event for event in events if isinstance(event, CheckerMoved)]
    said = []
    if len(steps) == 1:
        said.append(moved(steps[0], listener))
    elif steps:
        points = [point for step in steps for point in (step.source, step.target)]
        hits = [step.target for step in steps if step.hit]
        play = play_name(points, hits, steps[0].seat, listener)
        said.append(f"{play[:1].upper()}{play[1:]}.")
    said += [dice_lost(event, listener) for event in events if isinstance(event, DiceLost)]
    return tuple(said)


def dice_lost(event: DiceLost, listener: Listener) -> str:
    """Which dice cannot be played, and why."""
    tr, faces = listener.tr, sorted(set(event.dice), reverse=True)
    if event.cause is Cause.BAR:
        return _held(event, faces, listener)
    if event.any_played and len(faces) == 1:
        # Translators: Heard when one number of the roll cannot be played. {n} is 1 to 6.
        return tr.text("The rest cannot be played: every way with {n} is blocked.", n=faces[0])
    # Translators: Heard after a roll with which nothing can be played. {dice} is a list such as
    # "6, 5".
    return tr.text(
        "No legal move: every way with {dice} is blocked.", dice=listed(map(str, faces))
    )


def _held(event: DiceLost, faces: Sequence[int], listener: Listener) -> str:
    tr = listener.tr
    held = [point_name(BAR - face, event.seat, listener) for face in faces]
    if event.any_played:
        # Translators: Heard when not all checkers could enter from the bar. {points} are the
        # points that the opponent holds, such as "21".
        return tr.plural(
            "The rest stays on the bar: point {points} is held.",
            "The rest stays on the bar: points {points} are held.",
            len(held),
            points=listed(held),
        )
    # Translators: Heard after a roll with which no checker enters from the bar. {points} are the
    # points that the opponent holds, such as "21, 19".
    return tr.plural(
        "No legal move from the bar: point {points} is held.",
        "No legal move from the bar: points {points} are held.",
        len(held),
        points=listed(held),
    )


def played(event: Played, listener: Listener) -> str:
    """The whole turn once more, for full detail."""
    tr = listener.tr
    if not event.points:
        # Translators: Heard at the end of a turn without a legal move, when much is to be said.
        return tr.text("The turn is over without a move.")
    play = play_name(event.points, event.hits, event.seat, listener)
    # Translators: Heard at the end of a turn, when much is to be said. {play} is for example
    # "13 to 7, 8 to 7".
    said = tr.text("The whole turn: {play}.", play=play)
    if not event.forced:
        return said
    # Translators: Follows a play that was the only possible one; the turn is over.
    forced = tr.text("No other play was possible.")
    return f"{said} {forced}"
