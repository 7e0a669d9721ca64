"""The game's side of the speech host: it never waits, never raises, never gives up for good."""

import queue
import threading
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from farkle_access.output.speech.chain import patience
from farkle_access.output.speech.messages import (
    Answer,
    Done,
    Play,
    Quit,
    Speak,
    Stop,
    Trying,
    Use,
    Voices,
    VoiceSettings,
    decode_answer,
    encode_request,
)
from farkle_access.output.speech.orders import Backlog, Order, Unspoken

DEAD_AFTER = 2.0
"""Seconds without an answer after which a host counts as dead."""
FIRST_ANSWER = 5.0
"""Seconds for the first answer: libraries are loaded first, and a server may be started."""
FAREWELL = 0.5
"""Seconds that the program may wait at its end until the last words are handed over."""
MOST_ON_THE_WAY = 8
"""Requests sent and not yet answered; more would fill the pipe to a host that hangs."""
MOST_TRIES = 2
"""How often a text is sent to a host; one that kills two hosts is not tried again."""


class Host(Protocol):
    """What the client needs of a host process."""

    def write_bytes(self, content: bytes) -> None:
        """Raises OSError when it is gone."""

    def read_bytes(self) -> bytes:
        """Its next line; b"" when it is gone."""

    def close_input(self) -> None:
        """Tell it that nothing more will come. Raises OSError."""

    def kill(self) -> None:
        """Kill it, whatever it is doing."""


Starter: TypeAlias = Callable[[Sequence[str]], Host]
"""Starts a host; the words name links that are not to be tried yet. Raises OSError."""


@dataclass(frozen=True, slots=True)
class _Said:
    """What a host said; None when it is gone."""

    host: Host
    answer: Answer | None


class _Close:
    """The last item of the queue."""


