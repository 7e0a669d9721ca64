"""A match being played: the rules, who sits where, the dice, and the record."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from farkle_access.core.contract import (
    AnyGame,
    Dice,
    Event,
    IllegalMove,
    Move,
    NotNow,
    Outcome,
    Refusal,
    Seat,
    Step,
    Thrown,
    Turn,
    WrongThrow,
)
from farkle_access.games import ROOMS
from farkle_access.play.dice import DiceBox
from farkle_access.play.header import Header
from farkle_access.play.players import Player
from farkle_access.play.reading import reopen
from farkle_access.play.record import Record, Saving
from farkle_access.play.sealing import Keys


@dataclass(frozen=True, slots=True)
class Throw:
    """What happened at a throw, and the given throw that could not be used for it."""

    events: tuple[Event, ...]
    refused: WrongThrow | None


@dataclass(frozen=True, slots=True)
class Damage:
    """`lines` at the end of a record were no moves; the file as it was is kept as `copy`."""

    lines: int
    copy: Path


class Table:
    """One match. Nobody outside sees the state, only views and events."""

    def __init__(self, header: Header, record: Record | None, start: Step[Any]) -> None:
        """Use `begin` or `resume`."""
        self.header = header
        self.damage: Damage | None = None
        self._record = record
        self._rules: AnyGame = ROOMS[header.game].rules()
        self._box = DiceBox(header.seed, header.dice)
        self._random = Random()
        self._state = start.state
        self._events = list(start.events)
        self._moves: list[Move] = []

    @classmethod
    def begin(cls, header: Header, record: Record | None = None) -> "Table":
        """A new match; it takes over the record, which may only have its header."""
        start = ROOMS[header.game].rules().start(header.options, len(header.players))
        return cls(header, record, start)

    @classmethod
    def resume(cls, path: Path, keys: Keys | None = None) -> "Table":
        """The match of a record, where it was left; `damage` says what could not be read.

        `keys` are needed for a game that hides throws (see `parse`).
        Raises Unreadable, InUse, and OSError when the damaged original cannot be kept.
        """
        record, reading, copy = reopen(path, keys)
        table = cls(reading.header, record, Step(reading.state, reading.events))
        table._moves = list(reading.moves)
        if copy is not None:
            table.damage = Damage(reading.damage, copy)
        for move in reading.moves:
            if isinstance(move, Thrown):
                table._box.draw(len(move.dice))
        return table

    @property
    def rules(self) -> AnyGame:
        return self._rules

    @property
    def players(self) -> tuple[Player, ...]:
        return self.header.players

    @property
    def turn(self) -> Turn:
        """Whose turn it is: a seat, Chance, or nobody because the match is over."""
        return self._rules.turn(self._state)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, when it has."""
        turn = self.turn
        return turn if isinstance(turn, Outcome) else None

    @property
    def events(self) -> Sequence[Event]:
        """Everything that happened, from the start of the match."""
        return self._events

    @property
    def moves(self) -> Sequence[Move]:
        """Every move and throw, from the start of the match."""
        return self._moves

    @property
    def path(self) -> Path | None:
        """Where the match is recorded."""
        return self._record.path if self._record else None

    @property
    def saving(self) -> Saving | None:
        """Whether the last move is on the disk; None for a match that is not recorded."""
        return self._record.saving if self._record else None

    def view(self, seat: Seat | None) -> Any:
        """What a seat may know; None is a spectator."""
        return self._rules.view(self._state, seat)

    def legal_moves(self) -> tuple[Move, ...]:
        """Every move open to the seat on turn; none when nobody has to choose."""
        turn = self.turn
        return self._rules.legal_moves(self.view(turn)) if isinstance(turn, Seat) else ()

    def missing(self) -> tuple[Refusal, ...]:
        """Why usual choices are missing for the seat on turn."""
        turn = self.turn
        return self._rules.missing(self.view(turn)) if isinstance(turn, Seat) else ()

    def play(self, move: Move) -> tuple[Event, ...]:
        """Make a move and record it; raises IllegalMove, and then nothing has changed."""
        step = self._rules.apply(self._state, move)
        if self._record:
            hidden = any(event.only is not None for event in step.events)
            last = isinstance(self._rules.turn(step.state), Outcome)
            self._record.append(move, hidden=hidden, last=last)
        self._state = step.state
        self._moves.append(move)
        self._events += step.events
        return step.events

    def throw(self) -> Throw:
        """Throw the dice that Chance is to throw; raises IllegalMove(NotNow) for none."""
        turn = self.turn
        if not isinstance(turn, Dice):
            raise IllegalMove(NotNow())
        draw = self._box.draw(turn.count)
        return Throw(self.play(draw.thrown), draw.refused)

    def computer_move(self) -> Move:
        """What the computer player on turn chooses; it is not played yet.

        It sees the view of its seat only. With a seed it chooses alike after a resume.
        Raises IllegalMove(NotNow) when it is not the turn of a computer.
        """
        turn = self.turn
        level = self.players[turn].level if isinstance(turn, Seat) else None
        if not isinstance(turn, Seat) or level is None:
            raise IllegalMove(NotNow())
        seed = self.header.seed
        random = self._random if seed is None else Random(f"{seed}:{len(self._moves)}")
        bot, _ = ROOMS[self.header.game].ready_bot(level)
        return bot.choose(self.view(turn), random)

    def close(self) -> Saving | None:
        """Save what could not be saved before, and give the record free."""
        return self._record.close() if self._record else None
