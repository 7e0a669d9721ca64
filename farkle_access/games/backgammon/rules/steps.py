"""What the parts of the rules give back: a step, or the reason against one."""

from typing import TypeAlias

from farkle_access.core.contract import Refused, Step
from farkle_access.games.backgammon.rules.events import BackgammonEvent
from farkle_access.games.backgammon.rules.refusals import BackgammonRefusal
from farkle_access.games.backgammon.rules.state import State

Events: TypeAlias = tuple[BackgammonEvent, ...]
GameStep: TypeAlias = Step[State, BackgammonEvent]
Applied: TypeAlias = GameStep | Refused[BackgammonRefusal]
