"""Which mode `auto` means, in every situation that is distinguished."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farkle_access.output.detection import Detection, Environment, Reason, detect
from farkle_access.output.mode import CYCLE, OutputMode, after

TERMINAL, SPEECH, BOTH = OutputMode.TERMINAL, OutputMode.SPEECH, OutputMode.BOTH
PLATFORMS = ("linux", "win32", "darwin", "freebsd14")

TABLE = {
    "linux, a pipe": (Environment("linux", terminal=False), TERMINAL, Reason.NO_TERMINAL, ""),
    "windows, a pipe, NVDA": (
        Environment("win32", terminal=False, api_reader="NVDA"),
        TERMINAL,
        Reason.NO_TERMINAL,
        "",
    ),
    "a pipe over the network": (
        Environment("linux", terminal=False, remote=True),
        TERMINAL,
        Reason.NO_TERMINAL,
        "",
    ),
    "over the network, a server here": (
        Environment("linux", terminal=True, remote=True, server=True),
        TERMINAL,
        Reason.REMOTE,
        "",
    ),
    "over the network to windows, NVDA there": (
        Environment("win32", terminal=True, remote=True, api_reader="NVDA"),
        TERMINAL,
        Reason.REMOTE,
        "",
    ),
    "over the network to a mac": (
        Environment("darwin", terminal=True, remote=True),
        TERMINAL,
        Reason.REMOTE,
        "",
    ),
    "a mac": (Environment("darwin", terminal=True), TERMINAL, Reason.MAC, ""),
    **{
        f"linux, {name}": (
            Environment("linux", terminal=True, readers=(name,), server=server),
            TERMINAL,
            Reason.READER,
            name,
        )
        for name in ("orca", "fenrir", "brltty", "espeakup", "speakup", "yasr", "tdsr")
        for server in (True, False)
    },
    "linux, several readers": (
        Environment("linux", terminal=True, readers=("brltty", "orca"), server=True),
        TERMINAL,
        Reason.READER,
        "brltty",
    ),
    "linux, the desktop says that one is on": (
        Environment("linux", terminal=True, readers=("",), server=True),
        TERMINAL,
        Reason.READER,
        "",
    ),
    "linux, a server and nobody reads": (
        Environment("linux", terminal=True, server=True),
        BOTH,
        Reason.SERVER,
        "",
    ),
    "linux, nothing": (Environment("linux", terminal=True), TERMINAL, Reason.NOTHING, ""),
    "windows, NVDA": (
        Environment("win32", terminal=True, api_reader="NVDA"),
        SPEECH,
        Reason.API_READER,
        "NVDA",
    ),
    "windows, JAWS": (
        Environment("win32", terminal=True, api_reader="JAWS"),
        SPEECH,
        Reason.API_READER,
        "JAWS",
    ),
    "windows, NVDA and Narrator": (
        Environment("win32", terminal=True, readers=("",), api_reader="NVDA"),
        SPEECH,
        Reason.API_READER,
        "NVDA",
    ),
    "windows, Narrator": (
        Environment("win32", terminal=True, readers=("",)),
        TERMINAL,
        Reason.READER,
        "",
    ),
    "windows, its own speech only": (
        Environment("win32", terminal=True),
        BOTH,
        Reason.WINDOWS,
        "",
    ),
    "another system": (Environment("freebsd14", terminal=True), TERMINAL, Reason.NOTHING, ""),
}
names = st.sampled_from(["", "orca", "NVDA", "JAWS"])
situations = st.builds(
    Environment,
    st.sampled_from(PLATFORMS),
    st.booleans(),
    st.booleans(),
    st.lists(names, max_size=2).map(tuple),
    st.booleans(),
    names,
)


@pytest.mark.parametrize("situation", TABLE)
def test_every_situation_has_its_mode_and_its_reason(situation: str) -> None:
    found, mode, reason, name = TABLE[situation]
    assert detect(found) == Detection(mode, reason, name)


def test_the_table_gives_every_reason() -> None:
    assert {reason for _, _, reason, _ in TABLE.values()} == set(Reason)


@given(situations)
def test_auto_never_means_auto(found: Environment) -> None:
    assert detect(found).mode in (TERMINAL, SPEECH, BOTH)


@given(situations)
def test_nothing_is_spoken_where_nobody_would_hear_it(found: Environment) -> None:
    if not found.terminal or found.remote:
        assert detect(found).mode is TERMINAL


@given(situations)
def test_what_reads_the_terminal_is_never_doubled(found: Environment) -> None:
    if found.readers and not found.api_reader:
        assert detect(found).mode is TERMINAL


@given(situations)
def test_text_is_left_out_only_for_a_screen_reader_that_takes_it_otherwise(
    found: Environment,
) -> None:
    detected = detect(found)
    assert detected.mode.prints or (detected.name == found.api_reader != "")


def test_a_key_goes_through_all_modes_and_comes_back() -> None:
    assert [after(mode) for mode in CYCLE] == [SPEECH, BOTH, TERMINAL]
    assert OutputMode.AUTO not in CYCLE
    assert [(mode.prints, mode.speaks) for mode in CYCLE] == [
        (True, False),
        (False, True),
        (True, True),
    ]
