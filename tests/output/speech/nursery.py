"""Children in memory for the game's own voice, and listeners for what they report."""

import json
import queue
from typing import Any

from farkle_access.output.speech.children import Child
from tests.output.speech.hosts import SOON

KNOWN = [
    ["gmw/en", "English", ["en-gb"]],
    ["roa/it", "Italiano", ["it"]],
    ["it-2", "Luca", ["IT_it"]],
    ["none", "Nobody", []],
]


class FakeChild(Child):
    """Names its voices, and finishes a text when the test lets it."""

    def __init__(self, greeting: str) -> None:
        self.busy = False
        self.killed = 0
        self.asked: queue.Queue[dict[str, Any]] = queue.Queue()
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._lines.put(greeting)

    def write(self, line: str) -> None:
        if self.killed:
            raise BrokenPipeError
        self.asked.put(json.loads(line))

    def read(self) -> str:
        return self._lines.get()

    def kill(self) -> None:
        self.killed += 1
        self._lines.put("")

    def done(self) -> None:
        self._lines.put("done")

    def next(self) -> dict[str, Any]:
        return self.asked.get(timeout=SOON)


class Ears:
    """What is reported of the utterances, in order."""

    def __init__(self) -> None:
        self.events: queue.Queue[str] = queue.Queue()

    def of(self, text: str) -> "Ear":
        return Ear(text, self.events)

    def next(self) -> str:
        return self.events.get(timeout=SOON)


class Ear:
    def __init__(self, text: str, events: "queue.Queue[str]") -> None:
        self._text, self._events = text, events

    def began(self) -> None:
        self._events.put(f"began {self._text}")

    def ended(self) -> None:
        self._events.put(f"ended {self._text}")


class Nursery:
    """Starts children instead of processes."""

    def __init__(self) -> None:
        self.greeting = json.dumps(KNOWN)
        self.born: list[FakeChild] = []
        self.folders: set[str | None] = set()
        self.ears = Ears()

    def start(self, program: str, *words: str, temporary: str | None = None) -> FakeChild:
        self.folders.add(temporary)
        self.born.append(FakeChild(self.greeting))
        return self.born[-1]
