"""Speech is started before anything else, and nothing is found out twice."""

import os
from pathlib import Path

import pytest

from farkle_access.app import environment, main, speech_prelaunch
from farkle_access.app.places import places
from farkle_access.app.speech_prelaunch import NOTHING, prelaunch_speech
from farkle_access.output.detection import Detection, Reason
from farkle_access.output.mode import OutputMode
from farkle_access.ui.shell.preferences import Preferences


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """How often somebody looked around on the computer."""
    looked: list[bool] = []

    def detected(*, terminal: bool) -> Detection:
        looked.append(terminal)
        return Detection(OutputMode.TERMINAL, Reason.NOTHING)

    monkeypatch.setattr(environment, "detected", detected)
    return looked


def test_where_lines_are_chosen_nothing_is_looked_for_or_started(looks: list[bool]) -> None:
    lines_only = Preferences(output=OutputMode.TERMINAL)
    assert prelaunch_speech(lines_only, places(os.environ)) == NOTHING
    assert looks == []


def test_a_whole_start_looks_around_once(
    home: Path, looks: list[bool], capsys: pytest.CaptureFixture[str]
) -> None:
    main.main([])
    assert len(looks) == 1
    assert capsys.readouterr().out


def test_a_host_that_cannot_be_started_is_tried_again_later(
    looks: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    from farkle_access.output.speech import children

    def fail(program: str, *words: str) -> object:
        raise OSError

    monkeypatch.setattr(children, "start", fail)
    assert speech_prelaunch._host() is None
