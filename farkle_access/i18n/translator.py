"""Sentences in the player's language."""

import gettext
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Translator:
    """Gives whole sentences with their placeholders filled in.

    The methods are the keywords by which messages are extracted. The message is always a
    literal, the values are always given by name, and they are never parts of a sentence.
    """

    language: str
    catalog: gettext.NullTranslations = field(default_factory=gettext.NullTranslations, repr=False)

    def text(self, message: str, **values: object) -> str:
        """A sentence."""
        return self.catalog.gettext(message).format(**values)

    def plural(self, one: str, many: str, number: int, **values: object) -> str:
        """A sentence that depends on a number; `{n}` in it is that number."""
        return self.catalog.ngettext(one, many, number).format(n=number, **values)

    def term(self, context: str, message: str, **values: object) -> str:
        """A message whose English text has more than one use; the context tells which."""
        return self.catalog.pgettext(context, message).format(**values)


ENGLISH = Translator("en")
