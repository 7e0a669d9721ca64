"""The set-up of a table: start at once, or change who plays and with which settings."""

from dataclasses import replace
from enum import Enum, auto
from typing import TypeAlias

from farkle_access.core.contract import Seat
from farkle_access.core.options import OptionSpec, checked, meaningful
from farkle_access.gamekit.computers import Level
from farkle_access.gamekit.package import AnyPackage
from farkle_access.i18n.phrases import listed
from farkle_access.i18n.translator import Translator
from farkle_access.play.players import Player, offered
from farkle_access.play.setup import Setup
from farkle_access.ui.shell.choosing import pick
from farkle_access.ui.shell.levels import player_label
from farkle_access.ui.shell.menu import Item
from farkle_access.ui.shell.session import Session
from farkle_access.ui.tables.choose_game import choose_game
from farkle_access.ui.tables.option import choose_value
from farkle_access.ui.tables.playing import play_new
from farkle_access.ui.tables.seat import change_seat, fresh_player, renamed

MOST_NAMES = 4
"""More players than these are counted, not named."""


class _Entry(Enum):
    START = auto()
    GAME = auto()
    COUNT = auto()
    USUAL = auto()


_Line: TypeAlias = _Entry | Seat | OptionSpec


def usual_setup(package: AnyPackage, tr: Translator) -> Setup:
    """One person against the usual computer player, with the usual settings."""
    rules, usual = package.rules(), package.computers().usual
    person = fresh_player(None, (), tr, alone=True)
    computer = fresh_player(usual, (person,), tr, alone=True)
    players = seated((person, computer), rules.seats, usual, tr)
    return Setup(package.name, players, checked(rules.options, {}), tr.language)


def seated(
    players: tuple[Player, ...], seats: range, usual: Level, tr: Translator
) -> tuple[Player, ...]:
    """As many of the players as `seats` allows, with computer players in the empty places."""
    while len(players) < seats.start:
        players = (*players, fresh_player(usual, players, tr))
    return players[: seats.stop - 1]


