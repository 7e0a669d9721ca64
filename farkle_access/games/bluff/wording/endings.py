"""The sentence of the end: who has won, with what is left, and the pot where there is one."""

from typing import assert_never

from farkle_access.gamekit.table_talk import is_you
from farkle_access.games.bluff.rules.events import MatchEnded
from farkle_access.games.bluff.wording.terms import Terms, Unit
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.translator import Translator


def match_ended(event: MatchEnded, terms: Terms, listener: Listener) -> str:
    """The winner, what the winner has left, and the pot."""
    winner, tr = event.outcome.winner, listener.tr
    left = event.outcome.scores[winner]
    if is_you(winner, listener):
        return _you_won(left, event.pot, terms.unit, tr)
    return _won(listener.names[winner], left, event.pot, terms.unit, tr)


def _you_won(left: int, pot: int, unit: Unit, tr: Translator) -> str:
    match unit:
        case Unit.POINTS:
            # Translators: Heard at the end by the winner. {n} is how many points are left.
            return tr.plural(
                "The match is over: you win, with {n} point left!",
                "The match is over: you win, with {n} points left!",
                left,
            )
        case Unit.LIVES:
            # Translators: Heard at the end by the winner. {n} is how many lives are left.
            return tr.plural(
                "The match is over: you win, with {n} life left!",
                "The match is over: you win, with {n} lives left!",
                left,
            )
        case Unit.STAKES:
            # Translators: Heard at the end by the winner of Captain. {n} is how many stakes are
            # left, {pot} how many stakes lie in the pot.
            return tr.plural(
                "The match is over: you win, with {n} stake left, and take the pot of {pot}!",
                "The match is over: you win, with {n} stakes left, and take the pot of {pot}!",
                left,
                pot=pot,
            )
        case _:
            assert_never(unit)


def _won(player: str, left: int, pot: int, unit: Unit, tr: Translator) -> str:
    match unit:
        case Unit.POINTS:
            # Translators: Heard at the end. {n} is how many points the winner has left.
            return tr.plural(
                "The match is over: {player} wins, with {n} point left.",
                "The match is over: {player} wins, with {n} points left.",
                left,
                player=player,
            )
        case Unit.LIVES:
            # Translators: Heard at the end. {n} is how many lives the winner has left.
            return tr.plural(
                "The match is over: {player} wins, with {n} life left.",
                "The match is over: {player} wins, with {n} lives left.",
                left,
                player=player,
            )
        case Unit.STAKES:
            # Translators: Heard at the end of a match of Captain. {n} is how many stakes the
            # winner has left, {pot} how many stakes lie in the pot.
            return tr.plural(
                "The match is over: {player} wins, with {n} stake left, and takes the pot of "
                "{pot}.",
                "The match is over: {player} wins, with {n} stakes left, and takes the pot of "
                "{pot}.",
                left,
                player=player,
                pot=pot,
            )
        case _:
            assert_never(unit)
