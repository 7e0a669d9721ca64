"""How the computer players of each level play, in words."""

from typing import assert_never

from farkle_access.gamekit.computers import Level
from farkle_access.games.bluff.engine.levels import BluffLevel
from farkle_access.games.bluff.engine.limits import most_players
from farkle_access.games.bluff.wording.terms import Terms
from farkle_access.i18n.translator import Translator


def level_text(level: BluffLevel, terms: Terms, tr: Translator) -> str:
    """What a computer player of this level does."""
    match level:
        case Level.EASY:
            # Translators: What the easy computer player does in the bluffing games.
            return tr.text("Believes, doubts and bluffs by whim half of the time.")
        case Level.MEDIUM:
            # Translators: What the medium computer player does in the bluffing games.
            return tr.text("Plays by a plan, and now and then by whim.")
        case Level.HARD:
            # Translators: What the hard computer player does in the bluffing games.
            return tr.text("Works out how often to bluff and how often to doubt.")
        case Level.PERFECT:
            # Translators: What the perfect computer player does in the bluffing games.
            # {players} is the number of players up to which it is nearly exact, 4 to 8.
            return tr.text(
                "Bluffs and doubts so well that no single opponent can do better. With two "
                "players that is exact, with up to {players} nearly so, beyond that it "
                "estimates.",
                players=most_players(terms.game),
            )
        case Level.ADAPTIVE:
            # Translators: What the adaptive computer player does in the bluffing games.
            return tr.text(
                "Plays like the perfect one, but doubts a little more whoever was seen to bluff."
            )
        case _:
            assert_never(level)
