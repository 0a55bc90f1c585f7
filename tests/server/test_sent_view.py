"""What is told of a view that changes comes to the view itself, for whoever looks on, at every game.

Views are made by the game alone, and what is new in them without one: they are held against each other.
"""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from parlour.core.events import TRICK, WATCHER
from parlour.core.game import Game
from parlour.registry import all_rules
from parlour.server.table.sent_view import SentView, SharedJson
from parlour.server.table.view_json import whole_view
from parlour.testing.options import random_set
from parlour.testing.walk import next_act
from tests.server.hall import Json, merged

GAMES = list(all_rules())
TABLES = 4  # a game: as it is usually played, and by other agreements
STEPS = 25


def seen(game: Game, eyes: int) -> Json:
    found: Json = msgspec.json.decode(whole_view(game.view(eyes)))
    return found


class Onlooker:
    def __init__(self, game: Game, eyes: int, shared: SharedJson, brief: bool) -> None:
        self.eyes = eyes
        self.brief = brief
        self.sent = SentView(game, eyes, shared)
        self.view = seen(game, eyes)

    def look(self, game: Game) -> None:
        change = msgspec.json.decode(self.sent.change(game, brief=self.brief))
        assert "altered" not in change or self.brief
        self.view = merged(self.view, change)
        assert self.view == seen(game, self.eyes)
        assert self.sent.change(game, brief=self.brief) == b"{}"


@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_of_changes_comes_to_the_view(name: str) -> None:
    rules, rng = all_rules()[name], Random(name)
    for table in range(TABLES):
        game = rules.new(random_set(rules, rng)[0] if table else {}, rng.getrandbits(40))
        shared = SharedJson()
        onlookers = [Onlooker(game, eyes, shared, rng.random() < 0.6) for eyes in [*range(game.seats), WATCHER]]
        for _step in range(STEPS):
            if not game.over:
                next_act(game, rng).do(game)
            rng.choice(onlookers).look(game)  # who is told now is told of all that he was not


def test_numbers_too_large_for_a_mark_are_told_apart() -> None:
    """A pool without a limit grows past sixty-three bits."""
    game = all_rules()["loo"].new({}, 1)
    onlooker = Onlooker(game, 0, SharedJson(), brief=True)
    for amount in (1, 1 << 62, 1 << 63, 1 << 64, 1 << 70, (1 << 70) + 1):
        game.ledger[0] = amount
        onlooker.look(game)


def test_a_row_is_written_once_for_all_and_anew_for_another_pack() -> None:
    """Another game at the same table may have cards of the same numbers with other faces."""
    packs = [rules.new({}, 1).pack for rules in all_rules().values()]
    one, other, card = next(
        (one, other, card)
        for one in packs
        for other in packs
        for card in one.cards
        if card in other.cards and one.face(card) != other.face(card)
    )
    shared = SharedJson()
    told = [shared.row(TRICK, [card], card + 1, pack) for pack in (one, one, other, one)]
    assert told[0] is told[1]
    assert [msgspec.json.decode(text)["faces"] for text in told[1:]] == [
        [one.face(card)],
        [other.face(card)],
        [one.face(card)],
    ]
    assert shared.row(TRICK, [], 0, one) != told[0]
