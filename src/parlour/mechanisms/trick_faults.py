"""Faults in games of tricks: cards handled, cards that should not have been played, play taken back.

Cards are written down as they are played.  That one broke a duty is noted nowhere: when somebody claims it, it is read
off that row, the hands then being those of now and what was played since.  So nothing hidden betrays a fault, and a
world dealt anew is judged by the cards that lie in it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BIT, BLANK
from parlour.core.copying import take_over
from parlour.core.events import HAND, NO_SEAT, STOCK, TRICK, Place
from parlour.core.game import SILENT, Game
from parlour.core.moves import Choices, Move, Refusal, exactly, verb
from parlour.core.pickling import Part
from parlour.core.rights import ANY_PLAYER, THE_OTHERS, Right, moments
from parlour.mechanisms.faults import Claims
from parlour.mechanisms.trick_deal import TrickDeal

# the moments of a deal at a table of tricks
DEALT: Final = 0
BEGUN: Final = 1  # the first declaration or call; where there is none, the first answer or card
IN_PLAY: Final = 2  # the first card is played or exposed
GATHERED: Final = 3
TRICK_MOMENTS: Final = ["dealt", "begun", "in-play", "gathered"]

TOUCH: Final = verb("touch", "word?", "mixed seen")
MIXED: Final = 0
SEEN: Final = 1

SAID: Final = 4096  # beside a card played: a word was said with it
ROBBED: Final = 8192  # no card played: it was put out for another

WRONG_CARD: Final = 0
OUT_OF_TURN: Final = 1
NO_BREACH: Final = -1


def play_of(seat: i64, card: i64) -> i64:
    return seat * 64 + card


def seat_of(play: i64) -> i64:
    return (play & 4095) >> 6


def card_of(play: i64) -> i64:
    return play & 63


@mypyc_attr(acyclic=True)
class TrickConduct(Part):
    """How the cards of one deal are handled: what was played, shown and peeked at.  The next deal has a new one."""

    plays: list[int]  # ``play_of``, in their order
    shown: i64 = 0  # cards not played that all have seen
    peeked: vec[i64]  # by seat: cards that it alone has seen
    traced: vec[i64]  # by seat: cards it knows to be in another's hand or among what that hand has put away
    bound: i64 = NO_SEAT  # whose card was taken back: he must now play a lawful one
    touched: i64 = 0  # bit set: who has handled cards
    short: i64 = 0  # bit set: whose hand lacks a card, which lies on top of the pack

    def __init__(self, seats: i64, source: TrickConduct | None = None) -> None:
        if source is not None:
            take_over(self, source, TrickConduct)
            return
        self.plays = []
        self.peeked = BLANK[:seats]
        self.traced = BLANK[:seats]

    def copy(self) -> TrickConduct:
        return TrickConduct(0, self)

    def write_down(self, play: i64) -> None:
        """A card is played: whoever had to mend his play has done so."""
        self.plays.append(play)
        self.bound = NO_SEAT

    def known_to(self, seat: i64) -> i64:
        """What a seat, or somebody who watches, has seen of cards that lie hidden."""
        return self.shown | self.peeked[seat] if seat < len(self.peeked) else self.shown

    def lose_sight(self, seat: i64, hand: i64) -> None:
        """The seat puts cards of its hand away: what others knew there is there still, or among those."""
        for s in range(len(self.peeked)):
            if s != seat:
                self.traced[s] |= hand & self.known_to(s)
                self.peeked[s] &= ~hand
        self.peeked[seat] |= hand & self.shown
        self.shown &= ~hand

    def take_back(self, k: i64) -> list[int]:
        """The plays from the k-th on are undone; all have seen their cards.  Gives them, the last one first."""
        undone = self.plays[k:]
        self.plays = self.plays[:k]
        for play in undone:
            self.shown |= BIT[card_of(play)]
        undone.reverse()
        return undone


def hands_before(deal: TrickDeal, opening: TrickDeal) -> vec[i64]:
    """The hands when only what the opening knows was played: those of now and what was played since."""
    hands = deal.hands[:]
    for s in range(len(hands)):
        hands[s] |= deal.played[s] & ~opening.played[s]
    return hands


def has_played(deal: TrickDeal, seat: i64) -> bool:
    """Whether the seat's card lies in the trick in play."""
    return deal.played[seat] & deal.in_trick != 0


def next_to_play(deal: TrickDeal, playing: i64) -> i64:
    """The leader, or from him on the first of those who play (a bit set) whose card is not in the trick."""
    seat = deal.leader
    if deal.led >= 0:
        while has_played(deal, seat) or playing & BIT[seat] == 0:
            seat = (seat + 1) % len(deal.hands)
    return seat


def forget_what_it_showed(deal: TrickDeal, seat: i64, card: i64) -> None:
    """Whoever plays what he could not hold has broken the law before: his earlier cards show nothing."""
    if deal.lacks[seat] & BIT[card]:
        deal.lacks[seat] = 0


