"""From batches to requests for the speech host."""

from farkle_access.output.announcement import Announcement, Batch, Kind
from farkle_access.output.speech.messages import Play, Speak, Stop, Use, Utterance, VoiceSettings
from farkle_access.output.speech.voice import Voice
from tests.output.speech.hosts import FakeHost, Listener, settled, speaking


def test_a_batch_becomes_texts_with_their_languages_and_a_line_of_braille() -> None:
    host = FakeHost()
    client, _ = speaking(host)
    said = (
        Announcement("Scelta.", Kind.ANSWER),
        Announcement("Farkle.", urgent=True),
        Announcement("Latviešu", language="lv"),
    )
    Voice(client, "sounds").deliver(Batch(said, interrupt=True), "it")
    settled(client)
    utterances = (
        Utterance("Scelta.", "it"),
        Utterance("Farkle.", "it", urgent=True),
        Utterance("Latviešu", "lv"),
    )
    assert host.got[1] == Speak(utterances, interrupt=True, braille="Farkle.")


def test_everything_else_is_passed_on() -> None:
    host = FakeHost()
    client, _ = speaking(host)
    voice = Voice(client, "sounds")
    voice.deliver(Batch((Announcement("One."),), interrupt=False), "en")
    voice.use(10, None, 90, {"it": "Alice"})
    voice.play("dice", 30)
    voice.stop()
    voice.prompt("Your name?", "en")
    voice.close()
    assert host.got[1:-1] == [
        Speak((Utterance("One.", "en"),), interrupt=False, braille="One."),
        Use(VoiceSettings(10, None, 90, {"it": "Alice"})),
        Play("dice", 30, "sounds"),
        Stop(),
        Speak((Utterance("Your name?", "en"),), interrupt=False, braille="Your name?"),
    ]


def test_who_speaks_is_known_after_waiting() -> None:
    client, _ = speaking(FakeHost("JAWS"))
    voice = Voice(client, "sounds")
    assert voice.speaker is None
    voice.stop()
    voice.wait(5)
    assert client.speaker == "JAWS"
    assert voice.voices == {}
    voice.close()


def test_what_could_not_be_spoken_is_reported() -> None:
    unspoken = Listener()
    client, _ = speaking(OSError())
    batch = Batch((Announcement("One."),), interrupt=True)
    Voice(client, "sounds").deliver(batch, "en", unspoken("One."))
    unspoken.wait_for("One.")
    client.close()
