"""What a run of the program begins with."""

from dataclasses import dataclass

from farkle_access.app.early import NOTHING, Early
from farkle_access.app.places import Places
from farkle_access.app.settings_file import Loaded
from farkle_access.i18n.catalog import Catalog, Catalogs
from farkle_access.i18n.translator import Translator
from farkle_access.output.mode import OutputMode


@dataclass(frozen=True, slots=True)
class Run:
    """The settings as they were read, the places of the files, and the language of this run."""

    settings: Loaded
    places: Places
    catalogs: Catalogs
    catalog: Catalog
    output: OutputMode | None = None
    """The mode asked for on the command line, for this run only."""
    early: Early = NOTHING
    """What was started and found out before anything else."""

    @property
    def tr(self) -> Translator:
        return self.catalog.translator
