"""The sentence of each event of Farkle."""

from collections.abc import Sequence

from farkle_access.core.contract import Seat
from farkle_access.gamekit.table_talk import is_you, match_won, ranking, score, scores, turn_of
from farkle_access.games.farkle.rules.events import (
    Counted,
    HandBegan,
    LimitReached,
    MatchEnded,
    Rolled,
    WasSetAside,
    WasTakenBack,
)
from farkle_access.games.farkle.rules.scoring import held
from farkle_access.games.farkle.wording.names import item_name, item_names
from farkle_access.i18n.detail import Detail
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.phrases import listed, numbers, points
from farkle_access.i18n.translator import Translator

MOST_NAMES = 3
"""If there are more names than this, only their number is said."""


def rolled(event: Rolled, listener: Listener) -> str:
    """A roll; whoever has to choose from it hears what scores in it."""
    tr, found = listener.tr, held(event.dice)
    dice = numbers(event.dice)
    if not is_you(event.seat, listener):
        return _rolled_by_name(event, listener)
    if not found:
        # Translators: Heard when the listener's roll holds nothing; "Farkle" follows.
        return tr.text("You rolled {dice}.", dice=dice)
    # Translators: Heard when the listener rolls. {dice} is a list such as "1, 3, 3, 3, 4, 6",
    # {items} what scores in it, such as "three of a kind of 3, a 1".
    return tr.text(
        "You rolled {dice}. Scoring: {items}.",
        dice=dice,
        items=item_names(tr, found),
    )


def _rolled_by_name(event: Rolled, listener: Listener) -> str:
    """A roll of somebody else, or of one of several persons here, who has to choose from it."""
    tr, player, dice = listener.tr, listener.names[event.seat], numbers(event.dice)
    found = held(event.dice)
    if listener.here(event.seat) and found:
        # Translators: Heard when one of several persons at the keyboard rolls. {dice} is a list
        # such as "1, 3, 3, 3, 4, 6", {items} what scores in it, such as "three of a kind of 3, a
        # 1".
        return tr.text(
            "{player} rolls {dice}. Scoring: {items}.",
            player=player,
            dice=dice,
            items=item_names(tr, found),
        )
    # Translators: Heard when somebody else rolls. {dice} is a list such as "1, 3, 3, 6".
    return tr.text("{player} rolls {dice}.", player=player, dice=dice)


def rolled_and_took(event: Rolled, taken: Sequence[WasSetAside], listener: Listener) -> str:
    """A roll of somebody else, with what was set aside from it."""
    tr = listener.tr
    # Translators: Heard when another player has rolled and chosen. {dice} is a list such as
    # "1, 3, 3, 3, 4, 6", {items} a list such as "three of a kind of 3, a 1".
    return tr.text(
        "{player} rolls {dice} and sets aside {items}.",
        player=listener.names[event.seat],
        dice=numbers(event.dice),
        items=item_names(tr, [step.item for step in taken]),
    )


def in_the_hand(amount: int, tr: Translator) -> str:
    """The points of the hand of somebody who has just been named."""
    # Translators: Follows what another player set aside. {points} is the amount of the hand so
    # far, such as "40 points".
    return tr.text("In the hand: {points}.", points=points(tr, amount))


def hot_dice_too(tr: Translator) -> str:
    """Hot dice of somebody who has just been named."""
    # Translators: Follows what another player set aside, when it was the last of the six dice.
    return tr.text("Hot dice, all the dice are used.")


def and_counted(event: Counted, tr: Translator) -> str:
    """The count of somebody who has just been named."""
    # Translators: Follows what another player set aside. {points} and {total} are amounts such
    # as "85 points".
    return tr.text(
        "Counted: {points}. Total: {total}.",
        points=points(tr, event.points),
        total=points(tr, event.total),
    )


def was_set_aside(event: WasSetAside, listener: Listener) -> str:
    """An item set aside, and the points of the hand."""
    tr = listener.tr
    item = item_name(tr, event.item.kind, event.item.dice)
    amount = points(tr, event.points)
    if not is_you(event.seat, listener):
        player = listener.names[event.seat]
        # Translators: Heard when another player sets an item aside. {points} is the amount of
        # the hand so far, such as "40 points".
        said = tr.text(
            "{player} sets aside {item}. In the hand: {points}.",
            player=player,
            item=item,
            points=amount,
        )
    else:
        # Translators: Heard when the listener sets an item aside. {points} is the amount of
        # the hand so far, such as "40 points".
        said = tr.text("You set aside {item}. In this hand: {points}.", item=item, points=amount)
    if listener.detail is Detail.FULL and event.left:
        # Translators: Follows an item set aside, when much is to be said. {n} dice remain.
        left = tr.plural("{n} die is left.", "{n} dice are left.", event.left)
        return f"{said} {left}"
    return said


