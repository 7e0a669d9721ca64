"""XGID, the text for a moment that eXtreme Gammon and GNU Backgammon read.

Seat 1 sits at the bottom, as GNU Backgammon has it: its checkers are capitals.
"""

import re

from farkle_access.games.backgammon.rules.ids.moment import BadIdentity, Moment
from farkle_access.games.backgammon.rules.position import (
    BadPosition,
    Position,
    checked_position,
    mirrored,
)
from farkle_access.games.backgammon.rules.state import Cube

BOTTOM = 1
LIMIT = 10
"""The highest cube as a power of two, as other programs write it; it is ignored in reading."""
MOST_CUBE = 15
DOUBLED, BEAVERED, TO_ROLL = "D", "B", "00"
"""What stands for the dice before the roll; the turn is then of whoever doubled, as in gnubg."""
_SHAPE = re.compile(
    r"(?:XGID=)?([-a-oA-O]{26}):(\d{1,2}):(-1|0|1):(-1|1):([1-6]{2}|00|[DB])"
    r":(\d{1,5}):(\d{1,5}):([0-3]):(\d{1,3})(?::(\d{1,2}))?"
)


def write_xgid(moment: Moment) -> str:
    """The moment as "XGID=…"; a resignation is not part of it."""
    bottom = moment.position if moment.seat == BOTTOM else mirrored(moment.position)
    owner = {None: 0, BOTTOM: 1, 1 - BOTTOM: -1}[moment.cube.owner]
    asked = DOUBLED if moment.doubled else BEAVERED if moment.beavered else TO_ROLL
    rule = int(moment.crawford) if moment.length else moment.jacoby + 2 * moment.beavers
    fields = (
        _letters(bottom),
        moment.cube.value.bit_length() - 1,
        owner,
        1 if moment.seat == BOTTOM else -1,
        "".join(map(str, moment.dice)) or asked,
        moment.scores[BOTTOM],
        moment.scores[1 - BOTTOM],
        rule,
        moment.length,
        LIMIT,
    )
    return "XGID=" + ":".join(map(str, fields))


def xgid_in(text: str) -> str | None:
    """The first XGID that stands in a text."""
    found = re.search(rf"(?<![-\w]){_SHAPE.pattern}(?![\w:])", text)
    return found and found[0]


def read_xgid(text: str) -> Moment:
    """The moment of an XGID, with or without "XGID=" before it. Raises BadIdentity."""
    match = _SHAPE.fullmatch(text.strip())
    if match is None or int(match[2]) > MOST_CUBE:
        raise BadIdentity(text)
    bottom = _position(match[1], text)
    dice, length, rule = match[5], int(match[9]), int(match[8])
    seat = BOTTOM if match[4] == "1" else 1 - BOTTOM
    return Moment(
        bottom if seat == BOTTOM else mirrored(bottom),
        seat,
        Cube(1 << int(match[2]), {"0": None, "1": BOTTOM, "-1": 1 - BOTTOM}[match[3]]),
        tuple(sorted(map(int, dice), reverse=True)) if dice.isdigit() and dice != TO_ROLL else (),
        dice == DOUBLED,
        dice == BEAVERED,
        None,
        bool(length) and rule == 1,
        length,
        (int(match[7]), int(match[6])),
        bool(length) or rule % 2 == 1,
        not length and rule >= 2,
    )


def _letters(position: Position) -> str:
    letters = ["-"] * 26
    for point, count in enumerate(position):
        if count:
            theirs = count < 0 or point == 0
            letters[point] = chr(ord("a" if theirs else "A") + abs(count) - 1)
    return "".join(letters)


def _position(letters: str, text: str) -> Position:
    numbers = []
    for point, letter in enumerate(letters):
        count = 0 if letter == "-" else ord(letter.lower()) - ord("a") + 1
        theirs = letter.islower()
        if (theirs and point == 25) or (letter.isupper() and point == 0):
            raise BadIdentity(text)
        numbers.append(-count if theirs and point else count)
    try:
        return checked_position(numbers)
    except BadPosition as error:
        raise BadIdentity(text) from error
