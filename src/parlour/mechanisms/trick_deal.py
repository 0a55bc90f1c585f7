"""A deal that is played in tricks: hands, what was played and shown, the trick in play and the tricks made.

A game with more in its deal makes a class of its own of it, which takes a deal to copy:

    @mypyc_attr(acyclic=True)
    class LooDeal(TrickDeal):
        thrown: vec[i64]
        trump: i64 = NO_SUIT

        def __init__(self, seats: i64, source: LooDeal | None = None) -> None:
            super().__init__(seats, source)
            if source is not None:
                take_over(self, source, LooDeal)
                return
            self.thrown = BLANK[:seats]

        def copy(self) -> LooDeal:
            return LooDeal(0, self)

What is done with a deal are functions: a game asks for what its law says and leaves the rest.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BIT, BLANK, NO_CARD, clear, count, lowest, lying_in_order
from parlour.core.chance import Chance
from parlour.core.copying import refresh, take_over
from parlour.core.events import HAND, NO_SEAT, TRICK
from parlour.core.game import Game
from parlour.core.pickling import Part
from parlour.core.sight import WINNING, Sight
from parlour.core.vocabulary import Word, cards_of, number_of, person, row
from parlour.mechanisms.tricks import Order
from parlour.mechanisms.unseen import fill_hands


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class TrickDeal(Part):
    """The cards of one deal; the next deal is a new one.  Seats that stand out have no cards, and nothing else."""

    hands: vec[i64]
    played: vec[i64]  # by seat, the trick in play among them
    lacks: vec[i64]  # by seat: the cards it has shown not to hold
    tricks: vec[i64]  # taken, by seat
    led: i64 = NO_CARD  # to the trick in play
    leader: i64 = NO_SEAT
    best: i64 = NO_CARD  # the card that takes the trick so far
    winner: i64 = NO_SEAT  # its player; between tricks, who took the last one
    in_trick: i64 = 0  # the cards of this trick
    tricks_made: i64 = 0

    def __init__(self, seats: i64, source: TrickDeal | None = None) -> None:
        if source is not None:  # no empty rows are made first: that would be a tenth of a copy
            take_over(self, source, TrickDeal)
            return
        self.hands = BLANK[:seats]
        self.played = BLANK[:seats]
        self.lacks = BLANK[:seats]
        self.tricks = BLANK[:seats]

    def copy(self) -> TrickDeal:
        return TrickDeal(0, self)

    def refresh_tricks(self, source: TrickDeal) -> None:
        """Take over into rows that are there already what all trick deals share."""
        refresh(self, source, TrickDeal)

    def gather_tricks(self) -> None:
        """Every card goes back to the pack, unseen; who took how many tricks is still told."""
        clear(self.hands)
        clear(self.played)
        clear(self.lacks)
        self.in_trick = 0
        self.led = NO_CARD


# -- play ------------------------------------------------------------------------------------
#
# Every card of every playout comes here: the three lines that lay a card are written out in each function.


def lead(deal: TrickDeal, seat: i64, card: i64) -> None:
    """The first card of a trick, which it would take."""
    bit = BIT[card]
    deal.hands[seat] ^= bit
    deal.played[seat] |= bit
    deal.in_trick = bit
    deal.led = card
    deal.leader = seat
    deal.best = card
    deal.winner = seat


def reply(deal: TrickDeal, seat: i64, card: i64, order: Order, shown: i64) -> None:
    """Another card, and what it shows its player not to hold (``shown_lacking`` and the like say it)."""
    bit = BIT[card]
    deal.hands[seat] ^= bit
    deal.played[seat] |= bit
    deal.in_trick |= bit
    if shown:
        deal.lacks[seat] |= shown
    if order.above[deal.best] & bit:
        deal.best = card
        deal.winner = seat


def follow_suit(deal: TrickDeal, seat: i64, card: i64, order: Order) -> None:
    """A reply where the suit led must be followed and no other duty binds."""
    bit = BIT[card]
    deal.hands[seat] ^= bit
    deal.played[seat] |= bit
    deal.in_trick |= bit
    asked = order.suit[deal.led]
    if asked & bit == 0:
        deal.lacks[seat] |= asked
    if order.above[deal.best] & bit:
        deal.best = card
        deal.winner = seat


def end_trick(deal: TrickDeal) -> i64:
    """The trick goes to the best card's player, whose seat it gives."""
    winner = deal.winner
    deal.tricks[winner] += 1
    deal.tricks_made += 1
    deal.in_trick = 0
    deal.led = NO_CARD
    return winner


def trick_cards(deal: TrickDeal) -> list[int]:
    return lying_in_order(deal.played, deal.leader, deal.in_trick) if deal.led >= 0 else []


def all_played(deal: TrickDeal) -> i64:
    cards: i64 = 0
    for row_of_seat in deal.played:
        cards |= row_of_seat
    return cards


def seen_by(deal: TrickDeal, seat: i64) -> i64:
    """The cards a seat knows the place of from play alone; whoever only watches holds none."""
    seen = all_played(deal)
    if seat < len(deal.hands):
        seen |= deal.hands[seat]
    return seen


def deal_others_anew(deal: TrickDeal, seat: i64, unseen: i64, chance: Chance) -> i64:
    """The unseen cards in the others' hands drawn anew, every way that their play allows alike; gives what is left.

    What the seat knows a hand to hold is not among the unseen cards, and stays there.
    """
    lie = deal.hands[:]
    rooms = deal.hands[:]
    for s in range(len(lie)):
        if s == seat:
            lie[s] = 0
        lie[s] &= unseen
        rooms[s] = count(lie[s])
    drawn = fill_hands(rooms, deal.lacks, lie, unseen, chance)
    left = unseen
    for s in range(len(lie)):
        if s != seat:
            deal.hands[s] = deal.hands[s] & ~unseen | drawn[s]
            left &= ~drawn[s]
    return left


def show_hands(game: Game, deal: TrickDeal, sight: Sight, seat: i64, clause: str) -> None:
    """Everybody's hand: faces to its owner, backs to the rest."""
    for s in range(game.seats):
        game.show_cards(sight, HAND[s], deal.hands[s], s == seat, clause)


def show_trick(deal: TrickDeal, sight: Sight) -> None:
    sight.lay_trick(TRICK, deal.played, deal.leader, deal.in_trick if deal.led >= 0 else 0)
    tell_winning(deal, sight)


def tell_winning(deal: TrickDeal, sight: Sight) -> None:
    """Whose card would take the trick in play, as all can see."""
    if deal.led >= 0:
        sight.tell(WINNING, deal.winner)


def leader_now(game: Game, deal: TrickDeal) -> i64:
    """While tricks are played: who leads, or has led, to the trick in play."""
    return deal.leader if deal.led >= 0 else lowest(game.waits)


def trick_words(tricks_phase: int) -> dict[str, Word]:
    """The state words of a game whose ``deal`` is a trick deal; ``tricks_phase`` is the phase in which it is played."""
    return {
        "hand": cards_of("deal.hands"),
        "played": cards_of("deal.played"),
        "tricks": number_of("deal.tricks"),
        "trick": row(lambda game: trick_cards(game.deal)),
        "leader": person(lambda game: leader_now(game, game.deal) if game.phase == tricks_phase else NO_SEAT),
    }
