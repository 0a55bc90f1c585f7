"""A game of each kind, played to its end by pressing what the table offers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from parlour.registry import rules_of
from tests.browser.deal_ends import Read, compare, told_by_house
from tests.browser.players import Presser, begin, open_table, shortest
from tests.kinds import of_each_kind

LONGER = 4  # deals, where in the first there may be nothing to decide


@pytest.mark.parametrize("game", of_each_kind())
def test_a_game_is_played_to_its_end_by_pressing(page: Page, game: str) -> None:
    pressed, table = 0, ""
    for deals in (1, LONGER):
        table = open_table(page, shortest(game, deals))
        begin(page)
        presser = Presser(page)
        assert presser.play(), "it does not come to an end"
        pressed = presser.pressed
        if pressed:
            break
    assert pressed
    result = page.get_by_role("dialog")
    expect(result.get_by_role("link", name="Look at the game again")).to_be_visible()
    expect(result.get_by_role("row")).to_have_count(1 + rules_of(game).players[0])
    page.keyboard.press("Escape")  # what lies on the table behind it is the end of the last deal
    expect(result).to_have_count(0)
    sheet = Read(page)
    compare(sheet, told_by_house(page, table)[sheet.deal])
