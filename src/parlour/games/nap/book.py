"""Nap by its hints (nap.49 to 56); where they are silent, sound play."""

from __future__ import annotations

from parlour.cards import SUIT, cards_in, count
from parlour.game import Game
from parlour.games.nap.rules import Nap
from parlour.games.nap.state import ORDERS
from parlour.games.nap.words import (
    ANSWERING,
    BUY,
    BUYING,
    CALLED,
    CALLING,
    CALLS,
    DECLINE,
    LAY,
    MISERE,
    NAP,
    PASSED,
    THREE,
    TRICKS,
)
from parlour.mechanisms.judging import masters, strongest, weakest
from parlour.moves import PLAYS, Move
from parlour.seat import Advice, BookBot

TRUMP_WORTH = {12: 1.0, 11: 0.85, 10: 0.65, 9: 0.5, 8: 0.4}  # by rank: ace, king, queen, knave, ten
SIDE_WORTH = {12: 0.65, 11: 0.3}
LOW_TRUMP = 0.25
LONG_TRUMP = 0.3  # more for each trump after the third


def book(_seed: int) -> BookBot:
    return BookBot("book", advise)


def advise(game: Game, seat: int) -> Advice | None:
    assert isinstance(game, Nap)
    if not game.waits >> seat & 1:
        return None
    if game.phase == CALLING:
        return call(game, seat)
    if game.phase == TRICKS:
        return play(game, seat)
    if game.phase == ANSWERING:
        return Advice(Move(DECLINE), "a higher call is the challenger's risk")
    if game.phase == BUYING:
        return Advice(Move(BUY, 0), "cards cost a stake each")
    return lay(game, seat)


def tricks_in(hand: int, trump: int) -> float:
    """About how many tricks the hand makes with these trumps."""
    trumps = [card & 15 for card in cards_in(hand & SUIT[trump])]
    worth = sum(TRUMP_WORTH.get(rank, LOW_TRUMP) for rank in trumps) + LONG_TRUMP * max(0, len(trumps) - 3)
    return worth + sum(SIDE_WORTH.get(card & 15, 0.0) for card in cards_in(hand & ~SUIT[trump]))


def best_suit(hand: int) -> int:
    return max(range(4), key=lambda suit: tricks_in(hand, suit))


def call(game: Nap, seat: int) -> Advice:
    hand = game.hands[seat]
    suit = best_suit(hand)
    worth = tricks_in(hand, suit)
    certain = len(certain_tricks(hand & SUIT[suit], game.pack.ranks))
    may = game.open_calls()
    wanted, reason = PASSED, "too weak to call above the others"
    if certain == game.all_tricks or worth >= int(game.all_tricks) - 0.8:
        wanted, reason = NAP, "nap.49" if certain == game.all_tricks else "nap.50" if count(hand) == 5 else "nap.52"
    else:
        for rung in range(NAP - 1, PASSED, -1):
            if rung != MISERE and may >> rung & 1 and int(CALLED[rung]) <= max(worth + 0.25, certain):
                wanted, reason = rung, "nap.49" if certain >= CALLED[rung] else "nap.53" if rung >= THREE else "nap.54"
                break
    if wanted != PASSED and not may >> wanted & 1:
        wanted, reason = PASSED, "nap.54"
    return Advice(CALLS[wanted], reason)


def certain_tricks(trumps: int, ranks: str) -> list[int]:
    """The unbroken row of trumps from the ace down (nap.49)."""
    row = []
    for rank in range(len(ranks) - 1, -1, -1):
        if rank not in [card & 15 for card in cards_in(trumps)]:
            break
        row.append(rank)
    return row


def play(game: Nap, seat: int) -> Advice:
    lawful = game.moves(seat).each[0].cards
    if lawful & (lawful - 1) == 0:
        return Advice(game.moves(seat)[0], "there is no other card")
    if game.trump < 0:
        trumps = game.hands[seat] & SUIT[best_suit(game.hands[seat])]
        return Advice(PLAYS[strongest(trumps, ORDERS[4])], "nap.51")
    order = ORDERS[game.trump]
    unseen = game.pack.all & ~game.seen(seat)
    if game.highest == MISERE:
        return misere(game, seat, lawful)
    if game.led < 0:
        return lead(game, seat, lawful, unseen)
    takes = lawful & order.above[game.best]
    if takes and (seat == game.caller or game.winner == game.caller):
        last = game.after(seat) == game.leader
        sure = masters(takes, unseen, order)
        card = weakest(takes if last or not sure else sure, order)
        return Advice(PLAYS[card], "nap.55" if seat != game.caller else "takes the trick most cheaply")
    return Advice(PLAYS[weakest(lawful, order)], "nothing to gain: the lowest")


def lead(game: Nap, seat: int, lawful: int, unseen: int) -> Advice:
    order = ORDERS[game.trump]
    trumps = lawful & order.trumps
    if seat == game.caller and trumps and unseen & order.trumps:
        return Advice(PLAYS[strongest(trumps, order)], "nap.51")
    sure = masters(lawful, unseen & ~order.trumps if seat == game.caller else unseen, order)
    if sure:
        return Advice(PLAYS[strongest(sure, order)], "it cannot be beaten")
    plain = lawful & ~order.trumps
    if seat == game.caller:
        return Advice(PLAYS[strongest(lawful, order)], "the strongest card left")
    return Advice(PLAYS[strongest(plain or lawful, order)], "nap.56")


def misere(game: Nap, seat: int, lawful: int) -> Advice:
    """The caller ducks under what lies; the others stay low that he may not."""
    order = ORDERS[game.trump]
    under = lawful & ~order.above[game.best] if game.led >= 0 else lawful
    if seat == game.caller and game.led >= 0 and under:
        return Advice(PLAYS[strongest(under, order)], "the highest that does not take the trick")
    return Advice(PLAYS[weakest(lawful, order)], "as low as may be")


def lay(game: Nap, seat: int) -> Advice:
    """Keep what is worth most with the best suit for trumps."""
    hand = game.hands[seat]
    order = ORDERS[best_suit(hand)]
    away = sorted(cards_in(hand), key=lambda card: -count(order.above[card]))[: game.lay_due()]
    return Advice(Move(LAY, sum(1 << card for card in away)), "the weakest go")
