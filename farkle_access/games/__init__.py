"""The games. A game is a folder with four rooms and one line in `ROOMS`."""

from farkle_access.games.rooms import Rooms

ROOMS: dict[str, Rooms] = {
    "farkle": Rooms("farkle", "farkle"),
    "beghel": Rooms("beghel", "bluff", numbered=True),
    "tokyo": Rooms("tokyo", "bluff", numbered=True),
    "capitano": Rooms("capitano", "bluff", numbered=True),
    "backgammon": Rooms("backgammon", "backgammon", boarded=True),
}
