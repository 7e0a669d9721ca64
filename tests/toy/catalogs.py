"""The catalogs of the program together with those of the toy game."""

from pathlib import Path

import polib

from farkle_access.i18n.catalog import DOMAIN, LANGUAGES, Catalogs, folder

TOY = Path(__file__).parent / "locales"


def with_the_toy(place: Path) -> Catalogs:
    """Catalogs of all messages, written to and compiled in this folder."""
    for language in set(LANGUAGES) - {"en"}:
        catalog, toy = (_read(root, language) for root in (folder(), TOY))
        known = {message.msgid for message in catalog}
        catalog.extend(message for message in toy if message.msgid not in known)
        path = place / language / "LC_MESSAGES" / f"{DOMAIN}.po"
        path.parent.mkdir(parents=True)
        catalog.save(str(path))
    return Catalogs(place / "cache", place)


def _read(root: Path, language: str) -> polib.POFile:
    return polib.pofile((root / language / "LC_MESSAGES" / f"{DOMAIN}.po").read_text("utf-8"))
