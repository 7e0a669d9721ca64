"""What the statistics count: claims, bluffs, and doubts right and wrong."""

from collections.abc import Iterable, Mapping
from typing import Final

from farkle_access.core.contract import Event, Figure, Seat
from farkle_access.games.bluff.events import (
    Claimed,
    DiceShown,
    Doubted,
    HandBegan,
    Kept,
    MatchEnded,
    Saw,
)

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


def tally(events: Iterable[Event], seats: int) -> tuple[dict[str, int], ...]:
    """The figures of each seat from the events of a match, private ones included.

    Believed bluffs stay a secret until the match is over: before that, `bluffs` is 0, and
    nothing hangs on dice that no doubt has shown.
    """
    counts = tuple(dict.fromkeys(FIGURES, 0) for _ in range(seats))
    bluffs = [0] * seats
    seen: dict[Seat, int] = {}
    doubter = 0
    for event in events:
        match event:
            case HandBegan(seat):
                counts[seat]["hands"] += 1
            case Saw(seat, _, value):
                seen[seat] = value
            case Claimed(seat, value) | Kept(seat, value):
                counts[seat]["claims"] += 1
                bluffs[seat] += seen.get(seat) != value
            case Doubted(seat):
                doubter = seat
            case DiceShown(claimer, true=true):
                counts[doubter]["doubts_wrong" if true else "doubts_right"] += 1
                counts[claimer]["caught"] += not true
            case MatchEnded():
                for made, figures in zip(bluffs, counts, strict=True):
                    figures["bluffs"] = made
    return counts
