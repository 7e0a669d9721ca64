"""The spoken names of punctuation marks and signs."""

from collections.abc import Callable

from farkle_access.i18n.translator import Translator


def mark_name(mark: str, tr: Translator) -> str | None:
    """The name of a mark; None for letters, digits, and marks that have none here."""
    name = _MARKS.get(mark)
    return None if name is None else name(tr)


def _quotation_mark(tr: Translator) -> str:
    # Translators: The name of every mark of quotation when a sentence is spelled.
    return tr.term("mark", "quotation mark")


def _apostrophe(tr: Translator) -> str:
    # Translators: The name of the mark "'" when a sentence is spelled.
    return tr.term("mark", "apostrophe")


def _hyphen(tr: Translator) -> str:
    # Translators: The name of the mark "-" when a sentence is spelled.
    return tr.term("mark", "hyphen")


_MARKS: dict[str, Callable[[Translator], str]] = {
    '"': _quotation_mark,
    "“": _quotation_mark,
    "”": _quotation_mark,
    "„": _quotation_mark,
    "«": _quotation_mark,
    "»": _quotation_mark,
    "'": _apostrophe,
    "\N{RIGHT SINGLE QUOTATION MARK}": _apostrophe,
    "-": _hyphen,
    "\N{EN DASH}": _hyphen,
    "\N{EM DASH}": _hyphen,
    # Translators: The name of the gap between words when a sentence is spelled.
    " ": lambda tr: tr.term("mark", "space"),
    # Translators: The name of the mark ":" when a sentence is spelled.
    ":": lambda tr: tr.term("mark", "colon"),
    # Translators: The name of the mark ";" when a sentence is spelled.
    ";": lambda tr: tr.term("mark", "semicolon"),
    # Translators: The name of the mark "!" when a sentence is spelled.
    "!": lambda tr: tr.term("mark", "exclamation mark"),
    # Translators: The name of the mark "?" when a sentence is spelled.
    "?": lambda tr: tr.term("mark", "question mark"),
    # Translators: The name of the mark "_" when a sentence is spelled.
    "_": lambda tr: tr.term("mark", "underscore"),
    # Translators: The name of the mark "/" when a sentence is spelled.
    "/": lambda tr: tr.term("mark", "slash"),
    # Translators: The name of the mark "=" when a sentence is spelled.
    "=": lambda tr: tr.term("mark", "equals"),
    # Translators: The name of the mark "+" when a sentence is spelled.
    "+": lambda tr: tr.term("mark", "plus"),
    # Translators: The name of the mark "*" when a sentence is spelled.
    "*": lambda tr: tr.term("mark", "asterisk"),
    # Translators: The name of the mark "(" when a sentence is spelled.
    "(": lambda tr: tr.term("mark", "left parenthesis"),
    # Translators: The name of the mark ")" when a sentence is spelled.
    ")": lambda tr: tr.term("mark", "right parenthesis"),
    # Translators: The name of the mark "[" when a sentence is spelled.
    "[": lambda tr: tr.term("mark", "left bracket"),
    # Translators: The name of the mark "]" when a sentence is spelled.
    "]": lambda tr: tr.term("mark", "right bracket"),
    # Translators: The name of the mark "{" when a sentence is spelled.
    "{": lambda tr: tr.term("mark", "left brace"),
    # Translators: The name of the mark "}" when a sentence is spelled.
    "}": lambda tr: tr.term("mark", "right brace"),
    # Translators: The name of the mark "@" when a sentence is spelled.
    "@": lambda tr: tr.term("mark", "at sign"),
    # Translators: The name of the mark "#" when a sentence is spelled.
    "#": lambda tr: tr.term("mark", "number sign"),
    # Translators: The name of the mark "%" when a sentence is spelled.
    "%": lambda tr: tr.term("mark", "percent sign"),
    # Translators: The name of the mark "&" when a sentence is spelled.
    "&": lambda tr: tr.term("mark", "ampersand"),
    # Translators: The name of the mark "\" when a sentence is spelled.
    "\\": lambda tr: tr.term("mark", "backslash"),
    # Translators: The name of the mark "|" when a sentence is spelled.
    "|": lambda tr: tr.term("mark", "vertical bar"),
    # Translators: The name of the mark "~" when a sentence is spelled.
    "~": lambda tr: tr.term("mark", "tilde"),
    # Translators: The name of the mark "^" when a sentence is spelled.
    "^": lambda tr: tr.term("mark", "caret"),
    # Translators: The name of the mark "`" when a sentence is spelled.
    "`": lambda tr: tr.term("mark", "grave accent"),
    # Translators: The name of the mark "$" when a sentence is spelled.
    "$": lambda tr: tr.term("mark", "dollar sign"),
    # Translators: The name of the mark "€" when a sentence is spelled.
    "€": lambda tr: tr.term("mark", "euro sign"),
    # Translators: The name of the mark "°" when a sentence is spelled.
    "°": lambda tr: tr.term("mark", "degree sign"),
    # Translators: The name of the mark "…" when a sentence is spelled.
    "…": lambda tr: tr.term("mark", "ellipsis"),
}
