"""The help of the command line, made from the table of its commands."""

from farkle_access.app.cli_commands import COMMANDS, COMMON, Command, Option, all_options
from farkle_access.gamekit.package import Games
from farkle_access.i18n.translator import Translator


def help_lines(command: Command | None, games: Games, tr: Translator) -> list[str]:
    """The help, a sentence or two on each line: of one command, or of everything."""
    commands = COMMANDS if command is None else (command,)
    lines = []
    if command is None:
        # Translators: The first line of the command line help.
        said = tr.text("farkle-access: table games played by ear. Without a command: the menu.")
        lines.append(said)
    for shown in commands:
        word = f" {shown.word}" if shown.word else ""
        lines.append(f"farkle-access {shown.name}{word}: {shown.help(tr)}")
        lines += [_option_line(option, tr) for option in all_options(shown, games)]
    # Translators: A heading in the command line help.
    lines.append(tr.text("With every command:"))
    return lines + [_option_line(option, tr) for option in COMMON]


def _option_line(option: Option, tr: Translator) -> str:
    value = f" {option.value}" if option.value else ""
    return f"{option.name}{value}: {option.help(tr)}"
