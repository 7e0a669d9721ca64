"""The answers to the questions of a player: what counts, the dice, the scores, the turn."""

from typing import Final, Literal, assert_never

from farkle_access.core.contract import Seat
from farkle_access.gamekit.table_talk import is_you, match_is_over, turn_of
from farkle_access.games.bluff.rules.ranking import HIGHEST, VALUES, value_of
from farkle_access.games.bluff.rules.state import Moment, Phase, Standing, View, cost_of
from farkle_access.games.bluff.wording.losses import scores
from farkle_access.games.bluff.wording.terms import Terms, Verb, cost, value_name
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.translator import Translator

ORDER: Final = (Phase.ORDER, Phase.DIRECTION, Phase.DRAW)


def what_counts(view: View, terms: Terms, listener: Listener) -> str:
    """The value to beat or to answer, who claimed it, and what is at stake."""
    tr, moment = listener.tr, view.moment
    if moment.over:
        return match_is_over(tr)
    if moment.phase in ORDER:
        # Translators: Answer to the key C before the first hand.
        return tr.text("Nothing is at stake yet: it is about who begins.")
    if moment.standing is None:
        # Translators: Answer to the key C in a hand that has just begun; what is at stake
        # follows.
        said = tr.text("There is nothing to beat: the hand has just begun.")
        return f"{said} {_open_stakes(moment, terms, tr)}"
    value = value_name(moment.standing.value, terms, tr)
    if moment.phase is Phase.ANSWER:
        said = _to_answer(value, terms.verb, tr)
        stakes = _stakes(moment, moment.standing, terms, tr)
    else:
        said = _to_beat(value, tr, equal=moment.settings.equal)
        stakes = _open_stakes(moment, terms, tr)
    return f"{said} {_claimer(moment.standing.seat, terms, listener)} {stakes}"


def dice(view: View, terms: Terms, listener: Listener) -> str:
    """The hidden dice to their owner alone; where others listen too, that there are some."""
    tr, moment = listener.tr, view.moment
    if view.dice and listener.seats == {view.viewer}:
        # Translators: Heard by the listener alone: the hidden dice. {value} is such as "42".
        return tr.text("You have {value}.", value=value_name(value_of(view.dice), terms, tr))
    if moment.holder is not None:
        return _hidden_from_you(moment.holder, listener)
    if moment.phase in ORDER and any(moment.thrown):
        return " ".join(
            _thrown(seat, throws, terms, listener)
            for seat, throws in enumerate(moment.thrown)
            if throws
        )
    # Translators: Answer to the key D when no dice lie under the cup.
    return tr.text("No dice lie under the cup now.")


def all_scores(view: View, terms: Terms, listener: Listener) -> str:
    """What everybody has, and the pot."""
    said, pot = scores(view.moment.lives, terms, listener), view.moment.pot
    if not pot:
        return said
    # Translators: Follows the answer to the key S in Captain. {n} is how many stakes.
    in_it = listener.tr.plural("In the pot: {n} stake.", "In the pot: {n} stakes.", pot)
    return f"{said} {in_it}"


def whose_turn(view: View, terms: Terms, listener: Listener) -> str:
    """Who is on turn, and what is expected of them."""
    tr, moment = listener.tr, view.moment
    match moment.phase:
        case Phase.OVER:
            return match_is_over(tr)
        case Phase.DRAW:
            # Translators: Answer to the key T while chance decides who begins.
            return tr.text("The lot decides who begins.")
        case Phase.ORDER | Phase.DIRECTION | Phase.ROLL:
            expected = _a_roll_expected(moment.phase, tr)
        case Phase.CLAIM:
            expected = _a_claim_expected(terms.verb, tr)
        case Phase.ANSWER:
            expected = _an_answer_expected(moment.standing, terms, tr)
        case _:
            assert_never(moment.phase)
    return f"{turn_of(moment.seat, listener)} {expected}"


def _a_roll_expected(
    phase: Literal[Phase.ORDER, Phase.DIRECTION, Phase.ROLL], tr: Translator
) -> str:
    match phase:
        case Phase.ORDER:
            # Translators: Follows whose turn it is: what is expected.
            return tr.text("Now comes the roll for the order of play.")
        case Phase.DIRECTION:
            # Translators: Follows whose turn it is: what is expected.
            return tr.text("Now comes the die for the direction.")
        case Phase.ROLL:
            # Translators: Follows whose turn it is: what is expected.
            return tr.text("Now comes a roll in secret.")


