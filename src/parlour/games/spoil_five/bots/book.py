"""Spoil Five by its hints (spoil-five.16, 35) and sound play: win three tricks, or keep others from it."""

from __future__ import annotations

from parlour.core.cards import count
from parlour.core.game import Game
from parlour.core.moves import PLAYS, Move
from parlour.core.players import Advice, BookBot
from parlour.games.spoil_five import words
from parlour.games.spoil_five.rules.game import SpoilFive
from parlour.games.spoil_five.rules.ranks import ORDERS
from parlour.mechanisms.judging import masters, strongest, weakest


def book(_seed: int) -> BookBot:
    return BookBot("book", advise, pace=500_000)


def advise(game: Game, seat: int) -> Advice | None:
    assert isinstance(game, SpoilFive)
    if not game.waits >> seat & 1:
        return None
    hand = game.deal.hands[seat]
    order = ORDERS[game.deal.ranking]
    if game.phase == words.DEALER_ROBS:
        return Advice(Move(words.ROB, weakest(hand, order)), "why-ace-worth")
    if game.phase == words.FIVING:
        few = not hand & order.trumps
        return Advice(Move(words.FIVE if few else words.KEEP), "why-no-trump" if few else "why-trumps-held")
    if game.phase == words.ANSWER:
        return Advice(Move(words.REFUSE), "why-elder-asks")
    if game.phase == words.GATHERING:
        return Advice(Move(words.GATHER), "why-only-move")
    if game.phase == words.MISDEALT:
        return Advice(Move(words.REBUY), "spoil-five.16")
    if game.phase == words.JINK:
        return jink(game, seat)
    if hand & game.deal.ace:
        return Advice(Move(words.ROB, weakest(hand & ~game.deal.ace, order)), "why-trump-for-weakest")
    return lead(game, seat) if game.deal.led < 0 else reply(game, seat)


def jink(game: SpoilFive, seat: int) -> Advice:
    unseen = game.pack.all & ~game.seen(seat)
    hand = game.deal.hands[seat]
    sure = masters(hand, unseen, ORDERS[game.deal.ranking]) == hand
    return Advice(Move(words.PLAY_ON if sure else words.TAKE_POOL), "why-rest-unbeaten" if sure else "why-pool-won")


def lead(game: SpoilFive, seat: int) -> Advice:
    order = ORDERS[game.deal.ranking]
    hand = game.deal.hands[seat]
    unseen = game.pack.all & ~game.seen(seat)
    sure = masters(hand, unseen, order)
    if sure:
        return Advice(PLAYS[weakest(sure, order)], "why-unbeaten")
    trumps = hand & order.trumps
    if count(trumps) >= 2:
        return Advice(PLAYS[strongest(trumps, order)], "why-draw-trumps")
    plain = hand & ~order.trumps or hand
    return Advice(PLAYS[strongest(plain, order)], "spoil-five.35")


def reply(game: SpoilFive, seat: int) -> Advice:
    order = ORDERS[game.deal.ranking]
    lawful = game.playable(seat)
    takes = lawful & order.above[game.deal.best]
    if not takes or game.agreed.side[game.deal.winner] == game.agreed.side[seat]:
        return Advice(PLAYS[weakest(lawful, order)], "why-weakest-goes")
    if count(game.deal.in_trick) == game.seats - 1:
        return Advice(PLAYS[weakest(takes, order)], "why-cheapest-takes")
    threatened = game.won(game.agreed.side[game.deal.winner]) == game.agreed.need - 1
    unseen = game.pack.all & ~game.seen(seat)
    sure = masters(takes, unseen, order)
    if threatened or sure:
        card = weakest(sure, order) if sure else strongest(takes, order)
        return Advice(PLAYS[card], "why-stop-him" if threatened else "why-unbeaten")
    return Advice(PLAYS[weakest(takes, order)], "why-cheap-trick")
