"""Commerce reckoned by the chance to hold the best hand; the deal is an advantage because the dealer buys free."""

from __future__ import annotations

from bisect import bisect_left
from functools import cache
from itertools import combinations
from typing import Final

from parlour.core.cards import BIT, NO_CARD, Pack, cards_in, count, rank, suit, vec_of
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.players import Advice, BookBot
from parlour.games.commerce import words
from parlour.games.commerce.rules.game import Commerce
from parlour.games.commerce.rules.trading import partner_of
from parlour.games.commerce.state import EACH
from parlour.mechanisms.three_card_hands import strength

STANDS: Final = 0.4  # the chance to be best with which it is time to show
HOLDS: Final = 0.75  # the same where the others trade on (extended), at first
PATIENCE: Final = 0.1  # so much less with every circuit
CLOSES: Final = 0.9  # the same in the old game, where a second must stand too and the rest exchange once more
BETTER_EACH_CIRCUIT: Final = 0.1  # about how much stronger the others grow while the turn goes round
BARTERED: Final = 0.8  # a card that a neighbour parts with helps so much as one from the pack
NEAR: Final = 0.02  # how much two cards that go together promise


def book(_seed: int) -> BookBot:
    return BookBot("book", advise, pace=120_000)


def advise(game: Game, seat: int) -> Advice | None:
    assert isinstance(game, Commerce)
    if not game.waits >> seat & 1:
        return None
    if game.phase == words.HORSE:
        return buy_life(game)
    if game.phase in (words.CHOICE, words.LAST_LAP):
        return exchange(game, seat)
    if stands_now(game, seat):
        return Advice(words.STANDING, "why-likely-best")
    if game.phase == words.TRADED:
        return Advice(words.GOING_ON, "why-too-weak")
    if game.phase == words.ANSWER:
        return Advice(words.GIVES[worst_card(game, seat)[0]], "why-missed-least")
    assert game.phase == words.TRADE
    return trade(game, seat)


@cache
def all_strengths(pack: Pack, recognised: int) -> list[int]:
    """The strengths of all hands of a pack, lowest first."""
    return sorted(int(strength(BIT[a] | BIT[b] | BIT[c], recognised)) for a, b, c in combinations(pack.cards, EACH))


@cache
def chances(pack: Pack, recognised: int, rivals: float) -> dict[int, float]:
    """By the strength of a hand, the chance that none of so many others has better."""
    strengths = all_strengths(pack, recognised)
    return {one: float((bisect_left(strengths, one) / len(strengths)) ** rivals) for one in set(strengths)}


def rate(game: Commerce, hand: int) -> float:
    """Of all the hands there are, the part that this one beats."""
    return chances(game.pack, int(game.agreed.recognised), 1.0)[strength(hand, game.agreed.recognised)]


def chances_now(game: Commerce) -> dict[int, float]:
    """By strength, the chance that nobody has better."""
    others = int(count(game.playing)) - 1
    rivals = others * (1.0 + BETTER_EACH_CIRCUIT * int(game.deal.circuits))
    return chances(game.pack, int(game.agreed.recognised), rivals)


def chance(game: Commerce, hand: int) -> float:
    return chances_now(game)[strength(hand, game.agreed.recognised)]


def stands_now(game: Commerce, seat: int) -> bool:
    hand = game.deal.hands[seat]
    if not game.agreed.extended:
        return chance(game, hand) >= STANDS
    if chance(game, hand) >= HOLDS - PATIENCE * int(game.deal.circuits):
        return True
    return game.phase == words.TRADE and trade_worth(game, seat) <= 0.0


def worst_card(game: Commerce, seat: int) -> tuple[int, float]:
    """The card to part with, and the chance to be best once an unknown one has come for it."""
    hand = game.deal.hands[seat]
    unseen = vec_of(game.pack.all & ~hand)
    by_strength = chances_now(game)
    worst, most = NO_CARD, -1.0
    for card in cards_in(hand):
        kept = hand & ~BIT[card]
        found = 0.0
        for new in unseen:
            found += by_strength[strength(kept | BIT[new], game.agreed.recognised)]
        if found > most:
            worst, most = card, found
    return worst, most / float(len(unseen))


def price(game: Commerce, seat: int) -> float:
    """Of a card from the pack, in pools; the dealer pays himself (commerce.R3)."""
    if seat == game.dealer:
        return 0.0
    return game.agreed.stake / (game.counters_in_pool() + game.agreed.stake)


def trade_worth(game: Commerce, seat: int) -> float:
    """What a trade adds to the chance to win the pool, less its price."""
    gain = worst_card(game, seat)[1] - chance(game, game.deal.hands[seat])
    bartered = BARTERED * gain if partner_of(game, seat) >= 0 else -1.0
    return max(gain - price(game, seat), bartered)


def trade(game: Commerce, seat: int) -> Advice:
    card, after = worst_card(game, seat)
    if seat == game.dealer:
        return Advice(words.BUYS[card], "commerce.16")
    gain = after - chance(game, game.deal.hands[seat])
    if partner_of(game, seat) < 0 or (1.0 - BARTERED) * gain > price(game, seat):
        return Advice(words.BUYS[card], "why-worth-price")
    return Advice(words.BARTERS[card], "why-barter-free")


def exchange(game: Commerce, seat: int) -> Advice:
    hand = game.deal.hands[seat]
    if game.phase == words.CHOICE and chance(game, hand) >= CLOSES:
        return Advice(words.STANDING, "why-likely-best")
    again = game.phase == words.CHOICE
    swaps = [(own, other) for own in cards_in(hand) for other in cards_in(game.deal.board)]
    own, other = max(swaps, key=lambda swap: promise(game, swapped(hand, *swap), again))
    if not again and rate(game, swapped(hand, own, other)) <= rate(game, hand):
        return Advice(words.DECLINING, "why-board-useless")
    return Advice(Move(words.EXCHANGE, own, other), "why-toward-best")


def swapped(hand: int, own: int, other: int) -> int:
    return hand & ~BIT[own] | BIT[other]


def promise(game: Commerce, hand: int, again: bool) -> float:
    """How good the hand is and, where another exchange may follow, what it may still become."""
    worth = rate(game, hand)
    if again:
        worth += NEAR * sum(near(one, other) for one, other in combinations(cards_in(hand), 2))
    return worth


def near(one: int, other: int) -> int:
    """Two cards that a third may complete: of one rank, of one suit, and close together in it."""
    if rank(one) == rank(other):
        return 2
    return (1 + (abs(one - other) <= 2)) if suit(one) == suit(other) else 0


def buy_life(game: Commerce) -> Advice:
    """A life is worth its part of the pool."""
    lives = 1 + sum(int(lives) for lives in game.lives)
    worth = (game.counters_in_pool() + game.agreed.horse_price) / lives
    if worth >= game.agreed.horse_price:
        return Advice(Move(words.BUY_HORSE), "why-life-more", worth)
    return Advice(words.DECLINING, "why-life-less", worth)
