"""The command "simulate": many matches, and their result for people and for programs."""

import json
from collections.abc import Sequence
from functools import partial

from farkle_access.app.arguments import Arguments, UsageError
from farkle_access.app.cli_values import (
    MOST_SEED,
    game_asked,
    levels_asked,
    number_asked,
    options_asked,
)
from farkle_access.app.run import Run
from farkle_access.app.streams import print_lines
from farkle_access.core.contract import MoveT, ViewT
from farkle_access.gamekit.computers import ComputerPlayers, Level, NotReady
from farkle_access.i18n.translator import Translator
from farkle_access.play.simulation import Result, simulate
from farkle_access.ui.shell.levels import level_name

MOST_MATCHES = 10_000_000
USUAL_MATCHES = 1000

SMALL = 10
"""Numbers below it are told with their tenths."""
SLOW = 0.1
"""Of fewer matches per second the number is not told."""


def simulate_matches(arguments: Arguments, run: Run) -> int:
    """Let computer players play and print the result. Raises UsageError."""
    package = game_asked(arguments, run.games)
    options = options_asked(arguments, package, run.games)
    levels = levels_asked(arguments, package, run.tr)
    matches = number_asked(arguments, "games", 1, MOST_MATCHES) or USUAL_MATCHES
    seed = number_asked(arguments, "seed", 0, MOST_SEED)
    computers = package.computers()
    for level in levels:
        if not _plays(level, computers):
            raise UsageError(partial(_not_ready, level))
    result = simulate(package, levels, matches, seed=seed, options=options)
    show(package.name, levels, result, seed, run.tr, as_json="json" in arguments.options)
    return 0


def _plays(level: Level, computers: ComputerPlayers[ViewT, MoveT]) -> bool:
    """Whether the player of this level is ready itself, not a weaker one in its place."""
    try:
        return computers.ready(level)[1] is level
    except NotReady:
        return False


def _not_ready(level: Level, tr: Translator) -> str:
    # Translators: An error of the command line. {level} is how well a computer player plays.
    return tr.text(
        "Level {level} cannot play: files that it needs are missing or damaged.",
        level=level_name(level, tr),
    )


def show(
    game: str,
    levels: Sequence[Level],
    result: Result,
    seed: int | None,
    tr: Translator,
    *,
    as_json: bool,
) -> None:
    """Print it on standard output."""
    lines = [_as_json(game, levels, result, seed)] if as_json else _lines(levels, result, tr)
    print_lines(*lines)


def _as_json(game: str, levels: Sequence[Level], result: Result, seed: int | None) -> str:
    seats = zip(levels, result.wins, result.means, strict=True)
    return json.dumps(
        {
            "game": game,
            "games": result.matches,
            "seed": seed,
            "ties": result.ties,
            "seconds": round(result.seconds, 6),
            "games_per_second": round(result.per_second, 2),
            "players": [
                {"level": str(level), "wins": wins, "mean_score": round(mean, 4)}
                for level, wins, mean in seats
            ],
        }
    )


def _lines(levels: Sequence[Level], result: Result, tr: Translator) -> list[str]:
    lines = [
        # Translators: The result of a simulation. {n} is a number of matches.
        tr.plural("{n} match was simulated.", "{n} matches were simulated.", result.matches)
    ]
    for seat, (level, wins, mean) in enumerate(
        zip(levels, result.wins, result.means, strict=True)
    ):
        # Translators: A line of the result of a simulation. {n} is a place at the table,
        # {level} how that computer player plays, {wins} and {score} are numbers; a score is in
        # points, lives or whatever the game counts.
        lines.append(
            tr.text(
                "Player {n}, level {level}. Wins: {wins}. Mean score: {score}.",
                n=seat + 1,
                level=level_name(level, tr),
                wins=wins,
                score=_figure(mean, tr),
            )
        )
    return [*lines, _speed(result.per_second, tr)] if result.seconds else lines


def _speed(per_second: float, tr: Translator) -> str:
    if per_second < SLOW:
        # Translators: The last line of the result of a simulation that was very slow.
        return tr.text("Less than one match per second.")
    # Translators: The last line of the result of a simulation. {n} is a number such as "12" or
    # "1.5".
    return tr.text("Matches per second: {n}.", n=_figure(per_second, tr))


def _figure(number: float, tr: Translator) -> str:
    """A whole number, or one with a tenth where that is much of it."""
    whole, tenths = f"{number:.1f}".split(".")
    if number >= SMALL or tenths == "0":
        return str(round(number))
    # Translators: A number with one digit behind the decimal mark, such as "1.5".
    return tr.text("{whole}.{tenths}", whole=whole, tenths=tenths)
