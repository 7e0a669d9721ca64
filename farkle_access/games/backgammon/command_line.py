"""What backgammon adds to the command line."""

from typing import Final

from farkle_access.gamekit.command_line import CommandOption
from farkle_access.i18n.translator import Translator


def _position(tr: Translator) -> str:
    # Translators: Command line help. The three names are those of formats.
    return tr.text(
        "The position from which backgammon begins: a Position ID, a GNU ID or an XGID."
    )


POSITION: Final = CommandOption("--position", "ID", "position", _position)
