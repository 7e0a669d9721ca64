"""Matches to record, resume and count: short ones of Farkle, the same every time."""

from pathlib import Path
from random import Random
from typing import TypeAlias

from farkle_access.core.contract import Dice, Refused
from farkle_access.gamekit.computers import Bot, Chance, Level
from farkle_access.gamekit.package import Games
from farkle_access.games.farkle.package import FARKLE
from farkle_access.games.farkle.rules.events import FarkleEvent
from farkle_access.games.farkle.rules.game import set_asides
from farkle_access.games.farkle.rules.moves import COUNT, ROLL, FarkleMove
from farkle_access.games.farkle.rules.refusals import FarkleRefusal
from farkle_access.games.farkle.rules.state import State
from farkle_access.play.header import Header, new_header
from farkle_access.play.players import Player
from farkle_access.play.record import Record, create
from farkle_access.play.table import AnyTable, Table

FarkleTable: TypeAlias = Table[State, State, FarkleMove, FarkleEvent, FarkleRefusal]

GAMES: Games = {"farkle": FARKLE}
ANN, BOB, ROBOT = Player("Ann"), Player("Bōb"), Player("Robot", Level.EASY)
SHORT = {"limit": 150, "entry": 0, "minimum": 5, "ending": "sudden"}


class Greedy(Bot[State, FarkleMove]):
    """Takes one item of a roll and counts as soon as it may."""

    def choose(self, view: State, random: Chance) -> FarkleMove:
        if view.may_count:
            return COUNT
        return ROLL if view.may_roll else set_asides(view.roll)[0]


def header(
    *players: Player,
    seed: int | None = 5,
    dice: tuple[tuple[int, ...], ...] = (),
    match: str = "0123abcd",
    **options: object,
) -> Header:
    return new_header(
        FARKLE,
        players or (ANN, BOB),
        {**SHORT, **options},
        started="2026-11-30T21:45:01+02:00",
        match=match,
        seed=seed,
        dice=dice,
    )


def created(path: Path, head: Header | None = None) -> Record:
    """A new record of a match of Farkle."""
    return create(path, head or header(), hides=False)


def begin(head: Header | None = None, path: Path | None = None) -> FarkleTable:
    """A new match, which is recorded when there is a path."""
    head = head or header()
    return Table.begin(FARKLE, head, created(path, head) if path else None)


def step(table: FarkleTable | AnyTable) -> None:
    """One throw, or one choice of `Greedy`."""
    turn = table.turn
    if isinstance(turn, Dice):
        table.throw()
    else:
        assert isinstance(turn, int)
        made = table.play(Greedy().choose(table.view(turn), Random(0)))
        assert not isinstance(made, Refused)


def finish(table: FarkleTable) -> FarkleTable:
    while table.outcome is None:
        step(table)
    return table


def recorded(path: Path, head: Header | None = None) -> bytes:
    """The bytes of a finished match that was recorded there."""
    finish(begin(head, path)).close()
    return path.read_bytes()
