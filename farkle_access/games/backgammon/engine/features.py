"""What the nets see of a position: a list of small numbers, one for each feature.

A position is evaluated after the play: the mover has moved, the opponent is to roll. Each number
selects a row of the first layer of a net, and the hidden units receive the sum of the rows. A
play changes only a few of them, so the rest need not be added again.
"""

from collections.abc import Mapping, Sequence

from farkle_access.games.backgammon.engine.rules_of_thumb import in_contact
from farkle_access.games.backgammon.engine.shots import escaping, shots
from farkle_access.games.backgammon.rules.position import CHECKERS, THEIR_BAR, Position

MOST_ON_POINT = 6
"""More checkers on a point count as this many."""
WINDOWS = (1, 4, 7, 13, 19)
"""The first points of the runs of six whose held points are seen as one pattern."""
BLOT_WINDOWS = (1, 7, 13, 19)
POINT_BITS = (1 << 25) - 2


class Scale:
    """A number from `low` to `high` that has weights at a few values only: the `knots`.

    Between two knots the weights of both are mixed; `spread` has the mixture for each value.
    """

    def __init__(self, knots: Sequence[int]) -> None:
        self.knots = tuple(knots)
        self.low, self.high = knots[0], knots[-1]

    def spread(self, value: int) -> tuple[tuple[int, float], ...]:
        """The numbers of the knots with their shares, which add up to 1."""
        for number, (before, after) in enumerate(zip(self.knots, self.knots[1:], strict=False)):
            if value < after:
                share = (value - before) / (after - before)
                return ((number, 1 - share), (number + 1, share))
        return ((len(self.knots) - 1, 1.0),)


def plain(size: int) -> Scale:
    """Each value from 0 to `size` - 1 has its own weights."""
    return Scale(range(size))


PIPS = Scale((0, 10, 20, 30, 45, 60, 75, 90, 105, 120, 140, 160, 190, 240, 375))
LEAD = Scale(
    (-375, -120, -80, -55, -40, -28, -20, -14, -9, -4, 0, 4, 9, 14, 20, 28, 40, 55, 80, 120, 375)
)
ROLLS = Scale((0, 1, 2, 4, 6, 8, 11, 14, 17, 20, 24, 28, 36))
ESCAPES = Scale((0, 1, 3, 5, 8, 11, 14, 17, 20, 25, 30, 36, 37))
RISK = Scale((0, 1, 2, 3, 5, 7, 9, 12, 15, 19, 24, 30, 40, 60))
OUTSIDE = Scale((0, 3, 6, 10, 15, 20, 27, 35, 45, 60, 80, 110, 150, 300))
OVERLAP = Scale((0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 25))

PLACE = plain(2 * MOST_ON_POINT + 1)
PATTERN = plain(64)
CONTACT: tuple[Scale, ...] = (
    *(PLACE,) * 26,
    *(PATTERN,) * 2 * (len(WINDOWS) + len(BLOT_WINDOWS)),
    *(plain(21),) * 2,
    *(plain(CHECKERS + 1),) * 2,
    *(plain(8),) * 2,
    *(PIPS, PIPS, LEAD, OUTSIDE, OUTSIDE, OVERLAP),
    *(ESCAPES,) * 4,
    *(ROLLS, RISK, ROLLS, RISK),
)
"""The features of positions with contact, in their order."""

RACE_PIPS = Scale((0, 3, 6, 10, 15, 20, 25, 30, 36, 42, 50, 60, 70, 80, 95, 110, 130, 160, 375))
RACE_LEAD = Scale(
    (
        *(-375, -80, -55, -40, -30, -24, -19, -15, -12, -9, -7, -5, -3, -1),
        *(1, 3, 5, 7, 9, 12, 15, 19, 24, 30, 40, 55, 80, 375),
    )
)
HOMEWARD = Scale((0, 1, 3, 6, 10, 15, 20, 26, 33, 42, 55, 75, 300))
RACE: tuple[Scale, ...] = (
    *(PLACE,) * 24,
    *(plain(CHECKERS + 1),) * 4,
    *(RACE_PIPS, RACE_PIPS, RACE_LEAD, HOMEWARD, HOMEWARD),
)
"""The features of positions without contact, in their order."""
NETS: Mapping[str, tuple[Scale, ...]] = {
    "both": CONTACT,
    "mine": CONTACT,
    "theirs": CONTACT,
    "race": RACE,
    "quick": (PLACE,) * 26,
}
"""The nets and what they see. The quick one evaluates any position, roughly.

Where there is contact, the net depends on who still has checkers in the other's home or on the
bar: both sides, only the mover, or at most the opponent.
"""


def _places() -> tuple[tuple[int, ...], ...]:
    # A count from -15 to 15 is the index; a negative one counts from the end of the row.
    most = MOST_ON_POINT
    counts = (*range(CHECKERS + 1), *range(-CHECKERS, 0))
    return (tuple(min(max(count, -most), most) + most for count in counts),) * 26


