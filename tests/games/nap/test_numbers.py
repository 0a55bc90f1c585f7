"""The figures of the rule file of Nap, each by our own dealing, calling and play.

Where the trumps that matter may lie is enumerated, each lie weighed by the deals there are; what then happens the
game says, the opponents trying every card that differs from another.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from parlour.core.cards import BIT, FRENCH_52, SUIT, cards_in, count, hand_of
from parlour.core.moves import CHOOSE, PLAYS, Move, some_of
from parlour.core.setup import Setup
from parlour.games.nap.rules.game import Nap
from parlour.games.nap.state import ORDERS
from parlour.games.nap.words import CALL, CALLING, CALLS, KITTY_DRAW, NAP, PASSED, THREE, TRICKS
from parlour.mechanisms.dealing import turn_for_deal
from parlour.registry import rules_of

HEARTS = 2
ANY_CARD = Move(CALL)


def table(**options: object) -> Nap:
    """A game whose last seat is about to deal."""
    game = rules_of("nap").new(options, 1)
    assert isinstance(game, Nap)
    setup = Setup()
    setup.put("dealer", [game.names[-1]])
    game.arrange(setup)
    return game


def deal(game: Nap, hands: list[list[int]]) -> Nap:
    """These hands, elder's first; elder calls what fits, the rest pass."""
    game.go_on({f"hand {game.names[seat]}": hand for seat, hand in enumerate(hands)})
    return game


def stand(game: Nap, rung: int) -> Nap:
    game.play(0, CALLS[rung])
    while game.phase == CALLING:
        game.play(game.to_act[0], CALLS[PASSED])
    return game


def card(face: str) -> int:
    return FRENCH_52.card(face)


def faces(text: str) -> list[int]:
    return [card(face) for face in text.split()]


def choose(n: int, k: int) -> int:
    return int(CHOOSE[n * 64 + k])


# -- 1, 3: hands ---------------------------------------------------------------------


def all_hands(cards: int) -> int:
    return int(some_of(ANY_CARD, cards, 5, 5).size)


def unbeatable(trump: int, hand: int) -> Iterator[int]:
    """Hands of five that hold every card that beats one of theirs, grown from the top."""
    if count(hand) == 5:
        yield hand
        return
    for one in FRENCH_52.cards:
        if not hand & BIT[one] and not ORDERS[trump].above[one] & ~hand:
            yield from unbeatable(trump, hand | BIT[one])


def test_perfect_nap() -> None:
    found = {hand for trump in range(4) for hand in unbeatable(trump, 0)}
    assert found == {hand_of(faces(" ".join(rank + suit for rank in "AKQJT"))) for suit in "CDHS"}
    assert (len(found), all_hands(FRENCH_52.all)) == (4, 2598960)
    assert Fraction(len(found), all_hands(FRENCH_52.all)) == Fraction(1, 649740)


def test_perfect_nap_is_made_in_any_deal() -> None:
    for seed in range(20):
        game = rules_of("nap").new({"deals": 1}, seed)
        assert isinstance(game, Nap)
        setup = Setup()
        setup.put("dealer", ["D"])
        game.arrange(setup)
        stand(deal(game, [faces("AH KH QH JH TH")]), NAP)
        while game.waits:
            game.play(game.to_act[0], game.pick(game.to_act[0], seed * 7919 + 12345))
        assert game.ledger.balance[:4] == (30, -10, -10, -10)


def test_flushes() -> None:
    flushes = sum(all_hands(SUIT[suit] & FRENCH_52.all) for suit in range(4))
    assert flushes == 5148
    assert Fraction(flushes, all_hands(FRENCH_52.all)) == Fraction(33, 16660)


# -- 2: call sequences --------------------------------------------------------------------


def sequences(game: Nap) -> int:
    if game.phase != CALLING:
        return 1
    seat = game.to_act[0]
    total = 0
    for move in game.moves(seat):
        after = game.copy()
        assert isinstance(after, Nap)
        after.play(seat, move)
        total += sequences(after)
    return total


