"""Catalogs that can be read, and catalogs that cannot."""

import os
from pathlib import Path

import pytest

from farkle_access.i18n.catalog import DOMAIN, LANGUAGES, Catalogs
from farkle_access.i18n.translator import ENGLISH
from tests.i18n import pofiles

HEADER = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
GOOD = HEADER + '\nmsgid "Quit"\nmsgstr "Uscire"\n'

BROKEN: dict[str, bytes] = {
    "a stray quotation mark": b'msgid "Quit"\nmsgstr "Uscire "subito""\n',
    "no catalog at all": b"This is a shopping list.\nBread, milk.\n",
    "the beginning of a catalog": b'msgid ""\nmsgstr ""\n"Content-Type: text/plain\\n"\n',
    "bytes of another encoding": GOOD.replace("Uscire", "Così").encode("latin-1"),
    "a compiled catalog": b"\xde\x12\x04\x95\x00\x00\x00\x00",
    "a plural rule that is none": (
        HEADER + '"Plural-Forms: nplurals=2; plural=(n != );\\n"\n' + GOOD[len(HEADER) :]
    ).encode(),
}


def written(root: Path, content: bytes, language: str = "it") -> Path:
    file = root / language / "LC_MESSAGES" / f"{DOMAIN}.po"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
    return file


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    return tmp_path / "cache"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_that_is_offered_can_be_spoken(catalogs: Catalogs, language: str) -> None:
    loaded = catalogs.load(language)
    assert not loaded.failed
    assert loaded.translator.language == language
    assert (loaded.translator.text("Rules") == "Rules") is (language == "en")


@pytest.mark.parametrize("language", pofiles.TRANSLATED)
def test_every_text_is_spoken_as_it_is_written(catalogs: Catalogs, language: str) -> None:
    spoken = catalogs.translator(language).catalog
    for message in pofiles.messages(language):
        if message.msgid_plural:
            said = {spoken.ngettext(message.msgid, message.msgid_plural, n) for n in range(22)}
        elif message.msgctxt:
            said = {spoken.pgettext(message.msgctxt, message.msgid)}
        else:
            said = {spoken.gettext(message.msgid)}
        assert said == set(pofiles.forms(message))


def test_english_needs_no_file(cache: Path, tmp_path: Path) -> None:
    loaded = Catalogs(cache, root=tmp_path / "nowhere").load("en")
    assert (loaded.translator.language, loaded.failed) == ("en", False)


def test_a_missing_catalog_leaves_english(cache: Path, tmp_path: Path) -> None:
    loaded = Catalogs(cache, root=tmp_path / "nowhere").load("it")
    assert loaded.failed
    assert loaded.translator.text("Quit") == ENGLISH.text("Quit")
    assert loaded.translator.language == "en"


def test_a_folder_in_the_place_of_a_catalog_leaves_english(cache: Path, tmp_path: Path) -> None:
    written(tmp_path, b"").unlink()
    (tmp_path / "it" / "LC_MESSAGES" / f"{DOMAIN}.po").mkdir()
    assert Catalogs(cache, root=tmp_path).load("it").failed


@pytest.mark.parametrize("content", BROKEN.values(), ids=list(BROKEN))
def test_a_broken_catalog_leaves_english(cache: Path, tmp_path: Path, content: bytes) -> None:
    written(tmp_path, content)
    for _ in range(2):  # what was compiled the first time does not mend it
        loaded = Catalogs(cache, root=tmp_path).load("it")
        assert loaded.failed
        assert loaded.translator.language == "en"
        assert loaded.translator.text("Quit") == "Quit"


def test_a_message_that_is_not_translated_is_heard_in_english(cache: Path, tmp_path: Path) -> None:
    written(tmp_path, GOOD.encode())
    tr = Catalogs(cache, root=tmp_path).translator("it")
    assert (tr.text("Quit"), tr.text("Rules")) == ("Uscire", "Rules")


