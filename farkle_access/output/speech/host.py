"""The process that speaks. It may hang or die; the game kills it and starts another.

Everything here runs in a child process of the game: requests come in on standard input, answers
go out on what was standard output. The libraries print there, so they get the null device instead.
"""

import os
import queue
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import TypeAlias

from farkle_access.output.speech import accessible
from farkle_access.output.speech.backend import LAST_WORDS, Backend, Maker
from farkle_access.output.speech.chain import Chain
from farkle_access.output.speech.messages import (
    Answer,
    Done,
    Play,
    Quit,
    Request,
    Speak,
    Stop,
    Trying,
    Use,
    Voices,
    decode_request,
    encode_answer,
)

LOOKING = 2.0
"""Seconds between attempts to find a better backend, while there is nothing to say."""
PATIENCE = LAST_WORDS + 3.0
"""Seconds after the end of the game until a host that hangs ends as well."""

Requests: TypeAlias = "queue.SimpleQueue[tuple[int, Request]]"


def main(words: Sequence[str]) -> None:
    """Run the host to its end. `words`: links not to be tried yet, as "name=seconds"."""
    absent = {name: float(seconds) for name, _, seconds in (word.partition("=") for word in words)}
    answers = _own_stdout()

    def answer(said: Answer) -> None:
        with suppress(OSError):  # the game is gone, and the end of the requests will come next
            os.write(answers, encode_answer(said))

    requests: Requests = queue.SimpleQueue()
    threading.Thread(target=_read, args=(requests,), daemon=True).start()
    chain = Chain(links(), time.monotonic, lambda name: answer(Trying(name)), absent)
    try:
        if accessible.LINK not in absent:
            load(answer)
        serve(requests, chain, answer)
        chain.close()
    finally:
        os._exit(0)  # threads of the libraries hang at an orderly exit


def links() -> Mapping[str, Maker]:
    """The backends, best first."""
    return {
        accessible.LINK: accessible.make,
        "prism": _prism,
        "pyttsx3": _own_voice,
    }


def load(answer: Callable[[Answer], None]) -> None:
    """Import what will most likely speak, while the game finds out whether it needs to speak.

    Nothing is connected yet. Should an import hang, the game knows which one.
    """
    answer(Trying(accessible.LINK))
    with suppress(Exception):  # found out when it is to be used
        accessible.load()
    answer(Trying(""))


def serve(requests: Requests, chain: Chain, answer: Callable[[Answer], None]) -> None:
    """Answer requests until the game quits. Nothing is looked for before the first one."""
    known = ""  # the backend whose voices have been reported to the game
    wait = None
    while True:
        try:
            number, request = requests.get(timeout=wait)
        except queue.Empty:
            chain.prepare()
        else:
            if isinstance(request, Quit):
                return
            if wait is None:
                chain.prepare()
                wait = LOOKING
            _do(request, chain)
            answer(Done(number, chain.speaker))
        if chain.speaker != known and requests.empty():
            known = chain.speaker
            answer(Voices(chain.voices()))


def _do(request: Request, chain: Chain) -> None:
    match request:
        case Speak():
            chain.speak(request)
        case Stop():
            chain.stop()
        case Use(settings):
            chain.use(settings)
        case Play():
            from farkle_access.output.speech.player import PLAYER

            PLAYER.play(request)


def _own_stdout() -> int:
    """A descriptor for the answers; whatever is printed from now on is discarded."""
    answers = os.dup(1)
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)
    return answers


def _read(requests: Requests) -> None:
    """Queue the requests of the game; quit when the game is gone."""
    with suppress(OSError):
        for line in sys.stdin.buffer:
            with suppress(ValueError, TypeError, KeyError):
                requests.put(decode_request(line))
    requests.put((0, Quit()))
    time.sleep(PATIENCE)
    os._exit(0)


def _prism() -> Backend | None:
    from farkle_access.output.speech import prism

    return prism.make()


def _own_voice() -> Backend | None:
    from farkle_access.output.speech import own_voice

    return own_voice.make()
