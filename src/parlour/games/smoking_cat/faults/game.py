"""Smoking Cat in table conduct: what is physically possible is accepted, and what goes wrong is claimed or lapses.

The dealer deals, the loser writes; between the two the round stays open for claims.
"""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.cards import BIT, clear
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.core.moves import NOTHING, Choices, Move
from parlour.core.vocabulary import Vocabulary
from parlour.games.smoking_cat import words
from parlour.games.smoking_cat.faults import acts, misdeals, redeal, renonces, votes
from parlour.games.smoking_cat.faults.rights import GATHERED
from parlour.games.smoking_cat.faults.setup import TABLE_VOCABULARY
from parlour.games.smoking_cat.faults.state import CatSitting
from parlour.games.smoking_cat.rules.game import EVERYBODY


class CatTable(CatSitting):
    """The course of rounds at which everything is accepted that hands can do."""

    def vocabulary(self) -> Vocabulary:
        return TABLE_VOCABULARY

    # -- deal --------------------------------------------------------------------------

    def _go_on(self) -> None:
        if self.phase == words.SHUFFLING:
            misdeals.deal_out(self)
            return
        if self.phase == words.LOTS:
            self._find_first_dealer()
        self.await_deal()

    def await_deal(self) -> None:
        self.phase = words.DEAL
        self._turn(self.dealer)

    def deal_plan(self) -> dict[str, list[int]]:
        """Cards come after the dealer has said ``deal``."""
        if self.phase != words.SHUFFLING:
            return {}
        self.phase = words.DEAL
        plan = super().deal_plan()
        self.phase = words.SHUFFLING
        return plan

    # -- who may do what ---------------------------------------------------------------

    def moves(self, seat: i64) -> Choices:
        return acts.moves(self, seat) if self.may & BIT[seat] else NOTHING

    def _turn(self, seat: i64) -> None:
        """Beside the seat in turn everybody may claim; who has no card to play was dealt too few."""
        super()._turn(seat)
        if self.phase == words.TRICKS or self.phase == words.COUNTED:
            self.may = EVERYBODY
        if self.phase == words.TRICKS and self.deal.hands[seat] == 0:
            misdeals.run_short(self, seat)

    # -- acts --------------------------------------------------------------------------

    def act(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if verb is words.CLAIM:
            renonces.claim(self, seat, move.a, move.b)
        elif verb is words.CLAIM_DEAL:
            misdeals.claim(self, seat)
        elif verb is words.VOTE:
            votes.vote(self, seat, move.a)
        elif verb is words.ADMIT:
            votes.admit(self, seat)
        elif verb is words.DEAL_OUT:
            self.phase = words.SHUFFLING
            self._await_chance()
        elif verb is words.WRITE:
            self._write()
        elif verb is words.RETRACT:
            renonces.retract(self, seat)
        elif verb is words.LOOK or verb is words.MIX:
            self._handle_cards(seat, move)
        else:
            super().act(seat, move)

    def _handle_cards(self, seat: i64, move: Move) -> None:
        """Looking and mixing: the source knows no penalty, but all hear of it (smoking-cat.r33)."""
        conduct = self.conduct
        if move.verb is words.MIX:
            conduct.mixed |= BIT[seat]
            self.say("smoking-cat.26", "mixes-pile", seat)
        elif move.a == words.LAST:
            conduct.lookers |= BIT[seat]
            self.say("smoking-cat.30", "looks-at-last", seat)
        elif move.a == words.OLDER:
            conduct.older |= BIT[seat]
            self.say("smoking-cat.31", "looks-at-older", seat)
        elif self.deal.passed[seat]:
            self._pick_up(seat)
        else:
            renonces.peek(self, seat)

    # -- pass --------------------------------------------------------------------------

    def _pass(self, seat: i64, cards: i64) -> None:
        super()._pass(seat, cards)
        if self.phase == words.PASSING:
            self.may = EVERYBODY

    def _take_up(self, seat: i64) -> None:
        """Nothing is taken up before its owner looks; who has looked too soon takes it up when he has passed."""
        if self.has_peeked(seat):
            self._pick_up(seat)

    def _pick_up(self, seat: i64) -> None:
        ready = self.deal.passed[seat] and self.deal.passed[(seat + 3) & 3]
        if ready and not self.conduct.taken_up & BIT[seat]:
            super()._take_up(seat)
            self.conduct.taken_up |= BIT[seat]

    def _begin_play(self) -> None:
        for seat in range(4):
            self._pick_up(seat)
        super()._begin_play()

    # -- play --------------------------------------------------------------------------

    def _play_card(self, seat: i64, card: i64) -> None:
        conduct = self.conduct
        if self.deal.led < 0:
            conduct.leaders.append(seat)
            conduct.lookers = 0
        conduct.cards.append(card)
        conduct.bound = NO_SEAT
        super()._play_card(seat, card)

    def _lead(self, seat: i64, card: i64) -> None:
        """A lead ends the time to stop, not the time to claim."""
        if not self._may_end_early():
            self.may = self.waits
        super()._lead(seat, card)

    def _play_out(self, winner: i64) -> None:
        for seat in range(4):
            if self.deal.hands[seat]:
                misdeals.run_short(self, winner)
                return
        super()._play_out(winner)

    def shown_to_lack(self, seat: i64) -> i64:
        """The suits that the seat has not followed in this round."""
        lacks: i64 = 0
        for at in range(len(self.conduct.cards)):
            if self.conduct.player_of(at) == seat:
                lacks |= self.conduct.suit_missed(at)
        return lacks

    def _throw_in(self, seat: i64) -> None:
        for other in range(4):
            self.conduct.thrown[other] = self.deal.hands[other]
        super()._throw_in(seat)

    # -- count and letter ----------------------------------------------------------------

    def _count(self, last: i64) -> None:
        """The round stays open until the loser writes (smoking-cat.r12)."""
        if any(self.conduct.thrown):
            clear(self.deal.hands)
        self.await_letter(self._loser(last))

    def await_letter(self, loser: i64) -> None:
        self.conduct.loser = loser
        self.phase = words.COUNTED
        self._turn(loser)

    def after_vote(self) -> None:
        """Back to the round that a renonce has ended, or to the deal."""
        if self.lost >= 0:
            self.break_off()
        elif self.conduct.loser >= 0:
            self.await_letter(self.conduct.loser)
        else:
            self.await_deal()

    def _write(self) -> None:
        self._put_cards_away()
        self._close_round(self.conduct.loser)
        if not self.over:
            self.await_deal()

    def break_off(self) -> None:
        """The game is lost in the middle of a round."""
        self._put_cards_away()
        self._gather()
        self._end_game()

    def _put_cards_away(self) -> None:
        self.claims.reach(GATHERED)
        self.misdeals = 0
        self.deal.clear_trick()

    # -- what a seat knows -----------------------------------------------------------------

    def redeal(self, seat: i64, chance: Chance) -> CatTable:
        """See ``faults/redeal.py`` for what the seat believes."""
        new = CatTable(self.options, self.names, chance, self)
        redeal.deal_anew(new, seat, chance)
        return new

    # -- cases -----------------------------------------------------------------------------

    def begin_at(self, leader: i64) -> None:
        misdeals.open_round(self)
        self.conduct.taken_up = EVERYBODY
        self.conduct.before = self.deal.tricks_made
        super().begin_at(leader)
