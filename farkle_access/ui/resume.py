"""The list of the matches that wait for their end."""

from datetime import datetime
from pathlib import Path

from farkle_access.games import ROOMS
from farkle_access.i18n.dates import day_and_time
from farkle_access.i18n.phrases import listed
from farkle_access.i18n.translator import Translator
from farkle_access.output.announcement import Kind
from farkle_access.play.saves import Found, Unfinished
from farkle_access.ui.choosing import pick
from farkle_access.ui.menu import Item
from farkle_access.ui.playing import play_on
from farkle_access.ui.session import Session


def resume_match(session: Session) -> None:
    """Let the player choose an unfinished match and go on with it."""
    found = find(session)
    if found is None or not found.matches:
        return
    items = [Item(match.path, _label(match, session.tr)) for match in found.matches]
    # Translators: The title of the list of unfinished matches, the one played last first.
    path: Path | None = pick(session, session.tr.text("Matches to resume, latest first."), items)
    if path is not None:
        play_on(session, path)


def find(session: Session) -> Found | None:
    """The unfinished matches; when there is nothing to resume, that is said."""
    tr = session.tr
    try:
        found = session.saves.unfinished()
    except OSError:
        # Translators: Heard when the folder of the matches cannot be read.
        session.console.say(tr.text("The saved matches cannot be read."), kind=Kind.ERROR)
        return None
    if found.unreadable:
        # Translators: Heard when some saved matches are damaged. {n} is their number.
        said = tr.plural(
            "{n} saved match cannot be read and is left out.",
            "{n} saved matches cannot be read and are left out.",
            found.unreadable,
        )
        session.console.say(said, kind=Kind.ERROR)
    if not found.matches:
        # Translators: Heard when there is no unfinished match.
        session.console.say(tr.text("There is no match to resume."), kind=Kind.ANSWER)
    return found


def _label(match: Unfinished, tr: Translator) -> str:
    header = match.header
    started = datetime.fromisoformat(header.started)
    # Translators: A match in the list. {players} are names, {when} a day and a time.
    return tr.text(
        "{game}: {players}, begun {when}",
        game=ROOMS[header.game].words().title(tr),
        players=listed(player.name for player in header.players),
        when=day_and_time(started, tr),
    )
