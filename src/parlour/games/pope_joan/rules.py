"""Pope Joan: be first to play out your hand; on the way play the cards that carry stakes on the board.

Read it beside the rule book: first dealer, dressing, deal, turn-up, play, Pope in lieu, settlement, next deal.
"""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.cards import BIT, cards_in, count, rank, suit
from parlour.core.chance import Chance
from parlour.core.moves import PASS, PLAY, Choices, Move, plays
from parlour.core.sight import Sight
from parlour.core.vocabulary import Vocabulary
from parlour.games.pope_joan import events, words
from parlour.games.pope_joan.setup import VOCABULARY
from parlour.games.pope_joan.state import PopeJoanState
from parlour.games.pope_joan.view import advice, lay_out
from parlour.mechanisms.board import divide, open_to, take_all
from parlour.mechanisms.dealing import turn_for_deal
from parlour.mechanisms.stops import DEAL, FIRST_DEALER, KING, KNAVE, PLAYING, Stops


class PopeJoan(PopeJoanState):
    """Stakes not won stay on the board from deal to deal."""

    def twin(self, chance: Chance) -> Stops:
        return PopeJoan(self.options, self.names, chance, self)

    def _go_on(self) -> None:
        if self.phase == FIRST_DEALER:
            self.dealer = turn_for_deal(self, KNAVE, "pope-joan.11")
            self.phase = DEAL
        else:
            self._deal()

    # -- dressing -----------------------------------------------------------------------

    def pay_in(self) -> None:
        """Everybody pays alike, the dealer double (pope-joan.12), or the dealer pays all (pope-joan.15)."""
        events.dressing(self)
        if self.agreed.onto_board and self.deals > 0:
            return  # pope-joan.42, R8
        clause = "pope-joan.15" if self.agreed.alone else "pope-joan.12"
        payer = self.left(self.dealer)
        purse = self._due_from(payer)
        for compartment in range(8):
            counters = self.agreed.dressing[compartment]
            while counters > 0:
                while purse == 0:
                    payer = self.left(payer)
                    purse = self._due_from(payer)
                paid = counters if counters < purse else purse
                self.pay(clause, "dresses", payer, self.agreed.account[compartment], paid)
                counters -= paid
                purse -= paid

    def _due_from(self, seat: i64) -> i64:
        return self.agreed.dealers_share if seat == self.dealer else self.agreed.share

    # -- deal and turn-up -----------------------------------------------------------------

    def _deal(self) -> None:
        self.pay_in()
        self.deal_out()
        events.dealt(self)
        if self._settle_turn_up():
            self._finish_deal()
        else:
            self.begin_play()  # pope-joan.30

    def _settle_turn_up(self) -> bool:
        """What the dealer has of the card he turned; whether that ends the deal."""
        dealer = self.dealer
        honour = words.HONOUR[rank(self.deal.turn_up)]
        if honour >= 0 and self.agreed.account[honour] >= 0:
            self._take(honour, dealer, "pope-joan.21")
        elif honour >= 0:
            self.say("pope-joan.43", "nobody-gains")
        elif self.deal.turn_up == words.POPE:
            self._take(words.POPES_OWN, dealer, "pope-joan.19")
            self._pay_for_pope(dealer, "pope-joan.19")
            if self.agreed.turned_pope_wins:
                self._take(words.GAME, dealer, "pope-joan.44")  # pope-joan.R14: the cards are paid for once
                self.winner = dealer
                return True
        else:
            self.say("pope-joan.22", "nobody-gains")
        return False

    def _take(self, compartment: i64, seat: i64, clause: str) -> None:
        account = self.agreed.account[compartment]
        if account >= 0:
            take_all(self, account, seat, clause, words.TAKES[compartment])

    def _pay_for_pope(self, player: i64, clause: str) -> None:
        """A counter from every other player for each card he holds (pope-joan.24), within the cap (R7)."""
        for seat in range(self.seats):
            cards = count(self.deal.hands[seat])
            if seat != player and cards > 0:
                capped = cards > self.agreed.cap
                counters = self.agreed.cap if capped else cards
                self.pay("pope-joan.20" if capped else clause, "pays-for-pope", seat, player, counters)

    # -- play -----------------------------------------------------------------------------------

    def act(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if verb is PLAY:
            if self.phase == words.WINDOW:
                self._play_in_lieu(seat)
            else:
                self._play_card(seat, move.a)
        elif verb is PASS:
            self._pass(seat)
        else:
            self._place(seat, move.a)

    def _play_card(self, seat: i64, card: i64) -> None:
        events.played(self, seat, card)
        self.put_down(seat, card)
        if suit(card) == self.trump():
            self._play_trump(seat, rank(card))
        if card == words.POPE:
            self._play_pope(seat)
        if self.deal.hands[seat] == 0:
            self._out(seat)
        elif self.ask_next(card + 1):  # pope-joan.31
            events.card_due(self)
        else:
            self._stop(card)

    def _play_trump(self, seat: i64, height: i64) -> None:
        """An honour takes its compartment, the second of a couple the couple's too (pope-joan.23, R4)."""
        honour = words.HONOUR[height]
        if honour >= 0:
            self._take(honour, seat, "pope-joan.23")
        if height >= KNAVE:
            self.play_court(seat, height)

    def _join(self, couple: i64, seat: i64, other: i64) -> None:
        """The couple is complete: one player's own (R21), or to be shared where that is agreed (pope-joan.29, R20)."""
        compartment = words.COUPLES[couple]
        if other == seat:
            self._take(compartment, seat, "pope-joan.23")
        elif other >= 0 and self.agreed.split:
            account = self.agreed.account[compartment]
            half = self.ledger[account] // 2
            if half > 0:
                self.pay("pope-joan.29", words.SHARES[compartment], account, seat, half)
                self.pay("pope-joan.29", words.SHARES[compartment], account, other, half)

    def _play_pope(self, seat: i64) -> None:
        self._take(words.POPES_OWN, seat, "pope-joan.10")
        self._pay_for_pope(seat, "pope-joan.24")

    def _stop(self, card: i64) -> None:
        """Nobody has the card that follows: its player leads (pope-joan.32), unless 9D may stand for it."""
        events.stopped(self, card)
        if self.agreed.in_lieu and rank(card) != KING and self.live() & words.POPES:
            self.phase = words.WINDOW
            self._ask(self._with_cards())  # pope-joan.R18: all, so that the holder is not betrayed
        else:
            self._lead_next()

    def _lead_next(self) -> None:
        events.run_over(self)
        self.ask_lead(self.deal.player)

    # -- Pope in lieu ---------------------------------------------------------------------------

    def _with_cards(self) -> i64:
        seats: i64 = 0
        for seat in range(self.seats):
            if self.deal.hands[seat]:
                seats |= BIT[seat]
        return seats

    def _pass(self, seat: i64) -> None:
        self.say("pope-joan.48", "passes", seat)
        self.waits ^= BIT[seat]
        self.may = self.waits
        if self.waits == 0:
            self.phase = PLAYING
            self._lead_next()

    def _play_in_lieu(self, seat: i64) -> None:
        """9D in place of the missing card: winnings first, then the run goes on above it (pope-joan.48)."""
        missing = self.deal.last + 1
        self._close(self.waits)
        self.phase = PLAYING
        events.played_in_lieu(self, seat, missing)
        self.put_down(seat, words.POPE)
        self.deal.stands_for = missing
        self._play_pope(seat)
        if self.deal.hands[seat] == 0:
            self._out(seat)
        elif self.ask_next(missing + 1):
            events.card_due(self)
        else:
            events.stopped(self, missing)
            self._lead_next()

    # -- settlement --------------------------------------------------------------------------------

    def _out(self, winner: i64) -> None:
        """He takes Game, and the others pay for the cards they hold (pope-joan.9)."""
        self.say("pope-joan.8", "is-out", winner)
        self._take(words.GAME, winner, "pope-joan.9")
        for step in range(1, self.seats):
            seat = (winner + step) % self.seats
            cards = count(self.deal.hands[seat])
            if self.deal.hands[seat] & words.POPES:
                events.kept_pope(self, seat)  # pope-joan.40
            elif self.agreed.onto_board:
                self.owes[seat] = cards
            elif cards > 0:
                self.pay("pope-joan.9", "pays-for-cards", seat, winner, cards)
        self.winner = winner
        self._finish_deal()

    def _finish_deal(self) -> None:
        events.stakes_left(self)
        if not self.finish_deal():
            self._end_game()
        elif self.agreed.onto_board:
            self.ask_losers()

    def _end_game(self) -> None:
        """Nobody chooses any more: what is on the board is divided (pope-joan.R9)."""
        for seat in range(self.seats):
            if self.owes[seat]:
                self.pay("pope-joan.41", "places", seat, self.agreed.account[words.GAME], self.owes[seat])
                self.owes[seat] = 0
        self.end_game("pope-joan.R9")
        divide(self, "pope-joan.R9", "gathers", "shares-board")

    # -- losers pay onto the board ------------------------------------------------------------------

    def ask_losers(self) -> None:
        """All counters to come are counted, the next dealer's own among them."""
        self.to_place = 1
        for seat in range(self.seats):
            self.to_place += self.owes[seat]
        self._ask_placer(self.left(self.winner))

    def _ask_placer(self, seat: i64) -> None:
        """Payers from the winner's left, then the next dealer for his one counter (pope-joan.41, 42)."""
        self.phase = words.PLACING
        for _i in range(self.seats):
            if self.owes[seat]:
                self._turn(seat)
                return
            seat = self.left(seat)
        self._turn(self.dealer)

    def placeable(self) -> i64:
        """The compartments open to the next counter; all must be covered in the end (pope-joan.41)."""
        accounts = open_to(self, self.to_place)
        found: i64 = 0
        for compartment in range(8):
            account = self.agreed.account[compartment]
            if account >= 0 and accounts & BIT[account - self.seats]:
                found |= BIT[compartment]
        return found

    def _place(self, seat: i64, compartment: i64) -> None:
        clause = "pope-joan.41" if self.owes[seat] else "pope-joan.42"
        self.pay(clause, "places", seat, self.agreed.account[compartment], 1)
        self.to_place -= 1
        if self.owes[seat]:
            self.owes[seat] -= 1
        if self.to_place:
            self._ask_placer(seat)
        else:
            self._cover_bare()
            self.phase = DEAL
            self._await_chance()

    def _cover_bare(self) -> None:
        for compartment in range(8):
            account = self.agreed.account[compartment]
            if account >= 0 and self.ledger[account] == 0:
                self.pay("pope-joan.R19", "covers", self.dealer, account, 1)

    # -- who may do what -----------------------------------------------------------------------------

    def moves(self, seat: i64) -> Choices:
        if self.phase == PLAYING or self.waits & BIT[seat] == 0:
            return super().moves(seat)
        if self.phase == words.PLACING:
            open_here = self.placeable()
            return Choices([words.PLACINGS[k] for k in range(8) if open_here & BIT[k]])
        held = self.deal.hands[seat] & words.POPES
        found = plays(held) if held else Choices([])
        found.add(words.PASSING)
        return found

    # -- what a seat knows -----------------------------------------------------------------------------

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        lay_out(self, sight, seat)

    def _advice(self, seat: i64) -> list[str]:
        return advice(self, seat)

    def run_row(self) -> list[int]:
        """The run in the order played, 9D where the missing card would lie."""
        if self.deal.stands_for < 0:
            return cards_in(self.deal.run)
        run = self.deal.run & ~words.POPES
        above = -BIT[self.deal.stands_for]
        return [*cards_in(run & ~above), words.POPE, *cards_in(run & above)]

    # -- cases -------------------------------------------------------------------------------------------

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY
