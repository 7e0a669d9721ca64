"""What is counted in matches of Farkle."""

from collections.abc import Iterable, Mapping
from typing import assert_never

from farkle_access.gamekit.statistics import Figure, Statistics
from farkle_access.games.farkle.rules.events import (
    Busted,
    Counted,
    FarkleEvent,
    HandBegan,
    HotDice,
    LimitReached,
    MatchEnded,
    Rolled,
    WasSetAside,
    WasTakenBack,
)
from farkle_access.i18n.phrases import points
from farkle_access.i18n.translator import Translator


class FarkleStatistics(Statistics[FarkleEvent]):
    """Hands, farkles, and the best counted hand of each player."""

    __slots__ = ()

    @property
    def figures(self) -> Mapping[str, Figure]:
        return {"hands": Figure(), "farkles": Figure(), "best_hand": Figure(highest=True)}

    def tally(self, events: Iterable[FarkleEvent], seats: int) -> tuple[dict[str, int], ...]:
        figures = tuple({"hands": 0, "farkles": 0, "best_hand": 0} for _ in range(seats))
        for event in events:
            match event:
                case Busted(seat):
                    figures[seat]["hands"] += 1
                    figures[seat]["farkles"] += 1
                case Counted(seat, made):
                    figures[seat]["hands"] += 1
                    figures[seat]["best_hand"] = max(made, figures[seat]["best_hand"])
                case (
                    HandBegan()
                    | Rolled()
                    | WasSetAside()
                    | WasTakenBack()
                    | HotDice()
                    | LimitReached()
                    | MatchEnded()
                ):
                    pass
                case _:
                    assert_never(event)
        return figures

    def sentences(self, figures: Mapping[str, int], tr: Translator) -> tuple[str, ...]:
        return (
            # Translators: Statistics: how many hands (turns) were played. {n} is the number.
            tr.text("Hands: {n}.", n=figures["hands"]),
            # Translators: Statistics: how many of the hands ended in a farkle.
            tr.text("Farkles: {n}.", n=figures["farkles"]),
            # Translators: Statistics: the most points counted in one hand.
            tr.text("Best hand: {points}.", points=points(tr, figures["best_hand"])),
        )
