"""Snip-Snap-Snorum in strict conduct: who can pair must.

Read it beside the rule book: first dealer, deal, play, out, end of deal, end of game; then the whole pack.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, CARD_OF, count
from parlour.core.chance import Chance, below
from parlour.core.events import NO_SEAT
from parlour.core.game import EVERYTHING, UNSAID
from parlour.core.moves import NONE, NOTHING, PASS, PLAY, PLAYS, Choices, Move, Refusal, Verb, plays
from parlour.core.options import Options
from parlour.core.setup import Setup
from parlour.core.view import View
from parlour.games.snip_snap_snorum import position, table
from parlour.games.snip_snap_snorum.refusals import why_not
from parlour.games.snip_snap_snorum.state import DEALER_PAYS, FIRST_OUT, FIVE_CARDS, NO_CARD, Table
from parlour.games.snip_snap_snorum.words import (
    ACT,
    DEAL,
    FIRST_DEALER,
    OF_RANK,
    OVER,
    PASSES,
    PASSING,
    PAYS,
    PHASES,
    PLAY_ROUND,
    RESPOND,
)
from parlour.mechanisms.dealing import turn_for_deal
from parlour.mechanisms.pools import share_out
from parlour.mechanisms.unseen import fill_hands


class SnipSnapSnorum(Table):
    """Two to ten seats, each for himself, until one alone has counters."""

    def __init__(
        self, options: Options, names: list[str], chance: Chance, source: SnipSnapSnorum | None = None
    ) -> None:
        super().__init__(options, names, chance, source)

    def copy(self) -> SnipSnapSnorum:
        return SnipSnapSnorum(self.options, self.names, self.chance.copy(), self)

    # -- first dealer and deal ---------------------------------------------------------------------

    def _go_on(self) -> None:
        if self.phase == FIRST_DEALER:
            self.dealer = turn_for_deal(self, self.knave, "snip-snap-snorum.7")
            self.phase = DEAL
        else:
            self._deal()

    def _deal(self) -> None:
        """Singly from the dealer's left to those who are in (snip-snap-snorum.8, 19, 27)."""
        deck = self.pack.sheet[:]
        dealt = self.dealt()
        self.chance.shuffle(deck, dealt + 1)
        self.clear_table()
        self.deals += 1
        seat = self.dealer
        i: i64 = 0
        while i < dealt:
            seat = self.next_live(seat)
            self.hands[seat] |= BIT[deck[i]]
            i += 1
        if self.turning:
            self._turn_up(deck[dealt])
        if self.detail == EVERYTHING:
            table.tell_deal(self)
        self.begin_at(self.next_live(self.dealer))  # snip-snap-snorum.12, 28

    def _turn_up(self, card: i64) -> None:
        """It counts as a card played by the dealer (snip-snap-snorum.34)."""
        self.turn_up = card
        self.last = card
        self.last_player = self.dealer

    def begin_at(self, seat: i64) -> None:
        """This seat plays first."""
        if self.method == FIVE_CARDS:
            self.phase = PLAY_ROUND
            self._turn(seat)
        else:
            self.ask_active(seat)

    # -- who may do what ---------------------------------------------------------------------------

    def moves(self, seat: i64) -> Choices:
        if self.waits & BIT[seat] == 0:
            return NOTHING
        cards = self.playable(seat)
        return plays(cards) if cards else PASSING

    def allows(self, seat: i64, move: Move) -> bool:
        if self.waits & BIT[seat] == 0 or move.b != NONE or move.c != NONE:
            return False
        if move.verb is PLAY:
            card = move.a
            return 0 <= card < 63 and self.playable(seat) & BIT[card] != 0
        return move.verb is PASS and move.a == NONE and self.playable(seat) == 0

    def open_plays(self, seat: i64) -> i64:
        if self.waits & BIT[seat] == 0:
            return UNSAID
        cards = self.playable(seat)
        return cards if cards else UNSAID

    def pick(self, seat: i64, s: i64) -> Move:
        cards = self.playable(seat)
        if cards == 0:
            return PASSES
        k = below(s, count(cards))
        while k:
            cards &= cards - 1
            k -= 1
        return PLAYS[CARD_OF[(cards & -cards) % 67]]

    def _refusal(self, seat: i64, move: Move) -> Refusal:
        return why_not(self, seat, move)

    def act(self, seat: i64, move: Move) -> None:
        if move.verb is PASS:
            self._pass(seat)
        elif self.phase == ACT:
            self._lay(seat, move.a)
        else:
            self._play_card(seat, move.a)

    # -- five cards --------------------------------------------------------------------------------

    def _play_card(self, seat: i64, card: i64) -> None:
        paired = self.last >= 0 and self.last & 15 == card & 15
        if self.detail == EVERYTHING:
            table.tell_card(self, seat, card, paired)
        payer = self.last_player
        from_turn_up = self.last == self.turn_up
        if not paired:
            if self.last >= 0:
                self.lacks[seat] |= OF_RANK[self.last & 15]
            self.chain = 0  # snip-snap-snorum.15
        self._put_down(seat, card)
        if paired:
            self.chain += 1
            if from_turn_up:
                self._pay_turn_up(seat)
            else:
                self._pay(payer, self._clause())
        if not self.over and self.phase != DEAL:
            self._go_round(seat)

    def _put_down(self, seat: i64, card: i64) -> None:
        self.hands[seat] ^= BIT[card]
        self.laid[seat] |= BIT[card]
        self.last = card
        self.last_player = seat

    def _pay(self, payer: i64, clause: str) -> None:
        """The paired player pays 1, 2 or 3, but no more than he has (snip-snap-snorum.11, R1)."""
        due = self.chain
        if self.method != FIRST_OUT:
            if due > self.stocks[payer]:
                due = self.stocks[payer]
            self.stocks[payer] -= due
        self.pay(clause, PAYS[self.chain], payer, self.seats, due)
        if self.stocks[payer] == 0:
            self._out(payer)

    def _clause(self) -> str:
        """What the pairing just made is paid for by."""
        if self.method == FIVE_CARDS:
            return "snip-snap-snorum.11"
        return "snip-snap-snorum.28" if self.chain == 1 else "snip-snap-snorum.29"

    def _pay_turn_up(self, seat: i64) -> None:
        """For the turn-up the dealer pays (snip-snap-snorum.34), or the pool what it has (snip-snap-snorum.35, R12)."""
        if self.turning == DEALER_PAYS:
            self._pay(self.dealer, "snip-snap-snorum.34")
        elif self.ledger.balance[self.seats] > 0:
            self.stocks[seat] += 1
            self.pay("snip-snap-snorum.35", "takes-from-pool", self.seats, seat, 1)
        else:
            self.say("snip-snap-snorum.R12", "pool-is-empty", seat)

    def _go_round(self, seat: i64) -> None:
        if self.method != FIVE_CARDS:
            self._answered(seat)
            return
        after = self.next_holding(seat)
        if after < 0:
            self._end_deal()
        else:
            self._turn(after)

    # -- out ---------------------------------------------------------------------------------------

    def _out(self, seat: i64) -> None:
        """Without a counter he lays down his cards unseen and is out at once (snip-snap-snorum.18)."""
        if self.detail == EVERYTHING:
            table.tell_out(self, seat)
        self.live ^= BIT[seat]
        self.aside[seat] = self.hands[seat]
        self.hands[seat] = 0
        if self.first_out < 0:
            self.first_out = seat
        if self.live & (self.live - 1) == 0:
            self._survive(CARD_OF[self.live % 67])

    def _survive(self, seat: i64) -> None:
        """The last with counters takes the whole pool (snip-snap-snorum.5, 6)."""
        self.say("snip-snap-snorum.5", "alone-has-counters", seat, self.stocks[seat])
        self.pay("snip-snap-snorum.6", "takes-pool", self.seats, seat, self.ledger.balance[self.seats])
        self.games += 1
        if self.games == self.games_agreed:
            self._end_session()
        else:
            self._next_game()

    def _next_game(self) -> None:
        """The first one out of the old game deals (snip-snap-snorum.20)."""
        self.dealer = self.first_out
        self.say("snip-snap-snorum.20", "deals-new-game", self.dealer)
        self.begin_game()
        self.phase = DEAL
        self._await_chance()

    # -- the whole pack ----------------------------------------------------------------------------

    def ask_active(self, seat: i64) -> None:
        """He plays single cards until he is paired (snip-snap-snorum.28)."""
        self.phase = ACT
        self.active = seat
        self.chain = 0
        self.last = NO_CARD
        self.last_player = NO_SEAT
        self._turn(seat)

    def _lay(self, seat: i64, card: i64) -> None:
        if self.detail == EVERYTHING:
            table.tell_laid(self, seat, card)
        self._put_down(seat, card)
        if self.hands[seat] == 0 and self.method == FIRST_OUT:
            self._take_pool(seat)  # snip-snap-snorum.R16
        else:
            self.ask_response(seat)

    def ask_response(self, seat: i64) -> None:
        """The next who holds cards pairs or passes (R14); with none left the active player lays out the rest."""
        self.active = seat
        responder = self.next_holding(seat)
        if responder < 0:
            self._end_deal()
        elif responder == seat:
            if self.detail == EVERYTHING:
                self.say("snip-snap-snorum.31", "nobody-left", seat)
            self.ask_active(seat)
        else:
            self.phase = RESPOND
            self._turn(responder)

    def _answered(self, seat: i64) -> None:
        """He has paired, is active with his card, and his left neighbour may pair it again (snip-snap-snorum.29)."""
        if self.hands[seat] == 0 and self.method == FIRST_OUT:
            self._take_pool(seat)
        else:
            self.ask_response(seat)

    def _pass(self, seat: i64) -> None:
        """The active player plays on (snip-snap-snorum.30); with no card left, the one who passed (R13)."""
        self.lacks[seat] |= OF_RANK[self.last & 15]
        goes_on = self.active if self.hands[self.active] else seat
        if self.detail == EVERYTHING:
            table.tell_pass(self, seat, goes_on)
        self.ask_active(goes_on)

    def _take_pool(self, seat: i64) -> None:
        """The first to be rid of his cards (snip-snap-snorum.32)."""
        self.say("snip-snap-snorum.32", "is-rid-of-cards", seat)
        pool = self.ledger.balance[self.seats]
        if pool > 0:
            self.pay("snip-snap-snorum.32", "takes-pool", self.seats, seat, pool)
        self._end_deal()

    # -- end of deal and session -------------------------------------------------------------------

    def _end_deal(self) -> None:
        """The next in order deals (snip-snap-snorum.17, R10), unless the deals agreed are done."""
        self.finished += 1
        self.clear_table()
        if self.finished == self.deals_agreed:
            self._share()
            return
        self.dealer = self.next_live(self.dealer)
        if self.detail == EVERYTHING:
            table.tell_next_dealer(self)
        self.phase = DEAL
        self._await_chance()

    def _share(self) -> None:
        self.say("snip-snap-snorum.R19", "deals-done", NO_SEAT, self.finished)
        share_out(self, self.seats, self.live, "snip-snap-snorum.R19", "shares-pool")
        self._end_session()

    def _end_session(self) -> None:
        self.clear_table()
        self.phase = OVER
        self.over = True
        self._await_chance()

    # -- what a seat knows -------------------------------------------------------------------------

    def knows(self, seat: i64, card: i64) -> bool:
        if self.phase < PLAY_ROUND or self.over:
            return True  # the pack is gathered
        if seat >= self.seats:
            return self.shown() & BIT[card] != 0
        return self.seen(seat) & BIT[card] != 0 or self.hidden_places(seat) == 1

    def redeal(self, seat: i64, chance: Chance) -> SnipSnapSnorum:
        """The others' hands, and what those who are out laid aside, without the ranks they have shown to lack."""
        new = SnipSnapSnorum(self.options, self.names, chance, self)
        lie = vec[i64]([0 for _i in range(2 * self.seats)])
        lacks = lie[:]
        for other in range(self.seats):
            if other != seat:
                lie[other] = self.hands[other]
                lie[self.seats + other] = self.aside[other]
            lacks[other] = self.lacks[other]
            lacks[self.seats + other] = self.lacks[other]
        rooms = vec[i64]([count(cards) for cards in lie])
        laid = fill_hands(rooms, lacks, lie, self.pack.all & ~self.seen(seat), chance)
        for other in range(self.seats):
            if other != seat:
                new.hands[other] = laid[other]
                new.aside[other] = laid[self.seats + other]
        return new

    def _lay_out(self, view: View, seat: i64) -> None:
        table.lay_out(self, view, seat)

    # -- cases -------------------------------------------------------------------------------------

    def verbs(self) -> list[Verb]:
        return [PLAY, PASS]

    def phases(self) -> list[str]:
        return PHASES

    def words(self) -> list[str]:
        return super().words() + table.WORDS

    def read(self, word: str, seat: int = NO_SEAT, part: str = "") -> list[str]:
        if word in table.WORDS:
            return table.read(self, word, seat)
        return super().read(word, seat, part)

    def arrange(self, setup: Setup) -> None:
        position.arrange(self, setup)

    def deal_plan(self) -> dict[str, list[int]]:
        if self.phase != DEAL:
            return {}
        order = self.order()
        dealt = self.dealt()
        plan = {f"hand {self.names[s]}": list(range(i, dealt, len(order))) for i, s in enumerate(order)}
        if self.turning:
            plan["turn_up"] = [dealt]
        return plan
