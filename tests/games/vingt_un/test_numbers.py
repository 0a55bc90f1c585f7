"""The figures of Vingt-un's rule file, each by our own counting, dealing and settling."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb

import pytest

from parlour.core.cards import FRENCH_52
from parlour.core.chance import ANY
from parlour.core.setup import Setup
from parlour.games.vingt_un.rules.count import ACE, is_natural, is_pair, points, stakes_won, worth
from parlour.games.vingt_un.rules.game import VingtUn
from parlour.mechanisms.dealing import turn_for_deal
from parlour.registry import rules_of

CARDS = FRENCH_52.cards
PAIRS = list(combinations(CARDS, 2))
FACES = FRENCH_52.ids


def table(**options: object) -> VingtUn:
    game = rules_of("vingt-un").new(options, 1)
    assert isinstance(game, VingtUn)
    return game


def count_of(*cards: int) -> int:
    return points(sum(worth(card) for card in cards), sum(card & 15 == ACE for card in cards))


# -- two cards --------------------------------------------------------------------------


def test_natural_in_two_cards() -> None:
    naturals = [pair for pair in PAIRS if is_natural(*pair)]
    assert (len(naturals), len(PAIRS)) == (64, 1326)
    assert all(count_of(*pair) == 21 for pair in naturals)
    assert round(len(naturals) / len(PAIRS), 6) == 0.048265


@pytest.mark.parametrize(
    ("first", "chance"), [("AS", Fraction(16, 51)), ("KS", Fraction(4, 51)), ("TD", Fraction(4, 51))]
)
def test_natural_after_a_first_card(first: str, chance: Fraction) -> None:
    card = FACES[first]
    assert Fraction(sum(is_natural(card, other) for other in CARDS if other != card), 51) == chance


def test_pair_that_may_be_divided() -> None:
    assert sum(is_pair(*pair) for pair in PAIRS) == 78
    assert sum(worth(a) == worth(b) for a, b in PAIRS) == 174
    assert Fraction(78, len(PAIRS)) == Fraction(1, 17)


def natural_hands(hands: int) -> Counter[int]:
    """How many of so many hands of one pack are naturals, over all ways to deal aces, ten-cards and others."""

    @cache
    def deal(aces: int, tens: int, others: int, left: int, found: int) -> Counter[int]:
        if left == 0:
            return Counter({found: 1})
        total: Counter[int] = Counter()
        kinds = {"AS": aces, "KS": tens, "5S": others}
        for a in kinds:
            for b in kinds:
                ways = kinds[a] * (kinds[b] - (a == b))
                if ways > 0:
                    rest = [kinds[k] - (k == a) - (k == b) for k in kinds]
                    after = deal(rest[0], rest[1], rest[2], left - 1, found + is_natural(FACES[a], FACES[b]))
                    for n, times in after.items():
                        total[n] += ways * times
        return total

    return deal(4, 16, 32, hands, 0)


def test_naturals_in_several_hands() -> None:
    two, three = natural_hands(2), natural_hands(3)
    assert Fraction(two[2], two.total()) == Fraction(96, 54145)
    assert 1 - Fraction(two[0], two.total()) == Fraction(1184, 12495)
    assert 1 - Fraction(three[0], three.total()) == Fraction(27312, 195755)
    assert round(float(Fraction(1184, 12495)), 4) == 0.0948  # old Hoyles' "once in seven" is wrong for two hands


def test_two_card_counts() -> None:
    counts = Counter(count_of(*pair) for pair in PAIRS)
    due = "4:6 5:16 6:22 7:32 8:38 9:48 10:54 11:64 12:124 13:128 14:118 15:112 16:102 17:96 18:86 19:80 20:136 21:64"
    assert dict(counts) == {int(k): int(n) for k, n in (word.split(":") for word in due.split())}
    more = sum(n for k, n in counts.items() if k > 14)
    assert more == 676
    assert Fraction(more, 1326) == Fraction(26, 51)


# -- the first ace ------------------------------------------------------------------------


def test_first_ace_decides_the_deal() -> None:
    """Each place of the first ace in turn; the others lie anywhere behind it."""
    mean, receivers = Fraction(0), [Fraction(0)] * 4
    plain = [card for card in CARDS if card & 15 != ACE]
    for before in range(49):
        game = table(players=4)
        game.chance.given = [[*plain[:before], FACES["AS"], *[ANY] * (51 - before)]]
        dealer = turn_for_deal(game, ACE, "vingt-un.44")
        chance = Fraction(comb(51 - before, 3), comb(52, 4))
        mean += chance * (before + 1)
        receivers[(dealer - 1) % 4] += chance
    assert mean == Fraction(53, 5)
    assert receivers == [Fraction(5837, 20825), Fraction(216, 833), Fraction(4988, 20825), Fraction(184, 833)]
    assert [round(float(share), 6) for share in receivers] == [0.280288, 0.259304, 0.239520, 0.220888]


# -- one card more ---------------------------------------------------------------------------


def draws(hand: str) -> list[int]:
    """The count after each card that may come from a fresh pack, by playing it."""
    held = hand.split()
    counts = []
    for face in FACES:
        if face in held:
            continue
        game = table(players=2, deal_sale="off")
        setup = Setup()
        setup.put("dealer", ["A"])
        game.arrange(setup)
        others = [other for other in ("7S", "7H", "7D") if other not in (*held, face)][:2]
        given = {"hand B": held, "hand A": others, "stock": [face]}
        game.go_on({place: [FACES[name] for name in names] for place, names in given.items()})
        for seat, text in ((1, "stake 1"), (0, "no_double"), (1, "keep"), (1, "card")):
            game.play(seat, game.notation().read(text))
        over = game.hands_played > 0  # he was alone against the dealer: overdrawn, the hand is over
        counts.append(22 if over else int(points(game.deal.low[4], game.deal.aces[4])))
    return counts


def test_card_to_thirteen() -> None:
    counts = draws("4S 9H")
    assert len(counts) == 50
    assert sum(count <= 21 for count in counts) == 31
    assert counts.count(20) == 4


@pytest.mark.parametrize(("count", "safe"), [(14, 7), (15, 6)])
def test_old_hoyles_on_safe_cards(count: int, safe: int) -> None:
    assert sum(count + worth(rank) <= 21 for rank in range(13)) == safe


# -- the dealer's gain ---------------------------------------------------------------------------

Cards = tuple[int, ...]  # how many of each worth, the ace first
PACK: Cards = tuple(sum(worth(card) == value for card in CARDS) for value in range(1, 11))
NATURAL: Cards = (1, 0, 0, 0, 0, 0, 0, 0, 0, 1)
STAND = 16


def tally(hand: Cards) -> int:
    return points(sum(n * (i + 1) for i, n in enumerate(hand)), hand[0])


def with_one(hand: Cards, i: int) -> Cards:
    return (*hand[:i], hand[i] + 1, *hand[i + 1 :])


class Drawing:
    """Every hand that two cards and drawing below sixteen can make, small ones first, and from which hands it comes."""

    def __init__(self) -> None:
        self.hands: list[Cards] = [(0,) * 10]
        self.place = {self.hands[0]: 0}
        self.steps: list[tuple[int, int, int, int]] = []  # from, to, worth - 1, how many of it were held before
        at = 0
        while at < len(self.hands):
            hand = self.hands[at]
            if sum(hand) < 2 or tally(hand) < STAND:
                for i in range(10):
                    if hand[i] < PACK[i]:
                        self.steps.append((at, self._number(with_one(hand, i)), i, hand[i]))
            at += 1
        self.size = [sum(hand) for hand in self.hands]
        self.tally = [tally(hand) for hand in self.hands]
        self.ends = [
            k for k, n in enumerate(self.size) if n >= 2 and self.tally[k] >= STAND and self.hands[k] != NATURAL
        ]

    def _number(self, hand: Cards) -> int:
        if hand not in self.place:
            self.place[hand] = len(self.hands)
            self.hands.append(hand)
        return self.place[hand]

    def ways(self, left: Cards) -> list[int]:
        """In how many orders each hand comes from these cards."""
        found = [0] * len(self.hands)
        found[0] = 1
        for here, there, i, held in self.steps:
            if left[i] > held:
                found[there] += found[here] * (left[i] - held)
        return found


def falling(n: int, k: int) -> int:
    product = 1
    for j in range(k):
        product *= n - j
    return product


def dealers_ends(drawing: Drawing, left: Cards) -> dict[int, Fraction]:
    """The counts that a dealer without a natural ends with, from these cards."""
    ways = drawing.ways(left)
    orders: dict[tuple[int, int], int] = {}
    for his in drawing.ends:
        key = (drawing.tally[his], drawing.size[his])
        orders[key] = orders.get(key, 0) + ways[his]
    found: dict[int, Fraction] = {}
    for (count, size), n in orders.items():
        found[count] = found.get(count, Fraction(0)) + Fraction(n, falling(sum(left), size))
    return found


def test_dealers_gain() -> None:
    """One player, fresh pack, no doubling, no division, both draw below sixteen; every hand of both, exactly.

    A natural wins double for either alike, so naturals add nothing.
    """
    drawing = Drawing()
    orders = drawing.ways(PACK)
    gain = over = ties = both = Fraction(0)
    for mine in drawing.ends:
        count = drawing.tally[mine]
        chance = Fraction(orders[mine], falling(52, drawing.size[mine]))
        left = tuple(n - held for n, held in zip(PACK, drawing.hands[mine], strict=True))
        his = dealers_ends(drawing, left)
        if count > 21:
            gain += chance * sum(his.values())
            over += chance * sum(his.values())
            continue
        gain -= chance * sum(stakes_won(end, count) * share for end, share in his.items())
        ties += chance * his.get(count, 0) * (count < 21)
        both += chance * his.get(count, 0) * (count == 21)
    assert gain == Fraction(6628642579211428439, 52989254180017155000)
    assert [round(float(x), 6) for x in (gain, over, ties, both)] == [0.125094, 0.193013, 0.093176, 0.003809]


def test_dealers_gain_by_playing() -> None:
    """4,000 hands through the game itself, within four standard deviations."""
    game = table(players=2, deal_sale="off", deals=10_000_000, min_stake=1, max_stake=1)
    hands = 4000
    gained = 0
    move = {text: game.notation().read(text) for text in ("stake 1", "no_double", "keep", "card", "content")}
    for hand in range(1, hands + 1):
        before = game.ledger[0]
        fresh(game)
        while game.hands_played < hand:
            seat = game.to_act[0]
            slot = 4 * seat
            phase = game.read("phase")[0]
            if phase == "staking":
                game.play(seat, move["stake 1"])
            elif phase == "doubling":
                game.play(seat, move["no_double"])
            elif phase.endswith("division"):
                game.play(seat, move["keep"])
            else:
                low = points(game.deal.low[slot], game.deal.aces[slot])
                game.play(seat, move["card" if low < STAND else "content"])
        gained += game.ledger[0] - before
    assert abs(gained / hands - 0.125094) < 4 * 1.2 / hands**0.5


def fresh(game: VingtUn) -> None:
    """The same dealer deals the next hand from a whole pack."""
    setup = Setup()
    setup.put("dealer", ["A"])
    ledger = game.ledger.copy()
    played = game.hands_played
    game.arrange(setup)
    game.ledger = ledger
    game.hands_played = played
    game.go_on()
