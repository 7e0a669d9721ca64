"""Matches with hidden dice to record and resume, the same every time."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from farkle_access.core.contract import Dice
from farkle_access.games import ROOMS
from farkle_access.games.bluff.state import Phase
from farkle_access.games.rooms import Rooms
from farkle_access.play.header import Header, new_header
from farkle_access.play.players import Player
from farkle_access.play.record import create
from farkle_access.play.sealing import Keys
from farkle_access.play.table import Table
from tests.play.matches import ANN, BOB

EVE = Player("Eve")
SHORT: dict[str, dict[str, object]] = {
    "beghel": {"points": 3},
    "tokyo": {"lives": 2},
    "capitano": {"stakes": 2},
}


@contextmanager
def listed() -> Iterator[None]:
    """The games are on the list of games."""
    with pytest.MonkeyPatch.context() as patch:
        for name in SHORT:
            if name not in ROOMS:
                patch.setitem(ROOMS, name, Rooms(name, "bluff"))
        yield


def header(
    game: str = "beghel",
    *players: Player,
    seed: int | None = None,
    dice: tuple[tuple[int, ...], ...] = (),
    match: str = "0123abcd",
) -> Header:
    return new_header(
        game,
        players or (ANN, BOB, EVE),
        SHORT[game],
        started="2026-11-30T21:45:01+02:00",
        match=match,
        seed=seed,
        dice=dice,
    )


def step(table: Table, random: Random) -> None:
    """One throw, or one choice by whim."""
    if isinstance(table.turn, Dice):
        table.throw()
    else:
        table.play(random.choice(table.legal_moves()))


def until(table: Table, phase: Phase, random: Random) -> Table:
    """Play until the match comes to such a moment."""
    while table.view(None).moment.phase is not phase:
        step(table, random)
    return table


def finish(table: Table, random: Random) -> Table:
    while table.outcome is None:
        step(table, random)
    return table


def recorded(path: Path, keys: Keys, head: Header) -> Table:
    """A finished match that was recorded there."""
    table = finish(Table.begin(head, create(path, head, keys)), Random(1))
    table.close()
    return table
