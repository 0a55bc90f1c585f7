"""Newmarket: be first to play out your hand; on the way play the card just below a pool card and take its stake.

Read it beside the rule book: first dealer, pool cards, staking, deal, play, settlement.
"""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.cards import BIT, card_at
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.core.moves import NOTHING, PLAY, Choices, Move, one_of
from parlour.core.sight import Sight
from parlour.core.vocabulary import Vocabulary
from parlour.games.newmarket import events
from parlour.games.newmarket.setup import VOCABULARY
from parlour.games.newmarket.state import NewmarketState
from parlour.games.newmarket.view import lay_out
from parlour.games.newmarket.words import LAYING, LAYOUTS, PLACE, PLACES, PLACING, STAKING, TAKES
from parlour.mechanisms.board import divide, lying, open_to, take_all
from parlour.mechanisms.dealing import turn_for_deal
from parlour.mechanisms.stops import DEAL, FIRST_DEALER, KNAVE, Stops


class Newmarket(NewmarketState):
    """Stakes not won stay on their pool cards from deal to deal."""

    def twin(self, chance: Chance) -> Stops:
        return Newmarket(self.options, self.names, chance, self)

    def _go_on(self) -> None:
        if self.phase == FIRST_DEALER:
            self.dealer = turn_for_deal(self, KNAVE, "newmarket.R13")
            self.begin()
        elif self.phase == LAYING:
            self.lay_pool(LAYOUTS[self.chance.pick(len(LAYOUTS))])
            self.begin()
        else:
            self._deal()

    def begin(self) -> None:
        """The pool cards lie there, or must be drawn; then everybody stakes."""
        if len(self.pool) == 0:
            self.phase = LAYING
            return
        events.pool_laid(self)
        self._ask_stakes()

    def _ask_stakes(self) -> None:
        """A counter from everybody, from the dealer's left on; his own two come last (newmarket.4, 5)."""
        self.phase = STAKING
        if self.dealer_alone():
            self.to_place = 1
            self._turn(self.dealer)
        else:
            self.to_place = self.seats + 1
            self._turn(self.left(self.dealer))

    def dealer_alone(self) -> bool:
        """The first pool is formed, and one that is agreed to be the only one (newmarket.R15)."""
        return self.first_pool and self.finished > 0

    def placeable(self) -> i64:
        """The pool cards open to the next counter: all four must be covered in the end, if they can (newmarket.4)."""
        open_here = open_to(self, self.to_place)
        found: i64 = 0
        for k in range(4):
            if open_here & BIT[k]:
                found |= BIT[self.pool[k]]
        return found

    def _place(self, seat: i64, card: i64) -> None:
        clause = "newmarket.5" if self.to_place == 1 else "newmarket.4"
        k: i64 = 0
        while self.pool[k] != card:
            k += 1
        events.chose(self, seat, k, clause)
        self.pay(clause, "places", seat, self.seats + k, 1)
        self.to_place -= 1
        if self.to_place == 0:
            self.phase = DEAL
            self._await_chance()
        else:
            self._turn(seat if seat == self.dealer else self.left(seat))

    def _deal(self) -> None:
        self.deal_out()
        events.dealt(self)
        self.begin_play()  # newmarket.7

    def act(self, seat: i64, move: Move) -> None:
        if move.verb is PLAY:
            self._play_card(seat, move.a)
        else:
            self._place(seat, move.a)

    def _play_card(self, seat: i64, card: i64) -> None:
        events.played(self, seat, card)
        self.put_down(seat, card)
        if self.winners & BIT[card]:
            self._win_stake(seat, card)
        if self.deal.hands[seat] == 0:
            self._out(seat)
        elif self.ask_next(card + 1):
            events.card_due(self)
        else:
            events.stopped(self)
            self.ask_lead(seat)

    def _win_stake(self, seat: i64, card: i64) -> None:
        """Led or in its run, the card below a pool card takes what lies there (newmarket.8, R5)."""
        k: i64 = 0
        while self.winning[k] != card:
            k += 1
        take_all(self, self.seats + k, seat, "newmarket.8" if k else "newmarket.9", TAKES[k])

    def _out(self, winner: i64) -> None:
        self.say("newmarket.11", "is-out", winner)
        self.pay_for_cards(winner, "newmarket.11")
        if lying(self):
            self.say("newmarket.12", "stakes-stay", NO_SEAT, lying(self))
        if self.finish_deal():
            self._ask_stakes()
        else:
            self.end_game("newmarket.R10")
            divide(self, "newmarket.R10", "gathers", "shares-pool")

    def moves(self, seat: i64) -> Choices:
        if self.phase != STAKING:
            return super().moves(seat)
        return Choices([one_of(PLACING, self.placeable())]) if self.waits & BIT[seat] else NOTHING

    def allows(self, seat: i64, move: Move) -> bool:
        """Search asks it of every card it has tried to stake on: without the list, a fifth more trials."""
        if move.verb is not PLACE:
            return super().allows(seat, move)
        if self.phase != STAKING or self.waits & BIT[seat] == 0 or not 0 <= move.a < 63 or move.overfull():
            return False
        return self.placeable() & BIT[move.a] != 0

    def pick(self, seat: i64, state: i64) -> Move:
        if self.phase == STAKING:  # without the list: a tenth of a playout's moves
            return PLACES[card_at(self.placeable(), state)]
        return super().pick(seat, state)

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        lay_out(self, sight, seat)

    def _advice(self, seat: i64) -> list[str]:
        return ["newmarket.13"] if seat < self.seats and self.leads(seat) else []

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY
