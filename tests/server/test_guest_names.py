"""What a guest is called before he says so: a name in the language that his browser asks for."""

from __future__ import annotations

from itertools import combinations

import pytest

from parlour.core.languages import ENGLISH, LANGUAGES
from parlour.server.http.strangers import MOST_ASKED, asked_for, known_by, names, stranger
from parlour.server.table.names import is_a_bots, look_alike
from parlour.server.table.seating import clean_name
from tests.server.places import Memory, in_loop
from tests.server.porch import porches

ASKED = [
    ("hu", "hu"),
    ("hu-HU,hu;q=0.9,en;q=0.8", "hu"),
    ("en;q=0.3, tr ; q=0.7", "tr"),
    ("de-AT, TR-tr;q=0.1", "tr"),
    ("de,fr;q=0.9", ENGLISH),
    ("hu;q=often, tr;q=0.01", "tr"),
    ("hu;level=1;q=0", "hu"),
    ("", ENGLISH),
    (",;=,q=1;;\x00", ENGLISH),
    ("x" * MOST_ASKED + ",hu", ENGLISH),
    ("hu;q=nan, tr;q=1e999", "tr"),
]


@pytest.mark.parametrize(("header", "language"), ASKED)
def test_the_language_that_a_browser_asks_for(header: str, language: str) -> None:
    assert asked_for(header) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stranger_has_a_name_in_his_language_which_follows_from_his_id(language: str) -> None:
    for _i in range(20):
        guest = stranger(language)
        assert guest.name in names(language)
        assert known_by(guest.guest).name == guest.name


def test_names_can_be_told_apart_and_are_nobodys() -> None:
    every = [name for language in LANGUAGES for name in names(language)]
    assert len(every) >= 10 * len(LANGUAGES)
    assert not [pair for pair in combinations(every, 2) if look_alike(*pair)]
    assert [clean_name(name) for name in every] == every
    assert not [name for name in every if is_a_bots(name)]


@in_loop
async def test_who_comes_and_who_goes_again_is_called_so() -> None:
    async with porches(Memory(), 1) as (door,), door.http(headers={"Accept-Language": "hu-HU,en;q=0.5"}) as ann:
        assert (await ann.get("/api/me")).json()["name"] in names("hu")
        assert (await ann.post("/api/accounts/logout")).json()["name"] in names("hu")
