"""Which output suits this computer. A pure function: the facts are passed in."""

from enum import StrEnum
from typing import NamedTuple

from farkle_access.output.mode import OutputMode


class Environment(NamedTuple):
    """What is known about where the program runs.

    `platform` is that of `sys`. `terminal`: keys come from a terminal and lines go to one.
    `remote`: it is used over the network, so the player's ears are elsewhere. `readers` are the
    names of the programs found that read the terminal aloud or in braille, "" for one without a
    name. `server`: a speech server runs, or can be started. `api_reader` is a Windows screen
    reader that takes text from programs.
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


class Detection(NamedTuple):
    """The mode, never `AUTO`, and why: the reason, and the name of what was found."""

    mode: OutputMode
    reason: Reason
    name: str = ""


def detect(found: Environment) -> Detection:
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
