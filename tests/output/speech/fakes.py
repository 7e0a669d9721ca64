"""Backends that do what a test tells them, and a clock that a test moves."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from farkle_access.output.speech.backend import Backend, Heard
from farkle_access.output.speech.messages import Speak, Utterance, VoiceSettings


class Clock:
    """A clock whose seconds pass when a test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += seconds


class Broken(Exception):
    """Whatever a library raises."""


@dataclass
class FakeBackend:
    """Records what it is asked for; raises at the calls named in `broken`."""

    name: str = "fake"
    reports_progress: bool = True
    broken: set[str] = field(default_factory=set)
    calls: list[str] = field(default_factory=list)
    spoken: list[Utterance] = field(default_factory=list)
    heard: list[Heard] = field(default_factory=list)
    used: list[VoiceSettings] = field(default_factory=list)
    offered: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def texts(self) -> list[str]:
        return [utterance.text for utterance in self.spoken]

    @property
    def closed(self) -> bool:
        return "close" in self.calls

    def speak(self, utterance: Utterance, heard: Heard) -> None:
        self._call("speak")
        self.spoken.append(utterance)
        self.heard.append(heard)

    def stop(self) -> None:
        self._call("stop")

    def braille(self, text: str) -> None:
        self._call("braille")
        self.calls[-1] += f" {text}"

    def use(self, settings: VoiceSettings) -> None:
        self._call("use")
        self.used.append(settings)

    def voices(self) -> Mapping[str, tuple[str, ...]]:
        self._call("voices")
        return self.offered

    def finish(self) -> None:
        self._call("finish")

    def close(self) -> None:
        self._call("close")

    def _call(self, name: str) -> None:
        self.calls.append(name)
        if name in self.broken:
            raise Broken(name)


class FakeMaker:
    """Makes the backends it was given, one after the other; None, or an error, in between."""

    def __init__(self, *results: Backend | Exception | None) -> None:
        self._results = list(results)
        self.asked = 0

    def __call__(self) -> Backend | None:
        self.asked += 1
        result = self._results.pop(0) if len(self._results) > 1 else self._results[0]
        if isinstance(result, Exception):
            raise result
        return result


def say(*texts: str, interrupt: bool = False, urgent: bool = False, braille: str = "") -> Speak:
    return Speak(tuple(Utterance(text, "en", urgent) for text in texts), interrupt, braille)
