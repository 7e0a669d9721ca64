"""A way to speak, as the chain sees it."""

from collections.abc import Callable, Mapping
from typing import Protocol, TypeAlias

from farkle_access.output.speech.messages import Utterance, VoiceSettings

LANGUAGES = ("en", "it", "lv")
"""The languages in which the game speaks, for which voices are looked up."""

LAST_WORDS = 5.0
"""Seconds that may be spoken when the game is over."""


class Heard(Protocol):
    """What a backend tells of an utterance that it was given; from any thread."""

    def began(self) -> None:
        """Its first word is being spoken."""

    def ended(self) -> None:
        """It was spoken to its end, or cancelled."""


class Backend(Protocol):
    """Speaks, and may raise anything, hang or die: it lives in the host for that reason.

    Every method is called from one thread.
    """

    @property
    def name(self) -> str:
        """Short: "speech-dispatcher", "NVDA"."""

    @property
    def tells(self) -> bool:
        """Whether it calls `began` and `ended`; otherwise the times are estimated."""

    def speak(self, utterance: Utterance, heard: Heard) -> None:
        """Say it after everything given before."""

    def stop(self) -> None:
        """Be silent at once, and forget what waits."""

    def braille(self, text: str) -> None:
        """Show it on the braille display that the screen reader leads, if there is one."""

    def use(self, settings: VoiceSettings) -> None:
        """Sound like this, as far as the voice belongs to the game."""

    def voices(self) -> Mapping[str, tuple[str, ...]]:
        """The names of the voices by language; empty when the voice is not the game's."""

    def finish(self) -> None:
        """Wait, for `LAST_WORDS` at most, for what would fall silent with this process."""

    def close(self) -> None:
        """Let go of everything."""


Maker: TypeAlias = Callable[[], Backend | None]
"""Makes a backend; None when what it needs is not there. It may raise or hang as well."""
