"""What a table of Écarté keeps in mind beside the strict game: looks, counters, packets, packs, open claims."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BIT, BLANK, NO_CARD, NO_SUIT, NOBODY_YET
from parlour.core.chance import Chance
from parlour.core.copying import Shared, take_over
from parlour.core.events import NO_SEAT
from parlour.core.moves import Move, Verb
from parlour.core.options import Options
from parlour.core.pickling import Part, revive, state_of
from parlour.core.setup import order_of
from parlour.core.shown import Offer
from parlour.core.sight import Sight
from parlour.games.ecarte.faults.rights import RIGHTS
from parlour.games.ecarte.faults.view import lay_out_table, offers_in_part
from parlour.games.ecarte.rules import Ecarte
from parlour.games.ecarte.state import NEITHER, THIRTY_TWO, EcarteDeal, EcarteState
from parlour.games.ecarte.words import ACCIDENTS
from parlour.mechanisms.accidents import Draw, befall
from parlour.mechanisms.faults import Claims

BOTH: Final = 3
UNBOUND: Final = -1  # a dealer who has not yet chosen his pattern
NOT_STRAY: Final = -1
NO_PACKET: Final = vec[i64]([])
NO_PACK: Final = -1
UNCOUNTED: Final = vec[i64]([33, 33])

# how far the pack has been handled before a deal (ecarte.13, 45, 47)
UNTOUCHED: Final = 0
OPPONENT_FIRST: Final = 1  # he has shuffled what nobody had shuffled before
DEALER_SHUFFLED: Final = 2
SHUFFLED_AGAIN: Final = 3  # by the opponent, after the dealer
DEALER_LAST: Final = 4
CUT_DONE: Final = 5


@mypyc_attr(acyclic=True)
class ConductDeal(Part):
    """How the cards of one deal are handled: what was looked at, asked for, led and let fall."""

    looked: i64 = 0  # seats that have looked at the cards dealt
    unseen: vec[i64]  # by seat: cards it holds and has not looked at
    shown: i64 = 0  # cards that all have seen in this deal
    peeked: vec[i64]  # cards that one seat has seen
    open_hands: i64 = 0  # seats that play with open cards (ecarte.38c, 50)
    faced: i64 = 0  # cards that lie face up in the pack, not yet come to light
    extra: i64 = 0  # cards that lie turned up beside the turn-up
    peeks: i64 = 0  # seat * 3 + (0 the other's discards, 1 tricks, 2 his own discards): each once a deal

    laid: i64 = 0  # what the seat now exchanging has just laid away
    asked: i64 = 0
    asked_again: bool = False
    packet: Shared  # elder's last replacements, in order
    drew: Shared  # the dealer's
    stage: i64 = 0  # of an exchange: 1 served, 2 drawn, 3 the dealer has seen his, 4 both
    granted: bool = False  # the next proposal cannot be refused (ecarte.42)
    surplus: i64 = 0  # how many cards elder puts aside
    resume_choice: i64 = 0  # and the phase after that

    uncut: bool = False  # dealt without a cut (ecarte.13)
    king_void: bool = False  # the turned king is not marked (ecarte.r9)
    turned_marked: bool = False  # the turned king is marked

    first_leader: i64 = NO_SEAT
    leader: i64 = NO_SEAT  # of the card that lies there
    stray_phase: i64 = NOT_STRAY  # the phase from before a lead out of turn
    named: i64 = NO_SUIT  # the suit the leader has named
    must_lead: i64 = NO_SUIT  # the suit he must now lead (ecarte.32)
    bound: i64 = NO_SEAT  # the seat that must now reply lawfully, play being restored
    ruffer: i64 = NO_SEAT  # who has just ruffed a lead
    dropped: vec[i64]  # by seat, a card that fell from the hand and was not picked up
    dead: vec[i64]  # by seat, what it held when the deal was over, or threw down
    course: Shared  # the cards played, in order: see ``played_in``

    counted: i64 = 0  # seats that have seen how many cards the talon holds
    spare: vec[i64]  # by seat: how many fewer it might have held by what else the seat has seen of it

    colour: i64 = NO_PACK  # of the pack it was dealt from
    pack_state: i64 = 0  # and what was wrong with that: as in ``short``
    packs: i64 = 0  # the number of the pair of packs

    def __init__(self) -> None:
        self.unseen = BLANK[:2]
        self.peeked = BLANK[:2]
        self.packet = NO_PACKET
        self.drew = NO_PACKET
        self.dropped = NOBODY_YET[:2]
        self.dead = BLANK[:2]
        self.course = NO_PACKET
        self.spare = UNCOUNTED[:]

    def note_count(self, seats: i64, talon: i64, most: i64) -> None:
        """These seats see whether the talon holds so many cards, and if it holds fewer, how many."""
        for seat in range(2):
            if seats & BIT[seat]:
                if talon < most:
                    self.counted |= BIT[seat]
                elif talon - most < self.spare[seat]:
                    self.spare[seat] = talon - most

    def copy(self) -> ConductDeal:
        new = ConductDeal()
        take_over(new, self, ConductDeal)
        return new


@mypyc_attr(acyclic=True)
class KingMarks(Part):
    """King counters and words, bit sets of seats; they stay in mind until the card of the next deal is turned."""

    counters: i64 = 0  # who has a king counter standing
    false_counters: i64 = 0  # of these, who did not hold it
    lied: i64 = 0  # a false king is set once a deal
    said: i64 = 0  # who has announced the king
    said_truly: i64 = 0
    barred: i64 = 0  # who may not mark the king (ecarte.23, 24)
    struck: i64 = 0  # whose king counter a claim has taken off
    denied: i64 = 0  # who has taken such a mark off again
    held: vec[i64]  # by seat: how many cards it held when it first spoke of the king or marked it
    kept: list[float]  # and how many of those, if it laid away any alike, it held after the exchanges since
    before_laying: list[float]  # the same before the latest

    def __init__(self) -> None:
        self.held = BLANK[:2]
        self.kept = [0.0, 0.0]
        self.before_laying = [0.0, 0.0]

    def speak(self, seat: i64, held: i64) -> None:
        """He marks or announces the king: who believes him thinks that it is one of the cards he now holds."""
        if not (self.counters | self.said) & BIT[seat] & ~self.denied:
            self.denied &= ~BIT[seat]
            self.held[seat] = held
            self.kept[seat] = float(int(held))

    def lay(self, seat: i64, held: i64, laid: i64) -> None:
        """He lays some of his cards away."""
        self.before_laying[seat] = self.kept[seat]
        if held > 0:
            self.kept[seat] *= int(held - laid) / int(held)

    def keep(self, seat: i64, held: i64, laid: i64) -> None:
        """He takes some of them back (ecarte.39), so that he has laid away fewer."""
        self.kept[seat] = self.before_laying[seat]
        self.lay(seat, held, laid)

    def copy(self) -> KingMarks:
        new = KingMarks()
        take_over(new, self, KingMarks)
        return new


@mypyc_attr(acyclic=True)
class TrickMarks(Part):
    """The points that a deal brings by tricks and claims, until the card of the next is turned."""

    due: vec[i64]  # trick points not yet marked
    marked: vec[i64]  # trick points marked
    awards: vec[i64]  # points given and taken by claims
    before_deal: Shared  # the points when the card was turned
    one_less: i64 = NO_SEAT  # who marks one less in this deal (ecarte.44e)
    pointless: i64 = NO_SEAT  # who marks nothing in this deal (ecarte.29a)

    def __init__(self, points: vec[i64]) -> None:
        self.due = BLANK[:2]
        self.marked = BLANK[:2]
        self.awards = BLANK[:2]
        self.before_deal = points

    def copy(self) -> TrickMarks:
        new = TrickMarks(self.before_deal)
        take_over(new, self, TrickMarks)
        return new


@mypyc_attr(acyclic=True)
class AsideDeal(Part):
    """A deal out of turn that was laid aside as it lay (ecarte.18a); copies of the game share it."""

    dealer: i64
    deal: EcarteDeal
    conduct: ConductDeal
    claims: Claims
    king_noted: bool  # its turned king was marked in time (ecarte.r12)

    def __init__(self, dealer: i64, deal: EcarteDeal, conduct: ConductDeal, claims: Claims, king_noted: bool) -> None:
        self.dealer = dealer
        self.deal = deal
        self.conduct = conduct
        self.claims = claims
        self.king_noted = king_noted

    def stands_apart(self) -> bool:
        return True

    def __reduce__(self) -> tuple[object, ...]:
        parts = state_of(self.deal), state_of(self.conduct)
        return aside_again, (self.dealer, *parts, self.claims, self.king_noted)


def aside_again(
    dealer: int, deal: dict[str, object], conduct: dict[str, object], claims: Claims, king_noted: bool
) -> AsideDeal:
    aside = AsideDeal(dealer, EcarteDeal(THIRTY_TWO, 2), ConductDeal(), claims, king_noted)
    revive(aside.deal, deal)
    revive(aside.conduct, conduct)
    return aside


@mypyc_attr(acyclic=True)
class PastDeal(Part):
    """The deal before, of which something may still be claimed until the next card is turned; copies share it."""

    deal: EcarteDeal
    conduct: ConductDeal

    def __init__(self, deal: EcarteDeal, conduct: ConductDeal) -> None:
        self.deal = deal
        self.conduct = conduct

    def stands_apart(self) -> bool:
        return True

    def __reduce__(self) -> tuple[object, ...]:
        return past_again, (state_of(self.deal), state_of(self.conduct))


def past_again(deal: dict[str, object], conduct: dict[str, object]) -> PastDeal:
    past = PastDeal(EcarteDeal(THIRTY_TWO, 2), ConductDeal())
    revive(past.deal, deal)
    revive(past.conduct, conduct)
    return past


def lacking(pack_state: i64) -> i64:
    return 1 if pack_state > 0 else -1 if pack_state < 0 else 0


def played_in(seat: i64, card: i64, led: i64) -> i64:
    """One card played, as ``course`` keeps it; ``led`` is the card it answers, if it answers any."""
    return (seat * 64 + led + 1) * 64 + card


def seen_in(deal: EcarteDeal, conduct: ConductDeal, seat: i64) -> i64:
    """The cards of a deal that the seat knows the place of."""
    known = deal.discards[seat] | deal.played | conduct.shown | conduct.peeked[seat]
    known |= deal.hands[seat] & ~conduct.unseen[seat]
    for owner in range(2):
        if conduct.open_hands & BIT[owner]:
            known |= deal.hands[owner]
        if conduct.dropped[owner] >= 0:
            known |= BIT[conduct.dropped[owner]]
    return known | BIT[deal.turn_up] if deal.turn_up >= 0 else known


class EcarteSitting(Ecarte):
    """Both seats have moves at any time, and the game remembers what may be claimed."""

    claims: Claims
    conduct: ConductDeal
    kings: KingMarks
    marks: TrickMarks
    rightful: i64 = NO_SEAT  # whose deal it is; ``dealer`` is who dealt
    patterns: vec[i64]  # by seat: 0 = 3-2, 1 = 2-3, or not yet chosen in this coup
    pack_chosen: i64 = UNBOUND  # by the game's first dealer (ecarte.10a)
    handled: i64 = UNTOUCHED
    called_fresh: i64 = 0  # seats that have asked for fresh cards since the last deal was over
    fresh_due: bool = False  # somebody asked for them in mid-deal (ecarte.46, r6)
    short: vec[i64]  # by colour of pack: 0 sound, card + 1 missing, -(card + 1) doubled
    false_pack: bool = False
    packs: i64 = 0  # pairs of packs brought so far
    met: vec[i64]  # seat * 2 + colour: the cards of the pack that the seat has seen in deals that are over
    vouched: i64 = 0  # what a claim has shown to be in order: 1 the red pack, 2 the blue one, 4 that they are not false
    sound: bool = False  # the next packs are certainly sound: a claim has brought them in
    resume_phase: i64 = 0  # where the game stood when five points were marked
    resume_seat: i64 = 0
    aside: AsideDeal | None = None
    aside_next: bool = False
    last: PastDeal | None = None

    def __init__(self, options: Options, names: list[str], chance: Chance, source: EcarteState | None = None) -> None:
        if isinstance(source, EcarteSitting):
            take_over(self, source, EcarteSitting)
        else:
            self.claims = Claims(RIGHTS)
            self.conduct = ConductDeal()
            self.kings = KingMarks()
            self.marks = TrickMarks(NEITHER)
            self.patterns = vec[i64]([UNBOUND, UNBOUND])
            self.short = BLANK[:2]
            self.met = BLANK[:4]
        super().__init__(options, names, chance, source)

    def return_to(self, before: EcarteSitting) -> None:
        """The position of an earlier copy of this game; what was paid since stays paid."""
        self._return_to(before)
        take_over(self, before, EcarteSitting)

    # -- the windows are public: both seats have moves at any time ------------------

    def _turn(self, seat: i64) -> None:
        self.waits = BIT[seat]
        self.may = BOTH
        self.windows[0] += 1
        self.windows[1] += 1

    def _let_king_owner_in(self) -> None:
        self.may = BOTH

    def first_pack(self) -> i64:
        return self.agreed.first_pack if self.pack_chosen == UNBOUND else self.pack_chosen

    # -- the talon -------------------------------------------------------------------

    def talon_shown(self) -> i64:
        """Nobody counts the talon: a card too many or too few in the pack does not show (ecarte.11)."""
        nominal = self.deal.talon() + self.lacking_cards()
        return nominal if nominal > 0 else 0

    def lacking_cards(self) -> i64:
        """1 where the pack of this deal lacks a card, -1 where it has one too many."""
        return lacking(self.conduct.pack_state)

    def take_top(self, n: i64) -> vec[i64]:
        """So many cards from the top of the talon, as many as there are."""
        deal = self.deal
        if n > deal.talon():
            n = deal.talon()
        deal.next_card += n
        return deal.deck[deal.next_card - n : deal.next_card]

    def lay_talon(self, cards: list[int]) -> None:
        """A talon in a new order, top first."""
        self.deal.deck = vec[i64](cards)
        self.deal.next_card = 0

    def put_on_talon(self, card: i64) -> None:
        """One card on top of the talon, also while the turn-up still lies on it."""
        deal = self.deal
        deck = list(deal.deck)
        deck.insert(deal.next_card if deal.turn_up >= 0 else deal.next_card + 1, card)
        deal.deck = vec[i64](deck)

    def let_die(self, seat: i64) -> None:
        """What a seat still holds is nobody's any more; what was seen of it stays known."""
        conduct = self.conduct
        cards = self.deal.hands[seat]
        conduct.peeked[seat] |= self.known_hand(seat)
        if conduct.open_hands & BIT[seat]:
            conduct.shown |= cards
        self.drop_cards(seat, cards)
        conduct.dead[seat] |= cards

    def hold(self, seat: i64, cards: list[int]) -> None:
        """Cards come to a hand, face down."""
        for card in cards:
            self.deal.hands[seat] |= BIT[card]
            self.conduct.unseen[seat] |= BIT[card]

    def drop_cards(self, seat: i64, cards: i64) -> None:
        conduct = self.conduct
        self.deal.hands[seat] &= ~cards
        conduct.unseen[seat] &= ~cards
        if conduct.dropped[seat] >= 0 and cards & BIT[conduct.dropped[seat]]:
            conduct.dropped[seat] = NO_CARD

    # -- what a seat sees and knows ------------------------------------------------------

    def has_looked(self, seat: i64) -> bool:
        return self.conduct.looked & BIT[seat] != 0

    def known_hand(self, seat: i64) -> i64:
        """The cards of his own hand that he has looked at."""
        return self.deal.hands[seat] & ~self.conduct.unseen[seat]

    def open_cards(self, owner: i64, seat: i64) -> i64:
        conduct = self.conduct
        if conduct.open_hands & BIT[owner]:
            return self.deal.hands[owner]
        seen = self.known_hand(owner) if owner == seat else 0
        return seen | BIT[conduct.dropped[owner]] if conduct.dropped[owner] >= 0 else seen

    def seen(self, seat: i64) -> i64:
        return seen_in(self.deal, self.conduct, seat)

    def offers(self, seat: i64) -> list[Offer]:
        """Moves with cards that the seat has not looked at are only counted."""
        return offers_in_part(self, seat) if seat < 2 and self.conduct.unseen[seat] else super().offers(seat)

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        super()._lay_out(sight, seat)
        lay_out_table(self, sight)

    def befall(self, here: list[Verb], draw: Draw) -> list[Move]:
        """The accidents of one occasion."""
        return befall(self.chance, ACCIDENTS, self.agreed.rates, here, draw)

    def accidents(self) -> list[Verb]:
        return ACCIDENTS

    def give(self, given: dict[str, list[int]]) -> None:
        """A short pack takes as many given places as it has cards."""
        size = 32 - lacking(self.short[self.pack_number()])
        order = order_of(self.deal_plan(), given, 33)[:size]
        if self.chance.given is None:
            self.chance.given = []
        self.chance.given.append(order)