class SpeechClient:
    """Takes texts without waiting, and has a host speak them from a thread of its own.

    `speaker` is what spoke last: None before the first answer, "" when nothing can speak.
    `voices` are the names of the voices found, by language.
    """

    def __init__(self, start: Starter, clock: Callable[[], float] = time.monotonic) -> None:
        self.speaker: str | None = None
        self.voices: Mapping[str, tuple[str, ...]] = {}
        self.answered = threading.Event()
        """Set once it is known whether and how the host can speak."""
        self._start = start
        self._clock = clock
        self._events: queue.SimpleQueue[Order | _Said | _Close] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._settings = Use(VoiceSettings())
        self._host: Host | None = None
        self._number = 0
        self._deadline = 0.0  # for the first of the requests on the way
        self._on_the_way: deque[tuple[int, Order]] = deque()
        self._backlog = Backlog()
        self._trying = ""  # the link that the host called last
        self._failures: dict[str, int] = {}
        self._absent: dict[str, float] = {}  # the time before which a link is not tried
        self._start_not_before = 0.0

    def speak(
        self, request: Speak, unspoken: Unspoken | None = None, *, once: bool = False
    ) -> None:
        """Have it said. `unspoken` is called, from another thread, when nothing could speak it.

        `once`: it is sent to one host at most, because later others may be listening.
        """
        reports = () if unspoken is None else (unspoken,)
        self._put(Order(request, reports, tries=MOST_TRIES - 1 if once else 0))

    def stop(self) -> None:
        """Silence what is being said."""
        self._put(Order(Stop()))

    def use(self, settings: VoiceSettings) -> None:
        """Use these settings, now and after every restart of the host."""
        self._put(Order(Use(settings)))

    def play(self, request: Play) -> None:
        """Have a sound played."""
        self._put(Order(request))

    def close(self) -> None:
        """Hand over what is left and let the host end by itself; wait only a moment for it."""
        if self._thread is not None:
            self._events.put(_Close())
            self._thread.join(FAREWELL)

    def _put(self, order: Order) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, daemon=True, name="speech")
            self._thread.start()
        self._events.put(order)

    # Everything below runs in the thread of the client.

    def _run(self) -> None:
        while True:
            match self._next():
                case None:
                    self._lose_host(hung=True)
                case _Said(host, answer) if host is self._host:
                    self._hear(answer)
                case Order() as order:
                    self._take(order)
                case _Close():
                    self._send()
                    self._quit()
                    return
            self._send()

    def _next(self) -> Order | _Said | _Close | None:
        """The next event; None when an answer of the host is overdue."""
        if not self._on_the_way:
            return self._events.get()
        try:
            return self._events.get(timeout=max(0.0, self._deadline - self._clock()))
        except queue.Empty:
            return None

    def _take(self, order: Order) -> None:
        if isinstance(order.request, Use):
            self._settings = order.request
        self._backlog.add(order)

    def _send(self) -> None:
        while self._backlog and len(self._on_the_way) < MOST_ON_THE_WAY:
            if self._host is None:
                self._begin_host()
            if self._host is not None and self._backlog:
                self._give(self._host, self._backlog.next())

    def _give(self, host: Host, order: Order) -> None:
        self._number += 1
        order.tries += 1
        if not self._on_the_way:
            self._deadline = self._clock() + (DEAD_AFTER if self._trying else FIRST_ANSWER)
        self._on_the_way.append((self._number, order))
        try:
            host.write_bytes(encode_request(self._number, order.request))
        except (OSError, ValueError):
            self._lose_host()

    def _begin_host(self) -> None:
        now = self._clock()
        if now < self._start_not_before:
            self._give_up_all()
            return
        waits = [f"{name}={until - now}" for name, until in self._absent.items() if until > now]
        try:
            host = self._start(waits)
        except OSError:
            self._postpone_start()
            self._give_up_all()
            return
        self._host, self._trying = host, ""
        threading.Thread(target=self._listen, args=(host,), daemon=True).start()
        self._backlog.drop_settings()
        self._give(host, Order(self._settings))

    def _listen(self, host: Host) -> None:
        while line := host.read_bytes():
            with suppress(ValueError, TypeError, KeyError):
                self._events.put(_Said(host, decode_answer(line)))
        self._events.put(_Said(host, None))

    def _hear(self, answer: Answer | None) -> None:
        match answer:
            case Trying(backend):
                self._trying = backend
            case Voices(voices):
                self.voices = voices
            case Done(number, backend):
                self._done(number, backend)
            case None:
                self._lose_host()

    def _done(self, number: int, backend: str) -> None:
        while self._on_the_way and self._on_the_way[0][0] <= number:
            _, order = self._on_the_way.popleft()
            if isinstance(order.request, Speak):
                if backend:
                    self._failures.pop(self._trying, None)
                    self._failures.pop("", None)
                else:
                    order.give_up()
        self._deadline = self._clock() + DEAD_AFTER
        self.speaker = backend
        self.answered.set()

    def _lose_host(self, *, hung: bool = False) -> None:
        """Drop a host that hangs or is gone; what it has not said goes to the next one."""
        host, self._host = self._host, None
        if host is None:
            return
        host.kill()
        self._blame(hung=hung)
        late = [order for _, order in self._on_the_way if isinstance(order.request, Speak)]
        self._on_the_way.clear()
        for order in (*late, *self._backlog.all()):
            if order.tries < MOST_TRIES:
                self._take(order)
            else:
                order.give_up()

    def _blame(self, *, hung: bool) -> None:
        """For a while, do not try what the host was doing when it was lost.

        A host that dies for the first time may have been killed from outside.
        """
        if not self._trying:  # it did not even get as far as a library
            self._postpone_start()
            return
        failures = self._failures[self._trying] = self._failures.get(self._trying, 0) + 1
        if hung or failures > 1:
            self._absent[self._trying] = self._clock() + patience(failures)

    def _postpone_start(self) -> None:
        failures = self._failures[""] = self._failures.get("", 0) + 1
        self._start_not_before = self._clock() + patience(failures)

    def _give_up_all(self) -> None:
        """Nothing can be spoken for the moment: report that for everything that waits."""
        for order in self._backlog.all():
            order.give_up()
        self.speaker = ""
        self.answered.set()

    def _quit(self) -> None:
        if self._host is not None:
            with suppress(OSError, ValueError):
                self._host.write_bytes(encode_request(0, Quit()))
                self._host.close_input()
