import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farkle_access.play import reading
from farkle_access.play.header import Fault, Header, Unreadable
from farkle_access.play.lines import write_line
from farkle_access.play.reading import AnyReading, parse, read
from farkle_access.play.table import Table
from tests.play.matches import GAMES, begin, header, recorded, step

HEAD = write_line(
    {
        "format": "farkle_access",
        "version": 1,
        "game": "farkle",
        "rules_version": 1,
        "options": {"entry": 0, "minimum": 5, "limit": 150, "ending": "sudden"},
        "players": [{"name": "Ann", "level": None}, {"name": "Robot", "level": "easy"}],
        "seed": None,
        "dice": [[1, 2, 3]],
        "started": "2026-11-30T21:45:01",
        "match": "0123abcd",
    }
)

Change = Callable[[dict[str, Any]], object]


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return recorded(tmp_path_factory.mktemp("match") / "match.jsonl")


@pytest.fixture(scope="module")
def whole(content: bytes) -> AnyReading:
    return parse(content, GAMES)


def fault_of(content: bytes) -> Fault:
    with pytest.raises(Unreadable) as caught:
        parse(content, GAMES)
    return caught.value.reason


def prefix_state(head: Header, whole: AnyReading, count: int) -> Any:
    table = begin(head)
    for move in whole.moves[:count]:
        table.play(move)
    return table.view(None)


def test_a_record_gives_back_the_match(content: bytes, whole: AnyReading) -> None:
    head = header()
    assert whole.header == head
    assert (whole.damage, whole.size, whole.whole) == (0, len(content), True)
    assert len(whole.moves) == content.count(b"\n") - 1 > 15
    table = begin(head)
    for move in whole.moves:
        table.play(move)
    assert list(whole.events) == list(table.events)
    assert whole.state == table.view(None)


