"""Plays short sounds with the means of the system."""

import array
import shutil
import subprocess
import sys
import wave
from contextlib import suppress
from io import BytesIO
from pathlib import Path

from farkle_access.output import sounds
from farkle_access.output.speech.messages import Play
from farkle_access.play.files import write_over

PROGRAMS = (("afplay",), ("pw-play",), ("paplay",), ("aplay", "-q"))
"""The first one found plays; macOS has the first, Linux one of the others."""
MOST_FAILURES = 3


class Player:
    """Plays one sound at a time, the latest wins. After a few failures it no longer tries."""

    def __init__(self) -> None:
        self._failures = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._program: tuple[str, ...] | None = None

    def play(self, request: Play) -> None:
        """Start to play, and return at once. Raises nothing."""
        if self._failures >= MOST_FAILURES:
            return
        try:
            self._begin(softened(sounds.file(request.sound), request.volume, Path(request.folder)))
        except (OSError, RuntimeError, EOFError, wave.Error):
            self._failures += 1

    def _begin(self, path: Path) -> None:
        if sys.platform == "win32":
            import winsound

            flags = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
            winsound.PlaySound(str(path), flags)
            return
        self._end()
        self._process = subprocess.Popen(
            [*self._found(), str(path)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.poll() is None:
            process.kill()
            process.wait()
        elif process.returncode:
            self._failures += 1

    def _found(self) -> tuple[str, ...]:
        if self._program is None:
            found = (program for program in PROGRAMS if shutil.which(program[0]))
            self._program = next(found, ())
        if not self._program:
            raise RuntimeError("no program plays sounds here")
        return self._program


PLAYER = Player()


def softened(path: Path, volume: int, folder: Path) -> Path:
    """The sound at a volume from 0 to 100, made once and kept in `folder`.

    Not every player program has a volume setting. Where no copy can be kept, the sound is played
    at its own volume.
    """
    if volume >= 100:
        return path
    copy = folder / f"{path.stem}-{volume}.wav"
    if not copy.is_file():
        with suppress(OSError):
            write_over(copy, _softer(path, volume))
    return copy if copy.is_file() else path


def _softer(path: Path, volume: int) -> bytes:
    made = BytesIO()
    with wave.open(str(path)) as source, wave.open(made, "wb") as target:
        target.setparams(source.getparams())
        samples = array.array("h", source.readframes(source.getnframes()))
        target.writeframes(array.array("h", [s * volume // 100 for s in samples]).tobytes())
    return made.getvalue()
