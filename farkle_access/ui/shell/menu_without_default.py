"""A menu that begins without a focus, so that Enter out of habit does nothing."""

from collections.abc import Sequence
from typing import TypeVar

from farkle_access.output.announcement import Kind
from farkle_access.ui.shell.commands import Command
from farkle_access.ui.shell.console import Console, Press
from farkle_access.ui.shell.menu import Chosen, Item, Menu

T = TypeVar("T")


class MenuWithoutDefault(Menu[T]):
    """The choices are said together; an arrow key or a digit goes to one of them."""

    def __init__(self, console: Console, items: Sequence[Item[T]], *, positions: bool) -> None:
        super().__init__(console, items, positions=positions)
        self._touched = False

    def go_back_to(self, left: Menu[T]) -> None:
        super().go_back_to(left)
        self._touched = isinstance(left, MenuWithoutDefault) and left._touched

    def announce(self, *, after_news: bool = False) -> None:
        """Say the focused item, or all of them while none has the focus."""
        if self._touched:
            super().announce(after_news=after_news)
            return
        labels = "; ".join(item.label[:1].lower() + item.label[1:] for item in self._items)
        # Translators: Heard when a decision is asked for and no choice has the focus yet.
        # {choices} are menu items, such as "take the cube at 2; drop and lose 1 point".
        said = self._console.tr.text("Choose with the arrows: {choices}.", choices=labels)
        self._console.say(said, kind=Kind.CHOICE)

    def next(self) -> Chosen[T] | Press:
        while not self._touched:
            match self._console.read():
                case Command.ACTIVATE:
                    # Translators: Heard after Enter while no choice of the menu has the focus.
                    said = self._console.tr.text("Nothing is chosen yet.")
                    self._console.say(said, kind=Kind.ERROR)
                    self.announce()
                case Command.NEXT:
                    self._go(0)
                case Command.PREVIOUS:
                    self._go(len(self._items) - 1)
                case Command.AGAIN:
                    self.announce()
                case int() as number:
                    self._go_to(number)
                case press:
                    return press
        return super().next()

    def _go(self, index: int) -> None:
        self._touched = True
        super()._go(index)
