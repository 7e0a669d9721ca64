"""What everything that is said has in common, over whole sessions in every language."""

import re
from collections.abc import Callable, Iterable, Iterator
from random import Random

import pytest

from farkle_access.core.contract import Event
from farkle_access.games import GAMES
from farkle_access.games.farkle.rules.events import (
    Busted,
    Counted,
    HandBegan,
    MatchEnded,
    Rolled,
    WasSetAside,
)
from farkle_access.games.farkle.wording.names import item_name
from farkle_access.i18n.catalog import LANGUAGES
from farkle_access.i18n.phrases import numbers, points
from farkle_access.i18n.translator import Translator
from farkle_access.input.keys import NAMED
from farkle_access.play.players import Player
from farkle_access.play.reading import read
from farkle_access.ui.shell.commands import COMMANDS
from tests.ui.scripted import END, SHORT, Booth, ListSink, last_items

MOST_LINES = 5
MOST_WORDS = 25  # half of 50, for a computer player's hand in brief mode
PUNCTUATION = set(" .,:;!?'")
SIDE_BY_SIDE = re.compile(r"\d[^\w,;:.]+\d|\d[.,:;]\d")
TABLES = ("Ann,bot:easy", "Ann,Bob,bot:hard", "bot:medium,Ann,bot:medium,bot:easy", "Ann,Bob")
# Few ways to Quit, and many to go on: so most of the presses meet a match.
KEYS = [*sorted(NAMED), *"1234560", *"cdstyiorhguxz,.", *["enter"] * 8, *["up"] * 6]
PHRASES = ["Jānis", "", "x" * 40, "750", "7", "foo bar", "Ann"]

languages = pytest.mark.parametrize("language", LANGUAGES)


def assert_good_to_hear(text: str) -> None:
    said = text
    spoken = re.sub(r"(?<=[^\W\d])-(?=[^\W\d])", "", said)  # as in "set-up"
    odd = {c for c in spoken if not c.isalnum() and c not in PUNCTUATION}
    assert not odd, f"{odd} in {text!r}"
    assert len(said) >= 3, text
    assert said[-1] in ".!?", text
    assert said == " ".join(said.split()), text
    assert not SIDE_BY_SIDE.search(said), text
    assert not re.search(r"[.,:;!?] *[,:;.!?]", said), text


def typed(sink: ListSink, text: str) -> Iterator[str]:
    """Types a text, and gives up when it is asked for again."""
    yield text
    if sink.steps[-1].question:
        yield ""


def tour(sink: ListSink) -> Iterator[str]:
    """Opens every screen and reads everything that stands there."""
    down = ["down"] * 24
    for game in ("1", "2", "3", "4"):  # rules
        yield from ("3", "enter", game, "enter", *down, "escape")
    yield from ("4", "enter", *down, "escape")  # keys
    yield from ("5", "enter")  # settings, with each list
    for item in ("1", "2", "3", "4", "5", "6"):
        yield from (item, "space", "enter", *down, "escape")
    yield from ("6", "enter", "5", "enter", "c", "escape", "escape")
    yield from ("1", "enter")  # set-up, with each list
    for line in range(10):
        yield from ("1", *["down"] * line, "space", "enter")
        if line == 0:
            yield from ("enter", *"cdstyiouhg,.r", "escape", "g", "escape", "escape")
            for item in ("2", "3", "4"):  # rules, keys, history
                yield from (item, "enter", *["up"] * 30, *down, "escape")
            yield from ("6", "enter", "1", "enter", "1")
        elif line in (1, 2, 3, 4, 5, 6, 7, 8):
            yield from (*down, "escape")
    for answer in ("7", "x"):
        yield from ("8", "enter", *down, "enter")
        yield from typed(sink, answer)
    for name in ("", "x" * 31, "a,b", "\u200b", "Anna", "anna"):
        for place in ("4", "5"):
            yield from (place, "enter", "1", "enter")
            yield from typed(sink, name)
    yield from ("escape", "2", "enter", "down", "enter", "enter", "enter", "escape")
    yield from ("6", "enter", "space", "escape", "nothing at all", "7", "enter")


def monkey(seed: int, presses: int) -> Callable[[ListSink], Iterable[str]]:
    """Presses keys at random, and types at random where a text is asked for."""
    random = Random(seed)

    def script(sink: ListSink) -> Iterator[str]:
        for _ in range(presses):
            yield random.choice(PHRASES if sink.steps[-1].question else KEYS)

    return script


def matches(booth: Booth, language: str, **preferences: object) -> Iterator[ListSink]:
    booth.prefer(language=language, **preferences)
    for seed, table in enumerate(TABLES):
        yield booth.play(table, keys=last_items, options=SHORT, seed=seed)


@languages
def test_everything_on_every_screen_is_good_to_hear(booth: Booth, language: str) -> None:
    booth.prefer(language=language)
    booth.play("Ann,bot:easy", keys=last_items, options=SHORT)
    heard = booth.run(keys=tour)
    assert heard.status == 0, "the tour ends with Quit"
    for text in [*heard.lines, *heard.prompts]:
        assert_good_to_hear(text)


@languages
@pytest.mark.parametrize("detail", ["brief", "normal", "full"])
def test_every_match_is_good_to_hear(booth: Booth, language: str, detail: str) -> None:
    for heard in matches(booth, language, detail=detail):
        for text in heard.lines:
            assert_good_to_hear(text)


