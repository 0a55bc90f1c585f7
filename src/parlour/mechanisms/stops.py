"""The run of cards up to a stop: any card is led, and the holder of the next higher one of its suit must play it.

Where nobody holds that card, the last one played is a stop and its player leads.  A table of such a game is a
``Stops``: who holds what, the run that lies face up, which card is due.  The game says what a card earns, what ends a
run besides, and which laws it rests on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import ACE_LOW_52, BIT, CARD_OF, cards_in, count, hand_of, vec_of
from parlour.core.chance import ANY, Chance, below
from parlour.core.events import NO_SEAT, Place, place
from parlour.core.game import Game
from parlour.core.ledger import Ledger
from parlour.core.moves import NONE, NOTHING, PLAY, PLAYS, Choices, Move, plays
from parlour.core.options import Options
from parlour.core.setup import Setup, order_of
from parlour.core.view import View
from parlour.errors import BadCase

FIRST_DEALER: Final = 0
DEAL: Final = 1
PLAYING: Final = 2
OVER: Final = 3
PHASES: Final = ["first_dealer", "deal", "play", "over"]  # a game adds its own behind these

NO_CARD: Final = -1
ASIDE: Final = -1  # where a card is dealt to, if to no seat
TURNED: Final = -2

KNAVE: Final = 10  # ranks of A 2 3 ... T J Q K
QUEEN: Final = 11
KING: Final = 12
KINGS: Final = hand_of([ACE_LOW_52.card(face) for face in ("KC", "KD", "KH", "KS")])
ACES: Final = hand_of([ACE_LOW_52.card(face) for face in ("AC", "AD", "AH", "AS")])

PACK: Final = place("pack")
RUN: Final = place("run")
DOWN: Final = place("down")  # the runs that are over, face down
WORDS: Final = ["hand", "run", "down", "leader", "due", "stops", "lead_only"]


def hand_place(seat: int) -> Place:
    return place("hand", seat)


class Stops(Game):
    """Cards rank A 2 3 ... J Q K in suit, so the card that follows is the one with the next number."""

    sheet: vec[i64]  # the cards that are dealt, in order; never changed
    dealt: i64  # the same as a bit set
    deals_agreed: i64
    finished: i64  # deals

    hands: vec[i64]
    aside: i64  # dealt to nobody, face down
    played: i64
    run: i64  # the cards of the present run
    length: i64
    last: i64  # the card of the run played last
    player: i64  # and who played it
    leader: i64  # who leads, or has led the run
    due: i64  # the card that must follow
    lacking: i64  # cards that a stop has shown to be in no hand
    shown: i64  # cards that their holder has shown and kept

    def __init__(
        self,
        options: Options,
        names: list[str],
        chance: Chance,
        ledger: Ledger,
        sheet: vec[i64],
        source: Stops | None,
    ) -> None:
        super().__init__(options, names, ACE_LOW_52, chance, ledger)
        self.sheet = sheet
        if source is None:
            self.dealt = hand_of(list(sheet))
            deals = options.values["deals"]
            self.deals_agreed = deals if isinstance(deals, int) else self.seats
            self.finished = 0
            self.clear_table()
        else:
            self._copy_base(source)
            self._copy_table(source)

    def clear_table(self) -> None:
        """All cards are gathered."""
        self.hands = vec[i64]([0 for _name in self.names])
        self.aside = 0
        self.played = 0
        self.run = 0
        self.length = 0
        self.last = NO_CARD
        self.player = NO_SEAT
        self.leader = NO_SEAT
        self.due = NO_CARD
        self.lacking = 0
        self.shown = 0

    def _copy_table(self, source: Stops) -> None:
        self.dealt = source.dealt
        self.deals_agreed = source.deals_agreed
        self.finished = source.finished
        self.hands = source.hands[:]
        self.aside = source.aside
        self.played = source.played
        self.run = source.run
        self.length = source.length
        self.last = source.last
        self.player = source.player
        self.leader = source.leader
        self.due = source.due
        self.lacking = source.lacking
        self.shown = source.shown

    # -- the deal -----------------------------------------------------------------------

    def gets(self, i: i64) -> i64:
        """The seat that gets the i-th card dealt: singly, from the dealer's left, until there are no more."""
        return (self.dealer + 1 + i) % self.seats

    def deal_out(self) -> i64:
        """Shuffle and deal; gives the card turned up, if one is."""
        deck = self.sheet[:]
        self.chance.shuffle(deck)
        self.clear_table()
        self.deals += 1
        hands = self.hands
        turn_up: i64 = NO_CARD
        i: i64 = 0
        while i < len(deck):
            card = deck[i]
            to = self.gets(i)
            if to >= 0:
                hands[to] |= BIT[card]
            elif to == ASIDE:
                self.aside |= BIT[card]
            else:
                turn_up = card
            i += 1
        return turn_up

    def deal_plan(self) -> dict[str, list[int]]:
        """``spare``: the cards dealt to nobody; ``turn``: the one turned up."""
        if self.phase != DEAL:
            return {}
        plan: dict[str, list[int]] = {}
        for i in range(len(self.sheet)):
            to = self.gets(i)
            where = f"hand {self.names[to]}" if to >= 0 else "spare" if to == ASIDE else "turn"
            plan.setdefault(where, []).append(i)
        return plan

    def give(self, given: dict[str, list[int]]) -> None:
        order = order_of(self.deal_plan(), given, len(self.sheet))
        if self.chance.given is None:
            self.chance.given = []
        self.chance.given.append(order)

    # -- the run --------------------------------------------------------------------------

    def holder(self, card: i64) -> i64:
        bit = BIT[card]
        seat: i64 = 0
        while seat < self.seats:
            if self.hands[seat] & bit:
                return seat
            seat += 1
        return NO_SEAT

    def put_down(self, seat: i64, card: i64) -> None:
        """A card goes from the hand to the run."""
        bit = BIT[card]
        self.hands[seat] ^= bit
        self.played |= bit
        self.run |= bit
        self.length += 1
        self.last = card
        self.player = seat
        self.shown &= ~bit

    def ask_next(self, card: i64) -> bool:
        """Whoever holds this card must play it; if nobody does, the run is at a stop."""
        holder = self.holder(card)
        if holder < 0:
            self.due = NO_CARD
            self.lacking |= BIT[card] & self.aside
            return False
        self.due = card
        self._turn(holder)
        return True

    def ask_lead(self, seat: i64) -> None:
        """The run is turned down, and the seat leads."""
        self.run = 0
        self.length = 0
        self.due = NO_CARD
        self.leader = seat
        self._turn(seat)

    def playable(self, seat: i64) -> i64:
        """Any card to lead, else only the one that is due."""
        if self.phase != PLAYING or self.waits & BIT[seat] == 0:
            return 0
        return self.hands[seat] if self.due < 0 else BIT[self.due]

    def moves(self, seat: i64) -> Choices:
        cards = self.playable(seat)
        return plays(cards) if cards else NOTHING

    def allows(self, seat: i64, move: Move) -> bool:
        if move.verb is PLAY:
            card = move.a
            return 0 <= card < 63 and move.b == NONE and move.c == NONE and self.playable(seat) & BIT[card] != 0
        return self.moves(seat).allow(move)

    def pick(self, seat: i64, s: i64) -> Move:
        """For a seat that has nothing but cards to play."""
        hand = self.playable(seat)
        k = below(s, count(hand))
        while k:
            hand &= hand - 1
            k -= 1
        return PLAYS[CARD_OF[(hand & -hand) % 67]]

    def stops(self) -> i64:
        """The cards that all can see to be stops when they are played."""
        live = self.live()
        return live & ~(live >> 1)

    def lead_only(self) -> i64:
        """The cards that all can see to follow no other."""
        live = self.live()
        return live & ~(live << 1)

    def live(self) -> i64:
        """The cards that may be in a hand, for all that everybody knows."""
        return self.dealt & ~self.played & ~self.lacking

    # -- what is told ---------------------------------------------------------------------------

    def tell_hands(self, clause: str) -> None:
        """Each seat sees what it is dealt, from the dealer's left on."""
        for step in range(1, self.seats + 1):
            seat = (self.dealer + step) % self.seats
            cards = cards_in(self.hands[seat])
            if cards:
                self.bring(clause, "gets-cards", seat, cards, PACK, hand_place(seat), BIT[seat])

    def tell_card(self, clause: str, message: str, seat: i64, card: i64) -> None:
        self.bring(clause, message, seat, [card], hand_place(seat), RUN)

    def tell_due(self, clause: str) -> None:
        """All see for whom the game waits, and so where the card is that is due."""
        seat = self.holder(self.due)
        self.bring(clause, "must-follow", seat, [self.due], hand_place(seat), hand_place(seat))

    def tell_run_over(self, clause: str) -> None:
        self.bring(clause, "turned-down", self.player, cards_in(self.run), RUN, DOWN)

    # -- what a seat knows --------------------------------------------------------------------

    def seen(self, seat: i64) -> i64:
        """The cards whose place the seat has seen: whoever must follow holds the card that is due."""
        known = self.pack.all & ~self.live() | self.shown
        if self.due >= 0:
            known |= BIT[self.due]
        return known | self.hands[seat] if seat < self.seats else known

    def knows(self, seat: i64, card: i64) -> bool:
        """Also by reckoning, where all that it has not seen lies in one place."""
        known = self.seen(seat)
        places: i64 = 1 if self.aside & ~known else 0
        for other in range(self.seats):
            if self.hands[other] & ~known:
                places += 1
        return places == 1 or known & BIT[card] != 0

    def deal_anew(self, seat: i64, chance: Chance) -> None:
        """All the seat does not know is drawn anew; every way the cards may lie is alike."""
        known = self.seen(seat)
        hidden = self.aside & ~known
        for other in range(self.seats):
            hidden |= self.hands[other] & ~known
        cards = vec_of(hidden)
        chance.shuffle(cards)
        at: i64 = 0
        for other in range(self.seats):
            room = count(self.hands[other] & ~known)
            self.hands[other] &= known
            while room > 0:
                self.hands[other] |= BIT[cards[at]]
                at += 1
                room -= 1
        self.aside &= known
        while at < len(cards):
            self.aside |= BIT[cards[at]]
            at += 1

    def run_faces(self) -> list[str]:
        """The run in the order played."""
        return self.faces(self.run)

    def lay_out_cards(self, view: View, seat: i64, turned_down: str) -> None:
        """Hands, the run, and the runs that the law has turned down."""
        view.fact("dealer", self.name_of(self.dealer))
        view.fact("leader", self.read("leader")[0])
        if self.due >= 0:
            view.fact("due", self.pack.face(self.due))
        for s in range(self.seats):
            open_cards = self.hands[s] if s == seat else self.hands[s] & self.shown
            view.show(hand_place(s), self.faces(open_cards), count(self.hands[s] & ~open_cards))
        view.show(RUN, self.run_faces())
        view.show(DOWN, [], count(self.played & ~self.run), turned_down)

    # -- cases -----------------------------------------------------------------------------------

    def phases(self) -> list[str]:
        return PHASES

    def words(self) -> list[str]:
        return super().words() + WORDS

    def ordered(self) -> list[str]:
        return ["run"]

    def read(self, word: str, seat: int = NO_SEAT, part: str = "") -> list[str]:
        if word == "hand":
            return self.faces(self.hands[self.known_seat(word, seat)])
        if word == "run":
            return self.run_faces()
        if word == "down":
            return self.faces(self.played & ~self.run)
        if word == "leader":
            return [self.names[self.leader]] if self.leader >= 0 else ["nobody"]
        if word == "due":
            return [self.pack.face(self.due)] if self.due >= 0 else []
        if word == "stops":
            return self.faces(self.stops())
        if word == "lead_only":
            return self.faces(self.lead_only())
        return super().read(word, seat, part)

    def arrange(self, setup: Setup) -> None:
        """A set dealer spares the search for one; ``deals`` counts those over and done."""
        if self._arrange_dealer(setup):
            self.phase = DEAL
        deals, agreed = setup.number("deals", 0), int(self.deals_agreed)
        if not 0 <= deals < agreed:
            raise BadCase(f"{deals} deals cannot be over where {agreed} are agreed")
        self.deals = deals
        self.finished = deals

    def lay_cards(self, setup: Setup, taken: i64) -> None:
        """Hands and spare cards as set (``*``: any other); all else but what is ``taken`` has been played."""
        if self.dealer < 0:
            self.dealer = self.seats - 1
        places = [setup.cards(f"hand {name}", self.pack) for name in self.names]
        places.append(setup.cards("spare", self.pack))
        named = [card for cards in places for card in cards if card != ANY]
        if len(set(named)) < len(named) or hand_of(named) & (taken | ~self.dealt):
            raise BadCase("a card is set in two places, or is none that is dealt")
        others = vec_of(self.dealt & ~taken & ~hand_of(named))
        wanted = sum([cards.count(ANY) for cards in places])
        if wanted > len(others):
            raise BadCase("there are not so many cards")
        self.chance.shuffle(others)
        self._fill(places, others)
        self.played = self.dealt & ~taken & ~self.aside
        for seat in range(self.seats):
            self.played &= ~self.hands[seat]
        self.deals += 1

    def _fill(self, places: list[list[int]], others: vec[i64]) -> None:
        at: i64 = 0
        for seat in range(self.seats + 1):
            cards: i64 = 0
            for card in places[seat]:
                if card == ANY:
                    cards |= BIT[others[at]]
                    at += 1
                else:
                    cards |= BIT[card]
            if seat < self.seats:
                self.hands[seat] = cards
            else:
                self.aside = cards

    def lead_as_set(self, setup: Setup) -> None:
        """A position in play begins with somebody's lead; by default the dealer's left neighbour's."""
        elder = self.left(self.dealer)
        leader = self.names.index(setup.word("leader", self.names, self.names[elder]))
        if not self.hands[leader]:
            raise BadCase(f"{self.names[leader]} has no card to lead; set hand {self.names[leader]}")
        self.phase = PLAYING
        self.ask_lead(leader)
