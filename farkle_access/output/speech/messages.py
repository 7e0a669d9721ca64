"""The messages between the game and the speech host: one line of JSON each."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, TypeAlias


@dataclass(frozen=True, slots=True)
class VoiceSettings:
    """How the game's own voice sounds; None leaves a setting as the system has it.

    `rate`, `pitch` and `volume` go from 0 to 100; 50 is the usual rate and pitch of the system,
    100 its full volume. `voices` holds the name of a voice for a language, such as "it".
    Screen readers keep their own settings.
    """

    rate: int | None = None
    pitch: int | None = None
    volume: int | None = None
    voices: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Utterance:
    """One text in one language; an urgent one survives an interruption before it has begun."""

    text: str
    language: str
    urgent: bool = False


@dataclass(frozen=True, slots=True)
class Speak:
    """Say these one after the other, after or instead of what is being said.

    `braille` is for braille displays that a screen reader drives; "" leaves them unchanged.
    """

    utterances: tuple[Utterance, ...]
    interrupt: bool
    braille: str = ""


@dataclass(frozen=True, slots=True)
class Stop:
    """Stop what is being said, and drop what is waiting."""


@dataclass(frozen=True, slots=True)
class Use:
    """Use these settings from now on."""

    settings: VoiceSettings


@dataclass(frozen=True, slots=True)
class Play:
    """Play a sound of the game; it ends the one before.

    `volume` goes from 0 to 100; `folder` is where softer copies of the sounds are kept.
    """

    sound: str
    volume: int
    folder: str


@dataclass(frozen=True, slots=True)
class Quit:
    """End cleanly."""


Request: TypeAlias = Speak | Stop | Use | Play | Quit


@dataclass(frozen=True, slots=True)
class Done:
    """The request with this number was passed to `backend`; "" when nothing can speak."""

    number: int
    backend: str


@dataclass(frozen=True, slots=True)
class Trying:
    """The host is about to call this backend, which may hang."""

    backend: str


@dataclass(frozen=True, slots=True)
class Voices:
    """The names of the voices found, by language."""

    voices: Mapping[str, tuple[str, ...]]


Answer: TypeAlias = Done | Trying | Voices


def encode_request(number: int, request: Request) -> bytes:
    """The line for a request."""
    return _line([number, type(request).__name__, asdict(request)])


def decode_request(line: bytes) -> tuple[int, Request]:
    """The number and the request of a line. Raises ValueError, TypeError and KeyError."""
    number, name, fields = json.loads(line)
    match name:
        case "Speak":
            utterances = tuple(Utterance(**utterance) for utterance in fields["utterances"])
            return number, Speak(utterances, fields["interrupt"], fields["braille"])
        case "Use":
            return number, Use(VoiceSettings(**fields["settings"]))
        case _:
            requests: dict[str, Any] = {"Stop": Stop, "Play": Play, "Quit": Quit}
            return number, requests[name](**fields)


def encode_answer(answer: Answer) -> bytes:
    """The line for an answer."""
    return _line([type(answer).__name__, asdict(answer)])


def decode_answer(line: bytes) -> Answer:
    """The answer of a line. Raises ValueError, TypeError and KeyError."""
    name, fields = json.loads(line)
    if name == "Voices":
        found = dict(fields["voices"])
        return Voices({language: tuple(names) for language, names in found.items()})
    answers: dict[str, Any] = {"Done": Done, "Trying": Trying}
    answer: Answer = answers[name](**fields)
    return answer


def _line(content: list[Any]) -> bytes:
    return json.dumps(content, separators=(",", ":")).encode("ascii") + b"\n"
