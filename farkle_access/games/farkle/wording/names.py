"""The names of dice and combinations in the player's language."""

from collections import Counter
from collections.abc import Iterable

from farkle_access.games.farkle.rules.scoring import Combination, Kind
from farkle_access.i18n.phrases import listed
from farkle_access.i18n.translator import Translator


def item_name(tr: Translator, kind: Kind, dice: tuple[int, ...]) -> str:
    """An item as it stands inside a sentence, for example "three of a kind of 3"."""
    face = dice[0]
    match kind:
        case Kind.SINGLE:
            # Translators: A single die inside a sentence or list; {face} is 1 or 5.
            return tr.text("a {face}", face=face)
        case Kind.THREE:
            # Translators: Three equal dice; {face} is the number on them, 1 to 6.
            return tr.text("three of a kind of {face}", face=face)
        case Kind.FOUR:
            # Translators: Four equal dice; {face} is the number on them, 1 to 6.
            return tr.text("four of a kind of {face}", face=face)
        case Kind.FIVE:
            # Translators: Five equal dice; {face} is the number on them, 1 to 6.
            return tr.text("five of a kind of {face}", face=face)
        case Kind.SIX:
            # Translators: Six equal dice; {face} is the number on them, 1 to 6.
            return tr.text("six of a kind of {face}", face=face)
        case Kind.SMALL_STRAIGHT:
            # Translators: Five dice in a row; {first} and {last} are its ends, 1 and 5 or 2 and 6.
            return tr.text("small straight from {first} to {last}", first=face, last=dice[-1])
        case Kind.LARGE_STRAIGHT:
            # Translators: The dice 1, 2, 3, 4, 5, 6.
            return tr.text("large straight")
        case Kind.THREE_PAIRS:
            # Translators: Six dice that are three pairs of different numbers.
            return tr.text("three pairs")
        case Kind.FULL_HOUSE:
            # Translators: Here FOUR equal dice and a pair, not poker's three and two.
            return tr.text("full house")
        case Kind.TWO_TRIPLETS:
            # Translators: Six dice that are twice three of a kind.
            return tr.text("two triplets")


def item_names(tr: Translator, items: Iterable[Combination]) -> str:
    """Items one after the other; equal ones are one, with how often it is there."""
    return listed(_name_of_all(tr, item, number) for item, number in Counter(items).items())


def _name_of_all(tr: Translator, item: Combination, number: int) -> str:
    name = item_name(tr, item.kind, item.dice)
    if number == 1:
        return name
    if number == 2:
        # Translators: An item that is there twice, in a list. {item} is such as "a 5".
        return tr.text("{item} twice", item=name)
    # Translators: An item that is there three or four times, in a list. {item} is such as "a 5".
    # The number must not stand beside that of {item}.
    return tr.plural("{n} time {item}", "{n} times {item}", number, item=name)
