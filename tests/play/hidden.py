"""Matches with hidden dice to record and resume, the same every time."""

from pathlib import Path
from random import Random
from typing import Final, TypeAlias

from farkle_access.core.contract import Dice, Refused
from farkle_access.gamekit.package import Games
from farkle_access.games.bluff.package import BEGHEL, CAPITANO, TOKYO
from farkle_access.games.bluff.rules.events import BluffEvent
from farkle_access.games.bluff.rules.moves import BluffMove
from farkle_access.games.bluff.rules.refusals import BluffRefusal
from farkle_access.games.bluff.rules.rulesets import GameName
from farkle_access.games.bluff.rules.state import Phase, State, View
from farkle_access.games.farkle.package import FARKLE
from farkle_access.play.header import Header, new_header
from farkle_access.play.keys import Keys
from farkle_access.play.players import Player
from farkle_access.play.record import Record, create
from farkle_access.play.table import Table
from tests.play.matches import ANN, BOB

BluffTable: TypeAlias = Table[State, View, BluffMove, BluffEvent, BluffRefusal]

PACKAGES: Final = {game.name: game for game in (BEGHEL, TOKYO, CAPITANO)}
GAMES: Final[Games] = {**PACKAGES, "farkle": FARKLE}
EVE: Final = Player("Eve")
SHORT: Final[dict[GameName, dict[str, object]]] = {
    "beghel": {"points": 3},
    "tokyo": {"lives": 2},
    "capitano": {"stakes": 2},
}


def header(
    game: GameName = "beghel",
    *players: Player,
    seed: int | None = None,
    dice: tuple[tuple[int, ...], ...] = (),
    match: str = "0123abcd",
) -> Header:
    return new_header(
        PACKAGES[game],
        players or (ANN, BOB, EVE),
        SHORT[game],
        started="2026-11-30T21:45:01+02:00",
        match=match,
        seed=seed,
        dice=dice,
    )


def created(path: Path, head: Header, keys: Keys | None) -> Record:
    """A new record of a match with hidden dice."""
    return create(path, head, keys, hides=True)


def begin(head: Header, path: Path | None = None, keys: Keys | None = None) -> BluffTable:
    """A new match, which is recorded when there is a path."""
    return Table.begin(PACKAGES[head.game], head, created(path, head, keys) if path else None)


def resumed(path: Path, keys: Keys | None) -> BluffTable:
    """The match of a record, where it was left."""
    return Table.resume(path, GAMES, keys)


def step(table: BluffTable, random: Random) -> None:
    """One throw, or one choice by whim."""
    if isinstance(table.turn, Dice):
        table.throw()
    else:
        assert not isinstance(table.play(random.choice(table.legal_moves())), Refused)


def until(table: BluffTable, phase: Phase, random: Random) -> BluffTable:
    """Play until the match comes to such a moment."""
    while table.view(None).moment.phase is not phase:
        step(table, random)
    return table


def finish(table: BluffTable, random: Random) -> BluffTable:
    while table.outcome is None:
        step(table, random)
    return table


def recorded(path: Path, keys: Keys, head: Header) -> BluffTable:
    """A finished match that was recorded there."""
    table = finish(begin(head, path, keys), Random(1))
    table.close()
    return table
