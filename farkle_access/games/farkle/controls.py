"""How a player of Farkle chooses: from a menu made again after each choice."""

from typing import TypeAlias, assert_never

from farkle_access.gamekit.controls import Choice, Controls
from farkle_access.games.farkle.rules.game import Farkle
from farkle_access.games.farkle.rules.moves import (
    TAKE_BACK,
    Count,
    FarkleMove,
    Roll,
    SetAside,
    TakeBack,
)
from farkle_access.games.farkle.rules.refusals import FarkleRefusal
from farkle_access.games.farkle.rules.scoring import items
from farkle_access.games.farkle.rules.state import State
from farkle_access.games.farkle.wording.names import item_name
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.phrases import points
from farkle_access.i18n.translator import Translator

InTheMenu: TypeAlias = SetAside | Roll | Count
"""What the menu offers; taking back has a key of its own."""


class FarkleControls(Controls[State, FarkleMove, FarkleRefusal]):
    """The menu: items of the roll, best first, then roll and count."""

    __slots__ = ()

    def choices(self, view: State, listener: Listener) -> tuple[Choice[FarkleMove], ...]:
        tr = listener.tr
        return tuple(
            Choice(move, _label(move, view, tr), _explanation(move, view, tr))
            for move in Farkle().legal_moves(view)
            if not isinstance(move, TakeBack)
        )

    def label(self, move: FarkleMove, view: State, listener: Listener) -> str:
        return _label(move, view, listener.tr)

    def take_back(self, view: State) -> TakeBack:
        return TAKE_BACK


def _label(move: FarkleMove, view: State, tr: Translator) -> str:
    match move:
        case SetAside(kind, dice):
            # Translators: A menu item that sets something aside. {item} is for example "three
            # of a kind of 3", {points} what it is worth, such as "30 points".
            return tr.text(
                "{item}, {points}",
                item=item_name(tr, kind, dice),
                points=points(tr, _worth(move, view)),
            )
        case Roll():
            # Translators: A menu item. {n} is how many dice are rolled.
            return tr.plural("Roll {n} die", "Roll {n} dice", view.to_roll)
        case Count():
            # Translators: A menu item: end the hand and count its points. {n} is their number.
            return tr.plural("Count {n} point", "Count {n} points", view.points)
        case TakeBack():
            last = view.taken[-1]
            # Translators: The choice to put back what was set aside last. {item} is for example
            # "three of a kind of 3".
            return tr.text("Take back {item}", item=item_name(tr, last.kind, last.dice))
        case _:
            assert_never(move)


def _explanation(move: InTheMenu, view: State, tr: Translator) -> str:
    match move:
        case SetAside():
            return _what_it_brings(move, view, tr)
        case Roll():
            return _what_it_risks(view, tr)
        case Count():
            total = points(tr, view.totals[view.seat] + view.points)
            # Translators: Explains the menu item that counts. {points} is the new total.
            return tr.text("Ends the hand: your total would be {points}.", points=total)
        case _:
            assert_never(move)


def _what_it_brings(move: SetAside, view: State, tr: Translator) -> str:
    total = points(tr, view.points + _worth(move, view))
    left = len(view.roll) - len(move.dice)
    if not left:
        # Translators: Explains a menu item that sets aside the last dice. {points} is what
        # the hand would be worth, such as "40 points".
        return tr.text("Sets it aside: the hand would be {points}, with hot dice.", points=total)
    # Translators: Explains a menu item that sets something aside. {points} is what the hand
    # would be worth, {n} how many dice would be left.
    return tr.plural(
        "Sets it aside: the hand would be {points}, with {n} die left.",
        "Sets it aside: the hand would be {points}, with {n} dice left.",
        left,
        points=total,
    )


def _what_it_risks(view: State, tr: Translator) -> str:
    if not view.rolls:
        # Translators: Explains the menu item "Roll 6 dice" at the beginning of a hand.
        return tr.text("Begins your hand.")
    # Translators: Explains the menu item that rolls again. {points} is an amount.
    return tr.text("A farkle would lose {points}.", points=points(tr, view.points))


def _worth(move: SetAside, view: State) -> int:
    return next(
        item.points
        for item in items(view.roll)
        if (item.kind, item.dice) == (move.kind, move.dice)
    )
