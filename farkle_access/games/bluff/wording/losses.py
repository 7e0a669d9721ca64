"""The sentences of the pot, of what is lost, and of who is out."""

from typing import assert_never

from farkle_access.core.contract import Seat
from farkle_access.gamekit.table_talk import is_you, ranking
from farkle_access.games.bluff.rules.events import GlassesEmptied, Lost, PotFilled, WentOut
from farkle_access.games.bluff.wording.terms import Terms, Unit, amount
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.translator import Translator


def lost(event: Lost, terms: Terms, listener: Listener) -> str:
    """A loss, and what is left; that nothing is left is heard as being out of the game."""
    if is_you(event.seat, listener):
        said = _you_lost(event.lost, terms.unit, listener.tr)
    else:
        said = _lost(listener.names[event.seat], event.lost, terms.unit, listener.tr)
    return f"{said} {left(event.left, terms.unit, listener.tr)}" if event.left else said


def left(number: int, unit: Unit, tr: Translator) -> str:
    """How much is left of points, lives or stakes."""
    match unit:
        case Unit.POINTS:
            # Translators: Follows a loss: how many points that player has now.
            return tr.plural("{n} point is left.", "{n} points are left.", number)
        case Unit.LIVES:
            # Translators: Follows a loss: how many lives that player has now.
            return tr.plural("{n} life is left.", "{n} lives are left.", number)
        case Unit.STAKES:
            # Translators: Follows a loss: how many stakes that player has now.
            return tr.plural("{n} stake is left.", "{n} stakes are left.", number)
        case _:
            assert_never(unit)


def glasses_emptied(event: GlassesEmptied, listener: Listener) -> str:
    """The little glass that goes with a stake; it changes nothing in the game."""
    tr, player, one = listener.tr, listener.names[event.seat], event.glasses == 1
    if is_you(event.seat, listener):
        if one:
            # Translators: Heard after the listener lost a stake, when the little glasses are on.
            return tr.text("You empty a little glass.")
        # Translators: Heard after the listener lost two stakes, when the little glasses are on.
        return tr.text("You empty two little glasses.")
    if one:
        # Translators: Heard after somebody lost a stake, when the little glasses are on.
        return tr.text("{player} empties a little glass.", player=player)
    # Translators: Heard after somebody lost two stakes, when the little glasses are on.
    return tr.text("{player} empties two little glasses.", player=player)


def went_out(event: WentOut, listener: Listener) -> str:
    """Who is out; how many play on, unless the match ends with it."""
    tr = listener.tr
    if is_you(event.seat, listener):
        # Translators: Heard when the listener has lost everything and is out of the game.
        said = tr.text("You are out of the game.")
    else:
        # Translators: Heard when somebody has lost everything and is out of the game.
        said = tr.text("{player} is out of the game.", player=listener.names[event.seat])
    if event.still == 1:
        return said
    # Translators: Follows who is out of the game. {n} is at least 2.
    still = tr.plural("{n} player is still in.", "{n} players are still in.", event.still)
    return f"{said} {still}"


def pot_filled(event: PotFilled, tr: Translator) -> str:
    """The pot at the beginning."""
    # Translators: Heard at the beginning of a match of Captain. {n} is at least 2.
    return tr.plural(
        "The pot holds {n} stake for the winner.",
        "The pot holds {n} stakes for the winner.",
        event.stakes,
    )


def scores(lives: tuple[int, ...], terms: Terms, listener: Listener) -> str:
    """What everybody has, the most first; those who are out last."""
    return " ".join(_score(seat, lives[seat], terms, listener) for seat in ranking(lives))


def _score(seat: Seat, number: int, terms: Terms, listener: Listener) -> str:
    tr, player = listener.tr, listener.names[seat]
    if not number:
        # Translators: Answer to the key S about a player who has lost everything.
        return tr.text("{player}, out of the game.", player=player)
    has = amount(number, terms.unit, tr)
    # Translators: Answer to the key S. {amount} is such as "5 lives".
    return tr.text("{player}, {amount}.", player=player, amount=has)


def _you_lost(number: int, unit: Unit, tr: Translator) -> str:
    match unit:
        case Unit.POINTS:
            if number == 1:
                # Translators: Heard when the listener has lost something.
                return tr.text("You lose a point.")
            # Translators: Heard when the listener has lost something.
            return tr.text("You lose two points.")
        case Unit.LIVES:
            if number == 1:
                # Translators: Heard when the listener has lost something.
                return tr.text("You lose a life.")
            # Translators: Heard when the listener has lost something.
            return tr.text("You lose two lives.")
        case Unit.STAKES:
            if number == 1:
                # Translators: Heard when the listener has lost something.
                return tr.text("You lose a stake.")
            # Translators: Heard when the listener has lost something.
            return tr.text("You lose two stakes.")


def _lost(player: str, number: int, unit: Unit, tr: Translator) -> str:
    match unit:
        case Unit.POINTS:
            if number == 1:
                # Translators: Heard when somebody has lost something.
                return tr.text("{player} loses a point.", player=player)
            # Translators: Heard when somebody has lost something.
            return tr.text("{player} loses two points.", player=player)
        case Unit.LIVES:
            if number == 1:
                # Translators: Heard when somebody has lost something.
                return tr.text("{player} loses a life.", player=player)
            # Translators: Heard when somebody has lost something.
            return tr.text("{player} loses two lives.", player=player)
        case Unit.STAKES:
            if number == 1:
                # Translators: Heard when somebody has lost something.
                return tr.text("{player} loses a stake.", player=player)
            # Translators: Heard when somebody has lost something.
            return tr.text("{player} loses two stakes.", player=player)
