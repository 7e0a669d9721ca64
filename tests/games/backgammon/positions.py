"""Random positions of every kind, each with a roll."""

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

from farkle_access.games.backgammon.rules.board import legal_plays
from farkle_access.games.backgammon.rules.position import (
    START,
    Position,
    checked_position,
    mirrored,
    result,
)

Roll = tuple[int, int]


def any_roll(random: Random) -> Roll:
    return random.randint(1, 6), random.randint(1, 6)


def scattered(
    random: Random,
    mine: range = range(1, 25),
    theirs: range = range(1, 25),
    *,
    bar: int = 0,
    their_bar: int = 0,
    men: int = 15,
    their_men: int = 15,
) -> Position:
    """Checkers strewn over these points, some of them in stacks; the bars are as given."""
    numbers = [0] * 26
    numbers[25], numbers[0] = bar, their_bar
    for _ in range(men - bar):
        numbers[random.choice([point for point in mine if numbers[point] >= 0])] += 1
    for _ in range(their_men - their_bar):
        free = [point for point in theirs if numbers[point] <= 0]
        held = [point for point in free if numbers[point] < 0]
        if not free:
            break
        numbers[random.choice(held if held and random.random() < 0.5 else free)] -= 1
    return tuple(numbers)


def on_the_bar(random: Random) -> Position:
    """One to five of the mover's checkers on the bar."""
    return scattered(
        random, range(1, 20), bar=random.randint(1, 5), their_bar=random.choice((0, 0, 1))
    )


def closed_out(random: Random) -> Position:
    """A checker on the bar before a home board that is wholly or almost closed."""
    numbers = list(scattered(random, range(1, 18), range(1, 2), bar=random.randint(1, 2)))
    numbers[1] = max(numbers[1], 0)
    for point in range(19, 25):
        numbers[point] = -2
    if random.random() < 0.5:
        numbers[random.randint(19, 24)] = random.choice((0, -1))
    return tuple(numbers)


def contact_bearoff(random: Random) -> Position:
    """The mover's checkers at home, or nearly, with the opponent's among them or on the bar."""
    mine = range(1, random.choice((7, 7, 8, 9)))
    return scattered(
        random,
        mine,
        range(1, random.choice((7, 25))),
        men=random.randint(2, 15),
        their_bar=random.choice((0, 0, 1, 2)),
        their_men=random.randint(2, 8),
    )


def last_checkers(random: Random) -> Position:
    """One or two checkers of the mover left, the opponent's perhaps on their way."""
    home = range(1, random.choice((7, 13)))
    return scattered(random, home, men=random.randint(1, 2), their_men=random.randint(1, 9))


def few_and_walled(random: Random) -> Position:
    """Few checkers before many held points: rolls that can hardly be played."""
    numbers = [0] * 26
    for point in random.sample(range(1, 25), random.randint(4, 7)):
        numbers[point] = -2
    for _ in range(random.randint(1, 4)):
        numbers[random.choice([point for point in range(1, 26) if numbers[point] >= 0])] += 1
    return tuple(numbers)


def anywhere(random: Random) -> Position:
    return scattered(random, their_bar=random.choice((0, 0, 0, 1, 2)))


def walked(random: Random) -> Iterator[Position]:
    """Positions of games of random plays, without end."""
    position = START
    while True:
        yield position
        after = random.choice(list(legal_plays(position, any_roll(random))) or [position])
        position = START if result(after) else mirrored(after)


KINDS: dict[str, Callable[[Random], Position]] = {
    kind.__name__: kind
    for kind in (anywhere, on_the_bar, closed_out, contact_bearoff, last_checkers, few_and_walled)
}
EVERY_KIND = (*KINDS, "walked")


def cases(kind: str, count: int) -> Iterator[tuple[Position, Roll]]:
    """So many positions of a kind, each with a roll; the first ones are always the same."""
    random = Random(kind)
    if kind == "walked":
        for position in islice(walked(random), count):
            yield position, any_roll(random)
    else:
        for _ in range(count):
            yield checked_position(KINDS[kind](random)), any_roll(random)
