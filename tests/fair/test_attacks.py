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
from tests.fair.evenings import Evening
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


# -- cards that go elsewhere than the plan ---------------------------------------------------


def retold(draft: Draft, hand: list[str], new: list[str], part: str) -> None:
    """The reader is told other cards as a part of his hand that the plan does not know, and plays those."""
    deal = draft.dealing(1)["seq"]
    other = dict(zip(hand, new, strict=True))

    def swap(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: swap(inner) for name, inner in value.items()}
        if isinstance(value, list):
            return [swap(inner) for inner in value]
        return other.get(value, value) if isinstance(value, str) else value

    told = swap(json.loads(draft.told(deal, "0")))
    for event in told:
        if "cards" in event:
            event["to"]["part"] = part
    draft.tell(deal, "0", draft.told(deal, "0"), json.dumps(told))
    for entry in draft.entries:
        entry.pop("saw", None)  # nobody has to name a head
        if entry["kind"] == "moved":
            entry["events"] = swap(entry["events"])


def test_a_hand_is_not_dealt_to_a_place_that_no_plan_has() -> None:
    """A house that knows the pack gives A the cards it likes, all of them opened where they were promised."""
    evening = short()
    draft = Draft(evening.record())
    drawn, faces = evening.table.chance.history[1], evening.table.game.pack.faces  # type: ignore[union-attr]
    hand = [face for event in json.loads(draft.told(draft.dealing(1)["seq"], "0")) for face in event.get("cards", [])]
    new = [faces[drawn.order[at]] for at in draft.round(1)["plan"]["stock"][: len(hand)]]
    retold(draft, hand, new, "x")
    salts = drawn.drawing.salts()
    for old, face in zip(hand, new, strict=True):
        line = next(line for line in draft.lines if line.startswith("fair 1 open ") and f" {old} " in line)
        place = next(at for at, card in enumerate(drawn.drawing.cards) if faces[card] == face)
        draft.lines[draft.lines.index(line)] = f"fair 1 open {place} {face} {salts[place].hex()}"
    text = draft.text()
    found = verify(text, rules_of).wrong
    assert found == [
        f"entry {draft.dealing(1)['seq']}: {face} was first shown at hand A/x, where the plan brings nothing"
        for face in new
    ]
    assert len(verdicts([(text, None)])[0]["wrong"]) == len(new)


def test_where_a_card_comes_from_is_said_or_not_to_all_checks_alike() -> None:
    draft = Draft(short().record())
    move = next(entry for entry in draft.entries if entry["kind"] == "moved" and '"cards"' in json.dumps(entry))
    for event in move["events"]:
        event.pop("from", None)
    assert status(draft.text()) == verdicts([(draft.text(), None)])[0]["status"]


@pytest.mark.parametrize("opening", ["shown", "all"])
def test_accidents_that_were_agreed_on_are_nobodys_lie(opening: str) -> None:
    """A card falls open, a hand gets one too many: honest records, of which all that cannot be proven is said."""
    records = []
    for game, seed in (("cassino", 0), ("nap", 0), ("nap", 2), ("ecarte", 3)):
        options = {"deals": 1, "conduct": "table", "accidents": 0.5}
        played = Evening(game, opening, 2, seed=seed, options=options).play()
        records.append((played.record(), played.kept()))
    remarks = 0
    for (text, kept), other in zip(records, verdicts([*records]), strict=True):
        verdict = verify(text, rules_of, read_kept(kept))
        assert (verdict.wrong, verdict.status) == ([], CHECKED)
        assert (other["wrong"], other["status"], len(other["remarks"])) == ([], CHECKED, len(verdict.remarks))
        remarks += len([remark for remark in verdict.remarks if "an accident may have done that" in remark])
    assert remarks > 0


def test_where_none_were_agreed_on_the_same_is_wrong() -> None:
    draft = Draft(
        Evening("cassino", "shown", 2, options={"deals": 1, "conduct": "table", "accidents": 0.5}).play().record()
    )
    draft.entries[0]["options"]["accidents"] = 0.0
    draft.put("option accidents ", "0.0")
    found = verify(draft.text(), rules_of).wrong
    assert any("promised was" in wrong for wrong in found), found
    assert verdicts([(draft.text(), None)])[0]["status"] == WRONG


# -- versions ------------------------------------------------------------------------------


def test_a_record_from_before_an_option_is_not_called_wrong_for_it() -> None:
    """What a later version asks besides was not agreed on then: the lines say what the first entry says, no more."""
    draft = Draft(short().record())
    del draft.entries[0]["options"]["accidents"]
    with_line = draft.text()
    draft.drop("option accidents ")
    without = draft.text()
    assert [status(with_line), status(without)] == [WRONG, UNPROVEN]
    assert [one["status"] for one in verdicts([(with_line, None), (without, None)])] == [WRONG, UNPROVEN]


def test_cards_that_are_no_list_cannot_be_read_by_anybody() -> None:
    draft = Draft(short().record())
    move = next(entry for entry in draft.entries if entry["kind"] == "moved" and '"cards"' in json.dumps(entry))
    move["events"][0]["cards"] = None
    assert status(draft.text()) == verdicts([(draft.text(), None)])[0]["status"] == UNREADABLE
