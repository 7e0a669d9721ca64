"""What Farkle says: how each question, refusal, setting and figure is put into words."""

from collections.abc import Mapping, Sequence

from farkle_access.core.contract import Event, Refusal
from farkle_access.core.options import OptionSpec, OptionValue
from farkle_access.games.farkle.moves import (
    NothingSetAside,
    NothingToTakeBack,
    NotInTheRoll,
    NotRolledYet,
    PointsMissing,
)
from farkle_access.games.farkle.names import item_name, item_names
from farkle_access.games.farkle.rulebook import rulebook
from farkle_access.games.farkle.sentences import scores, whose_turn
from farkle_access.games.farkle.state import Ending, State
from farkle_access.games.farkle.telling import tell
from farkle_access.games.rooms import Level, Query, Told, Words
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.phrases import numbers, points
from farkle_access.i18n.refusals import common_refusal
from farkle_access.i18n.translator import Translator


class FarkleWords:
    """The words of Farkle."""

    def title(self, tr: Translator) -> str:
        # Translators: The name of the game.
        return tr.text("Farkle")

    def tell(self, events: Sequence[Event], listener: Listener) -> tuple[Told, ...]:
        return tell(events, listener)

    def rules(self, options: Mapping[str, OptionValue], tr: Translator) -> tuple[str, ...]:
        return rulebook(options, tr)

    def refusal(self, refusal: Refusal, view: State, listener: Listener) -> str:
        return common_refusal(listener.tr, refusal) or _refusal(listener.tr, refusal)

    def answer(self, query: Query, view: State, listener: Listener) -> tuple[str, ...]:
        match query:
            case Query.COUNTS:
                return (_what_counts(view, listener),)
            case Query.DICE:
                return (_dice(view, listener.tr),)
            case Query.SCORES:
                return (scores(view.totals, view.settings.entry, listener),)
            case Query.TURN:
                return (_whose_turn(view, listener),)

    def option(self, spec: OptionSpec, tr: Translator) -> tuple[str, str]:
        return _OPTIONS[spec.name](tr)

    def value(self, spec: OptionSpec, value: OptionValue, tr: Translator) -> str:
        if isinstance(value, int):
            # Translators: A minimum of the table that is switched off.
            return points(tr, value) if value else tr.text("none")
        return _ending(Ending(value), tr)

    def level(self, level: Level, tr: Translator) -> str:
        match level:
            case Level.EASY:
                # Translators: What the easy computer player does in Farkle.
                return tr.text("Plays like a beginner and makes mistakes.")
            case Level.MEDIUM:
                # Translators: What the medium computer player does in Farkle.
                return tr.text("Decides by simple rules when to roll and when to count.")
            case Level.HARD:
                # Translators: What the hard computer player does in Farkle.
                return tr.text("Works out the best choice for the most points in each hand.")
            case Level.PERFECT:
                # Translators: What the perfect computer player does in Farkle, and where its
                # play is exact. The minimums and the limit are settings of the table.
                return tr.text(
                    "Plays to win the match, not for points. With two players, minimums that the "
                    "menu offers and a limit up to 2000, nobody can play better. Otherwise its "
                    "chances are estimates."
                )
            case _:
                raise ValueError(level)

    def figures(self, figures: Mapping[str, int], tr: Translator) -> tuple[str, ...]:
        return (
            # Translators: Statistics: how many hands (turns) were played. {n} is the number.
            tr.text("Hands: {n}.", n=figures["hands"]),
            # Translators: Statistics: how many of the hands ended in a farkle.
            tr.text("Farkles: {n}.", n=figures["farkles"]),
            # Translators: Statistics: the most points counted in one hand.
            tr.text("Best hand: {points}.", points=points(tr, figures["best_hand"])),
        )


def words(name: str) -> Words:
    """The words by the name of the game; this folder has only one."""
    return FarkleWords()


def _what_counts(view: State, listener: Listener) -> str:
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
        return f"{said} {_refusal(tr, NothingSetAside())}"
    if missing <= 0:
        return said
    return f"{said} {_missing(tr, missing, view.required, entering=_entering(view))}"


