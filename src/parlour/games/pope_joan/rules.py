"""Pope Joan: be first to play out your hand; on the way play the cards that carry stakes on the board.

Read it beside the rule book: first dealer, dressing, deal, turn-up, play, Pope in lieu, settlement, next deal.
"""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.cards import BIT, count, nth
from parlour.core.chance import Chance, below
from parlour.core.events import NO_SEAT
from parlour.core.game import EVERYTHING
from parlour.core.moves import NONE, NOTHING, PASS, PLAY, PLAYS, Choices, Move, Refusal, Verb, plays
from parlour.core.setup import Setup
from parlour.core.view import View
from parlour.games.pope_joan import position, table
from parlour.games.pope_joan.layout import Layout
from parlour.games.pope_joan.refusals import why_not
from parlour.games.pope_joan.words import (
    BASE,
    GAME,
    HONOUR,
    INTRIGUE,
    MATRIMONY,
    PASSES,
    PASSING,
    PHASES,
    PLACE,
    PLACES,
    PLACING,
    PLACINGS,
    POPE,
    POPES,
    WINDOW,
)
from parlour.mechanisms.board import divide, lying, open_to, take_all
from parlour.mechanisms.dealing import turn_for_deal
from parlour.mechanisms.stops import DEAL, FIRST_DEALER, KING, KNAVE, OVER, PLAYING, QUEEN


