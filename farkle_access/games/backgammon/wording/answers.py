"""The answers to the questions about the moment: cube and stake, dice, score, and turn."""

from farkle_access.core.contract import Seat
from farkle_access.gamekit.table_talk import is_you, match_is_over, scores, turn_of
from farkle_access.gamekit.words import Query
from farkle_access.games.backgammon.rules.position import Result
from farkle_access.games.backgammon.rules.state import Phase, State
from farkle_access.games.backgammon.rules.turns import steps_of
from farkle_access.games.backgammon.wording.with_cube import result_name
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.phrases import numbers, points
from farkle_access.i18n.translator import Translator


def answer(query: Query, view: State, listener: Listener) -> tuple[str, ...]:
    """The answer to a question about the moment."""
    match query:
        case Query.COUNTS:
            return (cube_and_stake(view, listener),)
        case Query.DICE:
            return (dice(view, listener.tr),)
        case Query.SCORES:
            return (match_score(view, listener),)
        case Query.TURN:
            return (turn(view, listener),)


def cube_and_stake(view: State, listener: Listener) -> str:
    if view.phase is Phase.OVER:
        return match_is_over(listener.tr)
    return f"{_cube(view, listener)} {_stake(view, listener.tr)}"


def _cube(view: State, listener: Listener) -> str:
    tr, value, owner = listener.tr, view.cube.value, view.cube.owner
    if not view.settings.cube or view.settings.length == 1:
        # Translators: Answer to the key C where the doubling cube is not used.
        return tr.text("There is no cube in this match.")
    if view.crawford:
        # Translators: Answer to the key C in the one game in which the cube may not be used.
        return tr.text("This is the Crawford game: nobody may double.")
    if view.phase in (Phase.DOUBLED, Phase.BEAVERED):
        # Translators: Answer to the key C while the cube has been offered. {n} is what it would
        # show.
        return tr.text("The cube is offered at {n}.", n=view.offered_cube)
    if owner is None:
        # Translators: Answer to the key C. {n} is what the cube shows.
        return tr.text("The cube is in the middle at {n}.", n=value)
    if is_you(owner, listener):
        # Translators: Answer to the key C. {n} is what the cube shows.
        return tr.text("The cube is yours at {n}.", n=value)
    # Translators: Answer to the key C. {n} is what the cube shows.
    return tr.text("{player} owns the cube at {n}.", player=listener.names[owner], n=value)


def _stake(view: State, tr: Translator) -> str:
    single, gammon, backgammon = (view.worth(result) for result in Result)
    if single == gammon:
        # Translators: What the game counts as long as gammons count no more than a single game.
        return tr.text(
            "At stake: {points}; gammons count only after a take.", points=points(tr, single)
        )
    # Translators: What the game counts. {points} is an amount; {n} and {m} are what a gammon and a
    # backgammon would count.
    return tr.text(
        "At stake: {points}; gammon {n}, backgammon {m}.",
        points=points(tr, single),
        n=gammon,
        m=backgammon,
    )


def dice(view: State, tr: Translator) -> str:
    """The dice still to be played."""
    if view.phase in (Phase.OPENING, Phase.ROLLING):
        # Translators: Answer to the key D between the decision to roll and the roll.
        return tr.text("The dice are being rolled.")
    if not view.rolled or view.phase is Phase.OVER:
        # Translators: Answer to the key D before the roll of a turn.
        return tr.text("No dice have been rolled in this turn yet.")
    rolled = numbers(view.rolled)
    if not view.dice:
        # Translators: Answer to the key D. {dice} is the roll, such as "6, 1".
        return tr.text("Rolled: {dice}. All of it is played.", dice=rolled)
    left = numbers(view.dice)
    if not steps_of(view.position, view.dice):
        # Translators: Answer to the key D. {dice} is the roll, {left} the dice for which there is
        # no legal move.
        return tr.text("Rolled: {dice}. Not playable: {left}.", dice=rolled, left=left)
    if not view.made:
        # Translators: Answer to the key D. {dice} is a list such as "6, 1" or "4, 4, 4, 4".
        return tr.text("Dice to play: {dice}.", dice=left)
    # Translators: Answer to the key D. {dice} is the roll, {left} the dice that are left of it.
    return tr.text("Rolled: {dice}. Still to play: {left}.", dice=rolled, left=left)


def match_score(view: State, listener: Listener) -> str:
    tr, settings = listener.tr, view.settings
    if settings.money:
        # Translators: Answer to the key S. {n} is the number of the game, {m} how many the session
        # has.
        said = tr.text("Money session, game {n} of {m}.", n=view.game, m=settings.games)
    else:
        # Translators: Answer to the key S. {n} are the points that win the match.
        said = tr.plural("Match to {n} point.", "Match to {n} points.", settings.length)
    if view.crawford:
        # Translators: Follows the length of the match; the cube may not be used in this game.
        crawford = tr.text("Crawford game.")
        said = f"{said} {crawford}"
    return f"{said} {scores(view.scores, listener)}"


def turn(view: State, listener: Listener) -> str:
    match view.phase:
        case Phase.OVER:
            return match_is_over(listener.tr)
        case Phase.OPENING:
            # Translators: Answer to the key T before the opening roll.
            return listener.tr.text("The opening roll comes now.")
        case Phase.DOUBLED | Phase.BEAVERED | Phase.RESIGNED:
            return f"{_asked(view.answering, listener)}{_offered(view, listener.tr)}"
        case Phase.TO_ROLL | Phase.ROLLING | Phase.MOVING:
            return turn_of(view.seat, listener)


def _asked(seat: Seat, listener: Listener) -> str:
    if is_you(seat, listener):
        # Translators: Answer to the key T while the cube or a resignation has been offered.
        return listener.tr.text("It is for you to answer.")
    # Translators: Answer to the key T while the cube or a resignation has been offered.
    return listener.tr.text("It is for {player} to answer.", player=listener.names[seat])


def _offered(view: State, tr: Translator) -> str:
    """What whoever resigns offers, as a further sentence; "" when only the cube is offered."""
    if view.offer is None:
        return ""
    # Translators: What is offered by whoever resigns. {result} is for example "a gammon".
    said = tr.text("Offered: {result}.", result=result_name(view.offer, tr))
    return f" {said}"
