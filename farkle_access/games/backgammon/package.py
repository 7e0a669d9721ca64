"""The package of backgammon."""

from typing import TYPE_CHECKING, Final

from farkle_access.gamekit.package import GamePackage

if TYPE_CHECKING:  # a package names its parts without loading them
    from farkle_access.core.contract import Game
    from farkle_access.gamekit.advice import Adviser
    from farkle_access.gamekit.board_view import BoardView
    from farkle_access.gamekit.command_line import CommandOption
    from farkle_access.gamekit.computers import ComputerPlayers
    from farkle_access.gamekit.controls import Controls
    from farkle_access.gamekit.exchange import Exporter, Importer
    from farkle_access.gamekit.statistics import Statistics
    from farkle_access.gamekit.words import Sounds, Words
    from farkle_access.games.backgammon.rules.events import BackgammonEvent
    from farkle_access.games.backgammon.rules.moves import BackgammonMove
    from farkle_access.games.backgammon.rules.refusals import BackgammonRefusal
    from farkle_access.games.backgammon.rules.state import State


class BackgammonPackage(
    GamePackage["State", "State", "BackgammonMove", "BackgammonEvent", "BackgammonRefusal"]
):
    """Backgammon. Nothing is hidden from anybody, so a view is the state itself."""

    @property
    def name(self) -> str:
        return "backgammon"

    def rules(self) -> "Game[State, State, BackgammonMove, BackgammonEvent, BackgammonRefusal]":
        from farkle_access.games.backgammon.rules.game import Backgammon

        return Backgammon()

    def words(self) -> "Words[State, BackgammonEvent, BackgammonRefusal]":
        from farkle_access.games.backgammon.words import BackgammonWords

        return BackgammonWords()

    def controls(self) -> "Controls[State, BackgammonMove, BackgammonRefusal]":
        from farkle_access.games.backgammon.controls import BackgammonControls

        return BackgammonControls()

    def computers(self) -> "ComputerPlayers[State, BackgammonMove]":
        from farkle_access.games.backgammon.bots import computers

        return computers()

    def adviser(self) -> "Adviser[State, BackgammonMove]":
        from farkle_access.games.backgammon.bots import BackgammonAdviser

        return BackgammonAdviser()

    def board(self) -> "BoardView[State, BackgammonMove]":
        from farkle_access.games.backgammon.board_view import BackgammonBoard

        return BackgammonBoard()

    def sounds(self) -> "Sounds[BackgammonEvent]":
        from farkle_access.games.backgammon.wording.sounds import BackgammonSounds

        return BackgammonSounds()

    def statistics(self) -> "Statistics[BackgammonEvent]":
        from farkle_access.games.backgammon.statistics import BackgammonStatistics

        return BackgammonStatistics()

    def exporters(self) -> "tuple[Exporter[BackgammonEvent], ...]":
        from farkle_access.games.backgammon.formats.mat_exchange import MatExporter

        return (MatExporter(),)

    def importers(self) -> "tuple[Importer[BackgammonMove], ...]":
        from farkle_access.games.backgammon.formats.mat_exchange import MatImporter

        return (MatImporter(),)

    def command_options(self) -> "tuple[CommandOption, ...]":
        from farkle_access.games.backgammon.command_line import POSITION

        return (POSITION,)


BACKGAMMON: Final = BackgammonPackage()
