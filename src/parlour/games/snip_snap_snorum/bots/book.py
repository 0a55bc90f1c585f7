"""Snip-Snap-Snorum by its hints (snip-snap-snorum.22, 23): play what the next player is least likely to pair."""

from __future__ import annotations

from parlour.core.cards import cards_in, count, rank
from parlour.core.game import Game
from parlour.core.moves import PLAYS
from parlour.core.players import Advice, BookBot
from parlour.games.snip_snap_snorum.rules import SnipSnapSnorum
from parlour.games.snip_snap_snorum.state import WHOLE_PACK
from parlour.games.snip_snap_snorum.words import CLAIMS, OF_RANK, PASSES


def book(_seed: int) -> BookBot:
    return BookBot("book", advise, pace=350_000)


def advise(game: Game, seat: int) -> Advice | None:
    assert isinstance(game, SnipSnapSnorum)
    if not game.waits >> seat & 1 or game.phase == CLAIMS:
        return None
    cards = cards_in(game.playable(seat))
    if not cards:
        return Advice(PASSES, "why-nothing-pairs")
    if len({rank(card) for card in cards}) == 1:
        return Advice(PLAYS[cards[0]], "why-only-rank")
    if game.agreed.method == WHOLE_PACK:
        return play_on(game, seat, cards)
    best = min(cards, key=lambda card: risk(game, seat, card))
    return Advice(PLAYS[best], reason_of(game, seat, best))


def play_on(game: SnipSnapSnorum, seat: int, cards: list[int]) -> Advice:
    """Here safe cards first did worse than any cards; a risky one costs one now, and more when it must pair another."""
    held = game.deal.hands[seat]
    best = max(cards, key=lambda card: (count(held & OF_RANK[rank(card)]), risk(game, seat, card)))
    several = count(held & OF_RANK[rank(best)]) > 1
    return Advice(PLAYS[best], "snip-snap-snorum.23" if several else "why-pair-cheapest")


def risk(game: SnipSnapSnorum, seat: int, card: int) -> float:
    """How likely the next player holds a card of this rank, as far as the seat can tell."""
    alike = OF_RANK[rank(card)]
    after = game.next_holding(seat)
    unseen = game.pack.all & ~game.seen(seat)
    out = int(count(alike & unseen))
    if after < 0 or after == seat or alike & ~game.deal.lacks[after] == 0:
        return 0.0
    others = int(count(unseen))
    none = 1.0
    for i in range(int(count(game.deal.hands[after]))):
        none *= max(0, others - out - i) / (others - i)
    return 1.0 - none


def reason_of(game: SnipSnapSnorum, seat: int, card: int) -> str:
    alike = OF_RANK[rank(card)]
    if count(alike & game.deal.hands[seat]) == 2:
        return "snip-snap-snorum.23"
    if count(alike & game.shown()) == 2:
        return "snip-snap-snorum.22"
    return "why-next-pairs-least"
