"""My Stops: a card is led, whoever holds the next higher one plays it, and the first to be out is paid."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.cards import BIT, NO_CARD, count, rank
from parlour.core.chance import Chance
from parlour.core.events import HAND, NO_SEAT, PACK
from parlour.core.game import EVERYTHING, UNSAID
from parlour.core.moves import NOTHING, Choices, Move, plays
from parlour.core.sight import Sight
from parlour.core.vocabulary import Vocabulary
from parlour.games.my_stops.setup import VOCABULARY
from parlour.games.my_stops.state import ACE, DEAL, OVER, PLAYING, MyStopsDeal, MyStopsState
from parlour.games.my_stops.view import RUN, SPARE, advice, lay_out


class MyStops(MyStopsState):
    """The deals, until as many are finished as were agreed."""

    # -- the deal --------------------------------------------------------------------------

    def _go_on(self) -> None:
        """One card at a time from the dealer's left, as long as it goes round; the rest is the spare hand."""
        deck = self.pack.sheet[:]
        self.chance.shuffle(deck)
        self.deal = MyStopsDeal(self.seats)
        self.deals += 1
        seat = self.dealer
        dealt: i64 = 0
        for at in range(self.each() * self.seats):
            seat = self.left(seat)
            self.deal.hands[seat] |= BIT[deck[at]]
            dealt |= BIT[deck[at]]
        self.deal.spare = self.pack.all & ~dealt
        self._tell_deal()
        self.phase = PLAYING
        self.ask_lead(self.left(self.dealer))

    def _tell_deal(self) -> None:
        if self.detail < EVERYTHING:
            return
        for seat in range(self.seats):
            self.carry("my-stops.2", "gets-cards", seat, self.deal.hands[seat], PACK, HAND[seat], BIT[seat])
        self.carry("my-stops.2", "spare-hand", NO_SEAT, self.deal.spare, PACK, SPARE, 0)

    # -- play ---------------------------------------------------------------------------------

    def ask_lead(self, seat: i64) -> None:
        self.deal.leader = seat
        self.deal.due = NO_CARD
        self._turn(seat)

    def playable(self, seat: i64) -> i64:
        """Any card to lead (my-stops.3); else the one card that is due (my-stops.4)."""
        if self.deal.due < 0:
            return self.deal.hands[seat]
        return BIT[self.deal.due]

    def moves(self, seat: i64) -> Choices:
        if self.waits & BIT[seat] == 0:
            return NOTHING
        return plays(self.playable(seat))

    def open_plays(self, seat: i64) -> i64:
        if self.waits & BIT[seat] == 0:
            return UNSAID
        return self.playable(seat)

    def act(self, seat: i64, move: Move) -> None:
        deal = self.deal
        card = move.a
        if deal.due < 0:
            self.lay("my-stops.3", "leads", seat, card, HAND[seat], RUN)
        else:
            self.lay("my-stops.4", "follows", seat, card, HAND[seat], RUN)
        deal.hands[seat] ^= BIT[card]
        deal.played |= BIT[card]
        deal.last = card
        if deal.hands[seat] == 0:
            self._end_deal(seat)
        else:
            self._go_up(seat, card)

    def _go_up(self, seat: i64, card: i64) -> None:
        """The holder of the next card is asked; where there is none, this one is a stop (my-stops.5)."""
        if rank(card) != ACE:
            following = card + 1
            for holder in range(self.seats):
                if self.deal.hands[holder] & BIT[following]:
                    self.deal.due = following
                    self.lay("my-stops.4", "must-follow", holder, following, HAND[holder], HAND[holder])
                    self._turn(holder)
                    return
            self._nobody_has(following)
        self.say("my-stops.5", "is-stop", seat, 0, self.pack.face(card))
        self.ask_lead(seat)

    def _nobody_has(self, card: i64) -> None:
        """Unless it was played it lies in the spare hand, and now everybody knows."""
        if self.deal.spare & BIT[card]:
            self.deal.out |= BIT[card]
            self.lay("my-stops.5", "nobody-has", NO_SEAT, card, SPARE, SPARE)

    # -- the end of a deal ----------------------------------------------------------------------

    def _end_deal(self, winner: i64) -> None:
        """Everybody pays for the cards he has left (my-stops.6); the deal passes to the left (my-stops.7)."""
        self.say("my-stops.6", "is-out", winner)
        stake = self.options.number("stake")
        for seat in range(self.seats):
            if seat != winner:
                cards = count(self.deal.hands[seat])
                self.pay("my-stops.6", "pays-for-cards", seat, winner, stake * cards)
        self.deal.due = NO_CARD
        self.finished += 1
        self._await_chance()
        if self.finished < self.options.number("deals"):
            self.dealer = self.left(self.dealer)
            self.phase = DEAL
            return
        self.say("my-stops.7", "deals-done", NO_SEAT, self.finished)
        self._game_over(OVER)

    # -- what a seat knows --------------------------------------------------------------------------

    def redeal(self, seat: i64, chance: Chance) -> MyStops:
        new = MyStops(self.options, self.names, chance, self)
        if self.deals:
            new.deal_anew(seat, chance)
        return new

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        lay_out(self, sight, seat)

    def _advice(self, seat: i64) -> list[str]:
        return advice(self, seat)

    # -- cases -----------------------------------------------------------------------------------------

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def deal_plan(self) -> dict[str, list[int]]:
        if self.phase != DEAL:
            return {}
        end = int(self.each() * self.seats)
        plan: dict[str, list[int]] = {"spare": list(range(end, len(self.pack.cards)))}
        for k in range(self.seats):
            seat = (self.dealer + 1 + k) % self.seats
            plan[f"hand {self.names[seat]}"] = list(range(int(k), end, int(self.seats)))
        return plan
