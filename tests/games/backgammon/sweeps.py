"""Positions and matches in numbers: the tests take hundreds, a benchmark takes thousands."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from farkle_access.core.contract import Outcome
from farkle_access.games.backgammon.rules.board import legal_plays
from farkle_access.games.backgammon.rules.events import GameBegan, GameEnded
from farkle_access.games.backgammon.rules.position import BAR, Position, highest
from tests.games.backgammon.play import GAME, GameStep, random_match, short_options
from tests.games.backgammon.positions import Roll, cases
from tests.games.backgammon.second_generator import BLACK, WHITE, board_of, results, seen_by, tried

GIVING_UP = (0.0, 0.05, 0.1, 0.3, 0.5)
"""How often resigning and dropping are among the choices of random matches, in turns."""


def compared(kind: str, count: int) -> Counter[str]:
    """How many of so many positions of a kind are rare ones, and in what way.

    Each one's plays are compared with the rules word for word. Raises AssertionError.
    """
    found: Counter[str] = Counter()
    for number, (position, roll) in enumerate(cases(kind, count)):
        mover = BLACK if number % 2 else WHITE  # the rules for Black run the other way
        orders = tried(board_of(position, mover), mover, roll)
        plays = set(legal_plays(position, roll))
        assert plays == {seen_by(board, mover) for board in results(orders)}, (position, roll)
        assert plays == set(legal_plays(position, roll[::-1])), (position, roll)
        found.update(rare_in(position, roll, [played for played, _ in orders.values()]))
    return found


def rare_in(position: Position, roll: Roll, played: list[int]) -> Iterator[str]:
    """What is rare about a position and roll; `played` are the dice that each order allows."""
    if position[BAR]:
        yield f"bar {position[BAR]}"
    if highest(position) <= 6 and any(position[point] < 0 for point in range(1, 7)):
        yield "bear-off with contact"
    if sum(count for count in position[1:] if count > 0) == 1:
        yield "last checker"
    if roll[0] == roll[1]:
        yield {0: "double not playable", 4: "double wholly playable"}.get(
            played[0], "double partly playable"
        )
        return
    if set(played) in ({2, 1}, {2, 0}):
        yield "one order only"
    if set(played) == {1}:
        yield "larger die forced"
    if position[BAR] and all(position[point] < -1 for point in range(19, 25)):
        yield "closed out"


def played_out(random: Random, count: int) -> Counter[str]:
    """What happened in so many random matches, and how often. AssertionError: one has no end."""
    found: Counter[str] = Counter()
    for number in range(count):
        giving_up = GIVING_UP[number % len(GIVING_UP)]
        _, steps = random_match(random, short_options(random), giving_up)
        assert isinstance(GAME.turn(steps[-1].state), Outcome)
        for step in steps:
            found.update(_met(step))
    return found


def _met(step: GameStep) -> Iterator[str]:
    yield f"phase {step.state.phase}"
    for event in step.events:
        yield type(event).__name__
        if isinstance(event, GameBegan) and event.crawford:
            yield "crawford"
        if isinstance(event, GameEnded):
            yield f"{event.ending} {event.result}"
            yield f"cube {event.cube}"
