"""Windows as accessible-output2 sees it: stand-ins for the libraries under its own classes."""

import importlib
import importlib.util
import sys
import threading
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest


class ComError(Exception):
    """What pywin32 raises."""


class Threads:
    """Records from which threads something was called."""

    def __init__(self) -> None:
        self.seen: set[int] = set()

    def note(self) -> None:
        self.seen.add(threading.get_ident())


class NvdaClient:
    """The library that NVDA provides for programs."""

    def __init__(self) -> None:
        self.running = True
        self.calls: list[str] = []
        self.threads = Threads()

    def nvdaController_testIfRunning(self) -> int:
        self.threads.note()
        return 0 if self.running else 1717

    def nvdaController_speakText(self, text: str) -> int:
        self.threads.note()
        self.calls.append(f"speak {text}")
        return 0

    def nvdaController_brailleMessage(self, text: str) -> int:
        self.threads.note()
        self.calls.append(f"braille {text}")
        return 0

    def nvdaController_cancelSpeech(self) -> int:
        self.threads.note()
        self.calls.append("cancel")
        return 0


class JawsApi:
    """The COM object of JAWS."""

    def __init__(self) -> None:
        self.running = True
        self.calls: list[str] = []
        self.threads = Threads()

    def SayString(self, text: str, interrupt: object) -> bool:
        self.threads.note()
        if text:
            self.calls.append(f"say {text.strip()} {bool(interrupt)}")
        return self.running

    def RunFunction(self, function: str) -> bool:
        self.threads.note()
        self.calls.append(function)
        return self.running

    def StopSpeech(self) -> bool:
        self.threads.note()
        self.calls.append("stop")
        return self.running


class SapiVoice:
    """The COM object of Windows' own speech."""

    def __init__(self) -> None:
        names = ("Microsoft Elsa", "Microsoft Zira")
        self._voices = [SimpleNamespace(GetDescription=lambda name=name: name) for name in names]
        self.Voice = self._voices[1]
        self.Rate = 0
        self.Volume = 100
        self.AudioOutput = object()
        self.spoken: list[tuple[str, int]] = []
        self.waited: list[int] = []
        self.threads = Threads()

    def GetVoices(self) -> list[Any]:
        self.threads.note()
        return self._voices

    def Speak(self, text: str, flags: int) -> None:
        self.threads.note()
        self.spoken.append((text, flags))

    def WaitUntilDone(self, milliseconds: int) -> bool:
        self.waited.append(milliseconds)
        return True


class Windows:
    """The classes of accessible-output2 over the stand-ins."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.nvda_client, self.jaws_api, self.sapi_voice = NvdaClient(), JawsApi(), SapiVoice()
        self.com_faults: dict[str, Exception] = {}
        monkeypatch.setitem(sys.modules, "pywintypes", module("pywintypes", com_error=ComError))
        monkeypatch.setitem(sys.modules, "libloader.com", module("com", load_com=self._load_com))
        monkeypatch.setitem(sys.modules, "win32gui", module("win32gui", FindWindow=lambda *_: 0))
        base = importlib.import_module("accessible_output2.outputs.base")
        monkeypatch.setattr(base, "load_library", lambda *words, **options: self.nvda_client)
        self.Nvda = _class("nvda")
        self.Jaws = _class("jaws")
        self.Sapi = _class("sapi5")

    def _load_com(self, *names: str) -> object:
        if fault := self.com_faults.get(names[0]):
            raise fault
        return self.sapi_voice if names[0].startswith("SAPI") else self.jaws_api


def module(name: str, **members: object) -> ModuleType:
    made = ModuleType(name)
    made.__spec__ = importlib.util.spec_from_loader(name, None)
    vars(made).update(members)
    return made


def _class(name: str) -> Any:
    """The class in a file of the library that is only imported on Windows."""
    outputs = importlib.import_module("accessible_output2.outputs")
    assert outputs.__file__ is not None
    path = Path(outputs.__file__).with_name(f"{name}.py")
    spec = importlib.util.spec_from_file_location(f"accessible_output2.outputs.{name}", path)
    assert spec is not None
    assert spec.loader is not None
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded.output_class
