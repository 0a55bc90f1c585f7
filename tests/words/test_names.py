"""Whatever a guest is called, no word of a sentence depends on it: no ending is joined to a name, no article to it."""

from __future__ import annotations

import re
from itertools import count, islice
from random import Random

import pytest

from parlour.core.languages import ENGLISH, LANGUAGES
from parlour.present.teller import bundle_of
from tests.house.checkout import FOLDERS
from tests.house.test_languages import HOUSE, Parts, messages, samples, texts_of, told_with

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
PERSONS = ("seat", "payer", "payee")
MANY = """Ödön Ágnes Őrs Ubul Éva István József Zsófia Győző Béla Gyuri Áron Edit Imre Olga Ütő Ítélő Ünige Álmos Mór
Çağla Işık İpek Şükrü Gül Ömer Ümit Öykü Yağız Nuh Can Su Ece Alp Kürşat Ali Efe Ege Ada Ata
Anne-Marie O'Neill Zoë Łukasz Þór Søren Ngọc Jürgen Siân Nuño François Ștefan Žofie Đorđe Åsa Œdipe
Мария Иван Ελένη Γιώργος יעל דוד عمر ليلى नेहा 雪 太郎 소연 ไก่ ანა Արամ
2 7 11 100 3000 1st x X-1 _a_ A.B. q 🂡 a'b it’s"""
GIVEN = MANY.split()
SHAPES = ("{}", "{} {}", "{}-{}", "{}{}")


def names() -> list[str]:
    """Two hundred, of many languages and scripts, with digits and signs, simple and joined."""
    chance = Random(22)
    made = (SHAPES[n % len(SHAPES)].format(*chance.choices(GIVEN, k=2)) for n in count())
    return [*GIVEN, *islice((name for name in made if name not in GIVEN), 200 - len(GIVEN))]


def joined(told: str, name: str) -> str:
    """What is wrongly tied to a name in a sentence: an ending behind it, or a Hungarian article before it."""
    tied = re.search(rf"(?:\b[Aa](?:z|\(z\))? )?{re.escape(name)}(?:['’\-]?\w)*", told)
    return "" if tied is None or tied[0] == name else tied[0]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("folder", [HOUSE, *FOLDERS])
def test_no_word_is_tied_to_a_name(language: str, folder: str) -> None:
    bundle = bundle_of(language, texts_of(language, HOUSE), texts_of(language, folder))
    known, called = told_with(language, folder), names()
    wrong, looked = [], 0
    for at, id in enumerate(messages(texts_of(language, folder))):
        parts = Parts(known[id], known)
        for variable in parts.variables & {*PERSONS}:
            name = called[at % len(called)]
            args = {**samples(parts)[0], variable: name}
            pattern = bundle.get_message(id).value
            assert pattern is not None
            told = str(bundle.format_pattern(pattern, args)[0])
            looked += name in told
            wrong += [f"{id}: {found}" for found in [joined(told, name)] if found]
    assert looked
    assert not wrong, "\n".join(wrong)


def test_two_hundred_names_and_what_is_tied_to_them() -> None:
    assert len(set(names())) == 200
    assert joined("Zoë'nin kâğıdı", "Zoë") == "Zoë'nin"
    assert joined("Zoënek ad", "Zoë") == "Zoënek"
    assert joined("Az Ödön oszt", "Ödön") == "Az Ödön"
    assert joined("Ödön oszt", "Ödön") == ""
