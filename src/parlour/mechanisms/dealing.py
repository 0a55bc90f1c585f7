"""Dealing: who deals first, and the state word for it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.chance import shuffled_on
from parlour.core.events import place
from parlour.core.game import EVERYTHING, Game
from parlour.core.vocabulary import Word, person

PACK: Final = place("pack")
OFTEN_ENOUGH: Final = 16  # cards turned for the deal: in 4 of 5 games one of the four that are looked for is there


def turn_for_deal(game: Game, rank: i64, clause: str) -> i64:
    """Cards turned up round the table, one to each seat, until one of this rank falls: its receiver deals first.

    Seat 0 serves, so that seat 1 has the first card.
    """
    cards = game.pack.sheet[:]
    left = game.chance.begin_shuffle(cards, OFTEN_ENOUGH)
    at: i64 = 0
    while cards[at] & 15 != rank:
        at += 1
        if left and at == OFTEN_ENOUGH:
            cards = shuffled_on(cards, at, left)
    dealer = (at + 1) % game.seats
    if game.detail == EVERYTHING:
        for i in range(at + 1):
            game.bring(clause, "turned-for-deal", (i + 1) % game.seats, [cards[i]], PACK, PACK)
        game.say(clause, "deals-first", dealer)
    return dealer


def draw_lowest(game: Game, drawing: i64, order: vec[i64], clause: str) -> i64:
    """Each of these seats draws a card; gives those whose card is lowest by ``order`` of its rank."""
    cards = game.pack.sheet[:]
    game.chance.shuffle(cards, count(drawing))
    lowest: i64 = 99
    found: i64 = 0
    drawn: i64 = 0
    for seat in range(game.seats):
        if drawing & BIT[seat]:
            card = cards[drawn]
            drawn += 1
            game.bring(clause, "draws-for-deal", seat, [card], PACK, PACK)
            height = order[card & 15]
            if height < lowest:
                lowest = height
                found = 0
            if height == lowest:
                found |= BIT[seat]
    return found


def dealer_word(deal_phase: int) -> Word:
    """The state word for the dealer; one that a case sets spares finding the first, and his deal is due."""

    def put(game: Game, seat: int) -> None:
        game.dealer = seat
        game.phase = deal_phase

    return person("dealer", put)
