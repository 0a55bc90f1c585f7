"""Poker for two to ten, by its 81 laws: strict conduct.

Read it beside the rule book: first dealer, stakes before the deal, deal, first say, draw, betting, show.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, altered, cards_from, count, every, hand_of, lowest, nth, refill
from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS
from parlour.core.moves import PASS, Move
from parlour.core.sight import Sight
from parlour.core.vocabulary import Vocabulary
from parlour.errors import BadCase
from parlour.games.poker import events, words
from parlour.games.poker.rules import loans, pots, session
from parlour.games.poker.rules.lawful import Lawful
from parlour.games.poker.setup import VOCABULARY
from parlour.games.poker.state import HAND_SIZE, PokerDeal
from parlour.games.poker.view import advice, lay_out
from parlour.mechanisms.dealing import draw_lowest

ACE_LOWEST: Final = vec[i64]([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0, 13])  # poker.law.2; the joker highest (R34)


class Poker(Lawful):
    """Best hand at the show, or the last player left in, takes the pool."""

    def _go_on(self) -> None:
        if self.phase == words.STAKES:
            self._begin_game()
        elif self.phase == words.DEAL:
            self._deal()
        elif self.phase == words.RESHUFFLE:
            self._reshuffle()
        else:
            self._draw_for_deal()

    # -- 0: session --------------------------------------------------------------------------------

    def _draw_for_deal(self) -> None:
        if self.drawing == 0:
            session.begin(self)
            self.drawing = ALL_SEATS[self.seats]
        self.drawing = draw_lowest(self, self.drawing, ACE_LOWEST, "poker.law.2")
        if self.drawing & (self.drawing - 1) == 0:
            self.dealer = nth(self.drawing, 0)
            self.say("poker.law.2", "deals-first", self.dealer)
            self.phase = words.STAKES
        else:
            self.say("poker.law.2", "redraw", NO_SEAT, count(self.drawing))

    # -- 1: stakes before the deal -----------------------------------------------------------------

    def _begin_game(self) -> None:
        self.begin_deal(ALL_SEATS[self.seats])
        session.sell_anew(self)
        if self.jackpot >= 0:
            self._subscribe()
            self.phase = words.DEAL
            return
        ante_man = self.deal.last_say
        self.deal.forced[ante_man] = self.agreed.ante
        self._lay(ante_man, self.agreed.ante, "poker.law.20", "stakes-ante")
        self.phase = words.STRADDLING
        self._put(self.left(ante_man))

    def begin_deal(self, playing: i64) -> None:
        self.deal = PokerDeal(self.agreed.sheet, self.seats)
        self.deals += 1
        self.deal.playing = playing
        self.deal.last_say = self.ante_man()
        self.deal.before_deal = self.agreed.ante

    def _subscribe(self) -> None:
        """Everybody pays one ante; there is no ante stake and no straddle (poker.law.30 to 32, R9)."""
        clause = self.jackpot_law()
        events.jackpot_begun(self)
        for seat in range(self.seats):
            self.pay(clause, "subscribes", seat, self.agreed.pool, self.agreed.ante)

    def _straddle(self, seat: i64) -> None:
        total = self.next_straddle()
        deal = self.deal
        deal.before_deal = total
        deal.last_say = seat
        deal.forced[seat] = total
        self.say("poker.law.21", "straddles", seat, total)
        self._lay(seat, total, "poker.5", "stakes-straddle")
        self._straddle_on(seat)

    def _decline(self, seat: i64) -> None:
        self.say("poker.law.21", "declines", seat)
        if self.deal.before_deal == self.agreed.ante:  # the first refusal closes it (poker.law.21, R7)
            self._go_to(words.DEAL)
        else:
            self._straddle_on(seat)

    def _straddle_on(self, seat: i64) -> None:
        if seat == self.dealer:
            self._go_to(words.DEAL)
        else:
            self._put(self.left(seat))

    def _lay(self, seat: i64, total: i64, clause: str, message: str) -> None:
        """Bring the seat's stake to a total; all of it lies in the pool."""
        deal = self.deal
        more = total - deal.stake[seat]
        deal.stake[seat] = total
        if total > deal.highest:
            deal.highest = total
        if more > 0:
            self.pay(clause, message, seat, self.agreed.pool, more)

    def _go_to(self, phase: i64) -> None:
        self.phase = phase
        self._await_chance()

    def _put(self, seat: i64) -> None:
        """It is the seat's turn."""
        self.deal.asked = False
        self._turn(seat)

    # -- 2: deal -----------------------------------------------------------------------------------

    def _deal(self) -> None:
        """Five each, one at a time from the dealer's left (poker.law.6, 7)."""
        deal = self.deal
        deck = self.agreed.sheet[:]
        self.chance.shuffle(deck)
        deal.deck = deck
        deal.next_card = HAND_SIZE * self.seats
        seat = self.dealer
        for first in range(self.seats):
            seat = self.left(seat)
            deal.hands[seat] = every(deck, self.seats, first, deal.next_card)
        refill(deal.dealt, deal.hands)
        self.phase = words.SAY
        events.dealt(self)
        self._put(self.left(self.deal.last_say))  # poker.law.23, 24

    # -- 3: first say ------------------------------------------------------------------------------

    def _open(self, seat: i64, total: i64) -> None:
        self.deal.opener = seat
        self._commit(seat)
        self.say("poker.law.25" if self.deal.before_deal == self.agreed.ante else "poker.12", "opens", seat, total)
        self._lay(seat, total, "poker.29", "goes-in")
        self._speak_on(seat)

    def _commit(self, seat: i64) -> None:
        """Who stakes more after borrowing must borrow to call (poker.law.62)."""
        self.deal.bound |= self.deal.borrowers & BIT[seat]

    def _say_call(self, seat: i64) -> None:
        self.say("poker.law.26", "comes-in", seat, self.deal.highest)
        self._lay(seat, self.deal.highest, "poker.29", "goes-in")
        self._speak_on(seat)

    def _say_raise(self, seat: i64, total: i64) -> None:
        self._commit(seat)
        self.say("poker.9", "increases", seat, total)
        self._lay(seat, total, "poker.29", "goes-in")
        self._speak_on(seat)

    def _pass(self, seat: i64) -> None:
        self.deal.playing &= ~BIT[seat]
        self.say("poker.law.27", "passes", seat)
        self._speak_on(seat)

    def _speak_on(self, seat: i64) -> None:
        """One circuit only: a raise does not open it again (poker.R6)."""
        if seat != self.deal.last_say:
            self._put(self.left(seat))
        elif self.deal.opener < 0:
            self._unopened()
        elif self.one_left():
            self._win_unshown()
        else:
            self._begin_draw()

    def _unopened(self) -> None:
        """Everything staked stays in the pool; the next game is a jack-pot (poker.law.29, 31, 32)."""
        self.jackpot += 1
        self.say("poker.law.29" if self.jackpot == 0 else self.jackpot_law(), "unopened")
        self.deal.gather(0, 0)
        self.end_game()

    # -- 4: draw -----------------------------------------------------------------------------------

    def _begin_draw(self) -> None:
        events.draw_begun(self)
        self._draw_on()

    def _draw_on(self) -> None:
        """The first player still in from the dealer's left who has not drawn (poker.law.34, 35)."""
        if self.one_left():
            self._win_unshown()
            return
        deal = self.deal
        seat = self.next_of(self.dealer, deal.playing & ~deal.drew)
        if seat != NO_SEAT:
            behind = deal.stake[seat] < deal.highest and deal.short & BIT[seat] == 0
            self.phase = words.MAKING_GOOD if behind else words.DISCARDING  # poker.law.36
            self._put(seat)
        elif deal.unserved:
            self._go_to(words.RESHUFFLE)
        else:
            self._begin_betting()

    def _make_good(self, seat: i64) -> None:
        self._lay(seat, self.deal.highest, "poker.law.36", "makes-good")
        self.to_discard(seat)

    def to_discard(self, seat: i64) -> None:
        """The same turn goes on with the discard."""
        self.phase = words.DISCARDING
        self._turn(seat)
        self.deal.asked = True  # it has begun: too late to borrow

    def throw_away(self, seat: i64, cards: i64) -> None:
        """Face down (poker.law.37)."""
        deal = self.deal
        deal.last_act = seat
        deal.drew |= BIT[seat]
        deal.thrown[seat] = cards
        deal.hands[seat] &= ~cards
        events.discarded(self, seat)

    def _discard(self, seat: i64, cards: i64) -> None:
        """Face down, and as many from the top; where the stub is too short all discard first (poker.law.37, 39, 41)."""
        self.throw_away(seat, cards)
        deal = self.deal
        if deal.unserved or count(cards) > self.stub():
            deal.unserved |= BIT[seat]
            self.say("poker.law.41", "waits-for-cards", seat, count(cards))
        else:
            self._serve(seat)
        self._draw_on()

    def _serve(self, seat: i64) -> None:
        deal = self.deal
        n = count(deal.thrown[seat])
        drawn = cards_from(deal.deck, deal.next_card, n)
        deal.next_card += n
        deal.hands[seat] |= drawn
        if drawn:
            events.served(self, seat, drawn)

    def _reshuffle(self) -> None:
        """All discards of this game are shuffled and lie under what is left of the stub (poker.law.41, R21)."""
        deal = self.deal
        pile: i64 = 0
        for s in range(self.seats):
            pile |= deal.thrown[s]
        self._lay_under_stub(pile)
        deal.reshuffled = True
        seat = self.dealer
        for _i in range(self.seats):
            seat = self.left(seat)
            if deal.unserved & BIT[seat]:
                self._serve(seat)
                deal.redrawn = altered(deal.redrawn, seat, deal.hands[seat] & pile)
        deal.unserved = 0
        self._begin_betting()

    def _lay_under_stub(self, pile: i64) -> None:
        shuffled = vec[i64]([card for card in self.pack.cards if pile & BIT[card]])
        self.chance.shuffle(shuffled)
        self.lay_stub(self.stub_cards() + list(shuffled))
        self.say("poker.law.41", "reshuffles", self.dealer, len(shuffled))

    # -- 5: betting --------------------------------------------------------------------------------

    def _begin_betting(self) -> None:
        self.phase = words.BETTING
        self.deal.level = self.deal.highest
        events.betting_begun(self)
        self._bet_on(self.ante_man())  # poker.law.53

    def _bet_on(self, seat: i64) -> None:
        """The next to bet, call or retire; when all have called, the show (poker.law.53, 59)."""
        if self.one_left():
            self._win_unshown()
            return
        due = self.next_due(seat)
        if due == NO_SEAT:
            self._show_hands()
        else:
            self._put(due)

    def _win_unshown(self) -> None:
        pots.win_unshown(self)

    def _show_hands(self) -> None:
        pots.show_hands(self)

    def _bet(self, seat: i64, bet: i64) -> None:
        """A first bet or a raise: the total of this phase (poker.15, 16, R18)."""
        self._commit(seat)
        events.bet(self, seat, bet)
        self._lay(seat, self.deal.level + bet, "poker.law.52", "lays")
        if not self.agreed.unlimited:
            self._deem()
        self._bet_on(seat)

    def _deem(self) -> None:
        """Without counters, and raised above what he has laid, a player demands a show (poker.law.60, R16)."""
        outbid = self.outbid()
        while outbid:
            seat = lowest(outbid)
            outbid &= outbid - 1
            if self.may_show(seat):
                self.demand_show(seat, "deemed-to-show")

    def _call(self, seat: i64) -> None:
        self.say("poker.16", "calls", seat, self.deal.highest - self.deal.level)
        self._lay(seat, self.deal.highest, "poker.law.52", "lays")
        self._bet_on(seat)

    def _stand(self, seat: i64) -> None:
        self.deal.stood |= BIT[seat]
        self.say("poker.15", "stands", seat)
        self._bet_on(seat)

    def _retire(self, seat: i64) -> None:
        self.deal.playing &= ~BIT[seat]
        if self.phase == words.BETTING:
            self.say("poker.law.54", "retires", seat)
            self._bet_on(seat)
        else:
            self.say("poker.law.27", "retires", seat)
            self._draw_on()

    # -- short of counters -------------------------------------------------------------------------

    def demand_show(self, seat: i64, message: str) -> None:
        deal = self.deal
        deal.short |= BIT[seat]
        deal.against = altered(deal.against, seat, deal.playing & ~BIT[seat])
        self.say("poker.law.60", message, seat, deal.stake[seat])

    def _show_for(self, seat: i64) -> None:
        """He lays all he has; the others go on betting (poker.law.60, 61)."""
        self._lay(seat, self.deal.stake[seat] + self.counters(seat), "poker.law.60", "lays-all")
        self.demand_show(seat, "demands-show")
        self.say("poker.law.61", "betting-goes-on", seat)
        if self.phase == words.SAY:
            self._speak_on(seat)
        elif self.phase == words.BETTING:
            self._bet_on(seat)
        else:
            self.to_discard(seat)

    def resume_turn(self, seat: i64) -> None:
        """The borrower goes on, unless the lender has left him alone with counters and nothing to call (poker.R16)."""
        self.phase = self.deal.resume
        self._turn(seat)
        self.deal.asked = True
        if self.phase == words.BETTING and self.next_due(seat) == NO_SEAT:
            self._show_hands()

    # -- 8: next game or end -----------------------------------------------------------------------

    def end_game(self) -> None:
        loans.repay(self)
        self.finished += 1
        if self.finished < self.agreed.deals:
            self.dealer = self.left(self.dealer)
            self.say("poker.law.18", "deal-passes", self.dealer)
            self._go_to(words.STAKES)
        else:
            self._go_to(words.OVER)
            session.end(self)

    # -- acts --------------------------------------------------------------------------------------

    def act(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if verb is words.DISCARD:
            self._discard(seat, move.a)
            return
        if self.phase == words.BETTING and verb is not words.BORROW:
            self.deal.last_act = seat
        if verb is words.RAISE or verb is words.BET:
            if self.phase == words.BETTING:
                self._bet(seat, move.a)
            else:
                self._say_raise(seat, move.a)
        elif verb is words.CALL:
            if self.phase == words.BETTING:
                self._call(seat)
            else:
                self._say_call(seat)
        elif verb is PASS:
            self._pass(seat)
        elif verb is words.OPEN:
            self._open(seat, move.a)
        elif verb is words.RETIRE:
            self._retire(seat)
        elif verb is words.STAND:
            self._stand(seat)
        elif verb is words.MAKE_GOOD:
            self._make_good(seat)
        elif verb is words.DECLINE:
            self._decline(seat)
        elif verb is words.STRADDLE:
            self._straddle(seat)
        elif verb is words.SHOW_FOR:
            self._show_for(seat)
        elif verb is words.BORROW:
            loans.borrow(self, seat, move.a, move.b)
        else:
            loans.answer(self, seat, verb is words.LEND)

    # -- what a seat knows -------------------------------------------------------------------------

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        lay_out(self, sight, seat)

    def _advice(self, seat: i64) -> list[str]:
        return advice(self, seat)

    # -- cases -------------------------------------------------------------------------------------

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def strength(self, cards: list[int]) -> int:
        if len(cards) != HAND_SIZE:
            raise BadCase("a hand is five cards")
        return self.agreed.order.value(hand_of(cards))

    def deal_plan(self) -> dict[str, list[int]]:
        if self.phase != words.DEAL:
            return {}
        plan: dict[str, list[int]] = {"stub": list(range(HAND_SIZE * self.seats, len(self.agreed.sheet)))}
        for k in range(self.seats):
            seat = (self.dealer + 1 + k) % self.seats
            plan[f"hand {self.names[seat]}"] = [k + self.seats * i for i in range(HAND_SIZE)]
        return plan
