"""All benchmarks, one after the other: python -m benchmarks"""

from benchmarks import (
    backgammon,
    bluff,
    farkle_strength,
    first_line,
    keys,
    matches,
    ready,
    resume,
    size,
    speech,
    start,
)
from benchmarks.figures import show

show(start.TITLE, start.measure())
show(first_line.TITLE, first_line.measure())
show(ready.TITLE, ready.measure())
show(keys.TITLE, keys.measure())
show(speech.TITLE, speech.measure())
show(resume.TITLE, resume.measure())
show(matches.TITLE, matches.measure())
farkle_strength.tell()
show(bluff.TITLE, bluff.measure())
show(backgammon.TITLE, backgammon.measure())
show(size.TITLE, size.measure())
