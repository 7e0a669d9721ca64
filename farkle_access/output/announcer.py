"""Gathers what is said for one key press and gives it to every channel at once."""

from farkle_access.core.cues import Cue
from farkle_access.output.announcement import Announcement, Batch, Kind, Sinks
from farkle_access.output.text import printable
from farkle_access.output.transcript import Transcript


class Announcer:
    """The one way to the player's ears."""

    def __init__(self, sinks: Sinks) -> None:
        self._sinks = sinks
        self._waiting: list[Announcement] = []
        self.transcript = Transcript()

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

        For the rest see `Announcement`.
        """
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

    def flush(self, *, interrupt: bool) -> bool:
        """Let the batch be heard, and keep it in the transcript; False when it is empty."""
        batch = self._take(interrupt=interrupt)
        if batch is None:
            return False
        self.transcript.add(said.text for said in batch.announcements if not said.private)
        self._deliver(batch)
        return True

    def stop(self) -> None:
        """Silence what is being said."""
        for sink in self._sinks:
            sink.stop()

    def recall(self, *texts: str) -> None:
        """Say again what stands in the transcript, without keeping it twice."""
        self._deliver(Batch(tuple(Announcement(text, Kind.ANSWER) for text in texts), True))

    def prompt(self, text: str) -> None:
        """Flush, then ask for a text that is typed on the line that follows."""
        if not self.flush(interrupt=True):
            self.stop()
        self.transcript.add([text])
        for sink in self._sinks:
            sink.prompt(printable(text))

    def close(self) -> None:
        """Let everything be heard, and end the channels."""
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
            sink.deliver(batch)
