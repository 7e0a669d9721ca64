"""Whole matches of several persons at one keyboard, and the same with other hidden dice.

The same claims are made, with more or fewer steps through the menu. Whatever the others can hear,
read or find afterwards must be the same, byte for byte.
"""

import io
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pyte
import pytest

from farkle_access.core.contract import Dice, Thrown
from farkle_access.core.options import OptionValue
from farkle_access.games import GAMES as PACKAGES
from farkle_access.games.bluff.rules.rulesets import GameName
from farkle_access.output.announcement import Batch
from farkle_access.output.private_channel import PrivateChannel
from farkle_access.output.sinks import More
from farkle_access.output.terminal import TerminalSink
from tests.games.bluff.matches import Match, random_matches, swapped, tables
from tests.games.bluff.play import ANY, GAMES, LIVES, NAMES
from tests.ui.scripted import Booth, ListSink

SEATS = ("Ann", "Bob", "Eve", "Joe", "Zoë")
WIDE, NARROW = 60, 24
"""Columns of a terminal: in a narrow one most private texts come in several rows."""
LINES = 10
NEVER_ALIKE = ("sealed", "key", "match", "started")
MATCHES = 2
"""With each choice of the options, with three to five persons."""


class Terminal(ListSink):
    """A terminal as others see it: what stands on it and what has scrolled off, and no title."""

    def __init__(self, columns: int) -> None:
        super().__init__()
        self._columns = columns
        self._stream = io.StringIO()
        self._sink = TerminalSink(self._stream, lambda: columns, lambda: None)
        self._screen = pyte.HistoryScreen(columns, LINES, history=100_000)
        self._terminal = pyte.Stream(self._screen)

    def deliver(self, batch: Batch) -> None:
        super().deliver(batch)
        self._sink.deliver(batch)

    def write_private(self, text: str, more: More) -> None:
        super().write_private(text, more)
        self._sink.write_private(text, more)

    def go_on(self) -> bool:
        return self._sink.go_on()

    def remind(self, text: str) -> bool:
        return self._sink.remind(text)

    def wipe(self) -> None:
        super().wipe()
        self._sink.wipe()

    def close(self) -> None:
        super().close()
        self._sink.close()

    @property
    def bytes(self) -> str:
        return self._stream.getvalue()

    def look(self) -> tuple[str, ...]:
        """Everything that can be read by scrolling back, the cursor, and the title."""
        screen = self._screen
        self._terminal.feed(self.bytes[self._fed :].replace("\n", "\r\n"))
        self._fed = len(self.bytes)
        scrolled = (
            "".join(row[n].data for n in range(self._columns)) for row in screen.history.top
        )
        cursor = f"{screen.cursor.y}, {screen.cursor.x}"
        return (*scrolled, *screen.display, cursor, screen.title)

    _fed = 0


@dataclass
class Observed:
    """What everybody may notice: at each hand-over, and at the end."""

    looks: list[tuple[str, ...]] = field(default_factory=list)
    public: list[str] = field(default_factory=list)
    spoken: list[tuple[str, str]] = field(default_factory=list)
    sounds: list[tuple[str, int]] = field(default_factory=list)
    history: str = ""
    record: list[Any] = field(default_factory=list)
    private: int = 0
    """How much one player alone was told; this may differ."""


def chosen(name: GameName, options: dict[str, OptionValue]) -> tuple[OptionValue, ...]:
    """The options without the number of points, lives or stakes."""
    return tuple(value for option, value in options.items() if option != LIVES[name])


def short_matches(name: GameName) -> list[tuple[Match, Match]]:
    """Some of the shortest matches with each choice of the options, and with other dice."""
    by_options: dict[tuple[OptionValue, ...], list[tuple[Match, Match]]] = {}
    for match in sorted(random_matches(name), key=lambda match: len(match.moves)):
        found = by_options.setdefault(chosen(name, match.options), [])
        if 3 <= match.seats <= len(SEATS) and len(found) < MATCHES:
            other = swapped(match, Random(len(match.moves)))
            if other.moves != match.moves:
                found.append((match, other))
    return [pair for pairs in by_options.values() for pair in pairs]


def keys(match: Match, sink: Terminal, observed: Observed) -> Iterator[str]:
    """Makes the moves of the match; at its end the history of everybody is written to a file."""
    controls = PACKAGES[match.name].controls()
    for step, move in zip(match.steps, match.moves, strict=False):
        turn = ANY.turn(step.state)
        if isinstance(turn, Dice) or not isinstance(turn, int):
            continue
        view = ANY.view(step.state, turn)
        assert sink.private == ""
        observed.looks.append(sink.look())
        if controls.secret(view):
            yield "enter"
            if "does not work" in sink.last[-1]:
                yield "enter"  # for a line in place of speech
            while sink.go_on():
                pass
            for key in ("d", "r", "i", "y", "space"):
                yield key
                while sink.go_on():
                    pass
        if move is match.moves[-1]:
            break
        for _ in range(ANY.legal_moves(view).index(move)):
            yield "down"
            while sink.go_on():
                pass
        yield "enter"
    yield from ("escape", "4", "enter", "down", "enter", "escape")


def observe(booth: Booth, match: Match, home: Path, columns: int) -> Observed:
    for leftover in home.rglob("*.jsonl"):
        leftover.unlink()
    sink, observed = Terminal(columns), Observed()
    booth.sink = lambda: sink
    booth.chance(*("".join(map(str, m.dice)) for m in match.moves if isinstance(m, Thrown)))
    options = [
        word for name, value in match.options.items() for word in ("--set", f"{name}={value}")
    ]
    people = ",".join(SEATS[: match.seats])
    booth.run("play", match.name, "--players", people, *options, keys=keys(match, sink, observed))
    observed.looks.append(sink.look())
    observed.public, observed.private = sink.public, len(sink.lines) - len(sink.public)
    observed.spoken, observed.sounds = sink.speech.spoken, sink.speech.sounds
    (written,) = booth.places.histories.iterdir()
    observed.history = written.read_text("utf-8")
    written.unlink()
    (record,) = booth.records()
    observed.record = [in_clear(json.loads(line)) for line in record.read_text().splitlines()]
    return observed


def in_clear(line: Any) -> Any:
    """A line of a record without what is sealed, and without what no two matches share."""
    return {name: value for name, value in line.items() if name not in NEVER_ALIKE}


@pytest.mark.parametrize("name", NAMES)
def test_matches_with_each_choice_of_the_options_are_compared(name: GameName) -> None:
    compared = {chosen(name, match.options) for match, _ in short_matches(name)}
    assert compared == {chosen(name, options) for options, _ in tables(name)}
    for spec in GAMES[name].options:
        if spec.name != LIVES[name]:
            used = {match.options[spec.name] for match, _ in short_matches(name)}
            assert used == set(spec.offered)


@pytest.mark.slow
@pytest.mark.parametrize("columns", [WIDE, NARROW])
@pytest.mark.parametrize("name", NAMES)
def test_with_other_hidden_dice_others_notice_nothing(
    name: GameName, columns: int, booth: Booth, home: Path
) -> None:
    channels = {"Ann": PrivateChannel.SPEECH, "Bob": PrivateChannel.BRAILLE}
    booth.prefer(pause=0.0, sounds=True, private_channels=channels)
    differing = 0
    for match, other in short_matches(name):
        first = observe(booth, match, home, columns)
        second = observe(booth, other, home, columns)
        differing += first.private != second.private
        assert first.private > 0
        first.private = second.private = 0
        assert first == second
    assert differing
