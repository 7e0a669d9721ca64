"""What the first words of the main menu must not wait for."""

import subprocess
import sys

SHOWS = "import farkle_access.ui.main_menu, sys; print(*sys.modules, sep='\\n')"
LATER = [
    *("games", "gamekit", "play", "ui.match", "ui.tables", "ui.settings", "ui.shell.help"),
    *("output.private_output", "output.private_channel", "output.sinks", "output.speech"),
]
HEAVY = ("dataclasses", "inspect", "threading", "random", "json", "prompt_toolkit")


def test_the_menu_imports_no_screen_no_game_and_nothing_heavy() -> None:
    shown = subprocess.run(
        [sys.executable, "-I", "-c", f"import sys; sys.path[:] = {sys.path!r}; {SHOWS}"],
        capture_output=True,
        text=True,
        check=True,
    )
    found = shown.stdout.split()
    assert "farkle_access.ui.main_menu" in found
    late = tuple(f"farkle_access.{name}" for name in LATER)
    assert [name for name in found if name in HEAVY or name.startswith(late)] == []
