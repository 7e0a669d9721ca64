""".mat files as matches of ours, with every move checked against the rules."""

from collections.abc import Mapping

from farkle_access.core.contract import Refused, Thrown
from farkle_access.core.options import BadOption, OptionValue, checked
from farkle_access.core.referee import advance
from farkle_access.gamekit.exchange import ImportedMatch
from farkle_access.games.backgammon.formats.mat import UNKNOWN_PLAY
from farkle_access.games.backgammon.formats.mat_reading import (
    Action,
    BadMat,
    MatFault,
    MatMatch,
    read_mat,
)
from farkle_access.games.backgammon.formats.notation import Ambiguous, BadNotation, read_play
from farkle_access.games.backgammon.rules.board import Play
from farkle_access.games.backgammon.rules.choices import ACCEPT, DOUBLE, DROP, END_TURN, ROLL, TAKE
from farkle_access.games.backgammon.rules.events import GameEnded
from farkle_access.games.backgammon.rules.game import Backgammon
from farkle_access.games.backgammon.rules.moves import BackgammonMove, MoveChecker, Resign
from farkle_access.games.backgammon.rules.options import OPTIONS, Setting, Switch
from farkle_access.games.backgammon.rules.position import Result
from farkle_access.games.backgammon.rules.state import Opening, Phase

UNKNOWN_OPENING = {0: Thrown((2, 1)), 1: Thrown((1, 2))}
"""The opening roll by its winner where the file has only the dice rolled after it."""
CUBE_WORDS: Mapping[str, BackgammonMove] = {"Doubles": DOUBLE, "Takes": TAKE, "Drops": DROP}


def import_mat(text: str) -> ImportedMatch[BackgammonMove]:
    """The match of a .mat file, or its beginning. Raises BadMat.

    The file says neither which opening rolls were ties nor whether a session has the Jacoby
    rule; the latter is inferred from the points. A resignation counts as accepted, and only
    the seat on turn can have resigned.
    """
    mat = read_mat(text)
    try:
        return _replayed(mat, Switch.OFF)
    except BadMat as error:
        if mat.length or error.fault is not MatFault.ENDING:
            raise
    return _replayed(mat, Switch.ON)


def _replayed(mat: MatMatch, jacoby: Switch) -> ImportedMatch[BackgammonMove]:
    openings = [game[0].dice for game in mat.games if game]
    anew = any(dice and dice[0] == dice[1] for dice in openings)
    given: dict[str, OptionValue] = {
        Setting.LENGTH: mat.length,
        Setting.OPENING: Opening.ANEW if anew else Opening.KEPT,
        Setting.GAMES: max(len(mat.games), 1),
        Setting.JACOBY: jacoby,
    }
    try:
        options = checked(OPTIONS, given)
    except BadOption as error:
        raise BadMat(MatFault.LENGTH, mat.line) from error
    replay = _Replay(options)
    for action in (action for game in mat.games for action in game):
        replay.take(action)
    return ImportedMatch(mat.names, options, tuple(replay.moves))


class _Replay:
    """The log that grows while a file is read."""

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        self._game = Backgammon()
        self._state = self._game.start(options, 2).state
        self._ended: GameEnded | None = None
        self.moves: list[BackgammonMove | Thrown] = []

    def take(self, action: Action) -> None:
        """Do what a cell says. Raises BadMat."""
        if action.points:
            self._end(action)
        elif action.dice:
            self._turn(action)
        else:
            self._cube(action)

    def _make(self, move: BackgammonMove | Thrown, line: int) -> None:
        step = advance(self._game, self._state, move)
        if isinstance(step, Refused):
            raise BadMat(MatFault.ILLEGAL, line)
        self._state = step.state
        self.moves.append(move)
        ended = [event for event in step.events if isinstance(event, GameEnded)]
        self._ended = ended[0] if ended else self._ended

    def _cube(self, action: Action) -> None:
        self._make(CUBE_WORDS[action.word], action.line)
        if action.cube and action.cube != self._state.offered_cube:
            raise BadMat(MatFault.ILLEGAL, action.line)

    def _turn(self, action: Action) -> None:
        large, small = max(action.dice), min(action.dice)
        if self._state.phase is Phase.OPENING:
            own = (large, small) if action.seat == 0 else (small, large)
            anew = self._state.settings.opening is Opening.ANEW
            self._make(UNKNOWN_OPENING[action.seat] if anew else Thrown(own), action.line)
        elif self._state.phase is Phase.TO_ROLL:
            self._make(ROLL, action.line)
        if self._state.phase is Phase.ROLLING:
            self._make(Thrown((large, small)), action.line)
        self._play(action, (large, small))

    def _play(self, action: Action, dice: tuple[int, int]) -> None:
        if action.play in ("", UNKNOWN_PLAY):
            return  # nothing could be played, or the game was resigned
        state = self._state
        if state.phase is not Phase.MOVING or state.made:
            raise BadMat(MatFault.ILLEGAL, action.line)
        for way in self._read(action, dice):
            self._make(MoveChecker(*way), action.line)
        after = self._state
        if after.phase is Phase.MOVING and (after.seat, after.turns) == (state.seat, state.turns):
            self._make(END_TURN, action.line)

    def _read(self, action: Action, dice: tuple[int, int]) -> Play:
        try:
            play = read_play(action.play, self._state.position, dice)
        except (BadNotation, Ambiguous) as error:
            raise BadMat(MatFault.ILLEGAL, action.line) from error
        if isinstance(play, Refused):
            raise BadMat(MatFault.ILLEGAL, action.line)
        return play

    def _end(self, action: Action) -> None:
        if self._ended is None:
            self._resign(action)
        ended, self._ended = self._ended, None
        over = self._state.phase is Phase.OVER and not self._state.settings.money
        if ended is None or ended.winner != action.seat:
            raise BadMat(MatFault.ENDING, action.line)
        # Some programs write no more points than the winner still needed.
        if ended.points != action.points and not (over and ended.points > action.points):
            raise BadMat(MatFault.ENDING, action.line)

    def _resign(self, action: Action) -> None:
        state = self._state
        kinds = [kind for kind in Result if state.worth(kind) == action.points]
        able = state.phase in (Phase.TO_ROLL, Phase.MOVING) and state.seat != action.seat
        if not kinds or not able:
            raise BadMat(MatFault.ENDING, action.line)
        self._make(Resign(kinds[0]), action.line)
        self._make(ACCEPT, action.line)
