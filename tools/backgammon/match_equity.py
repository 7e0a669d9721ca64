"""Pack a match equity table of GNU Backgammon's format into the file that the program reads.

python tools/backgammon/match_equity.py /usr/share/gnubg/met/Kazaross-XG2.xml

The payload is text: the notice of the table, then 25 rows of 25 numbers for the games up to the
Crawford game, then one row for those after it, in millionths. The notice of Kazaross-XG2 allows
copying as long as the notice is kept.
"""

import re
import sys
from pathlib import Path

from farkle_access.gamekit.tables import data_file, write_table
from farkle_access.games.backgammon.engine.weights import MATCH_MAGIC, MATCH_VERSION, PACKAGE

LENGTH = 25


def packed(text: str) -> bytes:
    """The payload of the table in this XML file."""
    notice = re.search(r"<!--(.*?)-->", text, re.DOTALL)
    assert notice is not None
    kept = [line.strip() for line in notice[1].splitlines() if "$Id" not in line]
    rows = [
        [round(float(number) * 1e6) for number in re.findall(r"<me>([\d.]+)</me>", row)]
        for row in re.findall(r"<row>(.*?)</row>", text, re.DOTALL)
    ]
    assert [len(row) for row in rows] == [LENGTH] * (LENGTH + 1)
    lines = [f"# {line}".rstrip() for line in kept] + [" ".join(map(str, row)) for row in rows]
    return ("\n".join(lines) + "\n").encode("ascii")


if __name__ == "__main__":
    payload = packed(Path(sys.argv[1]).read_text(encoding="utf-8"))
    path = data_file(PACKAGE, "match_equity.bin")
    path.parent.mkdir(exist_ok=True)
    write_table(path, MATCH_MAGIC, payload, MATCH_VERSION)
    sys.stdout.write(f"{len(payload)} bytes\n")
