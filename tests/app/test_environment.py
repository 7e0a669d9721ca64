"""What is seen of the computer: readers, speech servers, the network, windows of readers."""

import ctypes
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from farkle_access.app import environment
from farkle_access.app.environment import look
from farkle_access.output.detection import Environment

BUS = {"DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"}
SERVER = {"SPEECHD_ADDRESS": "unix_socket:/nowhere"}
posix = pytest.mark.skipif(sys.platform == "win32", reason="scripts and sockets of Unix")


class Linux:
    """A computer with the processes and programs that a test gives it."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.processes = folder / "proc"
        self.programs = folder / "bin"
        self.speakup = folder / "speakup"
        for path in (self.processes, self.programs):
            path.mkdir()
        (self.processes / "meminfo").touch()
        (self.processes / "self").mkdir()
        (self.processes / "self" / "comm").write_text("orca\n")
        (self.processes / "77").mkdir()  # a process that has just ended
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.setattr(environment, "PROCESSES", self.processes)
        monkeypatch.setattr(environment, "SPEAKUP", self.speakup)
        monkeypatch.setenv("PATH", str(self.programs))
        self.run("systemd", "bash", "orchestra", "python3")

    def run(self, *names: str) -> None:
        for name in names:
            number = 100 + len(list(self.processes.iterdir()))
            (self.processes / str(number)).mkdir()
            (self.processes / str(number) / "comm").write_text(f"{name}\n")

    def install(self, name: str, script: str = "exit 0") -> Path:
        program = self.programs / name
        program.write_text(f"#!/bin/sh\n{script}\n")
        program.chmod(0o755)
        return program

    def look(self, **environment: str) -> Environment:
        words = {"HOME": str(self.folder), "PATH": str(self.programs)} | environment
        return look(words, terminal=True)


@pytest.fixture
def linux(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Linux:
    return Linux(tmp_path, monkeypatch)


def test_an_empty_computer_has_nothing(linux: Linux) -> None:
    assert linux.look() == Environment("linux", terminal=True)


@pytest.mark.parametrize("name", ["orca", "fenrir", "brltty", "espeakup", "yasr", "tdsr"])
def test_a_reader_that_runs_is_found_by_its_name(linux: Linux, name: str) -> None:
    linux.run(name)
    assert linux.look().readers == (name,)


def test_several_readers_are_found_in_a_fixed_order(linux: Linux) -> None:
    linux.run("orca", "brltty", "orca")
    assert linux.look().readers == ("brltty", "orca")


def test_a_reader_in_the_kernel_is_found_and_a_running_one_has_the_name(linux: Linux) -> None:
    linux.speakup.mkdir()
    assert linux.look().readers == ("speakup",)
    linux.run("espeakup")
    assert linux.look().readers == ("espeakup",)


def test_names_of_processes_may_be_any_bytes(linux: Linux) -> None:
    (linux.processes / "5").mkdir()
    (linux.processes / "5" / "comm").write_bytes(b"\xff\xfe\n")
    linux.run("orca")
    assert linux.look().readers == ("orca",)


def test_without_a_list_of_processes_nothing_is_found(
    linux: Linux, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "PROCESSES", linux.folder / "nowhere")
    assert linux.look().readers == ()


@posix
@pytest.mark.parametrize(
    ("variable", "place"),
    [("XDG_RUNTIME_DIR", "run"), ("XDG_CACHE_HOME", "cache"), ("HOME", ".cache")],
)
def test_a_server_that_listens_is_found_where_servers_listen(
    linux: Linux, variable: str, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = linux.folder / place / "speech-dispatcher"
    folder.mkdir(parents=True)
    value = str(linux.folder if variable == "HOME" else linux.folder / place)
    assert not linux.look(**{variable: value}).server
    monkeypatch.chdir(folder)  # the path of a socket must be short
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind("speechd.sock")
        assert linux.look(**{variable: value}).server


def test_a_server_that_could_be_started_is_found_on_the_path(linux: Linux) -> None:
    program = linux.install("speech-dispatcher")
    assert linux.look().server
    assert linux.look(PATH=f":/nowhere:{linux.programs}:").server
    assert not linux.look(PATH="").server
    program.chmod(0o644)
    if sys.platform != "win32":
        assert not linux.look().server


def test_the_address_of_a_server_is_believed(linux: Linux) -> None:
    assert linux.look(**SERVER).server
    assert not linux.look(SPEECHD_ADDRESS="").server


@posix
@pytest.mark.parametrize(
    ("script", "readers"),
    [
        ("echo 'b true'", ("",)),
        ("echo 'b false'", ()),
        ("echo nonsense; exit 1", ()),
        ("exit 1", ()),
    ],
)
def test_the_desktop_is_asked_whether_a_reader_is_on(
    linux: Linux, script: str, readers: tuple[str, ...]
) -> None:
    linux.install("busctl", f'echo "$*" >>{linux.folder}/asked\n{script}')
    assert linux.look(**BUS, **SERVER).readers == readers
    asked = (linux.folder / "asked").read_text()
    assert "org.a11y.Status ScreenReaderEnabled" in asked
    assert "--user" in asked


@posix
def test_a_desktop_that_does_not_answer_is_not_waited_for(
    linux: Linux, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "ASKING", 0.05)
    linux.install("busctl", "exec /bin/sleep 600")
    assert linux.look(**BUS, **SERVER).readers == ()


@posix
def test_the_desktop_is_asked_only_when_the_answer_matters(linux: Linux) -> None:
    linux.install("busctl", f"touch {linux.folder}/asked; echo 'b true'")
    assert linux.look(**BUS).readers == (), "no server could speak anyway"
    assert linux.look(**SERVER).readers == (), "there is no desktop"
    linux.run("orca")
    assert linux.look(**BUS, **SERVER).readers == ("orca",)
    assert not (linux.folder / "asked").exists()


def test_a_desktop_that_cannot_be_asked_is_no_error(linux: Linux) -> None:
    assert linux.look(**BUS, **SERVER).readers == ()


@pytest.mark.parametrize("name", ["SSH_CONNECTION", "SSH_TTY"])
def test_over_the_network_nothing_here_counts(linux: Linux, name: str) -> None:
    linux.run("orca")
    linux.install("speech-dispatcher")
    assert linux.look(**{name: "1"}) == Environment("linux", terminal=True, remote=True)


def test_without_a_terminal_nothing_is_looked_for(linux: Linux) -> None:
    linux.run("orca")
    assert look(SERVER, terminal=False) == Environment("linux", terminal=False)


def test_a_mac_is_told_by_its_name_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert look(SERVER, terminal=True) == Environment("darwin", terminal=True)


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Environment]:
    def found(*windows_open: tuple[str, str], screen_reader: bool = False) -> Environment:
        def find(window_class: str, title: str | None) -> int:
            return any(
                window_class == of_class and title in (None, called)
                for of_class, called in windows_open
            )

        def ask(action: int, size: int, answer: Any, update: int) -> int:
            assert (action, size, update) == (70, 0, 0)
            answer._obj.value = int(screen_reader)
            return 1

        user = SimpleNamespace(FindWindowW=find, SystemParametersInfoW=ask)
        monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user), raising=False)
        monkeypatch.setattr(sys, "platform", "win32")
        return look({}, terminal=True)

    return found


NVDA, JAWS = ("wxWindowClassNR", "NVDA"), ("JFWUI2", "JAWS 2026")


def test_windows_readers_are_found_by_their_windows(windows: Callable[..., Environment]) -> None:
    assert windows(NVDA).api_reader == "NVDA"
    assert windows(JAWS).api_reader == "JAWS"
    assert windows(JAWS, NVDA, screen_reader=True).api_reader == "NVDA"


def test_another_program_with_the_same_kind_of_window_is_not_nvda(
    windows: Callable[..., Environment],
) -> None:
    assert windows(("wxWindowClassNR", "Audacity")) == Environment("win32", terminal=True)


def test_another_reader_of_windows_is_known_by_the_flag(
    windows: Callable[..., Environment],
) -> None:
    found = Environment("win32", terminal=True, readers=("",))
    assert windows(screen_reader=True) == found


def test_windows_without_a_reader_has_none(windows: Callable[..., Environment]) -> None:
    assert windows() == Environment("win32", terminal=True)
