"""Reads the statistics as sentences."""

from farkle_access.gamekit.package import Games
from farkle_access.i18n.translator import Translator
from farkle_access.output.announcement import Kind
from farkle_access.play.ledger import Total, Totals
from farkle_access.ui.shell.reader import read
from farkle_access.ui.shell.session import Session


def read_statistics(session: Session) -> None:
    """Read what each person has achieved in each game on this computer."""
    tr = session.tr
    if session.ledger.takes_a_moment:
        # Translators: Heard before the statistics when a great many matches are in them.
        session.console.say(tr.text("There are many finished matches; they are being counted."))
        session.console.flush()
    try:
        totals = session.ledger.totals()
    except OSError:
        # Translators: Heard instead of the statistics.
        said = tr.text("The statistics cannot be read.")
        session.console.say(said, kind=Kind.ERROR)
        return
    lines = _lines(totals, session.games, tr)
    if not lines:
        # Translators: Heard instead of the statistics before the first finished match.
        session.console.say(tr.text("No match has been finished yet."), kind=Kind.ANSWER)
        return
    # Translators: The title of the statistics.
    read(session, tr.text("Statistics of the finished matches."), lines)


def _lines(totals: Totals, games: Games, tr: Translator) -> list[str]:
    lines = [_line(total, games, tr) for total in totals.players]
    if totals.damaged:
        # Translators: The last line of the statistics when some of the file is damaged.
        lines.append(
            tr.plural(
                "{n} line of the statistics is damaged and left out.",
                "{n} lines of the statistics are damaged and left out.",
                totals.damaged,
            )
        )
    return lines


def _line(total: Total, games: Games, tr: Translator) -> str:
    package = games[total.game]
    # Translators: A line of the statistics. {game} and {player} are names.
    said = tr.text(
        "{game}, {player}. Matches: {matches}. Wins: {wins}.",
        game=package.words().title(tr),
        player=total.name,
        matches=total.matches,
        wins=total.wins,
    )
    return " ".join([said, *package.statistics().sentences(total.figures, tr)])
