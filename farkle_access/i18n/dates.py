"""Days and times as they are spoken."""

from datetime import datetime

from farkle_access.i18n.translator import Translator


def day_and_time(moment: datetime, tr: Translator) -> str:
    """For example "30 November, 21 hours and 45"."""
    if moment.day == 1:
        # Translators: The first day of a month and a time of day. {hour} and {minute} are
        # numbers, {month} is a name.
        return tr.text(
            "1st {month}, {hour} hours and {minute}",
            month=_month(moment.month, tr),
            hour=moment.hour,
            minute=moment.minute,
        )
    # Translators: A day and a time of day. {day}, {hour} and {minute} are numbers, {month} is
    # a name.
    return tr.text(
        "{day} {month}, {hour} hours and {minute}",
        day=moment.day,
        month=_month(moment.month, tr),
        hour=moment.hour,
        minute=moment.minute,
    )


def _month(number: int, tr: Translator) -> str:
    return (
        # Translators: The name of a month, as it stands in a date.
        tr.term("date", "January"),
        # Translators: The name of a month, as it stands in a date.
        tr.term("date", "February"),
        # Translators: The name of a month, as it stands in a date.
        tr.term("date", "March"),
        # Translators: The name of a month, as it stands in a date.
        tr.term("date", "April"),
        # Translators: The name of a month, as it stands in a date.
        tr.term("date", "May"),
        # Translators: The name of a month, as it stands in a date.
        tr.term("date", "June"),
        # Translators: The name of a month, as it stands in a date.
        tr.term("date", "July"),
        # Translators: The name of a month, as it stands in a date.
        tr.term("date", "August"),
        # Translators: The name of a month, as it stands in a date.
        tr.term("date", "September"),
        # Translators: The name of a month, as it stands in a date.
        tr.term("date", "October"),
        # Translators: The name of a month, as it stands in a date.
        tr.term("date", "November"),
        # Translators: The name of a month, as it stands in a date.
        tr.term("date", "December"),
    )[number - 1]
