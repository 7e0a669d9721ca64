"""What is said when a computer player cannot play at its level."""

from collections.abc import Iterator, Sequence

from farkle_access.games.rooms import GUESTS, Rooms
from farkle_access.i18n.translator import Translator
from farkle_access.play.players import Player
from farkle_access.ui.seat import level_name


def no_advice(tr: Translator) -> str:
    """Why there is no hint and no review."""
    # Translators: Heard instead of a hint or a review, when files of the program are damaged.
    return tr.text("The best play is not known: files of the program are missing or damaged.")


class StandIns:
    """The computer players of a match that play at a weaker level than was asked."""

    def __init__(self, rooms: Rooms, players: Sequence[Player]) -> None:
        self._rooms = rooms
        self._unsaid = {player.name: player.level for player in players if player.level}

    @property
    def may_take_long(self) -> bool:
        """Whether other programs have to be started first."""
        return any(level in GUESTS for level in self._unsaid.values())

    def news(self, tr: Translator) -> Iterator[str]:
        """A sentence for each for whom something is missing, or has gone since; once only."""
        looked_at = tuple(self._unsaid.items())
        self._unsaid = {name: level for name, level in looked_at if level in GUESTS}
        for name, asked in looked_at:
            _, level = self._rooms.ready_bot(asked)
            if level is not asked:
                self._unsaid.pop(name, None)
                # Translators: Heard when a computer player cannot play as well as was asked, as
                # the match begins or goes on. {player} is its name, {level} how well it plays
                # instead.
                yield tr.text(
                    "{player} plays at level {level}: what better play needs is missing or "
                    "damaged.",
                    player=name,
                    level=level_name(level, tr),
                )
