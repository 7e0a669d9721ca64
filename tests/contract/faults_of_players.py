"""Faults in the computer players and the adviser of the toy game."""

import random as random_module
from typing import Any

from farkle_access.gamekit.advice import Advice, Adviser, Evaluated, Measure
from farkle_access.gamekit.computers import Bot, Chance, ComputerPlayers, Level, NotReady
from tests.contract import checks_of_players as of_players
from tests.contract import checks_of_program as of_program
from tests.contract.fault import Fault, pig
from tests.contract.subject import Check
from tests.toy.pig.bots import HoldsAt, PigAdviser
from tests.toy.pig.rules import Hold, Roll, State


class Cheat(Bot[State, Any]):
    """Holds before there is anything to hold."""

    def choose(self, view: State, random: Chance) -> Any:
        return Hold()


class Watchful(Bot[State, Any]):
    """Goes by what it saw before, not by what it sees."""

    seen = 0

    def choose(self, view: State, random: Chance) -> Any:
        Watchful.seen += 1
        return Hold() if view.points and Watchful.seen % 3 else Roll()


class Whimsical(Bot[State, Any]):
    """Uses another source of chance than the one it is given."""

    def choose(self, view: State, random: Chance) -> Any:
        return Hold() if view.points and random_module.random() < 0.5 else Roll()


class NeverHolds(Bot[State, Any]):
    def choose(self, view: State, random: Chance) -> Any:
        return Roll()


class Unprepared(HoldsAt):
    def prepare(self) -> None:
        raise NotReady("its table is missing")


def advising(*choices: tuple[Any, float]) -> Adviser[State, Any]:
    """Always the same advice: moves with their shares."""

    class Stubborn(Adviser[State, Any]):
        def advise(self, view: State) -> Advice[Any]:
            return Advice(
                Measure.POINTS, tuple(Evaluated(move, 1, share) for move, share in choices)
            )

    return Stubborn()


class Speechless(PigAdviser):
    def advise(self, view: State) -> Any:
        return None


class Confused(PigAdviser):
    """Raises near the end of a match, where no random moment may come to."""

    def advise(self, view: State) -> Any:
        if max(view.totals) > 60:
            raise ZeroDivisionError
        return super().advise(view)


def player(what: str, found_by: Check, bot: Bot[State, Any]) -> Fault:
    return Fault(what, found_by, pig(computers=ComputerPlayers({Level.EASY: bot}, Level.EASY)))


def adviser(what: str, found_by: Check, part: Adviser[State, Any]) -> Fault:
    return Fault(what, found_by, pig(adviser=part))


ADVICE = of_players.advice_is_about_legal_choices_and_its_shares_add_up


NOBODY_USUAL: ComputerPlayers[State, Any] = ComputerPlayers({Level.EASY: HoldsAt(8)}, Level.HARD)


FAULTS = (
    player(
        "chooses an illegal move",
        of_players.every_level_chooses_a_legal_move_from_the_view_only,
        Cheat(),
    ),
    player(
        "looks at more than the view",
        of_players.equal_views_and_random_states_choose_alike,
        Watchful(),
    ),
    player(
        "has a source of chance of its own",
        of_players.equal_views_and_random_states_choose_alike,
        Whimsical(),
    ),
    player(
        "does not end a match",
        of_players.computer_players_of_every_level_play_a_match_to_its_end,
        NeverHolds(),
    ),
    player("is not ready", of_players.the_usual_level_is_offered_and_ready, Unprepared(20)),
    Fault(
        "has a usual level that it does not offer",
        of_players.the_usual_level_is_offered_and_ready,
        pig(computers=NOBODY_USUAL),
    ),
    Fault(
        "cannot be simulated",
        of_program.computer_players_are_simulated,
        pig(computers=NOBODY_USUAL),
    ),
    adviser("gives shares that do not add up", ADVICE, advising((Roll(), 0.7))),
    adviser("advises an illegal move", ADVICE, advising((Hold(), 1.0))),
    adviser("names the best last", ADVICE, advising((Roll(), 0.2), (Hold(), 0.8))),
    adviser("never says anything", ADVICE, Speechless()),
    adviser("hints at nothing", of_players.hints_are_whole_sentences, advising()),
    adviser(
        "raises when a match is reviewed",
        of_program.a_usual_match_is_played_resumed_told_again_and_reviewed,
        Confused(),
    ),
)
