"""Simple trick games: every seat gets as many cards, follows suit, and the best card takes the trick.

A game says in its constructor which pack, how many cards and which of its clauses speak of what, and writes its own
law in as many of these as it needs:

    _new_deal    where a deal has more in it than a ``TrickDeal``: one of your own, empty
    _trumps      which suit is trumps; else that of the turn-up, and none where nothing is turned up
    _dealt       the cards are dealt, before the first lead (a pool)
    _taken       a trick is taken
    _done        whether the deal ends now; else when the hands are empty
    _settle      the deal is over: who pays whom
    _ended       whether the game ends with this deal, and says so; else after the deals agreed

Where ``Clauses`` name one for it, the card after the hands is turned up.  The suit led must be followed, until a game
has another ``playable``.  What lies on the table stays there until the next deal.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BIT, NO_CARD, NO_SUIT, SUIT_NAMES, Pack, count, every, suit
from parlour.core.chance import Chance
from parlour.core.copying import take_over
from parlour.core.events import HAND, MOST_SEATS, NO_SEAT, PACK, STOCK, TRICK, place
from parlour.core.game import EVERYTHING, UNSAID, Game
from parlour.core.ledger import Ledger
from parlour.core.moves import NOTHING, PLAY, Choices, Move, Refusal, plays
from parlour.core.options import Agreed, Options
from parlour.core.seen import Zone, backs, faces, row
from parlour.core.setup import Setup
from parlour.core.sight import DEALER, LEADER, TRICKS_WON, TRUMP, WINNING, Fact, Sight
from parlour.core.vocabulary import Vocabulary, Word, card, cards, choice
from parlour.mechanisms.trick_deal import (
    TrickDeal,
    deal_others_anew,
    end_trick,
    follow_suit,
    lead,
    leader_now,
    seen_by,
    show_hands,
    show_trick,
    trick_words,
)
from parlour.mechanisms.trick_positions import arrange_tricks, in_turn, turned_card
from parlour.mechanisms.tricks import Order, follow, plain_orders

DEAL: Final = 0
TRICKS: Final = 1
OVER: Final = 2
PHASES: Final = ["deal", "tricks", "over"]
TURN: Final = place("turn")

TOLD: Final[list[Fact]] = [DEALER, LEADER, TRICKS_WON, TRUMP, WINNING]
LAID_OUT: Final[list[Zone]] = [faces(*HAND, TURN), backs(STOCK), row(MOST_SEATS, TRICK)]


class Clauses:
    """Which clause of a game's own book speaks of what."""

    deal: str  # how the cards are dealt, and who sees them
    lead: str  # who leads, and that each plays in turn
    follow: str
    take: str  # who takes a trick
    end: str  # how many deals are played
    turn: str  # that the next card is turned up, for trumps; nothing where none is

    def __init__(self, deal: str, lead: str, follow: str, take: str, end: str, turn: str = "") -> None:
        self.deal = deal
        self.lead = lead
        self.follow = follow
        self.take = take
        self.end = end
        self.turn = turn


class TrickAgreed(Agreed):
    """What holds for a whole game and all its copies: the pack, the cards each, the deals agreed, the clauses."""

    pack: Pack
    each: i64  # cards in a hand
    deals: i64  # nothing where the game has no such option
    clauses: Clauses
    orders: list[Order]  # by trump suit; the last is without trumps

    def __init__(self, options: Options, pack: Pack, each: int, clauses: Clauses) -> None:
        self.pack = pack
        self.each = each
        self.deals = options.number("deals") if "deals" in options.values else 0
        self.clauses = clauses
        self.orders = plain_orders(pack)
        super().__init__(options)


