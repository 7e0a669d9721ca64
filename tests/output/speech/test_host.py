"""The loop of the speech host, in this process, with backends of its own."""

import queue
import threading

import pytest

from farkle_access.output.speech import accessible, host, player
from farkle_access.output.speech.accessible import readers
from farkle_access.output.speech.chain import Chain
from farkle_access.output.speech.messages import (
    Answer,
    Done,
    Play,
    Quit,
    Request,
    Stop,
    Trying,
    Use,
    Voices,
    VoiceSettings,
)
from tests.output.speech.fakes import Clock, FakeBackend, FakeMaker, say
from tests.output.speech.hosts import SOON
from tests.output.speech.windows import Windows


def served(chain: Chain, *row: Request) -> list[Answer]:
    """What the host answers to these requests, which wait for it when it begins."""
    requests: host.Requests = queue.SimpleQueue()
    for number, request in enumerate([*row, Quit()], 1):
        requests.put((number, request))
    answers: list[Answer] = []
    host.serve(requests, chain, answers.append)
    return answers


def test_each_request_is_done_and_answered_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Play] = []
    monkeypatch.setattr(player.PLAYER, "play", played.append)
    backend, settings, sound = FakeBackend(), VoiceSettings(rate=20), Play("dice", 30, "sounds")
    chain = Chain({"one": FakeMaker(backend)}, Clock(), lambda name: None, {})
    answers = served(chain, Use(settings), say("One."), sound, Stop())
    assert answers == [Done(number, "fake") for number in range(1, 5)]
    assert backend.calls == ["use", "speak", "stop"]
    assert played == [sound]


def test_where_nobody_can_speak_the_answer_names_nobody() -> None:
    chain = Chain({"one": FakeMaker(None)}, Clock(), lambda name: None, {})
    assert served(chain, say("One.")) == [Done(1, "")]


def test_voices_are_told_once_when_there_is_time() -> None:
    backend = FakeBackend(offered={"it": ("Alice",)})
    chain = Chain({"one": FakeMaker(backend)}, Clock(), lambda name: None, {})
    requests: host.Requests = queue.SimpleQueue()
    answers: queue.SimpleQueue[Answer] = queue.SimpleQueue()
    serving = threading.Thread(target=host.serve, args=(requests, chain, answers.put))
    serving.start()
    for number in (1, 2):
        requests.put((number, Stop()))
    found = [answers.get(timeout=SOON) for _ in range(3)]
    requests.put((3, Quit()))
    serving.join(SOON)
    assert not serving.is_alive()
    assert [answer for answer in found if isinstance(answer, Done)] == [
        Done(1, "fake"),
        Done(2, "fake"),
    ]
    assert found.count(Voices({"it": ("Alice",)})) == 1
    assert answers.empty()


def test_a_better_backend_is_looked_for_while_nothing_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(host, "LOOKING", 0.01)
    clock, late = Clock(), FakeBackend("late")
    links = {"one": FakeMaker(None, late), "two": FakeMaker(FakeBackend("first"))}
    trying: queue.SimpleQueue[str] = queue.SimpleQueue()
    chain = Chain(links, clock, trying.put, {})
    requests: host.Requests = queue.SimpleQueue()
    serving = threading.Thread(target=host.serve, args=(requests, chain, lambda answer: None))
    serving.start()
    requests.put((1, Stop()))
    tried = [trying.get(timeout=SOON) for _ in range(3)]
    clock.pass_by(1000)
    tried += [trying.get(timeout=SOON) for _ in range(3)]
    requests.put((2, Quit()))
    serving.join(SOON)
    assert tried == ["one", "two", "two", "one", "two", "one"]
    assert chain.speaker == "late"


def test_nothing_is_looked_for_before_the_first_request(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host, "LOOKING", 0.01)
    trying: list[str] = []
    chain = Chain({"one": FakeMaker(FakeBackend())}, Clock(), trying.append, {})
    requests: host.Requests = queue.SimpleQueue()
    serving = threading.Thread(target=host.serve, args=(requests, chain, lambda answer: None))
    serving.start()
    serving.join(0.1)
    assert trying == []
    requests.put((1, Quit()))
    serving.join(SOON)
    assert trying == []


def test_what_is_loaded_is_named_before_and_after(monkeypatch: pytest.MonkeyPatch) -> None:
    answers: list[Answer] = []

    def fail() -> None:
        answers.append(Done(0, "loading"))
        raise RuntimeError

    monkeypatch.setattr(accessible, "load", fail)
    host.load(answers.append)
    assert answers == [Trying("accessible-output2"), Done(0, "loading"), Trying("")]


def test_the_objects_of_windows_are_made_and_called_in_one_thread(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    windows = Windows(monkeypatch)
    parts = (windows.nvda_client, windows.jaws_api, windows.sapi_voice)
    windows.nvda_client.running = windows.jaws_api.running = False
    classes = [windows.Nvda, windows.Jaws, windows.Sapi]
    chain = Chain({"one": lambda: readers(classes)}, Clock(), lambda name: None, {})
    requests = (Use(VoiceSettings(rate=20)), say("One."), Stop(), say("Two.", interrupt=True))
    serving = threading.Thread(target=served, args=(chain, *requests))
    serving.start()
    number = serving.ident
    serving.join(SOON)
    assert [part.threads.seen for part in parts] == [{number}] * 3
    assert len(windows.sapi_voice.spoken) == 4


def test_accessible_output_comes_first_and_the_own_voice_last() -> None:
    assert list(host.links()) == ["accessible-output2", "prism", "pyttsx3"]
