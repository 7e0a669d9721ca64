"""The games of the program: one line for each."""

from farkle_access.gamekit.package import Games
from farkle_access.games.backgammon.package import BACKGAMMON
from farkle_access.games.bluff.package import BEGHEL, CAPITANO, TOKYO
from farkle_access.games.farkle.package import FARKLE

GAMES: Games = {game.name: game for game in (FARKLE, BEGHEL, TOKYO, CAPITANO, BACKGAMMON)}
"""In the order in which they are offered."""
