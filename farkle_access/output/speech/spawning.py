"""Starts the first child on Linux, before anything else is imported.

Importing subprocess takes longer than starting a child.
"""

import os
import sys
import time

TYPE_CHECKING = False  # importing typing would take as long as everything here
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
        """Kill it. Raises OSError."""
        os.kill(self.pid, 9)

    def wait(self, timeout: float) -> int | None:
        """Wait for its end, at most this many seconds; returns the return code, or None."""
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
    """Start this command with its standard error discarded. Linux only. Raises OSError."""
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
    """The open files that we inherited, and that a child would inherit from us."""
    numbers = (int(name) for name in os.listdir("/proc/self/fd"))  # noqa: PTH208
    return [number for number in numbers if number > 2 and _is_passed_on(number)]


def _is_passed_on(number: int) -> bool:
    try:
        return os.get_inheritable(number)
    except OSError:  # the list itself, which is closed by now
        return False


def command(program: str, *words: str) -> list[str]:
    """The command that runs a program in this Python, with the same modules to be found."""
    path = f"import sys; sys.path[:] = {sys.path!r}; {program}"
    return [sys.executable, "-I", "-S", "-c", path, *words]
