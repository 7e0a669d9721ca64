"""What the doctor says about speech; it ends with a spoken test."""

from collections.abc import Iterator, Mapping

from farkle_access.app.run import Run
from farkle_access.app.speech import speech
from farkle_access.i18n.catalog import LANGUAGES
from farkle_access.i18n.phrases import listed
from farkle_access.i18n.translator import Translator
from farkle_access.output.announcement import Announcement, Batch
from farkle_access.output.detection import Detection, Reason
from farkle_access.output.mode import OutputMode
from farkle_access.output.sinks import Speech
from farkle_access.ui.shell.output_names import mode_name

PATIENCE = 6.0
"""Seconds for the host to find something that speaks."""
MOST_VOICES = 5
"""Names of voices that are said for a language; synthesizers can have a hundred."""


def report(run: Run, detection: Detection) -> Iterator[str]:
    """Line after line; the last one is also spoken, if anything can speak."""
    tr = run.tr
    asked = run.output or run.settings.preferences.output
    # Translators: A line of the report. {value} is a value of the setting "Output".
    yield tr.text("Output that was asked for: {value}.", value=mode_name(asked, tr))
    yield _detected(detection, tr)
    remote = detection.reason is Reason.REMOTE
    if asked is OutputMode.TERMINAL or (asked is OutputMode.AUTO and remote):
        # Translators: A line of the report.
        yield tr.text("Speech was not tried, because only lines are used here.")
        return
    voice = speech(run.places.cache)
    try:
        yield from _speech(voice, run)
    finally:
        voice.close()


def _speech(voice: Speech, run: Run) -> Iterator[str]:
    tr, now = run.tr, run.settings.preferences
    voice.use(now.rate, now.pitch, now.volume, now.voices)
    voice.wait(PATIENCE)
    if not voice.speaker:
        # Translators: A line of the report.
        yield tr.text("Nothing was found that can speak.")
        return
    # Translators: A line of the report. {name} is a program, such as NVDA or speech-dispatcher.
    yield tr.text("The game speaks through {name}.", name=voice.speaker)
    yield from _voices(voice.voices, tr)
    # Translators: The last line of the report. It is spoken at the same time.
    test = tr.text("If you hear this sentence, speech works.")
    voice.deliver(Batch((Announcement(test),), interrupt=True), tr.language)
    yield test


def _voices(voices: Mapping[str, tuple[str, ...]], tr: Translator) -> Iterator[str]:
    if not voices:
        # Translators: A line of the report, when a screen reader speaks.
        yield tr.text("The voice is chosen in that program.")
        return
    for language, name in LANGUAGES.items():
        found = voices.get(language, ())
        if found:
            some = listed(found[:MOST_VOICES])
            # Translators: A line of the report. {language} is the name of a language, {n} how
            # many voices there are, {voices} the names of some of them.
            yield tr.plural(
                "{n} voice for {language}: {voices}.",
                "{n} voices for {language}, such as {voices}.",
                len(found),
                language=name,
                voices=some,
            )
        else:
            # Translators: A line of the report. {language} is the name of a language.
            yield tr.text("No voice for {language}.", language=name)


def _detected(detection: Detection, tr: Translator) -> str:
    match detection.reason:
        case Reason.NO_TERMINAL:
            # Translators: A line of the report: what the output "automatic" means here.
            return tr.text("Automatic output means lines here, because there is no terminal.")
        case Reason.REMOTE:
            # Translators: A line of the report: what the output "automatic" means here.
            return tr.text(
                "Automatic output means lines here, because the program is used over the network."
            )
        case Reason.MAC:
            # Translators: A line of the report: what the output "automatic" means here.
            return tr.text(
                "Automatic output means lines here, because VoiceOver reads the terminal."
            )
        case Reason.READER if detection.name:
            # Translators: A line of the report. {name} is a screen reader, such as Orca.
            return tr.text(
                "Automatic output means lines here, because {name} reads the terminal.",
                name=detection.name,
            )
        case Reason.READER:
            # Translators: A line of the report: what the output "automatic" means here.
            return tr.text(
                "Automatic output means lines here, because a screen reader is running."
            )
        case Reason.API_READER:
            # Translators: A line of the report. {name} is a screen reader, such as NVDA.
            return tr.text(
                "Automatic output means speech here, because {name} takes texts from programs.",
                name=detection.name,
            )
        case Reason.WINDOWS | Reason.SERVER:
            # Translators: A line of the report: what the output "automatic" means here.
            return tr.text(
                "Automatic output means lines and speech here, because no screen reader was found."
            )
        case Reason.NOTHING:
            # Translators: A line of the report: what the output "automatic" means here.
            return tr.text(
                "Automatic output means lines here, because neither a screen reader nor a speech "
                "server was found."
            )
