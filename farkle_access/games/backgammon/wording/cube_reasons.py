"""Why doubling, beavering or resigning is refused."""

from farkle_access.games.backgammon.rules.refusals import (
    CannotLoseSoMuch,
    CrawfordGame,
    CubeRefusal,
    DeadCube,
    HighestCube,
    NoBeavers,
    NoCube,
    NotYourCube,
    OnePointMatch,
    RefusedBefore,
    ResignRefusal,
)
from farkle_access.games.backgammon.wording.with_cube import result_name
from farkle_access.i18n.translator import Translator


def cube_reason(refusal: CubeRefusal, tr: Translator) -> str:
    """Why the cube cannot be turned."""
    match refusal:
        case NoCube():
            # Translators: Answer to the key Y: why doubling is not possible.
            return tr.text("No doubling: this match is played without the cube.")
        case OnePointMatch():
            # Translators: Answer to the key Y: why doubling is not possible.
            return tr.text("No doubling: in a match to one point the cube means nothing.")
        case CrawfordGame():
            return _crawford(tr)
        case NotYourCube():
            # Translators: Answer to the key Y: why doubling is not possible.
            return tr.text("No doubling: the opponent owns the cube.")
        case DeadCube(value, away):
            # Translators: Answer to the key Y: why doubling is not possible. {n} is what the cube
            # shows, {m} are the points that this player needs.
            return tr.text(
                "No doubling: the cube is at {n}, and you need {m} only.", n=value, m=away
            )
        case HighestCube(value):
            # Translators: Answer to the key Y: why doubling is not possible. {n} is the most it
            # can show.
            return tr.text("No doubling: the cube goes no higher than {n}.", n=value)
        case NoBeavers():
            return _no_beavers(refusal, tr)


def _crawford(tr: Translator) -> str:
    # Translators: Answer to the key Y: why doubling is not possible.
    return tr.text("No doubling: this is the Crawford game, somebody is one point from winning.")


def _no_beavers(refusal: NoBeavers, tr: Translator) -> str:
    if refusal.match:
        # Translators: Answer to the key Y: why a beaver is not possible.
        return tr.text("No beaver: beavers belong to money sessions.")
    # Translators: Answer to the key Y: why a beaver is not possible.
    return tr.text("No beaver: this session is played without beavers.")


def resign_reason(refusal: ResignRefusal, tr: Translator) -> str:
    """Why a resignation cannot be offered."""
    match refusal:
        case CannotLoseSoMuch(most):
            # Translators: Heard when more is offered than can be lost. {result} is for example "a
            # single game".
            return tr.text("You can lose {result} at most.", result=result_name(most, tr))
        case RefusedBefore(result):
            name = result_name(result, tr)
            # Translators: Heard when a resignation is offered again. {result} is for example "a
            # single game".
            return tr.text("That was refused in this turn already: {result}.", result=name)
