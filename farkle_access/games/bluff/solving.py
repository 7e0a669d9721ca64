"""What a hand is worth and how it is best played, when every point lost counts the same.

After a belief the dice are thrown anew, so a hand between two players is a row of small games
in which the base is all that carries over. In each of them the roller, who knows the dice,
claims, and the answerer, who does not, believes or doubts. Values are the points that the
answerer loses more than the roller. A bluff is worth the same, `bluff`, wherever it is made
at all: each claim is doubted just as often as keeps it so, and bluffed just as often as makes
the answerer not care. From the highest worth downwards, the first one is sought at which
those who have to bluff find room among the claims.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from farkle_access.games.bluff.hand import BELIEF_COSTS
from farkle_access.games.bluff.ranking import THROWS, VALUES, ways
from farkle_access.games.bluff.state import cost_of

RANKS = range(len(VALUES))
TOP = len(VALUES) - 1
SHARES = tuple(ways(value) / THROWS for value in VALUES)
"""How often each value is thrown, by rank."""

ROUNDS = 60
"""Each one halves what the values of the bases are still off by."""


@dataclass(frozen=True, slots=True)
class Table:
    """The rules that change what a hand is worth; see `state.Settings`."""

    equal: bool
    keep: bool
    highest_stays: bool


@dataclass(frozen=True, slots=True)
class Option:
    """A claim by its rank: `share` is how often it is true.

    The worth for the roller when it is believed, when it is true and doubted, and when it is a
    bluff and doubted; what was paid for keeping is taken off.
    """

    rank: int
    kept: bool
    share: float
    believed: float
    truth: float
    caught: float

    @property
    def always_doubted(self) -> bool:
        """Whether believing it costs more than doubting it when it is true."""
        return self.believed >= self.truth

    @property
    def room(self) -> float:
        """How often it may be a bluff before doubting it is better than believing it."""
        if self.always_doubted:
            return 0.0
        return self.share * (self.truth - self.believed) / (self.believed - self.caught)

    def doubted(self, bluff: float) -> float:
        """How often it is to be doubted, so that a bluff is worth no more than this."""
        if self.always_doubted:
            return 1.0
        return min(max((self.believed - bluff) / (self.believed - self.caught), 0.0), 1.0)

    def true(self, bluff: float) -> float:
        """The worth of claiming it truly."""
        doubted = self.doubted(bluff)
        return doubted * self.truth + (1 - doubted) * self.believed


@dataclass(frozen=True, slots=True)
class Solution:
    """How one throw is best played.

    `bluff` is the worth of a bluff; `lies` how often each option is one, by its place among
    the options; `honest` how often each rank tells the truth.
    """

    options: tuple[Option, ...]
    bluff: float
    lies: tuple[float, ...]
    honest: tuple[float, ...]


def solve(options: Sequence[Option]) -> Solution:
    """The best play of a throw with these claims."""
    bluff = _worth_of_a_bluff(options)
    liars = _liars(options, bluff)
    lies = [option.room if option.caught <= bluff < option.believed else 0.0 for option in options]
    rest = liars - sum(lies)
    floor = [option.share if option.caught == bluff else 0.0 for option in options]
    edge = [option.share if _edge(option, bluff) else 0.0 for option in options]
    honest = [0.0] * len(RANKS)
    for option in options:
        if option.always_doubted or option.believed >= bluff:
            honest[option.rank] = 1.0
    if rest > 0:
        spread = floor if any(floor) else edge
        lies = [lie + rest * part / sum(spread) for lie, part in zip(lies, spread, strict=True)]
    elif any(edge):
        for option, part in zip(options, edge, strict=True):
            if part:
                honest[option.rank] = max(1 + rest / sum(edge), 0.0)
    return Solution(tuple(options), bluff, tuple(lies), tuple(honest))


def worth(options: Sequence[Option]) -> float:
    """What a throw with these claims is worth to the roller."""
    bluff = _worth_of_a_bluff(options)
    told = sum(option.share * max(option.true(bluff), bluff) for option in options)
    return told + _unable(options) * bluff


def options_of(
    table: Table, values: Sequence[float], base: int | None, *, may_keep: bool
) -> tuple[Option, ...]:
    """The claims against a base, by rank; `values` are what a throw against each base is worth."""
    lowest = 0 if base is None else base if table.equal else base + 1
    claims = [_option(table, values, rank, 0) for rank in RANKS[lowest:]]
    if base is not None and may_keep:
        paid = cost_of(VALUES[base])
        claims += [_option(table, values, rank, paid) for rank in RANKS[:base]]
    return tuple(claims)


@lru_cache(maxsize=8)
def base_values(table: Table) -> tuple[float, ...]:
    """What a throw against each base is worth, by rank."""
    values = [0.0] * len(RANKS)
    for _ in range(ROUNDS):
        for base in reversed(RANKS):
            options = options_of(table, values, base, may_keep=table.keep)
            # A base may lead to itself, in turns: halfway steps do not swing for ever.
            values[base] = (values[base] + (worth(options) if options else 0.0)) / 2
    return tuple(values)


def _option(table: Table, values: Sequence[float], rank: int, paid: int) -> Option:
    cost = cost_of(VALUES[rank])
    ends = rank == TOP and not table.highest_stays
    believed = BELIEF_COSTS if ends else -values[rank]
    return Option(rank, paid > 0, SHARES[rank], believed - paid, cost - paid, -cost - paid)


def _worth_of_a_bluff(options: Sequence[Option]) -> float:
    steps = {option.caught for option in options}
    steps |= {option.believed for option in options if not option.always_doubted}
    for bluff in sorted(steps, reverse=True):
        if any(option.caught >= bluff for option in options):
            return bluff
        if sum(o.room for o in options if o.believed >= bluff) >= _liars(options, bluff):
            return bluff
    raise ValueError(options)


def _liars(options: Sequence[Option], bluff: float) -> float:
    """How many throws can tell no truth, or none that is worth as much as a bluff."""
    better = sum(o.share for o in options if not o.always_doubted and o.believed < bluff)
    return _unable(options) + better


def _unable(options: Sequence[Option]) -> float:
    return max(1 - sum(option.share for option in options), 0.0)


def _edge(option: Option, bluff: float) -> bool:
    return not option.always_doubted and option.believed == bluff
