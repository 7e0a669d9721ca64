"""Matches written as .mat files, the text format of Jellyfish that most programs read."""

from collections.abc import Iterable, Sequence
from itertools import zip_longest

from farkle_access.core.contract import Seat
from farkle_access.games.backgammon.rules.events import (
    BackgammonEvent,
    Beavered,
    Doubled,
    Dropped,
    GameBegan,
    GameEnded,
    Played,
    Rolled,
    Took,
)

HEADER_WIDTH = 32
"""Characters before the name of the player on the right."""
RIGHT_CELL = 36
"""Characters before a cell on the right: enough for four steps that all hit."""
UNKNOWN_PLAY = "????"
"""What stands for the play of a roll when the game ended before it was played."""
_TAG_CUT = str.maketrans({'"': "'", "]": ")"})


def export(
    names: Sequence[str],
    length: int,
    events: Iterable[BackgammonEvent],
    tags: Iterable[tuple[str, str]] = (),
) -> str:
    """The events of a match, or of its beginning, as the text of a .mat file.

    `names` are by seat, seat 0 on the left; `length` is 0 for a money session; `tags` are
    lines such as ("EventDate", "2026.03.04") that come first. A game that began from a given
    position has no place in this format, nor has a beaver: it is written as a double.
    """
    lines = [f'; [{key} "{value.translate(_TAG_CUT)}"]' for key, value in tags]
    lines += ["", f" {length} point match"]
    for game in _games(events):
        lines += ["", *_game(names, game)]
    return "\n".join(lines) + "\n"


def _games(events: Iterable[BackgammonEvent]) -> list[list[BackgammonEvent]]:
    games: list[list[BackgammonEvent]] = []
    for event in events:
        if isinstance(event, GameBegan):
            games.append([event])
        elif games:
            games[-1].append(event)
    return games


def _game(names: Sequence[str], events: list[BackgammonEvent]) -> list[str]:
    began = events[0]
    assert isinstance(began, GameBegan)
    left, right = (
        f"{_plain(name)} : {score}" for name, score in zip(names, began.scores, strict=True)
    )
    cells = [cell for event in events if (cell := _cell(event)) is not None]
    ended = next((event for event in events if isinstance(event, GameEnded)), None)
    turns = [event for event in events if isinstance(event, Rolled | Played)]
    if ended and turns and isinstance(roll := turns[-1], Rolled):
        cells.append((roll.seat, f"{roll.dice[0]}{roll.dice[1]}: {UNKNOWN_PLAY}"))
    lines = [f" Game {began.number}", f" {left}".ljust(HEADER_WIDTH) + right]
    rows = _rows(cells)
    won = None if ended is None else f" Wins {_points(ended.points)}"
    if ended and ended.winner == 1 and rows and rows[-1][1] is None:
        # GNU Backgammon would read a line of its own as one more action of the loser.
        rows[-1][1], won = won, None
    lines += [_row(number, row) for number, row in enumerate(rows, 1)]
    if ended and won:
        lines.append(" " * (RIGHT_CELL if ended.winner else 5) + won)
    return lines


def _points(points: int) -> str:
    return "1 point" if points == 1 else f"{points} points"


def _plain(name: str) -> str:
    # The format ends a name at " : ".
    return name.replace(":", " ")


def _rows(cells: list[tuple[Seat, str]]) -> list[list[str | None]]:
    """The cells in pairs: seat 0's, then seat 1's; a missing one is None."""
    rows: list[list[str | None]] = []
    for seat, text in cells:
        if seat == 0 or not rows or rows[-1][1] is not None:
            rows.append([None, None])
        rows[-1][seat] = text
    return rows


def _row(number: int, row: list[str | None]) -> str:
    left, right = row
    text = f"{number:3d}) {left or ''}"
    return text if right is None else text.ljust(RIGHT_CELL - 1) + " " + right


def _cell(event: BackgammonEvent) -> tuple[Seat, str] | None:
    if isinstance(event, Played):
        dice, steps = event.dice, _steps(event.points, event.hits)
        return event.seat, f"{dice[0]}{dice[1]}: {steps}".rstrip()
    if isinstance(event, Doubled | Beavered):
        return event.seat, f" Doubles => {event.value}"
    if isinstance(event, Took):
        return event.seat, " Takes"
    return (event.seat, " Drops") if isinstance(event, Dropped) else None


def _steps(points: tuple[int, ...], hits: tuple[int, ...]) -> str:
    """One item for each die; the first checker that reaches a hit point has the star."""
    left, items = list(hits), []
    for source, target in zip_longest(points[::2], points[1::2]):
        star = "*" if target in left else ""
        if star:
            left.remove(target)
        items.append(f"{source}/{target}{star}")
    return " ".join(items)
