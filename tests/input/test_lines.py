"""Keys from lines: one line, one key."""

import io
from contextlib import suppress

import pytest

from farkle_access.input.keys import NAMED, Leave, UnknownKey, key_named
from farkle_access.input.lines import LineKeys


def keys(text: str, encoding: str = "utf-8") -> LineKeys:
    return LineKeys(io.TextIOWrapper(io.BytesIO(text.encode("utf-8")), encoding=encoding))


def read(source: LineKeys) -> list[str | None]:
    found: list[str | None] = []
    with suppress(Leave):
        while len(found) < 10:
            found.append(source.next())
    return found


@pytest.mark.parametrize("name", sorted(NAMED))
def test_every_key_has_its_name_in_upper_and_lower_case(name: str) -> None:
    assert key_named(name) == key_named(name.upper()) == key_named(f"  {name}\t") == name


@pytest.mark.parametrize("line", [*"abz019,.;è", "Z", "Č"])
def test_a_character_is_its_own_key(line: str) -> None:
    assert key_named(line) == line.lower()


@pytest.mark.parametrize("line", ["", " ", "\t"])
def test_an_empty_line_is_enter(line: str) -> None:
    assert key_named(line) == "enter"


@pytest.mark.parametrize("line", ["enterr", "ab", "10", "f3", "ctrl+c", "\x00", "\x1b", "\x1b[A"])
def test_any_other_line_names_no_key(line: str) -> None:
    with pytest.raises(UnknownKey) as unknown:
        key_named(line)
    assert unknown.value.line == line


def test_each_line_is_a_key_and_the_end_of_input_leaves() -> None:
    assert read(keys("enter\n\nDOWN\nx\n")) == ["enter", "enter", "down", "x"]


def test_the_last_line_needs_no_end() -> None:
    assert read(keys("down\nup")) == ["down", "up"]


@pytest.mark.parametrize("text", ["down\r\nup\r\n", "\ufeffdown\nup\n", "\ufeffdown\r\nup"])
def test_lines_of_other_systems_are_the_same_keys(text: str) -> None:
    assert read(keys(text)) == ["down", "up"]


def test_reading_goes_on_after_an_unknown_line() -> None:
    source = keys("nonsense\nup\n")
    with pytest.raises(UnknownKey):
        source.next()
    assert source.next() == "up"


def test_a_text_is_the_whole_line_as_it_stands() -> None:
    source = keys("  Jānis Bērziņš \r\n\nenter\nlast")
    assert [source.text() for _ in range(4)] == ["  Jānis Bērziņš ", "", "enter", "last"]
    with pytest.raises(Leave):
        source.text()


def test_a_pause_reads_nothing_and_takes_no_time() -> None:
    source = keys("x\n")
    assert source.next(3.0) is None
    assert source.next() == "x"


def test_an_interrupt_leaves() -> None:
    class Interrupted(io.StringIO):
        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
            raise KeyboardInterrupt

    source = LineKeys(Interrupted())
    with pytest.raises(Leave):
        source.next()
    with pytest.raises(Leave):
        source.text()


def test_leaving_is_no_fault() -> None:
    assert Leave().code in (0, None)
    assert issubclass(Leave, SystemExit)
