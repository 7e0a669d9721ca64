"""How strong the computer players of Beghel, Tokyo and Capitano are.

python -m benchmarks.bluff_strength [MATCHES]   every figure; 200,000 matches where none is given

Printed are: what the best answer to the perfect player gains, how often the starter wins, how
often each level beats the one below it, and how long a decision takes.
"""

import sys
import time
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import fmean, stdev

from benchmarks.bluff_exploiting import gains
from benchmarks.figures import Figure, Series, Target, show
from farkle_access.core.contract import FACES, Dice, Outcome, Refused, Thrown
from farkle_access.core.options import OptionValue, checked
from farkle_access.core.referee import advance
from farkle_access.gamekit.computers import Bot, Level
from farkle_access.games.bluff.bots import computers
from farkle_access.games.bluff.engine.advising import Planner
from farkle_access.games.bluff.engine.strategy import forget
from farkle_access.games.bluff.rules.game import ROLL, Bluff, game
from farkle_access.games.bluff.rules.moves import BluffMove
from farkle_access.games.bluff.rules.rulesets import RULE_SETS, GameName
from farkle_access.games.bluff.rules.state import State, View

TITLE = "Strength of the computer players of the bluffing games"
STARTERS: Mapping[GameName, float] = {"beghel": 0.5229, "tokyo": 0.5351, "capitano": 0.5541}
"""How often the starter of two perfect players wins, from linear programs made elsewhere."""
MATCHES = 200_000
OF_LEVELS = 20
"""For levels a share of the matches is enough: one of so many."""
LADDER = (Level.EASY, Level.MEDIUM, Level.HARD, Level.PERFECT)
PLAYERS = (2, 3, 4, 5, 6)


def begun(name: GameName, players: int, options: Mapping[str, object]) -> State:
    """A match in which the first seat opens the first hand."""
    rules = game(name)
    given = dict(options) if name == "capitano" else {"preliminary": "off", **options}
    state = rules.start(checked(rules.options, given), players).state
    return _after(rules, state, Thrown((1, 1)))


def winner(
    rules: Bluff, state: State, bots: tuple[Bot[View, BluffMove], ...], random: Random
) -> int:
    """The seat that wins when these players go on from here."""
    while not isinstance(turn := rules.turn(state), Outcome):
        if isinstance(turn, Dice):
            state = rules.thrown(state, tuple(random.choices(FACES, k=turn.count))).state
        else:
            choice = bots[turn].choose(rules.view(state, turn), random)
            state = _after(rules, state, choice)
    return turn.winner


def _after(rules: Bluff, state: State, move: BluffMove | Thrown) -> State:
    """The state after a legal move. Raises ValueError for another one."""
    step = advance(rules, state, move)
    if isinstance(step, Refused):
        raise ValueError(step.refusal)
    return step.state


def starter_wins(name: GameName, matches: int, seed: int = 0) -> float:
    """How often the starter of two perfect players wins."""
    rules, best, random = game(name), computers(name).by_level[Level.PERFECT], Random(seed)
    state = begun(name, 2, {})
    wins = sum(winner(rules, state, (best, best), random) == 0 for _ in range(matches))
    return wins / matches


def stronger_wins(
    name: GameName, weak: Level, strong: Level, matches: int, seed: int = 0
) -> float:
    """How often the stronger level wins, when both start equally often."""
    rules, bots, random, wins = game(name), computers(name).by_level, Random(seed), 0
    state = begun(name, 2, {})
    for number in range(matches):
        seats = (strong, weak) if number % 2 else (weak, strong)
        won = winner(rules, state, tuple(bots[level] for level in seats), random)
        wins += seats[won] is strong
    return wins / matches


def given_away(name: GameName, level: Level, seed: int = 0) -> float:
    """What the choices of a level give away in a match against the perfect player.

    The chance to win is changed only by such choices, and by chance itself, which is fair. So
    half less the mean of this is how often the level wins, with a far smaller error than
    counting won matches has.
    """
    rules, planner, random, lost = game(name), Planner(), Random(seed), 0.0
    bots, seat, state = computers(name).by_level, seed % 2, begun(name, 2, {})
    while not isinstance(turn := rules.turn(state), Outcome):
        if isinstance(turn, Dice):
            state = rules.thrown(state, tuple(random.choices(FACES, k=turn.count))).state
            continue
        view = rules.view(state, turn)
        move = bots[level if turn == seat else Level.PERFECT].choose(view, random)
        advice = planner.advise(view) if turn == seat else None
        if advice is not None:
            worth = {choice.move: choice.worth for choice in advice.choices}
            lost += max(worth.values()) - worth[move]
        state = _after(rules, state, move)
    return lost


