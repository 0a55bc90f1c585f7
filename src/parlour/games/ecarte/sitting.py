"""What a table of Écarté keeps in mind beside the strict game: looks, counters, packets, packs, open claims."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, SUIT_NAMES, cards_in
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT, WATCHER
from parlour.core.moves import Verb
from parlour.core.options import Options
from parlour.core.setup import order_of
from parlour.core.view import Offer, View
from parlour.games.ecarte.rights import RIGHTS
from parlour.games.ecarte.rules import Ecarte
from parlour.games.ecarte.state import EcarteState
from parlour.games.ecarte.words import ACCIDENTS, EXTRA, TABLE_VERBS, dropped_place
from parlour.mechanisms.accidents import rates_of
from parlour.mechanisms.faults import Claims

SHUFFLING: Final = 8  # the deal is given: go_on brings the cards
TURNING: Final = 9  # ten cards lie there, the eleventh is not yet turned
PAYING: Final = 10  # five points are marked; windows stay open until the loser pays (ecarte.r32)
ASKING: Final = 11  # elder has laid cards away and says how many he wants
SERVING: Final = 12
DRAWING: Final = 13
KEEPING: Final = 14  # the talon was short: elder picks back some of what he laid (ecarte.39)
PUTTING_ASIDE: Final = 15  # elder has too many and puts some aside (ecarte.22a)

BOTH: Final = 3
UNBOUND: Final = -1  # a dealer who has not yet chosen his pattern
WORDS: Final = ["due", "rightful", "asked", "dropped", "named", "open", "barred", "extra"]


class EcarteSitting(Ecarte):
    rates: list[float]  # of accidents

    rightful: i64  # whose deal it is; ``dealer`` is who dealt
    patterns: vec[i64]  # by seat: 0 = 3-2, 1 = 2-3, or not yet chosen in this coup
    handled: i64  # 1: the opponent has shuffled, 2: the dealer after him, 3: the pack is cut
    called_fresh: i64  # seats that asked for fresh cards before this deal
    short: vec[i64]  # by colour of pack: 0 sound, card + 1 missing, -(card + 1) doubled
    false_pack: bool
    sound: bool  # the next packs are certainly sound: a claim has brought them in

    claims: Claims
    looked: i64  # seats that have looked at the cards dealt
    unseen: vec[i64]  # by seat: cards it holds and has not looked at
    shown: i64  # cards that all have seen in this deal
    peeked: vec[i64]  # cards that one seat has seen
    open_hands: i64  # seats that play with open cards (ecarte.38c, 50)
    faced: i64  # cards that lie face up in the pack, not yet come to light
    extra: i64  # cards that lie turned up beside the turn-up
    peeks: i64  # seat * 2 + (0 discards, 1 tricks): each once a deal

    laid: i64  # what the seat now exchanging has just laid away
    asked: i64
    asked_again: bool
    packet: vec[i64]  # elder's last replacements, in order
    drew: vec[i64]  # the dealer's
    stage: i64  # of an exchange: 1 served, 2 drawn, 3 the dealer has seen his, 4 both
    granted: bool  # the next proposal cannot be refused (ecarte.42)
    surplus: i64  # how many cards elder puts aside
    resume_choice: i64  # and the phase after that

    counters: i64  # seats whose king counter stands
    false_counters: i64  # of these, those that did not hold it
    lied: i64  # a false king is set once a deal
    said: i64  # seats that have announced the king
    said_truly: i64
    barred: i64  # seats that may not mark the king (ecarte.23, 24)
    struck: i64  # seats whose king counter a claim has taken off
    king_void: bool  # the turned king is not marked (ecarte.r9)
    turned_marked: bool  # the turned king is marked

    first_leader: i64
    leader: i64  # of the card that lies there
    stray_phase: i64  # the phase from before a lead out of turn, or -1
    named: i64  # the suit the leader has named
    must_lead: i64  # the suit he must now lead (ecarte.32)
    bound: i64  # the seat that must now reply lawfully, play being restored
    ruffer: i64  # who has just ruffed a lead
    dropped: vec[i64]  # by seat, a card that fell from the hand and was not picked up

    due: vec[i64]  # trick points of the last deal not yet marked
    marked: vec[i64]  # trick points of the last deal marked
    awards: vec[i64]  # points given and taken by claims in this deal
    before_deal: vec[i64]  # the points when the card was turned
    one_less: i64  # the seat that marks one less in this deal (ecarte.44e)
    pointless: i64  # the seat that marks nothing in this deal (ecarte.29a)
    resume_phase: i64  # where the game stood when five points were marked
    resume_seat: i64

    aside: EcarteSitting | None  # the deal laid aside
    aside_next: bool
    king_noted: bool  # its turned king was marked in time (ecarte.r12)

    def __init__(self, options: Options, names: list[str], chance: Chance, source: EcarteState | None = None) -> None:
        super().__init__(options, names, chance, source)
        if isinstance(source, EcarteSitting):
            self.rates = source.rates
            self._copy_sitting(source)
            self._copy_hand(source)
            return
        self.rates = rates_of(options, "accidents", ACCIDENTS)
        self.claims = Claims(RIGHTS)
        self.sound = False
        self._clear_coup()
        self._clear_hand()
        self.clear_kings()

    def _clear_coup(self) -> None:
        self.rightful = NO_SEAT
        self.patterns = vec[i64]([UNBOUND, UNBOUND])
        self.handled = 0
        self.called_fresh = 0
        self.short = vec[i64]([0, 0])
        self.false_pack = False
        self.due = vec[i64]([0, 0])
        self.marked = vec[i64]([0, 0])
        self.awards = vec[i64]([0, 0])
        self.before_deal = vec[i64]([0, 0])
        self.one_less = NO_SEAT
        self.pointless = NO_SEAT
        self.resume_phase = 0
        self.resume_seat = 0
        self.aside = None
        self.aside_next = False
        self.king_noted = False

    def _clear_hand(self) -> None:
        """All that belongs to the cards of one deal, before it is dealt."""
        self.looked = 0
        self.unseen = vec[i64]([0, 0])
        self.shown = 0
        self.peeked = vec[i64]([0, 0])
        self.open_hands = 0
        self.faced = 0
        self.extra = 0
        self.peeks = 0
        self.laid = 0
        self.asked = 0
        self.asked_again = False
        self.packet = vec[i64]([])
        self.drew = vec[i64]([])
        self.stage = 0
        self.granted = False
        self.surplus = 0
        self.resume_choice = 0
        self.king_void = False
        self.turned_marked = False
        self.first_leader = NO_SEAT
        self.leader = NO_SEAT
        self.stray_phase = -1
        self.named = NO_SEAT
        self.must_lead = NO_SEAT
        self.bound = NO_SEAT
        self.ruffer = NO_SEAT
        self.dropped = vec[i64]([NO_SEAT, NO_SEAT])

    def clear_kings(self) -> None:
        """Counters of a deal stay in mind until the card of the next is turned."""
        self.counters = 0
        self.false_counters = 0
        self.lied = 0
        self.said = 0
        self.said_truly = 0
        self.barred = 0
        self.struck = 0

    def _copy_sitting(self, source: EcarteSitting) -> None:
        self.rightful = source.rightful
        self.patterns = source.patterns[:]
        self.handled = source.handled
        self.called_fresh = source.called_fresh
        self.short = source.short[:]
        self.false_pack = source.false_pack
        self.sound = source.sound
        self.claims = source.claims.copy()
        self.due = source.due[:]
        self.marked = source.marked[:]
        self.awards = source.awards[:]
        self.before_deal = source.before_deal[:]
        self.one_less = source.one_less
        self.pointless = source.pointless
        self.resume_phase = source.resume_phase
        self.resume_seat = source.resume_seat
        self.aside = source.aside
        self.aside_next = source.aside_next
        self.king_noted = source.king_noted

    def _copy_hand(self, source: EcarteSitting) -> None:
        self.looked = source.looked
        self.unseen = source.unseen[:]
        self.shown = source.shown
        self.peeked = source.peeked[:]
        self.open_hands = source.open_hands
        self.faced = source.faced
        self.extra = source.extra
        self.peeks = source.peeks
        self.laid = source.laid
        self.asked = source.asked
        self.asked_again = source.asked_again
        self.packet = source.packet
        self.drew = source.drew
        self.stage = source.stage
        self.granted = source.granted
        self.surplus = source.surplus
        self.resume_choice = source.resume_choice
        self.counters = source.counters
        self.false_counters = source.false_counters
        self.lied = source.lied
        self.said = source.said
        self.said_truly = source.said_truly
        self.barred = source.barred
        self.struck = source.struck
        self.king_void = source.king_void
        self.turned_marked = source.turned_marked
        self.first_leader = source.first_leader
        self.leader = source.leader
        self.stray_phase = source.stray_phase
        self.named = source.named
        self.must_lead = source.must_lead
        self.bound = source.bound
        self.ruffer = source.ruffer
        self.dropped = source.dropped[:]

    # -- the windows are public: both seats have moves at any time ------------------

    def _turn(self, seat: i64) -> None:
        self.waits = BIT[seat]
        self.may = BOTH
        self.windows[0] += 1
        self.windows[1] += 1

    def _let_king_owner_in(self) -> None:
        self.may = BOTH

    # -- the talon -------------------------------------------------------------------

    def talon_size(self) -> i64:
        return len(self.deck) - self.next_card

    def talon_shown(self) -> i64:
        """Nobody counts the talon: a card too many or too few in the pack does not show (ecarte.11)."""
        nominal = self.talon_size() + self.lacking_cards()
        return nominal if nominal > 0 else 0

    def lacking_cards(self) -> i64:
        """1 where the pack now dealt lacks a card, -1 where it has one too many."""
        state = self.short[self.pack_number()]
        return 1 if state > 0 else -1 if state < 0 else 0

    def pack_number(self) -> i64:
        """0: the red pack, 1: the blue one."""
        first = 0 if self.options.word("pack_choice") == "red" else 1
        return first if self.dealer == self.first_dealer else 1 - first

    def take_top(self, n: i64) -> vec[i64]:
        """So many cards from the top of the talon, as many as there are."""
        if n > self.talon_size():
            n = self.talon_size()
        taken = vec[i64]([self.deck[self.next_card + i] for i in range(n)])
        self.next_card += n
        return taken

    def lay_talon(self, cards: list[int]) -> None:
        """A talon in a new order, top first."""
        self.deck = vec[i64](cards)
        self.next_card = 0

    def put_on_talon(self, card: i64) -> None:
        """One card on top of the talon, also while the turn-up still lies on it."""
        deck = list(self.deck)
        deck.insert(self.next_card if self.turn_up >= 0 else self.next_card + 1, card)
        self.deck = vec[i64](deck)

    def talon_cards(self) -> list[int]:
        return [self.deck[i] for i in range(self.next_card, len(self.deck))]

    def hold(self, seat: i64, cards: list[int]) -> None:
        """Cards come to a hand, face down."""
        for card in cards:
            self.hands[seat] |= BIT[card]
            self.unseen[seat] |= BIT[card]

    def drop_cards(self, seat: i64, cards: i64) -> None:
        self.hands[seat] &= ~cards
        self.unseen[seat] &= ~cards
        if self.dropped[seat] >= 0 and cards & BIT[self.dropped[seat]]:
            self.dropped[seat] = NO_SEAT

    # -- what a seat sees and knows ------------------------------------------------------

    def has_looked(self, seat: i64) -> bool:
        return self.looked & BIT[seat] != 0

    def open_cards(self, owner: i64, seat: i64) -> i64:
        hand = self.hands[owner]
        if self.open_hands & BIT[owner]:
            return hand
        seen = hand & ~self.unseen[owner] if owner == seat else 0
        return seen | BIT[self.dropped[owner]] if self.dropped[owner] >= 0 else seen

    def seen(self, seat: i64) -> i64:
        known = self.hands[seat] & ~self.unseen[seat] | self.discards[seat] | self.played | self.shown
        known |= self.peeked[seat] | self.open_cards(1 - seat, seat)
        return known | BIT[self.turn_up] if self.turn_up >= 0 else known

    def view(self, seat: int = WATCHER) -> View:
        """Moves with cards that the seat has not looked at are only counted."""
        view = super().view(seat)
        if seat < 2 and self.unseen[seat]:
            notation = self.notation()
            each = self.moves(seat).each
            open_ones = [notation.offer(choice) for choice in each if not choice.cards & self.unseen[seat]]
            hidden = [choice.like.verb.name for choice in each if choice.cards & self.unseen[seat]]
            view.offers = [Offer("blind", name, [], 0, 0) for name in hidden] + open_ones
        return view

    def _lay_out(self, view: View, seat: i64) -> None:
        super()._lay_out(view, seat)
        face = self.pack.face
        view.fact("rightful", self.names[self.rightful] if self.rightful >= 0 else "nobody", "ecarte.18")
        view.show(EXTRA, [face(card) for card in cards_in(self.extra)], 0, "ecarte.25" if self.extra else "")
        for s in range(2):
            if self.due[s] > 0:
                view.fact("due", f"{self.names[s]} {self.due[s]}", "ecarte.55a")
            if self.open_hands & BIT[s]:
                view.fact("open", self.names[s], "ecarte.38c")
            if self.dropped[s] >= 0:
                view.show(dropped_place(s), [face(self.dropped[s])], 0, "ecarte.51")
        if self.phase in (SERVING, KEEPING):
            view.fact("asked", str(self.asked), "ecarte.35a")
        if self.named >= 0:
            view.fact("named", self.read("named")[0], "ecarte.32")
        if self.aside is not None:
            view.fact("aside", self.names[self.aside.dealer], "ecarte.18a")

    # -- cases ---------------------------------------------------------------------------------

    def verbs(self) -> list[Verb]:
        return super().verbs() + TABLE_VERBS

    def accidents(self) -> list[Verb]:
        return ACCIDENTS

    def words(self) -> list[str]:
        return super().words() + WORDS

    def read(self, word: str, seat: int = NO_SEAT, part: str = "") -> list[str]:
        if word not in WORDS:
            return super().read(word, seat, part)
        face = self.pack.face
        if word == "due":
            return [str(self.due[seat])] if seat >= 0 else [str(self.due[0] + self.due[1])]
        if word == "rightful":
            return [self.names[self.rightful]] if self.rightful >= 0 else ["nobody"]
        if word == "asked":
            return [str(self.asked)]
        if word == "named":
            return [SUIT_NAMES[self.named]] if self.named >= 0 else ["none"]
        if word == "extra":
            return [face(card) for card in cards_in(self.extra)]
        if word == "dropped":
            return [face(card) for s in range(2) for card in (self.dropped[s],) if card >= 0 and seat in (NO_SEAT, s)]
        bits = self.open_hands if word == "open" else self.barred
        return [self.names[s] for s in range(2) if bits & BIT[s]]

    def give(self, given: dict[str, list[int]]) -> None:
        """A short pack takes as many given places as it has cards."""
        size = 32 - self.lacking_cards()
        order = order_of(self.deal_plan(), given, 33)[:size]
        if self.chance.given is None:
            self.chance.given = []
        self.chance.given.append(order)