@pytest.mark.parametrize(
    ("options", "counted"),
    [
        ({}, {2: 21, 3: 56, 4: 126, 5: 252}),
        ({"misere": "trumps"}, {3: 84, 4: 210, 5: 462}),
        ({"wellington": "double", "blucher": "on"}, {3: 64, 4: 162, 5: 372}),
    ],
)
def test_call_sequences(options: dict[str, object], counted: dict[int, int]) -> None:
    for players, wanted in counted.items():
        game = table(players=players, **options)
        game.go_on()
        assert sequences(game) == wanted


# -- 4, 5: trumps against the caller -----------------------------------------------------

Trumps = tuple[tuple[int, ...], ...]  # of each opponent


def lies(honours: list[int], small: int, opponents: int) -> Iterator[tuple[Trumps, int]]:
    """Every lie of the unknown trumps, small ones only counted, and how many deals have it."""
    for owners in product(range(opponents + 1), repeat=len(honours)):
        held = [tuple(h for h, owner in zip(honours, owners, strict=True) if owner == o) for o in range(opponents)]
        for smalls in product(range(6), repeat=opponents):
            trumps = [len(held[o]) + smalls[o] for o in range(opponents)]
            if sum(smalls) <= small and max(trumps) <= 5:
                yield tuple((*held[o], smalls[o]) for o in range(opponents)), ways(smalls, trumps, small)


def ways(smalls: tuple[int, ...], trumps: list[int], small: int) -> int:
    deals, small_left, others_left = 1, small, 37
    for n, held in zip(smalls, trumps, strict=True):
        deals *= choose(small_left, n) * choose(others_left, 5 - held)
        small_left -= n
        others_left -= 5 - held
    return deals


def hands_of(caller: list[int], lie: Trumps, small: list[int]) -> list[list[int]]:
    rest = [c for c in FRENCH_52.cards if c >> 4 != HEARTS and c not in caller]
    hands = [caller]
    for *honours, n in lie:
        hand = honours + small[:n]
        small = small[n:]
        fill = 5 - len(hand)
        hands.append(hand + rest[:fill])
        rest = rest[fill:]
    return hands


def makes(game: Nap, leads: list[int], small: int) -> bool:
    """Whether the caller wins a trick with each of these leads whatever the opponents play."""
    if game.phase != TRICKS:
        return game.ledger[0] > 0
    if game.deal.tricks_made > game.deal.tricks[0]:
        return False
    if not game.waits & 1:
        return all(makes(after(game, c), leads, small) for c in distinct(game, small))
    lead = leads[game.deal.tricks_made]
    return makes(after(game, lead), leads, small)


def distinct(game: Nap, small: int) -> list[int]:
    """One card of each sort: of the small trumps, and of those that are no trumps, one stands for all."""
    cards = [move.a for move in game.moves(game.to_act[0])]
    sorts: dict[int, int] = {}
    for c in cards:
        low = BIT[c] & small != 0
        sorts.setdefault(-1 if low else c if c >> 4 == HEARTS else -2 - (c >> 4), c)
    return list(sorts.values())


def after(game: Nap, c: int) -> Nap:
    twin = game.copy()
    assert isinstance(twin, Nap)
    twin.play(twin.to_act[0], PLAYS[c])
    return twin


SMALL_UNDER_TEN = faces("9H 8H 7H 6H 5H 4H 3H 2H")


@cache
def three_made(lie: Trumps) -> bool:
    hands = hands_of(faces("AH JH TH 2C 2D"), lie, SMALL_UNDER_TEN)
    game = stand(deal(table(players=len(lie) + 1, deals=1), hands), THREE)
    return makes(game, faces("AH JH TH"), hand_of(SMALL_UNDER_TEN))