def error(share: float, matches: int) -> float:
    """Twice the standard error of a share: it is off by more in 1 of 20 measurements."""
    return 2 * sqrt(share * (1 - share) / matches)


def decisions(name: GameName, players: int, options: Mapping[str, object], rounds: int) -> Figure:
    """The time for a claim in a hand that nothing is known of yet."""
    random, bot = Random(players), computers(name).by_level[Level.PERFECT]
    rules, found = game(name), []
    bot.prepare()
    for _ in range(rounds):
        state = begun(name, players, options)
        most = state.moment.settings.lives
        lives = tuple(random.randint(1, most) for _ in range(players))
        state = replace(state, moment=replace(state.moment, lives=lives))
        state = _after(rules, _after(rules, state, ROLL), Thrown((4, 2)))
        forget()
        start = time.process_time()
        bot.choose(rules.view(state, 0), random)
        found.append(1000 * (time.process_time() - start))
    what = f"A decision of {name.capitalize()} {_named(options)}with {players} players"
    return Figure(what, "ms", Series(tuple(found)), target=Target(50))


def exploitability(name: GameName, options: Mapping[str, OptionValue]) -> Figure:
    """What the better of both seats gains at most against the perfect player."""
    rule_set = RULE_SETS[name]
    settings = rule_set.settings(checked(rule_set.options, options))
    found = max(gains(name, settings, (settings.lives, settings.lives)))
    what = f"Best answer to the perfect player of {name.capitalize()} {_named(options)}wins more"
    return Figure(what, "in a million", Series((1e6 * found,)), target=Target(10))


def told(matches: int) -> Iterator[str]:
    """Sentences about starters and levels."""
    for name, expected in STARTERS.items():
        share = starter_wins(name, matches)
        off = error(share, matches)
        met = "met" if abs(share - expected) <= off else "MISSED"
        yield (
            f"{name.capitalize()}: the starter won {share:.4f} of {matches} matches, give or take"
            f" {off:.4f}; expected {expected}: {met}."
        )
    for name in STARTERS:
        for weak, strong in pairwise(LADDER):
            played = max(matches // OF_LEVELS, 1) * (5 if weak is Level.HARD else 1)
            share = stronger_wins(name, weak, strong, played)
            off = error(share, played)
            met = "met" if share - off > 0.5 else "MISSED"
            yield (
                f"{name.capitalize()}: {strong} won {share:.4f} of {played} matches against"
                f" {weak}, give or take {off:.4f}; target more than half: {met}."
            )
        lost = [given_away(name, Level.HARD, seed) for seed in range(max(played // OF_LEVELS, 2))]
        yield (
            f"{name.capitalize()}: by what its choices give away in {len(lost)} matches,"
            f" {Level.HARD} wins {0.5 - fmean(lost):.4f} against {Level.PERFECT}, give or take"
            f" {2 * stdev(lost) / sqrt(len(lost)):.4f}."
        )


def _named(options: Mapping[str, object]) -> str:
    return "".join(f"({name} {value}) " for name, value in options.items())


def measure(rounds: int = 12) -> Iterator[Figure]:
    """The figures without matches, with their targets."""
    tables: tuple[tuple[GameName, dict[str, OptionValue]], ...] = (
        ("beghel", {}),
        ("beghel", {"keep": "off"}),
        ("tokyo", {}),
        ("capitano", {}),
        ("capitano", {"claims": "equal"}),
    )
    for name, options in tables:
        for players in PLAYERS:
            yield decisions(name, players, options, rounds)
    for name, options in tables:
        yield exploitability(name, options)


def tell(matches: int = MATCHES) -> None:
    """Print everything under the title."""
    show(TITLE, measure())
    for sentence in told(matches):
        sys.stdout.write(f"{sentence}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    tell(*map(int, sys.argv[1:2]))
