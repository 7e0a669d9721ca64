"""The rules of Farkle as they are read out, with the settings of the table."""

from collections.abc import Mapping

from farkle_access.core.options import OptionValue
from farkle_access.games.farkle.rules.options import settings_of
from farkle_access.games.farkle.rules.state import Ending, Settings
from farkle_access.i18n.phrases import points
from farkle_access.i18n.translator import Translator


def rulebook(options: Mapping[str, OptionValue], tr: Translator) -> tuple[str, ...]:
    """The rules, a short paragraph each; minimums and limit are those of the table."""
    settings = settings_of(options)
    return (*_the_hand(tr), *_the_points(tr), *_the_minimums(settings, tr), _the_end(settings, tr))


def _the_hand(tr: Translator) -> tuple[str, ...]:
    return (
        # Translators: Rules of Farkle, first paragraph.
        tr.text("Farkle is played with six dice. The aim is to reach the limit of points."),
        # Translators: Rules of Farkle: a hand is one player's series of rolls.
        tr.text(
            "In your hand you roll all six dice. After each roll you must set aside at least one "
            "die or combination that scores."
        ),
        # Translators: Rules of Farkle: what may be set aside of one roll.
        tr.text(
            "From one roll you may set aside several things, one after the other, and you may "
            "leave dice that score."
        ),
        # Translators: Rules of Farkle.
        tr.text(
            "Then you roll the dice that are left, or you count the points set aside and the "
            "turn passes."
        ),
        # Translators: Rules of Farkle: what a farkle is.
        tr.text(
            "A roll in which nothing scores is a farkle: the points of the hand are lost and the "
            "turn passes."
        ),
        # Translators: Rules of Farkle: what hot dice are.
        tr.text(
            "When all six dice are set aside you have hot dice: you may roll all six again and "
            "add to the hand."
        ),
        # Translators: Rules of Farkle.
        tr.text(
            "A combination must lie in one roll: dice set aside earlier never join a later one."
        ),
    )


def _the_points(tr: Translator) -> tuple[str, ...]:
    return (
        # Translators: Rules of Farkle: what single dice are worth.
        tr.text("A single 1 is worth 10 points, a single 5 is worth 5 points."),
        # Translators: Rules of Farkle: three equal dice.
        tr.text(
            "Three of a kind: 75 points for the 1; for the other faces ten times the face, from "
            "20 to 60 points."
        ),
        # Translators: Rules of Farkle: four equal dice.
        tr.text(
            "Four of a kind: from 110 points for the 1 to 160 for the 6, 10 more for each face."
        ),
        # Translators: Rules of Farkle: five equal dice.
        tr.text(
            "Five of a kind: from 320 points for the 1 to 420 for the 6, 20 more for each face."
        ),
        # Translators: Rules of Farkle: six equal dice.
        tr.text(
            "Six of a kind: from 625 points for the 1 to 750 for the 6, 25 more for each face."
        ),
        # Translators: Rules of Farkle: straights of five and of six dice.
        tr.text(
            "Small straight, 1 to 5 or 2 to 6: 100 points. Large straight, from 1 to 6: 200 "
            "points."
        ),
        # Translators: Rules of Farkle. A full house here is FOUR equal dice and a pair.
        tr.text(
            "Three pairs of different faces: 150 points. Full house, four of a kind and a pair: "
            "200 points. Two triplets of different faces: 250 points."
        ),
    )


def _the_minimums(settings: Settings, tr: Translator) -> tuple[str, ...]:
    entry, minimum = settings.entry, settings.minimum
    said = []
    if entry:
        said.append(
            # Translators: Rules of Farkle. {points} is the entry minimum of the table.
            tr.text(
                "To enter the match, your first counted hand must reach {points}.",
                points=points(tr, max(entry, minimum)),
            )
        )
    if entry and minimum:
        said.append(
            # Translators: Rules of Farkle, after the entry minimum. {points} is the hand minimum.
            tr.text(
                "After that, a hand can be counted when it reaches {points}.",
                points=points(tr, minimum),
            )
        )
    elif minimum:
        said.append(
            # Translators: Rules of Farkle. {points} is the hand minimum of the table.
            tr.text("A hand can be counted when it reaches {points}.", points=points(tr, minimum))
        )
    if entry or minimum:
        said.append(
            # Translators: Rules of Farkle, after the minimums.
            tr.text("Until you reach the minimum you must roll on, also after hot dice.")
        )
    return tuple(said)


def _the_end(settings: Settings, tr: Translator) -> str:
    limit = points(tr, settings.limit)
    match settings.ending:
        case Ending.ROUND:
            # Translators: Rules of Farkle: how the match ends. {points} is the limit.
            return tr.text(
                "When a player reaches {points}, those who have not had their hand in this round "
                "finish it. The highest total wins; on equal totals, whoever reached the limit "
                "first.",
                points=limit,
            )
        case Ending.EVERYONE:
            # Translators: Rules of Farkle: how the match ends. {points} is the limit.
            return tr.text(
                "When a player reaches {points}, everyone else has one more hand. The highest "
                "total wins; on equal totals, whoever reached the limit first.",
                points=limit,
            )
        case Ending.SUDDEN:
            # Translators: Rules of Farkle: how the match ends. {points} is the limit.
            return tr.text("Whoever reaches {points} first wins at once.", points=limit)
