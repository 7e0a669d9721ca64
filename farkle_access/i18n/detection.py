"""The language of the system, from an environment that is passed in."""

from collections.abc import Callable, Mapping

from farkle_access.i18n.catalog import LANGUAGES

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def system_language(environment: Mapping[str, str], ask_system: Callable[[], str]) -> str:
    """The language to start in: by the variables, else by the system, else English.

    `ask_system` returns a locale name such as "it_IT", or "" when it knows none.
    """
    wishes = [part for name in VARIABLES for part in environment.get(name, "").split(":")]
    wishes = [wish for wish in wishes if _means_something(wish)]
    if not wishes:
        wishes = [ask_system()]
    for wish in wishes:
        language = wish.split(".")[0].split("@")[0].replace("-", "_").split("_")[0].lower()
        if language in LANGUAGES:
            return language
    return "en"


def _means_something(wish: str) -> bool:
    return wish.split(".")[0] not in ("", "C", "POSIX")


def ask_system(platform: str) -> str:
    """The locale name of the desktop on Windows and macOS; "" where there is none to ask."""
    if platform == "win32":
        return _ask_windows()
    if platform == "darwin":
        return _ask_macos()
    return ""


def _ask_windows() -> str:
    import ctypes
    import locale

    try:
        code = ctypes.windll.kernel32.GetUserDefaultUILanguage()  # type: ignore[attr-defined, unused-ignore]
    except (AttributeError, OSError):
        return ""
    return locale.windows_locale.get(code, "")


def _ask_macos() -> str:
    import re
    import subprocess

    try:
        done = subprocess.run(
            ["/usr/bin/defaults", "read", "-g", "AppleLanguages"],
            capture_output=True,
            text=True,
            timeout=2,
            check=False,
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    found = re.search(r"[A-Za-z]{2,3}(?:[-_][A-Za-z]+)?", done.stdout)
    return found.group() if found else ""
