""".mat files as matches of ours: every move of them held to the rules."""

from collections.abc import Mapping
from dataclasses import dataclass

from farkle_access.core.contract import Event, IllegalMove, Move, Outcome, Thrown
from farkle_access.core.options import BadOption, OptionValue, checked
from farkle_access.games.backgammon.choices import ACCEPT, DOUBLE, DROP, END_TURN, ROLL, TAKE
from farkle_access.games.backgammon.formats.mat import UNKNOWN_PLAY
from farkle_access.games.backgammon.formats.mat_reading import (
    Action,
    BadMat,
    MatFault,
    MatMatch,
    read_mat,
)
from farkle_access.games.backgammon.formats.notation import Ambiguous, BadNotation, read_play
from farkle_access.games.backgammon.moves import GameEnded, MoveChecker, Resign
from farkle_access.games.backgammon.position import Result
from farkle_access.games.backgammon.rules import Backgammon
from farkle_access.games.backgammon.state import Phase

UNKNOWN_OPENING = {0: Thrown((2, 1)), 1: Thrown((1, 2))}
"""The opening roll by its winner where the file tells only the dice rolled after it."""


@dataclass(frozen=True, slots=True)
class Imported:
    """A match that the rules accept: its settings, every move of its log, and all events."""

    names: tuple[str, str]
    options: Mapping[str, OptionValue]
    moves: tuple[Move, ...]
    events: tuple[Event, ...]
    over: bool


def import_mat(text: str) -> Imported:
    """The match of a .mat file. Raises BadMat.

    The file tells neither the ties of an opening roll nor whether a session has the Jacoby
    rule; the latter is found from the points. A resignation counts as accepted, and only
    the seat on turn can have resigned.
    """
    mat = read_mat(text)
    try:
        return _replayed(mat, "off")
    except BadMat as error:
        if mat.length or error.fault is not MatFault.ENDING:
            raise
    return _replayed(mat, "on")


def _replayed(mat: MatMatch, jacoby: str) -> Imported:
    openings = [game[0].dice for game in mat.games if game]
    anew = any(dice and dice[0] == dice[1] for dice in openings)
    given: dict[str, OptionValue] = {
        "length": mat.length,
        "opening": "anew" if anew else "kept",
        "games": max(len(mat.games), 1),
        "jacoby": jacoby,
    }
    try:
        options = checked(Backgammon.options, given)
    except BadOption as error:
        raise BadMat(MatFault.LENGTH, 1) from error
    replay = _Replay(options)
    for action in (action for game in mat.games for action in game):
        replay.take(action)
    over = isinstance(replay.game.turn(replay.state), Outcome)
    return Imported(mat.names, options, tuple(replay.moves), tuple(replay.events), over)


class _Replay:
    """The log that grows while a file is read."""

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        self.game = Backgammon()
        start = self.game.start(options, 2)
        self.state = start.state
        self.moves: list[Move] = []
        self.events = list(start.events)
        self.ended: GameEnded | None = None

    def take(self, action: Action) -> None:
        """Do what a cell says. Raises BadMat."""
        try:
            if action.points:
                self._end(action)
            elif action.dice:
                self._turn(action)
            else:
                self._cube(action)
        except (IllegalMove, BadNotation, Ambiguous) as error:
            raise BadMat(MatFault.ILLEGAL, action.line) from error

    def _apply(self, move: Move) -> None:
        step = self.game.apply(self.state, move)
        self.state = step.state
        self.moves.append(move)
        self.events += step.events
        ended = [event for event in step.events if isinstance(event, GameEnded)]
        self.ended = ended[0] if ended else self.ended

    def _cube(self, action: Action) -> None:
        self._apply({"Doubles": DOUBLE, "Takes": TAKE, "Drops": DROP}[action.word])
        if action.cube and action.cube != self.state.offered_cube:
            raise BadMat(MatFault.ILLEGAL, action.line)

    def _turn(self, action: Action) -> None:
        large, small = max(action.dice), min(action.dice)
        if self.state.phase is Phase.OPENING:
            own = (large, small) if action.seat == 0 else (small, large)
            anew = self.state.settings.opening == "anew"
            self._apply(UNKNOWN_OPENING[action.seat] if anew else Thrown(own))
        elif self.state.phase is Phase.TO_ROLL:
            self._apply(ROLL)
        if self.state.phase is Phase.ROLLING:
            self._apply(Thrown((large, small)))
        self._play(action, (large, small))

    def _play(self, action: Action, dice: tuple[int, int]) -> None:
        if action.play in ("", UNKNOWN_PLAY):
            return  # nothing could be played, or the game was given up
        if self.state.phase is not Phase.MOVING or self.state.made:
            raise BadMat(MatFault.ILLEGAL, action.line)
        seat, turns = self.state.seat, self.state.turns
        for way in read_play(action.play, self.state.position, dice):
            self._apply(MoveChecker(*way))
        if (self.state.phase, self.state.seat, self.state.turns) == (Phase.MOVING, seat, turns):
            self._apply(END_TURN)

    def _end(self, action: Action) -> None:
        if self.ended is None:
            self._resign(action)
        ended, self.ended = self.ended, None
        over = self.state.phase is Phase.OVER and not self.state.settings.money
        if ended is None or ended.winner != action.seat:
            raise BadMat(MatFault.ENDING, action.line)
        # Some programs write no more than the points that the match still needed.
        if ended.points != action.points and not (over and ended.points > action.points):
            raise BadMat(MatFault.ENDING, action.line)

    def _resign(self, action: Action) -> None:
        state = self.state
        kinds = [kind for kind in Result if state.worth(kind) == action.points]
        able = state.phase in (Phase.TO_ROLL, Phase.MOVING) and state.seat != action.seat
        if not kinds or not able:
            raise BadMat(MatFault.ENDING, action.line)
        self._apply(Resign(kinds[0]))
        self._apply(ACCEPT)
