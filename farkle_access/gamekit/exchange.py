"""Matches in the formats of other programs."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Generic

from farkle_access.core.contract import EventT, EventT_co, MoveT, MoveT_co, Thrown
from farkle_access.core.deferred import dataclass
from farkle_access.core.options import OptionValue
from farkle_access.i18n.translator import Translator


@dataclass(frozen=True)
class MatchLog(Generic[EventT_co]):
    """A match as it is exported: names by seat, settings, all events, and when it began.

    `started` is in ISO 8601.
    """

    names: tuple[str, ...]
    options: Mapping[str, OptionValue]
    events: tuple[EventT_co, ...]
    started: str


@dataclass(frozen=True)
class ImportedMatch(Generic[MoveT_co]):
    """A match that the rules accept: names by seat, settings, and every move of its log."""

    names: tuple[str, ...]
    options: Mapping[str, OptionValue]
    moves: tuple[MoveT_co | Thrown, ...]


class CannotExport(Exception):
    """A match for which the format has no place; `said` is the sentence for the player.

    It takes the translator and the name of the file.
    """

    def __init__(self, said: Callable[[Translator, str], str]) -> None:
        super().__init__()
        self.said = said


class CannotImport(Exception):
    """A text that is no match in this format; `said` is as in `CannotExport`."""

    def __init__(self, said: Callable[[Translator, str], str]) -> None:
        super().__init__()
        self.said = said


class Exporter(ABC, Generic[EventT]):
    """Writes matches in one format."""

    __slots__ = ()

    @property
    @abstractmethod
    def format(self) -> str:
        """The name of the format on the command line, and the ending of its files."""

    @abstractmethod
    def write(self, match: MatchLog[EventT]) -> str:
        """The text of the match, or of its beginning. Raises CannotExport."""


class Importer(ABC, Generic[MoveT]):
    """Reads matches in one format."""

    __slots__ = ()

    @property
    @abstractmethod
    def format(self) -> str:
        """The name of the format, and the ending of its files."""

    @abstractmethod
    def read(self, text: str) -> ImportedMatch[MoveT]:
        """The match of a text. Raises CannotImport."""
