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


def test_a_fact_is_put_into_words_once_for_all_and_anew_for_another_game() -> None:
    """The next game at a table may have seats of other names, and so has another list of them."""
    rules, shared = all_rules()["spoil-five"], SharedJson()
    games = [rules.new({}, 1, names=list(names)) for names in ("ABCDE", "FGHIJ")]
    for game in [games[0], games[1], games[0]]:
        onlookers = [Onlooker(game, eyes, shared, brief=True) for eyes in (0, WATCHER)]
        for dealer in (3, 4):
            game.dealer = dealer
            for onlooker in onlookers:
                onlooker.look(game)
        assert {fact["value"] for fact in onlookers[0].view["facts"] if fact["word"] == "dealer"} == {game.names[4]}


def test_what_went_wrong_in_the_midst_of_a_look_is_not_told_with_the_next() -> None:
    """All tables of a house are looked at on one slate."""
    shared, game = SharedJson(), all_rules()["ecarte"].new({}, 1)
    onlooker = Onlooker(game, 0, shared, brief=True)
    for half in (shared.slate.text, shared.slate.places, shared.slate.facts, shared.slate.part):
        half.write(b"half a sentence")
    game.go_on()
    onlooker.look(game)
