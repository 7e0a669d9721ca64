"""The sentences of how games and matches begin and end."""

from farkle_access.games.backgammon.moves import (
    GameBegan,
    GameEnded,
    MatchEnded,
    SetUp,
)
from farkle_access.games.backgammon.position import Result
from farkle_access.games.backgammon.wording.standing import sides
from farkle_access.games.backgammon.wording.with_cube import result_name
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.phrases import points
from farkle_access.i18n.translator import Translator


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
    you = listener.here(event.winner) and listener.alone()
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
    tr, winner = listener.tr, event.outcome.winner
    if listener.here(winner) and listener.alone():
        # Translators: Heard at the end of the match by the winner; the scores follow.
        said = tr.text("The match is over: you win!")
    else:
        # Translators: Heard at the end of the match; the scores follow.
        said = tr.text("The match is over: {player} wins.", player=listener.names[winner])
    return f"{said} {scores(event.outcome.scores, listener)}"


def scores(totals: tuple[int, ...], listener: Listener) -> str:
    """Both scores, the higher first."""
    order = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    return " ".join(_score(listener.names[seat], totals[seat], listener.tr) for seat in order)


def _score(player: str, total: int, tr: Translator) -> str:
    # Translators: The score of a player. {points} is an amount such as "240 points".
    return tr.text("{player}, {points}.", player=player, points=points(tr, total))
