"""What the words of the command line mean; every mistake gets one clear sentence."""

from functools import partial
from typing import Any

from farkle_access.app.arguments import Arguments, UsageError
from farkle_access.app.cli_commands import OPTIONS, play_options
from farkle_access.core.options import BadOption, OptionValue, TextOption, UnknownOption, checked
from farkle_access.gamekit.computers import Level
from farkle_access.gamekit.package import AnyPackage, Games
from farkle_access.i18n.phrases import listed
from farkle_access.i18n.translator import Translator
from farkle_access.play.dice import BadThrows, parse_throws
from farkle_access.play.header import BadSeats
from farkle_access.play.players import BadName, Player, new_player
from farkle_access.ui.shell.faults import bad_name, bad_option, not_written, quoted
from farkle_access.ui.tables.seat import fresh_player

BOT = "bot:"
MOST_SEED = 999_999_999


def game_asked(arguments: Arguments, games: Games) -> AnyPackage:
    """The game of that name. Raises UsageError."""
    word = arguments.word or ""
    if word in games:
        return games[word]
    # Translators: An error of the command line. {game} is what was typed, {games} the names.
    raise UsageError(
        lambda tr: tr.text(
            "There is no game {game}. The games are: {games}.",
            game=quoted(word),
            games=listed(games),
        )
    )


def options_asked(
    arguments: Arguments, package: AnyPackage, games: Games
) -> dict[str, OptionValue]:
    """The settings of the table. Raises UsageError."""
    given: dict[str, object] = {}
    for text in arguments.options.get("set", []):
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise UsageError(partial(_no_setting, text=text))
        given[name.strip()] = value.strip()
    given |= _own_options(arguments, package, games)
    try:
        return checked(package.rules().options, given)
    except UnknownOption as fault:
        name = fault.name
        raise UsageError(lambda tr: _unknown_setting(tr, name, package)) from fault
    except BadOption as bad:
        raise UsageError(partial(_bad_value, bad, package)) from bad


def _own_options(arguments: Arguments, package: AnyPackage, games: Games) -> dict[str, str]:
    """The settings made by options that a game adds to the command line."""
    typed = {f"--{key}": value for key, value in arguments.options.items()}
    if typed.keys() <= OPTIONS.keys():
        return {}  # nothing of other games is loaded
    own = {option.name: option.setting for option in package.command_options()}
    for option in play_options(games):
        if option.name in typed and option.name not in own:
            raise UsageError(partial(_no_such_option, package, option.name))
    return {own[name]: value for name, value in typed.items() if name in own}


def _no_such_option(package: AnyPackage, option: str, tr: Translator) -> str:
    # Translators: An error of the command line. {game} is the name of a game, {option} for
    # example --position, which only some games have.
    return tr.text(
        "The game {game} has no option {option}.", game=package.words().title(tr), option=option
    )


def _bad_value(fault: BadOption, package: AnyPackage, tr: Translator) -> str:
    words = package.words()
    said = bad_option(fault, words, tr)
    if isinstance(fault.spec, TextOption):  # the other kinds name what they take
        _, explanation = words.option(fault.spec, tr)
        return f"{said} {explanation}"
    return said


def _no_setting(tr: Translator, text: str) -> str:
    # Translators: An error of the command line. {text} is what was typed behind --set.
    return tr.text("{text} is no setting; an example is limit=500.", text=quoted(text))


def _unknown_setting(tr: Translator, name: str, package: AnyPackage) -> str:
    # Translators: An error of the command line. {setting} is what was typed, {settings} are
    # the names that can be typed.
    return tr.text(
        "There is no setting {setting}. The settings are: {settings}.",
        setting=quoted(name),
        settings=listed(spec.name for spec in package.rules().options),
    )


def players_asked(
    arguments: Arguments, package: AnyPackage, tr: Translator
) -> tuple[Player, ...] | None:
    """Who plays; None when nothing was said. Raises UsageError."""
    text = arguments.options.get("players")
    if text is None:
        return None
    words = [word.strip() for word in text.split(",")]
    persons = [word for word in words if not word.lower().startswith(BOT)]
    try:
        players: list[Player] = []
        for word in persons:
            players.append(new_player(word, players))
    except BadName as fault:
        raise UsageError(partial(bad_name, fault)) from fault
    seats = package.rules().seats
    if len(words) not in seats:
        raise UsageError(lambda tr: _bad_seats(tr, BadSeats(len(words), seats)))
    return _seated(words, players, package, tr)


