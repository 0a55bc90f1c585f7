"""Vingt-un by its hints (vingt-un.8, 16, 18) and by the odds of the cards not yet seen."""

from __future__ import annotations

from parlour.core.cards import BIT, count
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.players import Advice, BookBot
from parlour.games.vingt_un.count import ACE, WORTH, points, worth
from parlour.games.vingt_un.layout import HANDS, OF_HANDS
from parlour.games.vingt_un.odds import Odds
from parlour.games.vingt_un.rules import VingtUn
from parlour.games.vingt_un.words import (
    ASKING,
    BUYING,
    CONTENTED,
    DEALER_DIVISION,
    DEALER_DRAWING,
    DEALING,
    DIVIDE,
    DIVIDING,
    DIVISION,
    DOUBLED,
    DOUBLING,
    DRAWING,
    KEEPING,
    NOT_DOUBLED,
    OFFER,
    PASSING,
    SALE,
    STAKE,
    STAKING,
    STAYING,
)

RANK = [0x0001_0001_0001_0001 << rank for rank in range(13)]
PROFIT = 0.1  # what a dealer gains of every stake laid, one hand with another
NATURAL = 0.048  # the chance of one
HANDS_AT_MOST = 12
EVEN = 0.05  # a card that promises less is not worth more than the least stake


def book(_seed: int) -> BookBot:
    return BookBot("book", advise)


def advise(game: Game, seat: int) -> Advice | None:
    assert isinstance(game, VingtUn)
    if not game.waits >> seat & 1:
        return None
    phase = game.phase
    if phase == OFFER:
        return Advice(DEALING, "vingt-un.8")
    if phase == SALE:
        return buy(game)
    if phase == STAKING:
        return stake(game, seat)
    if phase == DOUBLING:
        card = game.first[HANDS * seat]
        doubles = card & 15 == ACE or worth(card) == 10
        return Advice(DOUBLED if doubles else NOT_DOUBLED, "vingt-un.18")
    if phase in (DIVISION, DEALER_DIVISION):
        return divide(game, seat)
    if phase in (DRAWING, DEALER_DRAWING):
        return draw(game, seat)
    return Advice(STAYING, "why-deal-comes")


# -- the deal --------------------------------------------------------------------------------


def buy(game: VingtUn) -> Advice:
    value = tenure_worth(game)
    if int(game.price) < value:
        return Advice(BUYING, "vingt-un.8", value - int(game.price))
    return Advice(PASSING, "why-deal-dear")


def tenure_worth(game: VingtUn) -> float:
    """What a deal brings: so many hands, and in each a part of all stakes."""
    players = int(count(game.present)) - 1
    return PROFIT * players * (int(game.least) + int(game.most)) / 2 * hands_in_deal(game, players)


def hands_in_deal(game: VingtUn, players: int) -> float:
    if game.limit == OF_HANDS:
        return float(game.limit_hands)
    if game.limit_visits:
        return int(len(game.sheet) * game.limit_visits) / (3.0 * (players + 1))
    thrown_out = 1.0 - (1.0 - NATURAL) ** players  # vingt-un.22, and not in the first hand (vingt-un.43)
    return min(HANDS_AT_MOST, 1.0 + 1.0 / thrown_out)


# -- odds ------------------------------------------------------------------------------------


def odds_for(game: VingtUn, seat: int) -> Odds:
    """The odds of the cards that the seat has not seen, by what they are worth."""
    cards = [0] * 11
    whole = sum(BIT[card] for card in game.pack.cards if card < 63)
    packs = 2 if len(game.sheet) > 52 else 1
    for k in range(packs):
        unseen = whole & ~(game.seen[k] | game.own[2 * seat + k])
        for rank in range(13):
            cards[WORTH[rank]] += int(count(unseen & RANK[rank]))
    return Odds(cards)


def stake(game: VingtUn, seat: int) -> Advice:
    card = game.first[HANDS * seat]
    promise = odds_for(game, seat).first_card(int(worth(card)))
    counters = game.most if promise > EVEN else game.least
    return Advice(Move(STAKE, counters), "vingt-un.16", promise * int(counters))


def draw(game: VingtUn, seat: int) -> Advice:
    slot = HANDS * seat + game.hand_at
    low, aces = int(game.low[slot]), int(game.aces[slot])
    if not game.can_give():
        return Advice(CONTENTED, "why-no-card")
    odds = odds_for(game, seat)
    if seat == game.dealer:
        odds.face(standing_hands(game, odds))
    draws, stands = odds.drawn(low, aces > 0), odds.stood(points(low, aces))
    if draws > stands:
        return Advice(ASKING, "why-card-promises", draws)
    return Advice(CONTENTED, "why-card-risks", stands)


def standing_hands(game: VingtUn, odds: Odds) -> list[tuple[float, dict[int, float]]]:
    """For the dealer: each stake that still stands, and how likely its holder has which count."""
    found = []
    shown = [0] * len(game.first)
    aces = [0] * len(game.first)
    for note in game.drawn:
        shown[note >> 7] += int(worth(note & 127))
        aces[note >> 7] += (note & 15) == ACE
    live = game.standing()
    for slot in range(len(game.first)):
        if live >> slot & 1:
            whole = game.hands[slot >> 2] == 1
            found.append((float(game.stakes[slot]), odds.hidden_hand(shown[slot], aces[slot] > 0, whole)))
    return found


def divide(game: VingtUn, seat: int) -> Advice:
    if not game.may_divide(seat):
        return Advice(KEEPING, "why-nothing-to-divide")
    slot = HANDS * seat + game.pair_at(seat)
    odds = odds_for(game, seat)
    each = int(worth(game.first[slot]))
    if seat == game.dealer:
        odds.face(standing_hands(game, odds))
        one, pair = odds.on_divided(each), odds.best(2 * each, each == 1)
        return Advice(DIVIDING if 2 * one > pair else KEEPING, "why-odds-both", max(2 * one, pair))
    one, pair = odds.on_divided(each), odds.best(2 * each, each == 1)
    laid = int(game.stakes[slot])
    second = int(game.most if one > EVEN else game.least)
    if one * (laid + second) > pair * laid:
        return Advice(Move(DIVIDE, second), "why-odds-both", one * (laid + second))
    return Advice(KEEPING, "why-odds-both", pair * laid)
