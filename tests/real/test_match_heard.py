"""A whole match as a real speech-dispatcher says it: each announcement once, in its language."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.end_to_end.program import COMMAND, environment
from tests.real.dispatcher import PROGRAM, Dispatcher
from tests.real.test_screen_readers import answers
from tests.ui.scripted import Booth

pexpect = pytest.importorskip("pexpect", reason="needs a terminal of Unix")
pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="speech-dispatcher is for Linux"),
    pytest.mark.skipif(not shutil.which(PROGRAM), reason="speech-dispatcher is not installed"),
]
MATCH = (
    *("play", "farkle", "--players", "Anna,bot:medium", "--seed", "7"),
    *("--set", "limit=100", "--set", "entry=0", "--set", "minimum=5", "--set", "ending=sudden"),
    *("--dice", "1 1 1 2 3 4; 2 3 4 4 6 6; 1 5 2 3 4 6"),
)
# Roll, a look at the scores and the dice, set aside, a step in the menu, count; the computer
# plays and comes to nothing; roll, set aside, set aside, count.
PRESSED = ("enter", "s", "d", "enter", "down", "enter", "enter", "enter", "down", "enter")
BYTES = {"enter": "\r", "down": "\x1b[B"}


@pytest.fixture
def dispatcher(tmp_path: Path) -> Iterator[Dispatcher]:
    started = Dispatcher(tmp_path, rate=2000).start()
    yield started
    started.stop()


@pytest.mark.parametrize(
    ("mode", "language"), [("both", "it"), ("speech", "en"), ("speech", "lv")]
)
def test_a_whole_match_is_said_once_in_order_and_in_its_language(
    booth: Booth, home: Path, dispatcher: Dispatcher, language: str, mode: str
) -> None:
    told = answers(booth, language, MATCH, PRESSED)
    (home / "settings.toml").write_text(
        f'version = 1\ndouble_enter = 0.0\nlanguage = "{language}"\npause = 0.0\n'
    )
    more = {"SPEECHD_ADDRESS": dispatcher.address, "SPEECHD_CMD": "none"}
    child = pexpect.spawn(
        COMMAND[0],
        [*COMMAND[1:], *MATCH, "--output", mode],
        env=environment(home, more),
        encoding="utf-8",
        timeout=20,
    )
    child.delaybeforesend = None
    expected: list[str] = []
    for key, answer in zip(("", *PRESSED), told, strict=True):
        child.send(BYTES.get(key, key))
        expected += answer
        dispatcher.await_number(len(expected))
    child.expect(pexpect.EOF)
    child.close()
    assert dispatcher.texts("finished") == expected
    assert dispatcher.texts("speak") == dispatcher.texts("finished"), "nothing is said twice"
    spoken = [event for event in dispatcher.events if event["event"] == "speak"]
    assert {event["language"] for event in spoken} == {language}
    assert "\x1b" not in child.before
    assert (child.before.strip() == "") == (mode == "speech")
