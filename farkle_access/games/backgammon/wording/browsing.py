"""Going through the board: all its points, or those that have something in common."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from farkle_access.core.deferred import dataclass
from farkle_access.gamekit.board_view import Kind, Place
from farkle_access.gamekit.table_talk import is_you
from farkle_access.games.backgammon.rules.moves import BackgammonMove, MoveChecker
from farkle_access.games.backgammon.rules.position import BAR, OFF, Position, borne_off, mirrored
from farkle_access.games.backgammon.rules.refusals import NotRolledYet
from farkle_access.games.backgammon.rules.refusing import why_not
from farkle_access.games.backgammon.rules.state import Phase, State
from farkle_access.games.backgammon.rules.turns import steps_of
from farkle_access.games.backgammon.wording.items import items
from farkle_access.games.backgammon.wording.naming import point_name, viewer
from farkle_access.games.backgammon.wording.reasons import reason
from farkle_access.games.backgammon.wording.structure import (
    ANCHORS,
    ROLLS,
    made_points,
    prime,
    shots,
)
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.phrases import listed
from farkle_access.i18n.translator import Translator


@dataclass(frozen=True)
class Look:
    """A listener's look at the board; `own` is the position from the viewer's side."""

    view: State
    listener: Listener

    @property
    def mine(self) -> int:
        return viewer(self.view.answering, self.listener)

    @property
    def own(self) -> Position:
        moving = self.mine == self.view.seat
        return self.view.position if moving else mirrored(self.view.position)

    @property
    def choosing(self) -> bool:
        """Whether the viewer moves checkers now."""
        moving = self.view.phase is Phase.MOVING and self.mine == self.view.seat
        return moving and self.listener.here(self.view.seat)

    def name(self, point: int) -> str:
        return point_name(point, self.mine, self.listener)


def kinds(view: State, listener: Listener) -> tuple[Kind[BackgammonMove], ...]:
    """All places from the bar to off; points to move from; blots and made points of both sides.

    The bar and off are left out while nobody has a checker there.
    """
    look = Look(view, listener)
    own, theirs = look.own, mirrored(look.own)
    made_there = sorted((BAR - point for point in made_points(theirs)), reverse=True)
    down = range(24, 0, -1)
    movable = sorted({source for source, _ in _steps(look)}, reverse=True)
    return (
        _all(look),
        _movable(look, movable),
        _blots(look, [point for point in down if own[point] == 1], own=True),
        _blots(look, [point for point in down if own[point] == -1], own=False),
        _made(look, made_points(own), own=True),
        _made(look, made_there, own=False),
    )


def _steps(look: Look) -> Iterable[tuple[int, int]]:
    return steps_of(look.view.position, look.view.dice) if look.choosing else ()


def _all(look: Look) -> Kind[BackgammonMove]:
    own, theirs = look.own, mirrored(look.own)
    bar = [BAR] if own[BAR] or theirs[BAR] else []
    off = [OFF] if borne_off(own) or borne_off(theirs) else []
    points = [*bar, *range(24, 0, -1), *off]
    # Translators: Heard when the player goes through all places of the board.
    return Kind(look.listener.tr.text("All points."), _places(look, points))


def _movable(look: Look, points: list[int]) -> Kind[BackgammonMove]:
    # Translators: Heard when the player goes through the points from which a move is possible.
    # {n} is how many there are.
    name = look.listener.tr.text("Points to move from: {n}.", n=len(points))
    return Kind(name, _places(look, points))


def _blots(look: Look, points: list[int], *, own: bool) -> Kind[BackgammonMove]:
    tr = look.listener.tr
    if own:
        # Translators: Heard when the player goes through their checkers that stand alone.
        name = tr.text("Your blots: {n}.", n=len(points))
    else:
        # Translators: Heard when the player goes through the opponent's checkers that stand alone.
        name = tr.text("Blots of the opponent: {n}.", n=len(points))
    return Kind(name, lambda: tuple(_blot(look, point) for point in points))


def _made(look: Look, points: list[int], *, own: bool) -> Kind[BackgammonMove]:
    tr = look.listener.tr
    side = look.own if own else mirrored(look.own)
    if own:
        # Translators: Heard when the player goes through the points that they hold with two
        # checkers or more.
        name = tr.text("Your made points: {n}.", n=len(points))
    else:
        # Translators: Heard when the player goes through the points that the opponent holds with
        # two checkers or more.
        name = tr.text("Made points of the opponent: {n}.", n=len(points))
    row = prime(side)
    if row is not None:
        high, low = row if own else (BAR - row[1], BAR - row[0])
        # Translators: Follows the number of made points. {n} of them stand in a row without a gap,
        # from the point {high} to the point {low}.
        said = tr.text(
            "Longest row: {n}, from {high} to {low}.",
            n=high - low + 1,
            high=look.name(high),
            low=look.name(low),
        )
        name = f"{name} {said}"
    return Kind(name, _places(look, points))


def _places(look: Look, points: Sequence[int]) -> Callable[[], tuple[Place[BackgammonMove], ...]]:
    return lambda: tuple(place(look, point) for point in points)


def _blot(look: Look, point: int) -> Place[BackgammonMove]:
    """A checker that stands alone, with the shots at it; counting them takes a while."""
    found, own = place(look, point), look.own
    mine = own[point] == 1
    count = shots(mirrored(own), BAR - point) if mine else shots(own, point)
    # Translators: Explains a checker that stands alone. {n} of the {m} rolls of two dice let the
    # other side hit it.
    said = look.listener.tr.text("Rolls that hit it: {n} of {m}.", n=count, m=ROLLS)
    return replace(found, explanation=f"{said} {found.explanation}".strip())


def place(look: Look, point: int) -> Place[BackgammonMove]:
    """A point from the viewer's side, 25 for both bars and 0 for what is off."""
    if point in (BAR, OFF):
        label, explanation = _edge(look, point), ""
    else:
        label, explanation = _on_point(look, point), _meaning(look, point)
    targets = sorted(
        (way for way in _steps(look) if way[0] == point),
        key=lambda way: (way[1] == OFF or look.view.position[way[1]] >= 0, -way[1]),
    )
    choices = items((MoveChecker(*way) for way in targets), look.view, look.listener)
    refusal = "" if choices else _no_move(look, point)
    if choices:
        # Translators: Explains a point of the board. {moves} are the steps that begin there, such
        # as "13 to 7, 13 to 12".
        moves = look.listener.tr.text(
            "Moves: {moves}.", moves=listed(choice.label for choice in choices)
        )
        explanation = f"{explanation} {moves}".strip()
    return Place(label, explanation, choices, refusal)


