"""Hidden throws in records: sealed while the match goes on, resumed, and told at its end."""

import json
import os
import re
from dataclasses import replace
from datetime import datetime
from itertools import product
from pathlib import Path
from random import Random

import pytest

from farkle_access.core.codec import encode
from farkle_access.core.contract import Thrown
from farkle_access.gamekit.computers import Level
from farkle_access.gamekit.hearing import may_hear
from farkle_access.games.bluff.rules.events import Saw
from farkle_access.games.bluff.rules.rulesets import GameName
from farkle_access.games.bluff.rules.state import Phase
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.translator import ENGLISH
from farkle_access.play.header import Fault, Unreadable
from farkle_access.play.keys import Keys
from farkle_access.play.lines import write_line
from farkle_access.play.players import Player
from farkle_access.play.reading import parse, read
from farkle_access.play.saves import Saves
from farkle_access.play.table import Table
from tests.games.bluff.matches import Match, random_matches, swapped
from tests.play.hidden import (
    GAMES,
    PACKAGES,
    SHORT,
    begin,
    created,
    finish,
    header,
    recorded,
    resumed,
    step,
    until,
)
from tests.play.matches import ANN

every_game = pytest.mark.parametrize("game", SHORT)
ROBOT, DROID = Player("Robot", Level.EASY), Player("Droid", Level.HARD)
SEALED = re.compile(rb'"sealed":"([^"]*)"')

NOW = datetime(2026, 11, 30)


@pytest.fixture
def keys(tmp_path: Path) -> Keys:
    return Keys(tmp_path / "home" / "hidden.key")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.jsonl"


def clear_throws(content: bytes) -> list[object]:
    """The throws that stand in a record in clear."""
    lines = [json.loads(line) for line in content.splitlines()]
    return [line["dice"] for line in lines[1:] if line.get("move") == "Thrown"]


def bare(content: bytes) -> bytes:
    """A record with every sealed text replaced by its length."""
    return SEALED.sub(lambda found: b'"sealed":%d' % len(found[1]), content)


def fault_of(path: Path, keys: Keys | None) -> Fault:
    before = path.read_bytes(), sorted(path.parent.iterdir())
    with pytest.raises(Unreadable) as caught:
        read(path, GAMES, keys)
    with pytest.raises(Unreadable) as again:
        resumed(path, keys)
    assert again.value.reason is caught.value.reason
    assert (path.read_bytes(), sorted(path.parent.iterdir())) == before
    return caught.value.reason


@every_game
def test_no_hidden_die_stands_in_clear_at_any_time(game: GameName, path: Path, keys: Keys) -> None:
    head = header(game)
    table, random = begin(head, path, keys), Random(4)
    hidden = 0
    while table.outcome is None:
        step(table, random)
        content = path.read_bytes()
        saw = [event for event in table.events if isinstance(event, Saw)]
        public = [move for move in table.moves if isinstance(move, Thrown)]
        assert len(clear_throws(content)) == len(public) - len(saw)
        assert content.count(b'"sealed"') == 1 + len(saw)
        hidden += table.view(None).moment.phase is Phase.CLAIM
    assert hidden > 2
    table.close()


