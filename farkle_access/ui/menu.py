"""A list with one focused item, moved through by keys."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from farkle_access.output.announcement import Kind
from farkle_access.ui.commands import Command
from farkle_access.ui.console import Console, Press

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Item(Generic[T_co]):
    """What stands in a menu: what it means, how it is called, and what it does."""

    value: T_co
    label: str
    explanation: str = ""


@dataclass(frozen=True, slots=True)
class Chosen(Generic[T_co]):
    """The value of the item that the player activated."""

    value: T_co


class Menu(Generic[T]):
    """The items, and which of them has the focus. `positions`: say "n of m" with each."""

    def __init__(
        self, console: Console, items: Sequence[Item[T]], *, positions: bool, focus: int = 0
    ) -> None:
        self._console = console
        self._items = items
        self._positions = positions
        self.focus = min(focus, len(items) - 1)

    def announce(self) -> None:
        """Say the focused item."""
        self._console.say(self._focused(), kind=Kind.CHOICE)

    def next(self) -> Chosen[T] | Press:
        """What the player chose, or the first press that the menu has no answer to."""
        while True:
            press = self._console.read()
            match press:
                case Command.ACTIVATE:
                    return Chosen(self._items[self.focus].value)
                case Command.NEXT:
                    self._go(min(self.focus + 1, len(self._items) - 1))
                case Command.PREVIOUS:
                    self._go(max(self.focus - 1, 0))
                case Command.AGAIN:
                    self._explain()
                case int():
                    self._go_to(press)
                case _:
                    return press

    def _go(self, index: int) -> None:
        self.focus = index
        self.announce()

    def _go_to(self, number: int) -> None:
        if number <= len(self._items):
            self._go(number - 1)
            return
        # Translators: Heard after a digit that is too high. {n} is how many items there are.
        said = self._console.tr.plural(
            "There is only {n} item.", "There are only {n} items.", len(self._items)
        )
        self._console.say(said, kind=Kind.ERROR)

    def _explain(self) -> None:
        explanation = self._items[self.focus].explanation
        text = f"{self._focused()} {explanation}" if explanation else self._focused()
        self._console.say(text, kind=Kind.CHOICE)

    def _focused(self) -> str:
        label = self._items[self.focus].label
        label = capitalised(label)
        if not self._positions:
            return label if label.endswith((".", "!", "?")) else f"{label}."
        # Translators: A menu item or a paragraph with its place. {item} is the item, {n} its
        # number, {m} how many there are.
        return self._console.tr.text(
            "{item}, {n} of {m}.", item=label.rstrip("."), n=self.focus + 1, m=len(self._items)
        )


def capitalised(label: str) -> str:
    """The label with its first letter as at the beginning of a sentence."""
    return label[:1].upper() + label[1:]
