"""Écarté in table conduct: points are marked by their owners, and two faults can happen and be claimed.

In force here are the deal out of turn (article 18) and the breach of the duties of play (44d to 44g); other offences
and the accidents of dealing are not yet possible.  A fault keeps a copy of the game from before the act: a remedy
goes back to it, or lays the deal aside.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.cards import BIT, altered
from parlour.events import NO_SEAT
from parlour.games.ecarte.refusals import why_not_at_table
from parlour.games.ecarte.rules import Ecarte
from parlour.games.ecarte.state import CHOICE, CUT, DEAL, GAME_POINTS, KING, ORDERS, OVER, TRICKS, EcarteState
from parlour.games.ecarte.words import (
    CLAIM,
    CLAIM_18,
    CLAIM_18A,
    CLAIM_44D,
    CLAIM_44G,
    CUT_PACK,
    DEAL_OUT,
    FRESH,
    KING_MARK,
    LOOK,
    MARK,
    PAY,
    PICK_UP,
    SHUFFLE,
    TABLE_VERBS,
    TURN,
)
from parlour.mechanisms.tricks import ALWAYS, FINE, duty_broken
from parlour.moves import NOTHING, PLAY, Choices, Move, Refusal, Verb, between, exactly, plays
from parlour.options import Options
from parlour.rng import Chance, below
from parlour.view import View

SHUFFLING: Final = 8  # the deal is given: go_on brings the cards
TURNING: Final = 9  # ten cards lie there, the eleventh is not yet turned
PAYING: Final = 10  # five points are marked; windows stay open until the loser pays (ecarte.r32)

BOTH: Final = 3
UNBOUND: Final = -1  # a dealer who has not yet chosen his pattern


class EcarteTable(Ecarte):
    rightful: i64  # whose deal it is; ``dealer`` is who dealt
    patterns: vec[i64]  # by seat: 0 = 3-2, 1 = 2-3, or not yet chosen in this coup
    handled: i64  # 1: the opponent has shuffled, 2: the dealer after him, 3: the pack is cut
    looked: i64  # bit set
    claimed: i64  # wrong claims of this deal: seat * 4 + article
    due: vec[i64]  # trick points of the last deal not yet marked
    shown: i64  # cards seen in play, also where play was restored
    faulty: i64  # the seat whose reply broke a duty, or -1
    before_fault: EcarteTable | None
    bound: i64  # the seat that must now reply lawfully, play being restored
    one_less: i64  # the seat that marks one less in this deal (ecarte.44e)
    aside: EcarteTable | None  # the deal laid aside
    king_noted: bool  # its turned king was marked in time (ecarte.r12)

    def __init__(self, options: Options, names: list[str], chance: Chance, source: EcarteState | None = None) -> None:
        super().__init__(options, names, chance, source)
        self.patterns = vec[i64]([UNBOUND, UNBOUND])
        self.rightful = NO_SEAT
        self.aside = None
        self.king_noted = False
        self.due = vec[i64]([0, 0])
        self._clear_faults()
        if isinstance(source, EcarteTable):
            self._copy_faults(source)

    def _clear_faults(self) -> None:
        self.handled = 0
        self.looked = 0
        self.claimed = 0
        self.shown = 0
        self.faulty = NO_SEAT
        self.before_fault = None
        self.bound = NO_SEAT
        self.one_less = NO_SEAT

    def _copy_faults(self, source: EcarteTable) -> None:
        self.rightful = source.rightful
        self.patterns = source.patterns[:]
        self.handled = source.handled
        self.looked = source.looked
        self.claimed = source.claimed
        self.due = source.due[:]
        self.shown = source.shown
        self.faulty = source.faulty
        self.before_fault = source.before_fault
        self.bound = source.bound
        self.one_less = source.one_less
        self.aside = source.aside
        self.king_noted = source.king_noted

    def copy(self) -> EcarteTable:
        return EcarteTable(self.options, self.names, self.chance.copy(), self)

    def redeal(self, seat: i64, chance: Chance) -> Ecarte:
        raise NotImplementedError("a seat's redeals are for strict conduct")

    # -- the windows are public: both seats have moves at any time ------------------

    def _turn(self, seat: i64) -> None:
        self.waits = BIT[seat]
        self.may = BOTH
        self.windows[0] += 1
        self.windows[1] += 1

    def _let_king_owner_in(self) -> None:
        self.may = BOTH

    # -- before the deal ---------------------------------------------------------------

    def _begin_coup(self, dealer: i64, cut: list[int]) -> None:
        super()._begin_coup(dealer, cut)
        self.patterns = vec[i64]([UNBOUND, UNBOUND])
        self.due = vec[i64]([0, 0])
        self.aside = None
        self.king_noted = False
        self._clear_faults()
        self._await_deal(dealer)

    def _await_deal(self, rightful: i64) -> None:
        self.rightful = rightful
        self.dealer = rightful
        self.handled = 0
        self.phase = DEAL
        self._turn(rightful)

    def _go_on(self) -> None:
        if self.phase == CUT:
            self._cut_for_deal()
        else:
            self._deal_out()
            self.phase = TURNING
            self._turn(self.dealer)

    def deal_plan(self) -> dict[str, list[int]]:
        phase = self.phase
        self.phase = DEAL if phase == SHUFFLING else CUT
        plan = super().deal_plan()
        self.phase = phase
        return plan

    # -- who may do what ------------------------------------------------------------------

    def moves(self, seat: i64) -> Choices:
        if self.may & BIT[seat] == 0:
            return NOTHING
        if self.phase == DEAL:
            found = self._before_deal(seat)
        else:
            found = Choices([])
            if self.waits & BIT[seat]:
                self._add_own_turn(found, seat)
            self._add_look_and_king(found, seat)
        if self.due[seat] > 0 and self.phase in (DEAL, TURNING):
            found.add(between(KING_MARK, 1, self.due[seat]))  # ecarte.55a, r40
        for article in range(4):
            if self._claim_open(article) and not self.claimed & BIT[seat * 4 + article]:
                found.add(exactly(Move(CLAIM, article)))
        return found

    def allows(self, seat: i64, move: Move) -> bool:
        return self.moves(seat).allow(move)

    def pick(self, seat: i64, s: i64) -> Move:
        choices = self.moves(seat)
        return choices[below(s, choices.size)]

    def why_not(self, seat: i64, move: Move) -> Refusal | None:
        return None if self.allows(seat, move) else why_not_at_table(self, seat, move)

    def _before_deal(self, seat: i64) -> Choices:
        """Fresh cards, shuffling and cutting are free (ecarte.45 to 47); either player may deal, also the wrong one."""
        found = Choices([exactly(Move(FRESH))])
        opponent = seat != self.rightful
        if self.handled < (1 if opponent else 2):
            found.add(exactly(Move(SHUFFLE)))
        if opponent and self.handled < 3:
            found.add(between(Move(CUT_PACK), 2, 30))
        for pattern in range(2):
            if self.patterns[seat] in (UNBOUND, pattern):  # ecarte.14
                found.add(exactly(Move(DEAL_OUT, pattern)))
        return found

    def _add_own_turn(self, found: Choices, seat: i64) -> None:
        if self.phase == TURNING:
            found.add(exactly(Move(TURN)))
        elif self.phase == PAYING:
            found.add(exactly(Move(PAY)))
        elif self.phase == TRICKS:
            found.add(plays(self._playable(seat)).each[0])
        else:
            for choice in super().moves(seat).each:
                if choice.like.verb is not MARK:
                    found.add(choice)

    def _playable(self, seat: i64) -> i64:
        """Any card of the hand, unless play was restored for this very reply (ecarte.44d, r28)."""
        return super()._playable(seat) if self.bound == seat else self.hands[seat]

    def _add_look_and_king(self, found: Choices, seat: i64) -> None:
        if self.phase in (OVER, PAYING):
            return
        if not self.has_looked(seat):
            found.add(exactly(Move(LOOK)))
        if self._king_markable(seat):
            found.add(exactly(KING_MARK))
        if self.faulty == seat and self._claim_open(CLAIM_44G):
            found.add(exactly(Move(PICK_UP)))

    def _king_markable(self, seat: i64) -> bool:
        if self.king_marked >= 0 or self.trump < 0:
            return False
        if self.turn_up & 15 == KING:
            return seat == self.dealer and not self.has_looked(seat)  # ecarte.26
        if self.king_said >= 0:
            return self.king_said == seat and self._before_second_lead()
        king = BIT[self.trump * 16 + KING]
        if self.phase == TRICKS and self.tricks[0] + self.tricks[1] > 0:
            return False
        if self.led >= 0 and seat != self.dealer:
            return BIT[self.led] == king
        return self.has_looked(seat) and self.hands[seat] & king != 0

    def _claim_open(self, article: i64) -> bool:
        """Claims are listed by window, not by guilt."""
        if article == CLAIM_18:
            return self.phase == TURNING and self.aside is None
        if article == CLAIM_18A:
            return self.phase == CHOICE and self.accepted == 0 and self.aside is None
        made = self.tricks[0] + self.tricks[1]
        if self.phase == TRICKS:
            between_tricks = self.led < 0 and made > 0
            if article == CLAIM_44G:
                return between_tricks
            return made > 1 or (made == 1 and not between_tricks)
        return article == CLAIM_44D and self.phase in (DEAL, TURNING, PAYING) and self.finished > 0

    # -- acts ---------------------------------------------------------------------------------

    def offends(self, seat: i64, move: Move) -> str:
        if move.verb is DEAL_OUT and seat != self.rightful:
            return "ecarte.18"
        if move.verb is PLAY and self.phase == TRICKS and self.led >= 0:
            return "ecarte.44d" if self._breaks_duty(seat, move.a) else ""
        return ""

    def _act(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if verb is CLAIM:
            self._claim(seat, move.a)
        elif verb is LOOK:
            self._look(seat)
        elif verb is MARK and move.a > 0:
            self.due[seat] -= move.a
            self._mark(seat, move.a, "ecarte.56", "marks-points")
        elif verb is MARK and self.turn_up & 15 == KING:
            self.king_marked = seat
            self._mark(seat, 1, "ecarte.26", "marks-turned-king")
        elif verb is PICK_UP:
            self._correct()
        elif self.phase in (DEAL, TURNING, PAYING):
            self._handle_pack(seat, move)
        else:
            self._act_in_turn(seat, move)

    def _act_in_turn(self, seat: i64, move: Move) -> None:
        """Proposing, leading, answering, discarding or playing implies looking."""
        self._look(seat)
        if self.phase == CHOICE and self.accepted == 0 and self.dealer != self.rightful:
            self.say("ecarte.18c", "deal-stands", self.dealer)
            self.rightful = self.dealer
        if move.verb is PLAY and self.phase == TRICKS:
            self._note_fault(seat, move.a)
        super()._act(seat, move)
        if move.verb is PLAY:
            self.shown |= BIT[move.a]

    def _look(self, seat: i64) -> None:
        if not self.has_looked(seat):
            self.looked |= BIT[seat]
            self.say("ecarte.13a", "looks", seat)

    def has_looked(self, seat: i64) -> bool:
        return self.looked & BIT[seat] != 0

    def _handle_pack(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if verb is FRESH:
            self.say("ecarte.46", "fresh-cards", seat)
        elif verb is SHUFFLE:
            self.handled = 2 if seat == self.rightful else 1
            self.say("ecarte.47", "shuffles", seat)
        elif verb is CUT_PACK:
            self.handled = 3
            self.say("ecarte.45", "cuts-pack", seat, move.a)
        elif verb is DEAL_OUT:
            self.patterns[seat] = move.a
            self.two_three = move.a == 1
            self.dealer = seat
            self.phase = SHUFFLING
            self._go_on_due()
        elif verb is TURN:
            self._close_last_deal()
        else:
            self._pay_up()

    def _close_last_deal(self) -> None:
        """The turn-up ends every window of the deal before (ecarte.55a)."""
        for seat in range(2):
            if self.due[seat] > 0:
                self.say("ecarte.55a", "points-lost", seat, self.due[seat])
        self.due = vec[i64]([0, 0])
        looked = self.looked
        self._clear_faults()
        if self.aside is not None and self.dealer == self.aside.dealer and self.hands[0] == 0:
            self._take_up()
        else:
            self.looked = looked
            self._turn_up()

    def _turned_king(self) -> None:
        """The dealer must mark it himself before he looks (ecarte.26)."""

    # -- article 18: the wrong dealer ------------------------------------------------------------

    def _claim(self, seat: i64, article: i64) -> None:
        wrong_dealer = self.dealer != self.rightful
        if article == CLAIM_18 and wrong_dealer:
            self.say("ecarte.18", "new-deal", seat)
            self._clear_hands()
            self._await_deal(self.rightful)
        elif article == CLAIM_18A and wrong_dealer:
            self._lay_aside(seat)
        elif article == CLAIM_44G and self.faulty >= 0:
            self._correct()
        elif article == CLAIM_44D and self.faulty >= 0:
            self._restore(seat)
        else:
            self.claimed |= BIT[seat * 4 + article]
            self.say("ecarte.r38", "claim-fails", seat)

    def _clear_hands(self) -> None:
        self._clear_table()
        self.looked = 0

    def _lay_aside(self, seat: i64) -> None:
        """The deal is kept as it is; marks made in it come off and are noted (ecarte.18a, r12)."""
        self.say("ecarte.18a", "laid-aside", seat)
        king = self.king_marked
        self.king_noted = king >= 0 and self.turn_up & 15 == KING
        if king >= 0:
            self.points = altered(self.points, king, self.points[king] - 1)
            self.say("ecarte.r11", "mark-comes-off", king, 1)
            self.king_marked = NO_SEAT
        self.aside = self.copy()
        self._clear_hands()
        self.claimed = 0
        self.say("ecarte.18b", "other-pack", self.rightful)
        self._await_deal(self.rightful)

    def _take_up(self) -> None:
        """The deal laid aside is the next one, if it is still needed (ecarte.18a)."""
        aside = self.aside
        assert aside is not None
        self._copy_deal(aside)
        self.looked = aside.looked
        self.aside = None
        self.rightful = self.dealer
        self.phase = CHOICE
        self.say("ecarte.18a", "taken-up", self.dealer)
        self._turn(1 - self.dealer)
        if self.king_noted:
            self.king_noted = False
            self.king_marked = self.dealer
            self._mark(self.dealer, 1, "ecarte.26", "marks-turned-king")

    # -- article 44: a breach of the duties of play -------------------------------------------------

    def _breaks_duty(self, seat: i64, card: i64) -> bool:
        return duty_broken(self.hands[seat], self.led, self.led, ORDERS[self.trump], ALWAYS, card) != FINE

    def _note_fault(self, seat: i64, card: i64) -> None:
        if self.led < 0:
            return
        if self._breaks_duty(seat, card) and self.faulty < 0:
            self.before_fault = self.copy()
            self.faulty = seat
        self.bound = NO_SEAT

    def _back_to_fault(self) -> None:
        """The position before the faulty reply; what was seen stays known."""
        before = self.before_fault
        assert before is not None
        shown = self.shown
        claimed = self.claimed
        one_less = self.one_less
        faulty = self.faulty
        windows = self.windows
        self._copy_base(before)
        self._copy_table(before)
        self._copy_faults(before)
        self.windows = windows
        self.shown = shown
        self.claimed = claimed
        self.one_less = one_less
        self.before_fault = None
        self.faulty = NO_SEAT
        self.bound = faulty
        self._turn(faulty)

    def _correct(self) -> None:
        """Until the next lead it costs nothing (ecarte.44g)."""
        self.say("ecarte.44g", "corrected", self.faulty)
        self._back_to_fault()

    def _restore(self, seat: i64) -> None:
        """After the next lead play is restored, and the offender marks one less (ecarte.44d to 44f)."""
        offender = self.faulty
        self.say("ecarte.44d", "play-restored", seat)
        self.say("ecarte.44f", "penalty-due", offender)
        self._back_to_fault()
        self.one_less = offender

    # -- marking -----------------------------------------------------------------------------------------

    def _mark_tricks(self, winner: i64, points: i64, clause: str, message: str) -> None:
        """The points are due; their winner marks them himself before the next turn-up (ecarte.55a, 56)."""
        self.say(clause, "points-due", winner, points)
        if self.one_less == winner:
            points -= 1
            self.say("ecarte.44e", "one-less", winner, points)
        self.due = vec[i64]([0, 0])
        self.due[winner] = points
        self._next_deal()

    def _next_deal(self) -> None:
        if self.deals_agreed and self.finished >= self.deals_agreed:
            self._await_payment(1 - self.dealer)
        elif self.aside is not None:
            self.dealer = self.aside.dealer
            self.phase = TURNING  # the cards lie there already; `turn` takes the deal up
            self._turn(self.dealer)
        else:
            self._await_deal(1 - self.dealer)  # ecarte.r5

    def _mark(self, seat: i64, points: i64, clause: str, message: str) -> None:
        total = self.points[seat] + points
        self.points = altered(self.points, seat, total if total < GAME_POINTS else GAME_POINTS)
        self.say(clause, message, seat, points)
        if total >= GAME_POINTS:
            self._await_payment(1 - seat)

    def _await_payment(self, payer: i64) -> None:
        self.phase = PAYING
        self._turn(payer)

    def _pay_up(self) -> None:
        if self.points[0] >= GAME_POINTS or self.points[1] >= GAME_POINTS:
            self._end_coup(0 if self.points[0] >= GAME_POINTS else 1)
        else:
            self._break_off()
        self._go_on_due()

    # -- views and cases -----------------------------------------------------------------------------------

    def seen(self, seat: i64) -> i64:
        mine = self.hands[seat] if self.has_looked(seat) else 0
        known = mine | self.discards[seat] | self.played | self.shown
        return known | BIT[self.turn_up] if self.turn_up >= 0 else known

    def _lay_out(self, view: View, seat: i64) -> None:
        super()._lay_out(view, seat)
        view.fact("rightful", self.names[self.rightful] if self.rightful >= 0 else "nobody", "ecarte.18")
        for s in range(2):
            if self.due[s] > 0:
                view.fact("due", f"{self.names[s]} {self.due[s]}", "ecarte.55a")
        if self.aside is not None:
            view.fact("aside", f"the deal of {self.names[self.aside.dealer]}", "ecarte.18a")

    def verbs(self) -> list[Verb]:
        return super().verbs() + TABLE_VERBS

    def words(self) -> list[str]:
        return [*super().words(), "due", "rightful"]

    def read(self, word: str, seat: int = NO_SEAT, part: str = "") -> list[str]:
        if word == "due":
            return [str(self.due[seat])]
        if word == "rightful":
            return [self.names[self.rightful]]
        return super().read(word, seat, part)
