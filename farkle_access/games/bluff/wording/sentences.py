"""The sentences of a hand: what is thrown in secret, claimed, believed, doubted and shown."""

from farkle_access.gamekit.table_talk import is_you
from farkle_access.games.bluff.rules.events import (
    Believed,
    Claimed,
    DiceShown,
    Doubted,
    HandBegan,
    Kept,
    Saw,
    Shook,
)
from farkle_access.games.bluff.wording.terms import Terms, Verb, value_name
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.translator import Translator


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
    value = value_name(event.value, terms, listener.tr)
    if is_you(event.seat, listener):
        return _you_claimed(value, terms.verb, listener.tr)
    player = listener.names[event.seat]
    if event.base is None:
        return _opened(player, value, terms.verb, listener.tr)
    return _claimed(player, value, terms.verb, listener.tr)


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
    """The dice that a doubt has shown."""
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


def _you_claimed(value: str, verb: Verb, tr: Translator) -> str:
    match verb:
        case Verb.DECLARE:
            # Translators: Heard when the listener has declared a value, such as "42".
            return tr.text("You declare {value}.", value=value)
        case Verb.ANNOUNCE:
            # Translators: Heard when the listener has announced a value, such as "42".
            return tr.text("You announce {value}.", value=value)


def _opened(player: str, value: str, verb: Verb, tr: Translator) -> str:
    match verb:
        case Verb.DECLARE:
            # Translators: Heard when somebody else says the first value of a hand.
            return tr.text("{player} opens and declares {value}.", player=player, value=value)
        case Verb.ANNOUNCE:
            # Translators: Heard when somebody else says the first value of a hand.
            return tr.text("{player} opens and announces {value}.", player=player, value=value)


def _claimed(player: str, value: str, verb: Verb, tr: Translator) -> str:
    match verb:
        case Verb.DECLARE:
            # Translators: Heard when somebody declares a value. {value} is such as "42".
            return tr.text("{player} declares {value}.", player=player, value=value)
        case Verb.ANNOUNCE:
            # Translators: Heard when somebody announces a value. {value} is such as "42".
            return tr.text("{player} announces {value}.", player=player, value=value)
