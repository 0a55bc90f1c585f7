"""Vingt-un between two by the solution of the game (``table``), for stakes and payments such as it was solved for.

Otherwise, and wherever the solution is silent, it plays by the book, but for doubling (``doubling``).
"""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.cards import rank
from parlour.core.chance import Chance
from parlour.core.moves import Move
from parlour.core.players import Advice, Bot, Seat
from parlour.games.vingt_un import words
from parlour.games.vingt_un.bots.book import book
from parlour.games.vingt_un.bots.doubling import double, promised
from parlour.games.vingt_un.bots.table import (
    COUNTS,
    RANGE,
    Table,
    hand_number,
    is_large,
    moment_number,
    pair_number,
    shown_number,
    table,
)
from parlour.games.vingt_un.rules.count import ACE, MOST, points, worth
from parlour.games.vingt_un.rules.game import VingtUn
from parlour.games.vingt_un.state import HANDS

WHY = "why-mixed"


class Solved(Bot):
    """Takes each of two moves as often as the solution does."""

    chance: Chance
    book: Bot
    table: Table

    def __init__(self, seed: int) -> None:
        super().__init__("solved")
        self.chance = Chance(seed)
        self.book = book(seed)
        self.table = table()

    def think(self, seat: Seat) -> Advice:
        game = seat.world()
        assert isinstance(game, VingtUn)
        advice = None if seat.offences_happen() else self._reckoned(game, seat.seat)
        return self.book.think(seat) if advice is None else advice

    def think_unasked(self, seat: Seat) -> Advice | None:
        return self.book.think_unasked(seat)

    def _reckoned(self, game: VingtUn, seat: i64) -> Advice | None:
        if is_solved(game):
            return self._by_table(game, seat)
        return double(promised(game, seat)) if game.phase == words.DOUBLING else None

    def _by_table(self, game: VingtUn, seat: i64) -> Advice | None:
        first = game.deal.first[HANDS * seat]
        if game.phase == words.STAKING:
            laid = game.agreed.most if self._takes(self.table.share_laid(worth(first))) else game.agreed.least
            return Advice(Move(words.STAKE, laid), WHY)
        if game.phase == words.DOUBLING:
            stake = game.deal.stakes[HANDS * (1 - seat)]
            doubles = self._takes(self.table.share_doubled(worth(first), is_large(stake, game.agreed.least)))
            return Advice(words.DOUBLED if doubles else words.NOT_DOUBLED, WHY)
        if game.phase in (words.DRAWING, words.DEALER_DRAWING) and game.tenure.can_give():
            return self._draw(game, seat)
        return None

    def _draw(self, game: VingtUn, seat: i64) -> Advice | None:
        """While nobody has divided."""
        deal = game.deal
        mine, his = HANDS * seat, HANDS * (1 - seat)
        if deal.hands[seat] > 1 or deal.hands[1 - seat] > 1:
            return None
        if points(deal.low[mine], deal.aces[mine]) == MOST:
            return Advice(words.CONTENTED, WHY)
        player = his if seat == game.dealer else mine
        moment = moment_number(deal.stakes[player], game.agreed.least, game.agreed.most)
        shown = shown_at(game, player)
        if seat == game.dealer:
            share = self.table.share_drawn(moment, shown, dealers_number(game, mine))
        else:
            pair = pair_number(worth(deal.first[mine]), worth(deal.second[mine]))
            share = self.table.share_asked(moment, shown, pair)
        return Advice(words.ASKING if self._takes(share) else words.CONTENTED, WHY)

    def _takes(self, share: float) -> bool:
        return share >= 1.0 or (share > 0.0 and self.chance.happens(share))


def is_solved(game: VingtUn) -> bool:
    """Whether the table was made for such a game: between two, the most being so many times the least, no pool."""
    agreed = game.agreed
    return game.seats == 2 and agreed.most == RANGE * agreed.least and agreed.pool < 0 and agreed.bonus == 0


def dealers_number(game: VingtUn, slot: i64) -> i64:
    """Of a dealer's hand: by its two cards until one is drawn to it."""
    deal = game.deal
    for note in deal.drawn:
        if note >> 7 == slot:
            return hand_number(deal.low[slot], deal.aces[slot] > 0)
    return COUNTS + pair_number(worth(deal.first[slot]), worth(deal.second[slot]))


def shown_at(game: VingtUn, slot: i64) -> i64:
    """What a hand shows: the cards that were drawn to it."""
    cards: i64 = 0
    first: i64 = 0
    second: i64 = 0
    low: i64 = 0
    ace = False
    for note in game.deal.drawn:
        if note >> 7 == slot:
            card = worth(note & 127)
            if cards == 0:
                first = card
            elif cards == 1:
                second = card
            low += card
            cards += 1
            ace = ace or rank(note & 127) == ACE
    return shown_number(cards, first, second, low, ace)
