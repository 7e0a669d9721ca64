"""Sounds are played by what the system has, the latest wins, and nothing is ever raised."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from farkle_access.core.cues import Cue
from farkle_access.output import sounds
from farkle_access.output.speech.messages import Play
from farkle_access.output.speech.player import MOST_FAILURES, Player
from tests.output.speech.hosts import until
from tests.output.speech.windows import module

DICE = sounds.file(Cue.DICE)
posix = pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are scripts of a shell")


class Programs:
    """Scripts on an otherwise empty path that record how they were called."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "programs"
        self.folder.mkdir()
        self.log = folder / "log"
        self.log.touch()

    def add(self, name: str, then: str = "exit 0") -> None:
        script = self.folder / name
        script.write_text(f'#!/bin/sh\necho "$$ {name} $*" >>"{self.log}"\n{then}\n')
        script.chmod(0o755)

    @property
    def calls(self) -> list[str]:
        """The calls so far, without the numbers of their processes."""
        return [line.partition(" ")[2] for line in self.log.read_text().splitlines()]

    def wait_for(self, number: int) -> None:
        until(lambda: len(self.calls) == number)

    @property
    def processes(self) -> list[int]:
        return [int(line.partition(" ")[0]) for line in self.log.read_text().splitlines()]


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Programs:
    made = Programs(tmp_path)
    monkeypatch.setenv("PATH", str(made.folder))
    monkeypatch.setattr(sys, "platform", "linux")
    return made


def loud(cue: Cue = Cue.DICE) -> Play:
    return Play(cue, 100, "nowhere")


def over(playing: Player) -> None:
    """Wait until the sound that plays is over."""
    assert playing._process is not None
    playing._process.wait(20)


@posix
@pytest.mark.parametrize(
    ("there", "used"),
    [
        (("aplay", "paplay", "pw-play", "afplay"), "afplay"),
        (("aplay", "paplay", "pw-play"), "pw-play"),
        (("aplay", "paplay"), "paplay"),
        (("aplay", "ogg123"), "aplay -q"),
    ],
)
def test_the_first_program_that_is_found_plays(
    programs: Programs, there: tuple[str, ...], used: str
) -> None:
    for name in there:
        programs.add(name)
    playing = Player()
    playing.play(loud())
    over(playing)
    assert programs.calls == [f"{used} {DICE}"]


@posix
def test_the_latest_sound_ends_the_one_before(programs: Programs) -> None:
    programs.add("aplay", "exec /bin/sleep 600")
    playing = Player()
    for number in (1, 2, 3):
        playing.play(loud())
        programs.wait_for(number)
    first, second, third = programs.processes
    for gone in (first, second):
        with pytest.raises(ProcessLookupError):
            os.kill(gone, 0)
    os.kill(third, 0)
    playing._end()
    assert playing._failures == 0, "an end of our own is no failure"


@posix
def test_a_program_that_fails_is_called_a_few_times_and_then_never(programs: Programs) -> None:
    programs.add("aplay", "exit 1")
    playing = Player()
    for _ in range(MOST_FAILURES + 3):
        playing.play(loud())
        if playing._process is not None:
            over(playing)
    assert MOST_FAILURES <= len(programs.calls) <= MOST_FAILURES + 1


@posix
def test_sounds_that_work_are_played_for_ever(programs: Programs) -> None:
    programs.add("aplay")
    playing = Player()
    for _ in range(3 * MOST_FAILURES):
        playing.play(loud())
        over(playing)
    assert len(programs.calls) == 3 * MOST_FAILURES


@posix
def test_a_computer_that_cannot_play_is_looked_at_once(
    programs: Programs, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr("shutil.which", lambda name: asked.append(name))
    playing = Player()
    for _ in range(MOST_FAILURES + 3):
        playing.play(loud())
    assert asked == ["afplay", "pw-play", "paplay", "aplay"]


@posix
def test_a_program_that_cannot_be_started_raises_nothing(programs: Programs) -> None:
    programs.add("aplay")
    (programs.folder / "aplay").write_text("#!/does/not/exist\n")
    playing = Player()
    for _ in range(MOST_FAILURES + 1):
        playing.play(loud())
    assert playing._failures == MOST_FAILURES


def test_a_sound_that_is_missing_raises_nothing(programs: Programs, tmp_path: Path) -> None:
    playing = Player()
    for _ in range(MOST_FAILURES + 1):
        playing.play(Play("no such sound", 50, str(tmp_path)))
    assert playing._failures == MOST_FAILURES


@posix
def test_nothing_of_a_program_reaches_the_terminal(
    programs: Programs, monkeypatch: pytest.MonkeyPatch
) -> None:
    programs.add("aplay")
    asked: list[dict[str, object]] = []
    real: Callable[..., object] = subprocess.Popen

    def popen(words: list[str], **options: object) -> object:
        asked.append(options)
        return real(words, **options)

    monkeypatch.setattr(subprocess, "Popen", popen)
    playing = Player()
    playing.play(loud())
    over(playing)
    streams = ("stdin", "stdout", "stderr")
    assert [asked[0][name] for name in streams] == [subprocess.DEVNULL] * 3


class WinSound:
    """The module of the standard library that plays sounds on Windows."""

    SND_FILENAME, SND_ASYNC, SND_NODEFAULT = 0x20000, 1, 2

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.played: list[tuple[str, int]] = []
        self.broken = False
        flags = {name: getattr(self, name) for name in dir(self) if name.startswith("SND_")}
        made = module("winsound", PlaySound=self._play, **flags)
        monkeypatch.setitem(sys.modules, "winsound", made)
        monkeypatch.setattr(sys, "platform", "win32")

    def _play(self, name: str, flags: int) -> None:
        self.played.append((name, flags))
        if self.broken:
            raise RuntimeError("Failed to play sound")


def test_windows_plays_by_itself_without_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = WinSound(monkeypatch)
    Player().play(loud(Cue.WIN))
    assert sound.played == [(str(sounds.file(Cue.WIN)), 0x20000 | 1 | 2)]


def test_windows_without_a_sound_card_is_left_in_peace(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = WinSound(monkeypatch)
    sound.broken = True
    playing = Player()
    for _ in range(MOST_FAILURES + 3):
        playing.play(loud())
    assert len(sound.played) == MOST_FAILURES


def test_a_folder_that_cannot_be_written_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sound = WinSound(monkeypatch)
    occupied = tmp_path / "sounds"
    occupied.write_text("a file where the folder should be")
    Player().play(Play(Cue.DICE, 40, str(occupied)))
    assert [name for name, _ in sound.played] == [str(DICE)]
