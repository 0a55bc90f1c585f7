"""What cannot be read gets one sentence that names the line, whatever it is."""

from __future__ import annotations

import json

import pytest

from parlour.errors import BadCase
from parlour.fair.kept import read_kept
from parlour.fair.verify import verify
from parlour.registry import rules_of
from tests.fair.evenings import evening
from tests.fair.other import verdicts

HASH = "0" * 64
LINES = [
    "fair",
    "fair ",
    "fair smells of fish",
    "fair scheme 2",
    "fair scheme 3",
    "fair reader 0",
    "fair head 00",
    f"fair head {HASH}",
    "fair 0",
    "fair 0 smells bad",
    "fair 00 picks " + HASH,
    "fair -1 picks " + HASH,
    "fair 0 picks 00",
    "fair 0 open 1 KS 00",
    f"fair 0 open x KS {HASH}",
    f"fair 9 leaves {HASH}0",
    f"fair ² picks {HASH}",
    f"fair 99999999999999999999 picks {HASH}",
    "fair secret of mine",
    "fair entry",
    "fair entry []",
    "fair entry {",
    "fair entry " + "[" * 100_000,
    'fair entry {"seq":1,"seq":1,"at":1,"kind":"moved"}',
    'fair entry {"seq":NaN,"at":1,"kind":"moved"}',
    'fair entry {"seq":1.5,"at":1,"kind":"moved"}',
    'fair entry {"seq":true,"at":1,"kind":"moved"}',
    'fair entry {"seq":9999,"at":1,"kind":"moved"}',
    'fair entry {"seq":9999,"at":1,"kind":"dance"}',
    'fair entry {"seq":9999,"at":1,"kind":"moved","seat":99,"by":"bot"}',
    'fair entry {"seq":9999,"at":1,"kind":"moved","seat":0,"by":"bot","saw":"x"}',
    'fair entry {"seq":9999,"at":1,"kind":"moved","seat":0,"by":"\\ud800"}',
    'fair entry {"seq":9999,"at":1,"kind":"committed","seat":0,"drawing":0,"hash":"x"}',
    'fair entry {"seq":9999,"at":1,"kind":"closed"}',
    'fair entry {"seq":9999,"at":1,"kind":"closed","round":{}}',
    'fair entry {"seq":9999,"at":1,"kind":"closed","round":{"drawing":9,"list":[[0]],"plan":{},"promises":{}}}',
    'fair entry {"seq":9999,"at":1,"kind":"closed","round":{"drawing":9,"list":[],"plan":{"x":"y"},"promises":{}}}',
    'fair entry {"seq":9999,"at":1,"kind":"closed","round":{"drawing":9,"list":[],"plan":{},"promises":{"x":"y"}}}',
    'fair entry {"seq":9999,"at":1,"kind":"moved","seat":0,"by":"bot","events":[{"cards":[1]}]}',
    'fair entry {"seq":9999,"at":1,"kind":"moved","seat":0,"by":"bot","events":[{"to":{"name":"x","seat":99}}]}',
    'fair entry {"seq":9999,"at":1,"kind":"moved","seat":0,"by":"bot","events":{}}',
    "fair sealed 99999 0 " + HASH,
    "fair told 99999 0 " + HASH + " []",
    "fair pack KS=1",
    "dance",
    "A: play KS",
]


def test_what_cannot_be_read_is_refused_by_both_checks() -> None:
    text = evening("ecarte", "shown", 2).record()
    drafts = [f"{text}{line}\n" for line in LINES]
    for line, draft, other in zip(LINES, drafts, verdicts([(draft, None) for draft in drafts]), strict=True):
        with pytest.raises(BadCase, match=r"line \d+|entry \d+"):
            verify(draft, rules_of)
        assert other["status"] == 2, line


def test_what_must_be_there_is_missed() -> None:
    text = evening("ecarte", "shown", 2).record()
    starts = ("fair table ", "fair reader ", "fair pack ", "fair head ", "fair entry ")
    drafts = ["\n".join(line for line in text.split("\n") if not line.startswith(start)) for start in starts]
    for draft, other in zip(drafts, verdicts([(draft, None) for draft in drafts]), strict=True):
        with pytest.raises(BadCase):
            verify(draft, rules_of)
        assert other["status"] == 2


def test_a_first_entry_that_makes_no_table_is_refused() -> None:
    text = evening("ecarte", "shown", 2).record()
    for old, new in (('"game":"ecarte"', '"game":"chess"'), ('"players":2', '"players":99'), ('"A"', '"B"')):
        with pytest.raises(BadCase, match="makes no table"):
            verify(text.replace(old, new), rules_of)


def test_a_cut_off_line_is_refused() -> None:
    with pytest.raises(BadCase, match="cut off"):
        verify(evening("ecarte", "shown", 2).record()[:-1], rules_of)


BAD_KEPT: list[str | dict[str, object]] = [
    "",
    "[]",
    "{",
    "{}",
    "[" * 100_000,
    {"seat": -1},
    {"guest": None},
    {"seat": "three"},
    {"game": "1"},
    {"seed": "xyz"},
    {"heads": {}},
    {"heads": []},
    {"heads": {"x": HASH}},
    {"heads": {"1": "x"}},
    {"promises": {"1": 3}},
    {"table": 3},
]


def test_a_kept_file_that_cannot_be_read_is_refused() -> None:
    played = evening("ecarte", "shown", 2)
    right = json.loads(played.kept())
    drafts = [bad if isinstance(bad, str) else json.dumps({**right, **bad}) for bad in BAD_KEPT]
    for draft, other in zip(drafts, verdicts([(played.record(), draft) for draft in drafts]), strict=True):
        with pytest.raises(BadCase, match="kept"):
            read_kept(draft)
        assert other["status"] == 2, draft
