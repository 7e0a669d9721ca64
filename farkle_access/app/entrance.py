"""The console script. It starts the speech host first, which takes as long as everything else."""

# Not `signal`, which takes long enough to load for a Ctrl+C to end that with a traceback.
import _signal  # type: ignore[import-not-found]

if _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler:
    # Until the program is loaded and has something to lose, Ctrl+C just ends it.
    _signal.signal(_signal.SIGINT, _signal.SIG_DFL)

import os
import sys

TYPE_CHECKING = False  # importing typing would take as long as all of this
if TYPE_CHECKING:
    from farkle_access.output.speech.spawning import Spawned


def program() -> int:
    """Run the program; returns the exit status."""
    os.umask(0o077)  # whatever is made, nobody else may read it
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
