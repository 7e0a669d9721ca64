"""Lines, speech, braille and sounds together: each batch goes through those of the mode."""

from _thread import allocate_lock
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from farkle_access.output.announcement import Announcement, Batch, Kind
from farkle_access.output.mode import OutputMode

if TYPE_CHECKING:  # the first words do not wait for these
    from farkle_access.output.private_output import PrivateOutput
    from farkle_access.output.sinks import Lines, Speech, Telling


class Channels:
    """The sink of a session. Its mode is never `AUTO`.

    Speech is opened when it is first needed. What should have been spoken and could not be is
    written as lines, from whatever thread reports it: nothing is lost because a voice died.
    `silence` returns the sentence that explains this; it is said once.
    """

    def __init__(
        self,
        lines: "Lines",
        open_speech: "Callable[[], Speech]",
        mode: OutputMode,
        language: str,
        silence: Callable[[], str],
    ) -> None:
        self.mode = mode
        self.language = language
        """Of texts that name no language of their own."""
        self.sounds: int | None = None
        """The volume of the sounds, from 0 to 100; None when they are off."""
        self._lines = lines
        self._open_speech = open_speech
        self._speech: Speech | None = None
        self._silence = silence
        self._silence_said = False
        self._lock = allocate_lock()  # threading.Lock, without its module

    @property
    def speech(self) -> "Speech":
        """Speech, which is opened if it is not yet open."""
        if self._speech is None:
            self._speech = self._open_speech()
        return self._speech

    @property
    def opened(self) -> "Speech | None":
        """Speech, if it has been needed."""
        return self._speech

    @property
    def wipes(self) -> bool:
        """Whether a private line can be wiped here."""
        return self._lines.wipes

    @property
    def silent(self) -> bool:
        """Whether it is known that nothing can speak at the moment."""
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

    @cached_property
    def _private(self) -> "PrivateOutput":
        from farkle_access.output.private_output import PrivateOutput

        return PrivateOutput(self._lines, self._lock, lambda: self.speech, self._tell_all)

    def deliver_private(self, batch: Batch, telling: "Telling") -> None:
        """Tell something to one player alone, whatever the mode."""
        self._private.deliver(batch, telling, self.language)

    def held_for(self) -> float | None:
        return self._private.held_for()

    def agree(self) -> None:
        self._private.agree()

    def ask_again(self) -> None:
        self._private.ask_again()

    def go_on(self) -> bool:
        return self._private.go_on()

    def remind(self, text: str) -> bool:
        return self._private.remind(text)

    def wipe(self) -> None:
        self._private.wipe()

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

    def _tell_all(self, text: str) -> None:
        """Through every channel: one that fails can be what is told of."""
        batch = Batch((Announcement(text, Kind.ERROR),), interrupt=False)
        self._write(batch)
        if self.mode.speaks and not self.silent:
            self.speech.deliver(batch, self.language)

    def _unspoken(self, batch: Batch) -> None:
        said = [one for one in batch.announcements if not one.everywhere]
        if not self._silence_said:
            self._silence_said = True
            said.insert(0, Announcement(self._silence(), Kind.ERROR))
        if said:
            self._write(Batch(tuple(said), batch.interrupt))


def _part(batch: Batch, *, whole: bool) -> Batch | None:
    """The whole batch, or the part of it that goes everywhere; None when nothing is left."""
    if whole:
        return batch
    said = tuple(one for one in batch.announcements if one.everywhere)
    return Batch(said, batch.interrupt) if said else None
