"""A match being played: the rules, who sits where, the dice, and the record."""

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Generic, TypeAlias

from farkle_access.core.contract import (
    CommonRefusal,
    Dice,
    EventT,
    EventT_co,
    Game,
    MoveT,
    Outcome,
    RefusalT,
    Refused,
    Seat,
    StateT,
    Step,
    Thrown,
    Turn,
    ViewT,
    WrongThrow,
)
from farkle_access.core.deferred import dataclass
from farkle_access.core.referee import advance
from farkle_access.gamekit.computers import ComputerPlayers
from farkle_access.gamekit.package import GamePackage, Games
from farkle_access.play.dice import DiceBox
from farkle_access.play.header import Header, playable
from farkle_access.play.keys import Keys
from farkle_access.play.late_record import AnyRecord
from farkle_access.play.players import Player
from farkle_access.play.record import Saving


@dataclass(frozen=True)
class Throw(Generic[EventT_co]):
    """What happened at a throw, and the given throw that could not be used for it."""

    events: tuple[EventT_co, ...]
    refused: WrongThrow | None


@dataclass(frozen=True)
class Damage:
    """`lines` at the end of a record were no moves; the file as it was is kept as `copy`."""

    lines: int
    copy: Path


class Table(Generic[StateT, ViewT, MoveT, EventT, RefusalT]):
    """One match. Nobody outside sees the state, only views and events."""

    def __init__(
        self,
        package: GamePackage[StateT, ViewT, MoveT, EventT, RefusalT],
        header: Header,
        record: AnyRecord | None,
        start: Step[StateT, EventT],
    ) -> None:
        """Use `begin` or `resume`."""
        self.package = package
        self.header = header
        self.damage: Damage | None = None
        self.interrupted = False
        """Whether a signal came while a move was recorded: it may be there, but is not told."""
        self._record = record
        self._rules = package.rules()
        self._box = DiceBox(header.seed, header.dice)
        self._random = Random()
        self._state = start.state
        self._events = list(start.events)
        self._moves: list[MoveT | Thrown] = []

    @classmethod
    def begin(
        cls,
        package: GamePackage[StateT, ViewT, MoveT, EventT, RefusalT],
        header: Header,
        record: AnyRecord | None = None,
    ) -> "Table[StateT, ViewT, MoveT, EventT, RefusalT]":
        """A new match of the game of the header.

        It takes over the record, which may only have its header.
        """
        start = package.rules().start(header.options, len(header.players))
        return cls(package, header, record, start)

    @classmethod
    def resume(cls, path: Path, games: Games, keys: Keys | None = None) -> "AnyTable":
        """The match of a record, where it was left; `damage` says what could not be read.

        `keys` are needed for a game that hides throws (see `parse`).
        Raises Unreadable, InUse, and OSError when the damaged original cannot be kept.
        """
        from farkle_access.play.reading import reopen  # here: a new match has nothing to read

        record, reading, copy = reopen(path, games, keys)
        start = Step(reading.state, reading.events)
        header = playable(reading.header, reading.package)
        table: AnyTable = Table(reading.package, header, record, start)
        table._moves = list(reading.moves)
        if copy is not None:
            table.damage = Damage(reading.damage, copy)
        for move in reading.moves:
            if isinstance(move, Thrown):
                table._box.draw(len(move.dice))
        return table

    @property
    def rules(self) -> Game[StateT, ViewT, MoveT, EventT, RefusalT]:
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
    def events(self) -> Sequence[EventT]:
        """Everything that happened, from the start of the match, private events included."""
        return self._events

    @property
    def moves(self) -> Sequence[MoveT | Thrown]:
        """Every move and throw, from the start of the match, hidden throws included."""
        return self._moves

    @property
    def path(self) -> Path | None:
        """Where the match is recorded."""
        return self._record.path if self._record else None

    @property
    def saving(self) -> Saving | None:
        """Whether the last move is on the disk; None for a match that is not recorded."""
        return self._record.saving if self._record else None

    def view(self, seat: Seat | None) -> ViewT:
        """What a seat may know; None is a spectator."""
        return self._rules.view(self._state, seat)

    def legal_moves(self) -> tuple[MoveT, ...]:
        """Every move open to the seat on turn; none when nobody has to choose."""
        turn = self.turn
        return self._rules.legal_moves(self.view(turn)) if isinstance(turn, Seat) else ()

    def missing(self) -> tuple[RefusalT, ...]:
        """Why usual choices are missing for the seat on turn."""
        turn = self.turn
        return self._rules.missing(self.view(turn)) if isinstance(turn, Seat) else ()

    def play(self, move: MoveT | Thrown) -> tuple[EventT, ...] | Refused[RefusalT | CommonRefusal]:
        """Make and record a choice of the seat on turn, or a throw that another log gives.

        When it is refused nothing has changed, and nothing is written.
        """
        step = advance(self._rules, self._state, move)
        return step if isinstance(step, Refused) else self._take(move, step)

    def throw(self) -> Throw[EventT]:
        """Throw the dice that Chance is to throw. Raises ValueError when no dice are awaited."""
        turn = self.turn
        if not isinstance(turn, Dice):
            raise ValueError("no dice are awaited")
        draw = self._box.draw(turn.count)
        step = self._rules.thrown(self._state, draw.thrown.dice)
        return Throw(self._take(draw.thrown, step), draw.refused)

    def computer_move(self) -> MoveT:
        """What the computer player on turn chooses; it is not played yet.

        It sees the view of its seat only. With a seed it chooses alike after a resume.
        Raises ValueError when it is not the turn of a computer player, and NotReady.
        """
        turn = self.turn
        level = self.players[turn].level if isinstance(turn, Seat) else None
        if not isinstance(turn, Seat) or level is None:
            raise ValueError("it is not the turn of a computer player")
        seed = self.header.seed
        random = self._random if seed is None else Random(f"{seed}:{len(self._moves)}")
        bot, _ = self._computers.ready(level)
        return bot.choose(self.view(turn), random)

    def close(self) -> Saving | None:
        """Save what could not be saved before, and release the record."""
        return self._record.close() if self._record else None

    @cached_property
    def _computers(self) -> ComputerPlayers[ViewT, MoveT]:
        return self.package.computers()

    def _take(self, move: MoveT | Thrown, step: Step[StateT, EventT]) -> tuple[EventT, ...]:
        self.interrupted = True
        if self._record:
            hidden = any(event.only is not None for event in step.events)
            last = isinstance(self._rules.turn(step.state), Outcome)
            self._record.append(move, hidden=hidden, last=last)
        self._state = step.state
        self._moves.append(move)
        self._events += step.events
        self.interrupted = False
        return step.events


AnyTable: TypeAlias = Table[Any, Any, Any, Any, Any]
"""A match of whichever game its record names."""
