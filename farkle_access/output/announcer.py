"""Collects what is said after one key press and passes it to every channel at once."""

from typing import TYPE_CHECKING

from farkle_access.core.deferred import dataclass
from farkle_access.output.announcement import Announcement, Batch, Kind
from farkle_access.output.text import printable
from farkle_access.output.transcript import Transcript

if TYPE_CHECKING:  # the first words do not wait for these
    from farkle_access.core.cues import Cue
    from farkle_access.output.sinks import Sinks, Telling


@dataclass(frozen=True)
class _Private:
    """While one player alone is told: in which way, and what was said so far."""

    telling: "Telling"
    transcript: Transcript


class Announcer:
    """Everything that is said goes through here."""

    def __init__(self, sinks: "Sinks") -> None:
        self._sinks = sinks
        self._waiting: list[Announcement] = []
        self._public = Transcript()
        self._private: _Private | None = None
        self._sounds: tuple[Cue, ...] = ()  # beside what is said next

    @property
    def transcript(self) -> Transcript:
        """What has been said, as far as whoever has the keyboard may know it."""
        return self._private.transcript if self._private else self._public

    @property
    def in_private(self) -> bool:
        """Whether one player alone is told."""
        return self._private is not None

    def begin_private(self, telling: "Telling") -> None:
        """From now on everything is for one player; its transcript is thrown away afterwards."""
        self.flush(interrupt=True)
        kept = Transcript()
        kept.begin_with(self._public.texts())
        self._private = _Private(telling, kept)

    def end_private(self) -> None:
        """From now on everything is for everybody again; nothing private is left."""
        if self._private is None:
            return
        self._waiting.clear()
        self._private = None
        for sink in self._sinks:
            sink.wipe()

    def go_on(self) -> bool:
        """Show the next row of a long private text; False when there is none."""
        if self._private is None:
            return False
        went_on = [sink.go_on() for sink in self._sinks]
        return any(went_on)

    def remind(self, text: str) -> bool:
        """Show this to the player before the next row; False when there is none."""
        reminded = [sink.remind(text) for sink in self._sinks]
        return any(reminded)

    def held_for(self) -> float | None:
        """Seconds since all were told that a private text is held; None when none is.

        It could not be told in the way that the player wished.
        """
        times = [held for sink in self._sinks if (held := sink.held_for()) is not None]
        return min(times, default=None)

    def agree(self) -> None:
        """The player agrees to read in a line what is held."""
        for sink in self._sinks:
            sink.agree()

    def ask_again(self) -> None:
        """Tell all once more that a private text is held."""
        for sink in self._sinks:
            sink.ask_again()

    def say(
        self,
        text: str,
        kind: Kind = Kind.NEWS,
        *,
        urgent: bool = False,
        everywhere: bool = False,
        cues: "tuple[Cue, ...]" = (),
        language: str = "",
    ) -> None:
        """Add a sentence group to the batch; it is heard when the batch is flushed.

        For the rest see `Announcement`. What is private is said once, without sounds.
        """
        if self._private:
            said = Announcement(printable(text), kind, private=True, language=language)
            self._waiting.append(said)
            return
        cues, self._sounds = (*self._sounds, *cues), ()
        self._waiting.append(
            Announcement(
                printable(text),
                kind,
                urgent=urgent,
                everywhere=everywhere,
                cues=cues,
                language=language,
            )
        )

    def sound(self, cues: "tuple[Cue, ...]") -> None:
        """Let these sounds stand beside what is said next; what is private has none."""
        if self._private is None:
            self._sounds += cues

    def flush(self, *, interrupt: bool) -> bool:
        """Let the batch be heard, and keep it in the transcript; False when it is empty."""
        batch = self._take(interrupt=interrupt)
        if batch is None:
            return False
        self.transcript.add(said.text for said in batch.announcements)
        self._deliver(batch)
        return True

    def stop(self) -> None:
        """Silence what is being said."""
        for sink in self._sinks:
            sink.stop()

    def recall(self, *texts: str) -> None:
        """Say again what stands in the transcript, without keeping it twice."""
        private = self._private is not None
        said = (Announcement(text, Kind.ANSWER, private=private) for text in texts)
        self._deliver(Batch(tuple(said), True))

    def prompt(self, text: str) -> None:
        """Flush, then ask for a text, which is typed in full view on the line that follows."""
        self.end_private()
        if not self.flush(interrupt=True):
            self.stop()
        self.transcript.add([text])
        for sink in self._sinks:
            sink.prompt(printable(text))

    def close(self) -> None:
        """Let everything that is for everybody be heard, and close the channels."""
        self.end_private()
        self.flush(interrupt=False)
        for sink in self._sinks:
            sink.close()

    def _take(self, *, interrupt: bool) -> Batch | None:
        if not self._waiting:
            return None
        batch = Batch(tuple(self._waiting), interrupt)
        self._waiting.clear()
        return batch

    def _deliver(self, batch: Batch) -> None:
        for sink in self._sinks:
            if self._private:
                sink.deliver_private(batch, self._private.telling)
            else:
                sink.deliver(batch)
