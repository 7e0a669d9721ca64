"""A language in which every text of the catalogs stands in brackets, and nothing else does."""

import gettext
import re
from string import Formatter

from farkle_access.i18n.catalog import Catalog, Catalogs
from farkle_access.i18n.translator import Translator

OPEN, CLOSE = "«", "»"


class Brackets(gettext.NullTranslations):
    """Brackets what translators can translate; placeholders stay outside."""

    def gettext(self, message: str) -> str:
        return "".join(
            (f"{OPEN}{literal}{CLOSE}" if literal else "") + (f"{{{name}}}" if name else "")
            for literal, name, _, _ in Formatter().parse(message)
        )

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        return self.gettext(message)


PSEUDO = Translator("en", Brackets())


class PseudoCatalogs(Catalogs):
    """Loads the language in brackets, whichever is asked for."""

    def load(self, language: str) -> Catalog:
        return Catalog(PSEUDO)


def outside(line: str) -> str:
    """The part of a line that did not come from a catalog."""
    return re.sub(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}", " ", line)
