"""What the packages of the three games name, and what is loaded with them."""

import subprocess
import sys
from pathlib import Path

import pytest

from farkle_access.core.cues import Cue
from farkle_access.gamekit.computers import Level
from farkle_access.games.bluff.rules.events import BluffEvent, Claimed, Kept
from farkle_access.games.bluff.rules.rulesets import GameName
from farkle_access.i18n.detail import Detail
from tests.games.bluff.play import BELIEVE, DOUBT, NAMES, after, begin, claim, heard, keep
from tests.games.bluff.speaking import PACKAGES, listener

ROOT = Path(__file__).parents[3]
BLUFF = "farkle_access.games.bluff"
every_game = pytest.mark.parametrize("name", NAMES)


def loaded(program: str) -> set[str]:
    """The modules of these games that a new program has loaded at its end."""
    shown = f"{program}\nimport sys\nprint(*(name for name in sys.modules if '{BLUFF}' in name))"
    run = subprocess.run(
        [sys.executable, "-c", shown], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return set(run.stdout.split())


def test_a_package_loads_no_part_before_it_is_asked_for() -> None:
    assert loaded(f"import {BLUFF}.package") == {BLUFF, f"{BLUFF}.package"}


def test_a_match_begins_without_the_engine_and_the_text_of_the_rules() -> None:
    found = loaded(
        f"from {BLUFF}.package import TOKYO as game\n"
        "game.rules(), game.words(), game.controls(), game.computers(), game.sounds()"
    )
    heavy = {"engine.choosing", "engine.starts", "engine.advising", "statistics"}
    unused = {"wording.rulebook", "wording.table_settings", "wording.levels"}
    assert not {f"{BLUFF}.{module}" for module in heavy | unused} & found


@every_game
def test_each_package_is_that_of_its_game(name: GameName) -> None:
    package = PACKAGES[name]
    assert package.name == name
    assert package.controls().numbered
    assert package.computers().usual is Level.MEDIUM
    assert package.board() is None
    assert (package.exporters(), package.importers(), package.command_options()) == ((), (), ())


def cues(name: GameName, events: tuple[BluffEvent, ...], *here: int) -> list[Cue]:
    sounds, who = PACKAGES[name].sounds(), listener(*here, detail=Detail.FULL)
    return [cue for event in events if (cue := sounds.cue(event, who)) is not None]


@every_game
def test_a_claim_is_a_sound_for_whoever_has_to_answer(name: GameName) -> None:
    claimed = heard(after(begin(name, 3), "42"), claim(53))
    assert isinstance(claimed[0], Claimed)
    assert cues(name, claimed, 1) == [Cue.YOUR_TURN]
    assert cues(name, claimed, 0) == cues(name, claimed, 2) == []


def test_a_kept_value_is_one_too_and_its_cost_is_a_loss() -> None:
    kept = heard(after(begin("beghel", 3), "31", claim(53), BELIEVE, "42"), keep(42))
    assert isinstance(kept[0], Kept)
    assert cues("beghel", kept, 2) == [Cue.YOUR_TURN]
    assert cues("beghel", kept, 1) == [Cue.LOST]


@every_game
def test_a_doubt_shows_the_dice_and_the_last_one_wins(name: GameName) -> None:
    state = after(begin(name, 2, start=1), "42", claim(53))
    doubted = heard(state, DOUBT)
    assert cues(name, doubted, 0) == [Cue.SHOWN, Cue.LOST]
    assert cues(name, doubted, 1) == [Cue.SHOWN, Cue.WIN]
    assert cues(name, heard(begin(name, 2), "42")) == [Cue.DICE]
