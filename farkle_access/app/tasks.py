"""What each command does."""

from datetime import datetime
from functools import partial
from pathlib import Path

from farkle_access.app import table_file
from farkle_access.app.arguments import Arguments, UsageError
from farkle_access.app.doctor import report
from farkle_access.app.exporting import export
from farkle_access.app.requests import (
    MOST_MATCHES,
    MOST_SEED,
    game_asked,
    levels_asked,
    number_asked,
    options_asked,
    players_asked,
    throws_asked,
)
from farkle_access.app.run import Run
from farkle_access.app.simulation import show
from farkle_access.app.vocabulary import Command
from farkle_access.app.wiring import opened
from farkle_access.games import ROOMS
from farkle_access.games.rooms import Level
from farkle_access.i18n.translator import Translator
from farkle_access.play.header import Header
from farkle_access.play.players import Player
from farkle_access.play.record import Record, create
from farkle_access.play.saves import Saves
from farkle_access.play.sealing import Keys
from farkle_access.play.setup import Setup
from farkle_access.play.simulation import simulate
from farkle_access.ui.faults import not_written, quoted
from farkle_access.ui.hindsight import review
from farkle_access.ui.playing import header_for, play, play_on
from farkle_access.ui.replay import replay
from farkle_access.ui.resume import find
from farkle_access.ui.seat import level_name, renamed
from farkle_access.ui.setup import usual_setup


def perform(command: Command, arguments: Arguments, run: Run) -> int:
    """Do what was asked for; gives the exit status. Raises UsageError and SystemExit."""
    match command.name:
        case "play":
            return _play(arguments, run)
        case "resume":
            return _resume(arguments, run)
        case "replay":
            return _replay(arguments, run)
        case "review":
            return _review(arguments, run)
        case "export":
            return export(arguments, run)
        case "simulate":
            return _simulate(arguments, run.tr)
        case _:
            return report(run)


def _play(arguments: Arguments, run: Run) -> int:
    game = game_asked(arguments)
    options = options_asked(arguments, game)
    seed = number_asked(arguments, "seed", 0, MOST_SEED)
    throws = throws_asked(arguments)
    players = players_asked(arguments, game, run.tr) or _players_remembered(game, run)
    setup = Setup(game, players, options)
    header = header_for(setup, datetime.now(), seed=seed, dice=throws)
    record = _record(arguments.options.get("record"), header, Saves(run.places.matches).keys)
    with opened(run) as session:
        play(session, header, record)
    return 0


def _players_remembered(game: str, run: Run) -> tuple[Player, ...]:
    last = table_file.load(run.places.table)
    if last is None or last.game != game:
        return usual_setup(game, run.tr).players
    return renamed(last, run.catalogs, run.tr).players


def _record(path: str | None, header: Header, keys: Keys) -> Record | None:
    if path is None:
        return None
    try:
        return create(Path(path).absolute(), header, keys)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise UsageError(partial(_no_record, path=path, error=error)) from error


def _no_record(tr: Translator, path: str, error: Exception) -> str:
    if isinstance(error, FileExistsError):
        # Translators: An error of the command line. {file} is the name of a file.
        return tr.text("The file {file} exists already and is not overwritten.", file=quoted(path))
    return not_written(path, tr)


def _resume(arguments: Arguments, run: Run) -> int:
    with opened(run) as session:
        if arguments.word is not None:
            return 0 if play_on(session, Path(arguments.word)) is not None else 1
        waiting = find(session)
        if waiting is None or not waiting.matches:
            return 1
        return 0 if play_on(session, waiting.matches[0].path) is not None else 1


def _replay(arguments: Arguments, run: Run) -> int:
    with opened(run) as session:
        return 0 if replay(session, Path(arguments.word or "")) else 1


def _review(arguments: Arguments, run: Run) -> int:
    with opened(run) as session:
        return 0 if review(session, Path(arguments.word or "")) else 1


def _not_ready(tr: Translator, level: Level) -> str:
    # Translators: An error of the command line. {level} is how well a computer player plays.
    return tr.text(
        "Level {level} cannot play: files that it needs are missing or damaged.",
        level=level_name(level, tr),
    )


def _simulate(arguments: Arguments, tr: Translator) -> int:
    game = game_asked(arguments)
    options = options_asked(arguments, game)
    levels = levels_asked(arguments, game, tr)
    matches = number_asked(arguments, "games", 1, MOST_MATCHES) or 1000
    seed = number_asked(arguments, "seed", 0, MOST_SEED)
    for level in levels:
        if ROOMS[game].ready_bot(level)[1] is not level:
            raise UsageError(partial(_not_ready, level=level))
    result = simulate(game, levels, matches, seed=seed, options=options)
    show(game, levels, result, seed, tr, as_json="json" in arguments.options)
    return 0
