"""The command "play": a match at once."""

from datetime import datetime
from pathlib import Path

from farkle_access.app import table_file
from farkle_access.app.arguments import Arguments
from farkle_access.app.cli_values import (
    MOST_SEED,
    game_asked,
    number_asked,
    options_asked,
    players_asked,
    record_refused,
    throws_asked,
)
from farkle_access.app.run import Run
from farkle_access.app.wiring import opened
from farkle_access.gamekit.package import AnyPackage
from farkle_access.play.header import Header
from farkle_access.play.players import Player
from farkle_access.play.record import Record, create
from farkle_access.play.saves import Saves
from farkle_access.play.setup import Setup
from farkle_access.ui.tables.playing import header_for, play


def play_at_once(arguments: Arguments, run: Run) -> int:
    """Play the game of that name; returns the exit status. Raises UsageError."""
    package = game_asked(arguments, run.games)
    options = options_asked(arguments, package, run.games)
    seed = number_asked(arguments, "seed", 0, MOST_SEED)
    throws = throws_asked(arguments)
    players = players_asked(arguments, package, run.tr) or _players_remembered(package, run)
    setup = Setup(package.name, players, options)
    header = header_for(package, setup, datetime.now(), seed=seed, dice=throws)
    record = _record_asked(arguments.options.get("record"), package, header, run)
    with opened(run) as session:
        play(session, package, header, record)
    return 0


def _players_remembered(package: AnyPackage, run: Run) -> tuple[Player, ...]:
    """Those of the table used last if it had this game, else the usual ones."""
    last = table_file.load(run.places.table, run.games)
    if last is None or last.game != package.name:
        from farkle_access.ui.tables.setup import usual_setup

        return usual_setup(package, run.tr).players
    from farkle_access.ui.tables.seat import renamed

    return renamed(last, run.catalogs, run.tr).players


def _record_asked(
    path: str | None, package: AnyPackage, header: Header, run: Run
) -> Record | None:
    if path is None:
        return None
    keys, hides = Saves(run.places.matches, run.games).keys, package.rules().hides
    try:
        return create(Path(path).absolute(), header, keys, hides=hides)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise record_refused(path, error) from error