@mypyc_attr(allow_interpreted_subclasses=True)
class TrickGame(Game):
    """Deals of tricks until as many are finished as were agreed; the last seat deals first, so the first one leads."""

    agreed: TrickAgreed
    deal: TrickDeal
    turn_up: i64 = NO_CARD
    trump: i64 = NO_SUIT
    finished: i64 = 0  # deals

    def __init__(
        self,
        options: Options,
        names: list[str],
        chance: Chance,
        pack: Pack,
        each: int,
        clauses: Clauses,
        source: TrickGame | None = None,
        pools: list[str] | None = None,
    ) -> None:
        if source is None:
            known = options.agreed
            self.agreed = known if isinstance(known, TrickAgreed) else TrickAgreed(options, pack, each, clauses)
            self.deal = self._new_deal(len(names))
            super().__init__(options, names, pack, chance, Ledger([*names, *(pools or [])]))
            self.dealer = len(names) - 1
        else:
            take_over(self, source, TrickGame)
            super().__init__(options, names, pack, chance, source.ledger.copy(), source)

    # -- what a game says for itself ----------------------------------------------------

    def _new_deal(self, seats: i64) -> TrickDeal:
        return TrickDeal(seats)

    def _trumps(self, turn_up: i64) -> i64:
        """The suit of trumps, or NO_SUIT; ``turn_up`` is NO_CARD where nothing is turned up."""
        return suit(turn_up)  # no card is of no suit

    def _dealt(self, deck: vec[i64], at: i64) -> None:
        """The cards are dealt; those from ``at`` on are left over."""

    def _taken(self, winner: i64, trick: i64) -> None:
        """A trick of these cards is taken."""

    def _done(self) -> bool:
        """Whether the deal ends now, after a trick."""
        return self.deal.tricks_made == self.agreed.each

    def _settle(self) -> None:
        """The deal is over: who pays whom."""

    def _ended(self) -> bool:
        """Whether the game ends with this deal, and says so."""
        if self.agreed.deals == 0 or self.finished < self.agreed.deals:
            return False
        self.say(self.agreed.clauses.end, "deals-done", NO_SEAT, self.finished)
        return True

    # -- the deal -------------------------------------------------------------------------

    def _go_on(self) -> None:
        """One card at a time, from the dealer's left; perhaps the next one is turned up."""
        deck = self.pack.sheet[:]
        end = self.seats * self.agreed.each
        self.chance.shuffle(deck)
        self.deal = self._new_deal(self.seats)
        self.deals += 1
        seat = self.dealer
        for at in range(self.seats):
            seat = self.left(seat)
            self.deal.hands[seat] = every(deck, self.seats, at, end)
        _tell_deal(self)
        self.turn_up = NO_CARD
        if self.agreed.clauses.turn:
            self.turn_up = deck[end]
            self.lay(self.agreed.clauses.turn, "turns-up", self.dealer, deck[end], PACK, TURN)
            end += 1
        self.trump = self._trumps(self.turn_up)
        self._dealt(deck, end)
        self.phase = TRICKS
        self._turn(self.left(self.dealer))

    def deal_plan(self) -> dict[str, list[int]]:
        if self.phase != DEAL:
            return {}
        end = int(self.seats * self.agreed.each)
        plan: dict[str, list[int]] = {"stock": list(range(end, len(self.pack.cards)))}
        if self.agreed.clauses.turn:
            plan = {"turn": [end], "stock": plan["stock"][1:]}
        for k in range(self.seats):
            seat = (self.dealer + 1 + k) % self.seats
            plan[f"hand {self.names[seat]}"] = list(range(int(k), end, int(self.seats)))
        return plan

    # -- play ---------------------------------------------------------------------------------

    def order(self) -> Order:
        """How the cards of this deal rank."""
        return self.agreed.orders[self.trump]

    def playable(self, seat: i64) -> i64:
        """Any card to lead; else the suit led, and without it any card."""
        deal = self.deal
        if deal.led < 0:
            return deal.hands[seat]
        return follow(deal.hands[seat], deal.led, self.order())

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
        _tell_card(self, seat, card)
        if deal.led < 0:
            lead(deal, seat, card)
        else:
            follow_suit(deal, seat, card, self.order())
        following = self.left(seat)
        if following == deal.leader:
            self._end_trick()
        else:
            self._turn(following)

    def _end_trick(self) -> None:
        trick = self.deal.in_trick
        winner = end_trick(self.deal)
        self.say(self.agreed.clauses.take, "takes-trick", winner, self.deal.tricks[winner])
        self._taken(winner, trick)
        if self._done():
            self._end_deal()
        else:
            self._turn(winner)

    def _end_deal(self) -> None:
        self._settle()
        self.finished += 1
        self._await_chance()
        self.over = self._ended()
        if self.over:
            self.phase = OVER
        else:
            self.dealer = self.left(self.dealer)
            self.phase = DEAL

    def points_of(self, seat: i64) -> int:
        """Tricks taken in this deal."""
        return self.deal.tricks[seat]

    # -- what a seat knows ------------------------------------------------------------------------

    def seen(self, seat: i64) -> i64:
        """The cards the seat knows the place of: its own, all that were played, and the turn-up."""
        seen = seen_by(self.deal, seat)
        if self.turn_up >= 0:
            seen |= BIT[self.turn_up]
        return seen

    def redeal(self, seat: i64, chance: Chance) -> Game:
        new = self.copy()
        new.chance = chance
        deal_others_anew(new.deal, seat, self.pack.all & ~self.seen(seat), chance)
        return new

    def stock(self) -> i64:
        """The cards that were not dealt; nothing before the first deal."""
        if self.deals == 0:
            return 0
        stock = self.pack.all
        if self.turn_up >= 0:
            stock ^= BIT[self.turn_up]
        for seat in range(self.seats):
            stock &= ~(self.deal.hands[seat] | self.deal.played[seat])
        return stock

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        deal, clauses = self.deal, self.agreed.clauses
        sight.tell(DEALER, self.dealer)
        if self.phase == TRICKS:
            sight.tell(LEADER, leader_now(self, deal), clauses.lead)
        sight.tell_each(TRICKS_WON, deal.tricks, clauses.take)
        show_hands(self, deal, sight, seat, clauses.deal)
        if self.stock():
            sight.lay(STOCK, 0, count(self.stock()), clauses.deal)
        if self.turn_up >= 0:
            sight.lay_one(TURN, self.turn_up, clauses.turn)
        if self.trump >= 0:
            sight.tell(TRUMP, self.trump, clauses.turn or clauses.take)
        show_trick(deal, sight)

    # -- cases ----------------------------------------------------------------------------------------

    def vocabulary(self) -> Vocabulary:
        return TURNING if self.agreed.clauses.turn else PLAIN


