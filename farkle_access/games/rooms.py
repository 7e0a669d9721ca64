"""The four rooms of a game, and the door to each: opened only when it is needed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from random import Random
from typing import Any, Protocol, cast

from farkle_access.core.contract import AnyGame, Event, Move, Refusal
from farkle_access.core.cues import URGENT, Cue
from farkle_access.core.options import OptionSpec, OptionValue
from farkle_access.games.advice import Adviser
from farkle_access.games.boards import Board
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.translator import Translator


class Level(StrEnum):
    """How well a computer player plays, the weakest first. A game offers some of them."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"
    PERFECT = "perfect"
    ADAPTIVE = "adaptive"
    STRONG = "strong"
    GNUBG = "gnubg"


GUESTS = (Level.STRONG, Level.GNUBG)
"""Played by other programs, where they are installed; they may go away during a match."""


class Query(StrEnum):
    """What a player may ask at any time; the same keys ask it in every game."""

    COUNTS = "counts"
    DICE = "dice"
    SCORES = "scores"
    TURN = "turn"


class NotReady(Exception):
    """What a computer player needs, such as a table, is missing or damaged."""


class Bot(Protocol):
    """A computer player. It sees the view of its seat, never the state."""

    def prepare(self) -> None:
        """Load what it needs, once. Raises NotReady. Most players need nothing."""
        return

    def choose(self, view: Any, random: Random) -> Move:
        """One of the legal moves of this view; equal views and random states choose alike."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A move as an item of a menu. An item with a `number` is reached by typing its digits.

    While a `deliberate` one stands in it nothing has the focus at first, so that Enter by habit
    does nothing.
    `after_news` is said instead of the label right after the news that the label would repeat.
    """

    move: Move
    label: str
    explanation: str
    number: int | None = None
    deliberate: bool = False
    after_news: str = ""


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence group about events, and the sounds that stand beside it.

    Without a text it has only sounds, which stand beside what is said next.
    """

    text: str
    cues: tuple[Cue, ...] = ()

    @property
    def urgent(self) -> bool:
        """Whether it must be heard even when a key cut off what came before it."""
        return not URGENT.isdisjoint(self.cues)


class Words(Protocol):
    """Everything a game says, in whole sentences."""

    def title(self, tr: Translator) -> str:
        """The name of the game."""

    def tell(self, events: Sequence[Event], listener: Listener) -> tuple[Told, ...]:
        """What is heard of these events, a sentence group each. Private ones left out."""

    def refusal(self, refusal: Refusal, view: Any, listener: Listener) -> str:
        """Why a move is not possible."""

    def answer(self, query: Query, view: Any, listener: Listener) -> tuple[str, ...]:
        """The answer to a question about the moment."""

    def option(self, spec: OptionSpec, tr: Translator) -> tuple[str, str]:
        """The name of a setting of the table, and what it means."""

    def value(self, spec: OptionSpec, value: OptionValue, tr: Translator) -> str:
        """A value of that setting."""

    def level(self, level: Level, tr: Translator) -> str:
        """How a computer player of this level plays."""

    def rules(self, options: Mapping[str, OptionValue], tr: Translator) -> tuple[str, ...]:
        """The rules with these settings, a short paragraph each."""

    def figures(self, figures: Mapping[str, int], tr: Translator) -> tuple[str, ...]:
        """What the statistics say beyond matches and wins."""


class Controls(Protocol):
    """How the keys of the player become moves."""

    def choices(self, view: Any, listener: Listener) -> tuple[Choice, ...]:
        """The menu of the player on turn."""

    def label(self, move: Move, view: Any, listener: Listener) -> str:
        """A legal move as a menu names it."""

    def take_back(self, view: Any) -> Move | None:
        """The move that undoes the last choice; None in a game that has no such move.

        The rules may refuse it for the moment.
        """

    def secret(self, view: Any) -> bool:
        """Whether the seat on turn is to be told, or chooses by, what others must not know."""

    def why_not(self, view: Any, number: int) -> tuple[Refusal, ...]:
        """Why no item of the menu has this number; none where numbers mean nothing.

        The reasons may tell of what is secret.
        """


@dataclass(frozen=True, slots=True)
class Rooms:
    """A game by its name and its folder; a family of games shares a folder.

    `boarded` is whether it has a fifth room, for looking at its board; `numbered` whether items
    of its menus have numbers, which find them when they are typed.
    """

    name: str
    folder: str
    boarded: bool = False
    numbered: bool = False

    def rules(self) -> AnyGame:
        return cast(AnyGame, self._open("rules").game(self.name))

    def bots(self) -> Mapping[Level, Bot]:
        return cast(Mapping[Level, Bot], self._open("bots").levels(self.name))

    def ready_bot(self, level: Level) -> tuple[Bot, Level]:
        """The player of this level, or the best weaker one that is ready, and its level."""
        bots = self.bots()
        ranks = list(Level)
        for weaker in reversed(ranks[: ranks.index(level) + 1]):
            if (bot := bots.get(weaker)) is not None and _is_ready(bot):
                return bot, weaker
        raise NotReady(level)

    def whole(self) -> bool:
        """Whether everything is there that our own computer players and their advice need."""
        return all(_is_ready(bot) for level, bot in self.bots().items() if level not in GUESTS)

    def adviser(self) -> Adviser:
        return cast(Adviser, self._open("bots").adviser(self.name))

    def words(self) -> Words:
        return cast(Words, self._open("words").words(self.name))

    def controls(self) -> Controls:
        return cast(Controls, self._open("controls").controls(self.name))

    def board(self) -> Board | None:
        """The room for looking at the board; None in a game without one."""
        return cast(Board, self._open("sight").board(self.name)) if self.boarded else None

    def _open(self, room: str) -> Any:
        return import_module(f"farkle_access.games.{self.folder}.{room}")


def _is_ready(bot: Bot) -> bool:
    try:
        bot.prepare()
    except NotReady:
        return False
    return True
