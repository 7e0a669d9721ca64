"""Which channels fit, from what is found on the computer. Pure: the facts come in."""

from dataclasses import dataclass
from enum import StrEnum

from farkle_access.output.mode import OutputMode


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What is known of the place where the program runs.

    `platform` is that of `sys`. `terminal`: keys come from a terminal and lines go to one.
    `remote`: it is used over the network, so the ears are elsewhere. `readers` are the names of
    programs found that read the terminal aloud or in braille, "" for one without a name.
    `server`: a speech server runs, or can be started. `api_reader` is a screen reader of Windows
    that takes texts from programs.
    """

    platform: str
    terminal: bool
    remote: bool = False
    readers: tuple[str, ...] = ()
    server: bool = False
    api_reader: str = ""


class Reason(StrEnum):
    """Why a mode was chosen."""

    NO_TERMINAL = "no_terminal"
    REMOTE = "remote"
    MAC = "mac"
    READER = "reader"
    API_READER = "api_reader"
    WINDOWS = "windows"
    SERVER = "server"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Detection:
    """The mode, never `AUTO`, and the reason with the name of what was found."""

    mode: OutputMode
    reason: Reason
    name: str = ""


def detect(found: Surroundings) -> Detection:
    """What `AUTO` means here."""
    if not found.terminal:
        return Detection(OutputMode.TERMINAL, Reason.NO_TERMINAL)
    if found.remote:
        return Detection(OutputMode.TERMINAL, Reason.REMOTE)
    if found.platform == "darwin":
        return Detection(OutputMode.TERMINAL, Reason.MAC)
    if found.api_reader:
        return Detection(OutputMode.SPEECH, Reason.API_READER, found.api_reader)
    if found.readers:
        return Detection(OutputMode.TERMINAL, Reason.READER, found.readers[0])
    if found.platform == "win32":
        return Detection(OutputMode.BOTH, Reason.WINDOWS)
    if found.server:
        return Detection(OutputMode.BOTH, Reason.SERVER)
    return Detection(OutputMode.TERMINAL, Reason.NOTHING)