def arrange(game: TrickGame, setup: Setup) -> None:
    """``phase tricks``: a position in the middle of a deal."""
    if setup.word("phase", ["tricks"], "") == "tricks":
        if game.agreed.clauses.turn:
            game.turn_up = turned_card(game, setup)
        game.trump = game._trumps(game.turn_up)
        seats = in_turn(game, setup, game.left(game.dealer))
        turned = [game.turn_up] if game.turn_up >= 0 else []
        arrange_tricks(game, game.deal, setup, seats, int(game.agreed.each), TRICKS, turned)


def why_not(game: TrickGame, seat: int, move: Move) -> Refusal:
    clauses = game.agreed.clauses
    if game.over:
        return Refusal(clauses.end, "game-over")
    if game.phase == DEAL:
        return Refusal(clauses.deal, "not-dealt")
    if move.verb is not PLAY or move.overfull():
        return Refusal(clauses.lead, "no-such-act")
    if game.waits & BIT[seat] == 0:
        return Refusal(clauses.lead, "not-your-turn")
    if move.a < 0 or move.a > 62 or game.deal.hands[seat] & BIT[move.a] == 0:
        return Refusal(clauses.deal, "card-not-held")
    return Refusal(clauses.follow, "must-follow-suit")


def vocabulary(own: dict[str, Word]) -> Vocabulary:
    """What every trick game says, and these words of a game's own."""
    return Vocabulary([PLAY], PHASES, {**WORDS, **own}, why_not, arrange)


WORDS: Final = {**trick_words(TRICKS), "stock": cards(lambda game: game.stock())}
TURN_WORDS: Final = {"turn": card("turn_up"), "trump": choice("trump", SUIT_NAMES)}
PLAIN: Final = vocabulary({})
TURNING: Final = vocabulary(TURN_WORDS)


def _tell_deal(game: TrickGame) -> None:
    if game.detail < EVERYTHING:
        return
    seat = game.dealer
    for _i in range(game.seats):
        seat = game.left(seat)
        game.carry(game.agreed.clauses.deal, "gets-cards", seat, game.deal.hands[seat], PACK, HAND[seat], BIT[seat])


def _tell_card(game: TrickGame, seat: i64, card: i64) -> None:
    """Told before it is played, so that a lead is known from a reply."""
    if game.detail < EVERYTHING:
        return
    clauses = game.agreed.clauses
    if game.deal.led < 0:
        game.lay(clauses.lead, "leads", seat, card, HAND[seat], TRICK)
    elif game.order().suit[game.deal.led] & BIT[card]:
        game.lay(clauses.follow, "follows", seat, card, HAND[seat], TRICK)
    else:
        game.lay(clauses.follow, "plays", seat, card, HAND[seat], TRICK)
