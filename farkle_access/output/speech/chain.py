"""The backends in order of preference: the best one that works speaks."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass

from farkle_access.output.speech.backend import Backend, Maker
from farkle_access.output.speech.messages import Speak, Utterance, VoiceSettings
from farkle_access.output.speech.waiting import Waiting, before

PATIENCE = (2.0, 4.0, 8.0, 16.0, 32.0, 60.0)
"""Seconds until a backend that was missing or failed is tried again, by number of failures."""


def patience(failures: int) -> float:
    """The seconds to wait after this many failures in a row, at least one."""
    return PATIENCE[min(failures, len(PATIENCE)) - 1]


@dataclass(slots=True)
class _Link:
    name: str
    make: Maker
    not_before: float
    failures: int = 0


class Chain:
    """Speaks through the first backend that can; notices when one fails or appears.

    `trying` is called with the name of a link before the link itself is called: should that never
    return, the game knows which one to blame. `absent` maps links that are not to be tried yet to
    the seconds to wait.
    """

    def __init__(
        self,
        links: Mapping[str, Maker],
        clock: Callable[[], float],
        trying: Callable[[str], None],
        absent: Mapping[str, float],
    ) -> None:
        now = clock()
        self._links = [
            _Link(name, make, now + absent.get(name, 0)) for name, make in links.items()
        ]
        self._clock = clock
        self._trying = trying
        self._settings: VoiceSettings | None = None
        self._backend: Backend | None = None
        self._place = len(self._links)  # of the backend among the links
        self._waiting = Waiting(clock)

    @property
    def speaker(self) -> str:
        """The name of what speaks; "" when nothing does."""
        return self._backend.name if self._backend is not None else ""

    def prepare(self) -> None:
        """Look for something better than what speaks now, where it is time to look again."""
        for place, link in enumerate(self._links[: self._place]):
            if self._clock() >= link.not_before and (backend := self._make(link)) is not None:
                self._change(place, backend)
                return

    def speak(self, request: Speak) -> None:
        """Say it through the best backend; when there is none, nothing happens."""
        utterances = request.utterances
        if request.interrupt:
            utterances = self._with_unheard(utterances)
        while True:
            self.prepare()
            if self._backend is None:
                return
            try:
                self._say(self._backend, request, utterances)
            except Exception:
                utterances = self._with_unheard(utterances)
                self._fail()
            else:
                return

    def stop(self) -> None:
        """Be silent, and drop what is waiting."""
        self._waiting.forget()
        self._call(lambda backend: backend.stop())

    def use(self, settings: VoiceSettings) -> None:
        """Use these settings from now on, whichever backend speaks."""
        self._settings = settings
        self._call(lambda backend: backend.use(settings))

    def voices(self) -> Mapping[str, tuple[str, ...]]:
        """The voices of what speaks now, by language."""
        found: Mapping[str, tuple[str, ...]] = {}
        if self._backend is not None:
            with suppress(Exception):
                found = self._backend.voices()
        return found

    def close(self) -> None:
        """Finish the last words, and release everything."""
        self._call(lambda backend: backend.finish())
        self._drop()

    def _say(self, backend: Backend, request: Speak, utterances: tuple[Utterance, ...]) -> None:
        if request.interrupt:
            backend.stop()
        for utterance in utterances:
            backend.speak(utterance, self._waiting.give(utterance))
        if request.braille:
            backend.braille(request.braille)
        self._links[self._place].failures = 0

    def _with_unheard(self, new: tuple[Utterance, ...]) -> tuple[Utterance, ...]:
        """Urgent news that has not begun, then the new; nothing is waiting any more."""
        told = self._backend is not None and self._backend.reports_progress
        utterances = before(self._waiting.unheard(told=told), new)
        self._waiting.forget()
        return utterances

    def _call(self, do: Callable[[Backend], None]) -> None:
        if self._backend is not None:
            try:
                do(self._backend)
            except Exception:
                self._fail()

    def _make(self, link: _Link) -> Backend | None:
        self._trying(link.name)
        backend = None
        try:
            backend = link.make()
            if backend is not None and self._settings is not None:
                backend.use(self._settings)
        except Exception:
            _close(backend)
            backend = None
        if backend is None:
            self._postpone(link)
        if self._backend is not None:
            self._trying(self._links[self._place].name)
        return backend

    def _change(self, place: int, backend: Backend) -> None:
        self._drop()
        self._place, self._backend = place, backend
        self._trying(self._links[place].name)

    def _fail(self) -> None:
        link = self._links[self._place]
        self._drop()
        if link.failures:
            self._postpone(link)
        else:  # it worked until now: perhaps a server was only restarted
            link.failures = 1

    def _postpone(self, link: _Link) -> None:
        link.failures += 1
        link.not_before = self._clock() + patience(link.failures)

    def _drop(self) -> None:
        _close(self._backend)
        self._backend, self._place = None, len(self._links)


def _close(backend: Backend | None) -> None:
    if backend is not None:
        with suppress(Exception):
            backend.close()
