"""What is printed, spoken and played in each mode, once and in order."""

import threading
from collections.abc import Callable

import pytest

from farkle_access.core.cues import Cue
from farkle_access.output.announcement import Announcement, Batch, Kind
from farkle_access.output.channels import Channels
from farkle_access.output.mode import OutputMode
from farkle_access.output.speech.client import SpeechClient
from farkle_access.output.speech.voice import Voice
from tests.output.speech.hosts import Hosts, until
from tests.output.speech.played import SILENCE, Lines, Played

TERMINAL, SPEECH, BOTH = OutputMode.TERMINAL, OutputMode.SPEECH, OutputMode.BOTH


def elsewhere(call: Callable[[], None] | None) -> None:
    """What the speech client does in a thread of its own."""
    assert call is not None
    thread = threading.Thread(target=call)
    thread.start()
    thread.join()


@pytest.mark.parametrize(
    ("mode", "written", "spoken"),
    [
        (TERMINAL, ["One.", "Two."], []),
        (SPEECH, [], ["say One.", "say Two."]),
        (BOTH, ["One.", "Two."], ["say One.", "say Two."]),
    ],
)
def test_each_mode_has_its_channels(mode: OutputMode, written: list[str], spoken: object) -> None:
    played = Played(mode)
    played.say("One.", "Two.")
    assert (played.lines.written, played.speech.events) == (written, spoken)


@pytest.mark.parametrize(
    ("mode", "written", "spoken"),
    [
        (TERMINAL, ["Your name?"], []),
        (SPEECH, [], ["ask Your name?"]),
        (BOTH, ["Your name?"], ["ask Your name?"]),
    ],
)
def test_a_question_goes_where_the_texts_go(
    mode: OutputMode, written: list[str], spoken: list[str]
) -> None:
    played = Played(mode)
    played.channels.prompt("Your name?")
    assert (played.lines.questions, played.speech.events) == (written, spoken)


def test_speech_is_opened_when_it_is_needed_and_once() -> None:
    played = Played(TERMINAL)
    played.say("One.")
    played.channels.stop()
    assert (played.opened, played.channels.opened) == (0, None)
    played.channels.mode = BOTH
    played.say("Two.")
    played.say("Three.")
    assert (played.opened, played.channels.opened) == (1, played.speech)
    assert played.speech.events == ["say Two.", "say Three."]


@pytest.mark.parametrize("mode", [TERMINAL, SPEECH, BOTH])
def test_what_goes_everywhere_is_printed_and_spoken_in_every_mode(mode: OutputMode) -> None:
    played = Played(mode)
    played.say("Terminal only.", everywhere=True)
    assert played.lines.written == ["Terminal only."]
    assert played.speech.events == ["say Terminal only."]


def test_in_one_batch_only_the_part_for_everywhere_changes_the_channel() -> None:
    said = (Announcement("One."), Announcement("Two.", everywhere=True))
    played = Played(SPEECH)
    played.channels.deliver(Batch(said, interrupt=True))
    assert played.lines.written == ["Two."]
    assert played.speech.events == ["say One.", "say Two."]
    played = Played(TERMINAL)
    played.channels.deliver(Batch(said, interrupt=True))
    assert played.lines.written == ["One.", "Two."]
    assert played.speech.events == ["say Two."]


def test_each_text_is_spoken_in_its_language_or_in_that_of_the_game() -> None:
    played = Played(BOTH)
    said = (Announcement("Uno."), Announcement("Latviešu", language="lv"))
    played.channels.deliver(Batch(said, interrupt=True))
    played.channels.language = "en"
    played.channels.prompt("Your name?")
    assert played.speech.languages == ["it", "lv", "en"]


def test_silence_is_passed_on_and_so_is_the_end() -> None:
    played = Played(BOTH)
    played.say("One.")
    played.channels.stop()
    played.channels.close()
    assert played.speech.events == ["say One.", "stop", "close"]
    assert played.lines.closed == 1


