"""Commerce: hands of three cards improved by trading; the best of Tricon, Sequence, Flush, Pair, Point wins.

Read it beside the rule book: first dealer, stakes, deal, trade (modern) or exchange (old, pool), show, settle.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.cards import BIT, hand_of, nth
from parlour.core.chance import Chance, below
from parlour.core.events import NO_SEAT
from parlour.core.moves import NOTHING, PASS, Choice, Choices, Move, one_of
from parlour.core.sight import Sight
from parlour.core.vocabulary import Vocabulary
from parlour.errors import BadCase
from parlour.games.commerce import events, redeal, words
from parlour.games.commerce.rules import exchange, settle, trading
from parlour.games.commerce.setup import VOCABULARY
from parlour.games.commerce.state import EACH, CommerceState
from parlour.games.commerce.view import advice, lay_out
from parlour.mechanisms.dealing import turn_for_deal
from parlour.mechanisms.three_card_hands import strength

MOST_CIRCUITS: Final = 50  # commerce.R4


class Commerce(CommerceState):
    """No trumps, no preferred suit (commerce.4)."""

    def _go_on(self) -> None:
        if self.phase == words.FIRST_DEALER:
            self.dealer = turn_for_deal(self, words.KNAVE, "commerce.20")
            self.phase = words.DEAL
        else:
            self._deal()

    def _deal(self) -> None:
        """Three each, singly or by threes, and in the old game a hand for the board (commerce.22, 35)."""
        deck = self.pack.sheet[:]
        unsettled = self.chance.begin_shuffle(deck, self.agreed.settled)
        self.deal.gather(self.agreed.blank)
        self.deal.deck = deck
        self.deal.unsettled = unsettled
        self.deals += 1
        events.shuffled(self)
        if self.agreed.mode == words.MODERN:
            settle.pay_stakes(self)
        elif self.agreed.mode == words.POOL:
            self._seat_players()
        self.lay_deck()
        events.dealt(self)
        eldest = self.next_of(self.dealer, self.playing)
        if self.agreed.mode == words.MODERN:
            trading.ask(self, eldest)
        else:
            exchange.ask(self, eldest)

    def _seat_players(self) -> None:
        """Only players with counters get cards (commerce.43)."""
        if not self.entered:
            settle.enter(self)
        self.playing = settle.alive(self)

    def moves(self, seat: i64) -> Choices:
        if self.waits & BIT[seat] == 0:
            return NOTHING
        phase = self.phase
        if phase == words.TRADED:
            return words.AFTER_TRADE
        if phase == words.TRADE:
            return self._trades(seat)
        if phase == words.ANSWER:
            hand = self.deal.hands[seat]
            return Choices([one_of(words.GIVES[0], hand), words.STANDS])  # commerce.30: no third choice
        if phase == words.CHOICE:
            return Choices([words.STANDS, words.PASSES, *self._exchanges(seat)])
        if phase == words.LAST_LAP:
            return Choices([*self._exchanges(seat), words.DECLINES])
        return words.FOR_HORSE

    def _trades(self, seat: i64) -> Choices:
        hand = self.deal.hands[seat]
        found = Choices([words.STANDS, one_of(words.BUYS[0], hand)])
        if trading.partner_of(self, seat) >= 0:
            found.add(one_of(words.BARTERS[0], hand))
        return found

    def _exchanges(self, seat: i64) -> list[Choice]:
        hand = self.deal.hands[seat]
        return [one_of(Move(words.EXCHANGE, nth(hand, k)), self.deal.board, 1) for k in range(3)]

    def allows(self, seat: i64, move: Move) -> bool:
        """Search asks it of every trade it has tried: without the lists, four trials where there were three."""
        verb = move.verb
        if verb is not words.BUY and verb is not words.BARTER and verb is not words.GIVE:
            return super().allows(seat, move)
        card = move.a
        if self.waits & BIT[seat] == 0 or card < 0 or card > 62 or move.overfull():
            return False
        if self.deal.hands[seat] & BIT[card] == 0:
            return False
        if verb is words.GIVE:
            return self.phase == words.ANSWER
        return self.phase == words.TRADE and (verb is words.BUY or trading.partner_of(self, seat) >= 0)

    def pick(self, seat: i64, state: i64) -> Move:
        phase = self.phase  # the modern game without lists: a playout is mostly these three phases
        if phase == words.TRADED:
            return words.STANDING if below(state, 2) else words.GOING_ON
        hand = self.deal.hands[seat]
        if phase == words.ANSWER:
            k = below(state, 4)
            return words.STANDING if k == 3 else words.GIVES[nth(hand, k)]
        if phase == words.TRADE and not self.agreed.extended:
            k = below(state, 7)
            if k < 3:
                return words.BUYS[nth(hand, k)]
            return words.STANDING if k == 6 else words.BARTERS[nth(hand, k - 3)]
        return super().pick(seat, state)

    def act(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if verb is words.BUY:
            trading.buy(self, seat, move.a)
        elif verb is words.BARTER:
            trading.barter(self, seat, move.a)
        elif verb is words.GIVE:
            trading.give(self, seat, move.a)
        elif verb is words.GO_ON:
            trading.go_on(self, seat)
        elif verb is words.STAND:
            if self.agreed.mode == words.MODERN:
                trading.stand(self, seat)
            else:
                exchange.stand(self, seat)
        elif verb is PASS:
            exchange.pass_for_good(self, seat)
        elif verb is words.EXCHANGE:
            exchange.exchange(self, seat, move.a, move.b)
        elif self.phase == words.LAST_LAP:
            exchange.decline(self, seat)
        else:
            self._answer_horse(seat, verb is words.BUY_HORSE)

    def tired(self, seat: i64, following: i64) -> bool:
        """Whether the turn has now gone round so often that all show (commerce.R4)."""
        if self.age(following) > self.age(seat):
            return False
        self.deal.circuits += 1
        if self.deal.circuits < MOST_CIRCUITS:
            return False
        self.say("commerce.R4", "round-too-often", NO_SEAT, MOST_CIRCUITS)
        self.show()
        return True

    def show(self) -> None:
        self.deal.shown = True
        events.shown(self)
        settle.settle(self)
        self.finished += 1
        if self.agreed.mode != words.POOL or not settle.offer_horse(self):
            self._end_deal()

    def _answer_horse(self, seat: i64, buys: bool) -> None:
        if buys:
            settle.buy_horse(self, seat)
        else:
            self.say("commerce.45", "declines-horse", seat)
        self._end_deal()

    def _end_deal(self) -> None:
        self.phase = words.DEAL
        self._await_chance()
        if self.agreed.mode == words.POOL:
            left = settle.alive(self)
            if left & (left - 1) == 0 or self.finished == self.agreed.deals:
                settle.close_pool(self, left)
                self._game_over(words.OVER)
            else:
                self.playing = left
                self.dealer = self.next_of(self.dealer, left)
            return
        self._pass_deal()

    def _pass_deal(self) -> None:
        """The deal passes left, unless it is continued; the round ends where it would come back (commerce.17)."""
        keeps = settle.keeps_deal(self)
        if not keeps:
            self.passes += 1
        if self.finished == self.agreed.deals:
            self.say("commerce.18", "deals-done", NO_SEAT, self.finished)
            self._game_over(words.OVER)
        elif self.agreed.deals == 0 and self.passes == self.seats:
            self.say("commerce.17", "round-done", NO_SEAT, self.finished)
            self._game_over(words.OVER)
        elif keeps:
            self.say("commerce.53", "keeps-deal", self.dealer)
        else:
            self.dealer = self.left(self.dealer)
            if self.agreed.continued:
                self.say("commerce.53", "deal-passes", self.dealer)

    def knows(self, seat: i64, card: i64) -> bool:
        return not self.hiding() or redeal.knows(self, seat, card)

    def redeal(self, seat: i64, chance: Chance) -> Commerce:
        new = Commerce(self.options, self.names, chance, self)
        if self.hiding():
            redeal.deal_anew(new, seat, chance)
        return new

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        lay_out(self, sight, seat)

    def _advice(self, seat: i64) -> list[str]:
        return advice(self, seat)

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def strength(self, cards: list[int]) -> int:
        if len(cards) != EACH:
            raise BadCase("a hand is three cards")
        return strength(hand_of(cards), self.agreed.recognised)

    def deal_plan(self) -> dict[str, list[int]]:
        if self.phase != words.DEAL:
            return {}
        circuit = self.circuit
        plan: dict[str, list[int]] = {"stock": list(range(EACH * circuit, len(self.pack.cards)))}
        seat = self.dealer
        for turn in range(circuit):
            seat = self.next_of(seat, self.playing)
            on_board = self.agreed.mode != words.MODERN and turn == circuit - 1
            where = "board" if on_board else f"hand {self.names[seat]}"
            plan[where] = [self.spot(turn, k, circuit) for k in range(EACH)]
        return plan
