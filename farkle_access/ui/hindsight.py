"""A short review of a match: the choices that cost the most."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

from farkle_access.games import ROOMS
from farkle_access.games.advice import Measure
from farkle_access.games.rooms import Query, Rooms
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.phrases import points
from farkle_access.i18n.translator import Translator
from farkle_access.output.announcement import Kind
from farkle_access.play.header import Unreadable
from farkle_access.play.hindsight import Costly, costliest, persons
from farkle_access.play.reading import Reading, read
from farkle_access.ui.commands import Command
from farkle_access.ui.faults import unreadable
from farkle_access.ui.session import Session
from farkle_access.ui.standing_in import no_advice

STILL = timedelta(seconds=8)
"""How long a review may be silent."""


def review(session: Session, path: Path) -> bool:
    """Say what cost the most in a recorded match; False when it cannot be read, which is said."""
    console, tr = session.console, session.tr
    try:
        reading = read(path, session.saves.keys)
    except Unreadable as fault:
        console.say(unreadable(fault.reason, path.name, tr), kind=Kind.ERROR)
        return False
    if not reading.over:
        # Translators: Heard when a match is to be reviewed that is still going on.
        console.say(tr.text("Only a finished match can be reviewed."), kind=Kind.ERROR)
        return False
    if not ROOMS[reading.header.game].whole():
        console.say(no_advice(tr), kind=Kind.ERROR)
        return False
    # Translators: Heard before a review, which may take some seconds.
    console.say(tr.text("The match is being looked through."))
    console.flush()
    with suppress(_Ended):
        console.say(*_lines(session, reading))
    return True


def _lines(session: Session, reading: Reading) -> list[str]:
    header, tr = reading.header, session.tr
    rooms = ROOMS[header.game]
    rules, adviser, seats = rooms.rules(), rooms.adviser(), persons(header)
    patience = _patience(session)
    found = costliest(rules, adviser, header, reading.moves, seats, judging=patience)
    if not found:
        # Translators: A review of a match in which every choice was about as good as the best.
        return [tr.text("No choice cost anything worth a word.")]
    # Translators: The first words of a review. {n} choices follow, the worst first.
    said = [tr.plural("{n} choice cost the most.", "{n} choices cost the most.", len(found))]
    names = tuple(player.name for player in header.players)
    for costly in found:
        said += _told(rooms, costly, names, session)
    return said


class _Ended(Exception):
    """The player does not want to wait any longer."""


def _patience(session: Session) -> Callable[[], None]:
    """Says now and then that the review is still being made, until Esc ends it."""
    since, console = session.now(), session.console

    def judging() -> None:
        nonlocal since
        if console.pause(0) is Command.MENU:
            raise _Ended
        if session.now() - since > STILL:
            since = session.now()
            # Translators: Heard every few seconds while a long match is looked through.
            console.say(session.tr.text("The match is still being looked through."))
            console.flush()

    return judging


def _told(rooms: Rooms, costly: Costly, names: tuple[str, ...], session: Session) -> Iterator[str]:
    """Where the match stood; the board, for whoever wants to set it up; then the choice."""
    tr = session.tr
    detail, numbering = session.preferences.detail, session.preferences.numbering
    listener = Listener(tr, names, frozenset([costly.seat]), detail, numbering=numbering)
    yield " ".join(_moment(rooms, costly, listener))
    board = rooms.board()
    if board is not None:
        yield from board.overview(costly.view, replace(listener, seats=frozenset()))
    yield _verdict(rooms, costly, listener)


def _moment(rooms: Rooms, costly: Costly, listener: Listener) -> Iterator[str]:
    """Where the match stood, as the keys would have answered it."""
    # Translators: A review names a choice. {player} is who made it, {n} which of theirs it was.
    yield listener.tr.text(
        "{player}, choice number {n}.", player=listener.names[costly.seat], n=costly.number
    )
    for query in (Query.SCORES, Query.COUNTS, Query.DICE):
        yield from rooms.words().answer(query, costly.view, listener)


def _verdict(rooms: Rooms, costly: Costly, listener: Listener) -> str:
    controls, tr = rooms.controls(), listener.tr
    best = max(costly.advice.choices, key=lambda judged: judged.worth).move
    chosen = controls.label(costly.move, costly.view, listener)
    return _price(costly, chosen, controls.label(best, costly.view, listener), tr)


def _price(costly: Costly, chosen: str, better: str, tr: Translator) -> str:
    match costly.advice.measure:
        case Measure.WINNING:
            # Translators: A review: what was chosen, what would have been better, and how many
            # more matches of 100 that would win. {chosen} and {better} are menu items such as
            # "Roll 3 dice".
            return tr.plural(
                "Chosen: {chosen}. Better: {better}: {n} win more in 100 matches.",
                "Chosen: {chosen}. Better: {better}: {n} wins more in 100 matches.",
                max(round(100 * costly.loss), 1),
                chosen=chosen,
                better=better,
            )
        case Measure.POINTS:
            # Translators: A review: what was chosen, what would have been better, and what that
            # would bring more, such as "7 points". {chosen} and {better} are menu items.
            return tr.text(
                "Chosen: {chosen}. Better: {better}: {points} more on average.",
                points=points(tr, max(round(costly.loss), 1)),
                chosen=chosen,
                better=better,
            )
        case Measure.EQUITY:
            # Translators: A review of backgammon: what was chosen, what would have been better,
            # and how much more that would win. {chosen} and {better} are menu items.
            return tr.plural(
                "Chosen: {chosen}. Better: {better}: {n} hundredth of a point more on average.",
                "Chosen: {chosen}. Better: {better}: {n} hundredths of a point more on average.",
                max(round(100 * costly.loss), 1),
                chosen=chosen,
                better=better,
            )
