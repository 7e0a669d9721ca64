"""A short review of a match: the choices that cost the most."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import timedelta
from pathlib import Path

from farkle_access.core.contract import EventT, MoveT, RefusalT, StateT, ViewT
from farkle_access.gamekit.advice import Measure
from farkle_access.gamekit.package import GamePackage
from farkle_access.gamekit.words import Query
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.phrases import points
from farkle_access.i18n.translator import Translator
from farkle_access.output.announcement import Kind
from farkle_access.play.header import Unreadable
from farkle_access.play.match_review import Costly, costliest, persons
from farkle_access.play.reading import Reading, read
from farkle_access.ui.match.level_fallback import no_advice
from farkle_access.ui.match.listeners import one_alone, spectator
from farkle_access.ui.shell.commands import Command
from farkle_access.ui.shell.faults import unreadable
from farkle_access.ui.shell.session import Session

STILL = timedelta(seconds=8)
"""How long a review may be silent."""


def review(session: Session, path: Path) -> bool:
    """Say what cost the most in a recorded match; False if it is not reviewed, with the reason."""
    console, tr = session.console, session.tr
    try:
        reading = read(path, session.games, session.saves.keys)
    except Unreadable as fault:
        console.say(unreadable(fault.reason, path.name, tr), kind=Kind.ERROR)
        return False
    hindrance = _hindrance(reading, tr)
    if hindrance:
        console.say(hindrance, kind=Kind.ERROR)
        return False
    # Translators: Heard before a review, which may take some seconds.
    console.say(tr.text("The match is being looked through."))
    console.flush()
    with suppress(_Ended):
        console.say(*_lines(session, reading))
    return True


def _hindrance(reading: Reading[StateT, ViewT, MoveT, EventT, RefusalT], tr: Translator) -> str:
    """Why a match that can be read cannot be reviewed; "" for nothing."""
    if reading.package.adviser() is None:
        # Translators: Heard when a match is to be reviewed of a game in which the program does
        # not know which choices are good.
        return tr.text("Matches of this game cannot be reviewed.")
    if not reading.over:
        # Translators: Heard when a match is to be reviewed that is still going on.
        return tr.text("Only a finished match can be reviewed.")
    return "" if reading.package.computers().whole else no_advice(tr)


def _lines(
    session: Session, reading: Reading[StateT, ViewT, MoveT, EventT, RefusalT]
) -> list[str]:
    package, header, tr = reading.package, reading.header, session.tr
    seats, patience = persons(header), _patience(session)
    found = costliest(package, header, reading.moves, seats, evaluating=patience)
    if not found:
        # Translators: A review of a match in which every choice was about as good as the best.
        return [tr.text("No choice cost anything worth a word.")]
    # Translators: The first words of a review. {n} choices follow, the worst first.
    said = [tr.plural("{n} choice cost the most.", "{n} choices cost the most.", len(found))]
    for costly in found:
        here = one_alone(session, header.players, costly.seat)
        said.append(" ".join(_moment(package, costly, here)))
        board = package.board()
        if board is not None:  # for whoever wants to set it up
            said += board.overview(costly.view, spectator(session, header.players))
        said.append(_verdict(package, costly, here))
    return said


class _Ended(Exception):
    """The player does not want to wait any longer."""


def _patience(session: Session) -> Callable[[], None]:
    """Says now and then that the review is still being made, until Esc ends it."""
    since, console = session.now(), session.console

    def evaluating() -> None:
        nonlocal since
        if console.pause(0) is Command.MENU:
            raise _Ended
        if session.now() - since > STILL:
            since = session.now()
            # Translators: Heard every few seconds while a long match is looked through.
            console.say(session.tr.text("The match is still being looked through."))
            console.flush()

    return evaluating


def _moment(
    package: GamePackage[StateT, ViewT, MoveT, EventT, RefusalT],
    costly: Costly[ViewT, MoveT],
    listener: Listener,
) -> Iterator[str]:
    """Where the match stood, as the keys would have answered it."""
    # Translators: A review names a choice. {player} is who made it, {n} which of theirs it was.
    yield listener.tr.text(
        "{player}, choice number {n}.", player=listener.names[costly.seat], n=costly.number
    )
    for query in (Query.SCORES, Query.COUNTS, Query.DICE):
        yield from package.words().answer(query, costly.view, listener)


def _verdict(
    package: GamePackage[StateT, ViewT, MoveT, EventT, RefusalT],
    costly: Costly[ViewT, MoveT],
    listener: Listener,
) -> str:
    controls = package.controls()
    best = max(costly.advice.choices, key=lambda choice: choice.worth).move
    chosen = controls.label(costly.move, costly.view, listener)
    return _price(costly, chosen, controls.label(best, costly.view, listener), listener.tr)


def _price(costly: Costly[ViewT, MoveT], chosen: str, better: str, tr: Translator) -> str:
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
