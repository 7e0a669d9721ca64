"""Starts speech before everything else: its process takes as long to start as all the rest."""

import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from farkle_access.app.places import Places
from farkle_access.app.streams import at_a_terminal
from farkle_access.output.mode import OutputMode
from farkle_access.ui.shell.preferences import Preferences

if TYPE_CHECKING:
    from farkle_access.output.detection import Detection
    from farkle_access.output.sinks import Speech
    from farkle_access.output.speech.children import Child
    from farkle_access.output.speech.spawning import Spawned


class Prelaunched(NamedTuple):
    """What was started, and what had to be found out for it; None for what was not."""

    speech: "Speech | None" = None
    detection: "Detection | None" = None


NOTHING = Prelaunched()


def prelaunch_speech(
    preferences: Preferences, places: Places, spawned: "Spawned | None" = None
) -> Prelaunched:
    """Start speech, if these preferences use it on this computer.

    `spawned` is a host that runs already; where it is not needed it is ended.
    """
    mode, detection = preferences.output, None
    if mode is OutputMode.AUTO:
        from farkle_access.app.environment import detected

        detection = detected(terminal=_at_a_terminal())
        mode = detection.mode
    if not mode.speaks:
        _dismiss(spawned)
        return Prelaunched(detection=detection)
    host = _host(spawned)  # before its other end is imported, which takes a moment
    from farkle_access.app.speech import speech

    started = speech(places.cache, host)
    started.use(preferences.rate, preferences.pitch, preferences.volume, preferences.voices)
    return Prelaunched(started, detection)


def _host(spawned: "Spawned | None" = None) -> "Child | None":
    from farkle_access.output.speech import children

    if spawned is not None:
        return children.Child(spawned)
    try:
        return children.start(children.HOST)
    except OSError:  # it is tried again when something has to be said
        return None


def _dismiss(spawned: "Spawned | None") -> None:
    if spawned is not None:
        with suppress(OSError):
            spawned.kill()
            spawned.wait(1)


def _at_a_terminal() -> bool:
    try:
        return at_a_terminal(sys.stdin, sys.stdout, os.environ.get("TERM", ""))
    except (AttributeError, ValueError):  # closed by whoever started the program
        return False
