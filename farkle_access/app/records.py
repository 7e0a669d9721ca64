"""The commands that open a recorded match: "resume", "replay" and "review"."""

from pathlib import Path

from farkle_access.app.arguments import Arguments
from farkle_access.app.run import Run
from farkle_access.app.wiring import opened


def resume_record(arguments: Arguments, run: Run) -> int:
    """Go on with a match, without a file with the one played last; returns the exit status."""
    from farkle_access.ui.tables.playing import play_on
    from farkle_access.ui.tables.resume import find

    with opened(run) as session:
        if arguments.word is not None:
            return 0 if play_on(session, Path(arguments.word)) is not None else 1
        waiting = find(session)
        if waiting is None or not waiting.matches:
            return 1
        return 0 if play_on(session, waiting.matches[0].path) is not None else 1


def replay_record(arguments: Arguments, run: Run) -> int:
    """Tell a match from its beginning; returns the exit status."""
    from farkle_access.ui.match.replay import replay

    with opened(run) as session:
        return 0 if replay(session, Path(arguments.word or "")) else 1


def review_record(arguments: Arguments, run: Run) -> int:
    """Tell which choices cost the most; returns the exit status."""
    from farkle_access.ui.match.match_review import review

    with opened(run) as session:
        return 0 if review(session, Path(arguments.word or "")) else 1
