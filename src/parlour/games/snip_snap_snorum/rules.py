"""Snip-Snap-Snorum in strict conduct: who can pair must.

Read it beside the rule book: first dealer, deal, play, out, end of deal, end of game; then the whole pack.
"""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.cards import BIT, NO_CARD, lowest, rank
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS, UNSAID
from parlour.core.moves import NOTHING, PASS, Choices, Move, plays
from parlour.core.sight import Sight
from parlour.core.vocabulary import Vocabulary
from parlour.games.snip_snap_snorum import events, words
from parlour.games.snip_snap_snorum.redeal import deal_anew
from parlour.games.snip_snap_snorum.setup import VOCABULARY
from parlour.games.snip_snap_snorum.state import DEALER_PAYS, FIRST_OUT, FIVE_CARDS, FULL_STOCKS, SnipDeal, SnipState
from parlour.games.snip_snap_snorum.view import advice, lay_out
from parlour.mechanisms.dealing import turn_for_deal
from parlour.mechanisms.pools import share_out


class SnipSnapSnorum(SnipState):
    """Two to ten seats, each for himself, until one alone has counters."""

    # -- first dealer and deal ---------------------------------------------------------------------

    def _go_on(self) -> None:
        if self.phase == words.FIRST_DEALER:
            self.dealer = turn_for_deal(self, self.pack.ranks.index("J"), "snip-snap-snorum.7")
            self.phase = words.DEAL
        else:
            self._deal()

    def _deal(self) -> None:
        """Singly from the dealer's left to those who are in (snip-snap-snorum.8, 19, 27)."""
        deck = self.pack.sheet[:]
        dealt = self.dealt()
        self.chance.shuffle(deck, dealt + 1)
        self.deals += 1
        hands = self.deal.hands
        seat = self.dealer
        i: i64 = 0
        while i < dealt:
            seat = self.next_live(seat)
            hands[seat] |= BIT[deck[i]]
            i += 1
        if self.agreed.turning:
            self._turn_up(deck[dealt])
        events.dealt(self)
        self.begin_at(self.next_live(self.dealer))  # snip-snap-snorum.12, 28

    def _turn_up(self, card: i64) -> None:
        """It counts as a card played by the dealer (snip-snap-snorum.34)."""
        deal = self.deal
        deal.turn_up = card
        deal.last = card
        deal.last_player = self.dealer

    def begin_at(self, seat: i64) -> None:
        """This seat plays first."""
        if self.agreed.method == FIVE_CARDS:
            self.phase = words.PLAY_ROUND
            self._turn(seat)
        else:
            self.ask_active(seat)

    # -- who may do what ---------------------------------------------------------------------------

    def moves(self, seat: i64) -> Choices:
        if self.waits & BIT[seat] == 0:
            return NOTHING
        cards = self.playable(seat)
        return plays(cards) if cards else words.PASSING

    def open_plays(self, seat: i64) -> i64:
        if self.waits & BIT[seat] == 0:
            return UNSAID
        cards = self.playable(seat)
        if cards == 0:
            return UNSAID
        return cards

    def act(self, seat: i64, move: Move) -> None:
        if move.verb is PASS:
            self._pass(seat)
        elif self.phase == words.ACT:
            self._lay(seat, move.a)
        else:
            self._play_card(seat, move.a)

    # -- five cards --------------------------------------------------------------------------------

    def _play_card(self, seat: i64, card: i64) -> None:
        deal = self.deal
        last = deal.last
        paired = last >= 0 and last & 15 == card & 15
        events.played(self, seat, card, paired)
        payer = deal.last_player
        if not paired:
            if last >= 0:
                deal.lacks[seat] |= words.OF_RANK[last & 15]
            deal.chain = 0  # snip-snap-snorum.15
        self._put_down(seat, card)
        if paired:
            deal.chain += 1
            if last == deal.turn_up:
                self._pay_turn_up(seat)
            else:
                self._pay(payer, self._clause())
        if not self.over and self.phase != words.DEAL:
            self._go_round(seat)

    def _put_down(self, seat: i64, card: i64) -> None:
        deal = self.deal
        deal.hands[seat] ^= BIT[card]
        deal.laid[seat] |= BIT[card]
        deal.last = card
        deal.last_player = seat

    def _pay(self, payer: i64, clause: str) -> None:
        """The paired player pays 1, 2 or 3, but no more than he has (snip-snap-snorum.11, R1)."""
        due = self.deal.chain
        if self.agreed.method != FIRST_OUT:
            if due > self.stocks[payer]:
                due = self.stocks[payer]
            self.stocks[payer] -= due
        self.pay(clause, words.PAYS[self.deal.chain], payer, self.seats, due)
        if self.stocks[payer] == 0:
            self._out(payer)

    def _clause(self) -> str:
        """What the pairing just made is paid for by."""
        if self.agreed.method == FIVE_CARDS:
            return "snip-snap-snorum.11"
        return "snip-snap-snorum.28" if self.deal.chain == 1 else "snip-snap-snorum.29"

    def _pay_turn_up(self, seat: i64) -> None:
        """For the turn-up the dealer pays (snip-snap-snorum.34), or the pool what it has (snip-snap-snorum.35, R12)."""
        if self.agreed.turning == DEALER_PAYS:
            self._pay(self.dealer, "snip-snap-snorum.34")
        elif self.pool() > 0:
            self.stocks[seat] += 1
            self.pay("snip-snap-snorum.35", "takes-from-pool", self.seats, seat, 1)
        else:
            self.say("snip-snap-snorum.R12", "pool-is-empty", seat)

    def _go_round(self, seat: i64) -> None:
        if self.agreed.method != FIVE_CARDS:
            self._answerable(seat)
            return
        after = self.next_holding(seat)
        if after < 0:
            self._end_deal()
        else:
            self._turn(after)

    # -- out ---------------------------------------------------------------------------------------

    def _out(self, seat: i64) -> None:
        """Without a counter he lays down his cards unseen and is out at once (snip-snap-snorum.18)."""
        events.went_out(self, seat)
        self.live ^= BIT[seat]
        self.deal.aside[seat] = self.deal.hands[seat]
        self.deal.hands[seat] = 0
        if self.first_out < 0:
            self.first_out = seat
        if self.live & (self.live - 1) == 0:
            self._survive(lowest(self.live))

    def _survive(self, seat: i64) -> None:
        """The last with counters takes the whole pool (snip-snap-snorum.5, 6)."""
        self.say("snip-snap-snorum.5", "alone-has-counters", seat, self.stocks[seat])
        self.pay("snip-snap-snorum.6", "takes-pool", self.seats, seat, self.pool())
        self.deal = SnipDeal(self.seats)
        self.games += 1
        if self.games == self.agreed.games:
            self._game_over(words.OVER)
        else:
            self._next_game()

    def _next_game(self) -> None:
        """The first one out of the old game deals (snip-snap-snorum.20)."""
        self.dealer = self.first_out
        self.say("snip-snap-snorum.20", "deals-new-game", self.dealer)
        self.first_out = NO_SEAT
        self.finished = 0
        self.stocks = FULL_STOCKS[: self.seats]
        self.live = ALL_SEATS[self.seats]
        self.phase = words.DEAL
        self._await_chance()

    # -- the whole pack ----------------------------------------------------------------------------

    def ask_active(self, seat: i64) -> None:
        """He plays single cards until he is paired (snip-snap-snorum.28)."""
        deal = self.deal
        deal.active = seat
        deal.chain = 0
        deal.last = NO_CARD
        deal.last_player = NO_SEAT
        self.phase = words.ACT
        self._turn(seat)

    def _lay(self, seat: i64, card: i64) -> None:
        events.laid(self, seat, card)
        self._put_down(seat, card)
        self._answerable(seat)

    def _answerable(self, seat: i64) -> None:
        """He is active with his card, and his left neighbour may pair it (snip-snap-snorum.28, 29, R16)."""
        if self.deal.hands[seat] == 0 and self.agreed.method == FIRST_OUT:
            self._take_pool(seat)
        else:
            self.ask_response(seat)

    def ask_response(self, seat: i64) -> None:
        """The next who holds cards pairs or passes (R14); with none left the active player lays out the rest."""
        self.deal.active = seat
        responder = self.next_holding(seat)
        if responder < 0:
            self._end_deal()
        elif responder == seat:
            self.say("snip-snap-snorum.31", "nobody-left", seat)
            self.ask_active(seat)
        else:
            self.phase = words.RESPOND
            self._turn(responder)

    def _pass(self, seat: i64) -> None:
        """The active player plays on (snip-snap-snorum.30); with no card left, the one who passed (R13)."""
        deal = self.deal
        deal.lacks[seat] |= words.OF_RANK[rank(deal.last)]
        goes_on = deal.active if deal.hands[deal.active] else seat
        events.passed(self, seat, goes_on)
        self.ask_active(goes_on)

    def _take_pool(self, seat: i64) -> None:
        """The first to be rid of his cards (snip-snap-snorum.32)."""
        self._pay_pool(seat)
        self._end_deal()

    def _pay_pool(self, seat: i64) -> None:
        self.say("snip-snap-snorum.32", "is-rid-of-cards", seat)
        pool = self.pool()
        if pool > 0:
            self.pay("snip-snap-snorum.32", "takes-pool", self.seats, seat, pool)

    # -- end of deal and session -------------------------------------------------------------------

    def _end_deal(self) -> None:
        """The next in order deals (snip-snap-snorum.17, R10), unless the deals agreed are done."""
        self.finished += 1
        self.deal = SnipDeal(self.seats)
        if self.finished == self.agreed.deals:
            self._share()
            return
        self.dealer = self.next_live(self.dealer)
        events.deal_passed_on(self)
        self.phase = words.DEAL
        self._await_chance()

    def _share(self) -> None:
        self.say("snip-snap-snorum.R19", "deals-done", NO_SEAT, self.finished)
        share_out(self, self.seats, self.live, "snip-snap-snorum.R19", "shares-pool")
        self._game_over(words.OVER)

    # -- what a seat knows -------------------------------------------------------------------------

    def knows(self, seat: i64, card: i64) -> bool:
        if self.phase < words.PLAY_ROUND or self.over:
            return False  # the pack is gathered, and nobody has seen a card of the next deal
        if seat >= self.seats:
            return self.shown() & BIT[card] != 0
        return self.seen(seat) & BIT[card] != 0 or self.hidden_places(seat) == 1

    def redeal(self, seat: i64, chance: Chance) -> SnipSnapSnorum:
        new = SnipSnapSnorum(self.options, self.names, chance, self)
        deal_anew(new, seat, chance)
        return new

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        lay_out(self, sight, seat)

    def _advice(self, seat: i64) -> list[str]:
        return advice(self, seat)

    # -- cases -------------------------------------------------------------------------------------

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def deal_plan(self) -> dict[str, list[int]]:
        if self.phase != words.DEAL:
            return {}
        order = self.order()
        dealt = self.dealt()
        plan = {f"hand {self.names[s]}": list(range(i, dealt, len(order))) for i, s in enumerate(order)}
        if self.agreed.turning:
            plan["turn_up"] = [dealt]
        return plan
