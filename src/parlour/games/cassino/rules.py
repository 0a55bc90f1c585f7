"""Cassino: cards from the hand take cards of equal rank or equal total from the board.

Read it beside the rule book: draw, deal, turn, end of pack, count, score.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.cards import BIT, count, lowest, nth
from parlour.core.chance import Chance, below
from parlour.core.events import NO_SEAT
from parlour.core.game import EVERYTHING
from parlour.core.moves import NONE, NOTHING, Choices, Move, Refusal, Verb, exactly, one_of
from parlour.core.setup import Setup
from parlour.core.view import View
from parlour.games.cassino import dealing, hidden, position, table
from parlour.games.cassino.captures import able, captures, takers
from parlour.games.cassino.refusals import why_not
from parlour.games.cassino.score import counted, most, scored
from parlour.games.cassino.state import Table
from parlour.games.cassino.words import DEAL, DRAW, LAY, LAYING, LAYS, OVER, PHASES, PLAY, ROUND, TAKE


class Cassino(Table):
    """Who can take must take; takings are counted when the whole pack is played."""

    def copy(self) -> Cassino:
        return Cassino(self.options, self.names, self.chance.copy(), self)

    # -- draw and deal --------------------------------------------------------------

    def _go_on(self) -> None:
        if self.phase == DRAW:
            self._draw()
        elif self.phase == DEAL:
            self._shuffle()
        else:
            self.deal_round()

    def _draw(self) -> None:
        dealing.draw_for_deal(self)
        self.phase = DEAL
        if self.detail == EVERYTHING:
            dealing.tell_draw(self)

    def _shuffle(self) -> None:
        deck = self.sheet[:]
        self.chance.shuffle(deck)
        self.clear_table()
        self.deck = deck
        self.next_card = 0
        self.deals += 1
        if self.detail == EVERYTHING:
            table.tell_pack(self)
        self.deal_round()

    def deal_round(self) -> None:
        """Four each and four to the board, then four more each and none to the board (cassino.10, 11, 17)."""
        order = self.orders[self.round]
        board_before = self.board
        self.round += 1
        seat: i64 = 0
        for to in order:
            bit = BIT[self.deck[self.next_card]]
            self.next_card += 1
            if to == self.seats:
                self.board |= bit
            else:
                seat = self.dealer + 1 + to
                self.hands[seat if seat < self.seats else seat - self.seats] |= bit
        self.lacks = self.zeros()
        self.phase = PLAY
        if self.detail == EVERYTHING:
            table.tell_deal(self, board_before)
        self._turn(self.left(self.dealer))  # cassino.12

    # -- who may do what --------------------------------------------------------------

    def moves(self, seat: i64) -> Choices:
        if self.waits & BIT[seat] == 0:
            return NOTHING
        able_cards = takers(self.hands[seat], self.board)
        if able_cards == 0:
            return Choices([one_of(LAYING, self.hands[seat])])  # cassino.15
        found = Choices([])
        while able_cards:
            card = lowest(able_cards)
            able_cards &= able_cards - 1
            for cards in captures(self.board, card):
                found.add(exactly(Move(TAKE, card, cards)))
        return found

    def allows(self, seat: i64, move: Move) -> bool:
        card = move.a
        if self.waits & BIT[seat] == 0 or card < 0 or card > 62 or move.c != NONE:
            return False
        if self.hands[seat] & BIT[card] == 0:
            return False
        if move.verb is LAY:
            return move.b == NONE and takers(self.hands[seat], self.board) == 0
        if move.verb is not TAKE:
            return False
        for cards in captures(self.board, card):
            if cards == move.b:
                return True
        return False

    def pick(self, seat: i64, s: i64) -> Move:
        hand = self.hands[seat]
        able_cards = takers(hand, self.board)
        if able_cards == 0:
            return LAYS[nth(hand, below(s, count(hand)))]
        with_card = vec[i64](capacity=16)
        sets = vec[i64](capacity=16)
        while able_cards:
            card = lowest(able_cards)
            able_cards &= able_cards - 1
            for cards in captures(self.board, card):
                with_card = append(with_card, card)
                sets = append(sets, cards)
        k = below(s, len(sets))
        return Move(TAKE, with_card[k], sets[k])

    def _refusal(self, seat: i64, move: Move) -> Refusal:
        return why_not(self, seat, move)

    # -- turn ----------------------------------------------------------------------------

    def act(self, seat: i64, move: Move) -> None:
        if move.verb is TAKE:
            self._take(seat, move.a, move.b)
        else:
            self._lay(seat, move.a)
        following = self.left(seat)
        if self.hands[following]:
            self._turn(following)
        else:
            self._end_round()

    def _take(self, seat: i64, card: i64, cards: i64) -> None:
        """The card and what it takes go face down before the player (cassino.14)."""
        if self.detail == EVERYTHING:
            table.tell_take(self, seat, card, cards)
        self.hands[seat] ^= BIT[card]
        self.board ^= cards
        self.taken[seat] |= cards | BIT[card]
        self.last_taker = seat
        if self.board == 0:
            self._sweep(seat, "cassino.19")

    def _sweep(self, seat: i64, clause: str) -> None:
        self.sweeps[seat] += 1
        self.say(clause, "sweeps-board", seat, 1)

    def _lay(self, seat: i64, card: i64) -> None:
        if self.detail == EVERYTHING:
            table.tell_lay(self, seat, card)
        self.lacks[seat] |= able(self.board)
        self.hands[seat] ^= BIT[card]
        self.board |= BIT[card]

    def _end_round(self) -> None:
        self.say("cassino.16", "hands-played-out")
        if self.round < len(self.orders):
            self.phase = ROUND
            self._await_chance()
        else:
            self._end_pack()

    # -- end of pack, count and score ------------------------------------------------------

    def _end_pack(self) -> None:
        """Whoever took last takes what is left and sweeps the board, unless he just did (cassino.18, R3)."""
        last = self.last_taker
        if last >= 0 and self.board:
            if self.detail == EVERYTHING:
                table.tell_rest(self, last)
            self.taken[last] |= self.board
            self.board = 0
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
        piles = self.by_side(self.taken)
        counts = counted(piles, self.by_side(self.sweeps), self.pack.all)
        gains = scored(counts, self.scoring)
        self.counts = self.by_seat(counts)
        for seat in range(self.seats):
            self.points[seat] += gains[self.side(seat)]
        if self.detail == EVERYTHING:
            table.tell_count(self, piles, counts)
            table.tell_score(self, counts, gains)

    def _won(self) -> bool:
        """The packs agreed are played, or one side alone is highest with the points of the game (cassino.R1)."""
        if self.deals_agreed:
            return self.finished == self.deals_agreed
        return max(self.points) >= self.goal and most(self._side_points()) >= 0

    def _side_points(self) -> vec[i64]:
        return vec[i64]([self.points[side] for side in range(self.sides)])

    def _end_game(self) -> None:
        self.phase = OVER
        self.over = True
        self._await_chance()
        if self.detail == EVERYTHING:
            table.tell_end(self)

    def winners(self) -> i64:
        """The seats of the highest total, when the game is over."""
        best = max(self.points)
        found: i64 = 0
        for seat in range(self.seats):
            if self.points[seat] == best:
                found |= BIT[seat]
        return found

    @property
    def score(self) -> list[int]:
        return self.points[:]

    @property
    def result(self) -> list[int]:
        """Every winner has one from every loser (cassino.R15: equal totals share the win)."""
        if not self.over:
            return [0 for _name in self.names]
        won = self.winners()
        n = count(won)
        return [int(self.seats - n if won & BIT[seat] else -n) for seat in range(self.seats)]

    # -- what a seat knows --------------------------------------------------------------------

    def seen(self, seat: i64) -> i64:
        """Its own hand, and all that has lain on the board or was played."""
        cards = self.board | self.gone
        for pile in self.taken:
            cards |= pile
        return cards | self.hands[seat] if seat < self.seats else cards

    def knows(self, seat: i64, card: i64) -> bool:
        return self.seen(seat) & BIT[card] != 0

    def redeal(self, seat: i64, chance: Chance) -> Cassino:
        new = Cassino(self.options, self.names, chance, self)
        if self.phase == PLAY or self.phase == ROUND:
            hidden.deal_anew(new, seat, chance)
        return new

    def _lay_out(self, view: View, seat: i64) -> None:
        table.lay_out(self, view, seat)

    # -- cases ------------------------------------------------------------------------------------

    def verbs(self) -> list[Verb]:
        return [TAKE, LAY]

    def phases(self) -> list[str]:
        return PHASES

    def words(self) -> list[str]:
        return super().words() + table.WORDS

    def ordered(self) -> list[str]:
        return ["stock", "drawn"]

    def read(self, word: str, seat: int = NO_SEAT, part: str = "") -> list[str]:
        if word in table.WORDS:
            return table.read(self, word, seat)
        return super().read(word, seat, part)

    def arrange(self, setup: Setup) -> None:
        """A set dealer spares the draw; ``phase play`` sets a position in the middle of a pack."""
        if self._arrange_dealer(setup):
            self.phase = DEAL
        position.arrange(self, setup)

    def deal_plan(self) -> dict[str, list[int]]:
        return table.deal_plan(self) if self.phase == DEAL else {}
