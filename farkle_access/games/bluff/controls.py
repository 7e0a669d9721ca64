"""How a player of the bluffing games chooses: one's own value first, then the higher ones."""

from typing import Final

from farkle_access.core.contract import Move, Refusal
from farkle_access.games.bluff.claims import why_not_claimed, why_not_kept
from farkle_access.games.bluff.moves import Claim, Keep
from farkle_access.games.bluff.rules import game
from farkle_access.games.bluff.state import Phase, View
from farkle_access.games.bluff.wording import labels
from farkle_access.games.bluff.wording.terms import TERMS, Terms
from farkle_access.games.rooms import Choice, Controls
from farkle_access.i18n.listener import Listener

RULES: Final = game("beghel")  # a view knows its settings, so any of the rules can read it


class BluffControls:
    """The menu, in the order of the legal moves; the items of values have numbers."""

    def __init__(self, terms: Terms) -> None:
        self._terms = terms

    def choices(self, view: View, listener: Listener) -> tuple[Choice, ...]:
        return tuple(self._choice(move, view, listener) for move in RULES.legal_moves(view))

    def label(self, move: Move, view: View, listener: Listener) -> str:
        """That of a claim tells whether it is a bluff: for the holder of the dice alone."""
        return labels.label(move, view, self._terms, listener.tr)

    def secret(self, view: View) -> bool:
        """While the viewer knows hidden dice and has to claim."""
        return view.on_turn and view.moment.phase is Phase.CLAIM

    def why_not(self, view: View, number: int) -> tuple[Refusal, ...]:
        """Why this value can be neither claimed nor kept; it may tell of the dice."""
        moment = view.moment
        if not self.secret(view):
            return ()
        claim = why_not_claimed(moment, view.dice, number)
        keep = why_not_kept(moment, view.dice, number)
        if claim is None or keep is None:
            return ()
        base = moment.base
        could_keep = moment.settings.keep and base is not None
        return tuple(dict.fromkeys((claim, keep) if could_keep else (claim,)))

    def take_back(self, view: View) -> Move | None:
        return None

    def _choice(self, move: Move, view: View, listener: Listener) -> Choice:
        number = move.value if isinstance(move, Claim | Keep) else None
        return Choice(
            move,
            self.label(move, view, listener),
            labels.explanation(move, view, self._terms, listener.tr),
            number,
            after_news=labels.after_news(move, view, listener.tr),
        )


def controls(name: str) -> Controls:
    """The controls of "beghel", "tokyo" or "capitano". Raises KeyError for another name."""
    return BluffControls(TERMS[name])