def test_where_it_is_known_that_nobody_speaks_everything_is_printed_at_once() -> None:
    played = Played(SPEECH, speaker="")
    played.channels.mode = BOTH
    played.say("One.")
    played.channels.mode = SPEECH
    played.say("Two.")
    played.channels.prompt("Your name?")
    assert played.lines.written == ["One.", "Two.", "Your name?"]
    assert played.channels.silent
    assert played.speech.unspoken == [None, None], "what was printed is not printed again"


def test_when_a_voice_comes_back_lines_are_left_out_again() -> None:
    played = Played(SPEECH, speaker="")
    played.say("One.")
    played.say("Two.")
    played.speech.speaker = "speech-dispatcher"
    played.say("Three.")
    assert played.lines.written == ["Two."]
    assert played.speech.events == ["say One.", "say Two.", "say Three."]


def test_what_nobody_spoke_is_printed_after_one_notice() -> None:
    played = Played(SPEECH, speaker=None)
    for text in ("One.", "Two."):
        played.say(text)
    assert played.lines.written == []
    for unspoken in played.speech.unspoken:
        elsewhere(unspoken)
    assert played.lines.written == [SILENCE, "One.", "Two."]
    assert played.lines.kinds[0] is Kind.ERROR


def test_what_was_printed_for_everywhere_is_not_printed_again_when_nobody_spoke_it() -> None:
    played = Played(SPEECH, speaker=None)
    said = (Announcement("One."), Announcement("Two.", everywhere=True))
    played.channels.deliver(Batch(said, interrupt=True))
    elsewhere(played.speech.unspoken[0])
    assert played.lines.written == ["Two.", SILENCE, "One."]


@pytest.mark.parametrize("mode", [TERMINAL, SPEECH, BOTH])
def test_a_sound_is_played_only_when_sounds_are_on_and_then_only_the_last(
    mode: OutputMode,
) -> None:
    played = Played(mode)
    played.say("Farkle.", cues=(Cue.DICE, Cue.FARKLE))
    assert not [event for event in played.speech.events if event.startswith("play")]
    played.channels.sounds = 30
    played.say("Farkle.", "Your turn.", cues=(Cue.DICE, Cue.YOUR_TURN))
    sounds = [event for event in played.speech.events if event.startswith("play")]
    assert sounds == ["play your_turn 30"]


def test_a_text_without_a_sound_plays_none() -> None:
    played = Played(TERMINAL)
    played.channels.sounds = 30
    played.say("One.")
    assert played.opened == 0


def test_a_sound_does_not_delay_the_words() -> None:
    played = Played(BOTH)
    played.channels.sounds = 30
    played.say("Farkle.", cues=(Cue.FARKLE,))
    assert played.speech.events == ["say Farkle.", "play farkle 30"]


def test_a_question_that_nobody_spoke_is_printed() -> None:
    lines, hosts = Lines(), Hosts(OSError())
    client = SpeechClient(hosts)
    voice = Voice(client, "sounds")
    channels = Channels(lines, lambda: voice, SPEECH, "it", lambda: SILENCE)
    channels.prompt("Your name?")
    until(client.answered.is_set)
    channels.close()
    assert lines.written[-1:] == ["Your name?"]


def test_a_text_that_nobody_spoke_is_printed_before_the_one_that_follows() -> None:
    lines = Lines()
    voice = Voice(SpeechClient(Hosts(OSError())), "sounds")
    spoken_later = threading.Event()

    def silence() -> str:
        """Called by the thread of the client; meanwhile the game says something else."""
        if not spoken_later.is_set():
            spoken_later.set()
            channels.deliver(Batch((Announcement("Second."),), interrupt=False))
        return SILENCE

    channels = Channels(lines, lambda: voice, SPEECH, "it", silence)
    channels.deliver(Batch((Announcement("First."),), interrupt=False))
    until(lambda: len(lines.written) >= 3)
    assert lines.written == [SILENCE, "First.", "Second."]
