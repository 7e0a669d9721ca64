"""What a game adds to the command line."""

from collections.abc import Callable

from farkle_access.core.deferred import dataclass
from farkle_access.i18n.translator import Translator


@dataclass(frozen=True)
class CommandOption:
    """An option of "play" that sets one setting of the table, such as "--position".

    `value` is the word that stands for its value in the help.
    """

    name: str
    value: str
    setting: str
    help: Callable[[Translator], str]
