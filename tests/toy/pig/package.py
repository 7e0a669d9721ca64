"""The game Pig, part by part; each is loaded when it is asked for."""

from typing import TYPE_CHECKING

from farkle_access.gamekit.package import GamePackage

if TYPE_CHECKING:
    from farkle_access.gamekit.advice import Adviser
    from farkle_access.gamekit.computers import ComputerPlayers
    from farkle_access.gamekit.controls import Controls
    from farkle_access.gamekit.statistics import Statistics
    from farkle_access.gamekit.words import Sounds, Words
    from tests.toy.pig.rules import PigEvent, PigMove, PigRefusal, PigRules, State


class PigPackage(GamePackage["State", "State", "PigMove", "PigEvent", "PigRefusal"]):
    """Nothing in Pig is hidden, so its view is its state."""

    @property
    def name(self) -> str:
        return "pig"

    def rules(self) -> "PigRules":
        from tests.toy.pig.rules import PigRules

        return PigRules()

    def words(self) -> "Words[State, PigEvent, PigRefusal]":
        from tests.toy.pig.words import PigWords

        return PigWords()

    def controls(self) -> "Controls[State, PigMove, PigRefusal]":
        from tests.toy.pig.controls import PigControls

        return PigControls()

    def computers(self) -> "ComputerPlayers[State, PigMove]":
        from tests.toy.pig.bots import computers

        return computers()

    def adviser(self) -> "Adviser[State, PigMove]":
        from tests.toy.pig.bots import PigAdviser

        return PigAdviser()

    def sounds(self) -> "Sounds[PigEvent]":
        from tests.toy.pig.words import PigSounds

        return PigSounds()

    def statistics(self) -> "Statistics[PigEvent]":
        from tests.toy.pig.statistics import PigStatistics

        return PigStatistics()


PIG = PigPackage()
