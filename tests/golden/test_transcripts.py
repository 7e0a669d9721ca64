"""Golden transcripts: keys in, and everything that is heard, word for word.

A transcript is a text file: "$" before what was typed to start the program, ">" before a key, and
the lines that were heard as they are. After a change of words, write all of them anew with

    FARKLE_ACCESS_WRITE_GOLDEN=1 python -m pytest tests/golden

and read the difference BY EAR before you keep it, in each language: with a screen reader or aloud,
from the first line on, as somebody who cannot glance back. A difference that nobody has listened
to is no golden transcript. The test fails while the variable is set.
"""

import os
import shlex
from collections.abc import Iterable, Iterator

import pytest

from farkle_access.gamekit.package import Games
from farkle_access.games import GAMES
from farkle_access.i18n.catalog import LANGUAGES
from tests.golden.scenes import FOLDER, Scene, every_scene
from tests.toy.pig.package import PIG
from tests.ui.scripted import END, START, Booth, Heard, Script

SCENES = every_scene()
KNOWN: Games = {**GAMES, PIG.name: PIG}
WRITE = "FARKLE_ACCESS_WRITE_GOLDEN"


def told(booth: Booth, scene: Scene, language: str) -> str:
    """The transcript of a scene."""
    if not scene.first:
        booth.prefer(language=language, detail=scene.detail, numbering=scene.numbering)
    booth.games = {name: KNOWN[name] for name in scene.games}
    booth.chance(*scene.chance)
    lines: list[str] = []
    for run in scene.runs:
        lines.append(f"$ farkle-access {shlex.join(run.words)}".rstrip())
        keys = in_language(run.keys, scene.games, language)
        heard = booth.run(*run.words, keys=keys, pauses=run.pauses)
        assert heard.status in (0, None)
        for step in heard.steps:
            lines += written(step)
    return "\n".join(lines) + "\n"


def in_language(keys: Script, games: Iterable[str], language: str) -> Script:
    """The keys, with the numbers of the language and of games in their lists."""
    numbers = {name.upper(): str(number) for number, name in enumerate(games, 1)}
    numbers["LANGUAGE"] = str(list(LANGUAGES).index(language) + 1)
    return keys if callable(keys) else [numbers.get(key, key) for key in keys]


def written(step: Heard) -> Iterator[str]:
    if step.key == END and not step.lines:
        return
    if step.key != START:
        yield f"> {step.key}".rstrip()
    yield from step.lines
    if step.question is not None:
        yield step.question


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCENES)
def test_what_is_heard_is_what_was_listened_to(booth: Booth, name: str, language: str) -> None:
    file = FOLDER / language / f"{name}.txt"
    now = told(booth, SCENES[name], language)
    if os.environ.get(WRITE):
        file.parent.mkdir(exist_ok=True)
        file.write_text(now, encoding="utf-8")
        pytest.fail("written anew; read the difference by ear, then run without " + WRITE)
    assert now == file.read_text("utf-8")


def test_every_transcript_has_its_scene_in_every_language() -> None:
    found = {(file.parent.name, file.stem) for file in FOLDER.glob("*/*.txt")}
    assert found == {(language, name) for language in LANGUAGES for name in SCENES}


def test_no_transcript_holds_a_text_of_another_language() -> None:
    english = {
        line
        for file in (FOLDER / "en").glob("*.txt")
        for line in file.read_text("utf-8").splitlines()
        if line[:1] not in "$>" and any(c.isalpha() for c in line)
    }
    for language in ("it", "lv"):
        for file in (FOLDER / language).glob("*.txt"):
            lines = file.read_text("utf-8").splitlines()
            if file.stem == "first_start":  # until the language was chosen, it is English
                lines = lines[lines.index("> enter") :]
            # Only the names of players and of languages are the same.
            alike = {line for line in english & set(lines) if "Anna" not in line}
            assert not alike, file
