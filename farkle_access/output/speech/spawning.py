"""The first child, started on Linux before anything is imported, even the means to start others.

The module subprocess takes longer to import than a child takes to be started.
"""

import os
import sys
import time

TYPE_CHECKING = False  # importing typing would take as long as all of this
if TYPE_CHECKING:
    from collections.abc import Mapping

HOST = "from farkle_access.output.speech.host import main; main(sys.argv[1:])"
"""The program of the speech host."""


class Spawned:
    """A child process with pipes to it, in a session of its own. Like `subprocess.Popen`."""

    def __init__(self, pid: int, stdin: int, stdout: int) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self.stdin = os.fdopen(stdin, "wb")
        self.stdout = os.fdopen(stdout, "rb")

    def kill(self) -> None:
        """End it. Raises OSError."""
        os.kill(self.pid, 9)

    def wait(self, timeout: float) -> int | None:
        """Wait for its end, but not longer than this, in seconds; gives the return code."""
        end = time.monotonic() + timeout
        while self.returncode is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.returncode = os.waitstatus_to_exitcode(status)
            elif time.monotonic() > end:
                break
            else:
                time.sleep(0.001)
        return self.returncode


def spawn(words: list[str], environment: "Mapping[str, str]") -> Spawned:
    """Start this command, without a standard error. For Linux. Raises OSError."""
    passed_on = _passed_on()
    theirs, stdin = os.pipe()
    stdout, answers = os.pipe()
    nothing = os.open(os.devnull, os.O_WRONLY)
    try:
        actions = [
            (os.POSIX_SPAWN_DUP2, theirs, 0),
            (os.POSIX_SPAWN_DUP2, answers, 1),
            (os.POSIX_SPAWN_DUP2, nothing, 2),
            *((os.POSIX_SPAWN_CLOSE, number) for number in passed_on),
        ]
        pid = os.posix_spawn(words[0], words, environment, file_actions=actions, setsid=True)
    except BaseException:
        os.close(stdin)
        os.close(stdout)
        raise
    finally:
        for end in (theirs, answers, nothing):
            os.close(end)
    return Spawned(pid, stdin, stdout)


def _passed_on() -> list[int]:
    """The files that whoever started us left open, and that a child would hold open too."""
    numbers = (int(name) for name in os.listdir("/proc/self/fd"))  # noqa: PTH208
    return [number for number in numbers if number > 2 and _is_passed_on(number)]


def _is_passed_on(number: int) -> bool:
    try:
        return os.get_inheritable(number)
    except OSError:  # the list itself, which is closed by now
        return False


def command(program: str, *words: str) -> list[str]:
    """How this Python is started for a program that finds the same modules."""
    path = f"import sys; sys.path[:] = {sys.path!r}; {program}"
    return [sys.executable, "-I", "-S", "-c", path, *words]
