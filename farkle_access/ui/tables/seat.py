"""Who sits at a place of the table: a person by name, or a computer player."""

from collections.abc import Collection
from dataclasses import replace

from farkle_access.core.contract import Seat
from farkle_access.gamekit.computers import Level
from farkle_access.gamekit.package import AnyPackage
from farkle_access.i18n.catalog import Catalogs
from farkle_access.i18n.translator import Translator
from farkle_access.output.announcement import Kind
from farkle_access.play.players import BadName, Player, name_key, new_player
from farkle_access.play.setup import Setup
from farkle_access.ui.shell.choosing import pick
from farkle_access.ui.shell.faults import bad_name
from farkle_access.ui.shell.levels import computer_label
from farkle_access.ui.shell.menu import Item
from farkle_access.ui.shell.session import Session


def fresh_player(
    level: Level | None, others: Collection[Player], tr: Translator, *, alone: bool = False
) -> Player:
    """A player with a name that is free at the table; `alone`: the name needs no number."""
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
    """The players of the table after the player has changed one place, or not."""
    tr, player = session.tr, setup.players[seat]
    others = [*setup.players[:seat], *setup.players[seat + 1 :]]
    # Translators: The title of the choices for one place at the table. {player} sits there.
    title = tr.text("Who plays in the place of {player}?", player=player.name)
    chosen = pick(session, title, _choices(session.games[setup.game], tr))
    if chosen == _PERSON:
        player = _named(session, player, others)
    elif isinstance(chosen, Level):
        player = _computer(player, chosen, others, tr)
    return (*setup.players[:seat], player, *setup.players[seat + 1 :])


_PERSON = "person"


def _choices(package: AnyPackage, tr: Translator) -> list[Item[Level | str]]:
    words = package.words()
    # Translators: A choice for a place at the table; the name is typed next.
    person: Item[Level | str] = Item(_PERSON, tr.text("A person"))
    return [
        person,
        *(
            Item(level, computer_label(level, tr), words.level(level, tr))
            for level in package.computers().by_level
        ),
    ]


def _computer(player: Player, level: Level, others: Collection[Player], tr: Translator) -> Player:
    # A computer player keeps its name when only its level changes.
    return Player(player.name, level) if player.computer else fresh_player(level, others, tr)


def _named(session: Session, player: Player, others: Collection[Player]) -> Player:
    """A person with a typed name, which is asked for until it is valid."""
    tr = session.tr
    usual = fresh_player(None, others, tr) if player.computer else player
    # Translators: A question; a name is typed. {player} is the name that an empty line gives.
    question = tr.text("Type the name and press Enter. Enter alone: {player}.", player=usual.name)
    while answer := session.console.ask(question):
        if not answer.strip():
            break
        try:
            return new_player(answer, others)
        except BadName as fault:
            session.console.say(bad_name(fault, tr), kind=Kind.ERROR)
    return player if answer is None else usual


def renamed(setup: Setup, catalogs: Catalogs, tr: Translator) -> Setup:
    """The table with the names that nobody typed translated into the present language."""
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
