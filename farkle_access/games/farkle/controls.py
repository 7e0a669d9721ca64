"""How a player of Farkle chooses: a menu made anew after each choice."""

from farkle_access.core.contract import Move, Refusal
from farkle_access.games.farkle.moves import Count, Roll, SetAside
from farkle_access.games.farkle.names import item_name
from farkle_access.games.farkle.rules import TAKE_BACK, Farkle
from farkle_access.games.farkle.scoring import items
from farkle_access.games.farkle.state import State
from farkle_access.games.rooms import Choice, Controls
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.phrases import points
from farkle_access.i18n.translator import Translator


class FarkleControls:
    """The menu: items of the roll, best first, then roll and count."""

    def choices(self, view: State, listener: Listener) -> tuple[Choice, ...]:
        return tuple(
            _choice(move, view, listener.tr)
            for move in Farkle().legal_moves(view)
            if move != TAKE_BACK
        )

    def label(self, move: Move, view: State, listener: Listener) -> str:
        return _choice(move, view, listener.tr).label

    def take_back(self, view: State) -> Move | None:
        return TAKE_BACK

    def secret(self, view: State) -> bool:
        return False

    def why_not(self, view: State, number: int) -> tuple[Refusal, ...]:
        return ()


def controls(name: str) -> Controls:
    """The controls by the name of the game; this folder has only one."""
    return FarkleControls()


def _choice(move: Move, view: State, tr: Translator) -> Choice:
    match move:
        case SetAside():
            return _set_aside(move, view, tr)
        case Roll():
            return _roll(view, tr)
        case Count():
            return _count(view, tr)
        case _:
            raise ValueError(move)


def _set_aside(move: SetAside, view: State, tr: Translator) -> Choice:
    worth = next(
        item.points
        for item in items(view.roll)
        if (item.kind, item.dice) == (move.kind, move.dice)
    )
    # Translators: A menu item that sets something aside. {item} is for example "three of a
    # kind of 3", {points} what it is worth, such as "30 points".
    label = tr.text(
        "{item}, {points}", item=item_name(tr, move.kind, move.dice), points=points(tr, worth)
    )
    total = points(tr, view.points + worth)
    left = len(view.roll) - len(move.dice)
    if not left:
        # Translators: Explains a menu item that sets aside the last dice. {points} is what
        # the hand would be worth, such as "40 points".
        said = tr.text("Sets it aside: the hand would be {points}, with hot dice.", points=total)
        return Choice(move, label, said)
    # Translators: Explains a menu item that sets something aside. {points} is what the hand
    # would be worth, {n} how many dice would be left.
    said = tr.plural(
        "Sets it aside: the hand would be {points}, with {n} die left.",
        "Sets it aside: the hand would be {points}, with {n} dice left.",
        left,
        points=total,
    )
    return Choice(move, label, said)


def _roll(view: State, tr: Translator) -> Choice:
    # Translators: A menu item. {n} is how many dice are rolled.
    label = tr.plural("Roll {n} die", "Roll {n} dice", view.to_roll)
    if not view.rolls:
        # Translators: Explains the menu item "Roll 6 dice" at the beginning of a hand.
        return Choice(Roll(), label, tr.text("Begins your hand."))
    # Translators: Explains the menu item that rolls again. {points} is an amount.
    risk = tr.text("A farkle would lose {points}.", points=points(tr, view.points))
    return Choice(Roll(), label, risk)


def _count(view: State, tr: Translator) -> Choice:
    # Translators: A menu item: end the hand and count its points. {n} is their number.
    label = tr.plural("Count {n} point", "Count {n} points", view.points)
    total = points(tr, view.totals[view.seat] + view.points)
    # Translators: Explains the menu item that counts. {points} is the new total.
    return Choice(
        Count(), label, tr.text("Ends the hand: your total would be {points}.", points=total)
    )
