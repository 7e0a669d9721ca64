"""The sentences of a hand: what is thrown in secret, claimed, believed, doubted and shown."""

from farkle_access.games.bluff.events import (
    Believed,
    Claimed,
    DiceShown,
    Doubted,
    HandBegan,
    Kept,
    Saw,
    Shook,
)
from farkle_access.games.bluff.wording.terms import Terms, Verb, is_you, value_name
from farkle_access.i18n.listener import Listener


def hand_began(event: HandBegan, listener: Listener) -> str:
    """Who opens a hand, with nothing to beat."""
    if is_you(event.seat, listener):
        # Translators: Heard when a hand begins and the only person at the keyboard rolls first.
        return listener.tr.text("New hand: you begin.")
    # Translators: Heard when a hand begins.
    return listener.tr.text("New hand: {player} begins.", player=listener.names[event.seat])


def shook(event: Shook, listener: Listener) -> str:
    """The hidden throw, as everybody hears it."""
    if is_you(event.seat, listener):
        # Translators: Heard when the listener has rolled the dice under the cup.
        return listener.tr.text("You roll in secret.")
    # Translators: Heard when somebody has rolled the dice under the cup and looked at them.
    return listener.tr.text("{player} rolls in secret.", player=listener.names[event.seat])


def saw(event: Saw, terms: Terms, listener: Listener) -> str:
    """The hidden dice, for whoever may know them."""
    tr, value = listener.tr, value_name(event.value, terms, listener.tr)
    if listener.here(event.seat):
        # Translators: Heard by the listener alone: the hidden dice. {value} is such as "42".
        return tr.text("You have {value}.", value=value)
    # Translators: Heard when a finished match is told again: hidden dice. {value} is such as
    # "42".
    return tr.text("{player} has {value}.", player=listener.names[event.seat], value=value)


def claimed(event: Claimed, terms: Terms, listener: Listener) -> str:
    """A claim; the first one of somebody else says that it opens the hand."""
    tr, player = listener.tr, listener.names[event.seat]
    value, you = value_name(event.value, terms, tr), is_you(event.seat, listener)
    match terms.verb, you:
        case Verb.DECLARE, True:
            # Translators: Heard when the listener has declared a value, such as "42".
            return tr.text("You declare {value}.", value=value)
        case Verb.ANNOUNCE, True:
            # Translators: Heard when the listener has announced a value, such as "42".
            return tr.text("You announce {value}.", value=value)
        case Verb.DECLARE, False if event.base is None:
            # Translators: Heard when somebody else says the first value of a hand.
            return tr.text("{player} opens and declares {value}.", player=player, value=value)
        case Verb.DECLARE, False:
            # Translators: Heard when somebody declares a value. {value} is such as "42".
            return tr.text("{player} declares {value}.", player=player, value=value)
        case Verb.ANNOUNCE, False if event.base is None:
            # Translators: Heard when somebody else says the first value of a hand.
            return tr.text("{player} opens and announces {value}.", player=player, value=value)
        case _:
            # Translators: Heard when somebody announces a value. {value} is such as "42".
            return tr.text("{player} announces {value}.", player=player, value=value)


def kept(event: Kept, terms: Terms, listener: Listener) -> str:
    """A value below the one to beat; only Beghel knows it, so there is one verb."""
    tr, value = listener.tr, value_name(event.value, terms, listener.tr)
    if is_you(event.seat, listener):
        # Translators: Heard when the listener keeps a value below the one to beat. {value} is
        # such as "42".
        return tr.text("You keep and declare {value}.", value=value)
    # Translators: Heard when somebody keeps a value below the one to beat. {value} is such as
    # "42".
    return tr.text(
        "{player} keeps and declares {value}.", player=listener.names[event.seat], value=value
    )


def answerer(event: Claimed | Kept, listener: Listener) -> str:
    """Who of several persons here is to answer; nothing where the menu says it."""
    if listener.alone() or not listener.here(event.answerer):
        return ""
    # Translators: Follows a value when several persons share the keyboard: who is to believe
    # it or not.
    return listener.tr.text("{player} answers.", player=listener.names[event.answerer])


def believed_and_claimed(event: Claimed, terms: Terms, listener: Listener) -> str:
    """A claim of somebody else who has believed the one before."""
    tr, player = listener.tr, listener.names[event.seat]
    value = value_name(event.value, terms, tr)
    if terms.verb is Verb.ANNOUNCE:
        # Translators: Heard when somebody else believes a value and then announces a higher one.
        return tr.text("{player} believes it and announces {value}.", player=player, value=value)
    # Translators: Heard when somebody else believes a value and then declares a higher one.
    return tr.text("{player} believes it and declares {value}.", player=player, value=value)


def believed_and_kept(event: Kept, terms: Terms, listener: Listener) -> str:
    """A kept value of somebody else who has believed the one before."""
    # Translators: Heard when somebody else believes a value and then keeps one below it.
    # {value} is such as "42".
    return listener.tr.text(
        "{player} believes it, keeps and declares {value}.",
        player=listener.names[event.seat],
        value=value_name(event.value, terms, listener.tr),
    )


def believed(event: Believed, terms: Terms, listener: Listener) -> str:
    """Somebody believes the claim."""
    tr, value = listener.tr, value_name(event.value, terms, listener.tr)
    if is_you(event.seat, listener):
        # Translators: Heard when the listener believes a value. {value} is such as "42".
        return tr.text("You believe {value}.", value=value)
    # Translators: Heard when somebody believes a value. {value} is such as "42".
    return tr.text("{player} believes {value}.", player=listener.names[event.seat], value=value)


def doubted(event: Doubted, terms: Terms, listener: Listener) -> str:
    """Somebody does not believe the claim."""
    tr, value = listener.tr, value_name(event.value, terms, listener.tr)
    if is_you(event.seat, listener):
        # Translators: Heard when the listener does not believe a value. {value} is such as "42".
        return tr.text("You do not believe {value}.", value=value)
    # Translators: Heard when somebody does not believe a value. {value} is such as "42".
    return tr.text(
        "{player} does not believe {value}.", player=listener.names[event.seat], value=value
    )


def dice_shown(event: DiceShown, terms: Terms, listener: Listener) -> str:
    """What a doubt has brought to light."""
    tr, value = listener.tr, value_name(event.value, terms, listener.tr)
    if event.true:
        # Translators: Heard when a doubt shows that the value was true. {value} is such as "42".
        return tr.text("The dice show {value}: it was true.", value=value)
    if is_you(event.claimer, listener):
        # Translators: Heard when a doubt shows that the listener's value was not true.
        return tr.text("The dice show {value}: you lied.", value=value)
    # Translators: Heard when a doubt shows that a value was not true. {player} had said it.
    return tr.text(
        "The dice show {value}: {player} lied.",
        value=value,
        player=listener.names[event.claimer],
    )
