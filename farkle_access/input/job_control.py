"""Stops the program as a shell expects it, and takes the terminal back when it goes on."""

import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import Any, TypeAlias

REFUSED: tuple[type[Exception], ...] = (OSError,)
"""How a terminal refuses that is no longer ours, as when the shell has ended meanwhile."""
if sys.platform != "win32":
    import termios

    REFUSED = (OSError, termios.error)

Action: TypeAlias = Callable[[], None]


class JobControl:
    """Whatever stops the program or lets it go on: Ctrl+Z, another program, the shell.

    Of a stop by SIGSTOP nothing is known before it is over; the shell changes the terminal then.
    """

    def __init__(
        self,
        hand_over: Callable[[], None],
        take_back: Callable[[], None],
        wake: Callable[[], None],
    ) -> None:
        """`hand_over` and `take_back` are about the terminal; `take_back` is called in a signal.

        `wake` is, too: it lets whoever waits look at `asked` and `returned`.
        """
        self._hand_over, self._take_back, self._wake = hand_over, take_back, wake
        self.asked = False
        """Another program asks this one to stop."""
        self.returned = False
        """The program has gone on after a stop."""
        self._before: dict[int, Any] = {}
        if sys.platform != "win32":
            self._before[signal.SIGCONT] = signal.signal(signal.SIGCONT, self._continued)
            if signal.getsignal(signal.SIGTSTP) is not signal.SIG_IGN:
                self._before[signal.SIGTSTP] = signal.signal(signal.SIGTSTP, self._stop_asked)

    def stop(self) -> None:
        """Hand the terminal over and stop; returns when the program goes on."""
        whole_job, self.asked = not self.asked, False
        if sys.platform == "win32":
            return
        with suppress(*REFUSED):
            self._hand_over()
        before = signal.signal(signal.SIGTSTP, signal.SIG_DFL)
        os.kill(0 if whole_job else os.getpid(), signal.SIGTSTP)
        signal.signal(signal.SIGTSTP, before)
        with suppress(*REFUSED):
            self._take_back()  # where there is no shell nothing stops

    def close(self) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def _stop_asked(self, number: int, frame: FrameType | None) -> None:
        self.asked = True
        self._wake()

    def _continued(self, number: int, frame: FrameType | None) -> None:
        self.returned = True
        with suppress(*REFUSED):
            self._take_back()
        self._wake()
