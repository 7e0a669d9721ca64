"""The program with the games of `tests.ui.cup` on its list: python -m tests.end_to_end.cups"""

import sys

from farkle_access.app.main import program
from tests.end_to_end.program import COMMAND
from tests.ui.cup import LongCupRooms, cups

CUPS = (COMMAND[0], "-m", "tests.end_to_end.cups")

if __name__ == "__main__":
    rooms = (LongCupRooms,) if "--long" in sys.argv else ()
    sys.argv = [word for word in sys.argv if word != "--long"]
    with cups(*rooms):
        sys.exit(program())
