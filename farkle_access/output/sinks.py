"""What is asked of everything that reaches the player: channels, lines, and speech."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeAlias

from farkle_access.output.announcement import Batch
from farkle_access.output.private_channel import PrivateChannel


class Sink(Protocol):
    """A channel to the player."""

    def deliver(self, batch: Batch) -> None:
        """Pass a batch on, once and in order, without blocking for long. Raises Unheard."""

    def prompt(self, text: str) -> None:
        """Ask for a text, which is typed on the line that follows."""

    def stop(self) -> None:
        """Silence what is being said, where that is possible."""

    def close(self) -> None:
        """Nothing more will be said."""


More: TypeAlias = Callable[[str], str]
"""Marks a row of a text: more of the text follows."""


class Telling(NamedTuple):
    """How one player alone is told."""

    channel: PrivateChannel
    more: More
    unkept: Callable[[], str]
    """What all hear when the channel cannot be kept; it may be asked for from another thread."""
    agreed: Callable[[], None] = lambda: None
    """Called when the player has agreed to a line in place of the channel."""


class Lines(Sink, Protocol):
    """A channel of lines."""

    @property
    def wipes(self) -> bool:
        """Whether a line can be made unseen again."""

    def write_private(self, text: str, more: More) -> None:
        """Write a private text over the previous one, one row at a time."""

    def go_on(self) -> bool:
        """Write the next row of the private text; False when there is none."""

    def remind(self, text: str) -> bool:
        """Write this before the next row of the private text; False when there is none."""

    def wipe(self) -> None:
        """Leave nothing of a private text to be read."""


class PrivateSink(Sink, Protocol):
    """A channel that can also tell something to one player alone."""

    def deliver_private(self, batch: Batch, telling: Telling) -> None:
        """Pass a private batch on through the channel of the telling only.

        When that cannot be kept, all are told so, and the batch is held until `agree`.
        """

    def held_for(self) -> float | None:
        """Seconds since all were told that something is held; None when nothing is."""

    def agree(self) -> None:
        """Show what is held, and what follows until the wipe, in a line."""

    def ask_again(self) -> None:
        """Tell all once more that something is held."""

    def go_on(self) -> bool:
        """Show the next row of a private text; False when there is none."""

    def remind(self, text: str) -> bool:
        """Show this before the next row of a private text; False when there is none."""

    def wipe(self) -> None:
        """Leave nothing of a private text to be heard, or to be read on any display."""


Sinks: TypeAlias = Sequence[PrivateSink]


class Speech(Protocol):
    """What the channels and the settings need of speech. Only `wait` waits."""

    @property
    def speaker(self) -> str | None:
        """What spoke last: None before the first answer, "" when nothing can speak."""

    @property
    def voices(self) -> Mapping[str, tuple[str, ...]]:
        """The names of the voices found, by language; empty where a screen reader speaks."""

    @property
    def drives_braille(self) -> bool:
        """Whether what speaks can show text on a braille display."""

    def wait(self, seconds: float) -> None:
        """Wait until it is known what can speak, but not longer than this."""

    def deliver(
        self, batch: Batch, language: str, unspoken: Callable[[], None] | None = None
    ) -> None:
        """Speak a batch. `unspoken` is called, from another thread, when nothing could."""

    def speak_private(self, batch: Batch, language: str, unspoken: Callable[[], None]) -> None:
        """Speak a batch, now or never, and show it nowhere."""

    def braille(self, text: str, unspoken: Callable[[], None] | None = None) -> None:
        """Show a text on the braille display, and say nothing."""

    def prompt(self, text: str, language: str, unspoken: Callable[[], None] | None = None) -> None:
        """Speak a question that is answered with a text. For `unspoken` see `deliver`."""

    def use(
        self,
        rate: int | None,
        pitch: int | None,
        volume: int | None,
        voices: Mapping[str, str],
    ) -> None:
        """Use these settings; see `VoiceSettings`."""

    def play(self, sound: str, volume: int) -> None:
        """Play a sound of the game at a volume from 0 to 100."""

    def stop(self) -> None:
        """Silence what is being said."""

    def close(self) -> None:
        """Let the last words be spoken."""
