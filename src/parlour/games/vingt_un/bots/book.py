"""Vingt-un by its hints (vingt-un.8, 16, 18) and by the odds of the cards not yet seen."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BLANK, FRENCH_52, count, rank
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.players import Advice, BookBot
from parlour.games.vingt_un import words
from parlour.games.vingt_un.bots.odds import Odds, count_of, hand_of, one_more
from parlour.games.vingt_un.rules.count import ACE, WORTH, worth
from parlour.games.vingt_un.rules.game import VingtUn
from parlour.games.vingt_un.state import HANDS, OF_HANDS

RANK: Final = vec[i64]([0x0001_0001_0001_0001 << n for n in range(13)])
PROFIT: Final = 0.1  # what a dealer gains of every stake laid, one hand with another
NATURAL: Final = 0.048  # the chance of one
HANDS_AT_MOST: Final = 12
EVEN: Final = 0.05  # a card that promises less is not worth more than the least stake


def book(_seed: int) -> BookBot:
    return BookBot("book", advise, reckons=True, pace=50_000)


def advise(game: Game, seat: int) -> Advice | None:
    assert isinstance(game, VingtUn)
    if not game.waits >> seat & 1:
        return None
    phase = game.phase
    if phase == words.OFFER:
        return Advice(words.DEALING, "vingt-un.8")
    if phase == words.SALE:
        return buy(game)
    if phase == words.STAKING:
        return stake(game, seat)
    if phase == words.DOUBLING:
        card = game.deal.first[HANDS * seat]
        doubles = rank(card) == ACE or worth(card) == 10
        return Advice(words.DOUBLED if doubles else words.NOT_DOUBLED, "vingt-un.18")
    if phase in (words.DIVISION, words.DEALER_DIVISION):
        return divide(game, seat)
    if phase in (words.DRAWING, words.DEALER_DRAWING):
        return draw(game, seat)
    return Advice(words.STAYING, "why-deal-comes")


def buy(game: VingtUn) -> Advice:
    value = tenure_worth(game)
    if int(game.tenure.price) < value:
        return Advice(words.BUYING, "vingt-un.8", value - int(game.tenure.price))
    return Advice(words.PASSING, "why-deal-dear")


def tenure_worth(game: VingtUn) -> float:
    """What a deal brings: so many hands, and in each a part of all stakes."""
    players = int(count(game.present)) - 1
    return PROFIT * players * (int(game.agreed.least) + int(game.agreed.most)) / 2 * hands_in_deal(game, players)


def hands_in_deal(game: VingtUn, players: int) -> float:
    if game.agreed.limit == OF_HANDS:
        return float(game.agreed.limit_hands)
    if game.agreed.limit_visits:
        return int(len(game.agreed.sheet) * game.agreed.limit_visits) / (3.0 * (players + 1))
    thrown_out = 1.0 - (1.0 - NATURAL) ** players  # vingt-un.22, and not in the first hand (vingt-un.43)
    return min(HANDS_AT_MOST, 1.0 + 1.0 / thrown_out)


def odds_for(game: VingtUn, seat: int) -> Odds:
    """The odds of the cards that the seat has not seen, by what they are worth."""
    cards = [0] * 11
    packs = 2 if len(game.agreed.sheet) > 52 else 1
    for k in range(packs):
        unseen = FRENCH_52.all & ~(game.tenure.seen[k] | game.tenure.own[2 * seat + k])
        for n in range(13):
            cards[WORTH[n]] += int(count(unseen & RANK[n]))
    odds = Odds(cards)
    if seat == game.dealer:
        odds.face(standing_hands(game, odds))
    else:
        odds.face_dealer()
    return odds


def stake(game: VingtUn, seat: int) -> Advice:
    card = game.deal.first[HANDS * seat]
    promise = odds_for(game, seat).first_card(int(worth(card)))
    counters = game.agreed.most if promise > EVEN else game.agreed.least
    return Advice(Move(words.STAKE, counters), "vingt-un.16", promise * int(counters))


def draw(game: VingtUn, seat: int) -> Advice:
    if not 0 <= game.deal.hand_at < game.deal.hands[seat]:
        return Advice(words.DEALING, "why-only-move")  # at a table, when all hands are served and lie open
    slot = HANDS * seat + game.deal.hand_at
    if not game.tenure.can_give():
        return Advice(words.CONTENTED, "why-no-card")
    odds = odds_for(game, seat)
    hand = hand_of(game.deal.low[slot], game.deal.aces[slot])
    draws, stands = odds.drawn(hand), odds.content[count_of(hand)]
    if draws > stands:
        return Advice(words.ASKING, "why-card-promises", draws)
    return Advice(words.CONTENTED, "why-card-risks", stands)


def standing_hands(game: VingtUn, odds: Odds) -> list[tuple[float, vec[float]]]:
    """For the dealer: each stake that still stands, and how likely its holder has which count."""
    found: list[tuple[float, vec[float]]] = []
    shown = BLANK[: len(game.deal.first)]
    aces = BLANK[: len(game.deal.first)]
    for note in game.deal.drawn:
        shown[note >> 7] += worth(note & 127)
        aces[note >> 7] += int(rank(note) == ACE)
    live = game.standing()
    for slot in range(len(game.deal.first)):
        if live >> slot & 1:
            whole = game.deal.hands[slot >> 2] == 1
            found.append((float(game.deal.stakes[slot]), odds.hidden_hand(shown[slot], aces[slot] > 0, whole)))
    return found


def divide(game: VingtUn, seat: int) -> Advice:
    if not game.may_divide(seat):
        return Advice(words.KEEPING, "why-nothing-to-divide")
    slot = HANDS * seat + game.pair_at(seat)
    odds = odds_for(game, seat)
    card = worth(game.deal.first[slot])
    single = one_more(0, card)
    one, pair = odds.drawn(single), odds.best[one_more(single, card)]
    if seat == game.dealer:
        return Advice(words.DIVIDING if 2 * one > pair else words.KEEPING, "why-odds-both", max(2 * one, pair))
    laid = int(game.deal.stakes[slot])
    second = int(game.agreed.most if one > EVEN else game.agreed.least)
    if one * (laid + second) > pair * laid:
        return Advice(Move(words.DIVIDE, second), "why-odds-both", one * (laid + second))
    return Advice(words.KEEPING, "why-odds-both", pair * laid)
