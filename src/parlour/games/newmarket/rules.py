"""Newmarket: be first to play out your hand; on the way play the card just below a pool card and take its stake.

Read it beside the rule book: first dealer, pool cards, staking, deal, play, settlement.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, count, hand_of, nth
from parlour.core.chance import Chance, below
from parlour.core.events import NO_SEAT
from parlour.core.game import EVERYTHING
from parlour.core.ledger import Ledger
from parlour.core.moves import NONE, NOTHING, PLAY, Choices, Move, Refusal, Verb, one_of
from parlour.core.options import Options
from parlour.core.setup import Setup
from parlour.core.view import View
from parlour.games.newmarket import table
from parlour.games.newmarket.options import EXAMPLE
from parlour.games.newmarket.refusals import why_not
from parlour.games.newmarket.words import (
    LAYING,
    LAYOUTS,
    PHASES,
    PLACE,
    PLACES,
    PLACING,
    POOL,
    STAKING,
    sheet_for,
)
from parlour.mechanisms.board import divide, lying, open_to, set_counters, take_all
from parlour.mechanisms.dealing import turn_for_deal
from parlour.mechanisms.stops import DEAL, FIRST_DEALER, KING, KNAVE, OVER, PLAYING, Stops


class Newmarket(Stops):
    """Stakes not won stay on their pool cards from deal to deal."""

    pool: vec[i64]  # ace, king, queen, knave
    winning: vec[i64]  # the card just below each
    winners: i64  # these as a bit set
    to_place: i64  # counters still to be placed before this deal

    def __init__(self, options: Options, names: list[str], chance: Chance, source: Newmarket | None = None) -> None:
        if source is None:
            ledger = Ledger([*names, *[f"pool/{name}" for name in POOL]])
            super().__init__(options, names, chance, ledger, sheet_for([]), None)
            self.pool = vec[i64]([])
            self.winning = vec[i64]([])
            self.winners = 0
            self.to_place = 0
            agreed = options.word("pool_cards")
            if agreed != "random":
                self.lay_pool((EXAMPLE if agreed == "example" else agreed).split())
        else:
            super().__init__(options, names, chance, source.ledger.copy(), source.sheet, source)
            self.pool = source.pool
            self.winning = source.winning
            self.winners = source.winners
            self.to_place = source.to_place

    def copy(self) -> Newmarket:
        return Newmarket(self.options, self.names, self.chance.copy(), self)

    # -- first dealer and pool cards ------------------------------------------------------------

    def _go_on(self) -> None:
        if self.phase == FIRST_DEALER:
            self.dealer = turn_for_deal(self, KNAVE, "newmarket.R13")
            self.begin()
        elif self.phase == LAYING:
            self.lay_pool(LAYOUTS[self.chance.pick(len(LAYOUTS))])
            self.begin()
        else:
            self._deal()

    def lay_pool(self, faces: list[str]) -> None:
        """One ace, king, queen and knave, each of another suit, for the whole session (newmarket.3, R3)."""
        pool = [self.pack.card(face) for face in faces]
        below_them = [pool[0] + KING, pool[1] - 1, pool[2] - 1, pool[3] - 1]  # newmarket.8; .9: above the king, the ace
        self.pool = vec[i64](pool)
        self.winning = vec[i64](below_them)
        self.winners = hand_of(below_them)
        self.sheet = sheet_for(pool)
        self.dealt = hand_of(list(self.sheet))

    def begin(self) -> None:
        """The pool cards lie there, or must be drawn; then everybody stakes."""
        if len(self.pool) == 0:
            self.phase = LAYING
            return
        if self.detail == EVERYTHING:
            table.tell_pool(self)
        self._ask_stakes()

    # -- staking ------------------------------------------------------------------------------------

    def _ask_stakes(self) -> None:
        """A counter from everybody, from the dealer's left on; his own two come last (newmarket.4, 5)."""
        self.phase = STAKING
        self.to_place = self.seats + 1
        self._turn(self.left(self.dealer))

    def placeable(self) -> i64:
        """The pool cards open to the next counter: all four must be covered in the end (newmarket.4)."""
        open_here = open_to(self, self.to_place)
        found: i64 = 0
        for k in range(4):
            if open_here & BIT[k]:
                found |= BIT[self.pool[k]]
        return found

    def _place(self, seat: i64, card: i64) -> None:
        clause = "newmarket.5" if self.to_place == 1 else "newmarket.4"
        if self.detail == EVERYTHING:
            table.tell_choice(self, seat, card, clause)
        self.pay(clause, "places", seat, self.account_of(card), 1)
        self.to_place -= 1
        if self.to_place == 0:
            self.phase = DEAL
            self._await_chance()
        else:
            self._turn(seat if seat == self.dealer else self.left(seat))

    def account_of(self, card: i64) -> i64:
        k: i64 = 0
        while self.pool[k] != card:
            k += 1
        return self.seats + k

    def _deal(self) -> None:
        self.deal_out()
        if self.detail == EVERYTHING:
            table.tell_deal(self)
        self.phase = PLAYING
        self.ask_lead(self.left(self.dealer))  # newmarket.7

    # -- play -------------------------------------------------------------------------------------------

    def act(self, seat: i64, move: Move) -> None:
        if move.verb is PLAY:
            self._play_card(seat, move.a)
        else:
            self._place(seat, move.a)

    def _play_card(self, seat: i64, card: i64) -> None:
        if self.detail == EVERYTHING:
            table.tell_played(self, seat, card)
        self.put_down(seat, card)
        if self.winners & BIT[card]:
            self._win_stake(seat, card)
        if self.hands[seat] == 0:
            self._out(seat)
        elif self.ask_next(card + 1):
            if self.detail == EVERYTHING:
                self.tell_due("newmarket.7")
        else:
            if self.detail == EVERYTHING:
                table.tell_stop(self)
            self.ask_lead(seat)

    def _win_stake(self, seat: i64, card: i64) -> None:
        """Led or in its run, the card below a pool card takes what lies there (newmarket.8, R5)."""
        k: i64 = 0
        while self.winning[k] != card:
            k += 1
        take_all(self, self.seats + k, seat, "newmarket.8" if k else "newmarket.9", table.TAKES[k])

    # -- settlement ----------------------------------------------------------------------------------------

    def _out(self, winner: i64) -> None:
        self.say("newmarket.11", "is-out", winner)
        for step in range(1, self.seats):
            seat = (winner + step) % self.seats
            self.pay("newmarket.11", "pays-for-cards", seat, winner, count(self.hands[seat]))
        if lying(self):
            self.say("newmarket.12", "stakes-stay", NO_SEAT, lying(self))
        self.clear_table()
        self.finished += 1
        if self.finished < self.deals_agreed:
            self.dealer = self.left(self.dealer)
            self._ask_stakes()
        else:
            self._end_game()

    def _end_game(self) -> None:
        self.say("newmarket.R10", "deals-done", NO_SEAT, self.finished)
        if lying(self):
            divide(self, "newmarket.R10", "gathers", "shares-pool")
        self.phase = OVER
        self.over = True
        self._await_chance()

    # -- who may do what ---------------------------------------------------------------------------------------

    def moves(self, seat: i64) -> Choices:
        if self.phase != STAKING:
            return super().moves(seat)
        return Choices([one_of(PLACING, self.placeable())]) if self.waits & BIT[seat] else NOTHING

    def allows(self, seat: i64, move: Move) -> bool:
        if move.verb is not PLACE:
            return super().allows(seat, move)
        card = move.a
        if self.phase != STAKING or self.waits & BIT[seat] == 0 or move.b != NONE or move.c != NONE:
            return False
        return 0 <= card < 63 and self.placeable() & BIT[card] != 0

    def pick(self, seat: i64, s: i64) -> Move:
        if self.phase != STAKING:
            return super().pick(seat, s)
        cards = self.placeable()
        return PLACES[nth(cards, below(s, count(cards)))]

    def _refusal(self, seat: i64, move: Move) -> Refusal:
        return why_not(self, seat, move)

    # -- what a seat knows ----------------------------------------------------------------------------------------

    def redeal(self, seat: i64, chance: Chance) -> Newmarket:
        new = Newmarket(self.options, self.names, chance, self)
        new.deal_anew(seat, chance)
        return new

    def _lay_out(self, view: View, seat: i64) -> None:
        table.lay_out(self, view, seat)

    # -- cases --------------------------------------------------------------------------------------------------------

    def verbs(self) -> list[Verb]:
        return [PLACE, PLAY]

    def phases(self) -> list[str]:
        return PHASES

    def words(self) -> list[str]:
        return super().words() + table.WORDS

    def read(self, word: str, seat: int = NO_SEAT, part: str = "") -> list[str]:
        if word in table.WORDS:
            return table.read(self, word, part)
        return super().read(word, seat, part)

    def arrange(self, setup: Setup) -> None:
        """A set dealer begins the staking; ``phase deal`` and ``phase play`` are after it, with the stakes as set.

        ``pool_cards`` lays those that would be drawn.
        """
        super().arrange(setup)
        phase = setup.word("phase", ["stake", "deal", "play"], "stake")
        table.lay_pool_as_set(self, setup, phase != "stake")
        set_counters(self, setup)
        if phase == "play":
            self.lay_cards(setup, 0)
            self.lead_as_set(setup)
        elif phase == "stake" and self.dealer >= 0:
            self.begin()
