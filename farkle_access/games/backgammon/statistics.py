"""What the statistics count: games, gammons, and what was done with the cube."""

from collections.abc import Iterable, Mapping
from typing import Final

from farkle_access.core.contract import Seat
from farkle_access.gamekit.statistics import Figure, Statistics
from farkle_access.games.backgammon.rules.events import (
    BackgammonEvent,
    Beavered,
    Doubled,
    Dropped,
    GameEnded,
    Took,
)
from farkle_access.games.backgammon.rules.position import Result
from farkle_access.i18n.translator import Translator

FIGURES: Final[Mapping[str, Figure]] = {
    "games": Figure(),
    "games_won": Figure(),
    "gammons": Figure(),
    "backgammons": Figure(),
    "doubles": Figure(),
    "beavers": Figure(),
    "takes": Figure(),
    "drops": Figure(),
}
"""`gammons` and `backgammons` are those won; a win by a drop is neither."""


class BackgammonStatistics(Statistics[BackgammonEvent]):
    """The figures of backgammon."""

    __slots__ = ()

    @property
    def figures(self) -> Mapping[str, Figure]:
        return FIGURES

    def tally(self, events: Iterable[BackgammonEvent], seats: int) -> tuple[dict[str, int], ...]:
        counts = tuple(dict.fromkeys(FIGURES, 0) for _ in range(seats))
        for event in events:
            for seat, figure in _counted(event, seats):
                counts[seat][figure] += 1
        return counts

    def sentences(self, figures: Mapping[str, int], tr: Translator) -> tuple[str, ...]:
        return (
            # Translators: Statistics: how many games of all matches were played and won.
            tr.text("Games: {n}. Won: {m}.", n=figures["games"], m=figures["games_won"]),
            # Translators: Statistics: how many of the games won were gammons and backgammons.
            tr.text(
                "Gammons: {n}. Backgammons: {m}.", n=figures["gammons"], m=figures["backgammons"]
            ),
            # Translators: Statistics: how often this player offered the cube, and how often
            # took, dropped or beavered when the opponent offered it.
            tr.text(
                "Doubles offered: {doubles}. "
                "Doubles received: taken {takes}, dropped {drops}, beavered {beavers}.",
                doubles=figures["doubles"],
                takes=figures["takes"],
                drops=figures["drops"],
                beavers=figures["beavers"],
            ),
        )


def _counted(event: BackgammonEvent, seats: int) -> Iterable[tuple[Seat, str]]:
    """The figures that an event adds one to."""
    if isinstance(event, GameEnded):
        won = event.result
        yield from ((seat, "games") for seat in range(seats))
        yield event.winner, "games_won"
        if won is not Result.SINGLE:
            yield event.winner, "gammons" if won is Result.GAMMON else "backgammons"
    elif isinstance(event, Doubled):
        yield event.seat, "doubles"
    elif isinstance(event, Beavered):
        yield event.seat, "beavers"
    elif isinstance(event, Took):
        yield event.seat, "takes"
    elif isinstance(event, Dropped):
        yield event.seat, "drops"