@every_game
def test_records_of_matches_with_other_hidden_dice_differ_in_nothing_but_sealed_texts(
    game: GameName, tmp_path: Path, keys: Keys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", lambda _: None)
    for number, match in enumerate(match for match in random_matches(game) if match.seats < 6):
        other = swapped(match, Random(number))
        first, second = (
            written(one, tmp_path / f"{number}-{copy}", keys)
            for copy, one in enumerate((match, other))
        )
        assert bare(first) == bare(second)
        assert clear_throws(first) == clear_throws(second) == in_the_open(match)
        assert (first != second) or match.moves == other.moves


def in_the_open(match: Match) -> list[object]:
    """The throws that everybody saw, without what the last move may be."""
    return [
        list(move.dice)
        for move, step in zip(match.moves[:-1], match.steps[1:], strict=False)
        if isinstance(move, Thrown) and step.state.moment.phase is not Phase.CLAIM
    ]


def written(match: Match, path: Path, keys: Keys) -> bytes:
    """The record of the moves of a match, without the end at which its key is told."""
    players = [Player(f"P{seat}") for seat in range(match.seats)]
    head = replace(header(match.name, *players), options=match.options)
    table = begin(head, path, keys)
    for move in match.moves[:-1]:
        table.play(move)
    table.close()
    return path.read_bytes()


@every_game
def test_no_throw_can_be_found_in_an_unfinished_record_in_any_usual_form(
    game: GameName, path: Path, keys: Keys
) -> None:
    dice = ((1, 1), (6, 5), (4, 4)) if game == "capitano" else ((3, 1), (6, 6), (5, 5), (2,))
    head = header(game, seed=98765, dice=(*dice, (6, 4)))
    table = until(begin(head, path, keys), Phase.CLAIM, Random(1))
    saw = table.view(table.view(None).moment.seat).dice
    assert len(saw) == 2
    table.close()
    content = path.read_bytes()
    for one, two in (saw, saw[::-1]):
        for form in (f"[{one},{two}]", f"{one}, {two}", f"{one} {two}", f":{one}{two}"):
            assert form.encode() not in content, form
    assert b"98765" not in content
    assert b"[[" not in content


@every_game
def test_seed_and_given_throws_come_back_from_the_seal(
    game: GameName, path: Path, keys: Keys
) -> None:
    head = header(game, seed=98765, dice=((6, 4), (1, 2)))
    created(path, head, keys).close()
    assert json.loads(path.read_bytes())["seed"] is None
    assert read(path, GAMES, keys).header == head


@every_game
def test_a_match_resumes_at_every_moment_of_every_hand(
    game: GameName, path: Path, keys: Keys
) -> None:
    head = header(game, seed=3)
    table, random = begin(head, path, keys), Random(2)
    while table.outcome is None:
        step(table, random)
        table.close()
        again = resumed(path, keys)
        assert again.damage is None
        assert list(again.moves) == list(table.moves)
        assert list(again.events) == list(table.events)
        for seat in (0, 1, 2, None):
            assert again.view(seat) == table.view(seat)
        table = again
    table.close()


def test_a_resumed_match_has_the_dice_it_would_have_had(path: Path, keys: Keys) -> None:
    head = header("tokyo", seed=7)
    straight = finish(begin(head), Random(5))
    table, random = begin(head, path, keys), Random(5)
    while table.outcome is None:
        step(table, random)
        table.close()
        table = resumed(path, keys)
    assert list(table.moves) == list(straight.moves)
    table.close()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, Keys]:
    folder = tmp_path_factory.mktemp("whole")
    keys = Keys(folder / "key")
    recorded(folder / "match", keys, header("tokyo", ANN, ROBOT))
    return (folder / "match").read_bytes(), keys


@pytest.mark.slow
def test_cut_at_every_byte_it_gives_a_valid_prefix(whole: tuple[bytes, Keys]) -> None:
    content, keys = whole
    moves = parse(content, GAMES, keys).moves
    for size in range(content.index(b"\n"), len(content) + 1):
        found = parse(content[:size], GAMES, keys)
        lines = content[: size + 1].count(b"\n") - 1
        assert found.moves == moves[: min(lines, len(moves))]
        assert found.damage == (b"\n" not in content[size - 1 : size + 1])


@pytest.mark.slow
def test_flipped_bytes_never_raise_anything_else(whole: tuple[bytes, Keys]) -> None:
    content, keys = whole
    moves, random = parse(content, GAMES, keys).moves, Random(1)
    for position in range(len(content)):
        flipped = bytearray(content)
        flipped[position] ^= random.randrange(1, 256)
        try:
            found = parse(bytes(flipped), GAMES, keys)
        except Unreadable:
            assert position <= content.index(b"\n")
            continue
        untouched = content[:position].count(b"\n") - 1
        assert found.moves[:untouched] == moves[:untouched]


def test_a_damaged_sealed_line_is_damage_and_the_match_goes_on(path: Path, keys: Keys) -> None:
    head = header()
    table = until(begin(head, path, keys), Phase.CLAIM, Random(1))
    table.close()
    content = path.read_bytes()
    path.write_bytes(content[:-20] + b"A" * 5 + content[-15:])
    again = resumed(path, keys)
    assert again.damage is not None
    assert again.damage.lines == 1
    assert list(again.moves) == list(table.moves)[:-1]
    finish(again, Random(2)).close()
    assert read(path, GAMES).over
    # The copy was sealed with the same key.
    assert read(again.damage.copy, GAMES, keys).moves == tuple(table.moves)[:-1]


