"""The settings of the table in words."""

from typing import assert_never

from farkle_access.core.options import OptionSpec, OptionValue
from farkle_access.games.bluff.rules.rulesets import Setting, Switch, ToBeat
from farkle_access.i18n.translator import Translator


def option_text(spec: OptionSpec, tr: Translator) -> tuple[str, str]:
    """The name of a setting, and what it means."""
    setting = Setting(spec.name)
    match setting:
        case Setting.POINTS:
            return _points(tr)
        case Setting.LIVES:
            return _lives(tr)
        case Setting.STAKES:
            return _stakes(tr)
        case Setting.KEEP:
            return _keep(tr)
        case Setting.PRELIMINARY:
            return _preliminary(tr)
        case Setting.CLAIMS:
            return _claims(tr)
        case Setting.GLASSES:
            return _glasses(tr)
        case _:
            assert_never(setting)


def value_text(spec: OptionSpec, value: OptionValue, tr: Translator) -> str:
    """A value of a setting."""
    setting = Setting(spec.name)
    match setting:
        case Setting.POINTS | Setting.LIVES | Setting.STAKES:
            # Translators: A value of the setting "lives at the start" and its like. {n} is at
            # least 1.
            return tr.text("{n} each", n=value)
        case Setting.KEEP | Setting.PRELIMINARY | Setting.GLASSES:
            return _switched(Switch(str(value)), tr)
        case Setting.CLAIMS:
            return _to_beat(ToBeat(str(value)), tr)
        case _:
            assert_never(setting)


def _switched(value: Switch, tr: Translator) -> str:
    match value:
        case Switch.ON:
            # Translators: A value of a setting of the table, such as "keeping: on".
            return tr.term("table", "on")
        case Switch.OFF:
            # Translators: A value of a setting of the table, such as "keeping: off".
            return tr.term("table", "off")
        case _:
            assert_never(value)


def _to_beat(value: ToBeat, tr: Translator) -> str:
    match value:
        case ToBeat.EQUAL:
            # Translators: A value of the setting "what is enough": as much as the value to beat.
            return tr.text("an equal value")
        case ToBeat.HIGHER:
            # Translators: A value of the setting "what is enough": more than the value to beat.
            return tr.text("only a higher value")
        case _:
            assert_never(value)


def _points(tr: Translator) -> tuple[str, str]:
    return (
        # Translators: A setting of the table; a number follows.
        tr.text("points at the start"),
        # Translators: Explains the setting "points at the start".
        tr.text("With how many points everybody begins."),
    )


def _lives(tr: Translator) -> tuple[str, str]:
    return (
        # Translators: A setting of the table; a number follows.
        tr.text("lives at the start"),
        # Translators: Explains the setting "lives at the start".
        tr.text("With how many lives everybody begins."),
    )


def _stakes(tr: Translator) -> tuple[str, str]:
    return (
        # Translators: A setting of the table; a number follows.
        tr.text("stakes at the start"),
        # Translators: Explains the setting "stakes at the start".
        tr.text("With how many stakes everybody begins."),
    )


def _keep(tr: Translator) -> tuple[str, str]:
    return (
        # Translators: A setting of the table, on or off.
        tr.text("keeping"),
        # Translators: Explains the setting "keeping".
        tr.text("Whether a player may pay to declare a value below the one to beat."),
    )


def _preliminary(tr: Translator) -> tuple[str, str]:
    return (
        # Translators: A setting of the table, on or off.
        tr.text("roll for the order"),
        # Translators: Explains the setting "roll for the order".
        tr.text("Whether the dice decide who begins and the order of play; otherwise a lot."),
    )


def _claims(tr: Translator) -> tuple[str, str]:
    return (
        # Translators: A setting of the table: what is enough for an announced value.
        tr.text("what is enough"),
        # Translators: Explains the setting "what is enough".
        tr.text("Whether an announced value may equal the one before it."),
    )


def _glasses(tr: Translator) -> tuple[str, str]:
    return (
        # Translators: A setting of the table, on or off: a spoken line about a little glass.
        tr.text("little glasses"),
        # Translators: Explains the setting "little glasses".
        tr.text("A little glass goes with every stake that is lost; nothing depends on it."),
    )
