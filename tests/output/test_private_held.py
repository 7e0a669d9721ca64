"""What cannot be told in the way a player wished is held, until that player agrees to a line."""

import threading
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from farkle_access.output import private_output
from farkle_access.output.mode import OutputMode
from farkle_access.output.private_channel import PrivateChannel
from tests.output.speech.played import Played
from tests.output.test_private_output import UNKEPT, batch, told


def elsewhere(call: Callable[[], None] | None) -> None:
    """What the speech client does in a thread of its own."""
    assert call is not None
    thread = threading.Thread(target=call)
    thread.start()
    thread.join()


@pytest.mark.parametrize("mode", list(OutputMode)[1:])
def test_where_it_is_known_that_nobody_speaks_all_are_told_and_nothing_is_shown(
    mode: OutputMode,
) -> None:
    played = Played(mode, speaker="")
    assert played.channels.held_for() is None
    played.channels.deliver_private(batch("One.", "Two."), told(PrivateChannel.SPEECH))
    assert (played.lines.written, played.lines.private) == ([UNKEPT], [])
    assert not [event for event in played.speech.events if event.startswith("private")]
    held = played.channels.held_for()
    assert held is not None
    assert 0 <= held < 60
    played.channels.agree()
    assert (played.lines.written, played.lines.private) == ([UNKEPT], ["One. Two."])
    assert played.channels.held_for() is None


def test_braille_without_a_display_is_held_and_all_are_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(private_output, "sys", SimpleNamespace(platform="win32"))
    played = Played(OutputMode.BOTH)
    monkeypatch.setattr(played.speech, "wait", lambda seconds: None)
    played.channels.deliver_private(batch("One."), told(PrivateChannel.BRAILLE))
    assert (played.lines.written, played.lines.private) == ([UNKEPT], [])
    assert played.speech.events == [f"say {UNKEPT}"], "speech works, and tells it too"
    played.channels.agree()
    assert played.lines.private == ["One."]


def test_what_a_display_loses_is_held() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(private_output, "sys", SimpleNamespace(platform="win32"))
        played = Played(OutputMode.SPEECH)
        played.speech.drives_braille = True
        patch.setattr(played.speech, "wait", lambda seconds: None)
        played.channels.deliver_private(batch("One."), told(PrivateChannel.BRAILLE))
        elsewhere(played.speech.unspoken[0])
    assert (played.lines.written, played.lines.private) == ([UNKEPT], [])


def test_once_agreed_what_follows_stands_in_lines_until_the_wipe() -> None:
    played, agreed = Played(OutputMode.SPEECH, speaker=""), []
    telling = told(PrivateChannel.SPEECH)._replace(agreed=lambda: agreed.append(True))
    played.channels.deliver_private(batch("One."), telling)
    played.channels.agree()
    played.channels.deliver_private(batch("Two."), telling)
    assert (played.lines.private, agreed) == (["One.", "Two."], [True])
    played.channels.wipe()
    played.channels.deliver_private(batch("Three."), telling)
    assert played.lines.private == []
    assert played.lines.written == [UNKEPT, UNKEPT]


def test_all_are_told_once_however_much_is_held() -> None:
    played = Played(OutputMode.SPEECH, speaker=None)
    for text in ("One.", "Two."):
        played.channels.deliver_private(batch(text), told(PrivateChannel.SPEECH))
    for unspoken in played.speech.unspoken[:2]:
        elsewhere(unspoken)
    assert played.lines.written == [UNKEPT]
    played.channels.ask_again()
    assert played.lines.written == [UNKEPT, UNKEPT]
    played.channels.agree()
    assert played.lines.private == ["One. Two."]


def test_what_could_not_be_spoken_is_held_and_forgotten_at_the_wipe() -> None:
    played = Played(OutputMode.SPEECH, speaker=None)
    played.channels.deliver_private(batch("One."), told(PrivateChannel.SPEECH))
    elsewhere(played.speech.unspoken[0])
    assert (played.lines.written, played.lines.private) == ([UNKEPT], [])
    played.channels.wipe()
    played.channels.agree()
    elsewhere(played.speech.unspoken[0])
    assert (played.lines.written, played.lines.private) == ([UNKEPT], [])
    assert played.channels.held_for() is None
