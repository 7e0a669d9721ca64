"""A list with one focused item, navigated by keys."""

from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from farkle_access.core.deferred import dataclass
from farkle_access.output.announcement import Kind
from farkle_access.ui.shell.commands import Command
from farkle_access.ui.shell.console import Console, Press

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Item(NamedTuple, Generic[T_co]):
    """An item of a menu: its value, its label, and what the help on it says.

    An item with a `number` of two digits is reached by typing them. `after_news` is said instead
    of the label right after news that the label would repeat.
    """

    value: T_co
    label: str
    explanation: str = ""
    number: int | None = None
    after_news: str = ""


@dataclass(frozen=True)
class Chosen(Generic[T_co]):
    """The value of the item that the player activated."""

    value: T_co


class Menu(Generic[T]):
    """The items and the focus. `positions`: say "n of m" with each item.

    Digits go to an item by its place or, where items have numbers, by its number.
    """

    def __init__(
        self, console: Console, items: Sequence[Item[T]], *, positions: bool, focus: int = 0
    ) -> None:
        self._console = console
        self._items = items
        self._positions = positions
        self.focus = min(focus, len(items) - 1)
        self._numbered = any(item.number is not None for item in items)
        self._typed = 0  # the first digit of a number
        self.unmet: int | None = None
        """The last number typed, if no item has it and no other key was pressed since."""

    def go_back_to(self, left: "Menu[T]") -> None:
        """Put the focus where it was in a menu of the same items."""
        self.focus = min(left.focus, len(self._items) - 1)

    def announce(self, *, after_news: bool = False) -> None:
        """Say the focused item; `after_news`: without what the news have already said."""
        item = self._items[self.focus]
        label = item.after_news if after_news and item.after_news else item.label
        self._console.say(self._placed(label), kind=Kind.CHOICE)

    def next(self) -> Chosen[T] | Press:
        """What the player chose, or the first press that the menu does not handle."""
        while True:
            press = self._console.read()
            first, self._typed = self._typed, 0
            if press is not Command.WHY:
                self.unmet = None
            match press:
                case Command.ACTIVATE if first:
                    self.announce()  # half a number is not a choice
                case Command.ACTIVATE:
                    return Chosen(self._items[self.focus].value)
                case Command.NEXT:
                    self._go(min(self.focus + 1, len(self._items) - 1))
                case Command.PREVIOUS:
                    self._go(max(self.focus - 1, 0))
                case Command.AGAIN:
                    self._explain()
                case int() if self._numbered and not first:
                    self._type(press)
                case int() if self._numbered:
                    self._go_to_number(10 * first + press)
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

    def _type(self, digit: int) -> None:
        self._typed = digit
        # It does not begin with the digit: yasr takes that for the echo of the key, now and then.
        # Translators: Heard after the first of two digits by which a value such as 42 is found
        # in a menu. {digit} is the one that was typed.
        said = self._console.tr.text("After {digit}, the second digit?", digit=digit)
        self._console.say(said, kind=Kind.ANSWER)

    def _go_to_number(self, number: int) -> None:
        numbers = [item.number for item in self._items]
        if number in numbers:
            self._go(numbers.index(number))
            return
        self.unmet = number
        key = self._console.name(Command.WHY)
        # Translators: Heard after two digits that no item of the menu has. {number} is such as
        # 42, {key} the name of a key, usually Y.
        said = self._console.tr.text(
            "{number} is not among the choices; the key {key} tells why.", number=number, key=key
        )
        self._console.say(said, kind=Kind.ERROR)

    def _explain(self) -> None:
        explanation = self._items[self.focus].explanation
        text = f"{self._focused()} {explanation}" if explanation else self._focused()
        self._console.say(text, kind=Kind.CHOICE)

    def _focused(self) -> str:
        return self._placed(self._items[self.focus].label)

    def _placed(self, label: str) -> str:
        label = capitalised(label)
        if not self._positions:
            return label if label.endswith((".", "!", "?")) else f"{label}."
        # Translators: A menu item or a paragraph with its place. {item} is the item, {n} its
        # number, {m} how many there are.
        return self._console.tr.text(
            "{item}, {n} of {m}.", item=label.rstrip("."), n=self.focus + 1, m=len(self._items)
        )


def capitalised(label: str) -> str:
    """The label with a capital first letter, as at the beginning of a sentence."""
    return label[:1].upper() + label[1:]
