"""Lines, speech, braille and sounds together: each batch by the channels of the mode."""

import threading
from collections.abc import Callable, Mapping
from typing import Protocol

from farkle_access.output.announcement import Announcement, Batch, Kind, Lines, More, Way
from farkle_access.output.mode import OutputMode
from farkle_access.output.privacy import Confidences, Whispering


class Speech(Whispering, Protocol):
    """What the channels, and the settings, need of speech. Nothing but `wait` waits."""

    @property
    def voices(self) -> Mapping[str, tuple[str, ...]]:
        """The names of the voices found, by language; empty where a screen reader speaks."""

    def deliver(
        self, batch: Batch, language: str, unspoken: Callable[[], None] | None = None
    ) -> None:
        """Speak a batch. `unspoken` is called, from another thread, when nobody could."""

    def prompt(self, text: str, language: str, unspoken: Callable[[], None] | None = None) -> None:
        """Speak a question that is answered with a text. For `unspoken` see `deliver`."""

    def use(
        self,
        rate: int | None,
        pitch: int | None,
        volume: int | None,
        voices: Mapping[str, str],
    ) -> None:
        """Sound like this; see `VoiceSettings`."""

    def play(self, sound: str, volume: int) -> None:
        """Play a sound of the game at a volume from 0 to 100."""

    def close(self) -> None:
        """Let the last words be spoken."""


class Channels:
    """The sink of a session. Its mode is never `AUTO`.

    Speech is opened when it is needed for the first time. What should have been spoken and could
    not be is written as lines, from whatever thread: nothing is lost because a voice died.
    `silence` gives the sentence that is said once then.
    """

    def __init__(
        self,
        lines: Lines,
        open_speech: Callable[[], Speech],
        mode: OutputMode,
        language: str,
        silence: Callable[[], str],
    ) -> None:
        self.mode = mode
        self.language = language
        """Of the texts that name none."""
        self.sounds: int | None = None
        """How loud sounds are played, from 0 to 100; None when they are off."""
        self._lines = lines
        self._open_speech = open_speech
        self._speech: Speech | None = None
        self._silence = silence
        self._silence_said = False
        self._lock = threading.Lock()
        self._confidences = Confidences(lines, self._lock, lambda: self.speech)

    @property
    def speech(self) -> Speech:
        """Speech, opened by now."""
        if self._speech is None:
            self._speech = self._open_speech()
        return self._speech

    @property
    def opened(self) -> Speech | None:
        """Speech, if it was needed already."""
        return self._speech

    @property
    def wipes(self) -> bool:
        """Whether a private line can be made unseen again here."""
        return self._lines.wipes

    @property
    def silent(self) -> bool:
        """Whether it is known that nothing can speak here at the moment."""
        return self._speech is not None and self._speech.speaker == ""

    def deliver(self, batch: Batch) -> None:
        prints = self.mode.prints or self.silent
        if printed := _part(batch, whole=prints):
            self._write(printed)
        if spoken := _part(batch, whole=self.mode.speaks):
            unspoken = None if prints else lambda: self._unspoken(batch)
            self.speech.deliver(spoken, self.language, unspoken)
        cues = [cue for said in batch.announcements for cue in said.cues]
        if cues and self.sounds is not None:
            self.speech.play(cues[-1], self.sounds)

    def confide(self, batch: Batch, way: Way, more: More) -> None:
        """Tell one player alone, whatever the mode."""
        self._confidences.give(batch, way, self.language, more)

    def go_on(self) -> bool:
        return self._confidences.go_on()

    def wipe(self) -> None:
        self._confidences.wipe()

    def prompt(self, text: str) -> None:
        prints = self.mode.prints or self.silent
        if prints:
            self._ask(text)
        if self.mode.speaks:
            self.speech.prompt(text, self.language, None if prints else lambda: self._ask(text))

    def stop(self) -> None:
        if self._speech is not None:
            self._speech.stop()

    def close(self) -> None:
        if self._speech is not None:
            self._speech.close()
        with self._lock:
            self._lines.close()

    def _ask(self, text: str) -> None:
        with self._lock:
            self._lines.prompt(text)

    def _write(self, batch: Batch) -> None:
        with self._lock:
            self._lines.deliver(batch)

    def _unspoken(self, batch: Batch) -> None:
        said = [one for one in batch.announcements if not one.everywhere]
        if not self._silence_said:
            self._silence_said = True
            said.insert(0, Announcement(self._silence(), Kind.ERROR))
        if said:
            self._write(Batch(tuple(said), batch.interrupt))


def _part(batch: Batch, *, whole: bool) -> Batch | None:
    """What a channel gets: the whole batch, or what goes everywhere; None for nothing."""
    if whole:
        return batch
    said = tuple(one for one in batch.announcements if one.everywhere)
    return Batch(said, batch.interrupt) if said else None
