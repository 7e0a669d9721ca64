"""What a run of the program begins with."""

from typing import TYPE_CHECKING, NamedTuple

from farkle_access.app.places import Places
from farkle_access.app.settings_file import Loaded
from farkle_access.app.speech_prelaunch import NOTHING, Prelaunched
from farkle_access.i18n.catalog import Catalog, Catalogs
from farkle_access.i18n.translator import Translator
from farkle_access.output.mode import OutputMode

if TYPE_CHECKING:
    from farkle_access.gamekit.package import Games


class Run(NamedTuple):
    """The games, the settings as they were read, the places of the files, and the language.

    `output` is the mode asked for on the command line, for this run only; `prelaunched` what was
    started and found out before anything else.
    """

    games: "Games"
    settings: Loaded
    places: Places
    catalogs: Catalogs
    catalog: Catalog
    output: OutputMode | None = None
    prelaunched: Prelaunched = NOTHING

    @property
    def tr(self) -> Translator:
        return self.catalog.translator
