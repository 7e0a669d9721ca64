"""What is shown on a braille display that a screen reader drives."""

from farkle_access.output.announcement import Batch, Kind

CELLS = 40
"""The size of a common display; many have 20 cells, so the beginning matters most."""


def braille_line(batch: Batch) -> str:
    """The first news of a batch, or its first text, cut at a word to fit a display."""
    said = batch.announcements
    first = next((one for one in said if one.kind is Kind.NEWS), said[0] if said else None)
    if first is None:
        return ""
    if len(first.text) <= CELLS:
        return first.text
    return first.text[: CELLS + 1].rpartition(" ")[0] or first.text[:CELLS]
