"""The last three tricks of a deal as the seat knows them: what a card is sure to bring, whatever the other holds.

The other may hold any of the cards that the seat has not seen.  He is taken to know the seat's cards, so that what a
card is worth is what it brings against his best play, the seat's own next choice being as often one card as the other,
as the solution asks for.  Cards of his are alike which lie between the same two of the seat's, and so are the plain
suits that the seat lacks: his hand is three kinds.

After the card judged the seat chooses once more, between two cards, and nothing is left to be chosen in the last trick.
So for every hand the other has a few ways to go on, each of which meets one of those choices; both sides are solved by
regrets that are never below nothing (CFR+).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.cards import cards_in, count, rank, suit
from parlour.core.moves import CHOOSE

CLOSE: Final = 0.0005  # how far the two bounds of a value may lie apart, where the most is 1
MOST_ROUNDS: Final = 3000
FIRST_LOOK: Final = 8  # rounds before the bounds are looked at, and then after a quarter more each time
PLAIN: Final = -1  # the suit of a kind: any plain one that the seat lacks
NO_KIND: Final = -1
KINDS: Final = 8  # at most seven, and none
ALONE: Final = KINDS * KINDS  # the choice before which the other has done nothing
CHOICES: Final = ALONE + 1


class Ending:
    """Three cards of a seat, the other's card if he has led, and what else he may hold, by kinds."""

    trump: i64
    cards: vec[i64]  # the seat's
    suits: vec[i64]  # of its cards
    places: vec[i64]  # of each, how many of its cards in that suit are lower
    kind_suits: vec[i64]
    kind_places: vec[i64]  # how many of the seat's cards in the suit are lower than these
    led: i64  # its kind, or none
    hands: vec[i64]  # the other's, three kinds each, NO_KIND last where he has led
    weights: vec[float]  # how likely each is; together 1
    gets: vec[float]  # what the seat gets, by how many of the three tricks it makes
    rounds: i64  # that were played in all

    def __init__(self, hand: i64, trump: i64, gets: vec[float]) -> None:
        self.trump = trump
        self.gets = gets
        self.cards = vec[i64](cards_in(hand))
        self.suits = vec[i64]([suit(card) for card in cards_in(hand)])
        self.places = vec[i64]([self._lower(card) for card in cards_in(hand)])
        self.kind_suits = vec[i64]()
        self.kind_places = vec[i64]()
        self.led = NO_KIND
        self.hands = vec[i64]()
        self.weights = vec[float]()
        self.rounds = 0

    def _lower(self, card: i64) -> i64:
        found: i64 = 0
        for mine in self.cards:
            if suit(mine) == suit(card) and rank(mine) < rank(card):
                found += 1
        return found

    def kind_of(self, card: i64) -> i64:
        """The number of a card's kind; a new one if it is the first."""
        of: i64 = PLAIN
        if suit(card) == self.trump:
            of = suit(card)
        for mine in self.suits:
            if mine == suit(card):
                of = mine
        place = self._lower(card) if of != PLAIN else 0
        for kind in range(len(self.kind_suits)):
            if self.kind_suits[kind] == of and self.kind_places[kind] == place:
                return kind
        self.kind_suits = append(self.kind_suits, of)
        self.kind_places = append(self.kind_places, place)
        return len(self.kind_suits) - 1

    def hold(self, unseen: i64, fixed: i64, size: i64, weight: float) -> None:
        """The other has these fixed cards and others of the unseen ones, so many in all: all hands alike."""
        there = vec[i64]([0 for _kind in range(KINDS)])
        for card in cards_in(unseen & ~fixed):
            there[self.kind_of(card)] += 1
        held = vec[i64]([NO_KIND, NO_KIND, NO_KIND])
        sure: i64 = 0
        for card in cards_in(fixed):
            held[sure] = self.kind_of(card)
            sure += 1
        free = count(unseen & ~fixed)
        if free >= size - sure:
            self._add(there, held, sure, size, 0, weight / float(CHOOSE[free * 64 + size - sure]))

    def _add(self, there: vec[i64], held: vec[i64], at: i64, size: i64, least: i64, ways: float) -> None:
        """Hands by their kinds, each as often as cards make it up."""
        if at == size:
            self.hands = append(append(append(self.hands, held[0]), held[1]), held[2])
            self.weights = append(self.weights, ways)
            return
        kind = least
        while kind < len(self.kind_suits):
            n: i64 = 1
            while n <= there[kind] and at + n <= size:
                held[at + n - 1] = kind
                self._add(there, held, at + n, size, kind + 1, ways * float(CHOOSE[there[kind] * 64 + n]))
                n += 1
            kind += 1

    # -- what may be played, in kinds -----------------------------------------------

    def other_takes(self, kind: i64, card: i64) -> bool:
        """Whether the other's reply takes the trick from the seat's card."""
        if self.kind_suits[kind] == self.suits[card]:
            return self.kind_places[kind] > self.places[card]
        return self.kind_suits[kind] == self.trump

    def seat_takes(self, card: i64, kind: i64) -> bool:
        if self.kind_suits[kind] == self.suits[card]:
            return self.kind_places[kind] <= self.places[card]
        return self.suits[card] == self.trump

    def _duty(self, kind: i64, card: i64) -> i64:
        """How well a kind of the other's does what a card of the seat's demands: only the best may be played."""
        if self.kind_suits[kind] == self.suits[card]:
            return 3 if self.kind_places[kind] > self.places[card] else 2
        return 1 if self.kind_suits[kind] == self.trump else 0

    def _own_duty(self, card: i64, kind: i64) -> i64:
        if self.kind_suits[kind] == self.suits[card]:
            return 3 if self.kind_places[kind] <= self.places[card] else 2
        return 1 if self.suits[card] == self.trump else 0

    def lawful(self) -> list[int]:
        """The seat's cards that it may play, by their numbers."""
        if self.led == NO_KIND:
            return list(range(len(self.cards)))
        most = max([self._own_duty(card, self.led) for card in range(len(self.cards))])
        return [card for card in range(len(self.cards)) if self._own_duty(card, self.led) == most]

    # -- what the last two tricks bring -----------------------------------------------

    def leading(self, card: i64, last: i64, a: i64, b: i64) -> i64:
        """Tricks of two that the seat makes at least, leading a card with another left, to these two kinds."""
        demanded = max(self._duty(a, card), self._duty(b, card))
        fewest: i64 = 2
        if self._duty(a, card) == demanded:
            fewest = self._led(card, last, a, b)
        if self._duty(b, card) == demanded:
            fewest = min(fewest, self._led(card, last, b, a))
        return fewest

    def _led(self, card: i64, last: i64, reply: i64, left: i64) -> i64:
        if self.other_takes(reply, card):
            return 1 if self.seat_takes(last, left) else 0
        return 1 if self.other_takes(left, last) else 2

    def answering(self, card: i64, last: i64, kind: i64, left: i64) -> i64:
        """Tricks of two that the seat makes, playing a card to this kind, with another left."""
        if self.seat_takes(card, kind):
            return 1 if self.other_takes(left, last) else 2
        return 1 if self.seat_takes(last, left) else 0

    def value(self, card: i64) -> float:
        """What the seat is sure of when it plays this card."""
        x: i64 = 1 if card == 0 else 0
        y: i64 = 1 if card == 2 else 2
        game = Meeting()
        for i in range(len(self.weights)):
            game.begin(self.weights[i])
            if self.led != NO_KIND:
                takes = self.seat_takes(card, self.led)
                self._onward(game, x, y, takes, NO_KIND, self.hands[3 * i], self.hands[3 * i + 1])
            else:
                self._replies(game, card, x, y, i)
        game.solve()
        self.rounds += game.rounds
        return game.value

    def _replies(self, game: Meeting, card: i64, x: i64, y: i64, hand: i64) -> None:
        """Each of the three cards that the other may play."""
        demanded: i64 = 0
        for n in range(3):
            demanded = max(demanded, self._duty(self.hands[3 * hand + n], card))
        before: i64 = NO_KIND
        for n in range(3):
            kind = self.hands[3 * hand + n]
            if kind != before and self._duty(kind, card) == demanded:
                a = self.hands[3 * hand + (1 if n == 0 else 0)]
                b = self.hands[3 * hand + (1 if n == 2 else 2)]
                self._onward(game, x, y, not self.other_takes(kind, card), kind, a, b)
            before = kind

    def _onward(self, game: Meeting, x: i64, y: i64, takes: bool, reply: i64, a: i64, b: i64) -> None:
        """The seat has taken the trick, or not; the other has shown this kind in it, and has two left."""
        gets = self.gets
        if takes:
            first = gets[1 + self.leading(x, y, a, b)]
            game.add((reply + 1) * KINDS, first, gets[1 + self.leading(y, x, a, b)])
            return
        self._led_to(game, x, y, reply, a, b)
        if a != b:
            self._led_to(game, x, y, reply, b, a)

    def _led_to(self, game: Meeting, x: i64, y: i64, reply: i64, kind: i64, left: i64) -> None:
        gets = self.gets
        one = gets[self.answering(x, y, kind, left)]
        other = gets[self.answering(y, x, kind, left)]
        if self._own_duty(x, kind) < self._own_duty(y, kind):
            one = other
        elif self._own_duty(y, kind) < self._own_duty(x, kind):
            other = one
        game.add((reply + 1) * KINDS + kind + 1, one, other)


