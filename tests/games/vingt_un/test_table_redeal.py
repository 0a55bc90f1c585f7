"""The odds of redeals at a table of Vingt-un: a card too many is any card that the seat has not seen."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.cases.run import run_case
from parlour.core.cards import clear
from parlour.core.chance import Chance
from parlour.core.setup import Setup
from parlour.games.vingt_un.faults.game import VingtUnTable
from parlour.games.vingt_un.redeal.notes import before_mixing
from parlour.games.vingt_un.state import put, row_of_set
from parlour.games.vingt_un.words import ACCIDENTS, TWO
from parlour.registry import rules_of
from parlour.testing.worlds import demand_exact


def with_a_card_too_many() -> VingtUnTable:
    """Three play, and two cards lie before B; no hand of another is known to C."""
    game = rules_of("vingt-un").new({"players": 3, "deal_sale": "off", "conduct": "table"}, 1)
    setup = Setup()
    setup.put("dealer", ["A"])
    game.arrange(setup)
    game.chance.mishaps = [[ACCIDENTS.index(TWO), 1, -1, -1]]
    game.go_on()
    game.do("A: deal")
    assert isinstance(game, VingtUnTable)
    assert game.conduct.extra >= 0
    return game


def test_a_card_too_many_is_any_unseen_card() -> None:
    game = with_a_card_too_many()
    unseen = [card for card in game.pack.cards if not game.knows(2, card)]
    assert len(unseen) == 51  # all but its own
    demand_exact(game, 2, dict.fromkeys(unseen, 1.0), extra_of)


def test_a_card_too_many_is_none_that_was_shuffled_since() -> None:
    """All but the last of the stock was used, seen by all and shuffled while the card lay there."""
    game = with_a_card_too_many()
    tenure = game.tenure
    last = len(tenure.deck) - 1
    for i in range(tenure.next_card, last):
        put(tenure.used, tenure.deck[i])
        put(tenure.seen, tenure.deck[i])
    others = [int(game.deal.first[slot]) for slot in (0, 4)]
    tenure.deck = vec[i64]([others[0], tenure.deck[last], *row_of_set(tenure.used)])
    tenure.next_card = 1
    before_mixing(game)
    clear(tenure.used)
    candidates = [*others, int(game.conduct.extra), int(tenure.deck[1])]
    demand_exact(game, 2, dict.fromkeys(candidates, 1.0), extra_of)


def extra_of(world: object) -> int:
    assert isinstance(world, VingtUnTable)
    return int(world.conduct.extra)


def test_a_hand_thrown_up_began_as_its_fellow_shows_though_it_did_not() -> None:
    """B has divided what was no pair: A, who saw the second hand alone, cannot read the first one's card."""
    head = "game vingt-un\noption players 2\noption deal_sale off\noption conduct table\ndealer A\n"
    cards = "hand A TS 6S\nhand B 8S 9H\nstock TH 3D KD\nB: stake 1\nA: no_double\nA: deal\nB: separate 1\nB: keep\n"
    game = run_case(f"{head}{cards}B: card\nB: content\nA: content\nA: deal", rules_of).game
    assert game is not None
    firsts = set()
    for seed in range(50):
        world = game.redeal(0, Chance(seed))
        assert isinstance(world, VingtUnTable)
        firsts.add(game.pack.face(world.tenure.thrown[0] & 127)[0])
    assert firsts == {"9"}
