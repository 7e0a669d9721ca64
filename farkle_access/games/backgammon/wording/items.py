"""Moves as items of a menu."""

from collections.abc import Iterable
from typing import Final

from farkle_access.gamekit.controls import Choice
from farkle_access.games.backgammon.rules.choices import TAKE_BACK
from farkle_access.games.backgammon.rules.moves import (
    Accept,
    BackgammonMove,
    Beaver,
    Drop,
    PlayOn,
    Resign,
    Take,
)
from farkle_access.games.backgammon.rules.state import State
from farkle_access.games.backgammon.wording.labels import labelled
from farkle_access.i18n.listener import Listener

DELIBERATE: Final = (Take, Drop, Beaver, Accept, PlayOn, Resign)
"""Choices that end a game or change its price: pressing Enter by habit must not make them."""


def items(
    moves: Iterable[BackgammonMove], view: State, listener: Listener
) -> tuple[Choice[BackgammonMove], ...]:
    """The moves as items, without taking back, which has a key of its own."""
    return tuple(
        Choice(move, *labelled(move, view, listener), deliberate=isinstance(move, DELIBERATE))
        for move in moves
        if move != TAKE_BACK
    )