def _on_point(look: Look, point: int) -> str:
    tr, count, listener, name = look.listener.tr, look.own[point], look.listener, look.name(point)
    if not count:
        # Translators: What stands on a point of the board. {point} is its number.
        return tr.text("Point {point}: empty.", point=name)
    seat = look.mine if count > 0 else 1 - look.mine
    if is_you(seat, listener):
        # Translators: What stands on a point of the board. {point} is its number, {n} how many
        # checkers of the listener; one alone is a blot.
        return tr.plural(
            "Point {point}: {n} of yours, a blot.",
            "Point {point}: {n} of yours.",
            count,
            point=name,
        )
    player = listener.names[seat]
    # Translators: What stands on a point of the board. {point} is its number, {n} how many
    # checkers of a player; one alone is a blot.
    return tr.plural(
        "Point {point}: {player}, {n}, a blot.",
        "Point {point}: {player}, {n}.",
        abs(count),
        point=name,
        player=player,
    )


def _edge(look: Look, point: int) -> str:
    tr, own = look.listener.tr, look.own
    theirs = mirrored(own)
    sides = (own[BAR], theirs[BAR]) if point == BAR else (borne_off(own), borne_off(theirs))
    player, other = (look.listener.names[seat] for seat in (look.mine, 1 - look.mine))
    if is_you(look.mine, look.listener):
        return _your_edge(point, sides, other, tr)
    if point == BAR:
        # Translators: What is on the bar. {n} and {m} are numbers of checkers.
        return tr.text(
            "Bar. {player}: {n}. {opponent}: {m}.",
            player=player,
            n=sides[0],
            opponent=other,
            m=sides[1],
        )
    # Translators: What has been borne off. {n} and {m} are numbers of checkers.
    return tr.text(
        "Off. {player}: {n}. {opponent}: {m}.",
        player=player,
        n=sides[0],
        opponent=other,
        m=sides[1],
    )


def _your_edge(point: int, sides: tuple[int, int], other: str, tr: Translator) -> str:
    if point == BAR:
        # Translators: What is on the bar: {n} checkers of the listener, {m} of {player}.
        return tr.text("Bar. You: {n}. {player}: {m}.", n=sides[0], player=other, m=sides[1])
    # Translators: What has been borne off: {n} checkers of the listener, {m} of {player}.
    return tr.text("Off. You: {n}. {player}: {m}.", n=sides[0], player=other, m=sides[1])


def _meaning(look: Look, point: int) -> str:
    """What else there is to say of a point: that it is an anchor; "" for most."""
    tr, own = look.listener.tr, look.own
    if own[point] > 1 and point in ANCHORS:
        # Translators: Explains a point that the listener holds in the opponent's home.
        return tr.text("An anchor.")
    return ""


def _no_move(look: Look, point: int) -> str:
    """Why no checker goes from there; "" when it is for somebody else to act."""
    view = look.view
    if view.phase is Phase.TO_ROLL and look.mine == view.seat and look.listener.here(view.seat):
        return reason(NotRolledYet(), view, look.listener)
    if not look.choosing:
        return ""
    if point == OFF or not view.dice:
        # Translators: Heard after Enter on a place of the board from which nothing can move.
        return look.listener.tr.text("No move begins there.")
    target = max(point - max(view.dice), OFF)
    return reason(why_not(view.position, view.dice, point, target), view, look.listener)
