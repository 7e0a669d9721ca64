"""The catalogs: complete, in step with the sources, and good to hear."""

import ast
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import polib
import pytest

import farkle_access
from farkle_access.i18n.catalog import LANGUAGES
from tests.i18n.hearing import faults, sample
from tests.i18n.pofiles import TRANSLATED, catalog, forms, messages, path, placeholders, texts

ROOT = Path(farkle_access.__file__).resolve().parent.parent
PLURALS = {
    "it": "nplurals=2; plural=(n != 1);",
    "lv": "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);",
}
KEYWORDS = ("text", "plural:1,2", "term:1c,2")
METHODS = ("text", "plural", "term")

each_language = pytest.mark.parametrize("language", TRANSLATED)


def test_every_language_but_english_has_a_catalog() -> None:
    assert {"en", *TRANSLATED} == set(LANGUAGES)


@each_language
def test_the_plural_forms_are_in_the_order_in_which_the_texts_were_written(language: str) -> None:
    assert catalog(language).metadata["Plural-Forms"] == PLURALS[language]
    assert catalog(language).metadata["Language"] == language
    assert catalog(language).metadata["Content-Type"].lower() == "text/plain; charset=utf-8"


def test_the_latvian_catalog_says_that_it_needs_a_native_reader() -> None:
    assert "NEEDS NATIVE REVIEW" in catalog("lv").header


@each_language
def test_nothing_is_missing_doubtful_or_left_over(language: str) -> None:
    found = catalog(language)
    assert [message.msgid for message in found.untranslated_entries()] == []
    assert [message.msgid for message in found.fuzzy_entries()] == []
    assert [message.msgid for message in found.obsolete_entries()] == []
    plurals = [message for message in messages(language) if message.msgid_plural]
    wanted = int(PLURALS[language][len("nplurals=")])
    assert [message.msgid for message in plurals if len(forms(message)) != wanted] == []


@each_language
def test_every_message_tells_when_it_is_heard(language: str) -> None:
    assert [m.msgid for m in messages(language) if not m.comment.startswith("Translators: ")] == []


@each_language
def test_every_text_has_the_placeholders_of_the_english_message(language: str) -> None:
    for message in messages(language):
        names = placeholders(message.msgid)
        assert not message.msgid_plural or placeholders(message.msgid_plural) == names
        for form, text in enumerate(forms(message)):
            # The first Italian form is for one thing only, so it may say "one" without a digit.
            may_lack = {"n"} if (language, form) == ("it", 0) and message.msgid_plural else set()
            assert placeholders(text) <= names, text
            assert names - placeholders(text) <= may_lack, text


@each_language
def test_nothing_is_bad_to_hear(language: str) -> None:
    bad = {
        text: found
        for _, text in texts(language)
        if (found := faults(sample(text, placeholders(text)))) or "'{" in text
    }
    assert bad == {}


@each_language
def test_a_text_ends_as_the_english_message_does(language: str) -> None:
    def ending(text: str) -> str:
        last = text[-1]
        return "." if last in ".!?" else last if last == ":" else ""

    assert {m: text for m, text in texts(language) if ending(m) != ending(text)} == {}


WITH_A_NAME_FIRST = ("rule of Jacoby",)
"""Messages that begin with the name of a person in another language."""


@each_language
def test_a_text_begins_as_the_english_message_does(language: str) -> None:
    """A small letter where it stands inside a sentence, a capital where it begins one."""

    def beginning(text: str) -> str:
        return "?" if not text[:1].isalpha() else "A" if text[0].isupper() else "a"

    unlike = {
        message.msgid: text
        for message in messages(language)
        if message.msgctxt is None and message.msgid not in WITH_A_NAME_FIRST
        if "?" not in (first := beginning(message.msgid))
        for text in forms(message)
        if beginning(text) not in (first, "?")
    }
    assert unlike == {}


@each_language
def test_only_what_is_alike_in_both_languages_is_left_in_english(language: str) -> None:
    alike = {
        message.msgid
        for message in messages(language)
        if message.msgid in forms(message) and re.search("[a-z]{2}", _words(message.msgid))
    }
    names = {
        "Farkle",
        "Farkle!",
        "full house",
        "hot dice",
        "Computer",
        "Computer {n}",
        "Volume: {value}",
    }
    names |= {"Gnu Backgammon", "Beghel", "Tokyo", "{value}, bluff"}
    names |= {"Backgammon", "Bar. {player}: {n}. {opponent}: {m}.", "no"}
    names |= {"Position ID: {text}", "Match ID: {text}", "tilde"}
    assert alike <= names | {m.msgid for m in messages(language) if m.msgctxt == "key name"}


def _words(message: str) -> str:
    return re.sub(r"\{\w+\}", "", message)


@each_language
def test_msgfmt_finds_no_fault(language: str, tmp_path: Path) -> None:
    program = shutil.which("msgfmt")
    if program is None:
        pytest.skip("msgfmt of GNU gettext is not installed")
    done = subprocess.run(
        [program, "--check", "-o", str(tmp_path / "out.mo"), str(path(language))],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.fixture(scope="module")
def extracted(tmp_path_factory: pytest.TempPathFactory) -> polib.POFile:
    """The messages of the sources, as translators extract them."""
    babel = pytest.importorskip(
        "babel.messages.frontend", reason="Babel, which reads the sources, is not installed"
    )
    template = tmp_path_factory.mktemp("template") / "new.pot"
    command = ["pybabel", "-q", "extract", "-F", "babel.cfg", "-c", "Translators:"]
    command += [word for keyword in KEYWORDS for word in ("-k", keyword)]
    command += ["--add-location=file", "--no-wrap", "-o", str(template), "farkle_access"]
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        babel.CommandLineInterface().run(command)
    return polib.pofile(template.read_text(encoding="utf-8"))


@each_language
def test_the_catalog_holds_exactly_the_messages_of_the_sources(
    extracted: polib.POFile, language: str
) -> None:
    assert _described(catalog(language)) == _described(extracted)


def _described(found: polib.POFile) -> dict[tuple[str | None, str, str], tuple[str, list[str]]]:
    """Context, message and plural; then the comment, and the files in which it stands."""
    return {
        (message.msgctxt, message.msgid, message.msgid_plural): (
            " ".join(message.comment.split()),
            sorted(file for file, _ in message.occurrences),
        )
        for message in found
    }


def test_extraction_can_see_every_message() -> None:
    """It reads literals only, and on older Pythons it does not look into f-strings."""
    unseen = [
        f"{file.relative_to(ROOT)}, line {call.lineno}"
        for file in sorted((ROOT / "farkle_access").rglob("*.py"))
        for call, inside in _calls(ast.parse(file.read_text(encoding="utf-8")))
        if inside or not _literal(call)
    ]
    assert unseen == []


def _calls(node: ast.AST, inside: bool = False) -> Iterator[tuple[ast.Call, bool]]:
    """The calls that ask for a message, and whether an f-string is around them."""
    if (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in METHODS
        and node.args
    ):
        yield node, inside
    for child in ast.iter_child_nodes(node):
        yield from _calls(child, inside or isinstance(node, ast.JoinedStr))


def _literal(call: ast.Call) -> bool:
    assert isinstance(call.func, ast.Attribute)
    needed = call.args[: 1 if call.func.attr == "text" else 2]
    return all(isinstance(arg, ast.Constant) and isinstance(arg.value, str) for arg in needed)
