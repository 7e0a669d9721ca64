"""The sentences about how games and matches begin and end."""

from farkle_access.gamekit.table_talk import is_you, match_won, scores
from farkle_access.games.backgammon.rules.events import (
    GameBegan,
    GameEnded,
    GameEvent,
    MatchEnded,
    SetUp,
)
from farkle_access.games.backgammon.rules.position import Result
from farkle_access.games.backgammon.wording.standing import sides
from farkle_access.games.backgammon.wording.with_cube import result_name
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.phrases import points


def told(event: GameEvent, listener: Listener) -> str:
    """The sentence of one event."""
    match event:
        case GameBegan():
            return game_began(event, listener)
        case SetUp():
            return set_up(event, listener)
        case GameEnded():
            return game_ended(event, listener)
        case MatchEnded():
            return match_ended(event, listener)


def game_began(event: GameBegan, listener: Listener) -> str:
    tr = listener.tr
    if event.crawford:
        # Translators: Heard when the one game begins in which the cube may not be used. {n} is the
        # number of the game.
        said = tr.text("Game {n}, the Crawford game: nobody may double.", n=event.number)
    else:
        # Translators: Heard when a game of the match begins. {n} is its number.
        said = tr.text("Game {n}.", n=event.number)
    # Later games follow the score of the one before.
    if event.number == 1 and any(event.scores):
        return f"{said} {scores(event.scores, listener)}"
    return said


def set_up(event: SetUp, listener: Listener) -> str:
    # Translators: Heard when a game begins from a position that was given as text.
    said = listener.tr.text("The position was given.")
    return " ".join([said, *sides(event.position, event.seat, event.seat, listener)])


def game_ended(event: GameEnded, listener: Listener) -> str:
    return f"{game_won(event, listener)} {scores(event.scores, listener)}"


def game_won(event: GameEnded, listener: Listener) -> str:
    said, tr = _winner(event, listener), listener.tr
    if event.cube == 1:
        return said
    # Translators: Follows what a game counted. {n} is what the cube showed.
    cube = tr.text("The cube was at {n}.", n=event.cube)
    return f"{said} {cube}"


def _winner(event: GameEnded, listener: Listener) -> str:
    tr, player = listener.tr, listener.names[event.winner]
    won, amount = result_name(event.result, tr), points(tr, event.points)
    you = is_you(event.winner, listener)
    if you and event.result is Result.SINGLE:
        # Translators: Heard by the winner of a game that is neither gammon nor backgammon.
        return tr.text("You win the game: {points}.", points=amount)
    if event.result is Result.SINGLE:
        # Translators: Heard when somebody wins a game that is neither gammon nor backgammon.
        return tr.text("{player} wins the game: {points}.", player=player, points=amount)
    if you:
        # Translators: Heard by the winner of a game. {result} is "a gammon" or "a backgammon".
        return tr.text("You win {result}: {points}.", result=won, points=amount)
    # Translators: Heard when somebody wins a game. {result} is "a gammon" or "a backgammon".
    return tr.text("{player} wins {result}: {points}.", player=player, result=won, points=amount)


def match_ended(event: MatchEnded, listener: Listener) -> str:
    """The winner of the match, and the final score."""
    outcome = event.outcome
    return f"{match_won(outcome.winner, listener)} {scores(outcome.scores, listener)}"
