"""What is counted in matches of Pig."""

from collections.abc import Iterable, Mapping

from farkle_access.gamekit.statistics import Figure, Statistics
from farkle_access.i18n.phrases import points
from farkle_access.i18n.translator import Translator
from tests.toy.pig.rules import Held, PigEvent


class PigStatistics(Statistics[PigEvent]):
    """The best turn of each player."""

    @property
    def figures(self) -> Mapping[str, Figure]:
        return {"best_turn": Figure(highest=True)}

    def tally(self, events: Iterable[PigEvent], seats: int) -> tuple[dict[str, int], ...]:
        best = [0] * seats
        for event in events:
            if isinstance(event, Held):
                best[event.seat] = max(best[event.seat], event.points)
        return tuple({"best_turn": most} for most in best)

    def sentences(self, figures: Mapping[str, int], tr: Translator) -> tuple[str, ...]:
        # Translators: Statistics of Pig: the most points held at once. {points} is an amount.
        return (tr.text("Best turn: {points}.", points=points(tr, figures["best_turn"])),)