class Meeting:
    """The other's ways to go on, by his hands, and the seat's choices of one of two cards that they meet."""

    likely: vec[float]  # by hand
    ends: vec[i64]  # of each hand, where its ways end
    meets: vec[i64]  # of a way: the choice
    one: vec[float]  # what the seat gets by the first card, or by the other
    other: vec[float]
    value: float
    rounds: i64

    def __init__(self) -> None:
        self.likely = vec[float]()
        self.ends = vec[i64]()
        self.meets = vec[i64]()
        self.one = vec[float]()
        self.other = vec[float]()
        self.value = 0.0
        self.rounds = 0

    def begin(self, likely: float) -> None:
        """Another hand."""
        self.likely = append(self.likely, likely)
        self.ends = append(self.ends, len(self.meets))

    def add(self, choice: i64, one: float, other: float) -> None:
        self.meets = append(self.meets, choice)
        self.one = append(self.one, one)
        self.other = append(self.other, other)
        self.ends[len(self.ends) - 1] = len(self.meets)

    def solve(self) -> None:
        """Until what the seat is sure of and what the other can hold it to lie close together."""
        ways = len(self.meets)
        taken = _none(CHOICES)  # regrets of the first card,
        rest = _none(CHOICES)  # and of the other
        share = _all(CHOICES, 0.5)
        shares = _none(CHOICES)
        regret = _none(ways)
        part = _none(ways)
        parts = _none(ways)
        least, most = -1e9, 1e9
        look: i64 = FIRST_LOOK
        rounds: i64 = 0
        while rounds < MOST_ROUNDS:
            rounds += 1
            weight = float(rounds)
            self._other_learns(share, regret, part, parts, weight)
            self._seat_learns(part, taken, rest, share, shares, weight)
            if rounds == look:
                look += look // 4
                least = max(least, self._sure(shares, weight * (weight + 1.0) / 2.0))
                most = min(most, self._held_to(parts, weight * (weight + 1.0) / 2.0))
                if most - least < CLOSE:
                    break
        self.rounds = rounds
        self.value = (least + most) / 2.0

    def _other_learns(
        self, share: vec[float], regret: vec[float], part: vec[float], parts: vec[float], weight: float
    ) -> None:
        start: i64 = 0
        for hand in range(len(self.ends)):
            end = self.ends[hand]
            total = 0.0
            way = start
            while way < end:
                total += regret[way]
                way += 1
            mean = 0.0
            way = start
            while way < end:
                often = regret[way] / total if total > 0.0 else 1.0 / float(end - start)
                p = share[self.meets[way]]
                mean += often * (p * self.one[way] + (1.0 - p) * self.other[way])
                way += 1
            total = 0.0
            way = start
            while way < end:
                p = share[self.meets[way]]
                grown = regret[way] + mean - p * self.one[way] - (1.0 - p) * self.other[way]
                if grown < 0.0:
                    grown = 0.0
                regret[way] = grown
                total += grown
                way += 1
            way = start
            while way < end:
                often = regret[way] / total if total > 0.0 else 1.0 / float(end - start)
                part[way] = often * self.likely[hand]
                parts[way] += weight * part[way]
                way += 1
            start = end

    def _seat_learns(
        self,
        part: vec[float],
        taken: vec[float],
        rest: vec[float],
        share: vec[float],
        shares: vec[float],
        weight: float,
    ) -> None:
        leads = _none(CHOICES)  # by how much the first card is better
        way: i64 = 0
        while way < len(self.meets):
            leads[self.meets[way]] += part[way] * (self.one[way] - self.other[way])
            way += 1
        choice: i64 = 0
        while choice < CHOICES:
            lead = leads[choice]
            if lead != 0.0:
                p = share[choice]
                one = taken[choice] + (1.0 - p) * lead
                other = rest[choice] - p * lead
                taken[choice] = one if one > 0.0 else 0.0
                rest[choice] = other if other > 0.0 else 0.0
                total = taken[choice] + rest[choice]
                share[choice] = taken[choice] / total if total > 0.0 else 0.5
            shares[choice] += weight * share[choice]
            choice += 1

    def _sure(self, shares: vec[float], total: float) -> float:
        """What the seat gets from the other's best, choosing as often as in the mean."""
        found = 0.0
        start: i64 = 0
        for hand in range(len(self.ends)):
            fewest = 1e9
            way = start
            while way < self.ends[hand]:
                p = shares[self.meets[way]] / total
                gets = p * self.one[way] + (1.0 - p) * self.other[way]
                if gets < fewest:
                    fewest = gets
                way += 1
            start = self.ends[hand]
            found += self.likely[hand] * fewest
        return found

    def _held_to(self, parts: vec[float], total: float) -> float:
        """What it gets by its best choices from the other as he has played in the mean."""
        first = _none(CHOICES)
        second = _none(CHOICES)
        way: i64 = 0
        while way < len(self.meets):
            often = parts[way] / total
            first[self.meets[way]] += often * self.one[way]
            second[self.meets[way]] += often * self.other[way]
            way += 1
        found = 0.0
        for choice in range(CHOICES):
            found += first[choice] if first[choice] > second[choice] else second[choice]
        return found


def _none(size: i64) -> vec[float]:
    return _all(size, 0.0)


def _all(size: i64, value: float) -> vec[float]:
    return vec[float]([value for _i in range(size)])


def ending_of(hand: i64, trump: i64, led: i64, gets: vec[float]) -> Ending:
    """With the other's card that was led, or one below nothing; what else he holds is told by ``hold``."""
    found = Ending(hand, trump, gets)
    if led >= 0:
        found.led = found.kind_of(led)
    return found
