"""A game is listened to before it is offered."""

from farkle_access.i18n.catalog import LANGUAGES
from tests.contract.subject import Check, Subject
from tests.golden.scenes import FOLDER, every_scene


def a_golden_transcript_lies_there_in_every_language(subject: Subject) -> None:
    """Of a scene that plays the game by its name."""
    words = ("play", subject.package.name)
    names = [
        name
        for name, scene in every_scene().items()
        if any(run.words[:2] == words for run in scene.runs)
    ]
    assert names
    for language in LANGUAGES:
        for name in names:
            assert (FOLDER / language / f"{name}.txt").is_file()


CHECKS: tuple[Check, ...] = (a_golden_transcript_lies_there_in_every_language,)