@languages
@pytest.mark.parametrize(
    "detail",
    [
        "brief",
        "normal",
        "full",
    ],
)
def test_at_most_five_lines_are_written_at_once(booth: Booth, language: str, detail: str) -> None:
    for heard in matches(booth, language, detail=detail):
        for step in heard.steps:
            for batch in step.batches:
                assert len(batch.announcements) <= MOST_LINES, step.lines


@languages
@pytest.mark.parametrize("detail", ["brief", "normal", "full"])
def test_a_key_of_a_person_leads_to_at_most_five_lines(
    booth: Booth, language: str, detail: str
) -> None:
    booth.prefer(language=language, detail=detail)
    for seed in range(6):
        heard = booth.play("Ann,Bob,Carl", keys=last_items, options=SHORT, seed=seed)
        assert all(len(lines) <= MOST_LINES for lines in heard.answers)


def hands(heard: ListSink) -> list[str]:
    """What was heard of each hand of computers only; the last one with the end is left out."""
    batches = [[said.text for said in batch.announcements] for batch in heard.steps[0].batches]
    return [" ".join(lines) for lines in batches[1:-1]]


@pytest.mark.slow
@languages
def test_a_computers_hand_in_brief_has_at_most_25_words(booth: Booth, language: str) -> None:
    booth.prefer(language=language, detail="brief")
    for seed in range(12):
        players = ",".join(["bot:easy", "bot:hard", "bot:medium", "bot:easy"][: 2 + seed % 3])
        told = hands(booth.play(players, seed=seed))
        assert told
        for hand in told:
            assert len(hand.split()) <= MOST_WORDS, hand


def test_a_computers_hand_in_brief_is_short_at_a_table_of_sixteen(booth: Booth) -> None:
    booth.prefer(detail="brief")
    for hand in hands(booth.play(",".join(["bot:hard"] * 16), options={"limit": 100})):
        assert len(hand.split()) <= MOST_WORDS, hand


def test_brief_mode_does_not_wait_in_silence(booth: Booth) -> None:
    booth.prefer(detail="brief")
    heard = booth.play("bot:hard,bot:hard", options=SHORT)
    assert len(booth.keys.timeouts) <= len(heard.steps[0].batches)


def needles(event: Event, players: tuple[Player, ...], detail: str, tr: Translator) -> list[str]:
    """What must be heard of a step; nothing when it needs no words."""
    match event:
        case HandBegan(seat) if players[seat].computer:
            return []  # the line that follows names who plays
        case HandBegan(seat) if sum(not player.computer for player in players) == 1:
            return [tr.text("Your turn.")]
        case HandBegan(seat):
            return [tr.text("Turn of {player}.", player=players[seat].name)]
        case Rolled(seat, rolled):
            return [numbers(rolled), *by_name(seat, players)]
        case WasSetAside(seat, item, amount):
            name = item_name(tr, item.kind, item.dice)
            # Items of computers are told together, with the points after the last of them.
            together = detail == "normal" and players[seat].computer
            return [name] if together else [name, points(tr, amount)]
        case Busted(seat, _, total):
            return ["arkle", points(tr, total), *by_name(seat, players)]
        case Counted(seat, amount, total):
            return [points(tr, amount), points(tr, total), *by_name(seat, players)]
        case MatchEnded(outcome):
            return [points(tr, amount) for amount in outcome.scores]
    return []


def by_name(seat: int, players: tuple[Player, ...]) -> list[str]:
    return [players[seat].name] if players[seat].computer else []


@languages
@pytest.mark.parametrize("detail", ["normal", "full"])
@pytest.mark.parametrize("table", TABLES)
def test_every_step_is_heard_in_order(
    booth: Booth, language: str, detail: str, table: str
) -> None:
    booth.prefer(language=language, detail=detail)
    path = booth.places.settings.with_name("match.jsonl")
    heard = booth.play(table, keys=last_items, options=SHORT, seed=5, more=["--record", str(path)])
    tr, reading = booth.catalogs.translator(language), read(path, GAMES)
    lines, place = heard.lines, 0
    for event in reading.events:
        wanted = needles(event, reading.header.players, detail, tr)
        rest = range(place, len(lines))
        sought = [i for i in rest if all(part in lines[i] for part in wanted)]
        assert sought, f"{event} is not heard after {lines[place]!r}"
        place = sought[0]


@pytest.mark.slow
@languages
@pytest.mark.parametrize("seed", range(3))
def test_no_key_is_met_with_silence(booth: Booth, language: str, seed: int) -> None:
    booth.prefer(language=language)
    for part in range(4):
        heard = booth.run(keys=monkey(seed * 10 + part, 400))
        for step in heard.steps:
            assert step.lines or step.key in (END, "backspace") or heard.prompts, step
            for text in step.lines:
                assert_good_to_hear(text)


@pytest.mark.slow
def test_the_monkey_reaches_every_kind_of_screen(booth: Booth) -> None:
    lines: list[str] = []
    for part in range(12):
        lines += booth.run(keys=monkey(part, 250)).lines
    for title in ("Main menu", "Set-up.", "Settings.", "Game menu.", "You rolled", "Keys."):
        assert any(line.startswith(title) for line in lines), title


def test_the_help_is_as_short_as_a_line_can_be(booth: Booth) -> None:
    tr = booth.catalogs.translator("en")
    for entry in COMMANDS:
        assert len(entry.help(tr).split()) <= 12, entry.command
