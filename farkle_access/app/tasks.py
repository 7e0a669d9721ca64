"""What each command does. Only what a command needs is imported."""

import gc

from farkle_access.app.arguments import Arguments
from farkle_access.app.cli_commands import Command
from farkle_access.app.run import Run


def perform(command: Command, arguments: Arguments, run: Run) -> int:
    """Do what was asked for; returns the exit status. Raises UsageError and SystemExit."""
    if command.name not in ("play", "resume"):
        gc.enable()  # these do more than to begin
    match command.name:
        case "play":
            from farkle_access.app.starting import play_at_once

            return play_at_once(arguments, run)
        case "resume":
            from farkle_access.app.records import resume_record

            return resume_record(arguments, run)
        case "replay":
            from farkle_access.app.records import replay_record

            return replay_record(arguments, run)
        case "review":
            from farkle_access.app.records import review_record

            return review_record(arguments, run)
        case "export":
            from farkle_access.app.exporting import export_match

            return export_match(arguments, run)
        case "import":
            from farkle_access.app.importing import import_match

            return import_match(arguments, run)
        case "simulate":
            from farkle_access.app.simulation import simulate_matches

            return simulate_matches(arguments, run)
        case _:
            from farkle_access.app.doctor import report

            return report(run)