@pytest.mark.slow
def test_cut_at_every_byte_it_resumes_to_a_valid_prefix(
    content: bytes, whole: AnyReading, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", lambda _: None)
    head = content.index(b"\n")
    states = [prefix_state(whole.header, whole, n) for n in range(len(whole.moves) + 1)]
    for size in range(len(content) + 1):
        folder = tmp_path / str(size)
        folder.mkdir()
        path = folder / "match.jsonl"
        path.write_bytes(content[:size])
        if size < head:
            with pytest.raises(Unreadable):
                Table.resume(path, GAMES)
            assert path.read_bytes() == content[:size]
            continue
        table = Table.resume(path, GAMES)
        # A last line that lacks nothing but its end is whole.
        count = content[: size + 1].count(b"\n") - 1
        assert tuple(table.moves) == whole.moves[:count]
        assert table.view(None) == states[count]
        if table.damage:
            assert table.damage.lines == 1
            assert table.damage.copy == folder / "match.jsonl.damaged"
            assert table.damage.copy.read_bytes() == content[:size]
        else:
            assert len(list(folder.iterdir())) == 1
            assert content[size - 1 : size + 1].count(b"\n") or size == len(content)
        if table.outcome is None:
            step(table)
            count += 1
        table.close()
        again = read(path, GAMES)
        assert (again.damage, again.moves) == (0, whole.moves[:count])
        assert content.startswith(path.read_bytes())


@pytest.mark.slow
def test_flipped_bytes_never_raise_anything_else(content: bytes, whole: AnyReading) -> None:
    random = Random(1)
    for position in range(len(content)):
        flipped = bytearray(content)
        flipped[position] ^= random.randrange(1, 256)
        try:
            found = parse(bytes(flipped), GAMES)
        except Unreadable:
            assert position <= content.index(b"\n")
            continue
        untouched = content[:position].count(b"\n") - 1
        assert found.moves[:untouched] == whole.moves[:untouched]
        assert found.damage + len(found.moves) == bytes(flipped).rstrip(b"\n").count(b"\n")


@given(st.binary(max_size=300))
def test_any_bytes_are_unreadable_or_damage(tail: bytes) -> None:
    assert fault_of(tail) is Fault.NOT_A_RECORD
    found = parse(HEAD + tail, GAMES)
    assert (found.moves, found.size) == ((), len(HEAD))


@pytest.mark.parametrize(
    "line",
    [
        b'{"move":"Fly"}',
        b'{"move":"Count"}',
        b'{"move":"Roll","extra":1}',
        b'{"move":"Roll","move":"Roll"}',
        b'{"move":["Roll"]}',
        b'{"move":null}',
        b'{"move":"Thrown","dice":[1,2]}',
        b'{"move":"Thrown","dice":[1.0,2,3,4,5,6]}',
        b'{"move":"Thrown","dice":[true,2,3,4,5,6]}',
        b'{"move":"Thrown","dice":[NaN,2,3,4,5,6]}',
        b'{"move":"Thrown","dice":[1e999,2,3,4,5,6]}',
        b'{"move":"Thrown","dice":[' + b"9" * 4000 + b",2,3,4,5,6]}",
        b'{"move":"Thrown","dice":[' + b"9" * 9000 + b",2,3,4,5,6]}",
        b'{"move":"SetAside","kind":"single","dice":[1]}',
        b'{"move":"SetAside","kind":[],"dice":[1]}',
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b"x" * 1_000_000,
        b'"' + b"x" * 1_000_000 + b'"',
        b"null",
        b"",
        b"\0" * 512,
        b"\xff\xfe",
        b'{"move":"R\xedoll"}',
        b'{"move":"Roll"} {"move":"Roll"}',
        b'{"move":"Roll"',
    ],
    ids=lambda line: repr(line[:30]),
)
def test_what_is_no_move_ends_the_valid_part(line: bytes) -> None:
    good = HEAD + b'{"move":"Roll"}\n'
    found = parse(good + line + b'\n{"move":"Thrown","dice":[1,2,3,4,5,6]}\n', GAMES)
    assert len(found.moves) == 1
    assert (found.damage, found.size) == (2, len(good))


def test_moves_after_the_end_are_damage(content: bytes, whole: AnyReading) -> None:
    found = parse(content + b'{"move":"Roll"}\n', GAMES)
    assert (found.damage, found.moves) == (1, whole.moves)


def test_line_ends_and_mark_of_an_editor_are_accepted(content: bytes, whole: AnyReading) -> None:
    edited = b"\xef\xbb\xbf" + content.replace(b"\n", b"\r\n")
    found = parse(edited, GAMES)
    assert (found.moves, found.damage, found.size) == (whole.moves, 0, len(edited))
    cut = parse(edited[:-1], GAMES)
    assert (cut.moves, cut.damage, cut.whole) == (whole.moves, 0, False)


def test_a_record_without_its_last_line_end_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(HEAD[:-1])
    table = Table.resume(path, GAMES)
    step(table)
    table.close()
    assert path.read_bytes() == HEAD + b'{"move":"Roll"}\n'


def changed(change: Change) -> bytes:
    data = json.loads(HEAD)
    change(data)
    return write_line(data)


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.update(version=2),
        lambda data: data.update(version=2, surprise=True),
        lambda data: data.update(rules_version=2),
        lambda data: data.update(game="ludo"),
    ],
)
def test_records_of_newer_programs(change: Change) -> None:
    assert fault_of(changed(change)) is Fault.NEWER


def test_records_of_older_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farkle_access.games.farkle.rules.game.Farkle.rules_version", 2)
    assert fault_of(HEAD) is Fault.OLDER


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.pop("format"),
        lambda data: data.update(format="other"),
        lambda data: data.update(version=0),
        lambda data: data.update(version="2"),
        lambda data: data.update(version=True),
        lambda data: data.update(version=1.0),
        lambda data: data.update(rules_version=0),
        lambda data: data.update(game=[]),
        lambda data: data.update(game=""),
        lambda data: data.update(surprise=1),
        lambda data: data.pop("seed"),
        lambda data: data.update(seed="5"),
        lambda data: data.update(seed=True),
        lambda data: data.update(dice=None),
        lambda data: data.update(dice=[[]]),
        lambda data: data.update(dice=[[7]]),
        lambda data: data.update(dice=[[1.0]]),
        lambda data: data.update(dice=["123"]),
        lambda data: data.update(started=5),
        lambda data: data.update(started="yesterday"),
        lambda data: data.update(started="\ud800"),
        lambda data: data.update(match=""),
        lambda data: data.update(match="x" * 65),
        lambda data: data.update(match="a\nb"),
        lambda data: data.update(options=[]),
        lambda data: data["options"].update(limit=-5),
        lambda data: data["options"].update(limit=10**100),
        lambda data: data["options"].update(ending=[]),
        lambda data: data["options"].update(surprise=1),
        lambda data: data.update(players={}),
        lambda data: data.update(players=[]),
        lambda data: data["players"].pop(),
        lambda data: data["players"].append(5),
        lambda data: data["players"].append({"name": "ANN", "level": None}),
        lambda data: data["players"].append({"name": "", "level": None}),
        lambda data: data["players"].append({"name": "A\u202eB", "level": None}),
        lambda data: data["players"].append({"name": 5, "level": None}),
        lambda data: data["players"].append({"name": "Eve"}),
        lambda data: data["players"].append({"name": "Eve", "level": "god"}),
        lambda data: data["players"].append({"name": "Eve", "level": []}),
        lambda data: data["players"].append({"name": "Eve", "level": None, "x": 1}),
        lambda data: data["players"].extend({"name": f"P{n}", "level": None} for n in range(15)),
    ],
)
def test_headers_that_are_none(change: Change) -> None:
    data = json.loads(HEAD)
    change(data)
    assert fault_of(json.dumps(data).encode() + b"\n") is Fault.NOT_A_RECORD


