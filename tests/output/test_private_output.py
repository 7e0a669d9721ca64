"""What is told to one player alone, byte by byte, and what is left of it: nothing."""

import io
from types import SimpleNamespace

import pyte
import pytest
from hypothesis import given
from hypothesis import strategies as st

from farkle_access.output import private_output
from farkle_access.output.announcement import Announcement, Batch
from farkle_access.output.mode import OutputMode
from farkle_access.output.private_channel import PrivateChannel
from farkle_access.output.private_output import rows
from farkle_access.output.sinks import Telling
from farkle_access.output.terminal import LineSink, TerminalSink
from farkle_access.output.text import columns
from tests.output.speech.played import Played

SECRETS = ("You see 64.", "Claim 64, 1 of 9.", "A much longer one, which says that you see 65.")
UNKEPT = "It cannot be kept. Once more?"
WORDS = st.lists(st.text("abāčē日 .", min_size=1, max_size=12), min_size=1, max_size=30)


def more(row: str) -> str:
    return f"{row}, Space: more"


def told(channel: PrivateChannel) -> Telling:
    return Telling(channel, more, lambda: UNKEPT)


def batch(*texts: str) -> Batch:
    return Batch(tuple(Announcement(text, private=True) for text in texts), interrupt=True)


class Screen:
    """A terminal sink, and what a terminal of this width shows of its bytes."""

    def __init__(self, width: int = 80, lines: int = 5) -> None:
        self.width, self.waits = width, 0
        self.stream = io.StringIO()
        self.sink = TerminalSink(self.stream, lambda: self.width, self._wait)
        self._lines = lines

    def _wait(self) -> None:
        self.waits += 1

    def say(self, text: str) -> None:
        self.sink.deliver(Batch((Announcement(text),), interrupt=True))

    @property
    def written(self) -> str:
        return self.stream.getvalue()

    @property
    def seen(self) -> list[str]:
        """Every line that can be read, including those scrolled away, without blank ones."""
        screen = pyte.HistoryScreen(self.width, self._lines, history=1000)
        pyte.Stream(screen).feed(self.written.replace("\n", "\r\n"))
        history = ["".join(row[n].data for n in range(self.width)) for row in screen.history.top]
        return [line.rstrip() for line in (*history, *screen.display) if line.strip()]


def test_a_private_line_is_a_line_like_others_until_it_is_wiped() -> None:
    screen = Screen()
    screen.say("Ann, take the keyboard.")
    screen.sink.write_private("You see 64.", more)
    assert screen.written == "Ann, take the keyboard.\r\nYou see 64.\r"
    screen.sink.wipe()
    assert screen.written.endswith("You see 64.\r" + "\r" + " " * 79 + "\r")
    screen.say("Ann claims 65.")
    assert screen.written.endswith(" " * 79 + "\rAnn claims 65.\r")
    assert screen.seen == ["Ann, take the keyboard.", "Ann claims 65."]


@pytest.mark.parametrize("secrets", [SECRETS[:1], SECRETS[:2], SECRETS, SECRETS * 10])
def test_neither_the_texts_nor_their_number_can_be_read_back(secrets: tuple[str, ...]) -> None:
    screen = Screen(lines=3)
    screen.say("Ann, take the keyboard.")
    for secret in secrets:
        screen.sink.write_private(secret, more)
        assert screen.seen[-1] == secret
    screen.say("Ann claims 65.")
    screen.say("Bob believes it.")
    assert screen.seen == ["Ann, take the keyboard.", "Ann claims 65.", "Bob believes it."]
    assert "\x1b" not in screen.written


def test_what_wipes_a_line_tells_nothing_of_it() -> None:
    tails = set()
    for secret in SECRETS:
        screen = Screen()
        screen.sink.write_private(secret, more)
        before = len(screen.written)
        screen.sink.wipe()
        tails.add(screen.written[before:])
    assert len(tails) == 1


@pytest.mark.parametrize("end", ["say", "ask", "close"])
def test_whatever_follows_for_all_comes_after_the_wipe(end: str) -> None:
    screen = Screen()
    screen.sink.write_private("You see 64.", more)
    match end:
        case "say":
            screen.say("For all.")
        case "ask":
            screen.sink.prompt("For all?")
        case _:
            screen.sink.close()
    assert "64" not in " ".join(screen.seen)


def test_the_same_line_once_more_is_written_after_a_moment() -> None:
    screen = Screen()
    screen.sink.write_private("You see 64.", more)
    screen.sink.write_private("You see 65.", more)
    assert screen.waits == 0
    screen.sink.write_private("You see 65.", more)
    assert screen.waits == 1


def test_a_long_text_has_one_row_at_a_time() -> None:
    screen = Screen(width=40)
    text = "You see a six and a four under the cup, and that is 64 and no other value at all."
    screen.sink.write_private(text, more)
    read = [screen.seen]
    while screen.sink.go_on():
        read.append(screen.seen)
    assert all(len(seen) == 1 for seen in read)
    told = [seen[0] for seen in read]
    assert len(told) > 2
    assert all(row.endswith(", Space: more") for row in told[:-1])
    assert " ".join(row.removesuffix(", Space: more") for row in told) == text
    screen.sink.wipe()
    assert screen.seen == []
    assert not screen.sink.go_on()


