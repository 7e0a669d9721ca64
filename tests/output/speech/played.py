"""Channels with stand-ins at both ends."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from farkle_access.core.cues import Cue
from farkle_access.output.announcement import Announcement, Batch, Kind
from farkle_access.output.channels import Channels
from farkle_access.output.mode import OutputMode
from farkle_access.output.sinks import More

SILENCE = "No voice can be heard here."


class Lines:
    """A sink that keeps what it was given."""

    def __init__(self) -> None:
        self.written: list[str] = []
        self.kinds: list[Kind] = []
        self.questions: list[str] = []
        self.private: list[str] = []  # what can still be read
        self.closed = 0

    def deliver(self, batch: Batch) -> None:
        self.written += [said.text for said in batch.announcements]
        self.kinds += [said.kind for said in batch.announcements]

    def prompt(self, text: str) -> None:
        self.written.append(text)
        self.questions.append(text)

    @property
    def wipes(self) -> bool:
        return True

    def write_private(self, text: str, more: More) -> None:
        self.private.append(text)

    def go_on(self) -> bool:
        return False

    def remind(self, text: str) -> bool:
        return False

    def wipe(self) -> None:
        self.private.clear()

    def stop(self) -> None:
        raise AssertionError("lines are not silenced")

    def close(self) -> None:
        self.closed += 1


@dataclass
class FakeSpeech:
    """Keeps what it was to speak, and reports it as unspoken when a test demands it."""

    speaker: str | None = "NVDA"
    drives_braille: bool = False
    voices: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    events: list[str] = field(default_factory=list)
    languages: list[str] = field(default_factory=list)
    unspoken: list[Callable[[], None] | None] = field(default_factory=list)

    def wait(self, seconds: float) -> None:
        raise AssertionError("nothing waits")

    def deliver(
        self, batch: Batch, language: str, unspoken: Callable[[], None] | None = None
    ) -> None:
        self.events += [f"say {said.text}" for said in batch.announcements]
        self.languages += [said.language or language for said in batch.announcements]
        self.unspoken.append(unspoken)

    def prompt(self, text: str, language: str, unspoken: object = None) -> None:
        self.events.append(f"ask {text}")
        self.languages.append(language)

    def speak_private(self, batch: Batch, language: str, unspoken: Callable[[], None]) -> None:
        self.events += [f"private {said.text}" for said in batch.announcements]
        self.languages += [said.language or language for said in batch.announcements]
        self.unspoken.append(unspoken)

    def braille(self, text: str, unspoken: Callable[[], None] | None = None) -> None:
        self.events.append(f"braille {text}")
        self.unspoken.append(unspoken)

    def stop(self) -> None:
        self.events.append("stop")

    def use(
        self, rate: int | None, pitch: int | None, volume: int | None, voices: Mapping[str, str]
    ) -> None:
        raise AssertionError("the settings are not the channels' own")

    def play(self, sound: str, volume: int) -> None:
        self.events.append(f"play {sound} {volume}")

    def close(self) -> None:
        self.events.append("close")


class Played:
    """Channels with stand-ins at both ends."""

    def __init__(self, mode: OutputMode, speaker: str | None = "NVDA") -> None:
        self.lines, self.speech = Lines(), FakeSpeech(speaker)
        self.opened = 0
        self.channels = Channels(self.lines, self._open, mode, "it", lambda: SILENCE)

    def _open(self) -> FakeSpeech:
        self.opened += 1
        return self.speech

    def say(self, *texts: str, everywhere: bool = False, cues: tuple[Cue, ...] = ()) -> None:
        said = [Announcement(text, everywhere=everywhere, cues=cues) for text in texts]
        self.channels.deliver(Batch(tuple(said), interrupt=True))
