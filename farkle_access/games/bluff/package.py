"""The packages of Beghel, Tokyo and Capitano: one set of rooms for all three games."""

from typing import TYPE_CHECKING, Final

from farkle_access.gamekit.package import GamePackage

if TYPE_CHECKING:  # a package names its parts without loading them
    from farkle_access.core.contract import Game
    from farkle_access.gamekit.advice import Adviser
    from farkle_access.gamekit.computers import ComputerPlayers
    from farkle_access.gamekit.controls import Controls
    from farkle_access.gamekit.statistics import Statistics
    from farkle_access.gamekit.words import Sounds, Words
    from farkle_access.games.bluff.rules.events import BluffEvent
    from farkle_access.games.bluff.rules.moves import BluffMove
    from farkle_access.games.bluff.rules.refusals import BluffRefusal
    from farkle_access.games.bluff.rules.rulesets import GameName
    from farkle_access.games.bluff.rules.state import State, View


class BluffPackage(GamePackage["State", "View", "BluffMove", "BluffEvent", "BluffRefusal"]):
    """One game of the family."""

    def __init__(self, name: "GameName") -> None:
        self._name: Final = name

    @property
    def name(self) -> str:
        return self._name

    def rules(self) -> "Game[State, View, BluffMove, BluffEvent, BluffRefusal]":
        from farkle_access.games.bluff.rules.game import game

        return game(self._name)

    def words(self) -> "Words[View, BluffEvent, BluffRefusal]":
        from farkle_access.games.bluff.words import words

        return words(self._name)

    def controls(self) -> "Controls[View, BluffMove, BluffRefusal]":
        from farkle_access.games.bluff.controls import controls

        return controls(self._name)

    def computers(self) -> "ComputerPlayers[View, BluffMove]":
        from farkle_access.games.bluff.bots import computers

        return computers(self._name)

    def adviser(self) -> "Adviser[View, BluffMove]":
        from farkle_access.games.bluff.engine.advising import Planner

        return Planner()

    def sounds(self) -> "Sounds[BluffEvent]":
        from farkle_access.games.bluff.wording.sounds import BluffSounds

        return BluffSounds()

    def statistics(self) -> "Statistics[BluffEvent]":
        from farkle_access.games.bluff.statistics import statistics

        return statistics(self._name)


BEGHEL: Final = BluffPackage("beghel")
TOKYO: Final = BluffPackage("tokyo")
CAPITANO: Final = BluffPackage("capitano")
