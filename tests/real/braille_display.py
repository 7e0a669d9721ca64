"""A real BRLTTY with a braille display of its own making, watching a terminal of ours.

BRLTTY can watch the terminal program "screen" through a piece of shared memory. What a terminal
would show is worked out by pyte and put there; the display is BRLTTY's virtual one.
"""

import ctypes
import os
import re
import socket
import subprocess
import threading
from collections.abc import Sequence
from pathlib import Path

import pyte

from tests.real.ssip_server import await_that

PROGRAM = "brltty"
COLUMNS, ROWS, CELLS = 80, 24, 40
_MOST = 4 + 66 * 132 * 2  # bytes: a head, then letters, then colours
_CREATE, _OURS, _REMOVE = 0o1000, 0o700, 0
_GREY = 7


class SharedScreen:
    """The piece of memory that BRLTTY looks for, named after the home of its user."""

    def __init__(self, home: Path) -> None:
        status = home.stat()
        key = ord("b") << 24 | (status.st_dev & 0xFF) << 16 | status.st_ino & 0xFFFF
        self._libc = ctypes.CDLL(None, use_errno=True)
        self._libc.shmat.restype = ctypes.c_void_p
        self._number = self._libc.shmget(ctypes.c_int(key), _MOST, _CREATE | _OURS)
        if self._number < 0:
            raise OSError(ctypes.get_errno(), "no shared memory")
        self._memory = (ctypes.c_ubyte * _MOST).from_address(
            self._libc.shmat(self._number, None, 0)
        )

    def show(self, screen: pyte.Screen) -> None:
        """Put the letters of a terminal there, and its cursor."""
        letters = "".join(screen.display).encode("latin-1", "replace")
        head = bytes((COLUMNS, ROWS, min(screen.cursor.x, COLUMNS - 1), screen.cursor.y))
        content = head + letters + bytes([_GREY]) * len(letters)
        ctypes.memmove(self._memory, content, len(content))

    def remove(self) -> None:
        self._libc.shmctl(self._number, _REMOVE, None)


class BrailleDisplay:
    """BRLTTY and its display. `shown` is everything that stood on the display, in order."""

    def __init__(self, folder: Path) -> None:
        self.shown: list[str] = []
        self._screen = pyte.Screen(COLUMNS, ROWS)
        self._terminal = pyte.Stream(self._screen)
        self._memory = SharedScreen(folder)
        self._memory.show(self._screen)
        self._listener = socket.create_server(("127.0.0.1", 0))
        port = self._listener.getsockname()[1]
        self._process = subprocess.Popen(
            _command(folder, port),
            env={"PATH": os.environ["PATH"], "HOME": str(folder)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self._listener.settimeout(20)
        self._display, _ = self._listener.accept()
        self._display.sendall(f"cells {CELLS}\n".encode())
        threading.Thread(target=self._read, daemon=True).start()

    def feed(self, text: str) -> None:
        """What the program has written on its terminal."""
        self._terminal.feed(text)
        self._memory.show(self._screen)

    def await_shown(self, text: str) -> None:
        """Wait until the display shows this. Raises AssertionError."""
        await_that(
            lambda: bool(self.shown) and self.shown[-1] == text, f"{text!r}, {self.shown[-3:]}"
        )

    def close(self) -> None:
        self._process.kill()  # it has no haste to end by itself
        self._process.wait()
        self._display.close()
        self._listener.close()
        self._memory.remove()

    def _read(self) -> None:
        with self._display.makefile("r", encoding="utf-8") as lines:
            for line in lines:
                if found := re.match(r'Visual "(.*)"$', line):
                    self.shown.append(found[1].rstrip())


def _command(folder: Path, port: int) -> Sequence[str]:
    nothing = os.devnull
    return (
        *(PROGRAM, "-n", "-q", "-f", nothing, "-N", "-s", "no"),
        *("-b", "vr", "-d", f"client:127.0.0.1:{port}", "-x", "sc"),
        *("-P", str(folder / "pid"), "-W", str(folder), "-U", str(folder)),
    )
