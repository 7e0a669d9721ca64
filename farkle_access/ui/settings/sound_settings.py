"""The settings of the sounds, and a place to learn them."""

from collections.abc import Callable
from enum import Enum, auto

from farkle_access.core.cues import Cue
from farkle_access.i18n.translator import Translator
from farkle_access.ui.shell.choosing import pick
from farkle_access.ui.shell.commands import Command
from farkle_access.ui.shell.menu import Item
from farkle_access.ui.shell.session import Session
from farkle_access.ui.shell.values import PERCENTS, choice, percent


class _Entry(Enum):
    SWITCH = auto()
    VOLUME = auto()
    LEARN = auto()


def change_sounds(session: Session) -> None:
    """Change the settings of the sounds until the player goes back."""
    focus = 0
    while True:
        items = _items(session)
        # Translators: The title of the settings of the sounds.
        title = session.tr.text("Sounds. They never say anything that is not also said in words.")
        entry = pick(session, title, items, focus)
        if entry is None:
            return
        focus = [item.value for item in items].index(entry)
        _change(entry, session)


def _items(session: Session) -> list[Item[_Entry]]:
    tr, now = session.tr, session.preferences
    volume = percent(now.sound_volume, tr)
    return [
        # Translators: A setting: whether short sounds are played. {value} is on or off.
        Item(_Entry.SWITCH, tr.text("Sounds: {value}", value=_switch(now.sounds, tr))),
        # Translators: A setting: how loud the sounds are.
        Item(_Entry.VOLUME, tr.text("Volume of the sounds: {value}", value=volume)),
        # Translators: An item of the settings of the sounds: hear each and what it means.
        Item(_Entry.LEARN, tr.text("Learn the sounds")),
    ]


def _change(entry: _Entry, session: Session) -> None:
    tr, now = session.tr, session.preferences
    match entry:
        case _Entry.SWITCH:
            # Translators: The title of the choices for the setting "Sounds".
            title = tr.text("Sounds: whether short sounds are heard beside the words.")
            session.change(sounds=choice(session, title, (True, False), now.sounds, _switch))
        case _Entry.VOLUME:
            # Translators: The title of the choices for the volume of the sounds.
            title = tr.text("Volume of the sounds.")
            volume = choice(session, title, PERCENTS, now.sound_volume, percent)
            session.change(sound_volume=volume)
            session.outputs.speech.play(Cue.DICE, volume)
        case _Entry.LEARN:
            _learn(session)


def _switch(on: bool, tr: Translator) -> str:
    if on:
        # Translators: The sounds are on.
        return tr.term("sounds", "on")
    # Translators: The sounds are off.
    return tr.term("sounds", "off")


def _learn(session: Session) -> None:
    focus = 0
    while True:
        items = [Item(cue, NAMES[cue](session.tr)) for cue in Cue]
        enter = session.console.name(Command.ACTIVATE)
        # Translators: The title of the list of sounds. {key} is the name of a key, usually Enter.
        title = session.tr.text("Learn the sounds: {key} plays one.", key=enter)
        cue = pick(session, title if not focus else "", items, focus)
        if cue is None:
            return
        session.outputs.speech.play(cue, session.preferences.sound_volume)
        focus = list(Cue).index(cue)


NAMES: dict[Cue, Callable[[Translator], str]] = {
    # Translators: When a sound is heard.
    Cue.DICE: lambda tr: tr.text("dice are rolled"),
    # Translators: When a sound is heard.
    Cue.SET_ASIDE: lambda tr: tr.text("dice are set aside"),
    # Translators: When a sound is heard.
    Cue.FARKLE: lambda tr: tr.text("a farkle"),
    # Translators: When a sound is heard.
    Cue.HOT_DICE: lambda tr: tr.text("hot dice"),
    # Translators: When a sound is heard.
    Cue.SHOWN: lambda tr: tr.text("hidden dice are shown"),
    # Translators: When a sound is heard.
    Cue.LOST: lambda tr: tr.text("you lose a point, a life or a stake"),
    # Translators: When a sound is heard.
    Cue.YOUR_TURN: lambda tr: tr.text("it is your turn"),
    # Translators: When a sound is heard.
    Cue.WIN: lambda tr: tr.text("you have won"),
}
