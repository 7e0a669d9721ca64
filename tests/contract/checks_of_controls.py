"""What the menus of every game keep to, and the keys beside them."""

from collections.abc import Iterator
from typing import Any

from farkle_access.core.contract import Move, Seat, Thrown
from farkle_access.gamekit.controls import Choice
from farkle_access.gamekit.refusals import explained
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.translator import ENGLISH
from tests.contract.checks_of_rules import hears
from tests.contract.listening import alone, assert_label, assert_sentence, listeners
from tests.contract.random_matches import Match, Moment, made
from tests.contract.subject import Check, Subject


def offered(subject: Subject, view: Any, listener: Listener) -> Iterator[Choice[Any]]:
    """Every choice that the menu offers, its groups, and the places of a board."""
    yield from subject.package.controls().choices(view, listener)
    board = subject.package.board()
    if board is not None:
        for group in board.groups(view, listener):
            yield from group.choices()
        for kind in board.kinds(view, listener):
            for place in kind.places():
                yield from place.choices


def every_legal_move_can_be_chosen_and_no_other(subject: Subject) -> None:
    """By the menu, a group, a place of the board, or the key that takes back."""
    controls = subject.package.controls()
    for match, moment in subject.moments(18, 30):
        legal = set(match.game.legal_moves(moment.view))
        person = alone(moment.seat, match.seats, ENGLISH)
        menu = {choice.move for choice in offered(subject, moment.view, person)}
        assert menu <= legal, (menu - legal, moment.state)
        assert legal <= menu | {controls.take_back(moment.view)}, (legal - menu, moment.state)


def a_menu_is_never_empty_and_no_item_sounds_like_another(subject: Subject) -> None:
    for match, moment in subject.moments(19, 30):
        person = alone(moment.seat, match.seats, ENGLISH)
        labels = [choice.label for choice in offered_first(subject, moment.view, person)]
        assert labels
        assert len(set(labels)) == len(labels), labels


def offered_first(subject: Subject, view: Any, listener: Listener) -> list[Any]:
    """The items of the menu itself."""
    board = subject.package.board()
    groups = board.groups(view, listener) if board is not None else ()
    return [*subject.package.controls().choices(view, listener), *groups]


def items_are_labelled_and_explained(subject: Subject) -> None:
    for match, moment in subject.moments(20, 3):
        for tr in subject.languages:
            for listener in (
                alone(moment.seat, match.seats, tr),
                *[one for one in listeners(match.seats, tr) if len(one.seats) > 1][:1],
            ):
                for choice in offered(subject, moment.view, listener):
                    assert_label(choice.label, tr)
                    assert_sentence(choice.explanation, tr)
                    if choice.after_news:
                        assert_label(choice.after_news, tr)


def every_legal_move_has_a_label(subject: Subject) -> None:
    """Also the one that takes back: a hint or a review may name any of them."""
    controls = subject.package.controls()
    for match, moment in subject.moments(21, 5):
        for tr in subject.languages:
            person = alone(moment.seat, match.seats, tr)
            for move in match.game.legal_moves(moment.view):
                assert_label(controls.label(move, moment.view, person), tr)


def numbers_find_one_item(subject: Subject) -> None:
    """And a game says whether its items have any."""
    controls = subject.package.controls()
    found: set[int] = set()
    for match, moment in subject.moments(22, 30):
        person = alone(moment.seat, match.seats, ENGLISH)
        choices = controls.choices(moment.view, person)
        numbers = [choice.number for choice in choices if choice.number is not None]
        assert len(set(numbers)) == len(numbers)
        assert all(10 <= number <= 99 for number in numbers)
        found.update(numbers)
    assert controls.numbered == bool(found)


def a_number_without_an_item_is_explained(subject: Subject) -> None:
    package, controls = subject.package, subject.package.controls()
    for match, moment in subject.moments(23, 3):
        for number in (11, 23, 42, 66, 99):
            for why in controls.why_not(moment.view, number):
                for tr in subject.languages:
                    person = alone(moment.seat, match.seats, tr)
                    assert_sentence(explained(package, why, moment.view, person), tr)


def taking_back_undoes_exactly_the_last_choice(subject: Subject) -> None:
    """At once, or step by step when the choice was one of several steps.

    After a choice of somebody else, such as a refused offer, the state may tell of that too.
    """
    for match in subject.matches:
        standing: list[Any] = []  # the states before the choices that can be taken back
        moments = {moment.number: moment for moment in match.moments}
        chooser, answered = None, False
        for number, move in enumerate(match.moves):
            if isinstance(move, Thrown):
                standing.clear()
                answered = False
                continue
            moment = moments[number]
            answered = answered or (bool(standing) and chooser != moment.seat)
            back = _taking_back(subject, match, moment.state)
            if back is not None:
                assert standing or answered, (back, moment.state)
                assert answered or _is_undone(subject, match, moment.state, standing[-1])
            if move != back:
                standing.append(moment.state)
            elif standing and (answered or match.states[number + 1] == standing[-1]):
                standing.pop()
            chooser = moment.seat


MOST_STEPS = 4


def _is_undone(subject: Subject, match: Match, state: Any, before: Any) -> bool:
    for _ in range(MOST_STEPS):
        back = _taking_back(subject, match, state)
        if back is None:
            return False
        state = made(match.game, state, back).state
        if state == before:
            return True
    return False


def _taking_back(subject: Subject, match: Match, state: Any) -> Move | None:
    """The move that takes back, if it is allowed in this state."""
    turn = match.game.turn(state)
    if not isinstance(turn, Seat):
        return None
    view = match.game.view(state, turn)
    back: Move | None = subject.package.controls().take_back(view)
    return back if back in match.game.legal_moves(view) else None


def only_games_that_hide_have_secret_moments(subject: Subject) -> None:
    """Whoever alone has seen a throw chooses behind the curtain until the next choice."""
    controls, hides = subject.package.controls(), subject.package.rules().hides
    found = False
    for match in subject.matches:
        for moment in match.moments:
            secret = controls.secret(moment.view)
            assert hides or not secret
            assert secret or not _saw_alone(match, moment), moment.state
            found = found or secret
    assert found == hides


def _saw_alone(match: Match, moment: Moment) -> bool:
    """Whether the seat on turn was the only one to see the throw just before."""
    events = match.steps[moment.number].events
    others = set(range(match.seats)) - {moment.seat}
    return any(
        hears(event, moment.seat) and not all(hears(event, seat) for seat in others)
        for event in events
    )


CHECKS: tuple[Check, ...] = (
    every_legal_move_can_be_chosen_and_no_other,
    a_menu_is_never_empty_and_no_item_sounds_like_another,
    items_are_labelled_and_explained,
    every_legal_move_has_a_label,
    numbers_find_one_item,
    a_number_without_an_item_is_explained,
    taking_back_undoes_exactly_the_last_choice,
    only_games_that_hide_have_secret_moments,
)
