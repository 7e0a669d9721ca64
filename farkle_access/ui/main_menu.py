"""The first choices: the language at the very first start, and the main menu."""

from enum import Enum, auto

from farkle_access.i18n.catalog import LANGUAGES
from farkle_access.ui.shell.choosing import pick
from farkle_access.ui.shell.menu import Item
from farkle_access.ui.shell.session import Session


class _Entry(Enum):
    NEW = auto()
    RESUME = auto()
    RULES = auto()
    KEYS = auto()
    SETTINGS = auto()
    STATISTICS = auto()
    QUIT = auto()
    REVIEW = auto()


def choose_first_language(session: Session, system: str) -> None:
    """Ask for the language, each by its own name, that of the system first."""
    order = sorted(LANGUAGES, key=lambda language: language != system)
    items = [Item(language, LANGUAGES[language]) for language in order]
    # Translators: The title of the list of languages at the very first start.
    title = session.tr.text("Language: choose with the arrows and press Enter.")
    session.change(language=pick(session, title, items) or system)


def run_main_menu(session: Session) -> None:
    """Show the main menu until the player quits. Raises Leave."""
    if session.playing.names():  # seldom: only then is it loaded
        from farkle_access.ui.match.saving import keep_marked

        keep_marked(session)
    focus = 0
    while True:
        items = _items(session)
        # Translators: The title of the first menu. Farkle Access is the name of the program.
        entry = pick(session, session.tr.text("Main menu of Farkle Access."), items, focus)
        if entry is _Entry.QUIT:
            # Translators: Heard when the player quits.
            session.console.say(session.tr.text("Goodbye."))
            return
        if entry is not None:  # Esc stays here: going back step by step must not end the program
            _open(entry, session)
            focus = [item.value for item in items].index(entry)


def _items(session: Session) -> list[Item[_Entry]]:
    tr = session.tr
    items = [
        # Translators: An item of the main menu.
        Item(_Entry.NEW, tr.text("New match")),
        # Translators: An item of the main menu: go on with a match left earlier.
        Item(_Entry.RESUME, tr.text("Resume")),
        # Translators: A menu item: the rules.
        Item(_Entry.RULES, tr.text("Rules")),
        # Translators: A menu item: which keys do what.
        Item(_Entry.KEYS, tr.text("Keys")),
        # Translators: A menu item: the settings of the program.
        Item(_Entry.SETTINGS, tr.text("Settings")),
        # Translators: A menu item.
        Item(_Entry.STATISTICS, tr.text("Statistics")),
        # Translators: A menu item: leave the program.
        Item(_Entry.QUIT, tr.text("Quit")),
    ]
    if session.finished is not None:  # last, so that the other items keep their numbers
        # Translators: An item of the main menu after a match: which choices cost the most.
        items.append(Item(_Entry.REVIEW, tr.text("Review of the last match")))
    return items


def _open(entry: _Entry, session: Session) -> None:
    # Each screen is imported when it is entered: the first words do not wait for it.
    match entry:
        case _Entry.NEW:
            from farkle_access.ui.tables.setup import SetupScreen

            SetupScreen(session).run()
        case _Entry.RESUME:
            from farkle_access.ui.tables.resume import resume_match

            resume_match(session)
        case _Entry.RULES:
            from farkle_access.ui.tables.choose_game import choose_rules

            choose_rules(session)
        case _Entry.KEYS:
            from farkle_access.ui.shell.help import read_help

            read_help(session)
        case _Entry.SETTINGS:
            from farkle_access.ui.settings.settings import change_settings

            change_settings(session)
        case _Entry.STATISTICS:
            from farkle_access.ui.tables.statistics import read_statistics

            read_statistics(session)
        case _Entry.REVIEW if session.finished is not None:
            from farkle_access.ui.match.match_review import review

            review(session, session.finished)
