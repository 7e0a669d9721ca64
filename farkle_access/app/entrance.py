"""The console script. It starts the speech host first, which takes as long as everything else."""

import os
import sys

TYPE_CHECKING = False  # importing typing would take as long as all of this
if TYPE_CHECKING:
    from farkle_access.output.speech.spawning import Spawned


def program() -> int:
    """Run the program; returns the exit status."""
    host = _host_at_once()
    import gc

    gc.disable()  # until a key is waited for: what is loaded at the start is no garbage
    from farkle_access.app.main import program

    return program(host)


def _host_at_once() -> "Spawned | None":
    """A speech host, where one will most likely be needed; whether it is, nobody knows yet.

    It only loads its library and waits, which would otherwise be half of the time until the first
    words.
    """
    if sys.platform != "linux" or len(sys.argv) > 1 or "SSH_CONNECTION" in os.environ:
        return None
    if sys.stdin is None or sys.stdout is None:
        return None
    try:
        if sys.stdin.isatty() and sys.stdout.isatty():
            from farkle_access.output.speech.spawning import HOST, command, spawn

            return spawn(command(HOST), os.environ)
    except (OSError, ValueError):  # it is tried again when something has to be said
        pass
    return None
