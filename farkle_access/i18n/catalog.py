"""Finds and reads the catalogs."""

import gettext
import io
import os
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from farkle_access.disk import read_small
from farkle_access.i18n.translator import Translator

LANGUAGES: dict[str, str] = {"en": "English", "it": "Italiano", "lv": "Latviešu"}
"""The languages offered, each by its own name; the first is that of the sources."""

DOMAIN = "farkle_access"
LARGEST = 8 * 1024 * 1024  # bytes; a catalog has less than a tenth of it


class Catalog(NamedTuple):
    """A translator, and whether its catalog was missing or damaged, so that it speaks English."""

    translator: Translator
    failed: bool = False


def folder() -> Path:
    """Where the catalogs are: inside the installed package, or beside it in a checkout."""
    package = Path(__file__).resolve().parent.parent
    inside = package / "locales"
    return inside if inside.is_dir() else package.parent / "locales"


class Catalogs:
    """Reads catalogs as translators write them, and keeps them compiled for the next start.

    `cache` is a folder for the compiled ones; one that is missing, old or damaged is made again.
    `root` is where the catalogs are, unless they are with the program.
    """

    def __init__(self, cache: Path, root: Path | None = None) -> None:
        self._cache = cache
        self._root = root or folder()

    def translator(self, language: str) -> Translator:
        """The translator for one of `LANGUAGES`; English when its catalog cannot be read."""
        return self.load(language).translator

    def load(self, language: str) -> Catalog:
        """The translator for a language, and whether English had to replace it."""
        if language == "en":
            return Catalog(Translator("en"))
        path = self._root / language / "LC_MESSAGES" / f"{DOMAIN}.po"
        try:
            return Catalog(Translator(language, self._compiled(language, path)))
        except (OSError, ValueError, LookupError, SyntaxError):
            return Catalog(Translator("en"), failed=True)

    def _compiled(self, language: str, path: Path) -> gettext.GNUTranslations:
        status = path.stat()
        kept = self._cache / f"{language}-{status.st_size}-{status.st_mtime_ns}.mo"
        try:
            return gettext.GNUTranslations(io.BytesIO(read_small(kept, LARGEST)))
        except Exception:  # a damaged file can make its reader raise anything
            binary = _compile(path)
            _keep(kept, binary)
            return gettext.GNUTranslations(io.BytesIO(binary))


class Uncompiled(gettext.NullTranslations):
    """A catalog on a system without polib, which compiles it: it finds plain sentences only."""

    def __init__(self, language: str) -> None:
        """Raises OSError and ValueError for a catalog that cannot be read."""
        super().__init__()
        path = folder() / language / "LC_MESSAGES" / f"{DOMAIN}.po"
        self._lines = read_small(path, LARGEST).decode().splitlines()

    def gettext(self, message: str) -> str:
        line = f'msgid "{message}"'
        if line not in self._lines:
            return message
        found = self._lines[self._lines.index(line) + 1]
        return found.removeprefix('msgstr "').removesuffix('"')


def _compile(path: Path) -> bytes:
    import polib  # here, because a compiled catalog does not need it

    catalog = polib.pofile(read_small(path, LARGEST).decode().replace("\r\n", "\n"))
    if not catalog:
        raise ValueError("an empty catalog")
    return bytes(catalog.to_binary())


def _keep(kept: Path, binary: bytes) -> None:
    draft = kept.with_suffix(f".{os.getpid()}")
    try:
        kept.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        for old in kept.parent.glob(f"{kept.name.split('-')[0]}-*"):
            old.unlink()  # drafts too, which stay where a program was killed
        with open(draft, "xb", opener=_private) as file:
            file.write(binary)
            file.flush()
            os.fsync(file.fileno())  # a half-written catalog would be half English
        draft.replace(kept)
    except OSError:  # the next start compiles again
        with suppress(OSError):
            draft.unlink()


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
