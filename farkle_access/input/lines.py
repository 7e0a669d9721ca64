"""Keys from lines, for pipes, files and simple terminals: one line is one key."""

from typing import TextIO

from farkle_access.input.keys import Key, Leave, key_named

LONGEST = 65536  # characters of a line; what is longer is cut off


class LineKeys:
    """Reads a key name, or a text where one is asked for, from each line.

    There are no pauses here: whoever reads from a pipe does so at their own pace.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def next(self, timeout: float | None = None) -> Key | None:
        if timeout is not None:
            return None
        return key_named(self._line())

    def text(self) -> str | None:
        return self._line()

    def close(self) -> None:
        pass

    def _line(self) -> str:
        try:
            line = self._stream.readline(LONGEST)
        except (KeyboardInterrupt, OSError, ValueError):  # or the pipe or the terminal is gone
            raise Leave from None
        if not line:
            raise Leave
        if len(line) == LONGEST and not line.endswith("\n"):
            self._skip_rest()
        return line.rstrip("\r\n").removeprefix("\ufeff")

    def _skip_rest(self) -> None:
        while (more := self._stream.readline(LONGEST)) and not more.endswith("\n"):
            pass
