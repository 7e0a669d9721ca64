"""What a terminal sends: keys are kept, and everything else is swallowed to its end."""

import codecs

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farkle_access.input.keys import NAMED
from farkle_access.input.sequences import LEAVE, STOP, Decoder, Event, Pasted

BY_ITSELF = [
    *("\x1b[M !!", "\x1b[M#\x7f\x7f", "\x1b[M`!!"),  # mouse: pressed, let go, the wheel
    "\x1b[M\xff\xff\xff",
    "\x1b[M \u0141\u0142",  # with coordinates in UTF-8
    *("\x1b[<0;1;1M", "\x1b[<0;1;1m", "\x1b[<64;85;12M", "\x1b[<255;1;1M", "\x1b[<-1;-9;0M"),
    *("\x1b[96;14;13M", "\x1b[255;14;13M", "\x1b[32;9999;9999M"),
    *("\x1b[24;80R", "\x1b[?24;80;1R", "\x1b[1;1R"),  # where the cursor is
    *("\x1b[I", "\x1b[O"),  # the focus
    "\x1b]11;rgb:ffff/ffff/ffff\x07",
    "\x1b]11;rgb:ffff/ffff/ffff\x1b\\",
    "\x1b]4;1;rgb:00/00/00\x9c",
    *("\x1b[?1;2c", "\x1b[>0;276;0c", "\x1b[0n", "\x1b[8;24;80t", "\x1b[?2026;2$y"),
    "\x1bP1$r0m\x1b\\",
    "\x1bP>|XTerm(370)\x1b\\",
    "\x1b_Gi=31;OK\x1b\\",
    "\x1b(B",
    "\x9b24;80R",
    "\udc9b24;80R",
    *("\x00", "\x05", "\x13", "\x1c"),
]
HALF = [
    *("\x1b[", "\x1b[1;", "\x1b[<0;1", "\x1b[M", "\x1b[M ", "\x1bO"),
    *("\x1b]11;rgb:", "\x1bP", "\x1b("),
]


def decoded(text: str, decoder: Decoder | None = None) -> list[Event]:
    """The events of a text that is followed by silence."""
    decoder = decoder or Decoder()
    events = decoder.feed(text)
    return [*events, *(decoder.flush() if decoder.pause else [])]


@pytest.mark.parametrize("sent", BY_ITSELF, ids=ascii)
def test_what_a_terminal_sends_by_itself_is_swallowed(sent: str) -> None:
    assert decoded(f"{sent}h") == ["h"]
    assert decoded(f"1{sent}\x1b[B") == ["1", "down"]


@pytest.mark.parametrize("sent", HALF, ids=ascii)
def test_half_a_sequence_ends_with_the_silence_after_it(sent: str) -> None:
    decoder = Decoder()
    assert decoder.feed(sent) == []
    assert decoder.pause == 0.05
    assert decoder.flush() == []
    assert decoder.pause is None
    assert decoder.feed("h1") == ["h", "1"]


@pytest.mark.parametrize("sent", [*HALF, "\x1b[200"], ids=ascii)
def test_a_key_cuts_off_half_a_sequence(sent: str) -> None:
    assert decoded(f"{sent}\x1b[B") == ["down"]
    assert decoded(f"{sent}\x03") == [LEAVE]


@pytest.mark.parametrize("begin", ["\x1b[", "\x1b[<", "\x1b]", "\x1bP", "\x1b("])
def test_a_sequence_without_end_gives_no_key_until_it_is_silent(begin: str) -> None:
    decoder = Decoder()
    for _ in range(20):
        assert decoder.feed(begin) == []
        assert decoder.feed(("#" if begin == "\x1b(" else "1") * 50_000) == []
    assert decoder.flush() == []
    assert decoder.feed("h") == ["h"]


def test_a_paste_that_never_ends_does_not_make_the_program_deaf() -> None:
    decoder = Decoder()
    for _ in range(100):
        assert decoder.feed("\x1b[200~" + "1\r" * 5000) == []
    assert decoder.pause == 0.3
    (pasted,) = decoder.flush()
    assert isinstance(pasted, Pasted)
    assert len(pasted.text) == 4096
    assert decoder.feed("\x1b[B") == ["down"]
    assert decoder.feed("\x1b[201~h") == ["h"], "the end that comes too late"


@given(st.lists(st.sampled_from([*BY_ITSELF, *HALF, "\x1b", "\x1b[200~", "a", "1", "\x1a"])))
def test_after_any_noise_and_silence_the_next_key_is_answered(parts: list[str]) -> None:
    decoder = Decoder()
    for part in parts:
        decoder.feed(part)
    decoder.flush()
    assert decoder.feed("h\x1b[B\r") == ["h", "down", "enter"]


@given(st.binary(max_size=200), st.integers(1, 7))
def test_any_bytes_give_events_of_known_kinds_and_the_next_key(data: bytes, piece: int) -> None:
    reader, decoder = codecs.getincrementaldecoder("utf-8")("surrogateescape"), Decoder()
    for start in range(0, len(data), piece):
        for event in decoder.feed(reader.decode(data[start : start + piece])):
            assert isinstance(event, Pasted) or len(event) == 1 or event in {*NAMED, LEAVE, STOP}
    decoder.flush()
    assert decoder.feed(reader.decode(b"hh"))[-1] == "h"


@given(st.text(max_size=60))
def test_pieces_mean_what_the_whole_means(text: str) -> None:
    whole, pieces = Decoder(), Decoder()
    assert whole.feed(text) == [event for c in text for event in pieces.feed(c)]
