"""The figures of a match, for the statistics."""

from collections.abc import Iterable, Mapping

from farkle_access.core.contract import Event, Figure
from farkle_access.games.backgammon.moves import (
    Beavered,
    Doubled,
    Dropped,
    GameEnded,
    Took,
)
from farkle_access.games.backgammon.position import Result

FIGURES: Mapping[str, Figure] = {
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


def tally(events: Iterable[Event], seats: int) -> tuple[dict[str, int], ...]:
    figures = tuple(dict.fromkeys(FIGURES, 0) for _ in range(seats))
    for event in events:
        match event:
            case GameEnded(winner, result):
                for own in figures:
                    own["games"] += 1
                figures[winner]["games_won"] += 1
                figures[winner]["gammons"] += result is Result.GAMMON
                figures[winner]["backgammons"] += result is Result.BACKGAMMON
            case Doubled(seat):
                figures[seat]["doubles"] += 1
            case Beavered(seat):
                figures[seat]["beavers"] += 1
            case Took(seat):
                figures[seat]["takes"] += 1
            case Dropped(seat):
                figures[seat]["drops"] += 1
    return figures
