"""The figures of Loo's rule file, each by our own dealing, leading, ranking and settling."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from parlour.core.cards import BIT, FRENCH_52, hand_of
from parlour.core.setup import Setup
from parlour.errors import BadOption
from parlour.games.loo.rules.game import Loo
from parlour.games.loo.rules.pool import trick_share
from parlour.games.loo.rules.ranks import CLUB_KNAVE, NO_FLUSH_HELD, ORDERS, flush_value, original_lead, pam_of
from parlour.games.loo.state import HANDS_LIE
from parlour.registry import rules_of

RANKS = FRENCH_52.ranks
SPADES = 3


def table(pool: int = 0, seed: int = 1, **options: object) -> Loo:
    """A game whose last seat is about to deal."""
    game = rules_of("loo").new({"deals": 1000, **options}, seed)
    assert isinstance(game, Loo)
    setup = Setup()
    setup.put("dealer", [game.names[-1]])
    setup.put("pool", [str(pool)])
    game.arrange(setup)
    return game


def dealt(turn_up: str) -> Loo:
    game = table(12)
    game.go_on({"turn": [game.pack.card(turn_up)]})
    return game


# -- trumps in a hand, and the original lead --------------------------------------------------


@pytest.mark.parametrize("turn_up", ["2S", "AS"])
def test_trumps_in_three_cards(turn_up: str) -> None:
    game = dealt(turn_up)
    trumps = ORDERS[game.deal.ranking].trumps
    unseen = [BIT[card] for card in game.pack.cards if card != game.deal.turn_up]
    found = [0, 0, 0, 0]
    for one, two, three in combinations(unseen, 3):
        found[int((one & trumps > 0) + (two & trumps > 0) + (three & trumps > 0))] += 1
    assert [Fraction(n, comb(51, 3)) for n in found] == [
        Fraction(9139, 20825),
        Fraction(8892, 20825),
        Fraction(2574, 20825),
        Fraction(44, 4165),
    ]


@pytest.mark.parametrize("turn_up", ["2S", "7S", "KS", "AS"])
def test_original_lead_is_forced(turn_up: str) -> None:
    game = dealt(turn_up)
    order = ORDERS[game.deal.ranking]
    unseen = [BIT[card] for card in game.pack.cards if card != game.deal.turn_up]
    forced = 0
    for cards in combinations(unseen, 3):
        hand = cards[0] | cards[1] | cards[2]
        forced += original_lead(hand, game.deal.key, order, any_trump=False) != hand
    assert Fraction(forced, comb(51, 3)) == Fraction(101, 595)


# -- singles -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "chance"),
    [(4, Fraction(7411, 11900)), (5, Fraction(11051, 19740)), (7, Fraction(173709, 378350))],
)
def test_single_without_a_winner(players: int, chance: Fraction) -> None:
    """For each turn-up: how many of the higher cards are dealt decides, so one deal of each number is played."""
    none = Fraction(0)
    for rank in range(13):
        for n in range(min(players, 12 - rank) + 1):
            weight = Fraction(comb(12 - rank, n) * comb(39 + rank, players - n), comb(51, players))
            none += weight * (not won_single(players, rank, n))
    assert none / 13 == chance


def won_single(players: int, rank: int, higher: int) -> bool:
    """Deal a single in which so many hold a card above the turn-up."""
    game = table(players=players)
    held = [SPADES * 16 + rank + 1 + i for i in range(higher)] + list(range(players - higher))
    given = {f"hand {name}": [card] for name, card in zip(game.names, held, strict=True)}
    game.go_on({"turn": [SPADES * 16 + rank], **given})
    pool, owing = game.pool(), [seat for seat in range(players) if game.owed[seat]]
    assert len(owing) == (players - 1 if pool == 0 else players)
    return pool == 0


def test_dealing_gives_these_figures() -> None:
    """3,000 opening singles of five from seed 11, within four standard deviations."""
    none = 0
    for seed in range(3000):
        game = table(seed=seed + 11)
        game.go_on()
        none += game.pool() > 0
    assert abs(none / 3000 - 0.5598) < 4 * 0.0091


# -- flushes --------------------------------------------------------------------------------------


def test_flushes_with_pam() -> None:
    """Every hand that could be one: four or five cards of a suit, Pam or a fifth of any suit."""
    pam = pam_of(FRENCH_52, CLUB_KNAVE, SPADES)
    suits = [[card for card in FRENCH_52.cards if card >> 4 == suit] for suit in range(4)]
    hands = {hand_of(list(cards)) for suit in suits for cards in combinations(suit, 5)}
    hands |= {hand_of([*cards, pam]) for suit in suits for cards in combinations(suit, 4) if pam not in cards}
    flushes = [hand for hand in hands if flush_value(hand, pam, SPADES) != NO_FLUSH_HELD]
    with_pam = sum(1 for hand in flushes if hand & BIT[pam])
    assert (len(flushes) - with_pam, with_pam) == (4653, 2640)
    assert Fraction(len(flushes), comb(52, 5)) == Fraction(11, 3920)


@pytest.mark.parametrize("step", [97])
def test_nothing_else_is_a_flush(step: int) -> None:
    """Every 97th of all hands: a flush exactly when, Pam left out, one suit is held."""
    pam = pam_of(FRENCH_52, CLUB_KNAVE, SPADES)
    for i, cards in enumerate(combinations(FRENCH_52.cards, 5)):
        if i % step == 0:
            suits = {card >> 4 for card in cards if card != pam}
            assert (flush_value(hand_of(list(cards)), pam, SPADES) != NO_FLUSH_HELD) == (len(suits) == 1)


# -- the pool, and how many may play --------------------------------------------------------------------


def test_half_a_crown_is_sixpence_a_trick() -> None:
    assert [trick_share(30, 5, i) for i in range(5)] == [6, 6, 6, 6, 6]


@pytest.mark.parametrize(("stakes", "shares"), [(19, [7, 6, 6]), (20, [7, 7, 6]), (15, [5, 5, 5])])
def test_uneven_pools(stakes: int, shares: list[int]) -> None:
    assert [trick_share(stakes, 3, i) for i in range(3)] == shares


@pytest.mark.parametrize(("pack", "most"), [(52, 16), (32, 9)])
def test_most_players_by_cards(pack: int, most: int) -> None:
    game = table(12, pack=pack, players=most)
    game.go_on()
    assert game.deal.lies == HANDS_LIE
    assert game.deal.next_card <= pack < game.deal.next_card + 3
    with pytest.raises(BadOption):
        table(pack=pack, players=most + 1)


def test_unlimited_pools_pass_64_bits() -> None:
    """All stand, deal after deal: the pool multiplies, and nothing is made or lost."""
    game = table(loo_mode="unlimited", players=16, deals=60, club_law="on")
    most = 0
    while not game.over:
        if game.waits == 0:
            game.go_on()
            continue
        seat = game.to_act[0]
        game.play(seat, game.moves(seat)[0])
        most = max(most, game.pool())
    assert most > 2**63
    assert game.ledger.sum() == 0
