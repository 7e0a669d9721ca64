"""Lets the player choose a setting of the table."""

from farkle_access.core.options import (
    BadOption,
    NumberOption,
    OptionSpec,
    OptionValue,
    TextOption,
)
from farkle_access.i18n.translator import Translator
from farkle_access.output.announcement import Kind
from farkle_access.play.setup import Setup
from farkle_access.ui.shell.choosing import pick
from farkle_access.ui.shell.faults import bad_option
from farkle_access.ui.shell.menu import Item, capitalised
from farkle_access.ui.shell.session import Session

_TYPED = object()  # the item that asks for a number which is not in the list


def choose_value(session: Session, setup: Setup, spec: OptionSpec) -> OptionValue:
    """The value that the player wants; the present one if they go back."""
    tr, words = session.tr, session.games[setup.game].words()
    current = setup.options[spec.name]
    name, explanation = words.option(spec, tr)
    values = [*spec.offered] if current in spec.offered else [current, *spec.offered]
    items: list[Item[object]] = [Item(value, words.value(spec, value, tr)) for value in values]
    if isinstance(spec, NumberOption):
        # Translators: The last item in a list of numbers: another one is typed.
        items.append(Item(_TYPED, tr.text("Another number")))
    if isinstance(spec, TextOption):
        # Translators: The last item in a list of possibilities: something else is typed.
        items.append(Item(_TYPED, tr.text("Type another")))
    chosen = pick(session, f"{capitalised(name)}. {explanation}", items, values.index(current))
    if chosen is _TYPED:
        return _typed(session, setup, spec)
    return current if chosen is None else spec.check(chosen)


def _typed(session: Session, setup: Setup, spec: OptionSpec) -> OptionValue:
    """A typed value, asked for until it is valid; Enter alone keeps the present one."""
    words, current = session.games[setup.game].words(), setup.options[spec.name]
    question = _question(spec, words.value(spec, current, session.tr), session.tr)
    while answer := (session.console.ask(question) or "").strip():
        try:
            return spec.check(answer)
        except BadOption as fault:
            session.console.say(bad_option(fault, words, session.tr), kind=Kind.ERROR)
    return current


def _question(spec: OptionSpec, current: str, tr: Translator) -> str:
    if not isinstance(spec, NumberOption):
        # Translators: A question; a text is typed or pasted. {value} is what an empty line leaves.
        return tr.text("Type it and press Enter. Enter alone: {value}.", value=current)
    if spec.step == 1:
        # Translators: A question; a number is typed. {value} is what an empty line leaves.
        return tr.text(
            "Type a whole number from {least} to {most} and press Enter. Enter alone: {value}.",
            least=spec.minimum,
            most=spec.maximum,
            value=current,
        )
    # Translators: A question; a number is typed. {value} is what an empty line leaves, such as
    # "50 points".
    return tr.text(
        "Type a multiple of {step} from {least} to {most} and press Enter. Enter alone: {value}.",
        step=spec.step,
        least=spec.minimum,
        most=spec.maximum,
        value=current,
    )
