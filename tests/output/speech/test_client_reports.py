"""What nothing spoke is reported once to whoever asked for it; what was spoken never is."""

from farkle_access.output.speech.chain import patience
from farkle_access.output.speech.messages import Done
from tests.output.speech.fakes import Clock, say
from tests.output.speech.hosts import SOON, FakeHost, Listener, settled, speaking, until


def silent(trying: str = "accessible-output2") -> FakeHost:
    return FakeHost(answering=False, trying=trying)


def test_what_nobody_could_speak_is_reported_once() -> None:
    unspoken = Listener()
    speech, _ = speaking(FakeHost(speaker=""))
    speech.speak(say("One."), unspoken("One."))
    speech.speak(say("Two."), unspoken("Two."))
    unspoken.wait_for("One.", "Two.")
    assert speech.speaker == ""
    settled(speech)
    assert unspoken.unspoken == ["One.", "Two."]


def test_what_was_spoken_is_not_reported() -> None:
    unspoken, host = Listener(), FakeHost()
    speech, _ = speaking(host)
    for number in range(20):
        speech.speak(say(f"Text {number}."), unspoken("any"))
    host.wait_for_text("Text 19.")
    settled(speech)
    assert unspoken.unspoken == []


def test_one_answer_covers_everything_before_it() -> None:
    unspoken, host = Listener(), FakeHost(answering=False)
    speech, _ = speaking(host)
    speech.speak(say("One."), unspoken("One."))
    speech.speak(say("Two."), unspoken("Two."))
    host.wait_for_text("Two.")
    host.answer(Done(3, ""))
    unspoken.wait_for("One.", "Two.")
    speech.close()


def test_a_text_that_two_hosts_did_not_survive_is_given_up_and_reported_once() -> None:
    unspoken, hosts_ = Listener(), [silent(), silent(), FakeHost()]
    speech, hosts = speaking(*hosts_)
    speech.speak(say("Deadly."), unspoken("Deadly."))
    for host in hosts_[:2]:
        host.wait_for_text("Deadly.")
        host.die()
    unspoken.wait_for("Deadly.")
    speech.speak(say("After."), unspoken("After."))
    hosts_[2].wait_for_text("After.")
    settled(speech)
    assert hosts_[2].texts == ["After."]
    assert hosts.started == 3
    assert unspoken.unspoken == ["Deadly."]


def test_a_text_that_comes_between_is_not_given_up_with_the_deadly_one() -> None:
    unspoken, row = Listener(), [silent(), silent(), FakeHost()]
    speech, _ = speaking(*row)
    speech.speak(say("Deadly."), unspoken("Deadly."))
    row[0].wait_for_text("Deadly.")
    row[0].die()
    row[1].wait_for_text("Deadly.")
    speech.speak(say("Late."), unspoken("Late."))
    row[1].wait_for_text("Late.")
    row[1].die()
    row[2].wait_for_text("Late.")
    settled(speech)
    assert row[2].texts == ["Late."]
    assert unspoken.unspoken == ["Deadly."]


def test_no_host_to_be_had_is_reported_and_tried_again_more_and_more_seldom() -> None:
    clock, unspoken, host = Clock(), Listener(), FakeHost()
    speech, hosts = speaking(OSError(), OSError(), host, clock=clock)
    said: list[str] = []
    for failures in (1, 2):
        for text in (f"At {failures}.", f"Before {failures}."):
            speech.speak(say(text), unspoken(text))
            said.append(text)
            unspoken.wait_for(*said)
        assert (hosts.started, speech.speaker) == (failures, "")
        assert speech.answered.is_set()
        clock.pass_by(patience(failures))
    speech.speak(say("Back."), unspoken("Back."))
    until(lambda: speech.speaker == "NVDA")
    settled(speech)
    assert unspoken.unspoken == said
    assert host.texts == ["Back."]


def test_urgent_news_that_an_interruption_took_along_is_reported_when_nobody_speaks() -> None:
    unspoken, first = Listener(), silent(trying="")
    speech, _ = speaking(first)
    speech.speak(say("Farkle.", urgent=True), unspoken("Farkle."))
    speech.speak(say("Next.", interrupt=True), unspoken("Next."))
    first.wait_for_text("Next.")
    first.die()
    assert speech.answered.wait(SOON)
    settled(speech)
    assert unspoken.unspoken == ["Farkle.", "Next."]


def test_nobody_speaks_only_once_those_who_wait_were_told() -> None:
    speakers: list[str | None] = []
    speech, _ = speaking(OSError())
    speech.speak(say("One."), lambda: speakers.append(speech.speaker))
    assert speech.answered.wait(SOON)
    settled(speech)
    assert speakers == [None]
