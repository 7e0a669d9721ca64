"""The rules of moving taken word for word, on a board of two colours, without any short cut.

White goes from 24 to 1, Black from 1 to 24. Nothing of the game's own generator is used.
"""

from collections.abc import Iterable, Iterator
from itertools import permutations
from typing import NamedTuple

WHITE, BLACK = "white", "black"
ON_BAR, BORNE_OFF = "bar", "off"


class Board(NamedTuple):
    """Who stands where: (colour, place) for each checker, sorted; a place is a point or a bar."""

    checkers: tuple[tuple[str, int | str], ...]

    def how_many(self, colour: str, place: int | str) -> int:
        return self.checkers.count((colour, place))


def board_of(position: tuple[int, ...], mover: str) -> Board:
    """The board on which this is what `mover` sees."""
    other = BLACK if mover == WHITE else WHITE
    checkers: list[tuple[str, int | str]] = [(mover, ON_BAR)] * position[25]
    checkers += [(other, ON_BAR)] * position[0]
    for number in range(1, 25):
        point = number if mover == WHITE else 25 - number
        owner = mover if position[number] > 0 else other
        checkers += [(owner, point)] * abs(position[number])
    return Board(tuple(sorted(checkers, key=repr)))


def seen_by(board: Board, mover: str) -> tuple[int, ...]:
    """The 26 numbers in which `mover` sees the board."""
    numbers = [0] * 26
    for owner, place in board.checkers:
        if place == ON_BAR:
            numbers[25 if owner == mover else 0] += 1
        else:
            point = int(place) if mover == WHITE else 25 - int(place)
            numbers[point] += 1 if owner == mover else -1
    return tuple(numbers)


def distance_home(colour: str, place: int | str) -> int:
    """How far a checker is from being off."""
    if isinstance(place, str):
        return 25
    return place if colour == WHITE else 25 - place


def steps(board: Board, colour: str, die: int) -> Iterator[Board]:
    """Every board after one checker of that colour has moved by the die."""
    mine = {place for owner, place in board.checkers if owner == colour}
    for place in mine:
        if ON_BAR in mine and place != ON_BAR:
            continue  # checkers on the bar enter before any other move
        after = landing(board, colour, place, distance_home(colour, place) - die)
        if after is not None:
            yield after


def landing(board: Board, colour: str, place: int | str, rest: int) -> Board | None:
    """The board when the checker stops `rest` away from off, None if it may not."""
    other = BLACK if colour == WHITE else WHITE
    checkers = list(board.checkers)
    checkers.remove((colour, place))
    if rest <= 0:
        distances = [
            distance_home(colour, where) for who, where in board.checkers if who == colour
        ]
        if max(distances) > 6:
            return None  # bearing off only when all are home
        if rest < 0 and max(distances) > distance_home(colour, place):
            return None  # with a larger number only from the highest occupied point
        return Board(tuple(checkers))
    point = rest if colour == WHITE else 25 - rest
    if board.how_many(other, point) >= 2:
        return None
    if board.how_many(other, point) == 1:
        checkers.remove((other, point))
        checkers.append((other, ON_BAR))
    checkers.append((colour, point))
    return Board(tuple(sorted(checkers, key=repr)))


def most_dice(board: Board, colour: str, dice: Iterable[int]) -> tuple[int, set[Board]]:
    """The most of these dice that can be played in this order until stuck, and the boards."""
    boards, played = {board}, 0
    for die in dice:
        further = {after for before in boards for after in steps(before, colour, die)}
        if not further:
            break
        boards, played = further, played + 1
    return played, boards


def tried(
    board: Board, colour: str, roll: tuple[int, int]
) -> dict[tuple[int, ...], tuple[int, set[Board]]]:
    """`most_dice` of each order in which a roll may be played."""
    first, second = roll
    orders = {(first,) * 4} if first == second else set(permutations(roll))
    return {order: most_dice(board, colour, order) for order in orders}


def results(orders: dict[tuple[int, ...], tuple[int, set[Board]]]) -> set[Board]:
    """Every board that a roll tried so may lead to; empty when nothing can be moved."""
    most = max(played for played, _ in orders.values())
    if most == 0:
        return set()
    best = {order: boards for order, (played, boards) in orders.items() if played == most}
    if most == 1 and len(best) == 2:
        return best[max(best)]  # with only one of two dice the larger one is played
    return set().union(*best.values())
