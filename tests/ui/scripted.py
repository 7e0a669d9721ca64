"""The program without a terminal: keys go in by their names, and what is heard comes out."""

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from farkle_access.app import main, settings_file, wiring
from farkle_access.app.places import places
from farkle_access.app.speech_prelaunch import NOTHING
from farkle_access.gamekit.package import Games
from farkle_access.games import GAMES
from farkle_access.i18n.catalog import Catalogs
from farkle_access.input.keys import Key, Leave, key_named
from farkle_access.output.announcement import Announcement, Batch, Kind
from farkle_access.output.sinks import More
from farkle_access.play import dice
from farkle_access.ui.shell.preferences import Preferences

NOW = datetime(2026, 11, 30, 21, 45)
START, END = "start", "end of input"
BACK = "the program goes on after a stop"
"""In the place of a key."""


@dataclass
class Heard:
    """What was heard after a key: a batch for each write, and at its end a question or none."""

    key: str
    batches: list[Batch] = field(default_factory=list)
    question: str | None = None

    @property
    def lines(self) -> list[str]:
        return [said.text for batch in self.batches for said in batch.announcements]

    @property
    def kinds(self) -> list[Kind]:
        return [said.kind for batch in self.batches for said in batch.announcements]


class ListSpeech:
    """Keeps everything that is spoken. `speaker` and `voices` are what a host would report."""

    def __init__(self) -> None:
        self.speaker: str | None = ""
        self.voices: Mapping[str, tuple[str, ...]] = {}
        self.spoken: list[tuple[str, str]] = []
        self.spoken_private: list[str] = []
        self.brailled: list[str] = []
        self.sounds: list[tuple[str, int]] = []
        self.settings: list[tuple[object, ...]] = []
        self.stops = 0
        self.closed = False

    @property
    def texts(self) -> list[str]:
        return [text for text, _ in self.spoken]

    def wait(self, seconds: float) -> None:
        pass

    def deliver(
        self, batch: Batch, language: str, unspoken: Callable[[], None] | None = None
    ) -> None:
        self.spoken += [(said.text, said.language or language) for said in batch.announcements]

    def prompt(self, text: str, language: str, unspoken: Callable[[], None] | None = None) -> None:
        self.spoken.append((text, language))

    @property
    def drives_braille(self) -> bool:
        return self.speaker == "NVDA"

    def speak_private(self, batch: Batch, language: str, unspoken: Callable[[], None]) -> None:
        self.spoken_private += [said.text for said in batch.announcements]

    def braille(self, text: str, unspoken: Callable[[], None] | None = None) -> None:
        self.brailled.append(text)

    def stop(self) -> None:
        self.stops += 1

    def use(self, *settings: object) -> None:
        self.settings.append(settings)

    def play(self, sound: str, volume: int) -> None:
        self.sounds.append((sound, volume))

    def close(self) -> None:
        self.closed = True


class ListSink:
    """Keeps everything that is said, under the key that led to it."""

    wipes = True

    def __init__(self) -> None:
        self.steps = [Heard(START)]
        self.speech = ListSpeech()
        self.private = ""  # the line for one player alone that can be read now
        self.closed = False
        self.status: object = None

    def press(self, key: str) -> None:
        self.steps.append(Heard(key))

    def deliver(self, batch: Batch) -> None:
        assert not self.closed
        self.steps[-1].batches.append(batch)

    def write_private(self, text: str, more: More) -> None:
        said = Announcement(text, Kind.CHOICE, private=True)
        self.steps[-1].batches.append(Batch((said,), interrupt=True))
        self.private = text

    def go_on(self) -> bool:
        return False

    def remind(self, text: str) -> bool:
        return False

    def wipe(self) -> None:
        self.private = ""

    def prompt(self, text: str) -> None:
        self.steps[-1].question = text

    def stop(self) -> None:
        pass

    def close(self) -> None:
        self.closed = True

    @property
    def lines(self) -> list[str]:
        """Everything heard, in order."""
        return [line for step in self.steps for line in step.lines]

    @property
    def public(self) -> list[str]:
        """Everything that was not for one player alone, in order."""
        said = [
            said for step in self.steps for batch in step.batches for said in batch.announcements
        ]
        return [one.text for one in said if not one.private]

    @property
    def prompts(self) -> list[str]:
        """Every question that is answered with a text."""
        return [step.question for step in self.steps if step.question is not None]

    @property
    def first(self) -> list[str]:
        """What was heard before the first key."""
        return self.steps[0].lines

    @property
    def answers(self) -> list[list[str]]:
        """What was heard after each key."""
        return [step.lines for step in self.steps if step.key not in (START, END)]

    @property
    def last(self) -> list[str]:
        """What was heard after the last key."""
        return self.answers[-1]

    @property
    def farewell(self) -> list[str]:
        """What was heard after the end of input; nothing when the program ended before."""
        return self.steps[-1].lines if self.steps[-1].key == END else []


