"""The items of the menus. Those of values tell of the hidden dice: for their holder alone."""

from typing import assert_never

from farkle_access.games.bluff.rules.moves import Believe, BluffMove, Claim, Doubt, Keep, Roll
from farkle_access.games.bluff.rules.ranking import HIGHEST, beats, value_of
from farkle_access.games.bluff.rules.state import Moment, Phase, View, cost_of
from farkle_access.games.bluff.wording.terms import Terms, Verb, cost, value_name
from farkle_access.i18n.translator import Translator


def label(move: BluffMove, view: View, terms: Terms, tr: Translator) -> str:
    """A legal move as an item of a menu."""
    match move:
        case Claim(value):
            return _claim(value, view, terms, tr)
        case Keep(value):
            return _keep(value, view, terms, tr)
        case Believe():
            return _believe(view.moment, terms, tr)
        case Doubt():
            # Translators: A menu item: do not believe the value that was said.
            return tr.text("Do not believe it")
        case Roll():
            return _roll(view.moment, tr)
        case _:
            assert_never(move)


def after_news(move: BluffMove, view: View, tr: Translator) -> str:
    """The item right after the dice were told: their value is not said again."""
    if isinstance(move, Claim) and move.value == value_of(view.dice):
        # Translators: The first menu item, right after "You have 42.": say what the dice show.
        return tr.text("your dice")
    return ""


def explanation(move: BluffMove, view: View, terms: Terms, tr: Translator) -> str:
    """What the move does."""
    match move:
        case Claim(value):
            return _what_it_risks(value, view, terms, tr)
        case Keep(value):
            if value == value_of(view.dice):
                return _what_it_risks(value, view, terms, tr)
            return _what_keeping_risks(view, terms, tr)
        case Believe():
            return _what_belief_means(view.moment, terms, tr)
        case Doubt():
            return _what_a_doubt_means(view.moment, terms, tr)
        case Roll():
            return _why_it_is_rolled(view.moment, tr)
        case _:
            assert_never(move)


def _believe(moment: Moment, terms: Terms, tr: Translator) -> str:
    highest = moment.standing is not None and moment.standing.value == HIGHEST
    if highest and not moment.settings.highest_stays:
        # Translators: A menu item: believe 21, which ends the hand. {cost} is such as "a life".
        return tr.text("Believe it; costs {cost}", cost=cost(1, terms.unit, tr))
    # Translators: A menu item: believe the value that was said.
    return tr.text("Believe it")


def _claim(number: int, view: View, terms: Terms, tr: Translator) -> str:
    own, value = value_of(view.dice), value_name(number, terms, tr)
    if number == own:
        # Translators: A menu item: say the value that the dice really show, such as "42".
        return tr.text("{value}, your dice", value=value)
    if beats(number, own):
        # Translators: A menu item: say a value above the dice. {value} is such as "54".
        return tr.text("{value}, bluff", value=value)
    # Translators: A menu item in Captain: say a value below the dice. {value} is such as "32".
    return tr.text("{value}, below your dice", value=value)


def _keep(number: int, view: View, terms: Terms, tr: Translator) -> str:
    value = value_name(number, terms, tr)
    price = cost(view.moment.keeping_costs, terms.unit, tr)
    if number == value_of(view.dice):
        # Translators: A menu item in Beghel: keep what the dice really show. {value} is such
        # as "42", {cost} such as "a point".
        return tr.text("Keep {value}, your dice; costs {cost}", value=value, cost=price)
    # Translators: A menu item in Beghel: keep a value above the dice. {value} is such as "42",
    # {cost} such as "a point".
    return tr.text("Keep {value}, bluff; costs {cost}", value=value, cost=price)


def _roll(moment: Moment, tr: Translator) -> str:
    if moment.phase is Phase.ORDER:
        # Translators: A menu item: roll both dice in the open.
        return tr.text("Roll for the order")
    if moment.phase is Phase.DIRECTION:
        # Translators: A menu item: roll one die in the open.
        return tr.text("Roll one die for the direction")
    # Translators: A menu item: roll both dice under the cup.
    return tr.text("Roll in secret")