def keep_what_was_shown(deal: TrickDeal, later: TrickDeal, offender: i64) -> None:
    """Play is restored: what the others' cards have shown them to lack they still lack, but for what comes back."""
    for s in range(len(deal.hands)):
        if s != offender:
            deal.lacks[s] |= later.lacks[s] & ~(later.played[s] & ~deal.played[s])


# -- what was played, read again --------------------------------------------------------------


class Tricks:
    """A deal that can be played over again, card by card.  Each game writes its own."""

    def deal(self) -> TrickDeal:
        raise NotImplementedError

    def lay_opening(self) -> None:
        """The deal before the first card that is written down: everybody has his cards again."""
        raise NotImplementedError

    def whose_turn(self) -> i64:
        raise NotImplementedError

    def due(self, seat: i64) -> i64:
        """The cards of its hand that it may lawfully play."""
        raise NotImplementedError

    def put(self, play: i64) -> None:
        raise NotImplementedError

    def place_of(self, seat: i64) -> Place:
        """Where the cards lie that the seat has played."""
        return TRICK


class Breach:
    """Which card was wrong, whose it was, and those that were due."""

    k: i64
    offender: i64
    due: i64

    def __init__(self, k: i64, offender: i64, due: i64) -> None:
        self.k = k
        self.offender = offender
        self.due = due


def first_breach(tricks: Tricks, plays: list[int], kind: i64, claimant: i64) -> Breach:
    """The first wrong card of this kind that is not the claimant's own; the tricks stand at their opening."""
    for k in range(len(plays)):
        play: i64 = plays[k]
        seat = seat_of(play)
        if seat != claimant and play & ROBBED == 0:
            out = tricks.whose_turn() != seat
            if kind == OUT_OF_TURN and out:
                return Breach(k, seat, 0)
            if kind == WRONG_CARD and not out and tricks.due(seat) & BIT[card_of(play)] == 0:
                return Breach(k, seat, tricks.due(seat))
        if k + 1 < len(plays):
            tricks.put(play)
    return Breach(NO_BREACH, NO_SEAT, 0)


def judged_by(tricks: Tricks, plays: list[int], kind: i64, claimant: i64, known: i64) -> Breach:
    """The same by the cards that are known (a bit set of them); the tricks are a copy's."""
    hands = tricks.deal().hands
    for s in range(len(hands)):
        hands[s] &= known
    tricks.lay_opening()
    return first_breach(tricks, plays, kind, claimant)


def go_back(game: Game, tricks: Tricks, conduct: TrickConduct, k: i64, offender: i64, clause: str) -> None:
    """Play returns to the offender's card, the k-th; what was seen stays known."""
    later = tricks.deal()
    undone = conduct.take_back(k)
    detail = game.detail
    game.detail = SILENT
    tricks.lay_opening()
    for play in conduct.plays:
        tricks.put(play)
    game.detail = detail
    keep_what_was_shown(tricks.deal(), later, offender)
    for done in undone:
        if done & ROBBED == 0:
            seat = seat_of(done)
            game.lay(clause, "takes-back", seat, card_of(done), tricks.place_of(seat), HAND[seat])


# -- claims, and cards handled -----------------------------------------------------------------


def right(clause: str, opens: i64, *closes: int, against: str = ANY_PLAYER) -> Right:
    """A claim that is open from this moment; until these, and at the latest until the cards are gathered."""
    return Right(clause, moments(opens), moments(GATHERED, *closes), None, against, THE_OTHERS)


def may_touch(found: Choices, seeing: bool) -> None:
    """Cards that are being dealt can be touched, mixed, and where some are left, seen."""
    found.add(exactly(Move(TOUCH)))
    found.add(exactly(Move(TOUCH, MIXED)))
    if seeing:
        found.add(exactly(Move(TOUCH, SEEN)))


def handle_cards(game: Game, conduct: TrickConduct, seat: i64, how: i64, stock: vec[i64], clause: str) -> None:
    """All see that he touches the cards that are being dealt, and perhaps the top one of those left."""
    conduct.touched |= BIT[seat]
    game.say(clause, "mixes-cards" if how == MIXED else "handles-cards", seat)
    if how == SEEN:
        conduct.shown |= BIT[stock[0]]
        game.lay(clause, "card-seen", seat, stock[0], STOCK, STOCK)


def why_no_claim(claims: Claims, right: i64, entitled: bool, in_vain: str) -> Refusal:
    """Of a right that there is: its time is over, it is not the seat's, or the seat has claimed it before."""
    clause = claims.rights[right].clause
    if not claims.is_open(right):
        return Refusal(clause, "claim-too-late")
    return Refusal(in_vain, "claimed-in-vain") if entitled else Refusal(clause, "claim-not-yours")
