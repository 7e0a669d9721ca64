"""Keys from a terminal. The only file that knows prompt_toolkit, which opens the keyboard."""

import asyncio
import codecs
import os
import signal
import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from prompt_toolkit.input import Input, create_input
from prompt_toolkit.input.ansi_escape_sequences import REVERSE_ANSI_SEQUENCES
from prompt_toolkit.key_binding.key_processor import KeyPress
from prompt_toolkit.keys import Keys as Codes

from farkle_access.input.job_control import JobControl
from farkle_access.input.keys import Key, Leave, PastedText
from farkle_access.input.pasting import gathered, remaining
from farkle_access.input.sequences import (
    LEAVE,
    PASTE_BEGIN,
    PASTE_END,
    PASTE_PAUSE,
    STOP,
    Decoder,
    Event,
    Pasted,
)
from farkle_access.input.typed_line import Line

AT_ONCE = 65536  # bytes


def _nothing() -> None:
    """What is done where nobody asked for anything."""


def _write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


class TerminalKeys:
    """Queues what the terminal sends; its loop turns only while a key is waited for."""

    def __init__(
        self,
        echo: Callable[[str], None] = _write,
        before_stop: Callable[[], None] = _nothing,
        came_back: Callable[[], None] = _nothing,
    ) -> None:
        """`echo` writes what is typed where a text is asked for.

        `before_stop` is called before Ctrl+Z hands the terminal over to the shell, `came_back`
        when the program goes on, whatever has stopped it.
        """
        self._echo, self._before_stop, self._came_back = echo, before_stop, came_back
        self._queue: deque[Event] = deque()
        self._line: Line | None = None  # the text that is being typed
        self._decoder = Decoder()
        self._pasted = -PASTE_PAUSE  # when the last part of a pasted text came
        self._pause: asyncio.TimerHandle | None = None  # until what has begun counts as ended
        self._gone = False  # the terminal
        self._fault: BaseException | None = None
        self._loop = asyncio.new_event_loop()
        self._loop.set_exception_handler(self._failed)
        if sys.platform != "win32":
            # With a handler of its own the loop can be woken by every signal. Without one a signal
            # that comes just before the loop sleeps would wait for the next key.
            self._loop.add_signal_handler(signal.SIGWINCH, lambda: None)
        self._waiter = self._loop.create_future()
        self._input = create_input()
        self._source = _Console(self._input) if sys.platform == "win32" else _Device(self._input)
        self._raw, self._cooked = self._input.raw_mode(), self._input.cooked_mode()
        self._raw.__enter__()
        self._attached = self._input.attach(self._ready)
        self._loop.run_until_complete(self._attach())
        self._job = JobControl(self._hand_over, self._take_back, self._wake_from_signal)

    def next(self, timeout: float | None = None) -> Key | None:
        end = None if timeout is None else self._loop.time() + timeout
        while True:
            while self._queue:
                key = self._key(self._queue.popleft())
                if key is not None:
                    return key
            left = None if end is None else max(0.0, end - self._loop.time())
            self._wait(left)
            if left == 0 and not self._queue:
                return None

    def text(self) -> str | None:
        # Not the terminal's own line editing: there Esc and arrows would become a part of a text.
        line = self._line = Line(self._echo)
        try:
            while True:
                while self._queue and not line.done:
                    event = self._queue.popleft()
                    if not self._commanded(event):
                        line.take(event)
                if line.done:
                    return line.result
                self._wait(None)
        finally:
            self._line = None
            if not line.done:
                self._echo("\n")

    def close(self) -> None:
        self._job.close()
        self._loop.run_until_complete(self._detach())
        self._raw.__exit__(None, None, None)
        self._loop.close()

    async def _attach(self) -> None:
        try:
            self._attached.__enter__()
        except EOFError:
            self._gone = True

    async def _detach(self) -> None:
        with suppress(KeyError, OSError, ValueError):
            self._attached.__exit__(None, None, None)

    def _wait(self, timeout: float | None) -> None:
        """Let the loop turn until something has come. Raises Leave when the terminal is gone."""
        if self._gone:
            raise Leave
        self._waiter = self._loop.create_future()
        timer = None if timeout is None else self._loop.call_later(timeout, self._wake)
        if self._job.asked or self._job.returned:
            self._wake()
        self._loop.run_until_complete(self._waiter)
        if timer is not None:
            timer.cancel()
        if self._fault is not None:
            raise self._fault
        if self._job.asked:
            self._job.stop()
        if self._job.returned:
            self._return()

    def _wake(self) -> None:
        if not self._waiter.done():
            self._waiter.set_result(None)

    def _wake_from_signal(self) -> None:
        self._loop.call_soon_threadsafe(self._wake)

    def _failed(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self._fault = context.get("exception") or RuntimeError(context.get("message"))
        self._wake()

    def _ready(self) -> None:
        """Something can be read."""
        text = self._source.read()
        self._gone = self._source.closed
        self._receive(self._decoder.feed(text))
        if self._gone:
            self._wake()
        if self._pause is not None:
            self._pause.cancel()
        if self._decoder.pause is not None:
            self._pause = self._loop.call_later(self._decoder.pause, self._silent)

    def _silent(self) -> None:
        self._receive(self._decoder.flush())

    def _receive(self, events: list[Event]) -> None:
        """Queue what came together."""
        now = self._loop.time()
        more = self._line is None and now - self._pasted < PASTE_PAUSE
        came = remaining(events) if more else gathered(events, typing=self._line is not None)
        if len(came) < len(events):
            self._pasted = now
        self._queue += came
        if self._queue:
            self._wake()

    def _key(self, event: Event) -> Key | None:
        if isinstance(event, Pasted):
            raise PastedText(event.text)
        if self._commanded(event):
            return None
        if event == " ":
            return "space"
        return event.lower() if event.isprintable() else None

    def _commanded(self, event: Event) -> bool:
        """Leave or stop, where the key asks for it. Raises Leave."""
        if event == LEAVE:
            raise Leave
        if event == STOP:
            self._job.stop()
            self._return()
        return event == STOP

    def _return(self) -> None:
        self._job.returned = False
        self._came_back()
        if self._line is not None:
            self._line.show()

    def _hand_over(self) -> None:
        self._before_stop()
        self._raw.__exit__(None, None, None)
        self._cooked.__enter__()  # with the echo, which the start has stopped

    def _take_back(self) -> None:
        self._raw.__enter__()


class _Device:
    """Characters from a terminal of Unix; bytes that are none come as surrogates."""

    def __init__(self, opened: Input) -> None:
        self._descriptor = opened.fileno()
        decoder = codecs.getincrementaldecoder(sys.stdin.encoding)
        self._decoder = decoder("surrogateescape")
        self.closed = False

    def read(self) -> str:
        try:
            read = os.read(self._descriptor, AT_ONCE)
        except (BlockingIOError, InterruptedError):
            return ""
        except OSError:  # the terminal is gone
            read = b""
        self.closed = not read
        return self._decoder.decode(read)


class _Console:
    """Characters from a console of Windows; keys that are none come as a terminal sends them."""

    closed = False

    def __init__(self, opened: Input) -> None:
        self._opened = opened

    def read(self) -> str:
        return "".join(map(_sent, self._opened.read_keys()))


def _sent(press: KeyPress) -> str:
    """What a terminal would send for a key."""
    if press.key == Codes.BracketedPaste:
        return f"{PASTE_BEGIN}{press.data}{PASTE_END}"
    return REVERSE_ANSI_SEQUENCES.get(press.key, press.data)  # type: ignore[call-overload,no-any-return]
