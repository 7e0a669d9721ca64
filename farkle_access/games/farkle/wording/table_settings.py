"""The settings of a table of Farkle, and the levels of its computer players, in words."""

from farkle_access.core.options import OptionValue
from farkle_access.gamekit.computers import Level
from farkle_access.games.farkle.rules.options import Setting
from farkle_access.games.farkle.rules.state import Ending
from farkle_access.i18n.phrases import points
from farkle_access.i18n.translator import Translator


def setting(name: Setting, tr: Translator) -> tuple[str, str]:
    """The name of a setting, and what it means."""
    match name:
        case Setting.ENTRY:
            return _entry(tr)
        case Setting.MINIMUM:
            return _minimum(tr)
        case Setting.LIMIT:
            return _limit(tr)
        case Setting.ENDING:
            return _ending(tr)


def _entry(tr: Translator) -> tuple[str, str]:
    return (
        # Translators: A setting of the table.
        tr.text("entry minimum"),
        # Translators: Explains the setting "Entry minimum".
        tr.text("The points that the first counted hand of a player must reach."),
    )


def _minimum(tr: Translator) -> tuple[str, str]:
    return (
        # Translators: A setting of the table.
        tr.text("hand minimum"),
        # Translators: Explains the setting "Hand minimum".
        tr.text("The points that every later hand must reach to be counted."),
    )


def _limit(tr: Translator) -> tuple[str, str]:
    return (
        # Translators: A setting of the table: the points that bring the match to its end.
        tr.text("limit"),
        # Translators: Explains the setting "Limit".
        tr.text("The match comes to its end when a player reaches these points."),
    )


def _ending(tr: Translator) -> tuple[str, str]:
    return (
        # Translators: A setting of the table: what happens once the limit is reached.
        tr.text("ending"),
        # Translators: Explains the setting "Ending".
        tr.text("What happens when a player has reached the limit."),
    )


def value(chosen: OptionValue, tr: Translator) -> str:
    """The value of a setting: points, or an ending."""
    if isinstance(chosen, int):
        # Translators: A minimum of the table that is switched off.
        return points(tr, chosen) if chosen else tr.text("none")
    match Ending(chosen):
        case Ending.ROUND:
            # Translators: A value of the setting "Ending".
            return tr.text("the round is finished")
        case Ending.EVERYONE:
            # Translators: A value of the setting "Ending".
            return tr.text("everyone else gets one more hand")
        case Ending.SUDDEN:
            # Translators: A value of the setting "Ending".
            return tr.text("the match ends at once")


def level(offered: Level, tr: Translator) -> str:
    """How a computer player of this level plays. Raises KeyError for one that Farkle has not."""
    match offered:
        case Level.EASY:
            # Translators: What the easy computer player does in Farkle.
            return tr.text("Plays like a beginner and makes mistakes.")
        case Level.MEDIUM:
            # Translators: What the medium computer player does in Farkle.
            return tr.text("Decides by simple rules when to roll and when to count.")
        case Level.HARD:
            # Translators: What the hard computer player does in Farkle.
            return tr.text("Works out the best choice for the most points in each hand.")
        case Level.PERFECT:
            # Translators: What the perfect computer player does in Farkle, and where its
            # play is exact. The minimums and the limit are settings of the table.
            return tr.text(
                "Plays to win the match, not for points. With two players, minimums that the "
                "menu offers and a limit up to 2000, nobody can play better. Otherwise its "
                "chances are estimates."
            )
        case Level.EXPERT | Level.ADAPTIVE | Level.STRONG | Level.GNUBG:
            raise KeyError(offered)
