"""How this session is heard, and how the game's own voice sounds."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from farkle_access.output.channels import Channels
from farkle_access.output.mode import OutputMode
from farkle_access.ui.shell.preferences import Preferences

if TYPE_CHECKING:  # where a mode was chosen, nothing is detected
    from farkle_access.output.detection import Detection
    from farkle_access.output.sinks import Speech


class Outputs:
    """Makes the channels follow the preferences.

    `detect` examines the computer; it is called once, when the meaning of `AUTO` is needed.
    `asked` is a mode for this run only; it holds until the player chooses another one.
    """

    def __init__(
        self,
        channels: Channels,
        detect: "Callable[[], Detection]",
        asked: OutputMode | None = None,
    ) -> None:
        self._channels = channels
        self._detect = detect
        self._detected: Detection | None = None
        self.asked = asked

    @property
    def mode(self) -> OutputMode:
        """How the game speaks now; never `AUTO`."""
        return self._channels.mode

    @property
    def speech(self) -> "Speech":
        """Speech, whether or not the mode uses it."""
        return self._channels.speech

    @property
    def wipes(self) -> bool:
        """Whether a line for one player alone can be wiped."""
        return self._channels.wipes

    @property
    def silent(self) -> bool:
        """Whether it is known that nothing can speak at the moment."""
        return self._channels.silent

    def follow(self, preferences: Preferences, language: str) -> None:
        """Apply the preferences."""
        channels = self._channels
        channels.mode = self.meaning(self.asked or preferences.output)
        channels.language = language
        channels.sounds = preferences.sound_volume if preferences.sounds else None
        if channels.mode.speaks or preferences.sounds or channels.opened is not None:
            self.sound_like(preferences)

    def sound_like(self, preferences: Preferences) -> None:
        """Open speech, if it is not open, and pass the settings of the voice on."""
        self.speech.use(
            preferences.rate, preferences.pitch, preferences.volume, preferences.voices
        )

    def meaning(self, mode: OutputMode) -> OutputMode:
        """The mode itself, or what `AUTO` means here."""
        return self.detected.mode if mode is OutputMode.AUTO else mode

    @property
    def detected(self) -> "Detection":
        """What was found on this computer."""
        if self._detected is None:
            self._detected = self._detect()
        return self._detected

    def lacks_voice(self, language: str) -> bool:
        """Whether it is known that the game's own voice does not speak a language."""
        speech = self._channels.opened
        return speech is not None and bool(speech.voices) and not speech.voices.get(language)