@pytest.mark.parametrize(
    ("players", "chance"),
    [
        (3, Fraction(11991765268, 15534200253)),
        (4, Fraction(3459403196, 5178066751)),
        (5, Fraction(2956587261, 5178066751)),
    ],
)
def test_ace_knave_ten(players: int, chance: Fraction) -> None:
    made = total = 0
    for lie, deals in lies(faces("KH QH"), 8, players - 1):
        total += deals
        if three_made(tuple(sorted(lie))):
            made += deals
    assert total == deals_of(47, players - 1)
    assert Fraction(made, total) == chance


def deals_of(cards: int, hands: int) -> int:
    deals = 1
    for dealt in range(hands):
        deals *= choose(cards - 5 * dealt, 5)
    return deals


SMALL_UNDER_QUEEN = faces("JH TH 9H 8H 7H 6H 5H 4H 3H 2H")


@cache
def nap_made(lie: Trumps) -> bool:
    hands = hands_of(faces("AH KH QH AS AC"), lie, SMALL_UNDER_QUEEN)
    game = stand(deal(table(players=len(lie) + 1, deals=1), hands), NAP)
    return makes(game, faces("AH KH QH AS AC"), hand_of(SMALL_UNDER_QUEEN))


def test_three_trumps_and_two_aces() -> None:
    made = total = 0
    for lie, deals in lies([], 10, 3):
        total += deals
        if nap_made(tuple(sorted(lie))):
            made += deals
    assert total == deals_of(47, 3)
    assert Fraction(made, total) == Fraction(5096879020, 5178066751)


def test_four_trumps_in_one_hand() -> None:
    lost = sum(deals for lie, deals in lies([], 10, 1) if not nap_made(lie))
    assert Fraction(lost, choose(47, 5)) == Fraction(2674, 511313)


# -- 6, 7: first knave, cards left ---------------------------------------------------------


def test_first_knave() -> None:
    knaves = faces("JC JD JH JS")
    others = [c for c in FRENCH_52.cards if c not in knaves]
    deals_first = [Fraction(0)] * 4
    mean = Fraction(0)
    for at in range(49):
        game = table()
        game.chance.given = [[*others[:at], knaves[0]]]
        chance = Fraction(choose(51 - at, 3), choose(52, 4))
        served = (turn_for_deal(game, 9, "nap.9") - 1) % 4  # the left of the seat that serves is served first
        deals_first[served] += chance
        mean += chance * (at + 1)
    assert deals_first == [
        Fraction(5837, 20825),
        Fraction(216, 833),
        Fraction(4988, 20825),
        Fraction(184, 833),
    ]
    assert mean == Fraction(53, 5)


@pytest.mark.parametrize(("players", "dealt", "left"), [(3, 15, 37), (5, 25, 27), (6, 25, 27)])
def test_cards_left(players: int, dealt: int, left: int) -> None:
    game = table(players=players)
    game.go_on()
    assert sum(len(cards_in(game.deal.hands[seat])) for seat in range(players)) == dealt
    assert len(game.read("stock")) == left


def test_drawn_kitty_is_fair() -> None:
    """Every seat draws the lowest card as often, ties broken (nap.R6)."""
    won = [0] * 4
    for seed in range(400):
        game = rules_of("nap").new({"kitty": "per_deal", "kitty_end": "draw", "double_header": "on", "deals": 1}, seed)
        assert isinstance(game, Nap)
        while game.phase != KITTY_DRAW:
            if game.waits:
                game.play(game.to_act[0], CALLS[PASSED])
            else:
                game.go_on()
        dealer = game.dealer
        before = game.ledger.balance[:]
        game.go_on()
        gained = [now - then for now, then in zip(game.ledger.balance, before, strict=True)]
        assert sorted(gained) == [-1, 0, 0, 0, 1]
        won[(gained.index(1) - dealer) % 4] += 1
    assert min(won) > 70