def test_without_its_key_an_unfinished_match_is_left_as_it_is(
    path: Path, keys: Keys, tmp_path: Path
) -> None:
    head = header()
    until(begin(head, path, keys), Phase.ANSWER, Random(1)).close()
    assert fault_of(path, None) is Fault.NO_KEY
    assert fault_of(path, Keys(tmp_path / "none")) is Fault.NO_KEY
    stranger = Keys(tmp_path / "stranger")
    stranger.make("0123abcd")
    assert fault_of(path, stranger) is Fault.NO_KEY
    assert read(path, GAMES, keys).damage == 0


def test_with_a_key_that_cannot_be_read_too(
    path: Path, keys: Keys, monkeypatch: pytest.MonkeyPatch
) -> None:
    def deny(*_: object) -> None:
        raise PermissionError

    created(path, header(), keys).close()
    monkeypatch.setattr("farkle_access.play.keys.read_small", deny)
    assert fault_of(path, keys) is Fault.NO_ACCESS


@every_game
def test_a_finished_match_carries_its_key_and_can_be_read_anywhere(
    game: GameName, path: Path, keys: Keys
) -> None:
    table = recorded(path, keys, header(game, seed=1))
    lines = path.read_bytes().splitlines()
    assert [line for line in lines if b'"opened"' in line] == [lines[-1]]
    found = read(path, GAMES)
    assert (found.damage, found.over, found.header) == (0, True, table.header)
    assert list(found.moves) == list(table.moves)
    assert list(found.events) == list(table.events)
    assert found.size == len(path.read_bytes())


def test_the_key_of_a_match_opens_no_other(path: Path, keys: Keys, tmp_path: Path) -> None:
    recorded(path, keys, header(match="first"))
    second = tmp_path / "second.jsonl"
    head = header(match="second")
    until(begin(head, second, keys), Phase.CLAIM, Random(1)).close()
    second.write_bytes(second.read_bytes() + path.read_bytes().splitlines()[-1] + b"\n")
    assert fault_of(second, None) is Fault.NO_KEY
    assert read(second, GAMES, keys).damage == 1


def test_a_key_is_valid_only_after_the_end_and_nothing_after_it(path: Path, keys: Keys) -> None:
    table = recorded(path, keys, header())
    lines = path.read_bytes().splitlines(keepends=True)
    early = parse(b"".join([*lines[:4], lines[-1], *lines[4:]]), GAMES, keys)
    assert len(early.moves) == 3
    assert early.damage == len(lines) - 4 + 1
    late = parse(b"".join([*lines, lines[-1], lines[-2]]), GAMES)
    assert (len(late.moves), late.damage) == (len(table.moves), 2)


@every_game
def test_hidden_dice_are_heard_only_once_the_match_is_over(
    game: GameName, path: Path, keys: Keys
) -> None:
    """Whoever replays a record may hear what `hearing` lets a spectator hear."""
    table, random = begin(header(game), path, keys), Random(8)
    while table.outcome is None:
        step(table, random)
        reading = read(path, GAMES, keys)
        hears = spectator(everything=reading.over)
        heard = [event for event in reading.events if may_hear(event, hears)]
        private = [event for event in reading.events if isinstance(event, Saw)]
        assert [event for event in heard if isinstance(event, Saw)] == (
            private if table.outcome else []
        )
        assert reading.over or all(event.only is None for event in heard)
    table.close()


def spectator(*, everything: bool) -> Listener:
    return Listener(ENGLISH, ("Ann", "Bōb", "Eve"), frozenset(), everything=everything)


def test_without_keys_nothing_of_such_a_game_is_recorded(path: Path) -> None:
    with pytest.raises(ValueError, match="no keys"):
        created(path, header(), None)
    assert not path.exists()


@every_game
def test_dice_of_computers_are_sealed_too(game: GameName, path: Path, keys: Keys) -> None:
    head = header(game, ANN, ROBOT, DROID)
    table = until(begin(head, path, keys), Phase.CLAIM, Random(1))
    table.close()
    assert path.read_bytes().count(b'"sealed"') == 2


