"""Gathers what is said for one key press and gives it to every channel at once."""

from dataclasses import dataclass

from farkle_access.core.cues import Cue
from farkle_access.output.announcement import Announcement, Batch, Kind, More, Sinks, Way
from farkle_access.output.text import printable
from farkle_access.output.transcript import Transcript


@dataclass(frozen=True, slots=True)
class _Confidence:
    """While one player alone is told: by which way, and what was heard up to now."""

    way: Way
    more: More
    transcript: Transcript


class Announcer:
    """The one way to the player's ears."""

    def __init__(self, sinks: Sinks) -> None:
        self._sinks = sinks
        self._waiting: list[Announcement] = []
        self._heard_by_all = Transcript()
        self._confidence: _Confidence | None = None
        self._sounds: tuple[Cue, ...] = ()  # beside what is said next

    @property
    def transcript(self) -> Transcript:
        """What has been said, for whoever has the keyboard now."""
        return self._confidence.transcript if self._confidence else self._heard_by_all

    def confide(self, way: Way, more: More) -> None:
        """From now on everything is private, and kept in a transcript that is thrown away."""
        self.flush(interrupt=True)
        kept = Transcript()
        kept.begin_with(self._heard_by_all.texts())
        self._confidence = _Confidence(way, more, kept)

    def end_confidence(self) -> None:
        """From now on everything is for all again; nothing is left of what was private."""
        if self._confidence is None:
            return
        self._waiting.clear()
        self._confidence = None
        for sink in self._sinks:
            sink.wipe()

    def go_on(self) -> bool:
        """Give the next part of a long private text; False when there is none."""
        if self._confidence is None:
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
        cues: tuple[Cue, ...] = (),
        language: str = "",
    ) -> None:
        """Add a sentence group to the batch; it is heard when the batch is flushed.

        For the rest see `Announcement`. A private one is said once, by one way, without sounds.
        """
        if self._confidence:
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

    def sound(self, cues: tuple[Cue, ...]) -> None:
        """Let these sounds stand beside what is said next; nothing private has any."""
        if self._confidence is None:
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
        private = self._confidence is not None
        said = (Announcement(text, Kind.ANSWER, private=private) for text in texts)
        self._deliver(Batch(tuple(said), True))

    def prompt(self, text: str) -> None:
        """Flush, then ask for a text that is typed, for all to see, on the line that follows."""
        self.end_confidence()
        if not self.flush(interrupt=True):
            self.stop()
        self.transcript.add([text])
        for sink in self._sinks:
            sink.prompt(printable(text))

    def close(self) -> None:
        """Let everything be heard that is for all, and end the channels."""
        self.end_confidence()
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
            if self._confidence:
                sink.confide(batch, self._confidence.way, self._confidence.more)
            else:
                sink.deliver(batch)
