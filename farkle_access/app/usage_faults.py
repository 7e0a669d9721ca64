"""Why a command line is not understood, in one sentence each."""

from farkle_access.app.cli_commands import Command, Option
from farkle_access.i18n.phrases import listed
from farkle_access.i18n.translator import Translator


def not_understood(tr: Translator) -> str:
    """A value where none can stand, or a word of nothing but blanks."""
    # Translators: An error of the command line, for a value where none can stand.
    return tr.text("The command line is not understood. See: farkle-access --help.")


def unknown_option(word: str, tr: Translator) -> str:
    """An option that neither the program nor any of its games has."""
    # Translators: An error of the command line. {option} is what was typed.
    return tr.text("There is no option {option}. See: farkle-access --help.", option=_quoted(word))


def unknown_command(word: str, tr: Translator) -> str:
    """A first word that is no command."""
    # Translators: An error of the command line. {command} is what was typed.
    return tr.text(
        "There is no command {command}. See: farkle-access --help.", command=_quoted(word)
    )


def unknown_word(word: str, tr: Translator) -> str:
    """A word behind all that the command takes."""
    # Translators: An error of the command line. {word} is one word too many.
    return tr.text("{word} is one word too many. See: farkle-access --help.", word=_quoted(word))


def word_needed(command: Command, tr: Translator) -> str:
    """A command without the word that it needs."""
    # Translators: An error of the command line. {command} is play, replay or simulate, {word}
    # is GAME or FILE.
    return tr.text(
        "{command} needs a word behind it: {word}. See: farkle-access --help.",
        command=command.name,
        word=command.word,
    )


def value_needed(option: Option, tr: Translator) -> str:
    """An option without its value."""
    # Translators: An error of the command line. {option} is for example --seed, {value} what
    # must follow, such as NUMBER.
    return tr.text(
        "The option {option} needs a value: {value}.", option=option.name, value=option.value
    )


def no_choice(option: Option, value: object, tr: Translator) -> str:
    """A value that an option with few values does not take."""
    # Translators: An error of the command line. {option} is for example --language, {value}
    # what was typed, {values} what can be typed.
    return tr.text(
        "The option {option} does not take {value}. It takes one of: {values}.",
        option=option.name,
        value=_quoted(value),
        values=listed(option.choices),
    )


def out_of_place(option: Option, command: Command | None, tr: Translator) -> str:
    """An option of another command."""
    if command is None:
        # Translators: An error of the command line. {option} is for example --seed.
        return tr.text("The option {option} needs a command before it.", option=option.name)
    # Translators: An error of the command line. {option} is for example --seed, {command} for
    # example doctor.
    return tr.text(
        "The command {command} has no option {option}.", command=command.name, option=option.name
    )


def _quoted(typed: object) -> str:
    from farkle_access.ui.shell.faults import quoted  # here, because few command lines have faults

    return quoted(typed)