def test_a_doubtful_text_is_not_spoken(cache: Path, tmp_path: Path) -> None:
    written(tmp_path, GOOD.replace('\nmsgid "Quit"', '\n#, fuzzy\nmsgid "Quit"').encode())
    assert Catalogs(cache, root=tmp_path).translator("it").text("Quit") == "Quit"


def test_a_text_that_was_corrected_is_heard_at_the_next_start(cache: Path, tmp_path: Path) -> None:
    written(tmp_path, GOOD.encode())
    assert Catalogs(cache, root=tmp_path).translator("it").text("Quit") == "Uscire"
    written(tmp_path, GOOD.replace("Uscire", "Esci").encode())
    assert Catalogs(cache, root=tmp_path).translator("it").text("Quit") == "Esci"


def test_a_damaged_compiled_catalog_is_made_again(cache: Path, tmp_path: Path) -> None:
    written(tmp_path, GOOD.encode())
    Catalogs(cache, root=tmp_path).load("it")
    compiled = list(cache.iterdir())
    assert len(compiled) == 1
    compiled[0].write_bytes(b"no catalog")
    assert Catalogs(cache, root=tmp_path).translator("it").text("Quit") == "Uscire"


def test_a_cache_that_cannot_be_written_changes_nothing(tmp_path: Path) -> None:
    written(tmp_path, GOOD.encode())
    in_the_way = tmp_path / "cache"
    in_the_way.write_text("a file", encoding="utf-8")
    loaded = Catalogs(in_the_way, root=tmp_path).load("it")
    assert not loaded.failed
    assert loaded.translator.text("Quit") == "Uscire"


@pytest.mark.skipif(os.name == "nt", reason="pipes")
@pytest.mark.parametrize("kind", ["pipe", "endless"])
def test_what_is_no_compiled_catalog_of_ours_is_made_again(
    cache: Path, tmp_path: Path, kind: str
) -> None:
    written(tmp_path, GOOD.encode())
    Catalogs(cache, root=tmp_path).load("it")
    (kept,) = cache.iterdir()
    if kind == "pipe":
        kept.unlink()
        os.mkfifo(kept)
    else:
        os.truncate(kept, 2**40)
    assert Catalogs(cache, root=tmp_path).translator("it").text("Quit") == "Uscire"
    assert kept.is_file()
    assert kept.stat().st_size < 10_000


@pytest.mark.skipif(os.name == "nt", reason="pipes")
@pytest.mark.parametrize("kind", ["pipe", "endless"])
def test_what_is_no_catalog_leaves_english(cache: Path, tmp_path: Path, kind: str) -> None:
    path = written(tmp_path, b"")
    if kind == "pipe":
        path.unlink()
        os.mkfifo(path)
    else:
        os.truncate(path, 2**40)
    assert Catalogs(cache, root=tmp_path).load("it").failed


@pytest.mark.skipif(os.name == "nt", reason="pipes")
def test_a_pipe_in_the_place_of_a_draft_is_not_written_to(cache: Path, tmp_path: Path) -> None:
    path = written(tmp_path, GOOD.encode())
    status = path.stat()
    cache.mkdir()
    os.mkfifo(cache / f"it-{status.st_size}-{status.st_mtime_ns}.{os.getpid()}")
    assert Catalogs(cache, root=tmp_path).translator("it").text("Quit") == "Uscire"


def test_drafts_that_a_killed_program_left_are_removed(cache: Path, tmp_path: Path) -> None:
    written(tmp_path, GOOD.encode())
    cache.mkdir()
    (cache / "it-1-2.3").write_bytes(b"half")
    (cache / "lv-1-2.mo").write_bytes(b"of another language")
    Catalogs(cache, root=tmp_path).load("it")
    assert sorted(path.name[:3] + path.suffix for path in cache.iterdir()) == ["it-.mo", "lv-.mo"]
