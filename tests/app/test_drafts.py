"""Drafts that a program which was killed left behind: ours and old ones go, and nothing else."""

import os
import time
from pathlib import Path

import pytest

from farkle_access.app.drafts import OLD, remove_drafts
from farkle_access.app.places import Places

DRAFT = f".{'0123456789abcdef'}.tmp"


@pytest.fixture
def kept(home: Path) -> Places:
    for folder in ("matches", "histories", "cache"):
        (home / folder).mkdir(parents=True)
    return Places.within(home, home, home / "cache")


def written(path: Path, age: float) -> Path:
    path.write_bytes(b"x")
    os.utime(path, (time.time() - age, time.time() - age))
    return path


@pytest.mark.parametrize("folder", [".", "matches", "histories", "cache"])
def test_an_old_draft_is_removed(home: Path, kept: Places, folder: str) -> None:
    draft = written(home / folder / DRAFT, OLD + 1)
    remove_drafts(kept)
    assert not draft.exists()


@pytest.mark.parametrize(
    "name", [".notes.tmp", "0123456789abcdef.tmp", ".0123456789ABCDEF.tmp", f"{DRAFT}.kept"]
)
def test_what_is_not_ours_stays(home: Path, kept: Places, name: str) -> None:
    foreign = written(home / "matches" / name, 10 * OLD)
    remove_drafts(kept)
    assert foreign.exists()


def test_what_is_being_written_and_what_is_no_file_stays(home: Path, kept: Places) -> None:
    young = written(home / "matches" / DRAFT, OLD / 2)
    folder, link = home / DRAFT, home / "cache" / DRAFT
    folder.mkdir()
    link.symlink_to(written(home / "mine", 10 * OLD))
    for path in (folder, link):
        os.utime(path, (1, 1), follow_symlinks=False)
    remove_drafts(kept)
    assert young.exists()
    assert folder.exists()
    assert link.is_symlink()


def test_folders_that_are_not_there_are_no_fault(tmp_path: Path) -> None:
    remove_drafts(Places.within(tmp_path / "a", tmp_path / "b", tmp_path / "c"))
