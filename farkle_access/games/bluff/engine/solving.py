"""How one throw is best played: a small game of the roller, who knows the dice, and the answerer.

Whatever is claimed, a bluff is worth the same to the roller, `bluff`, wherever it is made at
all: each claim is doubted just as often as keeps it so, and is a bluff just as often as leaves the
answerer indifferent. From the highest worth downwards, the first one is sought at which those who
have to bluff find room among the claims. No linear program is needed.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from math import inf

from farkle_access.games.bluff.engine.throwing import SHARES, Option, Solution

TIE = 1e-11
"""Worths that are closer to each other than this are the same."""
SLACK = 1e-10
"""A smaller lack of dice for bluffs than this is rounding."""


def solve(options: Sequence[Option], *, below_dice: bool) -> Solution:
    """The best play of a throw with these claims, at most one for each rank.

    Where no claim may be below the dice, high dice may find no room above themselves, or low
    ones all the room: then the claims split into markets, each with its own worth.
    """
    floor = max(option.risk for option in options if not option.kept)
    book = _Book(options)
    places = sorted(range(len(options)), key=lambda place: options[place].rank)
    worse = len(list(takewhile(lambda place: _is_worse(options[place], floor), places)))
    book.leave_out(places[:worse])
    places = places[worse:]
    unable = max(1 - sum(SHARES[options[place].rank] for place in places), 0.0)
    waiting = [(places, unable, floor)]
    while waiting:
        places, unable, floor = waiting.pop()
        market = _Market(book, places, unable, floor)
        market.settle(below_dice)
        cut = len(places) if below_dice else market.cut(unable)
        if cut < market.reach:
            market.reopen()
            waiting += [(places[:cut], unable, floor), (places[cut:], 0.0, -inf)]
        elif market.reach < len(places):
            waiting.append((places[market.reach :], 0.0, -inf))
    return Solution(tuple(options), tuple(book.honest), tuple(book.lies), tuple(book.doubts))


def _is_worse(option: Option, floor: float) -> bool:
    """Whether keeping is worse than a bluff that is always caught."""
    return option.kept and option.best <= floor


class _Book:
    """What has been found so far of each option, by its place."""

    __slots__ = ("doubts", "honest", "keys", "lies", "options")

    def __init__(self, options: Sequence[Option]) -> None:
        self.options = options
        self.keys = [option.best for option in options]
        self.honest = [1.0] * len(options)
        self.lies = [0.0] * len(options)
        self.doubts = [0.0] * len(options)

    def leave_out(self, places: Iterable[int]) -> None:
        """The lowest options, which nobody takes."""
        for place in places:
            self.honest[place] = 0.0
            self.doubts[place] = float(self.options[place].room is None)


class _Market:
    """Bluffs among some options, which are `places` by rank.

    `supply` is how often a bluff has to be made so far, `demand` how often the claims bear one.
    The dice of the first `reach` places are below a claim that is worth bluffing.
    """

    __slots__ = (
        "bluff",
        "book",
        "demand",
        "done",
        "floor",
        "place_of",
        "places",
        "reach",
        "supply",
    )

    def __init__(self, book: _Book, places: list[int], unable: float, floor: float) -> None:
        self.book, self.places, self.floor, self.bluff = book, places, floor, floor
        self.place_of = {place: number for number, place in enumerate(places)}
        self.supply, self.demand, self.reach = unable, 0.0, 0
        self.done: set[int] = set()

    def settle(self, below_dice: bool) -> None:
        """Lower the worth of a bluff until all who have to bluff find room."""
        if below_dice:
            self._join(len(self.places))
        if not self._sold():
            if self.floor == -inf:
                self.done.update(self.places)
            else:
                self._spread()
            self.reach = len(self.places)
        book = self.book
        for place in self.places[: self.reach]:
            if place not in self.done:
                book.honest[place] = 0.0
            book.doubts[place] = book.options[place].doubted(self.bluff)

    def cut(self, unable: float) -> int:
        """After which place there are more bluffs so far than the lower dice can make."""
        book, spare, least, cut = self.book, unable, -SLACK, len(self.places)
        for number, place in enumerate(self.places):
            spare -= book.lies[place]
            if spare < least:
                least, cut = spare, number + 1
            spare += SHARES[book.options[place].rank] * (1 - book.honest[place])
        return cut

    def reopen(self) -> None:
        """Forget what was settled."""
        for place in self.places:
            self.book.honest[place], self.book.lies[place] = 1.0, 0.0

    def _join(self, reach: int) -> None:
        """Take in the dice below `reach`, for which a bluff above them is worth more now."""
        options = self.book.options
        for place in self.places[self.reach : reach]:
            if place not in self.done:
                self.supply += SHARES[options[place].rank]
        self.reach = max(self.reach, reach)

    def _groups(self) -> Iterator[tuple[float, list[int]]]:
        """The places by what their claims are worth when they are true, the highest first."""
        keys = self.book.keys
        order = sorted(self.places, key=lambda place: -keys[place])
        start = 0
        while start < len(order) and (worth := keys[order[start]]) > self.floor:
            end = start + 1
            while end < len(order) and worth - keys[order[end]] < TIE:
                end += 1
            yield worth, order[start:end]
            start = end

    def _sold(self) -> bool:
        book, options = self.book, self.book.options
        for worth, group in self._groups():
            if self.reach < len(self.places):
                tops = [self.place_of[p] + 1 for p in group if options[p].room is not None]
                self._join(max(tops, default=0))
            self.done.update(group)
            able = [place for place in group if self.place_of[place] < self.reach]
            if not able:
                continue
            share = sum(SHARES[options[place].rank] for place in able)
            rooms = [options[place].room or 0.0 for place in group]
            rest = self.supply - share - self.demand
            if sum(rooms) >= rest:
                self.bluff = worth
                for place in able:
                    book.honest[place] = min(1 + rest / share, 1.0)
                if rest > 0:
                    self._sell(group, rooms, rest)
                return True
            for place, room in zip(group, rooms, strict=True):
                book.lies[place] = room
            self.supply -= share
            self.demand += sum(rooms)
        return False

    def _sell(self, group: list[int], rooms: list[float], rest: float) -> None:
        """The last bluffs, spread over claims that are worth the same."""
        endless = [room == inf for room in rooms]
        parts = [float(end) for end in endless] if any(endless) else rooms
        for place, part in zip(group, parts, strict=True):
            self.book.lies[place] = rest * part / sum(parts)

    def _spread(self) -> None:
        """Bluffs that find no room are made where being caught costs the least."""
        options = self.book.options
        cheap = [
            place
            for place in self.places
            if not options[place].kept and options[place].risk == self.floor
        ]
        highest = max(options[place].rank for place in cheap)
        for number, place in enumerate(self.places):
            if place not in self.done and options[place].rank >= highest:
                self.done.add(place)
            elif place not in self.done and number >= self.reach:
                self.supply += SHARES[options[place].rank]
        shares = [SHARES[options[place].rank] for place in cheap]
        for place, share in zip(cheap, shares, strict=True):
            self.book.lies[place] += (self.supply - self.demand) * share / sum(shares)
