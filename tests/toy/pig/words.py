"""The words and the sounds of Pig."""

from collections.abc import Mapping, Sequence

from farkle_access.core.cues import Cue
from farkle_access.core.options import OptionSpec, OptionValue, number
from farkle_access.gamekit.computers import Level
from farkle_access.gamekit.table_talk import (
    is_you,
    match_is_over,
    match_won,
    scores,
    turn_of,
)
from farkle_access.gamekit.words import Line, Query, Sounds, Words
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.phrases import points
from farkle_access.i18n.translator import Translator
from tests.toy.pig.rules import (
    Held,
    MatchEnded,
    NothingToHold,
    PigEvent,
    PigRefusal,
    Rolled,
    RolledOne,
    State,
    TurnBegan,
)


class PigWords(Words[State, PigEvent, PigRefusal]):
    """Each event is told by itself."""

    def title(self, tr: Translator) -> str:
        # Translators: The name of a game with one die.
        return tr.text("Pig")

    def tell(self, events: Sequence[PigEvent], listener: Listener) -> tuple[Line[PigEvent], ...]:
        return tuple(Line(_told(event, listener), (event,)) for event in events)

    def refusal(self, refusal: PigRefusal, view: State, listener: Listener) -> str:
        match refusal:
            case NothingToHold():
                # Translators: Heard in Pig when holding is not possible.
                return listener.tr.text("Hold is not possible: this turn has no points yet.")

    def answer(self, query: Query, view: State, listener: Listener) -> tuple[str, ...]:
        tr = listener.tr
        match query:
            case Query.COUNTS | Query.DICE:
                # Translators: Pig: the points that can be lost. {points} is an amount.
                return (tr.text("In this turn: {points}.", points=points(tr, view.points)),)
            case Query.SCORES:
                return (scores(view.totals, listener),)
            case Query.TURN:
                over = view.winner is not None
                return (match_is_over(tr) if over else turn_of(view.seat, listener),)

    def option(self, spec: OptionSpec, tr: Translator) -> tuple[str, str]:
        return (
            # Translators: A setting of the table of Pig.
            tr.text("points to win"),
            # Translators: Explains the setting "points to win".
            tr.text("Whoever has so many points wins the match."),
        )

    def value(self, spec: OptionSpec, value: OptionValue, tr: Translator) -> str:
        return points(tr, number({spec.name: value}, spec.name))

    def level(self, level: Level, tr: Translator) -> str:
        if level is Level.EASY:
            # Translators: What the easy computer player of Pig does.
            return tr.text("Is content with a few points.")
        # Translators: What the medium computer player of Pig does.
        return tr.text("Holds at 20 points.")

    def rules(self, options: Mapping[str, OptionValue], tr: Translator) -> tuple[str, ...]:
        return (
            # Translators: The rules of Pig.
            tr.text("You roll one die as often as you like. A 1 ends your turn without points."),
            # Translators: The rules of Pig. {points} is an amount such as "100 points".
            tr.text(
                "When you hold, your points count. Whoever has {points} wins.",
                points=points(tr, number(options, "limit")),
            ),
        )


class PigSounds(Sounds[PigEvent]):
    """A sound for each kind of event but one."""

    def cue(self, event: PigEvent, listener: Listener) -> Cue | None:
        match event:
            case TurnBegan(seat):
                return Cue.YOUR_TURN if is_you(seat, listener) else None
            case Rolled():
                return Cue.DICE
            case RolledOne():
                return Cue.LOST
            case Held():
                return None
            case MatchEnded():
                return Cue.WIN


def _told(event: PigEvent, listener: Listener) -> str:
    tr = listener.tr
    match event:
        case TurnBegan(seat):
            return turn_of(seat, listener)
        case Rolled(_, face, total):
            # Translators: A throw in Pig. {face} is 2 to 6, {points} an amount.
            return tr.text(
                "Rolled {face}. In this turn: {points}.", face=face, points=points(tr, total)
            )
        case RolledOne(_, lost):
            # Translators: A throw that ends the turn in Pig. {points} is an amount.
            return tr.text("A 1. Lost: {points}.", points=points(tr, lost))
        case Held(_, held, total):
            # Translators: The end of a turn in Pig. Both are amounts such as "20 points".
            return tr.text(
                "Held: {points}. Total: {total}.", points=points(tr, held), total=points(tr, total)
            )
        case MatchEnded(winner, totals):
            return f"{match_won(winner, listener)} {scores(totals, listener)}"
