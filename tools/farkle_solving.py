"""Exact values of Farkle for two players, with numba, many hands at a time.

Everything counts in steps of 5 points. A value is the probability that the seat on turn wins,
at the beginning of its hand. `x` are the steps it still needs, `y` those of the other seat.
"""

import numpy as np
from numba import njit
from numpy.typing import NDArray

from farkle_access.games.farkle.engine.keeping import DICE, MOST_POINTS, patterns, place
from farkle_access.games.farkle.engine.strategy import MARGIN, PLANNED, reach
from farkle_access.games.farkle.rules.scoring import STEP

Array = NDArray[np.float64]

LANES = 32
"""How many hands are solved side by side."""
BEYOND = MOST_POINTS // STEP
"""One roll brings at most so many steps."""
AHEAD = MARGIN // STEP
"""How far beyond the limit a hand is planned when the other seat still has a hand."""
PLANNED_STEPS = PLANNED // STEP
"""With so many steps in the hand everything is counted."""
TOLERANCE = 1e-8
SECANTS = 6


def ways() -> tuple[Array, NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
    """The rolls as arrays: probabilities, where the jumps of each begin, the jumps themselves,
    and where the rolls of each number of dice begin."""
    chances, begins, jumps, rolls = [], [0], [], [0]
    for dice in range(1, DICE + 1):
        for pattern in patterns(dice):
            chances.append(pattern.probability)
            jumps += [place(points, dice - kept or DICE) for kept, points in pattern.keeps]
            begins.append(len(jumps))
        rolls.append(len(chances))
    return np.array(chances), np.array(begins), np.array(jumps), np.array(rolls)


CHANCES, BEGINS, JUMPS, ROLLS = ways()


def reaching(limit: int) -> Array:
    """The probabilities that a hand reaches 0, 1, 2 ... steps, as far as a match can need them."""
    return np.array([reach(step * STEP) for step in range(limit + PLANNED_STEPS + BEYOND + 2)])


@njit(fastmath=True)
def hand(counted: Array, nothing: Array, rows: int, best: Array, out: Array) -> None:
    """The value of a hand, for each lane.

    `counted[row, lane]` is the value of counting so many steps, negative where that is not
    allowed; `nothing[lane]` that of a farkle. From `rows` on every hand is counted.
    """
    width = out.size
    total = np.empty(width)
    for row in range(rows + BEYOND + 1):
        for lane in range(width):
            value = max(counted[row, lane] - nothing[lane], 0.0)
            for dice in range(DICE):
                best[row * DICE + dice, lane] = value
    for row in range(rows - 1, -1, -1):
        for dice in range(DICE):
            rolled(best, row * DICE, dice, total)
            for lane in range(width):
                here = best[row * DICE + dice, lane]
                best[row * DICE + dice, lane] = max(here, total[lane])
    for lane in range(width):
        out[lane] = nothing[lane] + total[lane]


@njit(fastmath=True, inline="always")
def rolled(best: Array, start: int, dice: int, total: Array) -> None:
    """The values of rolling. A roll leads to at most six places; loops over lanes are fast."""
    total[:] = 0.0
    for roll in range(ROLLS[dice], ROLLS[dice + 1]):
        chance, first, final = CHANCES[roll], BEGINS[roll], BEGINS[roll + 1] - 1
        a = start + JUMPS[first]
        b = start + JUMPS[min(first + 1, final)]
        c = start + JUMPS[min(first + 2, final)]
        if final - first < 3:
            for lane in range(total.size):
                total[lane] += chance * max(best[a, lane], best[b, lane], best[c, lane])
        else:
            d = start + JUMPS[first + 3]
            e = start + JUMPS[min(first + 4, final)]
            f = start + JUMPS[final]
            for lane in range(total.size):
                low = max(best[a, lane], best[b, lane], best[c, lane])
                high = max(best[d, lane], best[e, lane], best[f, lane])
                total[lane] += chance * max(low, high)


@njit
def pair(
    counted: Array,
    rows: int,
    other_counted: Array,
    other_rows: int,
    best: Array,
    value: Array,
    other: Array,
    slope: Array,
) -> int:
    """Solve the cycle of two hands that both bring nothing, for each lane.

    `value` and `slope` hold a guess, and then the result. The value that follows from a guess is
    piecewise linear in it, so secant steps end soon.
    """
    nothing, found = np.empty(LANES), np.empty(LANES)
    before, gap = np.empty(LANES), np.empty(LANES)
    for step in range(60):
        nothing[:] = 1 - value
        hand(other_counted, nothing, other_rows, best, other)
        nothing[:] = 1 - other
        hand(counted, nothing, rows, best, found)
        worst = 0.0
        for lane in range(LANES):
            missed = found[lane] - value[lane]
            worst = max(worst, abs(missed))
            moved = value[lane] - before[lane]
            if step and abs(moved) > 1e-6:
                slope[lane] = min(max(1 + (missed - gap[lane]) / moved, 0.0), 0.6)
            before[lane], gap[lane] = value[lane], missed
            # Plain steps converge too, only more slowly, so a bad secant does no lasting harm.
            value[lane] += missed / (1 - slope[lane]) if step < SECANTS else missed
        if worst < TOLERANCE:
            return step + 1
    raise ValueError("no fixed point")


@njit
def count_into(
    counted: Array,
    lane: int,
    rows: int,
    required: int,
    x: int,
    y: int,
    after: Array,
    last: bool,
    other_required: int,
    reached: Array,
) -> None:
    """Fill in what counting is worth.

    `after[step]` is the value of the other seat when this one still needs so many steps. `last`
    when the other seat has one more hand after the limit is reached.
    """
    for row in range(rows + BEYOND + 1):
        if row < required:
            counted[row, lane] = -1.0
        elif row < x:
            counted[row, lane] = 1 - after[x - row]
        elif last:
            counted[row, lane] = 1 - reached[max(y + row - x + 1, other_required)]
        else:
            counted[row, lane] = 1.0


@njit
def planned(x: int, required: int, last: bool) -> int:
    """For how many steps of a hand a seat plans that needs `x`."""
    return max(min(x + AHEAD if last else x, PLANNED_STEPS), required)


@njit
def both_entered(
    limit: int, minimum: int, last: tuple[bool, bool], same: bool, reached: Array
) -> tuple[Array, Array]:
    """The tables `first[x, y]` and `second[x, y]`, up to `limit`: the seat on turn needs x.

    `last` says whether the other seat has one more hand after the first, the second seat
    reached the limit; `same` when it makes no difference who begins a round.
    """
    first, second = np.zeros((limit + 1, limit + 1)), np.zeros((limit + 1, limit + 1))
    slopes = np.full((limit + 1, limit + 1), 0.1)
    size = PLANNED_STEPS + BEYOND + 2
    counted, other_counted = np.zeros((size, LANES)), np.zeros((size, LANES))
    best = np.zeros((size * DICE, LANES))
    value, other, slope = np.empty(LANES), np.empty(LANES), np.empty(LANES)
    xs = np.empty(LANES, np.int64)
    for both in range(2, 2 * limit + 1):
        low, high = max(1, both - limit), min(limit, both - 1)
        if same:
            high = both // 2
        for begin in range(low, high + 1, LANES):
            for lane in range(LANES):
                xs[lane] = min(begin + lane, high)
            rows = planned(xs.max(), minimum, last[0])
            other_rows = planned(both - xs.min(), minimum, last[1])
            for lane in range(LANES):
                x, y = xs[lane], both - xs[lane]
                value[lane], slope[lane] = guess(first, x, y), slopes[x - 1, y - 1]
                count_into(
                    counted, lane, rows, minimum, x, y, second[y], last[0], minimum, reached
                )
                count_into(
                    other_counted, lane, other_rows, minimum, y, x, first[x], last[1], minimum,
                    reached,
                )  # fmt: skip
            pair(counted, rows, other_counted, other_rows, best, value, other, slope)
            for lane in range(LANES):
                x, y = xs[lane], both - xs[lane]
                first[x, y], second[y, x], slopes[x, y] = value[lane], other[lane], slope[lane]
                if same:
                    second[x, y], first[y, x] = value[lane], other[lane]
    return first, second


@njit
def guess(table: Array, x: int, y: int) -> float:
    """A value extrapolated from the two before it on its diagonal."""
    if x < 3 or y < 3:
        return 0.5
    return min(max(2 * table[x - 1, y - 1] - table[x - 2, y - 2], 0.0), 1.0)


@njit
def not_entered(
    limits: NDArray[np.int64],
    minimum: int,
    entry: int,
    last: tuple[bool, bool],
    entered: Array,
    reached: Array,
) -> tuple[Array, Array]:
    """Values while somebody has not entered, for at most as many limits as there are lanes.

    `entered` is the table of the seat that is on turn once the new one has entered. Returns, by
    limit and by the steps `y` that the seat which has entered needs, the values of the new one
    on turn, and those of the other one on turn. Where `y` is not below the limit, they mean
    nothing.
    """
    most = limits.max()
    new, old = np.zeros((LANES, most + 1)), np.zeros((LANES, most + 1))
    slope = np.full(LANES, 0.1)
    size = PLANNED_STEPS + BEYOND + 2
    counted, other_counted = np.zeros((size, LANES)), np.zeros((size, LANES))
    best = np.zeros((size * DICE, LANES))
    value, other = np.full(LANES, 0.5), np.empty(LANES)
    rows = planned(most, entry, last[0])
    for y in range(1, most + 1):
        other_rows = planned(y, minimum, last[1])
        for lane in range(LANES):
            x = limits[lane]
            count_into(counted, lane, rows, entry, x, y, entered[y], last[0], minimum, reached)
            count_into(
                other_counted, lane, other_rows, minimum, y, x, new[lane], last[1], entry,
                reached,
            )  # fmt: skip
        pair(counted, rows, other_counted, other_rows, best, value, other, slope)
        new[:, y], old[:, y] = value, other
    return new, old


@njit
def nobody_entered(
    limits: NDArray[np.int64],
    entry: int,
    last: tuple[bool, bool],
    new: tuple[Array, Array],
    reached: Array,
) -> tuple[Array, Array]:
    """The value of the first and of the second seat on turn when both have no points.

    `new` are the values of the second and of the first seat on turn, when only it is new.
    """
    size = PLANNED_STEPS + BEYOND + 2
    counted, other_counted = np.zeros((size, LANES)), np.zeros((size, LANES))
    best = np.zeros((size * DICE, LANES))
    value, other, slope = np.full(LANES, 0.5), np.empty(LANES), np.full(LANES, 0.1)
    rows, other_rows = planned(limits.max(), entry, last[0]), planned(limits.max(), entry, last[1])
    for lane in range(LANES):
        x = limits[lane]
        count_into(counted, lane, rows, entry, x, x, new[0][lane], last[0], entry, reached)
        count_into(
            other_counted, lane, other_rows, entry, x, x, new[1][lane], last[1], entry, reached
        )
    pair(counted, rows, other_counted, other_rows, best, value, other, slope)
    return value, other
