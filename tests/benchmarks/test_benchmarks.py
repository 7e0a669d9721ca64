"""The benchmarks still run and tell what they should. How fast anything is, is no test."""

import sys
from importlib import import_module
from math import isfinite
from typing import Any

import pytest

from benchmarks.figures import Figure, Series, Target, Yardstick, in_turns, show
from farkle_access.gamekit.computers import Level

needs_linux = pytest.mark.skipif(sys.platform != "linux", reason="needs sockets and /proc")
needs_terminals = pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals here")


def check(figures: list[Figure]) -> None:
    assert figures
    assert len({figure.what for figure in figures}) == len(figures)
    for figure in figures:
        series = [figure.series, *([figure.yardstick.series] if figure.yardstick else [])]
        assert all(isfinite(value) and value > 0 for found in series for value in found.values)
        assert figure.told().startswith(f"{figure.what}: ")
        assert figure.target is None or figure.target.bound > 0


@needs_terminals
@pytest.mark.parametrize(
    ("name", "counts"),
    [
        pytest.param("start", {"rounds": 1}, marks=pytest.mark.slow),
        pytest.param("first_line", {"rounds": 1}, marks=pytest.mark.slow),
        ("ready", {"rounds": 1}),
        ("keys", {"presses": 4}),
        ("resume", {"rounds": 1, "moves": 20}),
        ("matches", {"rounds": 1, "matches": {Level.MEDIUM: 1, Level.EASY: 1}}),
        ("bluff", {"rounds": 1, "matches": {"beghel": 2, "capitano": 2}}),
        pytest.param("speech", {"presses": 4, "rounds": 1}, marks=needs_linux),
        ("backgammon", {"rounds": 1, "positions": 20, "matches": {Level.EASY: 1, Level.HARD: 1}}),
        ("modules", {}),
    ],
)
def test_a_benchmark_runs(name: str, counts: dict[str, Any]) -> None:
    check(list(import_module(f"benchmarks.{name}").measure(**counts)))


@pytest.mark.slow
def test_matches_of_the_bluffing_games_are_counted() -> None:
    bluff = import_module("benchmarks.bluff")
    found = bluff.counted("tokyo", 20)
    assert found.tables == 4 * 2 * len(bluff.SEATS)
    assert found.matches == found.tables
    assert found.per_second > 0


@pytest.mark.slow
def test_the_strength_of_farkle_is_measured() -> None:
    strength = import_module("benchmarks.farkle_strength")
    starter, duel = strength.starter(), strength.duel(Level.HARD, Level.EASY, 20)
    given = strength.given_away(Level.EASY, 2)
    assert starter.met
    assert starter.told().endswith("by the tables.")
    assert duel.told().startswith("The hard player against the easy one: wins ")
    assert given.told().startswith("The easy player against the perfect one: wins ")
    assert len(list(strength.decisions(2))) == 2


@pytest.mark.slow
def test_the_strength_of_the_bluffing_games_is_told() -> None:
    strength = import_module("benchmarks.bluff_strength")
    check([strength.decisions("tokyo", 3, {}, 1)])
    said = list(strength.told(4))
    given_away = [sentence for sentence in said if "give away" in sentence]
    assert len(given_away) == 3
    measured = [sentence for sentence in said if sentence not in given_away]
    assert len(measured) == 3 + 3 * 3
    assert all(sentence.endswith((": met.", ": MISSED.")) for sentence in measured)


def test_the_rules_of_backgammon_are_tried_at_length() -> None:
    said = list(import_module("benchmarks.backgammon_rules").told(7))
    assert said[0].startswith("7 random matches ended. ")
    assert len(said) == 1 + 7
    assert all(": the plays are those of the rules." in sentence for sentence in said[1:])


@needs_terminals
def test_the_benchmarks_of_the_size_run() -> None:
    size = import_module("benchmarks.size")
    check(size.sources())
    if size.can_build():
        check(size.wheel())


@needs_terminals
def test_a_program_that_ends_too_early_or_fails_is_no_figure() -> None:
    terminal = import_module("benchmarks.terminal")
    with (
        terminal.running((sys.executable, "-c", "print('one')"), {}) as program,
        pytest.raises(EOFError, match="one"),
    ):
        program.until("two")
    with pytest.raises(ValueError, match="failed"):
        terminal.whole_run((sys.executable, "-c", "raise SystemExit(3)"), {})


def test_figures_are_taken_in_turns() -> None:
    calls: list[str] = []

    def call(name: str) -> float:
        calls.append(name)
        return float(len(calls))

    found = in_turns({"a": lambda: call("a"), "b": lambda: call("b")}, 3)
    assert calls == ["a", "b"] * 3
    assert found == {"a": Series((1, 3, 5)), "b": Series((2, 4, 6))}


@pytest.mark.parametrize(
    ("target", "said"),
    [
        (None, "Start: 30 (20 to 200) ms. Yardstick, nothing: 10 ms. Ratio 3."),
        (
            Target(3, of_ratio=True),
            "Start: 30 (20 to 200) ms. Yardstick, nothing: 10 ms. Ratio 3, target at most 3: met.",
        ),
        (
            Target(31, at_least=True),
            "Start: 30 (20 to 200) ms. Median, target at least 31: MISSED. "
            "Yardstick, nothing: 10 ms. Ratio 3.",
        ),
    ],
)
def test_a_figure_is_told_in_sentences(target: Target | None, said: str) -> None:
    series = Series((200.0, 20.0, 30.0))
    assert (
        Figure("Start", "ms", series, Yardstick("nothing", Series((10,))), target).told() == said
    )


def test_figures_are_shown_under_their_title(capsys: pytest.CaptureFixture[str]) -> None:
    show("Size", [Figure("Wheel", "KB", Series((0.5,)))])
    assert capsys.readouterr().out == "\nSize\nWheel: 0.5 KB.\n"
