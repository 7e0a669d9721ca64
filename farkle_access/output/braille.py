"""What a braille display is shown that a screen reader leads."""

from farkle_access.output.announcement import Batch, Kind

CELLS = 40
"""A usual display; many have 20, so the beginning matters most."""


def braille_line(batch: Batch) -> str:
    """The news of a batch, or its first words, cut between words to what a display holds."""
    said = batch.announcements
    first = next((one for one in said if one.kind is Kind.NEWS), said[0] if said else None)
    if first is None:
        return ""
    if len(first.text) <= CELLS:
        return first.text
    return first.text[: CELLS + 1].rpartition(" ")[0] or first.text[:CELLS]
