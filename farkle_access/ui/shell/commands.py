"""The table of commands: their keys, and what the help says about them."""

from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple

from farkle_access.i18n.translator import Translator
from farkle_access.input.keys import Key


class Command(StrEnum):
    """What a key can do. A key means the same everywhere."""

    ACTIVATE = "activate"
    NEXT = "next"
    PREVIOUS = "previous"
    AGAIN = "again"
    COUNTS = "counts"
    DICE = "dice"
    SCORES = "scores"
    TURN = "turn"
    BOARD = "board"
    RACE = "race"
    LOOK = "look"
    NEXT_KIND = "next_kind"
    PREVIOUS_KIND = "previous_kind"
    TYPE = "type"
    REPEAT = "repeat"
    EARLIER = "earlier"
    LATER = "later"
    FIRST = "first"
    LATEST = "latest"
    PLACE = "place"
    SPELL = "spell"
    STOP = "stop"
    WHY = "why"
    TAKE_BACK = "take_back"
    HINT = "hint"
    OPTIONS = "options"
    RULES = "rules"
    HELP = "help"
    OUTPUT = "output"
    MENU = "menu"


class Where(StrEnum):
    """Where a command has a meaning."""

    EVERYWHERE = "everywhere"
    MATCH = "match"
    BOARD = "board"
    """In a match of a game with a board."""


class Entry(NamedTuple):
    """A command with its usual keys."""

    command: Command
    keys: tuple[Key, ...]
    help: Callable[[Translator], str]
    where: Where = Where.EVERYWHERE


# Each sentence is the end of a line of the help: "Enter: does the focused item."
COMMANDS: tuple[Entry, ...] = (
    Entry(
        Command.ACTIVATE,
        ("enter",),
        # Translators: Help: what Enter does.
        lambda tr: tr.text("do what the focused item says"),
    ),
    Entry(
        Command.NEXT,
        ("down", "tab"),
        # Translators: Help: what the down arrow does.
        lambda tr: tr.text("go to the next item"),
    ),
    Entry(
        Command.PREVIOUS,
        ("up", "backtab"),
        # Translators: Help: what the up arrow does.
        lambda tr: tr.text("go to the previous item"),
    ),
    Entry(
        Command.AGAIN,
        ("space",),
        # Translators: Help: what Space does.
        lambda tr: tr.text("hear the focused item again, with its explanation"),
    ),
    Entry(
        Command.COUNTS,
        ("c",),
        # Translators: Help: what C does.
        lambda tr: tr.text("hear what counts now and what is at stake"),
        where=Where.MATCH,
    ),
    Entry(
        Command.DICE,
        ("d",),
        # Translators: Help: what D does.
        lambda tr: tr.text("hear the dice again; hidden ones only if they are yours"),
        where=Where.MATCH,
    ),
    Entry(
        Command.SCORES,
        ("s",),
        # Translators: Help: what S does.
        lambda tr: tr.text("hear the scores"),
        where=Where.MATCH,
    ),
    Entry(
        Command.TURN,
        ("t",),
        # Translators: Help: what T does.
        lambda tr: tr.text("hear whose turn it is"),
        where=Where.MATCH,
    ),
    Entry(
        Command.BOARD,
        ("b",),
        # Translators: Help: what B does.
        lambda tr: tr.text("hear the board, in games that have one"),
        where=Where.BOARD,
    ),
    Entry(
        Command.RACE,
        ("p",),
        # Translators: Help: what P does. Pips are the points that a player still has to go.
        lambda tr: tr.text("hear the pips, the bar, and what is off"),
        where=Where.BOARD,
    ),
    Entry(
        Command.LOOK,
        ("l",),
        # Translators: Help: what L does.
        lambda tr: tr.text("go through the board point by point, and move from there"),
        where=Where.BOARD,
    ),
    Entry(
        Command.NEXT_KIND,
        ("f", "right"),
        # Translators: Help: what F and the right arrow do while the board is gone through.
        lambda tr: tr.text("change which points of the board are gone through"),
        where=Where.BOARD,
    ),
    Entry(
        Command.PREVIOUS_KIND,
        ("v", "left"),
        # Translators: Help: what V and the left arrow do while the board is gone through.
        lambda tr: tr.text("go back to the points of the board gone through before"),
        where=Where.BOARD,
    ),
    Entry(
        Command.TYPE,
        ("m",),
        # Translators: Help: what M does.
        lambda tr: tr.text("type a move, in games with a board"),
        where=Where.BOARD,
    ),
    Entry(
        Command.WHY,
        ("y",),
        # Translators: Help: what Y does.
        lambda tr: tr.text("hear why a choice is missing"),
        where=Where.MATCH,
    ),
    Entry(
        Command.TAKE_BACK,
        ("u",),
        # Translators: Help: what U does.
        lambda tr: tr.text("take back the last choice, where the rules allow it"),
        where=Where.MATCH,
    ),
    Entry(
        Command.HINT,
        ("i",),
        # Translators: Help: what I does.
        lambda tr: tr.text("hear a hint"),
        where=Where.MATCH,
    ),
    Entry(
        Command.OPTIONS,
        ("o",),
        # Translators: Help: what O does.
        lambda tr: tr.text("hear the settings of the table"),
        where=Where.MATCH,
    ),
    Entry(
        Command.REPEAT,
        ("r",),
        # Translators: Help: what R does.
        lambda tr: tr.text("repeat what was said last"),
    ),
    Entry(
        Command.EARLIER,
        (",",),
        # Translators: Help: what the comma does.
        lambda tr: tr.text("hear the announcement before"),
    ),
    Entry(
        Command.LATER,
        (".",),
        # Translators: Help: what the full stop does.
        lambda tr: tr.text("hear the announcement after"),
    ),
    Entry(
        Command.FIRST,
        ("<",),
        # Translators: Help: what the key < does.
        lambda tr: tr.text("hear the first announcement"),
    ),
    Entry(
        Command.LATEST,
        (">",),
        # Translators: Help: what the key > does.
        lambda tr: tr.text("hear the latest announcement"),
    ),
    Entry(
        Command.PLACE,
        ("n",),
        # Translators: Help: what N does. The answer is "Announcement 3 of 12".
        lambda tr: tr.text("hear the number of the announcement read last"),
    ),
    Entry(
        Command.SPELL,
        ("k",),
        # Translators: Help: what K does.
        lambda tr: tr.text("spell the announcement read last"),
    ),
    Entry(
        Command.STOP,
        ("backspace",),
        # Translators: Help: what Backspace does.
        lambda tr: tr.text("silence the game's speech"),
    ),
    Entry(
        Command.RULES,
        ("g",),
        # Translators: Help: what G does.
        lambda tr: tr.text("read the rules of the game"),
        where=Where.MATCH,
    ),
    Entry(
        Command.HELP,
        ("h", "f1"),
        # Translators: Help: what H and F1 do.
        lambda tr: tr.text("read which keys work and what they do"),
    ),
    Entry(
        Command.OUTPUT,
        ("f2",),
        # Translators: Help: what F2 does.
        lambda tr: tr.text("change between lines, speech, and both"),
    ),
    Entry(
        Command.MENU,
        ("escape",),
        # Translators: Help: what Esc does.
        lambda tr: tr.text("go back; in a match, open the menu of the game"),
    ),
)
