"""Records that dodge a check instead of failing it: told to be older, or to owe nothing, or to make it stumble."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from parlour.core.options import Options
from parlour.errors import BadCase
from parlour.fair.chance import fair_game
from parlour.fair.kept import read_kept
from parlour.fair.verdict import CHECKED, UNPROVEN, UNREADABLE, WRONG
from parlour.fair.verify import verify
from parlour.fair.witness import Witness
from parlour.registry import rules_of
from tests.fair.forging import Draft
from tests.fair.other import verdicts
from tests.fair.test_forging import short, status
from tests.fair.test_packs import duplicate

OF_ANY = ("game", "version", "option", "seats", "player", "fair")


def without_secret(text: str) -> str:
    """As the reader would have it at a table that opens nothing: the play and what others were told are gone too."""
    lines = [line for line in text.split("\n") if not line or line.split(" ")[0] in OF_ANY]
    return "\n".join(line for line in lines if not line.startswith("fair secret "))


def test_a_secret_that_was_agreed_on_cannot_be_kept_back() -> None:
    """Else a house could serve any card of the pack from the stock, at a table that agreed to see everything."""
    evening = short("all")
    text, kept = without_secret(evening.record()), evening.kept()
    assert "the table agreed that everything is opened, but the secret is kept back" in verify(text, rules_of).wrong
    assert status(text, kept) == WRONG
    assert [one["status"] for one in verdicts([(text, kept), (text, None)])] == [WRONG, WRONG]


def test_of_a_game_that_goes_on_no_secret_is_asked_for() -> None:
    draft = Draft(without_secret(short("all").record()))
    del draft.entries[-1]["over"]
    assert status(draft.text()) == verdicts([(draft.text(), None)])[0]["status"] == UNPROVEN


def first_scheme() -> str:
    """A whole record of the scheme before, which has no chain: true in itself, as anybody can make one."""
    rules = rules_of("nap")
    options: Options = rules.options.make({"deals": 1})
    game, chance = fair_game(rules, options, ["A", "B", "C", "D"], bytes(32))
    witness = Witness(game, chance, 0)
    plan = witness.expect_drawing()
    game.go_on()
    witness.drawn(plan)
    lines = ["game nap", *[f"option {line}" for line in options.lines()], "seats A B C D", *witness.lines(opening=True)]
    return "\n".join([*lines, ""])


def test_a_record_is_not_told_to_be_of_the_scheme_before() -> None:
    """What was kept is of a game with a chain; a record without one says nothing about it."""
    assert status(first_scheme()) == UNPROVEN
    verdict = verify(first_scheme(), rules_of, read_kept(short().kept()))
    assert verdict.wrong == ["heads of a chain were kept of this game, but this record has no chain"]
    assert verdict.status == WRONG


LARGE = [2**31, 2**32, 2**32 + 1, 2**40, 2**53]


def closed_and_opened(draft: Draft, number: int) -> None:
    """The drawing has this number from its list on."""
    draft.round(1)["drawing"] = number
    for entry in draft.entries:
        if entry["kind"] in ("opened", "committed") and entry["drawing"] == 1:
            entry["drawing"] = number


def put(*path: str | int) -> Callable[[Draft, int], None]:
    def change(draft: Draft, number: int) -> None:
        inner: Any = draft.entries
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = number

    return change


IN_RECORD = [closed_and_opened, put(-1, "seq"), put(-1, "seat")]
IN_PACKS = [put(0, "packs", "contest"), put(0, "packs", "drawing"), put(0, "packs", "list", 0, 0)]


@pytest.mark.parametrize("number", LARGE)
def test_a_number_that_has_no_four_bytes_cannot_be_read(number: int) -> None:
    drafts: list[tuple[str, str | None]] = []
    for text, lies in ((short().record(), IN_RECORD), (duplicate().record(), IN_PACKS)):
        for lie in lies:
            draft = Draft(text)
            lie(draft, number)
            drafts.append((draft.text(), None))
    for name in ("game", "seat"):
        drafts.append((short().record(), json.dumps({**json.loads(short().kept()), name: number})))
    for (text, kept), other in zip(drafts, verdicts([*drafts]), strict=True):
        with pytest.raises(BadCase):
            verify(text, rules_of, read_kept(kept) if kept else None)
        assert other["status"] == UNREADABLE


def test_the_last_number_that_has_them_can_be_hashed_with_the_one_behind_it() -> None:
    draft = Draft(short().record())
    closed_and_opened(draft, 2**31 - 1)
    assert status(draft.text(), short().kept()) == WRONG


def test_a_number_with_a_point_is_the_same_number_to_all() -> None:
    """One that reads another text for it would ask for less: a move of one's own must be told."""
    draft = Draft(short().record())
    move = draft.kind("moved", seat=0)
    move["seat"] = 0.0
    assert status(draft.text()) == verdicts([(draft.text(), None)])[0]["status"] == UNPROVEN
    draft.drop(f"fair told {move['seq']} move ")
    assert status(draft.text()) == verdicts([(draft.text(), None)])[0]["status"] == WRONG
    assert status(short().record(), short().kept()) == CHECKED
