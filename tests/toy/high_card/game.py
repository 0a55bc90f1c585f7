"""High Card: one hidden card each, kept or changed by a sealed word; the higher card takes the pool."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import ACE_LOW_52, BIT, FRENCH_52
from parlour.core.chance import Chance
from parlour.core.events import ALL, place
from parlour.core.game import Game
from parlour.core.ledger import Ledger
from parlour.core.moves import NOTHING, Choices, Move, Refusal, the_moves, verb
from parlour.core.options import Options
from parlour.core.seen import Seen, backs, faces
from parlour.core.sight import Sight, any_seat
from parlour.core.vocabulary import Vocabulary, row, row_of

KEEP = verb("keep")
CHANGE = verb("change")
ANSWERS = the_moves([Move(KEEP), Move(CHANGE)])

DEAL, ANSWER, OVER = range(3)
PHASES = ["deal", "answer", "over"]
OPEN, KEPT, CHANGED = range(3)  # a seat's sealed answer
NO_CARD = -1
POOL = 2

STOCK = place("stock")
THROWN = place("thrown")
HANDS = [place("hand", seat) for seat in range(2)]
ANSWERED = any_seat("answered")
SEEN = Seen(2, 1, FRENCH_52, PHASES, [ANSWERED], [faces(*HANDS), backs(THROWN, STOCK)])


class HighCard(Game):
    stock: list[int]  # top first
    hands: list[int]  # each seat's card, or NO_CARD
    thrown: list[int]  # by seat, the card it changed, or NO_CARD
    answers: list[int]
    shown: bool

    def __init__(self, options: Options, names: list[str], chance: Chance, source: HighCard | None = None) -> None:
        pack = FRENCH_52 if options.word("aces") == "high" else ACE_LOW_52  # high-card.5
        ledger = Ledger([*names, "pool"]) if source is None else source.ledger.copy()
        super().__init__(options, names, pack, chance, ledger, source)
        self.stock = source.stock[:] if source else []
        self.hands = source.hands[:] if source else [NO_CARD, NO_CARD]
        self.thrown = source.thrown[:] if source else [NO_CARD, NO_CARD]
        self.answers = source.answers[:] if source else [OPEN, OPEN]
        self.shown = source.shown if source else False

    def copy(self) -> HighCard:
        return type(self)(self.options, self.names, self.chance.copy(), self)

    # deal

    def _go_on(self) -> None:
        self.deals += 1
        for seat in range(2):
            self.pay("high-card.2", "stakes", seat, POOL, self.options.number("stake"))
        deck = vec[i64](self.pack.cards)
        self.chance.shuffle(deck)
        self.hands = [deck[0], deck[1]]
        self.stock = list(deck)[2:]
        self.thrown = [NO_CARD, NO_CARD]
        self.answers = [OPEN, OPEN]
        self.shown = False
        for seat in range(2):
            self.bring("high-card.3", "gets-card", seat, [self.hands[seat]], STOCK, HANDS[seat], BIT[seat])
        self.phase = ANSWER
        self._ask(3)

    # keep or change

    def moves(self, seat: i64) -> Choices:
        return ANSWERS if seat in self.to_act else NOTHING

    def act(self, seat: i64, move: Move) -> None:
        self.answers[seat] = KEPT if move.verb is KEEP else CHANGED
        self.say("high-card.4a", "has-answered", seat)
        self.waits &= ~(BIT[seat])
        self.may = self.waits
        if not self.waits:
            self._show()

    # the end of a deal

    def _show(self) -> None:
        for seat in range(2):
            if self.answers[seat] == CHANGED:
                self._change(seat)
        for seat in range(2):
            self.bring("high-card.5", "shows", seat, [self.hands[seat]], HANDS[seat], HANDS[seat])
        self.shown = True
        ranks = [card & 15 for card in self.hands]
        if ranks[0] == ranks[1]:
            self.say("high-card.6", "pool-stays")
        else:
            self._win(0 if ranks[0] > ranks[1] else 1)
        self.phase = DEAL
        if self.deals >= self.options.number("deals"):
            self._end()

    def _change(self, seat: int) -> None:
        self.thrown[seat] = self.hands[seat]
        self.hands[seat] = self.stock.pop(0)
        self.bring("high-card.4", "changes", seat, [self.thrown[seat]], HANDS[seat], THROWN, BIT[seat])
        self.bring("high-card.4", "takes-top", seat, [self.hands[seat]], STOCK, HANDS[seat], ALL)

    def _win(self, seat: int) -> None:
        self.pay("high-card.5", "wins-pool", POOL, seat, self.ledger[POOL])

    def _end(self) -> None:
        left = self.ledger[POOL]
        for seat in range(2):
            self.pay("high-card.7", "takes-back", POOL, seat, left // 2)
        self.phase = OVER
        self.over = True

    # what a seat knows

    def knows(self, seat: i64, card: i64) -> bool:
        own = seat < 2 and card in (self.hands[seat], self.thrown[seat])
        return own or (self.shown and card in self.hands)

    def redeal(self, seat: i64, chance: Chance) -> HighCard:
        """The other's card and sealed answer, and the order of the stock, are anybody's guess."""
        new = type(self)(self.options, self.names, chance, self)
        if self.deals == 0:
            return new
        other = 1 - seat
        rest = vec[i64]([card for card in self.pack.cards if not self.knows(seat, card)])
        chance.shuffle(rest)
        cards = list(rest)
        if not self.shown:
            new.hands[other] = cards.pop()
            new.answers[other] = self.answers[other] and KEPT + chance.below(2)
        if self.thrown[other] != NO_CARD:
            new.thrown[other] = cards.pop()
        new.stock = cards
        return new

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        for s in range(2):
            held = BIT[self.hands[s]] if self.hands[s] != NO_CARD else 0
            self.show_cards(sight, HANDS[s], held, s == seat or self.shown, "high-card.3")
            if self.answers[s]:
                sight.tell(ANSWERED, s, "high-card.4a")
        sight.lay(THROWN, 0, len([card for card in self.thrown if card != NO_CARD]), "high-card.4")
        sight.lay(STOCK, 0, len(self.stock), "high-card.3")

    # words for cases

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def deal_plan(self) -> dict[str, list[int]]:
        if self.phase != DEAL:
            return {}
        return {f"hand {self.names[0]}": [0], f"hand {self.names[1]}": [1], "stock": list(range(2, 52))}


def why_not(game: HighCard, seat: int, _move: Move) -> Refusal:
    if game.over:
        return Refusal("high-card.7", "game-over")
    if game.phase == DEAL:
        return Refusal("high-card.3", "not-dealt")
    if seat not in game.to_act:
        return Refusal("high-card.4a", "answered-already")
    return Refusal("high-card.4", "keep-or-change")


VOCABULARY = Vocabulary(
    [KEEP, CHANGE],
    PHASES,
    {
        "hand": row_of(lambda game, seat: [card for card in game.hands[seat : seat + 1] if card != NO_CARD]),
        "thrown": row_of(lambda game, seat: [card for card in game.thrown[seat : seat + 1] if card != NO_CARD]),
        "stock": row("stock"),
    },
    why_not,
)