def _entering(view: State) -> bool:
    return view.required > view.settings.minimum


def _missing(tr: Translator, needed: int, minimum: int, *, entering: bool) -> str:
    if entering:
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


def _dice(view: State, tr: Translator) -> str:
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


def _whose_turn(view: State, listener: Listener) -> str:
    tr = listener.tr
    if view.over:
        # Translators: Answer to the key T after the end.
        return tr.text("The match is over.")
    said = whose_turn(view.seat, listener)
    if view.reached:
        # Translators: Follows the answer to the key T when the end of the match is near.
        warning = tr.text("It is the last hand.")
        return f"{said} {warning}"
    return said


def _refusal(tr: Translator, refusal: Refusal) -> str:
    match refusal:
        case NotRolledYet():
            # Translators: Answer to the key Y before the first roll of a hand.
            return tr.text("Only a roll is possible: the hand begins with it.")
        case NothingSetAside():
            # Translators: Answer to the key Y after a roll, or to a choice made too early.
            return tr.text("Roll and count are not possible: something must be set aside first.")
        case PointsMissing(needed, minimum, entering):
            return _count_refused(tr, needed, minimum, entering=entering)
        case NotInTheRoll(kind, dice):
            # Translators: Heard when something is chosen that the dice do not hold. {item} is
            # for example "three of a kind of 3".
            return tr.text("The roll does not hold {item}.", item=item_name(tr, kind, dice))
        case NothingToTakeBack():
            # Translators: Heard when the key U has nothing to take back.
            return tr.text("There is nothing to take back.")
        case _:
            raise ValueError(refusal)


def _count_refused(tr: Translator, needed: int, minimum: int, *, entering: bool) -> str:
    if entering:
        # Translators: Answer to the key Y. {n} is how many points are missing, {minimum} the
        # entry minimum.
        return tr.plural(
            "Count is not possible: {n} more point is needed to enter with {minimum}.",
            "Count is not possible: {n} more points are needed to enter with {minimum}.",
            needed,
            minimum=minimum,
        )
    # Translators: Answer to the key Y. {n} is how many points are missing, {minimum} the
    # hand minimum.
    return tr.plural(
        "Count is not possible: {n} more point is needed to reach {minimum}.",
        "Count is not possible: {n} more points are needed to reach {minimum}.",
        needed,
        minimum=minimum,
    )


def _entry_option(tr: Translator) -> tuple[str, str]:
    return (
        # Translators: A setting of the table.
        tr.text("entry minimum"),
        # Translators: Explains the setting "Entry minimum".
        tr.text("The points that the first counted hand of a player must reach."),
    )


def _minimum_option(tr: Translator) -> tuple[str, str]:
    return (
        # Translators: A setting of the table.
        tr.text("hand minimum"),
        # Translators: Explains the setting "Hand minimum".
        tr.text("The points that every later hand must reach to be counted."),
    )


def _limit_option(tr: Translator) -> tuple[str, str]:
    return (
        # Translators: A setting of the table: the points that bring the match to its end.
        tr.text("limit"),
        # Translators: Explains the setting "Limit".
        tr.text("The match comes to its end when a player reaches these points."),
    )


def _ending_option(tr: Translator) -> tuple[str, str]:
    return (
        # Translators: A setting of the table: what happens once the limit is reached.
        tr.text("ending"),
        # Translators: Explains the setting "Ending".
        tr.text("What happens when a player has reached the limit."),
    )


_OPTIONS = {
    "entry": _entry_option,
    "minimum": _minimum_option,
    "limit": _limit_option,
    "ending": _ending_option,
}


def _ending(ending: Ending, tr: Translator) -> str:
    match ending:
        case Ending.ROUND:
            # Translators: A value of the setting "Ending".
            return tr.text("the round is finished")
        case Ending.EVERYONE:
            # Translators: A value of the setting "Ending".
            return tr.text("everyone else gets one more hand")
        case Ending.SUDDEN:
            # Translators: A value of the setting "Ending".
            return tr.text("the match ends at once")
