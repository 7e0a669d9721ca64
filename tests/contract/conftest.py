"""Games as the contract suite asks them: with the catalogs of the toy, and the whole program."""

from collections.abc import Callable
from pathlib import Path

import pytest

from farkle_access.gamekit.package import AnyPackage
from farkle_access.i18n.catalog import Catalogs
from farkle_access.i18n.translator import Translator
from tests.contract.listening import StrictCatalogs, languages
from tests.contract.program import Program
from tests.contract.subject import Subject
from tests.toy.catalogs import with_the_toy


@pytest.fixture(scope="session")
def every_catalog(tmp_path_factory: pytest.TempPathFactory) -> Catalogs:
    return StrictCatalogs(with_the_toy(tmp_path_factory.mktemp("catalogs_with_the_toy")))


@pytest.fixture(scope="session")
def every_language(every_catalog: Catalogs) -> tuple[Translator, ...]:
    return languages(every_catalog)


@pytest.fixture
def subject_of(
    home: Path,
    every_catalog: Catalogs,
    every_language: tuple[Translator, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> Callable[[AnyPackage], Subject]:
    program = Program(home, every_catalog, monkeypatch)
    return lambda package: Subject(package, every_language, program)
