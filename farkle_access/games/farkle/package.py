"""The package of Farkle, part by part; each is loaded when it is asked for."""

from typing import TYPE_CHECKING

from farkle_access.gamekit.package import GamePackage

if TYPE_CHECKING:  # a package names its parts without loading them
    from farkle_access.gamekit.advice import Adviser
    from farkle_access.gamekit.computers import ComputerPlayers
    from farkle_access.gamekit.controls import Controls
    from farkle_access.gamekit.statistics import Statistics
    from farkle_access.gamekit.words import Sounds, Words
    from farkle_access.games.farkle.rules.events import FarkleEvent
    from farkle_access.games.farkle.rules.game import Farkle
    from farkle_access.games.farkle.rules.moves import FarkleMove
    from farkle_access.games.farkle.rules.refusals import FarkleRefusal
    from farkle_access.games.farkle.rules.state import State


class FarklePackage(GamePackage["State", "State", "FarkleMove", "FarkleEvent", "FarkleRefusal"]):
    """Nothing in Farkle is hidden, so the view of a seat is the state itself."""

    @property
    def name(self) -> str:
        return "farkle"

    def rules(self) -> "Farkle":
        from farkle_access.games.farkle.rules.game import Farkle

        return Farkle()

    def words(self) -> "Words[State, FarkleEvent, FarkleRefusal]":
        from farkle_access.games.farkle.words import FarkleWords

        return FarkleWords()

    def controls(self) -> "Controls[State, FarkleMove, FarkleRefusal]":
        from farkle_access.games.farkle.controls import FarkleControls

        return FarkleControls()

    def computers(self) -> "ComputerPlayers[State, FarkleMove]":
        from farkle_access.games.farkle.bots import computers

        return computers()

    def adviser(self) -> "Adviser[State, FarkleMove]":
        from farkle_access.games.farkle.engine.advising import FarkleAdviser

        return FarkleAdviser()

    def sounds(self) -> "Sounds[FarkleEvent]":
        from farkle_access.games.farkle.wording.sounds import FarkleSounds

        return FarkleSounds()

    def statistics(self) -> "Statistics[FarkleEvent]":
        from farkle_access.games.farkle.statistics import FarkleStatistics

        return FarkleStatistics()


FARKLE = FarklePackage()
