"""Between what everybody at the keyboard may hear and what one of them alone is told.

The curtain is there when a game hides something and several persons play. It is closed until the
player on turn has asked for the keyboard by Enter; while it is open everything that is said goes
to that player alone, and it closes before the next move is told and before any other screen.
"""

from collections.abc import Sequence
from typing import Any

from farkle_access.core.contract import Event, Seat
from farkle_access.games import ROOMS
from farkle_access.games.rooms import Query
from farkle_access.i18n.listener import Listener
from farkle_access.output.announcement import Kind
from farkle_access.play.table import Table
from farkle_access.ui.commands import Command
from farkle_access.ui.listening import confided, persons, public
from farkle_access.ui.session import Session
from farkle_access.ui.ways import way_of, what_follows


class Curtain:
    """Knows who may be told what at the moment."""

    def __init__(self, session: Session, table: Table) -> None:
        self._session = session
        self._table = table
        rooms = ROOMS[table.header.game]
        self._words, self._controls = rooms.words(), rooms.controls()
        self._persons = persons(table.players)
        self.shared = table.rules.hides and len(self._persons) > 1
        """Whether there is anything to be kept from anybody at this keyboard."""
        self._alone = next(iter(self._persons)) if len(self._persons) == 1 else None
        self.seat: Seat | None = None
        """Whose curtain is open; None when it is closed."""
        self._untold: dict[Seat, list[Event]] = {}
        self._knows_how: set[Seat] = set()  # who has heard what follows

    @property
    def listener(self) -> Listener:
        """Who hears what is said now."""
        session, players = self._session, self._table.players
        if self.seat is None:
            return public(session, players)
        return confided(session, players, self.seat)

    @property
    def on_turn(self) -> Seat | None:
        """The person who has to choose now; None when nobody here has."""
        turn = self._table.turn
        return turn if isinstance(turn, Seat) and turn in self._persons else None

    @property
    def closed(self) -> bool:
        """Whether the person on turn is to be told something that nobody may hear yet."""
        seat = self.on_turn
        if not self.shared or seat is None or self.seat is not None:
            return False
        return self._controls.secret(self._table.view(seat))

    @property
    def view(self) -> Any:
        """What those who hear may know of the moment.

        One person alone hears as whoever they are, several as whoever is on turn; but where
        something is hidden, several hear as nobody in particular.
        """
        if self.shared:
            return self._table.view(self.seat)
        return self._table.view(self._alone if self._alone is not None else self.on_turn)

    def sift(self, events: Sequence[Event]) -> list[Event]:
        """Those that may be told to all who hear; the others wait for their player."""
        if not self.shared:
            return list(events)
        everybody = public(self._session, self._table.players)
        for event in events:
            if not everybody.may_hear(event):
                for seat in self._persons & (event.only or frozenset()):
                    self._untold.setdefault(seat, []).append(event)
        return [event for event in events if everybody.may_hear(event)]

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
        if explain or seat not in self._knows_how:
            self._knows_how.add(seat)
            wipes = self._session.outputs.wipes
            said = f"{said} {what_follows(way_of(self._session, name), tr, wipes=wipes)}"
        console.say(said, kind=Kind.CHOICE)

    def open(self) -> None:
        """The player on turn has the keyboard: what was kept is told now."""
        seat = self.on_turn
        assert seat is not None
        session, name = self._session, self._table.players[seat].name
        session.console.announcer.confide(way_of(session, name), self._more)
        self.seat = seat
        untold = self._untold.pop(seat, ())
        if untold:
            session.console.tell(*self._words.tell(untold, self.listener))
        else:
            session.console.say(*self._words.answer(Query.DICE, self.view, self.listener))

    def close(self) -> None:
        """Nothing of what was told is left; everybody hears again."""
        if self.seat is not None:
            self.seat = None
            self._session.console.announcer.end_confidence()

    def _more(self, row: str) -> str:
        enter = self._session.console.name(Command.ACTIVATE)
        # Translators: The beginning of a private text that is longer than a line of the terminal.
        # {text} is that beginning, {key} the name of the key that shows the rest, usually Enter.
        return self._session.tr.text("{text}, {key}: more", text=row.rstrip(".,;:"), key=enter)
