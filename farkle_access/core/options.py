"""Settings of a table: what may be chosen, and what a given text or number means."""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from farkle_access.core.deferred import dataclass

OptionValue: TypeAlias = int | str


class BadOption(ValueError):
    """A value that an option does not take."""

    def __init__(self, spec: "OptionSpec", value: object) -> None:
        super().__init__(f"{spec.name}: {value!r}")
        self.spec = spec
        self.value = value


class UnknownOption(ValueError):
    """A name that no option of the game has."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


@dataclass(frozen=True)
class NumberOption:
    """A whole number from `minimum` to `maximum` in steps of `step`.

    `offered` are the values that a menu shows; any other valid one can be typed. `only_when` is
    another option and the value that it must have for this one to mean anything.
    """

    name: str
    default: int
    minimum: int
    maximum: int
    step: int
    offered: tuple[int, ...]
    only_when: "tuple[str, OptionValue] | None" = None

    def check(self, value: object) -> int:
        """The number meant by a number or by its digits; raises BadOption."""
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10:
            value = int(value)
        if (
            not isinstance(value, int)
            or isinstance(value, bool)
            or not self.minimum <= value <= self.maximum
            or value % self.step
        ):
            raise BadOption(self, value)
        return value


@dataclass(frozen=True)
class ChoiceOption:
    """One of several named possibilities. `only_when` is as in `NumberOption`."""

    name: str
    default: str
    offered: tuple[str, ...]
    only_when: "tuple[str, OptionValue] | None" = None

    def check(self, value: object) -> str:
        """The possibility of that name; raises BadOption."""
        if not isinstance(value, str) or value not in self.offered:
            raise BadOption(self, value)
        return value


class TextOption(ChoiceOption):
    """One of several named possibilities, or a typed text that `check` of a subclass takes."""

    __slots__ = ()

    def settles(self, text: str) -> Mapping[str, OptionValue]:
        """What other options are by this checked text, whatever was chosen for them."""
        return {}


OptionSpec: TypeAlias = NumberOption | ChoiceOption


def checked(specs: Iterable[OptionSpec], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Every option of a game with its given or usual value, or the one that another settles.

    Raises BadOption for a value out of range and UnknownOption for a name of no option.
    """
    by_name = {spec.name: spec for spec in specs}
    for name in given:
        if name not in by_name:
            raise UnknownOption(name)
    found = {
        name: spec.check(given[name]) if name in given else spec.default
        for name, spec in by_name.items()
    }
    for spec in by_name.values():
        if isinstance(spec, TextOption):
            found |= spec.settles(str(found[spec.name]))
    return found


def meaningful(
    specs: Iterable[OptionSpec], values: Mapping[str, OptionValue]
) -> tuple[OptionSpec, ...]:
    """The options that mean something beside the values of the others."""
    return tuple(
        spec
        for spec in specs
        if spec.only_when is None or values[spec.only_when[0]] == spec.only_when[1]
    )


def number(values: Mapping[str, OptionValue], name: str) -> int:
    """The value of a number option. Raises TypeError for one of words."""
    value = values[name]
    if not isinstance(value, int):
        raise TypeError(name)
    return value


def word(values: Mapping[str, OptionValue], name: str) -> str:
    """The value of an option of words. Raises TypeError for a number."""
    value = values[name]
    if not isinstance(value, str):
        raise TypeError(name)
    return value
