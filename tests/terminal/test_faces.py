"""Cards as the terminal shows them."""

from __future__ import annotations

import pytest

from parlour.core.cards import FRENCH_52, GERMAN_32, WITH_JOKER, Pack
from parlour.core.languages import LANGUAGES
from parlour.present.teller import Teller, bundle_of
from parlour.registry import rules_of
from parlour.terminal.canvas import Held, lay_cards, lay_grid
from parlour.terminal.faces import Faces, indices_of, sort_faces
from tests.house.checkout import ROOT

TWO_PACKS = Pack("French 104-card", "23456789TJQKA", times=2)


@pytest.mark.parametrize(
    ("pack", "suits", "face", "short"),
    [
        (FRENCH_52, "french", "KS", "K♠"),
        (FRENCH_52, "french", "TH", "10♥"),
        (TWO_PACKS, "french", "2C'", "2♣'"),
        (WITH_JOKER, "french", "JOKER", "★"),
        (GERMAN_32, "german", "QL", "Q❧"),
        (GERMAN_32, "german", "AA", "A♣"),
    ],
)
def test_short_faces(pack: Pack, suits: str, face: str, short: str) -> None:
    faces = Faces(pack, suits, "two")
    assert faces.short(face) == short
    assert faces.pretty(f"A plays {face}, and B").plain == f"A plays {short}, and B"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("suits", ["french", "german"])
def test_the_letters_on_cards_are_those_of_the_page(language: str, suits: str) -> None:
    page = bundle_of(language, ROOT / f"web/src/texts/{language}.ftl")
    for rank, index in indices_of(Teller(rules_of("loo"), language), suits).items():
        pattern = page.get_message(f"index-{rank}").value
        assert pattern is not None
        assert page.format_pattern(pattern, {"suits": suits})[0] == index


def test_turkish_cards_have_turkish_letters() -> None:
    indices = indices_of(Teller(rules_of("loo"), "tr"), "french")
    faces = Faces(FRENCH_52, "french", "two", indices=indices)
    assert [faces.short(f"{rank}S") for rank in "AKQJT9"] == ["A♠", "P♠", "K♠", "V♠", "10♠", "9♠"]


def test_numbers_are_left_alone() -> None:
    faces = Faces(FRENCH_52, "numbers", "two")
    assert faces.pretty("90! KS").plain == "90! KS"
    assert faces.short("7") == "7"


def test_four_colours_tell_four_suits() -> None:
    for pack, suits in ((FRENCH_52, "french"), (GERMAN_32, "german")):
        two, four = (Faces(pack, suits, colours) for colours in ("two", "four"))
        kings = [f"K{suit}" for suit in pack.suits]
        assert len({two.ink(face) for face in kings}) == 2
        assert len({four.ink(face) for face in kings}) == 4


def test_sorting() -> None:
    hand = ["2C", "KH", "AS", "3D", "KS", "TC"]
    assert sort_faces(hand, FRENCH_52, "suit") == ["AS", "KS", "KH", "TC", "2C", "3D"]
    assert sort_faces(hand, FRENCH_52, "suit", "diamonds")[0] == "3D"
    assert sort_faces(hand, FRENCH_52, "rank") == ["AS", "KS", "KH", "TC", "3D", "2C"]
    assert sort_faces(hand, FRENCH_52, "dealt") == hand


def test_lawful_cards_are_raised() -> None:
    faces = Faces(FRENCH_52, "french", "two")
    text = lay_cards([Held("KS", lawful=True), Held("QS")], faces, 40, 1).plain.split("\n")
    assert text[1].find("K♠") >= 0 > text[1].find("Q♠")
    assert text[2].find("Q♠") >= 0


def test_many_cards_overlap_and_all_are_seen() -> None:
    faces = Faces(FRENCH_52, "french", "two")
    hand = [FRENCH_52.face(card) for card in FRENCH_52.cards[:26]]
    lines = lay_cards([Held(face) for face in hand], faces, 76).plain.split("\n")
    assert all(len(line) <= 76 for line in lines)
    assert all(faces.short(face)[0] in lines[1] for face in hand)


def test_a_ticket_has_its_numbers_in_the_columns_of_their_tens() -> None:
    lines = lay_grid(["5", "47", "90", "10", "54", "72", "8", "13", "85"], 9, {"47"}).plain.split("\n")
    assert len(lines) == 3
    assert [lines[0].find(n) // 4 for n in ("5", "47", "90")] == [0, 4, 8]
