"""Keys from a terminal. The only file that knows prompt_toolkit, which reads, never paints."""

import asyncio
import sys
from collections import deque
from collections.abc import Callable
from typing import Any

from prompt_toolkit.application import Application, run_in_terminal
from prompt_toolkit.input import create_input
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys as Codes
from prompt_toolkit.layout import Layout, Window
from prompt_toolkit.output import DummyOutput

from farkle_access.input.keys import Key, Leave

NAMES: dict[str, Key] = {
    "c-m": "enter",
    "c-j": "enter",
    " ": "space",
    "up": "up",
    "down": "down",
    "left": "left",
    "right": "right",
    "c-i": "tab",
    "s-tab": "backtab",
    "c-h": "backspace",
    "home": "home",
    "end": "end",
    "f1": "f1",
    "f2": "f2",
}
LEAVING = ("c-c", "c-d")
ESCAPE_WAIT = 0.05  # seconds before a lone Esc byte is taken for the Esc key


class TerminalKeys:
    """Runs an application without a screen in the background, which queues the keys."""

    def __init__(self, before_stop: Callable[[], None] = lambda: None) -> None:
        """`before_stop` is called before Ctrl+Z hands the terminal over to the shell."""
        self._before_stop = before_stop
        self._loop = asyncio.new_event_loop()
        self._queue: deque[Key | None] = deque()  # None: the player leaves
        self._arrived = asyncio.Event()
        self._escape: asyncio.Handle | None = None  # an Esc that may stay alone
        self._burst = False  # characters came right behind it
        self._app: Application[None] = Application(
            layout=Layout(Window()),
            key_bindings=self._bindings(),
            input=create_input(),
            output=DummyOutput(),
        )
        self._app.ttimeoutlen = ESCAPE_WAIT
        self._app.timeoutlen = ESCAPE_WAIT
        # We report a fault in a handler: the library would paint a screen for it.
        self._fault: BaseException | None = None
        self._loop.set_exception_handler(self._failed)
        self._running = self._loop.create_task(
            self._app.run_async(handle_sigint=False, set_exception_handler=False)
        )

    def next(self, timeout: float | None = None) -> Key | None:
        if not self._queue:
            self._loop.run_until_complete(self._wait(timeout))
        if not self._queue:
            return None
        key = self._queue.popleft()
        if key is None:
            raise Leave
        return key

    def text(self) -> str | None:
        # The terminal's own line editing echoes and corrects what is typed.
        return self._loop.run_until_complete(self._typed())

    def close(self) -> None:
        if not self._running.done():
            self._app.exit()
            self._loop.run_until_complete(self._running)
        self._loop.close()

    async def _typed(self) -> str | None:
        return await run_in_terminal(_typed_line)

    async def _wait(self, timeout: float | None) -> None:
        self._arrived.clear()
        arrival = asyncio.ensure_future(self._arrived.wait())
        await asyncio.wait(
            {arrival, self._running}, timeout=timeout, return_when=asyncio.FIRST_COMPLETED
        )
        arrival.cancel()
        await asyncio.gather(arrival, return_exceptions=True)
        if self._fault is not None:
            raise self._fault
        if self._running.done():  # the terminal is gone
            raise Leave

    def _failed(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self._fault = context.get("exception") or RuntimeError(context.get("message"))
        self._arrived.set()

    def _put(self, key: Key | None) -> None:
        self._queue.append(key)
        self._arrived.set()

    def _bindings(self) -> KeyBindings:
        bindings = KeyBindings()

        def bind(code: str, handler: Callable[[KeyPressEvent], None]) -> None:
            bindings.add(code, eager=True)(handler)

        for code in NAMES:
            bind(code, self._named)
        for code in LEAVING:
            bind(code, lambda event: self._put(None))
        bind("escape", self._escaped)
        bind("c-z", self._stopped)
        bind(Codes.BracketedPaste, lambda event: None)  # a pasted text is no series of commands
        bindings.add(Codes.Any)(self._character)
        return bindings

    def _stopped(self, event: KeyPressEvent) -> None:
        self._before_stop()
        event.app.suspend_to_background()

    def _named(self, event: KeyPressEvent) -> None:
        if len(event.data) == 1 and self._escape:
            self._burst = True
            return
        if self._escape:
            self._escape.cancel()
            self._escape_ends()
        self._put(NAMES[event.key_sequence[0].key])

    def _character(self, event: KeyPressEvent) -> None:
        if self._escape:
            self._burst = True
        elif len(event.data) == 1 and event.data.isprintable():
            self._put(event.data.lower())

    def _escaped(self, event: KeyPressEvent) -> None:
        # Characters read together with an Esc are the rest of an unknown key, or of Alt with a
        # letter, and are ignored. Only an Esc that stays alone is the Esc key.
        if self._escape:
            self._escape.cancel()
            self._escape_ends()
        self._burst = False
        self._escape = self._loop.call_soon(self._escape_ends)

    def _escape_ends(self) -> None:
        self._escape = None
        if not self._burst:
            self._put("escape")


def _typed_line() -> str | None:
    try:
        line = sys.stdin.readline()
    except (KeyboardInterrupt, OSError):  # or the terminal is gone
        raise Leave from None
    if not line:
        raise Leave
    return line.rstrip("\r\n")
