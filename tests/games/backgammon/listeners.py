"""Who hears backgammon in the tests of its words."""

from farkle_access.i18n.detail import Detail
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.numbering import Numbering
from farkle_access.i18n.translator import ENGLISH, Translator

ANNA, BRUNO = frozenset({0}), frozenset({1})
BOTH, NOBODY = frozenset({0, 1}), frozenset[int]()


def listener(
    seats: frozenset[int] = ANNA,
    *,
    detail: Detail = Detail.NORMAL,
    numbering: Numbering = Numbering.OWN,
    tr: Translator = ENGLISH,
) -> Listener:
    return Listener(tr, ("Anna", "Bruno"), seats, detail, numbering=numbering)
