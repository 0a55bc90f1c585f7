"""Loo by its hints (loo.59 to 66); where they are silent, sound play."""

from __future__ import annotations

from typing import Final

from parlour.core.cards import cards_in, count, hand_of, rank, suit
from parlour.core.game import Game
from parlour.core.moves import Choices, Move
from parlour.core.players import Advice, BookBot
from parlour.games.loo import words
from parlour.games.loo.rules.game import Loo
from parlour.games.loo.rules.play import playable
from parlour.games.loo.rules.pool import loo_for
from parlour.games.loo.rules.ranks import ORDERS
from parlour.games.loo.state import THREE_CARD
from parlour.mechanisms.judging import masters, strongest, weakest
from parlour.mechanisms.trick_deal import all_played

HEAVY: Final = 1  # a trick of the pool to the loo
RISKED: Final = 0.5  # of the strength to stand on, where the pool is heavy
FEW: Final = 1  # players who stand already


def book(_seed: int) -> BookBot:
    return BookBot("book", advise, pace=350_000)


def advise(game: Game, seat: int) -> Advice | None:
    assert isinstance(game, Loo)
    if not game.waits >> seat & 1:
        return None
    moves = game.moves(seat)
    if game.phase == words.TRICKS:
        return play(game, seat, moves)
    if game.phase == words.DECLARE:
        return declare(game, seat, moves)
    if game.phase == words.LEAVING:
        return Advice(next(move for move in moves if move.verb is not words.LEAVE), "why-stays")
    if game.phase == words.GATHERING:
        return Advice(Move(words.GATHER), "why-only-move")
    flush = [move for move in moves if move.verb is words.FLUSH]
    return Advice(flush[0] if flush else moves[0], "why-flush-takes" if flush else "why-no-flush")


def declare(game: Loo, seat: int, moves: Choices) -> Advice:
    verbs = {move.verb: move for move in moves}
    if words.EXCHANGE in verbs:
        return exchange(game, seat, moves)
    worth, reason = strength(game, seat)
    if words.STAND in verbs and worth >= 1.0:
        return Advice(verbs[words.STAND], reason)
    if words.STAND in verbs and worth >= RISKED and heavy_pool(game):
        return Advice(verbs[words.STAND], "loo.59")
    if words.TAKE_MISS in verbs and takes_miss(game):
        return Advice(verbs[words.TAKE_MISS], "loo.65")
    if words.THROW_UP in verbs:
        return Advice(verbs[words.THROW_UP], reason)
    return Advice(moves[0], reason)


def heavy_pool(game: Loo) -> bool:
    """A trick brings much more than the loo would cost (loo.59)."""
    pool = game.pool()
    return pool >= HEAVY * int(game.agreed.each) * loo_for(game, pool)


def strength(game: Loo, seat: int) -> tuple[float, str]:
    """About how many tricks the hand is good for, and the hint that speaks of it; 1 is enough to stand."""
    order = ORDERS[game.deal.ranking]
    hand = game.deal.hands[seat]
    trumps = hand & order.trumps
    beaten_by = [count(order.above[card]) for card in cards_in(trumps)]
    high = sum(rank(card) >= game.agreed.ace - 2 for card in cards_in(hand & ~order.trumps))
    if game.agreed.variant != THREE_CARD:
        return 0.5 * len(beaten_by) + 0.25 * high, "loo.59"
    if not trumps:
        return (1.0 if high == 3 and heavy_pool(game) else 0.0), "loo.60"
    if len(beaten_by) >= 2:
        return (1.2 if game.deal.asked or high or len(beaten_by) == 3 or min(beaten_by) <= 4 else 0.9), "loo.61"
    return lone_trump(game, cards_in(hand & ~order.trumps), min(beaten_by))


def lone_trump(game: Loo, beside: list[int], beaten_by: int) -> tuple[float, str]:
    """One trump, which so many others beat, and two plain cards."""
    high = [card for card in beside if rank(card) >= game.agreed.ace - 2]
    rivals = int(count(game.deal.standing))
    if beaten_by <= 1:
        return 1.5, "loo.63"
    if beaten_by <= 3:
        return (1.1, "loo.62") if high else (1.0 if rivals <= FEW else 0.8, "loo.63")
    if len(high) < 2 or suit(high[0]) == suit(high[1]) or rivals > FEW:
        return 0.5, "loo.62"
    return (0.4, "loo.64") if heavy_pool(game) else (1.0, "loo.62")


def takes_miss(game: Loo) -> bool:
    """Seldom as first hand, never when all before stand; when most have thrown up (loo.65)."""
    asked = game.deal.asked
    stand = count(game.deal.standing)
    return asked >= 2 and stand <= 1 and asked - stand >= 2


def exchange(game: Loo, seat: int, moves: Choices) -> Advice:
    """Trumps and high cards stay; with nothing, one throws up where one may."""
    order = ORDERS[game.deal.ranking]
    worth, reason = strength(game, seat)
    verbs = {move.verb: move for move in moves}
    if worth < 0.75 and words.THROW_UP in verbs:
        return Advice(verbs[words.THROW_UP], reason)
    weak = [card for card in cards_in(game.deal.hands[seat] & ~order.trumps) if rank(card) < game.agreed.ace - 1]
    while weak:
        move = Move(words.EXCHANGE, hand_of(weak))
        if moves.allow(move):
            return Advice(move, "why-weak-go")
        weak.pop()
    return Advice(verbs.get(words.STAND, moves[0]), reason)


def play(game: Loo, seat: int, moves: Choices) -> Advice:
    lawful = playable(game, seat)
    order = ORDERS[game.deal.ranking]
    by_card = {int(move.a): move for move in moves if move.verb.name == "play"}
    if lawful & (lawful - 1) == 0:
        return Advice(by_card[cards_in(lawful)[0]], "why-only-card")
    if game.deal.led < 0:
        card, reason = lead(game, seat, lawful)
    else:
        takes = lawful & order.above[game.deal.best]
        last = game.next_of(seat, game.deal.standing) == game.deal.leader
        sure = masters(takes, game.pack.all & ~all_played(game.deal) & ~game.deal.hands[seat], order)
        if takes and (last or not sure):
            card, reason = weakest(takes, order), "why-cheapest-takes"
        else:
            card, reason = weakest(sure or lawful, order), "why-unbeaten" if sure else "why-weakest-goes"
    return Advice(by_card[int(card)], reason)


def lead(game: Loo, seat: int, lawful: int) -> tuple[int, str]:
    order = ORDERS[game.deal.ranking]
    unseen = game.pack.all & ~all_played(game.deal) & ~game.deal.hands[seat]
    sure = masters(lawful, unseen, order)
    if sure:
        return strongest(sure, order), "why-unbeaten"
    trumps = lawful & order.trumps
    plain = lawful & ~order.trumps
    if trumps and plain and any(rank(card) >= game.agreed.ace - 2 for card in cards_in(plain)):
        return strongest(trumps if count(game.deal.standing) > 2 else plain, order), "loo.66"
    return (weakest(plain, order) if plain and trumps else strongest(lawful, order)), "loo.66"
