"""Nothing that a forger changes passes as checked, and nothing that a house can have lied about all along."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from parlour.errors import BadCase
from parlour.fair.kept import read_kept
from parlour.fair.verdict import CHECKED, UNPROVEN, UNREADABLE, WRONG
from parlour.fair.verify import verify
from parlour.registry import rules_of
from tests.fair.evenings import Evening
from tests.fair.forging import Draft, forged, says_the_same
from tests.fair.lies import LIES, other_faces, other_plan, swapped_faces_everywhere
from tests.fair.other import verdicts

GAME = "nap"


@cache
def short(opening: str = "shown", game: str = GAME) -> Evening:
    return Evening(game, opening, 2, options={"deals": 1}).play()


def status(text: str, kept: str | None = None) -> int:
    """As the command exits."""
    try:
        return verify(text, rules_of, read_kept(kept) if kept else None).status
    except BadCase:
        return UNREADABLE


# -- a forger who has only the record --------------------------------------------------------


@pytest.mark.parametrize("opening", ["shown", "all"])
def test_random_changes_are_found(opening: str) -> None:
    change_at_random(opening, 60)


def change_at_random(opening: str, times: int) -> None:
    evening = short(opening)
    text, kept = evening.record(), evening.kept()
    chance = Random(opening)
    drafts = [forged(text, chance) for _time in range(times)]
    others = verdicts([(draft, kept) for draft in drafts])
    for draft, other in zip(drafts, others, strict=True):
        if says_the_same(draft, text):
            continue
        changed = set(draft.split("\n")) ^ set(text.split("\n"))
        found = status(draft, kept)
        assert found in (WRONG, UNREADABLE), changed
        by_play = [line for line in draft.split("\n") if line and not line.startswith("fair ")]
        plain = [line for line in text.split("\n") if line and not line.startswith("fair ")]
        if opening == "shown" or by_play == plain:  # moves and shuffles need the rules
            found = other["status"]
            assert found in (WRONG, UNREADABLE), changed


def test_no_line_of_the_fair_deals_can_be_left_out() -> None:
    evening = short()
    text, kept = evening.record(), evening.kept()
    lines = text.split("\n")
    without = ["\n".join([*lines[:i], *lines[i + 1 :]]) for i, line in enumerate(lines) if line.startswith("fair ")]
    for draft, other in zip(without, verdicts([(draft, None) for draft in without]), strict=True):
        if status(draft) not in (WRONG, UNREADABLE) or other["status"] not in (WRONG, UNREADABLE):
            assert status(draft, kept) in (WRONG, UNREADABLE)
            raise AssertionError(set(lines) - set(draft.split("\n")))


def test_a_whole_other_game_is_only_found_by_what_was_kept() -> None:
    """It is true in itself: that is why a record alone proves nothing."""
    other, kept = Evening(GAME, "shown", 2, seed=2, options={"deals": 1}).play().record(), short().kept()
    assert status(other) == UNPROVEN
    assert status(other, kept) == WRONG
    assert [row["status"] for row in verdicts([(other, None), (other, kept)])] == [UNPROVEN, WRONG]


MADE_ANEW: list[Callable[[Draft], None]] = [
    lambda draft: draft.entries[-1].update(over=[9, -9, 0, 0]),
    lambda draft: draft.entries[-1].update(at=5),
    lambda draft: draft.entries[0]["agreed"].update(hints=False),
    lambda draft: draft.kind("moved").update(by="clock"),
    lambda draft: draft.drop_entry(draft.entries[-2]),
    lambda draft: draft.entries[-1].pop("over"),
    lambda draft: draft.drop_entry(draft.entries[-1]),
]


def test_a_chain_made_anew_does_not_fit_what_was_kept() -> None:
    drafts = []
    for lie in MADE_ANEW:
        draft = Draft(short().record())
        lie(draft)
        drafts.append(draft.text())
    for text, other in zip(drafts, verdicts([(text, short().kept()) for text in drafts]), strict=True):
        assert status(text, short().kept()) == WRONG
        assert other["status"] == WRONG


# -- a house whose chain fits: what it lied about is found without anything kept -----------------


def test_what_a_house_lied_about_all_along_is_found() -> None:
    drafts = []
    for lie in LIES:
        draft = Draft(short().record())
        lie(draft)
        drafts.append(draft.text())
    for lie, text, other in zip(LIES, drafts, verdicts([(text, None) for text in drafts]), strict=True):
        assert status(text) == WRONG, lie
        assert other["status"] == WRONG, lie


def test_an_unchanged_draft_is_the_record() -> None:
    for opening in ("shown", "all"):
        text = short(opening).record()
        assert Draft(text).text() == text
        assert status(text) == UNPROVEN
        assert status(text, short(opening).kept()) == CHECKED


def test_the_rules_know_the_pack() -> None:
    """Other names for the cards, from the first entry on, are found by who knows the game."""
    draft = Draft(short().record())
    swapped_faces_everywhere(draft)
    verdict = verify(draft.text(), rules_of)
    assert "the pack is not the one of this game" in verdict.wrong


def test_nobody_plays_a_card_that_he_was_not_dealt() -> None:
    """B, a friend of the house, plays a card out of the stock: it lay in the promised pack, but not in his hand."""
    evening = short()
    draft = Draft(evening.record())
    stock = draft.round(1)["plan"]["stock"]
    drawn = evening.table.chance.history[1]
    faces = evening.table.game.pack.faces if evening.table.game else {}
    new, place = faces[drawn.order[stock[0]]], drawn.drawing.cards.index(drawn.order[stock[0]])
    for entry in draft.entries:
        text = json.dumps(entry)
        if entry["kind"] == "moved" and entry["seat"] == 1 and '"cards"' in text:
            old = next(event["cards"][0] for event in entry["events"] if "cards" in event)
            break
    for i, entry in enumerate(draft.entries):
        draft.entries[i] = json.loads(json.dumps(entry).replace(f'"{old}"', f'"{new}"'))
    start = next(line for line in draft.lines if line.startswith("fair 1 open ") and f" {old} " in line)
    draft.put(start, "")
    draft.lines[draft.lines.index(start)] = f"fair 1 open {place} {new} {drawn.drawing.salts()[place].hex()}"
    text = draft.text()
    assert any(f"{new} comes from hand B, but was not dealt there" in wrong for wrong in verify(text, rules_of).wrong)
    assert any("was not dealt to hand B" in wrong for wrong in verdicts([(text, None)])[0]["wrong"])


# -- with the secret, everything --------------------------------------------------------------


def test_with_the_secret_no_line_of_play_can_be_another() -> None:
    evening = short("all")
    text, kept = evening.record(), evening.kept()
    lines = text.split("\n")
    for start in ("A: ", "* shuffle ", "= result ", "= counters ", "go", "= over "):
        at = next(i for i, line in enumerate(lines) if line.startswith(start))
        for draft in ([*lines[:at], *lines[at + 1 :]], [*lines[:at], f"{lines[at]} 1", *lines[at + 1 :]]):
            assert status("\n".join(draft), kept) == WRONG


@pytest.mark.parametrize(
    "lie",
    [
        lambda draft: draft.entries[-1].update(over=[9, -9, 0, 0]),
        lambda draft: draft.put("fair secret ", "0" * 64),
        lambda draft: draft.put(f"fair sealed {draft.dealing(1)['seq']} 3 ", "0" * 64),
        other_faces,
        other_plan,
    ],
)
def test_with_the_secret_no_lie_of_the_house_lasts(lie: Callable[[Draft], None]) -> None:
    draft = Draft(short("all").record())
    lie(draft)
    assert status(draft.text()) == WRONG


if __name__ == "__main__":  # python -m tests.fair.test_forging TIMES: many more changes at random
    for each in ("shown", "all"):
        change_at_random(each, int(sys.argv[1]))
