"""How a player of Pig chooses: from a menu of the legal moves."""

from farkle_access.gamekit.controls import Choice, Controls
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.phrases import points
from farkle_access.i18n.translator import Translator
from tests.toy.pig.rules import Hold, PigMove, PigRefusal, PigRules, Roll, State


class PigControls(Controls[State, PigMove, PigRefusal]):
    """Rolling comes first."""

    def choices(self, view: State, listener: Listener) -> tuple[Choice[PigMove], ...]:
        return tuple(
            Choice(move, self.label(move, view, listener), _explanation(move, listener.tr))
            for move in PigRules().legal_moves(view)
        )

    def label(self, move: PigMove, view: State, listener: Listener) -> str:
        tr = listener.tr
        match move:
            case Roll():
                # Translators: A menu item of Pig.
                return tr.text("Roll the die")
            case Hold():
                # Translators: A menu item of Pig. {points} is an amount such as "20 points".
                return tr.text("Hold {points}", points=points(tr, view.points))


def _explanation(move: PigMove, tr: Translator) -> str:
    match move:
        case Roll():
            # Translators: Explains the menu item "Roll the die".
            return tr.text("A 1 ends your turn and loses its points.")
        case Hold():
            # Translators: Explains the menu item "Hold".
            return tr.text("Adds these points to your total and ends your turn.")
