"""What the statistics count: claims, bluffs, and doubts right and wrong."""

from collections.abc import Iterable, Mapping
from typing import Final

from farkle_access.core.contract import Seat
from farkle_access.gamekit.statistics import Figure, Statistics
from farkle_access.games.bluff.rules.events import (
    BluffEvent,
    Claimed,
    DiceShown,
    Doubted,
    HandBegan,
    Kept,
    MatchEnded,
    Saw,
)
from farkle_access.games.bluff.rules.rulesets import GameName
from farkle_access.games.bluff.wording.terms import TERMS, Terms, Verb
from farkle_access.i18n.translator import Translator

FIGURES: Final[Mapping[str, Figure]] = {
    "hands": Figure(),
    "claims": Figure(),
    "bluffs": Figure(),
    "caught": Figure(),
    "doubts_right": Figure(),
    "doubts_wrong": Figure(),
}
"""`hands` were opened; `claims` and `bluffs` were made, `bluffs` being those that were not
true, `caught` those of them that a doubt showed."""


class BluffStatistics(Statistics[BluffEvent]):
    """The figures of one game of the family."""

    __slots__ = ("_terms",)

    def __init__(self, terms: Terms) -> None:
        self._terms: Final = terms

    @property
    def figures(self) -> Mapping[str, Figure]:
        return FIGURES

    def tally(self, events: Iterable[BluffEvent], seats: int) -> tuple[dict[str, int], ...]:
        """Until the match is over `bluffs` is 0, and nothing depends on dice never shown."""
        counts = tuple(dict.fromkeys(FIGURES, 0) for _ in range(seats))
        bluffs = [0] * seats
        seen: dict[Seat, int] = {}
        doubter = 0
        for event in events:
            if isinstance(event, HandBegan):
                counts[event.seat]["hands"] += 1
            elif isinstance(event, Saw):
                seen[event.seat] = event.value
            elif isinstance(event, Claimed | Kept):
                counts[event.seat]["claims"] += 1
                bluffs[event.seat] += seen.get(event.seat) != event.value
            elif isinstance(event, Doubted):
                doubter = event.seat
            elif isinstance(event, DiceShown):
                counts[doubter]["doubts_wrong" if event.true else "doubts_right"] += 1
                counts[event.claimer]["caught"] += not event.true
            elif isinstance(event, MatchEnded):
                for made, figures in zip(bluffs, counts, strict=True):
                    figures["bluffs"] = made
        return counts

    def sentences(self, figures: Mapping[str, int], tr: Translator) -> tuple[str, ...]:
        return (
            # Translators: Statistics: how many hands this player opened. {n} is the number.
            tr.text("Hands opened: {n}.", n=figures["hands"]),
            _claims(figures["claims"], self._terms.verb, tr),
            # Translators: Statistics: how many of the values said were not true, and how many
            # of those were found out. {n} and {caught} are numbers.
            tr.text(
                "Bluffs: {n}, found out: {caught}.", n=figures["bluffs"], caught=figures["caught"]
            ),
            # Translators: Statistics: doubts of this player, by whether the dice proved them
            # right. {right} and {wrong} are numbers.
            tr.text(
                "Doubts that were right: {right}, wrong: {wrong}.",
                right=figures["doubts_right"],
                wrong=figures["doubts_wrong"],
            ),
        )


def statistics(name: GameName) -> BluffStatistics:
    """The statistics of one game. Raises KeyError for another name."""
    return BluffStatistics(TERMS[name])


def _claims(number: int, verb: Verb, tr: Translator) -> str:
    match verb:
        case Verb.DECLARE:
            # Translators: Statistics: how many values this player declared. {n} is the number.
            return tr.text("Values declared: {n}.", n=number)
        case Verb.ANNOUNCE:
            # Translators: Statistics: how many values this player announced. {n} is the number.
            return tr.text("Values announced: {n}.", n=number)