def test_a_record_in_clear_of_a_game_that_hides_is_none(path: Path, keys: Keys) -> None:
    created(path, header(), keys).close()
    data = json.loads(path.read_bytes())
    del data["sealed"], data["key"]
    path.write_bytes(write_line(data))
    assert fault_of(path, keys) is Fault.NOT_A_RECORD


def test_a_seal_does_not_make_another_game_a_record(path: Path, keys: Keys) -> None:
    created(path, header(), keys).close()
    data = json.loads(path.read_bytes())
    options = {"entry": 50, "minimum": 35, "limit": 1000, "ending": "round"}
    path.write_bytes(write_line({**data, "game": "farkle", "options": options}))
    assert fault_of(path, keys) is Fault.NOT_A_RECORD


@pytest.mark.parametrize("change", [{"match": 5}, {"key": None}, {"sealed": "x"}, {"sealed": 1}])
def test_headers_with_a_broken_seal(path: Path, keys: Keys, change: dict[str, object]) -> None:
    created(path, header(), keys).close()
    path.write_bytes(write_line({**json.loads(path.read_bytes()), **change}))
    assert fault_of(path, keys) is Fault.NOT_A_RECORD


def test_the_key_lies_outside_the_folder_of_the_records(tmp_path: Path) -> None:
    saves = Saves(tmp_path / "data" / "matches", GAMES)
    record = saves.begin(header(), NOW)
    table = until(Table.begin(PACKAGES["beghel"], header(), record), Phase.ANSWER, Random(1))
    table.close()
    assert [file.name for file in saves.directory.iterdir()] == [record.path.name]
    assert (tmp_path / "data" / "hidden.key").exists()
    assert [match.path for match in saves.unfinished(NOW).matches] == [record.path]
    again = resumed(record.path, saves.keys)
    finish(again, Random(1)).close()
    assert saves.unfinished(NOW).matches == ()
    done = saves.finish(record.path)
    assert done is not None
    assert read(done, GAMES).over


def test_a_match_without_a_place_for_its_key_cannot_be_recorded(tmp_path: Path) -> None:
    saves = Saves(tmp_path / "matches", GAMES)
    (tmp_path / "hidden.key").mkdir()
    with pytest.raises(OSError, match="key"):
        saves.begin(header(), NOW)


def test_throws_in_the_open_stay_readable(path: Path, keys: Keys) -> None:
    head = header("beghel", dice=((3, 1), (6, 6), (5, 5), (2,), (6, 4)))
    table = until(begin(head, path, keys), Phase.CLAIM, Random(1))
    table.close()
    assert clear_throws(path.read_bytes()) == [[3, 1], [6, 6], [5, 5], [2]]


def test_every_hidden_throw_makes_a_line_of_the_same_length(path: Path, keys: Keys) -> None:
    seal = keys.make("x")
    sizes = {
        len(write_line(seal.seal(encode(Thrown(dice))))) for dice in product(range(1, 7), repeat=2)
    }
    assert len(sizes) == 1


@every_game
def test_a_record_that_brings_its_own_key_is_not_gone_on_with(
    game: GameName, path: Path, keys: Keys, tmp_path: Path
) -> None:
    """Whoever wrote it would know every hidden throw to come."""
    theirs = Keys(tmp_path / "theirs.key")
    table = until(begin(header(game), path, theirs), Phase.CLAIM, Random(1))
    table.close()
    key = theirs.find(table.header.match)
    assert key is not None
    path.write_bytes(path.read_bytes() + write_line(key.revelation()))
    assert fault_of(path, keys) is Fault.NO_KEY
    assert fault_of(path, None) is Fault.NO_KEY
    mine = read(path, GAMES, theirs)
    assert (mine.damage, len(mine.moves)) == (1, len(table.moves))


@every_game
def test_a_revealed_key_counts_when_the_match_is_over(
    game: GameName, path: Path, keys: Keys, tmp_path: Path
) -> None:
    recorded(path, Keys(tmp_path / "theirs.key"), header(game))
    assert read(path, GAMES, keys).over
    content = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join((*content[:-3], content[-1])))
    assert fault_of(path, keys) is Fault.NO_KEY