@pytest.mark.parametrize("head", [b"", b"\n", b"null\n", b"[]\n", b"{}\n", b"[" * 100_000])
def test_files_without_a_header(head: bytes) -> None:
    assert fault_of(head) is Fault.NOT_A_RECORD
    assert fault_of(head + b'\n{"move":"Roll"}\n') is Fault.NOT_A_RECORD


def test_a_missing_option_has_its_usual_value() -> None:
    found = parse(changed(lambda data: data["options"].pop("limit")), GAMES)
    assert found.header.options["limit"] == 1000


def fault_of_path(path: Path) -> Fault:
    with pytest.raises(Unreadable) as caught:
        read(path, GAMES)
    with pytest.raises(Unreadable) as again:
        Table.resume(path, GAMES)
    assert again.value.reason is caught.value.reason
    return caught.value.reason


def test_paths_that_lead_nowhere(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"x")
    assert fault_of_path(tmp_path / "none") is Fault.MISSING
    assert fault_of_path(tmp_path / "file" / "none") is Fault.MISSING
    assert fault_of_path(Path("nul\0byte")) is Fault.MISSING
    assert fault_of_path(tmp_path) is Fault.NOT_A_RECORD
    assert fault_of_path(tmp_path / "file") is Fault.NOT_A_RECORD


@pytest.mark.skipif(sys.platform == "win32", reason="no such files there")
def test_pipes_and_devices_are_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert fault_of_path(tmp_path / "pipe") is Fault.NOT_A_RECORD
    assert fault_of_path(Path("/dev/zero")) is Fault.NOT_A_RECORD


def test_a_file_without_permission(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def deny(*_: object) -> None:
        raise PermissionError

    path = tmp_path / "match.jsonl"
    path.write_bytes(HEAD)
    monkeypatch.setattr(reading, "FileIO", deny)
    assert fault_of_path(path) is Fault.NO_ACCESS


def test_a_file_of_absurd_size_is_no_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "LARGEST", len(HEAD))
    (tmp_path / "match.jsonl").write_bytes(HEAD + b" ")
    assert fault_of_path(tmp_path / "match.jsonl") is Fault.NOT_A_RECORD
    assert (tmp_path / "match.jsonl").read_bytes() == HEAD + b" "


def test_damaged_originals_are_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    copies = []
    for tail in (b"one", b"two\nlines", b"three\n"):
        path.write_bytes(HEAD + tail)
        table = Table.resume(path, GAMES)
        table.close()
        assert table.damage
        copies.append((table.damage.copy.name, table.damage.lines))
        assert table.damage.copy.read_bytes() == HEAD + tail
        assert path.read_bytes() == HEAD
    assert copies == [
        ("match.jsonl.damaged", 1),
        ("match.jsonl.damaged-2", 2),
        ("match.jsonl.damaged-3", 1),
    ]


def test_a_damaged_record_stays_as_it_is_when_no_copy_can_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def deny(*_: object, **__: object) -> None:
        raise PermissionError

    path = tmp_path / "match.jsonl"
    path.write_bytes(HEAD + b"damage")
    with monkeypatch.context() as patch:
        patch.setattr("farkle_access.play.files._private", deny)
        with pytest.raises(PermissionError):
            Table.resume(path, GAMES)
    assert path.read_bytes() == HEAD + b"damage"
    Table.resume(path, GAMES).close()
    assert path.read_bytes() == HEAD


@pytest.mark.skipif(sys.platform == "win32", reason="no such names there")
def test_reading_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(HEAD + b"damage")
    assert read(path, GAMES).damage == 1
    assert path.read_bytes() == HEAD + b"damage"
    assert list(tmp_path.iterdir()) == [path]


def test_a_name_too_long_for_any_file_is_no_file(tmp_path: Path) -> None:
    assert fault_of_path(tmp_path / ("x" * 5000)) is Fault.MISSING
