"""Matches to record, resume and count: short ones of Farkle, the same every time."""

from pathlib import Path
from random import Random

from farkle_access.core.contract import Dice, Move
from farkle_access.games.farkle.rules import COUNT, ROLL, set_asides
from farkle_access.games.farkle.state import State
from farkle_access.games.rooms import Bot, Level
from farkle_access.play.header import Header, new_header
from farkle_access.play.players import Player
from farkle_access.play.record import create
from farkle_access.play.table import Table

ANN, BOB, ROBOT = Player("Ann"), Player("Bōb"), Player("Robot", Level.EASY)
SHORT = {"limit": 150, "entry": 0, "minimum": 5, "ending": "sudden"}


class Greedy(Bot):
    """Takes one item of a roll and counts as soon as it may; it needs no bot room."""

    def choose(self, view: State, random: Random) -> Move:
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
        "farkle",
        players or (ANN, BOB),
        {**SHORT, **options},
        started="2026-11-30T21:45:01+02:00",
        match=match,
        seed=seed,
        dice=dice,
    )


def step(table: Table) -> None:
    """One throw, or one choice of `Greedy`."""
    turn = table.turn
    if isinstance(turn, Dice):
        table.throw()
    else:
        assert isinstance(turn, int)
        table.play(Greedy().choose(table.view(turn), Random(0)))


def finish(table: Table) -> Table:
    while table.outcome is None:
        step(table)
    return table


def recorded(path: Path, head: Header | None = None) -> bytes:
    """The bytes of a finished match that was recorded there."""
    head = head or header()
    table = finish(Table.begin(head, create(path, head)))
    table.close()
    return path.read_bytes()