class SetupScreen:
    """A menu with an item for everything that can be changed."""

    def __init__(self, session: Session) -> None:
        self._session = session
        first = next(iter(session.games.values()))
        setup = session.tables.recall() or usual_setup(first, session.tr)
        self._setup = renamed(setup, session.catalogs, session.tr)

    def run(self) -> None:
        """Let the player play a match or go back; the table is remembered either way."""
        # Translators: The title of the menu that sets a match up.
        title, focus = self._session.tr.text("New match."), 0
        while True:
            items = self._items()
            line = pick(self._session, title, items, focus)
            if line is None or line is _Entry.START:
                self._session.remember(self._setup)
                if line is not None:
                    play_new(self._session, self._setup)
                return
            focus = [item.value for item in items].index(line)
            self._change(line)
            # Translators: The title of the set-up menu, after something was changed in it.
            title = self._session.tr.text("Set-up.")

    def _change(self, line: _Line) -> None:
        match line:
            case _Entry.GAME:
                self._change_game()
            case _Entry.COUNT:
                self._change_count()
            case _Entry.USUAL:
                self._setup = usual_setup(self._package, self._session.tr)
                # Translators: Heard after the table has been set back.
                said = self._session.tr.text("The table is as usual again.")
                self._session.console.say(said)
            case int():
                players = change_seat(self._session, self._setup, line)
                self._setup = replace(self._setup, players=players)
            case _Entry():
                raise ValueError(line)
            case spec:
                value = choose_value(self._session, self._setup, spec)
                options = {**self._setup.options, spec.name: value}
                self._setup = replace(self._setup, options=options)

    @property
    def _package(self) -> AnyPackage:
        return self._session.games[self._setup.game]

    def _change_game(self) -> None:
        game = choose_game(self._session, self._setup.game)
        if game is not None and game != self._setup.game:
            package = self._session.games[game]
            rules, computers = package.rules(), package.computers()
            players = seated(self._setup.players, rules.seats, computers.usual, self._session.tr)
            players, options = offered(players, computers), checked(rules.options, {})
            self._setup = replace(self._setup, game=game, players=players, options=options)

    def _change_count(self) -> None:
        tr, players = self._session.tr, self._setup.players
        seats, usual = self._package.rules().seats, self._package.computers().usual
        # Translators: A number of players in a list. {n} is 2 or more.
        items = [Item(n, tr.plural("{n} player", "{n} players", n)) for n in seats]
        # Translators: The title of the list of numbers of players.
        title = tr.text("How many players?")
        count = pick(self._session, title, items, seats.index(len(players))) or len(players)
        players = seated(players, range(count, count + 1), usual, tr)
        self._setup = replace(self._setup, players=players)

    def _items(self) -> list[Item[_Line]]:
        rules = self._package.rules()
        return [
            self._start(),
            self._game(),
            *self._count(rules.seats),
            *(self._seat(seat) for seat in range(len(self._setup.players))),
            *(self._option(spec) for spec in meaningful(rules.options, self._setup.options)),
            self._usual(),
        ]

    def _start(self) -> Item[_Line]:
        tr, players = self._session.tr, self._setup.players
        game = self._package.words().title(tr)
        if len(players) > MOST_NAMES:
            # Translators: The first item of the set-up at a large table. {game} is the name of a
            # game, {n} is at least 5.
            label = tr.plural(
                "Start at once: {game}, {n} player",
                "Start at once: {game}, {n} players",
                len(players),
                game=game,
            )
        else:
            names = listed(player.name for player in players)
            # Translators: The first item of the set-up. {game} is the name of a game, {players}
            # are names, such as "Anna, Computer".
            label = tr.text("Start at once: {game}, {players}", game=game, players=names)
        # Translators: Explains the item "Start at once".
        return Item(_Entry.START, label, tr.text("Begins the match with the settings below."))

    def _game(self) -> Item[_Line]:
        tr = self._session.tr
        # Translators: An item of the set-up. {game} is the name of a game.
        label = tr.text("Game: {game}", game=self._package.words().title(tr))
        # Translators: Explains the item "Game". {n} is how many games there are.
        said = tr.plural(
            "{n} game is offered.", "{n} games are offered.", len(self._session.games)
        )
        return Item(_Entry.GAME, label, said)

    def _count(self, seats: range) -> list[Item[_Line]]:
        if len(seats) == 1:  # there is nothing to choose
            return []
        tr = self._session.tr
        # Translators: An item of the set-up: how many play. {n} is at least 2.
        label = tr.plural(
            "{n} player at the table", "{n} players at the table", len(self._setup.players)
        )
        # Translators: Explains the item "2 players at the table".
        said = tr.text("From {least} to {most}.", least=seats.start, most=seats.stop - 1)
        return [Item(_Entry.COUNT, label, said)]

    def _seat(self, seat: Seat) -> Item[_Line]:
        tr, player = self._session.tr, self._setup.players[seat]
        # Translators: An item of the set-up. {n} is a place at the table, {player} who sits
        # there, such as "Anna" or "Computer (medium)".
        label = tr.text("Place {n}: {player}", n=seat + 1, player=player_label(player, tr))
        if player.level is not None:
            return Item(seat, label, self._package.words().level(player.level, tr))
        # Translators: Explains a place at the table where a person sits.
        return Item(seat, label, tr.text("A person at this keyboard."))

    def _option(self, spec: OptionSpec) -> Item[_Line]:
        tr, words = self._session.tr, self._package.words()
        name, explanation = words.option(spec, tr)
        value = words.value(spec, self._setup.options[spec.name], tr)
        # Translators: A setting of the table and its value, such as "Limit: 1000 points".
        label = tr.text("{setting}: {value}", setting=name, value=value)
        return Item(spec, label, explanation)

    def _usual(self) -> Item[_Line]:
        tr = self._session.tr
        # Translators: Explains the item "Everything as usual".
        said = tr.text("One person against the computer, with the usual settings.")
        # Translators: The last item of the set-up.
        return Item(_Entry.USUAL, tr.text("Everything as usual"), said)
