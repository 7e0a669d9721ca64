"""How each player is told of hidden dice: the setting, and what is said of it."""

import sys

from farkle_access.i18n.translator import Translator
from farkle_access.output.announcement import Kind
from farkle_access.output.private_channel import PrivateChannel
from farkle_access.play.players import name_key
from farkle_access.ui.shell.choosing import pick
from farkle_access.ui.shell.menu import Item
from farkle_access.ui.shell.session import Session
from farkle_access.ui.shell.values import choice

_USUAL = ""
"""The item of the list that chooses no channel."""


def chosen_channel(session: Session, name: str) -> PrivateChannel | None:
    """The channel that a player of this name has chosen; None for none."""
    chosen = session.preferences.private_channels.items()
    return next((channel for other, channel in chosen if name_key(other) == name_key(name)), None)


def wished_channel(session: Session, name: str) -> PrivateChannel:
    """The channel of a player: the chosen one, or else as the game speaks anyway."""
    usual = PrivateChannel.SPEECH if session.outputs.mode.speaks else PrivateChannel.LINE
    return chosen_channel(session, name) or usual


def unkept(channel: PrivateChannel, tr: Translator) -> str:
    """Why a player cannot be told of hidden dice in the way that was announced."""
    if channel is PrivateChannel.BRAILLE:
        # Translators: Heard by everybody, when hidden dice cannot be shown to one player.
        return tr.text("The braille display cannot be reached.")
    # Translators: Heard by everybody, when hidden dice cannot be spoken to one player.
    return tr.text("Speech does not work.")


def in_its_place(player: str, key: str, tr: Translator, *, wipes: bool) -> str:
    """What happens instead, when the player agrees. `wipes`: lines can be wiped here."""
    if wipes:
        # Translators: Heard by everybody, after "Speech does not work." {player} is the name of
        # the one player who may know the hidden dice, {key} the name of a key, usually Enter.
        return tr.text(
            "{player}, press {key} once more to read what is hidden in one line, which is wiped "
            "afterwards.",
            player=player,
            key=key,
        )
    # Translators: Heard by everybody, after "Speech does not work." {player} is the name of the
    # one player who may know the hidden dice, {key} the name of a key, usually Enter.
    return tr.text(
        "{player}, press {key} once more to read what is hidden in a line, which stays readable.",
        player=player,
        key=key,
    )


def what_follows(channel: PrivateChannel, tr: Translator, *, wipes: bool) -> str:
    """What is said before a player is told of hidden dice for the first time; "" for nothing.

    `wipes`: lines can be wiped here; where they cannot, that was said when the match began.
    """
    match channel:
        case PrivateChannel.LINE | PrivateChannel.BRAILLE if not wipes:
            return ""
        case PrivateChannel.SPEECH:
            # Translators: Heard by everybody, before hidden dice are spoken to one player.
            return tr.text("What follows is spoken: with headphones only you hear it.")
        case PrivateChannel.LINE:
            # Translators: Heard by everybody, before one player reads hidden dice on the screen.
            return tr.text("What follows stands in one line, which is wiped afterwards.")
        case PrivateChannel.BRAILLE if sys.platform != "win32":
            # Translators: Heard by everybody, before one player reads hidden dice in braille,
            # where a braille display shows what stands on the screen.
            return tr.text(
                "What follows stands in one line for the braille display, and on the screen, and "
                "is wiped afterwards."
            )
        case PrivateChannel.BRAILLE:
            # Translators: Heard by everybody, before one player reads hidden dice in braille.
            return tr.text("What follows is on the braille display, and is wiped afterwards.")


def change_private_channels(session: Session) -> None:
    """Change how players are told of hidden dice, until the player goes back."""
    focus = 0
    while True:
        names = _names(session)
        if not names:
            # Translators: Heard instead of the settings for hidden dice.
            said = session.tr.text("Nobody has played at this computer yet.")
            session.console.say(said, kind=Kind.ERROR)
            return
        items = [Item(name, _label(session, name)) for name in names]
        # Translators: The title of the list of players in the settings.
        title = session.tr.text(
            "Hidden dice: how each player is told of them when several play at one keyboard."
        )
        name = pick(session, title, items, focus)
        if name is None:
            return
        focus = names.index(name)
        _change(session, name)


def _names(session: Session) -> list[str]:
    """The people of this match, or else of the last table, and those who chose before."""
    setup = None if session.persons else session.tables.recall()
    known = [player.name for player in setup.players if not player.computer] if setup else []
    names = {name_key(name): name for name in session.preferences.private_channels}
    for name in (*session.persons, *known):
        names[name_key(name)] = name
    return sorted(names.values(), key=name_key)


def _label(session: Session, name: str) -> str:
    value = channel_name(chosen_channel(session, name), session.tr)
    # Translators: A setting of one player. {player} is a name, {value} for example "speech".
    return session.tr.text("{player}: {value}", player=name, value=value)


def _change(session: Session, name: str) -> None:
    # Translators: The title of the choices for one player in the settings for hidden dice.
    title = session.tr.text("How {player} is told of hidden dice.", player=name)
    values: tuple[PrivateChannel | str, ...] = (_USUAL, *PrivateChannel)
    current = chosen_channel(session, name) or _USUAL
    chosen = choice(session, title, values, current, lambda v, tr: channel_name(_channel(v), tr))
    before = session.preferences.private_channels
    others = {other: old for other, old in before.items() if name_key(other) != name_key(name)}
    channel = _channel(chosen)
    changed = others if channel is None else {**others, name: channel}
    session.change(private_channels=changed)


def _channel(value: PrivateChannel | str) -> PrivateChannel | None:
    return PrivateChannel(value) if value else None


def channel_name(channel: PrivateChannel | None, tr: Translator) -> str:
    """The name of a channel, as a value of the setting; None is the usual one."""
    match channel:
        case None:
            # Translators: A way to be told of hidden dice: by speech if the game speaks,
            # otherwise on the terminal.
            return tr.term("hidden dice", "like everything else")
        case PrivateChannel.SPEECH:
            # Translators: A way to be told of hidden dice.
            return tr.term("hidden dice", "speech only, best with headphones")
        case PrivateChannel.LINE:
            # Translators: A way to be told of hidden dice.
            return tr.term("hidden dice", "a line on the terminal only")
        case PrivateChannel.BRAILLE:
            # Translators: A way to be told of hidden dice.
            return tr.term("hidden dice", "braille only")
