"""The probability of winning a match from its score, by the table Kazaross-XG2.

Neil Kazaross made the table; its licence notice is in the file. `tools/backgammon` packs it.
"""

from functools import lru_cache
from typing import TypeAlias

from farkle_access.games.backgammon.engine.weights import match_equity_text

LONGEST = 25
"""The most points away in the table; for more, both sides are moved nearer by as many points."""
Table: TypeAlias = tuple[tuple[float, ...], ...]


@lru_cache(maxsize=1)
def table() -> Table:
    """25 rows for the games up to the Crawford game, then one for those after it."""
    lines = match_equity_text().splitlines()
    rows = [line.split() for line in lines if not line.startswith("#")]
    return tuple(tuple(int(number) / 1e6 for number in row) for row in rows)


def winning(away: int, their_away: int, after_crawford: bool) -> float:
    """The probability of winning the match, `away` points from its end, before a game.

    `after_crawford` is whether the Crawford game has been played. Raises DamagedTable.
    """
    if away <= 0 or their_away <= 0:
        return 1.0 if away <= 0 else 0.0
    farther = max(away, their_away) - LONGEST
    if farther > 0:
        away, their_away = max(away - farther, 1), max(their_away - farther, 1)
    if after_crawford and their_away == 1:
        return table()[LONGEST][away - 1]
    if after_crawford and away == 1:
        return 1 - table()[LONGEST][their_away - 1]
    return table()[away - 1][their_away - 1]
