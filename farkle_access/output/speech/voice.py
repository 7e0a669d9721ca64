"""From batches to requests for the speech host."""

from collections.abc import Mapping

from farkle_access.output.announcement import Batch
from farkle_access.output.braille import braille_line
from farkle_access.output.speech.client import SpeechClient
from farkle_access.output.speech.messages import Play, Speak, Utterance, VoiceSettings
from farkle_access.output.speech.orders import Unspoken

BRAILLE_READERS = frozenset({"nvda", "jaws"})
"""Windows screen readers that take text for the braille display."""


class Voice:
    """Speaks batches through a client. Nothing here waits."""

    def __init__(self, client: SpeechClient, sounds: str) -> None:
        """`sounds` is the folder in which softer copies of the sounds are kept."""
        self._client = client
        self._sounds = sounds

    @property
    def speaker(self) -> str | None:
        """What spoke last: None before the first answer, "" when nothing can speak."""
        return self._client.speaker

    @property
    def voices(self) -> Mapping[str, tuple[str, ...]]:
        """The names of the voices found, by language; empty where a screen reader speaks."""
        return self._client.voices

    def wait(self, seconds: float) -> None:
        """Wait until it is known what can speak, but not longer than this."""
        self._client.answered.wait(seconds)

    def deliver(self, batch: Batch, language: str, unspoken: Unspoken | None = None) -> None:
        """Speak a batch. `unspoken` is called, from another thread, when nothing could."""
        utterances = tuple(
            Utterance(said.text, said.language or language, said.urgent)
            for said in batch.announcements
        )
        self._client.speak(Speak(utterances, batch.interrupt, braille_line(batch)), unspoken)

    @property
    def drives_braille(self) -> bool:
        """Whether what speaks can show text on a braille display."""
        return (self.speaker or "").casefold() in BRAILLE_READERS

    def speak_private(self, batch: Batch, language: str, unspoken: Unspoken) -> None:
        """Speak a batch to one player: not in braille, and by one host only."""
        utterances = tuple(
            Utterance(said.text, said.language or language) for said in batch.announcements
        )
        self._client.speak(Speak(utterances, batch.interrupt), unspoken, once=True)

    def braille(self, text: str, unspoken: Unspoken | None = None) -> None:
        """Show a text on the braille display, and say nothing."""
        self._client.speak(Speak((), interrupt=False, braille=text), unspoken, once=True)

    def prompt(self, text: str, language: str, unspoken: Unspoken | None = None) -> None:
        """Speak a question that is answered with a text."""
        self._client.speak(
            Speak((Utterance(text, language),), interrupt=False, braille=text), unspoken
        )

    def stop(self) -> None:
        """Silence what is being said."""
        self._client.stop()

    def use(
        self,
        rate: int | None,
        pitch: int | None,
        volume: int | None,
        voices: Mapping[str, str],
    ) -> None:
        """Use these settings from now on; see `VoiceSettings`."""
        self._client.use(VoiceSettings(rate, pitch, volume, dict(voices)))

    def play(self, sound: str, volume: int) -> None:
        """Play a sound of the game at a volume from 0 to 100."""
        self._client.play(Play(sound, volume, self._sounds))

    def close(self) -> None:
        """Let the last words be spoken; wait only until they are handed over."""
        self._client.close()
