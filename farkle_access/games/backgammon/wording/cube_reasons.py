"""Why the cube or a resignation is refused."""

from collections.abc import Callable
from typing import Any

from farkle_access.core.contract import Refusal
from farkle_access.games.backgammon import refusals as facts
from farkle_access.games.backgammon.wording.with_cube import result_name
from farkle_access.i18n.translator import Translator


def _answer_first(_: facts.AnswerFirst, tr: Translator) -> str:
    # Translators: Heard when something else is tried while the cube or a resignation is offered.
    return tr.text("First the offer must be answered.")


def _nothing_offered(_: facts.NothingOffered, tr: Translator) -> str:
    # Translators: Heard when there is no cube and no resignation to answer.
    return tr.text("Nothing has been offered.")


def _no_cube(_: facts.NoCube, tr: Translator) -> str:
    # Translators: Answer to the key Y: why doubling is not possible.
    return tr.text("No doubling: this match is played without the cube.")


def _one_point(_: facts.OnePointMatch, tr: Translator) -> str:
    # Translators: Answer to the key Y: why doubling is not possible.
    return tr.text("No doubling: in a match to one point the cube means nothing.")


def _crawford(_: facts.CrawfordGame, tr: Translator) -> str:
    # Translators: Answer to the key Y: why doubling is not possible.
    return tr.text("No doubling: this is the Crawford game, somebody is one point from winning.")


def _not_yours(_: facts.NotYourCube, tr: Translator) -> str:
    # Translators: Answer to the key Y: why doubling is not possible.
    return tr.text("No doubling: the opponent owns the cube.")


def _dead(refusal: facts.DeadCube, tr: Translator) -> str:
    # Translators: Answer to the key Y: why doubling is not possible. {n} is what the cube shows,
    # {m} are the points that this player needs.
    return tr.text(
        "No doubling: the cube is at {n}, and you need {m} only.",
        n=refusal.value,
        m=refusal.away,
    )


def _highest(refusal: facts.HighestCube, tr: Translator) -> str:
    # Translators: Answer to the key Y: why doubling is not possible. {n} is the most it can show.
    return tr.text("No doubling: the cube goes no higher than {n}.", n=refusal.value)


def _no_beavers(refusal: facts.NoBeavers, tr: Translator) -> str:
    if refusal.match:
        # Translators: Answer to the key Y: why a beaver is not possible.
        return tr.text("No beaver: beavers belong to money sessions.")
    # Translators: Answer to the key Y: why a beaver is not possible.
    return tr.text("No beaver: this session is played without beavers.")


def _not_so_much(refusal: facts.CannotLoseSoMuch, tr: Translator) -> str:
    most = result_name(refusal.most, tr)
    # Translators: Heard when more is offered than can be lost. {result} is for example "a single
    # game".
    return tr.text("You can lose {result} at most.", result=most)


def _refused_before(refusal: facts.RefusedBefore, tr: Translator) -> str:
    result = result_name(refusal.result, tr)
    # Translators: Heard when a resignation is offered again. {result} is for example "a single
    # game".
    return tr.text("That was refused in this turn already: {result}.", result=result)


CUBE_REASONS: dict[type[Refusal], Callable[[Any, Translator], str]] = {
    facts.AnswerFirst: _answer_first,
    facts.NothingOffered: _nothing_offered,
    facts.NoCube: _no_cube,
    facts.OnePointMatch: _one_point,
    facts.CrawfordGame: _crawford,
    facts.NotYourCube: _not_yours,
    facts.DeadCube: _dead,
    facts.HighestCube: _highest,
    facts.NoBeavers: _no_beavers,
    facts.CannotLoseSoMuch: _not_so_much,
    facts.RefusedBefore: _refused_before,
}
