"""The statistics, read as sentences."""

from farkle_access.games import ROOMS
from farkle_access.i18n.translator import Translator
from farkle_access.output.announcement import Kind
from farkle_access.play.statistics import Total, Totals
from farkle_access.ui.reader import read
from farkle_access.ui.session import Session


def read_statistics(session: Session) -> None:
    """What each person has reached in each game on this computer."""
    tr = session.tr
    try:
        totals = session.statistics.totals()
    except OSError:
        # Translators: Heard instead of the statistics.
        said = tr.text("The statistics cannot be read.")
        session.console.say(said, kind=Kind.ERROR)
        return
    lines = _lines(totals, tr)
    if not lines:
        # Translators: Heard instead of the statistics before the first finished match.
        session.console.say(tr.text("No match has been finished yet."), kind=Kind.ANSWER)
        return
    # Translators: The title of the statistics.
    read(session, tr.text("Statistics of the finished matches."), lines)


def _lines(totals: Totals, tr: Translator) -> list[str]:
    lines = [_line(total, tr) for total in totals.players]
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


def _line(total: Total, tr: Translator) -> str:
    words = ROOMS[total.game].words()
    # Translators: A line of the statistics. {game} and {player} are names.
    said = tr.text(
        "{game}, {player}. Matches: {matches}. Wins: {wins}.",
        game=words.title(tr),
        player=total.name,
        matches=total.matches,
        wins=total.wins,
    )
    return " ".join([said, *words.figures(total.figures, tr)])
