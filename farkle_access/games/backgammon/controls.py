"""How a player of backgammon chooses: step by step, and with answers that need a decision."""

from farkle_access.gamekit.controls import Choice, Controls
from farkle_access.games.backgammon.rules.choices import TAKE_BACK, choices, whole_plays
from farkle_access.games.backgammon.rules.moves import BackgammonMove, MoveChecker, PlayAll, Resign
from farkle_access.games.backgammon.rules.position import OFF
from farkle_access.games.backgammon.rules.refusals import BackgammonRefusal
from farkle_access.games.backgammon.rules.state import State
from farkle_access.games.backgammon.wording.items import items
from farkle_access.games.backgammon.wording.labels import labelled
from farkle_access.i18n.listener import Listener


class BackgammonControls(Controls[State, BackgammonMove, BackgammonRefusal]):
    """The menu: the only play, or else the steps, hits first; the board has the other ways."""

    __slots__ = ()

    def choices(self, view: State, listener: Listener) -> tuple[Choice[BackgammonMove], ...]:
        plays = whole_plays(view)
        if len(plays) == 1:
            return (_only(plays[0], view, listener),)
        moves = [move for move in choices(view) if not isinstance(move, PlayAll | Resign)]
        steps = sorted(
            (move for move in moves if isinstance(move, MoveChecker)),
            key=lambda move: not _hits(move, view),
        )
        others = [move for move in moves if not isinstance(move, MoveChecker)]
        return items([*steps, *others], view, listener)

    def label(self, move: BackgammonMove, view: State, listener: Listener) -> str:
        return labelled(move, view, listener)[0]

    def take_back(self, view: State) -> BackgammonMove:
        return TAKE_BACK


def _only(move: PlayAll, view: State, listener: Listener) -> Choice[BackgammonMove]:
    label, explanation = labelled(move, view, listener)
    # Translators: The one item of a menu when the roll can be played in one way only. {play} is
    # for example "bar to 20, 6 off".
    only = listener.tr.text("The only play: {play}", play=label)
    return Choice(move, only, explanation)


def _hits(move: MoveChecker, view: State) -> bool:
    return move.target != OFF and view.position[move.target] < 0
