"""The answers to the questions that a player of Farkle may ask at any time."""

from farkle_access.gamekit.table_talk import match_is_over, scores, turn_of
from farkle_access.games.farkle.rules.state import State
from farkle_access.games.farkle.wording.names import item_names
from farkle_access.games.farkle.wording.refusals import something_first
from farkle_access.games.farkle.wording.sentences import standing
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.phrases import numbers, points
from farkle_access.i18n.translator import Translator


def what_counts(view: State, listener: Listener) -> str:
    """The points of the hand, and whether they can be counted."""
    tr = listener.tr
    # Translators: Answer to the key C: the points set aside in the hand so far. {points} is
    # an amount such as "30 points".
    said = tr.text("In this hand: {points}.", points=points(tr, view.points))
    missing = view.required - view.points
    if view.may_count:
        # Translators: Follows the points of the hand when they can be counted.
        enough = tr.text("They can be counted.")
        return f"{said} {enough}"
    if view.over or view.throw:
        return said
    if view.rolls and not view.taken:
        return f"{said} {something_first(tr)}"
    if missing <= 0:
        return said
    return f"{said} {_missing(tr, missing, view)}"


def _missing(tr: Translator, needed: int, view: State) -> str:
    minimum = view.required
    if minimum > view.settings.minimum:
        # Translators: How many points are missing to enter the match; {n} is their number and
        # {minimum} the entry minimum.
        return tr.plural(
            "To enter, {n} more point is needed: the entry minimum is {minimum}.",
            "To enter, {n} more points are needed: the entry minimum is {minimum}.",
            needed,
            minimum=minimum,
        )
    # Translators: How many points are missing before the hand can be counted; {n} is their
    # number and {minimum} the hand minimum.
    return tr.plural(
        "To count, {n} more point is needed: the hand minimum is {minimum}.",
        "To count, {n} more points are needed: the hand minimum is {minimum}.",
        needed,
        minimum=minimum,
    )


def the_dice(view: State, tr: Translator) -> str:
    """The dice of the roll, and what has been set aside from it."""
    if view.throw:
        # Translators: Answer to the key D between the decision to roll and the roll. {n} is how
        # many dice are rolled.
        return tr.plural("{n} die is to be rolled.", "{n} dice are to be rolled.", view.throw)
    if not view.rolls:
        # Translators: Answer to the key D before the first roll of a hand.
        return tr.text("No dice have been rolled in this hand yet.")
    if not view.taken:
        # Translators: Answer to the key D. {dice} is a list such as "1, 3, 3, 6".
        return tr.text("Dice: {dice}.", dice=numbers(view.roll))
    taken = item_names(tr, view.taken)
    if not view.roll:
        # Translators: Answer to the key D when every die of the roll was set aside. {items}
        # is a list such as "three of a kind of 3, a 1".
        return tr.text("All dice are set aside. From the last roll: {items}.", items=taken)
    # Translators: Answer to the key D. {dice} is a list such as "4, 6", {items} a list such
    # as "three of a kind of 3, a 1".
    return tr.text(
        "Dice: {dice}. Set aside from this roll: {items}.",
        dice=numbers(view.roll),
        items=taken,
    )


def the_scores(view: State, listener: Listener) -> str:
    """All totals, the highest first; who has not entered yet is said where one has to."""
    totals = view.totals
    return standing(totals, listener) if view.settings.entry else scores(totals, listener)


def whose_turn(view: State, listener: Listener) -> str:
    """Whose turn it is, and whether the match ends soon."""
    if view.over:
        return match_is_over(listener.tr)
    said = turn_of(view.seat, listener)
    if view.reached:
        # Translators: Follows the answer to the key T when the end of the match is near.
        warning = listener.tr.text("It is the last hand.")
        return f"{said} {warning}"
    return said
