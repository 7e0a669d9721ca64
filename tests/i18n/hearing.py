"""Finds what voices and braille displays stumble over in a line."""

import re
from functools import cache

TYPED = re.compile(
    r'"[^"]*"|--[a-z]+|\bbot:[a-z]+|\b[a-z]+=\d+|\bfarkle[-_]access\b|\b(JSON|XGID|GNU)\b'
    r"|1 3 3 3 4 6"
)
"""What is typed on the command line is said as it is typed."""

FAULTS = {
    "two spaces": re.compile(r"\s\s"),
    "a space at the edge": re.compile(r"^\s|\s$"),
    "another space than the common one": re.compile(r"[^\S ]"),
    "a symbol": re.compile(r"[^\w\s.,:;!?'()-]|_"),
    "a parenthesis": re.compile(r"[()]"),
    "an elision before a digit": re.compile(r"'\d"),
    "an apostrophe for an accent": re.compile(
        r"\b[Ee]'(?!\w)|(?<!\bp)[aiou]'(?=[\s.,:;!?]|$)"  # but "po'" is cut short
    ),
    "two numbers side by side": re.compile(r"\d \d"),
    "a thousands separator": re.compile(r"\d[.,]\d{3}\b"),
    "an ordinal": re.compile(r"\d\. [^\W\d_A-ZÀ-ÞĀČĒĢĪĶĻŅŠŪŽ]"),
    "two punctuation marks": re.compile(r"[.,:;!?]\s*[.,:;!?]"),
    "a word in capitals": re.compile(r"\b[A-ZÀ-ÞĀČĒĢĪĶĻŅŠŪŽ]{3,}\b"),
    "a number of times": re.compile(r"\bx\d|\dx\b"),
}

SAMPLES = {
    "player": "Anna 2",
    "players": "Anna, Zoë 2",
    "dice": "1, 3, 6",
    "items": "tris 3, un 1",
    "item": "tris 3",
    "points": "30 punti",
    "lost": "30 punti",
    "total": "30 punti",
    "month": "maggio",
    "throws": "1, 3, 6",
    "throw": "1, 3, 6",
}
"""What replaces placeholders; any other becomes a number, which is the hardest case."""


def sample(text: str, names: set[str]) -> str:
    """A message as it can be heard."""
    return text.format(**{name: SAMPLES.get(name, "7") for name in names})


@cache
def faults(line: str) -> tuple[str, ...]:
    """The names of everything in a line that is bad to hear."""
    said = TYPED.sub("word", line)
    return tuple(name for name, pattern in FAULTS.items() if pattern.search(said))
