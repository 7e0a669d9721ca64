"""External engines in tests: they are looked for only where a test asks for them."""

import shutil

import pytest

GNUBG = shutil.which("gnubg")
needs_gnubg = pytest.mark.skipif(GNUBG is None, reason="gnubg is not installed")
