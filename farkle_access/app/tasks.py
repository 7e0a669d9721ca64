"""What each command does."""

from datetime import datetime
from functools import partial
from pathlib import Path

from farkle_access.app.arguments import Arguments, UsageError
from farkle_access.app.places import Places
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
from farkle_access.app.settings_file import Loaded
from farkle_access.app.wiring import opened
from farkle_access.i18n.translator import Translator
from farkle_access.play.header import Header
from farkle_access.play.record import Record, create
from farkle_access.ui.faults import not_written, quoted
from farkle_access.ui.session import Session


def perform(arguments: Arguments, loaded: Loaded, found: Places, tr: Translator) -> int:
    """Do what was asked for; gives the exit status. Raises UsageError and SystemExit."""
    name = arguments.command.name if arguments.command else "menu"
    match name:
        case "simulate":
            return _simulate(arguments, tr)
        case "doctor":
            from farkle_access.app.doctor import report

            return report(loaded, found, tr)
        case "play":
            return _play(arguments, loaded, found, tr)
        case "resume":
            with opened(loaded, found, tr) as session:
                return _resume(session, arguments.word)
        case "replay":
            return _replay(arguments, loaded, found, tr)
        case _:
            with opened(loaded, found, tr) as session:
                return _menu(session, asked="language" not in arguments.options)


def _menu(session: Session, *, asked: bool) -> int:
    from farkle_access.ui.main_menu import choose_first_language, run_main_menu

    if session.preferences.language is None:
        if asked:
            choose_first_language(session, session.tr.language)
        else:
            session.change(language=session.tr.language)
    run_main_menu(session)
    return 0


def _play(arguments: Arguments, loaded: Loaded, found: Places, tr: Translator) -> int:
    from farkle_access.ui.playing import header_for, play
    from farkle_access.ui.preferences import Setup
    from farkle_access.ui.setup import usual_setup

    game = game_asked(arguments)
    options = options_asked(arguments, game)
    seed = number_asked(arguments, "seed", 0, MOST_SEED)
    throws = throws_asked(arguments)
    last = loaded.preferences.last
    usual = last if last and last.game == game else usual_setup(game, tr)
    setup = Setup(game, players_asked(arguments, game, tr) or usual.players, options)
    header = header_for(setup, datetime.now(), seed=seed, dice=throws)
    record = _record(arguments.options.get("record"), header)
    with opened(loaded, found, tr) as session:
        play(session, header, record)
    return 0


def _record(path: str | None, header: Header) -> Record | None:
    if path is None:
        return None
    try:
        return create(Path(path), header)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise UsageError(partial(_no_record, path=path, error=error)) from error


def _no_record(tr: Translator, path: str, error: Exception) -> str:
    if isinstance(error, FileExistsError):
        # Translators: An error of the command line. {file} is the name of a file.
        return tr.text("The file {file} exists already and is not overwritten.", file=quoted(path))
    return not_written(path, tr)


def _resume(session: Session, word: str | None) -> int:
    from farkle_access.ui.playing import play_on
    from farkle_access.ui.resume import find

    if word is not None:
        return 0 if play_on(session, Path(word)) is not None else 1
    found = find(session)
    if found is None or not found.matches:
        return 1
    return 0 if play_on(session, found.matches[0].path) is not None else 1


def _replay(arguments: Arguments, loaded: Loaded, found: Places, tr: Translator) -> int:
    from farkle_access.ui.replay import replay

    with opened(loaded, found, tr) as session:
        return 0 if replay(session, Path(arguments.word or "")) else 1


def _simulate(arguments: Arguments, tr: Translator) -> int:
    from farkle_access.app.simulation import show
    from farkle_access.play.simulation import simulate

    game = game_asked(arguments)
    options = options_asked(arguments, game)
    levels = levels_asked(arguments, game, tr)
    matches = number_asked(arguments, "games", 1, MOST_MATCHES) or 1000
    seed = number_asked(arguments, "seed", 0, MOST_SEED)
    result = simulate(game, levels, matches, seed=seed, options=options)
    show(game, levels, result, seed, tr, as_json="json" in arguments.options)
    return 0
