"""The Italian guide says what is heard: whoever follows it word by word is not left alone."""

import re
import time
from itertools import pairwise
from pathlib import Path

import pytest

from farkle_access.ui.shell.console import SETTLING
from tests.end_to_end.program import COMMAND, ROOT, WAIT, environment, run

pexpect = pytest.importorskip("pexpect", reason="needs a terminal of Unix")

GUIDE = (ROOT / "README.it.md").read_text(encoding="utf-8")
ITALIAN = {"LANG": "it_IT.UTF-8", "LC_ALL": ""}
PLACES = ("1 di 3\\.", "premi 3\\.", "1 di 7\\.", "1 di 10\\.", "1 di 1\\.")
HAND_OVER = ("1 di 1\\.", "cancellata\\.", "1 di 9\\.", "1 di 2\\.", pexpect.EOF)
EXAMPLE = "enter space enter y enter enter enter enter down enter s escape 6 enter"


def section(title: str) -> str:
    found = re.search(rf"^##+ {re.escape(title)}\n(.*?)(?=^#|\Z)", GUIDE, re.M | re.S)
    assert found, title
    return found[1]


def promised(title: str) -> list[str]:
    """The sentences that a section says are heard, in its order."""
    return re.findall(r"^ +- (.*)$", section(title), re.M)


def heard(home: Path, *words: str, keys: str) -> list[str]:
    done = run(home, *words, keys=keys.split(), more=ITALIAN)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def assert_heard_in_order(sentences: list[str], lines: list[str]) -> None:
    rest = iter(lines)
    assert len(sentences) > 3
    for sentence in sentences:
        assert sentence in rest, sentence


def test_the_first_start_is_heard_as_it_is_told(home: Path) -> None:
    # At a terminal that is not remote, where nothing speaks: no program is found on the path.
    silence = {"PATH": "/", "SPEECHD_ADDRESS": f"unix_socket:{home}/none", "SPEECHD_CMD": "none"}
    env = environment(home, {**ITALIAN, **silence})
    del env["SSH_CONNECTION"]
    child = pexpect.spawn(COMMAND[0], list(COMMAND[1:]), env=env, encoding="utf-8", timeout=WAIT)
    child.setwinsize(24, 1000)
    lines = []
    for key, last in zip(("", *"\r1\r\r", "\3"), (*PLACES, pexpect.EOF), strict=True):
        child.send(key)
        child.expect(last)
        lines += [f"{child.before}{'' if last is pexpect.EOF else child.after}"]
    assert_heard_in_order(promised("Il primo avvio"), re.split(r"[\r\n]+", "".join(lines)))


def test_the_example_hand_is_heard_as_it_is_told(home: Path) -> None:
    command = next(line for line in section("Una mano d'esempio").splitlines() if "--dice" in line)
    players, dice = re.findall(r'"([^"]*)"', command)
    lines = heard(home, "play", "farkle", "--players", players, "--dice", dice, keys=EXAMPLE)
    assert_heard_in_order(promised("Una mano d'esempio"), lines)


@pytest.mark.slow
def test_hidden_dice_at_one_keyboard_are_told_as_the_guide_tells_it(home: Path) -> None:
    people = ("--players", "Anna,Bruno,Carla", "--set", "preliminary=off", "--dice", "1 1; 6 4")
    child = pexpect.spawn(
        COMMAND[0],
        [*COMMAND[1:], "play", "beghel", *people],
        env=environment(home, ITALIAN),
        encoding="utf-8",
        timeout=WAIT,
    )
    child.setwinsize(24, 1000)
    lines = []
    for key, last in zip(("", *"\r\r\r", "\3"), HAND_OVER, strict=True):
        time.sleep(SETTLING * 2)  # a key that comes too soon does not take the keyboard
        child.send(key)
        child.expect(last)
        lines += [f"{child.before}{'' if last is pexpect.EOF else child.after}"]
    told = promised("Dadi nascosti con più persone alla stessa tastiera")
    assert told[1:]
    rest = iter(re.split(r" *[\r\n]+", "".join(lines)))
    for sentence in told:
        assert sentence in rest, sentence


@pytest.mark.parametrize("title", ["Comandi comuni", "Durante una partita"])
def test_the_keys_are_told_as_the_help_tells_them(home: Path, title: str) -> None:
    lines = [
        line
        for game in ("farkle", "beghel", "backgammon")
        for line in heard(home, "play", game, keys=f"h {'down ' * 35}")
    ]
    said = {re.sub(r", \d+ di \d+\.$", ".", line) for line in lines}
    told = re.findall(r"^- (.*)$", section(title), re.M)
    assert told
    assert set(told) <= said


def test_no_key_of_the_help_is_left_out(home: Path) -> None:
    lines = heard(home, "play", "farkle", keys=f"h {'down ' * 35}")
    start = next(number for number, line in enumerate(lines) if line.startswith("Comandi"))
    for line in lines[start + 1 :]:
        if ": " in line:
            assert "- " + re.sub(r", \d+ di \d+\.$", ".", line) in GUIDE


def test_headings_skip_no_level_and_there_is_one_title() -> None:
    text = re.sub(r"^ *```.*?^ *```", "", GUIDE, flags=re.M | re.S)
    levels = [len(marks) for marks in re.findall(r"^(#+) ", text, re.M)]
    assert levels.count(1) == 1
    assert levels[0] == 1
    assert all(below <= above + 1 for above, below in pairwise(levels))


def test_each_code_block_holds_one_command() -> None:
    blocks = re.findall(r"^ *```\n(.*?)\n *```$", GUIDE, re.M | re.S)
    assert len(blocks) > 5
    assert [block for block in blocks if "\n" in block] == []
