"""One throw as it is played: the claims, what may come of them, and how often each is made."""

from math import inf
from operator import mul
from typing import TypeAlias

from farkle_access.core.deferred import dataclass
from farkle_access.games.bluff.rules.ranking import THROWS, VALUES, ways

RANKS = range(len(VALUES))
TOP = len(VALUES) - 1
SHARES = tuple(ways(value) / THROWS for value in VALUES)
"""How often each value is thrown, by rank."""

Chances: TypeAlias = tuple[float, ...]
"""How often each player still in the game wins the match, in the order of play."""


@dataclass(frozen=True)
class Option:
    """A claim by its rank, as the roller and the answerer see it.

    `believed`, `truth` and `caught` are the chances of all when it is believed, when it is true
    and doubted, and when it is a bluff and doubted; `gain`, `told` and `risk` are those of the
    roller among them. `room` is how often it may be a bluff before doubting it is better than
    believing it; None when it is doubted even if it is never a bluff.
    """

    rank: int
    kept: bool
    believed: Chances
    truth: Chances
    caught: Chances
    gain: float
    told: float
    risk: float
    room: float | None

    @property
    def share(self) -> float:
        """How often it is true."""
        return SHARES[self.rank]

    @property
    def best(self) -> float:
        """What it is worth to the roller at best when it is true."""
        return self.told if self.room is None else self.gain

    def doubted(self, bluff: float) -> float:
        """How often it is to be doubted, so that a bluff is worth no more than this."""
        if self.room is None:
            return 1.0
        if self.gain <= bluff or self.room == inf:
            return 0.0
        return min((self.gain - bluff) / (self.gain - self.risk), 1.0)


@dataclass(frozen=True)
class Solution:
    """How one throw is best played.

    By the place of each option: `honest` is how often it is told when it is true, `lies` how
    often it is a bluff, `doubts` how often it is doubted when it is claimed.
    """

    options: tuple[Option, ...]
    honest: tuple[float, ...]
    lies: tuple[float, ...]
    doubts: tuple[float, ...]

    def chances(self) -> Chances:
        """How often each player wins when it is played like this."""
        parts: list[tuple[float, Chances]] = []
        for option, honest, lies, doubt in zip(
            self.options, self.honest, self.lies, self.doubts, strict=True
        ):
            if honest or lies:
                true = SHARES[option.rank] * honest
                if doubt < 1:
                    parts.append(((true + lies) * (1 - doubt), option.believed))
                if doubt:
                    parts.append((true * doubt, option.truth))
                    parts.append((lies * doubt, option.caught))
        weights, ends = zip(*parts, strict=True)
        return tuple(sum(map(mul, weights, column)) for column in zip(*ends, strict=True))


def option_of(
    rank: int,
    believed: Chances,
    truth: Chances,
    caught: Chances,
    roller: int,
    answerer: int,
    *,
    kept: bool = False,
) -> Option:
    """A claim with what may come of it for the seats of the roller and the answerer."""
    taken, shown, right = believed[answerer], truth[answerer], caught[answerer]
    room: float | None
    if shown >= taken:
        room = None
    elif right <= taken:
        room = inf
    else:
        room = SHARES[rank] * (taken - shown) / (right - taken)
    return Option(
        rank,
        kept,
        believed,
        truth,
        caught,
        believed[roller],
        truth[roller],
        caught[roller],
        room,
    )
