"""What is written to a terminal and to a pipe, byte by byte."""

import io

import pytest

from farkle_access.output.announcement import Announcement, Batch, Unheard
from farkle_access.output.terminal import LineSink, TerminalSink


class Recorder(io.StringIO):
    """A stream that remembers each write and each flush."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[str] = []
        self.flushed = 0

    def write(self, text: str) -> int:
        self.writes.append(text)
        return super().write(text)

    def flush(self) -> None:
        self.flushed += 1


class Gone(io.StringIO):
    def write(self, text: str) -> int:
        raise BrokenPipeError


def batch(*texts: str) -> Batch:
    return Batch(tuple(map(Announcement, texts)), interrupt=True)


def terminal(stream: io.StringIO, width: int = 80, waits: list[str] | None = None) -> TerminalSink:
    waits = [] if waits is None else waits
    return TerminalSink(stream, lambda: width, lambda: waits.append("waited"))


def test_the_first_line_has_no_newline_before_it() -> None:
    stream = Recorder()
    terminal(stream).deliver(batch("First words."))
    assert stream.getvalue() == "First words.\r"


def test_every_further_line_is_newline_text_carriage_return() -> None:
    stream = Recorder()
    sink = terminal(stream)
    sink.deliver(batch("First words."))
    sink.deliver(batch("Second words.", "Third words."))
    assert stream.getvalue() == "First words.\r\nSecond words.\r\nThird words.\r"


def test_a_batch_is_one_write_and_is_flushed() -> None:
    stream = Recorder()
    sink = terminal(stream)
    for number in range(1, 4):
        sink.deliver(batch("One word.", "And a second one.", "And a third one."))
        assert len(stream.writes) == number
        assert stream.flushed == number


def test_a_long_announcement_is_wrapped_and_the_cursor_stays_on_its_last_line() -> None:
    stream = Recorder()
    terminal(stream, 20).deliver(batch("These are more words than fit on one line."))
    assert stream.getvalue() == "These are more\nwords than fit on\none line.\r"


def test_the_width_is_asked_for_each_time() -> None:
    stream, widths = Recorder(), iter([80, 20])
    sink = TerminalSink(stream, lambda: next(widths), lambda: None)
    sink.deliver(batch("These are five whole words."))
    sink.deliver(batch("These are five whole words."))
    assert stream.getvalue() == ("These are five whole words.\r\nThese are five\nwhole words.\r")


def test_a_question_leaves_the_cursor_on_a_fresh_line_for_the_answer() -> None:
    stream = Recorder()
    sink = terminal(stream)
    sink.deliver(batch("First words."))
    sink.prompt("Type the name.")
    sink.deliver(batch("Then this."))
    assert stream.getvalue() == "First words.\r\nType the name.\r\nThen this.\r"


def test_the_end_leaves_the_last_words_and_waits_for_the_screen_reader() -> None:
    stream, waits = Recorder(), list[str]()
    sink = terminal(stream, waits=waits)
    sink.deliver(batch("Last words."))
    assert waits == []
    sink.close()
    assert stream.getvalue() == "Last words.\r\n"
    assert waits == ["waited"]


def test_an_end_without_words_writes_nothing() -> None:
    stream, waits = Recorder(), list[str]()
    terminal(stream, waits=waits).close()
    assert stream.getvalue() == ""
    assert waits == []


def test_a_pipe_gets_one_whole_line_for_each_announcement() -> None:
    stream = Recorder()
    sink = LineSink(stream)
    sink.deliver(batch("First words.", "x" * 500))
    sink.prompt("Type the name.")
    sink.close()
    assert stream.getvalue() == f"First words.\n{'x' * 500}\nType the name.\n"
    assert "\r" not in stream.getvalue()
    assert len(stream.writes[0].splitlines()) == 2, "a batch is one write"


@pytest.mark.parametrize("stream", [Gone(), io.StringIO()], ids=["broken", "closed"])
def test_a_listener_who_is_gone_ends_the_program_quietly(stream: io.StringIO) -> None:
    if not isinstance(stream, Gone):
        stream.close()
    with pytest.raises(Unheard) as ending:
        LineSink(stream).deliver(batch("First words."))
    assert ending.value.code == 1
    with pytest.raises(Unheard):
        terminal(stream).deliver(batch("First words."))
