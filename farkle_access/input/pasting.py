"""What was pasted where single keys are read: nobody types so many characters at once."""

from collections.abc import Sequence

from farkle_access.input.sequences import CONTROLS, LEAVE, Event, Pasted

FEWEST = 4
"""Characters that come together count as a text from so many on; fewer are quick keys."""
_IN_A_TEXT = frozenset((*CONTROLS.values(), " "))


def gathered(events: Sequence[Event], *, typing: bool = False) -> list[Event]:
    """The keys that came together, or the one text that they are.

    While a text is being typed they belong to it, up to the first Enter.
    """
    if not is_text(events):
        return list(events)
    end = events.index("enter") + 1 if typing and "enter" in events else 0
    if typing and not end:
        return list(events)
    rest = events[end:]
    text = "".join(str(event) for event in rest if _character(event))
    return [*events[:end], *([Pasted(text)] if text else ()), *remaining(rest)]


def remaining(events: Sequence[Event]) -> list[Event]:
    """What is no part of a text that came together with it."""
    return [event for event in events if not _character(event) and _meant(event)]


def is_text(events: Sequence[Event]) -> bool:
    """Whether these, which came together, are a text.

    Arrows and their like are in no text, and one key that is held is none.
    """
    seen = [event for event in events if event not in _IN_A_TEXT]
    return len(seen) >= FEWEST and len(set(seen)) > 1 and all(map(_character, seen))


def _character(event: Event) -> bool:
    return isinstance(event, str) and len(event) == 1


def _meant(event: Event) -> bool:
    return event == LEAVE or event not in _IN_A_TEXT
