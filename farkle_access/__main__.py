"""python -m farkle_access"""

import signal

signal.signal(signal.SIGINT, signal.SIG_DFL)  # until the program is loaded, Ctrl+C just ends it

import sys  # noqa: E402

from farkle_access.app.entrance import program  # noqa: E402

sys.exit(program())
