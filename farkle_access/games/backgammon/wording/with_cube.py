"""The sentences about the doubling cube and about resigning."""

from farkle_access.core.contract import Seat
from farkle_access.gamekit.table_talk import is_you
from farkle_access.games.backgammon.rules.events import (
    Beavered,
    Doubled,
    DoubledByTie,
    Dropped,
    OfferEvent,
    ResignationOffered,
    ResignationRefused,
    Took,
)
from farkle_access.games.backgammon.rules.position import Result
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.phrases import points
from farkle_access.i18n.translator import Translator


def told(event: OfferEvent, listener: Listener) -> str:
    """The sentence of one event."""
    match event:
        case DoubledByTie():
            return doubled_by_tie(event, listener)
        case Doubled():
            return doubled(event, listener)
        case Took():
            return took(event, listener)
        case Beavered():
            return beavered(event, listener)
        case Dropped():
            return dropped(event, listener)
        case ResignationOffered():
            return resignation_offered(event, listener)
        case ResignationRefused():
            return resignation_refused(event, listener)


def doubled_by_tie(event: DoubledByTie, listener: Listener) -> str:
    # Translators: Heard when equal dice in the opening roll double the cube in the middle.
    return listener.tr.text("Automatic double: the cube is at {n}.", n=event.value)


def doubled(event: Doubled, listener: Listener) -> str:
    tr, player = listener.tr, listener.names[event.seat]
    if listener.here(event.seat):
        # Translators: Heard by whoever offers the cube. {n} is what it would show.
        said = tr.text("You double to {n}.", n=event.value)
    else:
        # Translators: Heard when somebody else offers the cube. {n} is what it would show.
        said = tr.text("{player} doubles to {n}.", player=player, n=event.value)
    return said + _asked(1 - event.seat, listener)


def _asked(seat: Seat, listener: Listener) -> str:
    """Whose answer is awaited, where several persons could give it; "" or a further sentence."""
    if not listener.here(seat) or listener.alone():
        return ""
    # Translators: Heard after an offer where several persons play. {player} has to answer it.
    said = listener.tr.text("It is for {player} to answer.", player=listener.names[seat])
    return f" {said}"


def took(event: Took, listener: Listener) -> str:
    tr, player = listener.tr, listener.names[event.seat]
    if event.seat != event.owner:
        # Translators: Heard when whoever doubled plays on after a beaver. {n} is what the cube
        # shows.
        return tr.text("The beaver is accepted: the cube is at {n}.", n=event.value)
    if is_you(event.seat, listener):
        # Translators: Heard by whoever takes the cube. {n} is what it shows.
        return tr.text("You take: the cube is yours at {n}.", n=event.value)
    # Translators: Heard when somebody takes the cube and owns it. {n} is what it shows.
    return tr.text("{player} takes and owns the cube at {n}.", player=player, n=event.value)


def beavered(event: Beavered, listener: Listener) -> str:
    tr = listener.tr
    if listener.here(event.seat):
        # Translators: Heard by whoever answers a double with a beaver, which doubles at once and
        # keeps the cube. {n} is what the cube would show.
        said = tr.text("You beaver: the cube would be yours at {n}.", n=event.value)
    else:
        # Translators: Heard when somebody answers a double with a beaver, which doubles at once
        # and keeps the cube. {n} is what the cube would show.
        said = tr.text(
            "{player} beavers: the cube would stay there at {n}.",
            player=listener.names[event.seat],
            n=event.value,
        )
    return said + _asked(1 - event.seat, listener)


def dropped(event: Dropped, listener: Listener) -> str:
    tr = listener.tr
    if listener.here(event.seat):
        # Translators: Heard by whoever refuses the cube and loses the game.
        return tr.text("You drop.")
    # Translators: Heard when somebody refuses the cube and loses the game.
    return tr.text("{player} drops.", player=listener.names[event.seat])


def resignation_offered(event: ResignationOffered, listener: Listener) -> str:
    tr = listener.tr
    loss = result_name(event.result, tr)
    amount = points(tr, event.points)
    if listener.here(event.seat):
        # Translators: Heard by whoever offers to lose the game. {result} is for example "a
        # gammon", {points} what it would count.
        said = tr.text("You offer to lose {result}, {points}.", result=loss, points=amount)
    else:
        # Translators: Heard when somebody offers to lose the game. {result} is for example "a
        # gammon", {points} what it would count.
        said = tr.text(
            "{player} offers to lose {result}, {points}.",
            player=listener.names[event.seat],
            result=loss,
            points=amount,
        )
    return said + _asked(1 - event.seat, listener)


def resignation_refused(event: ResignationRefused, listener: Listener) -> str:
    tr = listener.tr
    if listener.here(event.seat):
        # Translators: Heard by whoever refuses that the opponent resigns.
        return tr.text("You refuse: the game goes on.")
    # Translators: Heard when somebody refuses that the opponent resigns.
    return tr.text("{player} refuses: the game goes on.", player=listener.names[event.seat])


def result_name(result: Result, tr: Translator) -> str:
    """What is won or lost, as the object of a sentence."""
    match result:
        case Result.SINGLE:
            # Translators: What is won or lost; inside a sentence.
            return tr.text("a single game")
        case Result.GAMMON:
            # Translators: What is won or lost, twice as much as a single game; inside a sentence.
            return tr.text("a gammon")
        case Result.BACKGAMMON:
            # Translators: What is won or lost, three times as much as a single game; inside a
            # sentence.
            return tr.text("a backgammon")
