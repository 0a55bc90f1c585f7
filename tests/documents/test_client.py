"""What docs/client.md lists is all there is: every code, every way to be cut off, every kind of place and fact."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from parlour.present.layout import FACT_KINDS, PLACE_KINDS, SUITS
from parlour.server.http.problems import STATUS
from parlour.server.protocol.messages import Code
from parlour.server.room.house import LOG_IN_AGAIN
from tests.house.checkout import ROOT

PAGE = (ROOT / "docs" / "client.md").read_text(encoding="utf-8")
SERVER = sorted((ROOT / "src" / "parlour" / "server").rglob("*.py"))
CLOSED = re.compile(r"\bclose\(\s*(\d{4}),")
ROWS = [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in PAGE.split("\n") if line.startswith("| ")]


def first_cells() -> set[str]:
    return {row[0] for row in ROWS}


@pytest.mark.parametrize("code", get_args(Code))
def test_every_code_is_explained_with_its_status(code: str) -> None:
    (row,) = [row for row in ROWS if row[0] == code]
    assert row[1] in ("", str(STATUS.get(code, 400)))
    assert len(row[2]) > 10


@pytest.mark.parametrize("kind", [*PLACE_KINDS, *FACT_KINDS])
def test_every_kind_is_explained(kind: str) -> None:
    assert kind in first_cells()


def test_every_way_to_be_cut_off_is_explained() -> None:
    used = {code for file in SERVER for code in CLOSED.findall(file.read_text(encoding="utf-8"))}
    assert used | {str(LOG_IN_AGAIN[0])} == {cell for cell in first_cells() if re.fullmatch(r"\d{4}", cell)}


@pytest.mark.parametrize("pack", SUITS)
def test_every_suit_is_named(pack: str) -> None:
    assert f"`{pack}`" in PAGE
    assert all(f"{name} `{letter}`" in PAGE for letter, name in SUITS[pack].items())
