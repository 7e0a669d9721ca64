"""What a game writes for other programs, and reads of them."""

import re
from typing import Any

import pytest

from farkle_access.core.options import checked
from farkle_access.gamekit.exchange import CannotExport, CannotImport, Importer, MatchLog
from farkle_access.i18n.translator import Translator
from tests.contract.listening import assert_sentence, names
from tests.contract.random_matches import Match, made
from tests.contract.subject import Check, Subject


def every_match_can_be_written_or_it_is_said_why_not(subject: Subject) -> None:
    package = subject.package
    importers = {importer.format: importer for importer in package.importers()}
    for exporter in package.exporters():
        assert re.fullmatch(r"[a-z]+", exporter.format)
        for match in subject.matches:
            log = MatchLog(names(match.seats), match.options, match.events, "2026-11-30T21:45:00")
            try:
                text = exporter.write(log)
            except CannotExport as cannot:
                _assert_said(cannot, subject.languages)
                continue
            assert text.endswith("\n")
            if exporter.format in importers:
                _assert_read(text, importers[exporter.format], match, subject.languages)


def _assert_read(
    text: str, importer: Importer[Any], match: Match, languages: tuple[Translator, ...]
) -> None:
    """What was read is a match that the rules accept, or it is said why it cannot be read."""
    try:
        read = importer.read(text)
    except CannotImport as cannot:
        _assert_said(cannot, languages)
        return
    state = match.game.start(checked(match.game.options, dict(read.options)), match.seats).state
    for move in read.moves:
        state = made(match.game, state, move).state
    assert read.names == names(match.seats)


def a_text_that_is_no_match_is_refused(subject: Subject) -> None:
    for importer in subject.package.importers():
        assert re.fullmatch(r"[a-z]+", importer.format)
        for text in ("", "\n", "once upon a time", "\x00\xff" * 50, "1) 2: 3;\n" * 20):
            with pytest.raises(CannotImport) as refused:
                importer.read(text)
            _assert_said(refused.value, subject.languages)


def _assert_said(cannot: CannotExport | CannotImport, languages: tuple[Translator, ...]) -> None:
    for tr in languages:
        assert_sentence(cannot.said(tr, "42"), tr)


CHECKS: tuple[Check, ...] = (
    every_match_can_be_written_or_it_is_said_why_not,
    a_text_that_is_no_match_is_refused,
)
