"""What is wrong with an input, in one clear sentence."""

from typing import Any

from farkle_access.core.options import BadOption, NumberOption, TextOption
from farkle_access.gamekit.words import Words
from farkle_access.i18n.phrases import listed
from farkle_access.i18n.translator import Translator
from farkle_access.output.text import printable
from farkle_access.play.header import Fault
from farkle_access.play.keys import KEY_FILE
from farkle_access.play.players import LONGEST_NAME, BadName, NameFault
from farkle_access.ui.shell.menu import capitalised

LONGEST_QUOTE = 40  # characters of an input that are repeated to the player


def quoted(text: object) -> str:
    """An input as it can be repeated to the player: printable, and not too long."""
    said = printable(str(text))
    return said if len(said) <= LONGEST_QUOTE else said[:LONGEST_QUOTE]


def bad_name(fault: BadName, tr: Translator) -> str:
    """Why a name of a player is refused."""
    match fault.reason:
        case NameFault.EMPTY:
            # Translators: Why a name is refused.
            return tr.text("A name needs at least one letter or digit.")
        case NameFault.TOO_LONG:
            # Translators: Why a name is refused. {n} is the number of characters allowed.
            return tr.text("A name has at most {n} characters.", n=LONGEST_NAME)
        case NameFault.UNPRINTABLE:
            # Translators: Why a name is refused.
            return tr.text("A name may hold no invisible or control characters.")
        case NameFault.RESERVED_CHARACTER:
            # Translators: Why a name is refused. bot: is typed on the command line.
            return tr.text("A name may hold no comma and may not begin with bot and a colon.")
        case NameFault.DUPLICATE:
            # Translators: Why a name is refused. {player} is the name.
            return tr.text(
                "Two players cannot both be called {player}.", player=quoted(fault.name)
            )
        case NameFault.ALIKE:
            # Translators: Why a name is refused: only marks or spaces tell it from another, as
            # in Ann and Ann with a full stop. {player} is the name.
            return tr.text(
                "The name {player} is too much like another one at the table: names differ in "
                "their letters or digits.",
                player=quoted(fault.name),
            )
        case NameFault.MIXED:
            # Translators: Why a name is refused, for example one with Latin and Cyrillic letters.
            return tr.text("A name may not mix letters of different alphabets.")
        case NameFault.UNREADABLE:
            # Translators: Why a name is refused: the terminal sent bytes that are no characters.
            return tr.text("The name holds characters that cannot be read here; type it again.")


def bad_option(fault: BadOption, words: Words[Any, Any, Any], tr: Translator) -> str:
    """Why a value for a setting of the table is refused."""
    spec = fault.spec
    name = capitalised(words.option(spec, tr)[0])
    if isinstance(spec, NumberOption) and spec.step == 1:
        # Translators: Why a number is refused. {setting} is for example "Length of the match".
        return tr.text(
            "{setting}: a whole number from {least} to {most} is needed.",
            setting=name,
            least=spec.minimum,
            most=spec.maximum,
        )
    if isinstance(spec, NumberOption):
        # Translators: Why a number is refused. {setting} is for example "Limit".
        return tr.text(
            "{setting}: a multiple of {step} from {least} to {most} is needed.",
            setting=name,
            step=spec.step,
            least=spec.minimum,
            most=spec.maximum,
        )
    if isinstance(spec, TextOption):
        # Translators: Why a typed text is refused. {setting} is for example "Position", {value}
        # what was typed.
        return tr.text(
            "{setting}: {value} is not understood.", setting=name, value=quoted(fault.value)
        )
    # Translators: Why a value is refused. {values} are words for the command line.
    return tr.text(
        "{setting}: one of these is needed: {values}.", setting=name, values=listed(spec.offered)
    )


def unreadable(fault: Fault, file: str, tr: Translator) -> str:
    """Why no match can be resumed from a file."""
    match fault:
        case Fault.MISSING:
            # Translators: Why a match cannot be read. {file} is the name of a file.
            return tr.text("There is no file {file}.", file=quoted(file))
        case Fault.NO_ACCESS:
            # Translators: Why a match cannot be read. {file} is the name of a file.
            return tr.text("The file {file} may not be read or written.", file=quoted(file))
        case Fault.NO_KEY:
            # Translators: Why a match with hidden dice cannot be read. {file} is the name of its
            # file, {key} that of the file without which hidden dice stay hidden; it is missing,
            # damaged, or that of another computer.
            return tr.text(
                "The match in {file} hides dice, and the file {key} that opens them is missing, "
                "damaged or another computer's.",
                file=quoted(file),
                key=KEY_FILE,
            )
        case Fault.NOT_A_RECORD:
            # Translators: Why a match cannot be read. {file} is the name of a file.
            return tr.text("The file {file} holds no match that can be read.", file=quoted(file))
        case Fault.NEWER:
            # Translators: Why a match cannot be read. {file} is the name of a file.
            return tr.text(
                "The match in {file} was made by a newer version of the program.",
                file=quoted(file),
            )
        case Fault.OLDER:
            # Translators: Why a match cannot be read. {file} is the name of a file.
            return tr.text(
                "The match in {file} was made with older rules and cannot go on.",
                file=quoted(file),
            )


def in_use(tr: Translator) -> str:
    """Why a match that is open in another window cannot be resumed."""
    # Translators: Heard when another program has the match open.
    return tr.text("This match is open in another window.")


def not_written(file: str, tr: Translator) -> str:
    """Why a file cannot be made."""
    # Translators: Heard when a file cannot be written. {file} is the name of a file.
    return tr.text("The file {file} cannot be written.", file=quoted(file))
