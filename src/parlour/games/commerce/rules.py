"""Commerce: hands of three cards improved by trading; the best of Tricon, Sequence, Flush, Pair, Point wins.

Read it beside the rule book: first dealer, stakes, deal, trade (modern) or exchange (old, pool), show, settle.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.cards import BIT, hand_of, nth
from parlour.core.chance import Chance, below
from parlour.core.events import NO_SEAT
from parlour.core.game import EVERYTHING
from parlour.core.moves import NONE, NOTHING, PASS, Choice, Choices, Move, Refusal, Verb, one_of
from parlour.core.setup import Setup
from parlour.core.view import View
from parlour.errors import BadCase
from parlour.games.commerce import exchange, knowledge, position, settle, table, trading
from parlour.games.commerce.refusals import why_not
from parlour.games.commerce.state import EACH, Table
from parlour.games.commerce.words import (
    AFTER_TRADE,
    ANSWER,
    BARTER,
    BARTERS,
    BUY,
    BUY_HORSE,
    BUYS,
    CHOICE,
    DEAL,
    DECLINE,
    DECLINES,
    EXCHANGE,
    FIRST_DEALER,
    FOR_HORSE,
    GIVE,
    GIVES,
    GO_ON,
    GOING_ON,
    KNAVE,
    LAST_LAP,
    MODERN,
    OVER,
    PASSES,
    PHASES,
    POOL,
    STAND,
    STANDING,
    STANDS,
    TRADE,
    TRADED,
)
from parlour.mechanisms.dealing import turn_for_deal
from parlour.mechanisms.three_card_hands import strength

MOST_CIRCUITS: Final = 50  # commerce.R4


class Commerce(Table):
    """No trumps, no preferred suit (commerce.4)."""

    def copy(self) -> Commerce:
        return Commerce(self.options, self.names, self.chance.copy(), self)

    # -- first dealer and deal ------------------------------------------------------

    def _go_on(self) -> None:
        if self.phase == FIRST_DEALER:
            self.dealer = turn_for_deal(self, KNAVE, "commerce.20")
            self.phase = DEAL
        else:
            self._deal()

    def _deal(self) -> None:
        """Three each, singly or by threes, and in the old game a hand for the board (commerce.22, 35)."""
        deck = self.sheet[:]
        self.chance.shuffle(deck)
        self.clear_table()
        self.deck = deck
        self.deals += 1
        if self.detail == EVERYTHING:
            table.tell_table(self)
        if self.mode == MODERN:
            settle.pay_stakes(self)
        elif self.mode == POOL:
            self._seat_players()
        self.lay_deck()
        if self.detail == EVERYTHING:
            table.tell_deal(self)
        eldest = self.next_of(self.dealer, self.playing)
        if self.mode == MODERN:
            trading.ask(self, eldest)
        else:
            exchange.ask(self, eldest)

    def _seat_players(self) -> None:
        """Only players with counters get cards (commerce.43)."""
        if not self.entered:
            settle.enter(self)
        self.playing = settle.alive(self)

    # -- who may do what --------------------------------------------------------------

    def moves(self, seat: i64) -> Choices:
        if self.waits & BIT[seat] == 0:
            return NOTHING
        phase = self.phase
        if phase == TRADED:
            return AFTER_TRADE
        if phase == TRADE:
            return self._trades(seat)
        if phase == ANSWER:
            return Choices([one_of(GIVES[0], self.hands[seat]), STANDS])  # commerce.30: no third choice
        if phase == CHOICE:
            return Choices([STANDS, PASSES, *self._exchanges(seat)])
        if phase == LAST_LAP:
            return Choices([*self._exchanges(seat), DECLINES])
        return FOR_HORSE

    def _trades(self, seat: i64) -> Choices:
        hand = self.hands[seat]
        found = Choices([STANDS, one_of(BUYS[0], hand)])
        if trading.partner_of(self, seat) >= 0:
            found.add(one_of(BARTERS[0], hand))
        return found

    def _exchanges(self, seat: i64) -> list[Choice]:
        hand = self.hands[seat]
        return [one_of(Move(EXCHANGE, nth(hand, k)), self.board, 1) for k in range(3)]

    def allows(self, seat: i64, move: Move) -> bool:
        if self.waits & BIT[seat] == 0:
            return False
        verb = move.verb
        if verb is BUY or verb is BARTER or verb is GIVE:
            card = move.a
            if move.b != NONE or move.c != NONE or card < 0 or card > 62 or self.hands[seat] & BIT[card] == 0:
                return False
            if verb is GIVE:
                return self.phase == ANSWER
            return self.phase == TRADE and (verb is BUY or trading.partner_of(self, seat) >= 0)
        return self.moves(seat).allow(move)

    def pick(self, seat: i64, s: i64) -> Move:
        phase = self.phase
        if phase == TRADED:
            return STANDING if below(s, 2) else GOING_ON
        hand = self.hands[seat]
        if phase == ANSWER:
            k = below(s, 4)
            return STANDING if k == 3 else GIVES[nth(hand, k)]
        if phase == TRADE and not self.extended:
            k = below(s, 7)
            if k < 3:
                return BUYS[nth(hand, k)]
            return STANDING if k == 6 else BARTERS[nth(hand, k - 3)]
        choices = self.moves(seat)
        return choices[below(s, choices.size)]

    def _refusal(self, seat: i64, move: Move) -> Refusal:
        return why_not(self, seat, move)

    # -- acts ---------------------------------------------------------------------------

    def act(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if verb is BUY:
            trading.buy(self, seat, move.a)
        elif verb is BARTER:
            trading.barter(self, seat, move.a)
        elif verb is GIVE:
            trading.give(self, seat, move.a)
        elif verb is GO_ON:
            trading.go_on(self, seat)
        elif verb is STAND:
            if self.mode == MODERN:
                trading.stand(self, seat)
            else:
                exchange.stand(self, seat)
        elif verb is PASS:
            exchange.pass_for_good(self, seat)
        elif verb is EXCHANGE:
            exchange.exchange(self, seat, move.a, move.b)
        elif self.phase == LAST_LAP:
            exchange.decline(self, seat)
        else:
            self._answer_horse(seat, verb is BUY_HORSE)

    def tired(self, seat: i64, following: i64) -> bool:
        """Whether the turn has now gone round so often that all show (commerce.R4)."""
        if self.age(following) > self.age(seat):
            return False
        self.circuits += 1
        if self.circuits < MOST_CIRCUITS:
            return False
        self.say("commerce.R4", "round-too-often", NO_SEAT, MOST_CIRCUITS)
        self.show()
        return True

    # -- show and settle ------------------------------------------------------------------

    def show(self) -> None:
        self.shown = True
        if self.detail == EVERYTHING:
            table.tell_show(self)
        settle.settle(self)
        self.finished += 1
        if self.mode != POOL or not settle.offer_horse(self):
            self._end_deal()

    def _answer_horse(self, seat: i64, buys: bool) -> None:
        if buys:
            settle.buy_horse(self, seat)
        else:
            self.say("commerce.45", "declines-horse", seat)
        self._end_deal()

    def _end_deal(self) -> None:
        self.phase = DEAL
        self._await_chance()
        if self.mode == POOL:
            left = settle.alive(self)
            if left & (left - 1) == 0 or self.finished == self.deals_agreed:
                settle.close_pool(self, left)
                self._end_game()
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
        if self.finished == self.deals_agreed:
            self.say("commerce.18", "deals-done", NO_SEAT, self.finished)
            self._end_game()
        elif self.deals_agreed == 0 and self.passes == self.seats:
            self.say("commerce.17", "round-done", NO_SEAT, self.finished)
            self._end_game()
        elif keeps:
            self.say("commerce.53", "keeps-deal", self.dealer)
        else:
            self.dealer = self.left(self.dealer)
            if self.continued:
                self.say("commerce.53", "deal-passes", self.dealer)

    def _end_game(self) -> None:
        self.phase = OVER
        self.over = True

    # -- what a seat knows --------------------------------------------------------------------

    def hiding(self) -> bool:
        """Whether cards lie hidden: from the deal to the show."""
        return not self.shown and TRADE <= self.phase <= LAST_LAP

    def knows(self, seat: i64, card: i64) -> bool:
        return not self.hiding() or knowledge.knows(self, seat, card)

    def redeal(self, seat: i64, chance: Chance) -> Commerce:
        new = Commerce(self.options, self.names, chance, self)
        if self.hiding():
            knowledge.deal_anew(new, seat, chance)
        return new

    def _lay_out(self, view: View, seat: i64) -> None:
        table.lay_out(self, view, seat)

    # -- cases ------------------------------------------------------------------------------------

    def verbs(self) -> list[Verb]:
        return [STAND, BUY, BARTER, GIVE, GO_ON, PASS, EXCHANGE, DECLINE, BUY_HORSE]

    def phases(self) -> list[str]:
        return PHASES

    def words(self) -> list[str]:
        return super().words() + table.WORDS

    def ordered(self) -> list[str]:
        return ["stock"]

    def read(self, word: str, seat: int = NO_SEAT, part: str = "") -> list[str]:
        if word in table.WORDS:
            return table.read(self, word, seat)
        return super().read(word, seat, part)

    def strength(self, cards: list[int]) -> int:
        if len(cards) != EACH:
            raise BadCase("a hand is three cards")
        return strength(hand_of(cards), self.recognised)

    def arrange(self, setup: Setup) -> None:
        if self._arrange_dealer(setup):
            self.phase = DEAL
        position.arrange(self, setup)

    def deal_plan(self) -> dict[str, list[int]]:
        return table.deal_plan(self) if self.phase == DEAL else {}
