"""Numbers as they are heard, with every expected text written out by hand."""

import pytest

from farkle_access.i18n.catalog import Catalogs
from farkle_access.i18n.phrases import points
from farkle_access.i18n.translator import ENGLISH, Translator

NUMBERS = (0, 1, 2, 11, 21, 101)

POINTS = {
    "en": ["0 points", "1 point", "2 points", "11 points", "21 points", "101 points"],
    "it": ["0 punti", "un punto", "2 punti", "11 punti", "21 punti", "101 punti"],
    "lv": ["0 punktu", "1 punkts", "2 punkti", "11 punkti", "21 punkts", "101 punkts"],
}

PLURALS: dict[tuple[str, str], dict[str, list[str]]] = {
    ("Roll {n} die", "Roll {n} dice"): {
        "it": [
            "Tirare 0 dadi",
            "Tirare un dado",
            "Tirare 2 dadi",
            "Tirare 11 dadi",
            "Tirare 21 dadi",
            "Tirare 101 dadi",
        ],
        "lv": [
            "Mest: 0 kauliņu",
            "Mest: 1 kauliņš",
            "Mest: 2 kauliņi",
            "Mest: 11 kauliņi",
            "Mest: 21 kauliņš",
            "Mest: 101 kauliņš",
        ],
    },
    ("Count {n} point", "Count {n} points"): {
        "it": [
            "Contare 0 punti",
            "Contare un punto",
            "Contare 2 punti",
            "Contare 11 punti",
            "Contare 21 punti",
            "Contare 101 punti",
        ],
        "lv": [
            "Ieskaitīt: 0 punktu",
            "Ieskaitīt: 1 punkts",
            "Ieskaitīt: 2 punkti",
            "Ieskaitīt: 11 punkti",
            "Ieskaitīt: 21 punkts",
            "Ieskaitīt: 101 punkts",
        ],
    },
    ("{n} die is left.", "{n} dice are left."): {
        "it": [
            "Restano 0 dadi.",
            "Resta un dado.",
            "Restano 2 dadi.",
            "Restano 11 dadi.",
            "Restano 21 dadi.",
            "Restano 101 dadi.",
        ],
        "lv": [
            "Paliek 0 kauliņu.",
            "Paliek 1 kauliņš.",
            "Paliek 2 kauliņi.",
            "Paliek 11 kauliņi.",
            "Paliek 21 kauliņš.",
            "Paliek 101 kauliņš.",
        ],
    },
    ("There is only {n} item.", "There are only {n} items."): {
        "it": [
            "Ci sono solo 0 voci.",
            "C'è solo una voce.",
            "Ci sono solo 2 voci.",
            "Ci sono solo 11 voci.",
            "Ci sono solo 21 voci.",
            "Ci sono solo 101 voci.",
        ],
        "lv": [
            "Šeit ir tikai 0 vienumu.",
            "Šeit ir tikai 1 vienums.",
            "Šeit ir tikai 2 vienumi.",
            "Šeit ir tikai 11 vienumi.",
            "Šeit ir tikai 21 vienums.",
            "Šeit ir tikai 101 vienums.",
        ],
    },
    # A Latvian second and a Latvian match are feminine, and voices read numbers as masculine:
    # so the number stands behind a colon.
    ("{n} second", "{n} seconds"): {
        "it": [
            "0 secondi",
            "un secondo",
            "2 secondi",
            "11 secondi",
            "21 secondi",
            "101 secondi",
        ],
        "lv": [
            "sekundes: 0",
            "sekundes: 1",
            "sekundes: 2",
            "sekundes: 11",
            "sekundes: 21",
            "sekundes: 101",
        ],
    },
    ("{n} match was simulated.", "{n} matches were simulated."): {
        "it": [
            "Sono state simulate 0 partite.",
            "È stata simulata una partita.",
            "Sono state simulate 2 partite.",
            "Sono state simulate 11 partite.",
            "Sono state simulate 21 partite.",
            "Sono state simulate 101 partite.",
        ],
        "lv": [
            "Simulētās spēles: 0.",
            "Simulētās spēles: 1.",
            "Simulētās spēles: 2.",
            "Simulētās spēles: 11.",
            "Simulētās spēles: 21.",
            "Simulētās spēles: 101.",
        ],
    },
}

