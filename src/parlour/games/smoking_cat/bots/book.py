"""Smoking Cat by its hint (smoking-cat.49), and sound play: duck, and be rid of what costs."""

from __future__ import annotations

from typing import Final

from parlour.core.cards import BIT, HIGHER, SUIT, cards_in, count, highest, lowest, rank, suit
from parlour.core.game import Game
from parlour.core.moves import PLAYS, Move
from parlour.core.players import Advice, BookBot
from parlour.games.smoking_cat.rules.game import SmokingCat
from parlour.games.smoking_cat.rules.points import HEARTS, POINTS, QUEEN
from parlour.games.smoking_cat.words import PASS, PASSING, TRICKS

LEAVES: Final = SUIT[0]


def book(_seed: int) -> BookBot:
    return BookBot("book", advise, pace=400_000)


def advise(game: Game, seat: int) -> Advice | None:
    assert isinstance(game, SmokingCat)
    if not game.waits >> seat & 1:
        return None
    if game.phase == PASSING:
        return pass_three(game, seat)
    if game.phase != TRICKS:  # at a table: the deal, a vote, a letter
        return None
    lawful = game._playable(seat)
    if lawful & (lawful - 1) == 0:
        return Advice(PLAYS[lowest(lawful)], "why-only-card")
    if game.deal.led < 0:
        return lead(game, seat, lawful)
    if lawful & SUIT[suit(game.deal.led)]:
        return follow(game, lawful)
    return throw_off(lawful)


def pass_three(game: SmokingCat, seat: int) -> Advice:
    """The three cards that suit one least (smoking-cat.49)."""
    hand = game.deal.hands[seat]
    worst = sorted(cards_in(hand), key=lambda card: -danger(hand, card))[:3]
    return Advice(Move(PASS, sum(BIT[card] for card in worst)), "smoking-cat.49")


def danger(hand: int, card: int) -> float:
    """How much one wishes a card away: what it may catch, and how badly it is covered by lower ones."""
    suited = SUIT[suit(card)]
    covered = int(count(hand & suited & ~HIGHER[card])) - 1
    worth = int(rank(card)) / 2.0 - 1.2 * covered
    if suited == LEAVES and card >= QUEEN:
        worth += 6.0 if count(hand & LEAVES) < 5 else 1.0
    if BIT[card] & HEARTS:
        worth += int(POINTS[card]) / 2.0
    return worth


def lead(game: SmokingCat, seat: int, lawful: int) -> Advice:
    """Low leaves drive the Over out, unless one has to fear it; else the safest low card."""
    hand = game.deal.hands[seat]
    small = hand & LEAVES & (BIT[QUEEN] - 1)
    if small and not game.deal.fallen >> QUEEN & 1 and not hand >> QUEEN & 1 and not hand & HIGHER[QUEEN]:
        return Advice(PLAYS[highest(small)], "why-drive-over")
    unseen = game.pack.all & ~game.seen(seat)
    safest = min(cards_in(lawful), key=lambda card: lead_danger(card, unseen))
    return Advice(PLAYS[safest], "why-least-likely")


def lead_danger(card: int, unseen: int) -> float:
    """Few cards above it, many below, and what it may catch."""
    out = SUIT[suit(card)] & unseen
    above = int(count(out & HIGHER[card]))
    below = int(count(out)) - above
    catch = 3.0 if card == QUEEN else 1.5 if SUIT[suit(card)] == HEARTS else 1.0
    return catch * (below - 2.0 * above) - (2.0 if not out else 0.0)


def follow(game: SmokingCat, lawful: int) -> Advice:
    under = lawful & ~HIGHER[game.deal.best] if suit(game.deal.best) == suit(game.deal.led) else lawful
    if under >> QUEEN & 1:
        return Advice(PLAYS[QUEEN], "why-over-under")
    if under:
        return Advice(PLAYS[highest(under)], "why-highest-under")
    safe = lawful & ~BIT[QUEEN] or lawful
    lying = count(game.deal.in_trick)
    if lying == 3 or (game.deal.price == 0 and lying == 2):
        return Advice(PLAYS[highest(safe)], "why-must-take")
    return Advice(PLAYS[lowest(safe)], "why-higher-may-come")


def throw_off(lawful: int) -> Advice:
    if lawful >> QUEEN & 1:
        return Advice(PLAYS[QUEEN], "why-over-away")
    worst = max(cards_in(lawful), key=lambda card: danger(lawful, card) + int(POINTS[card]))
    return Advice(PLAYS[worst], "why-worst-goes")
