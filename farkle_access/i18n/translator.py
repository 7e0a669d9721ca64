"""Sentences in the player's language."""

import gettext


class Translator:
    """Returns whole sentences with their placeholders filled in.

    The methods are the keywords by which messages are extracted. The message is always a
    literal; values are passed by name, and they are never fragments of a sentence.
    """

    def __init__(self, language: str, catalog: gettext.NullTranslations | None = None) -> None:
        """Without a catalog it speaks English, the language of the sources."""
        self.language = language
        self.catalog = gettext.NullTranslations() if catalog is None else catalog

    def text(self, message: str, **values: object) -> str:
        """A sentence."""
        return self.catalog.gettext(message).format(**values)

    def plural(self, one: str, many: str, number: int, **values: object) -> str:
        """A sentence that depends on a number; `{n}` in it is that number."""
        return self.catalog.ngettext(one, many, number).format(n=number, **values)

    def term(self, context: str, message: str, **values: object) -> str:
        """A message whose English text has several uses; the context tells which is meant."""
        return self.catalog.pgettext(context, message).format(**values)


ENGLISH = Translator("en")
