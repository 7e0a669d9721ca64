"""Where the throws of Chance come from: given ones first, then random ones."""

import re
from collections.abc import Iterable
from random import Random, SystemRandom

from farkle_access.core.contract import FACES, Thrown, WrongThrow
from farkle_access.core.deferred import dataclass

_THROW = re.compile(r"[1-6](?:(?:\s*,\s*|\s+)?[1-6])*")


class BadThrows(ValueError):
    """A text that is no list of throws; `text` is the throw that cannot be read."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


@dataclass(frozen=True)
class Draw:
    """A throw, and the given throw that could not be used for it."""

    thrown: Thrown
    refused: WrongThrow | None = None


class DiceBox:
    """Throws dice; two boxes with the same seed and the same given throws throw alike.

    A seed is for repeating a match, not for secrecy: whoever knows it knows every throw, and it
    can be found from throws that were heard. Without one the dice come from the system.
    """

    def __init__(self, seed: int | None = None, given: Iterable[tuple[int, ...]] = ()) -> None:
        self._choices = (SystemRandom() if seed is None else Random(seed)).choices
        self._given = iter(tuple(given))

    def throw(self, count: int) -> Thrown:
        """The next throw of `count` dice."""
        return self.draw(count).thrown

    def draw(self, count: int) -> Draw:
        """The next throw of `count` dice, and whether a given one was refused for it.

        A given throw that does not fit is dropped, and the box rolls this throw itself.
        """
        given = next(self._given, None)
        if given is None:
            return Draw(Thrown(tuple(self._choices(FACES, k=count))))
        if len(given) == count and all(face in FACES for face in given):
            return Draw(Thrown(given))
        return Draw(Thrown(tuple(self._choices(FACES, k=count))), WrongThrow(given, count))


def parse_throws(text: str, most: int = 6) -> tuple[tuple[int, ...], ...]:
    """The throws of a text like "1 3 3 3 4 6; 1,1,2; 445", each of 1 to `most` dice.

    Raises BadThrows for a throw that is empty, too long, or has anything but faces in it.
    """
    return tuple(_throw(part.strip(), most) for part in text.split(";"))


def _throw(text: str, most: int) -> tuple[int, ...]:
    if not _THROW.fullmatch(text):
        raise BadThrows(text)
    dice = tuple(int(character) for character in text if character in "123456")
    if len(dice) > most:
        raise BadThrows(text)
    return dice
