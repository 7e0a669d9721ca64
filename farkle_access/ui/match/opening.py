"""What is said when a match begins or goes on."""

from collections.abc import Iterator, Sequence

from farkle_access.core.contract import EventT, MoveT, RefusalT, StateT, ViewT
from farkle_access.core.options import meaningful
from farkle_access.gamekit.hearing import heard
from farkle_access.gamekit.package import GamePackage
from farkle_access.gamekit.words import Query
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.phrases import listed, numbers
from farkle_access.i18n.translator import Translator
from farkle_access.play.header import Header
from farkle_access.play.table import Table
from farkle_access.ui.match.curtain import Curtain
from farkle_access.ui.shell.menu import capitalised


def began(
    package: GamePackage[StateT, ViewT, MoveT, EventT, RefusalT],
    header: Header,
    listener: Listener,
) -> tuple[str, ...]:
    """The settings of the table, and where the dice come from if not from chance.

    Before the end of a match hidden dice could be worked out from a seed and given throws, so of
    these it is said only that there are some.
    """
    tr = listener.tr
    said = [settings_of_the_table(package, header, tr)]
    if header.seed is not None or header.dice:
        hidden = package.rules().hides and not listener.everything
        said.append(_not_by_chance(tr) if hidden else _dice(header, tr))
    return tuple(said)


def _not_by_chance(tr: Translator) -> str:
    # Translators: Heard when a match with hidden dice begins, and the dice, or some of them, were
    # decided before by whoever started the program.
    return tr.text("The dice were decided before: whoever started the program may know them.")


def settings_of_the_table(
    package: GamePackage[StateT, ViewT, MoveT, EventT, RefusalT],
    header: Header,
    tr: Translator,
) -> str:
    """The game and all its settings, in one sentence group."""
    words, settings = package.words(), []
    for spec in meaningful(package.rules().options, header.options):
        name, _ = words.option(spec, tr)
        value = words.value(spec, header.options[spec.name], tr)
        # Translators: A setting of the table and its value, such as "Limit: 1000 points".
        settings.append(tr.text("{setting}: {value}", setting=name, value=value))
    if not settings:
        # Translators: Heard when a match begins, and after the key O, in a game without settings.
        # {game} is the name of the game.
        return tr.text("{game}.", game=words.title(tr))
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


def story(
    package: GamePackage[StateT, ViewT, MoveT, EventT, RefusalT],
    events: Sequence[EventT],
    listener: Listener,
) -> Iterator[str]:
    """What was heard of a match up to now, told anew from its events."""
    return (said.text for said in heard(package, events, listener) if said.text)


def resumed(
    table: Table[StateT, ViewT, MoveT, EventT, RefusalT],
    curtain: Curtain[StateT, ViewT, MoveT, EventT, RefusalT],
) -> tuple[str, ...]:
    """Where the match stands, and what of its record could not be read.

    Of hidden dice nothing is said here while several persons hear it.
    """
    listener, view, words = curtain.listener, curtain.view, table.package.words()
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
