"""Cassino: cards from the hand take cards of equal rank or equal total from the board.

Read it beside the rule book: draw, deal, turn, end of pack, count, score.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.cards import BIT, CARD_OF, card_at, clear, count, lowest
from parlour.core.chance import Chance, below
from parlour.core.moves import NONE, NOTHING, Choice, Choices, Move, exactly, one_of
from parlour.core.sight import Sight
from parlour.core.vocabulary import Vocabulary
from parlour.games.cassino import events
from parlour.games.cassino.redeal import deal_anew
from parlour.games.cassino.rules.captures import able, captures, choosers, sole_capture, takers
from parlour.games.cassino.rules.dealing import draw_for_deal
from parlour.games.cassino.rules.score import counted, most, scored
from parlour.games.cassino.setup import VOCABULARY
from parlour.games.cassino.state import CassinoDeal, CassinoState
from parlour.games.cassino.view import advice, lay_out
from parlour.games.cassino.words import DEAL, DRAW, LAY, LAYING, LAYS, OVER, PLAY, ROUND, TAKE


class Cassino(CassinoState):
    """Who can take must take; takings are counted when the whole pack is played."""

    def _go_on(self) -> None:
        if self.phase == DRAW:
            draw_for_deal(self)
            self.phase = DEAL
            events.drew(self)
        elif self.phase == DEAL:
            self._shuffle()
        else:
            self._deal_round()

    def _shuffle(self) -> None:
        deck = self.agreed.sheet[:]
        self.chance.shuffle(deck)
        self.deal = CassinoDeal(deck, 0, self.seats)
        self.deals += 1
        events.shuffled(self)
        self._deal_round()

    def _deal_round(self) -> None:
        """Four each and four to the board, then four more each and none to the board (cassino.10, 11, 17)."""
        deal, eldest = self.deal, self.left(self.dealer)
        deck, hands, seats, at = deal.deck, deal.hands, self.seats, deal.next_card
        board_before = deal.board
        for to in self.agreed.orders[deal.round]:
            bit = BIT[deck[at]]
            at += 1
            if to == seats:
                deal.board |= bit
            else:
                seat = eldest + to
                hands[seat if seat < seats else seat - seats] |= bit
        deal.next_card = at
        deal.round += 1
        clear(deal.lacks)
        self.phase = PLAY
        events.dealt(self, board_before)
        self._turn(eldest)  # cassino.12

    def moves(self, seat: i64) -> Choices:
        if self.waits & BIT[seat] == 0:
            return NOTHING
        board = self.deal.board
        able_cards = takers(self.deal.hands[seat], board)
        if able_cards == 0:
            return Choices([one_of(LAYING, self.deal.hands[seat])])  # cassino.15
        found: list[Choice] = []
        while able_cards:
            card = lowest(able_cards)
            able_cards &= able_cards - 1
            for cards in captures(board, card):
                found.append(exactly(Move(TAKE, card, cards)))
        return Choices(found)

    def allows(self, seat: i64, move: Move) -> bool:
        """Asked of every move played or tried: what one card takes is found sooner than what all may take."""
        card = move.a
        if self.waits & BIT[seat] == 0 or card < 0 or card > 62 or move.c != NONE:
            return False
        hand = self.deal.hands[seat]
        if hand & BIT[card] == 0:
            return False
        if move.verb is LAY:
            return move.b == NONE and takers(hand, self.deal.board) == 0
        if move.verb is not TAKE:
            return False
        for cards in captures(self.deal.board, card):
            if cards == move.b:
                return True
        return False

    def pick(self, seat: i64, state: i64) -> Move:
        """In playouts the list of moves would cost more than all the rest: one move alone is made."""
        hand = self.deal.hands[seat]
        board = self.deal.board
        able_cards = takers(hand, board)
        if able_cards == 0:
            return LAYS[card_at(hand, state)]
        if choosers(able_cards, board) == 0:
            card = card_at(able_cards, state)
            return Move(TAKE, card, sole_capture(board, card))
        sets = vec[i64](capacity=16)  # each with the card that takes it
        while able_cards:
            bit = able_cards & -able_cards
            able_cards ^= bit
            for cards in captures(board, CARD_OF[bit % 67]):
                sets = append(sets, bit | cards)
        taken = sets[below(state, len(sets))]
        return Move(TAKE, lowest(taken & hand), taken & board)

    def act(self, seat: i64, move: Move) -> None:
        if move.verb is TAKE:
            self._take(seat, move.a, move.b)
        else:
            self._lay(seat, move.a)
        following = self.left(seat)
        if self.deal.hands[following]:
            self._turn(following)
        else:
            self._end_round()

    def _take(self, seat: i64, card: i64, cards: i64) -> None:
        """The card and what it takes go face down before the player (cassino.14)."""
        deal, bit = self.deal, BIT[card]
        events.took(self, seat, card, cards)
        deal.hands[seat] ^= bit
        deal.board ^= cards
        deal.taken[seat] |= cards | bit
        deal.last_taker = seat
        if deal.board == 0:
            self._sweep(seat, "cassino.19")

    def _sweep(self, seat: i64, clause: str) -> None:
        self.deal.sweeps[seat] += 1
        self.say(clause, "sweeps-board", seat, 1)

    def _lay(self, seat: i64, card: i64) -> None:
        deal, bit = self.deal, BIT[card]
        events.laid(self, seat, card)
        deal.lacks[seat] |= able(deal.board)
        deal.hands[seat] ^= bit
        deal.board |= bit

    def _end_round(self) -> None:
        self.say("cassino.16", "hands-played-out")
        if self.deal.round < len(self.agreed.orders):
            self.phase = ROUND
            self._await_chance()
        else:
            self._end_pack()

    def _end_pack(self) -> None:
        """Whoever took last takes what is left and sweeps the board, unless he just did (cassino.18, R3)."""
        deal = self.deal
        last = deal.last_taker
        if last >= 0 and deal.board:
            events.took_rest(self, last)
            deal.taken[last] |= deal.board
            deal.board = 0
            self._sweep(last, "cassino.18")
        self._count()
        self.finished += 1
        if self._won():
            self._end_game()
        else:
            self.dealer = self.left(self.dealer)
            self.phase = DEAL
            self._await_chance()

    def _count(self) -> None:
        piles = self.by_side(self.deal.taken)
        counts = self._counted(piles)
        gains = scored(counts, self.agreed.scoring)
        self.counts = self.by_seat(counts)
        self.points = [self.points[seat] + gains[self.side(seat)] for seat in range(self.seats)]
        events.counted(self, piles, counts)
        events.scored(self, counts, gains)

    def _counted(self, piles: vec[i64]) -> vec[i64]:
        return counted(piles, self.by_side(self.deal.sweeps), self.pack.all)

    def _won(self) -> bool:
        """The packs agreed are played, or one side alone is highest with the points of the game (cassino.R1)."""
        if self.agreed.deals:
            return self.finished == self.agreed.deals
        highest = most(vec[i64]([self.points[side] for side in range(self.agreed.sides)]))
        return highest >= 0 and self.points[highest] >= self.agreed.goal

    def _end_game(self) -> None:
        self._game_over(OVER)
        events.won(self)

    def result_of(self, seat: i64) -> int:
        """Every winner has one from every loser (cassino.R15: equal totals share the win)."""
        if not self.over:
            return 0
        won = self.winners()
        return int(self.seats - count(won) if won & BIT[seat] else -count(won))

    def redeal(self, seat: i64, chance: Chance) -> Cassino:
        new = Cassino(self.options, self.names, chance, self)
        if self.phase == PLAY or self.phase == ROUND:
            deal_anew(new, seat, chance)
        return new

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        lay_out(self, sight, seat)

    def _advice(self, seat: i64) -> list[str]:
        return advice(self, seat)

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def deal_plan(self) -> dict[str, list[int]]:
        """The hands and the board of the first round, and of later ones as ``hand A/2`` and ``board/3``."""
        plan: dict[str, list[int]] = {}
        if self.phase != DEAL:
            return plan
        at = 0
        for i, order in enumerate(self.agreed.orders):
            part = f"/{i + 1}" if i else ""
            for to in order:
                where = "board" if to == self.seats else f"hand {self.names[(self.dealer + 1 + to) % self.seats]}"
                plan.setdefault(where + part, []).append(at)
                at += 1
        return plan
