"""The settings file: whatever stands in it, the program starts, and nothing of it is lost."""

import os
import re
import tomllib
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from farkle_access.app import settings_file
from farkle_access.app.settings_file import Flaw, Keeper, Loaded, encode, mend, store
from farkle_access.i18n.detail import Detail
from farkle_access.output.mode import OutputMode
from farkle_access.output.private_channel import PrivateChannel
from farkle_access.ui.shell.commands import COMMANDS, Command
from farkle_access.ui.shell.keymap import KeyTaken, check_chosen
from farkle_access.ui.shell.preferences import Preferences

CHOSEN = Preferences(
    language="lv",
    detail=Detail.BRIEF,
    positions=False,
    pause=2.0,
    output=OutputMode.TERMINAL,
    rate=70,
    pitch=0,
    volume=100,
    voices={"it": "Elsa"},
    sounds=True,
    sound_volume=30,
    keys={Command.SCORES: "w", Command.TURN: "è"},
    private_channels={"Ann": PrivateChannel.SPEECH, "Zoë di Prato": PrivateChannel.BRAILLE},
)
VALID = """version = 1
language = "lv"
detail = "brief"
positions = false
pause = 2.0
output = "terminal"
rate = 70
pitch = 0
volume = 100
sounds = true
sound_volume = 30

[voices]
it = "Elsa"

[keys]
scores = "w"
turn = "è"

[ways]
Ann = "speech"
"Zoë di Prato" = "braille"
"""
PERCENTS = ("rate", "pitch", "volume", "sound_volume")
NAMES = [*PERCENTS, "language", "detail", "positions", "pause", "output"]
NAMES += ["voices", "sounds", "keys", "ways"]
ODD = ["1", "-1", "1.5", "true", '""', '"x"', "[]", "[1]", "{}", "{a = 1}", "nan", "inf"]
ODD += ["1979-05-27", '"\\u0000"', f'"{"x" * 10000}"', "999999999999999999999"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.toml"


def load(path: Path) -> Loaded:
    """What a session finds, after it kept a flawed file aside."""
    return mend(path, settings_file.load(path))


def written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def kept(path: Path) -> list[Path]:
    return sorted(path.parent.glob("settings.toml.kept*"))


def without(name: str) -> str:
    return "".join(line for line in VALID.splitlines(True) if not line.startswith(f"{name} ="))


def test_a_file_that_is_not_there_has_the_usual_settings(path: Path) -> None:
    loaded = load(path)
    assert loaded.preferences == Preferences()
    assert loaded.flaw is None
    assert list(path.parent.iterdir()) == []


def test_a_valid_file_is_read(path: Path) -> None:
    loaded = load(written(path, VALID))
    assert loaded.preferences == CHOSEN
    assert (loaded.flaw, loaded.kept, kept(path)) == (None, None, [])


def test_what_is_stored_is_read_back(path: Path) -> None:
    store(path, CHOSEN)
    assert load(path).preferences == CHOSEN
    assert tomllib.loads(path.read_text("utf-8")) == encode(CHOSEN)


def test_storing_makes_the_folder_and_leaves_nothing_beside_the_file(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "er" / "settings.toml"
    store(path, CHOSEN)
    assert list(path.parent.iterdir()) == [path]


def test_a_file_that_cannot_be_stored_leaves_the_old_one(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store(path, CHOSEN)

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="space"):
        store(path, Preferences())
    assert load(path).preferences == CHOSEN
    assert list(path.parent.iterdir()) == [path]


def test_missing_settings_have_their_usual_values(path: Path) -> None:
    loaded = load(written(path, 'version = 1\ndetail = "full"\n'))
    assert loaded.flaw is None
    assert loaded.preferences == Preferences(detail=Detail.FULL)


@pytest.mark.parametrize("text", ["", "\ufeff" + VALID, VALID.replace("\n", "\r\n"), "# note\n"])
def test_files_of_other_editors_are_read(path: Path, text: str) -> None:
    assert load(written(path, text)).flaw is None


@pytest.mark.parametrize(
    "content",
    [
        b"\x00",
        b"\xff\xfe\x00",
        b"language = ",
        b"[keys",
        b"language = 'lv'\nlanguage = 'it'\n",
        b"a" * 100_000,
        b"a=" + b"[" * 5000,
        b'x = "\xff"',
        VALID.encode()[:-2] + b"\n\x00",
    ],
    ids=lambda content: repr(content[:12]),
)
def test_a_damaged_file_gives_the_usual_settings_and_is_kept(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    loaded = load(path)
    assert loaded.preferences == Preferences()
    assert loaded.flaw is Flaw.DAMAGED
    assert loaded.kept is not None
    assert loaded.kept.read_bytes() == content


@pytest.mark.parametrize("size", range(0, len(VALID.encode()), 5))
def test_a_file_cut_at_any_byte_is_no_fault(path: Path, size: int) -> None:
    path.write_bytes(VALID.encode()[:size])
    assert isinstance(load(path).preferences, Preferences)


@pytest.mark.parametrize("value", ODD, ids=lambda value: value[:12])
@pytest.mark.parametrize("name", NAMES)
def test_a_value_of_a_wrong_type_costs_only_itself(path: Path, name: str, value: str) -> None:
    fits = {"positions": ["true"], "pause": ["1", "1.5"], "keys": ["{}"], "voices": ["{}"]}
    fits |= {"ways": ["{}"]}
    fits |= {"sounds": ["true"]} | {percent: ["1"] for percent in PERCENTS}
    text = without(name)
    if name in ("keys", "voices", "ways"):
        text = re.sub(rf"(?ms)^\[{name}\].*?(?=^\[|\Z)", "", text)
    loaded = load(written(path, f"{name} = {value}\n{text}"))
    if value in fits.get(name, []):
        assert loaded.flaw is None
        return
    assert loaded.flaw is Flaw.DAMAGED
    for other in NAMES:
        expected = Preferences() if other == name else CHOSEN
        if other != "keys" or name != "keys":
            field = "private_channels" if other == "ways" else other
            assert getattr(loaded.preferences, field) == getattr(expected, field), other


@pytest.mark.parametrize(
    "keys",
    [
        'scores = "c"',
        'scores = "5"',
        'scores = ""',
        'scores = "xy"',
        "scores = 7",
        'nothing = "x"',
        'scores = ["x"]',
    ],
)
def test_bad_keys_leave_the_usual_keys_and_the_other_settings(path: Path, keys: str) -> None:
    text = f"{VALID.partition('[keys]')[0]}[keys]\n{keys}\n"
    loaded = load(written(path, text))
    assert loaded.flaw is Flaw.DAMAGED
    assert loaded.preferences.keys == {}
    assert loaded.preferences.language == "lv"


def test_of_two_commands_with_one_key_the_first_has_it(path: Path) -> None:
    loaded = load(written(path, '[keys]\nscores = "x"\nturn = "x"\n'))
    assert loaded.flaw is Flaw.DAMAGED
    assert loaded.preferences.keys == {Command.SCORES: "x"}


def test_a_bad_key_leaves_the_good_ones(path: Path) -> None:
    loaded = load(written(path, VALID + 'hint = "5"\n'))
    assert dict(loaded.preferences.keys) == dict(CHOSEN.keys)


@pytest.mark.parametrize("key", [" ", "\\u0000", "\\u200b", "\\t"])
def test_a_key_that_no_keyboard_gives_is_refused(path: Path, key: str) -> None:
    assert load(written(path, f'[keys]\nmenu = "{key}"\n')).flaw is Flaw.DAMAGED


def test_an_upper_case_key_is_the_same_key(path: Path) -> None:
    assert load(written(path, '[keys]\nscores = "W"\n')).preferences.keys == {Command.SCORES: "w"}


def test_an_unknown_setting_is_kept_aside_and_the_others_hold(path: Path) -> None:
    loaded = load(written(path, f'colour = "red"\n{VALID}'))
    assert loaded.flaw is Flaw.DAMAGED
    assert loaded.preferences == CHOSEN


@pytest.mark.parametrize("version", ["2", "1000000"])
def test_a_newer_file_is_not_guessed_at(path: Path, version: str) -> None:
    text = VALID.replace("version = 1", f"version = {version}")
    loaded = load(written(path, text))
    assert loaded.preferences == Preferences()
    assert loaded.flaw is Flaw.NEWER
    assert loaded.kept is not None
    assert loaded.kept.read_text("utf-8") == text


@pytest.mark.parametrize("version", ["0", "-1", '"1"', "[]", "1.5"])
def test_an_odd_version_is_damage_and_the_values_hold(path: Path, version: str) -> None:
    loaded = load(written(path, VALID.replace("version = 1", f"version = {version}")))
    assert loaded.flaw is Flaw.DAMAGED
    assert loaded.preferences == CHOSEN


def test_a_folder_in_its_place_is_said_to_be_unreadable(path: Path) -> None:
    path.mkdir()
    loaded = load(path)
    assert (loaded.preferences, loaded.flaw, loaded.kept) == (
        Preferences(),
        Flaw.NO_ACCESS,
        None,
    )


def test_a_second_damaged_file_does_not_take_the_place_of_the_first(path: Path) -> None:
    load(written(path, "damaged = \n"))
    load(written(path, "damaged again = \n"))
    assert [copy.read_text("utf-8") for copy in kept(path)] == [
        "damaged = \n",
        "damaged again = \n",
    ]


def test_the_same_damaged_file_is_kept_once(path: Path) -> None:
    written(path, f"damaged = 1\n{VALID}")
    assert load(path).flaw is Flaw.DAMAGED
    again = load(path)
    assert (again.preferences, again.flaw) == (CHOSEN, None)
    assert len(kept(path)) == 1


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_no_file_ends_the_program(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    load(path)
    for copy in kept(path):
        copy.unlink()


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.permutations([entry.keys[0] for entry in COMMANDS]), st.sets(st.sampled_from(Command)))
@example([entry.keys[0] for entry in reversed(COMMANDS)], set(Command))
def test_whatever_keys_the_menu_allows_are_read_back(
    path: Path, order: list[str], chosen: set[Command]
) -> None:
    keys = {entry.command: key for entry, key in zip(COMMANDS, order, strict=True)}
    keys = {command: key for command, key in keys.items() if command in chosen}
    try:
        check_chosen(keys)
    except KeyTaken:
        return
    store(path, Preferences(keys=keys))
    loaded = load(path)
    assert (dict(loaded.preferences.keys), loaded.flaw) == (keys, None)


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_link_to_settings_kept_elsewhere_stays_a_link(path: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere.toml"
    elsewhere.write_text(VALID, encoding="utf-8")
    path.symlink_to(elsewhere)
    store(path, Preferences(language="it"))
    assert path.is_symlink()
    assert 'language = "it"' in elsewhere.read_text(encoding="utf-8")


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
@pytest.mark.parametrize("link", [False, True])
def test_a_pipe_in_the_place_of_settings_is_not_replaced(
    path: Path, tmp_path: Path, link: bool
) -> None:
    pipe = tmp_path / "pipe" if link else path
    pipe.parent.mkdir(exist_ok=True)
    os.mkfifo(pipe)
    if link:
        path.parent.mkdir(exist_ok=True)
        path.symlink_to(pipe)
    found = mend(path, load(path))
    assert found == Loaded(Preferences(), Flaw.NO_ACCESS)
    with pytest.raises(OSError, match="no file"):
        Keeper(path, found).keep(Preferences(language="it"))
    assert pipe.is_fifo()
    assert path.is_symlink() is link


def test_a_flawed_file_that_was_not_kept_is_moved_aside_once(path: Path) -> None:
    written(path, "damaged")
    keeper = Keeper(path, Loaded(Preferences(), Flaw.DAMAGED))
    keeper.keep(Preferences(language="it"))
    keeper.keep(Preferences(language="lv"))
    (aside,) = kept(path)
    assert aside.read_text(encoding="utf-8") == "damaged"
    assert settings_file.load(path).preferences.language == "lv"


@pytest.mark.parametrize(
    "ways",
    ['Ann = "whisper"', "Ann = 1", '"" = "line"', '"a,b" = "line"', f'{"x" * 31} = "line"'],
)
def test_a_private_channel_that_does_not_exist_is_left_out(path: Path, ways: str) -> None:
    text = VALID.partition("[ways]")[0]
    loaded = load(written(path, f"{text}[ways]\n{ways}\n"))
    assert loaded.flaw is Flaw.DAMAGED
    assert loaded.preferences.private_channels == {}
    assert loaded.preferences.keys == CHOSEN.keys
