"""The package of a game: everything that it is made of, named and typed in one place.

A game is one folder with one `package.py`, which makes a subclass of `GamePackage` and names the
types of the game as its parameters. What a package forgets does not type-check. Each part is
imported when it is asked for, so that a match of one game loads nothing of the others, and
nothing that it does not use yet.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeAlias

from farkle_access.core.contract import EventT, Game, MoveT, RefusalT, StateT, ViewT

if TYPE_CHECKING:  # a package names its parts without loading them
    from farkle_access.gamekit.advice import Adviser
    from farkle_access.gamekit.board_view import BoardView
    from farkle_access.gamekit.command_line import CommandOption
    from farkle_access.gamekit.computers import ComputerPlayers
    from farkle_access.gamekit.controls import Controls
    from farkle_access.gamekit.exchange import Exporter, Importer
    from farkle_access.gamekit.statistics import Statistics
    from farkle_access.gamekit.words import Sounds, Words


class GamePackage(ABC, Generic[StateT, ViewT, MoveT, EventT, RefusalT]):
    """One game, by its state, view, moves, events and refusals.

    The last three are closed unions (or a single class): a new member does not type-check until
    it can be told, labelled and explained. Rules, words, controls and computer players are
    required; a game without the rest is complete.
    """

    @property
    @abstractmethod
    def name(self) -> str:
        """The name on the command line and in records."""

    @abstractmethod
    def rules(self) -> Game[StateT, ViewT, MoveT, EventT, RefusalT]:
        """The rules, with the settings of the table (`options`)."""

    @abstractmethod
    def words(self) -> "Words[ViewT, EventT, RefusalT]":
        """All that is said: events, refusals, answers, settings, levels, the text of the rules."""

    @abstractmethod
    def controls(self) -> "Controls[ViewT, MoveT, RefusalT]":
        """How the player chooses."""

    @abstractmethod
    def computers(self) -> "ComputerPlayers[ViewT, MoveT]":
        """The computer players by level, and the usual one."""

    def adviser(self) -> "Adviser[ViewT, MoveT] | None":
        """Who knows what choices are worth: the source of hints and match reviews."""
        return None

    def board(self) -> "BoardView[ViewT, MoveT] | None":
        """The board as it is heard."""
        return None

    def sounds(self) -> "Sounds[EventT]":
        """The short sounds beside the words; none by default."""
        from farkle_access.gamekit.words import NoSounds

        return NoSounds()

    def statistics(self) -> "Statistics[EventT]":
        """What is counted beyond matches and wins; nothing by default."""
        from farkle_access.gamekit.statistics import NoStatistics

        return NoStatistics()

    def exporters(self) -> "tuple[Exporter[EventT], ...]":
        """The formats in which other programs read its matches."""
        return ()

    def importers(self) -> "tuple[Importer[MoveT], ...]":
        """The formats in which matches of other programs are read."""
        return ()

    def command_options(self) -> "tuple[CommandOption, ...]":
        """What the game adds to the command line."""
        return ()


AnyPackage: TypeAlias = GamePackage[Any, Any, Any, Any, Any]
"""A package among others. What it is made of was checked where it was written."""

Games: TypeAlias = Mapping[str, AnyPackage]
"""The games that a program offers, by name, in the order in which they are offered."""
