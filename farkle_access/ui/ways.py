"""The ways in which players are told of hidden dice, in words and as a setting."""

from farkle_access.i18n.translator import Translator
from farkle_access.output.announcement import Kind, Way
from farkle_access.play.players import name_key
from farkle_access.ui.choices import choice
from farkle_access.ui.choosing import pick
from farkle_access.ui.menu import Item
from farkle_access.ui.session import Session

_USUAL = ""
"""Stands in the list of ways for none of them."""


def chosen_way(session: Session, name: str) -> Way | None:
    """The way that a player of this name chose; None for none."""
    ways = session.preferences.ways
    return next((way for other, way in ways.items() if name_key(other) == name_key(name)), None)


def way_of(session: Session, name: str) -> Way:
    """How a player is told: as they chose, or else as the game speaks anyway.

    Where it is known that nothing can speak, a line stands in for speech.
    """
    usual = Way.SPEECH if session.outputs.mode.speaks else Way.LINE
    way = chosen_way(session, name) or usual
    return Way.LINE if way is Way.SPEECH and session.outputs.silent else way


def what_follows(way: Way, tr: Translator, *, wipes: bool) -> str:
    """Said before a player is told of hidden dice for the first time; "" for nothing to say.

    `wipes`: lines can be wiped here; where they cannot, that was said when the match began.
    """
    match way:
        case Way.LINE | Way.BRAILLE if not wipes:
            return ""
        case Way.SPEECH:
            # Translators: Heard by everybody, before hidden dice are spoken to one player.
            return tr.text("What follows is spoken: with headphones only you hear it.")
        case Way.LINE:
            # Translators: Heard by everybody, before one player reads hidden dice on the screen.
            return tr.text("What follows stands in one line, which is wiped afterwards.")
        case Way.BRAILLE:
            # Translators: Heard by everybody, before one player reads hidden dice in braille.
            return tr.text("What follows is on the braille display, and is wiped afterwards.")


def change_ways(session: Session) -> None:
    """Until the player goes back."""
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
    """The persons of this match, or else of the table used last, and those who chose before."""
    setup = None if session.persons else session.tables.recall()
    known = [player.name for player in setup.players if not player.computer] if setup else []
    names = {name_key(name): name for name in session.preferences.ways}
    for name in (*session.persons, *known):
        names[name_key(name)] = name
    return sorted(names.values(), key=name_key)


def _label(session: Session, name: str) -> str:
    value = way_name(chosen_way(session, name), session.tr)
    # Translators: A setting of one player. {player} is a name, {value} for example "speech".
    return session.tr.text("{player}: {value}", player=name, value=value)


def _change(session: Session, name: str) -> None:
    # Translators: The title of the choices for one player in the settings for hidden dice.
    title = session.tr.text("How {player} is told of hidden dice.", player=name)
    values: tuple[Way | str, ...] = (_USUAL, *Way)
    current = chosen_way(session, name) or _USUAL
    chosen = choice(session, title, values, current, lambda v, tr: way_name(_way(v), tr))
    ways = session.preferences.ways
    others = {other: old for other, old in ways.items() if name_key(other) != name_key(name)}
    way = _way(chosen)
    session.change(ways=others if way is None else {**others, name: way})


def _way(value: Way | str) -> Way | None:
    return Way(value) if value else None


def way_name(way: Way | None, tr: Translator) -> str:
    """A way as a value of the setting; None is the usual one."""
    match way:
        case None:
            # Translators: A way to be told of hidden dice: by speech if the game speaks,
            # otherwise on the terminal.
            return tr.term("hidden dice", "like everything else")
        case Way.SPEECH:
            # Translators: A way to be told of hidden dice.
            return tr.term("hidden dice", "speech only, best with headphones")
        case Way.LINE:
            # Translators: A way to be told of hidden dice.
            return tr.term("hidden dice", "a line on the terminal only")
        case Way.BRAILLE:
            # Translators: A way to be told of hidden dice.
            return tr.term("hidden dice", "braille only")
