"""Who sits at the table, and which names can be given."""

import unicodedata
from collections.abc import Collection, Iterable
from dataclasses import replace
from enum import StrEnum
from typing import Any

from farkle_access.core.deferred import dataclass
from farkle_access.gamekit.computers import ComputerPlayers, Level

LONGEST_NAME = 30
"""The most characters that a name may have."""

RESERVED_START = "bot:"
"""How the command line asks for a computer player, so no name begins like that."""

UNREADABLE = "\ufffd"
"""Stands for bytes that are no characters, besides the surrogates."""

NOT_SEEN = ("FILLER", "JOINER", "VARIATION SELECTOR", "VOWEL INHERENT", "PATTERN BLANK")
"""In the names of characters that are neither seen nor spoken, though letters, marks or signs."""

OTHER_ALPHABETS = frozenset(("CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE"))
"""Those with letters that look like Latin ones."""


class NameFault(StrEnum):
    """What is wrong with a name."""

    EMPTY = "empty"
    TOO_LONG = "too_long"
    UNPRINTABLE = "unprintable"
    RESERVED_CHARACTER = "reserved_character"
    DUPLICATE = "duplicate"
    ALIKE = "alike"
    MIXED = "mixed"
    UNREADABLE = "unreadable"


class BadName(ValueError):
    """A name that cannot be given to a player."""

    def __init__(self, reason: NameFault, name: str) -> None:
        super().__init__(f"{reason}: {name!a}")
        self.reason = reason
        self.name = name


@dataclass(frozen=True)
class Player:
    """Who sits at a place; a `level` of None is a person."""

    name: str
    level: Level | None = None

    @property
    def computer(self) -> bool:
        return self.level is not None


def clean_name(text: str) -> str:
    """The name meant by a typed text: composed (NFC), with single spaces inside only.

    Raises BadName. Characters that are neither seen nor spoken (control, format, direction
    marks, surrogates, private and unassigned ones) are refused, and so is a comma.
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name:
        raise BadName(NameFault.EMPTY, name)
    if any(unicodedata.category(character).startswith("C") for character in name):
        raise BadName(NameFault.UNPRINTABLE, name)
    if len(name) > LONGEST_NAME:
        raise BadName(NameFault.TOO_LONG, name)
    if not any(character.isalnum() for character in name):
        raise BadName(NameFault.EMPTY, name)  # nothing of it would be spoken
    if "," in name or name.casefold().startswith(RESERVED_START):
        raise BadName(NameFault.RESERVED_CHARACTER, name)
    return name


def new_player(text: str, others: Collection[Player]) -> Player:
    """A person with the name meant by a typed text, at a table with these others.

    Raises BadName. What is asked of a new name beyond `clean_name` is not asked of records: those
    of before stay readable.
    """
    if any(c == UNREADABLE or unicodedata.category(c) == "Cs" for c in text):
        raise BadName(NameFault.UNREADABLE, text)
    name = clean_name(text)
    described = [unicodedata.name(character, "") for character in name]
    if any(words in name_of for name_of in described for words in NOT_SEEN):
        raise BadName(NameFault.UNPRINTABLE, name)
    alphabets = {name_of.partition(" ")[0] for name_of in described}
    if "LATIN" in alphabets and alphabets & OTHER_ALPHABETS:
        raise BadName(NameFault.MIXED, name)
    if name_key(name) in {name_key(other.name) for other in others}:
        raise BadName(NameFault.DUPLICATE, name)
    if _look(name) in {_look(other.name) for other in others}:
        raise BadName(NameFault.ALIKE, name)
    return Player(name)


def _look(name: str) -> str:
    """A text that is equal for names that only marks, spaces or forms of letters tell apart."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(c for c in plain if unicodedata.category(c)[0] in "LMN")


def name_key(name: str) -> str:
    """A text that is equal for names that differ only in upper and lower case."""
    return unicodedata.normalize("NFC", name.casefold())


def check_names(players: Iterable[Player]) -> None:
    """Raises BadName(DUPLICATE) for the second of two players with the same name."""
    taken: set[str] = set()
    for player in players:
        key = name_key(player.name)
        if key in taken:
            raise BadName(NameFault.DUPLICATE, player.name)
        taken.add(key)


def offered(players: Iterable[Player], computers: ComputerPlayers[Any, Any]) -> tuple[Player, ...]:
    """The players, with each computer player at a level that this game offers.

    A level that it does not offer becomes the nearest weaker one, or else the usual one.
    """
    return tuple(
        player
        if player.level is None
        else replace(player, level=_nearest(player.level, computers))
        for player in players
    )


def _nearest(level: Level, computers: ComputerPlayers[Any, Any]) -> Level:
    ranks = list(Level)
    weaker = reversed(ranks[: ranks.index(level) + 1])
    return next((rank for rank in weaker if rank in computers.by_level), computers.usual)
