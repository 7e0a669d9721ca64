"""How the game is heard, in words."""

from farkle_access.i18n.translator import Translator
from farkle_access.output.mode import OutputMode


def mode_name(mode: OutputMode, tr: Translator) -> str:
    """The name of a mode, as a value of the setting."""
    match mode:
        case OutputMode.AUTO:
            # Translators: A value of the setting "Output".
            return tr.text("automatic")
        case OutputMode.TERMINAL:
            # Translators: A value of the setting "Output".
            return tr.text("lines on the terminal")
        case OutputMode.SPEECH:
            # Translators: A value of the setting "Output": the game speaks and writes nothing.
            return tr.text("speech")
        case OutputMode.BOTH:
            # Translators: A value of the setting "Output".
            return tr.text("lines and speech")


def nothing_speaks(tr: Translator) -> str:
    """Why lines are written although the player asked for speech."""
    # Translators: Heard when the game should speak and finds nothing to speak with.
    return tr.text("Nothing can speak on this computer now; the game writes lines.")
