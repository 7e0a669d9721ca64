"""The program is ended by force: no match is lost, told as what it is not, or counted twice."""

import shutil
import signal
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from time import sleep

import pytest

from tests.attacks.share import SHARE
from tests.attacks.struck import (
    MATCHES,
    Run,
    age_drafts,
    check_what_was_said,
    ended,
    finished,
    reading,
    recover,
    started,
    unfinished,
    whole_run,
    words,
)

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix"),
]
SIGNALS = (signal.SIGKILL, signal.SIGTERM, signal.SIGHUP)
GAMES = list(MATCHES) if SHARE > 1 else ["farkle"]
MOST = 400  # calls; no short match needs more


def end_of(tmp_path: Path, game: str, seed: int = 7) -> str:
    """The last line of a match that nobody disturbs."""
    home = tmp_path / "undisturbed"
    run = whole_run(home, *words(game, seed))
    assert run.status == 0
    assert len(finished(home)) == 1
    return run.lines[-1]


@pytest.mark.parametrize("by", SIGNALS[: 2 if SHARE == 1 else 3], ids=lambda by: by.name)
@pytest.mark.parametrize("game", GAMES)
def test_struck_at_every_call_that_changes_the_disk(
    tmp_path: Path, game: str, by: signal.Signals
) -> None:
    end = end_of(tmp_path, game)
    step = (1 if SHARE > 1 else 3) if game == "farkle" else 25
    for at in range(1, MOST, step):
        home = tmp_path / str(at)
        run = whole_run(home, *words(game), at=at, by=by)
        if run.status == 0:
            break
        check_what_was_said(home, run, end)
        recover(home, end, run, by_menu=bool(at % 2))
    else:
        pytest.fail("the match was never undisturbed")
    assert at > 10


def test_killed_at_every_call_of_the_recovery(tmp_path: Path) -> None:
    end, left = end_of(tmp_path, "farkle"), tmp_path / "left"
    killed = killed_after_the_last_move(left)
    assert end not in killed.lines
    for at in range(1, MOST, 1 if SHARE > 1 else 4):
        home = tmp_path / str(at)
        shutil.copytree(left, home)
        again = whole_run(home, "resume", at=at)
        if again.status in (0, 1):
            break
        recover(home, end, again, by_menu=bool(at % 2))
    assert at > 4


def killed_after_the_last_move(home: Path) -> Run:
    """A match that is over on the disk, and nobody heard of it."""
    for at in range(1, MOST):
        shutil.rmtree(home, ignore_errors=True)
        run = whole_run(home, *words("farkle"), at=at)
        waiting = unfinished(home)
        if waiting and reading(home, waiting[0]).over:
            return run
    raise AssertionError("no such moment")


def test_killed_at_any_time(tmp_path: Path) -> None:
    random = Random(13)
    ends = {seed: end_of(tmp_path / f"end-{seed}", "farkle", seed) for seed in range(3)}
    for number in range(4 * SHARE):
        home, seed = tmp_path / str(number), number % len(ends)
        by = random.choice(SIGNALS)
        with started(home, *words("farkle", seed)) as live:
            with suppress(BrokenPipeError):
                live.choose_last(random.randrange(12))
                live.press(str(live.until_menu() or 1), "enter")
            sleep(random.random() * 0.05)
            live.process.send_signal(by)
            run = ended(live)
        check_what_was_said(home, run, ends[seed])
        recover(home, ends[seed], run, by_menu=random.random() < 0.5)


def test_drafts_of_a_killed_program_are_removed(tmp_path: Path) -> None:
    left = 0
    for at in range(1, 30):
        home = tmp_path / str(at)
        whole_run(home, *words("farkle"), at=at)
        left += len(list(home.rglob(".*.tmp")))
        foreign = home / "matches" / ".notes.tmp"
        foreign.parent.mkdir(parents=True, exist_ok=True)
        foreign.write_text("mine")
        age_drafts(home)
        whole_run(home, "resume")
        assert list(home.rglob(".*.tmp")) == [foreign]
        if left and at > 12:
            break
    assert left
