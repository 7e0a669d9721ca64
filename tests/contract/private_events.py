"""Facts that everybody may know, made into facts for some."""

from dataclasses import fields

from farkle_access.core.contract import Event, Seat


def made_private(event: Event, only: frozenset[Seat]) -> Event:
    """The same event, but for these seats alone."""
    values = {field.name: getattr(event, field.name) for field in fields(event)}
    kind = type(event)
    private = type(kind.__name__, (kind,), {"only": property(lambda event: only)})
    made: Event = private(**values)
    return made
