"""The settings of the program."""

from enum import Enum, auto

from farkle_access.i18n.catalog import LANGUAGES
from farkle_access.i18n.detail import Detail
from farkle_access.i18n.translator import Translator
from farkle_access.output.announcement import Kind
from farkle_access.output.mode import OutputMode
from farkle_access.ui.settings.double_enter import change_double_enter, double_enter_item
from farkle_access.ui.settings.key_settings import change_keys
from farkle_access.ui.settings.numbering import change_numbering, numbering_item
from farkle_access.ui.settings.private_channels import change_private_channels
from farkle_access.ui.settings.sound_check import check_sound
from farkle_access.ui.settings.sound_settings import change_sounds
from farkle_access.ui.settings.voice_settings import change_voice
from farkle_access.ui.shell.choosing import pick
from farkle_access.ui.shell.commands import Command
from farkle_access.ui.shell.menu import Item
from farkle_access.ui.shell.output_names import mode_name, nothing_speaks
from farkle_access.ui.shell.preferences import PAUSES
from farkle_access.ui.shell.session import Session
from farkle_access.ui.shell.values import choice, switch


class _Entry(Enum):
    LANGUAGE = auto()
    DETAIL = auto()
    POSITIONS = auto()
    PAUSE = auto()
    OUTPUT = auto()
    KEYS = auto()
    CHECK = auto()
    VOICE = auto()
    SOUNDS = auto()
    PRIVATE_CHANNELS = auto()
    NUMBERING = auto()
    DOUBLE_ENTER = auto()


def change_settings(session: Session) -> None:
    """Change settings until the player goes back; each change holds at once and is stored."""
    focus = 0
    while True:
        items = _items(session)
        # Translators: The title of the settings.
        entry = pick(session, session.tr.text("Settings."), items, focus)
        if entry is None:
            return
        focus = [item.value for item in items].index(entry)
        _change(entry, session)


def _items(session: Session) -> list[Item[_Entry]]:
    tr, now = session.tr, session.preferences
    return [
        # Translators: A setting and its value. {language} is the name of a language.
        Item(_Entry.LANGUAGE, tr.text("Language: {language}", language=LANGUAGES[tr.language])),
        # Translators: A setting: how much is said. {value} is brief, normal or full.
        Item(_Entry.DETAIL, tr.text("Detail: {value}", value=_detail(now.detail, tr))),
        # Translators: A setting: whether "2 of 7" is said with menu items. {value} is on or off.
        Item(_Entry.POSITIONS, tr.text("Positions: {value}", value=switch(now.positions, tr))),
        # Translators: A setting: the time between what computer players do.
        Item(_Entry.PAUSE, tr.text("Pause: {value}", value=_pause(now.pause, tr))),
        # Translators: A setting: how the game speaks.
        Item(_Entry.OUTPUT, tr.text("Output: {value}", value=mode_name(_output(session), tr))),
        # Translators: A setting: which keys do what.
        Item(_Entry.KEYS, tr.text("Keys")),
        # Translators: An item of the settings: find out how the player can be reached.
        Item(_Entry.CHECK, tr.text("Sound check")),
        # Translators: An item of the settings: how the game's own voice sounds.
        Item(_Entry.VOICE, tr.text("Voice")),
        # Translators: An item of the settings: short sounds beside the words.
        Item(_Entry.SOUNDS, tr.text("Sounds")),
        # Translators: An item of the settings: how each player is told of hidden dice.
        Item(_Entry.PRIVATE_CHANNELS, tr.text("Hidden dice")),
        numbering_item(_Entry.NUMBERING, now.numbering, tr),
        double_enter_item(_Entry.DOUBLE_ENTER, now.double_enter, tr),
    ]


def _output(session: Session) -> OutputMode:
    """The mode of this run only, if there is one, or else the chosen mode."""
    return session.outputs.asked or session.preferences.output


def _change(entry: _Entry, session: Session) -> None:
    now = session.preferences
    match entry:
        case _Entry.LANGUAGE:
            _change_language(session)
        case _Entry.DETAIL:
            title = _detail_title(session.tr)
            session.change(detail=choice(session, title, tuple(Detail), now.detail, _detail))
        case _Entry.POSITIONS:
            title = _positions_title(session.tr)
            kept = choice(session, title, (True, False), now.positions, switch)
            session.change(positions=kept)
        case _Entry.PAUSE:
            title = _pause_title(session)
            session.change(pause=choice(session, title, PAUSES, now.pause, _pause))
        case _Entry.OUTPUT:
            title = _output_title(session.tr)
            chosen = choice(session, title, tuple(OutputMode), _output(session), mode_name)
            if chosen is not _output(session):
                session.change(output=chosen)
            if session.outputs.mode.speaks and session.outputs.silent:
                session.console.say(nothing_speaks(session.tr), kind=Kind.ERROR)
        case _Entry.CHECK:
            check_sound(session)
        case _Entry.VOICE:
            change_voice(session)
        case _Entry.SOUNDS:
            change_sounds(session)
        case _Entry.PRIVATE_CHANNELS:
            change_private_channels(session)
        case _Entry.KEYS:
            change_keys(session)
        case _Entry.NUMBERING:
            change_numbering(session)
        case _Entry.DOUBLE_ENTER:
            change_double_enter(session)


def _change_language(session: Session) -> None:
    items = [Item(language, name) for language, name in LANGUAGES.items()]
    # Translators: The title of the list of languages.
    title, focus = session.tr.text("Language."), list(LANGUAGES).index(session.tr.language)
    session.change(language=pick(session, title, items, focus) or session.tr.language)


def _detail_title(tr: Translator) -> str:
    # Translators: The title of the choices for the setting "Detail".
    return tr.text("Detail: how much is said of what computer players do.")


def _positions_title(tr: Translator) -> str:
    # Translators: The title of the choices for the setting "Positions".
    return tr.text("Positions: whether each item of a menu says its number.")


def _pause_title(session: Session) -> str:
    key = session.console.name(Command.ACTIVATE)
    # Translators: The title of the choices for the setting "Pause". {key} is usually Enter.
    return session.tr.text("Pause after what a computer player does; {key} ends it.", key=key)


def _output_title(tr: Translator) -> str:
    # Translators: The title of the choices for the setting "Output".
    return tr.text("Output: how the game speaks.")


def _detail(detail: Detail, tr: Translator) -> str:
    match detail:
        case Detail.BRIEF:
            # Translators: A value of the setting "Detail".
            return tr.text("brief, one sentence for each hand")
        case Detail.NORMAL:
            # Translators: A value of the setting "Detail".
            return tr.text("normal, one sentence for each roll")
        case Detail.FULL:
            # Translators: A value of the setting "Detail".
            return tr.text("full, every step by itself")


def _pause(seconds: float, tr: Translator) -> str:
    if not seconds:
        # Translators: A value of the setting "Pause".
        return tr.text("no pause")
    if seconds == int(seconds):
        # Translators: A value of the setting "Pause".
        return tr.plural("{n} second", "{n} seconds", int(seconds))
    if seconds == 0.5:
        # Translators: A value of the setting "Pause".
        return tr.text("half a second")
    # Translators: A value of the setting "Pause". {n} is a number such as 15.
    return tr.text("{n} tenths of a second", n=round(seconds * 10))
