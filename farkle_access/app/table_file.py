"""The table used last, so that the next match can start at once."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from farkle_access.app import toml_file
from farkle_access.core.options import checked
from farkle_access.gamekit.computers import Level
from farkle_access.gamekit.package import Games
from farkle_access.play.header import checked_players
from farkle_access.play.players import Player, offered
from farkle_access.play.setup import Setup


def load(path: Path, games: Games) -> Setup | None:
    """The table of a file of any bytes; None when it holds none of these games.

    That is no fault that a player has to hear of.
    """
    try:
        text = toml_file.read(path).decode("utf-8")
        import tomllib  # here, because there may be no such file

        return _decode(tomllib.loads(text), games)
    except (OSError, LookupError, TypeError, ValueError, RecursionError):
        return None


def store(path: Path, setup: Setup) -> None:
    """Remember a table. Raises OSError."""
    players = [
        {"name": player.name, **({"level": str(player.level)} if player.level else {})}
        for player in setup.players
    ]
    options = {
        name: value if isinstance(value, int) else str(value)
        for name, value in setup.options.items()
    }
    document = {"game": setup.game, "language": setup.language}
    toml_file.write(path, {**document, "options": options, "players": players})


def _decode(document: Mapping[str, Any], games: Games) -> Setup:
    package = games[document["game"]]
    rules = package.rules()
    players = [
        Player(_text(entry["name"]), Level(entry["level"]) if "level" in entry else None)
        for entry in document["players"]
    ]
    seated = offered(checked_players(players, rules.seats), package.computers())
    options = checked(rules.options, document["options"])
    return Setup(package.name, seated, options, _text(document.get("language", "en")))


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value
