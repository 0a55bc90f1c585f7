"""Packs that are the same at several tables: their records pass every check, and nothing forged of them does."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from parlour.fair.kept import read_kept
from parlour.fair.verdict import CHECKED, UNPROVEN, UNREADABLE, WRONG
from parlour.fair.verify import verify
from parlour.registry import rules_of
from tests.fair.evenings import Evening
from tests.fair.forging import Draft, Json, forged, says_the_same
from tests.fair.other import verdicts
from tests.fair.test_forging import status

GAME = "ecarte"
NONE = "0" * 64


@cache
def duplicate(seed: int = 1) -> Evening:
    return Evening(GAME, "all", 2, seed, duplicate=True, options={"deals": 1}).play()


def test_a_record_of_duplicated_packs_passes_both_checks() -> None:
    text, kept = duplicate().record(), duplicate().kept()
    verdict = verify(text, rules_of, read_kept(kept))
    assert (verdict.wrong, verdict.status, verdict.everything) == ([], CHECKED, True)
    assert any("duplicated" in remark and "3 people" in remark for remark in verdict.remarks)
    (other,) = verdicts([(text, kept)])
    assert (other["wrong"], other["status"], other["remarks"]) == ([], CHECKED, ["the packs are duplicated"])
    assert status(text) == UNPROVEN
    entry = json.loads(text.partition("fair entry ")[2].partition("\n")[0])
    assert [row[1] for row in entry["packs"]["list"]] == ["guest0", "guest1", "elsewhere"]


def replaced(packs: Json, name: str, value: object) -> None:
    packs[name] = value


LIES: dict[str, Callable[[Json], object]] = {
    "another promise": lambda packs: replaced(packs, "promise", NONE),
    "another evening": lambda packs: replaced(packs, "evening", "saturday"),
    "another line": lambda packs: replaced(packs, "drawing", packs["drawing"] + 1),
    "another share": lambda packs: packs["shares"][0].__setitem__(1, NONE),
    "another commitment": lambda packs: packs["list"][1].__setitem__(2, NONE),
    "another person's name on a commitment": lambda packs: packs["list"][2].__setitem__(1, "guest9"),
    "somebody is left out": lambda packs: (packs["list"].pop(), packs["shares"].pop()),
    "somebody has not shown his share": lambda packs: packs["shares"].pop(),
    "somebody shares twice": lambda packs: packs["shares"].append(packs["shares"][-1]),
    "nobody": lambda packs: (packs["list"].clear(), packs["shares"].clear()),
    "out of order": lambda packs: (packs["list"].reverse(), packs["shares"].reverse()),
    "no list": lambda packs: packs.pop("list"),
    "no row": lambda packs: packs["list"].append([9]),
    "no number": lambda packs: packs["list"][0].__setitem__(0, -1),
}


@pytest.fixture(scope="module")
def lied() -> dict[str, str]:
    """By lie, the record of a house that has told it all along: its chain fits."""
    found = {}
    for name, lie in LIES.items():
        draft = Draft(duplicate().record())
        lie(draft.kind("started")["packs"])
        found[name] = draft.text()
    draft = Draft(duplicate().record())
    del draft.kind("started")["packs"]
    found["as if they were its own"] = draft.text()
    return found


def test_lies_about_packs_are_found_without_anything_kept(lied: dict[str, str]) -> None:
    others = verdicts([(text, None) for text in lied.values()])
    for (name, text), other in zip(lied.items(), others, strict=True):
        assert status(text) in (WRONG, UNREADABLE), name
        assert other["status"] in (WRONG, UNREADABLE), name


def test_whoever_has_cut_the_packs_finds_other_ones() -> None:
    """A ceremony that was made up whole is true in itself: what was kept tells."""
    text, kept = duplicate().record(), json.loads(duplicate().kept())
    other_seed = {**kept, "packs": {**kept["packs"], "seed": NONE}}
    other_promise = {**kept, "packs": {**kept["packs"], "promise": NONE}}
    elsewhere = {**kept, "packs": {**kept["packs"], "person": 4}}
    drafts = [(text, json.dumps(one)) for one in (other_seed, other_promise, elsewhere)]
    own = Evening(GAME, "all", 2, options={"deals": 1}).play()
    drafts.append((own.record(), json.dumps({**json.loads(own.kept()), "packs": kept["packs"]})))
    expected = [WRONG, WRONG, CHECKED, WRONG]  # who is not on the list was left out, which is said
    assert [status(*one) for one in drafts] == expected
    assert [one["status"] for one in verdicts([*drafts])] == expected


def test_random_changes_are_found() -> None:
    text, kept = duplicate().record(), duplicate().kept()
    chance = Random(3)
    drafts = [draft for draft in [forged(text, chance) for _time in range(30)] if not says_the_same(draft, text)]
    for draft in drafts:
        assert status(draft, kept) in (WRONG, UNREADABLE)
