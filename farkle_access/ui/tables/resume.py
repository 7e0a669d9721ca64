"""The list of unfinished matches."""

from datetime import datetime
from enum import Enum, auto
from pathlib import Path

from farkle_access.gamekit.package import Games
from farkle_access.i18n.dates import day_and_time
from farkle_access.i18n.phrases import listed
from farkle_access.i18n.translator import Translator
from farkle_access.output.announcement import Kind
from farkle_access.play.lock import InUse
from farkle_access.play.saves import Found, Unfinished
from farkle_access.ui.match.saving import keep_ended, keep_marked
from farkle_access.ui.shell.choosing import pick
from farkle_access.ui.shell.faults import in_use, not_written
from farkle_access.ui.shell.menu import Item
from farkle_access.ui.shell.session import Session
from farkle_access.ui.tables.playing import play_on


class _Other(Enum):
    DELETE = auto()


def resume_match(session: Session) -> None:
    """Let the player go on with an unfinished match, or delete one."""
    while True:
        found = find(session)
        if found is None or not found.matches:
            return
        items: list[Item[Path | _Other]] = [
            *_items(found, session),
            # Translators: The last item in the list of unfinished matches.
            Item(_Other.DELETE, session.tr.text("Delete a match")),
        ]
        # Translators: The title of the list of unfinished matches, the one played last first.
        chosen = pick(session, session.tr.text("Matches to resume, latest first."), items)
        if isinstance(chosen, Path):
            play_on(session, chosen)
        if not isinstance(chosen, _Other):
            return
        _delete_one(session, found)


def find(session: Session) -> Found | None:
    """The unfinished matches; if there is nothing to resume, that is said."""
    tr = session.tr
    if session.saves.takes_a_moment:
        # Translators: Heard before the list of unfinished matches when there are hundreds.
        session.console.say(tr.text("There are many saved matches; they are being read."))
        session.console.flush()
    keep_marked(session)
    try:
        found = session.saves.unfinished(session.now())
    except OSError:
        # Translators: Heard when the folder of the matches cannot be read.
        session.console.say(tr.text("The saved matches cannot be read."), kind=Kind.ERROR)
        return None
    for path in found.ended:
        keep_ended(session, path)
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


def _items(found: Found, session: Session) -> list[Item[Path]]:
    return [Item(match.path, _label(match, session.games, session.tr)) for match in found.matches]


def _label(match: Unfinished, games: Games, tr: Translator) -> str:
    header = match.header
    started = datetime.fromisoformat(header.started)
    # Translators: A match in the list. {players} are names, {when} a day and a time.
    return tr.text(
        "{game}: {players}, begun {when}",
        game=games[header.game].words().title(tr),
        players=listed(player.name for player in header.players),
        when=day_and_time(started, tr),
    )


def _delete_one(session: Session, found: Found) -> None:
    tr = session.tr
    # Translators: The title of the list from which a match is deleted.
    path = pick(session, tr.text("Which match is to be deleted?"), _items(found, session))
    if path is None or not _confirmed(session):
        return
    try:
        session.saves.discard(path)
    except InUse:
        session.console.say(in_use(tr), kind=Kind.ERROR)
    except OSError:
        session.console.say(not_written(path.name, tr), kind=Kind.ERROR)
    else:
        # Translators: Heard after a match was deleted.
        session.console.say(tr.text("The match is deleted."))


def _confirmed(session: Session) -> bool:
    tr = session.tr
    answers = [
        # Translators: An answer to "This match would be lost".
        Item(False, tr.text("Keep it")),
        # Translators: An answer to "This match would be lost".
        Item(True, tr.text("Delete it")),
    ]
    # Translators: A question before a match is deleted.
    return bool(pick(session, tr.text("This match would be lost for good. Delete it?"), answers))
