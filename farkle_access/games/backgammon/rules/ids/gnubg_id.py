"""Position ID and Match ID, as the manual of GNU Backgammon describes them."""

import re
from base64 import b64decode, b64encode
from binascii import Error

from farkle_access.games.backgammon.rules.ids.moment import BadIdentity, Moment
from farkle_access.games.backgammon.rules.position import (
    BAR,
    POINTS,
    BadPosition,
    Position,
    Result,
    checked_position,
    mirrored,
)
from farkle_access.games.backgammon.rules.state import Cube

POSITION_BITS, MATCH_BITS = 80, 72
POSITION_LENGTH, MATCH_LENGTH = 14, 12
PLAYING = 1
"""The state of a game in progress."""
MIDDLE = 3
"""The owner of a cube that nobody owns."""

MOST_SCORE = 2**15 - 1
"""A session with more points is written with this many."""

FIELDS = (
    *(("cube", 4), ("owner", 2), ("roll", 1), ("crawford", 1), ("state", 3), ("turn", 1)),
    *(("doubled", 1), ("resigned", 2), ("first", 3), ("second", 3), ("length", 15)),
    *(("score_0", 15), ("score_1", 15), ("no_jacoby", 1)),
)
"""The parts of a Match ID with their sizes in bits, the lowest first."""

_SPOKEN = re.compile(
    r"(?<![\w+/])([\w+/]{14})(?:(?::|[\s,.;]+(?:[^\W\d][\w ]*:\s*)?)([\w+/]{12}))?(?![\w+/:])"
)


def ids_in(text: str) -> str | None:
    """The Position ID that stands in a text, with the Match ID after it, if there is one."""
    found = _SPOKEN.search(text)
    return found and ":".join(filter(None, found.groups()))


def position_id(position: Position) -> str:
    """The 14 characters for a position; the mover's side is part of it."""
    bits, place = 0, 0
    for side in (mirrored(position), position):
        for point in (*POINTS, BAR):
            count = max(side[point], 0)
            bits |= ((1 << count) - 1) << place
            place += count + 1
    return _written(bits, POSITION_BITS)


def read_position_id(text: str) -> Position:
    """The position of an ID, from the mover's side. Raises BadIdentity."""
    bits = _read(text, POSITION_LENGTH, POSITION_BITS)
    sides: list[list[int]] = [[0] * 26, [0] * 26]
    for side in sides:
        for point in (*POINTS, BAR):
            while bits & 1:
                side[point] += 1
                bits >>= 1
            bits >>= 1
    if bits:
        raise BadIdentity(text)
    theirs, mine = sides
    if any(mine[point] and theirs[25 - point] for point in POINTS):
        raise BadIdentity(text)
    points = [mine[point] - theirs[25 - point] for point in POINTS]
    try:
        return checked_position((theirs[BAR], *points, mine[BAR]))
    except BadPosition as error:
        raise BadIdentity(text) from error


def match_id(moment: Moment) -> str:
    """The 12 characters for everything about a moment but the position.

    A beaver is not part of it; it is written as a double not offered yet.
    """
    large, small = moment.dice or (0, 0)
    asked = moment.doubled or moment.resigned is not None
    values = {
        "cube": moment.cube.value.bit_length() - 1,
        "owner": MIDDLE if moment.cube.owner is None else moment.cube.owner,
        "roll": moment.seat,
        "crawford": int(moment.crawford),
        "state": PLAYING,
        "turn": 1 - moment.seat if asked else moment.seat,
        "doubled": int(moment.doubled),
        "resigned": 0 if moment.resigned is None else moment.resigned.multiple,
        "first": large,
        "second": small,
        "length": moment.length,
        "score_0": min(moment.scores[0], MOST_SCORE),
        "score_1": min(moment.scores[1], MOST_SCORE),
        "no_jacoby": int(moment.length > 0 or not moment.jacoby),
    }
    bits, place = 0, 0
    for name, size in FIELDS:
        bits |= values[name] << place
        place += size
    return _written(bits, MATCH_BITS)


def read_ids(text: str) -> Moment:
    """The moment of "PositionID", or of "PositionID:MatchID". Raises BadIdentity.

    A Position ID alone is a money game in which seat 0 is to roll.
    """
    first, _, second = text.strip().partition(":")
    position = read_position_id(first)
    if not second:
        return Moment(position)
    bits = _read(second, MATCH_LENGTH, MATCH_BITS)
    values = {}
    for name, size in FIELDS:
        values[name] = bits & ((1 << size) - 1)
        bits >>= size
    return _moment(position, values, second)


def write_ids(moment: Moment) -> str:
    """Position ID and Match ID with a colon between them, as GNU Backgammon reads them."""
    return f"{position_id(moment.position)}:{match_id(moment)}"


def _moment(position: Position, values: dict[str, int], text: str) -> Moment:
    dice = (values["first"], values["second"])
    owner = None if values["owner"] == MIDDLE else values["owner"]
    if max(dice) > 6 or (min(dice) == 0) != (max(dice) == 0) or owner == 2:
        raise BadIdentity(text)
    if values["state"] != PLAYING:
        raise BadIdentity(text)
    return Moment(
        position,
        values["roll"],
        Cube(1 << values["cube"], owner),
        tuple(sorted(dice, reverse=True)) if max(dice) else (),
        bool(values["doubled"]),
        False,
        (None, *Result)[values["resigned"]],
        bool(values["crawford"]),
        values["length"],
        (values["score_0"], values["score_1"]),
        not values["no_jacoby"],
    )


def _written(bits: int, size: int) -> str:
    return b64encode(bits.to_bytes(size // 8, "little")).decode().rstrip("=")


def _read(text: str, length: int, size: int) -> int:
    if len(text) != length or not text.isascii():
        raise BadIdentity(text)
    try:
        data = b64decode(text + "=" * (-length % 4), validate=True)
    except (Error, ValueError) as error:
        raise BadIdentity(text) from error
    return int.from_bytes(data[: size // 8], "little")
