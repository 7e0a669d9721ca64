"""Who sits at a place of the table: a person by name, or a computer player."""

from collections.abc import Collection
from dataclasses import replace

from farkle_access.core.contract import Seat
from farkle_access.games import ROOMS
from farkle_access.games.rooms import Level
from farkle_access.i18n.catalog import Catalogs
from farkle_access.i18n.translator import Translator
from farkle_access.output.announcement import Kind
from farkle_access.play.players import BadName, Player, check_names, clean_name, name_key
from farkle_access.play.setup import Setup
from farkle_access.ui.choosing import pick
from farkle_access.ui.faults import bad_name
from farkle_access.ui.menu import Item
from farkle_access.ui.session import Session


def level_name(level: Level, tr: Translator) -> str:
    """How well a computer player plays, in a word."""
    match level:
        case Level.EASY:
            # Translators: How well a computer player plays.
            return tr.term("level", "easy")
        case Level.MEDIUM:
            # Translators: How well a computer player plays.
            return tr.term("level", "medium")
        case Level.HARD:
            # Translators: How well a computer player plays.
            return tr.term("level", "hard")
        case Level.EXPERT:
            # Translators: How well a computer player plays, better than hard.
            return tr.term("level", "expert")
        case Level.PERFECT:
            # Translators: How well a computer player plays: nobody can play better.
            return tr.term("level", "perfect")
        case Level.ADAPTIVE:
            # Translators: How a computer player plays: it learns how its opponents bluff.
            return tr.term("level", "adaptive")
        case Level.STRONG:
            # Translators: How well a computer player plays, with a strong engine installed.
            return tr.term("level", "very strong")
        case Level.GNUBG:
            # Translators: A computer player that asks the program GNU Backgammon.
            return tr.term("level", "Gnu Backgammon")


def player_label(player: Player, tr: Translator) -> str:
    """A player as they are listed: the name, and for a computer player its level."""
    if player.level is None:
        return player.name
    # Translators: A computer player in a list. {player} is its name, {level} how it plays.
    level = level_name(player.level, tr)
    return tr.text("{player}, level {level}", player=player.name, level=level)


def fresh_player(
    level: Level | None, others: Collection[Player], tr: Translator, *, alone: bool = False
) -> Player:
    """A player with a name that nobody at the table has; if `alone` of its kind, no number."""
    taken = {name_key(player.name) for player in others}
    first = 0 if alone else 2 if name_key(_usual_name(level, 0, tr)) in taken else 1
    for n in range(first, first + len(taken) + 1):
        name = _usual_name(level, n, tr)
        if name_key(name) not in taken:
            break
    return Player(name, level)


def _usual_name(level: Level | None, n: int, tr: Translator) -> str:
    if level is None and n == 0:
        # Translators: The name of the only person at the table who has not typed one.
        return tr.text("Player")
    if level is None:
        # Translators: The name of a person who has not typed one. {n} is a number.
        return tr.text("Player {n}", n=n)
    if n == 0:
        # Translators: The name of the computer player when there is only one.
        return tr.text("Computer")
    # Translators: The name of one of several computer players. {n} is a number.
    return tr.text("Computer {n}", n=n)


def change_seat(session: Session, setup: Setup, seat: Seat) -> tuple[Player, ...]:
    """The players of the table after one place was changed, or as they were."""
    tr, player = session.tr, setup.players[seat]
    others = [*setup.players[:seat], *setup.players[seat + 1 :]]
    # Translators: The title of the choices for one place at the table. {player} sits there.
    title = tr.text("Who plays in the place of {player}?", player=player.name)
    chosen = pick(session, title, _choices(setup, tr))
    if chosen == _PERSON:
        player = _named(session, player, others)
    elif isinstance(chosen, Level):
        player = _computer(player, chosen, others, tr)
    return (*setup.players[:seat], player, *setup.players[seat + 1 :])


_PERSON = "person"


def _choices(setup: Setup, tr: Translator) -> list[Item[Level | str]]:
    words = ROOMS[setup.game].words()
    # Translators: A choice for a place at the table; the name is typed next.
    person: Item[Level | str] = Item(_PERSON, tr.text("A person"))
    return [
        person,
        *(
            Item(level, computer_label(level, tr), words.level(level, tr))
            for level in ROOMS[setup.game].bots()
        ),
    ]


def computer_label(level: Level, tr: Translator) -> str:
    """A computer player by its level."""
    # Translators: A choice for a place at the table. {level} is easy, medium or hard.
    return tr.text("Computer, level {level}", level=level_name(level, tr))


def _computer(player: Player, level: Level, others: Collection[Player], tr: Translator) -> Player:
    # A computer player keeps its name when its level only changes.
    return Player(player.name, level) if player.computer else fresh_player(level, others, tr)


def _named(session: Session, player: Player, others: Collection[Player]) -> Player:
    """A person by the name that is typed, asked for until it can be used."""
    tr = session.tr
    usual = fresh_player(None, others, tr) if player.computer else player
    # Translators: A question; a name is typed. {player} is the name that an empty line gives.
    question = tr.text("Type the name and press Enter. Enter alone: {player}.", player=usual.name)
    while answer := session.console.ask(question):
        if not answer.strip():
            break
        try:
            named = Player(clean_name(answer))
            check_names([*others, named])
        except BadName as fault:
            session.console.say(bad_name(fault, tr), kind=Kind.ERROR)
        else:
            return named
    return player if answer is None else usual


def renamed(setup: Setup, catalogs: Catalogs, tr: Translator) -> Setup:
    """The table with the names that nobody typed in the language that is spoken now."""
    if setup.language == tr.language:
        return setup
    old, seats = catalogs.translator(setup.language), len(setup.players)
    players = tuple(_renamed(player, seats, old, tr) for player in setup.players)
    return replace(setup, players=players, language=tr.language)


def _renamed(player: Player, seats: int, old: Translator, new: Translator) -> Player:
    for n in range(seats + 1):
        if player.name == _usual_name(player.level, n, old):
            return Player(_usual_name(player.level, n, new), player.level)
    return player
