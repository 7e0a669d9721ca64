"""Something that can speak, as the chain sees it."""

from collections.abc import Callable, Mapping
from typing import Protocol, TypeAlias

from farkle_access.output.speech.messages import Utterance, VoiceSettings

LANGUAGES = ("en", "it", "lv")
"""The languages of the game, for which voices are looked up."""

LAST_WORDS = 5.0
"""Seconds of speech that may follow the end of the game."""


class Heard(Protocol):
    """What a backend reports about an utterance that it was given, from any thread."""

    def began(self) -> None:
        """Its first word is being spoken."""

    def ended(self) -> None:
        """It has been spoken to its end, or cancelled."""


class Backend(Protocol):
    """Speaks, and may raise anything, hang or die: that is why it lives in the host.

    All methods are called from the same thread.
    """

    @property
    def name(self) -> str:
        """A short name: "speech-dispatcher", "NVDA"."""

    @property
    def reports_progress(self) -> bool:
        """Whether it calls `began` and `ended`; otherwise the times are estimated."""

    def speak(self, utterance: Utterance, heard: Heard) -> None:
        """Say it after everything given before."""

    def stop(self) -> None:
        """Be silent at once, and drop what is waiting."""

    def braille(self, text: str) -> None:
        """Show it on the braille display that the screen reader drives, if there is one."""

    def use(self, settings: VoiceSettings) -> None:
        """Use these settings, as far as the voice belongs to the game."""

    def voices(self) -> Mapping[str, tuple[str, ...]]:
        """The names of the voices by language; empty when the voice is not the game's."""

    def finish(self) -> None:
        """Wait, for `LAST_WORDS` at most, until what would end with this process is spoken."""

    def close(self) -> None:
        """Release everything."""


Maker: TypeAlias = Callable[[], Backend | None]
"""Makes a backend; returns None when what it needs is missing. It may also raise or hang."""
