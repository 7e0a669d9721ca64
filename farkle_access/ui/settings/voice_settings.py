"""The settings of the game's own voice. Each change is heard at once."""

from enum import Enum, auto

from farkle_access.i18n.catalog import LANGUAGES
from farkle_access.i18n.translator import Translator
from farkle_access.output.announcement import Kind
from farkle_access.ui.shell.choosing import pick
from farkle_access.ui.shell.menu import Item
from farkle_access.ui.shell.output_names import nothing_speaks
from farkle_access.ui.shell.session import Session
from farkle_access.ui.shell.values import PERCENTS, choice, percent

USUAL = 0
"""The item of a list that leaves a value as the system has it."""


class _Entry(Enum):
    RATE = auto()
    PITCH = auto()
    VOLUME = auto()
    VOICE = auto()
    TEST = auto()


def change_voice(session: Session) -> None:
    """Change the settings of the voice until the player goes back."""
    session.outputs.sound_like(session.preferences)  # so that its voices are known soon
    focus = 0
    while True:
        items = _items(session)
        # Translators: The title of the settings of the voice.
        title = session.tr.text("The game's own voice. A screen reader keeps its own settings.")
        entry = pick(session, title, items, focus)
        if entry is None:
            return
        focus = [item.value for item in items].index(entry)
        _change(entry, session)


def _items(session: Session) -> list[Item[_Entry]]:
    tr, now = session.tr, session.preferences
    language, voice = LANGUAGES[tr.language], now.voices.get(tr.language, "")
    return [
        # Translators: A setting of the voice: how fast it speaks.
        Item(_Entry.RATE, tr.text("Rate: {value}", value=_percent(now.rate or USUAL, tr))),
        # Translators: A setting of the voice: how high it is.
        Item(_Entry.PITCH, tr.text("Pitch: {value}", value=_percent(now.pitch or USUAL, tr))),
        # Translators: A setting of the voice: how loud it is.
        Item(_Entry.VOLUME, tr.text("Volume: {value}", value=_percent(now.volume or USUAL, tr))),
        Item(
            _Entry.VOICE,
            # Translators: A setting of the voice: which one speaks a language.
            tr.text("Voice for {language}: {voice}", language=language, voice=_name(voice, tr)),
        ),
        # Translators: An item of the settings of the voice: hear it.
        Item(_Entry.TEST, tr.text("Hear the voice")),
    ]


def _change(entry: _Entry, session: Session) -> None:
    tr, now = session.tr, session.preferences
    match entry:
        case _Entry.RATE:
            # Translators: The title of the choices for the setting "Rate".
            title = tr.text("Rate: how fast the voice speaks.")
            session.change(rate=_number(session, title, now.rate))
        case _Entry.PITCH:
            # Translators: The title of the choices for the setting "Pitch".
            title = tr.text("Pitch: how high the voice is.")
            session.change(pitch=_number(session, title, now.pitch))
        case _Entry.VOLUME:
            # Translators: The title of the choices for the setting "Volume".
            title = tr.text("Volume: how loud the voice is.")
            session.change(volume=_number(session, title, now.volume))
        case _Entry.VOICE:
            _choose_voice(session)
        case _Entry.TEST:
            pass
    _test(session)


def _number(session: Session, title: str, current: int | None) -> int | None:
    return choice(session, title, (USUAL, *PERCENTS), current or USUAL, _percent) or None


def _choose_voice(session: Session) -> None:
    tr, now = session.tr, session.preferences
    known = session.outputs.speech.voices.get(tr.language, ())
    # Translators: The title of the list of voices.
    title, current = tr.text("Voice."), now.voices.get(tr.language, "")
    name = choice(session, title, ("", *known), current, _name)
    others = {language: voice for language, voice in now.voices.items() if language != tr.language}
    session.change(voices={**others, tr.language: name} if name else others)


def _test(session: Session) -> None:
    tr = session.tr
    # Translators: Spoken after a setting of the voice was changed, with the new setting.
    said = tr.text("This is how the game speaks now.")
    heard = session.outputs.mode.speaks  # otherwise this sentence alone is spoken too
    session.console.announcer.say(said, Kind.ANSWER, everywhere=not heard)
    if session.outputs.silent:
        session.console.say(nothing_speaks(tr), kind=Kind.ERROR)


def _percent(value: int, tr: Translator) -> str:
    return percent(value, tr) if value else _usual(tr)


def _name(voice: str, tr: Translator) -> str:
    return voice or _usual(tr)


def _usual(tr: Translator) -> str:
    # Translators: A value of a setting of the voice: it is left as the system has it.
    return tr.term("voice", "as usual")
