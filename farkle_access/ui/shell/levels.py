"""Computer players by their levels, in words."""

from farkle_access.gamekit.computers import Level
from farkle_access.i18n.translator import Translator
from farkle_access.play.players import Player


def level_name(level: Level, tr: Translator) -> str:
    """How well a computer player plays, in a word."""
    match level:
        case Level.EASY:
            # Translators: How well a computer player plays.
            return tr.term("level", "easy")
        case Level.MEDIUM:
            # Translators: How well a computer player plays.
            return tr.term("level", "medium")
        case Level.HARD:
            # Translators: How well a computer player plays.
            return tr.term("level", "hard")
        case Level.EXPERT:
            # Translators: How well a computer player plays, better than hard.
            return tr.term("level", "expert")
        case Level.PERFECT:
            # Translators: How well a computer player plays: nobody can play better.
            return tr.term("level", "perfect")
        case Level.ADAPTIVE:
            # Translators: How a computer player plays: it learns how its opponents bluff.
            return tr.term("level", "adaptive")
        case Level.STRONG:
            # Translators: How well a computer player plays, with a strong engine installed.
            return tr.term("level", "very strong")
        case Level.GNUBG:
            # Translators: A computer player that asks the program GNU Backgammon.
            return tr.term("level", "Gnu Backgammon")


def computer_label(level: Level, tr: Translator) -> str:
    """A computer player by its level."""
    # Translators: A choice for a place at the table. {level} is easy, medium or hard.
    return tr.text("Computer, level {level}", level=level_name(level, tr))


def player_label(player: Player, tr: Translator) -> str:
    """A player in a list: the name, and for a computer player its level."""
    if player.level is None:
        return player.name
    # Translators: A computer player in a list. {player} is its name, {level} how it plays.
    level = level_name(player.level, tr)
    return tr.text("{player}, level {level}", player=player.name, level=level)
