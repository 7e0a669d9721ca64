"""What a check is given: a game, the languages, and the program to play it in."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from farkle_access.gamekit.package import AnyPackage
from farkle_access.i18n.translator import Translator
from tests.contract.program import Program
from tests.contract.random_matches import Match, Moment, random_matches, random_moments


@dataclass(frozen=True)
class Subject:
    """A game by its package. `languages` are as `listening.languages` gives them."""

    package: AnyPackage
    languages: tuple[Translator, ...]
    program: Program

    @property
    def matches(self) -> list[Match]:
        return random_matches(self.package)

    def moments(self, seed: int, most: int) -> Iterator[tuple[Match, Moment]]:
        return random_moments(self.package, seed, most)


Check: TypeAlias = Callable[[Subject], None]
"""Asks one thing of a game; it fails by any exception."""