def _packed() -> tuple[tuple[int, ...], ...]:
    """By place and count: bits for the held points and blots of both sides, each from its side.

    The mover's held points begin at bit 0, its blots at 32; the opponent's at 64 and 96.
    """
    rows = []
    for place in range(26):
        row = [0] * 31
        for count in range(1, 16):
            row[count] = 1 << (place + (32 if count == 1 else 0))
            row[-count] = 1 << (25 - place + (96 if count == 1 else 64))
        if place in (0, 25):
            row = [0] * 31
        rows.append(tuple(row))
    return tuple(rows)


def _sums() -> tuple[tuple[int, ...], ...]:
    """By place and count: pips, checkers, checkers far back and pips outside, of both sides.

    The mover's are in bits 0 to 8, 9 to 12, 13 to 16 and 17 to 25, the opponent's 26 bits higher.
    """
    rows = []
    for place in range(26):
        row = [0] * 31
        for count in range(1, 16):
            row[count] = _side(place, count)
            row[-count] = _side(25 - place, count) << 26
        if place == 0:
            row = [_side(25, count) << 26 for count in range(16)] + [0] * 15
        rows.append(tuple(row))
    return tuple(rows)


def _side(place: int, count: int) -> int:
    back = count if place > 18 else 0
    outside = count * (place - 6) if 6 < place < 19 else 0
    return place * count + (count << 9) + (back << 13) + (outside << 17)


PLACES, PACKED, SUMS = _places(), _packed(), _sums()


def contact_features(position: Position) -> list[int]:
    """The value of each feature of `CONTACT`, for a position whose mover has just moved."""
    bits = sums = 0
    found = []
    mine, theirs, blots, their_blots = [], [], [], []
    for place, count in enumerate(position):
        found.append(PLACES[place][count])
        if count:
            bits += PACKED[place][count]
            sums += SUMS[place][count]
            if count > 0 < place:
                mine.append(25 - place)
                if count == 1 and place < 25:
                    blots.append(place)
            else:
                theirs.append(place)
                if count == -1:
                    their_blots.append(25 - place)
    mine.reverse()
    held, their_held = bits & POINT_BITS, bits >> 64 & POINT_BITS
    single, their_single = bits >> 32 & POINT_BITS, bits >> 96
    found += [held >> low & 63 for low in WINDOWS]
    found += [their_held >> low & 63 for low in WINDOWS]
    found += [single >> low & 63 for low in BLOT_WINDOWS]
    found += [their_single >> low & 63 for low in BLOT_WINDOWS]
    bar, their_bar = position[25], position[0]
    pips, their_pips = sums & 511, sums >> 26 & 511
    found += (
        min(their_bar, 2) * 7 + (held >> 1 & 63).bit_count(),
        min(bar, 2) * 7 + (their_held >> 1 & 63).bit_count(),
        CHECKERS - (sums >> 9 & 15),
        CHECKERS - (sums >> 35 & 15),
        min(sums >> 13 & 15, 7),
        min(sums >> 39 & 15, 7),
        pips,
        their_pips,
        pips - their_pips,
        sums >> 17 & 511,
        sums >> 43 & 511,
        max(25 - mine[0] - theirs[0], 0),
        *escaping(mine, their_held),
        *escaping(theirs, held),
        *shots(blots, theirs, held, their_bar),
        *shots(their_blots, mine, their_held, bar),
    )
    return found


def race_features(position: Position) -> list[int]:
    """The value of each feature of `RACE`, for a position whose mover has just moved."""
    sums = 0
    found = []
    away = their_away = homeward = their_homeward = 0
    for place, count in enumerate(position):
        found.append(PLACES[place][count])
        if count:
            sums += SUMS[place][count]
            if count > 0 and place > 6:
                away += count
                homeward += count * (place - 6)
            elif count < 0 and place < 19:
                their_away -= count
                their_homeward -= count * (19 - place)
    pips, their_pips = sums & 511, sums >> 26 & 511
    return [
        *found[1:25],
        CHECKERS - (sums >> 9 & 15),
        CHECKERS - (sums >> 35 & 15),
        *(away, their_away, pips, their_pips, pips - their_pips, homeward, their_homeward),
    ]


def quick_features(position: Position) -> list[int]:
    """Only what stands on each point and on the bars."""
    return [row[count] for row, count in zip(PLACES, position, strict=True)]


FEATURES = {
    "both": contact_features,
    "mine": contact_features,
    "theirs": contact_features,
    "race": race_features,
    "quick": quick_features,
}


def net_of(position: Position) -> str:
    """Which of `NETS` evaluates a position after a play."""
    if not in_contact(position):
        return "race"
    if max(position[19:]) <= 0:
        return "theirs"
    return "both" if position[THEIR_BAR] or min(position[1:7]) < 0 else "mine"
