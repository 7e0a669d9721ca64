"""The rules of backgammon as they are read out to somebody who plays by ear."""

from collections.abc import Mapping

from farkle_access.core.options import OptionValue, number
from farkle_access.games.backgammon.rules.options import Setting, is_on
from farkle_access.i18n.phrases import points
from farkle_access.i18n.translator import Translator


def rulebook(options: Mapping[str, OptionValue], tr: Translator) -> tuple[str, ...]:
    """The rules, a short paragraph each; the cube and the end are those of the table."""
    return (
        *_board(tr),
        *_moving(tr),
        *_bearing_off(tr),
        *_cube(options, tr),
        *_end(options, tr),
        *_by_ear(tr),
    )


def _board(tr: Translator) -> tuple[str, ...]:
    return (
        # Translators: Rules of backgammon, first paragraph.
        tr.text(
            "Two players race around a board of 24 points, each in the opposite direction. Each "
            "has 15 checkers; whoever first bears all of them off wins."
        ),
        # Translators: Rules of backgammon: how points are counted.
        tr.text(
            "You count the points from your own side: your checkers go from 24 down to 1 and then "
            "off. Points 1 to 6 are your home. Your 24 is the opponent's 1."
        ),
        # Translators: Rules of backgammon: the start.
        tr.text("At the start both have 2 checkers on 24, 5 on 13, 3 on 8 and 5 on 6."),
        # Translators: Rules of backgammon: the opening roll.
        tr.text("To begin, each player rolls one die; the higher one has the first turn."),
    )


def _moving(tr: Translator) -> tuple[str, ...]:
    return (
        # Translators: Rules of backgammon: a turn.
        tr.text(
            "You roll two dice, and each die moves one checker by its number; one checker may "
            "make both moves. Equal dice are played four times."
        ),
        # Translators: Rules of backgammon: where a checker may go.
        tr.text(
            "A checker may go to any point that is not held by two or more checkers of the "
            "opponent."
        ),
        # Translators: Rules of backgammon: hitting. A blot is a checker alone on a point.
        tr.text(
            "A checker alone on a point is a blot. Whoever lands on a blot of the opponent hits "
            "it: it goes to the bar."
        ),
        # Translators: Rules of backgammon: entering.
        tr.text(
            "Checkers on the bar come first: they enter on the point from 24 to 19 that the die "
            "counts, 24 with a 1 and 19 with a 6. Until all are in, nothing else moves."
        ),
        # Translators: Rules of backgammon: forced moves.
        tr.text(
            "As many dice as possible must be played. If either of two can be played but not "
            "both, it must be the larger. Without a legal move the turn passes."
        ),
    )


def _bearing_off(tr: Translator) -> tuple[str, ...]:
    return (
        # Translators: Rules of backgammon: bearing off.
        tr.text(
            "When all your checkers are home you may bear them off: a die takes one from its "
            "point. A larger die takes one from your highest point; a move inside is allowed too."
        ),
        # Translators: Rules of backgammon: what a win counts.
        tr.text(
            "A win counts once. It is a gammon and counts twice when the loser has borne off "
            "nothing, and a backgammon, three times, when the loser also has a checker on the bar "
            "or in the winner's home."
        ),
    )


def _cube(options: Mapping[str, OptionValue], tr: Translator) -> tuple[str, ...]:
    if not is_on(options, Setting.CUBE) or options[Setting.LENGTH] == 1:
        # Translators: Rules of backgammon, for a table at which the cube is not used.
        return (tr.text("This table plays without the doubling cube."),)
    return (
        # Translators: Rules of backgammon: the doubling cube.
        tr.text(
            "The doubling cube multiplies what the game counts. Before your roll you may offer to "
            "double it, when it is in the middle or yours."
        ),
        # Translators: Rules of backgammon: answering the cube.
        tr.text(
            "The other takes, and owns the cube from then on, or drops and loses what the cube "
            "showed before."
        ),
    )


def _end(options: Mapping[str, OptionValue], tr: Translator) -> tuple[str, ...]:
    length = number(options, Setting.LENGTH)
    if length:
        # Translators: Rules of backgammon: how the match ends. {points} is its length.
        said = (tr.text("Whoever first has {points} wins the match.", points=points(tr, length)),)
        if length > 1 and is_on(options, Setting.CUBE):
            # Translators: Rules of backgammon: the Crawford rule.
            crawford = tr.text(
                "In the first game after somebody is one point from winning nobody may double; it "
                "is called the Crawford game."
            )
            return (*said, crawford)
        return said
    games = number(options, Setting.GAMES)
    # Translators: Rules of backgammon: how a money session ends. {n} is its number of games.
    ended = tr.plural(
        "The session has {n} game. If it is level then, it goes on until it is not.",
        "The session has {n} games. If it is level then, it goes on until it is not.",
        games,
    )
    if not (is_on(options, Setting.CUBE) and is_on(options, Setting.JACOBY)):
        return (ended,)
    # Translators: Rules of backgammon: the Jacoby rule of money sessions.
    jacoby = tr.text("Gammons and backgammons count as such only after the cube was taken.")
    return (ended, jacoby)


def _by_ear(tr: Translator) -> tuple[str, ...]:
    return (
        # Translators: Rules of backgammon: how to choose a move. The letters are keys.
        tr.text(
            "You move step by step from the menu, or choose a whole play, or type it with the key "
            "M: 8, 5, 6, 5 means 8 to 5 and 6 to 5. Until you end the turn, U takes a step back."
        ),
        # Translators: Rules of backgammon: how to look at the board. The letters are keys.
        tr.text(
            "B reads the board, P the race, C the cube, D the dice. With L you go through the "
            "board point by point; F changes which points, and Enter moves from there."
        ),
    )