def test_a_reminder_comes_before_the_rest_and_loses_nothing_of_it() -> None:
    screen = Screen(width=40)
    screen.sink.write_private("You see a six and a four here, and that is 64.", more)
    assert screen.sink.remind("First the rest: Space reads on.")
    assert screen.seen == ["First the rest: Space reads on."]
    assert screen.sink.go_on()
    assert screen.seen[0].endswith("64.")
    assert not screen.sink.remind("First the rest: Space reads on.")


@pytest.mark.parametrize("width", range(20, 60))
@pytest.mark.parametrize("place", ["1 of 13", "1 di 13", "12 no 13"])
def test_no_row_ends_within_the_place_of_an_item(width: int, place: str) -> None:
    text = f"You have 64. Two points are at stake with 21. Your dice, {place}."
    assert [row for row in rows(text, width, more) if place in row]


def test_a_sentence_that_fits_into_a_row_is_not_broken() -> None:
    text = "This sentence is a great deal longer than one row. You have 64. Your dice, 1 of 9."
    told = rows(text, 40, more)
    assert told[-1] == "You have 64. Your dice, 1 of 9."
    assert told[-2].endswith("row., Space: more")


def test_a_row_ends_with_a_sentence_where_one_ends_in_it() -> None:
    text = "You have 64. At stake: a point. At stake with 21: two points of all that you have."
    first, *others = rows(text, 50, more)
    assert first == "You have 64. At stake: a point., Space: more"
    assert others[0].startswith("At stake with 21")
    assert (
        " ".join(others).replace(", Space: more", "")
        == text[len("You have 64. At stake: a point. ") :]
    )


def test_what_follows_a_long_text_takes_the_place_of_its_rest() -> None:
    screen = Screen(width=40)
    screen.sink.write_private("You see a six and a four under the cup, and that is 64.", more)
    screen.sink.write_private("Claim 64.", more)
    assert screen.seen == ["Claim 64."]
    assert not screen.sink.go_on()


@given(WORDS, st.integers(1, 100))
def test_every_row_fits_on_the_terminal_and_nothing_is_lost(words: list[str], width: int) -> None:
    text = " ".join(" ".join(words).split()) or "x"
    parts = rows(text, width, lambda row: f"{row}+")
    assert all(columns(part) < max(width, 3) for part in parts)
    kept = "".join(part.removesuffix("+") for part in parts).replace(" ", "")
    assert kept == text.replace(" ", "")


def test_in_a_pipe_a_private_text_is_a_line_that_stays() -> None:
    stream = io.StringIO()
    sink = LineSink(stream)
    sink.write_private("x" * 500, more)
    sink.wipe()
    assert not sink.go_on()
    assert stream.getvalue() == "x" * 500 + "\n"
    assert (sink.wipes, TerminalSink.wipes) == (False, True)


@pytest.mark.parametrize("mode", list(OutputMode)[1:])
def test_speech_only_is_spoken_whatever_the_mode(mode: OutputMode) -> None:
    played = Played(mode)
    played.channels.deliver_private(batch("One.", "Two."), told(PrivateChannel.SPEECH))
    assert played.speech.events == ["private One.", "private Two."]
    assert (played.lines.written, played.lines.private) == ([], [])
    played.channels.wipe()
    assert played.speech.events[2:] == ["stop"]


@pytest.mark.parametrize("mode", list(OutputMode)[1:])
def test_a_line_only_is_written_whatever_the_mode(mode: OutputMode) -> None:
    played = Played(mode)
    played.channels.deliver_private(batch("One.", "Two."), told(PrivateChannel.LINE))
    assert played.lines.private == ["One. Two."]
    assert (played.lines.written, played.opened) == ([], 0)
    played.channels.wipe()
    assert played.lines.private == []


@pytest.mark.parametrize(
    ("platform", "drives", "brailled", "written"),
    [
        ("win32", True, ["braille One."], []),
        ("linux", True, [], ["One."]),
    ],
)
def test_braille_only_follows_the_terminal_unless_a_screen_reader_takes_it(
    platform: str,
    drives: bool,
    brailled: list[str],
    written: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(private_output, "sys", SimpleNamespace(platform=platform))
    played = Played(OutputMode.SPEECH)
    played.speech.drives_braille = drives
    monkeypatch.setattr(played.speech, "wait", lambda seconds: None)
    played.channels.deliver_private(batch("One."), told(PrivateChannel.BRAILLE))
    assert (played.speech.events, played.lines.private) == (brailled, written)
    played.channels.wipe()
    assert played.lines.private == []
    assert played.speech.events[-1:] == (
        ["braille  "] if brailled else ["stop"] * (platform == "win32")
    )
