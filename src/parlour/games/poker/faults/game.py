"""Poker in table conduct: what is physically possible is accepted, and what goes wrong is claimed or lapses.

The dealer deals by a move of his own, cards are seen only when they are lifted, and a player asks for the cards he
draws.  The laws stand in dealing, drawing, betting, shows and disputes; remedies brings claims to the table.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.chance import Chance
from parlour.core.copying import take_over
from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS
from parlour.core.moves import NOTHING, Choices, Move, Verb
from parlour.core.options import Options
from parlour.core.sight import Sight
from parlour.core.vocabulary import Vocabulary
from parlour.games.poker import words
from parlour.games.poker.faults import acts, betting, dealing, disputes, drawing, remedies, shows
from parlour.games.poker.faults.redeal import deal_anew
from parlour.games.poker.faults.rights import RIGHTS
from parlour.games.poker.faults.setup import TABLE_VOCABULARY
from parlour.games.poker.faults.state import ConductDeal
from parlour.games.poker.faults.view import lay_out_table, table_advice
from parlour.games.poker.rules.game import Poker
from parlour.games.poker.state import HAND_SIZE, PokerState
from parlour.mechanisms.accidents import Draw, befall
from parlour.mechanisms.faults import Claims

ONE_ANSWERS: Final = (words.LENDING, words.TESTIFYING, words.JUDGING, words.EVIDENCE)  # and all others wait
OWN_TURNS: Final = (words.DEALING, words.DISCARDING, words.ASKING, words.GIVING, *ONE_ANSWERS[1:])


class PokerTable(Poker):
    """The course of a game at which everything is accepted that hands and tongues can do."""

    claims: Claims
    conduct: ConductDeal

    def __init__(self, options: Options, names: list[str], chance: Chance, source: PokerState | None = None) -> None:
        if isinstance(source, PokerTable):
            take_over(self, source, PokerTable)
        else:
            self.claims = Claims(RIGHTS)
            self.conduct = ConductDeal(len(names))
        super().__init__(options, names, chance, source)

    def vocabulary(self) -> Vocabulary:
        return TABLE_VOCABULARY

    def accidents(self) -> list[Verb]:
        return words.ACCIDENTS

    def befall(self, here: list[Verb], draw: Draw) -> list[Move]:
        """The accidents of one occasion."""
        return befall(self.chance, words.ACCIDENTS, self.agreed.rates, here, draw)

    # -- the course of a game ------------------------------------------------------------------

    def _go_on(self) -> None:
        if self.phase == words.DEAL:
            dealing.shuffle(self)
        else:
            super()._go_on()

    def begin_deal(self, playing: i64) -> None:
        super().begin_deal(playing)
        self.conduct = ConductDeal(self.seats)
        self.claims.failed = []

    def _deal(self) -> None:
        """The deal of a position that a case sets: everybody has lifted his cards."""
        super()._deal()
        self.conduct.lifted = ALL_SEATS[self.seats]

    def end_game(self) -> None:
        self.conduct = ConductDeal(self.seats)
        super().end_game()

    def _turn(self, seat: i64) -> None:
        """One seat is asked; but for a question that stops the game, everybody may lift, lay, talk or claim."""
        self.waits = BIT[seat]
        self.may = BIT[seat] if self.phase in ONE_ANSWERS else ALL_SEATS[self.seats]
        self._close(ALL_SEATS[self.seats])

    def _put(self, seat: i64) -> None:
        if self.phase == words.SAY and not self.deal.playing & BIT[seat]:
            self._speak_on(seat)  # his hand was foul
            return
        if self.phase == words.BETTING and self.conduct.early[seat] and betting.count_early(self, seat):
            return
        super()._put(seat)

    def go_on_without(self, seat: i64) -> None:
        """A hand was foul: its owner is out, and it may have been his turn."""
        conduct = self.conduct
        his_turn = self.waits & BIT[seat] != 0
        if self.phase == words.GIVING:
            his_turn = conduct.giving_to == seat
        if self.phase == words.SAY:
            if his_turn:
                self._speak_on(seat)
        elif self.phase == words.BETTING:
            if his_turn or self.one_left() or self.next_due(seat) == NO_SEAT:
                self._bet_on(seat)
        elif his_turn or self.one_left():
            conduct.giving_to = -1
            self._draw_on()

    def _open(self, seat: i64, total: i64) -> None:
        self.conduct.blind = self.conduct.unseen[seat] != 0
        super()._open(seat, total)

    def _serve(self, seat: i64) -> None:
        """Out of the discards that law 41 has gathered and counted."""
        drawing.supply(self, seat, count(self.deal.thrown[seat]), 0)

    def _reshuffle(self) -> None:
        self.conduct.faced = 0
        super()._reshuffle()

    def has_early_bet(self, seat: i64) -> bool:
        return self.conduct.early[seat] != 0

    def _win_unshown(self) -> None:
        shows.win_unshown(self)

    def _show_hands(self) -> None:
        shows.show_hands(self)

    # -- who may do what ------------------------------------------------------------------------

    def moves(self, seat: i64) -> Choices:
        if self.may & BIT[seat] == 0:
            return NOTHING
        found = Choices([])
        if self.waits & BIT[seat]:
            if self.phase in OWN_TURNS:
                acts.add_answers(self, found, seat)
            else:
                found = super().moves(seat)
                acts.add_false_opening(self, found, seat)
        if self.phase not in ONE_ANSWERS:
            acts.add_liberties(self, found, seat)
        return found

    # -- acts --------------------------------------------------------------------------------------

    def act(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if verb is words.LIFT:
            drawing.lift(self, seat)
        elif verb is words.CLAIM:
            remedies.claim(self, seat, move.a)
        elif verb is words.DISCARD:
            drawing.discard(self, seat, move.a)
        elif verb is words.ASK:
            drawing.ask(self, seat, move.a)
        elif verb is words.BET and not self.waits & BIT[seat]:
            betting.lay_early(self, seat, move.a)
        elif verb is words.DEAL_OUT:
            dealing.deal_out(self)
        elif verb is words.GIVE or verb is words.COUNT:
            drawing.answer_wish(self, verb is words.COUNT)
        elif verb is words.ASK_DEALER:
            drawing.enquire(self, seat)
        elif verb in (words.TALK, words.TELL, words.REPORT, words.INTEND):
            self._speak_up(seat, move)
        elif verb in (words.TESTIFY, words.SUMMON, words.UPHOLD, words.DISMISS):
            self._judge(seat, move)
        else:
            super().act(seat, move)

    def _speak_up(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if verb is words.TALK:
            acts.talk(self, seat)
        elif verb is words.TELL:
            acts.tell(self, seat)
        elif verb is words.REPORT:
            acts.report(self, move.a)
        else:
            acts.intend(self, seat, move.a)

    def _judge(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if verb is words.UPHOLD:
            disputes.uphold(self)
        elif verb is words.DISMISS:
            disputes.dismiss(self)
        elif verb is words.SUMMON:
            disputes.summon(self, move.a)
        elif self.phase == words.TESTIFYING:
            disputes.testify(self, seat, move.a)
        else:
            disputes.give_evidence(self, seat, move.a)

    # -- what a seat knows -----------------------------------------------------------------------------

    def public_cards(self, owner: i64) -> i64:
        """Cards of a hand that all know to be there: of an exposed one nobody knows more once some were thrown away."""
        exposed = self.conduct.exposed[owner] if self.deal.thrown[owner] == 0 else 0
        return exposed | self.conduct.laid_open[owner]

    def open_cards(self, owner: i64, seat: i64) -> i64:
        if self.deal.lying_open:
            return self.deal.hands[owner]
        public = self.public_cards(owner)
        return super().open_cards(owner, seat) & ~self.conduct.unseen[owner] | public

    def seen(self, seat: i64) -> i64:
        if self.deal.lying_open:
            return super().seen(seat)
        known = self.conduct.bottom
        for owner in range(self.seats):
            known |= self.public_cards(owner)
        if seat < self.seats:
            known |= self.deal.hands[seat] & ~self.conduct.unseen[seat] | self.discards(seat)
        return known

    def redeal(self, seat: i64, chance: Chance) -> PokerTable:
        """A world the seat cannot refute; what it believes of the others ``faults/redeal.py`` says."""
        new = PokerTable(self.options, self.names, chance, self)
        if not self.deal.lying_open:
            deal_anew(new, seat, chance)
        return new

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        super()._lay_out(sight, seat)
        lay_out_table(self, sight)

    def _advice(self, seat: i64) -> list[str]:
        """Hints look at a whole hand, and only at one that was lifted."""
        of_table = table_advice(self)
        if of_table or seat >= self.seats:
            return of_table or super()._advice(seat)
        if self.conduct.unseen[seat] or count(self.deal.hands[seat]) != HAND_SIZE:
            return []
        return super()._advice(seat)
