"""How a fault is planted in the toy game: another part is put in the place of a good one."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.contract.subject import Check
from tests.toy.pig.package import PigPackage


@dataclass(frozen=True)
class Fault:
    """What is wrong with the package, and the check that finds it."""

    what: str
    found_by: Check
    package: PigPackage


def pig(**parts: Any) -> PigPackage:
    """Pig with other parts, by the names of the methods of its package; a `name` is a text."""
    methods = {
        name: property(_giving(part)) if name == "name" else _giving(part)
        for name, part in parts.items()
    }
    made: PigPackage = type("OtherPig", (PigPackage,), methods)()
    return made


def _giving(part: Any) -> Callable[[Any], Any]:
    return lambda package: part