MISSING = {
    "it": [
        "Per contare mancano 0 punti: il minimo è 35.",
        "Per contare manca un punto: il minimo è 35.",
        "Per contare mancano 2 punti: il minimo è 35.",
        "Per contare mancano 11 punti: il minimo è 35.",
        "Per contare mancano 21 punti: il minimo è 35.",
        "Per contare mancano 101 punti: il minimo è 35.",
    ],
    "lv": [
        "Lai ieskaitītu, vajadzīgi vēl 0 punktu: minimums ieskaitīšanai ir 35.",
        "Lai ieskaitītu, vajadzīgs vēl 1 punkts: minimums ieskaitīšanai ir 35.",
        "Lai ieskaitītu, vajadzīgi vēl 2 punkti: minimums ieskaitīšanai ir 35.",
        "Lai ieskaitītu, vajadzīgi vēl 11 punkti: minimums ieskaitīšanai ir 35.",
        "Lai ieskaitītu, vajadzīgs vēl 21 punkts: minimums ieskaitīšanai ir 35.",
        "Lai ieskaitītu, vajadzīgs vēl 101 punkts: minimums ieskaitīšanai ir 35.",
    ],
}

HAND = {
    "it": [
        "La mano arriva a 0 punti e restano 0 dadi.",
        "La mano arriva a un punto e resta un dado.",
        "La mano arriva a 2 punti e restano 2 dadi.",
        "La mano arriva a 11 punti e restano 11 dadi.",
        "La mano arriva a 21 punti e restano 21 dadi.",
        "La mano arriva a 101 punti e restano 101 dadi.",
    ],
    "lv": [
        "Gājienā būs 0 punktu, un paliks 0 kauliņu.",
        "Gājienā būs 1 punkts, un paliks 1 kauliņš.",
        "Gājienā būs 2 punkti, un paliks 2 kauliņi.",
        "Gājienā būs 11 punkti, un paliks 11 kauliņi.",
        "Gājienā būs 21 punkts, un paliks 21 kauliņš.",
        "Gājienā būs 101 punkts, un paliks 101 kauliņš.",
    ],
}


def speaker(catalogs: Catalogs, language: str) -> Translator:
    tr = ENGLISH if language == "en" else catalogs.translator(language)
    assert tr.language == language
    return tr


@pytest.mark.parametrize("language", POINTS)
def test_points(catalogs: Catalogs, language: str) -> None:
    tr = speaker(catalogs, language)
    assert [points(tr, number) for number in NUMBERS] == POINTS[language]


@pytest.mark.parametrize("message", PLURALS)
@pytest.mark.parametrize("language", ["it", "lv"])
def test_numbers(catalogs: Catalogs, message: tuple[str, str], language: str) -> None:
    tr = speaker(catalogs, language)
    said = [tr.plural(*message, number) for number in NUMBERS]
    assert said == PLURALS[message][language]


@pytest.mark.parametrize("language", MISSING)
def test_a_number_beside_another(catalogs: Catalogs, language: str) -> None:
    tr = speaker(catalogs, language)
    said = [
        tr.plural(
            "To count, {n} more point is needed: the hand minimum is {minimum}.",
            "To count, {n} more points are needed: the hand minimum is {minimum}.",
            number,
            minimum=35,
        )
        for number in NUMBERS
    ]
    assert said == MISSING[language]


@pytest.mark.parametrize("language", HAND)
def test_an_amount_beside_a_number(catalogs: Catalogs, language: str) -> None:
    tr = speaker(catalogs, language)
    said = [
        tr.plural(
            "Sets it aside: the hand would be {points}, with {n} die left.",
            "Sets it aside: the hand would be {points}, with {n} dice left.",
            number,
            points=points(tr, number),
        )
        for number in NUMBERS
    ]
    assert said == HAND[language]
