"""The lines between the game and the speech host."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farkle_access.output.speech.messages import (
    Answer,
    Done,
    Play,
    Quit,
    Request,
    Speak,
    Stop,
    Trying,
    Use,
    Utterance,
    Voices,
    VoiceSettings,
    decode_answer,
    decode_request,
    encode_answer,
    encode_request,
)

TEXTS = (
    "You rolled 1, 3 and 5.",
    "È così: più di perché, «lunedì», 1.000 punti.",
    "Atlikti: trīs vienādi 3, ņemts ģ un ķ. ĀČĒĢĪĶĻŅŠŪŽ",
    "Kas ir \"īsts\" 'pieturzīmju' \\ tests?",
    "one\ntwo\r\nthree\ttab",
    "漢字 🎲",
    ".",
    "<pitch> & </pitch>",
    "",
)
REQUESTS: tuple[Request, ...] = (
    Speak((Utterance("one", "en"), Utterance("due", "it", urgent=True)), interrupt=True),
    Speak((), interrupt=False, braille="one"),
    Stop(),
    Use(VoiceSettings()),
    Use(VoiceSettings(0, 50, 100, {"lv": "Latviešu balss", "it": 'l\'"italiana"'})),
    Play("dice", 30, "/home/Jānis/così è/sounds"),
    Quit(),
)
ANSWERS: tuple[Answer, ...] = (
    Done(1, "speech-dispatcher"),
    Done(2**40, ""),
    Trying("accessible-output2"),
    Voices({}),
    Voices({"it": ("Italiano", "Più"), "lv": ("Latviešu",), "en": ()}),
)

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
levels = st.none() | st.integers(0, 100)
utterances = st.builds(Utterance, texts, texts, st.booleans())
settings = st.builds(VoiceSettings, levels, levels, levels, st.dictionaries(texts, texts))
requests: st.SearchStrategy[Request] = st.one_of(
    st.builds(Speak, st.lists(utterances, max_size=4).map(tuple), st.booleans(), texts),
    st.builds(Stop),
    st.builds(Use, settings),
    st.builds(Play, texts, st.integers(0, 100), texts),
    st.builds(Quit),
)
names = st.lists(texts, max_size=3).map(tuple)
answers: st.SearchStrategy[Answer] = st.one_of(
    st.builds(Done, st.integers(0), texts),
    st.builds(Trying, texts),
    st.builds(Voices, st.dictionaries(texts, names)),
)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=8,
)


@pytest.mark.parametrize("request_", REQUESTS)
def test_every_request_arrives_as_it_was_sent(request_: Request) -> None:
    line = encode_request(7, request_)
    assert line.endswith(b"\n")
    assert decode_request(line) == (7, request_)


@pytest.mark.parametrize("answer", ANSWERS)
def test_every_answer_arrives_as_it_was_sent(answer: Answer) -> None:
    line = encode_answer(answer)
    assert line.endswith(b"\n")
    assert decode_answer(line) == answer


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_arrives_whole_and_stays_on_one_line_of_plain_letters(text: str) -> None:
    spoken = Speak((Utterance(text, "lv"),), interrupt=True, braille=text)
    line = encode_request(1, spoken)
    assert line.isascii()
    assert line.count(b"\n") == 1
    assert b"\r" not in line
    assert decode_request(line) == (1, spoken)


@given(st.integers(0), requests)
def test_no_request_is_changed_on_its_way(number: int, request_: Request) -> None:
    line = encode_request(number, request_)
    assert line.isascii()
    assert line.count(b"\n") == 1
    assert decode_request(line) == (number, request_)


@given(answers)
def test_no_answer_is_changed_on_its_way(answer: Answer) -> None:
    line = encode_answer(answer)
    assert line.isascii()
    assert line.count(b"\n") == 1
    assert decode_answer(line) == answer


SENSELESS = (
    b"",
    b"\n",
    b"nonsense\n",
    b"\xff\xfe\n",
    b"[]\n",
    b"{}\n",
    b"null\n",
    b"1\n",
    b'[1, "Speak"]\n',
    b'[1, "Speak", {}]\n',
    b'[1, "Speak", []]\n',
    b'[1, "Speak", {"utterances": 5, "interrupt": true, "braille": ""}]\n',
    b'[1, "Speak", {"utterances": [["one"]], "interrupt": true, "braille": ""}]\n',
    b'[1, "Speak", {"utterances": [{"words": 1}], "interrupt": true, "braille": ""}]\n',
    b'[1, "Use", {"settings": null}]\n',
    b'[1, "Use", {"settings": {"colour": 1}}]\n',
    b'[1, "Dance", {}]\n',
    b'[1, ["Stop"], {}]\n',
    b'[1, "Play", {"sound": "dice"}]\n',
    b'["Done"]\n',
    b'["Done", {"number": 1}]\n',
    b'["Done", []]\n',
    b'["Dance", {}]\n',
    b'["Voices", {}]\n',
    b'["Voices", {"voices": {"it": null}}]\n',
    b'["Voices", []]\n',
    b'[["Done"], {}]\n',
)
EXPECTED = (ValueError, TypeError, KeyError)


@pytest.mark.parametrize("line", SENSELESS)
def test_a_line_without_sense_raises_what_is_announced(line: bytes) -> None:
    with pytest.raises(EXPECTED):
        decode_request(line)
    with pytest.raises(EXPECTED):
        decode_answer(line)


@given(st.binary(max_size=60))
def test_no_bytes_raise_anything_else(line: bytes) -> None:
    for decode in (decode_request, decode_answer):
        try:
            decode(line)
        except EXPECTED:
            continue


@given(st.sampled_from(["Speak", "Use", "Stop", "Play", "Quit", "Dance"]), json_values)
def test_no_fields_of_a_request_raise_anything_else(name: str, fields: object) -> None:
    try:
        decode_request(json.dumps([1, name, fields]).encode())
    except EXPECTED:
        return


@given(st.sampled_from(["Done", "Trying", "Dance"]), json_values)
def test_no_fields_of_an_answer_raise_anything_else(name: str, fields: object) -> None:
    try:
        decode_answer(json.dumps([name, fields]).encode())
    except EXPECTED:
        return


def test_voices_that_are_no_table_raise_what_is_announced() -> None:
    with pytest.raises(EXPECTED):
        decode_answer(b'["Voices", {"voices": [1]}]\n')
