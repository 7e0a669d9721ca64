"""The words for the settings of a table of backgammon."""

from farkle_access.core.options import OptionValue
from farkle_access.games.backgammon.rules.options import USUAL_START, Setting, Switch
from farkle_access.games.backgammon.rules.state import Opening
from farkle_access.i18n.phrases import points
from farkle_access.i18n.translator import Translator


def _length(tr: Translator) -> tuple[str, str]:
    return (
        # Translators: A setting of the table: the points that win the match.
        tr.text("match length"),
        # Translators: Explains the setting "match length".
        tr.text("The points that win the match; a money session counts its games instead."),
    )


def _games(tr: Translator) -> tuple[str, str]:
    return (
        # Translators: A setting of a money session: how many games it has.
        tr.text("games"),
        # Translators: Explains the setting "games".
        tr.text("How many games the money session has; level at the end, it goes on."),
    )


def _cube(tr: Translator) -> tuple[str, str]:
    return (
        # Translators: A setting of the table: the doubling cube.
        tr.text("cube"),
        # Translators: Explains the setting "cube".
        tr.text("Whether the doubling cube is used."),
    )


def _opening(tr: Translator) -> tuple[str, str]:
    return (
        # Translators: A setting of the table: what is played after the opening roll.
        tr.text("first turn"),
        # Translators: Explains the setting "first turn".
        tr.text(
            "What the winner of the opening roll plays: its two dice, or a roll of their own."
        ),
    )


def _jacoby(tr: Translator) -> tuple[str, str]:
    return (
        # Translators: A setting of a money session. Jacoby is a name.
        tr.text("rule of Jacoby"),
        # Translators: Explains the setting "rule of Jacoby".
        tr.text("With it gammons and backgammons count only after the cube was taken."),
    )


def _beavers(tr: Translator) -> tuple[str, str]:
    return (
        # Translators: A setting of a money session: a beaver is a double at once by whoever takes.
        tr.text("beavers"),
        # Translators: Explains the setting "beavers".
        tr.text("Whether the one who takes may double at once and keep the cube."),
    )


def _automatic(tr: Translator) -> tuple[str, str]:
    return (
        # Translators: A setting of a money session: equal dice in the opening roll double.
        tr.text("automatic doubles"),
        # Translators: Explains the setting "automatic doubles".
        tr.text("How often equal dice in the opening roll double the cube in the middle."),
    )


def _position(tr: Translator) -> tuple[str, str]:
    return (
        # Translators: A setting of the table: from which position the first game begins.
        tr.text("position"),
        # Translators: Explains the setting "position", and follows the refusal of a text that
        # means nothing, or a position that contradicts itself or is over. The three names are
        # those of formats.
        tr.text(
            "Where the first game begins: the usual start, or a Position ID, a GNU ID or an XGID "
            "of a game that can go on."
        ),
    )


def option(setting: Setting, tr: Translator) -> tuple[str, str]:
    """The name of a setting, and what it means."""
    match setting:
        case Setting.LENGTH:
            return _length(tr)
        case Setting.GAMES:
            return _games(tr)
        case Setting.CUBE:
            return _cube(tr)
        case Setting.OPENING:
            return _opening(tr)
        case Setting.JACOBY:
            return _jacoby(tr)
        case Setting.BEAVERS:
            return _beavers(tr)
        case Setting.AUTOMATIC:
            return _automatic(tr)
        case Setting.POSITION:
            return _position(tr)


def option_value(setting: Setting, value: OptionValue, tr: Translator) -> str:
    """A value of a setting."""
    match setting:
        case Setting.LENGTH:
            return _length_value(int(value), tr)
        case Setting.GAMES | Setting.AUTOMATIC:
            return str(value)
        case Setting.OPENING:
            return _opening_value(Opening(str(value)), tr)
        case Setting.POSITION:
            return _position_value(str(value), tr)
        case Setting.CUBE | Setting.JACOBY | Setting.BEAVERS:
            return _switch_value(Switch(str(value)), tr)


def _length_value(length: int, tr: Translator) -> str:
    if length:
        return points(tr, length)
    # Translators: A value of the setting "match length".
    return tr.text("money session")


def _opening_value(opening: Opening, tr: Translator) -> str:
    match opening:
        case Opening.KEPT:
            # Translators: A value of the setting "first turn".
            return tr.text("the dice of the opening roll")
        case Opening.ANEW:
            # Translators: A value of the setting "first turn".
            return tr.text("two dice rolled anew")


def _position_value(text: str, tr: Translator) -> str:
    if text == USUAL_START:
        # Translators: A value of the setting "position".
        return tr.text("usual start")
    # Translators: A value of the setting "position": it was given as text.
    return tr.text("given as text")


def _switch_value(switch: Switch, tr: Translator) -> str:
    match switch:
        case Switch.ON:
            # Translators: A value of a setting such as "cube": it is used.
            return tr.term("table", "yes")
        case Switch.OFF:
            # Translators: A value of a setting such as "cube": it is not used.
            return tr.term("table", "no")
