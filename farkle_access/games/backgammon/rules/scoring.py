"""What a game counts, which game follows, and when the match is over."""

from dataclasses import replace

from farkle_access.core.contract import Outcome, Seat, Step
from farkle_access.games.backgammon.rules.events import Ending, GameBegan, GameEnded, MatchEnded
from farkle_access.games.backgammon.rules.position import START, Result
from farkle_access.games.backgammon.rules.state import Cube, Phase, Settings, State
from farkle_access.games.backgammon.rules.steps import Events, GameStep


def first_game(settings: Settings) -> GameStep:
    """The start of a match: the opening roll is awaited."""
    state = State(settings, (0, 0), 1, False, False, Phase.OPENING, 0, START, Cube())
    return Step(state, (GameBegan(1, (0, 0), crawford=False),))


def end_game(
    state: State,
    winner: Seat,
    result: Result,
    ending: Ending,
    events: Events = (),
) -> GameStep:
    """The winner scores; the match is over or the next game begins."""
    points = state.worth(result)
    scores = tuple(score + points * (seat == winner) for seat, score in enumerate(state.scores))
    ended = GameEnded(winner, result, ending, state.cube.value, points, scores)
    events = (*events, ended)
    if _over(state.settings, state.game, scores):
        after = replace(state, phase=Phase.OVER, scores=scores, dice=(), offer=None)
        return Step(after, (*events, MatchEnded(outcome(after))))
    after = _next_game(state, scores)
    return Step(after, (*events, GameBegan(after.game, scores, after.crawford)))


def outcome(state: State) -> Outcome:
    """The outcome of a match that is over; the scores always differ then."""
    return Outcome(state.scores.index(max(state.scores)), state.scores)


def _over(settings: Settings, games: int, scores: tuple[int, ...]) -> bool:
    if settings.money:
        # A session that stands level has no winner yet, so it goes on.
        return games >= settings.games and scores[0] != scores[1]
    return max(scores) >= settings.length


def _next_game(state: State, scores: tuple[int, ...]) -> State:
    settings = state.settings
    post_crawford = state.post_crawford or state.crawford
    near = not settings.money and max(scores) == settings.length - 1
    return State(
        settings,
        scores,
        state.game + 1,
        near and not post_crawford,
        post_crawford,
        Phase.OPENING,
        0,
        START,
        Cube(),
    )
