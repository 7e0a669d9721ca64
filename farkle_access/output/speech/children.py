"""Child processes that exchange lines with us and can be killed with all that they started."""

import os
import signal
import subprocess
import sys
from contextlib import suppress

from farkle_access.output.speech.spawning import HOST, Spawned, command

__all__ = ["HOST", "Child", "command", "start"]


class Child:
    """A Python process of ours: lines go in and come out. `busy` is for its user to set."""

    def __init__(self, process: "subprocess.Popen[bytes] | Spawned") -> None:
        self._process = process
        self.busy = False

    def write(self, line: str) -> None:
        """Send it a line. Raises OSError when it is gone."""
        self.write_bytes(line.encode() + b"\n")

    def write_bytes(self, content: bytes) -> None:
        """Send it bytes; this may block when it does not read. Raises OSError."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(content)
            self._process.stdin.flush()
        except (OSError, ValueError) as error:
            with suppress(OSError):  # otherwise the unwritten rest is reported on stderr later
                self._process.stdin.close()
            raise BrokenPipeError from error

    def read(self) -> str:
        """Its next line without the line end; "" when it is gone."""
        return self.read_bytes().decode().rstrip("\n")

    def read_bytes(self) -> bytes:
        """Its next line; b"" when it is gone."""
        assert self._process.stdout is not None
        with suppress(OSError, ValueError):
            if line := self._process.stdout.readline():
                return line
            self._process.stdout.close()
        return b""

    def close_input(self) -> None:
        """Tell it that nothing more will come. Raises OSError."""
        assert self._process.stdin is not None
        self._process.stdin.close()

    def kill(self) -> None:
        """Kill it and everything that it started, whatever it is doing."""
        with suppress(OSError):
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(1)
        with suppress(OSError, ValueError):
            self.close_input()


def start(program: str, *words: str, temporary: str | None = None) -> Child:
    """Start a child that runs this Python program, detached from our terminal and its signals.

    `temporary` is a folder for its temporary files. Raises OSError.
    """
    environment = dict(os.environ)
    if temporary is not None:
        environment |= {"TMPDIR": temporary, "TEMP": temporary, "TMP": temporary}
    process = subprocess.Popen(
        command(program, *words),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment,
        start_new_session=True,
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )
    return Child(process)
