"""The run of cards up to a stop: any card is led, and the holder of the next higher one of its suit must play it.

Where nobody holds that card, the last one played is a stop and its player leads.  A table of such a game is a
``Stops``: who holds what, the run that lies face up, which card is due.  The game says what a card earns, what ends a
run besides, and which laws it rests on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import ACE_LOW_52, BIT, BLANK, CARD_OF, NO_CARD, cards_in, count, hand_of
from parlour.core.chance import Chance
from parlour.core.copying import Shared, take_over
from parlour.core.events import NO_SEAT
from parlour.core.game import UNSAID, Game
from parlour.core.ledger import Ledger
from parlour.core.moves import NOTHING, Choices, Refusal, plays
from parlour.core.options import Options
from parlour.core.pickling import Part
from parlour.core.setup import order_of
from parlour.mechanisms.stops_redeal import deal_anew, lay_anyhow

FIRST_DEALER: Final = 0
DEAL: Final = 1
PLAYING: Final = 2
OVER: Final = 3
PHASES: Final = ["first_dealer", "deal", "play", "over"]  # a game adds its own behind these

ASIDE: Final = -1  # where a card is dealt to, if to no seat
TURNED: Final = -2

KNAVE: Final = 10  # ranks of A 2 3 ... T J Q K
QUEEN: Final = 11
KING: Final = 12
KINGS: Final = hand_of([ACE_LOW_52.card(face) for face in ("KC", "KD", "KH", "KS")])
ACES: Final = hand_of([ACE_LOW_52.card(face) for face in ("AC", "AD", "AH", "AS")])

SOLE: Final = [plays(BIT[card]) for card in range(63)]  # shared, so never added to

MATRIMONY: Final = 0  # the couples: queen and king,
INTRIGUE: Final = 1  # queen and knave


@mypyc_attr(acyclic=True, free_list_len=1)
class StopsDeal(Part):
    """The cards of one deal; when they are gathered, a new one takes its place."""

    hands: vec[i64]
    aside: i64 = 0  # dealt to nobody, face down
    turn_up: i64 = NO_CARD
    played: i64 = 0
    run: i64 = 0  # the cards of the present run
    length: i64 = 0
    last: i64 = NO_CARD  # the card of the run played last
    player: i64 = NO_SEAT  # and who played it
    leader: i64 = NO_SEAT  # who leads, or has led the run
    due: i64 = NO_CARD  # the card that must follow
    stands_for: i64 = NO_CARD  # the missing card of the run that another was played for
    lacking: i64 = 0  # cards that all know to be in no hand: the turn-up, and those that a stop has shown
    shown: i64 = 0  # cards that their holder has shown and kept
    knave_by: i64 = NO_SEAT  # who has played these of the suit whose couples win stakes
    queen_by: i64 = NO_SEAT
    king_by: i64 = NO_SEAT

    def __init__(self, hands: vec[i64]) -> None:
        self.hands = hands

    def copy(self) -> StopsDeal:
        new = StopsDeal(self.hands)
        take_over(new, self, StopsDeal)
        return new

    def court_by(self, rank: i64) -> i64:
        """Who has played the knave, queen or king that makes couples."""
        if rank == KING:
            return self.king_by
        return self.queen_by if rank == QUEEN else self.knave_by


class Stops(Game):
    """Cards rank A 2 3 ... J Q K in suit, so the card that follows is the one with the next number."""

    sheet: Shared  # the cards that are dealt, in order
    dealt: i64  # the same as a bit set
    deals_agreed: i64
    finished: i64 = 0  # deals
    deal: StopsDeal

    def __init__(
        self,
        options: Options,
        names: list[str],
        chance: Chance,
        ledger: Ledger,
        sheet: vec[i64],
        source: Stops | None,
    ) -> None:
        if source is None:
            deals = options.values["deals"]
            self.sheet = sheet
            self.dealt = hand_of(list(sheet))
            self.deals_agreed = deals if isinstance(deals, int) else len(names)
            self.deal = StopsDeal(BLANK[: len(names)])
        else:
            take_over(self, source, Stops)
        super().__init__(options, names, ACE_LOW_52, chance, ledger, source)

    def twin(self, chance: Chance) -> Stops:
        """The same position once more, with other chances to come."""
        raise NotImplementedError

    # -- the deal -----------------------------------------------------------------------

    def pay_in(self) -> None:
        """What is paid before the deal, if anything is and nobody chooses where."""

    def gets(self, i: i64) -> i64:
        """The seat that gets the i-th card dealt: singly, from the dealer's left, until there are no more."""
        return (self.dealer + 1 + i) % self.seats

    def deal_out(self) -> None:
        """Shuffle and deal; a card may be turned up."""
        deck = self.sheet[:]
        self.chance.shuffle(deck)
        self.deals += 1
        deal = self.deal
        hands = deal.hands
        i: i64 = 0
        while i < len(deck):
            card = deck[i]
            to = self.gets(i)
            if to >= 0:
                hands[to] |= BIT[card]
            elif to == ASIDE:
                deal.aside |= BIT[card]
            else:
                self.turn(card)
            i += 1

    def turn(self, card: i64) -> None:
        """A card is turned up, and so is in no hand."""
        self.deal.turn_up = card
        self.deal.lacking |= BIT[card]

    def begin_play(self) -> None:
        """The player on the dealer's left leads."""
        self.phase = PLAYING
        self.ask_lead(self.left(self.dealer))

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
        hands = self.deal.hands
        bit = BIT[card]
        seat: i64 = 0
        while seat < self.seats:
            if hands[seat] & bit:
                return seat
            seat += 1
        return NO_SEAT

    def put_down(self, seat: i64, card: i64) -> None:
        """A card goes from the hand to the run."""
        deal = self.deal
        bit = BIT[card]
        deal.hands[seat] ^= bit
        deal.played |= bit
        deal.run |= bit
        deal.length += 1
        deal.last = card
        deal.player = seat
        deal.shown &= ~bit

    def ask_next(self, card: i64) -> bool:
        """Whoever holds this card must play it; if nobody does, the run is at a stop."""
        holder = self.holder(card)
        if holder < 0:
            self.deal.due = NO_CARD
            self.deal.lacking |= BIT[card] & self.deal.aside
            return False
        self.ask_holder(holder, card)
        return True

    def ask_holder(self, holder: i64, card: i64) -> None:
        """The card is due from its holder."""
        self.deal.due = card
        self._turn(holder)

    def ask_lead(self, seat: i64) -> None:
        """The run is turned down, and the seat leads."""
        deal = self.deal
        deal.run = 0
        deal.length = 0
        deal.due = NO_CARD
        deal.stands_for = NO_CARD
        deal.leader = seat
        self._turn(seat)

    def leads(self, seat: i64) -> bool:
        """Whether the seat is to lead."""
        return self.phase == PLAYING and self.waits & BIT[seat] != 0 and self.deal.due < 0

    def playable(self, seat: i64) -> i64:
        """Any card to lead, else only the one that is due."""
        if self.phase != PLAYING or self.waits & BIT[seat] == 0:
            return 0
        due = self.deal.due
        return self.deal.hands[seat] if due < 0 else BIT[due]

    def moves(self, seat: i64) -> Choices:
        cards = self.playable(seat)
        if cards & (cards - 1) == 0:  # nearly always the card that is due
            return SOLE[CARD_OF[cards % 67]] if cards else NOTHING
        return plays(cards)

    def open_plays(self, seat: i64) -> i64:
        cards = self.playable(seat)
        if cards:
            return cards
        return UNSAID

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
        return self.dealt & ~self.deal.played & ~self.deal.lacking

    def run_row(self) -> list[int]:
        """The run in the order played."""
        return cards_in(self.deal.run)

    # -- the couples -----------------------------------------------------------------------------

    def play_court(self, seat: i64, rank: i64) -> None:
        """The knave, queen or king that makes couples is played; the game says who wins by them."""
        deal = self.deal
        if rank == KING:
            deal.king_by = seat
            self._join(MATRIMONY, seat, deal.queen_by)
        elif rank == QUEEN:
            deal.queen_by = seat
            self._join(MATRIMONY, seat, deal.king_by)
            self._join(INTRIGUE, seat, deal.knave_by)
        else:
            deal.knave_by = seat
            self._join(INTRIGUE, seat, deal.queen_by)

    def _join(self, couple: i64, seat: i64, other: i64) -> None:
        """The seat has played one card of a couple, ``other`` its other card, if anybody has."""

    # -- the end of a deal and of the game -----------------------------------------------------------

    def pay_for_cards(self, winner: i64, clause: str) -> None:
        """A counter to the winner for each card left, from his left on."""
        for step in range(1, self.seats):
            seat = (winner + step) % self.seats
            self.pay(clause, "pays-for-cards", seat, winner, count(self.deal.hands[seat]))

    def finish_deal(self) -> bool:
        """All cards are gathered and the deal passes to the left; False where it was the last one agreed."""
        self.deal = StopsDeal(BLANK[: self.seats])
        self.finished += 1
        self._await_chance()
        if self.finished >= self.deals_agreed:
            return False
        self.dealer = self.left(self.dealer)
        self.phase = DEAL
        return True

    def end_game(self, clause: str) -> None:
        self.say(clause, "deals-done", NO_SEAT, self.finished)
        self._game_over(OVER)

    # -- what a seat knows --------------------------------------------------------------------

    def seen(self, seat: i64) -> i64:
        """The cards whose place the seat has seen: whoever must follow holds the card that is due."""
        deal = self.deal
        known = self.pack.all & ~self.live() | deal.shown
        if deal.due >= 0:
            known |= BIT[deal.due]
        return known | deal.hands[seat] if seat < self.seats else known

    def knows(self, seat: i64, card: i64) -> bool:
        """Also by reckoning, where all that it has not seen lies in one place."""
        known = self.seen(seat)
        places: i64 = 1 if self.deal.aside & ~known else 0
        for other in range(self.seats):
            if self.deal.hands[other] & ~known:
                places += 1
        return places == 1 or known & BIT[card] != 0

    def redeal(self, seat: i64, chance: Chance) -> Stops:
        new = self.twin(chance)
        deal_anew(new, seat, chance)
        return new

    def known_to(self, seat: i64) -> Stops:
        new = self.twin(Chance(0))
        lay_anyhow(new, seat)
        return new


def why_no_card(game: Stops, seat: i64, follow: str, lead: str, held: str = "") -> Refusal:
    """By the clauses of following and leading; ``held``: that of a card not held, if it is another than leading's."""
    due = game.deal.due
    mine = game.waits & BIT[seat] != 0
    if due >= 0:
        return Refusal(follow, "must-play-due" if mine else "others-follow", {"card": game.pack.face(due)})
    return Refusal(held or lead, "card-not-held") if mine else Refusal(lead, "not-your-turn")
