"""What is said when a computer player cannot play at its level."""

from collections.abc import Iterator, Sequence

from farkle_access.games.rooms import Rooms
from farkle_access.i18n.translator import Translator
from farkle_access.play.players import Player
from farkle_access.ui.seat import level_name


def no_advice(tr: Translator) -> str:
    """Why there is no hint and no review."""
    # Translators: Heard instead of a hint or a review, when files of the program are damaged.
    return tr.text("The best play is not known: files of the program are missing or damaged.")


def stand_ins(rooms: Rooms, players: Sequence[Player], tr: Translator) -> Iterator[str]:
    """A sentence for each player that plays at a weaker level, because something is missing."""
    for player in players:
        if player.level is None:
            continue
        _, level = rooms.ready_bot(player.level)
        if level is not player.level:
            # Translators: Heard when a match begins and a computer player cannot play as well
            # as was asked. {player} is its name, {level} how well it plays instead.
            yield tr.text(
                "{player} plays at level {level}: what better play needs is missing or damaged.",
                player=player.name,
                level=level_name(level, tr),
            )