class PopeJoan(Layout):
    """Stakes not won stay on the board from deal to deal."""

    def copy(self) -> PopeJoan:
        return PopeJoan(self.options, self.names, self.chance.copy(), self)

    def _go_on(self) -> None:
        if self.phase == FIRST_DEALER:
            self.dealer = turn_for_deal(self, KNAVE, "pope-joan.11")
            self.phase = DEAL
        else:
            self._deal()

    # -- dressing -----------------------------------------------------------------------

    def dress_board(self) -> None:
        """Everybody pays alike, the dealer double (pope-joan.12), or the dealer pays all (pope-joan.15)."""
        if self.detail == EVERYTHING:
            table.tell_dressing(self)
        if self.onto_board and self.deals > 0:
            return  # pope-joan.42, R8
        payer = self.left(self.dealer)
        purse = self._due_from(payer)
        for compartment in range(8):
            account = self.account[compartment]
            counters = self._dresses(compartment) if account >= 0 else 0
            while counters > 0:
                while purse == 0:
                    payer = self.left(payer)
                    purse = self._due_from(payer)
                paid = counters if counters < purse else purse
                self.pay("pope-joan.15" if self.alone else "pope-joan.12", "dresses", payer, account, paid)
                counters -= paid
                purse -= paid

    def _due_from(self, seat: i64) -> i64:
        if self.alone:
            return self._base() if seat == self.dealer else 0
        return 2 * self.share if seat == self.dealer else self.share

    def _base(self) -> i64:
        """15 counters, or 12 on the board of five (pope-joan.12, 43)."""
        total: i64 = 0
        for compartment in range(8):
            if self.account[compartment] >= 0:
                total += BASE[compartment]
        return total

    def _dresses(self, compartment: i64) -> i64:
        """Six on Pope, two on each couple, one on each honour, the rest on Game (pope-joan.14)."""
        if compartment < GAME or self.alone:
            return BASE[compartment]
        return BASE[GAME] + self.share * (self.seats + 1) - self._base()

    # -- deal and turn-up -----------------------------------------------------------------

    def _deal(self) -> None:
        self.dress_board()
        self.clear_deal()
        self.turn_up = self.deal_out()
        self.trump = self.turn_up >> 4
        if self.detail == EVERYTHING:
            table.tell_deal(self)
        if self._settle_turn_up():
            self._finish_deal()
        else:
            self.phase = PLAYING
            self.ask_lead(self.left(self.dealer))  # pope-joan.30

    def _settle_turn_up(self) -> bool:
        """What the dealer has of the card he turned; whether that ends the deal."""
        dealer = self.dealer
        honour = HONOUR[self.turn_up & 15]
        if honour >= 0 and self.account[honour] >= 0:
            self._take(honour, dealer, "pope-joan.21")
        elif honour >= 0:
            self.say("pope-joan.43", "nobody-gains")
        elif self.turn_up == POPE:
            self._take(0, dealer, "pope-joan.19")
            self._pay_for_pope(dealer, "pope-joan.19")
            if self.turned_pope_wins:
                self._take(GAME, dealer, "pope-joan.44")  # pope-joan.R14: the cards are paid for once
                self.winner = dealer
                return True
        else:
            self.say("pope-joan.22", "nobody-gains")
        return False

    def _take(self, compartment: i64, seat: i64, clause: str) -> None:
        account = self.account[compartment]
        if account >= 0:
            take_all(self, account, seat, clause, table.TAKES[compartment])

    def _pay_for_pope(self, player: i64, clause: str) -> None:
        """A counter from every other player for each card he holds (pope-joan.24), within the cap (R7)."""
        for seat in range(self.seats):
            cards = count(self.hands[seat])
            if seat != player and cards > 0:
                capped = cards > self.cap
                counters = self.cap if capped else cards
                self.pay("pope-joan.20" if capped else clause, "pays-for-pope", seat, player, counters)

    # -- play -----------------------------------------------------------------------------------

    def act(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if verb is PLAY:
            if self.phase == WINDOW:
                self._play_in_lieu(seat)
            else:
                self._play_card(seat, move.a)
        elif verb is PASS:
            self._pass(seat)
        else:
            self._place(seat, move.a)

    def _play_card(self, seat: i64, card: i64) -> None:
        if self.detail == EVERYTHING:
            table.tell_card(self, seat, card)
        self.put_down(seat, card)
        if card >> 4 == self.trump:
            self._play_trump(seat, card & 15)
        if card == POPE:
            self._play_pope(seat)
        if self.hands[seat] == 0:
            self._out(seat)
        elif self.ask_next(card + 1):  # pope-joan.31
            if self.detail == EVERYTHING:
                self.tell_due("pope-joan.4")
        else:
            self._stop(card)

    def _play_trump(self, seat: i64, rank: i64) -> None:
        """An honour takes its compartment, the second of a couple the couple's too (pope-joan.23, R4)."""
        honour = HONOUR[rank]
        if honour < 0:
            return
        self._take(honour, seat, "pope-joan.23")
        if rank < KNAVE:
            return
        self.honours[rank - KNAVE] = seat
        if rank != KNAVE:
            self._join(MATRIMONY, seat, self.honours[(QUEEN if rank == KING else KING) - KNAVE])
        if rank != KING:
            self._join(INTRIGUE, seat, self.honours[(QUEEN if rank == KNAVE else KNAVE) - KNAVE])

    def _join(self, couple: i64, seat: i64, other: i64) -> None:
        """The couple is complete: one player's own (R21), or to be shared where that is agreed (pope-joan.29, R20)."""
        if other == seat:
            self._take(couple, seat, "pope-joan.23")
        elif other >= 0 and self.split:
            account = self.account[couple]
            half = self.ledger.balance[account] // 2
            if half > 0:
                self.pay("pope-joan.29", table.SHARES[couple], account, seat, half)
                self.pay("pope-joan.29", table.SHARES[couple], account, other, half)

    def _play_pope(self, seat: i64) -> None:
        self._take(0, seat, "pope-joan.10")
        self._pay_for_pope(seat, "pope-joan.24")

    def _stop(self, card: i64) -> None:
        """Nobody has the card that follows: its player leads (pope-joan.32), unless 9D may stand for it."""
        if self.detail == EVERYTHING:
            table.tell_stop(self, card)
        if self.in_lieu and card & 15 != KING and self.live() & POPES:
            self.phase = WINDOW
            self._ask(self._with_cards())  # pope-joan.R18: all, so that the holder is not betrayed
        else:
            self._lead_next()

    def _lead_next(self) -> None:
        if self.detail == EVERYTHING:
            self.tell_run_over("pope-joan.33")
        self.stands_for = -1
        self.ask_lead(self.player)

    # -- Pope in lieu ---------------------------------------------------------------------------

    def _with_cards(self) -> i64:
        seats: i64 = 0
        for seat in range(self.seats):
            if self.hands[seat]:
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
        missing = self.last + 1
        self._close(self.waits)
        self.phase = PLAYING
        if self.detail == EVERYTHING:
            table.tell_in_lieu(self, seat, missing)
        self.put_down(seat, POPE)
        self.stands_for = missing
        self._play_pope(seat)
        if self.hands[seat] == 0:
            self._out(seat)
        elif self.ask_next(missing + 1):
            if self.detail == EVERYTHING:
                self.tell_due("pope-joan.4")
        else:
            if self.detail == EVERYTHING:
                table.tell_stop(self, missing)
            self._lead_next()

    # -- settlement --------------------------------------------------------------------------------

    def _out(self, winner: i64) -> None:
        """He takes Game, and the others pay for the cards they hold (pope-joan.9)."""
        self.say("pope-joan.8", "is-out", winner)
        self._take(GAME, winner, "pope-joan.9")
        for step in range(1, self.seats):
            seat = (winner + step) % self.seats
            cards = count(self.hands[seat])
            if self.hands[seat] & POPES:
                table.tell_exempt(self, seat)  # pope-joan.40
            elif self.onto_board:
                self.owes[seat] = cards
            elif cards > 0:
                self.pay("pope-joan.9", "pays-for-cards", seat, winner, cards)
        self.winner = winner
        self._finish_deal()

    def _finish_deal(self) -> None:
        if self.detail == EVERYTHING:
            table.tell_stakes_left(self)
        self.clear_table()
        self.clear_deal()
        self.finished += 1
        if self.finished >= self.deals_agreed:
            self._end_game()
            return
        self.dealer = self.left(self.dealer)
        self.phase = DEAL
        self._await_chance()
        if self.onto_board:
            self.ask_losers()

    def _end_game(self) -> None:
        """Nobody chooses any more: what is on the board is divided (pope-joan.R9)."""
        for seat in range(self.seats):
            if self.owes[seat]:
                self.pay("pope-joan.41", "places", seat, self.account[GAME], self.owes[seat])
                self.owes[seat] = 0
        self.say("pope-joan.R9", "deals-done", NO_SEAT, self.finished)
        if lying(self):
            divide(self, "pope-joan.R9", "gathers", "shares-board")
        self.phase = OVER
        self.over = True
        self._await_chance()

    # -- losers pay onto the board ------------------------------------------------------------------

    def ask_losers(self) -> None:
        """All counters to come are counted, the next dealer's own among them."""
        self.to_place = 1
        for seat in range(self.seats):
            self.to_place += self.owes[seat]
        self._ask_placer(self.left(self.winner))

    def _ask_placer(self, seat: i64) -> None:
        """Payers from the winner's left, then the next dealer for his one counter (pope-joan.41, 42)."""
        self.phase = PLACING
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
            account = self.account[compartment]
            if account >= 0 and accounts & BIT[account - self.seats]:
                found |= BIT[compartment]
        return found

    def _place(self, seat: i64, compartment: i64) -> None:
        clause = "pope-joan.41" if self.owes[seat] else "pope-joan.42"
        self.pay(clause, "places", seat, self.account[compartment], 1)
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
            account = self.account[compartment]
            if account >= 0 and self.ledger.balance[account] == 0:
                self.pay("pope-joan.R19", "covers", self.dealer, account, 1)

    # -- who may do what -----------------------------------------------------------------------------

    def playable(self, seat: i64) -> i64:
        if self.phase == WINDOW:
            return self.hands[seat] & POPES if self.waits & BIT[seat] else 0
        return super().playable(seat)

    def moves(self, seat: i64) -> Choices:
        if self.waits & BIT[seat] == 0:
            return NOTHING
        if self.phase == PLACING:
            open_here = self.placeable()
            return Choices([PLACINGS[k] for k in range(8) if open_here & BIT[k]])
        found = plays(self.playable(seat)) if self.playable(seat) else Choices([])
        if self.phase == WINDOW:
            found.add(PASSING)
        return found

    def pick(self, seat: i64, s: i64) -> Move:
        if self.phase == PLAYING:
            return super().pick(seat, s)
        if self.phase == WINDOW:
            holds = self.hands[seat] & POPES != 0
            return PLAYS[POPE] if holds and below(s, 2) == 0 else PASSES
        open_here = self.placeable()
        return PLACES[nth(open_here, below(s, count(open_here)))]

    def allows(self, seat: i64, move: Move) -> bool:
        if move.verb is PASS and self.phase == WINDOW:
            return self.waits & BIT[seat] != 0 and move.a == NONE and move.b == NONE and move.c == NONE
        return super().allows(seat, move)

    def _refusal(self, seat: i64, move: Move) -> Refusal:
        return why_not(self, seat, move)

    # -- what a seat knows -----------------------------------------------------------------------------

    def redeal(self, seat: i64, chance: Chance) -> PopeJoan:
        new = PopeJoan(self.options, self.names, chance, self)
        new.deal_anew(seat, chance)
        return new

    def _lay_out(self, view: View, seat: i64) -> None:
        table.lay_out(self, view, seat)

    def run_faces(self) -> list[str]:
        """The run in the order played, 9D where the missing card would lie."""
        if self.stands_for < 0:
            return self.faces(self.run)
        run = self.run & ~POPES
        above = -BIT[self.stands_for]
        return [*self.faces(run & ~above), self.pack.face(POPE), *self.faces(run & above)]

    # -- cases -------------------------------------------------------------------------------------------

    def verbs(self) -> list[Verb]:
        return [PLAY, PASS, PLACE]

    def phases(self) -> list[str]:
        return PHASES

    def words(self) -> list[str]:
        return super().words() + table.WORDS

    def read(self, word: str, seat: int = NO_SEAT, part: str = "") -> list[str]:
        if word in table.WORDS:
            return table.read(self, word, seat, part)
        return super().read(word, seat, part)

    def arrange(self, setup: Setup) -> None:
        super().arrange(setup)
        position.arrange(self, setup)
