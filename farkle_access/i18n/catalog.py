"""Finding and reading the catalogs."""

import gettext
import io
from dataclasses import dataclass
from pathlib import Path

from farkle_access.i18n.translator import Translator

LANGUAGES: dict[str, str] = {"en": "English", "it": "Italiano", "lv": "Latviešu"}
"""The languages offered, each named in itself; the first is that of the sources."""

DOMAIN = "farkle_access"


@dataclass(frozen=True, slots=True)
class Loaded:
    """A translator, and whether its catalog was missing or broken, so that it speaks English."""

    translator: Translator
    failed: bool = False


def folder() -> Path:
    """Where the catalogs are: inside the installed package, or beside it in a checkout."""
    package = Path(__file__).resolve().parent.parent
    inside = package / "locales"
    return inside if inside.is_dir() else package.parent / "locales"


def load(language: str, root: Path | None = None) -> Loaded:
    """The translator for one of `LANGUAGES`; English when its catalog cannot be read."""
    if language not in LANGUAGES or language == "en":
        return Loaded(Translator("en"), failed=language not in LANGUAGES)
    path = (root or folder()) / language / "LC_MESSAGES" / f"{DOMAIN}.po"
    try:
        return Loaded(Translator(language, _read(path)))
    except (OSError, ValueError, SyntaxError, UnicodeError):
        return Loaded(Translator("en"), failed=True)


def _read(path: Path) -> gettext.GNUTranslations:
    import polib  # here, because English needs none of it

    catalog = polib.pofile(path.read_text(encoding="utf-8"))
    return gettext.GNUTranslations(io.BytesIO(catalog.to_binary()))
