"""What is said when a match begins or goes on."""

from collections.abc import Iterator, Sequence

from farkle_access.core.contract import Event
from farkle_access.core.options import meaningful
from farkle_access.games import ROOMS
from farkle_access.games.rooms import Query, Words
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.phrases import listed, numbers
from farkle_access.i18n.translator import Translator
from farkle_access.play.header import Header
from farkle_access.play.table import Table
from farkle_access.ui.curtain import Curtain
from farkle_access.ui.menu import capitalised


def began(header: Header, words: Words, listener: Listener) -> tuple[str, ...]:
    """The settings of the table, and where the dice come from if not from chance.

    Before the end of a match the hidden dice would follow from a seed and given throws, so of
    these it is said only that there are some.
    """
    tr = listener.tr
    said = [settings_of_the_table(header, words, tr)]
    if header.seed is not None or header.dice:
        hidden = ROOMS[header.game].rules().hides and not listener.everything
        said.append(_not_by_chance(tr) if hidden else _dice(header, tr))
    return tuple(said)


def _not_by_chance(tr: Translator) -> str:
    # Translators: Heard when a match with hidden dice begins, and the dice, or some of them, were
    # decided before by whoever started the program.
    return tr.text("The dice were decided before: whoever started the program may know them.")


def settings_of_the_table(header: Header, words: Words, tr: Translator) -> str:
    """The game and all its settings, in one sentence group."""
    settings = []
    for spec in meaningful(ROOMS[header.game].rules().options, header.options):
        name, _ = words.option(spec, tr)
        value = words.value(spec, header.options[spec.name], tr)
        # Translators: A setting of the table and its value, such as "Limit: 1000 points".
        settings.append(tr.text("{setting}: {value}", setting=name, value=value))
    # Translators: Heard when a match begins, and after the key O. {game} is the name of the
    # game, {settings} a list such as "Limit: 1000 points, Ending: the match ends at once".
    return tr.text(
        "{game}. {settings}.", game=words.title(tr), settings=capitalised(listed(settings))
    )


def _dice(header: Header, tr: Translator) -> str:
    parts = []
    if header.seed is not None:
        # Translators: Heard when a match begins whose dice can be repeated. {seed} is a number.
        parts.append(tr.text("The dice follow from the seed {seed}.", seed=header.seed))
    if header.dice:
        throws = numbers(header.dice[0])
        for throw in header.dice[1:]:
            # Translators: A list of throws in their order. {throws} is for example "1, 3, 3, 3,
            # 4, 6", {throw} the following one, such as "1, 1, 2".
            throws = tr.text("{throws}, then {throw}", throws=throws, throw=numbers(throw))
        # Translators: Heard when a match begins with given throws. {throws} is a list such as
        # "1, 3, 3, 3, 4, 6, then 1, 1, 2".
        parts.append(tr.text("These throws are given: {throws}.", throws=throws))
    return " ".join(parts)


def story(words: Words, events: Sequence[Event], listener: Listener) -> Iterator[str]:
    """What was heard of a match up to now, told anew from its events."""
    return (told.text for told in words.tell(events, listener) if told.text)


def resumed(table: Table, words: Words, curtain: Curtain) -> tuple[str, ...]:
    """Where the match stands, and what of its record could not be read.

    Of hidden dice nothing is said here while several persons hear it.
    """
    listener, view = curtain.listener, curtain.view
    tr, said = listener.tr, []
    if table.damage is not None:
        # Translators: Heard when a damaged match is resumed. {file} is the name of a file.
        said.append(
            tr.text(
                "The end of this match was damaged; it goes on from the last move that can be "
                "read. The damaged file is kept as {file}.",
                file=table.damage.copy.name,
            )
        )
    if table.outcome is None:
        # Translators: Heard when a match is resumed. {game} is the name of a game.
        said.append(tr.text("The match of {game} goes on.", game=words.title(tr)))
    said += words.answer(Query.SCORES, view, listener)
    said += words.answer(Query.TURN, view, listener)
    if curtain.on_turn is not None:
        asked = (Query.COUNTS,) if curtain.shared else (Query.DICE, Query.COUNTS)
        said.append(" ".join(part for q in asked for part in words.answer(q, view, listener)))
    return tuple(said)
