"""Snip-Snap-Snorum in table conduct: who could pair and did not is claimed, once an open card proves it.

What did not pair is written down whether it was an offence or not, with the cards that would prove one: until its
player lays one of these nobody can tell, and nothing here betrays it (snip-snap-snorum.25, 26, R5).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.cards import BIT, lowest, rank
from parlour.core.chance import Chance
from parlour.core.copying import take_over
from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS, UNSAID
from parlour.core.moves import NOTHING, PASS, PLAY, Choices, Move, exactly, plays
from parlour.core.options import Options
from parlour.core.rights import Right, Rights
from parlour.core.sight import Sight
from parlour.core.vocabulary import Vocabulary, lies_open
from parlour.games.snip_snap_snorum import words
from parlour.games.snip_snap_snorum.redeal import deal_anew
from parlour.games.snip_snap_snorum.refusals import why_not_at_table
from parlour.games.snip_snap_snorum.rules import SnipSnapSnorum
from parlour.games.snip_snap_snorum.setup import VOCABULARY
from parlour.games.snip_snap_snorum.state import FIRST_OUT, FIVE_CARDS, POOL_PAYS, SnipState
from parlour.games.snip_snap_snorum.view import OFFENDER
from parlour.mechanisms.faults import Claims, Fault

MISSED: Final = 0  # the one right: a pairing missed
RIGHTS: Final = [Right("snip-snap-snorum.25", 0, 0)]
TABLE_VOCABULARY: Final = VOCABULARY.at_table(
    [words.CLAIM, words.READY],
    {},
    why_not_at_table,
    phases=words.TABLE_PHASES,
    noticed=lies_open,
    rights=Rights(RIGHTS, of=lambda _game, _claim: MISSED),
)


class SnipTable(SnipSnapSnorum):
    """Two to ten seats, at which nobody must pair."""

    missed: Claims  # in this deal; the cards of each are those that would prove it, n is what it would cost whom
    winner: i64 = NO_SEAT  # first out of cards: who waits for the pool until all claims are made

    def __init__(self, options: Options, names: list[str], chance: Chance, source: SnipState | None = None) -> None:
        if isinstance(source, SnipTable):
            take_over(self, source, SnipTable)
        else:
            self.missed = Claims(RIGHTS)
        super().__init__(options, names, chance, source)

    # -- who may do what ---------------------------------------------------------------------------

    def moves(self, seat: i64) -> Choices:
        if self.may & BIT[seat] == 0:
            return NOTHING
        found = Choices([])
        if self.waits & BIT[seat]:
            self._in_turn(found, seat)
        for offender in range(self.seats):
            if offender != seat and self.proven(offender) is not None:
                found.add(exactly(Move(words.CLAIM, offender)))
        return found

    def _in_turn(self, found: Choices, seat: i64) -> None:
        """Any card in turn; to a card laid by the active player, one of its rank or none (snip-snap-snorum.R20)."""
        if self.phase == words.CLAIMS:
            found.add(exactly(Move(words.READY)))
            return
        cards = self.pairing(seat) if self.phase == words.RESPOND else self.deal.hands[seat]
        if cards:
            found.add(plays(cards).each[0])
        if self.phase == words.RESPOND:
            found.add(exactly(words.PASSES))

    def open_plays(self, seat: i64) -> i64:
        return UNSAID

    def offends(self, seat: i64, move: Move) -> str:
        if self.phase not in (words.PLAY_ROUND, words.RESPOND):
            return ""
        pairing = self.pairing(seat)
        other = move.verb is PASS or (move.verb is PLAY and 0 <= move.a < 63 and not pairing & BIT[move.a])
        return "snip-snap-snorum.25" if pairing and other else ""

    def proven(self, offender: i64) -> Fault | None:
        """The first pairing that he could have made, as the cards he has laid since show (snip-snap-snorum.R5)."""
        for fault in self.missed.faults:
            if fault.offender == offender and fault.cards & self.deal.laid[offender]:
                return fault
        return None

    def offenders(self) -> i64:
        found: i64 = 0
        for seat in range(self.seats):
            if self.proven(seat) is not None:
                found |= BIT[seat]
        return found

    def _let_claim(self) -> None:
        """Beside whoever is to act, everybody but a lone offender may claim, also one who is out."""
        if self.phase < words.PLAY_ROUND or self.over:
            return
        offenders = self.offenders()
        others: i64 = 0
        if offenders and self.phase != words.CLAIMS:
            others = ALL_SEATS[self.seats]
            if offenders & (offenders - 1) == 0:
                others ^= offenders
        self.may = self.waits | others

    # -- acts --------------------------------------------------------------------------------------

    def act(self, seat: i64, move: Move) -> None:
        if move.verb is words.CLAIM:
            self._claim(seat, move.a)
        elif move.verb is words.READY:
            self._ready(seat)
        else:
            self._note_missed(seat, move)
            super().act(seat, move)
        self._let_claim()

    def _note_missed(self, seat: i64, move: Move) -> None:
        """A card laid now can no longer be proof; one of a rank he seemed to lack shows that he may hold more."""
        deal = self.deal
        if move.verb is PLAY:
            deal.lacks[seat] &= ~words.OF_RANK[rank(move.a)]
        answers = self.phase == words.PLAY_ROUND or self.phase == words.RESPOND
        if not answers or deal.last < 0 or (move.verb is PLAY and rank(move.a) == rank(deal.last)):
            return
        proof = words.OF_RANK[rank(deal.last)] & self.pack.all & ~self.shown()
        payer = NO_SEAT if self.agreed.turning == POOL_PAYS and deal.last == deal.turn_up else deal.last_player
        if proof:
            self.missed.note(MISSED, seat, 16 * (deal.chain + 1) + payer + 1, proof)

    # -- claims ------------------------------------------------------------------------------------

    def _claim(self, seat: i64, offender: i64) -> None:
        """Double what the pairing would have cost, and that itself by him who was not paired (snip-snap-snorum.25)."""
        fault = self.proven(offender)
        assert fault is not None
        self.missed.remedied(fault)
        stage = fault.n >> 4
        payer = (fault.n & 15) - 1
        waited = self.waits
        self.say("snip-snap-snorum.25", "claims", seat, 0, self.names[offender])
        self._fine(offender, 2 * stage, "pays-double")
        if payer >= 0 and self._in_deal():  # snip-snap-snorum.R6
            self._fine(payer, stage, "pays-missed")
        if not self._in_deal():
            return
        if self.phase == words.CLAIMS:
            if self.offenders() == 0:
                self._close_deal()
        elif not self.live & waited:
            self._go_past(waited)

    def _in_deal(self) -> bool:
        return self.phase >= words.PLAY_ROUND and not self.over

    def _fine(self, seat: i64, due: i64, message: str) -> None:
        """No more than he has; one already out pays nothing (snip-snap-snorum.R1, R6)."""
        if not self.live & BIT[seat]:
            self.say("snip-snap-snorum.R6", "out-pays-nothing", seat)
            return
        if self.agreed.method != FIRST_OUT:
            due = min(due, self.stocks[seat])
            self.stocks[seat] -= due
        self.pay("snip-snap-snorum.25", message, seat, self.seats, due)
        if self.stocks[seat] == 0:
            self._out(seat)

    def _go_past(self, waited: i64) -> None:
        """Who was to act is out by the claim: the next one acts in his place."""
        seat = lowest(waited)
        if self.phase == words.RESPOND:
            self.ask_response(self.deal.active)
            return
        after = self.next_holding(seat)
        if after < 0:
            self._end_deal()
        elif self.agreed.method == FIVE_CARDS:
            self._turn(after)
        else:
            self.ask_active(after)

    def _pay(self, payer: i64, clause: str) -> None:
        """A claim may have put out whoever is paired now."""
        if self.live & BIT[payer]:
            super()._pay(payer, clause)
        else:
            self.say("snip-snap-snorum.R6", "out-pays-nothing", payer)

    # -- end of deal -------------------------------------------------------------------------------

    def _end_deal(self) -> None:
        self._ask_for_claims(NO_SEAT)

    def _take_pool(self, seat: i64) -> None:
        """Fines join the pool before it is taken (snip-snap-snorum.R7)."""
        self._ask_for_claims(seat)

    def _ask_for_claims(self, winner: i64) -> None:
        """All are asked, where open cards prove what nobody has claimed yet (snip-snap-snorum.26)."""
        self.winner = winner
        if self.offenders() == 0:
            self._close_deal()
            return
        self.phase = words.CLAIMS
        self.say("snip-snap-snorum.26", "last-claims")
        self._ask(ALL_SEATS[self.seats])

    def _ready(self, seat: i64) -> None:
        self.say("snip-snap-snorum.26", "ready", seat)
        self.waits ^= BIT[seat]
        self.may = self.waits
        if self.waits == 0:
            self._close_deal()

    def _close_deal(self) -> None:
        """The pack is cut: what nobody has claimed lapses."""
        winner = self.winner
        self._forget()
        if winner >= 0:
            self._pay_pool(winner)
        super()._end_deal()

    def _survive(self, seat: i64) -> None:
        """With one player left claims lapse (snip-snap-snorum.R7)."""
        self._forget()
        super()._survive(seat)

    def _forget(self) -> None:
        self.missed.settle(MISSED)
        self.winner = NO_SEAT

    # -- what a seat knows -------------------------------------------------------------------------

    def redeal(self, seat: i64, chance: Chance) -> SnipTable:
        """The seat believes that the others pair when they can, until an open card shows otherwise.

        Where no hands at all could be so, somebody has not paired though he could, and nothing is taken from it.
        """
        new = SnipTable(self.options, self.names, chance, self)
        deal_anew(new, seat, chance)
        return new

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        super()._lay_out(sight, seat)
        for offender in range(self.seats):
            if self.proven(offender) is not None:
                sight.tell(OFFENDER, offender, "snip-snap-snorum.25")

    def vocabulary(self) -> Vocabulary:
        return TABLE_VOCABULARY
