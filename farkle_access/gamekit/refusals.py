"""Why a move is not possible, in words: what every game refuses alike, and what one game does."""

from farkle_access.core.contract import (
    CommonRefusal,
    EventT,
    MoveT,
    NotNow,
    RefusalT,
    StateT,
    ViewT,
    WrongThrow,
)
from farkle_access.gamekit.package import GamePackage
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.phrases import numbers


def explained(
    package: GamePackage[StateT, ViewT, MoveT, EventT, RefusalT],
    refusal: RefusalT | CommonRefusal,
    view: ViewT,
    listener: Listener,
) -> str:
    """The reason as a sentence. It may tell of what is hidden: it is for those who see `view`."""
    tr = listener.tr
    match refusal:
        case NotNow():
            # Translators: Heard when a key does not fit the moment, in any game.
            return tr.text("That is not possible now.")
        case WrongThrow(dice, needed):
            # Translators: Heard when dice given by the player do not fit the roll.
            # {dice} is a list such as "1, 1, 2"; {n} is how many dice are rolled.
            return tr.plural(
                "The dice given, {dice}, are refused: {n} die is rolled now.",
                "The dice given, {dice}, are refused: {n} dice are rolled now.",
                needed,
                dice=numbers(dice),
            )
        case _:
            return package.words().refusal(refusal, view, listener)
