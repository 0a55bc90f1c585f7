"""Who has seen which card, and the hidden ones drawn anew.

A seat knows its hand, what it threw to the bottom of the pack, and what it gave or got in barter, as long as nobody
has touched it since.  Trades are kept as numbers; to deal anew they are made again: the acts stay as all have seen
them, the cards and the choices that one seat did not see are drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, NO_CARD, count, vec_of
from parlour.core.chance import Chance
from parlour.games.commerce.state import EACH
from parlour.games.commerce.words import MODERN

if TYPE_CHECKING:
    from parlour.games.commerce.rules.game import Commerce

BARTERED: Final = 1
SLOTS: Final = 12  # in a set of places: twelve seats, then the slots of the stock
TRIES: Final = 200
UNKNOWN: Final = -1
NUMBERS: Final = vec[i64](list(range(64)))  # for slices
NOWHERE: Final = vec[i64]([UNKNOWN for _i in range(64)])


def bought(seat: i64, thrown: i64, taken: i64) -> i64:
    return seat << 1 | thrown << 9 | taken << 15


def bartered(seat: i64, partner: i64, given: i64, got: i64) -> i64:
    return BARTERED | seat << 1 | partner << 5 | given << 9 | got << 15


def trader_of(trade: i64) -> i64:
    return trade >> 1 & 15


def partner_of(trade: i64) -> i64:
    return trade >> 5 & 15


def given_in(trade: i64) -> i64:
    """The card that the trader gave or threw out."""
    return trade >> 9 & 63


def got_in(trade: i64) -> i64:
    return trade >> 15


# -- what a seat knows -----------------------------------------------------------------


def knows(game: Commerce, seat: i64, card: i64) -> bool:
    if game.agreed.mode != MODERN:
        return seen_in_old_game(game, seat) & BIT[card] != 0
    if seat >= game.seats:
        return False
    places = places_of(game, seat, card)
    return places != 0 and places & (places - 1) == 0


def seen_in_old_game(game: Commerce, seat: i64) -> i64:
    """Everything on the board is public, so also which card a player took."""
    cards = game.deal.board
    for known in game.deal.open:
        cards |= known
    return cards | game.deal.hands[seat] if seat < game.seats else cards


def places_of(game: Commerce, seat: i64, card: i64) -> i64:
    """Where a card may be, by what the seat has seen of the trades: seats and slots as bits; 0: it never saw it."""
    places = BIT[seat] if dealt_to(game, seat) & BIT[card] else 0
    slot: i64 = 0
    for trade in game.deal.trades:
        if trade & BARTERED:
            places = _after_barter(places, trade, seat, card)
        else:
            places = _after_purchase(places, trade, seat, card, BIT[SLOTS + slot])
            slot = (slot + 1) % len(game.deal.stock)
    return places


def _after_barter(places: i64, trade: i64, seat: i64, card: i64) -> i64:
    trader = trader_of(trade)
    partner = partner_of(trade)
    both = BIT[trader] | BIT[partner]
    if both & BIT[seat]:
        if card == given_in(trade):
            return BIT[partner]
        return BIT[trader] if card == got_in(trade) else places
    return places | both if places & both else places


def _after_purchase(places: i64, trade: i64, seat: i64, card: i64, slot: i64) -> i64:
    trader = trader_of(trade)
    if trader == seat:
        if card == given_in(trade):
            return slot
        return BIT[seat] if card == got_in(trade) else places & ~slot
    held = places & BIT[trader]
    if places & slot:
        places = places & ~slot | BIT[trader]
    return places | slot if held else places


def dealt_to(game: Commerce, seat: i64) -> i64:
    """The modern game: the three cards that the seat was dealt."""
    return game.dealt(game.age(seat), game.seats)


# -- dealt anew -----------------------------------------------------------------------------


def deal_anew(new: Commerce, seat: i64, chance: Chance) -> None:
    if new.agreed.mode != MODERN:
        _deal_old_anew(new, seat, chance)
        return
    for _i in range(TRIES):
        again = Again(new, seat)
        if again.trade(chance):
            again.lay(chance)
            return
    again = Again(new, seat)
    again.as_it_was = True  # the choices stay as they were made, only the cards never seen change
    again.trade(chance)
    again.lay(chance)


def _deal_old_anew(new: Commerce, seat: i64, chance: Chance) -> None:
    unseen = vec_of(new.pack.all & ~seen_in_old_game(new, seat))
    chance.shuffle(unseen)
    at: i64 = 0
    for other in range(new.seats):
        if other != seat and new.playing & BIT[other]:
            hand = new.deal.open[other]
            for _i in range(EACH - count(hand)):
                hand |= BIT[unseen[at]]
                at += 1
            new.deal.hands[other] = hand
    for slot in range(len(new.deal.stock)):
        new.deal.stock[slot] = unseen[at]
        at += 1
    new.deal.unsettled = 0


class Again:
    """The trades made again.  A spot is where a card lay when it was dealt: three for each seat, then the stock."""

    game: Commerce
    seat: i64  # whose knowledge stays
    as_it_was: bool
    held: vec[i64]  # by seat, three spots
    slots: vec[i64]  # by slot of the stock, a spot
    card: vec[i64]  # by spot, the card that the seat has seen there
    spot: vec[i64]  # by card, the same the other way
    truth: vec[i64]  # by card, where it was really dealt
    given: vec[i64]  # by trade, the spots of its cards
    got: vec[i64]

    def __init__(self, game: Commerce, seat: i64) -> None:
        self.game = game
        self.seat = seat
        self.as_it_was = False
        deck = game.deal.deck
        hands = EACH * game.seats
        spots = hands + len(game.deal.stock)
        self.held = NUMBERS[:hands]
        self.slots = NUMBERS[hands:spots]
        self.card = NOWHERE[:spots]
        self.spot = NOWHERE[:]
        self.truth = NOWHERE[:]
        self.given = game.deal.trades[:]
        self.got = game.deal.trades[:]
        for spot in range(spots):
            self.truth[deck[self._in_deck(spot)]] = spot
        for k in range(EACH):
            self._see(EACH * seat + k, deck[self._in_deck(EACH * seat + k)])

    def _in_deck(self, spot: i64) -> i64:
        seat = spot // EACH
        if seat >= self.game.seats:
            return spot
        return self.game.spot(self.game.age(seat), spot % EACH, self.game.seats)

    def _see(self, spot: i64, card: i64) -> bool:
        """The seat sees the card at this spot; False where it cannot lie there by what was seen before."""
        if self.card[spot] == UNKNOWN and self.spot[card] == UNKNOWN:
            self.card[spot] = card
            self.spot[card] = spot
        return self.card[spot] == card

    def trade(self, chance: Chance) -> bool:
        """Make all trades again; False where a choice drawn does not go with what the seat saw."""
        slot: i64 = 0
        for i in range(len(self.game.deal.trades)):
            trade = self.game.deal.trades[i]
            if trade & BARTERED:
                if not self._barter(i, trade, chance):
                    return False
            else:
                if not self._buy(i, trade, slot, chance):
                    return False
                slot = (slot + 1) % len(self.slots)
        return True

    def _buy(self, i: i64, trade: i64, slot: i64, chance: Chance) -> bool:
        trader = trader_of(trade)
        thrown = self._chosen(trader, given_in(trade), trader == self.seat, chance)
        if thrown < 0:
            return False
        self.given[i] = self.held[thrown]
        self.got[i] = self.slots[slot]
        self.slots[slot] = self.given[i]
        self.held[thrown] = self.got[i]
        return trader != self.seat or self._see(self.got[i], got_in(trade))

    def _barter(self, i: i64, trade: i64, chance: Chance) -> bool:
        trader = trader_of(trade)
        partner = partner_of(trade)
        seen = trader == self.seat or partner == self.seat
        given = self._chosen(trader, given_in(trade), seen, chance)
        got = self._chosen(partner, got_in(trade), seen, chance)
        if given < 0 or got < 0:
            return False
        self.given[i] = self.held[given]
        self.got[i] = self.held[got]
        self.held[given] = self.got[i]
        self.held[got] = self.given[i]
        if not seen:
            return True
        return self._see(self.given[i], given_in(trade)) and self._see(self.got[i], got_in(trade))

    def _chosen(self, seat: i64, card: i64, seen: bool, chance: Chance) -> i64:
        """Where in ``held`` the card lies that the seat parts with; -1 where it cannot be the one that was seen."""
        wanted = self.truth[card] if self.as_it_was else self.spot[card] if seen else UNKNOWN
        if wanted == UNKNOWN:
            return EACH * seat + chance.below(EACH)
        for k in range(EACH * seat, EACH * seat + EACH):
            if self.held[k] == wanted:
                return k
        return -1

    def lay(self, chance: Chance) -> None:
        """Cards never seen lie anywhere; then everything is as these trades have left it."""
        game = self.game
        self._fill(chance)
        deck = game.deal.deck[:]
        for spot in range(len(self.card)):
            deck[self._in_deck(spot)] = self.card[spot]
        game.deal.deck = deck
        game.deal.unsettled = 0
        for slot in range(len(self.slots)):
            game.deal.stock[slot] = self.card[self.slots[slot]]
        for i in range(len(game.deal.trades)):
            told = game.deal.trades[i] & 511
            game.deal.trades[i] = told | self.card[self.given[i]] << 9 | self.card[self.got[i]] << 15
        self._lay_hands(chance)

    def _fill(self, chance: Chance) -> None:
        unseen = self.game.pack.all
        for card in self.card:
            if card != UNKNOWN:
                unseen ^= BIT[card]
        rest = vec_of(unseen)
        chance.shuffle(rest)
        at: i64 = 0
        for spot in range(len(self.card)):
            if self.card[spot] == UNKNOWN:
                self.card[spot] = rest[at]
                at += 1

    def _lay_hands(self, chance: Chance) -> None:
        game = self.game
        for seat in range(game.seats):
            game.deal.hands[seat] = 0
            for k in range(EACH):
                game.deal.hands[seat] |= BIT[self.card[self.held[EACH * seat + k]]]
        if game.deal.offered != NO_CARD:
            if game.deal.trader != self.seat:
                game.deal.offered = self.card[self.held[EACH * game.deal.trader + chance.below(EACH)]]
            game.deal.hands[game.deal.trader] ^= BIT[game.deal.offered]