def _a_claim_expected(verb: Verb, tr: Translator) -> str:
    match verb:
        case Verb.DECLARE:
            # Translators: Follows whose turn it is: what is expected.
            return tr.text("Now a value must be declared.")
        case Verb.ANNOUNCE:
            # Translators: Follows whose turn it is: what is expected.
            return tr.text("Now a value must be announced.")


def _an_answer_expected(standing: Standing | None, terms: Terms, tr: Translator) -> str:
    value = standing.value if standing else VALUES[0]
    # Translators: Follows whose turn it is: what is expected. {value} is such as "42".
    return tr.text("Now {value} is to be believed or not.", value=value_name(value, terms, tr))


def _to_beat(value: str, tr: Translator, *, equal: bool) -> str:
    if equal:
        # Translators: Answer to the key C where an equal value is enough. {value} is such as
        # "42".
        return tr.text("To equal or beat: {value}.", value=value)
    # Translators: Answer to the key C where only a higher value is enough. {value} is such as
    # "42".
    return tr.text("To beat: {value}.", value=value)


def _to_answer(value: str, verb: Verb, tr: Translator) -> str:
    match verb:
        case Verb.DECLARE:
            # Translators: Answer to the key C: the value to be believed or not, such as "42".
            return tr.text("Declared value: {value}.", value=value)
        case Verb.ANNOUNCE:
            # Translators: Answer to the key C: the value to be believed or not, such as "42".
            return tr.text("Announced value: {value}.", value=value)


def _claimer(seat: Seat, terms: Terms, listener: Listener) -> str:
    tr, player, you = listener.tr, listener.names[seat], is_you(seat, listener)
    match terms.verb:
        case Verb.DECLARE:
            if you:
                # Translators: Follows a value in the answer to the key C.
                return tr.text("You declared it.")
            # Translators: Follows a value in the answer to the key C.
            return tr.text("{player} declared it.", player=player)
        case Verb.ANNOUNCE:
            if you:
                # Translators: Follows a value in the answer to the key C.
                return tr.text("You announced it.")
            # Translators: Follows a value in the answer to the key C.
            return tr.text("{player} announced it.", player=player)


def _stakes(moment: Moment, standing: Standing, terms: Terms, tr: Translator) -> str:
    """What a doubt costs; and belief, where it ends the hand."""
    at_stake = cost(cost_of(standing.value), terms.unit, tr)
    # Translators: Follows a value in the answer to the key C. {cost} is such as "a life" or
    # "two lives".
    said = tr.text("At stake: {cost}.", cost=at_stake)
    if standing.value != HIGHEST or moment.settings.highest_stays:
        return said
    # Translators: Follows what is at stake, when 21 was said. {cost} is such as "a life".
    belief = tr.text("Believing costs: {cost}.", cost=cost(1, terms.unit, tr))
    return f"{said} {belief}"


def _open_stakes(moment: Moment, terms: Terms, tr: Translator) -> str:
    """What the next claim will put at stake."""
    if moment.base == HIGHEST:
        # Translators: Follows a value in the answer to the key C. {cost} is such as "a life" or
        # "two lives".
        return tr.text("At stake: {cost}.", cost=cost(2, terms.unit, tr))
    # Translators: Follows the answer to the key C before a value is said. {cost} is such as "a
    # life", {more} such as "two lives", {value} is 21 and the name of the game.
    return tr.text(
        "At stake: {cost}; {more} with {value}.",
        cost=cost(1, terms.unit, tr),
        more=cost(2, terms.unit, tr),
        value=value_name(HIGHEST, terms, tr),
    )


def _hidden_from_you(holder: Seat, listener: Listener) -> str:
    if is_you(holder, listener):
        # Translators: Answer to the key D when the listener's own dice are not to be told now.
        return listener.tr.text("Only you know the dice.")
    # Translators: Answer to the key D when somebody else has rolled in secret.
    return listener.tr.text("Only {player} knows the dice.", player=listener.names[holder])


def _thrown(seat: Seat, throws: tuple[int, ...], terms: Terms, listener: Listener) -> str:
    value = value_name(VALUES[throws[-1]], terms, listener.tr)
    # Translators: Answer to the key D while the order is thrown for: what a player has rolled.
    return listener.tr.text("{player}, {value}.", player=listener.names[seat], value=value)
