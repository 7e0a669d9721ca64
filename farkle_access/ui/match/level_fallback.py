"""What is said when a computer player cannot play at its level."""

from collections.abc import Iterator, Sequence
from typing import Generic

from farkle_access.core.contract import EventT, MoveT, RefusalT, StateT, ViewT
from farkle_access.gamekit.computers import EXTERNAL
from farkle_access.gamekit.package import GamePackage
from farkle_access.i18n.translator import Translator
from farkle_access.play.players import Player
from farkle_access.ui.shell.levels import level_name


def no_advice(tr: Translator) -> str:
    """Why there is no hint and no review for the moment."""
    # Translators: Heard instead of a hint or a review, when files of the program are damaged.
    return tr.text("The best play is not known: files of the program are missing or damaged.")


class LevelFallback(Generic[StateT, ViewT, MoveT, EventT, RefusalT]):
    """The computer players of a match that play at a weaker level than was asked for."""

    def __init__(
        self,
        package: GamePackage[StateT, ViewT, MoveT, EventT, RefusalT],
        players: Sequence[Player],
    ) -> None:
        self._package = package
        self._watched = {player.name: player.level for player in players if player.level}

    @property
    def takes_a_moment(self) -> bool:
        """Whether tables have to be read, or external engines started, before there is news."""
        return bool(self._watched)

    def news(self, tr: Translator) -> Iterator[str]:
        """A sentence for each player that falls back now; each is said once only.

        Our own players fall back when the match begins, external engines at any time.
        """
        looked_at = tuple(self._watched.items())
        self._watched = {name: level for name, level in looked_at if level in EXTERNAL}
        for name, asked in looked_at:
            _, level = self._package.computers().ready(asked)
            if level is not asked:
                self._watched.pop(name, None)
                # Translators: Heard when a computer player cannot play as well as was asked, as
                # the match begins or goes on. {player} is its name, {level} how well it plays
                # instead.
                yield tr.text(
                    "{player} plays at level {level}: what better play needs is missing or "
                    "damaged.",
                    player=name,
                    level=level_name(level, tr),
                )
