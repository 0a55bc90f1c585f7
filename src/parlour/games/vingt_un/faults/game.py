"""Vingt-un at a table: naturals are declared by their holders, the dealer's hands err, and who may, claims.

Two cards before somebody, an exposed card and a player passed over are seen by all, so their claims are offered only
where there are such; whether a divided hand was a pair is hidden, so that claim is open while hands are divided.
Where nobody could speak before play has gone on, the dealer pauses.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from parlour.core.cards import BIT, NO_CARD, rank
from parlour.core.chance import Chance
from parlour.core.copying import take_over
from parlour.core.events import NO_SEAT, STOCK
from parlour.core.moves import Choices, Move, Verb
from parlour.core.options import Options
from parlour.core.vocabulary import Vocabulary
from parlour.games.vingt_un import words
from parlour.games.vingt_un.faults import accidents, acts, claims, naturals
from parlour.games.vingt_un.faults.redeal import deal_table_anew
from parlour.games.vingt_un.faults.setup import TABLE_VOCABULARY
from parlour.games.vingt_un.faults.state import (
    NO_PAUSE,
    OF_DRAWN,
    OF_MISSED,
    OF_NATURAL,
    OF_SHOWING,
    OF_TWO,
    ConductDeal,
)
from parlour.games.vingt_un.rules import pay
from parlour.games.vingt_un.rules.count import ACE, MOST, worth
from parlour.games.vingt_un.rules.game import VingtUn
from parlour.games.vingt_un.state import HANDS, NO_SLOT, VingtUnState, put

ENOUGH: Final = 4  # cards in the stock for a second card to be taken from it


class VingtUnTable(VingtUn):
    """Every seat may have something to say while a hand is on the table."""

    conduct: ConductDeal

    def __init__(self, options: Options, names: list[str], chance: Chance, source: VingtUnState | None = None) -> None:
        if isinstance(source, VingtUnTable):
            take_over(self, source, VingtUnTable)
        else:
            self.conduct = ConductDeal()
        super().__init__(options, names, chance, source)

    def redeal(self, seat: i64, chance: Chance) -> VingtUn:
        return deal_table_anew(self, seat, chance)

    def vocabulary(self) -> Vocabulary:
        return TABLE_VOCABULARY

    def accidents(self) -> list[Verb]:
        return words.ACCIDENTS

    # -- who may do what ------------------------------------------------------------------

    def in_hand(self) -> bool:
        return words.FIRST_CARDS <= self.phase <= words.DEALER_DRAWING

    def _turn(self, seat: i64) -> None:
        super()._turn(seat)
        if self.in_hand():
            self.may = self.present

    def ask(self, seat: i64) -> None:
        """Put the question to a seat again, or to another."""
        self._turn(seat)

    def asked(self) -> i64:
        return self.to_act[0]

    def moves(self, seat: i64) -> Choices:
        return acts.moves(self, seat, super().moves(seat))

    def due_act(self, seat: i64) -> Move | None:
        """A natural is declared at once (vingt-un.20, 21)."""
        return Move(words.DECLARE) if naturals.may_declare(self, seat) else None

    def act(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if verb is words.CLAIM:
            claims.claim(self, seat, move.a)
        elif verb is words.DECLARE:
            naturals.declare(self, seat)
        elif verb is words.LOOK:
            acts.look(self, seat, move.a)
        elif verb is words.REJECT:
            claims.reject(self, seat, move.a)
        elif verb is words.THROW_UP:
            acts.throw_up(self, seat)
        elif self.conduct.choosing == seat:
            claims.keep(self, seat)
        elif self.conduct.pause:
            self._go_on_after_pause()
        else:
            self._act_in_turn(seat, move)

    def _act_in_turn(self, seat: i64, move: Move) -> None:
        """His own act ends the time for claiming what was exposed to him."""
        self.conduct.exposed &= ~BIT[seat]
        self.conduct.may_throw = NO_SEAT
        if move.verb is words.SEPARATE:
            self.conduct.separated |= BIT[seat]
            self.keep_second_card(seat)
            self._divide_hand(seat, 0, move.a)
        else:
            super().act(seat, move)

    def go_past(self, seat: i64) -> bool:
        if self.conduct.pause == NO_PAUSE:
            return False
        self._go_on_after_pause()
        return True

    def _go_on_after_pause(self) -> None:
        pause = self.conduct.pause
        self.conduct.pause = NO_PAUSE
        if pause == OF_TWO:
            self._serve()
        elif pause == OF_NATURAL:
            self._begin_division()
        elif pause == OF_DRAWN:
            self.take_both()
        elif pause == OF_MISSED:
            self.deal.turn += 1
            self.deal.hand_at = -1
            self._next_drawing()
        else:
            pay.settle(self)
            self.end_hand()

    # -- dealing -----------------------------------------------------------------------------

    def _shuffle(self) -> None:
        """A pack that gets confused is shuffled and cut again (vingt-un.45)."""
        if accidents.while_shuffling(self):
            self.say("vingt-un.45", "pack-confused", self.dealer)
            claims.fine(self, self.dealer)
        super()._shuffle()

    def _serve(self) -> None:
        conduct = self.conduct
        if self.phase in (words.FIRST_CARDS, words.SECOND_CARDS) and conduct.planned != self.phase:
            conduct.planned = self.phase
            accidents.while_dealing(self)
        slot = self._next_due()
        while slot >= 0:
            self.take_extra()
            if self.tenure.next_card + 1 == len(self.tenure.deck):
                self.deal.short = True
                self._await_chance()
                return
            self._give(slot)
            if conduct.pause:
                return
            slot = self._next_due()
        self._all_served()

    def _next_due(self) -> i64:
        """Who kept two cards of the first round has his second one (vingt-un.R31)."""
        deal = self.deal
        if self.phase == words.SECOND_CARDS:
            while deal.served < len(self.order) and deal.second[HANDS * self.order[deal.served]] >= 0:
                deal.served += 1
        return super()._next_due()

    def _give(self, slot: i64) -> None:
        super()._give(slot)
        if self.phase in (words.FIRST_CARDS, words.SECOND_CARDS):
            self._err(slot)

    def _err(self, slot: i64) -> None:
        """The card just given was seen by all, or it was two (vingt-un.46 to 48)."""
        conduct, deal, seat = self.conduct, self.deal, slot >> 2
        second = self.phase == words.SECOND_CARDS
        if conduct.to_expose & BIT[seat]:
            card = deal.second[slot] if second else deal.first[slot]
            put(self.tenure.seen, card)
            conduct.exposed |= BIT[seat]
            conduct.exposed_second &= ~BIT[seat]
            if second:
                conduct.exposed_second |= BIT[seat]
            where = deal.place_of(slot)
            self.bring("vingt-un.48", "exposes", seat, [card], where, where)
        if conduct.to_get_two == seat:
            conduct.to_get_two = NO_SEAT
            conduct.two_to = slot
            conduct.extra_second = second
            conduct.pause = OF_TWO
            self.say("vingt-un.47" if seat == self.dealer else "vingt-un.46", "two-cards", seat)
            self._turn(self.dealer)

    # -- a card too many -------------------------------------------------------------------

    def take_extra(self) -> None:
        """Another card is dealt, so that the second one before somebody is no longer the top of the stock."""
        conduct, tenure = self.conduct, self.tenure
        if conduct.two_to < 0:
            return
        if tenure.in_stock() >= ENOUGH:
            conduct.extra = tenure.deck[tenure.next_card]
            conduct.extra_at = conduct.two_to
            tenure.next_card += 1
            put(tenure.out, conduct.extra)
        conduct.two_to = NO_SLOT

    def too_much(self, slot: i64) -> i64:
        conduct = self.conduct
        if conduct.two_to == slot:
            return self.tenure.deck[self.tenure.next_card]
        return conduct.extra if conduct.extra_at == slot else NO_CARD

    def shown_stock(self) -> i64:
        stock = self.tenure.in_stock()
        return stock - 1 if self.conduct.two_to >= 0 else stock

    def lose_extra(self) -> i64:
        """The card too many, now its holder's or the pone's."""
        card = self.conduct.extra
        self.conduct.extra = NO_CARD
        self.conduct.extra_at = NO_SLOT
        return card

    def add_card(self, slot: i64, card: i64) -> None:
        self.deal.own_rows()
        self.deal.low[slot] += worth(card)
        self.deal.aces[slot] += int(rank(card) == ACE)

    def drop_card(self, slot: i64, card: i64) -> None:
        self.deal.own_rows()
        self.deal.low[slot] -= worth(card)
        self.deal.aces[slot] -= int(rank(card) == ACE)

    def _stake(self, seat: i64, counters: i64) -> None:
        """Unclaimed, two cards of the first round are his two cards (vingt-un.R31)."""
        slot = HANDS * seat
        if self.conduct.extra_at == slot:
            card = self.lose_extra()
            self.add_card(slot, card)
            self.deal.second[slot] = card
            put(self.tenure.own, card, 2 * seat)
            where = self.deal.place_of(slot)
            self.bring("vingt-un.R31", "keeps-two", seat, [card], STOCK, where, BIT[seat])
        super()._stake(seat, counters)

    def keep_second_card(self, seat: i64) -> bool:
        """Unclaimed, a card too many is turned up as one drawn; says whether the hand is now over 21."""
        conduct = self.conduct
        if conduct.extra_at < 0 or conduct.extra_at >> 2 != seat:
            return False
        slot = conduct.extra_at
        card = self.lose_extra()
        self.add_card(slot, card)
        self.deal.drawn = append(self.deal.drawn, slot * 128 + card)
        conduct.given = 1
        put(self.tenure.seen, card)
        self.bring("vingt-un.R31", "turns-up-extra", seat, [card], STOCK, self.deal.place_of(slot))
        return self.deal.low[slot] > MOST

    # -- naturals and division ------------------------------------------------------------------

    def _naturals(self) -> None:
        """The dealer looks first; each declares his own (vingt-un.R8, R10)."""
        for k in range(len(self.order)):
            self.deal.live |= BIT[HANDS * self.order[k]]
        self.conduct.pause = OF_NATURAL
        self._turn(self.dealer)

    def _begin_division(self) -> None:
        self.phase = words.DIVISION
        self.deal.turn = -1
        self._next_division()

    def next_player(self) -> None:
        """Whoever was asked has left the hand."""
        if self.phase == words.DIVISION:
            self._next_division()
        else:
            self._next_drawing()

    def _divide(self, seat: i64, counters: i64) -> None:
        self.keep_second_card(seat)
        super()._divide(seat, counters)

    # -- drawing ------------------------------------------------------------------------------------

    def _next_drawing(self) -> None:
        if self.conduct.serving >= 0:
            self._serve_missed()
        else:
            super()._next_drawing()

    def _can_draw(self, seat: i64) -> bool:
        """A hand that a card too many has put over 21 before it was asked pays now."""
        if not super()._can_draw(seat):
            return False
        slot = HANDS * seat + self.deal.hand_at
        if self.deal.low[slot] > MOST:
            pay.overdraws(self, seat, slot)
            return False
        return True

    def _ask_drawing(self, seat: i64) -> None:
        """Here the dealer may pass somebody over, and pauses (vingt-un.53)."""
        if self.deal.hand_at == 0 and accidents.while_passing_on(self, seat):
            self.conduct.missed |= BIT[seat]
            self.conduct.pause = OF_MISSED
            self.say("vingt-un.53", "passed-over", seat)
            self._turn(self.dealer)
        else:
            super()._ask_drawing(seat)

    def begin_missed(self, seat: i64) -> None:
        """A missed player is served now, whosever turn it is; then the drawing goes on where it was."""
        conduct, deal = self.conduct, self.deal
        conduct.serving = seat
        conduct.may_throw = seat
        conduct.back_turn = deal.turn
        conduct.back_hand = deal.hand_at
        deal.turn = list(self.order).index(seat)
        deal.hand_at = -1
        self._serve_missed()

    def _serve_missed(self) -> None:
        conduct, deal = self.conduct, self.deal
        seat = conduct.serving
        deal.hand_at += 1
        while deal.hand_at < deal.hands[seat]:
            if self._can_draw(seat):
                self._turn(seat)
                return
            deal.hand_at += 1
        conduct.serving = NO_SEAT
        deal.turn = conduct.back_turn
        deal.hand_at = conduct.back_hand
        if conduct.pause == OF_MISSED:
            self._turn(self.dealer)
        elif deal.live & BIT[HANDS * self.order[deal.turn] + deal.hand_at]:
            self._turn(self.order[deal.turn])
        else:
            self._next_drawing()

    def _ask_card(self, seat: i64) -> None:
        if self.keep_second_card(seat):
            self._card_taken()
            return
        self.conduct.given = 1
        if accidents.while_drawing(self, seat):
            self.conduct.in_draw = 1
        super()._ask_card(seat)

    def last_given(self) -> i64:
        return self.conduct.given

    def _card_taken(self) -> None:
        """Two at once: he has them before anything is reckoned (vingt-un.51, 52)."""
        conduct, deal = self.conduct, self.deal
        seat = self.order[deal.turn]
        if conduct.in_draw == 1:
            conduct.in_draw = 2
            deal.due = HANDS * seat + deal.hand_at
            self._serve()
        elif conduct.in_draw == 2:
            conduct.in_draw = 0
            conduct.given = 2
            conduct.fresh = True
            conduct.pause = OF_DRAWN
            self.say("vingt-un.52" if seat == self.dealer else "vingt-un.51", "draws-two", seat)
            self._turn(seat)
        else:
            super()._card_taken()

    def take_both(self) -> None:
        self.conduct.pause = NO_PAUSE
        self.conduct.fresh = False
        super()._card_taken()

    def content_with_one(self, seat: i64) -> None:
        """He has rejected the other of two, and draws no more, unless one was too much (vingt-un.51)."""
        self.conduct.pause = NO_PAUSE
        self.conduct.given = 1
        if self.deal.low[HANDS * seat + self.deal.hand_at] > MOST:
            super()._card_taken()
        else:
            super()._content(seat)

    def _content(self, seat: i64) -> None:
        if self.keep_second_card(seat):
            self._card_taken()
        else:
            super()._content(seat)

    # -- the dealer --------------------------------------------------------------------------------------

    def _dealers_turn(self) -> None:
        """What was not claimed lies as it lies: cards too many are turned up."""
        conduct = self.conduct
        conduct.missed = 0
        conduct.exposed = 0
        holder = conduct.extra_at >> 2 if conduct.extra_at >= 0 else NO_SEAT
        if holder >= 0 and holder != self.dealer and self.keep_second_card(holder):
            pay.overdraws(self, holder, HANDS * holder)
        if self.standing():
            self.take_extra()
            self.keep_second_card(self.dealer)
        super()._dealers_turn()

    def _dealers_next_hand(self) -> None:
        deal = self.deal
        deal.hand_at += 1
        while deal.hand_at < deal.hands[self.dealer]:
            slot = HANDS * self.dealer + deal.hand_at
            if deal.low[slot] <= MOST:
                self._turn(self.dealer)
                return
            deal.live &= ~BIT[slot]  # a card too many was enough
            pay.dealer_overdraws(self)
            deal.hand_at += 1
        self._show_before_paying()

    def _show_before_paying(self) -> None:
        """Divided hands are seen before they are paid, for a false pair can be claimed only then (vingt-un.R18)."""
        shown = False
        for k in range(len(self.order) - 1):
            seat = self.order[k]
            for slot in range(HANDS * seat, HANDS * seat + self.deal.hands[seat]):
                if self.deal.hands[seat] > 1 and self.deal.live & BIT[slot]:
                    pay.show_in_turn(self, seat, slot)
                    shown = True
        if shown:
            self.conduct.pause = OF_SHOWING
            self._turn(self.dealer)
        else:
            pay.settle(self)
            self.end_hand()

    def end_hand(self) -> None:
        self.conduct = ConductDeal()
        super().end_hand()
