"""python -m farkle_access"""

import _signal  # type: ignore[import-not-found]  # see `entrance`, whose own loading takes a moment

if _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler:
    _signal.signal(_signal.SIGINT, _signal.SIG_DFL)

from farkle_access.app.entrance import program

raise SystemExit(program())
