"""The sentences of a farkle: what is lost, and the total once there is one."""

from farkle_access.games.farkle.moves import Farkled
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.phrases import points
from farkle_access.i18n.translator import Translator


def and_farkled(event: Farkled, tr: Translator) -> str:
    """The farkle of somebody who has just been named."""
    if event.lost:
        # Translators: Follows the roll of another player. {lost} is an amount such as
        # "40 points".
        said = tr.text("Farkle, loses {lost}.", lost=points(tr, event.lost))
    else:
        # Translators: Follows the roll of another player, who had no points in the hand.
        said = tr.text("Farkle!")
    return _with_total(said, event, tr)


def farkled(event: Farkled, listener: Listener) -> str:
    """A farkle: why, what is lost, and the total."""
    if listener.here(event.seat):
        return _you_farkled(event, listener.tr)
    tr, player = listener.tr, listener.names[event.seat]
    if event.lost:
        # Translators: Heard when another player's roll holds nothing. {lost} is an amount such
        # as "40 points".
        said = tr.text(
            "Farkle for {player}. Lost: {lost}.", player=player, lost=points(tr, event.lost)
        )
    else:
        # Translators: Heard when the first roll of another player's hand holds nothing.
        said = tr.text("Farkle for {player}.", player=player)
    return _with_total(said, event, tr)


def _you_farkled(event: Farkled, tr: Translator) -> str:
    if event.lost:
        # Translators: Heard when the listener's roll holds nothing. {lost} is an amount such as
        # "40 points".
        said = tr.text("Farkle, nothing scores! Lost: {lost}.", lost=points(tr, event.lost))
    else:
        # Translators: Heard when the first roll of the listener's hand holds nothing.
        said = tr.text("Farkle, nothing scores!")
    if not event.total:
        return said
    # Translators: Follows the farkle of the listener. {total} is an amount such as "40 points".
    total = tr.text("Your total: {total}.", total=points(tr, event.total))
    return f"{said} {total}"


def _with_total(said: str, event: Farkled, tr: Translator) -> str:
    """The total too, once there is one: before, a farkle cannot change it."""
    if not event.total:
        return said
    # Translators: Follows the farkle of another player. {total} is an amount such as "40 points".
    total = tr.text("Total: {total}.", total=points(tr, event.total))
    return f"{said} {total}"
