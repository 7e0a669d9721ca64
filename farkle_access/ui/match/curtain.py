"""Between what everybody at the keyboard may hear and what one of them alone is told.

The curtain is there when a game hides something and several persons play. It is closed until the
player on turn has asked for the keyboard by Enter; while it is open everything that is said goes
to that player alone, and it closes before the next move is told and before any other screen.
"""

from collections.abc import Sequence
from typing import Generic

from farkle_access.core.contract import EventT, MoveT, RefusalT, Seat, StateT, ViewT
from farkle_access.gamekit.hearing import heard, sift
from farkle_access.gamekit.words import Query
from farkle_access.i18n.listener import Listener
from farkle_access.output.announcement import Kind
from farkle_access.output.private_channel import PrivateChannel
from farkle_access.output.sinks import Telling
from farkle_access.play.table import Table
from farkle_access.ui.match.listeners import everybody, one_alone, persons
from farkle_access.ui.settings.private_channels import (
    in_its_place,
    unkept,
    what_follows,
    wished_channel,
)
from farkle_access.ui.shell.commands import Command
from farkle_access.ui.shell.session import Session


class Curtain(Generic[StateT, ViewT, MoveT, EventT, RefusalT]):
    """Knows who may be told what at the moment."""

    def __init__(
        self, session: Session, table: Table[StateT, ViewT, MoveT, EventT, RefusalT]
    ) -> None:
        self._session = session
        self._table = table
        self._words, self._controls = table.package.words(), table.package.controls()
        self._persons = persons(table.players)
        self.shared = table.rules.hides and len(self._persons) > 1
        """Whether there is anything to be kept from anybody at this keyboard."""
        self._alone = next(iter(self._persons)) if len(self._persons) == 1 else None
        self.seat: Seat | None = None
        """For whom the curtain is open; None when it is closed."""
        self._untold: dict[Seat, list[EventT]] = {}
        self._knows_how: set[tuple[Seat, PrivateChannel]] = set()  # who has heard what follows
        self._agreed: set[Seat] = set()  # to a line, for as long as nothing can speak

    @property
    def listener(self) -> Listener:
        """Who hears what is said now."""
        session, players = self._session, self._table.players
        if self.seat is None:
            return everybody(session, players)
        return one_alone(session, players, self.seat)

    @property
    def on_turn(self) -> Seat | None:
        """The person who has to choose now; None when nobody here has to."""
        turn = self._table.turn
        return turn if isinstance(turn, Seat) and turn in self._persons else None

    @property
    def closed(self) -> bool:
        """Whether the person on turn is to be told something that nobody may hear yet."""
        seat = self.on_turn
        if not self.shared or seat is None or self.seat is not None:
            return False
        return self._controls.secret(self.own_view)

    @property
    def own_view(self) -> ViewT:
        """What the person on turn may know of the moment; a spectator's view when nobody is."""
        return self._table.view(self.on_turn)

    @property
    def view(self) -> ViewT:
        """What those who hear may know of the moment.

        One person alone hears as whoever they are, several as whoever is on turn; but where
        something is hidden, several hear as nobody in particular.
        """
        if self.shared:
            return self._table.view(self.seat)
        return self._table.view(self._alone if self._alone is not None else self.on_turn)

    def sift(self, events: Sequence[EventT]) -> tuple[EventT, ...]:
        """Those that may be told to all who hear; the others wait for their player."""
        sifted = sift(events, everybody(self._session, self._table.players))
        for seat, kept in sifted.in_private.items():
            self._untold.setdefault(seat, []).extend(kept)
        return sifted.for_all

    def announce(self, *, explain: bool = False) -> None:
        """Ask the player on turn, for all to hear, to take the keyboard."""
        seat = self.on_turn
        assert seat is not None
        tr, console = self._session.tr, self._session.console
        name = self._table.players[seat].name
        enter = console.name(Command.ACTIVATE)
        # Translators: Heard by everybody, before a player is told of hidden dice. {player} is a
        # name, {key} the name of a key, usually Enter.
        said = tr.text("{player}, take the keyboard and press {key}.", player=name, key=enter)
        channel = self._channel(seat)
        if channel is PrivateChannel.SPEECH and self._session.outputs.silent:
            said = f"{said} {unkept(channel, tr)}"
        elif explain or (seat, channel) not in self._knows_how:
            self._knows_how.add((seat, channel))
            said = f"{said} {what_follows(channel, tr, wipes=self._session.outputs.wipes)}"
        console.say(said, kind=Kind.CHOICE)

    def open(self) -> None:
        """The player on turn has the keyboard: what waited for them is told now."""
        seat = self.on_turn
        assert seat is not None
        session = self._session
        session.console.announcer.begin_private(self._telling(seat))
        self.seat = seat
        untold = self._untold.pop(seat, ())
        if untold:
            session.console.tell(*heard(self._table.package, untold, self.listener))
        else:
            session.console.say(*self._words.answer(Query.DICE, self.view, self.listener))

    def close(self) -> None:
        """Nothing of what was told is left; everybody hears again."""
        if self.seat is not None:
            self.seat = None
            self._session.console.announcer.end_private()

    def _channel(self, seat: Seat) -> PrivateChannel:
        """As the player wishes, or the line to which they have agreed while nothing speaks."""
        channel = wished_channel(self._session, self._table.players[seat].name)
        if channel is not PrivateChannel.SPEECH or not self._session.outputs.silent:
            self._agreed.discard(seat)
        return PrivateChannel.LINE if seat in self._agreed else channel

    def _telling(self, seat: Seat) -> Telling:
        channel, name = self._channel(seat), self._table.players[seat].name
        enter = self._session.console.name(Command.ACTIVATE)
        tr, wipes = self._session.tr, self._session.outputs.wipes

        def said() -> str:
            return f"{unkept(channel, tr)} {in_its_place(name, enter, tr, wipes=wipes)}"

        return Telling(channel, self._more, said, lambda: self._agreed.add(seat))

    def _more(self, row: str) -> str:
        key = self._session.console.name(Command.AGAIN)
        # Translators: The beginning of a private text that is longer than a line of the terminal.
        # {text} is that beginning, {key} the name of the key that shows the rest, usually Space.
        return self._session.tr.text("{text}, {key}: more", text=row.rstrip(".,;:"), key=key)
