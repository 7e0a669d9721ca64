"""How a player of the bluffing games chooses: one's own value first, then the higher ones."""

from typing import Final

from farkle_access.gamekit.controls import Choice, Controls
from farkle_access.games.bluff.rules.claims import why_not_claimed, why_not_kept
from farkle_access.games.bluff.rules.game import game
from farkle_access.games.bluff.rules.moves import BluffMove, Claim, Keep
from farkle_access.games.bluff.rules.refusals import BluffRefusal
from farkle_access.games.bluff.rules.rulesets import GameName
from farkle_access.games.bluff.rules.state import Phase, View
from farkle_access.games.bluff.wording import labels
from farkle_access.games.bluff.wording.terms import TERMS, Terms
from farkle_access.i18n.listener import Listener

RULES: Final = game("beghel")  # a view holds its settings, so the rules of any of them can read it


class BluffControls(Controls[View, BluffMove, BluffRefusal]):
    """The menu, in the order of the legal moves; the items of values have numbers."""

    __slots__ = ("_terms",)

    def __init__(self, terms: Terms) -> None:
        self._terms: Final = terms

    @property
    def numbered(self) -> bool:
        return True

    def choices(self, view: View, listener: Listener) -> tuple[Choice[BluffMove], ...]:
        return tuple(self._choice(move, view, listener) for move in RULES.legal_moves(view))

    def label(self, move: BluffMove, view: View, listener: Listener) -> str:
        """That of a claim tells whether it is a bluff: for the holder of the dice alone."""
        return labels.label(move, view, self._terms, listener.tr)

    def secret(self, view: View) -> bool:
        """While the viewer knows hidden dice and has to claim."""
        return view.on_turn and view.moment.phase is Phase.CLAIM

    def why_not(self, view: View, number: int) -> tuple[BluffRefusal, ...]:
        """Why this value can be neither claimed nor kept; it may tell of the dice."""
        moment = view.moment
        if not self.secret(view):
            return ()
        claim = why_not_claimed(moment, view.dice, number)
        keep = why_not_kept(moment, view.dice, number)
        if claim is None or keep is None:
            return ()
        could_keep = moment.settings.keep and moment.base is not None
        return tuple(dict.fromkeys((claim, keep))) if could_keep else (claim,)

    def _choice(self, move: BluffMove, view: View, listener: Listener) -> Choice[BluffMove]:
        return Choice(
            move,
            self.label(move, view, listener),
            labels.explanation(move, view, self._terms, listener.tr),
            number=move.value if isinstance(move, Claim | Keep) else None,
            after_news=labels.after_news(move, view, listener.tr),
        )


def controls(name: GameName) -> BluffControls:
    """The controls of one game. Raises KeyError for another name."""
    return BluffControls(TERMS[name])