def _what_it_risks(number: int, view: View, terms: Terms, tr: Translator) -> str:
    own, price = value_of(view.dice), cost(cost_of(number), terms.unit, tr)
    if number == own:
        # Translators: Explains a menu item that says the true value. {cost} is such as "a point".
        return tr.text("It is true: whoever does not believe it loses {cost}.", cost=price)
    # Translators: Explains a menu item that says a false value. {dice} are the player's own,
    # such as "42", {cost} is such as "a point".
    return tr.text(
        "Your dice show {dice}: if it is not believed, you lose {cost}.",
        dice=value_name(own, terms, tr),
        cost=price,
    )


def _what_keeping_risks(view: View, terms: Terms, tr: Translator) -> str:
    # Translators: Explains a menu item of Beghel that keeps a false value, which costs a point
    # or two at once. {dice} are the player's own, such as "42".
    return tr.text(
        "Your dice show {dice}: if it is not believed, you lose another point besides what "
        "keeping costs.",
        dice=value_name(value_of(view.dice), terms, tr),
    )


def _what_belief_means(moment: Moment, terms: Terms, tr: Translator) -> str:
    number = moment.standing.value if moment.standing else HIGHEST
    value = value_name(number, terms, tr)
    if number == HIGHEST and not moment.settings.highest_stays:
        # Translators: Explains the menu item "Believe it" when 21 was said and belief ends the
        # hand. {cost} is such as "a life".
        return tr.text("Costs {cost}, and you open a new hand.", cost=cost(1, terms.unit, tr))
    if number == HIGHEST:
        # Translators: Explains the menu item "Believe it" in Beghel when 21 was said. {value} is
        # 21 and the name of the game.
        return tr.text("Then you roll, and the only value that is enough is {value}.", value=value)
    equal = moment.settings.equal
    match terms.verb:
        case Verb.DECLARE:
            return _what_is_declared_then(value, tr, equal=equal)
        case Verb.ANNOUNCE:
            return _what_is_announced_then(value, tr, equal=equal)
        case _:
            assert_never(terms.verb)


def _what_is_declared_then(value: str, tr: Translator, *, equal: bool) -> str:
    if equal:
        # Translators: Explains the menu item "Believe it". {value} is such as "42".
        return tr.text("Then you roll, and have to declare {value} or more.", value=value)
    # Translators: Explains the menu item "Believe it". {value} is such as "42".
    return tr.text("Then you roll, and have to declare more than {value}.", value=value)


def _what_is_announced_then(value: str, tr: Translator, *, equal: bool) -> str:
    if equal:
        # Translators: Explains the menu item "Believe it". {value} is such as "42".
        return tr.text("Then you roll, and have to announce {value} or more.", value=value)
    # Translators: Explains the menu item "Believe it". {value} is such as "42".
    return tr.text("Then you roll, and have to announce more than {value}.", value=value)


def _what_a_doubt_means(moment: Moment, terms: Terms, tr: Translator) -> str:
    number = moment.standing.value if moment.standing else HIGHEST
    # Translators: Explains the menu item "Do not believe it". {cost} is such as "a life".
    return tr.text(
        "The dice are shown, and whoever is wrong loses {cost}.",
        cost=cost(cost_of(number), terms.unit, tr),
    )


def _why_it_is_rolled(moment: Moment, tr: Translator) -> str:
    if moment.phase is Phase.ORDER:
        # Translators: Explains the menu item "Roll for the order".
        return tr.text("Both dice, for all to hear: the highest value begins.")
    if moment.phase is Phase.DIRECTION:
        # Translators: Explains the menu item "Roll one die for the direction".
        return tr.text("Even is clockwise, odd is anticlockwise.")
    # Translators: Explains the menu item "Roll in secret".
    return tr.text("Both dice, and only you will know them.")
