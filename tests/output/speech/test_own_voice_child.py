"""The process that speaks one text at a time, with a stand-in for pyttsx3."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from farkle_access.output.speech.children import Child, start

LIBRARY = """
import json, os, sys, threading, time

log = open(os.environ["PYTTSX3_LOG"], "a", buffering=1)

def note(*words):
    print(json.dumps(words), file=log)

class Voice:
    def __init__(self, id, name, languages):
        self.id, self.name, self.languages = id, name, languages

class Driver:
    def __init__(self):
        self.settings, self.asleep = {"rate": 200, "volume": 1.0}, "PYTTSX3_ASLEEP" in os.environ

    def setProperty(self, name, value):
        if name == "pitch":
            raise KeyError(name)
        note("driver", name, value)
        if name == "rate" and self.asleep:
            self.asleep = False
        else:
            self.settings[name] = value

    def getProperty(self, name):
        return self.settings[name]

class Proxy:
    _driver = Driver()

class Engine:
    def __init__(self):
        note("engine")
        print("noise on standard output")
        print("noise on standard error", file=sys.stderr)
        self.proxy, self._listeners = Proxy(), {}

    def getProperty(self, name):
        return [Voice("roa/it", "Pi\\u00f9", ["it"]), Voice(7, "None", None)]

    def setProperty(self, name, value):
        note("engine sets", name)

    def connect(self, topic, listener):
        self._listeners[topic] = listener
        return topic

    def disconnect(self, token):
        del self._listeners[token]

    def say(self, text):
        note("say", text)
        if text == "deadly":
            raise RuntimeError(text)
        listener = self._listeners["finished-utterance"]

        def end():
            time.sleep(0.05)
            note("over", text)
            listener(name=None, completed=True)

        threading.Thread(target=end).start()

    def runAndWait(self):
        note("run")
"""
PROGRAM = "from farkle_access.output.speech.own_voice_child import main; {}main()"
GREETING = [["roa/it", "Pi\u00f9", ["it"]], ["7", "None", []]]


class Speaking:
    """A child whose pyttsx3 records what is done with it."""

    def __init__(self, folder: Path, platform: str) -> None:
        self._log = folder / "log"
        self.child: Child = start(PROGRAM.format(f"sys.platform = {platform!r}; "))

    def say(self, text: str, **settings: object) -> str:
        asked = {"text": text, "voice": None, "rate": None, "pitch": None, "volume": None}
        try:
            self.child.write(json.dumps(asked | settings))
        except OSError:
            return ""
        return self.child.read()

    @property
    def done(self) -> list[list[object]]:
        return [json.loads(line) for line in self._log.read_text("utf-8").splitlines()]


@pytest.fixture(params=["linux"])
def speaking(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Speaking]:
    package = tmp_path / "library" / "pyttsx3"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(LIBRARY, "utf-8")
    monkeypatch.setattr(sys, "path", [str(package.parent), *sys.path])
    monkeypatch.setenv("PYTTSX3_LOG", str(tmp_path / "log"))
    started = Speaking(tmp_path, request.param)
    yield started
    started.child.kill()


def test_it_begins_with_the_voices_it_knows_and_prints_nothing_else(speaking: Speaking) -> None:
    assert json.loads(speaking.child.read()) == GREETING
    assert speaking.say("One.") == "done"


def test_it_is_done_when_the_text_was_spoken_to_its_end(speaking: Speaking) -> None:
    speaking.child.read()
    for text in ("One.", "Più."):
        assert speaking.say(text) == "done"
        assert speaking.done[-1] == ["over", text]
    assert speaking.done == [
        ["engine"],
        *([["say", "One."], ["run"], ["over", "One."]]),
        *([["say", "Più."], ["run"], ["over", "Più."]]),
    ]


def test_settings_go_to_the_driver_itself_and_one_it_does_not_have_is_left_out(
    speaking: Speaking,
) -> None:
    speaking.child.read()
    assert speaking.say("One.", voice="roa/it", rate=150, pitch=70, volume=0.5) == "done"
    settings = [["driver", "voice", "roa/it"], ["driver", "rate", 150], ["driver", "volume", 0.5]]
    assert speaking.done[1:4] == settings
    assert speaking.done[4] == ["say", "One."]


@pytest.fixture
def asleep(monkeypatch: pytest.MonkeyPatch) -> None:
    """The driver loses the first rate. Request this before the child is started."""
    monkeypatch.setenv("PYTTSX3_ASLEEP", "1")


def test_a_setting_that_was_lost_is_set_again(asleep: None, speaking: Speaking) -> None:
    speaking.child.read()
    assert speaking.say("One.", rate=150, pitch=70) == "done"
    twice = [["driver", "rate", 150]] * 2
    assert speaking.done[1:4] == [*twice, ["say", "One."]]


@pytest.mark.parametrize("speaking", ["win32"], indirect=True)
def test_windows_gets_a_fresh_engine_for_each_text(speaking: Speaking) -> None:
    speaking.child.read()
    for text in ("One.", "Two."):
        assert speaking.say(text) == "done"
    told = [words for words in speaking.done if words[0] in ("engine", "say")]
    assert told == [["engine"], ["engine"], ["say", "One."], ["engine"], ["say", "Two."]]


def test_a_fault_ends_the_process(speaking: Speaking) -> None:
    speaking.child.read()
    assert speaking.say("deadly") == ""
    assert speaking.child._process.wait(20) != 0


def test_the_end_of_the_input_ends_the_process(speaking: Speaking) -> None:
    speaking.child.read()
    speaking.child.close_input()
    assert speaking.child._process.wait(20) == 0
