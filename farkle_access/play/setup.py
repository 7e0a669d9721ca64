"""A table before the match."""

from collections.abc import Mapping

from farkle_access.core.deferred import dataclass
from farkle_access.core.options import OptionValue
from farkle_access.play.players import Player


@dataclass(frozen=True)
class Setup:
    """The game, who sits there, and the settings of the table.

    `language` is the one in which those who typed no name were named.
    """

    game: str
    players: tuple[Player, ...]
    options: Mapping[str, OptionValue]
    language: str = "en"
