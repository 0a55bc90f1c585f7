"""Records of tables as they are played: everybody's passes our check and the other one."""

from __future__ import annotations

import json
from typing import Any

import pytest

from parlour.fair.kept import read_kept
from parlour.fair.verdict import CHECKED, UNPROVEN, WRONG
from parlour.fair.verify import verify
from parlour.registry import rules_of
from parlour.server.table import entries
from tests.fair.evenings import WATCHING, Evening, evening
from tests.fair.forging import Draft
from tests.fair.other import verdicts

READERS = {  # a stock, cards left out, two at the table
    "nap": ("guest0", "guest2"),
    "pope-joan": ("guest1", WATCHING),
    "ecarte": ("guest1", WATCHING),
}


def kinds(text: str) -> set[str]:
    return {json.loads(line[11:])["kind"] for line in text.split("\n") if line.startswith("fair entry ")}


@pytest.mark.parametrize("opening", ["shown", "all"])
def test_everybodys_record_passes_both_checks(opening: str) -> None:
    records = []
    for game, guests in READERS.items():
        played = evening(game, opening, 2 if game == "ecarte" else 3)
        records += [(played.record(guest), played.kept(guest)) for guest in guests]
    for (text, kept), other in zip(records, verdicts([*records]), strict=True):
        verdict = verify(text, rules_of, read_kept(kept))
        assert (verdict.wrong, verdict.status) == ([], CHECKED)
        assert verdict.everything == (opening == "all")
        assert verdict.opened > 0
        assert (other["wrong"], other["status"]) == ([], CHECKED)
        assert len(other["remarks"]) == len(verdict.remarks)
    assert set().union(*(kinds(text) for text, _kept in records)) == {
        "started",
        "moved",
        "committed",
        "closed",
        "opened",
        "voided",
        "bot",
        "person",
        "undone",
    }


PAUSES = ("nap", "poker", "vingt-un")  # before a shuffle, before the stakes, and where somebody is asked already


@pytest.mark.parametrize("opening", ["shown", "all"])
def test_pauses_between_deals_pass_both_checks_and_invented_ones_do_not(opening: str) -> None:
    records = [Evening(game, opening, 2, options={"deals": 2}, next_deal=60).play().record() for game in PAUSES]
    forged = []
    for text in records:
        draft = Draft(text)
        del next(entry for entry in draft.entries if "rests" in entry)["rests"]
        forged.append(draft.text())
    others = verdicts([(text, None) for text in (*records, *forged)])
    for i, text in enumerate((*records, *forged)):
        assert "went_on" in kinds(text)
        is_forged = i >= len(records)
        assert bool(verify(text, rules_of).wrong) == bool(others[i]["wrong"]) == is_forged


def test_balls_drawn_one_by_one_can_be_checked() -> None:
    text = Evening("loto", "shown", 1, options={"deals": 1}).play().record()
    assert verify(text, rules_of).wrong == verdicts([(text, None)])[0]["wrong"] == []


def test_a_table_of_bots_can_be_checked() -> None:
    text = Evening("nap", "shown", 0, options={"deals": 1}).play().record(WATCHING)
    verdict = verify(text, rules_of)
    assert (verdict.wrong, verdict.status) == ([], UNPROVEN)
    assert "committed" not in kinds(text)


@pytest.mark.parametrize("ahead", [1, 2, 8])
def test_so_many_drawings_are_promised_ahead_as_at_first_and_never_less_than_two(ahead: int) -> None:
    """Eight, as older versions did; with one, people are bound to drawings that nobody has promised."""
    played = Evening("nap", "all", 2, ahead=ahead, options={"deals": 3}).play()
    text, kept = played.record(), played.kept()
    verdict, other = verify(text, rules_of, read_kept(kept)), verdicts([(text, kept)])[0]
    fine = ahead > 1
    assert (not verdict.wrong, not other["wrong"]) == (fine, fine)


def test_a_game_begun_before_two_were_enough_promises_eight() -> None:
    begun = entries.entry_of("a-table", 1, 0, '{"kind":"started","number":1,"secret":"","scheme":2}').act
    assert isinstance(begun, entries.Started)
    assert begun.ahead == 8


def test_of_a_game_that_goes_on_nothing_is_proven_yet() -> None:
    played = Evening("nap", "all", 2).play(30)
    text, kept = played.record(), played.kept()
    verdict = verify(text, rules_of, read_kept(kept))
    assert (verdict.wrong, verdict.finished, verdict.opened, verdict.status) == ([], False, 0, UNPROVEN)
    assert verdicts([(text, kept)])[0]["status"] == UNPROVEN


def test_who_was_left_out_is_told() -> None:
    """Somebody has committed; his connection is gone for a moment, and the list is closed without him."""
    evening = Evening("nap", "shown", 3, options={"deals": 2})
    while evening.table.rounds.due != 1:
        evening.step()
    assert 2 in evening.table.rounds.standing or evening.table.rounds.listed is not None
    while not (evening.table.rounds.due == -1 and 2 in evening.table.rounds.standing):
        evening.step()
    evening.do(entries.Went("guest2"))
    while evening.table.rounds.due == -1:
        evening.step()
    text = evening.play().record("guest2")
    remarks = verify(text, rules_of).remarks
    assert any("C (the seat whose record this is) had committed and was left out" in remark for remark in remarks)
    assert verify(text, rules_of).wrong == []


# -- what was kept ------------------------------------------------------------------------------


def kept_of(played: Evening, **other: Any) -> str:
    return json.dumps({**json.loads(played.kept()), **other})


NOT_THERE: list[tuple[dict[str, Any], str]] = [
    ({"table": "another"}, "but what was kept is of game 1 of table another"),
    ({"game": 2}, "but what was kept is of game 2"),
    ({"seat": 1}, "but what was kept is of seat 1"),
    ({"seat": None}, "but what was kept is of seat watch"),
    ({"guest": "somebody"}, "another guest sits on the seat"),
    ({"seed": "0" * 64}, "the keeper never committed to this"),
    ({"heads": {"9": "0" * 64}}, "entry 9: another head was seen"),
    ({"heads": {"9999": "0" * 64}}, "entry 9999 was seen during the game, but the record ends"),
    ({"promises": {"3": "0" * 64}}, "drawing 3: another promise was seen"),
    ({"promises": {"99": "0" * 64}}, "drawing 99: another promise was seen"),
]


def test_what_was_kept_must_be_there() -> None:
    played = evening("ecarte", "shown", 2)
    text = played.record()
    kept = [kept_of(played, **other) for other, _wrong in NOT_THERE]
    others = verdicts([(text, each) for each in kept])
    for (_other, wrong), each, other in zip(NOT_THERE, kept, others, strict=True):
        found = verify(text, rules_of, read_kept(each)).wrong
        assert any(wrong in line for line in found), found
        assert other["status"] == WRONG, wrong


def test_the_first_head_and_the_last_are_enough_and_one_says_how_far_it_goes() -> None:
    played = evening("ecarte", "shown", 2)
    first, *_between, last = played.heads
    heads = {str(seq): played.heads[seq] for seq in (first, last)}
    verdict = verify(played.record(), rules_of, read_kept(kept_of(played, heads=heads, seed="")))
    assert (verdict.status, verdict.against) == (CHECKED, 2)
    assert verdict.remarks == ["drawing 2 was voided, because nothing was opened by B"]
    heads.popitem()
    verdict = verify(played.record(), rules_of, read_kept(kept_of(played, heads=heads)))
    assert (verdict.status, verdict.against) == (CHECKED, 1)
    assert verdict.remarks[-1] == f"nothing was kept after entry {first}; the last entry is {last}"
