"""Polish sentences: plurals, cases, and names that nobody can inflect."""

from __future__ import annotations

import pytest

from ardri.cli.names import plain
from ardri.words import Reader, Words
from tests.words.complaints import without_complaints

PL = Words.of("pl")
NUMBERS = (0, 1, 2, 5, 11, 22, 101)
#: Forms after 0, 1, 2, 5, 11, 22 and 101; {n} is the number.
PLURALS = {
    "choice-count": ["{n} klanów", "1 klan", "{n} klany", *["{n} klanów"] * 2, "{n} klany"],
    "terminal-players": ["{n} graczy", "1 gracz", *["{n} graczy"] * 4],
    "refusal-citadels": [
        "łącznie jest tylko {n} cytadel",
        "łącznie jest tylko 1 cytadela",
        "łącznie są tylko {n} cytadele",
        *["łącznie jest tylko {n} cytadel"] * 2,
        "łącznie są tylko {n} cytadele",
    ],
}


@pytest.mark.parametrize("key", PLURALS)
def test_a_number_has_its_form(key: str) -> None:
    forms = [*PLURALS[key], PLURALS[key][0]]
    for n, form in zip(NUMBERS, forms, strict=True):
        assert PL.say(key, count=n).replace("\xa0", " ") == form.format(n=n)


def line(reader: Reader, kind: str, **data: object) -> str:
    """An event’s line, with plain blanks."""
    with without_complaints():
        return reader.event({"kind": kind, **data}).replace("\xa0", " ")


PLACED = ["klan", "2 klany", "5 klanów", "11 klanów", "22 klany", "101 klanów"]
MOVED = [
    *("klan przechodzi", "2 klany przechodzą", "5 klanów przechodzi", "11 klanów przechodzi"),
    *("22 klany przechodzą", "101 klanów przechodzi"),
]


@pytest.mark.parametrize(("n", "placed", "moved"), [*zip(NUMBERS[1:], PLACED, MOVED, strict=True)])
def test_clans_are_counted_in_the_log(n: int, placed: str, moved: str) -> None:
    reader = Reader(PL, 0)
    data = {"seat": 1, "territory": "hills", "to": "mountains", "count": n}
    assert line(reader, "placed", **data) == f"Fioletowy umieszcza {placed} na Wzgórzach."
    assert line(reader, "moved", **data) == f"Fioletowy: {moved} ze Wzgórz w Góry."


CASES = [
    ("maneuver", {"seat": 0, "other": 1, "territory": "cove"}, "Atakujesz Fioletowego w Zatoce."),
    (
        "maneuver",
        {"seat": 1, "other": 0, "territory": "moor"},
        "Fioletowy atakuje cię na Wrzosowisku.",
    ),
    (
        "replaced",
        {"seat": 1, "other": 2, "territory": "forest"},
        "Fioletowy zastępuje własnym klanem klan gracza Niebieskiego w Lesie.",
    ),
    (
        "gave",
        {"seat": 0, "other": 3, "cards": ["bard"]},
        "Karta „Bard” przechodzi od ciebie do Białego.",
    ),
    (
        "cancelled",
        {"seat": 2, "other": 1, "cards": ["druid"]},
        "Niebieski anuluje kartę „Druid”, którą zagrywa Fioletowy.",
    ),
    ("cancelled", {"seat": 0, "other": 0, "cards": ["druid"]}, "Anulujesz własną kartę „Druid”."),
    ("discovered", {"seat": 1, "territory": "iron-mine"}, "Fioletowy odkrywa Kopalnię żelaza."),
    (
        "clash",
        {"seat": 0, "territory": "gates-of-tir-na-nog"},
        "Wywołujesz konflikt pod Bramami Tír na nÓg!",
    ),
    (
        "demanded",
        {"seat": 1, "other": 0, "what": "both"},
        "Fioletowy żąda klanu i karty akcji od ciebie.",
    ),
    ("instigator", {"seat": 1, "other": 1}, "Fioletowy wskazuje prowokatora: Fioletowy."),
    (
        "played",
        {"seat": 3, "territory": "plains", "to": "lost-vale", "cards": ["manannans-horses"]},
        "Biały zagrywa kartę „Konie Manannana” z Równin do Zaginionej doliny.",
    ),
    (
        "played",
        {"seat": 3, "other": 1, "territory": "swamp", "use": "triskel", "cards": ["warlord"]},
        "Biały zagrywa kartę „Watażka” (triskelion) na Bagnie, wskazując Fioletowego.",
    ),
    ("discarded", {"seat": 1, "count": 2}, "Fioletowy odrzuca 2 zakryte karty akcji."),
    ("discarded", {"seat": 1, "count": 5}, "Fioletowy odrzuca 5 zakrytych kart akcji."),
    (
        "advantage",
        {"seat": 1, "count": 2, "cards": ["moor", "salt-mine"]},
        "Fioletowy bierze karty przewagi: Wrzosowisko oraz Kopalnia soli.",
    ),
    ("king", {"seat": 1, "count": 4}, "Runda 4: Wysokim Królem zostaje Fioletowy!"),
]


@pytest.mark.parametrize(("kind", "data", "said"), CASES, ids=lambda case: str(case)[:40])
def test_names_stand_in_their_cases(kind: str, data: dict[str, object], said: str) -> None:
    assert line(Reader(PL, 0), kind, **data) == said


def test_names_that_nobody_can_inflect_can_be_read() -> None:
    reader = Reader(PL, None, ["Ania", "Bo", "Chloé", "Dov"])
    moved = line(reader, "moved", seat=0, territory="valley", to="meadows", count=2)
    assert moved == "Ania: 2 klany przechodzą z Doliny na Błonia."
    replaced = line(reader, "replaced", seat=1, other=2, territory="stone-circle")
    assert replaced == "Bo zastępuje własnym klanem klan gracza Chloé w Kamiennym kręgu."


def test_a_short_word_does_not_hang_at_the_end_of_a_line() -> None:
    # A preposition of one letter is bound to the next word by a blank that does not break.
    for key in PL.keys("chapter-"):
        words = PL.say(key).split(" ")
        assert not {*words} & {"a", "i", "o", "u", "w", "z"}, key


def test_a_choice_can_be_typed_without_accents_and_colons() -> None:
    said = PL.say("choice-play", **Reader(PL).card_values("chosen", "breas-tyranny"))
    assert said == "Zagrać: Tyrania Bresa"
    assert plain(said) == plain("zagrac tyrania bresa")
    assert plain(PL.name("tale-of-cuchulain")) == plain("opowiesc o cuchulainnie")
