"""The keys that read back what was said; they do the same on every screen."""

from collections.abc import Callable, Mapping

from farkle_access.i18n.translator import Translator
from farkle_access.output.announcer import Announcer
from farkle_access.ui.shell.commands import Command


class TranscriptKeys:
    """Reads back from the transcript. What it says is not kept there a second time."""

    def __init__(self, announcer: Announcer, tr: Callable[[], Translator]) -> None:
        self._announcer = announcer
        self._tr = tr

    @property
    def answers(self) -> Mapping[Command, Callable[[], None]]:
        """Its commands, with what each of them does."""
        announcer = self._announcer  # which has another transcript behind the curtain
        return {
            Command.REPEAT: lambda: announcer.recall(*announcer.transcript.last()),
            Command.EARLIER: lambda: self._say(announcer.transcript.earlier()),
            Command.LATER: lambda: self._say(announcer.transcript.later()),
            Command.FIRST: lambda: self._say(announcer.transcript.first()),
            Command.LATEST: lambda: self._say(announcer.transcript.latest()),
            Command.PLACE: self._say_place,
            Command.SPELL: self._spell,
            Command.STOP: self._announcer.stop,
        }

    def _say(self, text: str | None) -> None:
        if text is not None:
            self._announcer.recall(text)
            return
        # Translators: Heard when there is no announcement before, or after, the one just read.
        self._announcer.recall(self._tr().text("There are no more announcements there."))

    def _say_place(self) -> None:
        number, count = self._announcer.transcript.place
        # Translators: Heard after the key N: which of the announcements was read last. {n} is
        # its number, {m} how many there are.
        said = self._tr().text("Announcement {n} of {m}.", n=number, m=count)
        self._announcer.recall(said)

    def _spell(self) -> None:
        from farkle_access.ui.shell.spelling import spelled  # here, because few ask for it

        text = self._announcer.transcript.current()
        if text is None:
            self._say(None)
        else:
            self._announcer.recall(spelled(text, self._tr()))
