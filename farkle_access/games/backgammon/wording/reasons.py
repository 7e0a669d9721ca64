"""Why something is refused."""

from farkle_access.games.backgammon.rules.refusals import (
    AlreadyMoving,
    AlreadyRolled,
    AnswerFirst,
    BackgammonRefusal,
    CubeRefusal,
    DiceToPlay,
    NotAPlay,
    NothingOffered,
    NothingToTakeBack,
    NotRolledYet,
    PhaseRefusal,
    PlayRefusal,
    StepRefusal,
)
from farkle_access.games.backgammon.rules.state import State
from farkle_access.games.backgammon.wording.cube_reasons import cube_reason, resign_reason
from farkle_access.games.backgammon.wording.step_reasons import step_reason
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.phrases import numbers
from farkle_access.i18n.translator import Translator


def reason(refusal: BackgammonRefusal, view: State, listener: Listener) -> str:
    """The sentence for a refusal; points are those of the seat with the turn."""
    tr = listener.tr
    if isinstance(refusal, StepRefusal):
        return step_reason(refusal, view.seat, listener)
    if isinstance(refusal, CubeRefusal):
        return cube_reason(refusal, tr)
    if isinstance(refusal, PhaseRefusal):
        return _phase_reason(refusal, tr)
    if isinstance(refusal, PlayRefusal):
        return _play_reason(refusal, tr)
    return resign_reason(refusal, tr)


def _phase_reason(refusal: PhaseRefusal, tr: Translator) -> str:
    match refusal:
        case NotRolledYet():
            # Translators: Heard when a checker is moved before the roll.
            return tr.text("Roll first: checkers move after the roll.")
        case AlreadyRolled():
            # Translators: Heard when somebody wants to roll or double after the roll.
            return tr.text("The dice are rolled already: rolling and doubling come before.")
        case AnswerFirst():
            # Translators: Heard when something else is tried while the cube or a resignation is
            # offered.
            return tr.text("First the offer must be answered.")
        case NothingOffered():
            # Translators: Heard when there is no cube and no resignation to answer.
            return tr.text("Nothing has been offered.")


def _play_reason(refusal: PlayRefusal, tr: Translator) -> str:
    match refusal:
        case NotAPlay():
            # Translators: Heard when the steps given do not use the roll as the rules ask.
            return tr.text("That is no complete play of this roll.")
        case AlreadyMoving():
            # Translators: Heard when a whole play is chosen in the middle of a turn.
            return tr.text("A whole play is chosen before the first step; U takes steps back.")
        case DiceToPlay(dice):
            # Translators: Heard when the turn cannot end yet. {dice} are those left, such as
            # "6, 1".
            return tr.text("The turn cannot end yet: still to play: {dice}.", dice=numbers(dice))
        case NothingToTakeBack():
            # Translators: Heard when the key U has nothing to take back.
            return tr.text("There is nothing to take back.")
