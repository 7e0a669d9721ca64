"""Through pipes: one line in is one key, one line out is one announcement."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from farkle_access.i18n.catalog import LANGUAGES
from tests.end_to_end.program import (
    COMMAND,
    ROOT,
    SHORT,
    WAIT,
    environment,
    live,
    run,
    state,
    the_record,
)
from tests.ui.scripted import Booth, last_items

posix = pytest.mark.skipif(sys.platform == "win32", reason="needs signals and a shell of Unix")
PLAY = ("play", "farkle", "--players", "Ann,bot:hard")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_in_each_language(home: Path, language: str) -> None:
    with live(home, *PLAY, *SHORT, "--language", language) as program:
        program.choose_last()
        assert program.process.wait(WAIT) == 0
        assert program.process.stderr
        assert program.process.stderr.read() == ""
    assert re.search(r"Ann, \d+ .*Computer|Computer, \d+ .*Ann|Dators", program.lines[-1])
    for line in program.lines:
        assert len(line) >= 3
        assert line.isprintable()
        assert line[-1] in ".!?"
    assert len(list((home / "matches" / "finished").iterdir())) == 1


def test_the_lines_are_the_announcements(
    home: Path, catalogs: object, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    booth = Booth(catalogs, monkeypatch)  # type: ignore[arg-type]
    booth.prefer()
    options = {"limit": 500, "entry": 0, "minimum": 5}
    told = booth.play("Ann,bot:hard", keys=last_items, seed=7, options=options)
    with live(tmp_path / "other", *PLAY, *SHORT) as program:
        program.choose_last()
    assert program.lines == told.lines


def test_a_match_of_computers_tells_itself_without_any_key(home: Path) -> None:
    done = run(home, "play", "farkle", "--players", "bot:easy,bot:medium", *SHORT)
    assert done.returncode == 0
    assert " wins. " in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_from_the_very_first_start(home: Path, language: str) -> None:
    number = str(list(LANGUAGES).index(language) + 1)
    done = run(home, keys=[number, "", "", "", "", "s"])
    assert done.returncode == 0
    assert f"{LANGUAGES[language]}, " in done.stdout
    assert len(state(the_record(home)).moves) >= 2


@pytest.fixture(scope="module")
def last_words(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Of a match that was played without a break."""
    with live(tmp_path_factory.mktemp("whole"), *PLAY, *SHORT) as whole:
        whole.choose_last()
    return whole.lines[-2:]


@pytest.mark.parametrize("presses", [0, 3, 11])
def test_after_the_end_of_input_resume_goes_on_as_if_nothing_had_been(
    home: Path, last_words: list[str], presses: int
) -> None:
    with live(home, *PLAY, *SHORT) as first:
        first.choose_last(presses)
        first.process.communicate(timeout=WAIT)
        assert first.process.returncode == 0
    before = state(the_record(home))
    with live(home, "resume") as second:
        second.until_menu()
        assert state(the_record(home)).state == before.state
        second.choose_last()
        assert second.process.wait(WAIT) == 0
    assert second.lines[-2:] == last_words


def test_the_end_of_input_says_where_the_match_waits(home: Path) -> None:
    done = run(home, *PLAY, *SHORT, keys=["enter"])
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1] == "The match is saved; it waits under Resume."


@posix
@pytest.mark.parametrize(("number", "status"), [("SIGINT", 0), ("SIGTERM", 143), ("SIGHUP", 129)])
def test_a_signal_leaves_the_match_saved(home: Path, number: str, status: int) -> None:
    with live(home, *PLAY, *SHORT) as program:
        program.choose_last(3)
        program.process.send_signal(getattr(signal, number))
        program.rest()
        assert program.process.wait(WAIT) == status
        assert program.process.stderr
        assert program.process.stderr.read() == ""
    assert program.lines[-1] == "The match is saved; it waits under Resume."
    assert not (home / "cache" / "fault.txt").exists()
    assert_resumes(home, program.lines[-2])


@posix
def test_a_kill_loses_nothing_that_was_heard(home: Path) -> None:
    with live(home, *PLAY, *SHORT) as program:
        program.choose_last(3)
        program.process.kill()
        program.process.wait(WAIT)
    assert_resumes(home, program.lines[-1])


def assert_resumes(home: Path, item: str) -> None:
    """The match goes on at the same moment, with the same menu."""
    before = state(the_record(home)).state
    done = run(home, "resume", keys=["space"])
    assert done.returncode == 0
    assert item in done.stdout
    assert state(the_record(home)).state == before