def was_taken_back(event: WasTakenBack, listener: Listener) -> str:
    """An item put back, and the points of the hand."""
    tr = listener.tr
    # Translators: Heard when an item set aside is put back. {points} is the amount of the
    # hand, such as "30 points".
    return tr.text(
        "Taken back: {item}. In this hand: {points}.",
        item=item_name(tr, event.item.kind, event.item.dice),
        points=points(tr, event.points),
    )


def hot_dice(seat: Seat, listener: Listener) -> str:
    """All six dice set aside; the term is explained each time."""
    if is_you(seat, listener):
        # Translators: Heard when all six dice are set aside.
        return listener.tr.text("Hot dice: you have used all the dice.")
    # Translators: Heard when another player has set all six dice aside.
    return listener.tr.text(
        "Hot dice: {player} has used all the dice.", player=listener.names[seat]
    )


def counted(event: Counted, listener: Listener) -> str:
    """The counted points and the total."""
    tr = listener.tr
    if is_you(event.seat, listener):
        # Translators: Heard when the listener counts the hand. {points} and {total} are
        # amounts such as "85 points".
        said = tr.text(
            "You counted {points}. Your total: {total}.",
            points=points(tr, event.points),
            total=points(tr, event.total),
        )
    else:
        # Translators: Heard when another player counts the hand. {points} and {total} are
        # amounts such as "85 points".
        said = tr.text(
            "{player} counts {points}. Total: {total}.",
            player=listener.names[event.seat],
            points=points(tr, event.points),
            total=points(tr, event.total),
        )
    if event.entered and listener.detail is Detail.FULL:
        # Translators: Follows the first counted hand of a player, when much is to be said.
        entered = tr.text("The entry minimum is reached.")
        return f"{said} {entered}"
    return said


def hand_began(event: HandBegan, listener: Listener) -> str:
    """Whose turn it is now, and whether it is their last."""
    said = turn_of(event.seat, listener)
    if not event.last or not listener.here(event.seat):
        return said
    # Translators: Follows "Your turn." when the match ends after this round.
    warning = listener.tr.text("It is your last hand.")
    return f"{said} {warning}"


def limit_reached(event: LimitReached, listener: Listener) -> str:
    """Who reached the limit, and who still has a hand."""
    tr, player = listener.tr, listener.names[event.seat]
    if is_you(event.seat, listener):
        return _you_reached_the_limit(event, listener)
    if not event.still:
        # Translators: Heard when somebody reaches the limit and nobody plays after that.
        return tr.text("Limit reached by {player}.", player=player)
    if len(event.still) > MOST_NAMES:
        # Translators: Heard when somebody reaches the limit at a large table. {n} is how many
        # players still have a hand.
        return tr.plural(
            "Limit reached by {player}. {n} player has one more hand.",
            "Limit reached by {player}. {n} players have one more hand.",
            len(event.still),
            player=player,
        )
    # Translators: Heard when somebody reaches the limit. {players} are the names of those who
    # still have a hand, separated by commas.
    return tr.text(
        "Limit reached by {player}. One more hand for: {players}.",
        player=player,
        players=listed(listener.names[seat] for seat in event.still),
    )


def _you_reached_the_limit(event: LimitReached, listener: Listener) -> str:
    tr = listener.tr
    if not event.still:
        # Translators: Heard when the listener reaches the limit and nobody plays after that.
        return tr.text("You reached the limit.")
    if len(event.still) > MOST_NAMES:
        # Translators: Heard when the listener reaches the limit at a large table. {n} is how many
        # players still have a hand.
        return tr.plural(
            "You reached the limit. {n} player has one more hand.",
            "You reached the limit. {n} players have one more hand.",
            len(event.still),
        )
    # Translators: Heard when the listener reaches the limit. {players} are the names of those who
    # still have a hand, separated by commas.
    return tr.text(
        "You reached the limit. One more hand for: {players}.",
        players=listed(listener.names[seat] for seat in event.still),
    )


def match_ended(event: MatchEnded, listener: Listener) -> str:
    """The winner, and the final scores."""
    said = match_won(event.outcome.winner, listener)
    if event.tied:
        # Translators: Follows the winner when others have as many points. {players} are names.
        tie = listener.tr.text(
            "As many points, but later: {players}.",
            players=listed(listener.names[seat] for seat in event.tied),
        )
        said = f"{said} {tie}"
    return f"{said} {scores(event.outcome.scores, listener)}"


def standing(totals: tuple[int, ...], listener: Listener) -> str:
    """All totals where an entry minimum is asked for, the highest first."""
    return " ".join(_total(seat, totals[seat], listener) for seat in ranking(totals))


def _total(seat: Seat, total: int, listener: Listener) -> str:
    if total:
        return score(seat, total, listener)
    # Translators: The score of a player who has not reached the entry minimum yet.
    return listener.tr.text("{player}, not entered yet.", player=listener.names[seat])
