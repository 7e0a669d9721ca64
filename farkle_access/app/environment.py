"""What is found on this computer: who reads the terminal, and what could speak."""

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from farkle_access.output.detection import Detection, Environment, detect

READERS = frozenset({"orca", "fenrir", "brltty", "espeakup", "yasr", "tdsr"})
"""Programs of Linux, by the names of their processes, that read what stands on a terminal."""

REMOTE = ("SSH_CONNECTION", "SSH_TTY")
PROCESSES = Path("/proc")
SPEAKUP = Path("/sys/accessibility/speakup")
SERVER = "speech-dispatcher"
ADDRESS = "SPEECHD_ADDRESS"
SOCKET = Path(SERVER) / "speechd.sock"
ASKING = 0.5  # seconds for an answer of the desktop


def detected(*, terminal: bool) -> Detection:
    """What `AUTO` means on this computer, and why."""
    return detect(look(os.environ, terminal=terminal))


def look(environment: Mapping[str, str], *, terminal: bool) -> Environment:
    """What is found; what could make no difference any more is not looked for."""
    remote = any(name in environment for name in REMOTE)
    found = Environment(sys.platform, terminal, remote)
    if not terminal or remote:
        return found
    if sys.platform == "win32":
        return _windows(found)
    if sys.platform == "linux":
        return _linux(found, environment)
    return found


def _linux(found: Environment, environment: Mapping[str, str]) -> Environment:
    readers = tuple(sorted(READERS.intersection(_processes())))
    if not readers and SPEAKUP.is_dir():
        readers = ("speakup",)
    server = bool(environment.get(ADDRESS)) or _server(environment)
    if not readers and server and _desktop_reader(environment):
        readers = ("",)
    return Environment(found.platform, found.terminal, readers=readers, server=server)


def _processes() -> Iterator[str]:
    """The names of all processes; those of other users are seen as well."""
    with suppress(OSError):
        for process in os.scandir(PROCESSES):
            if process.name.isdigit():
                with suppress(OSError):
                    yield (PROCESSES / process.name / "comm").read_text("utf-8", "replace").strip()


def _server(environment: Mapping[str, str]) -> bool:
    """Whether a speech server listens, or could be started by its clients."""
    cache = environment.get("XDG_CACHE_HOME") or Path(environment.get("HOME", "/")) / ".cache"
    if (Path(environment.get("XDG_RUNTIME_DIR") or cache) / SOCKET).exists():
        return True
    folders = environment.get("PATH", "").split(os.pathsep)
    return any(os.access(Path(folder) / SERVER, os.X_OK) for folder in folders if folder)


def _desktop_reader(environment: Mapping[str, str]) -> bool:
    """Whether the desktop says that a screen reader is on, whatever its name."""
    if "DBUS_SESSION_BUS_ADDRESS" not in environment:
        return False
    import subprocess

    question = ("get-property", "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status")
    try:
        asked = subprocess.run(
            ["busctl", "--user", "--no-pager", *question, "ScreenReaderEnabled"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=ASKING,
            check=False,
        )
    except (OSError, subprocess.SubprocessError):
        return False
    return asked.stdout.strip() == b"b true"


WINDOWS = (("NVDA", "wxWindowClassNR", "NVDA"), ("JAWS", "JFWUI2", None))
"""Screen readers with the class and the title of a window that each has while it runs."""
GET_SCREEN_READER = 70  # of SystemParametersInfo


def _windows(found: Environment) -> Environment:
    import ctypes

    user = ctypes.windll.user32  # type: ignore[attr-defined,unused-ignore]
    for name, window_class, title in WINDOWS:
        if user.FindWindowW(window_class, title):
            return Environment(found.platform, found.terminal, api_reader=name)
    on = ctypes.c_int(0)
    user.SystemParametersInfoW(GET_SCREEN_READER, 0, ctypes.byref(on), 0)
    return Environment(found.platform, found.terminal, readers=("",) if on.value else ())
