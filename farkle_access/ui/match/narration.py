"""What happens at the table, told at this keyboard as far as it may be heard."""

from collections.abc import Iterable, Sequence
from typing import Generic

from farkle_access.core.contract import (
    CommonRefusal,
    Dice,
    EventT,
    MoveT,
    RefusalT,
    Seat,
    StateT,
    ViewT,
)
from farkle_access.gamekit.hearing import heard
from farkle_access.gamekit.refusals import explained
from farkle_access.i18n.detail import Detail
from farkle_access.output.announcement import Kind
from farkle_access.play.table import Table
from farkle_access.ui.match.curtain import Curtain
from farkle_access.ui.match.saving import say_saving
from farkle_access.ui.shell.session import Session


class Narration(Generic[StateT, ViewT, MoveT, EventT, RefusalT]):
    """Tells what follows from moves and throws, and why a move is refused."""

    def __init__(
        self,
        session: Session,
        table: Table[StateT, ViewT, MoveT, EventT, RefusalT],
        curtain: Curtain[StateT, ViewT, MoveT, EventT, RefusalT],
    ) -> None:
        self._session = session
        self._table = table
        self._curtain = curtain
        self._gathered: list[EventT] = []  # what a computer player did and nobody heard yet
        self.fresh = False
        """Whether something was told since the last menu."""

    def tell(self, events: Sequence[EventT]) -> None:
        """To all; what one player alone may hear waits until the curtain is open."""
        self.fresh = True
        self._say(self._curtain.sift(events))

    def gather(self, seat: Seat, events: Sequence[EventT]) -> bool:
        """Tell what that computer player did when its hand has come to a new point.

        True when something was told; otherwise it waits for what belongs together with it.
        """
        self._gathered += self._curtain.sift(events)
        turn = self._table.turn
        goes_on = turn == seat or (bool(events) and isinstance(turn, Dice))
        if goes_on and self._session.preferences.detail is not Detail.FULL:
            return False
        told = self._say(self._gathered)
        self._gathered.clear()
        return told

    def throw(self) -> tuple[EventT, ...]:
        """Throw the dice, and say why given ones could not be used; the events are not told."""
        throw = self._table.throw()
        say_saving(self._session, self._table.saving)
        if throw.refused is not None:
            self.refuse(throw.refused, self._curtain.view)
        return throw.events

    def refuse(self, refusal: RefusalT | CommonRefusal, view: ViewT) -> None:
        """Say why a move is not possible, to whoever hears now and may see this view."""
        said = explained(self._table.package, refusal, view, self._curtain.listener)
        self._session.console.say(said, kind=Kind.ERROR)

    def _say(self, events: Iterable[EventT]) -> bool:
        told = heard(self._table.package, events, self._curtain.listener)
        self._session.console.tell(*told)
        return bool(told)
