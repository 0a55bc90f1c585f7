"""Écarté's club: two sides, or one against all comers (flow T and S of the law); the cards are a game for two.

Between games people join, stake, renounce and quit; then the two hands sit down (``coup``), and the stakes of all are
settled by what they play.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.cards import BIT, NO_CARD
from parlour.core.chance import Chance
from parlour.core.events import ALL, HAND, NOBODY, Event
from parlour.core.game import ALL_SEATS, EVERYTHING
from parlour.core.moves import NOTHING, PLAY, Choices, Move, Verb, exactly
from parlour.core.shown import Offer
from parlour.core.sight import Sight
from parlour.core.vocabulary import Vocabulary
from parlour.errors import ParlourError
from parlour.games.ecarte import words as cards
from parlour.games.ecarte.club import chouette, evening, gallery, leave, offers, queues, stakes, words
from parlour.games.ecarte.club import coup as play
from parlour.games.ecarte.club.redeal import seen_by_all, world_for
from parlour.games.ecarte.club.setup import STRICT_CLUB, TABLE_CLUB
from parlour.games.ecarte.club.state import ClubState
from parlour.games.ecarte.club.view import advice, lay_out, offers_of_cards
from parlour.games.ecarte.club.words import FIRST, NO_CHAIR, NO_SIDE, SECOND
from parlour.games.ecarte.faults.game import EcarteTable

LEAVE: Final = (words.WISH, words.GRANT, words.DENY)


class Club(ClubState):
    """The course of an evening at one table."""

    def redeal(self, seat: i64, chance: Chance) -> Club:
        new = Club(self.options, self.names, chance, self)
        world_for(new, seat, chance)
        return new

    def vocabulary(self) -> Vocabulary:
        return TABLE_CLUB if self.agreed.table else STRICT_CLUB

    # -- T: the order, the sides, the chouetteur -------------------------------------------------

    def _go_on(self) -> None:
        if self.coup is not None:
            play.go_on(self)
        elif self.phase == words.ARRIVALS:
            self.asked = ALL_SEATS[self.seats]
            self._ask(self.asked)
        else:
            self._form()

    def _form(self) -> None:
        """Sides are formed, or somebody is asked to give chouette."""
        order = queues.in_order(self, [seat for seat in range(self.seats) if self.camp[seat] == SECOND])
        for seat in order:
            self.camp[seat] = NO_SIDE
        if self.agreed.chouette:
            chouette.begin(self, order)
            self.ask_to_give()
        else:
            queues.form_sides(self, order)
            self.open_stakes()

    def ask_to_give(self) -> None:
        """One after the other; nobody left: the chouette ends (ecarte.r36)."""
        self.phase = words.GIVING
        if self.candidates:
            self._turn(self.candidates[0])
        else:
            self.say("ecarte.r36", "nobody-gives")
            self.close_table()

    def close_table(self) -> None:
        self._game_over(cards.OVER)

    # -- S: stakes -----------------------------------------------------------------------------

    def open_stakes(self) -> None:
        """Whoever may stake is asked once; then the hands add up, or the chouetteur decides."""
        self.phase = words.STAKING
        self.waits = 0
        self.asked = 0
        for seat in range(self.seats):
            if stakes.may_stake(self, seat):
                self.asked |= BIT[seat]
        self.ask_bettors()

    def ask_bettors(self) -> None:
        """Who is waited for between two games; nobody is left on a side: the evening is over (ecarte.r73)."""
        if self._side_is_empty():
            self.say("ecarte.r73", "nobody-left")
            self.close_table()
            return
        before = self.waits
        self.waits = self._expected()
        if self.waits == 0:  # all have spoken, and on some side nobody has staked (ecarte.r42)
            for side in (FIRST, SECOND):
                if self.total(side) == 0:
                    for seat in self.of_side(side):
                        self.asked |= BIT[seat] if stakes.may_stake(self, seat) else 0
            self.waits = self._expected()
        self._close(self.waits & ~before)
        self.may = self.waits
        for seat in range(self.seats):  # who is on no side may join, who is on one may quit
            if not self.excluded & BIT[seat] and not stakes.is_added(self, seat):
                self.may |= BIT[seat]

    def _side_is_empty(self) -> bool:
        return SECOND not in list(self.camp) or (not self.agreed.chouette and FIRST not in list(self.camp))

    def _expected(self) -> i64:
        if self.asked:
            return self.asked
        if self.agreed.chouette:
            return BIT[self.chouetteur] if self.total(SECOND) else 0
        found: i64 = 0
        for side in (FIRST, SECOND):
            hand = self.hand(side)
            if hand < 0:
                return 0
            if not self.added & BIT[side]:
                found |= BIT[hand]
        return found

    # -- what a seat may do -------------------------------------------------------------------------

    def moves(self, seat: i64) -> Choices:
        if self.may & BIT[seat] == 0:
            return NOTHING
        if self.coup is not None:
            return offers.in_game(self, seat)
        if self.phase == words.GIVING:
            return Choices([words.GIVES, words.DECLINES])
        if self.phase == words.ARRIVALS:
            return Choices([exactly(Move(words.JOIN)), exactly(Move(words.QUIT))])
        return offers.between_games(self, seat)

    def allows(self, seat: i64, move: Move) -> bool:
        """Cards are the game for two's affair."""
        chair = self.chair_of(seat)
        of_cards = chair != NO_CHAIR and self.coup is not None and move.verb is not cards.CLAIM
        if of_cards and self.coup is not None and self.coup.allows(chair, words.for_two(move)):
            return True
        return self.moves(seat).allow(move)

    def due_act(self, seat: i64) -> Move | None:
        chair = self.chair_of(seat)
        due = self.coup.due_act(chair) if self.coup is not None and chair != NO_CHAIR else None
        return words.for_club(due) if due is not None else None

    def as_written(self, seat: i64, move: Move) -> list[Move]:
        chair = self.chair_of(seat)
        if self.coup is None or chair == NO_CHAIR or move.verb is not PLAY:
            return [move]
        return self.coup.as_written(chair, move)

    # -- acts ------------------------------------------------------------------------------------------

    def act(self, seat: i64, move: Move) -> None:
        if self.coup is not None:
            self._act_in_game(seat, move)
        elif self.phase == words.ARRIVALS:
            evening.answer_the_call(self, seat, move.verb is words.JOIN)
        elif self.phase == words.GIVING:
            evening.answer_whether_he_gives(self, seat, move.verb is words.GIVE)
        else:
            self._act_between_games(seat, move)

    def _act_between_games(self, seat: i64, move: Move) -> None:
        verb = move.verb
        self.windows[seat] += 1
        if verb is words.STAKE:
            stakes.lay_stake(self, seat, int(move.a))
        elif verb is words.JOIN:
            queues.apply(self, seat, move.a)
        elif verb is words.QUIT:
            queues.quit_table(self, seat)
        elif verb is words.RENOUNCE:
            queues.renounce(self, seat)
        elif verb is words.ADD:
            stakes.add_up(self, seat)
        else:
            self._act_of_chouetteur(seat, move)
        if stakes.both_added(self):
            stakes.make_equal(self)
            self._begin_game()
        elif self.coup is None and self.phase == words.STAKING:
            self.ask_bettors()

    def _act_of_chouetteur(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if verb is words.SEE:
            chouette.see(self, seat)
        elif verb is words.STAND_OFF:
            chouette.stand_off(self, seat)
        elif verb is words.HAND:
            chouette.name_hand(self, move.a)
        elif verb is words.SHARE:
            chouette.share(self, move.a, move.b)
        elif verb is words.SIT:
            chouette.sit(self, move.a)
        elif verb is words.GIVE_UP:
            chouette.give_up(self, seat)
            self.ask_to_give()
        else:
            cut = verb is words.CUT
            self.say("ecarte.6c" if cut else "ecarte.6a", "cuts-for-deal" if cut else "game-is-held", seat)
            self._begin_game()

    def _act_in_game(self, seat: i64, move: Move) -> None:
        verb = move.verb
        chair = self.chair_of(seat)
        if verb is words.CLAIM and move.a >= words.FIRST_BREACH:
            gallery.claim(self, seat, move.a - words.FIRST_BREACH)
        elif verb is words.CONSULT:
            gallery.consult(self, seat)
        elif verb is words.UPSET:
            gallery.upset(self, seat)
        elif verb is words.TAKE_IN:
            gallery.take_in(self, seat)
        elif verb in LEAVE:
            self.windows[seat] += 1
            leave.act(self, seat, move)
        elif chair == NO_CHAIR:
            self._act_from_gallery(seat, move)
        elif verb is cards.LEAVE:
            play.leave(self, seat)
        else:
            self._play_on(chair, move)
        gallery.forget_strays(self)
        if self.coup is not None:
            self.ask_chairs()

    def _play_on(self, chair: i64, move: Move) -> None:
        coup = self.coup
        assert coup is not None
        asked = coup.waits
        if coup.waits & BIT[chair]:
            self.consulted = False
            self.advised = 0
            self.advice = []
        play.act(self, chair, move)
        if self.coup is not None and coup.waits != asked:
            self.consulted = False
            self.advised = 0
            self.advice = []

    def _act_from_gallery(self, seat: i64, move: Move) -> None:
        verb = move.verb
        self.windows[seat] += 1
        if verb is words.ADVISE:
            gallery.advise(self, seat, move)
        elif verb is words.REMIND:
            gallery.remind(self, seat)
        elif verb is words.SPEAK:
            gallery.speak(self, seat)
        elif verb is cards.MARK:
            gallery.mark_for_player(self, seat)
        else:
            gallery.point_out(self, seat, move)

    # -- a game begins and ends ----------------------------------------------------------------------------

    def _begin_game(self) -> None:
        play.begin(self)
        self._await_chance()

    def ask_chairs(self) -> None:
        """The club waits for whom the game for two waits; beside them those who may speak or advise."""
        coup = self.coup
        assert coup is not None
        self.waits = 0
        self.may = 0
        for chair in range(2):
            if coup.waits & BIT[chair]:
                self.waits |= BIT[self.holders[chair]]
            if coup.may & BIT[chair]:
                self.may |= BIT[self.holders[chair]]
        if self.waits:
            for seat in range(self.seats):
                beside = seat not in self.holders and gallery.may_act(self, seat)
                if beside or leave.may_act(self, seat):
                    self.may |= BIT[seat]

    def end_coup(self, chair: i64) -> None:
        evening.end_coup(self, chair)

    def void_coup(self) -> None:
        evening.void_coup(self)

    def clear_talk(self) -> None:
        self.consulted = False
        self.advised = 0
        self.advice = []
        self.spoken = 0
        self.breaches = []
        self.strays = 0
        self.strays_with = NO_CHAIR

    def tell_side(self, chair: i64, clause: str, message: str, seat: i64, word: str, card: int = NO_CARD) -> None:
        """Something that only one chair and those behind it hear; a card of the hand that is named, they see."""
        if self.detail == EVERYTHING:
            event = Event(clause, message, seat, 0, word)
            if card >= 0:
                event.cards = [card]
                event.source = event.target = HAND[self.holders[chair]]
            event.learns = self.behind(chair)
            event.sees = event.learns
            self._tell(event)

    # -- who comes and goes, who hears whom ------------------------------------------------------------

    def vacant(self, seat: i64) -> bool:
        """A seat without a side: nobody need sit there, and whoever does may join between games."""
        return self.camp[seat] == NO_SIDE

    def absent(self, seat: i64) -> Move | None:
        """He stays away, declines, gives the chouette up or quits; who holds cards cannot."""
        if self.coup is not None or not self.may & BIT[seat]:
            return None
        if self.phase == words.GIVING:
            return words.DECLINES.like
        if self.phase == words.STAKING and seat == self.chouetteur:
            return Move(words.GIVE_UP)
        if stakes.is_added(self, seat):
            return None
        return Move(words.QUIT) if self.phase == words.ARRIVALS or self.camp[seat] != NO_SIDE else None

    def hearers(self, seat: i64) -> int:
        """While a hand is played a bettor is heard by his own side alone, and who has no money on it by nobody."""
        if self.coup is None or self.chair_of(seat) != NO_CHAIR:
            return ALL
        chair = self.eyes_of(seat)
        return NOBODY if chair == NO_CHAIR else self.behind(chair)

    def silenced_by(self, seat: i64) -> str:
        return "" if self.hearers(seat) == ALL else gallery.clause_of_speech(self, seat)

    # -- what a seat sees ---------------------------------------------------------------------------------

    def knows(self, seat: i64, card: i64) -> bool:
        if self.coup is None:
            return False
        chair = self.eyes_of(seat)
        if chair != NO_CHAIR:
            return self.coup.knows(chair, card)
        return seen_by_all(self.coup) & BIT[card] != 0

    def offers(self, seat: i64) -> list[Offer]:
        """Moves with cards that a player has not looked at are only counted."""
        chair = self.chair_of(seat)
        coup = self.coup
        if chair != NO_CHAIR and isinstance(coup, EcarteTable) and coup.conduct.unseen[chair]:
            return offers_of_cards(self, seat, chair)
        return super().offers(seat)

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        """A club is for people: what is seen there is told in words alone."""
        if not sight.reads:
            raise ParlourError("a club table cannot be observed, only viewed")
        lay_out(self, sight, seat)

    def _advice(self, seat: i64) -> list[str]:
        return advice(self, seat)

    # -- cases ---------------------------------------------------------------------------------------------

    def deal_plan(self) -> dict[str, list[int]]:
        return self.coup.deal_plan() if self.coup is not None else {}

    def give(self, given: dict[str, list[int]]) -> None:
        if self.coup is None:
            super().give(given)
            return
        self.coup.chance = self.chance
        self.coup.give(given)

    def accidents(self) -> list[Verb]:
        return words.ACCIDENTS if self.agreed.table else []
