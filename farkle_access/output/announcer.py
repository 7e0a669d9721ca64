"""Collects what is said after one key press and passes it to every channel at once."""

from typing import TYPE_CHECKING

from farkle_access.core.deferred import dataclass
from farkle_access.output.announcement import Announcement, Batch, Kind
from farkle_access.output.text import printable
from farkle_access.output.transcript import Transcript

if TYPE_CHECKING:  # the first words do not wait for these
    from farkle_access.core.cues import Cue
    from farkle_access.output.private_channel import PrivateChannel
    from farkle_access.output.sinks import More, Sinks


@dataclass(frozen=True)
class _Private:
    """While one player alone is told: through which channel, and what was said so far."""

    channel: "PrivateChannel"
    more: "More"
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

    def begin_private(self, channel: "PrivateChannel", more: "More") -> None:
        """From now on everything is for one player; its transcript is thrown away afterwards."""
        self.flush(interrupt=True)
        kept = Transcript()
        kept.begin_with(self._public.texts())
        self._private = _Private(channel, more, kept)

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
                sink.deliver_private(batch, self._private.channel, self._private.more)
            else:
                sink.deliver(batch)