class ScriptedKeys:
    """Presses keys by their names, types texts where they are asked for, and then leaves.

    `pauses` are the keys pressed during pauses, by the number of the pause; in all others
    nobody presses a key. `timeouts` are the pauses that were asked for, in seconds.
    """

    def __init__(
        self, script: Iterable[str], sink: ListSink, pauses: Mapping[int, str] | None = None
    ) -> None:
        self._script = iter(script)
        self._sink = sink
        self._pauses = pauses or {}
        self.timeouts: list[float] = []
        self.closed = False
        self.came_back: Callable[[], None]

    def next(self, timeout: float | None = None) -> Key | None:
        if timeout is None:
            return key_named(self._line())
        self.timeouts.append(timeout)
        key = self._pauses.get(len(self.timeouts) - 1)
        if key is None:
            return None
        self._sink.press(key)
        return key_named(key)

    def text(self) -> str | None:
        return self._line()

    def close(self) -> None:
        self.closed = True

    def _line(self) -> str:
        line = next(self._script, None)
        self._sink.press(END if line is None else line)
        if line == BACK:
            self.came_back()
            return self._line()
        if line is None:
            raise Leave
        return line


Script: TypeAlias = Iterable[str] | Callable[[ListSink], Iterable[str]]
"""Keys, or a function that chooses them from what was heard so far."""


class GivenThrows:
    """Stands in for chance; it fails when another number of dice is thrown."""

    def __init__(self, throws: Iterable[str]) -> None:
        self._throws = iter(throws)

    def choices(self, faces: tuple[int, ...], *, k: int) -> list[int]:
        throw = [int(face) for face in next(self._throws)]
        assert len(throw) == k, throw
        return throw


class Booth:
    """The whole program on a home folder; only its two ends are ours."""

    def __init__(self, catalogs: Catalogs, patch: pytest.MonkeyPatch) -> None:
        self.catalogs = catalogs
        self.patch = patch
        self.games: Games = GAMES
        """What the program offers; a test may give it other games."""
        self.places = places(os.environ)
        self.keys: ScriptedKeys
        self.sink: Callable[[], ListSink] = ListSink
        patch.setattr(wiring, "_now", lambda: NOW)

    def prefer(self, **preferences: Any) -> None:
        """Settings that stand on the disk already; the language is English."""
        chosen = Preferences(**{"language": "en", **preferences})
        settings_file.store(self.places.settings, chosen)

    def chance(self, *throws: str) -> None:
        """What chance throws, such as "133346", in every match without a seed."""
        self.patch.setattr(dice, "SystemRandom", lambda: GivenThrows(throws))

    def run(
        self,
        *words: str,
        keys: Script = (),
        pauses: Mapping[int, str] | None = None,
        system: str = "en",
    ) -> ListSink:
        """One run of the program, with what was typed after its name."""
        sink = self.sink()
        keys = keys(sink) if callable(keys) else keys
        self.keys = scripted = ScriptedKeys(keys, sink, pauses)

        def ends(
            stdin: object, stdout: object, came_back: Callable[[], None]
        ) -> tuple[ScriptedKeys, ListSink]:
            scripted.came_back = came_back
            return scripted, sink

        self.patch.setattr(wiring, "_ends", ends)
        self.patch.setattr(wiring, "_speech", lambda cache: sink.speech)
        self.patch.setattr(main, "prelaunch_speech", lambda preferences, places, spawned: NOTHING)
        self.patch.setattr(main, "Catalogs", lambda cache: self.catalogs)
        self.patch.setattr(main, "_system_language", lambda: system)
        try:
            sink.status = main._run(list(words), None, self.games)
        except Leave as leaving:
            sink.status = leaving.code
        assert sink.closed
        assert scripted.closed
        return sink

    def play(
        self,
        players: str,
        *,
        keys: Script = (),
        throws: str = "",
        seed: int | None = 1,
        pauses: Mapping[int, str] | None = None,
        more: Iterable[str] = (),
        options: Mapping[str, object] | None = None,
    ) -> ListSink:
        """A match from the command line."""
        words = ["play", "farkle", "--players", players, *more]
        for name, value in (options or {}).items():
            words += ["--set", f"{name}={value}"]
        words += ["--dice", throws] if throws else []
        words += [] if seed is None else ["--seed", str(seed)]
        return self.run(*words, keys=keys, pauses=pauses)

    def records(self) -> list[Path]:
        """The files of the unfinished matches."""
        return sorted(self.places.matches.glob("*.jsonl"))


SHORT: dict[str, int | str] = {"limit": 100, "entry": 0, "minimum": 5}
SUDDEN = {**SHORT, "ending": "sudden"}


def last_items(sink: ListSink) -> Iterator[str]:
    """Plays for every person: always the last item of the menu."""
    while True:
        yield str(min(items(sink), 9))
        yield "enter"


def items(sink: ListSink) -> int:
    """How many items the focused menu has, by the place said with its last item."""
    for step in reversed(sink.steps):
        for batch in reversed(step.batches):
            for said in reversed(batch.announcements):
                if said.kind is Kind.CHOICE:
                    return int(said.text.rstrip(".").rpartition(" ")[2])
    raise AssertionError("no menu is open")