def _seated(
    words: list[str], persons: list[Player], package: AnyPackage, tr: Translator
) -> tuple[Player, ...]:
    taken, waiting = list(persons), iter(persons)
    alone = len(words) - len(persons) == 1
    seated: list[Player] = []
    for word in words:
        if word.lower().startswith(BOT):
            seated.append(fresh_player(_level(word, package), taken, tr, alone=alone))
            taken.append(seated[-1])
        else:
            seated.append(next(waiting))
    return tuple(seated)


def _level(word: str, package: AnyPackage) -> Level:
    name, offered = word[len(BOT) :].strip().lower(), tuple(package.computers().by_level)
    if name in offered:
        return Level(name)
    # Translators: An error of the command line. {player} is what was typed, {players} are what
    # can be typed for computer players.
    raise UsageError(
        lambda tr: tr.text(
            "There is no computer player {player}. There are: {players}.",
            player=quoted(word),
            players=listed(f"{BOT}{level}" for level in offered),
        )
    )


def _bad_seats(tr: Translator, fault: BadSeats) -> str:
    # Translators: An error of the command line. {n} players were named.
    return tr.plural(
        "{n} player is named; the game takes {least} to {most}.",
        "{n} players are named; the game takes {least} to {most}.",
        fault.count,
        least=fault.seats.start,
        most=fault.seats.stop - 1,
    )


def levels_asked(arguments: Arguments, package: AnyPackage, tr: Translator) -> tuple[Level, ...]:
    """The computer players of a simulation. Raises UsageError."""
    players = players_asked(arguments, package, tr)
    if players is None:
        computers = package.computers()
        usual = (Level.HARD, Level.EASY)
        return tuple(level if level in computers.by_level else computers.usual for level in usual)
    levels = tuple(player.level for player in players if player.level is not None)
    if len(levels) < len(players):
        raise UsageError(_only_computers)
    return levels


def _only_computers(tr: Translator) -> str:
    # Translators: An error of the command line.
    return tr.text("Only computer players can be simulated, for example bot:hard.")


def number_asked(arguments: Arguments, key: str, least: int, most: int) -> int | None:
    """The whole number of an option; None when it was not given. Raises UsageError."""
    text: Any = arguments.options.get(key)
    if text is None:
        return None
    digits = text.strip()
    if digits.isascii() and digits.isdigit() and len(digits) < 20 and least <= int(digits) <= most:
        return int(digits)
    option = f"--{key}"
    # Translators: An error of the command line. {option} is for example --seed.
    raise UsageError(
        lambda tr: tr.text(
            "The option {option} needs a whole number from {least} to {most}.",
            option=option,
            least=least,
            most=most,
        )
    )


def throws_asked(arguments: Arguments) -> tuple[tuple[int, ...], ...]:
    """The given throws. Raises UsageError."""
    text = arguments.options.get("dice")
    if text is None:
        return ()
    try:
        return parse_throws(text)
    except BadThrows as fault:
        bad = fault.text
        raise UsageError(lambda tr: _bad_throw(tr, bad)) from fault


def _bad_throw(tr: Translator, text: str) -> str:
    if not text.strip():
        # Translators: An error of the command line, for a throw without dice.
        return tr.text("A throw without dice was given; an example is 1 3 3 3 4 6.")
    # Translators: An error of the command line. {throw} is what was typed.
    return tr.text(
        "{throw} is no throw: up to six numbers from 1 to 6 are needed.", throw=quoted(text)
    )


def record_refused(path: str, error: Exception) -> UsageError:
    """Why the new file of the option --record cannot be made."""
    return UsageError(partial(_no_record, path, error))


def _no_record(path: str, error: Exception, tr: Translator) -> str:
    if isinstance(error, FileExistsError):
        # Translators: An error of the command line. {file} is the name of a file.
        return tr.text("The file {file} exists already and is not overwritten.", file=quoted(path))
    return not_written(path, tr)