@posix
@pytest.mark.parametrize("number", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_signal_in_the_menu_ends_the_program_in_silence(home: Path, number: str) -> None:
    with live(home) as program:
        program.until_menu()
        program.process.send_signal(getattr(signal, number))
        program.rest()
        program.process.wait(WAIT)
        assert program.process.stderr
        assert program.process.stderr.read() == ""
    assert len(program.lines) == 2


def shell(home: Path, script: str, **more: str) -> subprocess.CompletedProcess[str]:
    """A line of a shell in which "$@" starts the program."""
    return subprocess.run(
        ["bash", "-c", f"set -o pipefail; {script}", "bash", *COMMAND],
        capture_output=True,
        encoding="utf-8",
        env=environment(home, more),
        cwd=ROOT,
        timeout=WAIT,
        check=False,
    )


@posix
@pytest.mark.parametrize(
    "what",
    [
        "play farkle --players Ann,bot:hard --seed 7",
        "play farkle --players bot:easy,bot:easy --seed 7",
        "--help",
        "doctor",
        "simulate farkle --games 2 --seed 1",
        "",
    ],
)
def test_a_reader_who_stops_reading_ends_it_without_a_word(home: Path, what: str) -> None:
    done = shell(home, f'yes enter | head -500 | "$@" {what} | head -1')
    assert done.stderr == ""
    assert len(done.stdout.splitlines()) == 1
    assert not (home / "cache" / "fault.txt").exists()


@posix
def test_a_reader_who_stops_reading_leaves_the_match_saved(home: Path) -> None:
    shell(home, 'yes enter | head -500 | "$@" play farkle --players Ann,Bob --seed 7 | head -3')
    assert len(state(the_record(home)).moves) > 0


@posix
@pytest.mark.parametrize("closed", ["</dev/null", "<&-"])
def test_without_input_the_match_begins_and_is_saved(home: Path, closed: str) -> None:
    done = shell(home, f'"$@" play farkle --players Ann,Bob --seed 7 {closed}')
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Turn of Ann." in done.stdout
    assert state(the_record(home)).moves == ()


@posix
@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-", ">/dev/null"])
def test_without_output_the_match_is_saved_all_the_same(home: Path, closed: str) -> None:
    done = shell(home, f'echo enter | "$@" play farkle --players Ann,Bob --seed 7 {closed}')
    assert done.stderr == ""
    assert the_record(home).exists()
    state(the_record(home))


@posix
def test_output_that_cannot_be_written_ends_it(home: Path) -> None:
    done = shell(home, 'echo enter | "$@" play farkle --players Ann,Bob >/dev/full')
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) <= 1


@pytest.mark.parametrize("encoding", ["cp1252", "cp850", "cp437", "ascii", "cp1257", "utf-8"])
@pytest.mark.parametrize("language", ["it", "lv"])
def test_an_encoding_without_our_letters_loses_only_diacritics(
    home: Path, encoding: str, language: str
) -> None:
    words = ("play", "farkle", "--players", "bot:easy,bot:easy", "--language", language)
    done = subprocess.run(
        [*COMMAND, *words, "--seed", "3", "--set", "limit=100"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=environment(home, {"PYTHONIOENCODING": encoding}),
        timeout=WAIT,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    said = done.stdout.decode(encoding)
    assert "?" not in said
    assert ("Dators" if language == "lv" else "Computer") in said


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_odd_bytes_of_input_are_no_fault(home: Path, encoding: str) -> None:
    done = subprocess.run(
        [*COMMAND, *PLAY],
        input=b"\xff\xfe\x00\x81\nenter\n\x1b[A\n" + "è\n".encode() + b"x" * 100_000,
        capture_output=True,
        env=environment(home, {"PYTHONIOENCODING": encoding}),
        timeout=WAIT,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert done.stdout.count(b"has no use here.") == 4


@pytest.mark.slow
def test_development_mode_of_python_has_nothing_to_say(home: Path) -> None:
    flags = ("-X", "dev", "-W", "error")
    for words in ([*PLAY, *SHORT], ["resume"], ["doctor"], ["--help"], []):
        run(home, *words, keys=["enter"], flags=flags)


@pytest.mark.parametrize("words", [["--help"], ["--version"], ["doctor"]])
def test_a_request_answers_on_standard_output_only(home: Path, words: list[str]) -> None:
    done = run(home, *words)
    assert done.returncode == 0
    assert done.stdout.endswith("\n")


def test_a_mistake_answers_on_standard_error_only(home: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "dance"],
        capture_output=True,
        encoding="utf-8",
        env=environment(home),
        timeout=WAIT,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
