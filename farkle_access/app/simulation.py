"""The result of a simulation, for people and for programs."""

import json
from collections.abc import Sequence

from farkle_access.app.streams import print_lines
from farkle_access.games.rooms import Level
from farkle_access.i18n.translator import Translator
from farkle_access.play.simulation import Result
from farkle_access.ui.seat import level_name

SMALL = 10
"""Numbers below it are told with their tenths."""
SLOW = 0.1
"""Of fewer matches per second the number is not told."""


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
