"""How a player of backgammon chooses: step by step, and with answers that need a decision."""

from collections.abc import Iterable

from farkle_access.core.contract import Move, Refusal
from farkle_access.games.backgammon.choices import TAKE_BACK, choices, whole_plays
from farkle_access.games.backgammon.moves import (
    Accept,
    Beaver,
    Drop,
    MoveChecker,
    PlayAll,
    PlayOn,
    Resign,
    Take,
)
from farkle_access.games.backgammon.position import OFF
from farkle_access.games.backgammon.state import State
from farkle_access.games.backgammon.wording.labels import labelled
from farkle_access.games.rooms import Choice, Controls
from farkle_access.i18n.listener import Listener

DELIBERATE = (Take, Drop, Beaver, Accept, PlayOn, Resign)
"""Choices that end a game or change its price: Enter by habit shall not make them."""


class BackgammonControls:
    """The menu: the only play, or else the steps, hits first; the other ways stand beside it."""

    def choices(self, view: State, listener: Listener) -> tuple[Choice, ...]:
        moves = [move for move in choices(view) if not isinstance(move, PlayAll | Resign)]
        plays = whole_plays(view)
        if len(plays) == 1:
            return (_only(plays[0], view, listener),)
        steps = sorted(
            (move for move in moves if isinstance(move, MoveChecker)),
            key=lambda move: not _hits(move, view),
        )
        others = [move for move in moves if not isinstance(move, MoveChecker)]
        return made([*steps, *others], view, listener)

    def take_back(self, view: State) -> Move | None:
        return TAKE_BACK

    def why_not(self, view: State, number: int) -> tuple[Refusal, ...]:
        """Items of this game have no numbers."""
        return ()

    def secret(self, view: State) -> bool:
        """Nothing in this game is hidden from anybody."""
        return False

    def label(self, move: Move, view: State, listener: Listener) -> str:
        """How the menu calls any legal move."""
        return labelled(move, view, listener)[0]


def controls(name: str) -> Controls:
    """The controls by the name of the game; this folder has only one."""
    return BackgammonControls()


def made(moves: Iterable[Move], view: State, listener: Listener) -> tuple[Choice, ...]:
    """The moves as items of a menu."""
    return tuple(
        Choice(move, *labelled(move, view, listener), deliberate=isinstance(move, DELIBERATE))
        for move in moves
        if move != TAKE_BACK
    )


def _only(move: PlayAll, view: State, listener: Listener) -> Choice:
    label, explanation = labelled(move, view, listener)
    # Translators: The one item of a menu when the roll can be played in one way only. {play} is
    # for example "bar to 20, 6 off".
    only = listener.tr.text("The only play: {play}", play=label)
    return Choice(move, only, explanation)


def _hits(move: MoveChecker, view: State) -> bool:
    return move.target != OFF and view.position[move.target] < 0
